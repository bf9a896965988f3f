#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildServer } from '#http/server.ts';
import { openDb } from '#store/db.ts';
import { createContext } from './app.ts';
import { ConfigError, describeConfig, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { compileIpDataCommand } from './ip-data-command.ts';
import { explain, isPlainFailure, serve } from './main.ts';
import { verify } from './verify-command.ts';

type Command = { readonly help: string; readonly run: (args: string[]) => Promise<number> };

const COMMANDS: Record<string, Command> = {
  serve: {
    help: 'Start the service. --no-jobs leaves the background work to `surety work`.',
    async run(args) {
      const { values } = parseArgs({ args, options: { 'no-jobs': { type: 'boolean', default: false } } });
      return serve(readConfig(process.env), { http: true, jobs: !values['no-jobs'] });
    },
  },
  work: {
    help: 'Do the background work only, beside processes that serve with --no-jobs.',
    async run(args) {
      parseArgs({ args });
      return serve(readConfig(process.env), { http: false, jobs: true });
    },
  },
  migrate: {
    help: 'Bring the database to this version and stop.',
    async run(args) {
      parseArgs({ args });
      const database = await openDatabase(readConfig(process.env));
      await database.stop();
      console.log('The database is up to date.');
      return 0;
    },
  },
  verify: {
    help: 'Check every balance, status and hash chain, also beside a running service. Changes nothing.',
    async run(args) {
      parseArgs({ args });
      return verify(readConfig(process.env));
    },
  },
  config: {
    help: 'Print the configuration with secrets hidden.',
    async run(args) {
      parseArgs({ args });
      console.log(describeConfig(readConfig(process.env)));
      return 0;
    },
  },
  ipdata: {
    help: 'Compile the IP data of DATA_DIR/ipdata and the packages, check it, and put it to use.',
    async run(args) {
      parseArgs({ args });
      return compileIpDataCommand(readConfig(process.env).DATA_DIR);
    },
  },
  openapi: {
    help: 'Print the OpenAPI document.',
    async run(args) {
      parseArgs({ args });
      // No query is made, so no database has to be there.
      const db = openDb('postgres://unused');
      const http = await buildServer(createContext(db, readConfig({})), {
        logger: false,
        rateLimit: false,
        trustProxy: false,
        readiness: { draining: false },
      });
      await http.ready();
      console.log(JSON.stringify(http.swagger(), null, 2));
      await http.close();
      await db.close();
      return 0;
    },
  },
};

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { help }]) => `  ${name.padEnd(10)}${help}`);
  return `Usage: surety <command>\n\n${lines.join('\n')}\n\nSettings come from the environment; README.md lists them.`;
}

async function main(): Promise<number> {
  const [name = 'help', ...args] = process.argv.slice(2);
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(usage());
    return 0;
  }
  const command = COMMANDS[name];
  if (!command) {
    console.error(`surety: there is no command "${name}".\n\n${usage()}`);
    return 2;
  }
  try {
    return await command.run(args);
  } catch (error) {
    // Anything a person can mend is one clear message; only a bug deserves its stack.
    if (isPlainFailure(error)) console.error(`surety: ${explain(error as Error)}`);
    else console.error(error);
    return error instanceof ConfigError ? 2 : 1;
  }
}

process.exitCode = await main();
