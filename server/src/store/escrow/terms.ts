import { BoundedMap } from '#core/bounded-map.ts';
import { NO_TERMS, type TermsPolicy, type TermsRules } from '#core/escrow/terms-policy.ts';
import { revisionOf } from '#core/revision.ts';
import type { Clock } from '#core/time.ts';
import type { Queryable } from '#store/db.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace, list } = policiesOf<TermsRules, TermsPolicy>('terms', (row) =>
  row
    ? {
        ...NO_TERMS,
        ...row.rules,
        disputes: { ...NO_TERMS.disputes, ...row.rules.disputes },
        ...revisionOf(row),
      }
    : NO_TERMS,
);

/** The terms policy of each account, so that creating an agreement costs no further round trip. */
export type KnownTerms = {
  of(developerId: string): Promise<TermsPolicy>;
  /** Called after a change in this process. */
  forget(developerId: string): void;
};

/** How long a change may go unnoticed by other processes. */
const ASKED_EVERY_MS = 30_000;
const MAX_ACCOUNTS = 10_000;

export function openTerms(db: Queryable, clock: Clock): KnownTerms {
  const known = new BoundedMap<string, { readonly asked: number; readonly terms: Promise<TermsPolicy> }>(
    MAX_ACCOUNTS,
  );
  return {
    of(developerId) {
      const now = clock().getTime();
      const before = known.get(developerId);
      if (before && now - before.asked < ASKED_EVERY_MS) return before.terms;
      const terms = find(db, developerId);
      known.set(developerId, { asked: now, terms });
      // A failed read is not kept.
      terms.catch(() => known.delete(developerId));
      return terms;
    },
    forget: (developerId) => void known.delete(developerId),
  };
}
