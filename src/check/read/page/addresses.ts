/** A full address, or null for one that is not http(s). */
export function resolveUrl(address: string, base: string): URL | null {
  if (address.length > 4000) return null;
  try {
    const url = new URL(address.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/** A path to compare: decoded, in lower case, without a slash or .html at the end. */
export function plainPath(url: URL): string {
  return decoded(url.pathname)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$|\/{1,10}$/, '');
}

/** The last part of a path, as plainPath has it; '' for a home page. */
export function lastSegment(url: URL): string {
  return plainPath(url).split('/').at(-1) ?? '';
}

/** The last part of an address's path that has words, as in "/products/wingspan-oceania/1234.html"; '' for none. */
export function slugOf(url: URL): string {
  const parts = plainPath(url).split('/');
  return parts.findLast((part) => /\p{L}{2,}[-_ ]\p{L}{2}/u.test(part)) ?? '';
}

/** The words of an address's path and query that can be an item's number or handle. */
export function addressWords(url: URL): string[] {
  return decoded(url.pathname + url.search)
    .toLowerCase()
    .split(/[/?&=#_.,;:+-]+/);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
