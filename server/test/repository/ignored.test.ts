import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

it.skipIf(!existsSync(join(ROOT, '.git')))('No file is kept that can be built again', () => {
  const kept = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-ci', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(kept).toBe('');
});
