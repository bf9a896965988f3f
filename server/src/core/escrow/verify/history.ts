import { canonicalJson } from '#core/chain.ts';
import { type Agreement, fundingOf } from '#core/escrow/agreement.ts';
import { termsOf } from '#core/escrow/amendments/agreed-terms.ts';
import { proposalOf } from '#core/escrow/amendments/propose.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { findPart, type Part, partsOf } from '#core/escrow/part.ts';
import { partIdOfPayout, payoutIdOf } from '#core/escrow/payout.ts';
import type { Settlement } from '#core/escrow/settlement.ts';
import { unpackFunding } from '#core/events/funding.ts';
import type { Books, Report, StoredRefund } from './books.ts';
import { type Replayed, replay, untouchedMilestone } from './replay.ts';

/** Compares every stored fact with the events. */
export function auditHistory(books: Books, agreement: Agreement, report: Report): void {
  const reported = replay(books.events);
  auditTerms(reported, agreement, books, report);
  for (const milestone of agreement.milestones) {
    auditMilestone(reported, milestone, report);
    for (const part of partsOf(agreement, milestone)) auditShare(reported, part, report);
  }
  auditDeposits(reported, books, report);
  auditRefunds(reported, books.refunds, report);
  auditPayouts(reported, books, agreement, report);
  auditHolds(reported, books, report);
  auditReferences(reported, books, report);
  auditFunding(books, agreement, report);
}

/** Receivers rely on the amounts of an event. Parts of a refund are paid without one. */
function auditFunding({ events }: Books, agreement: Agreement, report: Report): void {
  const last = events.findLast(({ funding }) => funding);
  if (!last?.funding) return;
  const { refunding: _paidInParts, ...recorded } = unpackFunding(last.funding);
  compare(report, `event ${last.sequence}`, fundingOf(agreement), recorded);
}

type Facts = Readonly<Record<string, unknown>>;

/**
 * Compares stored facts with the events. Facts that older versions did not record are skipped, as are
 * encrypted ones that could not be decrypted.
 */
function compare(
  report: Report,
  where: string,
  stored: Facts,
  reported: Facts,
  closed: readonly string[] = [],
): void {
  for (const [fact, event] of Object.entries(reported)) {
    if (event === undefined || closed.includes(fact) || canonicalJson(stored[fact]) === canonicalJson(event))
      continue;
    report(
      'history',
      where,
      `${fact} is stored as ${canonicalJson(stored[fact])}, but by the events it is ${canonicalJson(event)}`,
    );
  }
}

/**
 * If a row could not be decrypted or a person was erased, personal data is not compared. The virtual account
 * number is not personal data.
 */
function closedFacts(books: Books): readonly string[] {
  return isClosed(books) ? NAMES : [];
}
function isClosed({ unopened, events }: Books): boolean {
  return unopened.length > 0 || events.some(({ erased }) => erased);
}
const NAMES = [
  'buyerEmail',
  'buyerName',
  'sellerEmail',
  'sellerName',
  'accountName',
  'senderName',
  'nameAtBank',
  'metadata',
];

function auditTerms(reported: Replayed, agreement: Agreement, books: Books, report: Report): void {
  if (!reported.created) {
    report('history', '', 'no event records its creation');
    return;
  }
  const milestones = agreement.milestones.map(termsOf);
  const closed = closedFacts(books);
  const fundBy = agreement.fundBy?.toISOString() ?? null;
  const stored = { ...agreement, ...books.callerMetadata, fundBy, milestones };
  const { fundBy: toFund = null, feeTerms = [] } = reported.created;
  compare(report, '', stored, { ...reported.created, fundBy: toFund, feeTerms }, closed);
  compare(report, '', { hold: agreement.hold }, { hold: reported.hold });
  compare(report, '', amendmentFacts(agreement), { amendment: reported.amendment });
  if (!agreement.virtualAccount && !reported.account) return;
  const where = 'virtual account';
  if (!reported.account) report('history', where, 'no event records that it was issued');
  else {
    const { amount: _amount, expiresAt: _expiresAt, ...account } = reported.account;
    compare(report, where, { ...agreement.virtualAccount }, account, closed);
  }
  if (books.accountRegisteredFor !== books.agreementId) {
    const instead = books.accountRegisteredFor ?? 'no agreement';
    report('registers', where, `the register of virtual accounts has it under ${instead}`);
  }
}

