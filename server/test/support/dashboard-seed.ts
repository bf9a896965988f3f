import { createHash } from 'node:crypto';
import type { IdentityReading } from '#core/identity.ts';
import * as verifications from '#store/verifications.ts';
import type { TestApp } from './app.ts';
import { platform, runDueJobs } from './escrow.ts';

const NAIRA = 100;

export type Seeded = {
  readonly agreementId: string;
  readonly assessmentId: string;
  readonly verificationId: string;
  readonly webhookId: string;
};

/** An account with some life in it: every state that a page has something to say about. */
export async function seedAccount(app: TestApp, key: string, developerId: string): Promise<Seeded> {
  const agreementId = await seedAgreements(app, key);
  const assessmentId = await seedAssessments(app, key);
  const verificationId = await seedVerifications(app, developerId);
  const webhookId = await seedWebhooks(app, key);
  await spreadOverDays(app);
  await app.call('GET', `/v1/escrow/agreements/agr_${'0'.repeat(32)}`, { key });
  await app.call('POST', '/v1/escrow/agreements', { key, body: {} });
  return { agreementId, assessmentId, verificationId, webhookId };
}

/** As the owner, who may: what took a second here is told as if it had taken a month. */
async function spreadOverDays(app: TestApp): Promise<void> {
  const { owner } = app.database;
  const aged = `(SELECT developer_id, id, 2 + 4 * (row_number() OVER (ORDER BY id DESC) - 1) AS days FROM agreements) aged`;
  const back = (days: string) => `created_at - make_interval(hours => (${days})::int)`;
  await owner.query(
    `UPDATE events e SET created_at = ${back('24 * days - sequence')} FROM ${aged}
     WHERE e.developer_id = aged.developer_id AND e.stream_id = aged.id`,
  );
  await owner.query(
    `UPDATE transfers t SET created_at = ${back('24 * days - 2 * sequence')} FROM ${aged}
     WHERE t.developer_id = aged.developer_id AND t.agreement_id = aged.id`,
  );
  await owner.query(
    `UPDATE agreements a SET created_at = ${back('24 * days - 1')} FROM ${aged}
     WHERE a.developer_id = aged.developer_id AND a.id = aged.id`,
  );
  await owner.query(
    `UPDATE risk_assessments a SET created_at = ${back('age')} FROM (
       SELECT developer_id, id, (row_number() OVER (ORDER BY id DESC) - 1) * 17 % 660 AS age FROM risk_assessments) aged
     WHERE a.developer_id = aged.developer_id AND a.id = aged.id`,
  );
  await owner.query(
    `UPDATE identity_verifications v SET created_at = ${back('age')} FROM (
       SELECT developer_id, id, 20 * row_number() OVER (ORDER BY id DESC) AS age FROM identity_verifications) aged
     WHERE v.developer_id = aged.developer_id AND v.id = aged.id`,
  );
}

type Parties = { buyerExternalId: string; sellerExternalId: string; buyerName: string };

const PARTIES: readonly Parties[] = [
  { buyerExternalId: 'ada.obi', sellerExternalId: 'studio-lagos', buyerName: 'Ada Obi' },
  { buyerExternalId: 'kelechi', sellerExternalId: 'timber-and-co', buyerName: 'Kelechi Eze' },
  { buyerExternalId: 'zainab', sellerExternalId: 'bello-motors', buyerName: 'Zainab Musa' },
  { buyerExternalId: 'femi', sellerExternalId: 'studio-lagos', buyerName: 'Femi Ade' },
  { buyerExternalId: 'amara', sellerExternalId: 'harvest-direct', buyerName: 'Amara N.' },
];

async function open(app: TestApp, key: string, parties: Parties, milestones: [string, number][]) {
  const { body } = await app.call<{ id: string; milestones: { id: string }[] }>(
    'POST',
    '/v1/escrow/agreements',
    {
      key,
      body: {
        ...parties,
        totalAmount: milestones.reduce((sum, [, amount]) => sum + amount * NAIRA, 0),
        milestones: milestones.map(([title, amount]) => ({ title, amount: amount * NAIRA })),
      },
    },
  );
  const assessed = await app.call<{ virtualAccount?: { accountNumber: string } }>(
    'POST',
    `/v1/escrow/agreements/${body.id}/assess`,
    {
      key,
      body: {
        external_user_id: parties.buyerExternalId,
        transaction_amount: 50_000 * NAIRA,
        device_fingerprint: `phone of ${parties.buyerExternalId}`,
      },
    },
  );
  return { ...body, parties, account: assessed.body.virtualAccount?.accountNumber ?? '' };
}

