import { type Agreement, isReleased } from '#core/escrow/agreement.ts';
import { readRecoveryCause } from '#core/escrow/exceptions/recalled.ts';
import { type MovementKind, movementsAddingTo } from '#core/escrow/ledger.ts';
import {
  isCancelled,
  keptOnRefund,
  type Milestone,
  milestoneStatus,
  moneyOf,
} from '#core/escrow/milestone.ts';
import { allParts, type Part, partsOf, payoutReference } from '#core/escrow/part.ts';
import { countParts, partReference, REFUND_MOVEMENTS, refundStatus } from '#core/escrow/refund.ts';
import type { Books, Report, StoredPart, StoredRefund, StoredTransfer } from './books.ts';

/** Indexes the journal by kind and cause. A cause produces each kind at most once. */
function journalOf(transfers: readonly StoredTransfer[]) {
  const amounts = new Map<string, number>();
  for (const { kind, cause, amount } of transfers) {
    amounts.set(`${kind} ${cause}`, (amounts.get(`${kind} ${cause}`) ?? 0) + amount);
  }
  return {
    amount: (kind: MovementKind, cause: string) => amounts.get(`${kind} ${cause}`) ?? 0,
    of: (...kinds: MovementKind[]) => transfers.filter((transfer) => kinds.includes(transfer.kind)),
  };
}
type Journal = ReturnType<typeof journalOf>;

export function auditMilestones(books: Books, agreement: Agreement, report: Report): void {
  const journal = journalOf(books.transfers);
  const total = agreement.milestones.reduce((sum, milestone) => sum + milestone.amount, 0);
  if (total !== agreement.totalAmount) {
    report('milestones', '', `its milestones add up to ${total}, but its total is ${agreement.totalAmount}`);
  }
  for (const milestone of agreement.milestones) {
    const refunds = books.refunds.filter(({ milestoneIds }) => milestoneIds.includes(milestone.id));
    auditMilestone(milestone, refunds, journal, report);
    for (const part of partsOf(agreement, milestone)) auditPart(part, milestone, journal, report);
  }

  const parts = allParts(agreement);
  const known = new Set(parts.map(({ id }) => id));
  const ofMilestones = ['release', 'commission', 'commission_returned', 'share_returned'] as const;
  for (const { cause, sequence, kind } of journal.of(...ofMilestones)) {
    if (!known.has(kind.endsWith('_returned') ? cause.replace(/:\d+$/, '') : cause))
      report(
        'milestones',
        `transfer ${sequence}`,
        `it is a ${kind} of ${cause}, which is not a milestone of this agreement`,
      );
  }
  const references = new Set(parts.flatMap(payoutReferences));
  for (const { kind, cause, sequence } of journal.of(...PAYOUT_KINDS)) {
    if (!references.has(cause)) {
      report(
        'milestones',
        `transfer ${sequence}`,
        `it is a ${kind} of payout ${cause}, which no milestone has`,
      );
    }
  }
}

const PAYOUT_KINDS: MovementKind[] = [
  'payout_submitted',
  'payout_succeeded',
  'payout_failed',
  'payout_reversed',
  'payout_late',
];

function payoutReferences(part: Part): string[] {
  return Array.from({ length: part.payoutAttempts }, (_, index) =>
    payoutReference({ ...part, payoutAttempts: index + 1 }),
  );
}

