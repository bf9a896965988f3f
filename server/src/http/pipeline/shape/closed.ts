import { z } from 'zod';

/** What a schema may be made of, in the words of zod. */
type Inside = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
};

const made = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The same schema, which takes no field that it does not name, at any depth. A field that was misspelt would
 * otherwise be ignored without a word, and what it was to say with it. An object that is said to be loose
 * stays so, and so does what somebody else has written and no schema of ours describes.
 */
export function closed(schema: z.ZodType): z.ZodType {
  const before = made.get(schema);
  if (before) return before;
  const inside = schema._zod.def as Inside;
  const changed = closedParts(inside);
  const result = changed ? z.clone(schema, { ...inside, ...changed } as never, { parent: true }) : schema;
  made.set(schema, result);
  return result;
}

/** Null where there is nothing to close. */
function closedParts({ shape, catchall, element, innerType, in: from, out: to, options }: Inside) {
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, closed(field)]);
    return { shape: Object.fromEntries(fields), catchall: catchall ?? z.never() };
  }
  if (element) return { element: closed(element) };
  if (innerType) return { innerType: closed(innerType) };
  if (from && to) return { in: closed(from), out: closed(to) };
  return options ? { options: options.map(closed) } : null;
}
