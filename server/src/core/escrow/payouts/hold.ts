import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { findPart, type Part, payeeOf } from '#core/escrow/part.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import type { PayoutHold, ReleaseRule } from '#core/escrow/release-policy.ts';
import { matchReadName } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import { enqueuePayout } from './queue.ts';

/** The input of the release rules. */
export type ReleaseFacts = {
  readonly rules: readonly ReleaseRule[];
  /** Every hold this payout ever had. */
  readonly holds: readonly PayoutHold[];
  readonly releasedAt: Date;
  /** These are about the payee: the seller, or that of a share. */
  readonly sellerVerified: boolean;
  /** The name on the document that verified the payee; null when none is kept. */
  readonly verifiedName: string | null;
  /** True when a payment into the agreement was not assessed GREEN. */
  readonly risky: boolean;
  /** Agreements and shares of this payee that were paid out in full, counted only as far as a rule needs. */
  readonly dealsDone: number;
  /** The payee's score, read only for a rule about it. */
  readonly sellerScore: number;
};

export const NOTHING_HELD: ReleaseFacts = {
  rules: [],
  holds: [],
  releasedAt: new Date(0),
  sellerVerified: false,
  verifiedName: null,
  risky: false,
  dealsDone: 0,
  sellerScore: 0,
};

type Wanted = Pick<PayoutHold, 'rule' | 'accountVersion' | 'until'>;

/**
 * Opens and lifts the holds of a payout that is about to be sent. Returns when to check again, or null when
 * nothing holds the payout. The check is repeated at least daily, so that an unannounced change or a lost job
 * costs a day, not the money.
 */
export function holdBack(
  draft: Draft,
  part: Part,
  account: PayoutAccount,
  facts: ReleaseFacts,
): { readonly until: Date | null; readonly changed: boolean } {
  const all = facts.rules.flatMap((rule) => wantedBy(rule, draft.agreement, part, account, facts));
  const wanted = all.filter(({ until }) => until === null || until > draft.now);
  const open = facts.holds.filter(({ liftedAt }) => liftedAt === null);
  const over = open.filter((hold) => !wanted.some((one) => isSame(hold, one)));
  for (const hold of over) lift(draft, part, hold, { by: 'condition', note: null });
  // A person who lifted a hold has decided about this payout; the rule does not hold it again.
  const decided = facts.holds.filter(({ liftedBy }) => liftedBy !== null);
  const holding = wanted.filter((one) => !decided.some((hold) => isAbout(hold, one)));
  const fresh = holding.filter((one) => !open.some((hold) => isSame(hold, one)));
  for (const one of fresh) openHold(draft, part, one);
  const ends = holding.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const next = Math.min(draft.now.getTime() + DAY_MS, ...ends);
  return { until: holding.length > 0 ? new Date(next) : null, changed: over.length + fresh.length > 0 };
}

/** Returns the hold that a rule requires for this payout, if any. It may already be over. */
function wantedBy(
  rule: ReleaseRule,
  agreement: Agreement,
  part: Part,
  account: PayoutAccount,
  { releasedAt, sellerVerified, verifiedName, risky, dealsDone, sellerScore }: ReleaseFacts,
): Wanted[] {
  const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
  const held = (applies: boolean, until: Date | null, accountVersion: number | null = null) =>
    applies ? [{ rule: rule.rule, accountVersion, until }] : [];
  switch (rule.rule) {
    case 'unverified_seller': {
      const above = agreement.currency === rule.currency && part.amount > rule.above;
      return held(above && !sellerVerified, null);
    }
    case 'new_account':
      return held(true, after(account.usableFrom, rule.days), account.version);
    case 'risky_payment':
      return held(risky, after(releasedAt, rule.days));
    case 'name_mismatch':
      return held(hasNameMismatch(account, verifiedName), null, account.version);
    case 'first_deals': {
      const applies = dealsDone < rule.deals && isReserve(agreement, part, rule.percent);
      return held(applies, after(releasedAt, rule.days));
    }
    case 'risky_seller':
      return held(sellerScore >= rule.score, after(releasedAt, rule.days));
  }
}

/** Compares the bank's name with the name the platform gave and the name on the seller's document. */
function hasNameMismatch({ nameMatch, nameAtBank }: PayoutAccount, verifiedName: string | null): boolean {
  return nameMatch === 'mismatch' || matchReadName(verifiedName, nameAtBank) === 'mismatch';
}

/** True when the milestone is among the last ones that together make up this share of the agreement. */
function isReserve({ milestones, totalAmount }: Agreement, { milestoneId }: Part, percent: number): boolean {
  const behind = milestones.slice(milestones.findIndex(({ id }) => id === milestoneId) + 1);
  const kept = behind.reduce((sum, { amount }) => sum + amount, 0);
  return kept * 100 < totalAmount * percent;
}

function isAbout(hold: PayoutHold, { rule, accountVersion }: Wanted): boolean {
  return hold.rule === rule && hold.accountVersion === accountVersion;
}

/** A hold with a different end is a different hold. */
function isSame(hold: PayoutHold, wanted: Wanted): boolean {
  return isAbout(hold, wanted) && hold.until?.getTime() === wanted.until?.getTime();
}

function openHold(draft: Draft, part: Part, wanted: Wanted): void {
  const id = draft.newId('hold');
  const opened = { ...wanted, id, milestoneId: part.id, openedAt: draft.now };
  draft.setPayoutHold({ ...opened, liftedAt: null, liftedBy: null, note: null });
  const until = wanted.until?.toISOString() ?? null;
  draft.emit('payout.held', { ...eventDataOf(part, { id, ...wanted }), until });
}

type Why = { readonly by: 'condition' | 'person'; readonly note: string | null };

function lift(draft: Draft, part: Part, hold: PayoutHold, { by, note }: Why): PayoutHold {
  const lifted = { ...hold, liftedAt: draft.now, liftedBy: by === 'person' ? draft.actor : null, note };
  draft.setPayoutHold(lifted);
  draft.emit('payout.hold_lifted', { ...eventDataOf(part, hold), by, note });
  return lifted;
}

function eventDataOf(part: Part, { id: holdId, rule }: Pick<PayoutHold, 'id' | 'rule'>) {
  const { id, milestoneId, amount } = part;
  return { milestoneId, amount, payoutId: payoutIdOf(id), holdId, rule, ...payeeOf(part) };
}

/**
 * True while the money is the payee's and not yet with the bank. Only then can a payout be held; all its
 * holds are over otherwise.
 */
export function isOwed({ settlement }: Pick<Part, 'settlement'>): boolean {
  return settlement === 'RELEASED' || settlement === 'AWAITING_DETAILS';
}

/** Lifts one hold on a person's decision. */
export function liftHold(
  agreement: Agreement,
  hold: PayoutHold,
  note: string,
  moment: Moment,
): Decided<PayoutHold> {
  const part = findPart(agreement, hold.milestoneId);
  if (hold.liftedAt !== null || !part || !isOwed(part)) throw new Problem('hold_over');
  const draft = new Draft(agreement, moment);
  const result = lift(draft, part, hold, { by: 'person', note });
  enqueuePayout(draft, part);
  return { change: draft.done(), result };
}
