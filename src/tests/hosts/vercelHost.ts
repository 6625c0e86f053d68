import { decoded, found, redirect, refuse, type ManagedHost } from './managedHost.ts';

interface Route {
  src?: string;
  handle?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  has?: { type: string; value: string }[];
  continue?: true;
  check?: true;
}

/**
 * Routes as the router of vercel 64 follows them: in order, with the files at "filesystem"; those of "hit" add headers
 * to a file, but replace none; those of "error" answer for a missing one.
 */
export function vercelHost(text: (file: string) => string): ManagedHost {
  const { routes } = JSON.parse(text('vercel.json')) as { routes: Route[] };
  const phase = (name: string | null) => {
    const start = name === null ? 0 : routes.findIndex(({ handle }) => handle === name) + 1;
    const end = routes.findIndex(({ handle }, index) => index >= start && handle !== undefined);
    return routes.slice(start, end === -1 ? undefined : end);
  };
  const ignored = text('.vercelignore').trim().split('\n');

  return ({ row, url, has }) => {
    if (url.protocol === 'http:') return redirect(308, `https://${url.hostname}${row.target}`);
    const isFile = (path: string) =>
      has(path.slice(1)) &&
      !['/vercel.json', '/.vercelignore'].includes(path) &&
      !ignored.some((folder) => path.startsWith(`/${folder}/`));
    const headers: Record<string, string> = {};
    const serve = (file: string, status: number) => {
      const before = { ...headers };
      run(phase('hit'), url.pathname);
      return found(file.slice(1), { ...headers, ...before }, status);
    };
    const run = (list: readonly Route[], path: string): { route: Route; to: string } | null => {
      for (const route of list) {
        const match = new RegExp(route.src ?? '').exec(path);
        if (!match || route.has?.some(({ value }) => value !== url.hostname) === true) continue;
        const fill = (pattern: string) =>
          pattern.replace(/\$(\d)/g, (_, number: string) => match[Number(number)] ?? '');
        for (const [name, value] of Object.entries(route.headers ?? {}))
          headers[name.toLowerCase()] = fill(value);
        if (route.continue === true) continue;
        const to = fill(route.dest ?? path);
        if (route.check === true && !isFile(to)) continue;
        return { route, to };
      }
      return null;
    };

    const path = decoded(url.pathname);
    const first = run(phase(null), url.pathname);
    if (first?.route.status === 301) {
      const { location = '', ...more } = headers;
      return redirect(301, location + url.search, more);
    }
    if (first) return serve(first.to, first.route.status ?? 200);
    if (row.method === 'POST') return refuse(405, headers);
    const direct = path === '/' ? '/index.html' : path;
    if (isFile(direct)) return serve(direct, 200);
    const second = run(phase('filesystem'), path);
    if (second) return serve(second.to, second.route.status ?? 200);
    const last = run(phase('error'), path);
    return found(last?.to.slice(1) ?? '', headers, last?.route.status ?? 404);
  };
}
