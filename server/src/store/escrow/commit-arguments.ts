import type { Settled } from '#core/approvals/approval.ts';
import { statusOf } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { settledRow } from '#store/approvals/approvals.ts';
import { answerRow, type SavedAnswer } from '#store/idempotency.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { type Chains, chainsOf } from './commit-chains.ts';
import * as rows from './commit-rows.ts';

export type PendingChange = {
  readonly change: Change;
  readonly answer: SavedAnswer | null;
  /** The approval that this change settles, if it needed one. */
  readonly settled?: Settled | null;
  /** The trace of the change, passed on to its jobs and events. */
  readonly trace?: string | null;
};

export type ChainedChange = PendingChange & { readonly chains: Chains };

export function withChains(batch: readonly PendingChange[], mac: Mac, box: PersonalBox): ChainedChange[] {
  return batch.map((pending) => ({ ...pending, chains: chainsOf(pending.change, mac, box) }));
}

type RowsOf = (change: Change, chains: Chains, box: PersonalBox) => readonly object[];

/** The arguments of commit_changes() by name, with the rows that a change contributes to each. */
const COMMIT_ROWS = {
  changes: (change, chains, box) => [rows.agreement(change, chains, box)],
  changed_milestones: rows.milestones,
  new_transfers: (change, { transfers }) => transfers.map((row) => ({ ...rows.ownerOf(change), ...row })),
  new_events: (_change, { events }) => events,
  new_jobs: rows.jobs,
  new_deposits: rows.deposits,
  changed_deposits: rows.returns,
  changed_refunds: rows.refunds,
  changed_refund_parts: rows.refundParts,
  new_references: rows.references,
  new_accounts: rows.virtualAccounts,
  new_payouts: rows.payouts,
  changed_attempts: rows.attempts,
  changed_holds: rows.payoutHolds,
  new_exceptions: (_change, { exceptions }) => exceptions,
  closed_exceptions: (_change, { closings }) => closings,
  given_metadata: rows.callerMetadata,
  new_marks: rows.changedMarks,
  changed_deadlines: rows.deadlines,
  new_keys: (_change, { keys }) => keys,
  changed_amendments: rows.amendments,
} as const satisfies Record<string, RowsOf>;

const NAMES = [...Object.keys(COMMIT_ROWS), 'settled_approvals', 'answers'].map(
  (name, index) => `${name} => $${index + 1}`,
);
export const COMMIT = `SELECT commit_changes(${NAMES.join(', ')}) AS won`;

/**
 * Turns a batch of changes into the arguments of COMMIT: one JSON array per table, each row with the number
 * of its change. A table without rows is null.
 */
export function commitArguments(
  batch: readonly ChainedChange[],
  mac: Mac,
  box: PersonalBox,
): (string | null)[] {
  const tables = Object.values<RowsOf>(COMMIT_ROWS).map((rowsOf) =>
    numbered(batch, (change, chains) => rowsOf(change, chains, box)),
  );
  const settled = batch.flatMap((pending, n) =>
    pending.settled ? [{ n, ...settledRow(box, pending.settled, mac) }] : [],
  );
  return [...tables, json(settled), answers(batch, box)];
}

export function creationArguments(batch: readonly ChainedChange[], box: PersonalBox): (string | null)[] {
  return [
    String(batch.length),
    numbered(batch, ({ after }, { eventHead, mac }) => [
      {
        developer_id: after.developerId,
        agreement_id: after.id,
        status: statusOf(after),
        buyer_external_id: after.buyerExternalId,
        seller_external_id: after.sellerExternalId,
        encrypted: rows.encryptedParties(after, box),
        currency: after.currency,
        total_amount: after.totalAmount,
        event_count: after.eventCount,
        chain_head: after.chainHead,
        event_head: eventHead,
        mac,
        created_at: after.createdAt,
        ...(after.fundBy && { fund_by: after.fundBy }),
        ...(after.feeTerms.length > 0 && { fee_terms: after.feeTerms }),
      },
    ]),
    numbered(batch, rows.newMilestones),
    numbered(batch, (_change, { events }) => events),
    numbered(batch, rows.jobs),
    answers(batch, box),
    numbered(batch, (change, chains) => rows.callerMetadata(change, chains, box)),
    numbered(batch, (change) => rows.agreementMarks(change, box)),
    numbered(batch, rows.deadlines),
    numbered(batch, (_change, { keys }) => keys),
  ];
}

function answers(batch: readonly PendingChange[], box: PersonalBox): string | null {
  return json(
    batch.flatMap(({ change, answer }, n) =>
      answer ? [{ n, ...answerRow(box, change.after.developerId, answer) }] : [],
    ),
  );
}

function numbered(
  batch: readonly ChainedChange[],
  rowsOf: (change: Change, chains: Chains) => readonly object[],
): string | null {
  const all: object[] = [];
  batch.forEach(({ change, chains, trace }, n) => {
    for (const row of rowsOf(change, chains)) all.push(trace ? { n, trace, ...row } : { n, ...row });
  });
  return json(all);
}

function json(all: readonly object[]): string | null {
  return all.length === 0 ? null : JSON.stringify(all);
}
