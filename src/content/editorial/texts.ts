import type { Guide } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import type { DataPath, Source } from '../source.ts';
import { readPlainText } from './plainText.ts';

/** A text that readers see, and where it stands. Offsets of everything found in it are offsets of plain. */
export interface Text {
  /** The unit of the text: a game with its guide, a text page, or a single file. Repeats count between units. */
  unit: string;
  /** The game whose boxes its names mean first. */
  gameId: string | null;
  /** The guide, where the text is of one. */
  guide: Guide | null;
  source: Source;
  path: DataPath;
  /** As it stands in the data, with its markup. */
  written: string;
  plain: string;
  writtenAt: (offset: number) => number;
}

/** Fields that hold ids, addresses, words of a closed set, or the words of other people. */
const notProse: ReadonlySet<string> = new Set(
  `id slug game game_id expansion_id also_needs source_ids source_id sources retailer_offers box with verdict
  status kind scope icon style complexity_delta edition publisher designers mechanisms tags mechanism tag
  updated_on lastUpdated href url base_url canonical_url endpoint language palette image images hero_image
  thumbnail_image og_image coming_soon_image shelf from_guides guide players time complexity
  vertical social owns lacks buy fits holds path currency date released published read data_as_of verdict`.split(
    /\s+/,
  ),
);

/** Every text of guides, games, text pages, the home page and what the whole site says. */
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
    // Field by field: spreading takes ten times as long, and a guide has hundreds of texts.
    const { unit, gameId, guide, source } = owner;
    const { plain, writtenAt } = readPlainText(value);
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

/** The ids of editions that a situation is about; a guide's editions are texts. */
function isIdList(field: string, value: unknown): boolean {
  return field === 'editions' && Array.isArray(value) && typeof value[0] === 'string';
}
