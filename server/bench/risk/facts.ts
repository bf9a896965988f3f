import type { RiskFacts } from '#core/risk/facts.ts';

/** Facts as stored for an assessment with history, device and address. */
export function factsOf(n: number): RiskFacts {
  return {
    vpn: n % 20 === 0 ? 'address' : null,
    proxies: n % 31 === 0 ? ['hosting'] : [],
    travel: null,
    device: { firstSeen: n % 3 === 0, trusted: n % 3 === 1, userHasTrusted: n % 2 === 0 },
    velocity:
      n % 40 === 0 ? { ratio: 1.4, reason: '12 events of this user in 10 minutes; the limit is 8.' } : null,
    identityVerified: n % 2 === 0,
    accountAgeMs: (n % 500) * 3_600_000,
    highValue: null,
    network: n % 20 === 0 ? 'vpn' : 'isp',
    payment: {
      amount: 1_000_000 + (n % 900) * 500_000,
      currency: 'NGN',
      threshold: 500_000_000,
      usual: null,
    },
    counts: {
      ...{ userPerTenMinutes: 1, userPerHour: 1, userPerDay: 2, userThresholdsPerDay: 0.01 },
      ...{ devicePerHour: 1, deviceUsersPerDay: 1, addressPerHour: 3 },
    },
    patterns: {
      ...{ nearThresholdPerWeek: n % 5, thresholdsPerWeek: 0.2, payeesPerWeek: 2, deviceFreshPerDay: 0 },
      ...{
        deviceNetworksPerDay: 1,
        deviceUsersPerDay: 1,
        deviceIsKiosk: false,
        deviceIsTrusted: n % 3 === 1,
      },
      ...{ addressFreshPerDay: 1, pairSeen: n % 9, payeeSeen: 40, payersPerWeek: 12, freshPayersPerWeek: 1 },
      ...{ payeeAccountAgeMs: 9e9, sinceLastMs: 1e8, usualHourShare: 0.6, usuallyHiddenShare: 0 },
      ...{ paymentsPerWeek: 3, paymentsBefore: 12, paidBack: 0, payeeSharesDevice: false },
      ...{ troubles: 0, payeeTroubles: 0 },
      ...{ accountFrauds: 0, deviceFrauds: 0, sellerFrauds: 0, sellerDisputes: 0 },
      ...{ newcomerThresholdsPerDay: 0.01, tinyPerHour: 0, sellerScore: 4 },
    },
  };
}
