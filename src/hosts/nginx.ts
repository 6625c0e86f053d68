import { escapeRegExp, quoted, type Host } from './host.ts';
import { type Deployment, type HttpHeader, canonicalHost } from '../domain/deployment.ts';
import { listGone, listOldMoves } from '../domain/deployment/resolveRequest.ts';
import { folderCaching, mediaTypes } from '../domain/deployment/answerHeaders.ts';

const httpFile = 'nginx/http.conf';
const serverFile = 'nginx/server.conf';

export const nginx: Host = {
  title: 'nginx',
  configFiles: [httpFile, serverFile],
  deviations: [],
  files: (deployment) => [
    { path: httpFile, text: nginxHttp(deployment) },
    { path: serverFile, text: nginxServer(deployment) },
  ],
};

function nginxHttp(deployment: Deployment): string {
  const { caching, pageHeaders } = deployment;
  return [
    '# Include this in the http block: include <folder of the site>/nginx/http.conf;',
    map('$scheme://$host', '$guides_origin', [['default', ''], ...otherOrigins(deployment.origin)]),
    // nginx cleans paths before it matches them; a path that had to be cleaned is not an address of the site.
    map('$request_uri', '$guides_odd', [
      ['default', '0'],
      ['~*^[^?]*(?:/(?=/)|/(?:\\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|[\\x5c])', '1'],
    ]),
    map('$uri', '$guides_file_cache', [
      ['default', caching.other],
      ['~*\\.html$', caching.pages],
      ...folderCaching(deployment).map(([prefix, time]): Row => [`~^${escapeRegExp(prefix)}`, time]),
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

function headerVariable({ name }: HttpHeader): string {
  return `$guides_${name.toLowerCase().replaceAll('-', '_')}`;
}

type Row = readonly [match: string, value: string];

function map(source: string, variable: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([match, value]) => `  ${match === 'default' ? match : quoted(match)} ${quoted(value)};`,
  );
  return [`map ${quoted(source)} ${variable} {`, ...lines, '}'].join('\n');
}

function otherOrigins(origin: string): Row[] {
  const home = canonicalHost(origin);
  if (home === null) return [];
  const plain = home.secure ? [`http://${home.name}`] : [];
  return [...plain, `http://${home.other}`, `https://${home.other}`].map((from): Row => [from, origin]);
}

const charset = '; charset=utf-8';

function nginxServer(deployment: Deployment): string {
  const { notFound, hostFiles, headers, pageHeaders } = deployment;
  const types = Object.entries(mediaTypes).map(([end, type]) => ({ end, type: type.replace(charset, '') }));
  const texts = [...new Set(Object.values(mediaTypes).filter((type) => type.endsWith(charset)))]
    .map((type) => type.replace(charset, ''))
    .join(' ');
  return `# Include this in each server block, which names root, listen and certificates:
# include <folder of the site>/nginx/server.conf;

types {
${types.map(({ end, type }) => `  ${type} ${end};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${texts.replace('text/html ', '')};
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_proxied any;
gzip_min_length 500;
gzip_types ${texts.replace('text/html ', '')};
server_tokens off;
absolute_redirect off;
# Symlinks inside the folder are not followed. The folder itself may be a symlink that each build switches.
disable_symlinks on from=$document_root;

# All headers are set here: one in a location block would make nginx drop these.
add_header Cache-Control $guides_cache always;
add_header Allow $guides_allow always;
${[
  ...headers.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`),
  ...pageHeaders.map((header) => `add_header ${header.name} ${headerVariable(header)} always;`),
].join('\n')}

# A name instead of a path: on its way there nginx does not ask the questions below again.
error_page 403 404 410 @guides_not_found;
location @guides_not_found {
  try_files /${notFound} =404;
}

if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}
if ($guides_odd) {
  return 404;
}

# Letter by letter as it came, unless it is a page.
set $guides_target $request_uri;
if (-f $document_root$uri.html) {
  set $guides_target $uri$is_args$args;
}

location / {
  ${toOwnHost('$guides_target')}
  try_files $uri $uri.html =404;
}
location = / {
  ${toOwnHost('/$is_args$args')}
  try_files /index.html =404;
}
location = /index.html {
  return 301 $guides_origin/$is_args$args;
}

# Names that start with a dot, but for what the web keeps in /.well-known/.
location ~ "^/(?!\\.well-known/)(?:.*/)?\\.|^/\\.well-known/(?:.*/)?\\." {
  ${toOwnHost('$request_uri')}
  return 404;
}

# Other spellings of a page.
location ~ "^(?<guides_page>/.+?)(?:/index\\.html|\\.html|/)$" {
  if (-f $document_root$guides_page.html) { return 301 $guides_origin$guides_page$is_args$args; }
  ${toOwnHost('$request_uri')}
  try_files $uri =404;
}

${[notFound, notFound.replace('.html', ''), ...hostFiles].map((file) => exact(`/${file}`, [toOwnHost('$request_uri'), 'return 404;'])).join('\n')}

${[...listOldMoves(deployment)]
  .map(([from, to]) => exact(from, [`return 301 $guides_origin${to}$is_args$args;`]))
  .join('\n')}

${[...listGone(deployment)].map((path) => exact(path, [toOwnHost('$request_uri'), 'return 410;'])).join('\n')}
`;
}

/** Redirects to the site's own host, in one hop with any other correction. */
function toOwnHost(target: string): string {
  return `if ($guides_origin) { return 301 $guides_origin${target}; }`;
}

/** Matches one path, case-sensitive; a map would ignore case. */
function exact(path: string, directives: readonly string[]): string {
  return [`location = ${path} {`, ...directives.map((directive) => `  ${directive}`), '}'].join('\n');
}
