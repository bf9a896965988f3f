import type { BandSystem } from './bands.ts';
import { boundCompanions } from './companions.ts';
import type { Contribution } from './contribution.ts';
import type { ProxyKind, RiskFacts, Signal } from './facts.ts';
import { PATTERN_POINTS, type PatternLine, patternLines } from './patterns.ts';
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
export const RULE_SET = 4;
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

function networkLines(facts: RiskFacts, weights: Points): Contribution[] {
  // Most come openly, and a backtest asks a million times.
  if (!facts.vpn && facts.proxies.length === 0) return [];
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
    return points > 0 ? [{ ...one, points }] : [];
  });
}

type SignalLine = { readonly signal: Signal; readonly points: number; readonly reason: string };

function travelLine({ travel }: RiskFacts): SignalLine | null {
  if (!travel) return null;
  const reason =
    travel === 'simulated'
      ? 'An impossible journey was simulated.'
      : `${Math.round(travel.distanceKm)} km from the last known place ${Math.round(travel.elapsedMs / 60_000)} minutes ago.`;
  return { signal: 'impossible_travel', points: TRAVEL_POINTS, reason };
}

function deviceMismatchLine({ device }: RiskFacts): SignalLine | null {
  if (!device?.userHasTrusted || device.trusted) return null;
  const reason = "None of the user's trusted devices.";
  return { signal: 'device_mismatch', points: DEVICE_MISMATCH_POINTS, reason };
}

function velocityLine({ velocity }: RiskFacts): SignalLine | null {
  const row = velocity && VELOCITY_POINTS.find(({ reaches }) => reaches(velocity.ratio));
  return row ? { signal: 'velocity_anomaly', points: row.points, reason: velocity.reason } : null;
}

function identityLine({ identityVerified }: RiskFacts): SignalLine | null {
  if (identityVerified) return null;
  const reason = 'No verified identity on record.';
  return { signal: 'identity_not_verified', points: IDENTITY_POINTS, reason };
}

function newDeviceLine({ device }: RiskFacts): SignalLine | null {
  if (!device?.firstSeen) return null;
  return { signal: 'new_device', points: NEW_DEVICE_POINTS, reason: 'First time this device is seen.' };
}

function newAccountLine({ accountAgeMs }: RiskFacts): SignalLine | null {
  if (accountAgeMs === null) return null;
  const row = NEW_ACCOUNT_POINTS.find(({ youngerThanHours }) => accountAgeMs < youngerThanHours * HOUR_MS);
  if (!row) return null;
  const reason = `The account is less than ${row.youngerThanHours} hours old.`;
  return { signal: 'new_account', points: row.points, reason };
}

function highValueLine({ highValue }: RiskFacts): SignalLine | null {
  if (!highValue || highValue.ratio < 1) return null;
  const tenfolds = Math.min(1, Math.log10(highValue.ratio));
  const points = Math.round(HIGH_VALUE_POINTS.base + HIGH_VALUE_POINTS.perTenfold * tenfolds);
  return { signal: 'high_value_transaction', points, reason: highValue.reason };
}

/** One row a signal, after the network group, in the order in which answers list them. */
const SCORERS: readonly ((facts: RiskFacts) => SignalLine | null)[] = [
  travelLine,
  deviceMismatchLine,
  velocityLine,
  identityLine,
  newDeviceLine,
  newAccountLine,
  highValueLine,
];

function signalLines(facts: RiskFacts): SignalLine[] {
  const lines: SignalLine[] = [];
  for (const scorer of SCORERS) {
    const line = scorer(facts);
    if (line) lines.push(line);
  }
  return lines;
}

/** A veil for which its group has no points left is still there, and so is what an account gives none. */
function triggeredBy(
  facts: RiskFacts,
  network: readonly Contribution[],
  signals: readonly SignalLine[],
): Signal[] {
  const triggered = signals.map(({ signal }) => signal);
  if (!facts.vpn && facts.proxies.length === 0) return triggered;
  const veils = new Set(network.map(({ signal }) => signal as Signal));
  if (facts.vpn) veils.add('vpn_detected');
  if (facts.proxies.length > 0) veils.add('proxy_detected');
  return [...veils, ...triggered];
}

/** The lines of everybody's points, as an account weighs them. */
function usualLines(
  facts: RiskFacts,
  { network, signals }: Found,
  { points: weights, ruleSet }: Steering,
  bands: BandSystem,
): Contribution[] {
  const lines: Contribution[] = network.length > 0 ? [...network] : [];
  for (const one of signals) addWeighed(lines, one, weights);
  for (const one of patternLines(facts, ruleSet)) addWeighed(lines, one, weights);
  const bound = boundCompanions(lines, bands);
  return ruleSet >= RELIEF_SINCE && network.length > 0
    ? [...bound, ...reliefLines(facts, sumOf(network))]
    : bound;
}

function addWeighed(lines: Contribution[], one: SignalLine | PatternLine, weights: Points): void {
  const points = weighted(weights, one.signal, one.points);
  if (points > 0) lines.push(points === one.points ? one : { ...one, points });
}

function isSimulated({ vpn, travel }: RiskFacts): boolean {
  return vpn === 'simulated' || travel === 'simulated';
}

/** What the signals say, before anybody has weighed them. */
type Found = { readonly network: readonly Contribution[]; readonly signals: readonly SignalLine[] };

/** All lines, and what they come to before the end of the scale. */
function added(facts: RiskFacts, found: Found, steering: Steering, bands: BandSystem) {
  // A simulated call tries out the signals, which are in no scorecard.
  const { scorecard } = steering;
  const own = scorecard && !isSimulated(facts);
  const lines = own
    ? cardLines(scorecard, { facts, endpoint: bands, points: 0 })
    : usualLines(facts, found, steering, bands);
  const steered = steeredLines(lines, { facts, bands, steering });
  return { lines, steered, sum: sumOf(lines) + sumOf(steered) };
}

function foundIn(facts: RiskFacts, { points }: Steering): Found {
  return { network: networkLines(facts, points), signals: signalLines(facts) };
}

export function scoreRisk(
  facts: RiskFacts,
  steering: Steering = USUAL,
  bands: BandSystem = 'fraud',
): RiskScore {
  const found = foundIn(facts, steering);
  const { lines, steered, sum } = added(facts, found, steering, bands);
  const contributions = [...lines, ...steered];
  if (sum > MAX_SCORE) {
    contributions.push({ signal: 'cap', points: MAX_SCORE - sum, reason: 'The score ends at 100.' });
  }
  const triggeredSignals = triggeredBy(facts, found.network, found.signals);
  return { score: Math.min(MAX_SCORE, sum), contributions, triggeredSignals };
}

/** The same score, for those who do not tell why. */
export function scoreAlone(facts: RiskFacts, steering: Steering, bands: BandSystem): number {
  return Math.min(MAX_SCORE, added(facts, foundIn(facts, steering), steering, bands).sum);
}
