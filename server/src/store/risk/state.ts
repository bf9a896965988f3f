import type { RiskHistory } from '#core/risk/history.ts';
import { naturalBatch } from '#store/batch.ts';
import type { Db } from '#store/db.ts';
import { orLostClaim } from '#store/idempotency.ts';
import type { NewAssessment, RiskEvent } from './records.ts';
import { type CountedRow, countArgument, recordArguments, toHistory } from './rows.ts';

/**
 * What is remembered of users, devices and addresses between assessments. Counting comes first and returns
 * the counts with this event in them: a read before the write would let a burst through. All SQL is in the
 * functions of count-events.sql and record-assessments.sql; many events share one call of them.
 */
export type RiskState = {
  count(event: RiskEvent): Promise<RiskHistory>;
  record(assessment: NewAssessment): Promise<void>;
};

export function openRiskState(db: Db): RiskState {
  return {
    count: naturalBatch((events: readonly RiskEvent[]) => countAll(db, events), { keyOf: userOf }),
    record: naturalBatch((made: readonly NewAssessment[]) => recordAll(db, made), { keyOf: userOf }),
  };
}

type OfUser = { readonly developerId: string; readonly userId: string };
const userOf = ({ developerId, userId }: OfUser) => `${developerId} ${userId}`;

/** Two processes must take the same rows in the same order, or they could wait for each other. */
function sortedByUser<Item extends OfUser>(items: readonly Item[]): Item[] {
  return [...items].sort((left, right) => (userOf(left) < userOf(right) ? -1 : 1));
}

async function countAll(db: Db, events: readonly RiskEvent[]): Promise<RiskHistory[]> {
  const sorted = sortedByUser(events);
  const rows = await db.query<CountedRow>('SELECT * FROM count_risk_events($1)', [countArgument(sorted)]);
  const histories = new Map(
    rows.map((row) => {
      const event = sorted[row.n] as RiskEvent;
      return [event, toHistory(event, row)];
    }),
  );
  return events.map((event) => histories.get(event) as RiskHistory);
}

async function recordAll(db: Db, assessments: readonly NewAssessment[]): Promise<undefined[]> {
  const values = recordArguments(db.personal, sortedByUser(assessments));
  await orLostClaim(db.query('SELECT record_assessments($1, $2, $3)', values));
  return assessments.map(() => undefined);
}
