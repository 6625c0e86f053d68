/** The Content-Encodings that are made, the best first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The one that an Accept-Encoding header likes most (RFC 9110, 12.5.3); null for bytes as they are. */
export function chooseCoding(header: string | undefined): Coding | null {
  const liked = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    liked.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const likes = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
  const [best] = codings.filter((coding) => likes(coding) > 0).toSorted((a, b) => likes(b) - likes(a));
  // Bytes as they are need no mention to be welcome, only to be more so.
  return best === undefined || (liked.get('identity') ?? 0) > likes(best) ? null : best;
}
