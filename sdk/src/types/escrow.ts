// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { Deposit, Payout } from './bank.ts';
import type { Problem } from './problem.ts';
import type { Flag, FraudType, RiskContribution, Signal } from './risk.ts';

export type AgreementStatus =
  | 'PENDING'
  | 'PARTIAL'
  | 'FUNDED'
  | 'OVERFUNDED'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'DISBURSED'
  | 'REFUNDED'
  | 'FROZEN';

export type MilestoneStatus = 'PENDING' | 'BUYER_CONFIRMED' | 'SELLER_CONFIRMED' | 'COMPLETED';

/** The inspection window of a milestone. */
export type InspectionClock = {
  /**
   * WAITING until the seller has confirmed and the held money covers the milestone; PAUSED while the
   * agreement is on hold or the money does not cover the milestone any more.
   */
  status: 'WAITING' | 'RUNNING' | 'PAUSED' | 'ENDED';
  /** ISO 8601. */
  startedAt: string | null;
  /** When it ends, or has ended. Null while it waits or is paused. ISO 8601. */
  endsAt: string | null;
  pausedSeconds: number;
  extendedSeconds: number;
};

export type Milestone = {
  id: string;
  title: string;
  /** In the smallest currency unit. */
  amount: number;
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  status: MilestoneStatus;
  /** Your fees, as they were agreed. Only with fees. */
  fees?: FeeLine[] | undefined;
  /** What other payees than the seller get when it is released in full, as it was agreed. Only with shares. */
  shares?: Share[] | undefined;
  /** When the seller has to confirm. Only with this limit. ISO 8601. */
  deliverBy?: string | undefined;
  /** How long the buyer may inspect. Only with an inspection window. */
  inspectionSeconds?: number | undefined;
  /** What happens when the window ends without an answer. Only with an inspection window. */
  onSilence?: 'release' | 'hold' | undefined;
  /** The inspection window; null without one. Only with `expand=clock`. */
  clock?: InspectionClock | null | undefined;
};

/**
 * Where the agreement’s money is. `deposited`: everything that ever came in. `held`: in escrow now.
 * `excess`: paid above the total and not yet returned. `queued`: confirmed by both parties and waiting for
 * escrow to cover it. `released`: owed or paid to the seller. `paidOut`: arrived at the seller’s bank.
 * `refunded`: returned to the buyer or on its way. `outstanding`: still to be paid in.
 */
export type Funding = {
  /** In the smallest currency unit. */
  deposited: number;
  /** In the smallest currency unit. */
  held: number;
  /** In the smallest currency unit. */
  excess: number;
  /** In the smallest currency unit. */
  queued: number;
  /** In the smallest currency unit. */
  released: number;
  /** In the smallest currency unit. */
  paidOut: number;
  /** Returned to the buyer, or on its way. */
  refunded: number;
  /** The part of `refunded` that the buyer has not received yet. */
  refunding: number;
  /** In the smallest currency unit. */
  outstanding: number;
  /** Only with fees: what the buyer pays on top, what the seller pays, and what you have of both. */
  fees?:
    | {
        /** In the smallest currency unit. */
        buyer: number;
        /** In the smallest currency unit. */
        seller: number;
        /** In the smallest currency unit. */
        commission: number;
      }
    | undefined;
  /**
   * Only with shares: what the seller and each other payee get of the milestones that are not refunded, and
   * how far that is released and paid out.
   */
  payees?:
    | {
        externalUserId: string;
        /** In the smallest currency unit. */
        gets: number;
        /** In the smallest currency unit. */
        released: number;
        /** In the smallest currency unit. */
        paidOut: number;
      }[]
    | undefined;
  /** The accounts to pay into, newest first. Money received on any of them counts. */
  accounts?:
    | {
        accountNumber: string;
        bankCode: string;
        /** Show it to the buyer. Null when the provider cannot be asked for it now. */
        bankName: string | null;
        accountName: string;
        /** The only amount that the account accepts. Null when it accepts any. */
        amount: number | null;
        /** ISO 8601. */
        expiresAt: string | null;
        /** When the account was closed because the agreement ended. Later payments are not accepted. ISO 8601. */
        closedAt: string | null;
      }[]
    | undefined;
};

/** Your fee for one milestone, as it was agreed. */
export type FeeLine = {
  name: string;
  /** Due from the buyer on top of the milestone. */
  buyer: number;
  /** Deducted from what the seller gets. */
  seller: number;
  refund: 'share' | 'all' | 'none';
};

/** What another payee than the seller gets of a milestone. */
export type Share = {
  /** Your own id of the payee. */
  externalUserId: string;
  /** In the smallest currency unit. */
  amount: number;
};

export type Agreement = {
  object: 'agreement';
  environment: 'live' | 'test';
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  /** Null until a payment assessment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
  /** ISO 8601. */
  createdAt: string;
  /** The agreement ends if it is not paid by then. Only with this limit. ISO 8601. */
  fundBy?: string | undefined;
  milestones: Milestone[];
  /** Only with `expand=funding`. */
  funding?: Funding | undefined;
  /** Only with `expand=payouts`. */
  payouts?: Payout[] | undefined;
  /** The newest hundred. Only with `expand=deposits`. */
  deposits?: Deposit[] | undefined;
  /** Only with `expand=parties`. */
  parties?: Parties | undefined;
  /** The last amendment, open or closed; null without one. Only with `expand=amendment`. */
  amendment?: Amendment | null | undefined;
};

