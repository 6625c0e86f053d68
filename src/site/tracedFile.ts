import type { SiteContext } from './context.ts';
import type { InputRecorder } from './inputs.ts';
import type { PlannedFile } from './planned.ts';

/** A text file of the site, made only from the site passed to make. */
export function tracedFile(
  path: string,
  site: SiteContext,
  record: InputRecorder['record'],
  make: (site: SiteContext) => string,
): PlannedFile {
  return { path: path.slice(1), trace: () => record(make), produce: () => make(site) };
}
