import { identitySettings } from '#app/identity.ts';
import type { IdentityEngine, IdentityImages, IdentityOutcome } from '#core/identity/engine.ts';
import { readConfig } from '#settings/config.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { remembered } from './remembered.ts';

type Settings = Readonly<Record<string, string>>;

const OF_THE_ENGINE = /^(IDENTITY_(?!REGISTER)|FACE_|LIVENESS_)/;
const engines = new Map<string, IdentityEngine>();

/**
 * One engine per settings for all test files of a process: loading the models takes two seconds of a core. It
 * ends with the process.
 */
export function commonEngine(settings: Settings): IdentityEngine {
  const own = Object.entries(settings).filter(([name]) => OF_THE_ENGINE.test(name));
  const key = JSON.stringify(own);
  const engine =
    engines.get(key) ?? openIdentityEngine(identitySettings(readConfig(Object.fromEntries(own))));
  engines.set(key, engine);
  return rememberingEngine({ ...engine, close: async () => undefined }, key);
}

/**
 * The real engine, which analyses the same pictures only once per run. An analysis takes two seconds of a
 * core, and most tests are about the handling of its result; capacity, memory and deadlines still apply.
 * Results are cached separately for each set of models.
 */
function rememberingEngine(engine: IdentityEngine, models: string): IdentityEngine {
  return {
    ...engine,
    // Remembered results need no models.
    prepare: () => undefined,
    takeTicket(account) {
      const place = engine.takeTicket(account);
      return {
        ...place,
        measure: (images) => remembered<IdentityOutcome>(keyOf(images, models), () => place.measure(images)),
      };
    },
  };
}

function keyOf(images: IdentityImages, models: string) {
  const { document, selfies, thorough, keep, face, challenge, register } = images;
  const { steps = [], flashes = [] } = challenge ?? {};
  const groups = [[document], selfies, ...steps, flashes, ...(register ? [[register]] : [])];
  const wishes = JSON.stringify(['outcome', models, thorough, keep, face, challenge !== undefined]);
  return [wishes, ...groups.flatMap((group) => [`group of ${group.length}`, ...group])];
}