/** What is agreed about a milestone, or would be. */
export type MilestoneTerms = {
  id: string;
  title: string;
  /** In the smallest currency unit. */
  amount: number;
  fees?: FeeLine[] | undefined;
  shares?: Share[] | undefined;
  /** ISO 8601. */
  deliverBy?: string | undefined;
  inspectionSeconds?: number | undefined;
  onSilence?: 'release' | 'hold' | undefined;
};

/** Propose an amendment: `POST /v1/escrow/agreements/{id}/amendments`. */
export type ProposeAmendmentParams = {
  /**
   * The party that proposes. Left out, the platform does, and both parties have to accept. At most 255
   * characters.
   */
  externalUserId?: string | undefined;
  /**
   * Milestones to add, change or drop. Of a milestone that is changed, what is left out stays as it is; a
   * new amount needs new `shares` if it has any. May be empty with `fundBy`. At most 100 items.
   */
  operations: (
    | {
        type: 'add';
        /** At most 200 characters. */
        title: string;
        /** In the smallest currency unit (kobo, cents). */
        amount: number;
        /**
         * What other payees than the seller get of the milestone, each with a payout of their own. The shares are
         * computed once, now, and never change; the seller gets the exact rest. At most 10 items.
         */
        shares?:
          | {
              /**
               * Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
               * characters.
               */
              externalUserId: string;
              /** Hundredths of a percent of the milestone’s amount, rounded down. 1 to 10000. */
              basisPoints?: number | undefined;
              /** A fixed amount instead. */
              amount?: number | undefined;
            }[]
          | undefined;
        /** When the seller has to confirm. Null for no limit. ISO 8601. */
        deliverBy?: string | null | undefined;
        /** How long the buyer may inspect after the seller has confirmed. Null for no window. */
        inspectionSeconds?: number | null | undefined;
        /** When the window ends without an answer: `release` the milestone, or `hold` it for a person. */
        onSilence?: 'release' | 'hold' | undefined;
      }
    | {
        type: 'change';
        /** `ms_…`. */
        milestoneId: string;
        /** At most 200 characters. */
        title?: string | undefined;
        /** In the smallest currency unit (kobo, cents). */
        amount?: number | undefined;
        /**
         * What other payees than the seller get of the milestone, each with a payout of their own. The shares are
         * computed once, now, and never change; the seller gets the exact rest. At most 10 items.
         */
        shares?:
          | {
              /**
               * Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
               * characters.
               */
              externalUserId: string;
              /** Hundredths of a percent of the milestone’s amount, rounded down. 1 to 10000. */
              basisPoints?: number | undefined;
              /** A fixed amount instead. */
              amount?: number | undefined;
            }[]
          | undefined;
        /** When the seller has to confirm. Null for no limit. ISO 8601. */
        deliverBy?: string | null | undefined;
        /** How long the buyer may inspect after the seller has confirmed. Null for no window. */
        inspectionSeconds?: number | null | undefined;
        /** When the window ends without an answer: `release` the milestone, or `hold` it for a person. */
        onSilence?: 'release' | 'hold' | undefined;
      }
    | {
        type: 'drop';
        /** `ms_…`. */
        milestoneId: string;
      }
  )[];
  /** A new time to pay; null for none. ISO 8601. */
  fundBy?: string | null | undefined;
  /** The reason, for the other side. Stored encrypted, and erased with the person. At most 2000 characters. */
  statement?: string | undefined;
};

/** Accept an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/accept`. */
export type AcceptAmendmentParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
};

/** Decline an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/decline`. */
export type DeclineAmendmentParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
};

/** Withdraw an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/withdraw`. */
export type WithdrawAmendmentParams = {
  /** The party. Left out, the platform. At most 255 characters. */
  externalUserId?: string | undefined;
};