function auditMilestone(
  milestone: Milestone,
  refunds: readonly StoredRefund[],
  journal: Journal,
  report: Report,
): void {
  const where = `milestone ${milestone.id}`;
  const is = `it is ${milestone.settlement}`;
  const { payable } = moneyOf(milestone);
  const completed = milestoneStatus(milestone) === 'COMPLETED';
  const isOpen = milestone.settlement === 'OPEN' || milestone.settlement === 'REFUNDED';
  const decided = !isOpen || isCancelled(milestone);
  if (decided !== (milestone.completedAs !== null) || (decided && !completed)) {
    report('milestones', where, `${is}, which its confirmations do not allow`);
  }
  const returned = refunds.reduce((sum, { id }) => sum + journal.amount('release_return', id), 0);
  const recalled = journal
    .of('release_recalled')
    .filter(({ cause }) => readRecoveryCause(cause).milestoneId === milestone.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  const feesReturned = journal
    .of('commission_returned')
    .filter(({ cause }) => cause.startsWith(`${milestone.id}:`))
    .reduce((sum, { amount }) => sum + amount, 0);
  const sharesReturned = journal
    .of('share_returned')
    .filter(({ cause }) => cause.startsWith(`${milestone.id}_p`))
    .reduce((sum, { amount }) => sum + amount, 0);
  const given = journal.amount('release', milestone.id) + feesReturned + sharesReturned;
  const released = given - returned - recalled;
  const due = isReleased(milestone) ? payable : 0;
  if (released !== due) report('milestones', where, `${is}, but the journal released ${released} for it`);
  auditFees(milestone, journal.amount('commission', milestone.id) - feesReturned, report);
  const open = refunds.filter((refund) => refundStatus(refund) !== 'SUCCEEDED').length;
  if (open !== milestone.openReturns) {
    report('milestones', where, `it counts ${milestone.openReturns} open refunds, but there are ${open}`);
  }
}

/** Every payee got what the release gave them, once. The balance of none of them was ever below zero. */
function auditPart(part: Part, milestone: Milestone, journal: Journal, report: Report): void {
  const { id, share, amount, settlement } = part;
  const where = share === null ? `milestone ${id}` : `share ${share} of milestone ${milestone.id}`;
  const is = `it is ${settlement}`;
  if (share !== null) auditShare(part, milestone, journal, report);
  let paid = 0;
  let atTheBank = 0;
  for (const reference of payoutReferences(part)) {
    const submitted = journal.amount('payout_submitted', reference);
    const succeeded = journal.amount('payout_succeeded', reference);
    // A failed payout may have been larger, before the platform awarded part of it to the buyer.
    if (submitted < amount || submitted > milestone.amount) {
      report('milestones', where, `payout ${reference} moved ${submitted} instead of ${amount}`);
    }
    atTheBank += submitted - succeeded - journal.amount('payout_failed', reference);
    paid +=
      succeeded + journal.amount('payout_late', reference) - journal.amount('payout_reversed', reference);
  }
  if (paid !== (settlement === 'PAID' ? amount : 0)) {
    report('milestones', where, `${is}, but the journal paid out ${paid} for it`);
  }
  if (atTheBank !== (settlement === 'SUBMITTED' ? amount : 0)) {
    report('milestones', where, `${is}, but the journal has ${atTheBank} of it in clearing`);
  }
}

/** What a payee of a share was given is what the frozen share says. */
function auditShare(part: Part, milestone: Milestone, journal: Journal, report: Report): void {
  const { id, share, amount, settlement } = part;
  const returned = journal
    .of('share_returned')
    .filter(({ cause }) => cause.startsWith(`${id}:`))
    .reduce((sum, transfer) => sum + transfer.amount, 0);
  const cancelled = journal.amount('share_returned', id);
  const released = journal.amount('release', id) - returned - cancelled;
  const isOut = isReleased(milestone) || isCancelled(milestone);
  const due = isOut && cancelled === 0 ? amount : 0;
  const where = `share ${share} of milestone ${milestone.id}`;
  if (released !== due)
    report('milestones', where, `it is ${settlement}, but the journal released ${released} for it`);
  const isOpen = milestone.settlement === 'OPEN' || milestone.settlement === 'QUEUED';
  if (isOpen && settlement !== 'OPEN') {
    report('milestones', where, `it is ${settlement}, but its milestone is ${milestone.settlement}`);
  }
  const owed = due > 0;
  if (owed !== (settlement !== 'OPEN' && settlement !== 'REFUNDED')) {
    report('milestones', where, `it is ${settlement}, but ${owed ? amount : 'nothing'} of it is owed`);
  }
}

/** The platform gets what the frozen lines say: all of it with the release, the rest of it with a refund. */
function auditFees(milestone: Milestone, taken: number, report: Report): void {
  const where = `milestone ${milestone.id}`;
  if (milestone.commission !== taken) {
    report('milestones', where, `its commission is ${milestone.commission}, but the journal took ${taken}`);
  }
  const onRefund = milestone.settlement === 'REFUNDED' ? keptOnRefund(milestone) : 0;
  const isOut = isReleased(milestone) || isCancelled(milestone);
  const due = isOut ? moneyOf(milestone).commission : onRefund;
  // A refund keeps no more of a fee than the buyer had paid.
  if (taken > due || (isOut && taken < due)) {
    report('milestones', where, `the journal took ${taken} of its fees, but by its lines it is ${due}`);
  }
}

export function auditDeposits(books: Books, report: Report): void {
  const journal = journalOf(books.transfers);
  const causes = new Set<string>();
  for (const deposit of books.deposits) {
    const cause = `${deposit.provider}:${deposit.transactionId}`;
    const where = `deposit ${cause}`;
    causes.add(cause);
    const applied = journal.amount('deposit', cause) + journal.amount('deposit_excess', cause);
    const unapplied = journal.amount('deposit_unapplied', cause);
    const posted = deposit.applied ? applied : unapplied;
    if (posted !== deposit.amount || applied + unapplied !== posted) {
      report(
        'deposits',
        where,
        `it is ${deposit.amount}, but the journal received ${applied + unapplied} for it`,
      );
    }
    if (deposit.registeredFor !== books.agreementId) {
      const instead = deposit.registeredFor ?? 'no agreement';
      report('deposits', where, `the register of bank transactions has it under ${instead}`);
    }
    const reversed = movementsAddingTo('reversed').reduce(
      (sum, kind) => sum + journal.amount(kind, cause),
      0,
    );
    if (reversed !== deposit.reversed) {
      const marked = `${deposit.reversed} of it is marked as reversed`;
      report('deposits', where, `${marked}, but the journal reversed ${reversed}`);
    }
    const returned = books.refunds
      .flatMap((refund) => refund.rows)
      .filter((part) => part.provider === deposit.provider && part.transactionId === deposit.transactionId)
      .reduce((sum, part) => sum + part.amount, 0);
    if (returned !== deposit.returned) {
      report(
        'deposits',
        where,
        `${deposit.returned} of it is marked as returned, but the refunds return ${returned}`,
      );
    }
  }
  auditRecoveries(journal, report);
  const ofDeposits = [...movementsAddingTo('deposited'), ...movementsAddingTo('reversed')];
  for (const { cause, sequence } of journal.of(...ofDeposits)) {
    if (!causes.has(cause)) report('deposits', `transfer ${sequence}`, `there is no deposit ${cause}`);
  }
}

/** What is taken back from a release settles what the bank took back, and no more than that. */
function auditRecoveries(journal: Journal, report: Report): void {
  const recovered = new Map<string, number>();
  for (const { kind, cause, amount, sequence } of journal.of('release_recalled', 'receivable_recovered')) {
    const other = kind === 'release_recalled' ? 'receivable_recovered' : 'release_recalled';
    if (journal.amount(other, cause) !== amount)
      report('deposits', `transfer ${sequence}`, `it is a ${kind} of ${amount} without an equal ${other}`);
    const { subject } = readRecoveryCause(cause);
    if (kind === 'release_recalled') recovered.set(subject, (recovered.get(subject) ?? 0) + amount);
  }
  for (const [subject, amount] of recovered) {
    const owed =
      journal.amount('deposit_reversed_owed', subject) - journal.amount('receivable_settled', subject);
    if (amount > owed)
      report('deposits', `deposit ${subject}`, `${amount} was recovered, but ${owed} is owed`);
  }
}

export function auditRefunds(books: Books, report: Report): void {
  const journal = journalOf(books.transfers);
  const opened = new Set<string>();
  const references = new Set<string>();
  for (const refund of books.refunds) {
    opened.add(`${REFUND_MOVEMENTS[refund.kind]} ${refund.id}`);
    for (const part of refund.rows) for (const reference of partReferences(part)) references.add(reference);
    auditRefund(refund, journal, report);
  }
  for (const { kind, cause, sequence } of journal.of(...Object.values(REFUND_MOVEMENTS))) {
    if (!opened.has(`${kind} ${cause}`))
      report('refunds', `transfer ${sequence}`, `there is no refund ${cause}`);
  }
  for (const { cause, sequence } of journal.of('refund_paid', 'refund_reversed')) {
    if (!references.has(cause))
      report('refunds', `transfer ${sequence}`, `no refund part has the reference ${cause}`);
  }
}

function partReferences({ stem, attempts }: StoredPart): string[] {
  return Array.from({ length: attempts }, (_, index) => partReference({ stem, attempts: index + 1 }));
}

function auditRefund(refund: StoredRefund, journal: Journal, report: Report): void {
  const where = `refund ${refund.id}`;
  const moved = journal.amount(REFUND_MOVEMENTS[refund.kind], refund.id);
  if (moved !== refund.amount) {
    report('refunds', where, `it is ${refund.amount}, but the journal set ${moved} aside for it`);
  }
  const total = refund.rows.reduce((sum, part) => sum + part.amount, 0);
  if (total !== refund.amount) report('refunds', where, `its parts add up to ${total}, not ${refund.amount}`);
  const status = refundStatus({ ...refund, ...countParts(refund.rows) });
  if (refund.status !== status) {
    report('refunds', where, `it is stored as ${refund.status}, but by its parts it is ${status}`);
  }
  const { parts, open, failed } = countParts(refund.rows);
  if (refund.parts !== parts || refund.open !== open || refund.failed !== failed) {
    report(
      'refunds',
      where,
      `it counts ${refund.parts} parts, ${refund.open} open and ${refund.failed} failed, but its rows differ`,
    );
  }
  for (const part of refund.rows) {
    const sum = (kind: MovementKind) =>
      partReferences(part).reduce((paid, reference) => paid + journal.amount(kind, reference), 0);
    const sent = sum('refund_paid') - sum('refund_reversed');
    if (sent !== (part.status === 'PAID' ? part.amount : 0)) {
      const number = part.position + 1;
      report('refunds', where, `part ${number} is ${part.status}, but the journal paid ${sent} for it`);
    }
  }
}
