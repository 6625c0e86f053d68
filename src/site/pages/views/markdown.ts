import { Marked, type Token, type Tokens } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../../../templates/parts/Picture.tsx';
import { isHeading, isLinkAddress, markdownSections } from '../../../content/markdown.ts';
import { escapeXml } from '../../../domain/embed.ts';
import type { SiteContext } from '../../context.ts';

/** A part of a body. id is empty for the part before the first heading. */
export interface MarkdownSection {
  id: string;
  heading: string;
  html: string;
}

/** Reads the body of a text page. Shows its HTML as text. */
export function markdownSectionViews(context: SiteContext, body: string): MarkdownSection[] {
  const sections = markdownSections(body);
  return sections.map(({ id, heading, tokens }) => ({ id, heading, html: renderTokens(context, tokens) }));
}

function renderTokens(context: SiteContext, tokens: Token[]): string {
  // Headings below a section's heading use consecutive levels.
  let level = 2;
  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeXml(text),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens: words }) {
        const text = this.parser.parseInline(words);
        return isLinkAddress(href) ? `<a href="${escapeXml(href)}">${text}</a>` : text;
      },
      image({ href, text }) {
        if (!context.content.art.has(href)) return escapeXml(text);
        const picture = context.assets.images.picture(href, 'wide');
        return renderToStaticMarkup(
          createElement(Picture, {
            picture,
            alt: text,
            sizes: '(min-width: 48rem) 41rem, 100vw',
            load: 'lazy',
          }),
        );
      },
      table(table) {
        const row = (cells: Tokens.TableCell[], name: string) =>
          `<tr>${cells.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name.split(' ')[0]}>`).join('')}</tr>`;
        const rows = table.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table class="matrix"><thead>${row(table.header, 'th scope="col"')}</thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  // Also in quotes and lists.
  void marked.walkTokens(tokens, (token) => {
    if (isHeading(token)) level = token.depth = Math.min(level + 1, Math.max(3, token.depth));
  });
  return marked.parser(tokens);
}
