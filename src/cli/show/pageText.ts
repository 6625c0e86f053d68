import { Help } from 'commander';
import { findWithin, attributeWords, plain, textContent } from '../../web/text.ts';
import { isElement, parseHtml, type Element, type Node } from '../../web/parseHtml.ts';

const hiddenTags = new Set(['script', 'style', 'svg', 'picture', 'img', 'button', 'nav', 'thead']);
const hiddenClasses = ['vh', 'js-only', 'anchor'];
const inlineTags = new Set(['a', 'b', 'strong', 'i', 'em', 'span', 'time', 'dt', 'dd']);
const strongTags = new Set(['b', 'strong', 'h1', 'h3', 'h4', 'caption', 'th', 'summary', 'dt']);
const spacedTags = new Set(['h1', 'h2', 'h3', 'h4', 'caption', 'summary', 'section', 'table', 'p']);

/** The main part of a page as lines of text. Page links are followed by their address. */
export function pageText(html: string, width: number, withSources: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  let indent = '';

  const endLine = () => {
    const text = plain(line).replace(/ (?=[.,;:])/g, '');
    if (text !== '') {
      lines.push(...wrapText(text, width, indent));
      indent = indent.replace(/\S/g, ' ');
    }
    line = '';
  };
  const endBlock = (name: string) => {
    if (inlineTags.has(name)) return;
    endLine();
    if (indent === '' && spacedTags.has(name) && lines.length > 0 && lines.at(-1) !== '') lines.push('');
  };
  const readIndented = (marker: string, element: Element, label = '') => {
    endLine();
    const outer = indent.replace(/\S/g, ' ');
    indent += marker;
    line = label;
    readChildren(element, []);
    endLine();
    indent = outer;
  };
  const readChildren = (element: Element, columns: readonly string[]) => {
    for (const child of element.children) read(child, columns);
  };
  const read = (node: Node, columns: readonly string[]): void => {
    if (!isElement(node)) {
      if ('data' in node) line += node.data;
      return;
    }
    const { name, attribs, children } = node;
    if (hiddenTags.has(name) || isHidden(node) || children.length === 0) return;
    if (!withSources && attribs['id'] === 'sources') return;
    endBlock(name);
    const region = attribs['data-region'];
    if (region !== undefined && !inlineTags.has(name) && attribs['class'] !== 'shops') line += `${region}: `;
    if (name === 'li') {
      readIndented('- ', node);
      return;
    }
    if (name === 'td') {
      const cells = node.parent?.children ?? [];
      const column = columns[cells.indexOf(node)];
      readIndented('  ', node, column === undefined ? '' : `${column}: `);
      return;
    }
    // On the page, small print is apart from what it is about.
    const isApart = attribs['class'] === 'chk' && /[\w)] *$/.test(line) && /^\w/.test(textContent(node));
    if (isApart) line = `${line.trimEnd()}, `;
    const start = line.length;
    readChildren(node, name === 'table' ? columnsOf(node) : columns);
    const text = line.slice(start);
    if (name === 'h2') line = line.slice(0, start) + strong(plain(text).toUpperCase());
    else if (strongTags.has(name) && text.trim() !== '') line = line.slice(0, start) + strong(text);
    if (name === 'dt') line += ': ';
    if (name === 'a' && !attribs['href']?.startsWith('#') && text !== attribs['href'])
      line += ` (${attribs['href'] ?? ''}) `;
    endBlock(name);
  };

  const main = parseHtml(html).elements.find(({ name }) => name === 'main');
  if (main === undefined) throw new Error('The page has no main part.');
  readChildren(main, []);
  endLine();
  return lines;
}

function isHidden({ attribs }: Element): boolean {
  const classes = attributeWords(attribs['class']);
  return attribs['aria-hidden'] === 'true' || hiddenClasses.some((hidden) => classes.includes(hidden));
}

/** The headings of a table's columns; none if they are hidden. */
function columnsOf(table: Element): string[] {
  const head = findWithin(table, ({ name }) => name === 'thead');
  if (head === null || isHidden(head)) return [];
  const cells: string[] = [];
  findWithin(head, (element) => {
    if (element.name === 'th' || element.name === 'td') cells.push(plain(textContent(element)));
    return false;
  });
  return cells;
}

const help = Object.assign(new Help(), { minWidthToWrap: 1 });

export function strong(text: string): string {
  return `\u001b[1m${text}\u001b[22m`;
}

/** Wraps at width columns. The first line starts with `first`, the others with as many spaces. */
export function wrapText(text: string, width: number, first = ''): string[] {
  const indent = ' '.repeat(first.length);
  const lines = help.boxWrap(text, width - first.length).split('\n');
  return lines.map((line, index) => (index === 0 ? first : indent) + line);
}
