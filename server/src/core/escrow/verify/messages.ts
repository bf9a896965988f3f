import type { BankNotice } from '#core/escrow/bank.ts';
import { isOurReference } from '#core/escrow/reconciliation/entry.ts';

type Processed = {
  readonly kind: BankNotice['kind'];
  /** The transaction or reference that it is about. */
  readonly subject: string;
  readonly outcome: string;
  readonly owner: string | null;
  readonly moved: boolean;
  readonly explained: boolean;
  readonly registered: boolean;
  readonly wentBack: boolean;
  readonly exception: boolean;
  readonly content: BankNotice | null;
};

/** Returns what a processed notification should have changed and has not; null when nothing is missing. */
export function messageFault(message: Processed): string | null {
  const { kind, outcome, exception } = message;
  const says = `it is marked as ${outcome}, but `;
  // Another cell has it.
  if (outcome === 'elsewhere') return null;
  switch (kind) {
    case 'deposit':
      return message.registered || exception ? null : `${says}no books have the deposit`;
    case 'deposit_reversed':
      // The bank did not confirm it when it was asked again.
      if (outcome === 'unknown' && message.registered) return null;
      return message.wentBack || exception ? null : `${says}nothing of the deposit went back`;
    case 'deposit_disputed':
      return exception ? null : `${says}no exception was opened`;
    case 'transfer':
      return transferFault(message, says);
  }
}

function transferFault(message: Processed, says: string): string | null {
  const { owner, outcome, moved, explained, exception, content } = message;
  // The shop's own transfers through the same account are not ours to explain.
  if (owner === null && !isOurReference(message.subject)) return null;
  if (owner === null) return exception ? null : `${says}no exception was opened`;
  // It became known later, or the bank has been asked about it since: it counts as not processed.
  if (outcome === 'unknown') return null;
  const status = content?.kind === 'transfer' ? content.state.status : 'PENDING';
  // A refund or a return that failed moves nothing, nor does one that is reported again.
  const final = owner === 'payout' ? status !== 'PENDING' : status === 'SUCCEEDED' && outcome === 'applied';
  if (!final || moved || explained || exception) return null;
  return `${says}the books do not have that it is ${status}`;
}
