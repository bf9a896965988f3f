import type { RiskFacts } from '#core/risk/facts.ts';
import type { AddressClass } from '#core/risk/ip-intel.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { Payment } from '#core/risk/value.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';
import { Fields } from './fields.ts';

/** A row whose facts are in a column of their own or, in older rows, in its detail. */
export type FactsRow = { readonly kept: string | null; readonly facts: RiskFacts | null };
export const FACTS_OF = (row: string) =>
  `${row}.facts AS kept, CASE WHEN ${row}.facts IS NULL THEN ${row}.detail -> 'facts' END AS facts`;
/** Patterns come first, so their presence can be seen without parsing. */
export const HAS_PATTERNS = (row: string) =>
  `(${row}.facts LIKE '+%' OR ${row}.facts IS NULL AND ${row}.detail -> 'facts' -> 'patterns' IS NOT NULL)`;

export function factsOf({ kept, facts }: FactsRow): RiskFacts | null {
  return kept === null ? facts : unpackFacts(kept);
}

/**
 * Serializes facts. Those that every assessment has are positional fields without names, since names would be
 * most of a million rows; rare ones follow as JSON. A position is never reused, and a new fact gets the next
 * position of its group. The code is written out, since a loop over names would take longer than the whole
 * scoring. The format is text: the database only stores it, and parsing it would take most of a commit.
 */
export function packFacts(facts: RiskFacts): string {
  const { patterns, counts, vpn, device, identityVerified, accountAgeMs, payment, network, ...others } =
    facts;
  // Metadata may be personal, so it is stored encrypted in a column of its own.
  const { metadata: _encrypted, ...rest } = others;
  const isPlain = payment !== undefined && CURRENCY.test(payment.currency);
  const networkIndex = network === undefined ? -1 : NETWORKS.indexOf(network);
  const rare = JSON.stringify({
    ...rest,
    ...withoutEmpty(rest),
    ...(payment && !isPlain && { payment }),
    ...(network !== undefined && networkIndex === -1 && { network }),
  });
  return (
    `${patterns ? patternFields(patterns) : '-'};${counts ? countFields(counts) : '-'};` +
    `+${Number(identityVerified)},${field(accountAgeMs)},${VPNS.indexOf(vpn)},${deviceField(device)},` +
    `${networkIndex === -1 ? '' : networkIndex};${isPlain ? paymentFields(payment) : '-'};${rare === '{}' ? '' : rare}`
  );
}

type Rest = Pick<RiskFacts, 'proxies' | 'travel' | 'velocity' | 'highValue'>;
/** Omits the facts that most assessments do not have. */
function withoutEmpty({ proxies, travel, velocity, highValue }: Rest) {
  return {
    proxies: proxies.length === 0 ? undefined : proxies,
    travel: travel ?? undefined,
    velocity: velocity ?? undefined,
    highValue: highValue ?? undefined,
  };
}

/** Values by stored index; an index is never reused. */
const VPNS: readonly RiskFacts['vpn'][] = [null, 'address', 'simulated'];
const NETWORKS: readonly AddressClass[] = [
  'isp',
  'mobile',
  'hosting',
  'vpn',
  'tor',
  'open_proxy',
  'relay',
  'reserved',
  'allowed',
  'unknown',
];
const CURRENCY = /^[A-Z]{3}$/;

const NO_PROXIES: RiskFacts['proxies'] = [];

const alone = new Fields();

export function unpackFacts(kept: string): RiskFacts {
  alone.begin(kept);
  return readFacts(alone);
}

/** Reads facts from the rest of a line. */
export function readFacts(fields: Fields): RiskFacts {
  const patterns = fields.opens() ? readPatterns(fields) : undefined;
  fields.close();
  const counts = fields.opens() ? readCounts(fields) : undefined;
  fields.close();
  fields.opens();
  const facts: RiskFacts = {
    identityVerified: fields.flag() === true,
    accountAgeMs: fields.number(),
    vpn: VPNS[fields.number() ?? 0] as RiskFacts['vpn'],
    device: readDevice(fields),
    proxies: NO_PROXIES,
    travel: null,
    velocity: null,
    highValue: null,
  };
  const network = fields.number();
  fields.close();
  if (patterns) facts.patterns = patterns;
  if (counts) facts.counts = counts;
  if (network !== null) facts.network = NETWORKS[network] as AddressClass;
  if (fields.opens()) facts.payment = readPayment(fields);
  fields.close();
  const rare = fields.rest();
  return rare === '' ? facts : Object.assign(facts, JSON.parse(rare) as Partial<RiskFacts>);
}

/** As in JSON, a value that is not a finite number is unknown. */
function field(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : String(value);
}

