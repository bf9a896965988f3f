import { isOpen } from '#core/escrow/amendments/amendment.ts';
import { allParts, type Part } from '#core/escrow/part.ts';
import { isOwed } from '#core/escrow/payouts/hold.ts';
import type { Books } from '#core/escrow/verify/books.ts';
import { DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { milestoneOf, settlementOf } from '#store/escrow/share-sql.ts';
import * as books from '#store/escrow/verify/books.ts';
import { deliver, send } from './client.ts';
import * as commands from './commands/agreements.ts';
import * as commission from './commands/commission.ts';
import { CURRENCIES } from './commands/creation.ts';
import * as disputes from './commands/disputes.ts';
import * as refunds from './commands/refunds.ts';
import * as release from './commands/release.ts';
import { lookAtTheEnd } from './end.ts';
import type { Ending } from './ending.ts';
import { violation } from './failure.ts';
import { JOB_KINDS, runJobs, survive, sweep, watch } from './work.ts';
import type { World } from './world.ts';

const HURRY_MS = 20 * 60_000;
/** Longer than a new payout account cools off. */
const COOL_OFF_MS = 7 * DAY_MS;
const MAX_ROUNDS = 2_000;
const MAX_LOOKS = 6;
const PAGE = 200;
/** After this many refusals a payout waits for new details, even where old ones are known. */
const MAX_PAYOUT_FAILURES = 3;

/**
 * The faults are over: nothing crashes, the bank answers. All money must move by itself, except money that
 * waits for a person; then the person decides, and the rest must follow.
 */
export async function comeToRest(ending: Ending): Promise<void> {
  const { world, nodes, steps, inspector } = ending;
  world.faults = false;
  world.bank.heal();
  const inspect = () => inspector.inspectTouched();
  const inPages = async (command: (typeof commands)['unfreeze']) => {
    for (let start = 0; start < world.agreements.length; start += PAGE) {
      const some = world.agreements.slice(start, start + PAGE);
      await steps.drive(
        some.map((agreement) => send(world, nodes, command(world, agreement))),
        inspect,
      );
    }
  };
  // The bank's remaining notifications may freeze an agreement once more; a person lifts that too.
  const settleAll = async (lookAtHolds: boolean) => {
    for (let rounds = 0; rounds < MAX_LOOKS; rounds++) {
      await inPages(commands.askBank);
      await inPages(commands.settleRecalls);
      await inPages(disputes.decideDisputes);
      await inPages(commands.unfreeze);
      if (lookAtHolds) await inPages(release.liftAll);
      await settle(ending);
      if (!(await anyHeld(ending.db, lookAtHolds))) return;
    }
    violation('', 'agreements are put on hold again and again although the bank is well');
  };
  // What the bank did without a word is in its lists.
  const [node] = nodes;
  if (node) await steps.drive([watch(world, node, world.clock().getTime())], inspect);
  await settleAll(false);
  await everyBook(ending, nothingIsStuck);

  const payees = new Map(
    world.agreements.flatMap((it) =>
      commands.payeesOf(it).map((payee) => [`${it.key.developerId} ${payee}`, { it, payee }] as const),
    ),
  );
  const details = [...payees.values()].map(({ it, payee }) =>
    send(world, nodes, commands.setAccountOf(world, it, payee)),
  );
  await steps.drive(details, inspect);
  await inPages(refunds.retryRefunds);
  await inPages(refunds.returnUnapplied);
  await settleAll(true);
  await everyBook(ending, everythingIsSettled);
  await payOutCommission(ending);
  await lookAtTheEnd(ending);
}

/**
 * Each platform names an account of its own; after its cooling-off period all commission goes there. The
 * first payout may be one that a restore forgot, and that the bank had sent back: the next one then pays it.
 */
async function payOutCommission(ending: Ending): Promise<void> {
  const { world, nodes, steps, inspector } = ending;
  const ofEach = new Map(world.agreements.map((agreement) => [agreement.key.developerId, agreement]));
  const drive = (sent: readonly Promise<void>[]) => steps.drive(sent, () => inspector.inspectTouched());
  await drive([...ofEach.values()].map((each) => send(world, nodes, commission.setOwnAccount(world, each))));
  world.advance(COOL_OFF_MS);
  for (const _round of ['perhaps forgotten', 'next']) {
    for (const currency of CURRENCIES)
      await drive(
        [...ofEach.values()].map((each) => send(world, nodes, commission.payCommissionIn(each, currency))),
      );
    await settle(ending);
  }
}

/** Runs what is due, then advances time to the next due job, until there is none. */
export async function settle({ world, nodes, steps, inspector, db }: Ending): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = world.steps;
    const work = [survive(() => runJobs(world, world.random.pick(nodes)))];
    for (let retry = world.takeRetry(); retry; retry = world.takeRetry())
      work.push(send(world, nodes, retry));
    for (let notice = world.bank.notices.take(); notice; notice = world.bank.notices.take()) {
      work.push(deliver(world, nodes, notice));
    }
    await steps.drive(work, () => inspector.inspectTouched());
    if (world.steps > before) continue;
    const [job] = await db.query<{ at: Date | null }>(
      // Not counted as work, because it waits for a person: money that comes back while a hold is open, a
      // payout that a rule holds while its condition lasts, what a bank has contradicted itself about, and a
      // dispute that the platform has to decide.
      `SELECT min(run_at) AS at FROM jobs j WHERE dead_at IS NULL AND kind = ANY($1) AND NOT (
         kind = 'return-excess' AND EXISTS (
           SELECT 1 FROM agreements a WHERE a.id = j.payload->>'agreementId' AND a.hold IS NOT NULL))
       AND NOT (kind IN ('submit-payout', 'pay-refunds') AND EXISTS (
         SELECT 1 FROM exceptions e WHERE e.agreement_id = j.payload->>'agreementId'
           AND e.kind = 'contradiction' AND e.closed_at IS NULL))
       AND NOT (kind = 'bank-message' AND EXISTS (
         SELECT 1 FROM bank_messages m JOIN deposits d ON d.transaction_id = m.subject
         JOIN exceptions e ON e.agreement_id = d.agreement_id
         WHERE m.key = j.payload->>'key' AND e.kind = 'contradiction' AND e.closed_at IS NULL))
       AND NOT (kind = 'meet-deadlines' AND EXISTS (
         SELECT 1 FROM milestones m WHERE m.agreement_id = j.payload->>'agreementId'
           AND m.dispute->>'status' = 'ESCALATED'))
       AND NOT (kind = 'submit-payout' AND EXISTS (
         SELECT 1 FROM payout_holds h WHERE h.developer_id = j.developer_id AND h.lifted_at IS NULL
           AND h.until IS NULL AND h.milestone_id = j.payload->>'milestoneId'))`,
      [JOB_KINDS],
    );
    const next = [job?.at?.getTime(), world.bank.notices.nextAt(), world.nextRetryAt()].filter(
      (at) => at != null,
    );
    if (next.length === 0) {
      // Excess without a job is found only when it is due.
      world.advance(DAY_MS);
      const swept = survive(() => sweep(world, world.random.pick(nodes)));
      await steps.drive([swept], () => inspector.inspectTouched());
      if (world.steps === before) return;
      continue;
    }
    // A little further, so that jobs that fall due at about the same time run together.
    world.advanceTo(Math.min(...next) + HURRY_MS);
  }
  violation('', 'the work never ends: jobs keep coming back although the bank is well');
}

