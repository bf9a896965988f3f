import type { Books, Happening } from './books.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';
import type { Readings } from './readings.ts';
import type { NationalRegister } from './register.ts';
import type { Scheduler } from './scheduler.ts';

/** The environment of a protocol: books, people, time, random values, faults and webhooks. */
export type World = {
  readonly books: Books;
  readonly register: NationalRegister;
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly readings: Readings;
  /** How long a payout or refund is under way. */
  readonly settleMs: number;
  send(happening: Happening): void;
};

/** The 30 digits by which banks trace a transfer (NIBSS): sending institution, date and time, serial. */
export function newSessionId({ scheduler, chance }: World, institution: string): string {
  const stamp = scheduler.now().toISOString().replace(/\D/g, '').slice(2, 14);
  return institution.padStart(6, '0') + stamp + chance.digits(12);
}
