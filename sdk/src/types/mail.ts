// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/** Who gets e-mail, and from whom. */
export type MailSettings = {
  object: 'mail_settings';
  environment: 'live' | 'test';
  /** False when the service has no mail server and sends nothing. */
  configured: boolean;
  /** Null means the name of the account. */
  senderName: string | null;
  /** Of the times in mails. Null means Africa/Lagos. */
  timeZone: string | null;
  /** Of buttons on the pages for buyers and sellers. Null means the default. */
  color: string | null;
  /** On the pages for buyers and sellers: a PNG or JPEG of at most 4 kB, as a `data:` URL. */
  logo: string | null;
  /** True when buyers are notified by mail. */
  buyers: boolean;
  /** True when sellers are notified by mail. */
  sellers: boolean;
  /** True when the members concerned are notified by mail. */
  members: boolean;
  /** In the last 30 days: mails that the mail server refused, and mails that could not be delivered to it. */
  bounces: { refused: number; givenUp: number };
};

/** Change the mail settings: `PATCH /v1/mail/settings`. */
export type ChangeMailSettingsParams = {
  /** Null uses the name of the account. */
  senderName?: string | null | undefined;
  /** Null uses Africa/Lagos. */
  timeZone?: string | null | undefined;
  /** Of buttons on the pages for buyers and sellers, such as `#17663f`. Null uses the default. */
  color?: string | null | undefined;
  /**
   * A PNG or JPEG file of at most 150 kB in base64, or as a `data:` URL. It is encoded anew, in 320 by 80
   * pixels at most, and shown on the pages for buyers and sellers. Null removes it.
   */
  logo?: string | null | undefined;
  buyers?: boolean | undefined;
  sellers?: boolean | undefined;
  members?: boolean | undefined;
};

export type MailType =
  | 'pay_this'
  | 'received'
  | 'seller_confirmed'
  | 'released'
  | 'refunded'
  | 'refund_redirected'
  | 'seller_funded'
  | 'seller_released'
  | 'seller_paid'
  | 'seller_account_changed'
  | 'buyer_dispute'
  | 'seller_dispute'
  | 'payout_account_changed'
  | 'webhook_failing'
  | 'approval_requested'
  | 'mentioned'
  | 'stuck_money'
  | 'password_reset'
  | 'invitation'
  | 'confirmation_code';

/**
 * `REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not sent,
 * see `reply`. `KEPT`: belongs to a test environment, which never sends mail.
 */
export type MailStatus = 'QUEUED' | 'SENT' | 'REFUSED' | 'GIVEN_UP' | 'DROPPED' | 'KEPT';

/** An e-mail and its status. */
export type Mail = {
  object: 'mail';
  environment: 'live' | 'test';
  id: string;
  type: MailType;
  audience: 'buyers' | 'sellers' | 'members';
  agreementId: string | null;
  /** Masked: the first letter and the domain. */
  recipient: string;
  status: MailStatus;
  attempts: number;
  /** The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`. */
  reply: string | null;
  /** The part of the Message-ID before the @. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  settledAt: string | null;
};

/** An e-mail with its text, while that is kept. */
export type MailDetail = {
  object: 'mail';
  environment: 'live' | 'test';
  id: string;
  type: MailType;
  audience: 'buyers' | 'sellers' | 'members';
  agreementId: string | null;
  /** Masked: the first letter and the domain. */
  recipient: string;
  status: MailStatus;
  attempts: number;
  /** The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`. */
  reply: string | null;
  /** The part of the Message-ID before the @. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  settledAt: string | null;
  /**
   * Null once it is sent, and for mail that is confidential to its recipient. Mail of a test environment
   * stays readable for seven days.
   */
  content: { subject: string; text: string; html: string } | null;
};

/** List mails: `GET /v1/mail/messages`. */
export type ListMailsParams = PageParams & {
  status?: MailStatus | undefined;
  type?: MailType | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};
