import { type FormatTime, formatAmount } from './amount.ts';
import type { MailMessage, Text } from './message.ts';

/** The steps of a dispute that a party gets a mail about. */
export type DisputeStep =
  | 'opened'
  | 'message_added'
  | 'offer_made'
  | 'offer_declined'
  | 'offer_withdrawn'
  | 'escalated'
  | 'decided'
  | 'appealed'
  | 'closed';

/** Parameters of a mail about a dispute. As in texts.ts, fields must not be renamed. */
export type OfDispute = {
  readonly agreementId: string;
  readonly milestone: string;
  readonly currency: string;
  readonly step: DisputeStep;
  /** `silence` escalates when no answer came in time. */
  readonly by: 'buyer' | 'seller' | 'platform' | 'silence';
  readonly toBuyer: number | null;
  readonly toSeller: number | null;
  /** The end of the reader's time, or null. */
  readonly dueAt: string | null;
  /** True when the claim is granted without an answer. */
  readonly granted: boolean;
  /** Of a dispute that is closed. */
  readonly outcome: string | null;
};

export type DisputeParams = { readonly buyer_dispute: OfDispute; readonly seller_dispute: OfDispute };

/**
 * Mails to both sides. They name amounts and times and not what the parties wrote: that is erased with them,
 * and a mail is not.
 */
export const DISPUTE_TEXTS: { readonly [Kind in keyof DisputeParams]: Text<DisputeParams[Kind]> } = {
  buyer_dispute: { audience: 'buyers', write: write('buyer') },
  seller_dispute: { audience: 'sellers', write: write('seller') },
};

function write(reader: 'buyer' | 'seller') {
  return (params: OfDispute, sender: string, formatTime: FormatTime): MailMessage => {
    const { step, by, milestone, toBuyer, toSeller, currency, dueAt, outcome, agreementId } = params;
    const who = by === 'platform' ? sender : by === reader ? 'You' : `The ${by}`;
    const { subject, paragraph, action } = SAID[step]({ ...params, who, sender });
    const divided = toBuyer !== null && toSeller !== null;
    const ends = dueAt !== null && ENDS[step];
    return {
      subject: `${subject}: “${milestone}”`,
      paragraphs: [paragraph, ...(outcome ? [OUTCOMES[outcome] ?? ''].filter(Boolean) : [])],
      facts: [
        ['Step', milestone],
        ...(divided
          ? ([
              [reader === 'buyer' ? 'You get' : 'The buyer gets', formatAmount(toBuyer, currency)],
              [
                reader === 'seller' ? 'You get, before fees' : 'The seller gets',
                formatAmount(toSeller, currency),
              ],
            ] as const)
          : []),
        ...(ends ? ([[ends, formatTime(dueAt)]] as const) : []),
        ['Agreement', agreementId],
      ],
      action,
    };
  };
}

/** The name of the end of the time in a mail. */
const ENDS: Partial<Record<DisputeStep, string>> = {
  opened: 'Answer before',
  message_added: 'Answer before',
  offer_made: 'Answer before',
  offer_declined: 'Time to agree until',
  offer_withdrawn: 'Time to agree until',
  decided: 'Appeal before',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  SETTLED: 'Both sides agreed on an offer.',
  WITHDRAWN: 'The side that opened it gave it up, and the step goes on where it was.',
  DECIDED: 'The decision was carried out.',
  DEFAULTED: 'No answer came in time, so the claim was granted.',
  PAID: 'The bank had already paid the seller. What is still owed has to be claimed from the seller.',
};

type Said = { readonly subject: string; readonly paragraph: string; readonly action: string | null };
type About = OfDispute & { readonly who: string; readonly sender: string };

const SAID: Readonly<Record<DisputeStep, (about: About) => Said>> = {
  opened: ({ who, sender, granted }) => ({
    subject: 'A dispute was opened',
    paragraph: `${who} opened a dispute. The money of this step stays where it is until the dispute is over.`,
    action: granted
      ? `Answer at ${sender}. Without an answer in time, the money is divided as claimed.`
      : `Answer at ${sender}. Without an answer in time, ${sender} decides.`,
  }),
  message_added: ({ who, sender }) => ({
    subject: 'A new message in your dispute',
    paragraph: `${who} wrote a message.`,
    action: `Read it and answer at ${sender}.`,
  }),
  offer_made: ({ who, sender }) => ({
    subject: 'An offer in your dispute',
    paragraph: `${who} offered how to divide the money of this step.`,
    action: `Accept or decline it, or make another offer, at ${sender}.`,
  }),
  offer_declined: ({ who, sender }) => ({
    subject: 'Your offer was declined',
    paragraph: `${who} declined your offer. The dispute goes on.`,
    action: `Make another offer at ${sender}, or ask ${sender} to decide.`,
  }),
  offer_withdrawn: ({ who }) => ({
    subject: 'An offer was withdrawn',
    paragraph: `${who} withdrew the offer. The dispute goes on.`,
    action: null,
  }),
  escalated: ({ by, who, sender }) => ({
    subject: `${sender} decides your dispute`,
    paragraph:
      by === 'silence'
        ? `The two sides did not agree in time, so ${sender} decides.`
        : by === 'platform'
          ? `${sender} has taken the dispute over and decides.`
          : `${who} asked ${sender} to decide.`,
    action: 'Until the decision, both sides can still agree on an offer.',
  }),
  decided: ({ sender, dueAt }) => ({
    subject: 'Your dispute was decided',
    paragraph: `${sender} has decided how the money of this step is divided.`,
    action: dueAt ? `If you do not agree, appeal at ${sender} in time. There is one appeal.` : null,
  }),
  appealed: ({ who, sender }) => ({
    subject: 'The decision was appealed',
    paragraph: `${who} appealed, and ${sender} decides once more. That decision is final.`,
    action: null,
  }),
  closed: () => ({ subject: 'Your dispute is over', paragraph: 'The dispute is closed.', action: null }),
};
