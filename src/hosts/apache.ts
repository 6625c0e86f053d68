import { escapeRegExp, quoted, type Host } from './host.ts';
import { type Deployment, type HttpHeader, canonicalHost } from '../domain/deployment.ts';
import { listGone, listOldMoves } from '../domain/deployment/resolveRequest.ts';
import { cleansAddresses, hidesByRefusing } from './verify/deviations.ts';
import { folderCaching, mediaTypes } from '../domain/deployment/answerHeaders.ts';

const file = '.htaccess';

export const apache: Host = {
  title: 'Apache',
  configFiles: [file],
  deviations: [hidesByRefusing, cleansAddresses],
  files: (deployment) => [{ path: file, text: htaccess(deployment) }],
};

/** Needs mod_rewrite and mod_headers; without them Apache answers 500 instead of leaving out the security policy. */
function htaccess(deployment: Deployment): string {
  const { notFound, hostFiles, headers, pageHeaders, caching } = deployment;
  const hidden = [notFound, ...hostFiles].map(escapeRegExp).join('|');
  const texts = [...new Set(Object.values(mediaTypes).filter((type) => type.endsWith('utf-8')))];
  return String.raw`# Apache 2.4 with mod_rewrite and mod_headers, and AllowOverride All for this folder.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
AddDefaultCharset Off
${Object.entries(mediaTypes)
  .map(([end, type]) => `AddType ${quoted(type)} .${end}`)
  .join('\n')}
${[403, 404, 410].map((status) => `ErrorDocument ${status} /${notFound}`).join('\n')}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${texts.map((type) => type.replace('; charset=utf-8', '')).join(' ')}
  # Apache marks the tag of a compressed answer, and would not know it again.
  RequestHeader edit If-None-Match "-gzip\"" "\""
</IfModule>

${headers.map((header) => set(header)).join('\n')}
${pageHeaders.map((header) => set(header, isPage)).join('\n')}
${[
  set({ name: 'Allow', value: 'GET, HEAD' }, '%{REQUEST_STATUS} == 405'),
  cache(caching.notFound),
  cache(caching.redirects, '%{REQUEST_STATUS} == 301'),
  cache(caching.other, served),
  ...folderCaching(deployment).map(([prefix, time]) => cache(time, `${served} && ${below(prefix)}`)),
].join('\n')}

RewriteEngine On
# What was found or refused below comes by here again.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]
# Apache cleans paths before it matches them; a path that had to be cleaned is not an address of the site.
RewriteCond %{THE_REQUEST} "^\S+ (?:https?://[^/ ]*)?+[^? ]*?(?:/(?=/)|/(?:\.|%2e){1,2}(?:[/? ]|$)|%2f|%5c|\\)" [NC]
RewriteRule ^ - [R=404,END]

${otherOrigins(deployment.origin)}
# Old addresses.
${[...listOldMoves(deployment)].map(([from, to]) => `RewriteRule ^${escapeRegExp(from.slice(1))}$ %{ENV:GUIDES_ORIGIN}${to} [R=301,END]`).join('\n')}
# Removed pages.
${[...listGone(deployment)].map((path) => `RewriteRule ^${escapeRegExp(path.slice(1))}$ ${gone}`).join('\n')}
RewriteRule ^index\.html$ %{ENV:GUIDES_ORIGIN}/ [R=301,END]
RewriteCond $1 !^${escapeRegExp(notFound.replace(/\.html$/, ''))}$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(?:/index\.html|\.html|/)$ %{ENV:GUIDES_ORIGIN}/$1 [R=301,END]
RewriteCond %{ENV:GUIDES_ORIGIN} .
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ %{ENV:GUIDES_ORIGIN}/$1 [R=301,END]
# Letter by letter as it came: what is decoded once more is another address.
RewriteCond %{ENV:GUIDES_ORIGIN} .
RewriteCond %{THE_REQUEST} "^\S+ (?:https?://[^/ ]*)?+([^? ]*)"
RewriteRule ^ %{ENV:GUIDES_ORIGIN}%1 [R=301,NE,END]

RewriteRule ^(?:${hidden})$ - [R=404,END]
# Names that start with a dot, but for what the web keeps in /.well-known/.
RewriteCond %{REQUEST_URI} !^/\.well-known(?:/[^./][^/]*)+$
RewriteRule (?:^|/)\. - [R=404,END]
RewriteRule ^$ index.html [END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.*[^/])$ $1.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]
`;
}

const gone = '- [R=410,END]';
const isPage =
  "%{CONTENT_TYPE} =~ m#^text/html# && %{REQUEST_STATUS} in { '200', '206', '304', '404', '410' }";
const served = "%{REQUEST_STATUS} in { '200', '206', '304' }";

function below(prefix: string): string {
  return `%{REQUEST_URI} =~ m#^${escapeRegExp(prefix)}#`;
}

function cache(value: string, condition?: string): string {
  return set({ name: 'Cache-Control', value }, condition);
}

function set({ name, value }: HttpHeader, condition?: string): string {
  const when = condition === undefined ? '' : ` ${quoted(`expr=${condition}`)}`;
  return `Header always set ${name} ${quoted(value)}${when}`;
}

/** Behind a proxy that ends TLS, its X-Forwarded-Proto tells that the request was https. */
function otherOrigins(origin: string): string {
  const home = canonicalHost(origin);
  if (home === null) return '';
  const isHost = (name: string) => `RewriteCond %{HTTP_HOST} ^${escapeRegExp(name)}\\.?(?::\\d+)?$ [NC]`;
  const remember = `RewriteRule ^ - [E=GUIDES_ORIGIN:${origin}]`;
  return [
    '# Other addresses of the site go to its own, in one hop with any other correction.',
    isHost(home.other),
    remember,
    ...(home.secure
      ? [
          isHost(home.name),
          'RewriteCond %{HTTPS} !=on',
          'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
          remember,
        ]
      : []),
  ].join('\n');
}
