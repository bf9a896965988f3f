#!/usr/bin/env node
import { DEVELOPERS } from './developers.ts';
import { runCommand } from './run-command.ts';

/** Entry point of @surety/cli: the commands that need no service and no database of their own. */
process.exitCode = await runCommand({ Commands: DEVELOPERS }, process.argv.slice(2), process.env);
