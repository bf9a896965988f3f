import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * Accepts every field of a body in camelCase or snake_case; the schema's own names are the documented ones. A
 * field sent in both spellings is refused, because the intended value is unclear.
 */
export function eitherSpelling<Body extends z.ZodObject>(body: Body) {
  return z.preprocess((given, context) => {
    const twice: string[] = [];
    const respelt = spellLike(body, given, twice);
    for (const name of twice) {
      const message = `${name} was sent in both camelCase and snake_case; send only one of them`;
      context.addIssue({ code: 'custom', path: [name], message, input: given });
    }
    return respelt;
  }, body);
}

function spellLike(schema: z.ZodType | undefined, given: unknown, twice: string[]): unknown {
  const fields = fieldsOf(schema);
  if (!fields || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const respelt: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const name = Object.hasOwn(fields, otherSpelling(key)) ? otherSpelling(key) : key;
    if (Object.hasOwn(respelt, name)) twice.push(name);
    respelt[name] = spellLike(fields[name], value, twice);
  }
  return respelt;
}

/** Returns the fields of an object schema, optional or not. */
function fieldsOf(schema: z.ZodType | undefined): Fields | undefined {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? (schema.shape as Fields) : undefined;
}

/** Returns the name unchanged when it has neither capitals nor underscores. */
export function otherSpelling(name: string): string {
  if (name.includes('_')) return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
