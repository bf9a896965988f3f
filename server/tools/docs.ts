import { readFile, writeFile } from 'node:fs/promises';
import { envExample, settingsTable } from '#commands/config.ts';
import { browserScript, SCRIPT } from './browser-script.ts';
import { generatedDocs } from './generated-docs.ts';

/** Writes the generated parts of the docs (settings, errors, events, permissions) and the browser script. */
const root = new URL('../../', import.meta.url);
await writeFile(new URL('.env.example', root), envExample());
const readme = await readFile(new URL('README.md', root), 'utf8');
const table = /\| Setting \| Default \| Meaning \|\n(\|.*\n)+/;
await writeFile(
  new URL('README.md', root),
  readme.replace(table, () => `${settingsTable()}\n`),
);
await writeFile(SCRIPT, await browserScript());
for (const { path, content } of generatedDocs()) await writeFile(path, content);
