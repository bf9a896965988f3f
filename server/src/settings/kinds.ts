import { isIP } from 'node:net';
import { z } from 'zod';
import { attributesOf, cellDatabaseOf, KNOWN_ATTRIBUTES, urlsOf } from '#core/database-url.ts';
import { EMBEDDERS } from '#core/identity/engine.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import { SECRET } from './root-secret.ts';

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback)
    .transform((value) => value === 'on');

const UNIT_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const someDuration = z
  .string()
  .refine((value) => /^\d{1,6}[smhd]$/.test(value), 'must be a time such as 30m, 24h or 7d')
  .transform((value) => Number(value.slice(0, -1)) * (UNIT_MS[value.slice(-1)] ?? 0));

export const duration = (fallback: string) => someDuration.prefault(fallback);

export const optionalDuration = someDuration.optional();

/** A duration, or `off`, which is read as null. */
export const durationOrOff = (fallback: string) =>
  z
    .literal('off')
    .transform(() => null)
    .or(someDuration)
    .prefault(fallback);

/** Plain HTTP is allowed only to this machine, for a twin. */
export const bankUrl = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(
      (value) =>
        /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(value) &&
        URL.canParse(value),
      'must begin with https://, or with http:// on this machine',
    );

export const secretKey = z
  .string()
  .regex(SECRET, 'must be 64 hex digits; make one with: openssl rand -hex 32')
  .transform((value) => Buffer.from(value, 'hex'))
  .optional();

/** Newest first. */
export const olderSecretKeys = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine(
    (keys) => keys.every((key) => SECRET.test(key)),
    'must be keys of 64 hex digits, separated by commas',
  )
  .transform((keys) => keys.map((key) => Buffer.from(key, 'hex')));

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
  // PostgreSQL's clients allow several hosts, and an empty host before the slash.
  .refine(
    (value) =>
      urlsOf(value).every((url) =>
        URL.canParse(url.replace('@/', '@localhost/').replace(':///', '://localhost/')),
      ),
    { error: 'is not a valid URL; characters such as @ / : # % in a password must be percent-encoded' },
  )
  .refine((value) => KNOWN_ATTRIBUTES.includes(attributesOf(value) ?? 'any'), {
    error: `may set target_session_attrs only to ${KNOWN_ATTRIBUTES.join(', ')}: the service has to write`,
  })
  .refine((value) => /^[\w.-]*\{cell\}[\w.-]*$/.test(cellDatabaseOf(value) ?? '{cell}'), {
    error: 'must contain {cell} in cell_database, such as cell_database=surety_{cell}',
  })
  .optional();

/** Names of networks that the HTTP server knows. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isWholeNumber(bits, size));
}

function isWholeNumber(text: string, max: number): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= max;
}

/** `NGN=500000000,USD=1000000`, added to the built-in table. */
export const thresholds = z
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

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const UNIT_BYTES: Record<string, number> = { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

export const byteSize = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => /^(0|\d{1,6}[KMGT]B)$/.test(value), 'must be a size such as 500MB or 10GB, or 0')
    .transform((value) =>
      value === '0' ? 0 : Number(value.slice(0, -2)) * (UNIT_BYTES[value.slice(-2)] ?? 0),
    );

const PIXELS = {
  path: z.string().min(1),
  input: z.string().optional(),
  output: z.string().optional(),
  size: z.int().min(16).max(1024),
  layout: z.enum(['channels_first', 'channels_last']),
  color: z.enum(['rgb', 'bgr']),
  mean: z.number(),
  std: z.number().positive(),
};

/** Version 0.1.0 called the calibration points `knots`; both names are accepted. */
function withCalibrationPoints(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('knots' in json)) return json;
  const { knots, ...rest } = json;
  return { calibrationPoints: knots, ...rest };
}

/** A face embedding of the operator's own, as JSON. Its calibration points map cosines to scores. */
const Embedder = z.strictObject({
  ...PIXELS,
  template: z
    .array(z.tuple([z.number(), z.number()]))
    .length(5)
    .optional(),
  calibrationPoints: z.array(z.tuple([z.number(), z.number().min(0).max(99)])).min(2),
});
const EmbedderJson = z.preprocess(withCalibrationPoints, Embedder);
const LivenessJson = z.strictObject({
  ...PIXELS,
  surroundings: z.number().min(1).max(10),
  live: z.int().min(0).max(9),
  minLive: z.number().gt(0).lt(1),
});

/** Parses an operator's JSON, and reports faults under the name of each part. */
function fromJson<T>(value: string, schema: z.ZodType<T>, context: z.RefinementCtx): T {
  try {
    const { success, data, error } = schema.safeParse(JSON.parse(value));
    if (success) return data;
    for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message });
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be JSON, or a name that docs/identity-reference.md lists',
    });
  }
  return z.NEVER;
}
export const embedder = z
  .string()
  .transform(
    (value, context) => EMBEDDERS.find((name) => name === value) ?? fromJson(value, EmbedderJson, context),
  )
  .optional();
export const livenessModel = z
  .string()
  .transform((value, context) => fromJson(value, LivenessJson, context))
  .optional();

export const port = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => isWholeNumber(value, 65_535), 'must be a port from 0 to 65535')
    .transform(Number);

/** Addresses and networks separated by commas; none by default. */
export const networks = z
  .string()
  .default('')
  .transform((value) => value.replaceAll(' ', '').split(',').filter(Boolean))
  .refine(
    (parts) => parts.every(isNetwork),
    'must be addresses and networks such as 52.31.139.75,10.0.0.0/8',
  );

export const trustedProxies = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => value.replaceAll(' ', ''))
    .refine(
      (value) =>
        ['on', 'off'].includes(value) ||
        value.split(',').every((part) => NETWORK_NAMES.includes(part) || isNetwork(part)),
      'must be on, off, or addresses and networks such as 10.0.0.0/8,2001:db8::1',
    )
    .transform((value) => (value === 'on' ? true : value === 'off' ? false : value));
