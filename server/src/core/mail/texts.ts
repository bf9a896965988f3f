import { formatAmount, formatTime } from './amount.ts';
import {
  type AccountChange,
  type Amount,
  amountOf,
  type MailMessage,
  type OfMilestone,
  type Text,
} from './message.ts';
import { PERSONAL_TEXTS, type PersonalParams } from './personal-texts.ts';
import { SELLER_TEXTS, type SellerParams } from './seller-texts.ts';

/** What each kind of mail is told. Mails wait in databases, so a field that is here keeps its name. */
export type MailParams = PersonalParams &
  SellerParams & {
    readonly pay_this: Amount & {
      readonly agreementId: string;
      readonly accountNumber: string;
      readonly bankCode: string;
      readonly accountName: string;
      /** The account takes this amount and nothing else. */
      readonly exact: boolean;
      readonly expiresAt: string | null;
      readonly sandbox: boolean;
    };
    readonly received: Amount & {
      readonly agreementId: string;
      readonly excess: number;
      readonly outstanding: number;
      readonly at: string;
    };
    readonly seller_confirmed: OfMilestone;
    readonly released: OfMilestone;
    readonly refunded: Amount & { readonly agreementId: string };
    readonly payout_account_changed: AccountChange & { readonly nameMatch: string; readonly by: string };
    readonly webhook_failing: {
      readonly url: string;
      readonly since: string;
      /** When it was switched off; null while it still may recover. */
      readonly disabledAt: string | null;
      readonly disablesAt: string;
    };
    readonly approval_requested: {
      readonly approvalId: string;
      readonly agreementId: string | null;
      /** What is asked for, in words that follow "to". */
      readonly asks: string;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly by: string;
      readonly expiresAt: string;
    };
    readonly stuck_money: {
      readonly exceptions: number;
      readonly alarms: number;
      readonly kinds: readonly string[];
      readonly at: string;
    };
  };
export type MailKind = keyof MailParams;

/**
 * Every mail there is, by what has happened. A mail may be read days after it was written, so each sentence
 * is about what has happened or says when it was true; an action that has been overtaken is not sent at all.
 */
