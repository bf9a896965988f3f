import { join } from 'node:path';
import { IP_DATA_FOLDER } from '#app/app.ts';
import { DAY_MS } from '#core/time.ts';
import { COMPILED_FILE } from '#providers/ip/compile.ts';
import { IpDataError, readIpDataFile } from '#providers/ip/data-file.ts';
import { compileChecked } from '#providers/ip/intel.ts';
import { SENTINELS } from '#providers/ip/sentinels.ts';
import { placesOf, updateFrom } from '#providers/ip/update.ts';
import { UsageError } from './command-error.ts';

const BAR_WIDTH = 30;

/**
 * `surety ipdata`, or `surety ipdata update name=https://…` with newer data. A running service notices the
 * new file within half a minute.
 */
export async function compileIpData(dataDir: string, words: readonly string[] = []): Promise<number> {
  const [verb, ...places] = words;
  if (verb !== undefined && verb !== 'update') {
    throw new UsageError(`surety ipdata has no "${verb}"; use surety ipdata, or surety ipdata update`);
  }
  const folder = join(dataDir, IP_DATA_FOLDER);
  const startedAt = performance.now();
  const compile = () => compileChecked({ folder, now: new Date(), onProgress: showProgress });
  try {
    await (verb === 'update' ? updateFrom(folder, await placesOf(folder, places), compile) : compile());
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\n');
    throw isFileProblem(error)
      ? new IpDataError(`${(error as Error).message}; the previous data stays in use`)
      : error;
  }
  const path = join(folder, COMPILED_FILE);
  const file = await readIpDataFile(path);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Compiled in ${seconds} s; all ${SENTINELS.length} test addresses are correct.`);
  for (const { name, version, date } of file?.header.sources ?? []) {
    console.log(`  ${name.padEnd(8)} ${version} (${ageOf(date)})`);
  }
  console.log(`${path} is now in use.`);
  return 0;
}

/** A progress bar for a terminal, one line per step for a log. */
function showProgress(doing: string, done: number): void {
  if (!process.stderr.isTTY) {
    console.error(`${String(Math.round(done * 100)).padStart(3)} % ${doing}`);
    return;
  }
  const filled = Math.round(done * BAR_WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  process.stderr.write(`\r${bar} ${doing.padEnd(40)}${done === 1 ? '\n' : ''}`);
}

function ageOf(date: string): string {
  const made = Date.parse(date);
  return Number.isNaN(made) ? 'of unknown age' : `${Math.floor((Date.now() - made) / DAY_MS)} days old`;
}

/** True for problems that a person can fix: a wrong line, a missing file, a folder without write access. */
function isFileProblem(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return (
    error instanceof IpDataError || ['EACCES', 'ENOSPC', 'EROFS', 'ENOTDIR', 'EISDIR'].includes(code ?? '')
  );
}
