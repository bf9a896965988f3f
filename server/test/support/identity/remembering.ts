import type { IdentityEngine, IdentityImages, IdentityOutcome } from '#core/identity/engine.ts';
import { remembered } from './remembered.ts';

/**
 * The real engine, which looks at the same pictures once in a run. To look takes two seconds of a core, and
 * most tests are about what becomes of a reading; places, memory and deadlines are as they were. Other models
 * see something else, so their outcomes are kept apart.
 */
export function rememberingEngine(engine: IdentityEngine, models: string): IdentityEngine {
  return {
    ...engine,
    takePlace(account) {
      const place = engine.takePlace(account);
      return {
        ...place,
        measure: (images) => remembered<IdentityOutcome>(keyOf(images, models), () => place.measure(images)),
      };
    },
  };
}

function keyOf(images: IdentityImages, models: string) {
  const { document, selfies, thorough, keep, face, challenge } = images;
  const { steps = [], flashes = [] } = challenge ?? {};
  const groups = [[document], selfies, ...steps, flashes];
  const wishes = JSON.stringify(['outcome', models, thorough, keep, face, challenge !== undefined]);
  return [wishes, ...groups.flatMap((group) => [`group of ${group.length}`, ...group])];
}
