import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { type Milestone, payableOf } from '#core/escrow/milestone.ts';
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
  readonly sellerVerified: boolean;
  /** The name on the document that verified the seller; null when none is kept. */
  readonly verifiedName: string | null;
  /** True when a payment into the agreement was not assessed GREEN. */
  readonly risky: boolean;
  /** Agreements of this seller that were paid out in full, counted only as far as a rule needs. */
  readonly dealsDone: number;
  /** The seller's score, read only for a rule about it. */
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
  milestone: Milestone,
  account: PayoutAccount,
  facts: ReleaseFacts,
): { readonly until: Date | null; readonly changed: boolean } {
  const all = facts.rules.flatMap((rule) => wantedBy(rule, draft.agreement, milestone, account, facts));
  const wanted = all.filter(({ until }) => until === null || until > draft.now);
  const open = facts.holds.filter(({ liftedAt }) => liftedAt === null);
  const over = open.filter((hold) => !wanted.some((one) => isSame(hold, one)));
  for (const hold of over) lift(draft, milestone, hold, { by: 'condition', note: null });
  // A person who lifted a hold has decided about this payout; the rule does not hold it again.
  const decided = facts.holds.filter(({ liftedBy }) => liftedBy !== null);
  const holding = wanted.filter((one) => !decided.some((hold) => isAbout(hold, one)));
  const fresh = holding.filter((one) => !open.some((hold) => isSame(hold, one)));
  for (const one of fresh) openHold(draft, milestone, one);
  const ends = holding.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const next = Math.min(draft.now.getTime() + DAY_MS, ...ends);
  return { until: holding.length > 0 ? new Date(next) : null, changed: over.length + fresh.length > 0 };
}

/** Returns the hold that a rule requires for this payout, if any. It may already be over. */
function wantedBy(
  rule: ReleaseRule,
  agreement: Agreement,
  milestone: Milestone,
  account: PayoutAccount,
  { releasedAt, sellerVerified, verifiedName, risky, dealsDone, sellerScore }: ReleaseFacts,
): Wanted[] {
  const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
  const held = (applies: boolean, until: Date | null, accountVersion: number | null = null) =>
    applies ? [{ rule: rule.rule, accountVersion, until }] : [];
  switch (rule.rule) {
    case 'unverified_seller': {
      const above = agreement.currency === rule.currency && payableOf(milestone) > rule.above;
      return held(above && !sellerVerified, null);
    }
    case 'new_account':
      return held(true, after(account.usableFrom, rule.days), account.version);
    case 'risky_payment':
      return held(risky, after(releasedAt, rule.days));
    case 'name_mismatch':
      return held(hasNameMismatch(account, verifiedName), null, account.version);
    case 'first_deals': {
      const applies = dealsDone < rule.deals && isReserve(agreement, milestone, rule.percent);
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
function isReserve({ milestones, totalAmount }: Agreement, { id }: Milestone, percent: number): boolean {
  const behind = milestones.slice(milestones.findIndex((one) => one.id === id) + 1);
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

function openHold(draft: Draft, milestone: Milestone, wanted: Wanted): void {
  const id = draft.newId('hold');
  const opened = { ...wanted, id, milestoneId: milestone.id, openedAt: draft.now };
  draft.setPayoutHold({ ...opened, liftedAt: null, liftedBy: null, note: null });
  const until = wanted.until?.toISOString() ?? null;
  draft.emit('payout.held', { ...eventDataOf(milestone, { id, ...wanted }), until });
}

type Why = { readonly by: 'condition' | 'person'; readonly note: string | null };

function lift(draft: Draft, milestone: Milestone, hold: PayoutHold, { by, note }: Why): PayoutHold {
  const lifted = { ...hold, liftedAt: draft.now, liftedBy: by === 'person' ? draft.actor : null, note };
  draft.setPayoutHold(lifted);
  draft.emit('payout.hold_lifted', { ...eventDataOf(milestone, hold), by, note });
  return lifted;
}

function eventDataOf(milestone: Milestone, { id, rule }: Pick<PayoutHold, 'id' | 'rule'>) {
  const payout = { milestoneId: milestone.id, amount: payableOf(milestone) };
  return { ...payout, payoutId: payoutIdOf(milestone.id), holdId: id, rule };
}

/**
 * True while the money is the seller's and not yet with the bank. Only then can a payout be held; all its
 * holds are over otherwise.
 */
export function isOwed({ settlement }: Pick<Milestone, 'settlement'>): boolean {
  return settlement === 'RELEASED' || settlement === 'AWAITING_DETAILS';
}

/** Lifts one hold on a person's decision. */
export function liftHold(
  agreement: Agreement,
  hold: PayoutHold,
  note: string,
  moment: Moment,
): Decided<PayoutHold> {
  const milestone = agreement.milestones.find(({ id }) => id === hold.milestoneId);
  if (hold.liftedAt !== null || !milestone || !isOwed(milestone)) throw new Problem('hold_over');
  const draft = new Draft(agreement, moment);
  const result = lift(draft, milestone, hold, { by: 'person', note });
  enqueuePayout(draft, milestone);
  return { change: draft.done(), result };
}
