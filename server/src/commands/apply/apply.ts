import { withClient } from '#commands/client.ts';
import { UsageError } from '#commands/command-error.ts';
import type { Credentials } from '#commands/credentials.ts';
import { readConfiguration } from './configuration.ts';
import { planOf } from './plan.ts';

type Options = { readonly prune: boolean };

/** Prints what `apply` would change. Changes nothing. */
export async function diffConfiguration(
  credentials: Credentials,
  words: readonly string[],
  { prune }: Options,
): Promise<number> {
  const wanted = await readConfiguration(onlyFile(words));
  const plan = await withClient(credentials, (surety) => planOf(surety, wanted, prune));
  for (const { line } of plan) console.log(line);
  console.log(plan.length === 0 ? 'Nothing to change.' : `${plan.length} to change.`);
  return plan.length === 0 ? 0 : 1;
}

/** Changes the account until it is as the file says. */
export async function applyConfiguration(
  credentials: Credentials,
  words: readonly string[],
  { prune }: Options,
): Promise<number> {
  const wanted = await readConfiguration(onlyFile(words));
  return withClient(credentials, async (surety) => {
    const plan = await planOf(surety, wanted, prune);
    for (const [index, { line, run }] of plan.entries()) {
      try {
        const note = await run();
        console.log(note === null ? line : `${line} (${note})`);
      } catch (error) {
        console.error(`Stopped at: ${line}`);
        console.error(`${index} of ${plan.length} done. Correct the file and apply it again.`);
        throw error;
      }
    }
    console.log(plan.length === 0 ? 'Nothing to change.' : `${plan.length} applied.`);
    return 0;
  });
}

function onlyFile(words: readonly string[]): string {
  const [path, ...more] = words;
  if (path === undefined || more.length > 0) throw new UsageError('give one file, such as surety.yaml');
  return path;
}
