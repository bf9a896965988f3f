import type { FastifyServerOptions } from 'fastify';
import { Problem } from '#core/problem.ts';
import { forPeople } from '#http/pipeline/log/for-people.ts';

/** Paths that could contain a secret. Bodies and headers are not logged at all. */
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

/** Logs lines of JSON for programs, and readable lines on a terminal. */
export function logOptions(
  level: string,
  output: Output = process.stdout,
): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    ...(output.isTTY ? { stream: { write: (line: string) => void output.write(forPeople(line)) } } : {}),
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: {
      // A database error has the row that violated a constraint in `detail`: personal data that must not be
      // logged.
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        constraint: error.constraint,
        // A problem is an answer that we chose, so its stack says nothing.
        stack: error instanceof Problem ? '' : (error.stack ?? ''),
      }),
    },
  };
}
