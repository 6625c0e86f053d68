/** A request target taken apart. raw is the path as it came; path the same without percent-encoding. */
export type RequestTarget =
  { kind: 'path'; path: string; raw: string; query: string } | { kind: 'notFound' } | { kind: 'bad' };

/**
 * Reads a request target, which starts with a slash. No path of the site has dot segments, empty segments or an
 * encoded slash or backslash: what has them is not found, whatever it might be normalised to.
 */
export function readTarget(target: string): RequestTarget {
  // Characters that belong into no target: spaces, controls, and a fragment, which browsers keep.
  if (!target.startsWith('/') || /[^\u0021-\u007e]|#/.test(target)) return { kind: 'bad' };
  const mark = target.indexOf('?');
  const raw = mark === -1 ? target : target.slice(0, mark);
  // A question mark with nothing behind it asks for nothing.
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

/** null where a percent sign stands for nothing, or for what is no UTF-8. */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
