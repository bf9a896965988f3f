import { CommandError, meantBy, nearestName, UsageError } from '#commands/command-error.ts';
import { ownVersion } from '#store/version.ts';
import type { Command, Environment } from './command.ts';
import { withDotEnv } from './dot-env.ts';
import { type Commands, type Groups, overview, page } from './help.ts';

type Program = {
  /** Adds defaults to the environment of a command. */
  readonly furnish?: (environment: Environment) => Environment;
  /** Prints a failure and returns its exit code. Null for unknown failures. */
  readonly explain?: (error: unknown, cannot: number) => Promise<number | null>;
};

/** Former names of commands. */
const RENAMED: Readonly<Record<string, string>> = { acts: 'audit', learn: 'train' };

/** The exit code for a command line that the help does not allow. */
const USAGE = 2;
const HELP = new Set(['--help', '-h']);

/** Runs a command and returns its exit code. */
export async function runCommand(
  groups: Groups,
  [name = 'help', ...args]: readonly string[],
  environment: Environment,
  { furnish = (same) => same, explain = async () => null }: Program = {},
): Promise<number> {
  const commands: Commands = Object.assign({}, ...Object.values(groups));
  if (name === 'help' || HELP.has(name)) {
    const about = commands[args[0] ?? ''];
    console.log(about ? page(String(args[0]), about) : overview(groups));
    return 0;
  }
  if (name === '--version' || name === 'version') {
    console.log(await ownVersion());
    return 0;
  }
  const command = commands[name];
  if (!command && Object.hasOwn(RENAMED, name)) {
    console.error(
      `surety: "${name}" is now "${RENAMED[name]}". Run: surety ${[RENAMED[name], ...args].join(' ')}`,
    );
    return USAGE;
  }
  if (!command) {
    const meant = meantBy(name, Object.keys(commands));
    console.error(`surety: unknown command "${name}"${meant} surety --help lists all commands.`);
    return USAGE;
  }
  if (args.some((word) => HELP.has(word))) {
    console.log(page(name, command));
    return 0;
  }
  try {
    return await command.run([...args], furnish(await withDotEnv(environment)));
  } catch (error) {
    const cannot = command.cannot ?? 1;
    if (error instanceof CommandError) {
      console.error(`surety: ${error.message}`);
      return error instanceof UsageError ? USAGE : cannot;
    }
    if (isMistyped(error)) {
      console.error(`surety: ${mistyped(error, command)} surety ${name} --help lists its options.`);
      return USAGE;
    }
    return (await explain(error, cannot)) ?? unexpected(error, cannot);
  }
}

/** Only bugs are printed with their stack. */
function unexpected(error: unknown, cannot: number): number {
  console.error(error);
  return cannot;
}

function isMistyped(error: unknown): error is Error {
  return ((error as { code?: string } | null)?.code ?? '').startsWith('ERR_PARSE_ARGS');
}

/** Node adds how to pass a file that begins with a dash, which none of our commands accept. */
function mistyped({ message }: Error, { options }: Command): string {
  const [fault = message] = message.split('. ', 1);
  const [, unknown = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  const meant = nearestName(unknown, Object.keys(options));
  return fault.replace(/\.$/, '') + (meant === undefined ? '.' : `; did you mean --${meant}?`);
}
