import { command, flag, IN_CELL, settings, text } from './command.ts';
import type { Commands } from './help.ts';

export const BACKUPS: Commands = {
  backup: command(
    {
      help: 'Copy the embedded database into a new folder, also while the service runs.',
      words: ['<folder>'],
      examples: ['backup /backups/2026-03-01'],
    },
    async ({ words, environment }) => {
      const { backUp } = await import('#commands/backups/backup.ts');
      return backUp(await settings(environment), words);
    },
  ),
  restore: command(
    {
      help: 'Restore a backup into an empty DATA_DIR. Payments stay paused until `surety jobs resume`.',
      words: ['<folder>'],
      options: {
        verify: flag('check everything that was restored'),
        erasures: text('FILE', 'carry out the erasures of this list that are younger than the backup'),
      },
      examples: [
        'restore /backups/2026-03-01',
        'restore /backups/2026-03-01 --verify --erasures /elsewhere/erasures.jsonl',
      ],
      answers: '0 restored (and sound, with --verify), 1 failed',
    },
    async ({ words, values, environment }) => {
      const { restore } = await import('#commands/backups/backup.ts');
      return restore(await settings(environment), words, values);
    },
  ),
  export: command(
    {
      help: 'Export the database to files, to move it to another server. Continues after an interruption.',
      words: ['<folder>'],
      options: {
        ...IN_CELL,
        live: flag('copy a running service as of this moment; not for moving'),
      },
      examples: ['export /mnt/export', 'export /mnt/export --live'],
    },
    async ({ words, values, environment }) => {
      const { exportAll } = await import('#commands/backups/export.ts');
      return exportAll(await settings(environment), words, values);
    },
  ),
  import: command(
    {
      help: 'Import such files into an empty database and compare. Continues after an interruption.',
      words: ['<folder>'],
      examples: ['import /mnt/export'],
    },
    async ({ words, environment }) => {
      const { importAll } = await import('#commands/backups/import.ts');
      return importAll(await settings(environment), words);
    },
  ),
};
