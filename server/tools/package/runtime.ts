import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME, type Runtime } from './build.ts';

/** The supported platforms. Windows has no embedded database; Intel Macs are no longer made. */
const PLATFORMS = ['linux/x64', 'linux/arm64', 'darwin/arm64'];

/**
 * Downloads the runtime for every platform, because an installation keeps only its own. The hash is checked
 * against the lock file, and npm uses its cache if it can.
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
    throw new Error(`${RUNTIME} does not match the hash in package-lock.json`);
  execFileSync('tar', ['-xzf', packed.filename], { cwd: folder });
  return { folder: join(folder, 'package'), platforms: PLATFORMS };
}
