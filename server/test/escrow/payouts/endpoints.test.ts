import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem, refusesStrangeAgreements } from '#test/support/requests.ts';

type Attempt = { reference: string; status: string; reason: string | null; settledAt: string | null };
type PayoutBody = { id: string; status: string; createdAt: string; agreementId: string; attempts: Attempt[] };
type Page = { data: PayoutBody[]; nextCursor: string | null };

const app = await startTestApp();
const strangers = platform(app, (await app.signUp()).key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** An agreement of this seller with all milestones confirmed. */
async function completed(on: Platform, amounts: number[], sellerExternalId = 'seller') {
  const { body } = await on.create(amounts, { sellerExternalId });
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', body.totalAmount);
  for (const { id } of body.milestones) {
    for (const user of ['buyer', sellerExternalId]) await on.confirm(body.id, id, user);
    app.time.advance(1_000);
  }
  await runDueJobs(app);
  return { id: body.id, payoutIds: body.milestones.map(({ id }) => `po_${id.slice('ms_'.length)}`) };
}

async function newPlatform() {
  const on = platform(app, (await app.signUp()).key);
  const list = (query = '') => app.call<Page>('GET', `/v1/payouts${query}`, { key: on.key });
  const ids = async (query: string) => (await list(query)).body.data.map(({ id }) => id);
  const retrieve = (id: string) => app.call<PayoutBody>('GET', `/v1/payouts/${id}`, { key: on.key });
  return { on, list, ids, retrieve };
}

describe('GET /v1/payouts/:payoutId', () => {
  it('answers 200 with the destination of each attempt and the bank’s response', async () => {
    const { on, retrieve } = await newPlatform();
    await on.setPayoutAccount('seller', '1111110001');
    await runDueJobs(app);
    const { id, payoutIds } = await completed(on, [100]);
    await on.setPayoutAccount('seller', '2222222222');
    await runDueJobs(app);
    const { status, body } = await retrieve(payoutIds[0] ?? '');
    expect(status).toBe(200);
    const destination = (accountNumber: string, version: number) => ({
      ...{ bankCode: '058', accountNumber, version, nameMatch: 'unknown' },
      accountName: `SANDBOX HOLDER ${accountNumber.slice(-4)}`,
      nameAtBank: `SANDBOX HOLDER ${accountNumber.slice(-4)}`,
    });
    const attempt = {
      ...{ provider: 'sandbox', amount: 100, sessionId: null, submittedAt: expect.any(String) },
    };
    expect(body).toEqual({
      object: 'payout',
      environment: 'live',
      holds: [],
      id: payoutIds[0],
      agreementId: id,
      milestoneId: `ms_${payoutIds[0]?.slice('po_'.length)}`,
      sellerExternalId: 'seller',
      payeeExternalId: 'seller',
      amount: 100,
      currency: 'NGN',
      status: 'SUCCEEDED',
      createdAt: expect.any(String),
      attempts: [
        {
          ...attempt,
          ...{ reference: `${payoutIds[0]}_1`, attempt: 1, destination: destination('1111110001', 1) },
          ...{ status: 'FAILED', reason: expect.stringContaining('takes no money') },
          settledAt: expect.any(String),
        },
        {
          ...attempt,
          ...{ reference: `${payoutIds[0]}_2`, attempt: 2, destination: destination('2222222222', 2) },
          ...{ status: 'SUCCEEDED', reason: null, settledAt: expect.any(String) },
        },
      ],
    });
  });

  it.each([
    ['', 'AWAITING_DETAILS', []],
    ['1111110001', 'PENDING', ['FAILED']],
    ['1111110002', 'SUBMITTED', ['SUBMITTED']],
    ['1111111111', 'SUCCEEDED', ['SUCCEEDED']],
  ])('says how it stands: paid to “%s” it is %s', async (account, status, attempts) => {
    const { on, retrieve } = await newPlatform();
    if (account) await on.setPayoutAccount('seller', account);
    await runDueJobs(app);
    const { payoutIds } = await completed(on, [100]);
    const { body } = await retrieve(payoutIds[0] ?? '');
    expect([body.status, body.attempts.map((attempt) => attempt.status)]).toEqual([status, attempts]);
  });

  it('answers 404 for an unknown id and for another account’s', async () => {
    const { on, retrieve } = await newPlatform();
    const { payoutIds } = await completed(strangers, [100]);
    for (const id of [`po_${'0'.repeat(32)}`, payoutIds[0] ?? '', 'nonsense']) {
      expectProblem(await retrieve(id), 404, { code: 'not_found' });
    }
    // There is no payout before its milestone is released.
    const { milestones } = await fundedAgreement(on, [100], 100);
    expectProblem(await retrieve(`po_${milestones[0]?.id.slice(3)}`), 404, { code: 'not_found' });
  });
});

describe('GET /v1/payouts', () => {
  it('answers 200 with the newest first, a page at a time, whatever is created in between', async () => {
    const { on, list, ids } = await newPlatform();
    const first = await completed(on, [10, 20, 30]);
    const page = await list('?limit=2');
    await completed(on, [40]);
    const rest = await list(`?limit=2&cursor=${page.body.nextCursor}`);
    expect([...page.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(first.payoutIds.reverse());
    expect(rest.body.nextCursor).toBeNull();
    expect(await ids('')).toHaveLength(4);
    const [newest] = page.body.data;
    expect(await ids(`?from=${newest?.createdAt}&to=2099-01-01`)).toHaveLength(2);
    expect(await ids('?from=2020-01-01&to=2020-01-02')).toEqual([]);
  });

  it('filters by agreement, seller, status, and all together', async () => {
    const { on, ids } = await newPlatform();
    await on.setPayoutAccount('paid');
    const paid = await completed(on, [10, 20], 'paid');
    const waiting = await completed(on, [30], 'waiting');
    const [one, two] = paid.payoutIds as [string, string];
    for (const [query, found] of [
      [`agreementId=${paid.id}`, [two, one]],
      ['sellerExternalId=waiting', waiting.payoutIds],
      ['status=SUCCEEDED', [two, one]],
      ['status=AWAITING_DETAILS', waiting.payoutIds],
      ['status=PENDING', []],
      ['status=CANCELLED', []],
      [`status=SUCCEEDED&sellerExternalId=paid&agreementId=${paid.id}&limit=1`, [two]],
      [`status=SUCCEEDED&agreementId=${waiting.id}`, []],
      ['sellerExternalId=nobody', []],
    ] as const) {
      expect([query, await ids(`?${query}`)]).toEqual([query, found]);
    }
  });

  it('shows nothing of another account', async () => {
    const { ids } = await newPlatform();
    const { id } = await completed(strangers, [100]);
    expect([await ids(''), await ids(`?agreementId=${id}`)]).toEqual([[], []]);
  });

  it.each(['status=PAID', 'limit=0', 'cursor=AAAA', 'agreementId='])('answers 400 for %s', async (query) => {
    const { list } = await newPlatform();
    const path = query.split('=')[0] ?? '';
    expectProblem(await list(`?${query}`), 400, { code: 'validation_failed', path });
  });
});

describe('GET /v1/escrow/agreements/:id/payouts', () => {
  const ofAgreement = (on: Platform, id: string) =>
    app.call<{ data: PayoutBody[] }>('GET', `/v1/escrow/agreements/${id}/payouts`, { key: on.key });

  it('answers 200 with all of them, newest first; ?expand=payouts has the oldest first', async () => {
    const { on } = await newPlatform();
    await on.setPayoutAccount();
    const { id, payoutIds } = await completed(on, [10, 20]);
    await completed(on, [30]);
    const { status, body } = await ofAgreement(on, id);
    expect([status, body.data.map((payout) => payout.id)]).toEqual([200, payoutIds.toReversed()]);
    const oldestFirst = body.data.toReversed();
    const expand = async (what: string) =>
      (await app.call('GET', `/v1/escrow/agreements/${id}?expand=${what}`, { key: on.key })).body;
    expect(await expand('payouts')).toMatchObject({ payouts: oldestFirst });
    expect(await expand('payouts')).not.toHaveProperty('funding');
    expect(await expand('funding')).not.toHaveProperty('payouts');
    expect(await expand('funding,payouts')).toMatchObject({ payouts: oldestFirst, funding: { paidOut: 30 } });
  });

  it('answers 200 with an empty list while nothing is released', async () => {
    const { on } = await newPlatform();
    const { id } = await fundedAgreement(on, [100], 100);
    expect((await ofAgreement(on, id)).body).toEqual({ data: [], nextCursor: null });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'GET', path: `/v1/escrow/agreements/${id}/payouts`, key: strangers.key, body: {} }),
    async () => {
      const { on } = await newPlatform();
      return (await on.create([100])).body.id;
    },
  );
});