async function seedAgreements(app: TestApp, key: string): Promise<string> {
  const on = platform(app, key);
  await on.setPayoutAccount('studio-lagos');
  const [ada, kelechi, zainab, femi, amara] = PARTIES as [Parties, Parties, Parties, Parties, Parties];
  const confirm = async (agreement: Awaited<ReturnType<typeof open>>, index: number, both = true) => {
    const milestone = agreement.milestones[index]?.id ?? '';
    await on.confirm(agreement.id, milestone, agreement.parties.buyerExternalId);
    if (both) await on.confirm(agreement.id, milestone, agreement.parties.sellerExternalId);
  };

  const done = await open(app, key, femi, [['Logo and letterhead', 180_000]]);
  await on.deposit(done.account, 180_000 * NAIRA);
  await confirm(done, 0);
  const waiting = await open(app, key, zainab, [['Hilux 2019, inspection passed', 6_400_000]]);
  await on.deposit(waiting.account, 6_400_000 * NAIRA);
  await confirm(waiting, 0);
  const frozen = await open(app, key, amara, [['Forty bags of maize', 920_000]]);
  await on.deposit(frozen.account, 920_000 * NAIRA);
  await on.post(frozen.id, 'freeze', { reason: 'The buyer says that half of the bags are wet' });
  const part = await open(app, key, kelechi, [
    ['Hardwood, first load', 750_000],
    ['Hardwood, second load', 750_000],
  ]);
  await on.deposit(part.account, 600_000 * NAIRA);
  await open(app, key, amara, [['Cassava, ten tonnes', 1_350_000]]);
  const main = await open(app, key, ada, [
    ['Brand strategy', 450_000],
    ['Website design', 1_200_000],
    ['Website build', 1_850_000],
    ['Launch and handover', 500_000],
  ]);
  await on.deposit(main.account, 4_000_000 * NAIRA);
  await confirm(main, 0);
  await confirm(main, 1);
  await confirm(main, 2, false);
  await runDueJobs(app);
  return main.id;
}

async function seedAssessments(app: TestApp, key: string): Promise<string> {
  const assess = async (user: string, amount: number, more: object = {}) => {
    const { body } = await app.call<{ id: string }>('POST', '/v1/fraud/assess', {
      key,
      body: {
        platformUserId: user,
        transactionAmount: amount * NAIRA,
        deviceFingerprint: `phone of ${user}`,
        ...more,
      },
    });
    return body.id;
  };
  for (const { buyerExternalId } of PARTIES) {
    for (let times = 0; times < 7; times++) await assess(buyerExternalId, 20_000 + times * 5_000);
  }
  for (const user of ['ada.obi', 'femi', 'zainab']) await assess(user, 90_000, { simulateVpn: true });
  return assess('stranger-77', 7_500_000, { simulateVpn: true, simulateImpossibleTravel: true });
}

/** Written by the same function that the verification uses; no picture is needed to look at a verdict. */
async function seedVerifications(app: TestApp, developerId: string): Promise<string> {
  const digest = createHash('sha256').update('seed').digest();
  const evidence = {
    reading: {} as IdentityReading,
    models: {},
    documentDigest: digest,
    selfieDigests: [digest],
    device: null,
  };
  const people = [
    { user: 'ada.obi', score: 97, live: true, type: 'passport', reasons: [] },
    { user: 'kelechi', score: 94, live: true, type: 'national_id', reasons: [] },
    { user: 'femi', score: 71, live: true, type: 'voters_card', reasons: ['match_below_threshold'] },
    {
      user: 'stranger-77',
      score: 58,
      live: false,
      type: 'drivers_license',
      reasons: ['liveness_failed', 'match_below_threshold'],
    },
  ] as const;
  let last = '';
  for (const { user, score, live, type, reasons } of people) {
    last = app.context.newId('idv');
    await verifications.insert(
      app.context.db,
      developerId,
      {
        id: last,
        externalUserId: user,
        verified: reasons.length === 0,
        score,
        livenessPassed: live,
        documentType: type,
        documentTypeConfidence: 0.93,
        reasons: [...reasons],
        message:
          reasons.length === 0
            ? 'The person and the document match.'
            : 'The identity could not be confirmed. Try again in good light.',
        createdAt: app.time.now(),
      },
      evidence,
    );
  }
  return last;
}

async function seedWebhooks(app: TestApp, key: string): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/v1/webhooks', {
    key,
    body: { url: 'https://shop.example.com/hooks/surety', description: 'Orders service' },
  });
  const { body: log } = await app.call<{ data: { id: string }[] }>('GET', '/v1/events', { key });
  const eventIds = log.data.map((event) => event.id);
  await app.call('POST', `/v1/webhooks/${body.id}/replay`, { key, body: { eventIds: eventIds.slice(0, 6) } });
  await app.database.owner.query(
    `UPDATE webhook_deliveries SET status = CASE WHEN sequence % 3 = 0 THEN 'PENDING' ELSE 'DELIVERED' END,
       attempts = 1, last_attempt_at = created_at, log = jsonb_build_array(jsonb_build_object(
         'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'latencyMs', 84,
         'status', CASE WHEN sequence % 3 = 0 THEN 503 ELSE 200 END,
         'response', CASE WHEN sequence % 3 = 0 THEN 'try later' ELSE 'ok' END, 'error', NULL))
     WHERE endpoint_id = $1`,
    [body.id],
  );
  return body.id;
}
