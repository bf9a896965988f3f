import { Problem } from '#core/problem.ts';
import type { RiskHistory } from '#core/risk/history.ts';
import { countEvent } from '#core/risk/state/count-event.ts';
import { historyOf } from '#core/risk/state/history-of.ts';
import { learn } from '#core/risk/state/learn.ts';
import { naturalBatch } from '#store/batch.ts';
import { type Db, isConnectionFailure, type Queryable, sqlState, withLivingKeys } from '#store/db.ts';
import { orLostClaim } from '#store/idempotency.ts';
import { recordCalls } from './record-calls.ts';
import type { NewAssessment, RiskEvent } from './records.ts';
import { BatchRows, keep, rowsBefore } from './state/batch-rows.ts';
import { InconsistentRead, type ReadRows, readRows } from './state/read-rows.ts';
import { type Call, lockCall, writeCalls } from './state/write-rows.ts';

/** Makes an assessment from a history that includes the event. Called again when the history has changed. */
export type Decide = (history: RiskHistory) => NewAssessment;

/**
 * The counts and standings of users, devices and addresses. Many assessments share one read and one commit.
 * The history of each includes its own event and every event before it: a commit fails if a row has changed
 * since it was read, and its assessments are made again, so no burst passes on an old count.
 */
export type RiskState = {
  /** Null for an event of an agreement that does not exist: then nothing was counted. */
  assess(event: RiskEvent, decide: Decide): Promise<NewAssessment | null>;
  /** Records an assessment that was made without a history. */
  record(assessment: NewAssessment): Promise<void>;
};

/** The history could not be read; nothing was counted or recorded. */
export class UnreadableHistory extends Error {}

type Asked = { readonly event: RiskEvent; readonly decide: Decide };
type Answer = NewAssessment | UnreadableHistory | Problem | null;

export function openRiskState(db: Db): RiskState {
  const assess = naturalBatch(openAssessor(db));
  const record = naturalBatch(async (made: readonly NewAssessment[]) => {
    await withLivingKeys(db.personal, () => callAll(db, recordCalls(db.personal, made)));
    return made.map(() => undefined);
  });
  return {
    async assess(event, decide) {
      const answer = await assess({ event, decide });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    record,
  };
}

/** Tries before giving up on rows that change all the time; each locks more of them. */
const MAX_TRIES = 10;
/** After a conflict with another process, this number of batches lock their rows first. */
const LOCKED_AFTER_CONFLICT = 16;

/**
 * Reads, decides and writes batches. Without contention a transaction and its locks would be in vain; under
 * contention an attempt without them would.
 */
function openAssessor(db: Db): (asked: readonly Asked[]) => Promise<readonly Answer[]> {
  let lockNext = 0;
  return async (asked) => {
    for (let tries = 1; ; tries++) {
      try {
        if (lockNext === 0) return await withLivingKeys(db.personal, () => attempt(db, asked));
        lockNext -= 1;
        return await db.transaction(async (tx) => {
          await callAll(tx, [lockCall(asked.map(({ event }) => event))]);
          return attempt(tx, asked);
        });
      } catch (error) {
        if (!isStale(error) || tries === MAX_TRIES) throw error;
        lockNext = LOCKED_AFTER_CONFLICT;
      }
    }
  };
}

async function attempt(db: Queryable, asked: readonly Asked[]): Promise<readonly Answer[]> {
  const batch = new BatchRows();
  const events = asked.map(({ event }) => event);
  let read: readonly (ReadRows | undefined)[];
  try {
    read = await readRows(db, events);
  } catch (error) {
    // One bad event must not take the history from the rest of the batch: each is read again by itself.
    if (isStale(error) || (asked.length > 1 && !isConnectionFailure(error))) throw error;
    return asked.map(() => new UnreadableHistory('the history cannot be read', { cause: error }));
  }
  const made = asked.map(({ event, decide }, index) => {
    const rows = read[index];
    if (rows?.restricted) return refusal(event);
    return rows ? decideOne(batch, event, rows, decide) : null;
  });
  const recorded = made.filter((one): one is NewAssessment => one !== null && !(one instanceof Error));
  if (recorded.length > 0) await callAll(db, [...writeCalls(batch), ...recordCalls(db.personal, recorded)]);
  return made;
}

function refusal({ userId }: RiskEvent): Problem {
  return new Problem(
    'person_restricted',
    `The use of the data of ${userId} is restricted, so no score may be computed. Decide without one, or lift ` +
      'the restriction if its reason has gone.',
  );
}

function decideOne(batch: BatchRows, event: RiskEvent, read: ReadRows, decide: Decide): NewAssessment {
  const { entries, event: counted, related } = batch.of(event, read);
  const { rows, ownValue } = countEvent(rowsBefore(entries), counted);
  const made = decide(historyOf({ rows, ownValue }, counted, related));
  keep(entries, made.learned ? learn(rows, made.learned, counted) : rows);
  return made;
}

/** SQLSTATEs of write_risk_state(): a row has changed, or another transaction has held it for too long. */
const STALE: readonly (string | undefined)[] = ['SU002', '55P03'];

function isStale(error: unknown): boolean {
  return STALE.includes(sqlState(error)) || error instanceof InconsistentRead;
}

/** Makes all calls in one statement, which is one transaction. */
async function callAll(db: Queryable, calls: readonly Call[]): Promise<void> {
  let count = 0;
  const list = calls.map(({ name, values }) => `${name}(${values.map(() => `$${++count}`).join(', ')})`);
  const values = calls.flatMap((call) => call.values);
  await orLostClaim(db.query(`SELECT ${list.join(', ')}`, values));
}
