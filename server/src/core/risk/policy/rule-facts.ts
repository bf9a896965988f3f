import { BAND_SYSTEMS, type BandSystem } from '#core/risk/bands.ts';
import type { ProxyKind, RiskFacts } from '#core/risk/facts.ts';
import type { AddressClass } from '#core/risk/ip-intel.ts';
import { type ListLookup, lookupName } from '#core/risk/lists.ts';
import { WEEKDAYS } from '#core/risk/local-time.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { type Aggregate, aggregateName } from './aggregates.ts';
import type { Fact } from './expression.ts';

/** The input of a rule: the facts of one assessment and the points of the signals and patterns. */
export type RuleScene = {
  readonly facts: RiskFacts;
  readonly endpoint: BandSystem;
  readonly points: number;
};

const NETWORKS: Readonly<Record<AddressClass, true>> = {
  isp: true,
  mobile: true,
  hosting: true,
  vpn: true,
  tor: true,
  open_proxy: true,
  relay: true,
  reserved: true,
  allowed: true,
  unknown: true,
};

type RuleFact = Fact<RuleScene>;

const number = (description: string, read: (scene: RuleScene) => number | null | undefined): RuleFact => ({
  type: 'number',
  description,
  read: (scene) => read(scene) ?? null,
});
const flag = (description: string, read: (scene: RuleScene) => boolean | null | undefined): RuleFact => ({
  type: 'flag',
  description,
  read: (scene) => read(scene) ?? null,
});
const anonymiser = (description: string, kind: ProxyKind) =>
  flag(description, ({ facts }) => facts.proxies.includes(kind));
const counted = (description: string, name: keyof VelocityCounts) =>
  number(description, ({ facts }) => facts.counts?.[name]);
type CountOfPattern = Exclude<keyof PatternFacts, 'deviceIsKiosk' | 'deviceIsTrusted' | 'payeeSharesDevice'>;
const pattern = (description: string, name: CountOfPattern, unitMs = 1) =>
  number(description, ({ facts }) => {
    const value = facts.patterns?.[name] ?? null;
    return value === null ? null : value / unitMs;
  });

/**
 * Every fact that a rule can read, with its documentation. Nothing that reveals or stands for a person's
 * origin is here, so no rule can use it: see LEFT_OUT.
 */
