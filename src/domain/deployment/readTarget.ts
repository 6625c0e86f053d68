/** A parsed request target. raw is the path as received, path the same without percent-encoding. */
export type RequestTarget =
  { kind: 'path'; path: string; raw: string; query: string } | { kind: 'notFound' } | { kind: 'bad' };

/** A target with dot segments, empty segments, or an encoded slash or backslash is not found. */
export function readTarget(target: string): RequestTarget {
  // Not allowed in a target: spaces, control characters, and fragments, which browsers do not send.
  if (!target.startsWith('/') || /[^\u0021-\u007e]|#/.test(target)) return { kind: 'bad' };
  const mark = target.indexOf('?');
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 || mark === target.length - 1 ? '' : target.slice(mark);
  const segments = raw.slice(1).split('/').map(decodeSegment);
  if (segments.some((segment) => segment === null || /\p{Cc}/u.test(segment))) return { kind: 'bad' };
  const last = segments.length - 1;
  const strange = segments.some(
    (segment, index) =>
      segment === null ||
      segment === '.' ||
      segment === '..' ||
      (segment === '' && index < last) ||
      /[/\\]/.test(segment),
  );
  if (strange) return { kind: 'notFound' };
  return { kind: 'path', path: `/${segments.join('/')}`, raw, query };
}

/** null if the percent-encoding is malformed or not UTF-8. */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
