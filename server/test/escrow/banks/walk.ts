import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keep, type WalkResult } from './walk-results.ts';

/**
 * npm run walk                                      10,000 steps with each bank's twin, one after the other
 * npm run walk -- --bank paystack --seed 7 --steps 500
 * --readings last    only with the last reading of each ambiguous sentence of the documentation
 * --write    writes the result to WALK.md beside this file
 */
const { values } = parseArgs({
  options: {
    bank: { type: 'string', multiple: true, default: ['paystack', 'flutterwave', 'monnify'] },
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    readings: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'surety-walk-'));
for (const bank of values.bank) {
  for (const readings of values.readings ?? readingsOf(bank)) await walk(bank, readings);
}
await rm(folder, { recursive: true });

/** A sentence of Paystack's has three readings, each of the others two. */
function readingsOf(bank: string): readonly string[] {
  return bank === 'paystack' ? ['first', 'second', 'last'] : ['first', 'last'];
}

async function walk(bank: string, readings: string): Promise<void> {
  const results = join(folder, `${bank}-${readings}.json`);
  const startedAt = performance.now();
  const asked = {
    WALK_BANK: bank,
    WALK_STEPS: values.steps,
    WALK_SEED: values.seed,
    WALK_RESULTS: results,
    WALK_READINGS: readings,
  };
  const vitest = spawn('npx', ['vitest', 'run', '--project', 'server', 'test/escrow/banks/walk'], {
    ...{ stdio: 'inherit', env: { ...process.env, ...asked } },
  });
  const [code] = await once(vitest, 'exit');
  if (code !== 0) process.exitCode = 1;
  else if (values.write) {
    const result = JSON.parse(await readFile(results, 'utf8')) as WalkResult;
    const command =
      `npm run walk -- --bank ${bank} --steps ${values.steps} --seed ${values.seed} ` +
      `--readings ${readings} --write`;
    await keep(result, command, (performance.now() - startedAt) / 1_000);
  }
}
