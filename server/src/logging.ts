import type { FastifyServerOptions } from 'fastify';

/** Where a secret could hide in something that is logged. Bodies and headers are not logged at all. */
const SECRET_PATHS = [
  'req.headers',
  'headers',
  'body',
  'apiKey',
  'password',
  '*.apiKey',
  '*.password',
  'secret',
  '*.secret',
  '*.secrets',
  'err.config',
  'err.parameters',
];

export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: {
      // An error from the database carries the row that broke a rule in `detail`:
      // somebody's data, not ours to log.
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        constraint: error.constraint,
        stack: error.stack ?? '',
      }),
    },
  };
}
