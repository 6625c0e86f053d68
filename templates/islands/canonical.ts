type Place = Pick<Location, 'protocol' | 'hostname' | 'pathname' | 'search' | 'hash'>;

const key = 'moved';

/**
 * The same page on the site's own host, for a reader who came by www or http; null for who is right there, and on every
 * other host: localhost, an address in numbers, a preview. canonical is the full address that the page names. Stands
 * inline in every page, so it is shorter than what servers use (src/domain/deployment/hosts.ts) and tested to agree.
 */
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

/** For hosts that cannot redirect. Once in a tab: where the host leads back, somebody has to stop. */
export function goToOwnAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = link && ownAddress(link.href, location);
  try {
    if (!address || key in sessionStorage) return;
    sessionStorage.setItem(key, '');
    location.replace(address);
  } catch {
    // Without a memory there is no telling whether this is the second time.
  }
}
