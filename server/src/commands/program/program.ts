import { BACKUPS } from './backups.ts';
import { BOOKS } from './books.ts';
import type { Environment } from './command.ts';
import { withDataFolder } from './data-folder.ts';
import { DEVELOPERS } from './developers.ts';
import { PEOPLE } from './people.ts';
import { type Groups, runCommand } from './run-command.ts';
import { SERVICE } from './service.ts';

const GROUPS: Groups = {
  'The service': SERVICE,
  'Its books': BOOKS,
  'Copies of them': BACKUPS,
  'Who may come in': PEOPLE,
  'For those who build on it': DEVELOPERS,
};

/** Every command that there is. */
export function run(args: readonly string[], environment: Environment): Promise<number> {
  return runCommand(GROUPS, args, environment, { furnish: withDataFolder, explain: explained });
}

/** Anything a person can mend is one clear message. */
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
