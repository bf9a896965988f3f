import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import type { StoredAttempt } from '#core/escrow/verify/books.ts';
import { publicEvent } from '#core/events/event.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { attemptData } from '#store/escrow/encrypted/associated-data.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as events from '#store/events/events.ts';
import { openFields } from '#store/secrets/personal.ts';
import { commissionIsPaidOut } from './commission.ts';
import type { Ending } from './ending.ts';
import { violation } from './failure.ts';
import { namedByReconcile } from './restore/statement.ts';

const EVENT_PAGE = 1_000;

type End = Pick<Ending, 'world' | 'db' | 'nodes' | 'steps'>;

/** Checks that apply when everything has settled, in addition to the checks of each agreement. */
export async function lookAtTheEnd(end: End): Promise<void> {
  await everyPayoutWentWhereItSays(end);
  await everyEventIsWellFormed(end);
  await nothingIsLost(end);
  await noWordIsSwallowed(end);
  await everyContradictionIsHeld(end);
  await whatIsOwedToUsIsNamed(end);
  await commissionIsPaidOut(end);
}

async function everyPayoutWentWhereItSays(end: End): Promise<void> {
  const { world, db } = end;
  const attempts = await db.query<Parameters<typeof attemptData>[0] & StoredAttempt & { encrypted: string }>(
    `SELECT developer_id AS "developerId", agreement_id AS "agreementId", milestone_id AS "partId", attempt,
       reference, encrypted FROM payout_attempts`,
  );
  const elsewhere: string[] = [];
  for (const attempt of attempts) {
    const { reference } = attempt;
    const { accountNumber: account } = openFields(db.personal, attemptData(attempt, attempt), attempt);
    const went = world.bank.books.destinationOf(reference);
    if (went === account) continue;
    if (world.bank.books.wasBeforeRestore(reference)) elsewhere.push(reference);
    else violation(reference, `it is recorded as paid to ${account}, but went to ${went}`);
  }
  await reconciliationNames(end, elsewhere);
}

/** A restored database sends a payout again, perhaps to another account than the bank has already paid. */
async function reconciliationNames(end: End, elsewhere: readonly string[]): Promise<void> {
  if (elsewhere.length === 0) return;
  const { world } = end;
  const named = await namedByReconcile(end, { from: new Date(0), to: world.clock() });
  for (const reference of elsewhere) {
    world.play('the bank has paid another account than a restored database says');
    if (world.bank.books.isPaid(reference) && named.get(reference) !== 'recipient_differs')
      violation(reference, 'the bank paid another account, and reconcile does not say so');
  }
}

