import { setTimeout as pause } from 'node:timers/promises';
import type { PlannedFile } from '../../site/planned.ts';
import { goodPage, pageOf } from './sampleBuild.ts';

/** The files of a site's version, by path: some identical in all, some changed in each, some only in every other one. */
export function filesOf(version: number): Record<string, string> {
  const files: Record<string, string> = { 'assets/same.css': 'body{}' };
  for (let number = 0; number < 24; number++) {
    const route = `/guides/wingspan-${number}`;
    files[`${route.slice(1)}.html`] = goodPage(route, `version ${version} `.repeat(40 * (number % 5)));
  }
  // Large enough to be seen half written.
  files['assets/large.txt'] = `version ${version} `.repeat(60_000);
  for (let number = 0; number < 6; number++)
    files[`${version % 2 === 0 ? 'even' : 'odd'}/${number}/page.txt`] = `version ${version}`;
  return files;
}

/** The same, planned; each file takes some milliseconds to make. */
export function planVersion(version: number, milliseconds: number): PlannedFile[] {
  return Object.entries(filesOf(version)).map(([path, text]) => {
    const produce = async () => {
      if (milliseconds > 0) await pause(milliseconds);
      return text;
    };
    return path.endsWith('.html') ? pageOf(`/${path.slice(0, -5)}`, produce) : { path, produce };
  });
}
