import { z } from 'zod';
import type { FlutterwaveSettings } from '#providers/flutterwave/flutterwave.ts';
import { baseUrl, customerDomain, unset, webhookFrom } from './bank-kinds.ts';

const KEY = /^FLWSECK(?:_TEST)?-\S+$/;

export const FLUTTERWAVE_SETTINGS = {
  FLUTTERWAVE_SECRET_KEY: {
    schema: z.string().regex(KEY, 'must begin with FLWSECK- or FLWSECK_TEST-').optional(),
    help: 'The secret key of your Flutterwave account (API v3)',
    fallback: '',
    secret: true,
  },
  FLUTTERWAVE_WEBHOOK_SECRET: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    help: 'The secret hash that you set at Flutterwave',
    fallback: '',
    secret: true,
  },
  FLUTTERWAVE_BASE_URL: baseUrl(
    'https://api.flutterwave.com/v3',
    'Flutterwave’s API, with its version; a twin’s address to try it out',
  ),
  FLUTTERWAVE_CUSTOMER_DOMAIN: customerDomain(
    'Buyers without an e-mail address, which every account needs, get one that ends in it',
  ),
  FLUTTERWAVE_WEBHOOK_FROM: webhookFrom('Flutterwave'),
} as const;

type Read = {
  readonly [Name in keyof typeof FLUTTERWAVE_SETTINGS]: z.output<
    (typeof FLUTTERWAVE_SETTINGS)[Name]['schema']
  >;
};

/** Null when a required setting is missing: the provider is then off. */
export function flutterwaveSettings(config: Read): FlutterwaveSettings | null {
  const {
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
    FLUTTERWAVE_CUSTOMER_DOMAIN: customerDomain,
  } = config;
  if (!secretKey || !webhookSecret || !customerDomain) return null;
  return { secretKey, webhookSecret, customerDomain, baseUrl: config.FLUTTERWAVE_BASE_URL };
}

/** Returns the required settings, besides the key, that are missing. */
export function missingOfFlutterwave(config: Partial<Read>): readonly string[] {
  return unset(config, ['FLUTTERWAVE_WEBHOOK_SECRET', 'FLUTTERWAVE_CUSTOMER_DOMAIN']);
}
