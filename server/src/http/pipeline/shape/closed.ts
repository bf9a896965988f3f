import { z } from 'zod';

/** The parts of a zod definition that can contain other schemas. */
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
 * Returns a copy of the schema that rejects unknown fields at every depth. A misspelt field would otherwise
 * be ignored silently. Objects declared loose stay loose, and so does third-party content that no schema
 * describes.
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

/** Null when there is nothing to close. */
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
