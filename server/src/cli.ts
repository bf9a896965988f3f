#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError } from '#commands/command-error.ts';
import { ConfigError, describeConfig, readConfig } from './config.ts';

// Compiled code is kept for the next start, which then takes half the time to read. A folder that cannot be
// written to costs that time and nothing else.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/surety', import.meta.url)));

/** Each command loads what it needs: whoever asks for help need not wait for the service to be read. */
type Command = { readonly help: string; readonly run: (args: string[]) => Promise<number> };

const COMMANDS: Record<string, Command> = {
  serve: {
    help: 'Start the service. --no-jobs leaves the background work to `surety work`.',
    async run(args) {
      const { values } = parseArgs({ args, options: { 'no-jobs': { type: 'boolean', default: false } } });
      const { serve } = await import('./main.ts');
      return serve(readConfig(process.env), { http: true, jobs: !values['no-jobs'] });
    },
  },
  work: {
    help: 'Do the background work only, beside processes that serve with --no-jobs.',
    async run(args) {
      parseArgs({ args });
      const { serve } = await import('./main.ts');
      return serve(readConfig(process.env), { http: false, jobs: true });
    },
  },
  migrate: {
    help: 'Bring the database to this version and stop.',
    async run(args) {
      parseArgs({ args });
      const { openDatabase } = await import('./database.ts');
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
      const { verify } = await import('#commands/verify.ts');
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
      const { compileIpDataCommand } = await import('#commands/ipdata.ts');
      return compileIpDataCommand(readConfig(process.env).DATA_DIR);
    },
  },
  login: {
    help: 'Keep an API key for the commands below. --api-url names the server.',
    async run(args) {
      const { values } = parseArgs({ args, options: { 'api-url': { type: 'string' } } });
      const { login } = await import('#commands/login.ts');
      return login(process.env, values['api-url']?.replace(/\/+$/, ''));
    },
  },
  logout: {
    help: 'Forget the API key.',
    async run(args) {
      parseArgs({ args });
      const { logout } = await import('#commands/login.ts');
      return logout(process.env);
    },
  },
  listen: {
    help: 'Bring events to a local URL, signed: --forward-to http://localhost:4000/webhooks [--events a,b]',
    async run(args) {
      const text = { type: 'string', default: '' } as const;
      const { values } = parseArgs({ args, options: { 'forward-to': text, events: text } });
      const stop = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
      const events = values.events.split(',').filter(Boolean);
      const options = { forwardTo: values['forward-to'], events };
      const { listen } = await import('#commands/listen.ts');
      return listen(await savedCredentials(), options, stop.signal);
    },
  },
  trigger: {
    help: 'Make an event happen in the sandbox, with all that leads to it: trigger agreement.disbursed',
    async run(args) {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      const { trigger } = await import('#commands/trigger.ts');
      return trigger(await savedCredentials(), positionals[0]);
    },
  },
  openapi: {
    help: 'Print the OpenAPI document.',
    async run(args) {
      parseArgs({ args });
      const { openApiDocument } = await import('#commands/openapi.ts');
      console.log(JSON.stringify(await openApiDocument(), null, 2));
      return 0;
    },
  },
};

async function savedCredentials() {
  const { readCredentials } = await import('#commands/credentials.ts');
  return readCredentials(process.env);
}

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
    if (error instanceof CommandError) console.error(`surety: ${error.message}`);
    else {
      const { explain, isPlainFailure } = await import('./main.ts');
      console.error(isPlainFailure(error) ? `surety: ${explain(error as Error)}` : error);
    }
    return error instanceof ConfigError ? 2 : 1;
  }
}

process.exitCode = await main();
