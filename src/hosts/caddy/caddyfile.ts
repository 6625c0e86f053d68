import type { Deployment, Header } from '../../domain/deployment.ts';
import { canonicalHost } from '../../domain/deployment/hosts.ts';
import { mediaTypes } from '../../domain/deployment/mediaTypes.ts';
import { listMoves } from '../../domain/deployment/resolveRequest.ts';

/**
 * The site's Caddyfile. Names are compared by map and path_regexp, because the path matcher takes upper case for lower
 * case; and pages are found by name, because a folder's index would force a slash at the end of its address.
 */
export function caddyfile(deployment: Deployment): string {
  const { pages, notFound, hostFiles, headers, pageHeaders, caching, assetPrefixes, dataPrefixes } =
    deployment;
  const hidden = [notFound, ...hostFiles].map((file) => escapeRegExp(`/${file}`)).join('|');
  return `# The site by itself: caddy run --config Caddyfile, in this folder. Or import it from a Caddyfile of yours.
# GUIDES_ROOT names the folder of the site where it is another than the one Caddy is started in; GUIDES_ADDRESS
# replaces the addresses that it answers to.
{$GUIDES_ADDRESS:${addresses(deployment.origin).join(', ')}} {
  root * {$GUIDES_ROOT:.}
  encode gzip

  map {query} {guides_query} {
    "" ""
    default "?{query}"
  }
  map "{scheme}://{host}" {guides_origin} {
${rows(otherOrigins(deployment.origin))}
    default ""
  }
  # Where a path moves to.
  map {path} {guides_to} {
${rows([...listMoves(deployment)])}
    default ""
  }
  # The file that holds a page.
  map {path} {guides_page} {
${rows(pages.map(({ path, file }) => [path, `/${file}`]))}
    default ""
  }
  map {path} {guides_type} {
${rows(Object.entries(mediaTypes).map(([end, type]) => [`~\\.${end}$`, type]))}
    default application/octet-stream
  }
  map {path} {guides_cache} {
${rows([
  ...assetPrefixes.map((prefix): Row => [`~^${escapeRegExp(prefix)}`, caching.assets]),
  ...dataPrefixes.map((prefix): Row => [`~^${escapeRegExp(prefix)}`, caching.data]),
])}
    default ${quoted(caching.other)}
  }

  route {
    header {
      -Server
${headerLines(headers)}
    }

    @method not method GET HEAD
    header @method Allow "GET, HEAD"
    error @method 405

    # Caddy cleans paths before it looks at them; what had to be cleaned is no address of the site.
    @odd expression \`{http.request.orig_uri}.matches("(?i)^[^?]*(?://|/(?:\\\\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|%00|\\\\\\\\)")\`
    error @odd 404

    @moved not vars {guides_to} ""
    header @moved Cache-Control ${quoted(caching.redirects)}
    redir @moved {guides_origin}{guides_to}{guides_query} 301

    @elsewhere not vars {guides_origin} ""
    header @elsewhere Cache-Control ${quoted(caching.redirects)}
    redir @elsewhere {guides_origin}{http.request.orig_uri.path}{guides_query} 301

    @configuration path_regexp ^(?:${hidden})$
    error @configuration 404
    # Names that start with a full stop, but for what the web keeps in /.well-known/.
    @hidden {
      path_regexp /\\.
      not path_regexp ^/\\.well-known(?:/[^./][^/]*)+$
    }
    error @hidden 404

    @page not vars {guides_page} ""
    route @page {
      header {
        Content-Type "text/html; charset=utf-8"
        Cache-Control ${quoted(caching.pages)}
${headerLines(pageHeaders, '        ')}
      }
      rewrite * {guides_page}
      file_server
    }
    header {
      Content-Type {guides_type}
      Cache-Control {guides_cache}
    }
    file_server
  }

  handle_errors {
    header {
      -Server
      Cache-Control ${quoted(caching.notFound)}
${headerLines(headers)}
    }
    @unknown expression \`{http.error.status_code} in [403, 404]\`
    header @unknown {
      Content-Type "text/html; charset=utf-8"
${headerLines(pageHeaders)}
    }
    rewrite @unknown /${notFound}
    file_server @unknown {
      status 404
    }
    respond "" {http.error.status_code}
  }
}
`;
}

type Row = readonly [match: string, value: string];

function rows(list: readonly Row[]): string {
  return list.map(([match, value]) => `    ${quoted(match)} ${quoted(value)}`).join('\n');
}

/** A string of a Caddyfile. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function headerLines(headers: readonly Header[], indent = '      '): string {
  return headers.map(({ name, value }) => `${indent}${name} ${quoted(value)}`).join('\n');
}

/** http is named too: by itself Caddy would send it on with 308 and to the same path, another hop for an old one. */
function addresses(origin: string): string[] {
  const home = canonicalHost(origin);
  if (home === null) return [origin];
  const names = [home.name, home.other];
  return names.flatMap((name) => (home.secure ? [`http://${name}`, `https://${name}`] : [`http://${name}`]));
}

/** Addresses that people take for the site's own, each leading there. */
function otherOrigins(origin: string): Row[] {
  const home = canonicalHost(origin);
  if (home === null) return [];
  const other = `~(?i)^https?://${escapeRegExp(home.other)}\\.?$`;
  const plain = `~(?i)^http://${escapeRegExp(home.name)}\\.?$`;
  return [[other, origin], ...(home.secure ? [[plain, origin] as const] : [])];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+]/g, '\\$&');
}
