import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Not copied; some of these are linked instead. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'data', 'screenshots']);
const LINKED = ['node_modules', 'server/node_modules'];
/** A run that takes longer hangs; tests that wait for a state give up long before. */
const RUN_LIMIT_MS = 30 * 60_000;

/** The first failure of a test run, or null if all tests passed. */
export type Death = {
  readonly by: string;
  /** Null if it was the simulator, or if no test ran. */
  readonly file: string | null;
  readonly timedOut: boolean;
} | null;

/** A copy of the project, so that a crash leaves no mutant behind. */
export type Copy = {
  /** Runs the work with the mutant applied, and restores the file. */
  infected<Done>(mutant: Mutant, work: () => Promise<Done>): Promise<Done>;
  /** Runs test files, given by the start of their path below server/test. */
  test(files: readonly string[]): Promise<Death>;
  /** Runs the simulator with these options. */
  simulate(options: readonly string[]): Promise<Death>;
  remove(): void;
};

export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'surety-mutants-'));
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isNotInstalled });
  }
  for (const place of LINKED) symlinkSync(join(ROOT, place), join(folder, place));
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  return {
    async infected(mutant, work) {
      const path = join(folder, 'server/src', mutant.file);
      const sound = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        sound.replace(mutant.find, () => mutant.replace),
      );
      try {
        return await work();
      } finally {
        writeFileSync(path, sound);
      }
    },
    test: (files) =>
      run(folder, [
        vitest,
        'run',
        '--project',
        'server',
        '--bail',
        '1',
        ...files.map((file) => `test/${file}`),
      ]),
    simulate: (options) => run(folder, ['server/test/sim/main.ts', ...options]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function isNotInstalled(path: string): boolean {
  return !path.endsWith('node_modules');
}

async function run(folder: string, program: readonly string[]): Promise<Death> {
  // Its own process group, so that a hanging run can be ended with all its children.
  const child = spawn(process.execPath, program, {
    cwd: folder,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', CI: 'true' },
  });
  let output = '';
  const collect = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let hung = false;
  const limit = setTimeout(() => {
    hung = true;
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }, RUN_LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(limit);
  if (code === 0) return null;
  const failed = FAILED.exec(output) ?? FAILED_AT_THE_END.exec(output);
  return {
    by: failed ? `${failed[1]}${failed[2] ?? ' (after its tests)'}` : reasonOf(output, program),
    file: failed?.[1] ?? null,
    timedOut: hung || output.includes('Test timed out in'),
  };
}

/** Vitest's report of a failed test, and of a file that fails after its tests. */
const FAILED = /^ ?FAIL\s+\|?server\|?\s+test\/(\S+)\.test\.ts( > .*)$/m;
const FAILED_AT_THE_END = /^ ?FAIL\s+\|?server\|?\s+test\/(\S+)\.test\.ts/m;
const BROKEN = /^(?:Error: )?(seed .+)$/m;

function reasonOf(output: string, program: readonly string[]): string {
  if (program.some((word) => word.includes('/sim/')))
    return `sim: ${BROKEN.exec(output)?.[1] ?? 'no result'}`;
  return `no test could run: ${/^.*Error: .*$/m.exec(output)?.[0]?.trim() ?? 'no output'}`;
}
