import type { Environment } from './command.ts';
import { completion } from './completion.ts';
import { DEVELOPERS } from './developers.ts';
import type { Groups } from './help.ts';
import { runCommand } from './run-command.ts';

const GROUPS: Groups = { Commands: { ...DEVELOPERS, completion: completion(() => GROUPS) } };

export function runDeveloperCommand(args: readonly string[], environment: Environment): Promise<number> {
  return runCommand(GROUPS, args, environment);
}
