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
    write: (told, sender) => ({
      subject: `${amountOf(told)} is in escrow for you`,
      paragraphs: [
        `The buyer has paid all that was due. It is held for you, and goes to you step by step, when both of you have confirmed a step or ${sender} has decided about it.`,
      ],
      facts: [
        ['In escrow', amountOf(told)],
        ['Agreement', told.agreementId],
      ],
      action: null,
    }),
  },
  seller_released: {
    audience: 'sellers',
    write: (told, sender) => ({
      subject: `${amountOf(told)} was released to you`,
      paragraphs: [
        `“${told.milestone}” was completed. ${amountOf(told)} goes to the bank account that ${sender} has of you.`,
      ],
      facts: [
        ['Step', told.milestone],
        ['Amount', amountOf(told)],
        ['Agreement', told.agreementId],
      ],
      action: null,
    }),
  },
  seller_paid: {
    audience: 'sellers',
    write: (told) => ({
      subject: `${amountOf(told)} was paid to you`,
      paragraphs: [
        `The bank says that it has paid ${amountOf(told)} for “${told.milestone}” to your account.`,
      ],
      facts: [
        ['Step', told.milestone],
        ['Amount', amountOf(told)],
        ['Reference at the bank', told.reference],
        ['Agreement', told.agreementId],
      ],
      action: null,
    }),
  },
  seller_account_changed: {
    audience: 'sellers',
    write: (told, sender) => ({
      subject: told.stopped
        ? `${sender} pays you to your account from before again`
        : `${sender} was told to pay you to another bank account`,
      paragraphs: [
        told.stopped
          ? 'The change of the bank account that you are paid to was stopped.'
          : 'The bank account that you are paid to was changed.',
      ],
      facts: [
        [told.stopped ? 'Account' : 'New account', told.account],
        [told.stopped ? 'Stopped' : 'Account before', told.previousAccount],
        ['First payout not before', formatTime(told.usableFrom)],
        ['Changed', formatTime(told.at)],
      ],
      action: told.stopped ? null : `If you did not ask for this, tell ${sender} at once.`,
    }),
  },
};