export const RULE_FACTS: Readonly<Record<string, RuleFact>> = {
  endpoint: {
    type: 'word',
    description: 'The kind of assessment: fraud, or the payment of an agreement',
    read: ({ endpoint }) => endpoint,
    words: BAND_SYSTEMS,
  },
  points: number('Points of the signals and patterns, before lists and rules', ({ points }) => points),
  amount: number(
    'The amount paid, or payable once allowed, in the smallest unit of its currency',
    ({ facts }) => facts.payment?.amount,
  ),
  currency: {
    type: 'word',
    description: 'The currency of the payment, such as NGN; compare amounts together with it',
    read: ({ facts }) => facts.payment?.currency ?? null,
  },
  amountInThresholds: number(
    'The amount as a multiple of its currency’s high-value threshold',
    ({ facts }) => (facts.payment?.threshold ? facts.payment.amount / facts.payment.threshold : null),
  ),
  amountInHabits: number(
    'The amount as a multiple of what this user usually pays; unknown below five payments',
    ({ facts }) => (facts.payment?.usual ? facts.payment.amount / facts.payment.usual : null),
  ),
  accountAgeHours: number('Age of the user’s account in hours', ({ facts }) =>
    facts.accountAgeMs === null ? null : facts.accountAgeMs / HOUR_MS,
  ),
  identityVerified: flag('The user has a verified identity', ({ facts }) => facts.identityVerified),
  network: {
    type: 'word',
    description: 'The kind of network the address belongs to; unknown without an address',
    read: ({ facts }) => facts.network ?? null,
    words: Object.keys(NETWORKS),
  },
  vpn: flag('The address belongs to a VPN operator', ({ facts }) => facts.vpn !== null),
  tor: anonymiser('The address belongs to the Tor network', 'tor'),
  openProxy: anonymiser('The address is a listed open proxy', 'open_proxy'),
  hosting: anonymiser('The address belongs to a hosting provider', 'hosting'),
  clockElsewhere: anonymiser('The device’s time zone does not fit the country of its address', 'time_zone'),
  placeElsewhere: anonymiser('The device’s location is far from the country of its address', 'location'),
  impossibleTravel: flag('The user cannot have travelled here since the last known location', ({ facts }) =>
    Boolean(facts.travel),
  ),
  newDevice: flag('No user has passed with this device yet', ({ facts }) => facts.device?.firstSeen),
  ownDevice: flag('The device is one of the user’s trusted ones', ({ facts }) => facts.device?.trusted),
  hasOwnDevice: flag(
    'The user has, or once had, a trusted device',
    ({ facts }) => facts.device?.userHasTrusted,
  ),
  scriptedBrowser: flag(
    'The browser reports that a program drives it (`webdriver`); unknown unless you send `deviceHints`',
    ({ facts }) => facts.browser?.webdriver,
  ),
  virtualCamera: flag(
    'The browser has a virtual camera; unknown until the user has allowed a page to use the camera',
    ({ facts }) => facts.browser?.virtualCamera,
  ),
  kiosk: flag('The device has long served many users', ({ facts }) => facts.patterns?.deviceIsKiosk),
  userPerTenMinutes: counted('Events of the user in ten minutes', 'userPerTenMinutes'),
  userPerHour: counted('Events of the user in an hour', 'userPerHour'),
  userPerDay: counted('Events of the user in a day', 'userPerDay'),
  thresholdsPerDay: counted(
    'Amount the user moved in the day before this event, in thresholds',
    'userThresholdsPerDay',
  ),
  devicePerHour: counted('Events of the device in an hour', 'devicePerHour'),
  deviceUsersPerDay: counted('Users on the device in a day', 'deviceUsersPerDay'),
  addressPerHour: counted(
    'Events of other users from the address in an hour, not counting trusted devices',
    'addressPerHour',
  ),
  nearThresholdPerWeek: pattern('Payments just below the threshold in a week', 'nearThresholdPerWeek'),
  thresholdsPerWeek: pattern('Amount the user moved in a week, in thresholds', 'thresholdsPerWeek'),
  payeesPerWeek: pattern('Sellers the user paid in a week', 'payeesPerWeek'),
  deviceFreshPerDay: pattern('Accounts less than a day old on the device in a day', 'deviceFreshPerDay'),
  deviceNetworksPerDay: pattern('Changes of network of the device in a day', 'deviceNetworksPerDay'),
  addressFreshPerDay: pattern('Accounts less than a day old at the address in a day', 'addressFreshPerDay'),
  pairSeen: pattern('Payments from this buyer to this seller', 'pairSeen'),
  payeeSeen: pattern('Payments from anyone to this seller', 'payeeSeen'),
  payersPerWeek: pattern('Buyers who paid this seller in a week', 'payersPerWeek'),
  freshPayersPerWeek: pattern(
    'Buyers of this seller in a week with accounts less than a day old',
    'freshPayersPerWeek',
  ),
  payeeAccountAgeDays: pattern('Age of the seller’s payout account in days', 'payeeAccountAgeMs', DAY_MS),
  paymentsPerWeek: pattern('Payments of the user in a week', 'paymentsPerWeek'),
  paymentsBefore: pattern('Payments of the user that passed before', 'paymentsBefore'),
  paidBack: pattern('Payments from this seller to this buyer', 'paidBack'),
  payeeSharesDevice: flag(
    'The seller also uses this device',
    ({ facts }) => facts.patterns?.payeeSharesDevice,
  ),
  troubles: pattern('Agreements the user bought in that were refunded or are frozen, up to ten', 'troubles'),
  payeeTroubles: pattern(
    'Agreements the seller sold in that were refunded or are frozen, up to ten',
    'payeeTroubles',
  ),
  usuallyHiddenShare: pattern(
    'Share of the user’s payments through a VPN or proxy; unknown below three payments',
    'usuallyHiddenShare',
  ),
  daysSinceLast: pattern('Days since the user’s last payment', 'sinceLastMs', DAY_MS),
  usualHourShare: pattern(
    'Share of the user’s payments within two hours of this time of day; unknown below ten payments',
    'usualHourShare',
  ),
  accountFrauds: pattern('Payments of this user labelled bad in the last 90 days', 'accountFrauds'),
  deviceFrauds: pattern('Payments with this device labelled bad in the last 90 days', 'deviceFrauds'),
  sellerFrauds: pattern('Payments to this seller labelled bad in the last 90 days', 'sellerFrauds'),
  sellerDisputes: pattern('Payments to this seller disputed in the last 90 days', 'sellerDisputes'),
  newcomerThresholdsPerDay: pattern(
    'Amount this seller received in a day from newcomers, in thresholds: buyers with fewer than two payments or an account less than a day old',
    'newcomerThresholdsPerDay',
  ),
  tinyPerHour: pattern(
    'Payments of up to a 2000th of the threshold to this seller in an hour, from accounts less than a day old; amounts up to a 500th count in part',
    'tinyPerHour',
  ),
  sellerScore: pattern('Score of the seller, from 0 to 100', 'sellerScore'),
  hour: number('Hour of the day in your time zone, from 0 to 23', ({ facts }) => facts.local?.hour),
  weekday: {
    type: 'word',
    description: 'Day of the week in your time zone',
    read: ({ facts }) => facts.local?.weekday ?? null,
    words: WEEKDAYS,
  },
};

