import { z } from 'zod';
import { SIGN_UPS } from '#core/account/developer.ts';
import { BANK_SETTINGS, bankMistakes } from './banks.ts';
import { FRONT_DOOR_SETTINGS, frontDoorMistakes } from './front-door.ts';
import { IDENTITY_SETTINGS } from './identity.ts';
import {
  byteSize,
  duration,
  durationOrOff,
  olderSecretKeys,
  onOff,
  optionalDuration,
  port,
  postgresUrl,
  secretKey,
  thresholds,
  trustedProxies,
  wholeNumber,
} from './kinds.ts';
import { MAIL_SETTINGS, mailMistakes } from './mail.ts';
import { RETENTION_SETTINGS } from './retention.ts';
import { TRACING_SETTINGS } from './tracing.ts';
import { unknownSettings } from './unknown.ts';

export type Setting = {
  readonly schema: z.ZodType<unknown, string | undefined>;
  readonly help: string;
  readonly fallback: string;
  readonly secret?: boolean;
  /** What it means that it is not set, where somebody may believe otherwise. */
  readonly unset?: string;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting in one table: how it is read, what it means, what it is when nothing is said. `.env.example`,
 * the README's table and `surety config` are made from it. No other file reads the environment.
 */
export const SETTINGS = {
  PORT: {
    schema: port('3000'),
    help: 'Port to listen on; 0 takes any free one',
    fallback: '3000',
  },
  HOST: {
    schema: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    help: 'Address to listen on; 0.0.0.0 for all',
    fallback: '127.0.0.1',
  },
  WEB_CONCURRENCY: {
    schema: wholeNumber(1, 64).default(1),
    help: 'Processes that serve on PORT; the first of them does the background work as well',
    fallback: '1',
  },
  DATA_DIR: {
    schema: z.string().min(1, 'must not be empty').default('./data'),
    help: 'Folder of the embedded database and of the IP data',
    fallback: './data',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    help: 'A PostgreSQL server (15 or newer) to use instead of the embedded one',
    fallback: '',
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    schema: postgresUrl,
    help: 'The role that owns the schema, when DATABASE_URL’s role should not be able to edit history',
    fallback: '',
    secret: true,
  },
  CELL: {
    schema: z.string().optional(),
    help: 'For commands, the cell that they look at, as --cell says it; processes that serve or work are in all of them',
    fallback: '',
    unset: 'all of them, or the first where it can be one alone',
  },
  MIGRATE: {
    schema: onOff('on'),
    help: 'Whether a start brings the database to its version: on, or off to leave that to `surety migrate`. With DATABASE_URL alone and tables that another role owns it is left to that in any case',
    fallback: 'on',
  },
  SECRETS_KEY: {
    schema: secretKey,
    help: 'What MACs the books and encrypts secrets, 64 hex digits; without it a file secrets.key in DATA_DIR, made at the first start. Every process on one database needs the same',
    fallback: '',
    secret: true,
  },
  SECRETS_KEY_OLD: {
    schema: olderSecretKeys,
    help: 'Keys before SECRETS_KEY, the newest first, separated by commas. The last is the one of the first start, with which the books stay sealed',
    fallback: '',
    secret: true,
  },
  ...BANK_SETTINGS,
  ANCHOR_EVERY: {
    schema: duration('10m'),
    help: 'How often the state of the books is signed and published: a number with s, m, h or d',
    fallback: '10m',
  },
  ANCHOR_DIR: {
    schema: z.string().optional(),
    help: 'Folder that what is signed is published to; anchors in DATA_DIR when not set. Keep a copy elsewhere',
    fallback: '',
  },
  EXCESS_REFUND_AFTER: {
    schema: duration('24h'),
    help: 'How long money beyond the amount due stays before it goes back: a number with s, m, h or d',
    fallback: '24h',
  },
  PAYOUT_ACCOUNT_COOL_OFF: {
    schema: optionalDuration,
    help: 'How long no payout goes to an account that a seller has changed to; 24h when not set, and 0s with the sandbox',
    fallback: '',
  },
  EXPIRE_AFTER: {
    schema: durationOrOff('off'),
    help: 'How long money may lie still before it goes back to the buyer: a number with s, m, h or d; off for ever',
    fallback: 'off',
  },
  ...RETENTION_SETTINGS,
  ACCOUNT_LABEL: {
    schema: z.string().max(40, 'may have at most 40 characters').default('Surety'),
    help: 'What stands before “Escrow” in the name of a virtual account',
    fallback: 'Surety',
  },
  HIGH_VALUE_THRESHOLDS: {
    schema: thresholds,
    help: 'Amounts in the smallest unit from which a transaction is of high value, such as NGN=500000000,USD=1000000; 0 turns a currency off',
    fallback: '',
  },
  ...IDENTITY_SETTINGS,
  SIGNUP: {
    schema: z.enum(SIGN_UPS, { error: `must be one of ${SIGN_UPS.join(', ')}` }).optional(),
    help: 'Who may sign up: open to anybody, invited (`surety invite`) or closed; open while BANK_PROVIDER is sandbox, else invited, when not set',
    fallback: '',
  },
  ...FRONT_DOOR_SETTINGS,
  DASHBOARD: {
    schema: onOff('on'),
    help: 'The pages under /dashboard and signing in to them: on or off',
    fallback: 'on',
  },
  RATE_LIMIT: {
    schema: onOff('on'),
    help: 'Limits per account and address: on or off',
    fallback: 'on',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    help: 'What Prometheus sends in Authorization: Bearer … to read /metrics; without it /metrics answers this machine alone',
    fallback: '',
    secret: true,
  },
  QUOTA_WRITES: {
    schema: wholeNumber(0, 1_000_000_000).default(5_000_000),
    help: 'How many requests of one account may write something in a day of UTC; 0 for any number',
    fallback: '5000000',
  },
  QUOTA_BYTES: {
    schema: byteSize('10GB'),
    help: 'How much one account may write in a day of UTC, roughly: a number with KB, MB, GB or TB; 0 for any amount',
    fallback: '10GB',
  },
  STORAGE_RESERVE: {
    schema: byteSize('200MB'),
    help: 'Room on the disk of DATA_DIR that is kept free: with less, requests that write get 503 and /readyz says so; 0 keeps none',
    fallback: '200MB',
  },
  DRAIN_TIME: {
    schema: duration('0s'),
    help: 'How long a service that is told to stop goes on serving while /readyz answers 503: longer than a load balancer takes to notice, such as 10s',
    fallback: '0s',
  },
  WEBHOOK_ALLOW_PRIVATE: {
    schema: onOff('off'),
    help: 'Whether webhooks may go to http:// and to private, loopback and link-local addresses: on or off',
    fallback: 'off',
  },
  ...MAIL_SETTINGS,
  ...TRACING_SETTINGS,
  TRUST_PROXY: {
    schema: trustedProxies('off'),
    help: 'Whose X-Forwarded-For to believe: off, on, or addresses and networks separated by commas',
    fallback: 'off',
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
    help: 'How much to log',
    fallback: 'info',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Config = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

export class ConfigError extends Error {}

/** Reads all settings, or says everything that is wrong with them at once. An empty value counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [SettingName, Setting][]) {
    const raw = environment[name] === '' ? undefined : environment[name];
    const result = setting.schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else {
      const said = setting.secret ? '' : ` (it is "${raw}")`;
      mistakes.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${said}`);
    }
  }
  if (values['MIGRATION_DATABASE_URL'] && !values['DATABASE_URL']) {
    mistakes.push('MIGRATION_DATABASE_URL is set but DATABASE_URL is not');
  }
  if (environment['SECRETS_KEY_OLD'] && !values['SECRETS_KEY']) {
    mistakes.push('SECRETS_KEY_OLD is set but SECRETS_KEY is not');
  }
  mistakes.push(...bankMistakes(values), ...mailMistakes(values), ...frontDoorMistakes(values));
  mistakes.push(...unknownSettings(Object.keys(SETTINGS), environment));
  if (mistakes.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return values as Config;
}
