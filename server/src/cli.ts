#!/usr/bin/env node
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Command, command, FLAG, TEXT, WORDS } from '#commands/command.ts';
import { CommandError } from '#commands/command-error.ts';
import { ConfigError, readConfig } from './config.ts';

// In a checkout our own client is there as source, not built, and is read as the service itself is.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@surety/sdk'
      ? next(specifier, { ...context, conditions: [...context.conditions, 'surety-source'] })
      : next(specifier, context),
});

// Compiled code is kept for the next start, which then takes half the time to read. A folder that cannot be
// written to costs that time and nothing else.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/surety', import.meta.url)));

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: command(
    'Start the service. --no-jobs leaves the background work to `surety work`.',
    { options: { 'no-jobs': FLAG } },
    async ({ values }) => {
      const { serve } = await import('./main.ts');
      return serve(readConfig(process.env), { http: true, jobs: !values['no-jobs'] });
    },
  ),
  work: command('Do the background work only, beside processes that serve with --no-jobs.', {}, async () => {
    const { serve } = await import('./main.ts');
    return serve(readConfig(process.env), { http: false, jobs: true });
  }),
  migrate: command('Bring the database to this version and stop.', {}, async () => {
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase(readConfig(process.env));
    await database.stop();
    console.log('The database is up to date.');
    return 0;
  }),
  verify: command(
    'Check every balance, status, chain and seal, also beside a running service. Changes nothing. ' +
      '--anchors <folder> holds the books against what was published there.',
    { options: { anchors: TEXT } },
    async ({ values }) => {
      const { verify } = await import('#commands/verify.ts');
      return verify(readConfig(process.env), values.anchors);
    },
  ),
  anchors: command(
    'Print what others check signed anchors with: anchors key <account id>',
    { words: true },
    async ({ words }) => {
      const { printAnchorKeys } = await import('#commands/anchors.ts');
      return printAnchorKeys(readConfig(process.env), words);
    },
  ),
  jobs: command(
    'Show what waits to be done: jobs list [--alarms]. Try it now: jobs retry <id> | --all. jobs pause | resume',
    { options: { alarms: FLAG, all: FLAG }, words: true },
    async ({ values: { alarms = false, all = false }, words }) => {
      const { manageJobs } = await import('#commands/jobs.ts');
      return manageJobs(readConfig(process.env), words, { alarms, all });
    },
  ),
  invite: command(
    'Let somebody sign up where SIGNUP is invited: invite <e-mail address>',
    { words: true },
    async ({ words }) => {
      const { invite } = await import('#commands/sign-up/invite.ts');
      return invite(readConfig(process.env), words);
    },
  ),
  password: command(
    'Print a link for a new password, once: password <e-mail address>. --forget-factors: for who lost those, too.',
    { options: { 'forget-factors': FLAG }, words: true },
    async ({ values, words }) => {
      const { password } = await import('#commands/sign-up/password.ts');
      return password(readConfig(process.env), words, values['forget-factors'] ?? false);
    },
  ),
  acts: command(
    'Show what commands have changed, for whoever runs the service: acts list',
    { words: true },
    async ({ words }) => {
      const { manageActs } = await import('#commands/acts/acts.ts');
      return manageActs(readConfig(process.env), words);
    },
  ),
  secrets: command(
    'Seal secrets and personal data with a new key: secrets rotate (docs/operating.md)',
    { words: true },
    async ({ words }) => {
      const { manageSecrets } = await import('#commands/secrets.ts');
      return manageSecrets(readConfig(process.env), words);
    },
  ),
  backup: command(
    'Copy the embedded database into a new folder, while the service is stopped: backup <folder>',
    { words: true },
    async ({ words }) => {
      const { backUp } = await import('#commands/backup.ts');
      return backUp(readConfig(process.env), words);
    },
  ),
  restore: command(
    'Put such a copy into an empty DATA_DIR. No money moves before `surety jobs resume`: restore <folder>',
    { words: true },
    async ({ words }) => {
      const { restore } = await import('#commands/backup.ts');
      return restore(readConfig(process.env), words);
    },
  ),
  exceptions: command(
    'Words of a bank that concern no agreement: exceptions list | close <id> --note <text> | return <id>',
    { options: { note: TEXT }, words: true },
    async ({ values: { note }, words }) => {
      const { manageExceptions } = await import('#commands/exceptions.ts');
      return manageExceptions(readConfig(process.env), words, note);
    },
  ),
  reconcile: command(
    "Hold our books against the bank's: reconcile --from 2026-03-01 --to 2026-03-31 [--provider P] " +
      '[--statement FILE]. 0: they agree, 1: breaks, 2: cannot tell. reconcile list | close <id> --reason <text>',
    {
      options: {
        ...{ from: TEXT, to: TEXT, provider: TEXT, statement: TEXT, columns: TEXT, reason: TEXT },
        ...{ json: FLAG, csv: FLAG },
      },
      words: true,
      cannot: 2,
    },
    async ({ values, words }) => {
      const { reconcile } = await import('#commands/reconcile.ts');
      return reconcile(readConfig(process.env), words, values);
    },
  ),
  config: command('Print the configuration with secrets hidden.', {}, async () => {
    const { describeConfig } = await import('#commands/config.ts');
    console.log(describeConfig(readConfig(process.env)));
    return 0;
  }),
  ipdata: command('Compile IP data: ipdata | update [tor=https://… …]', WORDS, async ({ words }) => {
    const { compileIpData } = await import('#commands/ipdata.ts');
    return compileIpData(readConfig(process.env).DATA_DIR, words);
  }),
  replay: command('Make assessments again from their facts: replay [id …]', WORDS, async ({ words }) => {
    const { replayAssessments } = await import('#commands/risk/replay.ts');
    return replayAssessments(readConfig(process.env), words);
  }),
  login: command(
    'Keep an API key for the commands below. --api-url names the server.',
    { options: { 'api-url': TEXT } },
    async ({ values }) => {
      const { login } = await import('#commands/login.ts');
      return login(process.env, values['api-url']?.replace(/\/+$/, ''));
    },
  ),
  logout: command('Forget the API key.', {}, async () => {
    const { logout } = await import('#commands/login.ts');
    return logout(process.env);
  }),
  listen: command(
    'Bring events to a local URL, signed: --forward-to http://localhost:4000/webhooks [--events a,b]',
    { options: { 'forward-to': TEXT, events: TEXT } },
    async ({ values }) => {
      const events = values.events?.split(',').filter(Boolean) ?? [];
      const options = { forwardTo: values['forward-to'] ?? '', events };
      const { listen } = await import('#commands/listen.ts');
      return listen(await savedCredentials(), options, whenTold());
    },
  ),
  trigger: command(
    'Make an event happen in the sandbox, with all that leads to it: trigger agreement.disbursed',
    { words: true },
    async ({ words }) => {
      const { trigger } = await import('#commands/trigger.ts');
      return trigger(await savedCredentials(), words[0]);
    },
  ),
  twin: command(
    "Stand in for a bank's server: twin paystack|flutterwave|monnify [--port N] [--webhook-url URL]",
    {
      options: {
        ...{ port: TEXT, host: TEXT, 'webhook-url': TEXT, seed: TEXT, 'settle-seconds': TEXT },
        fault: { type: 'string', multiple: true },
      },
      words: true,
    },
    async ({ values, words }) => {
      const { runTwin } = await import('#commands/twin.ts');
      return runTwin(words[0], values, whenTold());
    },
  ),
  rehearse: command(
    'Drive a receiver of webhooks through a bad month: rehearse --against URL --secret whsec_… [--seed N]',
    { options: { against: TEXT, secret: TEXT, seed: TEXT, deals: TEXT, state: TEXT } },
    async ({ values }) => {
      const { rehearse } = await import('#commands/rehearse/rehearse.ts');
      return rehearse(values);
    },
  ),
  openapi: command('Print the OpenAPI document.', {}, async () => {
    const { openApiDocument } = await import('#commands/openapi.ts');
    console.log(JSON.stringify(await openApiDocument(), null, 2));
    return 0;
  }),
};

/** Aborted by Ctrl-C, or by whoever stops the process. */
function whenTold(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

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
    return error instanceof ConfigError ? 2 : command.cannot;
  }
}

process.exitCode = await main();
