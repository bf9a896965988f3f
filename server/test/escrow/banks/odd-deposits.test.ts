import { describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { MAX_MONEY, money } from '#core/escrow/money.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

describe('a deposit that an agreement’s books cannot hold', () => {
  it('is unmatched money with an exception, and its notification is not retried', async () => {
    const app = await startTestApp();
    const { key } = await app.signUp();
    const agreement = await fundedAgreement(platform(app, key), [1_000], 1_000);
    const deposit = {
      ...{ provider: 'sandbox', transactionId: 'huge', accountNumber: agreement.virtualAccountNo ?? '' },
      ...{ amount: money(MAX_MONEY), currency: 'NGN', senderName: null },
    };
    for (let time = 0; time < 2; time++) {
      await receiveNotification(app.context, [{ kind: 'deposit', deposit }]);
    }
    const opened = await app.database.owner.query('SELECT kind, amount FROM exceptions');
    expect(opened).toEqual([{ kind: 'unmatched_deposit', amount: MAX_MONEY }]);
  });
});
