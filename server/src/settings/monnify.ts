import { z } from 'zod';
import type { MonnifySettings } from '#providers/monnify/monnify.ts';
import { baseUrl, customerDomain, unset, webhookFrom } from './bank-kinds.ts';

const KEY = /^MK_(?:TEST|PROD)_\S+$/;

export const MONNIFY_SETTINGS = {
  MONNIFY_API_KEY: {
    schema: z.string().regex(KEY, 'must begin with MK_TEST_ or MK_PROD_').optional(),
    help: 'The API key of your Monnify account',
    fallback: '',
    secret: true,
  },
  MONNIFY_SECRET_KEY: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    help: 'The secret key of your Monnify account',
    fallback: '',
    secret: true,
  },
  MONNIFY_CONTRACT_CODE: {
    schema: z.string().regex(/^\d+$/, 'must be the digits of a contract').optional(),
    help: 'The contract under which accounts are issued',
    fallback: '',
  },
  MONNIFY_SOURCE_ACCOUNT: {
    schema: z
      .string()
      .regex(/^\d{10}$/, 'must be an account number of ten digits')
      .optional(),
    help: 'The number of the wallet that payouts come from',
    fallback: '',
  },
  MONNIFY_BASE_URL: baseUrl(
    'https://api.monnify.com',
    'Monnify’s API; https://sandbox.monnify.com or a twin’s address to try it out',
  ),
  MONNIFY_CUSTOMER_DOMAIN: customerDomain(
    'Buyers without an e-mail address, which every account needs, get one that ends in it',
  ),
  MONNIFY_WEBHOOK_FROM: webhookFrom('Monnify'),
} as const;

type Read = {
  readonly [Name in keyof typeof MONNIFY_SETTINGS]: z.output<(typeof MONNIFY_SETTINGS)[Name]['schema']>;
};

/** Null when a required setting is missing: the provider is then off. */
export function monnifySettings(config: Read): MonnifySettings | null {
  const {
    MONNIFY_API_KEY: apiKey,
    MONNIFY_SECRET_KEY: secretKey,
    MONNIFY_CONTRACT_CODE: contractCode,
    MONNIFY_SOURCE_ACCOUNT: sourceAccountNumber,
    MONNIFY_CUSTOMER_DOMAIN: customerDomain,
  } = config;
  if (!apiKey || !secretKey || !contractCode || !sourceAccountNumber || !customerDomain) return null;
  const required = { apiKey, secretKey, contractCode, sourceAccountNumber, customerDomain };
  return { ...required, baseUrl: config.MONNIFY_BASE_URL };
}

const BESIDES_THE_KEY = [
  'MONNIFY_SECRET_KEY',
  'MONNIFY_CONTRACT_CODE',
  'MONNIFY_SOURCE_ACCOUNT',
  'MONNIFY_CUSTOMER_DOMAIN',
] as const;

/** Returns the required settings, besides the key, that are missing. */
export function missingOfMonnify(config: Partial<Read>): readonly string[] {
  return unset(config, BESIDES_THE_KEY);
}
