import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { countParts, type Refund, type RefundPartStatus, refundStatus } from '#core/escrow/refund/refund.ts';

function refundWith(...statuses: RefundPartStatus[]): Refund {
  return {
    id: 'rf_1',
    kind: 'MILESTONES',
    amount: money(statuses.length),
    milestoneIds: [],
    reason: null,
    ...countParts(statuses.map((status) => ({ status }))),
    createdAt: new Date(0),
  };
}

describe('the status of a refund', () => {
  it.each<[expected: string, parts: RefundPartStatus[]]>([
    ['SUCCEEDED', []],
    ['SUCCEEDED', ['PAID', 'PAID']],
    ['PENDING', ['PENDING']],
    ['PENDING', ['PAID', 'SUBMITTED']],
    ['FAILED', ['FAILED']],
    ['FAILED', ['PAID', 'FAILED']],
    // Were it FAILED already, nobody would come back to ask about the part that is still on its way.
    ['PENDING', ['FAILED', 'SUBMITTED']],
    ['PENDING', ['FAILED', 'PENDING']],
  ])('is %s when its parts are %j', (expected, parts) => {
    expect(refundStatus(refundWith(...parts))).toBe(expected);
  });
});
