/** Both ends count, from 0. */
export interface Range {
  first: number;
  last: number;
}

/**
 * Reads a Range header for a number of bytes. null where it is to be ignored: several ranges, another unit, or
 * something that nobody understands (RFC 9110, 14.2).
 */
export function parseRange(header: string, length: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header);
  const [from = '', to = ''] = match?.slice(1) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
