import { UsageError } from '#commands/command-error.ts';
import { command, flag, IN_CELL, settings, text } from './command.ts';
import type { Commands } from './help.ts';

export const SERVICE: Commands = {
  serve: command(
    {
      help: 'Start the service.',
      options: {
        port: text('N', 'the port to listen on; overrides PORT'),
        'no-jobs': flag('leave background work to `surety work`'),
      },
      examples: ['serve', 'serve --port 4000'],
      answers: '0 stopped as requested, 1 could not start, 2 a setting is not valid',
    },
    async ({ values: { port, 'no-jobs': noJobs }, environment }) => {
      const config = await settings(port === undefined ? environment : { ...environment, PORT: port });
      const roles = { http: true, jobs: !noJobs };
      const launched = await (await import('#app/launch.ts')).launch(config, roles);
      const { serve } = await import('#app/main.ts');
      return serve(config, roles, launched);
    },
  ),
  work: command(
    {
      help: 'Do only background work, next to processes that serve with --no-jobs.',
      options: { queue: text('NAME', 'identity: analyse pictures for processes with IDENTITY_WORKERS=0') },
      examples: ['work', 'work --queue identity'],
    },
    async ({ values: { queue }, environment }) => {
      const config = await settings(environment);
      if (queue === undefined) {
        const roles = { http: false, jobs: true };
        const launched = await (await import('#app/launch.ts')).launch(config, roles);
        const { serve } = await import('#app/main.ts');
        return serve(config, roles, launched);
      }
      const { measureForOthers } = await import('#app/main.ts');
      if (queue === 'identity') return measureForOthers(config);
      throw new UsageError(`there is no queue "${queue}"; the only queue with its own process is identity`);
    },
  ),
  migrate: command(
    {
      help:
        'Migrate the database to this version and stop. The only command that needs the owner of the ' +
        'tables.',
      options: { print: flag('print the SQL without running it') },
      examples: ['migrate', 'migrate --print'],
    },
    async ({ values, environment }) => {
      const { migrateNow, printPending } = await import('#commands/migrate.ts');
      return (values.print ? printPending : migrateNow)(await settings(environment));
    },
  ),
  doctor: command(
    {
      help: 'Check everything that the service needs, and say how to fix it. Changes nothing.',
      options: { json: flag('print JSON') },
      examples: ['doctor', 'doctor --json'],
      answers: '0 nothing failed, 1 something failed',
    },
    async ({ values: { json = false }, environment }) => {
      const { doctor } = await import('#commands/doctor/doctor.ts');
      return doctor(environment, { json });
    },
  ),
  config: command(
    {
      help: 'Print the settings, with secrets hidden.',
      options: { json: flag('print JSON') },
      examples: ['config', 'config --json'],
    },
    async ({ values: { json = false }, environment }) => {
      const { describeConfig, shownConfig } = await import('#commands/config.ts');
      console.log(json ? JSON.stringify(shownConfig(environment), null, 2) : describeConfig(environment));
      return 0;
    },
  ),
  cells: command(
    {
      help: 'Manage cells: database schemas that accounts are divided among (docs/cells.md).',
      words: ['list', 'add <name>', 'open <name>', 'close <name>', 'move <name> <host:port>'],
      options: { json: flag('print JSON') },
      examples: ['cells list', 'cells add north', 'cells open north'],
    },
    async ({ values: { json = false }, words, environment }) => {
      const { manageCells } = await import('#commands/cells/cells.ts');
      return manageCells(await settings(environment), words, json);
    },
  ),
  secrets: command(
    {
      help: 'Encrypt secrets and personal data with a new key (docs/operating.md).',
      words: ['rotate'],
      examples: ['secrets rotate'],
    },
    async ({ words, environment }) => {
      const { manageSecrets } = await import('#commands/secrets.ts');
      return manageSecrets(await settings(environment), words);
    },
  ),
  ipdata: command(
    {
      help: 'Compile the IP data of DATA_DIR/ipdata and the packages, check it, and use it.',
      words: ['', 'update [<name>[=<url>] …]'],
      examples: ['ipdata', 'ipdata update tor relay', 'ipdata update vpn=https://example.com/exits.txt'],
    },
    async ({ words, environment }) => {
      const { compileIpData } = await import('#commands/ipdata.ts');
      return compileIpData((await settings(environment)).DATA_DIR, words);
    },
  ),
  lists: command(
    {
      help: 'List the sanctions and watch lists that are loaded, or replace one with a newer file.',
      words: ['', 'update'],
      options: {
        ...IN_CELL,
        source: text('NAME', 'ofac, un, uk, eu or csv'),
        file: text('PATH', 'the file as downloaded'),
        json: flag('print JSON'),
      },
      examples: ['lists', 'lists --json', 'lists update --source ofac --file sdn.xml'],
    },
    async ({ values, words, environment }) => {
      const { manageLists } = await import('#commands/risk/lists.ts');
      return manageLists(await settings(environment), words, values);
    },
  ),
  replay: command(
    {
      help: 'Repeat fraud assessments from their stored facts, and list those with a different result.',
      words: ['[<id> …]'],
      options: IN_CELL,
      examples: ['replay', 'replay fra_01890a5d'],
      answers: '0 all results are the same, 1 some differ',
    },
    async ({ words, environment }) => {
      const { replayAssessments } = await import('#commands/risk/replay.ts');
      return replayAssessments(await settings(environment), words);
    },
  ),
  backtest: command(
    {
      help: "Evaluate a risk policy on an account's past assessments, and show which flags change.",
      words: ['<account id>'],
      options: {
        ...IN_CELL,
        policy: text('NAME', 'draft (default), shadow or live'),
        days: text('NUMBER', 'how far back (default 90)'),
      },
      examples: ['backtest dev_01890a5d', 'backtest dev_01890a5d --policy shadow --days 30'],
    },
    async ({ values, words, environment }) => {
      const { backtestPolicy } = await import('#commands/risk/backtest.ts');
      return backtestPolicy(await settings(environment), words, values);
    },
  ),
  train: command(
    {
      help: 'Train a scorecard on an account’s labelled assessments, as a draft of its risk policy.',
      words: ['<account id>'],
      options: IN_CELL,
      examples: ['train dev_01890a5d'],
    },
    async ({ words, environment }) => {
      const { train } = await import('#commands/risk/train.ts');
      return train(await settings(environment), words);
    },
  ),
  openapi: command(
    { help: 'Print the OpenAPI document.', examples: ['openapi > openapi.json'] },
    async () => {
      const { openApiDocument } = await import('#commands/openapi.ts');
      console.log(JSON.stringify(await openApiDocument(), null, 2));
      return 0;
    },
  ),
};
