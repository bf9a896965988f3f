import {
  clonedDevice,
  collusion,
  farm,
  mules,
  scripted,
  sharedPayee,
  slowDrip,
  structuring,
} from './rings.ts';
import {
  bustOut,
  cardTesting,
  friendly,
  hopping,
  sleeper,
  spoofing,
  stolenCard,
  takeover,
} from './thieves.ts';
import type { Town } from './town.ts';

/** Kinds of fraud, and the number of rings or thieves of each. */
const KINDS: Readonly<Record<string, readonly [count: number, play: (town: Town, kind: string) => void]>> = {
  structuring: [14, structuring],
  'slow drip': [9, slowDrip],
  'collusion ring': [7, collusion],
  mules: [9, mules],
  'shared payee': [9, sharedPayee],
  'cloned device': [10, clonedDevice],
  'scripted devices': [10, scripted],
  'accounts behind one address': [10, farm],
  'account takeover': [50, takeover],
  'stolen card': [60, stolenCard],
  'takeover of a sleeper': [45, sleeper],
  'bust-out': [16, bustOut],
  'friendly fraud': [14, friendly],
  'IP hopping': [14, hopping],
  'GPS spoofing': [30, spoofing],
  'card testing': [8, cardTesting],
};

export function frauds(town: Town): void {
  for (const [kind, [count, play]] of Object.entries(KINDS)) {
    for (let n = 0; n < Math.max(2, Math.round(count * town.character.rings)); n++) play(town, kind);
  }
}