/** Agreements on hold and, if `payoutsToo`, payouts that are held back. */
async function anyHeld(db: Db, payoutsToo: boolean): Promise<boolean> {
  const held = await db.query(
    `SELECT 1 FROM agreements WHERE hold IS NOT NULL
     UNION ALL SELECT 1 FROM milestones WHERE dispute->>'status' <> 'CLOSED'
     UNION ALL SELECT 1 FROM payout_holds h JOIN milestones m ON m.id = ${milestoneOf('h.milestone_id')}
       AND m.developer_id = h.developer_id
       AND ${settlementOf('h.milestone_id')} IN ('RELEASED', 'AWAITING_DETAILS')
     WHERE h.lifted_at IS NULL AND $1 LIMIT 1`,
    [payoutsToo],
  );
  return held.length > 0;
}

async function everyBook(
  { world, db }: Ending,
  check: (world: World, book: Books, key: AgreementKey) => void,
): Promise<void> {
  let after: AgreementKey | null = null;
  for (;;) {
    const page: books.AuditPage = await books.page(db, after, PAGE);
    for (const { books: book, key } of page) {
      check(world, book, key);
      after = key;
    }
    if (page.length === 0) return;
  }
}

/**
 * A payout may wait for details that are missing or were refused too often, or be held by a rule; nothing
 * else may wait.
 */
