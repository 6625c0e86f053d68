import { Composer, Parser, type CST, type Document } from 'yaml';

/** Far deeper than any file needs, and far from overflowing the stack. */
const maxDepth = 60;

export interface Composed {
  documents: Document.Parsed[];
  tooDeep: number | null;
}

/** Uses loops, so that no nesting overflows the stack. */
export function compose(text: string): Composed {
  const tokens = [...new Parser().parse(text)];
  const tooDeep = findTooDeep(tokens);
  if (tooDeep !== null) return { documents: [], tooDeep };
  // readTree reports repeated keys faster than the composer.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  return { documents: [...composer.compose(tokens, true, text.length)], tooDeep };
}

function findTooDeep(tokens: readonly CST.Token[]): number | null {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > maxDepth) return token.offset;
    for (const child of childrenOf(token)) open.push({ token: child, depth: depth + 1 });
  }
  return null;
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => child != null));
}
