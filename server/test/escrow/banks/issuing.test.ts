import { afterAll, describe, expect, it } from 'vitest';
import { closeUnneeded } from '#actions/escrow/bank/close-account.ts';
import { HOUR_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

const WHO = { external_user_id: 'buyer', account_created_at: '2020-01-31T12:00:00Z' };
type TwinAccount = { accountNumber: string; reference: string; closedAt: string | null };
type Kept = { accountNumber: string; closedAt: string | null };

/** Waiting for an account takes real time. */
const HASTY = () => ({ timeoutMs: 6_000, waitsMs: [] });

describe.each(Object.keys(CONNECTIONS) as Connected[])(
  'an account for one payment, from %s',
  async (name) => {
    const { accountPath } = CONNECTIONS[name];
    const { app, on, twin } = await connect(name, {}, HASTY);
    const accounts = async () => (await twin.state()).accounts as TwinAccount[];

    it('that the bank issues too slowly is a 503 with nothing lost, and the next request finds it', async () => {
      const { id } = (await on.create([500_000])).body;
      await twin.faults({ timeout: { next: 1, only: accountPath } });
      const asked = { ...WHO, transaction_amount: 500_000 };
      const late = await on.assess(id, asked);
      expect(late).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
      const left = await accounts();
      const { status, body } = await on.assess(id, asked);
      expect(status).toBe(200);
      const found = (await accounts()).find(
        (each) => each.accountNumber === body.virtualAccount?.accountNumber,
      );
      // Monnify makes an account in two steps, and was slow with the first.
      const [first] = name === 'monnify' ? await accounts() : left;
      expect(found?.reference).toBe(first?.reference);
      // Flutterwave opens another under the same reference, so that money on either is matched.
      expect(await accounts()).toHaveLength(name === 'flutterwave' ? 2 : 1);
    });

    it('is a new one for the next payment of the same amount', async () => {
      const { id } = (await on.create([500_000, 500_000])).body;
      const asked = { ...WHO, transaction_amount: 500_000 };
      const given = [await on.assess(id, asked), await on.assess(id, asked)];
      const numbers = given.map(({ body }) => body.virtualAccount?.accountNumber);
      expect(new Set(numbers).size).toBe(2);
    });

    it('is shared by two concurrent requests, which one payment settles', async () => {
      const asked = { ...WHO, transaction_amount: 500_000 };
      const askTwice = async () => {
        const { id } = (await on.create([500_000])).body;
        const both = await Promise.all([on.assess(id, asked), on.assess(id, asked)]);
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        const rows = await app.database.owner.query<{ references: number }>(
          'SELECT count(DISTINCT reference)::int AS references FROM virtual_accounts WHERE agreement_id = $1',
          [id],
        );
        return rows[0]?.references;
      };
      // On a busy machine one request may end before the other begins, and is then a separate payment.
      await expect.poll(askTwice, { timeout: 60_000 }).toBe(1);
    });
  },
);

it.each([
  ['paystack', 10_000],
  ['monnify', 2_000],
] as const)('a payment below what %s takes is a 400 that says how much it takes', async (name, least) => {
  const { on } = await connect(name);
  const { id } = (await on.create([least])).body;
  expect(await on.assess(id, { ...WHO, transaction_amount: least - 1 })).toMatchObject({
    status: 400,
    body: {
      ...{ code: 'validation_failed', message: expect.stringContaining(`at least ${least}`) },
      details: [{ path: 'transactionAmount' }],
    },
  });
  expect((await on.assess(id, { ...WHO, transaction_amount: least })).status).toBe(200);
});

/** Monnify does not send the same amount to the same account twice within two minutes. */
const LONG = 300;
const OPEN_PAYSTACK = {
  ...{ PAYSTACK_ACCOUNTS: 'open', PAYSTACK_PREFERRED_BANK: 'test-bank' },
  PAYSTACK_CUSTOMER_PHONE: '08010000000',
};

describe.each([
  ['paystack', OPEN_PAYSTACK, {}],
  ['monnify', {}, { buyer_bvn: '12345678901' }],
] as const)('an account of %s that takes any amount', async (name, settings, identity) => {
  const { app, on, twin, settle, work } = await connect(name, settings);
  await on.setPayoutAccount('seller');
  afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

  const assess = async (id: string) => {
    const answer = await on.assess(id, { ...WHO, transaction_amount: 500_000, ...identity });
    return answer.body.virtualAccount?.accountNumber ?? '';
  };
  const accountOf = async (number: string) =>
    ((await twin.state()).accounts as TwinAccount[]).find((each) => each.accountNumber === number);
  const paidOut = async () => {
    const { id, milestones } = (await on.create([500_000])).body;
    const account = await assess(id);
    await twin.payIn(account, 500_000);
    await settle();
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    return { id, account, reference: `po_${milestones[0]?.id.slice(3)}_1` };
  };
  const close = async () => {
    await closeUnneeded(app.context, 100);
    await work();
  };

  it('is closed when its agreement has ended, and not before', async () => {
    const { id, account } = await paidOut();
    await close();
    expect((await accountOf(account))?.closedAt).toBeNull();
    await settle();
    expect((await on.get(id)).body.status).toBe('DISBURSED');
    await close();
    expect((await accountOf(account))?.closedAt).not.toBeNull();
    const { funding } = (await on.get(id)).body as unknown as { funding: { accounts: Kept[] } };
    expect(funding.accounts).toMatchObject([{ accountNumber: account, closedAt: expect.any(String) }]);
    expect((await twin.payIn(account, 100_000)).status).toBe(409);
    expect(await closeUnneeded(app.context, 100)).toBe(0);
  });

  it('is closed later if the bank is down now', async () => {
    const { account } = await paidOut();
    await settle(LONG);
    await twin.faults({ error: 1 });
    await close();
    expect((await accountOf(account))?.closedAt).toBeNull();
    await twin.faults({ error: 0 });
    app.time.advance(HOUR_MS);
    await work();
    expect((await accountOf(account))?.closedAt).not.toBeNull();
  });

  it('is replaced by another, under another reference, when the agreement is open again', async () => {
    const { id, account, reference } = await paidOut();
    await settle(LONG);
    await close();
    await on.setPayoutAccount('seller', '1111110001');
    await twin.turn('settle', { reference, status: 'reversed' });
    await settle();
    expect((await on.get(id)).body.status).toBe('COMPLETED');
    const another = await assess(id);
    expect(another).toMatch(/^\d{10}$/);
    expect(another).not.toBe(account);
    expect(await assess(id)).toBe(another);
  });
});
