import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Spans as OpenTelemetry has them. Every floor but core may open one; while nobody collects them, opening one
 * is a look at a variable. What is written into a span leaves the platform, so nothing of a person may: no path
 * with ids in it, no parameter, no message of an error.
 */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Which span of which trace, and whether anybody wants it: what `traceparent` says. */
export type SpanId = { readonly traceId: string; readonly spanId: string; readonly sampled: boolean };

export type Span = SpanId & {
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly links: readonly SpanId[];
  readonly startedAt: number;
  endedAt: number;
  attributes: Attributes;
  /** What kind of failure it was, where it failed. */
  failure: string | null;
};

type Words = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Begins a trace where none is under way; without it there is only a span inside of another. */
  readonly begins?: boolean;
  /** The span that caused it, when that is not the one around it. */
  readonly cause?: SpanId | null;
  readonly links?: readonly SpanId[];
};

export type Collector = {
  /** Which part of the traces that begin here is wanted, from 0 to 1. */
  readonly share: number;
  take(span: Span): void;
};

const around = new AsyncLocalStorage<SpanId | null>();
let collector: Collector | null = null;

/** There is one for the process, as there is one log. Null ends it. */
export function collectSpans(by: Collector | null): void {
  collector = by;
}

export function isCollecting(): boolean {
  return collector !== null;
}

/** The span that this is done in. */
export function spanHere(): SpanId | null {
  return collector === null ? null : (around.getStore() ?? null);
}

/** Does the work in a span of its own. The words are asked for only where somebody collects them. */
export function inSpan<Result>(
  words: () => Words,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  if (collector === null) return work(null);
  const span = openSpan(words());
  return span === null ? work(null) : within(span, () => ending(span, work));
}

async function ending<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await work(span);
  } catch (error) {
    span.failure = kindOf(error);
    throw error;
  } finally {
    endSpan(span);
  }
}

/** For whoever cannot wrap what they do; it has to be ended. */
export function openSpan({ name, kind, attributes = {}, begins, cause, links = [] }: Words): Span | null {
  const parent = cause ?? around.getStore() ?? null;
  if (collector === null || (parent === null && !begins)) return null;
  const traceId = parent?.traceId ?? newId(16);
  const sampled = parent?.sampled ?? isWanted(traceId, collector.share);
  const [spanId, startedAt] = [newId(8), performance.now()];
  const parentId = parent?.spanId || null;
  const rest = { attributes, links, startedAt, endedAt: startedAt, failure: null };
  return { traceId, spanId, sampled, parentId, name, kind, ...rest };
}

export function endSpan(span: Span): void {
  span.endedAt = performance.now();
  if (span.sampled) collector?.take(span);
}

/** Whatever is done in there is done in this span, or in none. */
export function within<Result>(span: SpanId | null, work: () => Result): Result {
  return around.run(span, work);
}

/** What several have asked for, done at once: in the span of the first, linked to those of the others. */
export function inSharedSpan<Result>(
  name: string,
  askers: readonly (SpanId | null)[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (collector === null) return work();
  const [first = null, ...links] = askers.filter((asker) => asker !== null);
  const attributes = { 'surety.batch': askers.length };
  return within(first, () => inSpan(() => ({ name, kind: 'internal', links, attributes }), work));
}

/** The W3C header for this place, which others may go on from. */
export function traceparent(): string | null {
  const here = spanHere();
  return here && `00-${here.traceId}-${here.spanId}-${here.sampled ? '01' : '00'}`;
}

const HEADER = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/;

export function readTraceparent(text: string | null | undefined): SpanId | null {
  const [, traceId = '', spanId = '', flags = ''] = HEADER.exec(text ?? '') ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId) || text?.startsWith('ff')) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * Somebody else's trace goes on here. Whether it is kept we decide ourselves, by its id: a caller that asks
 * for everything would fill our disks.
 */
export function fromOutside(header: string | undefined): SpanId | null {
  const caller = readTraceparent(header);
  return caller && { ...caller, sampled: isWanted(caller.traceId, collector?.share ?? 0) };
}

const TWO_TO_32 = 2 ** 32;

function isWanted(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) / TWO_TO_32 < share;
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** A code of ours or of PostgreSQL, or the name of its class. A message may tell of a person. */
function kindOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : error instanceof Error ? error.constructor.name : 'unknown';
}
