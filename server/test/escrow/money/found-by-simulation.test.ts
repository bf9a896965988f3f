import { describe, expect, it } from 'vitest';
import { receiveDeposit } from '#actions/escrow/receive-deposit.ts';
import { payRefunds } from '#actions/escrow/refund/pay-refunds.ts';
import { refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { createContext } from '#app/context.ts';
import type { Bank } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { readConfig } from '#settings/config.ts';
import type { Db } from '#store/db.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

/** Faults that the simulator found, each reduced to a short scenario. */
const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);

/** Another process on the same database, with its own lock and batches. */
function anotherNode(bank: Partial<Bank> = {}, db: Db = app.database.service) {
  return createContext(db, readConfig({}), {
    clock: app.time.now,
    bank: { ...app.context.bank, ...bank },
  });
}

function deposit(accountNumber: string, transactionId: string, amount: number) {
  return { provider: 'sandbox', transactionId, accountNumber, amount: money(amount), senderName: null };
}

describe('found by the simulator', () => {
  it('a deposit that is reported to many processes at once is recorded once, and all are told so', async () => {
    const { virtualAccountNo, id } = await fundedAgreement(on, [1_000], 0);
    const nodes = [app.context, anotherNode(), anotherNode()];
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        receiveDeposit(
          nodes[index % 3] ?? app.context,
          deposit(virtualAccountNo ?? '', 'tx-told-often', 600),
          null,
          NO_ANSWER,
        ),
      ),
    );
    expect(results.filter(({ result }) => !result.repeated)).toHaveLength(1);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 600, held: 600 });
  });

  it('money that another process returns in the middle of a decision counts as gone, not missing', async () => {
    const { id } = await fundedAgreement(on, [100], 150);
    const agreement = { developerId, agreementId: id };
    const { service } = app.database;
    let first: Promise<unknown> | null = null;
    const overtaken = anotherNode(
      {},
      {
        ...service,
        // Between the facts and the deposits the other process has all the time it needs.
        async query(text, values) {
          if (text.includes('FROM deposits')) {
            first ??= on.refund(id).then(() => on.refund(id, { excess: true }));
            await first;
          }
          return service.query(text, values);
        },
      },
    );
    await expect(refundAgreement(overtaken, agreement, { what: 'excess' }, NO_ANSWER)).rejects.toMatchObject({
      code: 'nothing_to_refund',
    });
    expect(first).not.toBeNull();
    expect((await on.get(id)).body.funding).toMatchObject({ excess: 0, refunded: 150 });
  });

  it('a refund part that fails for good does not block the other parts', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [300], 0);
    for (const [transaction, amount] of [
      ['tx-closed', 100],
      ['tx-slow', 200],
    ] as const) {
      await receiveDeposit(
        app.context,
        deposit(virtualAccountNo ?? '', transaction, amount),
        null,
        NO_ANSWER,
      );
    }
    const agreement = { developerId, agreementId: id };
    let slow = true;
    const closed = new Set<string>();
    const status = (reference: string) => (closed.has(reference) ? 'FAILED' : slow ? 'PENDING' : 'SUCCEEDED');
    const node = anotherNode({
      submitRefund: async ({ reference, transactionId }) => {
        if (transactionId === 'tx-closed') closed.add(reference);
        return { status: status(reference) };
      },
      findTransfer: async (reference) => ({ status: status(reference) }),
    });
    await refundAgreement(
      node,
      agreement,
      { what: 'milestones', milestoneIds: null, reason: null },
      NO_ANSWER,
    );
    for (let round = 0; round < 6; round++) await payRefunds(node, agreement);
    slow = false;
    await payRefunds(node, agreement);
    const { balances, entries } = (await on.ledger(id)).body;
    const paid = entries.filter(({ kind }) => kind === 'refund_paid').map(({ amount }) => amount);
    expect(paid).toHaveLength(1);
    expect(balances['refund_payable']).toBe(300 - (paid[0] ?? 0));
  });

  it('payout details that come during a hold start the payout when it ends', async () => {
    const created = await on.create([100], { sellerExternalId: 'late-seller' });
    const { id, milestones } = created.body;
    const assessed = await on.assess(id);
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 100);
    for (const user of ['buyer', 'late-seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    await on.post(id, 'freeze', { reason: 'dispute' });
    await on.setPayoutAccount('late-seller');
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ paidOut: 0 });
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'DISBURSED' });
  });

  it('an agreement that was paid in many tiny deposits can be refunded', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const coins = Array.from({ length: 520 }, (_, index) =>
      deposit(virtualAccountNo ?? '', `coin-${index}`, 1),
    );
    await Promise.all(coins.map((coin) => receiveDeposit(app.context, coin, null, NO_ANSWER)));
    expect((await on.refund(id)).status).toBe(201);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 0, refunded: 520 });
  });

  it('leaves the books in order', async () => {
    expect((await verifyBooks(app.database.service)).faults).toEqual([]);
  });
});
