import type { Context } from '#actions/context.ts';
import { verifyBooks } from '#actions/escrow/audit/verify-books.ts';
import type { Books } from '#core/escrow/audit/books.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { publicEvent } from '#core/events/event.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import type { Db } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as books from '#store/escrow/audit/books.ts';
import { openSeal } from '#store/escrow/audit/seal.ts';
import * as events from '#store/events/events.ts';
import { deliver, send } from './client.ts';
import * as commands from './commands.ts';
import { violation } from './failure.ts';
import type { Inspector } from './invariants.ts';
import type { Lockstep } from './lockstep.ts';
import { JOB_KINDS, runJobs, survive, sweep } from './work.ts';
import type { World } from './world.ts';

export type Ending = {
  readonly world: World;
  readonly nodes: readonly Context[];
  readonly steps: Lockstep;
  readonly inspector: Inspector;
  readonly db: Db;
};

const HURRY_MS = 20 * 60_000;
const DAY_MS = 24 * 3_600_000;
const MAX_ROUNDS = 20_000;
const MAX_LOOKS = 6;
const PAGE = 200;
const EVENT_PAGE = 1_000;
/** After so many refusals a payout waits for new details, even where old ones are known. */
const MAX_PAYOUT_FAILURES = 3;

/**
 * The bad days are over: nothing crashes, the bank answers. All money must find its way by itself, except
 * what waits for somebody's word; then that word is given, and the rest must follow.
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
  // What the bank still has to say may stop an agreement once more; somebody looks, and lifts that too.
  const settleAll = async () => {
    for (let rounds = 0; rounds < MAX_LOOKS; rounds++) {
      await inPages(commands.unfreeze);
      await settle(ending);
      if (!(await anyHeld(ending.db))) return;
    }
    violation('', 'agreements are put on hold again and again although the bank is well');
  };
  await settleAll();
  await everyBook(ending, nothingIsStuck);

  const sellers = new Map(world.agreements.map((it) => [`${it.key.developerId} ${it.seller}`, it]));
  const details = [...sellers.values()].map((it) => send(world, nodes, commands.setAccount(world, it)));
  await steps.drive(details, inspect);
  await inPages(commands.retryRefunds);
  await inPages(commands.returnUnapplied);
  await settleAll();
  await everyBook(ending, everythingIsSettled);
  await everyPayoutWentWhereItSays(ending);
  await everyEventIsWellFormed(ending);
  await nothingIsLost(ending);
  await noWordIsSwallowed(ending);
}

/** Does what is due, then lets time pass to whatever is due next, until nothing is. */
async function settle({ world, nodes, steps, inspector, db }: Ending): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = world.steps;
    const work = [survive(() => runJobs(world, world.random.pick(nodes)))];
    for (let retry = world.takeRetry(); retry; retry = world.takeRetry())
      work.push(send(world, nodes, retry));
    for (let notice = world.bank.takeNotice(); notice; notice = world.bank.takeNotice()) {
      work.push(deliver(world, nodes, notice));
    }
    await steps.drive(work, () => inspector.inspectTouched());
    if (world.steps > before) continue;
    const [job] = await db.query<{ at: Date | null }>(
      // What comes back while a hold is open waits for a person, and is no work.
      `SELECT min(run_at) AS at FROM jobs j WHERE dead_at IS NULL AND kind = ANY($1) AND NOT (
         kind = 'return-excess' AND EXISTS (
           SELECT 1 FROM agreements a WHERE a.id = j.payload->>'agreementId' AND a.hold IS NOT NULL))`,
      [JOB_KINDS],
    );
    const next = [job?.at?.getTime(), world.bank.nextNoticeAt(), world.nextRetryAt()].filter(
      (at) => at != null,
    );
    if (next.length === 0) {
      // Excess that nobody looks after is missed only when its time has come.
      world.advance(DAY_MS);
      const swept = survive(() => sweep(world, world.random.pick(nodes)));
      await steps.drive([swept], () => inspector.inspectTouched());
      if (world.steps === before) return;
      continue;
    }
    // A little further, so that what falls due at about the same time is done together.
    world.advanceTo(Math.min(...next) + HURRY_MS);
  }
  violation('', 'the work never ends: jobs keep coming back although the bank is well');
}

