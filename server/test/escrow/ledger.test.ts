import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_BALANCES } from '#core/escrow/ledger.ts';
import { startTestApp } from '#test/support/app.ts';
import { type AgreementBody, fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem, refusesStrangeAgreements } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
const other = platform(app, (await app.signUp()).key);
const DEPOSITS = 108;
let agreement: AgreementBody;

type Entry = Record<'kind' | 'debit' | 'credit' | 'cause' | 'hash' | 'createdAt', string> & {
  sequence: number;
  amount: number;
};
type Ledger = {
  currency: string;
  balances: Record<string, number>;
  entries: Entry[];
  nextCursor: string | null;
};
type Event = { id: string; type: string; sequence: number; agreementId: string; createdAt: string };
type Timeline = { data: Event[]; nextCursor: string | null };

const PAGE_MISTAKES = ['limit=0', 'limit=101', 'limit=x', 'cursor=', 'cursor=x', 'cursor=LTE', 'cursor=MS41'];

async function walk<Page extends { nextCursor: string | null }>(
  path: string,
  limit: number,
  also = '',
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    const more = cursor === '' ? '' : `&cursor=${cursor}`;
    pages.push((await app.call<Page>('GET', `${path}?limit=${limit}${also}${more}`, { key })).body);
  }
  return pages;
}

beforeAll(async () => {
  agreement = await fundedAgreement(on, [DEPOSITS, 50], 0);
  for (let index = 0; index < DEPOSITS; index++) {
    await on.deposit(agreement.virtualAccountNo ?? '', 1, `ref-${index}`);
  }
});

describe('GET /v1/escrow/agreements/:id/ledger', () => {
  const ledgerOf = (id: string, query = '') =>
    app.call<Ledger>('GET', `/v1/escrow/agreements/${id}/ledger${query}`, { key });

  it('answers 200 with empty books for a new agreement', async () => {
    const { body } = await on.create([100]);
    const { status, body: ledger } = await ledgerOf(body.id);
    expect(status).toBe(200);
    expect(ledger).toEqual({
      object: 'ledger',
      environment: 'live',
      currency: 'NGN',
      balances: EMPTY_BALANCES,
      entries: [],
      nextCursor: null,
    });
  });

  it('shows each movement with both of its accounts, chained by hash', async () => {
    const { id, milestones } = await fundedAgreement(on, [60], 100);
    await on.setPayoutAccount();
    await on.refund(id, { excess: true });
    await runDueJobs(app);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    const { body } = await ledgerOf(id);
    expect(body.entries.map(({ kind, debit, credit, amount }) => [kind, debit, credit, amount])).toEqual([
      ['deposit', 'bank', 'escrow', 60],
      ['deposit_excess', 'bank', 'excess', 40],
      ['excess_return', 'excess', 'refund_payable', 40],
      ['refund_paid', 'refund_payable', 'bank', 40],
      ['release', 'escrow', 'seller', 60],
      ['payout_submitted', 'seller', 'payout_clearing', 60],
      ['payout_succeeded', 'payout_clearing', 'bank', 60],
    ]);
    expect(body.balances).toEqual(EMPTY_BALANCES);

    let previous = '0'.repeat(64);
    for (const entry of body.entries) {
      const { sequence, kind, debit, credit, amount, cause, createdAt } = entry;
      const input = JSON.stringify([previous, id, sequence, kind, debit, credit, amount, cause, createdAt]);
      expect(entry.hash).toBe(createHash('sha256').update(input).digest('hex'));
      previous = entry.hash;
    }
  });

  it.each([
    [100, [100, 8]],
    [20, [20, 20, 20, 20, 20, 8]],
    [54, [54, 54]],
  ])('walks over all entries in pages of %i, each once and in order', async (limit, sizes) => {
    const pages = await walk<Ledger>(`/v1/escrow/agreements/${agreement.id}/ledger`, limit);
    expect(pages.map((page) => page.entries.length)).toEqual(sizes);
    const sequences = pages.flatMap((page) => page.entries.map((entry) => entry.sequence));
    expect(sequences).toEqual(Array.from({ length: DEPOSITS }, (_, index) => index + 1));
    for (const page of pages) expect(page.balances).toMatchObject({ bank: DEPOSITS, escrow: DEPOSITS });
  });

  it.each(PAGE_MISTAKES)('answers 400 for ?%s', async (query) => {
    const path = query.split('=')[0] ?? '';
    const answer = await app.call('GET', `/v1/escrow/agreements/${agreement.id}/ledger?${query}`, { key });
    expectProblem(answer, 400, { code: 'validation_failed', path });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'GET', path: `/v1/escrow/agreements/${id}/ledger`, key, body: {} }),
    async () => (await other.create([100])).body.id,
  );
});

describe('GET /v1/escrow/agreements/:id/events', () => {
  it('answers 200 with the timeline, oldest first', async () => {
    const { body: created } = await on.create([100]);
    const answer = await app.call<Timeline>('GET', `/v1/escrow/agreements/${created.id}/events`, { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: [
        {
          id: expect.stringMatching(/^evt_/),
          type: 'agreement.created',
          agreementId: created.id,
          agreement: {
            ...{ reference: null, buyerExternalId: 'buyer', sellerExternalId: 'seller' },
            ...{ totalAmount: 100, currency: 'NGN' },
          },
          funding: expect.objectContaining({ deposited: 0, held: 0, outstanding: 100 }),
          sequence: 1,
          environment: 'live',
          createdAt: expect.any(String),
          actor: { type: 'key', id: expect.stringMatching(/^key_/) },
          data: {
            buyerExternalId: 'buyer',
            sellerExternalId: 'seller',
            buyerEmail: null,
            buyerName: null,
            sellerEmail: null,
            sellerName: null,
            totalAmount: 100,
            currency: 'NGN',
            ...{ reference: null, metadata: {} },
            milestones: created.milestones.map(({ id, title, amount }) => ({ id, title, amount })),
          },
        },
      ],
      nextCursor: null,
    });
  });

  it.each([100, 30])('pages through all events %i at a time, without a gap', async (limit) => {
    const pages = await walk<Timeline>(`/v1/escrow/agreements/${agreement.id}/events`, limit);
    const events = pages.flatMap((page) => page.data);
    expect(events.map((event) => event.sequence)).toEqual(events.map((_event, index) => index + 1));
    expect(events.filter((event) => event.type === 'deposit.received')).toHaveLength(DEPOSITS);
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  });

  it('pages back from the newest on request', async () => {
    const path = `/v1/escrow/agreements/${agreement.id}/events`;
    const forth = (await walk<Timeline>(path, 100)).flatMap((page) => page.data);
    const back = (await walk<Timeline>(path, 30, '&order=newest')).flatMap((page) => page.data);
    expect(back).toEqual(forth.toReversed());
  });

  it.each([...PAGE_MISTAKES, 'order=latest'])('answers 400 for ?%s', async (query) => {
    const path = query.split('=')[0] ?? '';
    const answer = await app.call('GET', `/v1/escrow/agreements/${agreement.id}/events?${query}`, { key });
    expectProblem(answer, 400, { code: 'validation_failed', path });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'GET', path: `/v1/escrow/agreements/${id}/events`, key, body: {} }),
    async () => (await other.create([100])).body.id,
  );
});
