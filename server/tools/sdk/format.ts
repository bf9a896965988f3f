import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TypeFile } from './types.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SEAM = '// the next file\n';

/** Formats all files in one run, because the formatter takes longer to start than to format. */
export function formatted(files: readonly TypeFile[]): TypeFile[] {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const input = files.map(({ content }) => content).join(SEAM);
  const run = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${join(ROOT, 'types.ts')}`], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The types cannot be formatted: ${run.stderr}`);
  const parts = run.stdout.split(SEAM);
  return files.map(({ path }, index) => ({ path, content: `${parts[index]?.trimEnd()}\n` }));
}
