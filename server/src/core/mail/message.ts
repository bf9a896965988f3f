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
/** What each side pays and gets of milestones with fees or shares. Absent without either. */
export type Sides = {
  readonly buyerPays: number;
  readonly sellerGets: number;
  readonly fees: number;
  readonly othersGet: number;
};
export type WithSides = { readonly sides?: Sides };

export type OfMilestone = Amount &
  WithSides & {
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

type Facts = MailMessage['facts'];

/** The amount of a mail, or what each side pays and gets where that differs. */
export function amountFacts(
  { sides, amount, currency }: Amount & WithSides,
  reader: Audience,
  name = 'Amount',
): Facts {
  if (!sides) return [[name, formatAmount(amount, currency)]];
  const isBuyer = reader === 'buyers';
  const parts = [
    [isBuyer ? 'You pay' : 'The buyer pays', sides.buyerPays],
    [isBuyer ? 'The seller gets' : 'You get', sides.sellerGets],
    ['Fees', sides.fees],
    ['Other payees get', sides.othersGet],
  ] as const;
  return parts.flatMap(([label, part]) => (part > 0 ? [[label, formatAmount(part, currency)] as const] : []));
}

export const amountOf = ({ amount, currency }: Amount) => formatAmount(amount, currency);
