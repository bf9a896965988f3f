import { z } from 'zod';
import { SIGN_UPS, type SignUps } from '#core/account/developer.ts';
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
import { MESSAGE_SETTINGS, messageMistakes } from './messages.ts';
import { RETENTION_SETTINGS } from './retention.ts';
import { TRACING_SETTINGS } from './tracing.ts';
import { unknownSettings } from './unknown.ts';

export type Setting = {
  readonly schema: z.ZodType<unknown, string | undefined>;
  readonly help: string;
  readonly fallback: string;
  readonly secret?: boolean;
  /** The effect of leaving it unset, if it may be surprising. */
  readonly unset?: string;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting in one table: its schema, meaning and default. `.env.example`, docs/settings.md and `surety
 * config` are generated from it. No other file reads the environment.
 */
export const SETTINGS = {
  PORT: {
    schema: port('3000'),
    help: 'Port to listen on; 0 takes any free port',
    fallback: '3000',
  },
  HOST: {
    schema: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    help: 'Address to listen on; 0.0.0.0 for all',
    fallback: '127.0.0.1',
  },
  WEB_CONCURRENCY: {
    schema: wholeNumber(1, 64).default(1),
    help: 'Number of processes that serve on PORT; the first also runs the background jobs',
    fallback: '1',
  },
  DATA_DIR: {
    schema: z.string().min(1, 'must not be empty').default('./data'),
    help: 'Folder of the embedded database and the IP data',
    fallback: './data',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    help: 'PostgreSQL 15 or newer, instead of the embedded one',
    fallback: '',
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    schema: postgresUrl,
    help: 'A role that owns the schema, so that the role of DATABASE_URL cannot edit history',
    fallback: '',
    secret: true,
  },
  CELL: {
    schema: z.string().optional(),
    help: 'The cell (docs/cells.md) that commands use, as --cell does. The service and workers use all cells',
    fallback: '',
    unset: 'all cells, or the first for commands that need one',
  },
  MIGRATE: {
    schema: onOff('on'),
    help: 'on: the start upgrades the database. off: only `surety migrate` does. A role that does not own the tables never upgrades them',
    fallback: 'on',
  },
  SECRETS_KEY: {
    schema: secretKey,
    help: 'The root secret for MACs and encryption, 64 hex digits, one for all processes on a database; when not set, the file secrets.key in DATA_DIR',
    fallback: '',
    secret: true,
  },
  SECRETS_KEY_OLD: {
    schema: olderSecretKeys,
    help: 'Earlier values of SECRETS_KEY, newest first. Keep the very first one',
    fallback: '',
    secret: true,
  },
  ...BANK_SETTINGS,
  ANCHOR_EVERY: {
    schema: duration('2m'),
    help: 'How often the state of the books is signed and published',
    fallback: '2m',
  },
  ANCHOR_DIR: {
    schema: z.string().optional(),
    help: 'Folder for the signed checkpoints; anchors in DATA_DIR when not set. Keep a copy elsewhere',
    fallback: '',
  },
  EXCESS_REFUND_AFTER: {
    schema: duration('24h'),
    help: 'How long excess money is kept before it is returned',
    fallback: '24h',
  },
  PAYOUT_ACCOUNT_COOL_OFF: {
    schema: optionalDuration,
    help: 'How long payouts wait after a change of a seller’s account; 24h when not set, 0s with the sandbox',
    fallback: '',
  },
  COMMISSION_MINIMUM: {
    schema: wholeNumber(0, 100_000_000_000).default(100_000),
    help: 'The least commission that the daily payout sends, in the smallest unit',
    fallback: '100000',
  },
  EXPIRE_AFTER: {
    schema: durationOrOff('off'),
    help: 'How long an agreement may be idle before its money goes back, or off',
    fallback: 'off',
  },
  ...RETENTION_SETTINGS,
  ACCOUNT_LABEL: {
    schema: z.string().max(40, 'may have at most 40 characters').default('Surety'),
    help: 'The word before “Escrow” in the name of a virtual account',
    fallback: 'Surety',
  },
  HIGH_VALUE_THRESHOLDS: {
    schema: thresholds,
    help: 'Amounts in the smallest unit that count as high value, such as NGN=500000000,USD=1000000; 0 turns a currency off',
    fallback: '',
  },
  ...IDENTITY_SETTINGS,
  SIGNUP: {
    schema: z.enum(SIGN_UPS, { error: `must be one of ${SIGN_UPS.join(', ')}` }).optional(),
    help: 'Who may sign up: open, invited or closed; when not set, open with the sandbox and invited otherwise',
    fallback: '',
  },
  ...FRONT_DOOR_SETTINGS,
  DASHBOARD: {
    schema: onOff('on'),
    help: 'The dashboard under /dashboard and its sign-in',
    fallback: 'on',
  },
  RATE_LIMIT: {
    schema: onOff('on'),
    help: 'Rate limits per account and address',
    fallback: 'on',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    help: 'The bearer token that reads /metrics; when not set, only this machine may',
    fallback: '',
    secret: true,
  },
  QUOTA_WRITES: {
    schema: wholeNumber(0, 1_000_000_000).default(5_000_000),
    help: 'How many writing requests one account may make per UTC day; 0 for no limit',
    fallback: '5000000',
  },
  QUOTA_BYTES: {
    schema: byteSize('10GB'),
    help: 'About how much one account may write per UTC day; 0 for no limit',
    fallback: '10GB',
  },
  STORAGE_RESERVE: {
    schema: byteSize('200MB'),
    help: 'Disk space of DATA_DIR to keep free: below it, writes and /readyz answer 503',
    fallback: '200MB',
  },
  DRAIN_TIME: {
    schema: duration('0s'),
    help: 'How long the service still serves after a stop signal, while /readyz answers 503, such as 10s behind a load balancer',
    fallback: '0s',
  },
  WEBHOOK_ALLOW_PRIVATE: {
    schema: onOff('off'),
    help: 'Whether webhooks may go to http:// and to private, loopback and link-local addresses',
    fallback: 'off',
  },
  ...MAIL_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...TRACING_SETTINGS,
  TRUST_PROXY: {
    schema: trustedProxies('off'),
    help: 'Which proxies’ X-Forwarded-For to trust: off, on, or addresses and networks',
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

/** With a real bank an account gives access to people's money, so sign-up is not open by default. */
export function signUpsOf({ SIGNUP, BANK_PROVIDER }: Pick<Config, 'SIGNUP' | 'BANK_PROVIDER'>): SignUps {
  return SIGNUP ?? (BANK_PROVIDER === 'sandbox' ? 'open' : 'invited');
}

export class ConfigError extends Error {}

/** Reads all settings, and reports all mistakes at once. An empty value counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [SettingName, Setting][]) {
    const raw = environment[name] === '' ? undefined : environment[name];
    const result = setting.schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else {
      const shown = setting.secret ? '' : ` (it is "${raw}")`;
      mistakes.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${shown}`);
    }
  }
  if (values['MIGRATION_DATABASE_URL'] && !values['DATABASE_URL']) {
    mistakes.push('MIGRATION_DATABASE_URL is set but DATABASE_URL is not');
  }
  if (environment['SECRETS_KEY_OLD'] && !values['SECRETS_KEY']) {
    mistakes.push('SECRETS_KEY_OLD is set but SECRETS_KEY is not');
  }
  mistakes.push(
    ...bankMistakes(values),
    ...mailMistakes(values),
    ...messageMistakes(values),
    ...frontDoorMistakes(values),
  );
  mistakes.push(...unknownSettings(Object.keys(SETTINGS), environment));
  if (mistakes.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return values as Config;
}
