import { briefAssets } from '../headersFile.ts';
import { differences } from './differences.ts';
import type { ActualAnswer, ExpectedAnswer, RequestRow, SiteFacts } from './expectAnswer.ts';
import { barePath } from '../../domain/deployment/resolveRequest.ts';
import { canonicalHost, type HttpHeader } from '../../domain/deployment.ts';

/** What a host cannot do, or does in its own way. */
export interface Deviation {
  note: string;
  /** Whether this, and nothing worse, explains an answer that differs from the expected one. */
  explains: (row: RequestRow, got: ActualAnswer, facts: SiteFacts) => boolean;
}

/** Explains an answer that would be right if the expected one were changed; false: this request is another matter. */
function asIf(
  note: string,
  change: (row: RequestRow, got: ActualAnswer, facts: SiteFacts) => Partial<ExpectedAnswer> | false,
): Deviation {
  const explains: Deviation['explains'] = (row, got, facts) => {
    const changed = change(row, got, facts);
    return changed !== false && differences({ ...row.expected, ...changed }, got).length === 0;
  };
  return { note, explains };
}

export function spellsWith(status: 307 | 308): Deviation {
  const note = `It redirects other spellings of a page (/page/, /page.html) with ${status}.`;
  return asIf(note, (row) => isSpelling(row) && { statuses: [status], headers: [] });
}

export const movesHostFirst = asIf(
  'From another host, a page with a slash, .html, or /index.html takes two hops.',
  (row, _, { deployment }) =>
    isSpelling(row) && { locations: [`${deployment.origin}${row.target}`], headers: [] },
);

export const movesUnknown = asIf(
  'A missing address with a slash or .html is redirected to the one without it, which is missing.',
  ({ expected, target }) => {
    const path = target.replace(/\?.*/, '');
    const bare = barePath(path);
    const isBare = expected.statuses.includes(404) && bare !== path;
    return isBare && { statuses: [301], locations: [target.replace(path, bare)], headers: [], body: null };
  },
);

export const spellsPlus = asIf(
  'Its redirects write %20 in a query as +, which means the same.',
  ({ expected }) => ({ locations: expected.locations.map((to) => to.replaceAll('%20', '+')) }),
);

export const otherHostInPanel: Deviation = {
  note: 'Its files cannot redirect the other host: set that up in the panel, and open it once in a browser.',
  explains: ({ host }, got, facts) =>
    host !== null &&
    host === canonicalHost(facts.deployment.origin)?.other &&
    got.status < 500 &&
    staysHome(got, facts),
};

export const removedIs404 = asIf(
  'It answers 404 for removed pages, because its files cannot say 410.',
  ({ expected }, got) =>
    expected.statuses.includes(410) && { statuses: [404], headers: withCache(expected, got) },
);

export const forgetsSlowly: Deviation = {
  note: 'It may serve a removed page for up to a week more, marked noindex.',
  explains: ({ expected }, { status, headers }) =>
    expected.statuses.some((wanted) => wanted === 404 || wanted === 410) &&
    status === 200 &&
    /s-maxage=604800/.test(headers['cache-control'] ?? '') &&
    headers['x-robots-tag'] === 'noindex',
};

/** Its rules for headers know the path, not the status. */
export const cachesMissing = asIf(
  'What is missing gets the cache time of its path: an hour, or a day below the assets.',
  ({ expected }, got) => expected.statuses.includes(404) && { headers: withCache(expected, got) },
);

export const keepsAssetsBriefly = asIf(
  'Hashed files are kept for a day, not a year, because a missing one would be kept as long.',
  ({ expected }, _, { deployment }) => ({
    headers: expected.headers.map((header) =>
      header.value === deployment.caching.assets ? { ...header, value: briefAssets } : header,
    ),
  }),
);

export const hidesByRefusing: Deviation = {
  note: 'It answers 403 for its own configuration.',
  explains: ({ name }, got) => name === 'configuration' && got.status === 403,
};

/** Never to another site, to a file outside, or to an error of the server. */
export const cleansAddresses: Deviation = {
  note: 'It cleans or refuses strange addresses, and refuses POST, in its own way.',
  explains: (row, got, facts) => {
    const isStrange = /^(?:strange|traversal)/.test(row.name);
    if (!isStrange && row.method !== 'POST') return false;
    if (got.status >= 400 && got.status < 500) return true;
    if (got.status === 301 || got.status === 307 || got.status === 308) return staysHome(got, facts);
    const page = facts.deployment.pages.find(({ path }) => path === cleaned(row.target));
    return (
      isStrange && got.status === 200 && page !== undefined && got.body.hash === facts.files.get(page.file)
    );
  },
};

/** Without headers and redirects of ours, a page's own spellings stay pages, and old addresses are pages too. */
export const previewOnly: readonly Deviation[] = [
  asIf('It sends none of our headers; the security policy is in the pages.', () => ({ headers: [] })),
  cleansAddresses,
  asIf('From another host, an old address takes a hop of its own.', ({ target }, _, { deployment }) => ({
    locations: [`${deployment.origin}${target}`],
    headers: [],
  })),
  {
    note: 'Old addresses are small pages that send readers on; with a slash they are missing.',
    explains: ({ expected, target }, got, { files, deployment }) => {
      const path = new URL(target, deployment.origin).pathname;
      const stub = files.get(`${barePath(path).slice(1)}.html`);
      return (
        expected.statuses.includes(301) &&
        ((got.status === 200 && stub !== undefined && got.body.hash === stub) ||
          (got.status === 404 && path.endsWith('/')))
      );
    },
  },
  {
    note: 'Pages answer at .html too, and are missing with a slash or /index.html.',
    explains: (row, got, { files, deployment }) => {
      const page = deployment.pages.find(({ path }) => path === barePath(row.target.replace(/\?.*/, '')));
      const isPage = page !== undefined && got.body.hash === files.get(page.file);
      return isSpelling(row) && (got.status === 404 || (got.status === 200 && isPage));
    },
  },
  asIf(
    'It answers 404 for removed pages, because it has no 410.',
    ({ expected }) => expected.statuses.includes(410) && { statuses: [404], headers: [] },
  ),
  {
    note: 'Its configuration and the 404 page can be opened.',
    explains: ({ name }, got) => /^(?:configuration|404 page)/.test(name) && got.status === 200,
  },
];

/** The expected headers with the cache time that came, if a cache cannot keep it for longer than a day. */
function withCache(expected: ExpectedAnswer, got: ActualAnswer): HttpHeader[] {
  const value = got.headers['cache-control'] ?? '';
  const isBrief = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) <= 86_400 && !/immutable/.test(value);
  return expected.headers.map((header) =>
    header.name === 'Cache-Control' && isBrief ? { ...header, value } : header,
  );
}

function isSpelling({ expected, target }: RequestRow): boolean {
  const [to = ''] = expected.locations;
  const path = target.replace(/\?.*/, '');
  const wanted = new URL(to, 'http://localhost').pathname;
  return expected.statuses.includes(301) && path !== wanted && barePath(path) === wanted;
}

function staysHome({ headers }: ActualAnswer, { deployment, baseUrl }: SiteFacts): boolean {
  const to = headers['location'];
  if (to === undefined) return true;
  return [deployment.origin, baseUrl.origin].includes(new URL(to, deployment.origin).origin);
}

function cleaned(target: string): string | null {
  try {
    const path = decodeURIComponent(target.replace(/\?.*/, '')).replace(/[\\/]+/g, '/');
    return new URL(path, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}
