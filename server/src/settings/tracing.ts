import { z } from 'zod';

/** Names and meanings are OpenTelemetry's own. Part of the table in config.ts. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z
      .string()
      .refine(
        (value) => /^https?:\/\//.test(value) && URL.canParse(value),
        'must be an http:// or https:// URL',
      )
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    help: 'Where traces are sent (OTLP over HTTP), such as http://collector:4318',
    fallback: '',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean))
      .refine(
        (pairs) => pairs.every((pair) => /^[\w-]+=/.test(pair.trim())),
        'must be name=value, name=value',
      )
      .transform((pairs) => Object.fromEntries(pairs.map(headerOf))),
    help: 'Headers for the trace exporter, such as authorization=Bearer%20…',
    fallback: '',
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    schema: z.string().default('surety'),
    help: 'The name of this service in traces',
    fallback: 'surety',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(?:0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1')
      .transform(Number)
      .refine((share) => share <= 1, 'must be a number from 0 to 1')
      .prefault('1'),
    help: 'The fraction of traces to keep, from 0 to 1',
    fallback: '1',
  },
} as const;

function headerOf(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
}
