import type { AddressClass, IpIntel } from '#core/risk/ip-intel.ts';
import type { Random } from './random.ts';

/** Real ranges, so that look-ups work as in production. */
const RANGES = {
  home: ['isp', ['41.184']],
  phone: ['mobile', ['102.89', '105.112']],
  vpn: ['vpn', ['146.70', '185.65']],
  relay: ['relay', ['172.225', '104.28']],
  gateway: ['relay', ['165.225']],
  hosting: ['hosting', ['5.9', '88.198']],
  tor: ['tor', ['185.220']],
  abroad: ['isp', ['86.140', '86.160', '73.70', '46.138']],
} as const satisfies Record<string, readonly [AddressClass, readonly string[]]>;

export type Place = keyof typeof RANGES;
export type Addresses = (place: Place, random: Random) => string;

const TRIES = 5_000;

/** Draws an address of this kind. Addresses that the data classifies otherwise are drawn again. */
export function openAddresses(intel: IpIntel): Addresses {
  return (place, random) => {
    const [expected, ranges] = RANGES[place];
    for (let tries = 0; tries < TRIES; tries++) {
      const address = `${random.pick(ranges)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;
      if (intel.lookUp(address)?.class === expected) return address;
    }
    throw new Error(`the IP data has no ${expected} in ${ranges.join(', ')}`);
  };
}
