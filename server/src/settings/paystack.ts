import { z } from 'zod';
import type { PaystackSettings } from '#providers/paystack/settings.ts';
import { baseUrl, customerDomain, unset, webhookFrom } from './bank-kinds.ts';

const KEY = /^sk_(?:test|live)_\S+$/;

export const PAYSTACK_SETTINGS = {
  PAYSTACK_SECRET_KEY: {
    schema: z.string().regex(KEY, 'must begin with sk_test_ or sk_live_').optional(),
    help: 'The secret key of your Paystack integration',
    fallback: '',
    secret: true,
  },
  PAYSTACK_BASE_URL: baseUrl('https://api.paystack.co', 'Paystack’s API; a twin’s address to try it out'),
  PAYSTACK_ACCOUNTS: {
    schema: z.enum(['exact', 'open'], { error: 'must be exact or open' }).default('exact'),
    help: 'exact: an account for each payment. open: one for each agreement, for any amount, for businesses that Paystack exempts from validating their customers',
    fallback: 'exact',
  },
  PAYSTACK_PREFERRED_BANK: {
    schema: z.string().min(1).default('wema-bank'),
    help: 'The bank that issues open accounts: wema-bank, titan-paystack, or test-bank with a test key',
    fallback: 'wema-bank',
  },
  PAYSTACK_CUSTOMER_DOMAIN: customerDomain('The e-mail addresses of the customers at Paystack end in it'),
  PAYSTACK_CUSTOMER_PHONE: {
    schema: z
      .string()
      .regex(/^\+?\d{7,15}$/, 'must be a telephone number')
      .optional(),
    help: 'A telephone number of yours, required for open accounts',
    fallback: '',
  },
  PAYSTACK_WEBHOOK_FROM: webhookFrom('Paystack'),
} as const;

type Read = {
  readonly [Name in keyof typeof PAYSTACK_SETTINGS]: z.output<(typeof PAYSTACK_SETTINGS)[Name]['schema']>;
};

/** Null when a required setting is missing: the provider is then off. */
export function paystackSettings(config: Read): PaystackSettings | null {
  const { PAYSTACK_SECRET_KEY: secretKey } = config;
  if (!secretKey || missingOfPaystack(config).length > 0) return null;
  return {
    secretKey,
    baseUrl: config.PAYSTACK_BASE_URL,
    accounts: config.PAYSTACK_ACCOUNTS,
    preferredBank: config.PAYSTACK_PREFERRED_BANK,
    customerDomain: config.PAYSTACK_CUSTOMER_DOMAIN ?? '',
    customerPhone: config.PAYSTACK_CUSTOMER_PHONE ?? '',
  };
}

/** Returns the required settings, besides the key, that are missing. */
export function missingOfPaystack(config: Partial<Read>): readonly string[] {
  const isOpen = config.PAYSTACK_ACCOUNTS === 'open';
  return unset(config, [
    'PAYSTACK_CUSTOMER_DOMAIN',
    ...(isOpen ? (['PAYSTACK_CUSTOMER_PHONE'] as const) : []),
  ]);
}
