import { z } from 'zod';
import { nearest } from '#core/spelling.ts';
import {
  duration,
  embedder,
  onOff,
  optionalDuration,
  port,
  postgresUrl,
  secretKey,
  thresholds,
  trustedProxies,
  wholeNumber,
} from '#settings/kinds.ts';

export type Setting = {
  readonly schema: z.ZodType<unknown, string | undefined>;
  readonly help: string;
  readonly fallback: string;
  readonly secret?: boolean;
};

const BANKS = ['sandbox'] as const;
/** Named wherever people read about Surety, so whoever sets one is told that it is no typing mistake. */
const UNBUILT_BANKS = 'paystack, flutterwave and monnify';

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
  SECRETS_KEY: {
    schema: secretKey,
    help: 'What seals the books and encrypts secrets, 64 hex digits; without it a file secrets.key in DATA_DIR, made at the first start. Every process on one database needs the same',
    fallback: '',
    secret: true,
  },
  BANK_PROVIDER: {
    schema: z
      .enum(BANKS, { error: `must be ${BANKS.join(' or ')}: ${UNBUILT_BANKS} are not built yet` })
      .default('sandbox'),
    help: 'The bank. There is one so far, the sandbox, which moves no real money',
    fallback: 'sandbox',
  },
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
  IDENTITY_WORKERS: {
    schema: wholeNumber(1, 64).optional(),
    help: 'Threads that verify identities, about 100 MB each; one for every two cores, at most 4, when not set',
    fallback: '',
  },
  IDENTITY_QUEUE: {
    schema: wholeNumber(0, 10_000).default(32),
    help: 'How many verifications may wait for a thread before callers get 503',
    fallback: '32',
  },
  IDENTITY_DEADLINE: {
    schema: duration('25s'),
    help: 'How long a verification may take, waiting included',
    fallback: '25s',
  },
  FACE_EMBEDDER: {
    schema: embedder,
    help: 'A face embedding of your own, as JSON: path, size, layout, color, mean, std, knots (docs/identity.md)',
    fallback: '',
  },
  DASHBOARD: {
    schema: onOff('on'),
    help: 'The pages under /dashboard and signing in to them: on or off',
    fallback: 'on',
  },
  RATE_LIMIT: {
    schema: onOff('on'),
    help: 'Limits per key and address: on or off',
    fallback: 'on',
  },
  WEBHOOK_ALLOW_PRIVATE: {
    schema: onOff('off'),
    help: 'Whether webhooks may go to http:// and to private, loopback and link-local addresses: on or off',
    fallback: 'off',
  },
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
  mistakes.push(...unknownSettings(environment));
  if (mistakes.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return values as Config;
}

/** For programs that talk to a service, our own commands among them. They may be set where one runs, too. */
const OF_CLIENTS = ['SURETY_API_URL', 'SURETY_API_KEY', 'SURETY_KEY', 'SURETY_WEBHOOK_SECRET'];

const OURS = /^(?:SURETY|SECRETS|ANCHOR|BANK|IDENTITY|WEBHOOK)_/i;
const OF_OTHERS = [
  // What a receiver of webhooks calls its own, in our guide as well.
  /^WEBHOOK_(?:URL|ID|SECRET)$/,
  // Azure's managed identities.
  /^IDENTITY_(?:ENDPOINT|HEADER|SERVER_THUMBPRINT)$/,
  // Kubernetes tells every container of every service beside it: one called "surety" is SURETY_SERVICE_HOST.
  /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_|$)/,
];
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** A shorter name has too many neighbours that are somebody's: HOST is two letters from HOME. */
const GUESSED_FROM = 8;
/** One letter in three: IDENTITY_WORKER, IDENTITY_QUEUE_SIZE. */
const LETTERS_PER_MISTAKE = 3;

/**
 * A setting of ours in another spelling would be ignored without a word, and the service would not be what
 * somebody believes it is. Ours is what begins like ours, and what is one typing mistake away from a setting
 * that is not set. Whatever else is in the environment is nobody's business here.
 */
function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...Object.keys(SETTINGS), ...OF_CLIENTS];
  const missing = known.filter((name) => name.length >= GUESSED_FROM && !environment[name]);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || known.includes(name) || OF_OTHERS.some((others) => others.test(name))) return [];
    if (SERVICE_ADDRESS.test(value)) return [];
    const meant = OURS.test(name) ? nearestOf(known, name) : nearest(name, missing, 1);
    if (!meant && !OURS.test(name)) return [];
    return [`${name} is not a setting${meant ? `; did you mean ${meant}?` : ' of this version'}`];
  });
}

/** Whether SURETY_ stands before it says nothing of what was meant: we have names with it and without. */
function nearestOf(known: readonly string[], name: string): string | undefined {
  const bare = (full: string) => full.replace(/^SURETY_/i, '');
  const meant = nearest(bare(name), known.map(bare), bare(name).length / LETTERS_PER_MISTAKE);
  return known.find((full) => bare(full) === meant);
}
