import type { RiskHistory } from '#core/risk/history.ts';
import { naturalBatch } from '#store/batch.ts';
import type { Db } from '#store/db.ts';
import { orLostClaim } from '#store/idempotency.ts';
import { recordArguments } from './record-rows.ts';
import type { NewAssessment, RiskEvent } from './records.ts';
import { inTurns } from './round-robin.ts';
import { type CountedRow, countArgument, toHistory } from './rows.ts';

/**
 * The counts and standings of users, devices and addresses. Counting comes first and returns counts that
 * include this event: a read before the write would let a burst through. All SQL is in count-events.sql and
 * record-assessments.sql; many events share one call.
 */
export type RiskState = {
  /** Null for an event of an agreement that does not exist: then nothing was counted. */
  count(event: RiskEvent): Promise<RiskHistory | null>;
  record(assessment: NewAssessment): Promise<void>;
};

export function openRiskState(db: Db): RiskState {
  return {
    count: naturalBatch((events: readonly RiskEvent[]) => countAll(db, events)),
    record: naturalBatch((made: readonly NewAssessment[]) => recordAll(db, made)),
  };
}

async function countAll(db: Db, events: readonly RiskEvent[]): Promise<(RiskHistory | null)[]> {
  // Copies: two events may be one object.
  const own = events.map((event) => ({ ...event }));
  const turns = inTurns(own);
  const rows = await db.query<CountedRow>('SELECT * FROM count_risk_events($1)', [countArgument(turns)]);
  const counted = turns.flat();
  const histories = new Map(
    rows.map((row) => {
      const event = counted[row.n] as RiskEvent;
      return [event, toHistory(event, row)];
    }),
  );
  return own.map((event) => histories.get(event) ?? null);
}

async function recordAll(db: Db, assessments: readonly NewAssessment[]): Promise<undefined[]> {
  const values = recordArguments(db.personal, inTurns(assessments));
  await orLostClaim(db.query('SELECT record_assessments($1, $2, $3, $4, $5, $6, $7)', values));
  return assessments.map(() => undefined);
}
