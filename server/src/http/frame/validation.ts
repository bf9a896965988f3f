import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem } from '#core/problem.ts';

/** The zod schema that documents a part of a request is the one that checks it. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: toValidationProblem(result.error) };
  };

/** Views build exactly what they send; tests hold every answer against the OpenAPI document. */
export const serializeAsIs: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);

const MAX_DETAILS = 20;

export function toValidationProblem(error: z.ZodError): Problem {
  const details = error.issues.slice(0, MAX_DETAILS).map((issue) => ({
    path: formatPath(issue.path),
    message: issue.message,
  }));
  const [first] = details;
  const where = first?.path ? `${first.path}: ` : '';
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : '';
  return new Problem('validation_failed', `${where}${first?.message ?? 'The request is not valid.'}${more}`, {
    details,
  });
}

/** A form that could not be read at all, or a field of it that is wrong before any schema sees it. */
export function formProblem(path: string, message: string): Problem {
  if (path === '') return new Problem('validation_failed', `${message}.`);
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}

/** `milestones[1].amount`, as a person would write it. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}
