import type { LabelCounts, RiskHistory } from '#core/risk/history.ts';
import type { ListHit } from '#core/risk/lists.ts';
import type { Override } from '#core/risk/override.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';
import type { Counted, CountedEvent } from './count-event.ts';
import type { DeviceRow, PairRow, PayeeRow, UserDeviceRow, UserRow } from './rows.ts';
import { countIn } from './sliding.ts';

/** Amounts are stored in millionths of a threshold. */
export const MILLIONTHS = 1_000_000;

/** Facts about other users and decisions, which counting does not change. */
export type RelatedFacts = {
  readonly troubles: number;
  readonly frauds: LabelCounts;
  readonly lists: readonly ListHit[];
  /** Null without a payee. */
  readonly payee: RelatedPayee | null;
  readonly override: Override | null;
};
export type RelatedPayee = {
  readonly accountSince: Date | null;
  readonly paidBack: number;
  readonly sharesDevice: boolean;
  readonly troubles: number;
  readonly frauds: number;
  readonly disputes: number;
};

/** Returns the history behind a score, from rows that include the event. */
export function historyOf(
  { rows, ownValue }: Counted,
  { at, device: used }: CountedEvent,
  { troubles, frauds, lists, payee, override }: RelatedFacts,
): RiskHistory {
  const { user, userDevice, device, address } = rows;
  const { countedAt } = user;
  return {
    knownSince: dateOf(user.knownSince),
    lastPaidAt: dateOf(user.lastPaidAt),
    hours: user.hours,
    hiddenCount: user.hiddenCount,
    identityVerified: user.verified,
    counts: {
      ...userCounts(user, at, ownValue),
      devicePerHour: device ? countIn(device.hour, 'hour', device.countedAt, at) : 0,
      deviceUsersPerDay: device ? countIn(device.users, 'day', device.countedAt, at) : 0,
      addressPerHour: address ? countIn(address.hour, 'hour', address.countedAt, at) : 0,
    },
    week: {
      nearThreshold: countIn(user.near, 'week', countedAt, at),
      thresholds: countIn(user.weekValue, 'week', countedAt, at) / MILLIONTHS,
      payees: countIn(user.payees, 'week', countedAt, at),
      payments: countIn(user.week, 'week', countedAt, at),
    },
    baseline: user.baseline,
    lastPlace: user.place && { at: new Date(user.place.at), fix: user.place.fix },
    userTrustedUntil: user.trustedUntil,
    device: userDevice && device && deviceOf(user, { userDevice, device, used, at }),
    freshAtAddressPerDay: address ? countIn(address.fresh, 'day', address.countedAt, at) : 0,
    troubles,
    frauds,
    payee: rows.pair && rows.payee && payee && payeeOf(rows.pair, rows.payee, payee, at),
    lists,
    override,
  };
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

type UserCounts = Omit<VelocityCounts, 'devicePerHour' | 'deviceUsersPerDay' | 'addressPerHour'>;

function userCounts(user: UserRow, at: number, ownValue: number): UserCounts {
  const { countedAt } = user;
  return {
    userPerTenMinutes: countIn(user.tenMinutes, 'tenMinutes', countedAt, at),
    userPerHour: countIn(user.hour, 'hour', countedAt, at),
    userPerDay: countIn(user.day, 'day', countedAt, at),
    // An earlier assessment of this agreement does not add to the amount of this one.
    userThresholdsPerDay: Math.max(0, countIn(user.dayValue, 'day', countedAt, at) - ownValue) / MILLIONTHS,
  };
}

function deviceOf(
  { firstDevice, trustedUntil }: UserRow,
  of: { userDevice: UserDeviceRow; device: DeviceRow; used: string | null; at: number },
): RiskHistory['device'] {
  const { userDevice, device, used, at } = of;
  return {
    knownSince: dateOf(device.knownSince),
    usersEver: device.usersEver,
    freshPerDay: countIn(device.fresh, 'day', device.countedAt, at),
    networksPerDay: countIn(device.networks, 'day', device.countedAt, at),
    isFirstDevice: firstDevice === null || firstDevice === used,
    userEverTrusted: trustedUntil !== null,
    greens: userDevice.greens,
    firstGreenAt: userDevice.firstGreenAt,
    trustedUntil: userDevice.trustedUntil,
  };
}

function payeeOf(pair: PairRow, payee: PayeeRow, related: RelatedPayee, at: number): RiskHistory['payee'] {
  return {
    pairSeen: pair.seen,
    seen: payee.seen,
    payersPerWeek: countIn(payee.payers, 'week', payee.countedAt, at),
    freshPayersPerWeek: countIn(payee.fresh, 'week', payee.countedAt, at),
    newcomerThresholdsPerDay: countIn(payee.newcomerValue, 'day', payee.countedAt, at) / MILLIONTHS,
    tinyPerHour: countIn(payee.tiny, 'hour', payee.countedAt, at),
    ...related,
  };
}
