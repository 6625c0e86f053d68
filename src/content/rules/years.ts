import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

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
