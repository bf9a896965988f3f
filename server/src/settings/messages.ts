import { z } from 'zod';
import { SHORT_MESSAGE_PROVIDERS } from '#core/messages/short-messenger.ts';
import type { AfricasTalkingSettings } from '#providers/messages/africas-talking.ts';
import type { TermiiSettings } from '#providers/messages/termii.ts';
import { baseUrl } from './bank-kinds.ts';
import { wholeNumber } from './kinds.ts';

const PROVIDERS = ['off', ...SHORT_MESSAGE_PROVIDERS] as const;
const secret = (help: string) => ({
  schema: z.string().min(1, 'must not be empty').optional(),
  help,
  fallback: '',
  secret: true,
});

const PREFIX = /^\+[1-9]\d{0,14}$/;
const prefixes = z
  .string()
  .default('+2347,+2348,+2349')
  .transform((value) => value.replaceAll(' ', '').split(','))
  .refine(
    (parts) => parts.every((part) => PREFIX.test(part)),
    'must be beginnings of numbers with a plus, such as +2348,+233',
  );

export const MESSAGE_SETTINGS = {
  MESSAGE_PROVIDER: {
    schema: z.enum(PROVIDERS, { error: `must be one of ${PROVIDERS.join(', ')}` }).default('off'),
    help: 'The provider of short messages: termii, africastalking or off',
    fallback: 'off',
  },
  MESSAGE_PART_PRICE: {
    schema: wholeNumber(0, 100_000).default(500),
    help: 'The price of a part of a short message (160 characters), in kobo',
    fallback: '500',
  },
  MESSAGE_BUDGET: {
    schema: wholeNumber(0, 100_000_000_000).default(500_000),
    help: 'How much the short messages of one account may cost per UTC day, in kobo',
    fallback: '500000',
  },
  MESSAGE_PREFIXES: {
    schema: prefixes,
    help:
      'How the numbers begin that short messages are sent to, by default those of mobile phones in Nigeria. ' +
      'MESSAGE_PART_PRICE should cover each of them',
    fallback: '+2347,+2348,+2349',
  },
  TERMII_API_KEY: secret('The API key of your Termii account'),
  TERMII_SECRET_KEY: secret('The secret key of your Termii account, which signs its events'),
  TERMII_SENDER_ID: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9 -]{3,11}$/, 'must have 3 to 11 letters, digits, spaces or hyphens')
      .optional(),
    help: 'The sender that Termii has approved for you on the dnd route',
    fallback: '',
  },
  TERMII_BASE_URL: baseUrl(
    'https://api.ng.termii.com',
    'Termii’s address, from your dashboard; a twin’s address to try it out',
  ),
  AFRICASTALKING_USERNAME: {
    schema: z.string().min(1, 'must not be empty').optional(),
    help: 'The username of your Africa’s Talking app',
    fallback: '',
  },
  AFRICASTALKING_API_KEY: secret('The API key of your Africa’s Talking app'),
  AFRICASTALKING_SENDER_ID: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9 ._-]{3,11}$/, 'must have 3 to 11 characters')
      .optional(),
    help: 'Your sender at Africa’s Talking; its own when not set',
    fallback: '',
  },
  AFRICASTALKING_RECEIPT_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{16,128}$/, 'must have at least 16 letters, digits, - or _')
      .optional(),
    help: 'A secret of yours in the address of delivery reports',
    fallback: '',
    secret: true,
  },
  AFRICASTALKING_BASE_URL: baseUrl(
    'https://api.africastalking.com/version1',
    'Africa’s Talking’s address, with its version; a twin’s address to try it out',
  ),
} as const;

type Read = {
  readonly [Name in keyof typeof MESSAGE_SETTINGS]: z.output<(typeof MESSAGE_SETTINGS)[Name]['schema']>;
};

const REQUIRED = {
  off: [],
  termii: ['TERMII_API_KEY', 'TERMII_SECRET_KEY', 'TERMII_SENDER_ID'],
  africastalking: ['AFRICASTALKING_USERNAME', 'AFRICASTALKING_API_KEY', 'AFRICASTALKING_RECEIPT_KEY'],
} as const;

export function messageMistakes(config: Readonly<Record<string, unknown>>): string[] {
  const provider = config['MESSAGE_PROVIDER'] as keyof typeof REQUIRED | undefined;
  const missing = (provider ? REQUIRED[provider] : []).filter((name) => !config[name]);
  return missing.map((name) => `MESSAGE_PROVIDER is ${provider} but ${name} is not set`);
}

/** Null when a required setting is missing. */
export function termiiSettings(config: Read): TermiiSettings | null {
  const { TERMII_API_KEY: apiKey, TERMII_SECRET_KEY: secretKey, TERMII_SENDER_ID: senderId } = config;
  if (!apiKey || !secretKey || !senderId) return null;
  return { apiKey, secretKey, senderId, baseUrl: config.TERMII_BASE_URL };
}

/** Null when a required setting is missing. */
export function africasTalkingSettings(config: Read): AfricasTalkingSettings | null {
  const {
    AFRICASTALKING_USERNAME: username,
    AFRICASTALKING_API_KEY: apiKey,
    AFRICASTALKING_RECEIPT_KEY: receiptKey,
    AFRICASTALKING_SENDER_ID: senderId = null,
  } = config;
  if (!username || !apiKey || !receiptKey) return null;
  return { username, apiKey, receiptKey, senderId, baseUrl: config.AFRICASTALKING_BASE_URL };
}
