import type { Deployment } from '../../domain/deployment.ts';
import { mediaTypes } from '../../domain/deployment/mediaTypes.ts';
import { listGone, listMoves } from '../../domain/deployment/resolveRequest.ts';
import { headerVariable } from './http.ts';
import { quoted } from './quoted.ts';

const charset = '; charset=utf-8';

/** The part for each of nginx's server blocks, with the site's folder as root. */
export function nginxServer(deployment: Deployment): string {
  const { pages, notFound, hostFiles, headers, pageHeaders } = deployment;
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
gzip_vary on;
gzip_proxied any;
gzip_min_length 500;
gzip_types ${texts.replace('text/html ', '')};
server_tokens off;
absolute_redirect off;
# No link leads out of the folder. The folder itself may be one that is switched from build to build.
disable_symlinks on from=$document_root;

# All of them stand here and none in a location: one there would make nginx drop these.
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

location / {
  ${toOwnHost('$request_uri')}
  try_files $uri =404;
}

# Names that start with a full stop, but for what the web keeps in /.well-known/.
location ~ "^/(?!\\.well-known/)(?:.*/)?\\.|^/\\.well-known/(?:.*/)?\\." {
  ${toOwnHost('$request_uri')}
  return 404;
}

${[notFound, ...hostFiles].map((file) => exact(`/${file}`, [toOwnHost('$request_uri'), 'return 404;'])).join('\n')}

${pages
  .map(({ path, file }) => exact(path, [toOwnHost(`${path}$is_args$args`), `try_files /${file} =404;`]))
  .join('\n')}

${[...listMoves(deployment)]
  .map(([from, to]) => exact(from, [`return 301 $guides_origin${to}$is_args$args;`]))
  .join('\n')}

${[...listGone(deployment)].map((path) => exact(path, [toOwnHost('$request_uri'), 'return 410;'])).join('\n')}
`;
}

/** To the site's own host, in one hop together with whatever else is not as it should be. */
function toOwnHost(target: string): string {
  return `if ($guides_origin) { return 301 $guides_origin${target}; }`;
}

/** A location for one path and no other; upper and lower case count here, in a map they do not. */
function exact(path: string, directives: readonly string[]): string {
  return [`location = ${path} {`, ...directives.map((directive) => `  ${directive}`), '}'].join('\n');
}
