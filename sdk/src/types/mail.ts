// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/** Who is told by mail, and under which name. */
export type MailSettings = {
  /** False: the service has no mail server, and sends nothing. */
  configured: boolean;
  /** Null: the name of the account. */
  senderName: string | null;
  /** Whether buyers are told. */
  buyers: boolean;
  /** Whether sellers are told. */
  sellers: boolean;
  /** Whether the members whom it concerns are told. */
  members: boolean;
  /** Of the last 30 days: what the mail server would not take, and never could. */
  bounces: { refused: number; givenUp: number };
};

/** Change the name that mail comes from, or switch it off and on: `PATCH /v1/mail/settings`. */
export type ChangeMailSettingsParams = {
  /** Null for the name of the account. */
  senderName?: string | null | undefined;
  buyers?: boolean | undefined;
  sellers?: boolean | undefined;
  members?: boolean | undefined;
};

export type MailKind =
  | 'pay_this'
  | 'received'
  | 'seller_confirmed'
  | 'released'
  | 'refunded'
  | 'seller_funded'
  | 'seller_released'
  | 'seller_paid'
  | 'seller_account_changed'
  | 'payout_account_changed'
  | 'webhook_failing'
  | 'approval_requested'
  | 'stuck_money'
  | 'password_reset'
  | 'invitation';

/**
 * `REFUSED`: a bounce. `GIVEN_UP`: the mail server could not be reached for three days. `DROPPED`: not
 * sent, see `reply`. `KEPT`: a test environment’s, which is never sent.
 */
export type MailState = 'QUEUED' | 'SENT' | 'REFUSED' | 'GIVEN_UP' | 'DROPPED' | 'KEPT';

/** A mail, and what became of it. */
export type Mail = {
  id: string;
  kind: MailKind;
  audience: 'buyers' | 'sellers' | 'members';
  agreementId: string | null;
  /** Masked: the first letter and the domain. */
  recipient: string;
  state: MailState;
  attempts: number;
  /** What the mail server said, as its code; or why it was not sent: `limit`, `overtaken`, `switched_off`. */
  reply: string | null;
  /** The part of the Message-ID before the @. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  settledAt: string | null;
};

/** A mail with its text, while it is there. */
export type MailDetail = {
  id: string;
  kind: MailKind;
  audience: 'buyers' | 'sellers' | 'members';
  agreementId: string | null;
  /** Masked: the first letter and the domain. */
  recipient: string;
  state: MailState;
  attempts: number;
  /** What the mail server said, as its code; or why it was not sent: `limit`, `overtaken`, `switched_off`. */
  reply: string | null;
  /** The part of the Message-ID before the @. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  settledAt: string | null;
  /**
   * Null once it is sent, and of what is for one person alone; a test environment’s can be read for seven
   * days.
   */
  content: { subject: string; text: string; html: string } | null;
};

/** List what was sent, newest first, never to whom: `GET /v1/mail/messages`. */
export type ListMailsParams = PageParams & { state?: MailState | undefined; kind?: MailKind | undefined };
