const around = 3;

export function unifiedDiff(file: string, before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
  if (changed.length === 0) return '';
  const hunks: [number, number][] = [];
  for (const index of changed) {
    const [from, to] = [Math.max(0, index - around), Math.min(old.length, index + around + 1)];
    const last = hunks.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  const text = hunks.map(([from, to]) => {
    // The last line break ends the last line; it does not start an empty one.
    const end = to === old.length && old.at(-1) === '' ? to - 1 : to;
    const lines: string[] = [];
    for (let index = from; index < end;) {
      let next = index;
      while (next < end && old[next] !== fresh[next]) next += 1;
      lines.push(...old.slice(index, next).map((line) => `-${line}`));
      lines.push(...fresh.slice(index, next).map((line) => `+${line}`));
      if (next < end) lines.push(` ${old[next] ?? ''}`);
      index = next + 1;
    }
    return `@@ -${from + 1},${end - from} +${from + 1},${end - from} @@\n${lines.join('\n')}\n`;
  });
  return `--- a/${file}\n+++ b/${file}\n${text.join('')}`;
}
