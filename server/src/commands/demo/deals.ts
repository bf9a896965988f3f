import type { Surety } from '@surety/sdk';
import { CommandError } from '#commands/command-error.ts';
import type { Buyer, Seller } from './cast.ts';

/** A sale whose agreement is played to an end, or left on the way. */
export type Deal = {
  readonly surety: Surety;
  readonly reference: string;
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly title: string;
  readonly price: number;
};
type Agreement = Awaited<ReturnType<Surety['escrow']['agreements']['create']>>;
type Extras = Partial<Parameters<Surety['escrow']['agreements']['create']>[0]>;
type Shares = NonNullable<Parameters<Surety['escrow']['agreements']['create']>[0]['milestones'][0]['shares']>;
type Risk = Partial<Parameters<Surety['escrow']['agreements']['assess']>[1]>;
type Ending = (deal: Deal) => Promise<unknown>;

const COMMISSION = [
  { name: 'Commission', basisPoints: 350, min: 20_000, max: 5_000_000, paidBy: 'seller' as const },
];
const CARRIER: Shares = [{ externalUserId: 'computer-village-phones', basisPoints: 1_000 }];
const HALF = 2;
/** When the marketplace says that its customers signed up. */
const ACCOUNT_CREATED = '2024-03-01T09:00:00Z';

/** Larger jobs are paid in two steps. */
function steps({ title, price }: Deal, shares?: Shares) {
  const whole = { title, amount: price, ...(shares && { shares }) };
  if (price < 10_000_000) return [whole];
  const first = Math.floor((price * 2) / 5);
  return [
    { title: `${title}: first part`, amount: first, ...(shares && { shares }) },
    { title: `${title}: the rest`, amount: price - first },
  ];
}

function create(deal: Deal, extras: Extras = {}, shares?: Shares): Promise<Agreement> {
  const { surety, buyer, seller, price, reference } = deal;
  return surety.escrow.agreements.create({
    buyerExternalId: buyer.id,
    sellerExternalId: seller.id,
    buyerName: buyer.name,
    sellerName: seller.name,
    buyerEmail: `${buyer.id}@example.com`,
    sellerEmail: `${seller.id}@example.com`,
    totalAmount: price,
    milestones: steps(deal, shares),
    reference,
    metadata: { city: 'Lagos', channel: Number(reference.slice(-1)) % HALF === 0 ? 'app' : 'web' },
    ...extras,
  });
}

async function assess(
  { surety, buyer, price }: Deal,
  { id }: Agreement,
  risk: Risk = {},
): Promise<string | null> {
  const { virtualAccount } = await surety.escrow.agreements.assess(id, {
    externalUserId: buyer.id,
    transactionAmount: price,
    deviceFingerprint: `phone-of-${buyer.id}`,
    accountCreatedAt: ACCOUNT_CREATED,
    ...risk,
  });
  return virtualAccount?.accountNumber ?? null;
}

type Payment = { readonly amount?: number; readonly extras?: Extras; readonly shares?: Shares };

async function paid(deal: Deal, { amount = deal.price, extras, shares }: Payment = {}): Promise<Agreement> {
  const agreement = await create(deal, extras, shares);
  const accountNumber = await assess(deal, agreement);
  if (!accountNumber)
    throw new CommandError('The payment was flagged RED, so there is no account to pay into.');
  const { name: senderName } = deal.buyer;
  await deal.surety.sandbox.deposit({ accountNumber, amount, senderName, reference: deal.reference });
  return agreement;
}

async function confirm(
  { surety, buyer, seller }: Deal,
  agreement: Agreement,
  parties = [seller, buyer],
  upTo = 2,
) {
  for (const { id } of agreement.milestones.slice(0, upTo)) {
    for (const party of parties) {
      await surety.escrow.agreements.confirmMilestone(agreement.id, id, { externalUserId: party.id });
    }
  }
}

const first = ({ milestones }: Agreement) => milestones[0] ?? { id: '', amount: 0 };

async function dispute(deal: Deal, reason: 'not_as_described' | 'damaged' | 'late') {
  const agreement = await paid(deal);
  const { id, amount } = first(agreement);
  const opened = await deal.surety.disputes.open(agreement.id, id, {
    externalUserId: deal.buyer.id,
    reason,
    toBuyer: amount,
    statement: 'It is not what the pictures showed, and the seller does not answer my calls.',
  });
  return { id: opened.id, amount };
}

