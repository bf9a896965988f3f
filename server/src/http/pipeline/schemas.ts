import { z } from 'zod';
import { hasLink, hasUnseen, LINK_IN_NAME, UNSEEN_IN_NAME } from '#core/account/display-name.ts';
import type { Permission } from '#core/account/permissions.ts';
import { ACTOR_TYPES } from '#core/actor.ts';
import { CURRENCIES } from '#core/escrow/currency.ts';
import { MAX_MONEY, type Money } from '#core/escrow/money.ts';
import { faultOf } from '#core/external-id.ts';
import { PROBLEMS, type ProblemCode } from '#core/problem.ts';
import { statusOf } from './problems.ts';

/**
 * Text that the database can store. PostgreSQL accepts neither NUL nor half a surrogate pair, so both are
 * refused here with a clear message instead of a database error.
 */
export function text(label: string, limits: { min?: number; max: number }) {
  const min = limits.min ?? 1;
  const missing = `${label} is required and must be text`;
  return z
    .string({ error: missing })
    .min(min, min === 1 ? `${label} must not be empty` : `${label} must have at least ${min} characters`)
    .max(limits.max, `${label} may have at most ${limits.max} characters`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: `${label} contains characters that cannot be stored`,
    });
}

/** A name that others read in mails of the service: one line, and no link. */
export function displayName(label: string, limits: { max: number }) {
  return text(label, limits)
    .refine((value) => !hasUnseen(value), { error: `${label} ${UNSEEN_IN_NAME}` })
    .refine((value) => !hasLink(value), { error: `${label} ${LINK_IN_NAME}` });
}

export const timestamp = z.iso.datetime({ offset: true }).meta({ description: 'ISO 8601' });

/** A time given by a client. PostgreSQL reads no year 0, and no year of five digits as ISO 8601 writes it. */
export function moment(label: string, or = '') {
  return z.iso
    .datetime({
      offset: true,
      abort: true,
      error: `${label} must be an ISO 8601 time such as 2030-01-31T12:00:00Z${or}`,
    })
    .refine((value) => isRealTime(new Date(value)), { error: `${label} is not a real date` })
    .transform((value) => new Date(value));
}

/** Also false where an offset moves the year out of 1 to 9999. */
export function isRealTime(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The limit of a period: a time, or a date for the start of that day in UTC. */
export function momentOrDay(label: string) {
  return z
    .string(`${label} must be one time or date, as text`)
    .transform((given) => (DAY.test(given) ? `${given}T00:00:00Z` : given))
    .pipe(moment(label, ' or a date such as 2030-01-31'));
}

/** A lifecycle in capitals, as every status is shown, whatever case it is stored in. */
export function lifecycle<Word extends string>(words: readonly Word[], error?: string) {
  return z.enum(words.map(inCapitals) as [Uppercase<Word>, ...Uppercase<Word>[]], error);
}

export function inCapitals<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>;
}

/** A lifecycle as it is stored. */
export function inLowerCase<Word extends string>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>;
}

/** The actor that caused a change. */
export const ActorView = z.strictObject({
  type: z.enum(ACTOR_TYPES),
  id: z.string().nullable().meta({
    description: 'The id of the API key, the member or the person’s session, or the name of the bank',
  }),
});

/** For operations without a body: an empty object and no body at all are both accepted. */
export const NoBody = z.object({}).prefault({});

/** The format of our ids. */
export function idShape(prefix: string): RegExp {
  return new RegExp(`^${prefix}_[0-9a-f]{32}$`);
}

/** A path parameter with one of our ids. Any other format is answered as not found. */
export function idOf(prefix: string) {
  return z
    .string()
    .regex(idShape(prefix))
    .meta({ description: `\`${prefix}_…\`` });
}

export const ProblemBody = z
  .object({
    error: z.string().meta({ description: 'The HTTP reason phrase' }),
    message: z.string().meta({ description: 'What went wrong and what to do next, for people' }),
    statusCode: z.int(),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    details: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'One entry for each invalid field' }),
    docUrl: z
      .string()
      .meta({ description: 'The page that explains the code, relative to the host of this service' }),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

const WHEN: Record<ProblemStatus, string> = {
  400: 'The request is not valid',
  401: 'The API key is missing, unknown, expired or revoked',
  403: 'The caller is not allowed to do this',
  404: 'Not found in this account',
  409: 'The current state does not allow it',
  413: 'The request body is too large',
  415: 'The content type of the body is not supported',
  422: 'The Idempotency-Key was already used for a different request',
  429: 'Too many requests; wait for the time in Retry-After',
  503: 'Temporarily unavailable; nothing was lost, send the request again',
};

