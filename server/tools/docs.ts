import { writeFile } from 'node:fs/promises';
import { envExample } from '#commands/config.ts';
import { browserScript, SCRIPT } from './browser-script.ts';
import { generatedDocs } from './generated-docs.ts';

/** Writes the generated parts of the docs (settings, errors, events, permissions) and the browser script. */
const root = new URL('../../', import.meta.url);
await writeFile(new URL('.env.example', root), envExample());
await writeFile(SCRIPT, await browserScript());
for (const { path, content } of generatedDocs()) await writeFile(path, content);
