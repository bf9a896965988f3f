import { z } from 'zod';
import { type CallerMetadata, MAX_METADATA_KEYS, type Metadata } from '#core/caller-metadata.ts';
import { MAX_MONEY } from '#core/escrow/money.ts';
import { PageQuery } from '#http/pipeline/paging.ts';
import { momentOrDay, text } from '#http/pipeline/schemas.ts';
import { withoutCrowd } from './crowd.ts';

const MAX_KEY = 40;
const MAX_VALUE = 500;
/** More names than any object has; repetitions count. */
const MAX_EXPANDED = 20;

const reference = text('reference', { max: 200 });
const VALUES = 'must be text, a number, true or false';
/** Numbers and booleans are stored as text. */
const metadataValue = z
  .union([text('a metadata value', { min: 0, max: MAX_VALUE }), z.number(), z.boolean()], {
    error: ({ input }) => (typeof input === 'string' ? undefined : VALUES),
  })
  .transform(String);
const metadata = z
  .record(
    text('a metadata key', { max: MAX_KEY }),
    metadataValue,
    'metadata must be an object whose values are text, numbers, true or false',
  )
  .refine(
    (given) => Object.keys(given).length <= MAX_METADATA_KEYS,
    `metadata may have at most ${MAX_METADATA_KEYS} keys`,
  )
  .meta({ maxProperties: MAX_METADATA_KEYS });

/** Reference and metadata that a caller may set when creating an object. */
export const callerMetadataFields = {
  reference: reference.optional().meta({
    description: 'Your own reference, such as an order number. Must be unique among objects of one kind',
  }),
  metadata: metadata.optional().meta({
    description:
      `Up to ${MAX_METADATA_KEYS} key-value pairs of your own: text, numbers or booleans. Stored encrypted, as ` +
      `text, and returned in lists and events`,
  }),
};

/** The same, of an object that exists. */
export const callerMetadataChanges = {
  reference: reference
    .nullable()
    .optional()
    .meta({ description: 'Your own reference. Null removes it; left out, it stays' }),
  metadata: z
    .record(
      text('a metadata key', { max: MAX_KEY }),
      metadataValue.nullable(),
      'metadata must be an object whose values are text, numbers, true, false or null',
    )
    .refine(
      (given) => Object.keys(given).length <= 2 * MAX_METADATA_KEYS,
      `metadata may name at most ${2 * MAX_METADATA_KEYS} keys`,
    )
    .optional()
    .meta({
      maxProperties: 2 * MAX_METADATA_KEYS,
      description: 'Merged into what is there: null removes a key, keys left out stay',
    }),
};

/** In a form every field is text, so metadata is sent as JSON. */
export const callerMetadataFormFields = {
  reference: callerMetadataFields.reference,
  metadata: z
    .string()
    .transform((given, context) => {
      try {
        return withoutCrowd(metadata, JSON.parse(given));
      } catch {
        context.addIssue({ code: 'custom', message: 'metadata must be a JSON object', input: given });
        return z.NEVER;
      }
    })
    .pipe(metadata)
    .optional()
    .meta({
      type: 'object',
      additionalProperties: { type: 'string' },
      description: `Up to ${MAX_METADATA_KEYS} key-value pairs of your own, all text, as a JSON object`,
    }),
};

type Given = { readonly reference?: string | undefined; readonly metadata?: Metadata | undefined };

export function callerMetadataOf({
  reference: given = undefined,
  metadata: texts = {},
}: Given): CallerMetadata {
  return { reference: given ?? null, metadata: texts };
}

const CallerMetadataView = {
  reference: z.string().nullable().meta({ description: 'Your own reference' }),
  metadata: z.record(z.string(), z.string()).meta({ description: 'Your own key-value pairs' }),
};

/** Always present in lists. */
export const CallerMetadataAlways = CallerMetadataView;
/** For single objects, present only with `expand=metadata`. */
export const CallerMetadataIfAsked = {
  reference: CallerMetadataView.reference.optional().meta({ description: 'Only with `expand=metadata`' }),
  metadata: CallerMetadataView.metadata.optional().meta({ description: 'Only with `expand=metadata`' }),
};

/** A period of a list, by what happened then. */
export const period = (what: string) => ({
  from: momentOrDay('from')
    .optional()
    .meta({ description: `${what} at or after this time. A date is the start of that day in UTC` }),
  to: momentOrDay('to')
    .optional()
    .meta({ description: `${what} before this time. A date is the start of that day in UTC` }),
});
export const periodFilters = period('Created');

export const PeriodQuery = PageQuery.extend(periodFilters);

/** The filter of a list of objects that belong to agreements. */
export const agreementReferenceFilter = {
  reference: reference.optional().meta({ description: 'Only of the agreement with your own reference' }),
};

/** Filters of a list of objects with a reference. */
export const listFilters = {
  reference: reference.optional().meta({ description: 'Only the object with your own reference' }),
  metadata: text('metadata', { max: MAX_KEY + 1 + MAX_VALUE })
    .regex(/^[^:]+:/, 'metadata must be a name and a value, such as colour:blue')
    .optional()
    .meta({
      description:
        'Only objects whose metadata have this value: `name:value`, where the name ends at the first colon',
      example: 'colour:blue',
    }),
  ...periodFilters,
};

const limit = (label: string) =>
  z.coerce
    .number(`${label} must be a number`)
    .int(`${label} must be an integer in the smallest currency unit`)
    .min(0, `${label} must not be negative`)
    .max(MAX_MONEY, `${label} is larger than the maximum amount`)
    .optional();

export const amountFilters = {
  minAmount: limit('minAmount').meta({
    description: 'Amount of at least this, in the smallest currency unit',
  }),
  maxAmount: limit('maxAmount').meta({
    description: 'Amount of at most this, in the smallest currency unit',
  }),
};

/** An `expand` parameter: `expand=a,b`, `expand=a&expand=b` or `expand[]=a`. */
export function expandable<Word extends string>(words: readonly [Word, ...Word[]], description: string) {
  const error = `expand must be ${words.length === 1 ? words[0] : `any of ${words.join(', ')}`}`;
  const split = (given: unknown) => (typeof given === 'string' ? given.split(',') : [given]);
  return z
    .preprocess(
      (given) => (given === undefined ? undefined : [given].flat().flatMap(split).slice(0, MAX_EXPANDED)),
      z.array(z.enum(words, error), error).optional(),
    )
    .transform((given) => given && new Set(given))
    .optional()
    .meta({ description });
}
