import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Draft } from '../draft.ts';
import { placeOf } from '../source.ts';

/** The site has an address that can be reached. */
export function* checkSite(draft: Draft): Iterable<Diagnostic> {
  if (!draft.site) return;
  const { data, source } = draft.site;
  const { hostname } = new URL(draft.baseUrl ?? data.base_url);
  if (!/\.(?:example|test|invalid)$/.test(hostname)) return;
  const message = `The site’s address is ${hostname}, a host that belongs to nobody.`;
  const hint = 'Set base_url, or build with --base-url https://your.host.';
  yield finding('site/example-host', placeOf(source, ['base_url']), message, { hint });
}