/** Forged terms would be in force with the next answer, and a forged answer at once. */
function amendmentFacts({ amendment }: Agreement): Facts {
  if (!amendment) return { amendment: null };
  const { id, proposedBy, status, acceptedBy, expiresAt } = amendment;
  const answers = { id, proposedBy, status, acceptedBy, expiresAt: expiresAt.toISOString() };
  return { amendment: { ...answers, ...proposalOf(amendment) } };
}

function auditMilestone(reported: Replayed, milestone: Milestone, report: Report): void {
  const {
    settlement,
    resolved: _resolved,
    inspection,
    dispute,
    ...facts
  } = reported.milestones.get(milestone.id) ?? untouchedMilestone(reported.cancelled);
  const attempts = [...reported.payouts.values()].filter(
    ({ milestoneId, payeeExternalId }) => milestoneId === milestone.id && payeeExternalId === undefined,
  );
  const where = `milestone ${milestone.id}`;
  const stored = { ...milestone, overdue: milestone.overdueAt !== null };
  compare(report, where, stored, { ...facts, payoutAttempts: attempts.length });
  compare(report, where, inspectionFacts(milestone), { inspection });
  compare(report, where, disputeFacts(milestone), { dispute });
  if (!fits(milestone.settlement, settlement)) {
    report('history', where, `it is ${milestone.settlement}, but by the events it is ${settlement}`);
  }
}

/** An end that was moved would release the money early, or never. */
function inspectionFacts({ inspection }: Milestone): Facts {
  if (!inspection) return { inspection: null };
  const { endsAt, extendedSeconds, buyerExtended, outcome } = inspection;
  return {
    inspection: {
      endsAt: endsAt?.toISOString() ?? null,
      extendedSeconds,
      buyerExtended,
      outcome: outcome === 'settled' ? null : outcome,
    },
  };
}

/** A forged turn, offer or decision would give the money to the wrong party, or never release it. */
function disputeFacts({ dispute }: Milestone): Facts {
  if (!dispute) return { dispute: null };
  const { id, openedBy, claim, status, turn, dueAt, offer, decision, appealed, entries, evidence } = dispute;
  const { advocates, outcome } = dispute;
  return {
    dispute: {
      id,
      openedBy,
      claim,
      status,
      turn,
      dueAt: dueAt?.toISOString() ?? null,
      offer: offer && { id: offer.id, by: offer.by, toBuyer: offer.toBuyer },
      decidedToBuyer: decision?.toBuyer ?? null,
      appealed,
      entries,
      evidence,
      advocates,
      outcome,
    },
  };
}

/** No event records that the awaited account details arrived: the payout just starts again. */
function fits(stored: Settlement, reported: Settlement): boolean {
  return stored === reported || (reported === 'AWAITING_DETAILS' && stored === 'RELEASED');
}

function auditShare(reported: Replayed, part: Part, report: Report): void {
  const { id, share, milestoneId, amount, settlement, payoutAttempts } = part;
  if (share === null) return;
  const payoutId = payoutIdOf(id);
  const where = `share ${share} of milestone ${milestoneId}`;
  const attempts = [...reported.payouts.values()].filter((payout) => payout.payoutId === payoutId);
  compare(report, where, { payoutAttempts }, { payoutAttempts: attempts.length });
  const event = reported.shares.get(payoutId) ?? 'OPEN';
  // No event says of each share that a decision for the buyer has left nothing of it.
  if (fits(settlement, event) || (amount === 0 && event !== 'OPEN' && settlement === 'REFUNDED')) return;
  report('history', where, `it is ${settlement}, but by the events it is ${event}`);
}

function auditDeposits(reported: Replayed, books: Books, report: Report): void {
  const stored = new Set<string>();
  const closed = closedFacts(books);
  for (const deposit of books.deposits) {
    const cause = `${deposit.provider}:${deposit.transactionId}`;
    const event = reported.deposits.get(cause);
    stored.add(cause);
    if (!event) report('history', `deposit ${cause}`, 'no event records this deposit');
    else {
      const { amount, accountNumber, senderName, senderBank, sessionId, fee, applied, reversed } = event;
      const facts = { amount, accountNumber, senderName, senderBank, sessionId, fee, applied, reversed };
      compare(report, `deposit ${cause}`, deposit, facts, closed);
    }
  }
  for (const cause of reported.deposits.keys()) {
    if (!stored.has(cause))
      report('history', `deposit ${cause}`, 'an event records this deposit, but its row is missing');
  }
}

