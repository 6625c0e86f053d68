import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Bounds } from '../../../../domain/data.ts';
import { isAboutPlay } from '../../../../domain/situations/answer.ts';
import { locationOf, type DataPath, type Source } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';
import { outOfBounds } from './sectionLength.ts';

interface List {
  name: string;
  plural?: string;
  count: number;
  bounds: Bounds | undefined;
  source: Source;
  path: DataPath;
}

export function* checkListLength(reading: Reading): Iterable<Diagnostic> {
  for (const { name, plural = `${name}s`, count, bounds, source, path } of listsOf(reading)) {
    const wrong = outOfBounds(count, bounds);
    if (wrong === null) continue;
    const message = `There ${count === 1 ? `is 1 ${name}` : `are ${count} ${plural}`}; there should be ${wrong}.`;
    const hint = count < (bounds?.least ?? 0) ? `Add what is missing.` : 'Keep the best ones.';
    yield diagnostic('editorial/list-length', locationOf(source, path, 'key'), message, hint);
  }
}

function* listsOf({ files, editorial }: Reading): Iterable<List> {
  if (!editorial) return;
  const { lists } = editorial;
  for (const { data, source } of files.guides.values()) {
    if (data.status === 'draft') continue;
    const list = (name: string, field: 'situations' | 'faq' | 'related_guides'): List => {
      return { name, count: data[field].length, bounds: lists[field], source, path: [field] };
    };
    yield {
      name: 'row with players or wants',
      plural: 'rows with players or wants',
      count: data.situations.filter(isAboutPlay).length,
      bounds: lists.recommendations,
      source,
      path: ['situations'],
    };
    yield list('situation', 'situations');
    yield list('question', 'faq');
    yield list('related guide', 'related_guides');
  }
  if (!files.home) return;
  const { data, source } = files.home;
  const cards = { name: 'card', source };
  const { top_guides: top, explore } = data;
  yield { ...cards, count: top.cards.length, bounds: lists.top_cards, path: ['top_guides', 'cards'] };
  yield { ...cards, count: explore.cards.length, bounds: lists.explore_cards, path: ['explore', 'cards'] };
}
