import { escapeRegExp, quoted, type Host } from './host.ts';
import { type Deployment, type HttpHeader, canonicalHost } from '../domain/deployment.ts';
import { listGone, listMoves } from '../domain/deployment/resolveRequest.ts';
import { folderCaching, mediaTypes } from '../domain/deployment/answerHeaders.ts';

const file = 'Caddyfile';

export const caddy: Host = {
  title: 'Caddy',
  configFiles: [file],
  deviations: [],
  files: (deployment) => [{ path: file, text: caddyfile(deployment) }],
};

/** By map and path_regexp, as the path matcher ignores case; by file name, as a folder's index forces a slash. */
function caddyfile(deployment: Deployment): string {
  const { pages, notFound, hostFiles, headers, pageHeaders, caching } = deployment;
  const hidden = [notFound, ...hostFiles].map((file) => escapeRegExp(`/${file}`)).join('|');
  const gone = [...listGone(deployment)].map((path): Row => [path, 'gone']);
  const files = pages.map(({ path, file }): Row => [path, `/${file}`]);
  const types = Object.entries(mediaTypes).map(([end, type]): Row => [`~(?i)\\.${end}$`, type]);
  const caches = folderCaching(deployment).map(([prefix, time]): Row => [`~^${escapeRegExp(prefix)}`, time]);
  return `# Import this into your own Caddyfile, then import guides into the site, which names its addresses and its root:
#
# import /var/www/guides/Caddyfile
# ${addresses(deployment.origin).join(', ')} {
#   root * /var/www/guides
#   import guides
# }
(guides) {
  encode gzip
  # Text is sent compressed or not, as the client asks: caches keep both, and each form has a weak tag.
  @texts not path_regexp ${packedAlready}
  header @texts ?Vary Accept-Encoding
  @packed {
    header Accept-Encoding *gzip*
    not path_regexp ${packedAlready}
  }
  header @packed {
    ETag ${quoted('^"')} ${quoted('W/"')}
    defer
  }

${map('{query}', '{guides_query}', [['', '']], '"?{query}"')}
${map('"{scheme}://{host}"', '{guides_origin}', otherOrigins(deployment.origin))}
  # Where a path moves to.
${map('{path}', '{guides_to}', [...listMoves(deployment)])}
  # Pages that were removed.
${map('{path}', '{guides_gone}', gone)}
  # The file that holds a page.
${map('{path}', '{guides_page}', files)}
${map('{path}', '{guides_type}', types, 'application/octet-stream')}
${map('{path}', '{guides_cache}', caches, quoted(caching.other))}

  route {
    # Without its root, or with a relative one, Caddy would publish the folder that it was started in.
${[notFound, pages.at(-1)?.file ?? notFound]
  .map((file, index) => `    @lost${index} not file /${file}\n    error @lost${index} 503`)
  .join('\n')}

    header {
      -Server
${headerLines(headers)}
    }

    @method not method GET HEAD
    header @method Allow "GET, HEAD"
    error @method 405

    # Caddy cleans paths before it looks at them; what had to be cleaned is no address of the site.
    # The host of a request in full form is no part of this address.
    @odd expression \`{http.request.uri}.matches("(?i)^[^?]*(?://|/(?:\\\\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|%00|\\\\\\\\)")\`
    error @odd 404

    @moved not vars {guides_to} ""
    header @moved Cache-Control ${quoted(caching.redirects)}
    redir @moved {guides_origin}{guides_to}{guides_query} 301

    @elsewhere not vars {guides_origin} ""
    header @elsewhere Cache-Control ${quoted(caching.redirects)}
    @elsewhere_page {
      not vars {guides_origin} ""
      not vars {guides_page} ""
    }
    redir @elsewhere_page {guides_origin}{path}{guides_query} 301
    # Letter by letter as it came: what is decoded once more is another address.
    redir @elsewhere {guides_origin}{uri} 301

    @gone not vars {guides_gone} ""
    error @gone 410

    @configuration path_regexp ^(?:${hidden})$
    error @configuration 404
    # Names that start with a dot, but for what the web keeps in /.well-known/.
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
    # A folder is no page, whatever is in it.
    @folder path_regexp /$
    error @folder 404
    header {
      Content-Type {guides_type}
      Cache-Control {guides_cache}
    }
    @html path_regexp (?i)\\.html$
    header @html {
${headerLines(pageHeaders)}
    }
    file_server {
      index .guides-has-no-index
    }
  }

  handle_errors {
    # In this order: by itself Caddy would respond before it looks for the file.
    route {
      header {
        -Server
        Cache-Control ${quoted(caching.notFound)}
${headerLines(headers, '        ')}
      }
      @unknown expression \`{http.error.status_code} in [403, 404, 410]\`
      header @unknown {
        Content-Type "text/html; charset=utf-8"
${headerLines(pageHeaders, '        ')}
      }
      rewrite @unknown /${notFound}
      @removed expression \`{http.error.status_code} == 410\`
      file_server @removed {
        status 410
      }
      file_server @unknown {
        status 404
      }
      respond "" {http.error.status_code}
    }
  }
}
`;
}

const packedAlready = `(?i)\\.(?:${Object.entries(mediaTypes)
  .filter(([, type]) => !type.endsWith('; charset=utf-8'))
  .map(([end]) => end)
  .join('|')})$`;

type Row = readonly [match: string, value: string];

function map(source: string, variable: string, rows: readonly Row[], fallback = '""'): string {
  const lines = rows.map(([match, value]) => `    ${quoted(match)} ${quoted(value)}`);
  return `  map ${source} ${variable} {\n${lines.join('\n')}\n    default ${fallback}\n  }`;
}

function headerLines(headers: readonly HttpHeader[], indent = '      '): string {
  return headers.map(({ name, value }) => `${indent}${name} ${quoted(value)}`).join('\n');
}

/** Also lists http: otherwise Caddy would first redirect it with 308 to the same path, an extra hop for old paths. */
function addresses(origin: string): string[] {
  const home = canonicalHost(origin);
  if (home === null) return [origin];
  const port = /:\d+$/.exec(origin)?.[0] ?? '';
  const names = [home.name, home.other];
  return names.flatMap((name) =>
    home.secure ? [`http://${name}`, `https://${name}${port}`] : [`http://${name}${port}`],
  );
}

function otherOrigins(origin: string): Row[] {
  const home = canonicalHost(origin);
  if (home === null) return [];
  const other = `~(?i)^https?://${escapeRegExp(home.other)}\\.?$`;
  const plain = `~(?i)^http://${escapeRegExp(home.name)}\\.?$`;
  return [[other, origin], ...(home.secure ? [[plain, origin] as const] : [])];
}
