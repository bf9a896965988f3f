import type { Actor } from '#core/actor.ts';
import { canonicalJson } from '#core/chain.ts';

/** An erasure that was ordered and carried out. */
export type Erasure = {
  readonly developerId: string;
  readonly id: string;
  /** The id that the platform gave the person. It stays: it is the platform's, and is no name. */
  readonly externalUserId: string;
  /** The keys that were erased. Keys that the person got later are not among them. */
  readonly keyIds: readonly string[];
  readonly reason: string;
  readonly erasedBy: Actor;
  readonly erasedAt: Date;
  /** When the records of the person's money may be deleted; null when there are none. */
  readonly keptUntil: Date | null;
};

/** Returns the text that an erasure's MAC covers. The format must never change. */
export function erasureMacInput(erasure: Erasure): string {
  return canonicalJson([
    'erasure 1',
    erasure.developerId,
    erasure.id,
    erasure.externalUserId,
    erasure.keyIds,
    erasure.reason,
    [erasure.erasedBy.type, erasure.erasedBy.id],
    erasure.erasedAt.toISOString(),
    erasure.keptUntil?.toISOString() ?? null,
  ]);
}

/** Years for which the law wants records of money kept (Money Laundering Act 2022, section 8). */
const MONEY_KEPT_YEARS = 5;

export function moneyKeptUntil(lastMoved: Date): Date {
  const until = new Date(lastMoved);
  until.setUTCFullYear(until.getUTCFullYear() + MONEY_KEPT_YEARS);
  return until;
}

/** Data that an erasure leaves, why, and until when. */
export type KeptClass = { readonly class: string; readonly why: string; readonly until: Date | null };
