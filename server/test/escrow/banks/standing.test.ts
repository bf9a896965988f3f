import { expect, it } from 'vitest';
import { standingOf } from '#store/escrow/bank/watches.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();

/** The simulator found it: a refund that the bank had refused was paid late, and its repetition as well. */
it('a deposit is gone once refunds have emptied it, those included that were paid twice', async () => {
  const { key } = await app.signUp();
  const on = platform(app, key);
  const { id, milestones } = await fundedAgreement(on, [100, 100], 200);
  await on.refund(id, { milestoneIds: [milestones[0]?.id], reason: 'not needed' });
  await runDueJobs(app);
  const [deposit] = await app.database.owner.query<{ provider: string; transactionId: string }>(
    'SELECT provider, transaction_id AS "transactionId" FROM deposits WHERE agreement_id = $1',
    [id],
  );
  if (!deposit) throw new Error('it was paid');
  const { provider, transactionId } = deposit;
  const isGone = async () =>
    (await standingOf(app.context.db, provider, [transactionId])).map(({ gone }) => gone);
  expect(await isGone()).toEqual([false]);
  const book = (kind: string, debit: string, credit: string) =>
    app.database.owner.query(
      `INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash,
         created_at)
       SELECT t.developer_id, t.agreement_id, t.sequence + 1, $2, $3, $4, 100, r.stem || '_0', 'x', now()
       FROM transfers t JOIN refund_parts r USING (developer_id, agreement_id) WHERE t.agreement_id = $1
       ORDER BY t.sequence DESC LIMIT 1`,
      [id, kind, debit, credit],
    );
  await book('overpaid', 'receivable', 'platform');
  expect(await isGone()).toEqual([true]);
  await book('overpaid_returned', 'platform', 'receivable');
  expect(await isGone()).toEqual([false]);
});
