import { diagnostic, formatLocation, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import { guideSections } from '../../domain/sections.ts';
import { baseId } from '../../domain/finder/finderGame.ts';
import type { Entry, SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';

export function* checkIds(files: UnitFiles): Iterable<Diagnostic> {
  const { games, guides, pages } = files;
  for (const entries of [games, guides, pages]) {
    for (const entry of entries.values()) {
      yield* checkFileName(entry, 'id', entry.data.id);
      yield* checkFileName(entry, 'slug', entry.data.slug);
    }
  }
  for (const entry of files.offers.values()) yield* checkFileName(entry, 'game_id', entry.data.game_id);
  for (const game of games.values()) {
    yield* checkUnique('Expansion id', textsAt([game], 'expansions.*.id'));
    yield* checkUnique('Expansion slug', textsAt([game], 'expansions.*.slug'));
    yield* checkUnique('Short title', textsAt([game], 'expansions.*.short_title'));
    yield* checkUnique('Source id', textsAt([game], 'sources.*.id'));
    yield* checkReserved(game);
  }
  for (const guide of guides.values()) {
    yield* checkUnique('Question id', textsAt([guide], 'faq.*.id'));
    yield* checkUnique('Edition id', textsAt([guide], 'editions.*.id'));
    yield* checkUnique('Comparison id', textsAt([guide], 'comparisons.*.id'));
    yield* checkUnique('Change id', textsAt([guide], 'changes.*.id'));
  }
  for (const page of pages.values()) yield* checkUnique('Section id', textsAt([page], 'sections.*.id'));
  const site = files.site === null ? [] : [files.site];
  yield* checkUnique('Question id', textsAt(site, 'faq.*.id'));
  yield* checkUnique('Filter id', textsAt(site, 'index.filters.*.id'));
}

export function* checkSharedIds({ retailers, offers }: SiteFiles): Iterable<Diagnostic> {
  yield* checkUnique('Retailer id', textsAt(retailers === null ? [] : [retailers], 'retailers.*.id'));
  yield* checkUnique('Offer id', textsAt(offers.values(), 'offers.*.id'));
}

function* checkFileName(
  { name, source }: Entry<unknown>,
  field: string,
  value: string,
): Iterable<Diagnostic> {
  if (value === name) return;
  const message = `"${field}" is "${value}", but the file is named ${name}.yaml; the two must match.`;
  const hint = `Write "${name}", or rename the file to ${value}.yaml.`;
  yield diagnostic('id/not-file-name', locationOf(source, [field]), message, hint);
}

function* checkUnique(what: string, texts: readonly FoundText[]): Iterable<Diagnostic> {
  for (const { value, at, first } of findRepeats(texts))
    yield diagnostic('id/duplicate', at, `${what} "${value}" is used twice.`, {
      hint: `Choose another one; the first is at ${formatLocation(first)}.`,
      related: [{ at: first, message: `"${value}" is used here first.` }],
    });
}

function* checkReserved({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  for (const [index, { id, slug }] of data.expansions.entries()) {
    if (id === baseId) {
      const message = `The id "${id}" means the base game wherever boxes are named.`;
      const hint = 'Choose another; mark a ranked box that is the base game with is_base_game.';
      yield diagnostic('id/reserved', locationOf(source, ['expansions', index, 'id']), message, hint);
    }
    if (!Object.hasOwn(guideSections, slug)) continue;
    const message = `The slug "${slug}" is the anchor of a section of the same page.`;
    const hint = `Choose another, for example ${slug}-expansion.`;
    yield diagnostic('id/reserved', locationOf(source, ['expansions', index, 'slug']), message, hint);
  }
}
