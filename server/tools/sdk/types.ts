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
type Drawer = { readonly file: string; readonly body: string };

/** Written by hand in the SDK, because openapi.json has no word for them. */
const BY_HAND = { ImageSource: '../images.ts', PageParams: '../pages.ts' };

/** The SDK's types, file by file, as they come before the formatter. */
export function sdkTypes(document: Document, table: SdkNames): TypeFile[] {
  const drawers = drawersOf(document, table);
  const homes = homesOf(drawers, ({ file }) => `./${file}.ts`);
  for (const [name, home] of Object.entries(BY_HAND)) homes.set(name, home);
  return drawers.map(({ file, body }) => ({
    path: `sdk/src/types/${file}.ts`,
    content: contentOf('openapi.json', importsOf(body, homes, `./${file}.ts`), body),
  }));
}

/** The types of what only the dashboard is answered; what they share with the API is the SDK's. */
export function dashboardTypes(
  document: Document,
  table: SdkNames,
  answers: Readonly<Record<string, Schema>>,
): TypeFile {
  const components = { schemas: { ...document.components.schemas, ...answers } };
  const own = Object.fromEntries(Object.keys(answers).map((name) => [name, name]));
  const drawers = drawersOf({ ...document, components }, { ...table, dashboard: own });
  const homes = homesOf(drawers, ({ file }) => (file === 'dashboard' ? file : '@surety/sdk'));
  const body = drawers.at(-1)?.body ?? '';
  return {
    path: 'dashboard/src/api/types.ts',
    content: contentOf('server/src/http/dashboard', importsOf(body, homes, 'dashboard'), body),
  };
}

function drawersOf(document: Document, table: SdkNames): Drawer[] {
  const drawers = Object.entries(table).map(([file, rows]) => ({ file, entries: entriesOf(document, rows) }));
  const names = namesFrom(
    document,
    drawers.flatMap(({ entries }) => entries),
  );
  return drawers.map(({ file, entries }) => ({
    file,
    body: entries.map((entry) => declare(names, entry)).join('\n\n'),
  }));
}

/** Where each type is imported from. */
function homesOf(drawers: readonly Drawer[], homeOf: (drawer: Drawer) => string): Map<string, string> {
  return new Map(
    drawers.flatMap((drawer) =>
      [...drawer.body.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => [name, homeOf(drawer)]),
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

/** Fails where openapi.json names a schema that nobody has put into the table. */
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
    if (!known.includes(REF + schema)) throw new Error(`${schema} is not in server/tools/sdk/names.ts`);
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

/** Every list takes the same two, which are told once. */
function printParams(names: Names, schema: Schema): string {
  const { limit, cursor, ...filter } = schema.properties ?? {};
  if (!limit || !cursor) return printType(names, schema);
  return `PageParams & ${printType(names, { ...schema, properties: filter })}`;
}

function importsOf(body: string, homes: ReadonlyMap<string, string>, file: string): string {
  const code = body.replaceAll(/\/\*\*.*?\*\/|'[^'\n]*'/gs, '');
  const used = new Set([...code.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));
  const byHome = Map.groupBy([...used].sort(), (name) => homes.get(name) ?? file);
  return [...byHome]
    .filter(([home]) => home !== file)
    .sort()
    .map(([home, types]) => `import type { ${types.join(', ')} } from '${home}';`)
    .join('\n');
}
