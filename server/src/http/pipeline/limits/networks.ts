import { isIPv6 } from 'node:net';

/**
 * The client's network for rate limits. The holder of an IPv6 address usually has its whole /64 network (2^64
 * addresses), and often a whole /48 site (65,536 networks). An IPv4 address counts by itself.
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

/** Returns all eight groups, however the address is written. */
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

/** Returns the IPv4 address of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
