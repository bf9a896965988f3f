import type { BandSystem } from './bands.ts';
import { boundCompanions } from './companions.ts';
import type { Contribution } from './contribution.ts';
import type { ProxyKind, RiskFacts, Signal } from './facts.ts';
import { PATTERN_POINTS, patternLines } from './patterns.ts';
import { type Points, type Steering, steeredLines, sumOf, type Weighed } from './policy/steering.ts';
import { reliefLines } from './relief.ts';
import { cardLines } from './scorecard/scorecard.ts';

/**
 * How a risk score is made. The score is a plain sum of integer points, so that every answer can be explained
 * line by line and one more warning sign never lowers it. All weights stand in the tables of this file; an
 * account can have others, and rules of its own beside them.
 */

/**
 * Which points these are. One more with every change of them: an assessment is made again with those of its
 * time, and what was made with older ones than the first that are known here is not made again.
 */
export const FIRST_RULE_SET = 2;
export const RULE_SET = 3;
const RELIEF_SINCE = 3;
export type RiskScore = { score: number; contributions: Contribution[]; triggeredSignals: Signal[] };

const MAX_SCORE = 100;
const HOUR_MS = 3_600_000;

/** Who hides behind a VPN may hide behind a proxy too: the second veil says little more than the first. */
const NETWORK_GROUP = { cap: 40, weakerShare: 0.25 };
const VPN_POINTS = 32;
const PROXY_POINTS: Record<ProxyKind, { points: number; reason: string }> = {
  tor: { points: 34, reason: 'The address belongs to the Tor network.' },
  open_proxy: { points: 30, reason: 'The address is a listed open proxy.' },
  hosting: { points: 20, reason: 'The address belongs to a hosting provider, not to an access network.' },
  time_zone: { points: 20, reason: "The device's time zone is not one of the address's country." },
  location: { points: 20, reason: 'The device says it is far from the country of its address.' },
};
const TRAVEL_POINTS = 42;
const DEVICE_MISMATCH_POINTS = 16;
const NEW_DEVICE_POINTS = 6;
const IDENTITY_POINTS = 10;
/** The first row whose ratio the peak reaches applies. Exactly at a limit (ratio 1) nothing is wrong yet. */
const VELOCITY_POINTS = [
  { reaches: (ratio: number) => ratio >= 4, points: 56 },
  { reaches: (ratio: number) => ratio >= 2, points: 42 },
  { reaches: (ratio: number) => ratio > 1, points: 30 },
];
const NEW_ACCOUNT_POINTS = [
  { youngerThanHours: 24, points: 8 },
  { youngerThanHours: 72, points: 5 },
];
const HIGH_VALUE_POINTS = { base: 18, perTenfold: 12 };
const LIST_POINTS = { watch_list: 30, trust_list: 30 };

/** The most that each can add. An account's own weight stretches all rows of a signal alike. */
export const USUAL_POINTS: Points = {
  vpn_detected: VPN_POINTS,
  proxy_detected: PROXY_POINTS.tor.points,
  impossible_travel: TRAVEL_POINTS,
  device_mismatch: DEVICE_MISMATCH_POINTS,
  velocity_anomaly: VELOCITY_POINTS[0]?.points ?? 0,
  identity_not_verified: IDENTITY_POINTS,
  new_device: NEW_DEVICE_POINTS,
  new_account: NEW_ACCOUNT_POINTS[0]?.points ?? 0,
  high_value_transaction: HIGH_VALUE_POINTS.base + HIGH_VALUE_POINTS.perTenfold,
  ...PATTERN_POINTS,
  ...LIST_POINTS,
};

/** Of an account that has not said anything. */
export const USUAL: Steering = {
  ...{ version: null, ruleSet: RULE_SET, points: USUAL_POINTS, thresholds: {} },
  ...{ rules: [], scorecard: null },
};

/** What becomes of the usual points of a line under the weights of an account: whole, and never nothing. */
function weighted(weights: Points, name: Weighed, points: number): number {
  const [weight, usual] = [weights[name], USUAL_POINTS[name]];
  if (weight === usual) return points;
  return weight === 0 ? 0 : Math.max(1, Math.round((points * weight) / usual));
}

function line(signal: Signal, points: number, reason: string): Contribution[] {
  return points > 0 ? [{ signal, points, reason }] : [];
}

function networkLines(facts: RiskFacts, weights: Points): Contribution[] {
  const found: Contribution[] = [...new Set(facts.proxies)].map((kind) => {
    const { points, reason } = PROXY_POINTS[kind];
    return { signal: 'proxy_detected', points: weighted(weights, 'proxy_detected', points), reason };
  });
  if (facts.vpn) {
    const reason =
      facts.vpn === 'simulated' ? 'A VPN was simulated.' : 'The address belongs to a VPN operator.';
    found.push({ signal: 'vpn_detected', points: weighted(weights, 'vpn_detected', VPN_POINTS), reason });
  }
  found.sort((left, right) => right.points - left.points);
  let room = Math.max(NETWORK_GROUP.cap, found[0]?.points ?? 0);
  return found.flatMap((one, index) => {
    const full = index === 0 ? one.points : Math.round(one.points * NETWORK_GROUP.weakerShare);
    const points = Math.min(room, full);
    room -= points;
    return line(one.signal as Signal, points, one.reason);
  });
}

