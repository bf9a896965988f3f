import { describe, expect, it } from 'vitest';
import { apiEndpoints } from '#http/api/endpoints.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { HEAVY_READS } from '#http/pipeline/limits/fair-queue.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();

/** Makes reads of agreements wait during `work`, as if there were very many of them. */
async function whileListsTakeLong(work: () => Promise<void>): Promise<void> {
  await app.database.owner.transaction(async (tx) => {
    await tx.query('LOCK TABLE agreements IN ACCESS EXCLUSIVE MODE');
    await work();
  });
}

const running = async () => {
  const [row] = await app.database.owner.query<{ n: number }>(
    `SELECT count(*) AS n FROM pg_locks WHERE relation = 'agreements'::regclass AND NOT granted`,
  );
  return row?.n;
};

/** Reads whose size does not grow with the account: one object, and what belongs to it. */
const NARROW = [
  ...[
    'getDeveloper',
    'retrieveSession',
    'retrieveSecurity',
    'retrieveSandbox',
    'retrieveTestClock',
    'retrieveRequest',
    'retrieveRiskUser',
    'retrieveEvent',
    'retrieveRiskBacktest',
  ],
  ...['beginWithProvider', 'finishWithProvider'],
  ...['retrieveAgreement', 'retrieveRefund', 'retrievePayout', 'retrievePayoutAccount', 'retrieveException'],
  ...[
    'retrieveLatestAnchor',
    'retrieveAssessment',
    'retrieveVerification',
    'retrieveWebhook',
    'retrieveWebhookRequest',
    'retrieveMail',
  ],
  ...[
    'retrieveGrievance',
    'retrieveBreach',
    'retrieveRetention',
    'retrieveDispute',
    'retrieveDisputeDetail',
    'previewDivision',
    'retrieveApproval',
    'retrieveApprovalPolicy',
    'retrieveSignInPolicy',
    'retrieveIdentitySession',
    'retrieveIdentityRegisters',
  ],
  ...['retrievePrivacyRequest', 'retrieveProcessingRegister'],
];

it('every read of more than one object goes through the queue', () => {
  const reads = [...apiEndpoints, ...dashboardEndpoints].filter(({ method }) => method === 'GET');
  const unbounded = reads.filter(({ heavy, operationId }) => !heavy && !NARROW.includes(operationId));
  expect(unbounded.map(({ operationId }) => operationId)).toEqual([]);
});

describe('long lists and exports', () => {
  it('of one account run two at a time, and leave the database to the others', async () => {
    const busy = await signedIn(app);
    const other = await app.signUp();
    const { id } = (await platform(app, busy.key).create([100])).body;
    const withKey = (path: string) => () => app.call('GET', `/v1${path}`, { key: busy.key });
    const kinds = [
      () => busy.call('GET', '/agreements.csv'),
      withKey('/escrow/agreements?limit=100'),
      withKey(`/escrow/agreements/${id}/ledger`),
      withKey(`/escrow/agreements/${id}/payouts`),
      withKey(`/escrow/agreements/${id}/refunds`),
      withKey('/ledger/trial-balance'),
    ];
    let asked: Promise<{ status: number }[]> = Promise.resolve([]);
    await whileListsTakeLong(async () => {
      asked = Promise.all(Array.from({ length: 5 }, () => kinds.map((ask) => ask())).flat());
      await expect.poll(running).toBe(HEAVY_READS.atOnce);
      // More requests wait than the pool has connections, and none of them holds one.
      for (const key of [other.key, busy.key]) {
        expect((await app.call('GET', '/v1/developer', { key })).status).toBe(200);
      }
      expect(await running()).toBe(HEAVY_READS.atOnce);
    });
    expect((await asked).map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it('are refused with 429 when their turn does not come in time, and work again afterwards', async () => {
    const { key } = await app.signUp();
    const list = () => app.call('GET', '/v1/escrow/agreements', { key });
    let first: Promise<{ status: number }[]> = Promise.resolve([]);
    await whileListsTakeLong(async () => {
      first = Promise.all(Array.from({ length: HEAVY_READS.atOnce }, list));
      const late = await list();
      expect(late).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
      expect(late.body).toMatchObject({
        code: 'rate_limited',
        message: expect.stringContaining('lists and exports'),
      });
    });
    expect((await first).every(({ status }) => status === 200)).toBe(true);
    expect((await list()).status).toBe(200);
  });

  it('give their turn back when an export is cut off', async () => {
    const person = await signedIn(app);
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    for (let i = 0; i < 3 * HEAVY_READS.atOnce; i++) {
      const stop = new AbortController();
      await whileListsTakeLong(async () => {
        const asking = fetch(`${address}/dashboard/api/agreements.csv`, {
          headers: { cookie: person.cookie ?? '' },
          signal: stop.signal,
        });
        await expect.poll(running).toBe(1);
        stop.abort();
        await expect(asking.then((answer) => answer.text())).rejects.toThrow();
      });
    }
    expect((await person.call('GET', '/agreements.csv')).status).toBe(200);
  });
});
