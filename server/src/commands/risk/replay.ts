import { unlockIfPossible } from '#app/database.ts';
import { inCells } from '#commands/cells/in-cells.ts';
import { CommandError } from '#commands/command-error.ts';
import { BoundedMap } from '#core/bounded-map.ts';
import type { CompiledPolicy } from '#core/risk/policy/compiled-policy.ts';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import { DEFAULT_POLICY } from '#core/risk/score.ts';
import type { Config } from '#settings/config.ts';
import { type Db, openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as assessments from '#store/risk/assessments.ts';
import * as policies from '#store/risk/policy/policies.ts';

const SHOWN = 20;
const MAX_VERSIONS = 1_000;

/**
 * `surety replay`: repeats stored assessments from their recorded facts, all of them or those named. Exit
 * code 0 when every result is the same, 1 otherwise.
 */
export async function replayAssessments(config: Config, ids: readonly string[]): Promise<number> {
  return inCells(config, ids.length > 0, (serviceUrl) => replayIn(serviceUrl, config, ids));
}

async function replayIn(serviceUrl: string, config: Config, ids: readonly string[]): Promise<number> {
  const locked = openDb(serviceUrl, { max: 1 });
  const counts = { same: 0, differs: 0, 'other rules': 0, unreadable: 0 };
  const different: string[] = [];
  try {
    await requireCurrent(locked);
    const { db } = await unlockIfPossible(locked, config);
    const compiledPolicyFor = versionsOf(db);
    for await (const one of ids.length > 0 ? assessments.named(db, ids) : assessments.everybodys(db)) {
      const outcome = replay(one, await compiledPolicyFor(one));
      counts[outcome] += 1;
      if (outcome === 'differs' && different.length < SHOWN) different.push(one.id);
    }
  } finally {
    await locked.close();
  }
  const found = counts.same + counts.differs + counts['other rules'] + counts.unreadable;
  if (found < ids.length) throw new CommandError(`${ids.length - found} of these ids are not assessments`);
  for (const id of different) console.log(`${id} has a different result`);
  console.log(
    `${counts.same} the same, ${counts.differs} different, ${counts['other rules']} made with other ` +
      'points or before facts were recorded.',
  );
  if (counts.unreadable > 0) {
    console.log(
      `${counts.unreadable} cannot be repeated: a rule read metadata that was erased or is encrypted.`,
    );
  }
  return counts.differs > 0 ? 1 : 0;
}

/** Returns the policy that an assessment was made with; each version is read and compiled once. */
function versionsOf(db: Db) {
  const known = new BoundedMap<string, CompiledPolicy>(MAX_VERSIONS);
  return async ({ developerId, policyVersion }: assessments.OwnedAssessment): Promise<CompiledPolicy> => {
    if (policyVersion === null) return DEFAULT_POLICY;
    const name = `${developerId} ${policyVersion}`;
    const found = known.get(name);
    if (found) return found;
    const stored = await policies.findVersion(db, developerId, policyVersion);
    if (!stored)
      throw new CommandError(`version ${policyVersion} of the risk policy of ${developerId} is missing`);
    const compiledPolicy = compilePolicy(policyVersion, stored.policy);
    known.set(name, compiledPolicy);
    return compiledPolicy;
  };
}
