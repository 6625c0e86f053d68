import { Parser } from 'htmlparser2';

/** A product as a file has it: the names of its columns or elements, and their texts. */
export interface FeedEntry {
  line: number;
  names: readonly string[];
  cells: readonly string[];
}

export interface FeedEntries {
  entries: FeedEntry[];
  unreadable: { line: number; why: string }[];
}

const delimiters = [',', ';', '\t', '|'];
// Far more than a shop’s feed has.
const maxLines = 1_000_000;

/** The products of a table or of XML, or why the file is neither. isHeader: whether columns describe products. */
export function readEntries(
  text: string,
  isHeader: (names: readonly string[]) => boolean,
): FeedEntries | { refused: string } {
  if (text.startsWith('PK')) return { refused: 'It is a ZIP archive or a workbook, not a table as text.' };
  if (text.includes('\0')) return { refused: 'It is not text, or UTF-16 without a byte order mark.' };
  const start = text.trimStart();
  if (/^[[{]/.test(start)) return { refused: 'It is JSON; tables and XML are read.' };
  if (start.startsWith('<')) return readXml(text);
  const lines = text.replace(/\r\n?/g, '\n');
  if (lines.split('\n', maxLines + 2).length > maxLines)
    return { refused: 'It has more than a million lines.' };
  // Excel’s first line.
  const [, separator = ''] = /^\s*"?sep=([^\w\n])"?[ \t]*(?=\n)/i.exec(lines) ?? [];
  const body = lines.replace(/^\s*"?sep=[^\w\n]"?[ \t]*(?=\n)/i, '');
  for (const delimiter of new Set([separator, ...delimiters].filter((one) => one !== ''))) {
    const [header] = rowsOf(body, delimiter);
    if (header !== undefined && isHeader(header.cells)) return readTable(body, delimiter, header.cells);
  }
  return { refused: 'Its first line has no column for the title or the address of a product.' };
}

function readTable(text: string, delimiter: string, names: readonly string[]): FeedEntries {
  const feed: FeedEntries = { entries: [], unreadable: [] };
  const [, ...rows] = rowsOf(text, delimiter);
  for (const { line, cells, isClosed } of rows) {
    if (!isClosed) feed.unreadable.push({ line, why: 'missing a closing quote' });
    else if (cells.length === names.length) feed.entries.push({ line, names, cells });
    else feed.unreadable.push({ line, why: `more or fewer cells than the ${names.length} columns` });
  }
  return feed;
}

/** A cell with line breaks must be quoted without fault: an open quote would give a product the price of the next. */
function* rowsOf(text: string, delimiter: string) {
  const ending = `\\${delimiter}\n`;
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|"([^\n]*?)" *)(?=[${ending}]|$)|([^${ending}]*)`,
    'y',
  );
  const anotherRow = new RegExp(`^[^\n]*\n[^]*[${ending}]"?https?://`);
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const row = { line, cells: [] as string[], isClosed: true };
    const start = at;
    for (; ; at += 1) {
      cell.lastIndex = at;
      const [, quoted, loose, bare = ''] = cell.exec(text) ?? [];
      row.isClosed &&= !bare.startsWith('"') && !anotherRow.test(quoted ?? '');
      row.cells.push(quoted?.replaceAll('""', '"') ?? loose ?? bare);
      const lineEnd = text.indexOf('\n', at);
      at = row.isClosed ? cell.lastIndex : lineEnd === -1 ? text.length : lineEnd;
      if (!row.isClosed || at >= text.length || text[at] === '\n') break;
    }
    line += text.slice(start, at + 1).split('\n').length - 1;
    if (row.cells.some((one) => one.trim() !== '')) yield row;
  }
}

const itemNames: ReadonlySet<string> = new Set(['item', 'entry', 'product']);

/** RSS, Atom, and plain product lists, with or without Google’s names (g:price). */
function readXml(text: string): FeedEntries | { refused: string } {
  const feed: FeedEntries = { entries: [], unreadable: [] };
  const [, google = 'g'] = /xmlns:([\w-]+)\s*=\s*["']https?:\/\/base\.google\.com/.exec(text) ?? [];
  let item: { line: number; depth: number; cells: Map<string, string> } | null = null;
  let open: { name: string; text: string; href: string } | null = null;
  let depth = 0;
  let line = 1;
  let counted = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (itemNames.has(name)) {
          line += text.slice(counted, parser.startIndex).split('\n').length - 1;
          counted = parser.startIndex;
          if (item !== null) feed.unreadable.push({ line: item.line, why: 'an element that is not closed' });
          item = { line, depth, cells: new Map() };
          open = null;
        } else if (item !== null && depth === item.depth + 1) {
          const isOther = name === 'link' && !/^(?:alternate)?$/.test(attributes['rel'] ?? '');
          open = isOther ? null : { name, text: '', href: attributes['href'] ?? '' };
        }
      },
      ontext(more) {
        if (open !== null && depth === (item?.depth ?? 0) + 1) open.text += more;
      },
      onclosetag(name, isImplied) {
        if (item !== null && depth === item.depth) {
          if (isImplied) feed.unreadable.push({ line: item.line, why: 'an element that is not closed' });
          else
            feed.entries.push({
              line: item.line,
              names: [...item.cells.keys()],
              cells: [...item.cells.values()],
            });
          item = null;
        } else if (item !== null && open !== null && depth === item.depth + 1) {
          const value = open.text.trim() === '' ? open.href : open.text.trim();
          const isGoogles = name.startsWith(`${google}:`);
          const plain = isGoogles ? name.slice(google.length + 1) : name;
          // Google’s own title is the product’s; the first of several images, links, or prices counts.
          if (isGoogles || !item.cells.has(plain)) item.cells.set(plain, value);
          open = null;
        }
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return feed.entries.length + feed.unreadable.length > 0
    ? feed
    : { refused: 'It is XML without an item, entry, or product.' };
}
