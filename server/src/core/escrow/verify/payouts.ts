import type { Agreement } from '#core/escrow/agreement.ts';
import type { MovementKind } from '#core/escrow/ledger.ts';
import { allParts, payoutReference } from '#core/escrow/part.ts';
import type { AttemptStatus } from '#core/escrow/payout.ts';
import type { Books, Report } from './books.ts';

/** Checks that every payout and attempt has its row, and that there are no extra rows. */
export function auditPayouts(books: Books, agreement: Agreement, report: Report): void {
  const released = new Set(
    books.transfers.filter(({ kind }) => kind === 'release').map(({ cause }) => cause),
  );
  const begun = new Set(books.payoutsFor);
  const parts = allParts(agreement);
  for (const { id } of parts) {
    if (released.has(id) === begun.has(id)) continue;
    const description = released.has(id)
      ? 'released it, but there is no payout'
      : 'did not release it, but there is a payout';
    report('payouts', `milestone ${id}`, `the journal ${description}`);
  }
  for (const part of parts) {
    const attempts = books.attempts.filter(({ partId }) => partId === part.id);
    const where = `milestone ${part.id}`;
    if (attempts.length !== part.payoutAttempts) {
      const counted = `the milestone counts ${part.payoutAttempts} attempts, but there are ${attempts.length}`;
      report('payouts', where, counted);
    }
    for (const stored of attempts) {
      const { attempt, reference, status, contradicted, amount, provider, registeredWith } = stored;
      const moved = books.transfers.find(({ kind, cause }) => kind === SUBMITTED && cause === reference);
      if (reference !== payoutReference({ ...part, payoutAttempts: attempt })) {
        report('payouts', where, `attempt ${attempt} has the wrong reference ${reference}`);
      } else if (moved?.amount !== amount) {
        report(
          'payouts',
          where,
          `attempt ${attempt} is ${amount}, but the journal sent ${moved?.amount ?? 0}`,
        );
      } else if (registeredWith === null) {
        report(
          'payouts',
          where,
          `the register of references does not have attempt ${attempt} with ${provider}`,
        );
      } else if (!contradicted && status !== statusBy(books, reference)) {
        const journal = statusBy(books, reference);
        report('payouts', where, `attempt ${attempt} is ${status}, but by the journal it is ${journal}`);
      }
    }
  }
}
const SUBMITTED = 'payout_submitted';

/** The status of an attempt after each movement that changes it. */
const STATUS_AFTER: Partial<Record<MovementKind, AttemptStatus>> = {
  payout_submitted: 'SUBMITTED',
  payout_succeeded: 'SUCCEEDED',
  payout_late: 'SUCCEEDED',
  overpaid: 'SUCCEEDED',
  payout_failed: 'FAILED',
  payout_reversed: 'REVERSED',
  overpaid_returned: 'REVERSED',
};

function statusBy({ transfers }: Books, reference: string): AttemptStatus | undefined {
  const statuses = transfers
    .filter(({ cause }) => cause === reference)
    .flatMap(({ kind }) => STATUS_AFTER[kind] ?? []);
  return statuses.at(-1);
}
