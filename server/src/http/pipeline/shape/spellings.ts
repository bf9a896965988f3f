import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * Accepts every field of a body in camelCase or snake_case; the schema's own names are the documented ones. A
 * field sent in both spellings is refused, because the intended value is unclear.
 */
export function eitherSpelling<Body extends z.ZodObject>(body: Body) {
  const spelling = spellingOf(body);
  return z.preprocess((given, context) => {
    const twice: string[] = [];
    const respelt = spellLike(spelling, given, twice);
    for (const name of twice) {
      const message = `${name} was sent in both camelCase and snake_case; send only one of them`;
      context.addIssue({ code: 'custom', path: [name], message, input: given });
    }
    return respelt;
  }, body);
}

/** The fields of an object schema by their other spelling, and the fields that are objects themselves. */
type Spelling = {
  readonly names: ReadonlyMap<string, string>;
  readonly inside: ReadonlyMap<string, Spelling>;
};

/** Null for schemas of anything but objects, optional or not. */
function spellingOf(schema: z.ZodType): Spelling | null {
  if (schema instanceof z.ZodOptional) return spellingOf(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.entries(schema.shape as Fields);
  const inside = fields.flatMap(([name, field]) => {
    const spelling = spellingOf(field);
    return spelling ? [[name, spelling] as const] : [];
  });
  return { names: new Map(fields.map(([name]) => [otherSpelling(name), name])), inside: new Map(inside) };
}

function spellLike(spelling: Spelling | null | undefined, given: unknown, twice: string[]): unknown {
  if (!spelling || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const respelt: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const name = spelling.names.get(key) ?? key;
    if (Object.hasOwn(respelt, name)) twice.push(name);
    respelt[name] = spellLike(spelling.inside.get(name), value, twice);
  }
  return respelt;
}

/** Returns the name unchanged when it has neither capitals nor underscores. */
export function otherSpelling(name: string): string {
  if (name.includes('_')) return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