function auditRefunds(reported: Replayed, refunds: readonly StoredRefund[], report: Report): void {
  const there = new Set<string>();
  for (const refund of refunds) {
    const where = `refund ${refund.id}`;
    const event = reported.refunds.get(refund.id);
    there.add(refund.id);
    if (!event) {
      report('history', where, 'no event records that it was started');
      continue;
    }
    const { amount, milestoneIds, reason, parts, excess, succeeded, redirectedTo } = event;
    const stored = {
      ...refund,
      parts: refund.rows.map(({ provider, transactionId, amount: share }) => ({
        provider,
        transactionId,
        amount: share,
      })),
      excess: refund.kind === 'EXCESS',
      succeeded: refund.status === 'SUCCEEDED',
    };
    compare(report, where, stored, { amount, milestoneIds, reason, parts, excess, succeeded });
    for (const { destination, position } of refund.rows) {
      const goesTo = canonicalJson(destination);
      if (destination === null || redirectedTo.some((to) => canonicalJson(to) === goesTo)) continue;
      report(
        'history',
        where,
        `part ${position + 1} goes to ${goesTo}, but no event records that destination`,
      );
    }
  }
  for (const id of reported.refunds.keys()) {
    if (!there.has(id))
      report('history', `refund ${id}`, 'an event records that it was started, but its row is missing');
  }
}

function auditPayouts(reported: Replayed, books: Books, agreement: Agreement, report: Report): void {
  const there = new Set<string>();
  const closed = isClosed(books) ? [...NAMES, 'accountNumber'] : [];
  for (const attempt of books.attempts) {
    there.add(attempt.reference);
    const event = reported.payouts.get(attempt.reference);
    if (!event) report('history', `payout ${attempt.reference}`, 'no event records that it was submitted');
    else {
      const { paid: _paid, over: _over, ...facts } = event;
      const { payeeExternalId } = findPart(agreement, attempt.partId) ?? {};
      const stored = { ...attempt, payoutId: payoutIdOf(attempt.partId), payeeExternalId };
      compare(report, `payout ${attempt.reference}`, stored, facts, closed);
    }
  }
  for (const reference of reported.payouts.keys()) {
    if (there.has(reference)) continue;
    report(
      'history',
      `payout ${reference}`,
      'an event records that it was submitted, but its row is missing',
    );
  }
}

/**
 * A forged lift would send a payout, and a deleted hold might not be opened again, so every hold must match
 * its events.
 */
function auditHolds(reported: Replayed, books: Books, report: Report): void {
  const there = new Set<string>();
  for (const { id, ...hold } of books.payoutHolds) {
    there.add(id);
    const event = reported.payoutHolds.get(id);
    if (!event) report('history', `hold ${id}`, 'no event records that it was opened');
    else compare(report, `hold ${id}`, hold, event);
  }
  for (const id of reported.payoutHolds.keys()) {
    if (!there.has(id))
      report('history', `hold ${id}`, 'an event records that it was opened, but its row is missing');
  }
}

/**
 * Every reference that a bank has must lead back here. Otherwise the bank's notifications about it match no
 * agreement.
 */
function auditReferences(reported: Replayed, books: Books, report: Report): void {
  const known = new Map(books.references.map((reference) => [reference.reference, reference]));
  for (const [reference, { milestoneId, payoutId }] of reported.payouts) {
    const subject = known.get(reference)?.subjectId;
    if (subject === (payoutId ? partIdOfPayout(payoutId) : milestoneId)) continue;
    const instead = subject ?? 'nothing';
    report('registers', `payout ${reference}`, `the register of references has it under ${instead}`);
  }
  for (const { kind, cause } of books.transfers) {
    if (kind !== 'refund_paid' || known.has(cause)) continue;
    report('registers', `refund ${cause}`, 'the register of references does not have it');
  }
  const payees = [...reported.shares.keys()].map(partIdOfPayout);
  const subjects = new Set([...reported.milestones.keys(), ...payees, ...reported.refunds.keys()]);
  for (const { reference, subjectId } of books.references) {
    if (!subjects.has(subjectId)) {
      report('registers', `reference ${reference}`, `it is for ${subjectId}, which no event records`);
    }
  }
}
