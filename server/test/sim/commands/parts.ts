import type { OnceKey } from '#test/sim/once.ts';
import type { Random } from '#test/sim/random.ts';
import type { SimAgreement, World } from '#test/sim/world.ts';

export function newAccountNumber(random: Random): string {
  return String(random.int(1_000_000_000, 9_999_999_999));
}

export function newKey(world: World): OnceKey {
  return { value: world.newId('key'), firstUsedAt: null };
}

export function about(agreement: SimAgreement, name: string): { name: string; about: string } {
  return { name, about: agreement.key.agreementId };
}
