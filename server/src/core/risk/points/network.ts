import type { Contribution } from '#core/risk/contribution.ts';
import type { ProxyKind, RiskFacts } from '#core/risk/facts.ts';

/** A second anonymiser says little more than the first, so the group has a cap. */
const NETWORK_GROUP = { cap: 40, weakerShare: 0.25 };
const VPN_POINTS = 32;
const PROXY_POINTS: Record<ProxyKind, { points: number; reason: string }> = {
  tor: { points: 34, reason: 'The address belongs to the Tor network.' },
  open_proxy: { points: 30, reason: 'The address is a listed open proxy.' },
  hosting: { points: 20, reason: 'The address belongs to a hosting provider, not to an access network.' },
  time_zone: { points: 20, reason: "The device's time zone is not one of the address's country." },
  location: { points: 20, reason: 'The device says it is far from the country of its address.' },
};

/** The maximum points of each. */
export const NETWORK_POINTS = { vpn_detected: VPN_POINTS, proxy_detected: PROXY_POINTS.tor.points } as const;
type Anonymiser = keyof typeof NETWORK_POINTS;

/** A cheap check first: most users are not anonymised, and a backtest calls this a million times. */
export function isAnonymised({ vpn, proxies }: RiskFacts): boolean {
  return Boolean(vpn) || proxies.length > 0;
}

/** `weigh` converts a line's default points. */
export function networkLines(
  facts: RiskFacts,
  weigh: (anonymiser: Anonymiser, points: number) => number,
): Contribution[] {
  const found: Contribution[] = [...new Set(facts.proxies)].map((kind) => {
    const { points, reason } = PROXY_POINTS[kind];
    return { signal: 'proxy_detected', points: weigh('proxy_detected', points), reason };
  });
  if (facts.vpn) {
    const reason =
      facts.vpn === 'simulated' ? 'A VPN was simulated.' : 'The address belongs to a VPN operator.';
    found.push({ signal: 'vpn_detected', points: weigh('vpn_detected', VPN_POINTS), reason });
  }
  if (found.length === 1) return found;
  found.sort((left, right) => right.points - left.points);
  let remaining = Math.max(NETWORK_GROUP.cap, found[0]?.points ?? 0);
  return found.flatMap((one, index) => {
    const full = index === 0 ? one.points : Math.round(one.points * NETWORK_GROUP.weakerShare);
    const points = Math.min(remaining, full);
    remaining -= points;
    return points > 0 ? [{ ...one, points }] : [];
  });
}
