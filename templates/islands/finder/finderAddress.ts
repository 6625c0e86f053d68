/** The answers in the page's fragment. They stay on the device: a fragment is never sent. */
import { choosingMs } from '../../../src/domain/uiLimits.ts';

let last = { by: '', at: -Infinity, fragment: '' };

/** by names the control that the reader used. An earlier anchor stays in the history. */
export function writeAddress(fragment: string, by: string): void {
  if (fragment === location.hash) return;
  const at = performance.now();
  const again = by === last.by && at - last.at < choosingMs && location.hash === last.fragment;
  last = { by, at, fragment };
  try {
    history[again ? 'replaceState' : 'pushState'](
      history.state,
      '',
      `${location.pathname}${location.search}${fragment}`,
    );
  } catch {
    // Browsers refuse after too many changes; the page works without the address.
  }
}
