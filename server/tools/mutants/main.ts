import { parseArgs } from 'node:util';
import { fits, MUTANTS } from './all.ts';
import { copyProject, type Death } from './copy.ts';
import type { Mutant } from './mutant.ts';
import { foundBefore, foundSinceChange, keep, lineOf, type Outcome } from './report.ts';

/**
 * Mutation testing: puts one bug at a time into a copy of the project and checks that a test fails. A mutant
 * that survives is a behaviour that no test covers.
 *
 * npm run mutants                     all mutants, one after the other
 * npm run mutants -- refund twice     mutants with these words in their name
 * --open       only those that RESULTS.md lists as survivors
 * --stale      also those whose file has changed since
 * --quick      runs only the tests that should fail
 * --write      records each outcome in RESULTS.md
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    open: { type: 'boolean', default: false },
    stale: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Run when none of the expected killers fails; the simulator comes last. */
const WIDER = ['core', 'store', 'jobs', 'escrow', 'contract/idempotency', 'process/crash-money'];
const WALK = { seed: 12, steps: 4_000 };

const known = values.stale ? foundSinceChange() : values.open ? foundBefore() : new Set<string>();
const chosen = MUTANTS.filter(
  ({ name }) => !known.has(name) && positionals.every((word) => name.includes(word)),
);
const outdated = chosen.filter((mutant) => !fits(mutant));
for (const { name, file, find } of outdated)
  console.error(`${file} must contain this exactly once, for “${name}”: ${find}`);
if (outdated.length > 0) process.exit(1);

const copy = copyProject();
try {
  let found = 0;
  const files = new Set<string>();
  for (const [index, mutant] of chosen.entries()) {
    const outcome = await tryOut(mutant);
    if (outcome.death) found += 1;
    if (outcome.death?.file) files.add(outcome.death.file);
    console.log(`${index + 1}/${chosen.length} ${lineOf(outcome)}`);
    if (values.write) keep(MUTANTS, outcome);
  }
  console.log(`${found} of ${chosen.length} were killed.`);
  // A test file that fails without a mutant has killed none.
  const unsound = files.size > 0 ? await copy.test([...files]) : null;
  if (unsound) console.error(`but this fails without any mutant: ${unsound.by}`);
  process.exitCode = found === chosen.length && !unsound ? 0 : 1;
} finally {
  copy.remove();
}

async function tryOut(mutant: Mutant): Promise<Outcome> {
  const startedAt = performance.now();
  const death = await copy.infected(mutant, () => firstDeath(mutant));
  return { mutant, death, seconds: Math.round((performance.now() - startedAt) / 1_000) };
}

async function firstDeath({ killers }: Mutant): Promise<Death> {
  for (const file of killers) {
    const death = await copy.test([file]);
    if (death) return death;
  }
  if (values.quick) return null;
  return (await copy.test(WIDER)) ?? copy.simulate(WALK.seed, WALK.steps);
}
