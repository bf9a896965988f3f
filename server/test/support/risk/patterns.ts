import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';

/** Facts that no pattern counts. */
export const ordinary: PatternFacts = {
  nearThresholdPerWeek: 0,
  thresholdsPerWeek: 0.2,
  payeesPerWeek: 2,
  paymentsPerWeek: 6,
  paymentsBefore: 40,
  deviceFreshPerDay: 1,
  deviceNetworksPerDay: 9,
  deviceUsersPerDay: 1,
  deviceIsKiosk: false,
  deviceIsTrusted: false,
  addressFreshPerDay: 40,
  pairSeen: 12,
  payeeSeen: 12,
  payersPerWeek: 1,
  freshPayersPerWeek: 1,
  payeeAccountAgeMs: null,
  paidBack: 0,
  payeeSharesDevice: false,
  troubles: 0,
  payeeTroubles: 0,
  sinceLastMs: 20 * 86_400_000,
  usualHourShare: 0.1,
  usuallyHiddenShare: 0,
  accountFrauds: 0,
  deviceFrauds: 0,
  sellerFrauds: 0,
  sellerDisputes: 0,
  newcomerThresholdsPerDay: 0,
  tinyPerHour: 0,
  sellerScore: 0,
};
export const facts: RiskFacts = {
  vpn: null,
  proxies: [],
  travel: null,
  device: null,
  velocity: null,
  identityVerified: true,
  accountAgeMs: null,
  highValue: null,
};

export const ofDay = (userPerDay: number) => ({
  counts: {
    ...{ userPerTenMinutes: 1, userPerHour: 1, userPerDay, userThresholdsPerDay: 0 },
    ...{ devicePerHour: 1, deviceUsersPerDay: 1, addressPerHour: 1 },
  },
});
export const paid = (amount: number, usual: number | null = null) => ({
  ...{ amount, currency: 'NGN', threshold: 1 },
  usual,
});
