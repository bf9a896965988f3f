import { BAND_SYSTEMS, type BandSystem } from '#core/risk/bands.ts';
import type { ProxyKind, RiskFacts } from '#core/risk/facts.ts';
import type { AddressClass } from '#core/risk/ip-intel.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import type { Fact } from './expression.ts';

/** What a rule looks at: the facts of one assessment, and what the signals and patterns came to. */
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
 * All that a rule can read, and their documentation. Whatever says where somebody is from, or stands for it,
 * is not here, so no rule can be made of it: see LEFT_OUT.
 */
export const RULE_FACTS: Readonly<Record<string, RuleFact>> = {
  endpoint: {
    type: 'word',
    description: 'Which assessment it is: fraud, or the payment of an agreement',
    read: ({ endpoint }) => endpoint,
    words: BAND_SYSTEMS,
  },
  points: number('What the signals and patterns came to, before lists and rules', ({ points }) => points),
  amount: number(
    'What is paid, or can be paid once it is let in, in the smallest unit of its currency',
    ({ facts }) => facts.payment?.amount,
  ),
  currency: {
    type: 'word',
    description: 'The currency of the payment, such as NGN: without it an amount says little',
    read: ({ facts }) => facts.payment?.currency ?? null,
  },
  amountInThresholds: number('The amount in high-value thresholds of its currency', ({ facts }) =>
    facts.payment?.threshold ? facts.payment.amount / facts.payment.threshold : null,
  ),
  amountInHabits: number('The amount in what this user usually pays; not known below five', ({ facts }) =>
    facts.payment?.usual ? facts.payment.amount / facts.payment.usual : null,
  ),
  accountAgeHours: number('How old the account of the user is', ({ facts }) =>
    facts.accountAgeMs === null ? null : facts.accountAgeMs / HOUR_MS,
  ),
  identityVerified: flag('The user has a verified identity', ({ facts }) => facts.identityVerified),
  network: {
    type: 'word',
    description: 'What kind of network the address belongs to; not known without an address',
    read: ({ facts }) => facts.network ?? null,
    words: Object.keys(NETWORKS),
  },
  vpn: flag('The address belongs to a VPN operator', ({ facts }) => facts.vpn !== null),
  tor: anonymiser('The address belongs to the Tor network', 'tor'),
  openProxy: anonymiser('The address is a listed open proxy', 'open_proxy'),
  hosting: anonymiser('The address belongs to a hosting provider', 'hosting'),
  clockElsewhere: anonymiser(
    'The time zone of the device is none of the country of its address',
    'time_zone',
  ),
  placeElsewhere: anonymiser('The device says it is far from the country of its address', 'location'),
  impossibleTravel: flag('Nobody could have come here since the last known place', ({ facts }) =>
    Boolean(facts.travel),
  ),
  newDevice: flag('Nobody has passed with this device yet', ({ facts }) => facts.device?.firstSeen),
  ownDevice: flag('The device is one of the user’s trusted ones', ({ facts }) => facts.device?.trusted),
  hasOwnDevice: flag(
    'The user has, or once had, a trusted device',
    ({ facts }) => facts.device?.userHasTrusted,
  ),
  scriptedBrowser: flag(
    'The browser says that a program drives it (`webdriver`); not known unless you send `deviceHints`',
    ({ facts }) => facts.browser?.webdriver,
  ),
  virtualCamera: flag(
    'The browser has a camera that is a program; not known until the user has let a page use the camera',
    ({ facts }) => facts.browser?.virtualCamera,
  ),
  kiosk: flag('The device has long served many', ({ facts }) => facts.patterns?.deviceIsKiosk),
  userPerTenMinutes: counted('Events of the user in ten minutes', 'userPerTenMinutes'),
  userPerHour: counted('Events of the user in an hour', 'userPerHour'),
  userPerDay: counted('Events of the user in a day', 'userPerDay'),
  thresholdsPerDay: counted(
    'What the user moved in a day before this, in thresholds',
    'userThresholdsPerDay',
  ),
  devicePerHour: counted('Events of the device in an hour', 'devicePerHour'),
  deviceUsersPerDay: counted('Users on the device in a day', 'deviceUsersPerDay'),
  addressPerHour: counted('Events of strangers from the address in an hour', 'addressPerHour'),
  nearThresholdPerWeek: pattern('Payments just below the threshold in a week', 'nearThresholdPerWeek'),
  thresholdsPerWeek: pattern('What the user moved in a week, in thresholds', 'thresholdsPerWeek'),
  payeesPerWeek: pattern('Sellers whom the user paid in a week', 'payeesPerWeek'),
  deviceFreshPerDay: pattern('Accounts less than a day old on the device in a day', 'deviceFreshPerDay'),
  deviceNetworksPerDay: pattern('Changes of network of the device in a day', 'deviceNetworksPerDay'),
  addressFreshPerDay: pattern('Accounts less than a day old at the address in a day', 'addressFreshPerDay'),
  pairSeen: pattern('How often this buyer paid this seller', 'pairSeen'),
  payeeSeen: pattern('How often anybody paid this seller', 'payeeSeen'),
  payersPerWeek: pattern('Buyers who paid this seller in a week', 'payersPerWeek'),
  freshPayersPerWeek: pattern('Of these, accounts less than a day old', 'freshPayersPerWeek'),
  payeeAccountAgeDays: pattern('How old the payout account of the seller is', 'payeeAccountAgeMs', DAY_MS),
  paymentsPerWeek: pattern('Payments of the user in a week', 'paymentsPerWeek'),
  paymentsBefore: pattern('Payments of the user that passed before', 'paymentsBefore'),
  paidBack: pattern('How often this seller paid this buyer', 'paidBack'),
  payeeSharesDevice: flag(
    'The seller is seen on this device, too',
    ({ facts }) => facts.patterns?.payeeSharesDevice,
  ),
  troubles: pattern(
    'Agreements in which the user bought and that were refunded or are frozen, up to ten',
    'troubles',
  ),
  payeeTroubles: pattern('The same of what the seller sold', 'payeeTroubles'),
  usuallyHiddenShare: pattern(
    'The share of the user’s payments that came by VPN or proxy; not known below five',
    'usuallyHiddenShare',
  ),
  daysSinceLast: pattern('Days since the last payment of the user', 'sinceLastMs', DAY_MS),
  usualHourShare: pattern(
    'The share of the user’s payments within two hours of this one’s hour; not known below ten',
    'usualHourShare',
  ),
};

const ORIGIN = 'where somebody is from, or seems to be, must not decide what they may do';
const PERSON = 'who somebody is must not decide what they may do';

/** Names that people look for and that no rule gets, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  country: ORIGIN,
  nationality: ORIGIN,
  location: ORIGIN,
  latitude: ORIGIN,
  longitude: ORIGIN,
  city: ORIGIN,
  timezone: `${ORIGIN}; clockElsewhere says whether clock and address agree`,
  language: ORIGIN,
  asn: `${ORIGIN}, and a network stands for a country; network says what kind it is`,
  organisation: `${ORIGIN}, and a network stands for a country; network says what kind it is`,
  bank: `${ORIGIN}, and a bank stands for a country; put single accounts on a list`,
  name: `${PERSON}, and a name stands for origin and sex`,
  sex: PERSON,
  gender: PERSON,
  race: PERSON,
  religion: PERSON,
  age: PERSON,
  email: `${PERSON}; put single domains on a list`,
};
