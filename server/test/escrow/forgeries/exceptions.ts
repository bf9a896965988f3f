import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import type { TestApp } from '#test/support/app.ts';
import type { Platform } from '#test/support/escrow.ts';

/** Two exceptions of one agreement, one of them closed, and one of an unmatched deposit. */
export type SceneExceptions = {
  readonly exception: string;
  readonly closed: string;
  readonly unmatched: string;
};

/** Reports a deposit with a different amount each time, and money on an unknown account. */
export async function openExceptions(
  app: TestApp,
  on: Platform,
  accountNumber: string,
): Promise<SceneExceptions> {
  await on.deposit(accountNumber, 1, 'the-rest');
  const deposit = {
    provider: 'sandbox',
    transactionId: 'unmatched',
    accountNumber: '7000000001',
    amount: money(7),
  };
  await receiveNotification(app.context, [
    { kind: 'deposit', deposit: { ...deposit, currency: 'NGN', senderName: null } },
    {
      kind: 'deposit',
      deposit: { ...deposit, accountNumber, transactionId: 'dollars', currency: 'USD', senderName: null },
    },
  ]);
  const rows = await app.database.owner.query<{ id: string; kind: string }>(
    'SELECT id, kind FROM exceptions',
  );
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';
  const closed = idOf('wrong_currency');
  await app.call('POST', `/v1/exceptions/${closed}/close`, { key: on.key, body: { note: 'looked into' } });
  return { exception: idOf('deposit_conflict'), closed, unmatched: idOf('unmatched_deposit') };
}