/** Codes that any endpoint with this status may return, besides its own. */
const USUAL: Record<ProblemStatus, readonly ProblemCode[]> = {
  400: ['validation_failed', 'unknown_field'],
  401: ['missing_api_key', 'invalid_api_key'],
  403: ['forbidden', 'network_not_allowed', 'altered_record'],
  404: ['not_found'],
  409: ['idempotency_key_in_flight', 'idempotency_answer_sealed'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  422: ['idempotency_key_reused'],
  429: ['rate_limited', 'quota_exceeded'],
  503: ['service_unavailable', 'storage_full'],
};
/** Statuses whose common codes concern an API key or an Idempotency-Key. */
const OF_KEYS: readonly ProblemStatus[] = [401, 403, 409];

/**
 * Documents every error status with its codes, so that a reader of one operation does not have to know all of
 * them.
 */
export function problems(
  statuses: readonly ProblemStatus[],
  own: readonly ProblemCode[] = [],
  { open = false, permission = null }: { open?: boolean; permission?: Permission | null } = {},
) {
  const all = [...new Set(statuses)].sort((left, right) => left - right);
  const content = { 'application/json': { schema: ProblemBody } };
  const described = all.map((status) => {
    const isOurs = !OF_KEYS.includes(status) || (status === 409 ? all.includes(422) : !open);
    const codes = isOurs ? USUAL[status].map((code) => `\`${code}\``).join(', ') : '';
    const special = own.filter((code) => statusOf(code) === status);
    const list = special.map((code) => `- \`${code}\`: ${PROBLEMS[code].means}`).join('\n');
    const needs = status === 403 && permission ? `Requires the permission \`${permission}\`` : '';
    const description = [codes ? `${WHEN[status]}: ${codes}` : WHEN[status], needs, list]
      .filter(Boolean)
      .join('\n\n');
    return [status, { description, content }];
  });
  return Object.fromEntries(described);
}

/** A success: its status, its description in the OpenAPI document, and its schema. */
export type Answer<Shape extends z.ZodType = z.ZodType> = {
  readonly status: number;
  readonly description: string;
  readonly schema: Shape;
  /** The media types of an answer that is a file, not JSON. */
  readonly media?: readonly string[];
};

const answering =
  (status: number) =>
  <Shape extends z.ZodType>(description: string, schema: Shape): Answer<Shape> => ({
    status,
    description,
    schema,
  });

export const ok = answering(200);
export const created = answering(201);
export const accepted = answering(202);
export const NO_CONTENT = answering(204)('Done; the response has no body', z.undefined());

/** A file, in the bytes of one of these media types. */
export function fileOf(description: string, media: readonly string[]): Answer {
  const schema = z.any().meta({ type: 'string', format: 'binary' });
  return { status: 200, description, schema, media };
}

/** In the form that the OpenAPI transform expects: a bare undefined schema is an answer without a body. */
export function responses(answers: readonly Answer[]) {
  return Object.fromEntries(
    answers.map(({ status, description, schema, media = ['application/json'] }) => [
      status,
      schema instanceof z.ZodUndefined
        ? schema.meta({ description })
        : { description, content: Object.fromEntries(media.map((type) => [type, { schema }])) },
    ]),
  );
}

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
    .optional()
    .meta({
      description:
        'Makes this request safe to retry for 24 hours: a repeat with the same key returns the first answer',
    }),
});

/** ISO 4217 code in capitals. */
export function currency(label: string) {
  return z
    .string(`${label} must be text`)
    .refine((code) => CURRENCIES.has(code), `${label} must be an ISO 4217 code such as NGN or USD`)
    .meta({ description: 'ISO 4217' });
}

/** The caller's own id for a user, who may already be known. */
export const externalId = (label: string) => text(label, { max: 255 });

/** An external id that will be stored. */
export const newExternalId = (label: string) =>
  externalId(label).superRefine((id, context) => {
    const fault = faultOf(id);
    if (fault) context.addIssue({ code: 'custom', message: `${label} ${fault}` });
  });

/** The only definition of an amount in the API. */
export function positiveAmount(label: string) {
  return z
    .int(`${label} must be an integer in the smallest currency unit, not more than ${MAX_MONEY}`)
    .positive(`${label} must be greater than zero`)
    .transform((value) => value as Money)
    .meta({ description: 'In the smallest currency unit (kobo, cents)' });
}