/** Other terms of an agreement, proposed or in force. */
export type Amendment = {
  object: 'amendment';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  /**
   * LAPSED: without an answer in time, or because what it is about has changed meanwhile. The others say how
   * it was answered.
   */
  status: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED';
  proposedBy: 'buyer' | 'seller' | 'platform';
  /** The parties that agree. One that proposes it does. */
  acceptedBy: ('buyer' | 'seller')[];
  /** In the smallest currency unit. */
  totalBefore: number;
  /** The total that the agreement would have, or has. */
  totalAmount: number;
  /** The milestones that change. */
  milestones: {
    /** Null for a milestone that is added. */
    before: MilestoneTerms | null;
    /** Null for a milestone that is dropped. */
    after: MilestoneTerms | null;
  }[];
  /** The new time to pay; null for none. Only if it changes. ISO 8601. */
  fundBy?: string | null | undefined;
  /** What each side may do now. */
  allowedActions: {
    buyer: ('accept' | 'decline' | 'withdraw')[];
    seller: ('accept' | 'decline' | 'withdraw')[];
    platform: ('accept' | 'decline' | 'withdraw')[];
  };
  /** ISO 8601. */
  createdAt: string;
  /** Without an answer by then, it lapses. ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  closedAt: string | null;
};

/** Find anything: `GET /v1/search`. */
export type SearchParams = {
  /** What you know of it, at least two characters: see the description of the endpoint. */
  q: string;
  /**
   * Only these types, separated by commas: person, agreement, dispute, payout, verification, assessment,
   * review, request.
   */
  types?: string | undefined;
};

/** Something that a search found. */
export type SearchResult = {
  object: 'search_result';
  environment: 'live' | 'test';
  type: 'person' | 'agreement' | 'dispute' | 'payout' | 'verification' | 'assessment' | 'review' | 'request';
  /** The id of the object; for a person, your own id. */
  id: string;
  title: string;
  agreementId: string | null;
  status: string | null;
  amount: number | null;
  currency: string | null;
  /** ISO 8601. */
  createdAt: string | null;
};

/** The buyer and the seller. */
export type Parties = {
  buyer: { externalId: string; name: string | null; email: string | null };
  seller: { externalId: string; name: string | null; email: string | null };
};

/** Create an agreement: `POST /v1/escrow/agreements`. */
export type CreateAgreementParams = {
  /** At most 255 characters. */
  buyerExternalId: string;
  /** At most 255 characters. */
  sellerExternalId: string;
  /** The sum of the milestone amounts. */
  totalAmount: number;
  /** 1 to 100 items. */
  milestones: {
    /** At most 200 characters. */
    title: string;
    /** In the smallest currency unit (kobo, cents). */
    amount: number;
    /**
     * What other payees than the seller get of the milestone, each with a payout of their own. The shares are
     * computed once, now, and never change; the seller gets the exact rest. At most 10 items.
     */
    shares?:
      | {
          /**
           * Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
           * characters.
           */
          externalUserId: string;
          /** Hundredths of a percent of the milestone’s amount, rounded down. 1 to 10000. */
          basisPoints?: number | undefined;
          /** A fixed amount instead. */
          amount?: number | undefined;
        }[]
      | undefined;
    /** When the seller has to confirm. Later, `milestone.overdue` is sent; nothing else happens. ISO 8601. */
    deliverBy?: string | null | undefined;
    /**
     * How long the buyer may inspect after the seller has confirmed. Null for no window; left out, the terms
     * policy applies.
     */
    inspectionSeconds?: number | null | undefined;
    /** When the window ends without an answer: `release` the milestone, or `hold` it for a person. */
    onSilence?: 'release' | 'hold' | undefined;
  }[];
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /** At most 254 characters. */
  buyerEmail?: string | undefined;
  /** Shown on the virtual account. At most 120 characters. */
  buyerName?: string | undefined;
  /** The seller is notified at this address, if mail is configured. At most 254 characters. */
  sellerEmail?: string | undefined;
  /** At most 120 characters. */
  sellerName?: string | undefined;
  /**
   * The agreement ends if it is not paid in full by then, and money that was paid goes back. Null for no
   * limit; left out, the terms policy applies. ISO 8601.
   */
  fundBy?: string | null | undefined;
  /**
   * Your fees for each milestone. They are computed once, now, and never change. What the buyer pays is due
   * on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none. At most 5
   * items.
   */
  fees?:
    | {
        /** For statements, such as “Commission” or “VAT”. At most 80 characters. */
        name: string;
        /** Hundredths of a percent of the milestone’s amount, rounded down. 0 to 10000. Default: 0. */
        basisPoints?: number | undefined;
        /** Added for each milestone. */
        fixed?: number | undefined;
        /** The least that the fee is for a milestone. */
        min?: number | undefined;
        /** The most that the fee is for a milestone. */
        max?: number | undefined;
        /** The buyer pays on top of the milestone, the seller out of it. Default: seller. */
        paidBy?:
          | 'buyer'
          | 'seller'
          | {
              /** 0 to 10000. */
              buyerBasisPoints: number;
            }
          | undefined;
        /**
         * What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all` returns
         * it with any refund, `none` keeps it. The seller always pays in proportion. Default: share.
         */
        refund?: 'share' | 'all' | 'none' | undefined;
      }[]
    | undefined;
  /** A quote with the fees and shares, instead of `fees` and `shares`. */
  quoteId?: string | undefined;
  /**
   * Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and returned
   * in lists and events.
   */
  metadata?: Record<string, string | number | boolean> | undefined;
};

/** Update an agreement: `PATCH /v1/escrow/agreements/{id}`. */
export type UpdateAgreementParams = {
  /** Your own reference. Null removes it; left out, it stays. */
  reference?: string | null | undefined;
  /** Merged into what is there: null removes a key, keys left out stay. */
  metadata?: Record<string, string | number | boolean | null> | undefined;
  /** Null removes the address. */
  buyerEmail?: string | null | undefined;
  /** Null removes the address. */
  sellerEmail?: string | null | undefined;
  /** New titles. Milestones that are left out keep theirs. At most 100 items. */
  milestones?:
    | {
        /** `ms_…`. */
        id: string;
        /** At most 200 characters. */
        title: string;
      }[]
    | undefined;
};

/** List an agreement’s notes: `GET /v1/escrow/agreements/{id}/notes`. */
export type ListNotesParams = PageParams & {
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Add a note to an agreement: `POST /v1/escrow/agreements/{id}/notes`. */
export type AddNoteParams = {
  /** At most 2000 characters. */
  text: string;
  /** The ids of active members who are to read it. They get a mail. At most 10 items. Default: . */
  mentions?: string[] | undefined;
};

/** A note of a member on an agreement. */
export type Note = {
  object: 'note';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  /** Plain text: show it as such, never as HTML. */
  text: string;
  /** The ids of the members who are mentioned. */
  mentions: string[];
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** Create a link for a party: `POST /v1/escrow/agreements/{id}/links`. */
export type CreateLinkParams = {
  /** Who gets the link. What is done through it counts as done by them. */
  party: 'buyer' | 'seller';
  /**
   * `pay`: shows the account to pay into (buyer only). `track`: shows what was paid, released and confirmed.
   * `confirm`: lets the party confirm milestones with a code sent to them. `proof`: shows, without names,
   * what is held; such a link may be shown to anyone, so it has no other purpose. `deliver`: shows the buyer
   * a code for each milestone, and lets the seller’s side release a milestone by entering it. `dispute`:
   * opens and answers disputes, with offers. `amend`: shows the open amendment, and lets the party accept,
   * decline or withdraw it. 1 to 8 items.
   */
  purposes: ('pay' | 'track' | 'confirm' | 'proof' | 'appeal' | 'deliver' | 'dispute' | 'amend')[];
  /** 300 to 7776000. Default: 2592000. */
  expiresInSeconds?: number | undefined;
  /** English, Nigerian Pidgin, Hausa, Yoruba, Igbo or French. Default: en. */
  language?: 'en' | 'pcm' | 'ha' | 'yo' | 'ig' | 'fr' | undefined;
  /**
   * The party's mobile number. The link is sent to it as a short message, and codes that confirm go there
   * instead of to the mail address. Stored encrypted, and erased with the person.
   */
  phone?: string | undefined;
  /** Adds the link as a QR code. Default: false. */
  qr?: boolean | undefined;
};

/** List the links of an agreement: `GET /v1/escrow/agreements/{id}/links`. */
export type ListLinksParams = PageParams & {
  status?: 'ACTIVE' | 'EXPIRED' | 'REVOKED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** A link to pages for the buyer or the seller. */
export type Link = {
  object: 'link';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  party: 'buyer' | 'seller';
  purposes: ('pay' | 'track' | 'confirm' | 'proof' | 'appeal' | 'deliver' | 'dispute' | 'amend')[];
  language: 'en' | 'pcm' | 'ha' | 'yo' | 'ig' | 'fr';
  /** The last digits of the number that it was sent to. */
  phone: string | null;
  status: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  revokedAt: string | null;
  /** When it was first opened. Mail scanners and chat apps open links, too. ISO 8601. */
  firstOpenedAt: string | null;
};

/** A short message to the buyer or the seller. */
export type ShortMessage = {
  object: 'short_message';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  linkId: string;
  party: 'buyer' | 'seller';
  /** `link`: the address of a link. `code`: a code that confirms a milestone. */
  type: 'link' | 'code';
  /** The last digits of the number. */
  recipient: string;
  /**
   * QUEUED and SENDING: on its way to the provider. SENT: the provider has it. DELIVERED or FAILED: by its
   * answer or receipt. UNKNOWN: its answer was lost, so it may have been sent, and is not sent again.
   * DROPPED: not sent, for the `reason`. KEPT: from a test environment, where none are sent.
   */
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'DELIVERED' | 'FAILED' | 'UNKNOWN' | 'DROPPED' | 'KEPT';
  /**
   * Why it was not sent or not delivered, such as `do_not_disturb`, `invalid_number`, `no_balance`,
   * `budget`, `limit` (of this number), `destination` (not covered by MESSAGE_PREFIXES) or `expired`.
   */
  reason: string | null;
  /** Only in test environments, for seven days. */
  text: string | null;
  /** A message of more than 160 characters is sent in several parts. */
  parts: number;
  /** In kobo, by the operator’s price of a part. */
  cost: number;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  sentAt: string | null;
  /** ISO 8601. */
  settledAt: string | null;
};

/** List the short messages of an agreement: `GET /v1/escrow/agreements/{id}/short-messages`. */
export type ListShortMessagesParams = PageParams & {
  status?:
    | 'QUEUED'
    | 'SENDING'
    | 'SENT'
    | 'DELIVERED'
    | 'FAILED'
    | 'UNKNOWN'
    | 'DROPPED'
    | 'KEPT'
    | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** A link that was just created, with its address. */
export type NewLink = {
  object: 'link';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  party: 'buyer' | 'seller';
  purposes: ('pay' | 'track' | 'confirm' | 'proof' | 'appeal' | 'deliver' | 'dispute' | 'amend')[];
  language: 'en' | 'pcm' | 'ha' | 'yo' | 'ig' | 'fr';
  /** The last digits of the number that it was sent to. */
  phone: string | null;
  status: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  revokedAt: string | null;
  /** When it was first opened. Mail scanners and chat apps open links, too. ISO 8601. */
  firstOpenedAt: string | null;
  /** The link, for this party only. It is shown only once. */
  url: string;
  /** The link as a QR code in SVG, if it was requested. */
  qr?: string | undefined;
};

/** Quote fees and shares: `POST /v1/escrow/quotes`. */
export type CreateQuoteParams = {
  /** 1 to 100 items. */
  milestones: {
    /** In the smallest currency unit (kobo, cents). */
    amount: number;
    /**
     * What other payees than the seller get of the milestone, each with a payout of their own. The shares are
     * computed once, now, and never change; the seller gets the exact rest. At most 10 items.
     */
    shares?:
      | {
          /**
           * Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
           * characters.
           */
          externalUserId: string;
          /** Hundredths of a percent of the milestone’s amount, rounded down. 1 to 10000. */
          basisPoints?: number | undefined;
          /** A fixed amount instead. */
          amount?: number | undefined;
        }[]
      | undefined;
  }[];
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /**
   * Your fees for each milestone. They are computed once, now, and never change. What the buyer pays is due
   * on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none. At most 5
   * items.
   */
  fees?:
    | {
        /** For statements, such as “Commission” or “VAT”. At most 80 characters. */
        name: string;
        /** Hundredths of a percent of the milestone’s amount, rounded down. 0 to 10000. Default: 0. */
        basisPoints?: number | undefined;
        /** Added for each milestone. */
        fixed?: number | undefined;
        /** The least that the fee is for a milestone. */
        min?: number | undefined;
        /** The most that the fee is for a milestone. */
        max?: number | undefined;
        /** The buyer pays on top of the milestone, the seller out of it. Default: seller. */
        paidBy?:
          | 'buyer'
          | 'seller'
          | {
              /** 0 to 10000. */
              buyerBasisPoints: number;
            }
          | undefined;
        /**
         * What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all` returns
         * it with any refund, `none` keeps it. The seller always pays in proportion. Default: share.
         */
        refund?: 'share' | 'all' | 'none' | undefined;
      }[]
    | undefined;
};

/** What the buyer would pay and the seller would get for each milestone. */
export type Quote = {
  object: 'quote';
  environment: 'live' | 'test';
  id: string;
  currency: string;
  /** In the smallest currency unit. */
  totalAmount: number;
  /** Due in all: `totalAmount` and the buyer’s fees. */
  buyerPays: number;
  milestones: {
    /** In the smallest currency unit. */
    amount: number;
    fees: FeeLine[];
    shares?: Share[] | undefined;
    released: {
      /** In the smallest currency unit. */
      buyerPays: number;
      /** In the smallest currency unit. */
      sellerGets: number;
      /** In the smallest currency unit. */
      commission: number;
      /** What each other payee gets. Only with shares. */
      shares?: Share[] | undefined;
    };
    /** After the buyer has paid in full. */
    refunded: {
      /** In the smallest currency unit. */
      buyerPays: number;
      /** In the smallest currency unit. */
      sellerGets: number;
      /** In the smallest currency unit. */
      commission: number;
      /** What each other payee gets. Only with shares. */
      shares?: Share[] | undefined;
    };
    /** Half of the milestone for each side. */
    split: {
      /** In the smallest currency unit. */
      buyerPays: number;
      /** In the smallest currency unit. */
      sellerGets: number;
      /** In the smallest currency unit. */
      commission: number;
      /** What each other payee gets. Only with shares. */
      shares?: Share[] | undefined;
    };
  }[];
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
};

/** Retrieve an agreement: `GET /v1/escrow/agreements/{id}`. */
export type RetrieveAgreementParams = {
  /**
   * Adds funding (where the money is), deposits (what was received and from whom), payouts (what goes to the
   * seller), parties, the clock (inspection window) of each milestone or the last amendment. Send several
   * names separated by commas, or the parameter several times. `metadata` is always present.
   */
  expand?:
    | 'funding'
    | 'deposits'
    | 'payouts'
    | 'parties'
    | 'clock'
    | 'amendment'
    | 'metadata'
    | ('funding' | 'deposits' | 'payouts' | 'parties' | 'clock' | 'amendment' | 'metadata')[]
    | undefined;
};

/** List an agreement’s events: `GET /v1/escrow/agreements/{id}/events`. */
export type ListAgreementEventsParams = PageParams & {
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /** The order of the events. Default: oldest. */
  order?: 'oldest' | 'newest' | undefined;
  /**
   * `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
   * them.
   */
  expand?: 'proof' | 'proof'[] | undefined;
};

/** List agreements: `GET /v1/escrow/agreements`. */
export type ListAgreementsParams = PageParams & {
  status?: AgreementStatus | undefined;
  /** At most 255 characters. */
  buyerExternalId?: string | undefined;
  /** At most 255 characters. */
  sellerExternalId?: string | undefined;
  /** Only the object with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /**
   * Only objects whose metadata have this value: `name:value`, where the name ends at the first colon. At
   * most 541 characters.
   */
  metadata?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /** Amount of at least this, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Amount of at most this, in the smallest currency unit. */
  maxAmount?: number | undefined;
  /**
   * Adds funding (where the money is), parties, the clock of each milestone or the last amendment to each
   * agreement.
   */
  expand?:
    | 'funding'
    | 'parties'
    | 'clock'
    | 'amendment'
    | ('funding' | 'parties' | 'clock' | 'amendment')[]
    | undefined;
};

/** Assess a payment: `POST /v1/escrow/agreements/{id}/assess`. */
export type AssessPaymentParams = {
  /** The agreement’s buyerExternalId. At most 255 characters. */
  externalUserId: string;
  /** The amount that the buyer is about to pay: the total or a part of it. */
  transactionAmount: number;
  /** The buyer’s Bank Verification Number. Some banks require it; it is passed to the bank and not stored. */
  buyerBvn?: string | undefined;
  /**
   * The buyer’s National Identification Number. Some banks require it; it is passed to the bank and not
   * stored.
   */
  buyerNin?: string | undefined;
  /** Opaque device or browser fingerprint. At most 4096 characters. */
  deviceFingerprint?: string | undefined;
  /** Treats the request as if it came from a VPN. */
  simulateVpn?: boolean | undefined;
  /** Treats the request as if the user had travelled impossibly fast. */
  simulateImpossibleTravel?: boolean | undefined;
  /** The hints that @surety/browser reads from the end user’s browser. */
  deviceHints?:
    | {
        /** True when the browser is automated. */
        webdriver?: boolean | null | undefined;
        /** True when the browser has a virtual camera. Null when unknown. */
        virtualCamera?: boolean | null | undefined;
      }
    | undefined;
  /**
   * The end user’s e-mail address. Its domain is checked against your lists; nothing is stored. At most 320
   * characters.
   */
  email?: string | undefined;
  /** The account that the end user pays from or is paid to. It is checked against your lists and not stored. */
  bankAccount?:
    | {
        /** At most 20 characters. */
        bankCode: string;
        /** At most 34 characters. */
        accountNumber: string;
      }
    | undefined;
  /**
   * The end user’s address, not your server’s. Without it, network signals are not available. At most 64
   * characters.
   */
  ipAddress?: string | undefined;
  /** The location reported by the end user’s device. */
  location?:
    | {
        /** -90 to 90. */
        latitude: number;
        /** -180 to 180. */
        longitude: number;
        /** The accuracy of the position in kilometres. Defaults to 5. 0 to 20000. */
        accuracyKm?: number | undefined;
      }
    | undefined;
  /** The time zone of the end user’s device, such as Africa/Lagos. At most 64 characters. */
  timezone?: string | undefined;
  /** When the end user’s account with you was created. ISO 8601. */
  accountCreatedAt?: string | undefined;
  /**
   * Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and returned
   * in lists and events.
   */
  metadata?: Record<string, string | number | boolean> | undefined;
};

/** The account that the buyer pays into. */
export type VirtualAccount = {
  accountNumber: string;
  bankCode: string;
  /** Show it to the buyer. Null when the provider cannot be asked for it now. */
  bankName: string | null;
  accountName: string;
};

export type PaymentAssessment = {
  object: 'assessment';
  environment: 'live' | 'test';
  id: string;
  /** 0 to 100. */
  score: number;
  flag: Flag;
  contributions: RiskContribution[];
  /** The account to pay into. Absent when the flag is RED. */
  virtualAccount?: VirtualAccount | undefined;
  /** Only on AMBER and RED. */
  triggeredSignals?: Signal[] | undefined;
  /** Only on RED. */
  recommendation?: string | undefined;
  /** Only on AMBER and RED, and only if the signals point to one kind of fraud. */
  fraudType?: FraudType | undefined;
};

/** Confirm a milestone: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/confirm`. */
export type ConfirmMilestoneParams = {
  /**
   * The agreement’s buyerExternalId or sellerExternalId, which decides the side that confirms. At most 255
   * characters.
   */
  externalUserId: string;
  /** The amount that the party was shown; refused when an amendment has changed it since. */
  amount?: number | undefined;
};

export type MilestoneConfirmation = { message: string; milestone: Milestone };

/** Confirm up to 100 milestones: `POST /v1/escrow/confirmations/bulk`. */
export type ConfirmMilestonesParams = {
  /** 1 to 100 items. */
  confirmations: {
    /** `agr_…`. */
    agreementId: string;
    /** `ms_…`. */
    milestoneId: string;
    /**
     * The agreement’s buyerExternalId or sellerExternalId, which decides the side that confirms. At most 255
     * characters.
     */
    externalUserId: string;
    /** The amount that the party was shown; refused when an amendment has changed it since. */
    amount?: number | undefined;
  }[];
};

/** The outcome of each agreement that was to be created. */
export type BulkAgreements = {
  succeeded: number;
  /** Items with an `error`. They had no effect. */
  failed: number;
  /** One entry for each agreement of the request, in the same order. */
  data: {
    agreement: Agreement | null;
    /** Why this item was refused, as it is for a single request. */
    error: Problem | null;
  }[];
};

/** The outcome of each confirmation. */
export type BulkConfirmations = {
  succeeded: number;
  /** Items with an `error`. They had no effect. */
  failed: number;
  /** One entry for each confirmation of the request, in the same order. */
  data: {
    confirmation: MilestoneConfirmation | null;
    /** Why this item was refused, as it is for a single request. */
    error: Problem | null;
  }[];
};

/** Freeze an agreement: `POST /v1/escrow/agreements/{id}/freeze`. */
export type FreezeAgreementParams = {
  /** At most 500 characters. */
  reason: string;
};

/** An agreement that was just put on hold. */
export type FrozenAgreement = {
  object: 'agreement';
  environment: 'live' | 'test';
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  /** Null until a payment assessment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
  /** ISO 8601. */
  createdAt: string;
  /** The agreement ends if it is not paid by then. Only with this limit. ISO 8601. */
  fundBy?: string | undefined;
  milestones: Milestone[];
  /** Only with `expand=funding`. */
  funding?: Funding | undefined;
  /** Only with `expand=payouts`. */
  payouts?: Payout[] | undefined;
  /** The newest hundred. Only with `expand=deposits`. */
  deposits?: Deposit[] | undefined;
  /** Only with `expand=parties`. */
  parties?: Parties | undefined;
  /** The last amendment, open or closed; null without one. Only with `expand=amendment`. */
  amendment?: Amendment | null | undefined;
  /** Transfers that the bank has already received. The hold does not stop them. */
  atBank: {
    type: 'payout' | 'refund';
    reference: string;
    amount: number;
    milestoneId: string | null;
    refundId: string | null;
  }[];
};

/** Extend an inspection window: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/extend`. */
export type ExtendInspectionParams = {
  /** 60 to 5184000. */
  seconds: number;
  /** The party that wants more time. The buyer may extend once, the seller any number of times. */
  party: 'buyer' | 'seller';
};

/** A moment at which something happens by itself. */
export type Deadline = {
  object: 'deadline';
  environment: 'live' | 'test';
  /** ISO 8601. */
  dueAt: string;
  /**
   * fund_by: the agreement ends if it is not paid; deliver_by: the delivery is late; inspection_end: the
   * milestone is released or held; dispute: the time of the side whose turn it is; amendment: it lapses.
   */
  type: 'fund_by' | 'deliver_by' | 'inspection_end' | 'dispute' | 'amendment';
  agreementId: string;
  /** Null for `fund_by` and `amendment`. */
  milestoneId: string | null;
};

/** List deadlines: `GET /v1/escrow/deadlines`. */
export type ListDeadlinesParams = PageParams & {
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Due at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Due before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** The time limits and fees of new agreements that state none of their own. */
export type TermsPolicy = {
  object: 'terms_policy';
  environment: 'live' | 'test';
  fundWithinSeconds: number | null;
  inspectionSeconds: number | null;
  onSilence: 'release' | 'hold';
  /** How long each stage of a dispute lasts. */
  disputes: {
    answerSeconds: number;
    negotiationSeconds: number;
    decisionSeconds: number;
    appealSeconds: number;
    onNoAnswer: 'grant' | 'escalate';
    evidenceDays: number;
  };
  fees: {
    currency: string;
    name: string;
    basisPoints: number;
    fixed: number;
    min: number | null;
    max: number | null;
    paidBy: 'buyer' | 'seller' | { buyerBasisPoints: number };
    refund: 'share' | 'all' | 'none';
  }[];
  /** Increases with each change. 0 when it was never set. */
  version: number;
  /** Null when it was never set. ISO 8601. */
  changedAt: string | null;
  /** Null when it was never set, and for a version that an older version of Surety saved. */
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** Change the terms policy: `PUT /v1/policies/terms`. */
export type ChangeTermsPolicyParams = {
  /** The time to pay, from the creation on. Null for no limit. Default: null. */
  fundWithinSeconds?: number | null | undefined;
  /** The inspection window of each milestone. Null for none. Default: null. */
  inspectionSeconds?: number | null | undefined;
  /** What happens when the window ends without an answer. Default: release. */
  onSilence?: 'release' | 'hold' | undefined;
  /** The stages of disputes that are opened from now on. Default: [object Object]. */
  disputes?:
    | {
        /** The time of the other party to answer a dispute. 3600 to 5184000. Default: 432000. */
        answerSeconds?: number | undefined;
        /** The time to agree, before the platform has to decide. 3600 to 5184000. Default: 604800. */
        negotiationSeconds?: number | undefined;
        /** The time to decide. Later, `dispute.decision_overdue` is sent. 3600 to 5184000. Default: 604800. */
        decisionSeconds?: number | undefined;
        /** The time to appeal. 0 makes a decision final at once. 0 to 5184000. Default: 259200. */
        appealSeconds?: number | undefined;
        /** Without an answer: grant the claim, or let the platform decide. Default: grant. */
        onNoAnswer?: 'grant' | 'escalate' | undefined;
        /** How long the files of the parties are kept after the end of the dispute. 1 to 3650. Default: 180. */
        evidenceDays?: number | undefined;
      }
    | undefined;
  /** Your fees for each milestone of new agreements in the given currency that state none. At most 100 items. */
  fees?:
    | {
        /** For statements, such as “Commission” or “VAT”. At most 80 characters. */
        name: string;
        /** Hundredths of a percent of the milestone’s amount, rounded down. 0 to 10000. Default: 0. */
        basisPoints?: number | undefined;
        /** Added for each milestone. */
        fixed?: number | undefined;
        /** The least that the fee is for a milestone. */
        min?: number | undefined;
        /** The most that the fee is for a milestone. */
        max?: number | undefined;
        /** The buyer pays on top of the milestone, the seller out of it. Default: seller. */
        paidBy?:
          | 'buyer'
          | 'seller'
          | {
              /** 0 to 10000. */
              buyerBasisPoints: number;
            }
          | undefined;
        /**
         * What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all` returns
         * it with any refund, `none` keeps it. The seller always pays in proportion. Default: share.
         */
        refund?: 'share' | 'all' | 'none' | undefined;
        /** ISO 4217. */
        currency: string;
      }[]
    | undefined;
};

/** Resolve a dispute about a milestone: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/resolve`. */
export type ResolveMilestoneParams = {
  /** The part of the milestone that goes back to the buyer. */
  toBuyer: number;
  /** The rest, which goes to the seller. */
  toSeller: number;
  /** At most 500 characters. */
  reason: string;
};

/** Retry a refund: `POST /v1/escrow/agreements/{id}/refunds/{refundId}/retry`. */
export type RetryRefundParams = {
  /** The account for parts that the bank has refused, or that wait there for an account of the buyer. */
  destination?:
    | {
        bankCode: string;
        accountNumber: string;
        /** Compared with the name at the bank, which is the one used. At most 120 characters. */
        accountName?: string | undefined;
      }
    | undefined;
};

/** Refund an agreement: `POST /v1/escrow/agreements/{id}/refunds`. */
export type RefundParams = {
  /** Milestones that are not completed yet. Defaults to all of them. 1 to 100 items. */
  milestoneIds?: string[] | undefined;
  /** At most 500 characters. */
  reason?: string | undefined;
  /** Refund only the amount paid beyond the total. */
  excess?: true | undefined;
  /** Refund money that arrived after the agreement had ended (the suspense account). */
  unapplied?: true | undefined;
  /**
   * Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and returned
   * in lists and events.
   */
  metadata?: Record<string, string | number | boolean> | undefined;
};

export type Refund = {
  object: 'refund';
  environment: 'live' | 'test';
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
};

/** A refund in a list. */
export type ListedRefund = {
  object: 'refund';
  environment: 'live' | 'test';
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
};

/** Retrieve a refund: `GET /v1/escrow/agreements/{id}/refunds/{refundId}`. */
export type RetrieveRefundParams = {
  /** Adds your reference and metadata. */
  expand?: 'metadata' | 'metadata'[] | undefined;
};

/** The part of a refund that goes back to one deposit’s sender, or to the account that was named instead. */
export type RefundPart = {
  object: 'refund_part';
  environment: 'live' | 'test';
  /** Counted from 1. */
  number: number;
  /** In the smallest currency unit. */
  amount: number;
  /** The bank that sends the money back. */
  provider: string;
  /** The deposit that is returned. Null when the bank has reversed that deposit itself. */
  transactionId: string | null;
  /** The account that it goes to instead, once one was given. */
  destination: { bankCode: string; accountNumber: string; accountName: string } | null;
  /**
   * PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the bank
   * refused every attempt.
   */
  status: 'PENDING' | 'SUBMITTED' | 'SUCCEEDED' | 'FAILED';
  /** Why the bank refused the last attempt, or what it waits for. */
  reason: string | null;
  /** True while the bank needs an account of the buyer to return the deposit. Retry the refund with it. */
  waitsForAccount: boolean;
  /** How often it was submitted to the bank. */
  attempts: number;
  /** The reference of the last attempt, also at the bank. */
  reference: string | null;
  /** When it is sent again after a refusal, or the bank gets the account that it waits for. ISO 8601. */
  retryAt: string | null;
  /** ISO 8601. */
  settledAt: string | null;
};

/** The response of `retrieveRefund`. */
export type RefundWithParts = {
  object: 'refund';
  environment: 'live' | 'test';
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  partCount: number;
  /** One for each deposit that is returned. Up to 100; GET …/parts lists all of them. */
  parts: RefundPart[];
  /** Only with `expand=metadata`. */
  reference?: string | null | undefined;
  /** Only with `expand=metadata`. */
  metadata?: Record<string, string> | undefined;
};

/** List an agreement’s refunds: `GET /v1/escrow/agreements/{id}/refunds`. */
export type ListRefundsParams = PageParams & {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED' | undefined;
  /** Only the object with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /**
   * Only objects whose metadata have this value: `name:value`, where the name ends at the first colon. At
   * most 541 characters.
   */
  metadata?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /** Amount of at least this, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Amount of at most this, in the smallest currency unit. */
  maxAmount?: number | undefined;
};

/** List the parts of a refund: `GET /v1/escrow/agreements/{id}/refunds/{refundId}/parts`. */
export type ListRefundPartsParams = PageParams & {
  /**
   * PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the bank
   * refused every attempt.
   */
  status?: 'PENDING' | 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | undefined;
};