export const TEXTS: { readonly [Kind in MailKind]: Text<MailParams[Kind]> } = {
  pay_this: {
    audience: 'buyers',
    write: (params, sender) => ({
      subject: `How to pay ${amountOf(params)} to ${sender}`,
      paragraphs: [
        ...(params.sandbox ? ['This is a trial. The bank is made up, and no real money moves.'] : []),
        `What you pay is held in escrow. It goes to the seller step by step, when both of you have confirmed a step or ${sender} has decided about it.`,
      ],
      facts: [
        ['Amount', amountOf(params)],
        ['Account number', params.accountNumber],
        ['Bank code', params.bankCode],
        ['Account name', params.accountName],
        ...(params.expiresAt ? ([['Pay before', formatTime(params.expiresAt)]] as const) : []),
        ['Agreement', params.agreementId],
      ],
      action: params.exact
        ? `Send exactly ${amountOf(params)} in one transfer. The account takes no other amount.`
        : `Send ${amountOf(params)} to this account.`,
    }),
  },
  received: {
    audience: 'buyers',
    write: (params) => ({
      subject: `${amountOf(params)} has arrived`,
      paragraphs: [`Your payment of ${amountOf(params)} has arrived.`],
      facts: [
        ['Received', amountOf(params)],
        ['Still to pay', formatAmount(params.outstanding, params.currency)],
        ...(params.excess > 0
          ? ([['More than was due', formatAmount(params.excess, params.currency)]] as const)
          : []),
        ['As of', formatTime(params.at)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_confirmed: {
    audience: 'buyers',
    write: (params, sender) => ({
      subject: `The seller says that “${params.milestone}” is done`,
      paragraphs: [
        `The seller has confirmed “${params.milestone}”. Your own confirmation is what releases ${amountOf(params)} to them.`,
      ],
      facts: [
        ['Step', params.milestone],
        ['Amount', amountOf(params)],
        ['Agreement', params.agreementId],
      ],
      action: `If it is done, confirm it at ${sender}. If it is not, do not confirm it, and tell ${sender}.`,
    }),
  },
  released: {
    audience: 'buyers',
    write: (params) => ({
      subject: `${amountOf(params)} was released to the seller`,
      paragraphs: [
        `“${params.milestone}” was completed, and ${amountOf(params)} was released to the seller.`,
      ],
      facts: [
        ['Step', params.milestone],
        ['Amount', amountOf(params)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  refunded: {
    audience: 'buyers',
    write: (params, sender) => ({
      subject: `${amountOf(params)} was paid back to you`,
      paragraphs: [
        `The bank has paid ${amountOf(params)} back to you: the way it came, or to the account that ${sender} has named for it.`,
      ],
      facts: [
        ['Amount', amountOf(params)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  ...SELLER_TEXTS,
  payout_account_changed: {
    audience: 'members',
    write: (params) => ({
      subject: params.stopped
        ? `The payout account of ${params.externalUserId} is the one from before again`
        : `The payout account of ${params.externalUserId} was changed`,
      paragraphs: [
        params.stopped
          ? 'A member has stopped the change of this seller’s payout account.'
          : 'This seller’s payouts were pointed at another bank account.',
      ],
      facts: [
        ['Seller', params.externalUserId],
        [params.stopped ? 'Account' : 'New account', params.account],
        ['Name at the bank', `${params.accountName} (${params.nameMatch})`],
        [params.stopped ? 'Stopped' : 'Account before', params.previousAccount],
        ['First payout not before', formatTime(params.usableFrom)],
        ['Changed', formatTime(params.at)],
        ['Changed by', params.by],
      ],
      action: params.stopped ? null : IF_NOBODY,
    }),
  },
  webhook_failing: {
    audience: 'members',
    write: (params) => ({
      subject: params.disabledAt ? 'A webhook endpoint was switched off' : 'A webhook endpoint is failing',
      paragraphs: [
        params.disabledAt
          ? 'An endpoint of yours took no events and was switched off. What is pending for it waits until it is switched on again.'
          : 'When this was written, an endpoint of yours had taken no events for a day. They are tried again, and the endpoint is switched off if that goes on.',
      ],
      facts: [
        ['Endpoint', params.url],
        ['Failing since', formatTime(params.since)],
        params.disabledAt
          ? ['Switched off', formatTime(params.disabledAt)]
          : ['Switched off on', `${formatTime(params.disablesAt)}, if nothing gets through before`],
      ],
      action: params.disabledAt
        ? 'Mend the receiver, then switch the endpoint on again on the page Events & webhooks.'
        : 'Look at what the receiver answers on the page Events & webhooks.',
    }),
  },
  approval_requested: {
    audience: 'members',
    write: ({ asks, amount, currency, ...params }) => ({
      subject: `Somebody asks to ${asks}`,
      paragraphs: ['It is done when another member approves it, and not before.'],
      facts: [
        ...(amount !== null && currency ? ([['Amount', formatAmount(amount, currency)]] as const) : []),
        ...(params.agreementId ? ([['Agreement', params.agreementId]] as const) : []),
        ['Asked by', params.by],
        ['Nobody can approve it after', formatTime(params.expiresAt)],
        ['Approval', params.approvalId],
      ],
      action: 'Look at what is asked for on the page Approvals, and approve or reject it there.',
    }),
  },
  stuck_money: {
    audience: 'members',
    write: (params) => ({
      subject: 'Money of yours waits for somebody to look',
      paragraphs: ['Something does not fit or does not get through, and no rule can put it right.'],
      facts: [
        ['Exceptions that were open', String(params.exceptions)],
        ['Work that did not get through', String(params.alarms)],
        ['What it was about', params.kinds.join(', ')],
        ['As of', formatTime(params.at)],
      ],
      action: 'Look at the first page of the dashboard.',
    }),
  },
  ...PERSONAL_TEXTS,
};

const IF_NOBODY =
  'If nobody of yours did this, revoke the key that did, and stop the change on the seller’s page of the dashboard before the first payout. After that, freeze the seller’s agreements and set the right account again.';

export const MAIL_KINDS = Object.keys(TEXTS) as [MailKind, ...MailKind[]];

/** A mail of some kind with what it is told, so that neither can be mistaken about the other. */
export type Notification = {
  [Kind in MailKind]: { readonly kind: Kind; readonly params: MailParams[Kind] };
}[MailKind];

/** Why the one person whom a mail is for gets it; undefined of what an account may switch off and read. */
export function personalReason(kind: MailKind): string | undefined {
  return (TEXTS[kind] as Text<MailParams[MailKind]>).personal;
}

export function textOf(notification: Notification, sender: string): MailMessage {
  const { write } = TEXTS[notification.kind] as Text<MailParams[MailKind]>;
  return write(notification.params, sender);
}
