import { codes, infoOf, type Code } from './codes.ts';
import { listWords, nearest } from './didYouMean.ts';

export function explainCode(code: string, color: boolean): string | null {
  if (!isCode(code)) return null;
  const { severity = 'error', text, title, bad, good } = infoOf(code);
  const bold = (text: string) => (color ? `\u001b[1m${text}\u001b[0m` : text);
  return [
    `${bold(code)}  ${severity}`,
    `${title}.`,
    wrap(text.slice(title.length + 2), 80),
    ...(bad === undefined ? [] : [`For example\n${indent(bad)}`]),
    ...(good === undefined ? [] : [`Corrected\n${indent(good)}`]),
  ]
    .join('\n\n')
    .concat('\n');
}

export function listCodes(): string {
  const all = Object.keys(codes).filter(isCode).sort();
  const width = Math.max(...all.map((code) => code.length));
  const areas = [...new Set(all.map(areaOf))];
  return areas
    .map((area) =>
      all
        .filter((code) => areaOf(code) === area)
        .map((code) => `${code.padEnd(width)}  ${infoOf(code).title}`),
    )
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function isCode(code: string): code is Code {
  return Object.hasOwn(codes, code);
}

function areaOf(code: string): string {
  return code.slice(0, code.indexOf('/'));
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

export function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

export function suggestCode(code: string): string {
  const all = Object.keys(codes).sort();
  const near = nearest(code, all) ?? all.find((other) => other.endsWith(`/${code}`));
  if (near !== undefined) return `Did you mean "${near}"?`;
  const area = all.filter((other) => other.startsWith(`${code.split('/')[0] ?? ''}/`));
  return area.length > 0 ? `Its area has ${listWords(area, 'and', 30)}.` : 'guides explain lists all codes.';
}
