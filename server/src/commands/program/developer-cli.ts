#!/usr/bin/env node
import { DEVELOPERS } from './developers.ts';
import { runCommand } from './run-command.ts';

/** What @surety/cli starts: the commands that need no service of their own, and so no database. */
process.exitCode = await runCommand({ Commands: DEVELOPERS }, process.argv.slice(2), process.env);