/** A buyer of whom nothing is known, so that the others keep their good name. */
const byStranger = (deal: Deal): Deal => ({
  ...deal,
  buyer: { id: `stranger-${deal.reference}`, name: 'Sam Stranger' },
});

/** Each way that a deal can go, with how many of a hundred go it. */
export const ENDINGS: Readonly<Record<string, { readonly share: number; readonly play: Ending }>> = {
  disbursed: {
    share: 26,
    play: async (deal) => confirm(deal, await paid(deal, { extras: { fees: COMMISSION } })),
  },
  'first part released': { share: 8, play: async (deal) => confirm(deal, await paid(deal), undefined, 1) },
  'waiting for the buyer': {
    share: 8,
    play: async (deal) => confirm(deal, await paid(deal, { extras: { fees: COMMISSION } }), [deal.seller]),
  },
  'paid into escrow': { share: 10, play: (deal) => paid(deal) },
  'paid in part': { share: 4, play: (deal) => paid(deal, { amount: Math.floor(deal.price / HALF) }) },
  'paid too much': { share: 3, play: (deal) => paid(deal, { amount: deal.price + 500_000 }) },
  'not paid yet': { share: 6, play: async (deal) => assess(deal, await create(deal)) },
  'just created': { share: 3, play: (deal) => create(deal) },
  'with a share for the courier': {
    share: 4,
    play: async (deal) => confirm(deal, await paid(deal, { shares: CARRIER })),
  },
  refunded: {
    share: 5,
    play: async (deal) =>
      deal.surety.escrow.agreements.refund((await paid(deal)).id, { reason: 'The seller is out of stock.' }),
  },
  cancelled: {
    share: 3,
    play: async (deal) => deal.surety.escrow.agreements.cancel((await create(deal)).id),
  },
  frozen: {
    share: 3,
    play: async (deal) =>
      deal.surety.escrow.agreements.freeze((await paid(deal)).id, {
        reason: 'The buyer says it was not them.',
      }),
  },
  'divided by a decision': {
    share: 2,
    play: async (deal) => {
      const agreement = await paid(deal);
      const { id, amount } = first(agreement);
      const toBuyer = Math.floor(amount / 4);
      const split = { toBuyer, toSeller: amount - toBuyer, reason: 'A quarter was missing.' };
      await deal.surety.escrow.agreements.resolveMilestone(agreement.id, id, split);
    },
  },
  disputed: { share: 3, play: (deal) => dispute(deal, 'late') },
  'disputed, with an offer': {
    share: 3,
    play: async (deal) => {
      const { id, amount } = await dispute(deal, 'damaged');
      const offer = { toBuyer: Math.floor(amount / HALF), statement: 'I give half back for the scratch.' };
      await deal.surety.disputes.offer(id, { externalUserId: deal.seller.id, ...offer });
    },
  },
  'dispute for the platform': {
    share: 3,
    play: async (deal) => {
      const { id } = await dispute(deal, 'not_as_described');
      const { surety, seller } = deal;
      await surety.disputes.message(id, {
        externalUserId: seller.id,
        statement: 'It left my shop in order.',
      });
      await surety.disputes.escalate(id, { externalUserId: deal.buyer.id });
    },
  },
  'behind a VPN': {
    share: 3,
    play: async (given) => {
      const deal = byStranger(given);
      await assess(deal, await create(deal), { simulateVpn: true });
    },
  },
  'too risky': {
    share: 3,
    play: async (given) => {
      const deal = byStranger(given);
      const risk = { simulateVpn: true, simulateImpossibleTravel: true, deviceHints: { webdriver: true } };
      await assess(deal, await create(deal), risk);
    },
  },
};

/** Sellers whose payouts stop on the way are paid, too, so that each kind of stop is seen. */
export const PAID_OUT: Ending = async (deal) => confirm(deal, await paid(deal));

/** The buyer's bank takes the money back after the seller has it. */
export const RECALLED: Ending = async (deal) => {
  await confirm(deal, await paid(deal));
  await deal.surety.sandbox.reverse(deal.reference, { reason: 'The sender disputes the transfer.' });
};
