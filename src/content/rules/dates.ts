import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isRealDate } from '../../domain/dates.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { textsAt, type FoundText } from './fieldTexts.ts';

const checkedHint = 'Set the clock of the machine that checks, and check again: guides check --write.';

export function* checkDates(files: UnitFiles): Iterable<Diagnostic> {
  for (const { value: date, source, path } of datesOf(files)) {
    const at = () => locationOf(source, path);
    const field = path.at(-1) ?? '';
    if (!isRealDate(date) || !isRealTime(date)) {
      const hint = 'Write a real date as YYYY-MM-DD, or a real time in UTC.';
      yield diagnostic('date/not-real', at(), `"${field}" is ${date}, which is not a real date.`, hint);
    } else if (date.slice(0, 10) > files.today.slice(0, Math.min(10, date.length))) {
      const message = `"${field}" is ${date}, but today is ${files.today}.`;
      if (field === 'last_checked') yield diagnostic('date/checked-in-future', at(), message, checkedHint);
      else yield diagnostic('date/in-future', at(), message, 'Write the day it was seen or changed.');
    }
  }
}

function datesOf({ guides, pages, games, offers, home }: UnitFiles): FoundText[] {
  return [
    ...textsAt(guides.values(), 'updated_on', 'changes.*.date'),
    ...textsAt(pages.values(), 'updated_on'),
    ...textsAt(
      games.values(),
      'sources.*.published',
      'sources.*.read',
      'sources.*.data_as_of',
      'availability.date',
      'list_price.*.date',
      'expansions.*.availability.date',
      'expansions.*.list_price.*.date',
    ),
    ...textsAt(offers.values(), 'offers.*.last_checked'),
    ...textsAt(home ? [home] : [], 'top_guides.cards.*.lastUpdated', 'explore.cards.*.lastUpdated'),
  ];
}

function isRealTime(date: string): boolean {
  const [, hour, minute, second] = /T(\d\d):(\d\d):(\d\d)Z$/.exec(date) ?? [];
  return hour === undefined || (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60);
}
