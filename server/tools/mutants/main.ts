import { parseArgs } from 'node:util';
import { fits, MUTANTS } from './all.ts';
import { copyProject, type Death } from './copy.ts';
import type { Mutant } from './mutant.ts';
import { lineOf, type Outcome, resultsIn } from './report.ts';

/**
 * Mutation testing: puts one bug at a time into a copy of the project and checks that a test fails. A mutant
 * that survives is a behaviour that no test covers.
 *
 * npm run mutants                     all mutants, one after the other
 * npm run mutants -- refund twice     mutants with these words in their name
 * --open       only those that RESULTS.md lists as survivors
 * --stale      also those whose file has changed since
 * --quick      runs only the tests that should fail
 * --walks      only mutants that the simulator is to find, and only with the simulator
 * --write      records each outcome in RESULTS.md, with --walks in WALKS.md
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    open: { type: 'boolean', default: false },
    stale: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    walks: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Run when none of the expected killers fails; the simulator comes last. */
const WIDER = ['core', 'store', 'jobs', 'escrow', 'contract/idempotency', 'process/crash-money'];
const WALK = { seed: 12, steps: 4_000 };
/** Short walks, since each has a restore, and what a mutant breaks often needs one. */
const WALKS = { seeds: 40, steps: 80_000 };

const results = resultsIn(values.walks ? 'walks' : 'tests');
const known = values.stale ? results.foundSinceChange() : values.open ? results.foundBefore() : new Set();
const candidates = values.walks ? MUTANTS.filter(isForSimulator) : MUTANTS;
const chosen = candidates.filter(
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
    if (values.write) results.keep(candidates, outcome);
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

function isForSimulator({ killers }: Mutant): boolean {
  return killers.includes('sim/sim');
}

async function firstDeath({ killers }: Mutant): Promise<Death> {
  if (values.walks) return copy.simulate(['--seeds', String(WALKS.seeds), '--steps', String(WALKS.steps)]);
  for (const file of killers) {
    const death = await copy.test([file]);
    if (death) return death;
  }
  if (values.quick) return null;
  return (
    (await copy.test(WIDER)) ?? copy.simulate(['--seed', String(WALK.seed), '--steps', String(WALK.steps)])
  );
}
