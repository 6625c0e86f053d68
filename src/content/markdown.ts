import { marked, type Token, type Tokens } from 'marked';

export function markdownTokens(body: string): Token[] {
  return marked.lexer(body);
}

export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/)|#[a-z0-9-]+$)/.test(href);
}

export function markdownLinks(body: string): string[] {
  return tokensOf<Tokens.Link>(body, 'link').map(({ href }) => href);
}

export function markdownImages(body: string): string[] {
  return tokensOf<Tokens.Image>(body, 'image').map(({ href }) => href);
}

/** The headings that begin the sections of a page: those of the highest level in its body. */
export function markdownSections(body: string): { id: string; heading: string }[] {
  return markdownTokens(body).flatMap((token) => sectionHeading(token, topLevel(body)) ?? []);
}

export function topLevel(body: string): number {
  return Math.min(6, ...markdownTokens(body).map((token) => (isHeading(token) ? token.depth : 6)));
}

/** Null for a token that begins no section. */
export function sectionHeading(token: Token, top: number): { id: string; heading: string } | null {
  if (!isHeading(token) || token.depth !== top) return null;
  const heading = plainOf(token.tokens);
  const words = heading.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return {
    id:
      words
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? 'section',
    heading,
  };
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
    if (token.type === 'html' && token.block === true) paragraphs.push([{ text: token.raw.trim() }]);
  });
  return paragraphs;
}

function inlineOf(tokens: readonly Token[]): { text: string; href?: string }[] {
  return tokens.flatMap((token) => {
    if (token.type === 'link')
      return [{ text: plainOf(token.tokens ?? []), href: (token as Tokens.Link).href }];
    if (token.type === 'image' || token.type === 'codespan' || token.type === 'br') return [];
    return 'tokens' in token ? inlineOf(token.tokens) : [{ text: textOf(token) }];
  });
}

function plainOf(tokens: readonly Token[]): string {
  return tokens.map((token) => ('tokens' in token ? plainOf(token.tokens) : textOf(token))).join('');
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

function tokensOf<T extends Token>(body: string, type: T['type']): T[] {
  const found: T[] = [];
  void marked.walkTokens(markdownTokens(body), (token) => {
    if (token.type === type) found.push(token as T);
  });
  return found;
}
