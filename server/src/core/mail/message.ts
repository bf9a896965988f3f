import { type FormatTime, formatAmount } from './amount.ts';

/** The contents of a mail before it is rendered as text or HTML. */
export type MailMessage = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one per line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The label of the button for a link, in a mail whose purpose is that link. */
  readonly button?: { readonly label: string; readonly link: string };
  /** The action for the reader; null when the mail only informs. */
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
  /** True when a change was stopped and the previous account was restored. */
  readonly stopped?: boolean;
};

export const AUDIENCES = ['buyers', 'sellers', 'members'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** One kind of mail: its audience and its text. */
export type Text<Params> = {
  readonly audience: Audience;
  /** Set for mails meant for one person only: the reason why they get it. */
  readonly personal?: string;
  readonly write: (params: Params, sender: string, formatTime: FormatTime) => MailMessage;
};

export const amountOf = ({ amount, currency }: Amount) => formatAmount(amount, currency);
