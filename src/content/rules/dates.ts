import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion } from '../../domain/data.ts';
import { isRealDate } from '../../domain/dates.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';

export function* checkDates(files: UnitFiles): Iterable<Diagnostic> {
  for (const { date, source, path } of datesOf(files)) {
    const at = () => locationOf(source, path);
    const field = path.at(-1) ?? '';
    if (!isRealDate(date) || !isRealTime(date)) {
      const hint = 'Write a real date as YYYY-MM-DD, or a real time in UTC.';
      yield diagnostic('date/not-real', at(), `"${field}" is ${date}, which is not in the calendar.`, hint);
    } else if (date.slice(0, 10) > files.today.slice(0, Math.min(10, date.length))) {
      const message = `"${field}" is ${date}, and today is ${files.today}.`;
      yield diagnostic('date/in-future', at(), message, 'Write the day on which it was seen or changed.');
    }
  }
}

interface Dated {
  date: string;
  source: Source;
  path: DataPath;
}

function* datesOf(files: UnitFiles): Iterable<Dated> {
  for (const entries of [files.guides, files.pages]) {
    for (const { data, source } of entries.values())
      yield { date: data.updated_on, source, path: ['updated_on'] };
  }
  for (const { data, source } of files.games.values()) {
    for (const [index, entry] of data.sources.entries()) {
      for (const field of ['published', 'read', 'data_as_of'] as const) {
        const date = entry[field];
        if (date !== undefined) yield { date, source, path: ['sources', index, field] };
      }
    }
    yield* evidenceDates(data, source, []);
    for (const [index, box] of data.expansions.entries())
      yield* evidenceDates(box, source, ['expansions', index]);
  }
  for (const { data, source } of files.guides.values()) {
    for (const [index, { date }] of data.changes.entries())
      yield { date, source, path: ['changes', index, 'date'] };
  }
  for (const { data, source } of files.offers.values()) {
    for (const [index, { last_checked: date }] of data.offers.entries()) {
      if (date !== null) yield { date, source, path: ['offers', index, 'last_checked'] };
    }
  }
  for (const list of ['top_guides', 'explore'] as const) {
    if (!files.home) continue;
    for (const [index, { lastUpdated: date }] of files.home.data[list].cards.entries()) {
      if (date !== undefined)
        yield { date, source: files.home.source, path: [list, 'cards', index, 'lastUpdated'] };
    }
  }
}

function* evidenceDates(
  { availability, list_price: prices }: Pick<Expansion, 'availability' | 'list_price'>,
  source: Source,
  path: DataPath,
): Iterable<Dated> {
  if (availability) yield { date: availability.date, source, path: [...path, 'availability', 'date'] };
  for (const [index, { date }] of (prices ?? []).entries())
    yield { date, source, path: [...path, 'list_price', index, 'date'] };
}

function isRealTime(date: string): boolean {
  const [, hour, minute, second] = /T(\d\d):(\d\d):(\d\d)Z$/.exec(date) ?? [];
  return hour === undefined || (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60);
}
