/**
 * The markup of prose fields: paragraphs, **bold** and [links](/path, https://… or mailto:…), nothing else. Anything
 * else is text, so no field can add markup to a page.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const markup =
  /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()"<>]+|mailto:[\w.+-]+@[\w.-]+|#[a-z0-9-]+)\)/g;

/** The parts of each paragraph; a line break ends a paragraph. */
export function parseProse(prose: string): Inline[][] {
  return prose
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseInline);
}

export function plainText(prose: string): string {
  return parseProse(prose)
    .map((paragraph) => paragraph.map(({ text }) => text).join(''))
    .join(' ');
}

export function proseLinks(prose: string): string[] {
  if (!prose.includes('](')) return [];
  return parseProse(prose)
    .flat()
    .flatMap((part) => (part.kind === 'link' ? [part.href] : []));
}

/** So few words say too little alone. */
const leastWords = 7;

/** The first sentences of a text, as many as it takes to say something. */
export function leadOf(prose: string): string {
  const sentences = prose.split(/(?<=[.!?]["”’)]?)\s+(?=\S)/);
  let lead = '';
  for (const sentence of sentences) {
    lead = `${lead} ${sentence}`.trim();
    if (lead.split(/\s+/).length >= leastWords) break;
  }
  return lead;
}

function parseInline(paragraph: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(markup)) {
    if (match.index > end) parts.push({ kind: 'text', text: paragraph.slice(end, match.index) });
    const [whole, strong, label, href] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ kind: 'text', text: paragraph.slice(end) });
  return parts;
}
