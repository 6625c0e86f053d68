interface Part {
  elements: number;
  /** Ids that it uses. */
  uses: string[];
}

/**
 * The number of elements in a drawing after following every use element; Infinity for a circular use. For
 * markup that findUnsafe accepts.
 */
export function drawnElements(svg: string): number {
  const whole: Part = { elements: 0, uses: [] };
  const named = new Map<string, Part>();
  const open: Part[] = [];
  for (const [tag, slash, name, attributes = ''] of svg.matchAll(
    /<(\/?)([A-Za-z]\w*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g,
  )) {
    if (slash === '/') {
      open.pop();
      continue;
    }
    const part: Part = { elements: 0, uses: [] };
    const id = attributeOf(attributes, 'id');
    if (id !== undefined) named.set(id, part);
    const target = name === 'use' ? attributeOf(attributes, '(?:xlink:)?href')?.slice(1) : undefined;
    for (const around of [whole, ...open, part]) {
      around.elements += 1;
      if (target !== undefined) around.uses.push(target);
    }
    if (!tag.endsWith('/>')) open.push(part);
  }
  return sum(whole, named, new Map());
}

function sum(part: Part, named: ReadonlyMap<string, Part>, known: Map<Part, number>): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  // Visiting it again before its count is known means a circular reference.
  known.set(part, Infinity);
  const total = part.uses.reduce((count, id) => {
    const used = named.get(id);
    return count + (used === undefined ? 0 : sum(used, named, known));
  }, part.elements);
  known.set(part, total);
  return total;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}
