import { createHmac } from 'node:crypto';

/** Nothing listens there: the service's requests to a bank stay unanswered. */
const NOWHERE = 'http://127.0.0.1:9';
const DOMAIN = 'escrow.example.com';
const SECRET = 'sk_test_of_a_bank_that_is_not_there';

/** Banks that may call, besides the sandbox, which is always available. */
export const CONNECTED = {
  PAYSTACK_SECRET_KEY: SECRET,
  PAYSTACK_BASE_URL: NOWHERE,
  PAYSTACK_CUSTOMER_DOMAIN: DOMAIN,
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-0',
  FLUTTERWAVE_WEBHOOK_SECRET: SECRET,
  FLUTTERWAVE_BASE_URL: NOWHERE,
  FLUTTERWAVE_CUSTOMER_DOMAIN: DOMAIN,
  MONNIFY_API_KEY: 'MK_TEST_0',
  MONNIFY_SECRET_KEY: SECRET,
  MONNIFY_BASE_URL: NOWHERE,
  MONNIFY_CONTRACT_CODE: '1234567890',
  MONNIFY_SOURCE_ACCOUNT: '1234567890',
  MONNIFY_CUSTOMER_DOMAIN: DOMAIN,
};

/** The signatures of all banks at once: each finds its own. */
export function signedByBank(body: Buffer): Record<string, string> {
  const mac = createHmac('sha512', SECRET).update(body).digest('hex');
  return { 'x-paystack-signature': mac, 'monnify-signature': mac, 'verif-hash': SECRET };
}
