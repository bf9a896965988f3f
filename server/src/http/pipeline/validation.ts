import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem, type ProblemDetail } from '#core/problem.ts';
import { nearest, sharingWords } from '#core/spelling.ts';
import { MAX_DETAILS } from './shape/crowd.ts';
import { messageOf, sentenceOf, withoutName } from './shape/messages.ts';
import { pathAsSent } from './shape/spellings.ts';

/** The zod schema that documents a part of a request also validates it. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const unknown: ProblemDetail[] = [];
    const what = httpPart === 'querystring' ? 'parameter' : 'field';
    const result = schema.safeParse(data, { error: (issue) => noteUnknown(issue, what, unknown) });
    return result.success
      ? { value: result.data }
      : { error: toValidationProblem(result.error, unknown, data) };
  };

/** Views build exactly what is sent; tests validate every response against the OpenAPI document. */
export const serializeAsIs: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);

/** Longer names are not typos of ours, and comparing them would be slow. */
const LONGEST_GUESSED = 60;
/** One mistake for every three letters. */
const LETTERS_PER_MISTAKE = 3;

type Named = 'field' | 'parameter';

/** Collects unknown fields, each with the known name that was probably meant. Other issues get our words. */
function noteUnknown(issue: z.core.$ZodRawIssue, what: Named, unknown: ProblemDetail[]): string {
  if (issue.code !== 'unrecognized_keys') return messageOf(issue);
  const known = Object.keys((issue.inst?._zod.def as { shape?: object } | undefined)?.shape ?? {});
  for (const key of issue.keys.slice(0, MAX_DETAILS - unknown.length)) {
    unknown.push(detailOfUnknown(key, what, known, issue.path));
  }
  return 'is not known';
}

function detailOfUnknown(
  key: string,
  what: Named,
  known: readonly string[],
  path: readonly PropertyKey[] = [],
): ProblemDetail {
  const name = key.slice(0, LONGEST_GUESSED);
  const near = nearest(name, known, name.length / LETTERS_PER_MISTAKE);
  const meant = (near === undefined ? sharingWords(name, known) : [near]).join(' or ');
  const message = `is not a ${what} of this request${meant ? `; did you mean ${meant}?` : ''}`;
  return { path: formatPath([...path, name]), message };
}

export function toValidationProblem(
  error: z.ZodError,
  unknown: readonly ProblemDetail[] = [],
  given?: unknown,
): Problem {
  const others = error.issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const details = [
    ...unknown,
    ...others.map(({ path, message }) => ({
      path: formatPath(pathAsSent(given, path)),
      message: withoutName(message, path),
    })),
  ].slice(0, MAX_DETAILS);
  const [first] = details;
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : '';
  const fault = first ? sentenceOf(first.path, first.message) : 'The request is not valid.';
  const message = `${fault}${more}`;
  return new Problem(unknown.length > 0 ? 'unknown_field' : 'validation_failed', message, { details });
}

/** A form that could not be read, or a form field that is wrong before any schema sees it. */
export function formProblem(path: string, message: string): Problem {
  if (path === '') return new Problem('validation_failed', `${message}.`);
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}

/** An unknown field of a form. */
export function unknownField(name: string, known: readonly string[]): Problem {
  const detail = detailOfUnknown(name, 'field', known);
  return new Problem('unknown_field', `${detail.path} ${detail.message}`, { details: [detail] });
}

/** Formats a path as `milestones[1].amount`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}
