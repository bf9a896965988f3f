import type { FastifyServerOptions } from 'fastify';
import { forPeople } from '#http/pipeline/log/for-people.ts';

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

type Output = { readonly isTTY?: boolean; write(text: string): unknown };

/** Lines of JSON for programs; where somebody looks at a terminal, lines for people. */
export function logOptions(
  level: string,
  output: Output = process.stdout,
): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    ...(output.isTTY ? { stream: { write: (line: string) => void output.write(forPeople(line)) } } : {}),
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
