import { BlockList, isIP } from 'node:net';

/**
 * Address ranges that are not on the public Internet.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, iana-ipv6-special-registry
 */
const closedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // A cloud's metadata service, on an address that looks public.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const closedV6: readonly (readonly [string, number])[] = [
  // All but 2000::/3, the only allocated block: this includes ::1, mapped and compatible IPv4, NAT64,
  // fc00::/7, fe80::/10, fec0::/10, multicast, and everything still unassigned.
  // fe80::/10, fec0::/10, multicast, and what has no use yet.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo and other protocol assignments, which contain an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 also contains an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
];

// One list per family: a shared one would match mapped addresses against the rules of both.
const v4 = new BlockList();
for (const [network, prefix] of closedV4) v4.addSubnet(network, prefix, 'ipv4');
const v6 = new BlockList();
for (const [network, prefix] of closedV6) v6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address, as text without brackets, is reachable by anybody on the Internet. */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !v4.check(address, 'ipv4');
  return family === 6 && !v6.check(address, 'ipv6');
}
