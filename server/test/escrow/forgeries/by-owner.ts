import { CHAIN_START } from '#core/chain.ts';
import { chainInput, type Transfer } from '#core/escrow/ledger.ts';
import type { Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import { DAY_BEFORE, eraseAgreement, putBack } from './rows.ts';
import { type Forgery, rehashEvents } from './scene.ts';

/** Deletes everything after the confirmation, with all its consequences, as if the scenario ended there. */
async function truncate(tx: Queryable, agreementId: string): Promise<void> {
  await tx.query(
    `DELETE FROM events WHERE stream_id = $1 AND sequence = (
       SELECT event_count FROM agreements WHERE id = $1)`,
    [agreementId],
  );
  await rehashEvents(tx, agreementId);
}

/** Like `rehashEvents`, for the journal. */
async function rehashTransfers(tx: Queryable, agreementId: string): Promise<void> {
  let head = CHAIN_START;
  const transfers = await tx.query<Transfer>(
    `SELECT sequence, kind, debit, credit, amount, cause, created_at AS "createdAt"
     FROM transfers WHERE agreement_id = $1 ORDER BY sequence`,
    [agreementId],
  );
  for (const transfer of transfers) {
    head = sha256(chainInput(head, agreementId, transfer));
    await tx.query('UPDATE transfers SET hash = $3 WHERE agreement_id = $1 AND sequence = $2', [
      agreementId,
      transfer.sequence,
      head,
    ]);
  }
  await tx.query('UPDATE agreements SET chain_head = $2 WHERE id = $1', [agreementId, head]);
}

/** Forgeries by the owner of the tables, who can do everything except compute a MAC. */
export const BY_OWNER: Forgery[] = [
  [
    'an edited event',
    [
      `UPDATE events SET data = jsonb_set(data, '{reason}', '"nothing much"')
         WHERE stream_id = $frozen AND type = 'agreement.frozen'`,
      `UPDATE agreements SET hold = 'nothing much' WHERE id = $frozen`,
    ],
    'events',
    /event \d+: its hash does not match/,
  ],
  [
    'an edited actor',
    [
      `UPDATE events SET actor = '{"type": "system", "id": null}'
         WHERE stream_id = $waiting AND type = 'milestone.confirmed'`,
    ],
    'events',
    /event \d+: its hash does not match/,
  ],
  [
    'an edited time of an event',
    [`UPDATE events SET created_at = ${DAY_BEFORE} WHERE stream_id = $waiting AND sequence = 2`],
    'events',
    /event 2: its hash does not match/,
  ],
  [
    'another destination of a payout that was sent',
    [
      `UPDATE payout_attempts SET encrypted = NULL, account_number = '9999999999', account_name = 'MALLORY'
       WHERE agreement_id = $busy`,
    ],
    'history',
    /accountNumber is stored as "9999999999"/,
  ],
  [
    'two events in the other order',
    [
      'UPDATE events SET sequence = -1 WHERE stream_id = $waiting AND sequence = 2',
      'UPDATE events SET sequence = 2 WHERE stream_id = $waiting AND sequence = 3',
      'UPDATE events SET sequence = 3 WHERE stream_id = $waiting AND sequence = -1',
    ],
    'events',
    /event 2: its hash does not match/,
  ],
  [
    'an edited event with every hash worked out again',
    async (tx, { waiting }) => {
      await tx.query(
        `UPDATE events SET data = jsonb_set(data, '{sellerExternalId}', '"mallory"')
           WHERE stream_id = $1 AND sequence = 1`,
        [waiting],
      );
      await tx.query(`UPDATE agreements SET seller_external_id = 'mallory' WHERE id = $1`, [waiting]);
      await rehashEvents(tx, waiting);
    },
    'anchors',
    /event \d+ is not the one that was anchored/,
  ],
  [
    'a transfer moved to another day with every hash of the journal worked out again',
    async (tx, { waiting }) => {
      await tx.query(
        `UPDATE transfers SET created_at = ${DAY_BEFORE}
           WHERE agreement_id = $1 AND sequence = 1`,
        [waiting],
      );
      await rehashTransfers(tx, waiting);
    },
    'anchors',
    /transfer \d+ is not the one that was anchored/,
  ],
  [
    'a tail that was cut off, with every hash worked out again',
    async (tx, { waiting }) => {
      await tx.query('UPDATE milestones SET buyer_confirmed = false WHERE agreement_id = $1', [waiting]);
      await tx.query(`UPDATE agreements SET status = 'FUNDED' WHERE id = $1`, [waiting]);
      await truncate(tx, waiting);
    },
    'anchors',
    /\d+ events were anchored, but it has fewer/,
  ],
  ['the same, by the MAC', (tx, { waiting }) => truncate(tx, waiting), 'mac', /its MAC does not match/],
  [
    'a whole agreement gone, with every row that was its own',
    (tx, { waiting }) => eraseAgreement(tx, waiting),
    'anchors',
    /agreement agr_\w+: it was anchored, but no longer exists/,
  ],
  [
    'an agreement set back to what it once was, with the MAC that it had',
    async (tx, { young, youngBefore }) => {
      await eraseAgreement(tx, young);
      await putBack(tx, youngBefore);
    },
    'anchors',
    /\d+ transfers were anchored, but it has fewer/,
  ],
  [
    'an agreement made older than the chain',
    async (tx, { waiting }) => {
      await tx.query('UPDATE events SET hash = NULL, actor = NULL WHERE stream_id = $1', [waiting]);
      await tx.query(
        `UPDATE agreements SET mac = NULL, chained_from = event_count + 1, event_head = repeat('0', 64)
           WHERE id = $1`,
        [waiting],
      );
      await tx.query('UPDATE chain_start SET agreements = agreements + 1');
    },
    'anchors',
    /event \d+ is not the one that was anchored/,
  ],
  [
    'a log of anchors that was written anew',
    async (tx, { waiting }) => {
      await eraseAgreement(tx, waiting);
      await tx.query('DELETE FROM anchor_entries WHERE agreement_id = $1', [waiting]);
      await tx.query(
        `UPDATE anchor_entries e SET index = n.index FROM (
             SELECT agreement_id, row_number() OVER (PARTITION BY developer_id ORDER BY index) - 1 AS index
             FROM anchor_entries) n
           WHERE n.agreement_id = e.agreement_id`,
      );
    },
    'anchors',
    /anchor log of dev_\w+: 10 entries were published, but it has 9/,
  ],
  [
    'an entry of the log of anchors that was rewritten',
    [`UPDATE anchor_entries SET event_count = event_count - 1 WHERE agreement_id = $waiting`],
    'anchors',
    /its first 10 entries differ from the published ones/,
  ],
  [
    'all anchors gone from the database',
    ['DELETE FROM anchor_entries', 'DELETE FROM anchor_checkpoints', 'DELETE FROM anchor_logs'],
    'anchors',
    /10 entries were published, but it has 0/,
  ],
  [
    'a payout account gone with its versions and events',
    [
      `DELETE FROM payout_accounts WHERE external_user_id = 'seller'`,
      `DELETE FROM payout_account_versions WHERE external_user_id = 'seller'`,
      `DELETE FROM events WHERE stream_id = 'payout-account:seller'`,
    ],
    'anchors',
    /payout account of seller \(dev_\w+\): it was anchored, but no longer exists/,
  ],
  [
    'a payout account gone, but for its versions',
    [`DELETE FROM payout_accounts WHERE external_user_id = 'seller'`],
    'orphans',
    /payout_account_versions \(dev_\w+, seller, 1\): its owner does not exist/,
  ],
  [
    'an exception made smaller',
    ['UPDATE exceptions SET amount = 1 WHERE id = $closed'],
    'exceptions',
    /it does not match its events/,
  ],
  [
    'an exception struck from the list',
    ['DELETE FROM exceptions WHERE id = $exception'],
    'orphans',
    /events \(dev_\w+, exc_\w+, 1\)/,
  ],
  [
    'the same with its history',
    ['DELETE FROM exceptions WHERE id = $exception', 'DELETE FROM events WHERE stream_id = $exception'],
    'anchors',
    /exception exc_\w+: it was anchored, but no longer exists/,
  ],
  [
    'a deleted exception of an unmatched deposit',
    ['DELETE FROM exceptions WHERE id = $unmatched'],
    'orphans',
    /events \(, exc_\w+, 1\)/,
  ],
  [
    'the same with its history, and the money that it tells of',
    [
      'DELETE FROM exceptions WHERE id = $unmatched',
      'DELETE FROM events WHERE stream_id = $unmatched',
      `DELETE FROM platform_transfers WHERE cause = 'unmatched'`,
      `DELETE FROM provider_transactions WHERE transaction_id = 'unmatched'`,
    ],
    'anchors',
    /exception exc_\w+: it was anchored, but no longer exists/,
  ],
  [
    'the log of anchors of the platform gone',
    [`DELETE FROM anchor_entries WHERE developer_id = ''`],
    'anchors',
    /anchor log of house: 1 entries were published, but it has 0/,
  ],
  [
    'an unmatched deposit removed from the books of the platform',
    [
      `DELETE FROM platform_transfers WHERE cause = 'unmatched'`,
      `DELETE FROM provider_transactions WHERE transaction_id = 'unmatched'`,
    ],
    'exceptions',
    /exception exc_\w+: the money it concerns is not in the books/,
  ],
];
