import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** A length or a limit, by what it is of. */
const LIMITS: Readonly<Record<string, readonly [has: string, unit: string]>> = {
  string: ['have', ' characters'],
  array: ['have', ' entries'],
};

/** What is wrong with a value, where its schema does not say it: our words instead of the validator's. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return limit('at least', issue.origin, issue.minimum);
    case 'too_big':
      return limit('at most', issue.origin, issue.maximum);
    case 'invalid_union':
      return 'has none of the accepted forms';
    default:
      return 'is not valid';
  }
}

function limit(which: string, origin: string, value: unknown): string {
  const [has, unit] = LIMITS[origin] ?? ['be', ''];
  return `must ${has} ${which} ${value}${unit}`;
}

const VERB = /^(?:must|may|is|are|has|have|was|contains|cannot|and)\b/;

/** The message of a field without its name, which the path says already. */
export function withoutName(message: string, path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string');
  const rest = name && message.startsWith(`${String(name)} `) ? message.slice(String(name).length + 1) : '';
  return VERB.test(rest) ? rest : message;
}

/** A sentence with the path as its subject, if the message is a predicate. */
export function sentenceOf(path: string, message: string): string {
  if (path === '') return message;
  return VERB.test(message) ? `${path} ${message}` : `${path}: ${message}`;
}
