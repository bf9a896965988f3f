import { command, flag, IN_CELL, settings } from './command.ts';
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
      help: 'Put such a copy into an empty DATA_DIR. No money moves before `surety jobs resume`.',
      words: ['<folder>'],
      options: { verify: flag('check everything that came out of it') },
      examples: ['restore /backups/2026-03-01', 'restore /backups/2026-03-01 --verify'],
      answers: '0 it is there (and sound, with --verify), 1 it is not',
    },
    async ({ words, values, environment }) => {
      const { restore } = await import('#commands/backups/backup.ts');
      return restore(await settings(environment), words, values);
    },
  ),
  export: command(
    {
      help: 'Write everything in the database to files, to move it to another server. Goes on where it was cut off.',
      words: ['<folder>'],
      options: {
        ...IN_CELL,
        live: flag('beside a running service: a copy of this moment, not to move with'),
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
      help: 'Bring such files into an empty database, and check that it is the same. Goes on where it was cut off.',
      words: ['<folder>'],
      examples: ['import /mnt/export'],
    },
    async ({ words, environment }) => {
      const { importAll } = await import('#commands/backups/import.ts');
      return importAll(await settings(environment), words);
    },
  ),
};
