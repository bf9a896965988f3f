import { DAY, HOUR, habit, newPerson, type Person, pay, type Town, verify, WEEK } from './town.ts';

/** Not before there is a history to hide in. */
export const begin = ({ random, start, end }: Town, lasting = WEEK) =>
  random.between(start + 3 * WEEK, end - lasting - DAY);
/** Hours between two payments of a patient thief. */
export const hours = ({ random, character }: Town, low: number, high: number) =>
  random.between(low, high) * character.patience * HOUR;

/** A new bank account for collecting money. */
export function collector(town: Town, at: number): string {
  const payee = `collector-${town.nextNumber()}`;
  town.payoutAccounts.push({ payee, at: at - town.random.between(0.2, town.character.collectorDays) * DAY });
  return payee;
}

export function withHistory(town: Town, until: number): Person {
  const person = newPerson(town, { perWeek: town.random.between(1, 3) });
  if (town.random.chance(town.character.verifiedShare)) verify(town, person);
  for (const at of habit(town, person, town.start, until))
    pay(town, person, { kind: 'at home', fraud: false, at });
  return person;
}
