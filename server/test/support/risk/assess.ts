import { DAY_MS } from '#core/time.ts';
import { newId } from '#store/ids.ts';
import { markVerified } from '#store/risk/trust.ts';
import type { Answer, TestApp } from '#test/support/app.ts';

export const NAIRA = 100;
const YEAR_AGO = () => new Date(Date.now() - 365 * DAY_MS).toISOString();

/**
 * Moves to the middle of tomorrow, so that no window of ten minutes, an hour or a day ends while a test
 * counts in it.
 */
export function toQuietMoment({ time }: TestApp): void {
  const now = time.now().getTime();
  time.advance((Math.floor(now / DAY_MS) + 1) * DAY_MS + DAY_MS / 2 + 5 * 60_000 - now);
}

export type Verdict = {
  id: string;
  score: number;
  flag: string;
  category: string;
  triggeredSignals: string[];
  recommendation: string;
  contributions: { signal: string; points: number; reason: string }[];
};

export type FraudBody = Record<string, unknown>;

/** An unknown user on an unknown device, with ₦50,000. */
export function stranger(): { platformUserId: string; deviceFingerprint: string; transactionAmount: number } {
  return {
    platformUserId: newId('user'),
    deviceFingerprint: newId('device'),
    transactionAmount: 50_000 * NAIRA,
  };
}

/** A verified, long-standing user on the device of the verification. */
export async function regular(
  app: TestApp,
  developerId: string,
): Promise<ReturnType<typeof stranger> & { accountCreatedAt: string }> {
  const body = stranger();
  await markVerified(app.context.db, {
    developerId,
    userId: body.platformUserId,
    deviceFingerprint: body.deviceFingerprint,
    at: app.time.now(),
  });
  return { ...body, accountCreatedAt: YEAR_AGO() };
}

export function assess(app: TestApp, key: string, body: FraudBody): Promise<Answer<Verdict>> {
  return app.call<Verdict>('POST', '/v1/fraud/assess', { key, body });
}

const SNAKE_CASE: Record<string, string> = {
  platformUserId: 'external_user_id',
  transactionAmount: 'transaction_amount',
  deviceFingerprint: 'device_fingerprint',
  simulateVpn: 'simulate_vpn',
  simulateImpossibleTravel: 'simulate_impossible_travel',
  ipAddress: 'ip_address',
  accountCreatedAt: 'account_created_at',
};

export type PaymentVerdict = {
  score: number;
  flag: string;
  triggeredSignals?: string[];
  recommendation?: string;
  virtualAccount?: object;
};

/**
 * Sends the same facts to the payment-risk endpoint: creates an agreement of that buyer with a
 * new seller over that amount, then assesses it.
 */
export async function assessPayment(
  app: TestApp,
  key: string,
  body: FraudBody,
  sellerExternalId = newId('seller'),
): Promise<Answer<PaymentVerdict>> {
  const amount = body['transactionAmount'];
  const created = await app.call<{ id: string }>('POST', '/v1/escrow/agreements', {
    key,
    body: {
      buyerExternalId: body['platformUserId'],
      sellerExternalId,
      totalAmount: amount,
      milestones: [{ title: 'All of it', amount }],
    },
  });
  const entries = Object.entries(body).map(([name, value]) => [SNAKE_CASE[name] ?? name, value]);
  return app.call<PaymentVerdict>('POST', `/v1/escrow/agreements/${created.body.id}/assess`, {
    key,
    body: Object.fromEntries(entries),
  });
}
