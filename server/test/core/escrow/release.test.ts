import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type Confirmed, confirm } from '#core/escrow/confirm.ts';
import { create } from '#core/escrow/create.ts';
import { money } from '#core/escrow/money.ts';
import { receive } from '#core/escrow/receive.ts';
import { momentAt } from '#test/support/moment.ts';

const moment = momentAt(new Date(0));

function agreementOf(amounts: readonly number[]): Agreement {
  const milestones = amounts.map((amount) => ({ title: 'A', amount: money(amount) }));
  const totalAmount = money(amounts.reduce((sum, amount) => sum + amount, 0));
  const parties = {
    buyerExternalId: 'b',
    sellerExternalId: 's',
    buyerEmail: null,
    buyerName: null,
    sellerEmail: null,
    sellerName: null,
  };
  return create({ developerId: 'dev', ...parties, currency: 'NGN', totalAmount, milestones }, moment).change
    .after;
}

function paidIn(agreement: Agreement, amount: number): Agreement {
  if (amount === 0) return agreement;
  const deposit = { provider: 'p', transactionId: moment.newId('t'), accountNumber: '1', senderName: null };
  return receive(agreement, { ...deposit, amount: money(amount) }, 1, moment).change.after;
}

function completed(agreement: Agreement, index: number): { agreement: Agreement; said: Confirmed } {
  const milestoneId = agreement.milestones[index]?.id ?? '';
  const half = confirm(agreement, { milestoneId, externalUserId: 'b' }, moment).change?.after ?? agreement;
  const { change, result } = confirm(half, { milestoneId, externalUserId: 's' }, moment);
  return { agreement: change?.after ?? half, said: result };
}

const isQueued = (agreement: Agreement, index: number) =>
  agreement.milestones[index]?.settlement === 'QUEUED';

describe('a release that waits', () => {
  it('is short by exactly the amount that releases it, whatever was completed and paid before', () => {
    let waited = 0;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.nat(40)),
        fc.infiniteStream(fc.nat()),
        (amounts, deposits, picks) => {
          const left = amounts.map((_, index) => index);
          for (let agreement = agreementOf(amounts); left.length > 0; ) {
            agreement = paidIn(agreement, deposits.next().value);
            const [index = 0] = left.splice(picks.next().value % left.length, 1);
            const { agreement: after, said } = completed(agreement, index);
            agreement = after;
            const short = Number(/funded, short by (\d+)\.$/.exec(said.message)?.[1] ?? 0);
            assert.equal(short > 0, isQueued(agreement, index), said.message);
            if (short === 0) continue;
            waited += 1;
            assert.ok(isQueued(paidIn(agreement, short - 1), index));
            assert.ok(!isQueued(paidIn(agreement, short), index));
          }
        },
      ),
    );
    expect(waited).toBeGreaterThan(50);
  });
});
