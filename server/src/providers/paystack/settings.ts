export type PaystackSettings = {
  readonly baseUrl: string;
  readonly secretKey: string;
  /**
   * `open`: dedicated accounts, for businesses that need not validate their customers at Paystack. `exact`:
   * one account for each payment, available to every business.
   */
  readonly accounts: 'open' | 'exact';
  /** The bank of dedicated accounts: `wema-bank`, `titan-paystack`, or `test-bank` with a test key. */
  readonly preferredBank: string;
  /** Every account belongs to a customer of its own: `<reference>@<domain>`. */
  readonly customerDomain: string;
  readonly customerPhone: string;
};

export const NAME = 'paystack';
export const CURRENCY = 'NGN';
