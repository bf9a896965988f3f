import type { RiskHistory } from '#core/risk/history.ts';
import { BASELINE_MINIMUM_WEIGHT } from '#core/risk/value.ts';
import { naturalBatch } from '#store/batch.ts';
import { type Db, sqlState } from '#store/db.ts';
import { LostClaim } from '#store/idempotency.ts';
import type { NewAssessment, RiskEvent } from './records.ts';
import { storeArgument, type TouchedRow, toHistory, touchArgument } from './rows.ts';

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
  return {
    touch: naturalBatch((events: readonly RiskEvent[]) => touchAll(db, events), { keyOf: userOf }),
    store: naturalBatch((made: readonly NewAssessment[]) => storeAll(db, made), { keyOf: userOf }),
  };
}

type OfUser = { readonly developerId: string; readonly userId: string };
const userOf = ({ developerId, userId }: OfUser) => `${developerId} ${userId}`;

/** Two processes must take the same rows in the same order, or they could wait for each other. */
function sortedByUser<Item extends OfUser>(items: readonly Item[]): Item[] {
  return [...items].sort((left, right) => (userOf(left) < userOf(right) ? -1 : 1));
}

async function touchAll(db: Db, events: readonly RiskEvent[]): Promise<RiskHistory[]> {
  const sorted = sortedByUser(events);
  const rows = await db.query<TouchedRow>('SELECT * FROM risk_touch($1)', [touchArgument(sorted)]);
  const histories = new Map(
    rows.map((row) => {
      const event = sorted[row.n] as RiskEvent;
      return [event, toHistory(event, row)];
    }),
  );
  return events.map((event) => histories.get(event) as RiskHistory);
}

async function storeAll(db: Db, assessments: readonly NewAssessment[]): Promise<undefined[]> {
  const batch = storeArgument(sortedByUser(assessments));
  try {
    await db.query('SELECT risk_store($1, $2)', [batch, BASELINE_MINIMUM_WEIGHT]);
  } catch (error) {
    throw sqlState(error) === LOST_CLAIM ? new LostClaim() : error;
  }
  return assessments.map(() => undefined);
}
