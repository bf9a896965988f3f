import type { Actor } from '#core/actor.ts';
import { APPROVAL_KINDS } from '#core/approvals/kinds.ts';
import { type Agreement, isOver, outstandingOf } from '#core/escrow/agreement.ts';
import { type Milestone, milestoneStatus, moneyOf, payableOf } from '#core/escrow/milestone.ts';
import { sum } from '#core/escrow/money.ts';
import type { EventType, StreamEvent } from '#core/events/event.ts';
import type { WithSides } from './message.ts';
import { DISPUTE_STEPS, ofDispute } from './of-dispute.ts';
import { plain } from './render.ts';
import { type About, type Notification, TEXTS } from './texts.ts';

/** The events that lead to a mail. The others are skipped. */
const NOTIFYING: readonly EventType[] = [
  'virtual_account.issued',
  'deposit.received',
  'agreement.funded',
  'agreement.overfunded',
  'milestone.confirmed',
  'milestone.released',
  'payout.succeeded',
  'refund.succeeded',
  'refund.redirected',
  'payout_account.changed',
  'approval.requested',
  ...DISPUTE_STEPS,
];

export function isTelling({ type }: StreamEvent): boolean {
  return NOTIFYING.includes(type);
}

/** What a mail says beyond its event and agreement. */
export type Known = {
  /** By bank code; empty when the bank could not be asked. */
  readonly bankNames: ReadonlyMap<string, string>;
  /** The platform's own reference of the agreement. */
  readonly reference: string | null;
};

/** True when a mail about this event names a bank. */
export function namesBank({ type }: StreamEvent): boolean {
  return (
    type === 'virtual_account.issued' || type === 'refund.redirected' || type === 'payout_account.changed'
  );
}

/** Returns the mails that an event leads to, often none. The kind determines the audience. */
export function notificationsOf(
  event: StreamEvent,
  agreement: Agreement | undefined,
  now: Date,
  known: Known,
): readonly Notification[] {
  const notifications = withoutAbout(event, agreement, now, known);
  if (!agreement) return notifications;
  return notifications.map((one) => ({ ...one, about: aboutOf(agreement, one, known) }));
}

function aboutOf(agreement: Agreement, { kind, params }: Notification, { reference }: Known): About {
  const toBuyer = TEXTS[kind].audience === 'buyers';
  const titles = agreement.milestones.map(({ title }) => title).join(', ');
  return {
    seller: toBuyer && agreement.sellerName ? plain(agreement.sellerName) : null,
    // A mail about one milestone names it already.
    bought: 'milestone' in params ? null : plain(titles),
    order: reference === null ? null : plain(reference),
  };
}

function withoutAbout(
  event: StreamEvent,
  agreement: Agreement | undefined,
  now: Date,
  { bankNames }: Known,
): readonly Notification[] {
  if (event.type === 'payout_account.changed') return ofPayoutAccount(event, bankNames);
  if (event.type === 'approval.requested') return [ofApproval(event)];
  if (!agreement) return [];
  const { id: agreementId, currency } = agreement;
  switch (event.type) {
    case 'virtual_account.issued':
      // The buyer may have paid before the log was read.
      return outstandingOf(agreement) > 0 ? [toPay(event, agreement, bankNames)] : [];
    case 'deposit.received': {
      const { amount, excess } = event.data;
      const outstanding = outstandingOf(agreement);
      const at = now.toISOString();
      return [{ kind: 'received', params: { agreementId, amount, currency, excess, outstanding, at } }];
    }
    case 'agreement.funded':
    case 'agreement.overfunded':
      return [
        {
          kind: 'seller_funded',
          params: { agreementId, currency, amount: event.data.held, ...sidesOf(agreement.milestones) },
        },
      ];
    case 'milestone.confirmed':
      return event.data.by === 'seller' ? ofMilestone(['seller_confirmed'], agreement, event.data) : [];
    case 'milestone.released':
      return ofMilestone(['released', 'seller_released'], agreement, event.data);
    case 'payout.succeeded':
      // No address of the payee of a share is known.
      if (event.data.payeeExternalId !== undefined) return [];
      return ofMilestone(['seller_paid'], agreement, event.data);
    case 'refund.succeeded':
      return [{ kind: 'refunded', params: { agreementId, amount: event.data.amount, currency } }];
    case 'refund.redirected': {
      const { bankCode, accountNumber, accountName, usableFrom } = event.data;
      const account = accountAt(bankNames, accountNumber, bankCode);
      const params = { agreementId, account, accountName: plain(accountName), usableFrom };
      return [{ kind: 'refund_redirected', params }];
    }
    default:
      return ofDispute(event, agreement);
  }
}

/**
 * Returns a mail's deduplication key. An agreement is announced as funded only once, whatever is deposited or
 * refunded later.
 */
export function causeOf(event: StreamEvent, { kind }: Notification): string {
  return `${kind === 'seller_funded' ? event.streamId : event.id}.${kind}`;
}

