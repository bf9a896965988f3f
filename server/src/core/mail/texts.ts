import { DEFAULT_TIME_ZONE } from '#core/time-zone.ts';
import { type FormatTime, formatAmount, timesIn } from './amount.ts';
import { DISPUTE_TEXTS, type DisputeParams } from './dispute-texts.ts';
import {
  type AccountChange,
  type Amount,
  amountFacts,
  amountOf,
  type MailMessage,
  type OfMilestone,
  type Text,
} from './message.ts';
import { PERSONAL_TEXTS, type PersonalParams } from './personal-texts.ts';
import { SELLER_TEXTS, type SellerParams } from './seller-texts.ts';

/** Parameters of each kind of mail. Queued mails are stored with them, so fields must not be renamed. */
export type MailParams = PersonalParams &
  DisputeParams &
  SellerParams & {
    readonly pay_this: Amount & {
      /** What the amount consists of, where the buyer pays fees; absent without any. */
      readonly price?: number;
      readonly fees?: number;
      readonly agreementId: string;
      readonly accountNumber: string;
      readonly bankCode: string;
      /** Null when the bank could not be asked; absent in mails that an older version queued. */
      readonly bankName?: string | null;
      readonly accountName: string;
      /** True when the account accepts only this amount. */
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
    readonly seller_confirmed: OfMilestone & {
      /** Set when silence releases the milestone; `endsAt` is null until the window starts. */
      readonly silence?: { readonly endsAt: string | null };
    };
    readonly released: OfMilestone;
    readonly refunded: Amount & { readonly agreementId: string };
    readonly refund_redirected: {
      readonly agreementId: string;
      readonly account: string;
      readonly accountName: string;
      readonly usableFrom: string;
    };
    readonly payout_account_changed: AccountChange & { readonly nameMatch: string; readonly by: string };
    readonly webhook_failing: {
      readonly url: string;
      readonly since: string;
      /** When the endpoint was disabled; null while it may recover. */
      readonly disabledAt: string | null;
      readonly disablesAt: string;
    };
    readonly approval_requested: {
      readonly approvalId: string;
      readonly agreementId: string | null;
      /** The requested action, phrased to follow "to". */
      readonly asks: string;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly by: string;
      readonly expiresAt: string;
    };
    readonly mentioned: { readonly agreementId: string; readonly by: string; readonly at: string };
    readonly stuck_money: {
      readonly exceptions: number;
      readonly alarms: number;
      readonly kinds: readonly string[];
      readonly at: string;
    };
  };
export type MailKind = keyof MailParams;

/**
 * Every mail, by kind. A mail may be read days later, so each sentence reports something that happened or
 * says when it was true. A mail whose action is no longer possible is not sent.
 */
export const TEXTS: { readonly [Kind in MailKind]: Text<MailParams[Kind]> } = {
  pay_this: {
    audience: 'buyers',
    write: (params, sender, formatTime) => ({
      subject: `How to pay ${amountOf(params)} to ${sender}`,
      paragraphs: [
        ...(params.sandbox ? ['This is a test. The bank is simulated, and no real money moves.'] : []),
        `Your payment is held in escrow. The seller is paid step by step, once both of you have confirmed a step or ${sender} has decided.`,
      ],
      facts: [
        ['Amount', amountOf(params)],
        ...(params.price !== undefined && params.fees
          ? ([
              ['Price', formatAmount(params.price, params.currency)],
              ['Fees', formatAmount(params.fees, params.currency)],
            ] as const)
          : []),
        ['Bank', params.bankName ?? `code ${params.bankCode}`],
        ['Account number', params.accountNumber],
        ['Account name', params.accountName],
        ...(params.expiresAt ? ([['Pay before', formatTime(params.expiresAt)]] as const) : []),
        ['Agreement', params.agreementId],
      ],
      action: params.exact
        ? `Send exactly ${amountOf(params)} in one transfer. The account accepts no other amount.`
        : `Send ${amountOf(params)} to this account.`,
    }),
  },
  received: {
    audience: 'buyers',
    write: (params, _sender, formatTime) => ({
      subject: `We received your payment of ${amountOf(params)}`,
      paragraphs: [`Your payment of ${amountOf(params)} has arrived.`],
      facts: [
        ['Received', amountOf(params)],
        ['Still to pay', formatAmount(params.outstanding, params.currency)],
        ...(params.excess > 0
          ? ([['Paid beyond the amount due', formatAmount(params.excess, params.currency)]] as const)
          : []),
        ['As of', formatTime(params.at)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_confirmed: {
    audience: 'buyers',
    write: (params, sender, formatTime) => ({
      subject: `The seller says that “${params.milestone}” is done`,
      paragraphs: [
        `The seller has confirmed “${params.milestone}”. Once you confirm it too, ${amountOf(params)} is released to them.`,
        ...(params.silence
          ? [`If you do not answer, it is released without you ${endOf(params.silence, formatTime)}.`]
          : []),
      ],
      facts: [
        ['Step', params.milestone],
        ...amountFacts(params, 'buyers'),
        ['Agreement', params.agreementId],
      ],
      action: params.silence
        ? `If it is done, confirm it at ${sender}. If it is not, contact ${sender} before then.`
        : `If it is done, confirm it at ${sender}. If it is not, do not confirm it and contact ${sender}.`,
    }),
  },
  released: {
    audience: 'buyers',
    write: (params) => ({
      subject: `${amountOf(params)} was released to the seller`,
      paragraphs: [`“${params.milestone}” is complete, and ${amountOf(params)} was released to the seller.`],
      facts: [
        ['Step', params.milestone],
        ...amountFacts(params, 'buyers'),
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  refunded: {
    audience: 'buyers',
    write: (params, sender) => ({
      subject: `${amountOf(params)} was refunded to you`,
      paragraphs: [
        `The bank has refunded ${amountOf(params)} to the account you paid from, or to the account that ${sender} named for it.`,
      ],
      facts: [
        ['Amount', amountOf(params)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  refund_redirected: {
    audience: 'buyers',
    write: (params, sender, formatTime) => ({
      subject: 'Your refund goes to another account',
      paragraphs: [
        `Your bank refused a refund, and ${sender} has named another account for it. If this is not your account, tell ${sender} at once.`,
      ],
      facts: [
        ['Account', params.account],
        ['Account holder', params.accountName],
        ['Not sent before', formatTime(params.usableFrom)],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  ...SELLER_TEXTS,
  ...DISPUTE_TEXTS,
  payout_account_changed: {
    audience: 'members',
    write: (params, _sender, formatTime) => ({
      subject: params.stopped
        ? `The previous payout account of ${params.externalUserId} was restored`
        : `The payout account of ${params.externalUserId} was changed`,
      paragraphs: [
        params.stopped
          ? 'A member stopped the change of this seller’s payout account.'
          : 'This seller’s payouts now go to a different bank account.',
      ],
      facts: [
        ['Seller', params.externalUserId],
        [params.stopped ? 'Account' : 'New account', params.account],
        ['Name at the bank', `${params.accountName} (${params.nameMatch})`],
        [params.stopped ? 'Stopped' : 'Previous account', params.previousAccount],
        ['First payout no earlier than', formatTime(params.usableFrom)],
        ['Changed', formatTime(params.at)],
        ['Changed by', params.by],
      ],
      action: params.stopped ? null : IF_UNEXPECTED,
    }),
  },
  webhook_failing: {
    audience: 'members',
    write: (params, _sender, formatTime) => ({
      subject: params.disabledAt ? 'A webhook endpoint was disabled' : 'A webhook endpoint is failing',
      paragraphs: [
        params.disabledAt
          ? 'One of your endpoints accepted no events and was disabled. Its pending events wait until you enable it again.'
          : 'When this was written, one of your endpoints had accepted no events for a day. Delivery is retried, and the endpoint is disabled if this continues.',
      ],
      facts: [
        ['Endpoint', params.url],
        ['Failing since', formatTime(params.since)],
        params.disabledAt
          ? ['Disabled', formatTime(params.disabledAt)]
          : ['Will be disabled on', `${formatTime(params.disablesAt)}, unless a delivery succeeds before`],
      ],
      action: params.disabledAt
        ? 'Fix the receiver, then enable the endpoint again on the page Events & webhooks.'
        : 'Check the receiver’s responses on the page Events & webhooks.',
    }),
  },
  approval_requested: {
    audience: 'members',
    write: ({ asks, amount, currency, ...params }, _sender, formatTime) => ({
      subject: `Approval needed to ${asks}`,
      paragraphs: ['This is carried out only after another member approves it.'],
      facts: [
        ...(amount !== null && currency ? ([['Amount', formatAmount(amount, currency)]] as const) : []),
        ...(params.agreementId ? ([['Agreement', params.agreementId]] as const) : []),
        ['Requested by', params.by],
        ['Can be approved until', formatTime(params.expiresAt)],
        ['Approval', params.approvalId],
      ],
      action: 'Review the request on the page Approvals, and approve or reject it there.',
    }),
  },
  mentioned: {
    audience: 'members',
    write: (params, _sender, formatTime) => ({
      subject: `${params.by} mentioned you in a note`,
      paragraphs: [`${params.by} mentioned you in a note on an agreement.`],
      facts: [
        ['Agreement', params.agreementId],
        ['Written', formatTime(params.at)],
      ],
      action: 'Read and answer it on the first page of the dashboard.',
    }),
  },
  stuck_money: {
    audience: 'members',
    write: (params, _sender, formatTime) => ({
      subject: 'Money in your account needs attention',
      paragraphs: ['There are cases that the service cannot resolve by itself.'],
      facts: [
        ['Open exceptions', String(params.exceptions)],
        ['Failing jobs', String(params.alarms)],
        ['Concerning', params.kinds.join(', ')],
        ['As of', formatTime(params.at)],
      ],
      action: 'Open the first page of the dashboard.',
    }),
  },
  ...PERSONAL_TEXTS,
};

const IF_UNEXPECTED =
  'If no one in your team did this, revoke the key that made the change, and stop the change on the seller’s page of the dashboard before the first payout. After that, freeze the seller’s agreements and set the right account again.';

export const MAIL_KINDS = Object.keys(TEXTS) as [MailKind, ...MailKind[]];

/** A mail's kind with its parameters. */
export type Notification = {
  [Kind in MailKind]: { readonly kind: Kind; readonly params: MailParams[Kind]; readonly about?: About };
}[MailKind];

/** What the reader knows an agreement by. Absent in mails that an older version queued. */
export type About = {
  readonly seller: string | null;
  /** The titles of the milestones. */
  readonly bought: string | null;
  /** The platform's own reference. */
  readonly order: string | null;
};

/**
 * Returns the reason for a mail that is meant for one person only; undefined for mails that the account can
 * read and switch off.
 */
export function personalReason(kind: MailKind): string | undefined {
  return (TEXTS[kind] as Text<MailParams[MailKind]>).personal;
}

export function textOf(
  notification: Notification,
  sender: string,
  timeZone: string = DEFAULT_TIME_ZONE,
): MailMessage {
  const { write } = TEXTS[notification.kind] as Text<MailParams[MailKind]>;
  const message = write(notification.params, sender, timesIn(timeZone));
  const { seller = null, bought = null, order = null } = notification.about ?? {};
  const known = [
    ['Seller', seller],
    ['For', bought],
    ['Order', order],
  ] as const;
  const about = known.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const facts = message.facts.flatMap((fact) => (fact[0] === 'Agreement' ? [...about, fact] : [fact]));
  return { ...message, facts };
}

function endOf({ endsAt }: { readonly endsAt: string | null }, formatTime: FormatTime): string {
  return endsAt ? `on ${formatTime(endsAt)}` : 'when your time to inspect it is over';
}
