import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * The same body, of which every field may be written in camelCase or in snake_case. The names that the schema
 * has are those that are documented. One field in both spellings is refused: nobody can say which was meant.
 */
export function eitherSpelling<Body extends z.ZodObject>(body: Body) {
  return z.preprocess((given, context) => {
    const twice: string[] = [];
    const respelt = spellLike(body, given, twice);
    for (const name of twice) {
      const message = `${name} was sent in two spellings; send one of them`;
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

/** Of an object, whether it has to be there or not. */
function fieldsOf(schema: z.ZodType | undefined): Fields | undefined {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? (schema.shape as Fields) : undefined;
}

/** A name without capitals and underscores is spelt one way only. */
function otherSpelling(name: string): string {
  if (name.includes('_')) return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