async function anyHeld(db: Db): Promise<boolean> {
  return (await db.query('SELECT 1 FROM agreements WHERE hold IS NOT NULL LIMIT 1')).length > 0;
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
 * A payout may wait for details that nobody has given, or that were refused too often; nothing else may wait.
 */
function nothingIsStuck(world: World, book: Books): void {
  const { developerId, sellerExternalId, milestones = [] } = book.agreement ?? {};
  for (const milestone of milestones) {
    if (milestone.settlement === 'RELEASED' || milestone.settlement === 'SUBMITTED') stuck(book, milestone);
    const givenUp = milestone.payoutFailures > MAX_PAYOUT_FAILURES;
    const known = world.sellersWithDetails.has(`${developerId} ${sellerExternalId}`);
    if (milestone.settlement === 'AWAITING_DETAILS' && known && !givenUp) stuck(book, milestone);
  }
  const { excess } = book.balances;
  if (excess > 0) violation(book.agreementId, `${excess} in excess did not go back by itself`);
  for (const refund of book.refunds) {
    for (const part of refund.rows) {
      if (part.status === 'PAID' || part.status === 'FAILED') continue;
      violation(book.agreementId, `part ${part.position + 1} of refund ${refund.id} stays ${part.status}`);
    }
  }
}

function everythingIsSettled(world: World, book: Books): void {
  nothingIsStuck(world, book);
  for (const milestone of book.agreement?.milestones ?? []) {
    if (milestone.settlement === 'AWAITING_DETAILS') stuck(book, milestone);
  }
  const { refund_payable, payout_clearing, seller, suspense, bank } = book.balances;
  if (refund_payable + payout_clearing + seller + suspense > 0) {
    violation(book.agreementId, `money is left over: ${JSON.stringify(book.balances)}`);
  }
  const { books, mischief } = world.bank;
  const takenBack = mischief.takenBackOf(book.agreementId);
  if (book.reversed !== takenBack)
    violation(book.agreementId, `the bank took ${takenBack} back, we know of ${book.reversed}`);
  // What it took back and we no longer had, the house has put in.
  const atBank = books.balance(book.agreementId) - takenBack + book.balances.receivable;
  if (bank !== atBank) violation(book.agreementId, `we have ${bank} at the bank, the bank has ${atBank}`);
}

function stuck({ agreementId }: Books, { id, settlement }: Milestone): never {
  return violation(agreementId, `milestone ${id} stays ${settlement} although nothing keeps it`);
}

async function everyPayoutWentWhereItSays({ world, db }: Ending): Promise<void> {
  const attempts = await db.query<{ reference: string; account: string }>(
    'SELECT reference, account_number AS account FROM payout_attempts',
  );
  for (const { reference, account } of attempts) {
    const went = world.bank.books.destinationOf(reference);
    if (went !== account) violation(reference, `it is recorded as paid to ${account}, but went to ${went}`);
  }
}

/** The whole log as a client would read it, held against what the API says of events. */
async function everyEventIsWellFormed({ world, db }: Ending): Promise<void> {
  for (const developerId of new Set(world.agreements.map(({ key }) => key.developerId))) {
    for (let after = events.START_OF_LOG, more = true; more; ) {
      const page = await events.read(db, developerId, { after, type: undefined, limit: EVENT_PAGE });
      for (const event of page.events) {
        const { error } = EventView.safeParse(publicEvent(event, developerId));
        if (error) violation(event.streamId, `${event.type} ${JSON.stringify(event.data)}: ${error.message}`);
      }
      const last = page.lastRead && (await events.positionOf(db, developerId, page.lastRead));
      more = page.more && Boolean(last);
      if (last) after = last;
    }
  }
}

async function nothingIsLost({ world, db }: Ending): Promise<void> {
  const { faults, agreements } = await verifyBooks(db, { seal: openSeal(world.secret.derive('seal')) });
  const [fault] = faults.flatMap(({ found }) => found);
  if (fault) violation('', `verify: ${fault.check}: ${fault.where}: ${fault.what}`);
  if (agreements < world.agreements.length) {
    violation('', `${world.agreements.length} agreements were acknowledged, ${agreements} are there`);
  }
  const [twice] = await db.query<{ buyer: string }>(
    `SELECT buyer_external_id AS buyer FROM agreements WHERE buyer_name = 'once'
     GROUP BY buyer_external_id HAVING count(*) > 1`,
  );
  if (twice) violation(twice.buyer, 'one Idempotency-Key made two agreements');
}

/** Whatever does not fit is an exception by now, and whatever else was told has been acted on. */
async function noWordIsSwallowed({ world, db }: Ending): Promise<void> {
  await world.bank.mischief.isAllOnTheBooks(db);
  const open = await db.query<{ subject: string; kind: string }>('SELECT subject, kind FROM exceptions');
  const subjects = new Set(open.map(({ kind, subject }) => `${kind} ${subject}`));
  for (const transactionId of world.conflicts) {
    const heardOf = world.banks.names.map((bank) => `deposit_conflict ${bank}:${transactionId}`);
    if (heardOf.some((subject) => subjects.has(subject))) continue;
    violation('', `${transactionId} was told in two ways, and nobody heard of it`);
  }
  const [waiting] = await db.query<{ subject: string }>(
    'SELECT subject FROM bank_messages WHERE outcome IS NULL',
  );
  if (waiting) violation('', `nobody has acted on what the bank told of ${waiting.subject}`);
}
