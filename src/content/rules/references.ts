import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide } from '../../domain/data.ts';
import { baseId } from '../../domain/finder/finderGame.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { candidatesAt, suggest, type Candidate } from './candidates.ts';
import { textsAt, type FoundText } from './fieldTexts.ts';

interface Reference {
  code: Code;
  names: readonly FoundText[];
  /** What is named: expansion, source, … */
  kind: string;
  known: readonly Candidate[];
  /** The part of the file that names it, for messages. */
  owner: (path: DataPath) => string;
  /** Completes "names expansion "x", which …". */
  missing: string;
  remedy: string;
}

export function* checkReferences(files: UnitFiles): Iterable<Diagnostic> {
  for (const { code, names, kind, known, owner, missing, remedy } of referencesOf(files)) {
    const ids = new Set(known.map(({ name }) => name));
    for (const { value, source, path } of names) {
      if (ids.has(value) || (kind === 'expansion' && value === baseId)) continue;
      const message = `${owner(path)} names ${kind} "${value}", which ${missing}.`;
      yield diagnostic(code, locationOf(source, path), message, suggest(value, known, remedy));
    }
  }
}

function* referencesOf({ games, guides, offers, retailers }: UnitFiles): Iterable<Reference> {
  const boxesOf = (game: Entry<Game>) => ({
    kind: 'expansion',
    known: candidatesAt([game], 'expansions.*.id'),
    missing: `${game.data.title} does not have`,
    remedy: `Add the box to data/games/${game.data.id}.yaml.`,
  });
  for (const game of games.values()) {
    yield {
      ...boxesOf(game),
      code: 'game/unknown-expansion',
      names: textsAt(
        [game],
        'expansions.*.also_needs.*.expansion_id',
        'compatibility.*.box',
        'compatibility.*.with',
      ),
      owner: (path) => (path[0] === 'compatibility' ? 'A pair' : ownerInGame(game.data, path)),
      remedy: 'Name one of the boxes in this file.',
    };
    yield {
      code: 'game/unknown-source',
      names: citedSources(game),
      kind: 'source',
      known: candidatesAt([game], 'sources.*.id'),
      owner: (path) => ownerInGame(game.data, path),
      missing: 'is not among the sources of this file',
      remedy: 'Add it to sources, or name an existing one.',
    };
  }
  for (const guide of guides.values()) {
    const game = games.get(guide.data.game);
    if (!game) continue;
    const owner = (path: DataPath) => ownerInGuide(guide.data, path);
    yield { ...boxesOf(game), code: 'guide/unknown-expansion', names: namedBoxes(guide), owner };
    yield {
      code: 'guide/unknown-edition',
      names: textsAt([guide], 'situations.*.editions.*'),
      kind: 'edition',
      known: candidatesAt([guide], 'editions.*.id'),
      owner,
      missing: 'the guide does not have',
      remedy: 'Describe it under editions.',
    };
  }
  for (const [name, file] of offers) {
    const game = games.get(name);
    const owner = ([, index]: DataPath) => `Offer "${file.data.offers[Number(index)]?.id ?? ''}"`;
    const boxes = textsAt([file], 'offers.*.expansion_id');
    if (game) yield { ...boxesOf(game), code: 'offer/unknown-expansion', names: boxes, owner };
    if (!retailers) continue;
    yield {
      code: 'offer/unknown-retailer',
      names: textsAt([file], 'offers.*.retailer'),
      kind: 'retailer',
      known: candidatesAt([retailers], 'retailers.*.id'),
      owner,
      missing: 'data/retailers.yaml does not have',
      remedy: 'Add the shop to data/retailers.yaml.',
    };
  }
}

export function citedSources(game: Entry<Game>): FoundText[] {
  return textsAt(
    [game],
    'source_ids.*',
    'availability.source_id',
    'list_price.*.source_id',
    'compatibility.*.source_id',
    'expansions.*.sources.*',
    'expansions.*.availability.source_id',
    'expansions.*.list_price.*.source_id',
  );
}

function namedBoxes(guide: Entry<Guide>) {
  return textsAt(
    [guide],
    'best_for_beginners.expansion_id',
    'best_for_strategy.expansion_id',
    'path.*',
    'bundle.expansion_id',
    'bundle.holds.*',
    'featured_expansions.*',
    'groups.*.boxes.*',
    'editions.*.fits.*',
    'situations.*.owns.*',
    'situations.*.lacks.*',
    'situations.*.buy.*',
    'situations.*.other.expansion_id',
    'comparisons.*.boxes.*',
    'changes.*.boxes.*',
    'faq.*.expansion_id',
  );
}

function ownerInGame({ title, expansions, compatibility }: Game, [field, index]: DataPath): string {
  const at = Number(index);
  if (field === 'expansions') return `Expansion "${expansions[at]?.id ?? ''}"`;
  const pair = field === 'compatibility' ? compatibility?.[at] : undefined;
  return pair === undefined ? title : `The pair "${pair.box}" and "${pair.with}"`;
}

/** The part of a guide that a field belongs to, for messages. */
export function ownerInGuide(guide: Guide, [field = '', index]: DataPath): string {
  const at = Number(index);
  const names: Partial<Record<string, string>> = {
    path: 'The path',
    bundle: 'The bundle',
    groups: `Group "${guide.groups?.[at]?.name ?? ''}"`,
    editions: `Edition "${guide.editions?.[at]?.name ?? ''}"`,
    situations: `Situation "${guide.situations[at]?.label ?? ''}"`,
    comparisons: `Comparison "${guide.comparisons?.[at]?.id ?? ''}"`,
    changes: `Change "${guide.changes[at]?.id ?? ''}"`,
    faq: `Question "${guide.faq[at]?.id ?? ''}"`,
  };
  return names[field] ?? `"${field}"`;
}

/** Rules that look up links report references to draft pages. */
export function* checkDrafts(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const game = files.games.get(data.game);
    if (data.status === 'published' && game?.data.status === 'draft') {
      yield draftReference(`The guide is published, but its game "${data.game}"`, source, ['game']);
    }
  }
}

/** A published text refers to a draft, subject. */
export function draftReference(subject: string, source: Source, path: DataPath): Diagnostic {
  const at = locationOf(source, path);
  const message = `${subject} is a draft, which is not published.`;
  return diagnostic('draft/reference', at, message, 'Publish it too, or remove the reference until then.');
}
