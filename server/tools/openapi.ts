import { readFile, writeFile } from 'node:fs/promises';
import { openApiDocument } from '#commands/openapi.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { titledSchemas } from './sdk/dashboard.ts';
import { formatted } from './sdk/format.ts';
import { SDK_NAMES } from './sdk/names.ts';
import type { Document } from './sdk/openapi.ts';
import { dashboardTypes, sdkTypes } from './sdk/types.ts';

/** Generates openapi.json and the types of the SDK and the dashboard from the server's schemas. */
const root = new URL('../../', import.meta.url);
const path = new URL('openapi.json', root);
const before = JSON.parse(await readFile(path, 'utf8')) as Document;
const document = inPlace((await openApiDocument()) as Document, Object.keys(before.components.schemas));
await writeFile(path, `${JSON.stringify(document, null, 2)}\n`);
const types = [
  ...sdkTypes(document, SDK_NAMES),
  dashboardTypes(document, SDK_NAMES, titledSchemas(dashboardEndpoints)),
];
for (const { path: file, content } of formatted(types)) await writeFile(new URL(file, root), content);

/**
 * Schemas are listed in the order in which their modules were loaded, which any import can change. Existing
 * schemas keep their position, so that a diff shows only what is new.
 */
function inPlace(made: Document, order: readonly string[]): Document {
  const { schemas } = made.components;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(schemas).sort((left, right) => place(left) - place(right));
  const sorted = Object.fromEntries(names.map((name) => [name, schemas[name] ?? {}]));
  return { ...made, components: { ...made.components, schemas: sorted } };
}
