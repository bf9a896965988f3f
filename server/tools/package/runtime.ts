import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME, type Runtime } from './build.ts';

/** Where somebody may run it. Windows has no embedded database; Macs with Intel are no longer made. */
const PLATFORMS = ['linux/x64', 'linux/arm64', 'darwin/arm64'];

/**
 * The runtime for every platform, fetched anew: an installation keeps its own platform's alone. It is the
 * same package by its hash, and npm has it at hand where it has installed it before.
 */
export function fetchRuntime(repository: string, folder: string): Runtime {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>;
  };
  const locked = lock.packages[`node_modules/${RUNTIME}`];
  if (!locked) throw new Error(`${RUNTIME} is not in package-lock.json`);
  const pack = [
    'pack',
    `${RUNTIME}@${locked.version}`,
    '--prefer-offline',
    '--json',
    '--pack-destination',
    '.',
  ];
  const [packed] = JSON.parse(execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' })) as {
    filename: string;
    integrity: string;
  }[];
  if (packed?.integrity !== locked.integrity)
    throw new Error(`${RUNTIME} is not the package of our lock file`);
  execFileSync('tar', ['-xzf', packed.filename], { cwd: folder });
  return { folder: join(folder, 'package'), platforms: PLATFORMS };
}
