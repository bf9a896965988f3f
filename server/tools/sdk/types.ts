import { NOT_IN_THE_SDK, type SdkNames } from './names.ts';
import { type Document, REF, type Schema, schemaAt } from './openapi.ts';
import { comment, type Names, printType, spellingOf } from './print.ts';
import { optionsOf, printUnion, tagOf } from './union.ts';

export type TypeFile = { readonly path: string; readonly content: string };
type Entry = {
  readonly name: string;
  readonly place: string;
  readonly words: string;
  readonly schema: Schema;
};
type Module = { readonly file: string; readonly body: string };

/** Written by hand in the SDK, because openapi.json cannot express them. */
const BY_HAND = { ImageSource: '../images.ts', PageParams: '../pages.ts' };

/** The SDK's types, one file per domain, before formatting. */
export function sdkTypes(document: Document, table: SdkNames): TypeFile[] {
  const modules = modulesOf(document, table);
  const importPaths = importPathsOf(modules, ({ file }) => `./${file}.ts`);
  for (const [name, path] of Object.entries(BY_HAND)) importPaths.set(name, path);
  return modules.map(({ file, body }) => ({
    path: `sdk/src/types/${file}.ts`,
    content: contentOf('openapi.json', importsOf(body, importPaths, `./${file}.ts`), body),
  }));
}

/**
 * The types of responses that only the dashboard gets. Types that it shares with the API come from the SDK.
 */
export function dashboardTypes(
  document: Document,
  table: SdkNames,
  answers: Readonly<Record<string, Schema>>,
): TypeFile {
  const components = { schemas: { ...document.components.schemas, ...answers } };
  const own = Object.fromEntries(Object.keys(answers).map((name) => [name, name]));
  const modules = modulesOf({ ...document, components }, { ...table, dashboard: own });
  const importPaths = importPathsOf(modules, ({ file }) => (file === 'dashboard' ? file : '@surety/sdk'));
  const body = modules.at(-1)?.body ?? '';
  return {
    path: 'dashboard/src/api/types.ts',
    content: contentOf('server/src/http/dashboard', importsOf(body, importPaths, 'dashboard'), body),
  };
}

function modulesOf(document: Document, table: SdkNames): Module[] {
  const modules = Object.entries(table).map(([file, rows]) => ({ file, entries: entriesOf(document, rows) }));
  const names = namesFrom(
    document,
    modules.flatMap(({ entries }) => entries),
  );
  return modules.map(({ file, entries }) => ({
    file,
    body: entries.map((entry) => declare(names, entry)).join('\n\n'),
  }));
}

/** The module that each type is imported from. */
function importPathsOf(
  modules: readonly Module[],
  importPathOf: (module: Module) => string,
): Map<string, string> {
  return new Map(
    modules.flatMap((module) =>
      [...module.body.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => [name, importPathOf(module)]),
    ),
  );
}

function contentOf(source: string, imports: string, body: string): string {
  return `// Made from ${source} by \`npm run openapi\`, do not edit.\n${imports}\n\n${body}\n`;
}

function entriesOf(document: Document, rows: SdkNames[string]): Entry[] {
  return Object.entries(rows).map(([name, row]) => {
    const [place, words] = typeof row === 'string' ? [row] : row;
    const schema = schemaAt(document, place);
    return { name, place, schema, words: words ?? schema.description ?? '' };
  });
}

const isParams = ({ place }: Entry) => place.endsWith('()');

/** Fails if openapi.json has a schema that the table does not name. */
function namesFrom(document: Document, entries: readonly Entry[]): Names {
  const named = entries.filter(({ place }) => place in document.components.schemas);
  const parts = entries.filter((entry) => !named.includes(entry) && !isParams(entry));
  const byRef = new Map(named.map(({ name, place }) => [REF + place, name]));
  const unions = named.filter(({ schema }) => tagOf(document, schema));
  const members = unions.flatMap(({ schema }) => optionsOf(schema));
  const known = [
    ...byRef.keys(),
    ...members.map(({ $ref }) => $ref),
    ...NOT_IN_THE_SDK.map((one) => REF + one),
  ];
  for (const schema of Object.keys(document.components.schemas)) {
    if (!known.includes(REF + schema))
      throw new Error(`${schema} is missing in server/tools/sdk/names.ts. Add it there.`);
  }
  return {
    document,
    byRef,
    bySpelling: new Map(parts.map(({ name, schema }) => [spellingOf(document, schema), name])),
    said: new Set(parts.flatMap(({ schema }) => (schema.enum ? [schema.description] : []))),
  };
}

function declare(names: Names, entry: Entry): string {
  const { name, place, schema, words } = entry;
  const tag = tagOf(names.document, schema);
  if (tag) return printUnion(names, schema, tag, { name, each: place, words });
  const type = isParams(entry) ? printParams(names, schema) : printType(names, schema);
  return `${comment(words)}export type ${name} = ${type};`;
}

/** All lists share these two parameters, so they are in their own type. */
function printParams(names: Names, schema: Schema): string {
  const { limit, cursor, ...filter } = schema.properties ?? {};
  if (!limit || !cursor) return printType(names, schema);
  return `PageParams & ${printType(names, { ...schema, properties: filter })}`;
}

function importsOf(body: string, importPaths: ReadonlyMap<string, string>, file: string): string {
  const code = body.replaceAll(/\/\*\*.*?\*\/|'[^'\n]*'/gs, '');
  const used = new Set([...code.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));
  const byPath = Map.groupBy([...used].sort(), (name) => importPaths.get(name) ?? file);
  return [...byPath]
    .filter(([path]) => path !== file)
    .sort()
    .map(([path, types]) => `import type { ${types.join(', ')} } from '${path}';`)
    .join('\n');
}
