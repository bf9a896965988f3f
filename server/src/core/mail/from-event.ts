import type { Actor } from '#core/actor.ts';
import { type Agreement, isOver, outstandingOf } from '#core/escrow/agreement.ts';
import { type Milestone, milestoneStatus, payableOf } from '#core/escrow/milestone.ts';
import type { EventType, StreamEvent } from '#core/events/event.ts';
import { plain } from './render.ts';
import type { Told } from './texts.ts';

/** The events that somebody is told of; whoever follows the log passes over the others. */
const TELLING: readonly EventType[] = [
  'virtual_account.issued',
  'deposit.received',
  'milestone.confirmed',
  'milestone.released',
  'refund.succeeded',
  'payout_account.changed',
];

export function isTelling({ type }: StreamEvent): boolean {
  return TELLING.includes(type);
}

/** What an event is worth telling, to whom its kind says; null when it is not. */
export function toldOf(event: StreamEvent, agreement: Agreement | undefined, now: Date): Told | null {
  if (event.type === 'payout_account.changed') return ofPayoutAccount(event);
  if (!agreement) return null;
  const { id: agreementId, currency } = agreement;
  switch (event.type) {
    case 'virtual_account.issued':
      return toPay(event, agreement);
    case 'deposit.received': {
      const { amount, excess } = event.data;
      const outstanding = outstandingOf(agreement);
      const at = now.toISOString();
      return { kind: 'received', params: { agreementId, amount, currency, excess, outstanding, at } };
    }
    case 'milestone.confirmed':
      if (event.data.by !== 'seller') return null;
      return ofMilestone('seller_confirmed', agreement, event.data.milestoneId);
    case 'milestone.released':
      return ofMilestone('released', agreement, event.data.milestoneId, event.data.amount);
    case 'refund.succeeded':
      return { kind: 'refunded', params: { agreementId, amount: event.data.amount, currency } };
    default:
      return null;
  }
}

function toPay(event: StreamEvent & { type: 'virtual_account.issued' }, agreement: Agreement): Told {
  const { accountNumber, bankCode, accountName, amount, expiresAt, provider } = event.data;
  const exact = typeof amount === 'number';
  return {
    kind: 'pay_this',
    params: {
      agreementId: agreement.id,
      amount: exact ? amount : outstandingOf(agreement),
      currency: agreement.currency,
      accountNumber,
      bankCode,
      accountName: plain(accountName),
      exact,
      expiresAt: expiresAt ?? null,
      sandbox: provider === 'sandbox',
    },
  };
}

function ofMilestone(
  kind: 'seller_confirmed' | 'released',
  { id: agreementId, currency, milestones }: Agreement,
  milestoneId: string,
  amount?: number,
): Told | null {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (!milestone) return null;
  const params = { agreementId, milestoneId, milestone: plain(milestone.title), currency };
  return { kind, params: { ...params, amount: amount ?? payableOf(milestone) } };
}

/** The first account that a seller gives is no change: there was nothing to take from them. */
function ofPayoutAccount({
  data,
  actor,
  createdAt,
}: StreamEvent & { type: 'payout_account.changed' }): Told | null {
  if (data.previousAccountNumber === null) return null;
  return {
    kind: 'payout_account_changed',
    params: {
      externalUserId: plain(data.externalUserId),
      account: `${ending(data.accountNumber)}, bank code ${data.bankCode}`,
      accountName: plain(data.nameAtBank ?? data.accountName),
      previousAccount: `${ending(data.previousAccountNumber)}, bank code ${data.previousBankCode}`,
      nameMatch: data.nameMatch,
      usableFrom: data.usableFrom,
      at: createdAt.toISOString(),
      by: describeActor(actor),
    },
  };
}

/** Enough to know one's own account by, and too little to pay into it. */
const ending = (accountNumber: string) => `…${accountNumber.slice(-4)}`;

function describeActor(actor: Actor | null): string {
  if (actor === null) return 'not recorded';
  return actor.id === null ? actor.type : `${actor.type} ${actor.id}`;
}

/** Whether what a mail asks for can still be done. A mail that only tells is true for ever. */
export function stillHolds({ kind, params }: Told, agreement: Agreement | undefined): boolean {
  if (kind === 'pay_this') {
    return agreement !== undefined && !isOver(agreement) && outstandingOf(agreement) >= params.amount;
  }
  if (kind === 'seller_confirmed') {
    return agreement?.milestones.some((one) => awaitsBuyer(one, params.milestoneId)) ?? false;
  }
  return true;
}

/** Whether the time in which something could be done about it is over. */
export function hasExpired({ params }: Told, now: Date): boolean {
  return 'expiresAt' in params && params.expiresAt !== null && new Date(params.expiresAt) <= now;
}

function awaitsBuyer(milestone: Milestone, id: string): boolean {
  const awaited = milestoneStatus(milestone) === 'SELLER_CONFIRMED' && milestone.settlement === 'OPEN';
  return milestone.id === id && awaited;
}

/** The agreement that a mail is about, where it is about one. */
export function agreementOf({ params }: Told): string | null {
  return 'agreementId' in params ? params.agreementId : null;
}
