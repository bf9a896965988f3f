import {
  type AccountChange,
  type Amount,
  amountFacts,
  amountOf,
  type OfMilestone,
  type Text,
  type WithSides,
} from './message.ts';

/** Parameters of the mails to sellers. As in texts.ts, fields must not be renamed. */
export type SellerParams = {
  readonly seller_funded: Amount & WithSides & { readonly agreementId: string };
  readonly seller_released: OfMilestone;
  readonly seller_paid: OfMilestone & { readonly reference: string };
  readonly seller_account_changed: AccountChange;
};

export const SELLER_TEXTS: { readonly [Kind in keyof SellerParams]: Text<SellerParams[Kind]> } = {
  seller_funded: {
    audience: 'sellers',
    write: (params, sender) => ({
      subject: `${amountOf(params)} is in escrow for you`,
      paragraphs: [
        `The buyer has paid the full amount, and it is held in escrow. Each step is paid to you once both of you have confirmed it or ${sender} has decided.`,
      ],
      facts: [
        ['In escrow', amountOf(params)],
        ...(params.sides ? amountFacts(params, 'sellers') : []),
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_released: {
    audience: 'sellers',
    write: (params, sender) => ({
      subject: `${amountOf(params)} was released to you`,
      paragraphs: [
        `“${params.milestone}” is complete. ${amountOf(params)} will be paid to the bank account that ${sender} has on file for you.`,
      ],
      facts: [
        ['Step', params.milestone],
        ...amountFacts(params, 'sellers'),
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_paid: {
    audience: 'sellers',
    write: (params) => ({
      subject: `${amountOf(params)} was paid to you`,
      paragraphs: [
        `The bank has confirmed the payment of ${amountOf(params)} for “${params.milestone}” to your account.`,
      ],
      facts: [
        ['Step', params.milestone],
        ...amountFacts(params, 'sellers'),
        ['Bank reference', params.reference],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_account_changed: {
    audience: 'sellers',
    write: (params, sender, formatTime) => ({
      subject: params.stopped
        ? `${sender} is paying you to your previous bank account again`
        : `Your bank account for payouts from ${sender} was changed`,
      paragraphs: [
        params.stopped
          ? 'The change of your bank account for payouts was stopped.'
          : 'The bank account that you are paid on was changed.',
      ],
      facts: [
        [params.stopped ? 'Account' : 'New account', params.account],
        [params.stopped ? 'Stopped' : 'Previous account', params.previousAccount],
        ['First payout no earlier than', formatTime(params.usableFrom)],
        ['Changed', formatTime(params.at)],
      ],
      action: params.stopped ? null : `If you did not request this, contact ${sender} at once.`,
    }),
  },
};
