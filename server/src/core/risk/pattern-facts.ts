import { isKiosk, isTrusted } from './devices.ts';
import type { RiskHistory } from './history.ts';
import { scoreSeller } from './seller.ts';

/**
 * Stored with each assessment, whether or not they add points today: history cannot be counted afterwards.
 */
export type PatternFacts = {
  /** Payments just below the high-value threshold, and the total in thresholds, in seven days. */
  readonly nearThresholdPerWeek: number;
  readonly thresholdsPerWeek: number;
  readonly payeesPerWeek: number;
  readonly paymentsPerWeek: number;
  /** Payments that passed before this one. */
  readonly paymentsBefore: number;
  /** Accounts less than a day old, and changes of network, on this device within a day. */
  readonly deviceFreshPerDay: number;
  readonly deviceNetworksPerDay: number;
  readonly deviceUsersPerDay: number;
  /** True for a device that has long served many users: a kiosk, an agent's tablet. */
  readonly deviceIsKiosk: boolean;
  readonly deviceIsTrusted: boolean;
  readonly addressFreshPerDay: number;
  readonly pairSeen: number;
  readonly payeeSeen: number;
  readonly payersPerWeek: number;
  readonly freshPayersPerWeek: number;
  readonly payeeAccountAgeMs: number | null;
  /** Payments from the payee to this user, and whether both use this device. */
  readonly paidBack: number;
  readonly payeeSharesDevice: boolean;
  /** Agreements that were refunded or are frozen: bought by this user, sold by the payee. */
  readonly troubles: number;
  readonly payeeTroubles: number;
  readonly sinceLastMs: number | null;
  /** The share of the user's payments within two hours of this time of day; null below ten payments. */
  readonly usualHourShare: number | null;
  /** The share of the user's payments through a VPN or a proxy; null below three payments. */
  readonly usuallyHiddenShare: number | null;
  /**
   * Payments labelled bad in the last 90 days: of this user, with this device, to this seller; and disputed
   * payments to this seller. Null in assessments from before they were counted.
   */
  readonly accountFrauds: number | null;
  readonly deviceFrauds: number | null;
  readonly sellerFrauds: number | null;
  readonly sellerDisputes: number | null;
  /** The amount that newcomers paid this seller in a day, in thresholds; null as above. */
  readonly newcomerThresholdsPerDay: number | null;
  /** Very small payments of accounts less than a day old to this seller in an hour; null as above. */
  readonly tinyPerHour: number | null;
  /** From 0 to 100; null as above, and without a seller. */
  readonly sellerScore: number | null;
};

const total = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);

const HABIT = { payments: 10, hoursAround: 2, ways: 3 };

function usualHourShare(hours: readonly number[], at: Date): number | null {
  const all = total(hours);
  if (all < HABIT.payments) return null;
  const away = (hour: number) => {
    const apart = Math.abs(hour - at.getUTCHours());
    return Math.min(apart, 24 - apart);
  };
  const near = hours.reduce((sum, count, hour) => sum + (away(hour) <= HABIT.hoursAround ? count : 0), 0);
  return near / all;
}

function usuallyHiddenShare({ hours, hiddenCount }: RiskHistory): number | null {
  const all = total(hours);
  return all < HABIT.ways ? null : hiddenCount / all;
}

export function patternsOf(history: RiskHistory, at: Date): PatternFacts {
  const { week, device, payee, counts } = history;
  const since = (moment: Date | null | undefined) => (moment ? at.getTime() - moment.getTime() : null);
  return {
    nearThresholdPerWeek: week.nearThreshold,
    thresholdsPerWeek: week.thresholds,
    payeesPerWeek: week.payees,
    paymentsPerWeek: week.payments,
    paymentsBefore: total(history.hours),
    deviceFreshPerDay: device?.freshPerDay ?? 0,
    deviceNetworksPerDay: device?.networksPerDay ?? 0,
    deviceUsersPerDay: counts.deviceUsersPerDay,
    deviceIsKiosk: device !== null && isKiosk(device, at),
    deviceIsTrusted: device !== null && isTrusted(device.trustedUntil, at.getTime()),
    addressFreshPerDay: history.freshAtAddressPerDay,
    pairSeen: payee?.pairSeen ?? 0,
    payeeSeen: payee?.seen ?? 0,
    payersPerWeek: payee?.payersPerWeek ?? 0,
    freshPayersPerWeek: payee?.freshPayersPerWeek ?? 0,
    payeeAccountAgeMs: since(payee?.accountSince),
    paidBack: payee?.paidBack ?? 0,
    payeeSharesDevice: payee?.sharesDevice ?? false,
    troubles: history.troubles,
    payeeTroubles: payee?.troubles ?? 0,
    sinceLastMs: since(history.lastPaidAt),
    usualHourShare: usualHourShare(history.hours, at),
    usuallyHiddenShare: usuallyHiddenShare(history),
    accountFrauds: history.frauds.account,
    deviceFrauds: history.frauds.device,
    sellerFrauds: payee?.frauds ?? 0,
    sellerDisputes: payee?.disputes ?? 0,
    newcomerThresholdsPerDay: payee?.newcomerThresholdsPerDay ?? 0,
    tinyPerHour: payee?.tinyPerHour ?? 0,
    sellerScore: payee && scoreSeller({ ...payee, accountAgeMs: since(payee.accountSince) }),
  };
}
