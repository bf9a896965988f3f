import { NOT_IN_THE_SDK, type SdkNames } from '#tools/sdk/names.ts';
import { type Document, REF, resolved, type Schema, schemaAt } from '#tools/sdk/openapi.ts';
import { spellingOf } from '#tools/sdk/print.ts';
import { optionsOf, tagOf } from '#tools/sdk/union.ts';

/** A type, as far as the languages share it. */
export type Shape =
  | { readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'unknown' | 'file' }
  | { readonly kind: 'literal'; readonly values: readonly unknown[] }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'map'; readonly value: Shape }
  | { readonly kind: 'union'; readonly options: readonly Shape[] }
  | { readonly kind: 'name'; readonly name: string };

export type Field = {
  readonly key: string;
  readonly shape: Shape;
  readonly required: boolean;
  readonly words: string;
};

/** A named type. */
export type Declaration = { readonly name: string; readonly words: string } & (
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'alias'; readonly shape: Shape }
  | { readonly kind: 'tagged'; readonly tag: string; readonly members: ReadonlyMap<string, string> }
);

export type Shapes = {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** The shape of a schema; an object without a name gets the one given. */
  shapeOf(schema: Schema, name: string): Shape;
  /** The name of the type of an operation's input. */
  inputOf(operationId: string): string;
};

/**
 * Gives every object of openapi.json a name: that of the SDK if it has one, else that of its parent and
 * field. An object that occurs under one field name in several places is named after the field alone.
 */
export function shapesOf(document: Document, table: SdkNames): Shapes {
  const { places, names, parts, bySpelling } = readTable(document, table);
  const common = commonObjects(document, [...names.values(), ...places.map(({ name }) => name)]);
  const declarations = new Map<string, Declaration>();

  const shapeOf = (schema: Schema, name: string): Shape => {
    if (schema.$ref) {
      const target = schema.$ref.slice(REF.length);
      return { kind: 'name', name: names.get(target) ?? target };
    }
    const spelling = spellingOf(document, schema);
    const known = bySpelling.get(spelling);
    if (known) return { kind: 'name', name: known };
    return plainShape(schema, common.get(spelling) ?? name);
  };

  const plainShape = (schema: Schema, name: string): Shape => {
    const options = optionsOf(schema);
    if (options.length > 0) {
      const tag = tagOf(document, schema);
      const named = (option: Schema, index: number) =>
        tag
          ? `${name}${pascal(tagValue(document, option, tag))}`
          : options.length > 2
            ? `${name}${index + 1}`
            : name;
      return {
        kind: 'union',
        options: options.map((option, index) => shapeOf(option, named(option, index))),
      };
    }
    if (schema.const !== undefined) return { kind: 'literal', values: [schema.const] };
    if (schema.enum) return { kind: 'literal', values: schema.enum };
    if (Array.isArray(schema.type)) {
      return { kind: 'union', options: schema.type.map((type) => shapeOf({ ...schema, type }, name)) };
    }
    if (schema.type === 'array') return { kind: 'list', item: shapeOf(schema.items ?? {}, name) };
    if (schema.type === 'object') return objectShape(schema, name);
    if (schema.format === 'binary') return { kind: 'file' };
    return { kind: PLAIN.find((kind) => kind === schema.type) ?? 'unknown' };
  };

  const objectShape = (schema: Schema, name: string): Shape => {
    const { properties = {}, additionalProperties: others } = schema;
    if (Object.keys(properties).length === 0) {
      const value = typeof others === 'object' ? shapeOf(others, `${name}Value`) : UNKNOWN;
      return { kind: 'map', value };
    }
    declareObject(name, schema, schema.description ?? '');
    return { kind: 'name', name };
  };

  const declareObject = (name: string, schema: Schema, words: string) => {
    if (declarations.has(name)) return;
    // Held while the fields are read, so that they cannot take the name.
    declarations.set(name, { name, words, kind: 'object', fields: [] });
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => ({
      key,
      shape: shapeOf(field, name + pascal(key)),
      required: (schema.required ?? []).includes(key),
      words: wordsOf(field),
    }));
    declarations.set(name, { name, words, kind: 'object', fields });
  };

  const declare = (name: string, schema: Schema, words: string) => {
    const tag = tagOf(document, schema);
    const options = optionsOf(schema);
    if (tag) {
      const members = options.map((option) => {
        const value = tagValue(document, option, tag);
        const shape = shapeOf(option, pascal(value) + name);
        return [value, shape.kind === 'name' ? shape.name : name] as const;
      });
      declarations.set(name, { name, words, kind: 'tagged', tag, members: new Map(members) });
    } else if (schema.type === 'object' && options.length === 0) declareObject(name, schema, words);
    else declarations.set(name, { name, words, kind: 'alias', shape: plainShape(schema, name) });
  };

  for (const [schema, name] of names) {
    const row = places.find(({ place }) => place === schema);
    const of = schemaAt(document, schema);
    declare(name, of, row?.words ?? of.description ?? '');
  }
  for (const { name, place, words } of parts) {
    const schema = schemaAt(document, place);
    declare(name, schema, words ?? schema.description ?? '');
  }
  const inputOf = (operationId: string): string => {
    const place = `${operationId}()`;
    const name = places.find((row) => row.place === place)?.name ?? `${pascal(operationId)}Params`;
    const schema = schemaAt(document, place);
    declareObject(name, schema, schema.description ?? '');
    return name;
  };
  return { declarations, shapeOf, inputOf };
}

