import type { Attributes, Collector, Span, SpanId, SpanKind } from './span.ts';

export type ExporterSettings = {
  /** The collector's address, without the path for traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly version: string;
  readonly share: number;
  readonly onError: (error: unknown, lost: number) => void;
};

export type Exporter = Collector & { stop(): Promise<void> };

const MOST_KEPT = 4_096;
const MOST_SENT = 512;
const EVERY_MS = 2_000;
const TIMEOUT_MS = 10_000;

/**
 * Exports spans as OTLP over HTTP with JSON. The official packages for this are a dozen, with a few
 * megabytes; this file is the part that is needed here. Spans that cannot be sent are dropped: tracing must
 * not hold up the service.
 */
export function openExporter(settings: ExporterSettings): Exporter {
  let kept: Span[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const response = await fetch(`${settings.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: JSON.stringify(exportOf(settings, spans)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the trace collector answered ${response.status}`);
    } catch (error) {
      settings.onError(error, spans.length + dropped);
      dropped = 0;
    }
  }

  async function sendAll(): Promise<void> {
    while (kept.length > 0) {
      const spans = kept.slice(0, MOST_SENT);
      kept = kept.slice(MOST_SENT);
      await send(spans);
    }
  }

  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  const timer = setInterval(flush, EVERY_MS).unref();
  return {
    share: settings.share,
    take(span) {
      if (kept.length < MOST_KEPT) kept.push(span);
      else dropped += 1;
      if (kept.length >= MOST_SENT) void flush();
    },
    async stop() {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };
const STATUS_ERROR = 2;

function exportOf({ service, version }: ExporterSettings, spans: readonly Span[]): object {
  const resource = { 'service.name': service, 'service.version': version, 'process.pid': process.pid };
  const scopeSpans = [{ scope: { name: 'surety', version }, spans: spans.map(shape) }];
  return { resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] };
}

function shape(span: Span): object {
  const { failure } = span;
  const failed = failure === null ? {} : { 'error.type': failure };
  return {
    ...idsOf(span),
    ...(span.parentId && { parentSpanId: span.parentId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf({ ...span.attributes, ...failed }),
    links: span.links.map(idsOf),
    status: failure === null ? {} : { code: STATUS_ERROR, message: failure },
  };
}

function idsOf({ traceId, spanId }: SpanId): object {
  return { traceId, spanId };
}

/** 64-bit integers are strings in JSON. */
function nanoseconds(at: number): string {
  return String(BigInt(Math.round((performance.timeOrigin + at) * 1_000)) * 1_000n);
}

function attributesOf(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));
}

function typed(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
