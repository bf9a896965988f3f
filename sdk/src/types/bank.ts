// Made from openapi.json by `npm run openapi`, do not edit.

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
