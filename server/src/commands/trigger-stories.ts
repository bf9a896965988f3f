import { randomBytes } from 'node:crypto';
import type { EventType } from '#core/events/event.ts';
import type { ApiClient } from './api-client.ts';

/** One agreement on its way, played through the API as a platform, a buyer and a seller would. */
export type Scene = {
  readonly api: ApiClient;
  readonly buyer: string;
  readonly seller: string;
  agreementId: string;
  milestoneIds: string[];
  accountNumber: string;
};
type Step = (scene: Scene) => Promise<unknown>;

export const TOTAL = 500_000;
const MILESTONES = [
  { title: 'Design', amount: 200_000 },
  { title: 'Delivery', amount: 300_000 },
];

export function newScene(api: ApiClient): Scene {
  const name = randomBytes(4).toString('hex');
  const nothing = { agreementId: '', milestoneIds: [], accountNumber: '' };
  return { api, buyer: `buyer_${name}`, seller: `seller_${name}`, ...nothing };
}

const create: Step = async (scene) => {
  const body = {
    buyerExternalId: scene.buyer,
    sellerExternalId: scene.seller,
    totalAmount: TOTAL,
    milestones: MILESTONES,
  };
  type Created = { id: string; milestones: { id: string }[] };
  const created = await scene.api.call<Created>('POST', '/escrow/agreements', body);
  scene.agreementId = created.id;
  scene.milestoneIds = created.milestones.map(({ id }) => id);
};

const post = (scene: Scene, path: string, body: object = {}) =>
  scene.api.call('POST', `/escrow/agreements/${scene.agreementId}${path}`, body);

const assess: Step = async (scene) => {
  const body = { external_user_id: scene.buyer, transaction_amount: TOTAL };
  const { virtualAccount } = (await post(scene, '/assess', body)) as {
    virtualAccount?: { accountNumber: string };
  };
  scene.accountNumber = virtualAccount?.accountNumber ?? '';
};

const pay =
  (amount: number): Step =>
  ({ api, accountNumber }) =>
    api.call('POST', '/sandbox/deposits', { accountNumber, amount });

const setPayoutAccount: Step = ({ api, seller }) =>
  api.call('PUT', `/escrow/payout-accounts/${seller}`, { bankCode: '058', accountNumber: '0123456789' });

const confirm =
  (milestone: number, party: 'buyer' | 'seller'): Step =>
  (scene) =>
    post(scene, `/milestones/${scene.milestoneIds[milestone]}/confirm`, { external_user_id: scene[party] });

const bothConfirm = (milestone: number): Step[] => [
  confirm(milestone, 'seller'),
  confirm(milestone, 'buyer'),
];
const freeze: Step = (scene) => post(scene, '/freeze', { reason: 'A dispute, triggered by hand.' });
const refund: Step = (scene) => post(scene, '/refunds', { reason: 'Triggered by hand.' });

const assessed = [create, assess];
const funded = [...assessed, pay(TOTAL)];
const overfunded = [...assessed, pay(TOTAL + 1_000)];
const paidOut = [...funded, setPayoutAccount, ...bothConfirm(0)];
const disbursed = [...paidOut, ...bothConfirm(1)];

/** What has to happen for an event to happen. What the sandbox bank never does, such as refuse a payout, is absent. */
export const STORIES: Readonly<Partial<Record<EventType, readonly Step[]>>> = {
  'agreement.created': [create],
  'agreement.assessed': assessed,
  'virtual_account.issued': assessed,
  'deposit.received': funded,
  'agreement.partially_funded': [...assessed, pay(TOTAL / 2)],
  'agreement.funded': funded,
  'agreement.overfunded': overfunded,
  'excess.refunded': [...overfunded, (scene) => post(scene, '/refunds', { excess: true })],
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
  'agreement.unfrozen': [...funded, freeze, (scene) => post(scene, '/unfreeze')],
  'agreement.cancelled': [create, (scene) => post(scene, '/cancel')],
  'refund.created': [...funded, refund],
  'refund.succeeded': [...funded, refund],
  'agreement.refunded': [...funded, refund],
};