/** Facts that depend on the account's time zone. */
export const LOCAL_FACTS: readonly string[] = ['hour', 'weekday'];

/** The caller's own texts: the metadata of the payment. */
export const RULE_TEXTS = {
  metadata: ({ facts: { metadata } }: RuleScene, name: string): string | null =>
    metadata && Object.hasOwn(metadata, name) ? (metadata[name] ?? null) : null,
} as const;

/** The answer that is stored with the assessment; null when the fact was unknown. */
export function isListed({ facts: { listed } }: RuleScene, lookup: ListLookup): boolean | null {
  const name = lookupName(lookup);
  return listed && Object.hasOwn(listed, name) ? (listed[name] ?? null) : null;
}

/** The value that is stored with the assessment; null when it was unknown. */
export function aggregateOf({ facts: { aggregates } }: RuleScene, aggregate: Aggregate): number | null {
  const name = aggregateName(aggregate);
  return aggregates && Object.hasOwn(aggregates, name) ? (aggregates[name] ?? null) : null;
}

/** Facts that the assessment itself has under other names. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['endpoint', 'points', 'amount', 'currency']);

/** The facts of an assessment that rules can read and that are known, by name. */
export function knownFacts(
  facts: RiskFacts,
  endpoint: BandSystem,
): Record<string, number | boolean | string> {
  const scene = { facts, endpoint, points: 0 };
  const found: Record<string, number | boolean | string> = {};
  for (const [name, { read }] of Object.entries(RULE_FACTS)) {
    const value = SHOWN_ELSEWHERE.has(name) ? null : read(scene);
    if (value !== null) found[name] = value;
  }
  return { ...found, ...facts.aggregates };
}

const ORIGIN = 'a person’s origin, or apparent origin, must not decide what they may do';
const PERSON = 'a person’s identity must not decide what they may do';

/** Names that people look for and that rules cannot read, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  country: ORIGIN,
  nationality: ORIGIN,
  location: ORIGIN,
  latitude: ORIGIN,
  longitude: ORIGIN,
  city: ORIGIN,
  timezone: `${ORIGIN}; clockElsewhere tells whether clock and address agree`,
  language: ORIGIN,
  asn: `${ORIGIN}, and a network stands for a country; network tells its kind`,
  organisation: `${ORIGIN}, and a network stands for a country; network tells its kind`,
  bank: `${ORIGIN}, and a bank stands for a country; put single accounts on a list`,
  name: `${PERSON}, and a name stands for origin and sex`,
  sex: PERSON,
  gender: PERSON,
  race: PERSON,
  religion: PERSON,
  age: PERSON,
  email: `${PERSON}; put single domains on a list`,
};
