import type { SuretyEvent } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import type { AgreementDetail } from '#api/types.ts';
import { forTheCustomer, waitsFor } from '#labels/waiting.ts';

type Milestone = AgreementDetail['milestones'][number];

const MILESTONE = {
  id: 'mil_1',
  title: 'Design',
  amount: 7_512_345,
  buyerConfirmed: false,
  sellerConfirmed: false,
  settlement: 'OPEN',
  dispute: null,
} as Milestone;

function agreementWith(more: Partial<Milestone> = {}, of: Partial<AgreementDetail> = {}) {
  const milestone = { ...MILESTONE, ...more };
  const agreement = {
    ...{ buyerName: 'Adaeze', sellerName: 'Studio Lagos', reference: 'ORD-1', currency: 'NGN', hold: null },
    ...{ totalAmount: 7_512_345, funding: { outstanding: 0 }, milestones: [milestone], ...of },
  } as AgreementDetail;
  return { agreement, milestone };
}

describe('what a milestone waits for', () => {
  it.each<[string, Partial<Milestone>, Partial<AgreementDetail>, RegExp | null]>([
    ['money', {}, { funding: { outstanding: 50 } as never }, /^Waiting for the buyer to pay ₦0\.50$/],
    ['the work', {}, {}, /^Waiting for the seller to deliver and the buyer to confirm$/],
    ['the work until a day', { deliverBy: '2026-05-01T09:00:00Z' }, {}, /seller to deliver by 1 May 2026/],
    ['the buyer', { sellerConfirmed: true }, {}, /^Waiting for the buyer to confirm$/],
    [
      'the buyer until a day',
      { sellerConfirmed: true, clock: { status: 'RUNNING', endsAt: '2026-05-01T09:00:00Z' } as never },
      {},
      /buyer to confirm, until 1 May 2026/,
    ],
    ['the seller', { buyerConfirmed: true }, {}, /^Waiting for the seller to confirm$/],
    ['an account', { settlement: 'AWAITING_DETAILS' }, {}, /seller’s bank account$/],
    ['the bank', { settlement: 'SUBMITTED' }, {}, /seller’s bank$/],
    ['the platform', {}, { hold: 'Stolen card?' }, /^On hold until the platform lifts it$/],
    ['a decision', { dispute: { id: 'dsp_1', status: 'ESCALATED' } }, {}, /platform’s decision/],
    ['nothing, paid', { settlement: 'PAID' }, { hold: 'A question' }, null],
    ['nothing, refunded', { settlement: 'REFUNDED' }, {}, null],
  ])('is %s', (_what, of, more, expected) => {
    const { agreement, milestone } = agreementWith(of, more);
    const waits = waitsFor(agreement, milestone);
    if (expected === null) expect(waits).toBeNull();
    else expect(waits).toMatch(expected);
  });
});

describe('the copy for the customer', () => {
  const event = (type: string, data: object, hour: number) =>
    ({ type, data, createdAt: `2026-05-01T${hour}:00:00Z`, actor: null }) as SuretyEvent;

  it('tells the story oldest first, and nothing that is not theirs to know', () => {
    const { agreement } = agreementWith({ sellerConfirmed: true }, { hold: null });
    const text = forTheCustomer(
      agreement,
      [
        event('review.decided', { reason: 'Three phones, one bank account' }, 15),
        event('milestone.confirmed', { by: 'seller', milestoneId: 'mil_1' }, 14),
        event('agreement.frozen', { reason: 'Looks stolen' }, 13),
        event('agreement.assessed', { flag: 'AMBER', score: 54 }, 12),
        event('deposit.received', { amount: 7_512_345, senderName: 'CHINEDU EZE' }, 11),
        event('agreement.created', {}, 10),
      ],
      { now: new Date('2026-05-02T10:00:00Z'), more: false },
    );
    expect(text.split('\n').map((line) => line.replace(/, \d\d:\d\d/, ''))).toEqual([
      '₦75,123.45, Adaeze to Studio Lagos, order ORD-1',
      '',
      '1 May 2026: The agreement was made',
      '1 May 2026: The buyer’s money arrived, ₦75,123.45',
      '1 May 2026: It was put on hold',
      '1 May 2026: The seller has delivered, “Design”',
      '',
      '“Design”: Waiting for the buyer to confirm.',
      'As of 2 May 2026.',
    ]);
  });

  it('says when earlier steps are missing, and when nothing is left to do', () => {
    const { agreement } = agreementWith({ settlement: 'PAID' });
    const text = forTheCustomer(agreement, [], { now: new Date(), more: true });
    expect(text).toContain('Earlier steps are left out.');
    expect(text).toContain('Nothing is left to do.');
  });
});
