import { BASELINE_MINIMUM_WEIGHT } from '#core/risk-value.ts';
import { naturalBatch } from './batch.ts';
import { type Db, sqlState } from './db.ts';
import { LostClaim } from './idempotency.ts';
import type { NewAssessment, RiskEvent, RiskHistory } from './risk-events.ts';
import { storeArgument, type TouchedRow, toHistory, touchArgument } from './risk-rows.ts';

/**
 * What is remembered of users, devices and addresses between assessments. Counting comes first and returns the
 * counts with this event in them: a read before the write would let a burst through. All SQL is in the
 * functions risk_touch and risk_store of the migration; many events share one call of them.
 */
export type RiskState = {
  touch(event: RiskEvent): Promise<RiskHistory>;
  store(assessment: NewAssessment): Promise<void>;
};

const LOST_CLAIM = 'SR001';

export function openRiskState(db: Db): RiskState {
  const options = {
    keyOf: ({ developerId, userId }: { developerId: string; userId: string }) => `${developerId} ${userId}`,
  };
  return {
    touch: naturalBatch((events: readonly RiskEvent[]) => touchAll(db, events), options),
    store: naturalBatch((assessments: readonly NewAssessment[]) => storeAll(db, assessments), options),
  };
}

async function touchAll(db: Db, events: readonly RiskEvent[]): Promise<RiskHistory[]> {
  const rows = await db.query<TouchedRow>('SELECT * FROM risk_touch($1)', [touchArgument(events)]);
  const byEvent = new Map(rows.map((row) => [row.n, row]));
  return events.map((event, n) => toHistory(event, byEvent.get(n) as TouchedRow));
}

async function storeAll(db: Db, assessments: readonly NewAssessment[]): Promise<undefined[]> {
  try {
    await db.query('SELECT risk_store($1, $2)', [storeArgument(assessments), BASELINE_MINIMUM_WEIGHT]);
  } catch (error) {
    throw sqlState(error) === LOST_CLAIM ? new LostClaim() : error;
  }
  return assessments.map(() => undefined);
}