function patternFields(patterns: PatternFacts): string {
  const { deviceIsKiosk, deviceIsTrusted, payeeSharesDevice } = patterns;
  return (
    `+${field(patterns.nearThresholdPerWeek)},${field(patterns.thresholdsPerWeek)},` +
    `${field(patterns.payeesPerWeek)},${field(patterns.paymentsPerWeek)},${field(patterns.paymentsBefore)},` +
    `${field(patterns.deviceFreshPerDay)},${field(patterns.deviceNetworksPerDay)},` +
    `${field(patterns.deviceUsersPerDay)},${Number(deviceIsKiosk)},${Number(deviceIsTrusted)},` +
    `${field(patterns.addressFreshPerDay)},${field(patterns.pairSeen)},${field(patterns.payeeSeen)},` +
    `${field(patterns.payersPerWeek)},${field(patterns.freshPayersPerWeek)},` +
    `${field(patterns.payeeAccountAgeMs)},${field(patterns.paidBack)},${Number(payeeSharesDevice)},` +
    `${field(patterns.troubles)},${field(patterns.payeeTroubles)},${field(patterns.sinceLastMs)},` +
    `${field(patterns.usualHourShare)},${field(patterns.usuallyHiddenShare)},${field(patterns.accountFrauds)},` +
    `${field(patterns.deviceFrauds)},${field(patterns.sellerFrauds)},${field(patterns.sellerDisputes)},` +
    `${field(patterns.newcomerThresholdsPerDay)},${field(patterns.tinyPerHour)},${field(patterns.sellerScore)}`
  );
}

function readPatterns(fields: Fields): PatternFacts {
  const read: Record<keyof PatternFacts, number | boolean | null> = {
    nearThresholdPerWeek: fields.number(),
    thresholdsPerWeek: fields.number(),
    payeesPerWeek: fields.number(),
    paymentsPerWeek: fields.number(),
    paymentsBefore: fields.number(),
    deviceFreshPerDay: fields.number(),
    deviceNetworksPerDay: fields.number(),
    deviceUsersPerDay: fields.number(),
    deviceIsKiosk: fields.flag(),
    deviceIsTrusted: fields.flag(),
    addressFreshPerDay: fields.number(),
    pairSeen: fields.number(),
    payeeSeen: fields.number(),
    payersPerWeek: fields.number(),
    freshPayersPerWeek: fields.number(),
    payeeAccountAgeMs: fields.number(),
    paidBack: fields.number(),
    payeeSharesDevice: fields.flag(),
    troubles: fields.number(),
    payeeTroubles: fields.number(),
    sinceLastMs: fields.number(),
    usualHourShare: fields.number(),
    usuallyHiddenShare: fields.number(),
    accountFrauds: fields.number(),
    deviceFrauds: fields.number(),
    sellerFrauds: fields.number(),
    sellerDisputes: fields.number(),
    newcomerThresholdsPerDay: fields.number(),
    tinyPerHour: fields.number(),
    sellerScore: fields.number(),
  };
  return read as PatternFacts;
}

function countFields(counts: VelocityCounts): string {
  return (
    `+${field(counts.userPerTenMinutes)},${field(counts.userPerHour)},${field(counts.userPerDay)},` +
    `${field(counts.userThresholdsPerDay)},${field(counts.devicePerHour)},` +
    `${field(counts.deviceUsersPerDay)},${field(counts.addressPerHour)}`
  );
}

function readCounts(fields: Fields): VelocityCounts {
  const read: Record<keyof VelocityCounts, number | null> = {
    userPerTenMinutes: fields.number(),
    userPerHour: fields.number(),
    userPerDay: fields.number(),
    userThresholdsPerDay: fields.number(),
    devicePerHour: fields.number(),
    deviceUsersPerDay: fields.number(),
    addressPerHour: fields.number(),
  };
  return read as VelocityCounts;
}

function paymentFields({ amount, currency, threshold, usual }: Payment): string {
  return `+${field(amount)},${currency},${field(threshold)},${field(usual)}`;
}

function readPayment(fields: Fields): Payment {
  return {
    amount: fields.number() as number,
    currency: fields.currency(),
    threshold: fields.number(),
    usual: fields.number(),
  };
}

/** Four booleans in one number. */
function deviceField(device: RiskFacts['device']): string {
  if (!device) return '';
  const { firstSeen, trusted, userHasTrusted, withheld = false } = device;
  return String(Number(firstSeen) + 2 * Number(trusted) + 4 * Number(userHasTrusted) + 8 * Number(withheld));
}

function readDevice(fields: Fields): RiskFacts['device'] {
  const bits = fields.number();
  if (bits === null) return null;
  const device = { firstSeen: (bits & 1) > 0, trusted: (bits & 2) > 0, userHasTrusted: (bits & 4) > 0 };
  return (bits & 8) > 0 ? { ...device, withheld: true } : device;
}
