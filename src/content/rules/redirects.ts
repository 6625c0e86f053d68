import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { suggest } from './candidates.ts';
import { draftReference } from './references.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';
import { routesOf } from './routes.ts';
import { leadsInCircle, readTarget, barePath, isTakenPath } from '../../domain/deployment/resolveRequest.ts';

export function* checkRedirects(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.redirects) return;
  const { data, source } = files.redirects;
  const routes = routesOf(files);
  const targets = new Map(data.redirects.map(({ from, to }) => [from, to]));
  for (const { value, at, first } of findRepeats(textsAt([files.redirects], 'redirects.*.from')))
    yield diagnostic('redirect/repeated', at, `${value} is redirected twice.`, {
      hint: `Keep one of the two; the first is on line ${first.line}.`,
      related: [{ at: first, message: 'The first one.' }],
    });
  for (const [index, { from, to }] of data.redirects.entries()) {
    const at = () => locationOf(source, ['redirects', index, 'to']);
    const route = routes?.get(to);
    const page = [from, barePath(from)].find((path) => routes?.has(path) === true);
    if (page !== undefined) {
      const at = locationOf(source, ['redirects', index, 'from']);
      const message =
        page === from
          ? `${from} is a page of the site, which the redirect would hide.`
          : `${from} is another spelling of the page ${page}.`;
      yield diagnostic('redirect/shadows-page', at, message, 'Delete the redirect.');
    } else if (isTakenPath(from) || readTarget(from).kind !== 'path') {
      const at = locationOf(source, ['redirects', index, 'from']);
      const message = isTakenPath(from)
        ? `${from} is a file of the site or its host, which the redirect would hide.`
        : `Servers refuse ${from} before they redirect.`;
      yield diagnostic('redirect/shadows-file', at, message, 'Delete the redirect.');
    } else if (leadsInCircle(from, targets)) {
      const message = `${from} leads to ${to}, which leads back to it.`;
      yield diagnostic('redirect/loop', at(), message, 'Redirect it to a page.');
    } else if (targets.has(to)) {
      const message = `${from} leads to ${to}, which is itself redirected.`;
      yield diagnostic('redirect/chain', at(), message, `Redirect it to ${lastOf(to, targets)}.`);
    } else if (route?.status === 'draft') {
      yield draftReference(`${to}, the target of ${from},`, source, ['redirects', index, 'to']);
    } else if (routes && !route) {
      const more = suggest(to, [...routes.values()], 'Redirect it to a page.');
      yield diagnostic('redirect/unknown-target', at(), `${from} leads to ${to}, which is not a page.`, more);
    }
  }
}

export function* checkGone(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.redirects) return;
  const { data, source } = files.redirects;
  const routes = routesOf(files);
  const redirected = new Set(data.redirects.map(({ from }) => barePath(from)));
  for (const [index, path] of (data.gone ?? []).entries()) {
    const bare = barePath(path);
    const answers =
      routes?.get(bare)?.status === 'published'
        ? 'a page of the site'
        : redirected.has(bare)
          ? 'redirected by the list above'
          : isTakenPath(path)
            ? 'a file of the site or its host'
            : null;
    if (answers === null) continue;
    const at = locationOf(source, ['gone', index]);
    const message = `${path} is listed as gone but is ${answers}.`;
    yield diagnostic(
      'redirect/gone-answers',
      at,
      message,
      'Delete it from the list, or delete what is at that path.',
    );
  }
}

function lastOf(path: string, targets: ReadonlyMap<string, string>): string {
  let last = path;
  for (let next = targets.get(last); next !== undefined; next = targets.get(last)) last = next;
  return last;
}
