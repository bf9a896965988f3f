#!/usr/bin/env node
import { faultOfNode } from './node-version.ts';

/** Entry point of @surety/cli: the commands that need no service and no database of their own. */
const fault = faultOfNode(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
// Older versions of Node cannot load the rest.
const { runDeveloperCommand } = await import('./developer-program.ts');
process.exitCode = await runDeveloperCommand(process.argv.slice(2), process.env);
