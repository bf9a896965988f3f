import type { AddressClass, AddressFacts } from '#core/risk/ip-intel.ts';
import { IpDataError } from './data-file.ts';

/**
 * A known-answer test. Data that is wrong about one of these addresses is not used: it is old, truncated, or
 * in another format than it seems.
 */
export const SENTINELS: readonly { address: string; asn: number; class: AddressClass }[] = [
  { address: '8.8.8.8', asn: 15_169, class: 'hosting' },
  { address: '185.65.134.10', asn: 39_351, class: 'vpn' },
  { address: '146.70.10.1', asn: 9_009, class: 'vpn' },
  { address: '37.19.200.1', asn: 212_238, class: 'vpn' },
  { address: '185.220.101.1', asn: 60_729, class: 'tor' },
  { address: '23.129.64.130', asn: 396_507, class: 'tor' },
  { address: '102.89.1.1', asn: 29_465, class: 'mobile' },
  { address: '105.112.10.1', asn: 36_873, class: 'mobile' },
  { address: '129.205.113.1', asn: 37_148, class: 'mobile' },
];

/** Throws with every sentinel that is wrong. An operator's own list may allow one of them. */
export function checkSentinels(lookUp: (address: string) => AddressFacts): void {
  const wrong = SENTINELS.flatMap((expected) => {
    const found = lookUp(expected.address);
    if (found.asn === expected.asn && (found.class === expected.class || found.class === 'allowed'))
      return [];
    return `${expected.address} should be AS${expected.asn} (${expected.class}) but is AS${found.asn ?? '?'} (${found.class})`;
  });
  if (wrong.length > 0) {
    throw new IpDataError(
      `the new data is wrong about known addresses and was not used:\n  ${wrong.join('\n  ')}`,
    );
  }
}
