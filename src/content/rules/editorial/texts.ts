import type { Guide } from '../../../domain/data.ts';
import { markdownParagraphs, textsIn } from '../../markdown.ts';
import type { Entry, UnitFiles } from '../../load/siteFiles.ts';
import { type DataPath, type Source, nodeAt, locationOf, locationOfRange } from '../../yaml/source.ts';
import { parseProse } from '../../../domain/prose.ts';
import type { Location } from '../../../diagnostics/diagnostic.ts';

export interface Span {
  start: number;
  end: number;
}

/** A text that readers see. Offsets in it are offsets in plain. */
export interface Text {
  unit: string;
  gameId: string | null;
  guide: Guide | null;
  source: Source;
  path: DataPath;
  written: string;
  plain: string;
  /** The offset in the text as written for an offset in plain. */
  writtenAt: (offset: number) => number;
}

const notProse: ReadonlySet<string> = new Set(
  `id slug game game_id expansion_id also_needs source_ids source_id sources retailer_offers box with verdict
  status kind scope icon style complexity_delta edition publisher designers mechanisms tags mechanism tag
  updated_on lastUpdated href url base_url canonical_url endpoint language palette image images hero_image
  thumbnail_image og_image coming_soon_image shelf from_guides guide players time complexity
  vertical social owns lacks boxes pick buy fits holds path currency date released published read data_as_of verdict`.split(
    /\s+/,
  ),
);

export function readTexts({ games, guides, pages, home, site }: UnitFiles): Text[] {
  const none = { gameId: null, guide: null };
  return [
    ...[...games.values()].flatMap((file) =>
      textsOf(file, { ...none, unit: file.data.id, gameId: file.data.id }),
    ),
    ...[...guides.values()].flatMap((file) =>
      textsOf(file, { unit: file.data.game, gameId: file.data.game, guide: file.data }),
    ),
    ...[...pages.values()].flatMap((file) => textsOf(file, { ...none, unit: `${file.name} page` })),
    ...[home, site].flatMap((file) => (file ? textsOf(file, { ...none, unit: `${file.name}.yaml` }) : [])),
  ];
}

function textsOf({ data, source }: Entry<unknown>, owner: Pick<Text, 'unit' | 'gameId' | 'guide'>): Text[] {
  return textsIn(data, isSkipped).map(({ text, path }) => {
    const isMarkdown = path.length === 1 && path[0] === 'body';
    const plain = readPlainText(text, isMarkdown ? markdownParagraphs(text) : null);
    return { ...owner, source, path, written: text, ...plain };
  });
}

/** Editions are ids in situations, and texts in guides. */
function isSkipped(field: string, value: unknown): boolean {
  return (
    notProse.has(field) || (field === 'editions' && Array.isArray(value) && typeof value[0] === 'string')
  );
}

/** paragraphs: the words of a text with other markup than prose. */
export function readPlainText(
  written: string,
  paragraphs: readonly (readonly { text: string; href?: string }[])[] | null = null,
): Pick<Text, 'plain' | 'writtenAt'> {
  if (paragraphs === null && !/[*[\n]|^\s|\s$/.test(written))
    return { plain: written, writtenAt: (offset) => offset };
  const parts: { from: number; writtenFrom: number }[] = [];
  let plain = '';
  let cursor = 0;
  for (const paragraph of paragraphs ?? parseProse(written)) {
    if (plain !== '') plain += '\n';
    for (const part of paragraph) {
      // A character that was written as an entity is not found.
      cursor = Math.max(cursor, written.indexOf(part.text, cursor));
      parts.push({ from: plain.length, writtenFrom: cursor });
      plain += part.text;
      cursor += part.text.length + ('href' in part ? `](${part.href})`.length : 0);
    }
  }
  return {
    plain,
    writtenAt: (offset) => {
      const part = parts.findLast(({ from }) => from <= offset);
      return part === undefined ? offset : part.writtenFrom + offset - part.from;
    },
  };
}

export function locationOfSpan(text: Text, { start, end }: Span): Location {
  const { source, path } = text;
  const range = nodeAt(source, path)?.range;
  if (!range) return locationOf(source, path);
  const written = source.text.slice(range[0], range[1]);
  const first = offsetOf(text, start, written);
  const last = offsetOf(text, end - 1, written);
  return first === null || last === null
    ? locationOf(source, path)
    : locationOfRange(source, range[0] + first, range[0] + last + 1);
}

/** Folding and quotes change only blanks and signs, so the n-th visible character is the n-th written one. */
function offsetOf(text: Text, offset: number, written: string): number | null {
  let at = /^[>|]/.test(written) ? written.indexOf('\n') : /^["']/.test(written) ? 1 : 0;
  const target = text.writtenAt(offset);
  for (let index = 0; index <= target; index += 1) {
    const character = text.written[index] ?? '';
    if (/\s/.test(character)) continue;
    while (/\s/.test(written[at] ?? '')) at += 1;
    // Quoted texts write '' for an apostrophe and \" for a quotation mark.
    if (written.startsWith("''", at) && written.startsWith("'")) at += 1;
    if (written.startsWith('\\', at) && written.startsWith('"')) at += 1;
    if (written[at] !== character) return null;
    if (index === target) return at;
    at += 1;
  }
  return null;
}
