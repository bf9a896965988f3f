import type { Addresses } from './addresses.ts';
import { frauds } from './fraud.ts';
import { honestPeople } from './honest.ts';
import { type Random, seeded } from './random.ts';
import { type Character, DAY, foundTown, type Payment, type Town } from './town.ts';

/**
 * Markets that differ in more than chance. The points were chosen on the first and are measured on the
 * others.
 */
export const MARKETS: Readonly<Record<string, Character>> = {
  first: {
    seed: 17,
    weeks: 16,
    load: 0.45,
    rings: 1,
    patience: 1,
    middle: 0.012,
    spread: 1,
    verifiedShare: 0.55,
    tellsZone: 0.6,
    tellsPlace: 0.4,
    merchants: 160,
    privateSellers: 0.12,
    collectorDays: 12,
  },
  // Slower thieves with older accounts, richer people, fewer verified users, less data sent.
  second: {
    seed: 4711,
    weeks: 18,
    load: 0.39,
    rings: 1,
    patience: 1.7,
    middle: 0.03,
    spread: 1.2,
    verifiedShare: 0.35,
    tellsZone: 0.35,
    tellsPlace: 0.15,
    merchants: 90,
    privateSellers: 0.2,
    collectorDays: 40,
  },
  // Hasty thieves, small amounts, and more verified users.
  third: {
    seed: 90210,
    weeks: 14,
    load: 0.48,
    rings: 1.1,
    patience: 0.6,
    middle: 0.005,
    spread: 0.9,
    verifiedShare: 0.75,
    tellsZone: 0.8,
    tellsPlace: 0.6,
    merchants: 260,
    privateSellers: 0.08,
    collectorDays: 6,
  },
};

export function simulate(character: Character, addresses: Addresses): Town {
  const town = foundTown(character, seeded(character.seed), addresses);
  honestPeople(town);
  frauds(town);
  town.payments.sort((left, right) => left.at - right.at);
  return { ...town, payments: withLabels(town.payments, seeded(character.seed + 1)) };
}

/** Two of three frauds become known, after days or weeks; of the rest few are ever looked at. */
function withLabels(payments: readonly Payment[], random: Random): Payment[] {
  return payments.map((payment) =>
    random.chance(payment.fraud ? 0.65 : 0.02)
      ? { ...payment, knownAfter: random.between(payment.fraud ? 2 : 5, 45) * DAY }
      : payment,
  );
}
