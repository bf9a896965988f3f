import { type AddressKey, parseRange } from './addresses.ts';
import { packList, RangeTable } from './ranges.ts';

/**
 * Exits that device and browser makers share among millions of users: iCloud Private Relay through Cloudflare
 * and Fastly, WARP, and Google's VPN for phones. Their networks serve other purposes as well, so they are
 * identified by address. An operator's relay.txt adds to them: Apple and Google publish theirs.
 */
const RELAYS = new RangeTable(
  packList(
    `
104.28.0.0/16 2606:54c0::/32 2a09:bac0::/29 140.248.0.0/16 146.75.128.0/17 2a04:4e41::/32 2a02:26f7::/32
2001:4860:7::/48`
      .trim()
      .split(/\s+/)
      .flatMap((cidr) => parseRange(cidr) ?? []),
  ),
);

export function isRelay(key: AddressKey): boolean {
  return RELAYS.find(key) !== 0;
}
