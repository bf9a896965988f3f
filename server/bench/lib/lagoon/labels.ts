import type { Random } from '#bench/lib/market/random.ts';
import { DAY, HOUR } from '#bench/lib/market/town.ts';

/**
 * The share of each fraud that the platform hears of, and the usual number of days until then. A bank calls
 * within hours about a hijacked account, a cardholder's dispute takes weeks, and a victim who sent the
 * money knowingly is ashamed or still believes.
 */
const KNOWN = {
  'SIM swap': [0.92, 1],
  'phished login': [0.85, 3],
  'remote access': [0.75, 2],
  'relative with the phone': [0.35, 12],
  'agent with customers’ PINs': [0.45, 20],
  'stolen card, far away': [0.9, 16],
  'stolen card, nearby': [0.8, 24],
  'card testing': [0.55, 8],
  triangulation: [0.7, 28],
  'fake seller': [0.7, 9],
  'safe account call': [0.8, 2],
  'investment scheme': [0.4, 20],
  'advance fee': [0.35, 14],
  'changed invoice': [0.9, 17],
  romance: [0.35, 40],
  'bust-out shop': [0.75, 14],
  'hidden bookmaker': [0.12, 40],
  'mule chain': [0.4, 18],
  'sums under the limit': [0.2, 35],
  'sham trade': [0.15, 45],
  'refund abuse': [0.4, 25],
  'bonus farm': [0.5, 12],
  'bust-out buyer': [0.8, 30],
  'stolen identity': [0.75, 28],
} as const satisfies Record<string, readonly [share: number, days: number]>;
export type FraudKind = keyof typeof KNOWN;

/** The time from a payment to its label, if it gets one. */
export function knownAfter(random: Random, kind: FraudKind): number | undefined {
  const [share, days] = KNOWN[kind];
  if (!random.chance(share)) return undefined;
  return Math.max(2 * HOUR, days * DAY * Math.exp(0.6 * random.normal()));
}

/** An honest payment that a reviewer cleared, or that its buyer forgot and disputed. Most have no label. */
export function honestLabel(random: Random): { readonly knownAfter?: number; readonly disputed?: boolean } {
  if (random.chance(0.0015)) return { disputed: true, knownAfter: random.between(5, 40) * DAY };
  return random.chance(0.01) ? { knownAfter: random.between(0.2, 6) * DAY } : {};
}
