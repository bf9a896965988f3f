import { z } from 'zod';
import type { CallerMetadata, Metadata } from '#core/caller-metadata.ts';
import { MAX_MONEY } from '#core/escrow/money.ts';
import { moment, text } from '#http/pipeline/schemas.ts';

const MAX_KEYS = 20;
const MAX_KEY = 40;
const MAX_VALUE = 500;

const reference = text('reference', { max: 200 });
const metadata = z
  .record(
    text('a key of metadata', { max: MAX_KEY }),
    text('a value of metadata', { min: 0, max: MAX_VALUE }),
    'metadata must be an object of texts',
  )
  .refine((given) => Object.keys(given).length <= MAX_KEYS, `metadata may have at most ${MAX_KEYS} keys`);

/** What a caller may put to a thing when it is made. */
export const callerMetadataFields = {
  reference: reference.optional().meta({
    description: 'Your own name for it, such as an order number. No two of one kind may have the same',
  }),
  metadata: metadata.optional().meta({
    description:
      `Up to ${MAX_KEYS} texts of your own, by names of your own. It is stored encrypted, and ` +
      `comes back in lists and events`,
  }),
};

/** In a form everything is text. */
export const callerMetadataFormFields = {
  reference: callerMetadataFields.reference,
  metadata: z
    .string()
    .transform((given, context) => {
      try {
        return JSON.parse(given) as unknown;
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
      description: `Up to ${MAX_KEYS} texts of your own, by names of your own, as JSON`,
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
  reference: z.string().nullable().meta({ description: 'Your own name for it' }),
  metadata: z.record(z.string(), z.string()).meta({ description: 'What you have put to it' }),
};

/** In lists they are always there. */
export const CallerMetadataAlways = CallerMetadataView;
/** Where one thing is asked for, they are there for whoever asks for them, too. */
export const CallerMetadataIfAsked = {
  reference: CallerMetadataView.reference.optional().meta({ description: 'Only with ?expand=metadata' }),
  metadata: CallerMetadataView.metadata.optional().meta({ description: 'Only with ?expand=metadata' }),
};

/** What to leave out of a list. */
export const listFilters = {
  reference: reference.optional().meta({ description: 'Your own name for it' }),
  from: moment('from').optional().meta({ description: 'Made then or later' }),
  to: moment('to').optional().meta({ description: 'Made before then' }),
};

const limit = (label: string) =>
  z.coerce
    .number(`${label} must be a number`)
    .int(`${label} must be an integer in the smallest currency unit`)
    .min(0, `${label} must not be negative`)
    .max(MAX_MONEY, `${label} is more than an amount can be`)
    .optional();

export const amountFilters = {
  minAmount: limit('minAmount').meta({ description: 'Of so much or more, in the smallest currency unit' }),
  maxAmount: limit('maxAmount').meta({ description: 'Of so much or less' }),
};

/** Several of them, with commas between them. */
export function expandable<Word extends string>(words: readonly [Word, ...Word[]], description: string) {
  const isKnown = (word: string): word is Word => (words as readonly string[]).includes(word);
  const pattern = `^(${words.join('|')})(,(${words.join('|')}))*$`;
  const known = words.length === 1 ? words[0] : `any of ${words.join(', ')}, with commas between them`;
  return z
    .string(`expand can be ${known}, once`)
    .regex(new RegExp(pattern), `expand can be ${known}`)
    .transform((given) => new Set(given.split(',').filter(isKnown)))
    .optional()
    .meta({ description });
}
