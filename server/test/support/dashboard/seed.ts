import type { WebhookSender } from '#core/events/sender.ts';
import type { TestApp } from '#test/support/app.ts';
import { inThePast } from '#test/support/database/past.ts';
import { assess, settleAll, tellMonth } from './scenario.ts';
import { type Verify, writeVerdicts } from './verdicts.ts';

export const STORY_DAYS = 29;

export type Seeded = {
  readonly agreementId: string;
  readonly frozenId: string;
  readonly assessmentId: string;
  readonly verificationId: string;
  readonly webhookId: string;
};

export type SeededMonth = Seeded & { readonly disputeId: string };

/** Receivers of webhooks: one that fails only briefly, and one that is down. */
export const SHOP_SERVERS: WebhookSender = {
  allowPrivate: false,
  whyRefused: async () => null,
  close: () => undefined,
  send: async ({ url, body }) => {
    const failed = { status: null, latencyMs: 10_000, response: '', error: 'no answer within 10 seconds' };
    if (url.includes('ledger.')) return failed;
    return body.includes('"by":"buyer"')
      ? { status: 503, latencyMs: 212, response: '{"error":"deploying, try later"}', error: null }
      : { status: 200, latencyMs: 84, response: '{"received":true}', error: null };
  },
};

/** An account with a month of activity, which has an example of every state that a page can show. */
export async function seedAccount(
  app: TestApp,
  key: string,
  open: (app: TestApp, key: string) => Promise<Verify> = writeVerdicts,
): Promise<SeededMonth> {
  const verify = await open(app, key);
  return inThePast(app, STORY_DAYS, async (past) => {
    past.goTo(0.4);
    const { webhookId, production } = await seedDeveloper(app, key);
    const agreements = await tellMonth(app, production, { past, verify });
    past.minutesAgo(140);
    const verificationId = await verify('stranger-77');
    past.minutesAgo(29);
    const assessmentId = await assess(app, production, {
      user: 'stranger-77',
      amount: 7_500_000,
      ipAddress: '45.77.55.100',
      simulateVpn: true,
      simulateImpossibleTravel: true,
    });
    await app.call('GET', `/v1/escrow/agreements/agr_${'0'.repeat(32)}`, { key: production });
    await app.call('POST', '/v1/escrow/agreements', { key: production, body: {} });
    await settleAll(app);
    return { ...agreements, assessmentId, verificationId, webhookId };
  });
}

/** Creates keys and webhook endpoints. */
async function seedDeveloper(app: TestApp, key: string) {
  const make = <Body>(path: string, body: object = {}) => app.call<Body>('POST', path, { key, body });
  const newKey = (label: string) => make<{ id: string; apiKey: string }>('/v1/developer/api-keys', { label });
  const { body: staging } = await newKey('Staging');
  await make(`/v1/developer/api-keys/${staging.id}/rotate`, { overlapSeconds: 0 });
  await newKey('Nightly reports');
  const { body: production } = await newKey('Production');
  const { body } = await make<{ id: string }>('/v1/webhooks', {
    url: 'https://shop.example.com/hooks/surety',
    description: 'Orders service',
  });
  await make('/v1/webhooks', {
    url: 'https://ledger.example.com/surety',
    description: 'Bookkeeping',
    events: ['payout.succeeded', 'refund.succeeded'],
  });
  return { webhookId: body.id, production: production.apiKey };
}
