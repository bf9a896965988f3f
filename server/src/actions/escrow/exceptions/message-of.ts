import type { EscrowContext } from '#actions/escrow/context.ts';
import type { BankNotice } from '#core/escrow/bank.ts';
import type { NewMessage } from '#store/escrow/bank/messages.ts';

/**
 * The key is derived from the contents, so that a repeated notification on the same occasion is stored once.
 */
export function messageOf(
  { clock, derivedId }: EscrowContext,
  content: BankNotice,
  occasion = '',
): NewMessage {
  const { provider } = content.kind === 'deposit' ? content.deposit : content;
  const key = derivedId('msg', JSON.stringify(content), ...(occasion ? [occasion] : []));
  return { provider, key, subject: subjectOf(content), content, receivedAt: clock() };
}

function subjectOf(notice: BankNotice): string {
  if (notice.kind === 'deposit') return notice.deposit.transactionId;
  return notice.kind === 'transfer' ? notice.reference : notice.transactionId;
}
