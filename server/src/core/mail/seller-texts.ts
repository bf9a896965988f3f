import { formatTime } from './amount.ts';
import { type AccountChange, type Amount, amountOf, type OfMilestone, type Text } from './message.ts';

/** What sellers are told. A field that is here keeps its name, as in texts.ts. */
export type SellerParams = {
  readonly seller_funded: Amount & { readonly agreementId: string };
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
        `The buyer has paid all that was due. It is held for you, and goes to you step by step, when both of you have confirmed a step or ${sender} has decided about it.`,
      ],
      facts: [
        ['In escrow', amountOf(params)],
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
        `“${params.milestone}” was completed. ${amountOf(params)} goes to the bank account that ${sender} has of you.`,
      ],
      facts: [
        ['Step', params.milestone],
        ['Amount', amountOf(params)],
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
        `The bank says that it has paid ${amountOf(params)} for “${params.milestone}” to your account.`,
      ],
      facts: [
        ['Step', params.milestone],
        ['Amount', amountOf(params)],
        ['Reference at the bank', params.reference],
        ['Agreement', params.agreementId],
      ],
      action: null,
    }),
  },
  seller_account_changed: {
    audience: 'sellers',
    write: (params, sender) => ({
      subject: params.stopped
        ? `${sender} pays you to your account from before again`
        : `${sender} was told to pay you to another bank account`,
      paragraphs: [
        params.stopped
          ? 'The change of the bank account that you are paid to was stopped.'
          : 'The bank account that you are paid to was changed.',
      ],
      facts: [
        [params.stopped ? 'Account' : 'New account', params.account],
        [params.stopped ? 'Stopped' : 'Account before', params.previousAccount],
        ['First payout not before', formatTime(params.usableFrom)],
        ['Changed', formatTime(params.at)],
      ],
      action: params.stopped ? null : `If you did not ask for this, tell ${sender} at once.`,
    }),
  },
};
