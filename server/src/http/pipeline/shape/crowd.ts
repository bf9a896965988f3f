import type { z } from 'zod';
import { otherSpelling } from './spellings.ts';

/** The parts of a zod definition that say how much a value may contain. */
type Inside = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly checks?: readonly z.core.$ZodCheck[];
};

/** An answer names this many faults at most. */
export const MAX_DETAILS = 20;

/**
 * Drops what exceeds the limits of a closed schema, except one: zod checks every element and name before it
 * counts them. The value is refused either way and for the same reason, at the cost of a permitted one.
 */
export function withoutCrowd(schema: z.ZodType, given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const inside = schema._zod.def as Inside;
  const { innerType, in: from, out, shape, element } = inside;
  if (innerType) return withoutCrowd(innerType, given);
  if (from && out) return withoutCrowd(from._zod.def.type === 'transform' ? out : from, given);
  if (Array.isArray(given)) return element ? someElements(inside, element, given) : given;
  if (shape) return inside.catchall?._zod.def.type === 'never' ? someFields(shape, given) : given;
  const most = schema.meta()?.['maxProperties'];
  return typeof most === 'number' ? firstNames(given, most + 1) : given;
}

function someElements({ checks = [] }: Inside, element: z.ZodType, given: readonly unknown[]): unknown {
  const defs = checks.map(({ _zod }) => _zod.def as { check: string; maximum?: number });
  const most = defs.find(({ check }) => check === 'max_length')?.maximum ?? given.length;
  return given.slice(0, most + 1).map((one) => withoutCrowd(element, one));
}

function someFields(shape: Readonly<Record<string, z.ZodType>>, given: object): unknown {
  const kept: Record<string, unknown> = {};
  let unknown = 0;
  for (const [key, value] of Object.entries(given)) {
    const name = Object.hasOwn(shape, key) ? key : otherSpelling(key);
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field) kept[key] = withoutCrowd(field, value);
    else if (++unknown <= MAX_DETAILS) kept[key] = value;
  }
  return kept;
}

function firstNames(given: object, most: number): unknown {
  const names = Object.keys(given);
  if (names.length <= most) return given;
  return Object.fromEntries(names.slice(0, most).map((name) => [name, given[name as keyof typeof given]]));
}
