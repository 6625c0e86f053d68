/** true where If-None-Match names the tag, so that the reader has these bytes (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/"[^"]*"/g)].some(([named]) => named === tag);
}

/**
 * true where If-Match lets the file go out: there is none, or it names the tag as a strong one (RFC 9110, 13.1.1).
 * If-Unmodified-Since has to be ignored where files have no dates (13.1.4).
 */
export function isWanted(header: string | undefined, tag: string): boolean {
  if (header === undefined || header.trim() === '*') return true;
  return [...header.matchAll(/(W\/)?("[^"]*")/g)].some(
    ([, weak, named]) => weak === undefined && named === tag,
  );
}

/** true where If-Range lets a range be answered: there is none, or it names the tag as a strong one. */
export function allowsRange(header: string | undefined, tag: string): boolean {
  // A date allows nothing: files have no dates here, as a build of the same content must not change the answer.
  return header === undefined || header.trim() === tag;
}
