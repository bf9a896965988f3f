import { randomBytes } from 'node:crypto';
import type { Surety } from '@surety/sdk';
import type { EventType } from '#core/events/event.ts';

/** One agreement on its way, played through the API as a platform, a buyer and a seller would. */
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

const create: Step = async (scene) => {
  const created = await scene.surety.escrow.agreements.create({
    buyerExternalId: scene.buyer,
    sellerExternalId: scene.seller,
    totalAmount: TOTAL,
    milestones: MILESTONES,
  });
  scene.agreementId = created.id;
  scene.milestoneIds = created.milestones.map(({ id }) => id);
};

const assess: Step = async (scene) => {
  const { virtualAccount } = await scene.surety.escrow.agreements.assess(scene.agreementId, {
    external_user_id: scene.buyer,
    transaction_amount: TOTAL,
  });
  scene.accountNumber = virtualAccount?.accountNumber ?? '';
};

const pay =
  (amount: number): Step =>
  ({ surety, accountNumber }) =>
    surety.sandbox.deposit({ accountNumber, amount });

const setPayoutAccount: Step = ({ surety, seller }) =>
  surety.escrow.payoutAccounts.set(seller, { bankCode: '058', accountNumber: '0123456789' });

const confirm =
  (milestone: number, party: 'buyer' | 'seller'): Step =>
  ({ surety, agreementId, milestoneIds, [party]: external_user_id }) =>
    surety.escrow.agreements.confirmMilestone(agreementId, milestoneIds[milestone] ?? '', {
      external_user_id,
    });

const bothConfirm = (milestone: number): Step[] => [
  confirm(milestone, 'seller'),
  confirm(milestone, 'buyer'),
];
const freeze: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.freeze(agreementId, { reason: 'A dispute, triggered by hand.' });
const unfreeze: Step = ({ surety, agreementId }) => surety.escrow.agreements.unfreeze(agreementId);
const cancel: Step = ({ surety, agreementId }) => surety.escrow.agreements.cancel(agreementId);
const refund: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.refund(agreementId, { reason: 'Triggered by hand.' });
const returnExcess: Step = ({ surety, agreementId }) =>
  surety.escrow.agreements.refund(agreementId, { excess: true });

const assessed = [create, assess];
const funded = [...assessed, pay(TOTAL)];
const overfunded = [...assessed, pay(TOTAL + 1_000)];
const paidOut = [...funded, setPayoutAccount, ...bothConfirm(0)];
const disbursed = [...paidOut, ...bothConfirm(1)];

/** What leads to an event. What the sandbox bank never does by itself, such as refuse a payout, is absent. */
export const STORIES: Readonly<Partial<Record<EventType, readonly Step[]>>> = {
  'agreement.created': [create],
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
  'agreement.completed': [...funded, ...bothConfirm(0), ...bothConfirm(1)],
  'agreement.disbursed': disbursed,
  'agreement.frozen': [...funded, freeze],
  'agreement.unfrozen': [...funded, freeze, unfreeze],
  'agreement.cancelled': [create, cancel],
  'refund.created': [...funded, refund],
  'refund.succeeded': [...funded, refund],
  'agreement.refunded': [...funded, refund],
};
