import type {
  AgreementStatus,
  DocumentType,
  IdentityVerification,
  LedgerAccount,
  MovementKind,
  Refund,
  RejectionReason,
} from '@surety/sdk';
import type { Settlement } from '#api/types.ts';

/** What the server's names are called when people read them. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

export const STATUS_WORDS: Record<AgreementStatus, { label: string; tone: Tone; means: string }> = {
  PENDING: { label: 'Pending', tone: 'neutral', means: 'Waiting for the buyer’s money' },
  PARTIAL: { label: 'Part funded', tone: 'info', means: 'Some of the money is here' },
  FUNDED: { label: 'Funded', tone: 'info', means: 'All of the money is in escrow' },
  OVERFUNDED: { label: 'Overfunded', tone: 'warn', means: 'More came in than is due' },
  IN_PROGRESS: { label: 'In progress', tone: 'info', means: 'Milestones are being confirmed' },
  COMPLETED: { label: 'Completed', tone: 'good', means: 'Both have confirmed everything' },
  DISBURSED: { label: 'Disbursed', tone: 'good', means: 'The seller has all of the money' },
  REFUNDED: { label: 'Refunded', tone: 'neutral', means: 'The rest went back to the buyer' },
  FROZEN: { label: 'Frozen', tone: 'bad', means: 'On hold: nothing leaves' },
};
export const STATUSES = Object.keys(STATUS_WORDS) as AgreementStatus[];

export const SETTLEMENT_WORDS: Record<Settlement, { label: string; tone: Tone }> = {
  OPEN: { label: 'Open', tone: 'neutral' },
  QUEUED: { label: 'Waiting for money', tone: 'warn' },
  RELEASED: { label: 'Released', tone: 'info' },
  AWAITING_DETAILS: { label: 'Needs the seller’s bank account', tone: 'warn' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  PAID: { label: 'Paid out', tone: 'good' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

export const REFUND_WORDS: Record<Refund['status'], { label: string; tone: Tone }> = {
  PENDING: { label: 'On its way', tone: 'info' },
  SUCCEEDED: { label: 'Arrived', tone: 'good' },
  FAILED: { label: 'Refused', tone: 'bad' },
};

export const ACCOUNT_WORDS: Record<LedgerAccount, string> = {
  bank: 'Bank',
  escrow: 'Escrow',
  excess: 'Excess',
  refund_payable: 'Refund payable',
  seller: 'Seller',
  payout_clearing: 'Payout clearing',
  suspense: 'Suspense',
};

export const MOVEMENT_WORDS: Record<MovementKind, string> = {
  deposit: 'Deposit from the buyer',
  deposit_excess: 'Deposit beyond what was due',
  deposit_unapplied: 'Deposit after the end',
  release: 'Release to the seller',
  payout_submitted: 'Payout handed to the bank',
  payout_succeeded: 'Payout arrived',
  payout_failed: 'Payout refused by the bank',
  payout_reversed: 'Payout taken back by the bank',
  refund: 'Refund to the buyer',
  excess_return: 'Excess goes back',
  unapplied_return: 'Late deposit goes back',
  refund_paid: 'Refund arrived',
};

export const flagWords = (flag: string) => flag.charAt(0) + flag.slice(1).toLowerCase();

export const SIGNAL_WORDS: Record<string, string> = {
  vpn_detected: 'VPN',
  proxy_detected: 'Proxy',
  impossible_travel: 'Impossible travel',
  device_mismatch: 'Untrusted device',
  velocity_anomaly: 'Unusual pace',
  identity_not_verified: 'Identity not verified',
  new_device: 'New device',
  new_account: 'New account',
  high_value_transaction: 'High value',
  cap: 'Capped at 100',
};

export const STEP_WORDS: Record<string, string> = {
  verify_identity: 'If the user verified their identity',
  use_known_device: 'If they used a device that is known',
  leave_vpn: 'If they left the VPN or proxy',
};

export const NETWORK_WORDS: Record<string, string> = {
  reserved: 'Private, says nothing',
  allowed: 'On your allow list',
  tor: 'Tor exit',
  vpn: 'VPN',
  open_proxy: 'Open proxy',
  relay: 'Privacy relay',
  hosting: 'Hosting provider',
  mobile: 'Mobile network',
  isp: 'Internet provider',
  unknown: 'Not known',
};

export const REASON_WORDS: Record<RejectionReason, { label: string; help: string }> = {
  face_not_found: { label: 'No face found', help: 'One of the pictures shows no face that can be used.' },
  liveness_failed: { label: 'Liveness failed', help: 'The frames look like a picture of a picture.' },
  match_below_threshold: { label: 'Match below 90', help: 'The faces are not alike enough.' },
  document_unreadable: { label: 'Document unreadable', help: 'The document could not be read.' },
};

const DOCUMENT_WORDS: Record<DocumentType, string> = {
  passport: 'Passport',
  drivers_license: 'Driver’s licence',
  national_id: 'National ID',
  voters_card: 'Voter’s card',
};

/** A document that could not be read has a type only because the field must hold one. */
export function documentWords(record: IdentityVerification): string {
  return record.rejectionReasons.includes('document_unreadable')
    ? 'No readable document'
    : DOCUMENT_WORDS[record.documentType];
}

const EVENT_WORDS: Record<string, string> = {
  'agreement.created': 'Agreement created',
  'agreement.assessed': 'Payment assessed',
  'virtual_account.issued': 'Account issued to the buyer',
  'deposit.received': 'Deposit received',
  'deposit.unapplied': 'Deposit came too late',
  'agreement.partially_funded': 'Partly funded',
  'agreement.funded': 'Fully funded',
  'agreement.overfunded': 'Overfunded',
  'milestone.confirmed': 'Milestone confirmed',
  'milestone.completed': 'Milestone completed',
  'milestone.release_queued': 'Release waits for money',
  'milestone.released': 'Released to the seller',
  'payout.awaiting_details': 'Payout waits for a bank account',
  'payout.submitted': 'Payout handed to the bank',
  'payout.succeeded': 'Payout arrived',
  'payout.failed': 'Payout refused',
  'payout.reversed': 'Payout taken back',
  'refund.created': 'Refund started',
  'refund.succeeded': 'Refund arrived',
  'refund.failed': 'Refund refused',
  'refund.retried': 'Refund sent again',
  'excess.refunded': 'Excess goes back',
  'agreement.frozen': 'Put on hold',
  'agreement.unfrozen': 'Hold lifted',
  'agreement.cancelled': 'Cancelled',
  'agreement.completed': 'Everything is confirmed',
  'agreement.disbursed': 'Everything is paid out',
  'agreement.refunded': 'The rest went back',
  'identity.verified': 'Identity verified',
  'identity.failed': 'Identity not confirmed',
};

export function eventWords(type: string): string {
  return EVENT_WORDS[type] ?? type;
}

export function eventTone(type: string): Tone {
  if (/failed|reversed|frozen|unapplied/.test(type)) return 'bad';
  if (/awaiting|queued|overfunded/.test(type)) return 'warn';
  if (/succeeded|disbursed|completed|funded|verified|released|received/.test(type)) return 'good';
  return 'neutral';
}
