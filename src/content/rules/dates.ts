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

export function* checkYears(files: UnitFiles): Iterable<Diagnostic> {
  const year = Number(files.today.slice(0, 4));
  for (const { data, source } of files.games.values()) {
    const releases = [
      { name: data.title, year: data.release_year, path: ['release_year'] },
      ...data.expansions.map((box, index) => ({
        name: `Expansion "${box.id}"`,
        year: box.release_year,
        path: ['expansions', index, 'release_year'],
      })),
    ];
    for (const release of releases) {
      if (release.year <= year) continue;
      const code = release.year === year + 1 ? 'game/year-ahead' : 'game/year-in-future';
      const message = `${release.name} comes out in ${release.year}, but it is ${year}.`;
      const hint = code === 'game/year-ahead' ? 'Check whether to list it yet.' : 'Correct the year.';
      yield diagnostic(code, locationOf(source, release.path), message, hint);
    }
  }
}

export function* checkChanges(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const [newest, ...older] = data.changes;
    const isMistaken = data.updated_on > files.today;
    if (newest && !isMistaken && newest.date < data.updated_on.slice(0, newest.date.length)) {
      const message = `The guide was updated on ${data.updated_on}, but its newest change is from ${newest.date}.`;
      const hint = `Add a change of ${data.updated_on}: one sentence for readers.`;
      yield diagnostic('guide/change-missing', locationOf(source, ['updated_on']), message, hint);
    }
    for (const [index, { date }] of older.entries()) {
      const before = data.changes[index]?.date ?? '';
      if (date <= before) continue;
      const at = locationOf(source, ['changes', index + 1, 'date']);
      const message = `The change of ${date} is below the older one of ${before}.`;
      yield diagnostic('guide/change-order', at, message, 'Put the newest first.');
    }
  }
}