function travelLines({ travel }: RiskFacts): Contribution[] {
  if (!travel) return [];
  const reason =
    travel === 'simulated'
      ? 'An impossible journey was simulated.'
      : `${Math.round(travel.distanceKm)} km from the last known place ${Math.round(travel.elapsedMs / 60_000)} minutes ago.`;
  return line('impossible_travel', TRAVEL_POINTS, reason);
}

function deviceMismatchLines({ device }: RiskFacts): Contribution[] {
  if (!device?.userHasTrusted || device.trusted) return [];
  return line('device_mismatch', DEVICE_MISMATCH_POINTS, "None of the user's trusted devices.");
}

function velocityLines({ velocity }: RiskFacts): Contribution[] {
  const row = velocity && VELOCITY_POINTS.find(({ reaches }) => reaches(velocity.ratio));
  return row ? line('velocity_anomaly', row.points, velocity.reason) : [];
}

function identityLines({ identityVerified }: RiskFacts): Contribution[] {
  return identityVerified
    ? []
    : line('identity_not_verified', IDENTITY_POINTS, 'No verified identity on record.');
}

function newDeviceLines({ device }: RiskFacts): Contribution[] {
  return device?.firstSeen ? line('new_device', NEW_DEVICE_POINTS, 'First time this device is seen.') : [];
}

function newAccountLines({ accountAgeMs }: RiskFacts): Contribution[] {
  if (accountAgeMs === null) return [];
  const row = NEW_ACCOUNT_POINTS.find(({ youngerThanHours }) => accountAgeMs < youngerThanHours * HOUR_MS);
  return row
    ? line('new_account', row.points, `The account is less than ${row.youngerThanHours} hours old.`)
    : [];
}

function highValueLines({ highValue }: RiskFacts): Contribution[] {
  if (!highValue || highValue.ratio < 1) return [];
  const tenfolds = Math.min(1, Math.log10(highValue.ratio));
  const points = Math.round(HIGH_VALUE_POINTS.base + HIGH_VALUE_POINTS.perTenfold * tenfolds);
  return line('high_value_transaction', points, highValue.reason);
}

/** One row a signal, after the network group, in the order in which answers list them. */
const SCORERS: readonly ((facts: RiskFacts) => Contribution[])[] = [
  travelLines,
  deviceMismatchLines,
  velocityLines,
  identityLines,
  newDeviceLines,
  newAccountLines,
  highValueLines,
];

function isSimulated({ vpn, travel }: RiskFacts): boolean {
  return vpn === 'simulated' || travel === 'simulated';
}

export function scoreRisk(
  facts: RiskFacts,
  steering: Steering = USUAL,
  bands: BandSystem = 'fraud',
): RiskScore {
  const { points: weights, ruleSet } = steering;
  const byWeight = (one: Contribution) => {
    const points = weighted(weights, one.signal as Weighed, one.points);
    return points > 0 ? [{ ...one, points }] : [];
  };
  const network = networkLines(facts, weights);
  const others = SCORERS.flatMap((scorer) => scorer(facts));
  // A veil for which its group has no points left is still there, and so is what an account gives no points.
  const veils = [
    ...(facts.vpn ? ['vpn_detected'] : []),
    ...(facts.proxies.length > 0 ? ['proxy_detected'] : []),
  ];
  const names = [...network.map(({ signal }) => signal), ...veils, ...others.map(({ signal }) => signal)];
  const triggered = new Set(names as Signal[]);
  const weighed = [...others, ...patternLines(facts, ruleSet)].flatMap(byWeight);
  const usual = [
    ...boundCompanions([...network, ...weighed], bands),
    ...(ruleSet >= RELIEF_SINCE ? reliefLines(facts, sumOf(network)) : []),
  ];
  // A simulated call tries out the signals, which are in no scorecard.
  const { scorecard } = steering;
  const own = scorecard && !isSimulated(facts);
  const lines = own ? cardLines(scorecard, { facts, endpoint: bands, points: 0 }) : usual;
  const contributions = [...lines, ...steeredLines(lines, { facts, bands, steering })];
  const sum = sumOf(contributions);
  if (sum > MAX_SCORE) {
    contributions.push({ signal: 'cap', points: MAX_SCORE - sum, reason: 'The score ends at 100.' });
  }
  return { score: Math.min(MAX_SCORE, sum), contributions, triggeredSignals: [...triggered] };
}
