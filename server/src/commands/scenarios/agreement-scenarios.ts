import { randomBytes } from 'node:crypto';
import type { Surety } from '@surety/sdk';
import type { EventType } from '#core/events/event.ts';

/** One agreement, played through the API as a platform, a buyer and a seller would. */
export type Scene = {
  readonly surety: Surety;
  readonly buyer: string;
  readonly seller: string;
  agreementId: string;
  milestoneIds: string[];
  accountNumber: string;
};
export type Step = (scene: Scene) => Promise<unknown>;

const TOTAL = 500_000;
const MILESTONES = [
  { title: 'Design', amount: 200_000 },
  { title: 'Delivery', amount: 300_000 },
];

export function newScene(surety: Surety): Scene {
  const name = randomBytes(4).toString('hex');
  const nothing = { agreementId: '', milestoneIds: [], accountNumber: '' };
  return { surety, buyer: `buyer_${name}`, seller: `seller_${name}`, ...nothing };
}

type Milestones = Parameters<Surety['escrow']['agreements']['create']>[0]['milestones'];
const createWith =
  (milestones: Milestones): Step =>
  async (scene) => {
    const created = await scene.surety.escrow.agreements.create({
      buyerExternalId: scene.buyer,
      sellerExternalId: scene.seller,
      totalAmount: TOTAL,
      milestones,
    });
    scene.agreementId = created.id;
    scene.milestoneIds = created.milestones.map(({ id }) => id);
  };
const create = createWith(MILESTONES);
const createShared = createWith(
  MILESTONES.map((milestone) => ({
    ...milestone,
    shares: [{ externalUserId: 'courier', amount: 20_000 }],
  })),
);

const assess: Step = async (scene) => {
  const { virtualAccount } = await scene.surety.escrow.agreements.assess(scene.agreementId, {
    externalUserId: scene.buyer,
    transactionAmount: TOTAL,
  });
  scene.accountNumber = virtualAccount?.accountNumber ?? '';
};

const pay =
  (amount: number): Step =>
  ({ surety, accountNumber, buyer }) =>
    surety.sandbox.deposit({ accountNumber, amount, reference: buyer });
/** Reverses the deposit; its reference is the buyer's id. */
const reverse: Step = ({ surety, buyer }) => surety.sandbox.reverse(buyer, { reason: 'Triggered by hand.' });

const setAccount =
  (accountNumber: string): Step =>
  ({ surety, seller }) =>
    surety.escrow.payoutAccounts.set(seller, { bankCode: '058', accountNumber });
const setPayoutAccount = setAccount('0123456789');
/** The sandbox bank refuses payouts to the first account and reverses payouts to the second. */
const REFUSED = '0123450001';
const SENT_BACK = '0123450003';

const confirm =
  (milestone: number, party: 'buyer' | 'seller'): Step =>
  ({ surety, agreementId, milestoneIds, [party]: externalUserId }) =>
    surety.escrow.agreements.confirmMilestone(agreementId, milestoneIds[milestone] ?? '', {
      externalUserId,
    });

const bothConfirm = (milestone: number): Step[] => [
  confirm(milestone, 'seller'),
  confirm(milestone, 'buyer'),
];
const freeze: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.freeze(agreementId, { reason: 'A dispute, triggered by hand.' });
const unfreeze: Step = ({ surety, agreementId }) => surety.escrow.agreements.unfreeze(agreementId);
const cancel: Step = ({ surety, agreementId }) => surety.escrow.agreements.cancel(agreementId);
const update: Step = ({ surety, agreementId, milestoneIds: [first = ''] }) =>
  surety.escrow.agreements.update(agreementId, {
    metadata: { shipment: 'GIG-448120' },
    buyerEmail: 'ada.obi@example.com',
    milestones: [{ id: first, title: 'Design, with two drafts' }],
  });
const refund: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.refund(agreementId, { reason: 'Triggered by hand.' });
const resolve: Step = ({ surety, agreementId, milestoneIds: [first = ''] }) =>
  surety.escrow.agreements.resolveMilestone(agreementId, first, {
    toBuyer: 50_000,
    toSeller: 150_000,
    reason: 'A quarter was missing. Triggered by hand.',
  });
/** The courier's, whose number among the shares is 1. */
const cancelPayout: Step = ({ surety, milestoneIds: [first = ''] }) =>
  surety.payouts.cancel(`po_${first.slice(3)}_p1`, { reason: 'No account. Triggered by hand.' });
const returnExcess: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.refund(agreementId, { excess: true });

const assessed = [create, assess];
const funded = [...assessed, pay(TOTAL)];
const overfunded = [...assessed, pay(TOTAL + 1_000)];
/** A milestone whose seller is paid, unless a rule holds the payout. */
export const paidOut = [...funded, setPayoutAccount, ...bothConfirm(0)];
const disbursed = [...paidOut, ...bothConfirm(1)];
export const justCreated = [create];
export const chargedBack = [...disbursed, reverse];

/** The steps that lead to each event of an agreement, including failures. */
export const SCENARIOS: Readonly<Partial<Record<EventType, readonly Step[]>>> = {
  'agreement.created': justCreated,
  'agreement.assessed': assessed,
  'virtual_account.issued': assessed,
  'deposit.received': funded,
  'agreement.partially_funded': [...assessed, pay(TOTAL / 2)],
  'agreement.funded': funded,
  'agreement.overfunded': overfunded,
  'excess.refunded': [...overfunded, returnExcess],
  'milestone.confirmed': [...funded, confirm(0, 'seller')],
  'milestone.completed': [...funded, ...bothConfirm(0)],
  'milestone.released': [...funded, ...bothConfirm(0)],
  'milestone.release_queued': [create, ...bothConfirm(0)],
  'payout.awaiting_details': [...funded, ...bothConfirm(0)],
  'payout.submitted': paidOut,
  'payout.succeeded': paidOut,
  'payout.cancelled': [createShared, assess, pay(TOTAL), ...bothConfirm(0), cancelPayout],
  'agreement.completed': [...funded, ...bothConfirm(0), ...bothConfirm(1)],
  'agreement.disbursed': disbursed,
  'agreement.frozen': [...funded, freeze],
  'agreement.unfrozen': [...funded, freeze, unfreeze],
  'agreement.updated': [create, update],
  'agreement.cancelled': [create, cancel],
  'refund.created': [...funded, refund],
  'refund.succeeded': [...funded, refund],
  'agreement.refunded': [...funded, refund],
  'deposit.unapplied': [...assessed, cancel, pay(TOTAL)],
  'deposit.reversed': [...funded, reverse],
  'milestone.resolved': [...funded, resolve],
  'payout.failed': [...funded, setAccount(REFUSED), ...bothConfirm(0)],
  'payout.reversed': [...funded, setAccount(SENT_BACK), ...bothConfirm(0)],
};
