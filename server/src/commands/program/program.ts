import { AGENTS } from './agents.ts';
import { BACKUPS } from './backups.ts';
import { BOOKS } from './books.ts';
import type { Environment } from './command.ts';
import { completion } from './completion.ts';
import { withDataFolder } from './data-folder.ts';
import { DEVELOPERS } from './developers.ts';
import type { Groups } from './help.ts';
import { PEOPLE } from './people.ts';
import { runCommand } from './run-command.ts';
import { SERVICE } from './service.ts';

const GROUPS: Groups = {
  'The service': SERVICE,
  'The books': BOOKS,
  Backups: BACKUPS,
  Access: PEOPLE,
  'For developers': { ...DEVELOPERS, ...AGENTS, completion: completion(() => GROUPS) },
};

/** Runs any of the commands. */
export function run(args: readonly string[], environment: Environment): Promise<number> {
  return runCommand(GROUPS, args, environment, { furnish: withDataFolder, explain: explained });
}

/** Prints problems that a person can fix as one clear message. */
async function explained(error: unknown, cannot: number): Promise<number | null> {
  const { ConfigError } = await import('#settings/config.ts');
  if (error instanceof ConfigError) {
    console.error(`surety: ${error.message}`);
    return 2;
  }
  const { explain, isPlainFailure } = await import('#app/main.ts');
  if (!isPlainFailure(error)) return null;
  console.error(`surety: ${explain(error as Error)}`);
  return cannot;
}
