import type { FastifyInstance } from 'fastify';
import { Problem } from '#core/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of characters of a JSON body. */
    bodySize: number;
  }
}

/** Accepts JSON only. An absent body becomes an empty object; the schema decides whether that is enough. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodySize', 0);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    request.bodySize = text.length;
    if (isDeep(text)) return done(new Problem('validation_failed', TOO_DEEP));
    parse(request, text, (error, value) => done(error, error ? undefined : exactly(text, value)));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
    done();
  });
}

/** Deeper than any body of ours; recursion over what no schema describes stays shallow. */
const MAX_DEPTH = 32;
const TOO_DEEP = `The body is nested more than ${MAX_DEPTH} levels deep. Send it with fewer levels.`;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** One pass over the characters, before anything is built from them. */
function isDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (CLOSING.has(code)) depth -= 1;
    else if (OPENING.has(code) && ++depth > MAX_DEPTH) return true;
  }
  return false;
}

function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
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
