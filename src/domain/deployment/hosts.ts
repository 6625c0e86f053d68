export interface CanonicalHost {
  name: string;
  /** The same with www. in front, or without it if the site's own has it. */
  other: string;
  secure: boolean;
}

/** null for localhost and IP addresses, which redirect nowhere. */
export function canonicalHost(origin: string): CanonicalHost | null {
  const [scheme = '', address = ''] = origin.split('://');
  const name = address.replace(/:\d+$/, '').toLowerCase();
  if (isBareAddress(name)) return null;
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  return { name, other, secure: scheme === 'https' };
}

/** true if the host of an origin is reserved and cannot be registered. https://www.rfc-editor.org/rfc/rfc2606 */
export function isReservedOrigin(origin: string): boolean {
  return /\.(?:example|test|invalid)$/.test(origin.replace(/:\d+$/, ''));
}

export function isBareAddress(host: string): boolean {
  return /(?:^|\.)localhost$|^[\d.]+$|^\[|:/.test(host) || !host.includes('.');
}
