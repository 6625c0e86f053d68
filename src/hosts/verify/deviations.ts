import { briefAssets } from '../headersFile.ts';
import { differences } from './differences.ts';
import type { ActualAnswer, ExpectedAnswer, RequestRow, SiteFacts } from './expectAnswer.ts';
import { barePath } from '../../domain/deployment/resolveRequest.ts';
import { canonicalHost } from '../../domain/deployment.ts';

/** What a host cannot do, or does in its own way. */
export interface Deviation {
  /** For the owner of the site. */
  note: string;
  /** Whether this, and nothing worse, explains an answer that differs from the expected one. */
  explains: (row: RequestRow, got: ActualAnswer, facts: SiteFacts) => boolean;
}

/** A redirect between spellings of a page, before any other redirect. */
export function spellsWith(status: 307 | 308): Deviation {
  return {
    note: `It redirects other spellings of a page (/page/, /page.html) with ${status}.`,
    explains: (row, got) =>
      isSpelling(row) && isRight({ ...row.expected, statuses: [status], headers: [] }, got),
  };
}

export const movesHostFirst: Deviation = {
  note: 'From another host, a page with a slash, .html, or /index.html takes two hops.',
  explains: (row, got, { deployment }) =>
    isSpelling(row) &&
    isRight({ ...row.expected, locations: [`${deployment.origin}${row.target}`], headers: [] }, got),
};

export const movesUnknown: Deviation = {
  note: 'A missing address with a slash or .html is redirected to the one without it, which is missing.',
  explains: ({ expected, target }, got) => {
    const path = target.replace(/\?.*/, '');
    const bare = barePath(path);
    const isBare = expected.statuses.includes(404) && bare !== path;
    return (
      isBare &&
      isRight({ statuses: [301], locations: [target.replace(path, bare)], headers: [], body: null }, got)
    );
  },
};

export const spellsPlus: Deviation = {
  note: 'Its redirects write %20 in a query as +, which means the same.',
  explains: ({ expected }, got) =>
    isRight({ ...expected, locations: expected.locations.map((to) => to.replaceAll('%20', '+')) }, got),
};

export const otherHostInPanel: Deviation = {
  note: 'Its files cannot redirect the other host: set that up in the panel, and open it once in a browser.',
  explains: ({ host }, got, facts) =>
    host !== null &&
    host === canonicalHost(facts.deployment.origin)?.other &&
    got.status < 500 &&
    staysHome(got, facts),
};

export const removedIs404: Deviation = {
  note: 'It answers 404 for removed pages, because its files cannot say 410.',
  explains: ({ expected }, got) =>
    expected.statuses.includes(410) && isRight(withCache({ ...expected, statuses: [404] }, got), got),
};

export const forgetsSlowly: Deviation = {
  note: 'It may serve a removed page for up to a week more, marked noindex.',
  explains: ({ expected }, { status, headers }) =>
    expected.statuses.some((wanted) => wanted === 404 || wanted === 410) &&
    status === 200 &&
    /s-maxage=604800/.test(headers['cache-control'] ?? '') &&
    headers['x-robots-tag'] === 'noindex',
};

/** Its rules for headers know the path, not the status. */
export const cachesMissing: Deviation = {
  note: 'What is missing gets the cache time of its path: an hour, or a day below the assets.',
  explains: ({ expected }, got) => expected.statuses.includes(404) && isRight(withCache(expected, got), got),
};

export const keepsAssetsBriefly: Deviation = {
  note: 'Hashed files are kept for a day, not a year, because a missing one would be kept as long.',
  explains: ({ expected }, got, { deployment }) =>
    isRight(
      {
        ...expected,
        headers: expected.headers.map((header) =>
          header.value === deployment.caching.assets ? { ...header, value: briefAssets } : header,
        ),
      },
      got,
    ),
};

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
  {
    note: 'It sends none of our headers; the security policy is in the pages.',
    explains: ({ expected }, got) => isRight({ ...expected, headers: [] }, got),
  },
  cleansAddresses,
  {
    note: 'From another host, an old address takes a hop of its own.',
    explains: ({ expected, target }, got, { deployment }) =>
      isRight({ ...expected, locations: [`${deployment.origin}${target}`], headers: [] }, got),
  },
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
  {
    note: 'It answers 404 for removed pages, because it has no 410.',
    explains: ({ expected }, got) =>
      expected.statuses.includes(410) && isRight({ ...expected, statuses: [404], headers: [] }, got),
  },
  {
    note: 'Its configuration and the 404 page can be opened.',
    explains: ({ name }, got) => /^(?:configuration|404 page)/.test(name) && got.status === 200,
  },
];

function isRight(expected: ExpectedAnswer, got: ActualAnswer): boolean {
  return differences(expected, got).length === 0;
}

/** The same answer with the cache time that came, if a cache cannot keep it for longer than a day. */
function withCache(expected: ExpectedAnswer, got: ActualAnswer): ExpectedAnswer {
  const value = got.headers['cache-control'] ?? '';
  const isBrief = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) <= 86_400 && !/immutable/.test(value);
  return {
    ...expected,
    headers: expected.headers.map((header) =>
      header.name === 'Cache-Control' && isBrief ? { ...header, value } : header,
    ),
  };
}

/** true if a page is asked for in another spelling. */
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
