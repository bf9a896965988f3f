import { type AddressKey, parseRange } from './addresses.ts';
import { packList, RangeTable } from './ranges.ts';

/** Reserved networks, which do not occur as public addresses. */
const RESERVED = new RangeTable(
  packList(
    `
0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8`
      .trim()
      .split(/\s+/)
      .flatMap((cidr) => parseRange(cidr) ?? []),
  ),
);

export function isReserved(key: AddressKey): boolean {
  // ::1, :: and the rest of ::/16 would collide with the IPv4 half of the tables.
  if (key.text.includes(':') && key.high < 0x10000) return true;
  return RESERVED.find(key) !== 0;
}
