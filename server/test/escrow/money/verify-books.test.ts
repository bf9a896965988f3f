import { beforeAll, describe, expect, it } from 'vitest';
import { type Verification, verifyBooks } from '#actions/escrow/verify-books.ts';
import type { Check } from '#core/escrow/audit.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);

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

/** What verify says while the tampering stands. It is undone afterwards, so that each test starts clean. */
async function tampered(...statements: string[]): Promise<Verification> {
  let result: Verification | undefined;
  const undo = new Error('undo');
  await app.database.owner
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
  const fault = result.faults.find((candidate) => candidate.check === check)?.first;
  return fault ? `${fault.where}: ${fault.what}` : `nothing wrong with ${check}`;
}

const DROP_BALANCE_CHECK = 'ALTER TABLE agreements DROP CONSTRAINT agreements_balance';

/** Each kind of tampering, the promise it breaks, and the words that tell a person where to look. */
const TAMPERING: [name: string, sql: string[], check: Check, says: RegExp][] = [
  [
    'an amount in the journal',
    ['UPDATE transfers SET amount = amount + 1 WHERE agreement_id = $busy AND sequence = 3'],
    'chain',
    /transfer 3: its hash does not fit/,
  ],
  [
    'an amount in the journal, seen by the balances',
    [`UPDATE transfers SET amount = amount + 1 WHERE agreement_id = $busy AND kind = 'release'`],
    'balances',
    /transfer \d+: it takes escrow below zero/,
  ],
  [
    'a transfer deleted from the middle',
    ['DELETE FROM transfers WHERE agreement_id = $busy AND sequence = 4'],
    'chain',
    /transfer 4: it is missing; the next one is 5/,
  ],
  [
    'the last transfer deleted',
    [
      `DELETE FROM transfers WHERE agreement_id = $busy
        AND sequence = (SELECT transfer_count FROM agreements WHERE id = $busy)`,
    ],
    'chain',
    /\d+ transfers were counted, \d+ are there/,
  ],
  [
    'two transfers swapped',
    [
      'UPDATE transfers SET sequence = -1 WHERE agreement_id = $busy AND sequence = 1',
      'UPDATE transfers SET sequence = 1 WHERE agreement_id = $busy AND sequence = 2',
      'UPDATE transfers SET sequence = 2 WHERE agreement_id = $busy AND sequence = -1',
    ],
    'chain',
    /transfer 1: its hash does not fit/,
  ],
  [
    'the time of a transfer',
    [
      `UPDATE transfers SET created_at = created_at - interval '1 day' WHERE agreement_id = $busy AND sequence = 2`,
    ],
    'chain',
    /transfer 2: its hash does not fit/,
  ],
  [
    'the head of the chain',
    [`UPDATE agreements SET chain_head = repeat('f', 64) WHERE id = $busy`],
    'chain',
    /chain_head: it is not the hash of the last transfer/,
  ],
  [
    'a status',
    [`UPDATE agreements SET status = 'FUNDED' WHERE id = $busy`],
    'status',
    /stored as FUNDED, but the facts make it REFUNDED/,
  ],
  [
    'two balances that still agree with each other',
    ['UPDATE agreements SET bank = bank + 5, escrow = escrow + 5 WHERE id = $busy'],
    'balances',
    /bank: it is stored as 75, but the transfers add up to 70/,
  ],
  [
    'one balance, with the constraint gone',
    [DROP_BALANCE_CHECK, 'UPDATE agreements SET suspense = suspense + 5 WHERE id = $busy'],
    'equation',
    /70 lie at the bank, but 75 are owed/,
  ],
  [
    'a balance below zero, with the constraints gone',
    [
      DROP_BALANCE_CHECK,
      'ALTER TABLE agreements DROP CONSTRAINT agreements_seller_check',
      'UPDATE agreements SET seller = -5 WHERE id = $busy',
    ],
    'unreadable',
    /not an amount of money: -5/,
  ],
  [
    'the total that was deposited',
    ['UPDATE agreements SET deposited = deposited - 1 WHERE id = $busy'],
    'balances',
    /deposited: it is stored as 719, but the transfers add up to 720/,
  ],
  [
    'an event deleted',
    ['DELETE FROM events WHERE stream_id = $busy AND sequence = 5'],
    'events',
    /event 5: it is missing; the next one is 6/,
  ],
  [
    'the newest event deleted',
    [
      'DELETE FROM events WHERE stream_id = $busy AND sequence = (SELECT event_count FROM agreements WHERE id = $busy)',
    ],
    'events',
    /\d+ events were counted, \d+ are there/,
  ],
  [
    'a refunded milestone marked as paid',
    [`UPDATE milestones SET settlement = 'PAID' WHERE agreement_id = $busy AND settlement = 'REFUNDED'`],
    'milestones',
    /milestone ms_\w+: it is PAID, which its confirmations do not allow/,
  ],
  [
    'a paid milestone set back for a second payout',
    [`UPDATE milestones SET settlement = 'RELEASED' WHERE agreement_id = $busy AND completed_as = 1`],
    'milestones',
    /it is RELEASED, but the journal paid out 300 for it/,
  ],
  [
    'a payout that was never sent',
    [
      'UPDATE milestones SET payout_attempts = payout_attempts + 1 WHERE agreement_id = $busy AND completed_as = 1',
    ],
    'milestones',
    /payout po_\w+_2 moved 0 instead of 300/,
  ],
  [
    'a milestone deleted',
    ['DELETE FROM milestones WHERE agreement_id = $busy AND completed_as = 2'],
    'milestones',
    /its milestones add up to 400, its total is 600/,
  ],
  [
    'a deposit made larger',
    ['UPDATE deposits SET amount = amount + 1 WHERE agreement_id = $busy AND NOT applied'],
    'deposits',
    /it is 71, but the journal took in 70 for it/,
  ],
  [
    'a deposit that may be returned again',
    ['UPDATE deposits SET returned = 0 WHERE agreement_id = $busy AND returned > 0'],
    'deposits',
    /0 of it are marked as returned, the refunds say \d+/,
  ],
  [
    'a bank transaction made unknown, so that it could be posted again',
    ['DELETE FROM provider_transactions WHERE agreement_id = $busy'],
    'deposits',
    /the register of bank transactions has it for no agreement/,
  ],
  [
    'a paid refund set back',
    [
      `UPDATE refunds SET status = 'PENDING', parts = jsonb_set(parts, '{0,status}', '"PENDING"')
       WHERE agreement_id = $busy AND kind = 'EXCESS'`,
    ],
    'refunds',
    /refund rf_\w+: part 1 is PENDING, but the journal paid 50 for it/,
  ],
  [
    'a refund made larger',
    [`UPDATE refunds SET amount = amount + 1 WHERE agreement_id = $busy AND kind = 'MILESTONES'`],
    'refunds',
    /it is 101, but the journal set 100 aside for it/,
  ],
  [
    'a whole agreement deleted',
    ['DELETE FROM agreements WHERE id = $busy'],
    'orphans',
    /milestones \(.*agr_\w+, ms_\w+\): what it belongs to is not there/,
  ],
];

describe('verifyBooks', () => {
  it('finds nothing wrong with a busy history, whatever the size of its pages', async () => {
    for (const pageSize of [1, 3, 200]) {
      const result = await verifyBooks(app.database.service, { pageSize });
      expect(result.faults).toEqual([]);
      expect(result).toMatchObject({ agreements: 4, unprotected: [] });
      expect(result.currencies).toEqual([{ currency: 'NGN', assets: 585n, liabilities: 585n }]);
    }
  });

  it.each(TAMPERING)('finds %s', async (_name, statements, check, says) => {
    const result = await tampered(...statements);
    expect(firstOf(result, check)).toMatch(says);
    expect(firstOf(result, check)).toContain(busy);
  });

  it('says so when the role that serves could alter history', async () => {
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
