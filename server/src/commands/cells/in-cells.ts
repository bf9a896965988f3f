import { reachCells } from '#app/cells.ts';
import { CommandError } from '#commands/command-error.ts';
import type { Config } from '#settings/config.ts';

/**
 * Does something in every cell, or in the one that is named, and gives the worst answer. What can be done in
 * one alone, such as with an id, asks for its name.
 */
export async function inCells(
  config: Config,
  alone: boolean,
  work: (serviceUrl: string, name: string | null) => Promise<number>,
): Promise<number> {
  const { cells, stop } = await reachCells(config);
  try {
    const several = cells.length > 1;
    if (alone && several) {
      const names = cells.map(({ name }) => name).join(', ');
      throw new CommandError(`there are several cells; say which one is meant with --cell: ${names}`);
    }
    let worst = 0;
    for (const { name, serviceUrl } of cells) {
      if (several) console.log(`In cell ${name}:`);
      worst = Math.max(worst, await work(serviceUrl, name));
    }
    return worst;
  } finally {
    await stop();
  }
}
