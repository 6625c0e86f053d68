type Place = Pick<Location, 'protocol' | 'hostname' | 'pathname' | 'search' | 'hash'>;

const key = 'moved';

/** The page on the site's own host, for readers who came by www or http; a test compares it with src/domain/deployment/hosts.ts. */
export function ownAddress(
  canonical: string,
  { protocol, hostname, pathname, search, hash }: Place,
): string | null {
  const { origin, hostname: own } = new URL(canonical);
  const isWrong =
    hostname === own
      ? protocol === 'http:' && origin.startsWith('https')
      : `www.${hostname}` === own || hostname === `www.${own}`;
  return isWrong && /\.(?!localhost)\D/.test(own) ? origin + pathname + search + hash : null;
}

/** For hosts that cannot redirect. Only once per tab, in case the host redirects back. */
export function goToOwnAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = link && ownAddress(link.href, location);
  try {
    if (!address || key in sessionStorage) return;
    sessionStorage.setItem(key, '');
    location.replace(address);
  } catch {
    // Without storage, nothing tells whether this is the second time.
  }
}
