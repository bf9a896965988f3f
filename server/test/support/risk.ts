import { assessRisk } from '#actions/assess-risk.ts';
import type { AssessRiskInput } from '#actions/gather-risk-facts.ts';
import { newId } from '#store/ids.ts';
import { markVerified } from '#store/risk-trust.ts';
import type { Answer, TestApp } from './app.ts';

export const NAIRA = 100;
export const DAY_MS = 86_400_000;
export const YEAR_AGO = () => new Date(Date.now() - 365 * DAY_MS).toISOString();

/** The middle of tomorrow: no window of ten minutes, an hour or a day ends while a test counts in it. */
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

/** A user nobody has seen, on a device nobody has seen, with ₦50,000. */
export function stranger(): { platformUserId: string; deviceFingerprint: string; transactionAmount: number } {
  return {
    platformUserId: newId('user'),
    deviceFingerprint: newId('device'),
    transactionAmount: 50_000 * NAIRA,
  };
}

/** A verified user of long standing, on the device that the identity was verified with. */
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

/** The same request, judged by the bands of the payment-risk endpoint. */
export function assessPayment(app: TestApp, developerId: string, body: FraudBody) {
  const { platformUserId, transactionAmount, accountCreatedAt, ipAddress, currency, ...rest } = body;
  const input: AssessRiskInput = {
    ...(rest as object),
    developerId,
    userId: String(platformUserId),
    amount: Number(transactionAmount),
    currency: String(currency ?? 'NGN'),
    bands: 'payment',
    facts: {
      ipAddress: ipAddress as string | undefined,
      accountCreatedAt: accountCreatedAt ? new Date(String(accountCreatedAt)) : undefined,
    },
  };
  return assessRisk(app.context, input);
}
