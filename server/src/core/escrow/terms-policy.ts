import { NEVER_SET, type Revision } from '#core/revision.ts';
import { DEFAULT_DISPUTE_TERMS, type DisputeTerms } from './disputes/terms.ts';
import type { FeeTerms, ScheduledFee } from './fee.ts';
import type { OnSilence, TimeLimits } from './inspection.ts';

/** The shortest and the longest inspection window, in seconds. */
export const SHORTEST_INSPECTION = 3_600;
export const LONGEST_INSPECTION = 60 * 24 * 3_600;

/** The time limits and fees of new agreements that state none, and the time limits of disputes. */
export type TermsRules = {
  /** The time to pay, from the creation on; null for no limit. */
  readonly fundWithinSeconds: number | null;
  readonly inspectionSeconds: number | null;
  readonly onSilence: OnSilence;
  /** The time limits of disputes that are opened from now on. */
  readonly disputes: DisputeTerms;
  readonly fees: readonly ScheduledFee[];
};
export type TermsPolicy = TermsRules & Revision;

export const NO_TERMS: TermsPolicy = {
  fundWithinSeconds: null,
  inspectionSeconds: null,
  onSilence: 'release',
  disputes: DEFAULT_DISPUTE_TERMS,
  fees: [],
  ...NEVER_SET,
};

/** Limits as a client states them: undefined leaves them to the policy, null means none. */
export type GivenLimits = {
  readonly deliverBy?: Date | null | undefined;
  readonly inspectionSeconds?: number | null | undefined;
  readonly onSilence?: OnSilence | undefined;
};

export function limitsOf(given: GivenLimits, rules: TermsRules): TimeLimits | null {
  const { deliverBy = null, inspectionSeconds = rules.inspectionSeconds } = given;
  if (deliverBy === null && inspectionSeconds === null) return null;
  return { deliverBy, inspectionSeconds, onSilence: given.onSilence ?? rules.onSilence };
}

export function fundByOf(
  given: Date | null | undefined,
  { fundWithinSeconds }: TermsRules,
  now: Date,
): Date | null {
  if (given !== undefined || fundWithinSeconds === null) return given ?? null;
  return new Date(now.getTime() + fundWithinSeconds * 1_000);
}

export function feesOf(
  given: readonly FeeTerms[] | undefined,
  { fees }: TermsRules,
  currency: string,
): readonly FeeTerms[] {
  if (given) return given;
  return fees.filter((fee) => fee.currency === currency).map(({ currency: _same, ...terms }) => terms);
}
