import { CommandError } from '#commands/command-error.ts';
import { BOOKS } from './books.ts';
import type { Environment } from './command.ts';
import { withDataFolder } from './data-folder.ts';
import { DEVELOPERS } from './developers.ts';
import { withDotEnv } from './dot-env.ts';
import { type Commands, overview, page } from './help.ts';
import { PEOPLE } from './people.ts';
import { SERVICE } from './service.ts';

const GROUPS: Readonly<Record<string, Commands>> = {
  'The service': SERVICE,
  'Its books': BOOKS,
  'Who may come in': PEOPLE,
  'For who builds on it': DEVELOPERS,
};
const COMMANDS: Commands = Object.assign({}, ...Object.values(GROUPS));
const HELP = new Set(['--help', '-h']);

/** Runs one command and says how it ended, as a process does. */
export async function run([name = 'help', ...args]: string[], environment: Environment): Promise<number> {
  if (name === 'help' || HELP.has(name)) {
    const about = COMMANDS[args[0] ?? ''];
    console.log(about ? page(String(args[0]), about) : overview(GROUPS));
    return 0;
  }
  if (name === '--version' || name === 'version') {
    const { ownVersion } = await import('#store/version.ts');
    console.log(await ownVersion());
    return 0;
  }
  const command = COMMANDS[name];
  if (!command) {
    console.error(`surety: there is no command "${name}".\n\n${overview(GROUPS)}`);
    return 2;
  }
  if (args.some((word) => HELP.has(word))) {
    console.log(page(name, command));
    return 0;
  }
  try {
    return await command.run(args, withDataFolder(await withDotEnv(environment)));
  } catch (error) {
    return explained(error, command.cannot ?? 1);
  }
}

/** Anything a person can mend is one clear message; only a bug deserves its stack. */
async function explained(error: unknown, cannot: number): Promise<number> {
  const { ConfigError } = await import('#app/config.ts');
  if (error instanceof CommandError || error instanceof ConfigError || isMistyped(error)) {
    console.error(`surety: ${(error as Error).message}`);
    return error instanceof ConfigError ? 2 : cannot;
  }
  const { explain, isPlainFailure } = await import('#app/main.ts');
  console.error(isPlainFailure(error) ? `surety: ${explain(error as Error)}` : error);
  return cannot;
}

function isMistyped(error: unknown): boolean {
  return ((error as { code?: string } | null)?.code ?? '').startsWith('ERR_PARSE_ARGS');
}
