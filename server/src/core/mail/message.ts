import { formatAmount } from './amount.ts';

/** What a mail says, before it is text or HTML. */
export type MailMessage = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one a line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What the reader is asked to do; null when it is only for them to know. */
  readonly action: string | null;
};

export type Amount = { readonly amount: number; readonly currency: string };
export type OfMilestone = Amount & {
  readonly agreementId: string;
  readonly milestoneId: string;
  readonly milestone: string;
};

export type AccountChange = {
  readonly externalUserId: string;
  readonly account: string;
  readonly accountName: string;
  readonly previousAccount: string;
  readonly usableFrom: string;
  readonly at: string;
  /** A change was stopped, and the account from before stands again. */
  readonly stopped?: boolean;
};

export const AUDIENCES = ['buyers', 'sellers', 'members'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** One kind of mail: who hears of it, and what it says. */
export type Text<Params> = {
  readonly audience: Audience;
  /** Of what is for one person and nobody else: why they get it. */
  readonly personal?: string;
  readonly write: (params: Params, sender: string) => MailMessage;
};

export const amountOf = ({ amount, currency }: Amount) => formatAmount(amount, currency);
