import { CommandError } from '#commands/command-error.ts';
import { command, flag, IN_CELL, settings, text } from './command.ts';
import type { Commands } from './help.ts';

export const SERVICE: Commands = {
  serve: command(
    {
      help: 'Start the service.',
      options: {
        port: text('N', 'the port to listen on, before PORT'),
        'no-jobs': flag('leave the background work to `surety work`'),
      },
      examples: ['serve', 'serve --port 4000'],
      answers: '0 stopped as asked, 1 it could not start, 2 a setting is not valid',
    },
    async ({ values: { port, 'no-jobs': noJobs }, environment }) => {
      const { serve } = await import('#app/main.ts');
      const chosen = port === undefined ? environment : { ...environment, PORT: port };
      return serve(await settings(chosen), { http: true, jobs: !noJobs });
    },
  ),
  work: command(
    {
      help: 'Do the background work only, beside processes that serve with --no-jobs.',
      options: { queue: text('NAME', 'identity: measure pictures for processes with IDENTITY_WORKERS=0') },
      examples: ['work', 'work --queue identity'],
    },
    async ({ values: { queue }, environment }) => {
      const { measureForOthers, serve } = await import('#app/main.ts');
      const config = await settings(environment);
      if (queue === undefined) return serve(config, { http: false, jobs: true });
      if (queue === 'identity') return measureForOthers(config);
      throw new CommandError(
        `there is no queue "${queue}"; the one that has a process of its own is identity`,
      );
    },
  ),
  migrate: command(
    {
      help: 'Bring the database to this version and stop. The one command that needs the owner of the tables.',
      options: { print: flag('show what it would run, and change nothing') },
      examples: ['migrate', 'migrate --print'],
    },
    async ({ values, environment }) => {
      const { migrateNow, printPending } = await import('#commands/migrate.ts');
      return (values.print ? printPending : migrateNow)(await settings(environment));
    },
  ),
  doctor: command(
    {
      help: 'Look at all that the service needs, and say what to do about it. Changes nothing.',
      options: { json: flag('print JSON') },
      examples: ['doctor', 'doctor --json'],
      answers: '0 nothing is broken, 1 something is',
    },
    async ({ values: { json = false }, environment }) => {
      const { doctor } = await import('#commands/doctor/doctor.ts');
      return doctor(environment, { json });
    },
  ),
  config: command(
    {
      help: 'Print the settings with secrets hidden.',
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
      help: 'Schemas that accounts are in, where one is not enough (guide: Growing).',
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
      help: 'Mac secrets and personal data with a new key (docs/operating.md).',
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
      help: 'Compile the IP data of DATA_DIR/ipdata and the packages, check it, and put it to use.',
      words: ['', 'update [<name>=<url> …]'],
      examples: ['ipdata', 'ipdata update tor=https://example.com/exits.txt'],
    },
    async ({ words, environment }) => {
      const { compileIpData } = await import('#commands/ipdata.ts');
      return compileIpData((await settings(environment)).DATA_DIR, words);
    },
  ),
  lists: command(
    {
      help: 'Sanctions and watch lists: show those that are loaded, or put a newer file in place of one.',
      words: ['', 'update'],
      options: {
        ...IN_CELL,
        source: text('NAME', 'ofac, un, uk, eu or csv'),
        file: text('PATH', 'the file, as it was downloaded'),
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
      help: 'Make fraud assessments again from their stored facts, and say which come out otherwise.',
      words: ['[<id> …]'],
      options: IN_CELL,
      examples: ['replay', 'replay fra_01890a5d'],
      answers: '0 all came out as they were, 1 some did not',
    },
    async ({ words, environment }) => {
      const { replayAssessments } = await import('#commands/risk/replay.ts');
      return replayAssessments(await settings(environment), words);
    },
  ),
  backtest: command(
    {
      help: "Hold a risk policy against an account's own past: who would get another colour.",
      words: ['<account id>'],
      options: {
        ...IN_CELL,
        policy: text('NAME', 'draft (when absent), shadow or live'),
        days: text('NUMBER', 'how far back; 90 when absent'),
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
      help: 'Fit points to how the assessments of an account turned out, as a draft of its risk policy.',
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
