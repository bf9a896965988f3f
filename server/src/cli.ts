#!/usr/bin/env node
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { faultOfNode } from '#commands/program/node-version.ts';
import { resolveOwnImports } from '#commands/program/own-imports.ts';
import { limitAllocator, stopWithNpm } from '#commands/program/own-process.ts';

const fault = faultOfNode(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
// Compiled code is kept for the next start, which then takes half the time. A folder that cannot be written
// to costs that time and nothing else.
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/surety', import.meta.url));
limitAllocator(process.argv.slice(2), process.env, compileCache);
stopWithNpm(process.env);
modules.enableCompileCache(compileCache);
resolveOwnImports(new URL('.', import.meta.url).href);

const { run } = await import('#commands/program/program.ts');
process.exitCode = await run(process.argv.slice(2), process.env);
