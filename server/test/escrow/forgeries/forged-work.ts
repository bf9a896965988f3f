import type { Queryable } from '#store/db.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import type { Forgery } from './scene.ts';

/** A bank's notification that a payout was paid, which nothing has applied. */
async function readUnapplied(tx: Queryable, agreementId: string): Promise<void> {
  const reference = 'po_forged_1';
  await tx.query(
    `WITH m AS (SELECT developer_id, agreement_id, id FROM milestones WHERE agreement_id = $1)
     INSERT INTO bank_references (provider, reference, kind, subject_id, developer_id, agreement_id)
     SELECT 'sandbox', $2, 'payout', id, developer_id, agreement_id FROM m`,
    [agreementId, reference],
  );
  const content = {
    kind: 'transfer',
    provider: 'sandbox',
    reference,
    state: { status: 'SUCCEEDED' },
  } as const;
  const message = { provider: 'sandbox', key: 'forged', subject: reference, content, receivedAt: new Date() };
  await messages.note(tx, message, 'applied', agreementId);
}

/** Forgeries of jobs, attempts, the platform's own books and bank notifications by the service's own role. */
export const FORGED_WORK: Forgery[] = [
  [
    'a payout job that is put off for ever',
    [`UPDATE jobs SET run_at = '2999-01-01' WHERE payload->>'agreementId' = $leaving`],
    'owed',
    /the submit-payout job that money waits for is missing/,
  ],
  [
    'a payout job that is given up',
    [`UPDATE jobs SET dead_at = now() WHERE payload->>'agreementId' = $leaving`],
    'owed',
    /the submit-payout job that money waits for is missing/,
  ],
  [
    'anchors that are put off for ever',
    [
      `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
       VALUES ('', 'forged-anchors', 'publish-anchors', '{}', '2999-01-01', now())`,
    ],
    'owed',
    /job forged-anchors: the publish-anchors job is put off until 2999-01-01/,
  ],
  [
    'an attempt that is marked as failed, to be sent again',
    [`UPDATE payout_attempts SET status = 'FAILED' WHERE agreement_id = $busy`],
    'payouts',
    /attempt 1 is FAILED, but by the journal it is SUCCEEDED/,
  ],
  [
    'an attempt that is marked as still with the bank',
    [`UPDATE payout_attempts SET status = 'SUBMITTED', settled_at = NULL WHERE agreement_id = $busy`],
    'payouts',
    /attempt 1 is SUBMITTED, but by the journal it is SUCCEEDED/,
  ],
  [
    'a million on the platform’s own books',
    [
      `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, account_number, created_at)
       VALUES ('sandbox', 'forged', 'unmatched', 'bank', 'unmatched', 1000000, 'NGN', '7000000001', '2026-01-01')`,
      `INSERT INTO provider_transactions (provider, transaction_id, developer_id, agreement_id)
       VALUES ('sandbox', 'forged', '', '')`,
    ],
    'platform',
    /unmatched forged at sandbox: no exception or break explains NGN 10,?000/,
  ],
  [
    'unmatched money that left with another amount',
    [
      `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, account_number, created_at)
       VALUES ('sandbox', 'unmatched', 'unmatched_returned', 'unmatched', 'bank', 700, 'NGN', '7000000001', now())`,
    ],
    'platform',
    /unmatched_returned unmatched at sandbox: no exception or break explains/,
  ],
  [
    'a difference in suspense without a break',
    [
      `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, created_at)
       VALUES ('sandbox', 'brk_forged', 'break_over', 'bank', 'suspense', 1000000, 'NGN', now())`,
    ],
    'platform',
    /break_over brk_forged at sandbox: no exception or break explains/,
  ],
  [
    'the same with a break that was closed by nobody',
    [
      `INSERT INTO reconciliation_breaks (developer_id, id, provider, source, type, kind, subject, currency,
         difference, at, ordinal, occurrence, found_at)
       VALUES ('', 'brk_forged', 'sandbox', 'bank', 'missing_here', 'deposit', 'x', 'NGN', 1000000, now(), 0, 0, now())`,
      `INSERT INTO reconciliation_closings (developer_id, break_id, how, reason, closed_by, closed_at)
       VALUES ('', 'brk_forged', 'closed', 'as agreed', '{"type": "operator", "id": null}', now())`,
      `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, created_at)
       VALUES ('sandbox', 'brk_forged', 'break_over', 'bank', 'suspense', 1000000, 'NGN', now())`,
    ],
    'platform',
    /break brk_forged: it was closed, but the audit log does not say so/,
  ],
  [
    'a reversal that was marked as read',
    [
      `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome)
       SELECT provider, 'forged', 'deposit_reversed', transaction_id, '{}', now(), 'applied'
       FROM deposits WHERE agreement_id = $waiting`,
    ],
    'messages',
    /deposit_reversed \S+ at sandbox: it is marked as applied, but nothing of the deposit went back/,
  ],
  [
    'a dispute that was marked as read',
    [
      `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome)
       SELECT provider, 'forged', 'deposit_disputed', transaction_id, '{}', now(), 'repeated'
       FROM deposits WHERE agreement_id = $waiting`,
    ],
    'messages',
    /it is marked as repeated, but no exception was opened/,
  ],
  [
    'a deposit that was marked as read',
    [
      `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome)
       VALUES ('sandbox', 'forged', 'deposit', 'tx-unknown', '{}', now(), 'unmatched')`,
    ],
    'messages',
    /deposit tx-unknown at sandbox: it is marked as unmatched, but no books have the deposit/,
  ],
  [
    'the end of a transfer that was marked as read',
    (tx, { leaving }) => readUnapplied(tx, leaving),
    'messages',
    /transfer po_\w+ at sandbox: it is marked as applied, but the books do not have that it is SUCCEEDED/,
  ],
];
