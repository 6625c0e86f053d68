import type { Guide } from '../../domain/data.ts';
import { markdownParagraphs } from '../markdown.ts';
import type { UnitFiles } from '../siteFiles.ts';
import type { DataPath, Source } from '../source.ts';
import { parseProse } from '../../domain/prose.ts';

/** A text that readers see. Offsets in it are offsets in plain. */
export interface Text {
  unit: string;
  gameId: string | null;
  guide: Guide | null;
  source: Source;
  path: DataPath;
  written: string;
  plain: string;
  writtenAt: (offset: number) => number;
}

const notProse: ReadonlySet<string> = new Set(
  `id slug game game_id expansion_id also_needs source_ids source_id sources retailer_offers box with verdict
  status kind scope icon style complexity_delta edition publisher designers mechanisms tags mechanism tag
  updated_on lastUpdated href url base_url canonical_url endpoint language palette image images hero_image
  thumbnail_image og_image coming_soon_image shelf from_guides guide players time complexity
  vertical social owns lacks buy fits holds path currency date released published read data_as_of verdict`.split(
    /\s+/,
  ),
);

export function readTexts(files: UnitFiles): Text[] {
  const texts: Text[] = [];
  for (const { data, source } of files.games.values())
    collectTexts(data, { unit: data.id, gameId: data.id, guide: null, source }, [], texts);
  for (const { data, source } of files.guides.values())
    collectTexts(data, { unit: data.game, gameId: data.game, guide: data, source }, [], texts);
  for (const { name, data, source } of files.pages.values())
    collectTexts(data, { unit: `${name} page`, gameId: null, guide: null, source }, [], texts);
  for (const entry of [files.home, files.site]) {
    if (!entry) continue;
    const { name, data, source } = entry;
    collectTexts(data, { unit: `${name}.yaml`, gameId: null, guide: null, source }, [], texts);
  }
  return texts;
}

type Owner = Pick<Text, 'unit' | 'gameId' | 'guide' | 'source'>;

function collectTexts(value: unknown, owner: Owner, path: DataPath, texts: Text[]): void {
  if (typeof value === 'string') {
    // Spreading takes ten times as long, and a guide has hundreds of texts.
    const { unit, gameId, guide, source } = owner;
    const isMarkdown = path.length === 1 && path[0] === 'body';
    const { plain, writtenAt } = readPlainText(value, isMarkdown ? markdownParagraphs(value) : null);
    texts.push({ unit, gameId, guide, source, path, written: value, plain, writtenAt });
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collectTexts(item, owner, [...path, index], texts);
    return;
  }
  for (const [field, item] of Object.entries(value))
    if (!notProse.has(field) && !isIdList(field, item)) collectTexts(item, owner, [...path, field], texts);
}

/** Situations have ids of editions; in guides, editions are texts. */
function isIdList(field: string, value: unknown): boolean {
  return field === 'editions' && Array.isArray(value) && typeof value[0] === 'string';
}

interface PlainText {
  plain: string;
  /** The offset in the text as written for an offset in plain. */
  writtenAt: (offset: number) => number;
}

/** paragraphs: the words of a text whose markup is not that of prose. */
export function readPlainText(
  written: string,
  paragraphs: readonly (readonly { text: string; href?: string }[])[] | null = null,
): PlainText {
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
