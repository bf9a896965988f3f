import { isIP } from 'node:net';
import { z } from 'zod';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';

export type Setting = {
  readonly schema: z.ZodType<unknown, string | undefined>;
  readonly help: string;
  readonly fallback: string;
  readonly secret?: boolean;
};

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback)
    .transform((value) => value === 'on');

const UNIT_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const duration = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => /^\d{1,6}[smhd]$/.test(value), 'must be a time such as 30m, 24h or 7d')
    .transform((value) => Number(value.slice(0, -1)) * (UNIT_MS[value.slice(-1)] ?? 0));

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
  // A host may be left out before the slash; PostgreSQL's own clients allow that.
  .refine((value) => URL.canParse(value.replace('@/', '@localhost/').replace(':///', '://localhost/')), {
    error: 'is not a valid URL; characters such as @ / : # % in a password must be percent-encoded',
  })
  .optional();

/** Names that stand for networks, as the HTTP server knows them. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isWholeNumber(bits, size));
}

function isWholeNumber(text: string, max: number): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= max;
}

/** `NGN=500000000,USD=1000000`, on top of the built-in table. */
const thresholds = z
  .string()
  .default('')
  .refine(
    (value) => value === '' || /^[A-Z]{3}=\d{1,15}(,[A-Z]{3}=\d{1,15})*$/.test(value.replaceAll(' ', '')),
    {
      error: 'must look like NGN=500000000,USD=1000000',
    },
  )
  .transform((value) => {
    const own = value.replaceAll(' ', '').split(',').filter(Boolean);
    const entries = own.map((entry) => entry.split('=') as [string, string]);
    return {
      ...DEFAULT_THRESHOLDS,
      ...Object.fromEntries(entries.map(([code, amount]) => [code, Number(amount)])),
    };
  });

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/**
 * A face embedding of the operator's own, as JSON. Its knots are the
 * calibration: which cosine is which score.
 */
const EmbedderJson = z.strictObject({
  path: z.string().min(1),
  input: z.string().optional(),
  output: z.string().optional(),
  size: z.int().min(16).max(1024),
  layout: z.enum(['channels_first', 'channels_last']),
  color: z.enum(['rgb', 'bgr']),
  mean: z.number(),
  std: z.number().positive(),
  template: z
    .array(z.tuple([z.number(), z.number()]))
    .length(5)
    .optional(),
  knots: z.array(z.tuple([z.number(), z.number().min(0).max(99)])).min(2),
});
const embedder = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(EmbedderJson)
  .optional();

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting in one table: how it is read, what it means, what it is when nothing is said. `.env.example`,
 * the README's table and `surety config` are made from it. No other file reads the environment.
 */
export const SETTINGS = {
  PORT: {
    schema: z
      .string()
      .default('3000')
      .refine((port) => isWholeNumber(port, 65_535), 'must be a port from 0 to 65535')
      .transform(Number),
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
  EXCESS_REFUND_AFTER: {
    schema: duration('24h'),
    help: 'How long money beyond the amount due stays before it goes back: a number with s, m, h or d',
    fallback: '24h',
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
    schema: z
      .string()
      .default('off')
      .transform((value) => value.replaceAll(' ', ''))
      .refine(
        (value) =>
          ['on', 'off'].includes(value) ||
          value.split(',').every((part) => NETWORK_NAMES.includes(part) || isNetwork(part)),
        'must be on, off, or addresses and networks such as 10.0.0.0/8,2001:db8::1',
      )
      .transform((value) => (value === 'on' ? true : value === 'off' ? false : value)),
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
  if (mistakes.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return values as Config;
}
