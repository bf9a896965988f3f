import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from './sdk/format.ts';
import { SDK_NAMES } from './sdk/names.ts';
import type { Document } from './sdk/openapi.ts';
import { sdkTypes } from './sdk/types.ts';

/** Writes the SDK's types from openapi.json. */
const root = new URL('../../', import.meta.url);
const document = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8')) as Document;
for (const { name, content } of formatted(sdkTypes(document, SDK_NAMES))) {
  await writeFile(new URL(`sdk/src/types/${name}`, root), content);
}