function nothingIsStuck(world: World, book: Books): void {
  const heldBack = new Set(
    book.payoutHolds.filter(({ lifted }) => !lifted).map(({ milestoneId }) => milestoneId),
  );
  for (const part of book.agreement ? allParts(book.agreement) : []) {
    if (heldBack.has(part.id) && isOwed(part)) continue;
    if (part.settlement === 'RELEASED' || part.settlement === 'SUBMITTED') stuck(book, part);
    const givenUp = part.payoutFailures > MAX_PAYOUT_FAILURES;
    const known = world.sellersWithDetails.has(`${book.developerId} ${part.payeeExternalId}`);
    if (part.settlement === 'AWAITING_DETAILS' && known && !givenUp) stuck(book, part);
  }
  everyDeadlineWasMet(world, book);
  const { excess } = book.balances;
  if (excess > 0) violation(book.agreementId, `${excess} in excess did not go back by itself`);
  for (const refund of book.refunds) {
    for (const part of refund.rows) {
      if (part.status === 'PAID' || part.status === 'FAILED') continue;
      violation(book.agreementId, `part ${part.position + 1} of refund ${refund.id} stays ${part.status}`);
    }
  }
}

/** By now every job has run, so that nothing that was due is left. */
function everyDeadlineWasMet(world: World, { agreementId, agreement }: Books): void {
  if (!agreement) return;
  for (const { id, inspection } of agreement.milestones) {
    if (inspection?.endsAt && !inspection.endedAt) violation(agreementId, `the window of ${id} does not end`);
  }
  const { fundBy, deposited, hold, milestones, amendment } = agreement;
  if (isOpen(amendment) && amendment.expiresAt <= world.clock())
    violation(agreementId, `the amendment ${amendment.id} waits for an answer after its time`);
  const isUntouched =
    deposited === 0 && hold === null && milestones.every((each) => each.settlement === 'OPEN');
  if (fundBy && fundBy <= world.clock() && isUntouched)
    violation(agreementId, 'nothing was paid in time, and it has not ended');
}

function everythingIsSettled(world: World, book: Books): void {
  nothingIsStuck(world, book);
  for (const part of book.agreement ? allParts(book.agreement) : []) {
    if (isOwed(part)) stuck(book, part);
  }
  const { refund_payable, payout_clearing, seller, shares, suspense, bank } = book.balances;
  if (refund_payable + payout_clearing + seller + shares + suspense > 0) {
    violation(book.agreementId, `money is left over: ${JSON.stringify(book.balances)}`);
  }
  const { books, mischief } = world.bank;
  const takenBack = mischief.takenBackOf(book.agreementId);
  if (book.reversed !== takenBack)
    violation(book.agreementId, `the bank took ${takenBack} back, we know of ${book.reversed}`);
  const forgotten = books.outBeside(book.agreementId, new Set(book.references.map((it) => it.reference)));
  // The platform covers reversals of money that had already left; payments that a restore made the service
  // forget are counted separately.
  const left = books.balance(book.agreementId) + forgotten.reduce((sum, sent) => sum + sent.amount, 0);
  const atBank = left - takenBack + book.balances.receivable + books.coveredOf(book.agreementId);
  if (bank !== atBank) violation(book.agreementId, `we have ${bank} at the bank, the bank has ${atBank}`);
}

function stuck({ agreementId }: Books, { id, settlement }: Part): never {
  return violation(agreementId, `the payout of ${id} stays ${settlement} although nothing keeps it`);
}
