/** The limits and times of the interface. Those that editors change are in data/site.yaml. */

export const searchMaxLength = 100;
/** A search index is fresh for this long. */
export const searchFreshMs = 300_000;
/** After that, it is usable this much longer while a new one loads. */
export const searchKeptMs = 600_000;
export const guidesPerPage = 60;
/** The most results in the popup of the search box, and on the list of guides. */
export const popupResults = 8;
export const listedResults = 24;

export const year = 365 * 24 * 60 * 60;
/** How long caches may keep files. stale-while-revalidate: how much longer, while a new copy loads. */
export const cacheTimes = {
  pages: 'public, max-age=3600, stale-while-revalidate=300',
  assets: `public, max-age=${year}, immutable, stale-while-revalidate=86400`,
  data: 'public, max-age=300, stale-while-revalidate=60',
  other: 'public, max-age=3600, stale-while-revalidate=300',
  // Without a limit, browsers keep a permanent redirect forever, even a mistaken one.
  redirects: 'public, max-age=3600',
  notFound: 'no-store',
};

export const emailMaxLength = 254;
/** How often a reader may try to subscribe within the window. */
export const attemptLimit = 3;
export const attemptWindowMs = 900_000;
/** How long a preview of the form, which sends nothing, appears busy. */
export const previewDelayMs = 1000;

/** leftMs: how long a toast stays after the pointer or focus has left it. */
export const toastLimits = { max: 3, ms: 5000, leftMs: 1000, swipePx: 50 };

/** The widest window of a phone; style sheets say 47.99rem. */
export const phoneMaxPx = 767;
/** An image is slow after this many ms in view, or this far (CSS) from it. */
export const slowImageMs = { wide: 1000, phone: 500 };
export const nearImage = '50px';
/** The band of the window in which a section is current: from the top, and from the bottom. */
export const currentBand = { top: 0.2, bottom: 0.35 };

/** Requests and an island's code count as failed after this time. */
export const patienceMs = 10_000;
/** Changes within this time share one entry of the browser's history. */
export const choosingMs = 1000;
/** The number of results is announced once it has not changed for this long. */
export const quietMs = 600;
export const settleMs = 200;