/** The SDK's names of schemas, and of parts of them. */
function readTable(document: Document, table: SdkNames) {
  const rows = Object.values(table).flatMap((names) => Object.entries(names));
  const places = rows.map(([name, row]) => {
    const [place, words] = typeof row === 'string' ? [row, undefined] : row;
    return { name, place, words };
  });
  const names = new Map(
    Object.keys(document.components.schemas)
      .filter((schema) => !NOT_IN_THE_SDK.includes(schema))
      .map((schema) => [schema, places.find(({ place }) => place === schema)?.name ?? schema]),
  );
  const parts = places.filter(({ place }) => !names.has(place) && !place.endsWith('()'));
  const bySpelling = new Map(
    parts.map(({ name, place }) => [spellingOf(document, schemaAt(document, place)), name]),
  );
  return { places, names, parts, bySpelling };
}

const PLAIN = ['string', 'integer', 'number', 'boolean', 'null'] as const;
const UNKNOWN: Shape = { kind: 'unknown' };

/** Spellings of nameless objects that several types have under one field name, with the name they get. */
function commonObjects(document: Document, taken: readonly string[]): Map<string, string> {
  const parents = new Map<string, { key: string; types: Set<string> }>();
  const visit = (schema: Schema, type: string, key: string): void => {
    if (schema.$ref) return;
    if (schema.type === 'object' && key !== '' && schema.properties) {
      const spelling = spellingOf(document, schema);
      const seen = parents.get(spelling) ?? { key, types: new Set<string>() };
      if (seen.key === key) seen.types.add(type);
      parents.set(spelling, seen);
    }
    for (const [name, field] of Object.entries(schema.properties ?? {})) visit(field, type, name);
    for (const option of optionsOf(schema)) visit(option, type, key);
    if (schema.items) visit(schema.items, type, key);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, type, key);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name, '');
  const common = new Map<string, string>();
  const used = new Set(taken);
  for (const [spelling, { key, types }] of parents) {
    const name = pascal(key);
    // `Data` would say nothing.
    if (types.size < 2 || used.has(name) || key === 'data') continue;
    used.add(name);
    common.set(spelling, name);
  }
  return common;
}

function tagValue(document: Document, option: Schema, tag: string): string {
  const { const: value, enum: [only] = [] } = resolved(document, option).properties?.[tag] ?? {};
  return String(value ?? only);
}

/** The description of a field, with the limits that openapi.json states beside it. */
function wordsOf({ description = '', default: preset, maxLength, maximum }: Schema): string {
  const sentences = [
    description,
    maxLength === undefined || /characters/.test(description) ? '' : `At most ${maxLength} characters`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `At most ${maximum}`,
    preset === undefined ? '' : `Default: ${JSON.stringify(preset)}`,
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** `agreement.partially_funded` becomes AgreementPartiallyFunded. */
export function pascal(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** `buyerExternalId` becomes buyer_external_id. */
export function snake(text: string): string {
  return text.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => `_${letter.toLowerCase()}`).toLowerCase();
}

/** Breaks text into lines of at most `width` characters, and keeps its paragraphs and list items. */
export function wrap(words: string, width: number): string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
