import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { guideSections } from '../../domain/sections.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { Entry, SiteFiles, UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { findRepeats, type At } from './candidates.ts';

export function* checkIds(files: UnitFiles): Iterable<Diagnostic> {
  for (const entries of [files.games, files.guides, files.pages]) {
    for (const entry of entries.values()) {
      yield* checkFileName(entry, 'id', entry.data.id);
      yield* checkFileName(entry, 'slug', entry.data.slug);
    }
  }
  for (const entry of files.offers.values()) yield* checkFileName(entry, 'game_id', entry.data.game_id);
  for (const { data, source } of files.games.values()) {
    yield* checkUnique(source, 'Expansion id', at(data.expansions, 'expansions', 'id'));
    yield* checkUnique(source, 'Expansion slug', at(data.expansions, 'expansions', 'slug'));
    yield* checkUnique(source, 'Source id', at(data.sources, 'sources', 'id'));
    yield* checkReserved(data.expansions, source);
  }
  for (const { data, source } of files.guides.values()) {
    yield* checkUnique(source, 'Question id', at(data.faq, 'faq', 'id'));
    yield* checkUnique(source, 'Edition id', at(data.editions ?? [], 'editions', 'id'));
  }
  for (const { data, source } of files.pages.values()) {
    yield* checkUnique(source, 'Section id', at(data.sections ?? [], 'sections', 'id'));
  }
  if (files.site) {
    const { data, source } = files.site;
    yield* checkUnique(source, 'Question id', at(data.faq, 'faq', 'id'));
    const filters = data.index.filters.map(({ id }, index) => ({
      value: id,
      path: ['index', 'filters', index, 'id'],
    }));
    yield* checkUnique(source, 'Filter id', filters);
  }
}

export function* checkSharedIds(files: SiteFiles): Iterable<Diagnostic> {
  if (files.retailers) {
    const { data, source } = files.retailers;
    yield* checkUnique(source, 'Retailer id', at(data.retailers, 'retailers', 'id'));
  }
  yield* checkOffers(files);
}

function at<K extends string>(items: readonly Record<K, string>[], list: string, key: K): At[] {
  return items.map((item, index) => ({ value: item[key], path: [list, index, key] }));
}

function* checkFileName(
  { name, source }: Entry<unknown>,
  field: string,
  value: string,
): Iterable<Diagnostic> {
  if (value === name) return;
  const message = `"${field}" is "${value}", and the file is named ${name}.yaml; the two must be equal.`;
  const hint = `Write "${name}", or rename the file to ${value}.yaml.`;
  yield diagnostic('id/not-file-name', locationOf(source, [field]), message, hint);
}

function* checkUnique(source: Source, what: string, values: readonly At[]): Iterable<Diagnostic> {
  for (const { value, path, first } of findRepeats(values))
    yield duplicate(what, value, { source, path }, { source, path: first });
}

interface Spot {
  source: Source;
  path: DataPath;
}

function duplicate(what: string, value: string, second: Spot, first: Spot): Diagnostic {
  const firstAt = locationOf(first.source, first.path);
  const at = locationOf(second.source, second.path);
  return diagnostic('id/duplicate', at, `${what} "${value}" is used a second time.`, {
    hint: `Choose another one; the first is at ${firstAt.file}:${firstAt.line}:${firstAt.column}.`,
    related: [{ at: firstAt, message: `"${value}" is used here first.` }],
  });
}

function* checkOffers(files: SiteFiles): Iterable<Diagnostic> {
  const seen = new Map<string, Spot>();
  for (const { data, source } of files.offers.values()) {
    for (const [index, { id }] of data.offers.entries()) {
      const spot: Spot = { source, path: ['offers', index, 'id'] };
      const first = seen.get(id);
      if (first) yield duplicate('Offer id', id, spot, first);
      else seen.set(id, spot);
    }
  }
}

function* checkReserved(
  expansions: readonly { id: string; slug: string }[],
  source: Source,
): Iterable<Diagnostic> {
  for (const [index, { id, slug }] of expansions.entries()) {
    if (id === baseId) {
      const message = `The id "${id}" stands for the base game wherever boxes are named.`;
      const hint = 'Choose another; a ranked box that is the base game has is_base_game.';
      yield diagnostic('id/reserved', locationOf(source, ['expansions', index, 'id']), message, hint);
    }
    if (!Object.hasOwn(guideSections, slug)) continue;
    const message = `The slug "${slug}" is the anchor of a section of the same page.`;
    const hint = `Choose another, for example ${slug}-expansion.`;
    yield diagnostic('id/reserved', locationOf(source, ['expansions', index, 'slug']), message, hint);
  }
}