function toPay(
  event: StreamEvent & { type: 'virtual_account.issued' },
  agreement: Agreement,
  bankNames: Known['bankNames'],
): Notification {
  const { accountNumber, bankCode, accountName, amount, expiresAt, provider } = event.data;
  const exact = typeof amount === 'number';
  const fees = sum(agreement.milestones.flatMap((milestone) => milestone.fees.map(({ buyer }) => buyer)));
  return {
    kind: 'pay_this',
    params: {
      agreementId: agreement.id,
      amount: exact ? amount : outstandingOf(agreement),
      currency: agreement.currency,
      ...(fees > 0 && { price: agreement.totalAmount, fees }),
      accountNumber,
      bankCode,
      bankName: bankNames.get(bankCode) ?? null,
      accountName: plain(accountName),
      exact,
      expiresAt: expiresAt ?? null,
      sandbox: provider === 'sandbox',
    },
  };
}

type OfMilestoneKind = 'seller_confirmed' | 'released' | 'seller_released' | 'seller_paid';
type OfMilestoneData = {
  readonly milestoneId: string;
  readonly amount?: number;
  readonly reference?: string;
};

function ofMilestone(
  kinds: readonly OfMilestoneKind[],
  { id: agreementId, currency, milestones }: Agreement,
  { milestoneId, amount, reference = '' }: OfMilestoneData,
): readonly Notification[] {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (!milestone) return [];
  const named = { agreementId, milestoneId, milestone: plain(milestone.title), currency };
  const params = { ...named, amount: amount ?? payableOf(milestone), reference, ...sidesOf([milestone]) };
  const silence = silenceOf(milestone);
  return kinds.map((kind) =>
    kind === 'seller_confirmed'
      ? { kind, params: { ...params, ...(silence && { silence }) } }
      : { kind, params },
  );
}

/** What each side pays and gets in the end, where fees or shares make that differ. */
function sidesOf(milestones: readonly Milestone[]): WithSides {
  if (milestones.every(({ fees, shares }) => fees.length + shares.length === 0)) return {};
  const moneys = milestones.map(moneyOf);
  return {
    sides: {
      buyerPays: sum(moneys.map(({ cost }) => cost)),
      sellerGets: sum(moneys.map(({ payable }) => payable)),
      fees: sum(moneys.map(({ commission }) => commission)),
      othersGet: sum(moneys.flatMap(({ shares }) => shares)),
    },
  };
}

/** A buyer who says nothing must know what that means. */
function silenceOf({ limits, inspection }: Milestone): { readonly endsAt: string | null } | null {
  if (limits?.inspectionSeconds == null || limits.onSilence !== 'release') return null;
  return { endsAt: inspection?.endsAt?.toISOString() ?? null };
}

/** A seller's first payout account diverts no money, unless some waited for it: then it cools off. */
function ofPayoutAccount(
  { data, actor, createdAt }: StreamEvent & { type: 'payout_account.changed' },
  bankNames: Known['bankNames'],
): readonly Notification[] {
  const previous = data.previousAccountNumber;
  if (previous === null && Date.parse(data.usableFrom) <= createdAt.getTime()) return [];
  const changed = {
    externalUserId: plain(data.externalUserId),
    account: accountAt(bankNames, data.accountNumber, data.bankCode),
    accountName: plain(data.nameAtBank ?? data.accountName),
    previousAccount: previous === null ? 'none' : accountAt(bankNames, previous, data.previousBankCode),
    usableFrom: data.usableFrom,
    at: createdAt.toISOString(),
    stopped: data.stopped ?? false,
  };
  const ofMembers = { ...changed, nameMatch: data.nameMatch, by: describeActor(actor) };
  return [
    { kind: 'payout_account_changed', params: ofMembers },
    { kind: 'seller_account_changed', params: changed },
  ];
}

function ofApproval({ data, actor }: StreamEvent & { type: 'approval.requested' }): Notification {
  const { kind, ...facts } = data;
  const asks = APPROVAL_KINDS[kind].means;
  return { kind: 'approval_requested', params: { ...facts, asks, by: describeActor(actor) } };
}

/** Enough to recognise one's own account, too little to pay into it. */
function accountAt(bankNames: Known['bankNames'], accountNumber: string, bankCode: string | null): string {
  const bank = bankNames.get(bankCode ?? '') ?? `bank code ${bankCode}`;
  return `…${accountNumber.slice(-4)}, ${bank}`;
}

function describeActor(actor: Actor | null): string {
  if (actor === null) return 'not recorded';
  return actor.id === null ? actor.type : `${actor.type} ${actor.id}`;
}

/** True while the action that a mail asks for is still possible. A mail without an action stays true. */
export function stillHolds({ kind, params }: Notification, agreement: Agreement | undefined): boolean {
  if (kind === 'pay_this') {
    const due = agreement && !isOver(agreement) ? outstandingOf(agreement) : 0;
    return due > 0 && due >= params.amount;
  }
  if (kind === 'seller_confirmed') {
    return agreement?.milestones.some((one) => awaitsBuyer(one, params.milestoneId)) ?? false;
  }
  return true;
}

/** True when the deadline of a mail's action has passed. */
export function hasExpired({ params }: Notification, now: Date): boolean {
  return 'expiresAt' in params && params.expiresAt !== null && new Date(params.expiresAt) <= now;
}

function awaitsBuyer(milestone: Milestone, id: string): boolean {
  const awaited = milestoneStatus(milestone) === 'SELLER_CONFIRMED' && milestone.settlement === 'OPEN';
  return milestone.id === id && awaited;
}

/** Returns the agreement that a mail is about, if any. */
export function agreementOf({ params }: Notification): string | null {
  return 'agreementId' in params ? params.agreementId : null;
}
