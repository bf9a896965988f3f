import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Document } from '#tools/sdk/openapi.ts';
import { clientFiles } from './files.ts';

/** `npm run clients`: generates the clients in other languages from openapi.json and the SDK's names. */
const root = new URL('../../../', import.meta.url);
const document = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8')) as Document;
const files = clientFiles(document);
for (const folder of ['clients/php/src/Model', 'clients/php/src/Resource']) {
  const made = new Set(files.map(({ path }) => path));
  for (const name of await readdir(new URL(folder, root)).catch(() => [])) {
    if (!made.has(`${folder}/${name}`)) await rm(new URL(`${folder}/${name}`, root));
  }
  await mkdir(new URL(folder, root), { recursive: true });
}
for (const { path, content } of files) await writeFile(new URL(path, root), content);
