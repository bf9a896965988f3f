export type PaystackSettings = {
  readonly baseUrl: string;
  readonly secretKey: string;
  /**
   * `open`: dedicated accounts, which Paystack gives to businesses that need not validate their customers.
   * `exact`: one account for each payment, which it gives to everybody.
   */
  readonly accounts: 'open' | 'exact';
  /** Where dedicated accounts are issued: `wema-bank`, `titan-paystack`, and `test-bank` with a test key. */
  readonly preferredBank: string;
  /** An account belongs to a customer, and each account has its own: `<reference>@<domain>`. */
  readonly customerDomain: string;
  readonly customerPhone: string;
};

export const NAME = 'paystack';
export const CURRENCY = 'NGN';
