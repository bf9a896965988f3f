import type { z } from 'zod';
import { Problem } from '#core/problem.ts';

/** The parts of a zod definition that can contain the fields of an object. */
type Inside = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
};
type Fields = ReadonlyMap<string, z.ZodType>;
type Field = readonly [name: string, schema: z.ZodType | undefined];

/**
 * Accepts every field of a closed schema in camelCase or snake_case and returns the value with the schema's
 * own names. A field sent in both spellings is refused, because the intended value is unclear. Loose objects
 * and records keep their names, which are not ours.
 */
export function inOurSpelling(schema: z.ZodType, given: unknown): unknown {
  return renamed(schema, given, (fields, key) => {
    if (fields.has(key)) return [key, fields.get(key)];
    const name = otherSpelling(key);
    return fields.has(name) ? [name, fields.get(name)] : [key, undefined];
  });
}

/** The validated value with all field names in snake_case, as version 0.1.0 named those of some bodies. */
export function inSnakeCase(schema: z.ZodType, given: unknown): unknown {
  return renamed(schema, given, (fields, key) => [
    key.includes('_') ? key : otherSpelling(key),
    fields.get(key),
  ]);
}

/** PHP and others send a list as `name[]=a&name[]=b`. */
export function withoutBrackets(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  if (!Object.keys(query).some((name) => name.endsWith('[]'))) return query;
  const merged = new Map<string, unknown>();
  for (const [key, value] of Object.entries(query)) {
    const name = key.endsWith('[]') ? key.slice(0, -'[]'.length) : key;
    merged.set(name, merged.has(name) ? [merged.get(name), value].flat() : value);
  }
  return Object.fromEntries(merged);
}

type Rename = (fields: Fields, key: string) => Field;

function renamed(schema: z.ZodType, given: unknown, rename: Rename): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { element, shape, catchall, type } = unwrapped(schema);
  if (Array.isArray(given)) {
    // PHP encodes an empty object as an empty list.
    const isObject = type === 'record' || (shape && isClosed(catchall));
    if (!element) return isObject && given.length === 0 ? {} : given;
    const items = given.map((item) => renamed(element, item, rename));
    return items.every((item, index) => item === given[index]) ? given : items;
  }
  const fields = fieldsOf(schema);
  return fields ? renamedFields(fields, given, rename) : given;
}

/** Most objects are in our spelling already and returned as they are. */
function renamedFields(fields: Fields, given: object, rename: Rename): unknown {
  if (isAsNamed(fields, given, rename)) return given;
  const entries: [string, unknown][] = [];
  const sent = new Map<string, string>();
  let changed = false;
  for (const [key, value] of Object.entries(given)) {
    const [name, field] = rename(fields, key);
    const inside = field ? renamed(field, value, rename) : value;
    if (sent.has(name)) throw sentTwice(sent.get(name) ?? name, key);
    sent.set(name, key);
    entries.push([name, inside]);
    changed ||= name !== key || inside !== value;
  }
  if (!changed) return given;
  const result = Object.fromEntries(entries);
  if ([...sent].some(([name, key]) => name !== key)) sentNames.set(result, sent);
  return result;
}

function isAsNamed(fields: Fields, given: object, rename: Rename): boolean {
  for (const key in given) {
    const [name, field] = rename(fields, key);
    if (name !== key) return false;
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (field && typeof value === 'object' && renamed(field, value, rename) !== value) return false;
  }
  return true;
}

function sentTwice(path: string, again: string): Problem {
  const message = `and ${again} are the same field; send only one of them`;
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}

function isClosed(catchall: z.ZodType | undefined): boolean {
  return !catchall || catchall._zod.def.type === 'never';
}

const known = new WeakMap<z.ZodType, Fields | null>();

/** The fields of an object schema, or of all objects of a union. Null for anything else. */
function fieldsOf(schema: z.ZodType): Fields | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const { shape, catchall, options = [] } = unwrapped(schema);
  const own = shape && isClosed(catchall) ? Object.entries(shape) : [];
  const all = new Map([...own, ...options.flatMap((option) => [...(fieldsOf(option) ?? [])])]);
  const fields = all.size > 0 ? all : null;
  known.set(schema, fields);
  return fields;
}

/** The definition inside of optional, defaulted and transformed ones. */
function unwrapped(schema: z.ZodType): Inside {
  const inside = schema._zod.def as Inside;
  if (inside.innerType) return unwrapped(inside.innerType);
  if (!inside.in || !inside.out) return inside;
  return unwrapped(inside.in._zod.def.type === 'transform' ? inside.out : inside.in);
}

/** The names that objects were sent with, where they are not ours. */
const sentNames = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * The path of a value with the names that were sent. A missing field is named in snake_case when its object
 * has others in snake_case.
 */
export function pathAsSent(given: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let at = given;
  return path.map((step) => {
    const sent = typeof at === 'object' && at !== null ? sentNames.get(at) : undefined;
    at = (at as Record<PropertyKey, unknown> | null | undefined)?.[step];
    return sent && typeof step === 'string' ? (sent.get(step) ?? otherSpelling(step)) : step;
  });
}

/** Returns the name unchanged when it has neither capitals nor underscores. */
export function otherSpelling(name: string): string {
  if (name.includes('_')) return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
