import type { Random } from '#test/sim/random.ts';
import type { SimPayout } from './bank-books.ts';

/** What the simulated bank knows of the world around it. */
export type BankWorld = {
  readonly random: Random;
  now(): number;
  newId(prefix: string): string;
  play(fault: string): void;
  /** The agreement of a milestone, its amount, and the parties that have tried to confirm it. */
  part(id: string): SimPayout | undefined;
  /** The developer and the payee who named this account. */
  ownerOf(accountNumber: string): string | undefined;
};
