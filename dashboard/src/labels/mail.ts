import type { Mail, MailStatus, MailType } from '@surety/sdk';
import type { Tone } from './tone.ts';

export const MAIL_KINDS: Readonly<Record<MailType, string>> = {
  pay_this: 'How to pay',
  received: 'Payment received',
  seller_confirmed: 'Seller confirmed',
  released: 'Released to the seller',
  refunded: 'Refunded',
  refund_redirected: 'Refund redirected',
  seller_funded: 'In escrow for the seller',
  seller_released: 'Released, to the seller',
  seller_paid: 'Paid to the seller',
  buyer_dispute: 'Dispute, to the buyer',
  seller_dispute: 'Dispute, to the seller',
  seller_account_changed: 'Seller’s account changed',
  payout_account_changed: 'Payout account changed',
  approval_requested: 'Approval requested',
  webhook_failing: 'Webhook failing',
  mentioned: 'Mentioned in a note',
  stuck_money: 'Money waiting',
  password_reset: 'Password reset',
  invitation: 'Invitation',
  confirmation_code: 'Confirmation code',
};

export const MAIL_STATES: Readonly<Record<MailStatus, { readonly name: string; readonly tone: Tone }>> = {
  QUEUED: { name: 'Queued', tone: 'neutral' },
  SENT: { name: 'Sent', tone: 'good' },
  REFUSED: { name: 'Bounced', tone: 'bad' },
  GIVEN_UP: { name: 'Given up', tone: 'bad' },
  DROPPED: { name: 'Not sent', tone: 'warn' },
  KEPT: { name: 'Would have been sent', tone: 'neutral' },
};

const REASONS: Readonly<Record<string, string>> = {
  limit: 'daily limit reached',
  overtaken: 'outdated before it could be sent',
  switched_off: 'turned off in the meantime',
};

/** The reason for a mail's state: ours, or the mail server's reply. */
export function replyOf({ reply }: Pick<Mail, 'reply'>): string | null {
  return reply === null ? null : (REASONS[reply] ?? `the mail server: ${reply}`);
}
