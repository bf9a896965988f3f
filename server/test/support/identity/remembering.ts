import { createHash } from 'node:crypto';
import type { IdentityEngine, IdentityImages, IdentityOutcome } from '#core/identity/engine.ts';

/** What the models have said of pictures in this process, for all of its test files. */
const outcomes = new Map<string, IdentityOutcome>();

/**
 * The real engine, which looks at the same pictures once. To look takes two seconds of a core, and most tests
 * are about what becomes of a reading; places, memory and deadlines are as they were. Other models see
 * something else, so their outcomes are kept apart.
 */
export function rememberingEngine(engine: IdentityEngine, models: string): IdentityEngine {
  const measured = async (images: IdentityImages, measure: () => Promise<IdentityOutcome>) => {
    const key = keyOf(images, models);
    const outcome = outcomes.get(key) ?? (await measure());
    outcomes.set(key, outcome);
    return outcome;
  };
  return {
    ...engine,
    takePlace(account) {
      const place = engine.takePlace(account);
      return { ...place, measure: (images) => measured(images, () => place.measure(images)) };
    },
  };
}

function keyOf({ document, selfies, thorough, keep, challenge }: IdentityImages, models: string): string {
  const { steps = [], flashes = [] } = challenge ?? {};
  const groups = [[document], selfies, ...steps, flashes];
  const hash = createHash('sha256').update(JSON.stringify([models, thorough, keep, challenge !== undefined]));
  for (const group of groups) {
    hash.update(`group of ${group.length}`);
    for (const picture of group) hash.update(`${picture.length}:`).update(picture);
  }
  return hash.digest('hex');
}
