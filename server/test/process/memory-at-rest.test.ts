import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./resting.ts', import.meta.url));

/** What V8 says about reducing its memory. It takes half a minute to do so, hence no test waits for that. */
async function plansOfV8(how: 'release' | 'keep'): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--trace-memory-reducer', PROGRAM, how]);
  return stdout;
}

it('a process at rest makes V8 plan to give memory back, once, which it does not do by itself', async () => {
  const [released, kept] = await Promise.all([plansOfV8('release'), plansOfV8('keep')]);
  expect(released.match(/Memory reducer: waiting/g)).toHaveLength(1);
  expect(kept).not.toContain('Memory reducer');
});
