import { reachCells } from '#app/cells.ts';
import { UsageError } from '#commands/command-error.ts';
import type { Config } from '#settings/config.ts';

/**
 * Runs `work` in every cell, or in the chosen one, and returns the worst exit code. `alone` is for work on a
 * single cell, such as with an id: it requires a choice if there are several.
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
      throw new UsageError(`there are several cells; choose one with --cell: ${names}`);
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
