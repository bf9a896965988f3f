import { isIPv6 } from 'node:net';

/**
 * Where a caller is, as far as limits go. Whoever has one IPv6 address has the other 2^64 of its network too,
 * and whoever rents a site often has all its 65,536 networks; an IPv4 address stands for itself.
 */
export type ClientNetwork = { readonly network: string; readonly site: string | null };

const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

export function clientNetworkOf(address: string): ClientNetwork {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return { network: address, site: null };
  const groups = groupsOf(bare);
  const mapped = mappedIPv4(groups);
  if (mapped) return { network: mapped, site: null };
  const prefix = (length: number) =>
    groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(':');
  return { network: prefix(NETWORK_GROUPS), site: `${prefix(SITE_GROUPS)}::/48` };
}

/** All eight, whichever way the address was written. */
function groupsOf(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(1).map(Number) ?? [];
  const tailHex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  const written = dotted ? address.slice(0, dotted.index) + tailHex : address;
  const [head = '', tail] = written.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address in IPv6 clothes (RFC 4291, 2.5.5.2). */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
