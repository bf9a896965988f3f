import type { Document, Schema } from './openapi.ts';

/** The SDK's names for schemas: by reference, or by an identical definition. */
export type Names = {
  readonly document: Document;
  readonly byRef: ReadonlyMap<string, string>;
  readonly bySpelling: ReadonlyMap<string, string>;
  /** Descriptions that are on a named type already and are not repeated where it is used. */
  readonly said: ReadonlySet<string | undefined>;
};

const COMMENTS = /\/\*\*.*?\*\/\n/gs;
const COMMENT_WIDTH = 104;
const SAFE = Number.MAX_SAFE_INTEGER;

/** A schema with all names expanded and without comments. */
export function spellingOf(document: Document, schema: Schema): string {
  const nameless = { document, byRef: new Map(), bySpelling: new Map(), said: new Set<string>() };
  return printType(nameless, schema).replaceAll(COMMENTS, '');
}

/** Prints a schema as TypeScript. The formatter breaks the lines. */
export function printType(names: Names, schema: Schema): string {
  const { type, allOf, oneOf, anyOf = oneOf } = schema;
  const join = (parts: readonly Schema[], mark: string) =>
    parts.map((part) => nameOf(names, part)).join(mark);
  if (allOf) return join(allOf, ' & ');
  if (anyOf) return join(anyOf, ' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (Array.isArray(type)) return type.map((one) => printType(names, { ...schema, type: one })).join(' | ');
  if (type === 'array') return printArray(nameOf(names, schema.items ?? {}));
  if (type === 'object') return printObject(names, schema);
  if (type === 'string' && schema.format === 'binary') return 'ImageSource';
  return type === 'integer' ? 'number' : String(type ?? 'unknown');
}

/** A list of images may also be a single image, so that callers need not wrap it. */
function printArray(item: string): string {
  // The formatter removes unnecessary parentheses.
  return item === 'ImageSource' ? 'ImageSource | readonly ImageSource[]' : `(${item})[]`;
}

function printObject(names: Names, schema: Schema): string {
  const fields = [...fieldsOf(names, schema).values()];
  const { additionalProperties: others, propertyNames } = schema;
  const key = propertyNames ? nameOf(names, propertyNames) : 'string';
  if (others) {
    const record = `Record<${key}, ${others === true ? 'unknown' : nameOf(names, others)}>`;
    return fields.length === 0 || propertyNames?.enum ? record : `${braced(fields)} & ${record}`;
  }
  return fields.length === 0 ? 'Record<string, never>' : braced(fields);
}

/** One line per field if any has a comment; otherwise the formatter decides. */
export function braced(fields: readonly string[]): string {
  const mark = fields.some((field) => field.startsWith('/**')) ? '\n' : ' ';
  return `{${mark}${fields.join(mark)}${mark}}`;
}

/** The fields of an object with their comments, by name. */
export function fieldsOf(names: Names, { properties = {}, required = [] }: Schema): Map<string, string> {
  return new Map(
    Object.entries(properties).map(([key, schema]) => {
      const name = /^[A-Za-z_]\w*$/.test(key) ? key : literal(key);
      const type = nameOf(names, schema);
      const field = required.includes(key) ? `${name}: ${type};` : `${name}?: ${type} | undefined;`;
      const words = schema.description && names.said.has(schema.description) ? '' : sentences(schema);
      return [key, comment(words) + field];
    }),
  );
}

function nameOf(names: Names, schema: Schema): string {
  if (schema.$ref) return names.byRef.get(schema.$ref) ?? schema.$ref;
  if (names.bySpelling.size === 0) return printType(names, schema);
  return names.bySpelling.get(spellingOf(names.document, schema)) ?? printType(names, schema);
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

/** The description, and the limits and defaults that a caller may want to know. */
function sentences(schema: Schema): string {
  const { description = '', default: preset, anyOf = [], minimum, maximum = SAFE } = schema;
  const { minLength = 0, maxLength, minItems = 0, maxItems } = schema;
  const isTime = [schema, ...anyOf].some(({ format }) => format === 'date-time');
  return [
    description,
    isTime && !description.includes('ISO 8601') && 'ISO 8601',
    minimum !== undefined && maximum < SAFE && `${minimum} to ${maximum}`,
    maxLength !== undefined &&
      !description.includes('characters') &&
      `${minLength > 1 ? `${minLength} to` : 'At most'} ${maxLength} characters`,
    maxItems !== undefined &&
      !description.includes(` ${maxItems} `) &&
      `${minItems > 0 ? `${minItems} to` : 'At most'} ${maxItems} items`,
    preset !== undefined && `Default: ${preset}`,
  ]
    .filter((words) => words !== false && words !== '')
    .map((words) => ended(String(words)))
    .join(' ');
}

export function comment(words: string): string {
  if (words === '') return '';
  const lines = ended(words).split('\n').flatMap(wrapped);
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

/** Adds a full stop, except to a list item. */
function ended(words: string): string {
  return /[.!?]$|^- /.test(words) ? words : `${words}.`;
}

/** Wraps a line at spaces, but not within backticks. */
function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < COMMENT_WIDTH) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
