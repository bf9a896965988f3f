import { command, flag, IN_CELL, settings, text } from './command.ts';
import type { Commands } from './help.ts';

export const BOOKS: Commands = {
  verify: command(
    {
      help: 'Check every balance, status, chain and mac, also beside a running service. Changes nothing.',
      options: {
        ...IN_CELL,
        anchors: text('FOLDER', 'hold the books against what was published there'),
        json: flag('print JSON'),
      },
      examples: ['verify', 'verify --json', 'verify --anchors /mnt/elsewhere/anchors'],
      answers: '0 the books are sound, 1 they are not',
    },
    async ({ values, environment }) => {
      const { verify } = await import('#commands/verify.ts');
      return verify(await settings(environment), values);
    },
  ),
  anchors: command(
    {
      help: 'Print what others check signed anchors with.',
      words: ['key <account id>'],
      examples: ['anchors key dev_01890a5d'],
    },
    async ({ words, environment }) => {
      const { printAnchorKeys } = await import('#commands/anchors.ts');
      return printAnchorKeys(await settings(environment), words);
    },
  ),
  reconcile: command(
    {
      help: "Hold our books against the bank's.",
      words: ['', 'list', 'close <id>'],
      options: {
        ...IN_CELL,
        from: text('DATE', 'the first day'),
        to: text('DATE', 'the last day'),
        provider: text('NAME', 'one bank, where there are several'),
        statement: text('FILE', 'a statement of the bank, instead of asking it'),
        columns: text('NAMES', 'which columns a CSV statement has'),
        reason: text('TEXT', 'why a break is closed'),
        json: flag('print JSON'),
        csv: flag('print CSV'),
      },
      examples: [
        'reconcile --from 2026-03-01 --to 2026-03-31',
        'reconcile --from 2026-03-01 --to 2026-03-31 --statement march.xml --json',
        "reconcile close brk_01890a5d --reason 'returned by hand'",
      ],
      answers: '0 they agree, 1 breaks, 2 cannot tell',
      cannot: 2,
    },
    async ({ values, words, environment }) => {
      const { reconcile } = await import('#commands/reconcile.ts');
      return reconcile(await settings(environment), words, values);
    },
  ),
  exceptions: command(
    {
      help: 'What a bank told us that fits no agreement, and what became of it.',
      words: ['list', 'close <id>', 'return <id>'],
      options: {
        ...IN_CELL,
        note: text('TEXT', 'what was done about it; needed to close one'),
        json: flag('print JSON'),
      },
      examples: ['exceptions list', "exceptions close exc_01890a5d --note 'a test of the bank'"],
    },
    async ({ values: { note, json = false }, words, environment }) => {
      const { manageExceptions } = await import('#commands/exceptions.ts');
      return manageExceptions(await settings(environment), words, { note, json });
    },
  ),
  jobs: command(
    {
      help: 'Show what waits to be done, try it now, or let no money move for a while.',
      words: ['list', 'retry <id>', 'retry', 'pause', 'resume'],
      options: {
        ...IN_CELL,
        alarms: flag('list those alone that have failed for long'),
        all: flag('retry all of them'),
        json: flag('print JSON'),
      },
      examples: ['jobs list --alarms', 'jobs retry --all', 'jobs resume'],
    },
    async ({ values: { alarms = false, all = false, json = false }, words, environment }) => {
      const { manageJobs } = await import('#commands/jobs.ts');
      return manageJobs(await settings(environment), words, { alarms, all, json });
    },
  ),
  audit: command(
    {
      help: 'Show what commands have changed, for whoever runs the service.',
      words: ['list'],
      options: { ...IN_CELL, json: flag('print JSON') },
      examples: ['audit list', 'audit list --json'],
    },
    async ({ values: { json = false }, words, environment }) => {
      const { manageAuditLog } = await import('#commands/audit/audit-log.ts');
      return manageAuditLog(await settings(environment), words, json);
    },
  ),
};
