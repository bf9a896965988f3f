import type { EscrowContext } from '#actions/escrow/escrow-desk.ts';
import type { BankNotice } from '#core/escrow/bank.ts';
import type { NewMessage } from '#store/escrow/bank/messages.ts';

/** Its key is made from what it says, so that a message which comes twice is kept once. */
export function messageOf({ bank, clock, derivedId }: EscrowContext, content: BankNotice): NewMessage {
  const provider = providerOf(content, bank.name);
  const key = derivedId('msg', JSON.stringify(content));
  return { provider, key, subject: subjectOf(content), content, receivedAt: clock() };
}

function providerOf(notice: BankNotice, usual: string): string {
  if (notice.kind === 'deposit') return notice.deposit.provider;
  return notice.provider ?? usual;
}

function subjectOf(notice: BankNotice): string {
  if (notice.kind === 'deposit') return notice.deposit.transactionId;
  return notice.kind === 'transfer' ? notice.reference : notice.transactionId;
}
