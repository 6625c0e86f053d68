import type { Deployment, HttpHeader } from '../../domain/deployment.ts';
import { canonicalHost } from '../../domain/deployment/hosts.ts';
import { quoted } from './quoted.ts';

/** The part for nginx's http block: variables that are evaluated per request. */
export function nginxHttp(deployment: Deployment): string {
  const { caching, assetPrefixes, dataPrefixes, pageHeaders } = deployment;
  const prefixes = (list: readonly string[], cache: string) =>
    list.map((prefix): Row => [`~^${escapeRegExp(prefix)}`, cache]);
  return [
    '# Include this in the http block: include <folder of the site>/nginx/http.conf;',
    map('$scheme://$host', '$guides_origin', [['default', ''], ...otherOrigins(deployment.origin)]),
    // nginx cleans paths before it looks at them; what had to be cleaned is no address of the site.
    map('$request_uri', '$guides_odd', [
      ['default', '0'],
      ['~*^[^?]*(?:/(?=/)|/(?:\\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|[\\x5c])', '1'],
    ]),
    map('$uri', '$guides_file_cache', [
      ['default', caching.other],
      ['~*\\.html$', caching.pages],
      ...prefixes(assetPrefixes, caching.assets),
      ...prefixes(dataPrefixes, caching.data),
    ]),
    map('$status', '$guides_cache', [
      ['default', caching.notFound],
      ['~^(?:200|206|304)$', '$guides_file_cache'],
      ['301', caching.redirects],
    ]),
    map('$status', '$guides_allow', [
      ['default', ''],
      ['405', 'GET, HEAD'],
    ]),
    ...pageHeaders.map((header) =>
      map('$status $uri', headerVariable(header), [
        ['default', ''],
        ['~*^(?:200|206|304|404|410) .*\\.html$', header.value],
      ]),
    ),
  ].join('\n\n');
}

/** The variable that holds a header of some answers; empty, so that nothing is sent, for all others. */
export function headerVariable({ name }: HttpHeader): string {
  return `$guides_${name.toLowerCase().replaceAll('-', '_')}`;
}

type Row = readonly [match: string, value: string];

function map(source: string, variable: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([match, value]) => `  ${match === 'default' ? match : quoted(match)} ${quoted(value)};`,
  );
  return [`map ${quoted(source)} ${variable} {`, ...lines, '}'].join('\n');
}

/** Addresses that people take for the site's own, each leading there. */
function otherOrigins(origin: string): Row[] {
  const home = canonicalHost(origin);
  if (home === null) return [];
  const plain = home.secure ? [`http://${home.name}`] : [];
  return [...plain, `http://${home.other}`, `https://${home.other}`].map((from): Row => [from, origin]);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+]/g, '\\$&');
}
