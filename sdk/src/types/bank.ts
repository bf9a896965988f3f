// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/**
 * Say where a seller’s money goes; payouts that waited for it start:
 * `PUT /v1/escrow/payout-accounts/{externalUserId}`.
 */
export type SetPayoutAccountParams = {
  bankCode: string;
  accountNumber: string;
  /** By default the bank’s own. At most 120 characters. */
  accountName?: string | undefined;
};

export type PayoutAccount = {
  externalUserId: string;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  /** ISO 8601. */
  updatedAt: string;
};

/** Pay money into a virtual account, as the buyer’s bank would: `POST /v1/sandbox/deposits`. */
export type SandboxDepositParams = {
  accountNumber: string;
  /** In the smallest currency unit (kobo, cents). */
  amount: number;
  /**
   * The bank’s name for the transfer; the same one is taken in once, and refused with another amount or
   * account. At most 100 characters.
   */
  reference?: string | undefined;
  /** At most 120 characters. */
  senderName?: string | undefined;
  /** Another one than the agreement’s is refused, as a real bank’s would be set aside. */
  currency?: string | undefined;
};

export type SandboxDeposit = {
  reference: string;
  agreementId: string;
  accountNumber: string;
  amount: number;
  senderName: string | null;
  /** False when the agreement was over and the money is in suspense. */
  applied: boolean;
  /** ISO 8601. */
  receivedAt: string;
};

/**
 * Take a deposit back, as a bank does after a fraud or a mistake:
 * `POST /v1/sandbox/deposits/{reference}/reverse`.
 */
export type ReverseSandboxDepositParams = {
  /** In the smallest currency unit (kobo, cents). */
  amount?: number | undefined;
  /** At most 200 characters. */
  reason?: string | undefined;
};

export type SandboxReversal = { reference: string; agreementId: string };

/** A word of a bank that does not fit, and waits for a person. */
export type MoneyException = {
  id: string;
  kind:
    | 'deposit_conflict'
    | 'deposit_reversed'
    | 'unmatched_deposit'
    | 'wrong_currency'
    | 'unknown_reference'
    | 'paid_twice'
    | 'contradiction';
  status: 'open' | 'closed';
  agreementId: string | null;
  /** What it is about: a bank’s transaction, or a reference of ours. */
  subject: string;
  /** How much is at stake: what is owed to you, or what belongs to nobody. */
  amount: number | null;
  currency: string | null;
  details: Record<string, string | number | null>;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  closedAt: string | null;
  note: string | null;
  closedBy: { type: 'key' | 'session' | 'bank' | 'system'; id: string | null } | null;
};

/** Words of a bank that do not fit and wait for a person, newest first: `GET /v1/exceptions`. */
export type ListExceptionsParams = PageParams & { status?: 'open' | 'closed' | undefined };

/** Say what became of it; what is owed because of it counts as settled: `POST /v1/exceptions/{id}/close`. */
export type CloseExceptionParams = {
  /** At most 1000 characters. */
  note: string;
};
