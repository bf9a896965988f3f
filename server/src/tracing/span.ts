import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Spans as in OpenTelemetry. Every layer except core may open one; while no collector is set, that costs one
 * check of a variable. Spans leave the machine, so they must not contain personal data: no paths with ids,
 * no parameters, no error messages.
 */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span's ids and whether it is sampled: the contents of `traceparent`. */
export type SpanId = { readonly traceId: string; readonly spanId: string; readonly sampled: boolean };

export type Span = SpanId & {
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly links: readonly SpanId[];
  readonly startedAt: number;
  endedAt: number;
  attributes: Attributes;
  /** The kind of failure, if it failed. */
  failure: string | null;
};

type Words = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Starts a trace if there is none; otherwise spans are opened only inside of others. */
  readonly begins?: boolean;
  /** The parent span, if it is not the surrounding one. */
  readonly cause?: SpanId | null;
  readonly links?: readonly SpanId[];
};

export type Collector = {
  /** The fraction of new traces to sample, from 0 to 1. */
  readonly share: number;
  take(span: Span): void;
};

const around = new AsyncLocalStorage<SpanId | null>();
let collector: Collector | null = null;

/** Sets the collector of the process. Null removes it. */
export function collectSpans(by: Collector | null): void {
  collector = by;
}

export function isCollecting(): boolean {
  return collector !== null;
}

/** Returns the current span. */
export function spanHere(): SpanId | null {
  return collector === null ? null : (around.getStore() ?? null);
}

/** Runs the work in a span of its own. `words` is called only if there is a collector. */
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

/** For work that cannot be wrapped; the caller must end the span. */
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

/** Runs work with this span, or none, as the current one. */
export function within<Result>(span: SpanId | null, work: () => Result): Result {
  return around.run(span, work);
}

/** Runs work for several callers at once: in the span of the first, linked to those of the others. */
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

/** The W3C traceparent header of the current span. */
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
 * Continues a caller's trace. We decide ourselves, by its id, whether to sample it: a caller that samples
 * everything would fill our disks.
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

/** The code of an error, or the name of its class. A message may contain personal data. */
function kindOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : error instanceof Error ? error.constructor.name : 'unknown';
}
