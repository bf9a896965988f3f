import { SYSTEM } from '#core/actor.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { proposeAmendment } from '#core/escrow/amendments/propose.ts';
import { create } from '#core/escrow/create.ts';
import type { Moment } from '#core/escrow/decision.ts';
import { openDispute } from '#core/escrow/disputes/open.ts';
import { DEFAULT_DISPUTE_TERMS } from '#core/escrow/disputes/terms.ts';
import { money } from '#core/escrow/money.ts';
import { receive } from '#core/escrow/receive.ts';
import { DAY_MS } from '#core/time.ts';

/** People and sums that every preview has. Nothing of it is stored. */
export const SAMPLE = {
  buyer: 'Ada Obi',
  seller: 'Adire House',
  first: 'Fabric and first fitting',
  second: 'Finished dress',
  total: 50_000_00,
  firstAmount: 30_000_00,
  secondAmount: 20_000_00,
  currency: 'NGN',
  accountNumber: '0123456789',
  bankCode: '058',
  bank: 'Sample Bank',
  reason: 'The stitching came open on the first day.',
} as const;

const BANK = { provider: 'sandbox', accountNumber: SAMPLE.accountNumber } as const;

/** One agreement as it goes on. The decisions are the service's own, so pages show what they would show. */
export function sampleDeals(developerId: string, now: Date): Readonly<Record<SampleState, Agreement>> {
  let ids = 0;
  const moment: Moment = {
    now,
    newId: (prefix) => `${prefix}_${String(++ids).padStart(32, '0')}`,
    derivedId: (prefix, ...words) => `${prefix}_${words.join('')}`,
    actor: SYSTEM,
  };
  const limits = {
    deliverBy: new Date(now.getTime() + 7 * DAY_MS),
    inspectionSeconds: 172_800,
    onSilence: 'release',
  } as const;
  const { change } = create(
    {
      ...{ developerId, buyerExternalId: 'buyer', sellerExternalId: 'seller' },
      ...{ buyerEmail: 'ada@example.com', buyerName: SAMPLE.buyer },
      ...{ sellerEmail: 'adire@example.com', sellerName: SAMPLE.seller },
      currency: SAMPLE.currency,
      totalAmount: money(SAMPLE.total),
      milestones: [
        { title: SAMPLE.first, amount: money(SAMPLE.firstAmount), limits },
        { title: SAMPLE.second, amount: money(SAMPLE.secondAmount) },
      ],
    },
    moment,
  );
  const named = { ...BANK, bankCode: SAMPLE.bankCode, accountName: SAMPLE.buyer };
  const unpaid = { ...change.after, virtualAccount: named };
  const deposit = { ...BANK, transactionId: 'sample', senderName: SAMPLE.buyer, amount: money(SAMPLE.total) };
  const paid = receive(unpaid, deposit, 0, moment).change.after;
  const milestoneId = paid.milestones[0]?.id ?? '';
  const claim = { reason: 'not_as_described', statement: SAMPLE.reason, advocate: null } as const;
  const disputed = openDispute(
    paid,
    { milestoneId, by: 'buyer', toBuyer: money(SAMPLE.firstAmount), terms: DEFAULT_DISPUTE_TERMS, ...claim },
    moment,
  ).change.after;
  const operations = [
    { type: 'change', milestoneId: paid.milestones[1]?.id ?? '', amount: money(SAMPLE.firstAmount) },
  ] as const;
  const amended = proposeAmendment(paid, { by: 'seller', operations, statement: null }, moment).change.after;
  return { unpaid, paid, disputed, amended };
}

export type SampleState = 'unpaid' | 'paid' | 'disputed' | 'amended';
