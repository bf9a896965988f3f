import type { FastifyInstance } from 'fastify';

/** JSON only. No body at all reads as an empty object: the schema says whether that will do. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    parse(request, text, (error, value) => done(error, error ? undefined : exactly(text, value)));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
    done();
  });
}

/**
 * A number with a fraction or an exponent, and with sixteen digits or more: with fewer, one that is not whole
 * is never rounded to one that is. So a body full of ordinary fractions is not read twice.
 */
const FRACTION = /[[:,]\s*-?(?=[\d.]{16})\d+[.eE]/;
/** Fastify's parser reads past it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * A double rounds 100000.00000000000001 to 100000, and an amount that nobody wrote would be taken for one.
 * Numbers that are whole only because they were rounded are read again, as numbers that are not whole.
 */
function exactly(text: string, value: unknown): unknown {
  return FRACTION.test(text) ? JSON.parse(text.replace(BYTE_ORDER_MARK, ''), unrounded as Reviver) : value;
}

type Reviver = Parameters<typeof JSON.parse>[1];

/** The third argument, the number as it was written, is younger than the types of the language. */
function unrounded(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return Number.isInteger(value) && !isWhole(source) ? besides(value as number) : value;
}

/** Whether the last digit that is not a zero stands before the decimal point. */
function isWhole(written: string): boolean {
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  let zeros = 0;
  while (digits.at(-1 - zeros) === '0') zeros += 1;
  return zeros - fraction.length + Number(exponent) >= 0 || !/[1-9]/.test(digits);
}

/**
 * The nearest number to it that is not whole, towards zero, so that a latitude stays within its limits. Where
 * doubles are too far apart there is none; no field of ours reaches so far.
 */
function besides(whole: number): number {
  const smaller = whole === 0 ? Number.MIN_VALUE : whole * (1 - Number.EPSILON);
  return Number.isInteger(smaller) ? Number.NaN : smaller;
}
