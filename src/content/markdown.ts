import { Parser } from 'htmlparser2';
import { marked, type Token, type Tokens } from 'marked';
import type { DataPath } from './yaml/source.ts';

export function markdownTokens(body: string): Token[] {
  const tokens = marked.lexer(body);
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') token.href = decoded((token as Tokens.Link).href);
    if (token.type === 'html') token.text = (token as Tokens.HTML).text.replace(/<!--[^]*?-->/g, '');
  });
  return tokens;
}

/** marked leaves entities in addresses and texts. */
function decoded(text: string): string {
  return text.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    let plain = '';
    new Parser({ ontext: (part) => (plain += part) }).end(entity);
    return plain;
  });
}

export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/)|#[a-z0-9-]+$)/.test(href);
}

export function markdownLinks(body: string): string[] {
  return tokensOf<Tokens.Link>(body, 'link').map(({ href }) => href);
}

/** Links, as written, that no page shows: to an address that is none, or in the heading of a section. */
export function lostLinks(body: string): string[] {
  const tokens = markdownTokens(body);
  const inHeadings = tokens
    .filter((token) => isHeading(token) && token.depth === topLevel(tokens))
    .flatMap(({ raw }) => tokensOf<Tokens.Link>(raw, 'link'));
  const wrong = tokensOf<Tokens.Link>(body, 'link').filter(({ href }) => !isLinkAddress(href));
  return [...new Set([...wrong, ...inHeadings].map(({ raw }) => raw))];
}

export function markdownImages(body: string): string[] {
  return tokensOf<Tokens.Image>(body, 'image').map(({ href }) => href);
}

/** By the headings of the highest level. The id of what comes before them is empty. */
export function markdownSections(body: string): { id: string; heading: string; tokens: Token[] }[] {
  const tokens = markdownTokens(body);
  const top = topLevel(tokens);
  const sections: ReturnType<typeof markdownSections> = [];
  const ids = new Set<string>();
  for (const token of tokens) {
    if (isHeading(token) && token.depth === top) {
      const heading = plainOf(token.tokens);
      const id = freeId(heading, ids);
      ids.add(id);
      sections.push({ id, heading, tokens: [] });
    } else if (sections.length > 0) sections.at(-1)?.tokens.push(token);
    else if (token.type !== 'space') sections.push({ id: '', heading: '', tokens: [token] });
  }
  return sections;
}

function topLevel(tokens: readonly Token[]): number {
  return Math.min(6, ...tokens.map((token) => (isHeading(token) ? token.depth : 6)));
}

function freeId(heading: string, taken: ReadonlySet<string>): string {
  const words = heading.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  const id =
    words
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section';
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

export function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The words of a body, a list for each paragraph, heading, item, or cell. Code is left out. */
export function markdownParagraphs(body: string): { text: string; href?: string }[][] {
  const paragraphs: { text: string; href?: string }[][] = [];
  void marked.walkTokens(markdownTokens(body), (token) => {
    if (token.type === 'paragraph' || token.type === 'heading' || (token.type === 'text' && token.tokens))
      paragraphs.push(inlineOf(token.tokens ?? []));
    if (token.type === 'table')
      for (const cell of [token as Tokens.Table].flatMap(({ header, rows }) => [header, ...rows].flat()))
        paragraphs.push(inlineOf(cell.tokens));
    if (token.type === 'html' && token.block === true) paragraphs.push([{ text: textOf(token).trim() }]);
  });
  return paragraphs;
}

function inlineOf(tokens: readonly Token[]): { text: string; href?: string }[] {
  return tokens.flatMap((token) => {
    if (token.type === 'link')
      return [{ text: plainOf(token.tokens ?? []), href: (token as Tokens.Link).href }];
    if (['image', 'codespan', 'br', 'checkbox'].includes(token.type)) return [];
    return 'tokens' in token ? inlineOf(token.tokens) : [{ text: textOf(token) }];
  });
}

function plainOf(tokens: readonly Token[]): string {
  return tokens.map((token) => ('tokens' in token ? plainOf(token.tokens) : textOf(token))).join('');
}

function textOf(token: Token): string {
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  return token.type === 'text' ? decoded(text) : text;
}

function tokensOf<T extends Token>(body: string, type: T['type']): T[] {
  const found: T[] = [];
  void marked.walkTokens(markdownTokens(body), (token) => {
    if (token.type === type) found.push(token as T);
  });
  return found;
}

/** Every text in some data, with its path, except below the fields that isSkipped names. */
export function textsIn(
  value: unknown,
  isSkipped: (field: string, value: unknown) => boolean = () => false,
): { text: string; path: DataPath }[] {
  const texts: { text: string; path: DataPath }[] = [];
  const walk = (part: unknown, path: DataPath): void => {
    if (typeof part === 'string') texts.push({ text: part, path });
    else if (Array.isArray(part)) for (const [index, item] of part.entries()) walk(item, [...path, index]);
    else if (typeof part === 'object' && part !== null)
      for (const [field, item] of Object.entries(part))
        if (!isSkipped(field, item)) walk(item, [...path, field]);
  };
  walk(value, []);
  return texts;
}
