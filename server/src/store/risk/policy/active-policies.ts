import { BoundedMap } from '#core/bounded-map.ts';
import type { ListShape } from '#core/risk/lists.ts';
import { type LocalTime, localTimeIn } from '#core/risk/local-time.ts';
import type { CompiledPolicy } from '#core/risk/policy/compiled-policy.ts';
import { compilePolicy, type PolicyState, type RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { DEFAULT_POLICY } from '#core/risk/score.ts';
import type { Ticks } from '#core/time.ts';
import { DEFAULT_TIME_ZONE } from '#core/time-zone.ts';
import { type Evidence, evidence, refuseAltered } from '#store/control-macs.ts';
import type { Db, Queryable } from '#store/db.ts';

/** The policies that currently apply to an account's assessments. */
export type ActivePolicy = {
  readonly live: CompiledPolicy;
  /** Computed in addition, and not shown to the users who are assessed. */
  readonly shadow: CompiledPolicy | null;
  /** The kinds of entries on its lists, and their prefix lengths. */
  readonly shapes: readonly ListShape[];
  /** Null unless a rule reads it. */
  readonly localTime: ((at: Date) => LocalTime) | null;
};

export type ActivePolicies = {
  of(developerId: string): Promise<ActivePolicy>;
  /** Called on the node that changes a policy. Other nodes take up to five seconds. */
  forget(developerId: string): void;
};

const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 10_000;

type Remembered = { readonly found: Promise<ActivePolicy>; readonly until: number };

/**
 * Caches policies: those of an account are read, and their rules compiled, once in five seconds. The seconds
 * are monotonic, so a clock that is set back does not extend them.
 */
export function openActivePolicies(db: Db, ticks: Ticks): ActivePolicies {
  const remembered = new BoundedMap<string, Remembered>(MAX_REMEMBERED);
  return {
    of(developerId) {
      const now = ticks();
      const known = remembered.get(developerId);
      if (known && known.until > now) return known.found;
      const found = read(db, developerId);
      remembered.set(developerId, { found, until: now + REMEMBERED_MS });
      // A failed read is not cached.
      found.catch(() => {
        if (remembered.get(developerId)?.found === found) remembered.delete(developerId);
      });
      return found;
    },
    forget(developerId) {
      remembered.delete(developerId);
    },
  };
}

async function read(db: Db, developerId: string): Promise<ActivePolicy> {
  const rows = await db.query<Evidence & { state: PolicyState; version: number; policy: RiskPolicy }>(
    `SELECT state, version, policy, ${evidence('risk_policies', 'risk_policies')} FROM risk_policies
     WHERE developer_id = $1 AND state <> 'retired'`,
    [developerId],
  );
  for (const row of rows) refuseAltered(db.personal, 'risk_policies', developerId, row);
  const shapes = await db.query<ListShape>(
    'SELECT subject, bits FROM risk_list_shapes WHERE developer_id = $1',
    [developerId],
  );
  const inState = (state: PolicyState) => {
    const row = rows.find((one) => one.state === state);
    return row ? compilePolicy(row.version, row.policy) : null;
  };
  const live = inState('live') ?? DEFAULT_POLICY;
  const shadow = inState('shadow');
  const readsTime = live.reads.localTime || shadow?.reads.localTime;
  const localTime = readsTime ? localTimeIn(await timeZoneOf(db, developerId)) : null;
  return { live, shadow, shapes, localTime };
}

/** The zone in which an account tells the time. */
export async function timeZoneOf(db: Queryable, developerId: string): Promise<string> {
  const [found] = await db.query<{ zone: string | null }>(
    'SELECT time_zone AS zone FROM mail_settings WHERE developer_id = $1',
    [developerId],
  );
  return found?.zone ?? DEFAULT_TIME_ZONE;
}
