/** Both ends count, from 0. */
export interface Range {
  first: number;
  last: number;
}

/**
 * Reads a Range header for a number of bytes. null where it is to be ignored: several ranges, or another unit. What is
 * no range counts as one that the file does not have, as nginx and Caddy have it (RFC 9110, 14.2 leaves it open).
 */
export function parseRange(header: string, length: number): Range | 'unsatisfiable' | null {
  if (!/^bytes=/i.test(header) || header.includes(',')) return null;
  const match = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header);
  const [from = '', to = ''] = match?.slice(1) ?? [];
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (first >= length || (to !== '' && Number(to) < first)) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
