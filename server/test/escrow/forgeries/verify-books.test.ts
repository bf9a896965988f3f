import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Verification, verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import type { Check } from '#core/escrow/verify/books.ts';
import { openDb, unlocked } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { PATIENT } from '#test/support/patience.ts';
import { TAMPERING } from './tampering.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);

/** A connection that can change tables: on Citus that is not the node that has them. */
const { ownerUrl, service } = app.database;
const owner = unlocked(openDb(ownerUrl, { max: 1, ...PATIENT }), service.personal);
afterAll(() => owner.close());

/** Paid out, with a part refunded, an excess returned and a late deposit: a row of every kind. */
let busy: string;

beforeAll(async () => {
  await on.setPayoutAccount();
  const agreement = await fundedAgreement(on, [300, 200, 100], 250);
  busy = agreement.id;
  const [first, second, third] = agreement.milestones.map((milestone) => milestone.id) as [
    string,
    string,
    string,
  ];
  const account = agreement.virtualAccountNo ?? '';
  for (const party of ['buyer', 'seller']) await on.confirm(busy, first, party);
  await on.deposit(account, 400);
  await on.refund(busy, { milestoneIds: [third] });
  await on.refund(busy, { excess: true });
  await runDueJobs(app);
  for (const party of ['buyer', 'seller']) await on.confirm(busy, second, party);
  await runDueJobs(app);
  await on.deposit(account, 70);
  await on.setPayoutAccount('unlucky', '0123450003');
  const reversed = await on.create([500], { sellerExternalId: 'unlucky' });
  const assessed = await on.assess(reversed.body.id);
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 500);
  for (const party of ['buyer', 'unlucky']) {
    await on.confirm(reversed.body.id, reversed.body.milestones[0]?.id ?? '', party);
  }
  await runDueJobs(app);
  app.time.advance(60_000);
  await runDueJobs(app);
  const frozen = await fundedAgreement(on, [10, 20], 15);
  await on.post(frozen.id, 'freeze', { reason: 'dispute' });
  const cancelled = await on.create([5]);
  await on.post(cancelled.body.id, 'cancel');
});

/** Runs verify on tampered rows, then rolls them back, so that each test starts clean. */
async function tampered(...statements: string[]): Promise<Verification> {
  let result: Verification | undefined;
  const undo = new Error('undo');
  await owner
    .transaction(async (tx) => {
      for (const statement of statements) await tx.query(statement.replaceAll('$busy', `'${busy}'`));
      result = await verifyBooks(tx, { pageSize: 2 });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('verify did not run');
  return result;
}

function firstOf(result: Verification, check: Check): string {
  const fault = result.faults.find((candidate) => candidate.check === check)?.found[0];
  return fault ? `${fault.where}: ${fault.what}` : `nothing wrong with ${check}`;
}

describe('verifyBooks', () => {
  it('finds nothing wrong with a busy history, whatever the page size', async () => {
    for (const pageSize of [1, 3, 200]) {
      const result = await verifyBooks(app.database.service, { pageSize });
      expect(result.faults).toEqual([]);
      expect(result).toMatchObject({ agreements: 4, unprotected: [] });
      expect(result.currencies).toMatchObject([{ currency: 'NGN', bank: 585n, fees: 0n, liabilities: 585n }]);
    }
  });

  it.each(TAMPERING)('finds %s', async (_name, statements, check, says) => {
    const result = await tampered(...statements);
    expect(firstOf(result, check)).toMatch(says);
    expect(firstOf(result, check)).toContain(busy);
  });

  it('names several nonsensical rows, and goes on', async () => {
    const result = await tampered(
      `UPDATE refunds SET milestone_ids = '7' WHERE agreement_id = $busy`,
      `UPDATE events SET created_at = 'infinity' WHERE type = 'agreement.cancelled'`,
      `UPDATE milestones SET title = 'Other' WHERE agreement_id IN (SELECT id FROM agreements WHERE hold IS NOT NULL)`,
    );
    const found = Object.fromEntries(result.faults.map(({ check, count }) => [check, count]));
    expect(found).toMatchObject({ unreadable: 2, history: 1 });
    expect(result.agreements).toBe(4);
    expect(firstOf(result, 'unreadable')).toMatch(/its rows cannot be read/);
  });

  it('reports when the service’s role could alter history', async () => {
    const { unprotected } = await verifyBooks(app.database.owner);
    expect(unprotected).toContain('transfers');
  });

  it('is not misled by changes that commit while it reads', async () => {
    let working = true;
    const traffic = (async () => {
      while (working) {
        const agreement = await fundedAgreement(on, [40, 60], 100);
        for (const { id } of agreement.milestones) {
          for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, id, party);
        }
        await runDueJobs(app);
      }
    })();
    for (let round = 0; round < 20; round++) {
      expect((await verifyBooks(app.database.service, { pageSize: 5 })).faults).toEqual([]);
    }
    working = false;
    await traffic;
  });
});
