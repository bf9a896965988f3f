import type { FastifyInstance } from 'fastify';

/** Accepts JSON only. An absent body becomes an empty object; the schema decides whether that is enough. */
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
 * Matches a number with a fraction or an exponent and at least sixteen digits. With fewer digits, rounding
 * never turns a fraction into an integer, so bodies with ordinary fractions are not parsed twice.
 */
const FRACTION = /[[:,]\s*-?(?=[\d.]{16})\d+[.eE]/;
/** Fastify's parser skips it; JSON.parse does not. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * A double rounds 100000.00000000000001 to 100000, which would then pass as a valid amount. Numbers that
 * became integers only by rounding are parsed again, as fractions.
 */
function exactly(text: string, value: unknown): unknown {
  return FRACTION.test(text) ? JSON.parse(text.replace(BYTE_ORDER_MARK, ''), unrounded as Reviver) : value;
}

type Reviver = Parameters<typeof JSON.parse>[1];

/** The third argument, the source text of the number, is newer than TypeScript's types. */
function unrounded(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return Number.isInteger(value) && !isWhole(source) ? besides(value as number) : value;
}

/** True when the last non-zero digit is before the decimal point. */
function isWhole(written: string): boolean {
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  let zeros = 0;
  while (digits.at(-1 - zeros) === '0') zeros += 1;
  return zeros - fraction.length + Number(exponent) >= 0 || !/[1-9]/.test(digits);
}

/**
 * Returns the nearest fraction towards zero, so that a latitude stays within its limits. NaN where doubles
 * are too far apart to have one; no field allows numbers that large.
 */
function besides(whole: number): number {
  const smaller = whole === 0 ? Number.MIN_VALUE : whole * (1 - Number.EPSILON);
  return Number.isInteger(smaller) ? Number.NaN : smaller;
}