/** Reads the whole log as a client would, and validates it against the API's description of events. */
async function everyEventIsWellFormed({ world, db }: End): Promise<void> {
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

async function nothingIsLost({ world, db }: End): Promise<void> {
  const { faults, agreements } = await verifyBooks(db, { mac: openMac(world.secret.derive('seal')) });
  const [fault] = faults.flatMap(({ found }) => found);
  if (fault) violation('', `verify: ${fault.check}: ${fault.where}: ${fault.what}`);
  if (agreements < world.agreements.length) {
    violation('', `${world.agreements.length} agreements were acknowledged, ${agreements} are there`);
  }
  const [twice] = await db.query<{ buyer: string }>(
    `SELECT buyer_external_id AS buyer FROM agreements WHERE starts_with(buyer_external_id, 'once-')
     GROUP BY buyer_external_id HAVING count(*) > 1`,
  );
  if (twice) violation(twice.buyer, 'one Idempotency-Key made two agreements');
}

/** By now every notification that does not fit is an exception, and every other one has been applied. */
async function noWordIsSwallowed({ world, db }: End): Promise<void> {
  await world.bank.mischief.isAllOnTheBooks(db);
  const open = await db.query<{ subject: string; kind: string }>('SELECT subject, kind FROM exceptions');
  const subjects = new Set(open.map(({ kind, subject }) => `${kind} ${subject}`));
  for (const transactionId of world.conflicts) {
    const expected = world.banks.names.map((bank) => `deposit_conflict ${bank}:${transactionId}`);
    if (expected.some((subject) => subjects.has(subject))) continue;
    violation('', `${transactionId} was reported with different facts, and there is no exception`);
  }
  const foreign = open.find(({ subject }) => subject.includes(':shop_'));
  if (foreign) violation('', `${foreign.kind} is open about ${foreign.subject}, which the shop has paid`);
  await everyForgottenPaymentIsNamed({ world, db }, subjects);
  const [waiting] = await db.query<{ subject: string }>(
    'SELECT subject FROM bank_messages WHERE outcome IS NULL',
  );
  if (waiting) violation('', `the bank’s notification about ${waiting.subject} was not applied`);
}

/** Payments of the bank that a restored database does not know. */
async function everyForgottenPaymentIsNamed(
  { world, db }: Pick<End, 'world' | 'db'>,
  subjects: ReadonlySet<string>,
): Promise<void> {
  const rows = await db.query<{ reference: string }>('SELECT reference FROM bank_references');
  const known = new Set(rows.map(({ reference }) => reference));
  for (const { reference, agreementId } of world.bank.books.sentBeforeRestore()) {
    if (known.has(reference)) continue;
    world.play('a payment that a restore forgot for good');
    const named = world.banks.names.some((bank) => subjects.has(`unknown_reference ${bank}:${reference}`));
    if (!named) violation(agreementId, `${reference} is at the bank, not on our books, and no exception`);
  }
}

/** Nothing more leaves while it is unclear what the bank has paid. */
async function everyContradictionIsHeld({ world, db }: End): Promise<void> {
  const free = await db.query<{ agreementId: string; subject: string }>(
    `SELECT e.agreement_id AS "agreementId", e.subject FROM exceptions e
     WHERE e.kind = 'contradiction' AND NOT EXISTS (
       SELECT 1 FROM events f WHERE f.stream_id = e.agreement_id AND f.type = 'agreement.frozen'
         AND f.created_at <= e.opened_at AND NOT EXISTS (
           SELECT 1 FROM events u WHERE u.stream_id = e.agreement_id AND u.type = 'agreement.unfrozen'
             AND u.created_at > f.created_at AND u.created_at < e.opened_at))`,
  );
  const found = free.find(({ subject }) => world.bank.books.hasMisstated(subject));
  if (found)
    violation(found.agreementId, `the bank paid another amount for ${found.subject}, without a hold`);
}

/** Money that a bank took back or paid twice, and that was not returned, has its own exception. */
async function whatIsOwedToUsIsNamed({ db }: End): Promise<void> {
  const [nameless] = await db.query<{ agreementId: string; cause: string; owed: number }>(
    `SELECT owed.agreement_id AS "agreementId", owed.cause, owed.amount AS owed FROM (
       SELECT developer_id, agreement_id,
         CASE kind WHEN 'receivable_recovered' THEN regexp_replace(cause, ' [^ ]*$', '') ELSE cause END AS cause,
         sum(CASE WHEN kind IN ('overpaid', 'deposit_reversed_owed') THEN amount ELSE -amount END) AS amount
       FROM transfers
       WHERE kind IN ('overpaid', 'deposit_reversed_owed', 'overpaid_returned', 'receivable_settled', 'receivable_recovered')
       GROUP BY 1, 2, 3) owed
     WHERE owed.amount > 0 AND NOT EXISTS (
       SELECT 1 FROM exceptions e WHERE e.developer_id = owed.developer_id
         AND e.agreement_id = owed.agreement_id AND e.subject = owed.cause AND e.amount >= owed.amount
         AND e.closed_at IS NULL)`,
  );
  if (nameless)
    violation(
      nameless.agreementId,
      `${nameless.owed} of ${nameless.cause} is owed to us without an exception`,
    );
}
