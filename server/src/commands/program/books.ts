import { command, flag, IN_CELL, settings, text } from './command.ts';
import type { Commands } from './help.ts';

export const BOOKS: Commands = {
  verify: command(
    {
      help: 'Check every balance, status, hash chain and MAC, also while the service runs. Changes nothing.',
      options: {
        ...IN_CELL,
        anchors: text('FOLDER', 'compare the books with the anchors published there'),
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
  'verify-receipt': command(
    {
      help: 'Check saved receipts and statements, JSON or PDF, without a service (docs/receipts.md).',
      words: ['<file> …'],
      options: { key: text('KEY', 'the only key that may have signed, as `surety anchors key` prints it') },
      examples: ['verify-receipt receipt.pdf', "verify-receipt receipt.json --key 'surety/…+8a1b2c3d+AQ…'"],
      answers: '0 every file is valid, 1 one is not',
    },
    async ({ values: { key = null }, words }) => {
      const { verifyReceipts } = await import('#commands/verify-receipt.ts');
      return verifyReceipts(words, key);
    },
  ),
  anchors: command(
    {
      help: 'Print the keys that verify signed anchors.',
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
      help: "Compare our books with the bank's.",
      words: ['', 'list', 'close <id>'],
      options: {
        ...IN_CELL,
        from: text('DATE', 'the first day'),
        to: text('DATE', 'the last day'),
        provider: text('NAME', 'only this bank'),
        statement: text('FILE', 'compare with a statement of the bank instead of asking it'),
        columns: text('NAMES', 'the columns of a CSV statement'),
        reason: text('TEXT', 'why a break is closed'),
        json: flag('print JSON'),
        csv: flag('print CSV'),
      },
      examples: [
        'reconcile --from 2026-03-01 --to 2026-03-31',
        'reconcile --from 2026-03-01 --to 2026-03-31 --statement march.xml --json',
        "reconcile close brk_01890a5d --reason 'returned by hand'",
      ],
      answers: '0 they agree, 1 there are breaks, 2 unknown',
      cannot: 2,
    },
    async ({ values, words, environment }) => {
      const { reconcile } = await import('#commands/reconcile.ts');
      return reconcile(await settings(environment), words, values);
    },
  ),
  exceptions: command(
    {
      help: 'Manage bank notifications that match no agreement.',
      words: ['list', 'close <id>', 'return <id>'],
      options: {
        ...IN_CELL,
        note: text('TEXT', 'what was done about it; required to close one'),
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
      help: 'List and retry pending jobs, and pause or resume payments.',
      words: ['list', 'retry <id>', 'retry', 'pause', 'resume'],
      options: {
        ...IN_CELL,
        alarms: flag('list only those that keep failing'),
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
      help: 'List the changes made by commands, for operators.',
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
