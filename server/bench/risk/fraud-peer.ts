import type { Tenant } from '#bench/lib/seed.ts';
import { SYSTEM } from '#core/actor.ts';
import { NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { RULE_SET } from '#core/risk/score.ts';
import { judge, type Verdict } from '#core/risk/verdict.ts';
import type { Db } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { deviceHash, type NewAssessment, type RiskEvent } from '#store/risk/records.ts';
import { openRiskState } from '#store/risk/state.ts';
import { factsOf } from './facts.ts';

export const USERS = 200_000;
/** Home connections in Lagos, which are counted by address, unlike phones. */
const HOME_NETWORK = '41.184';

export const addressOf = (n: number) => `${HOME_NETWORK}.${(n >> 8) & 255}.${n & 255}`;

/**
 * The two statements that the service makes for one assessment, prepared for pgbench. Each is of a new user:
 * a row that was written before has another version.
 */
export async function queueAssessments(db: Db, tenant: Tenant, count: number): Promise<string> {
  await db.query('CREATE TABLE bench_risk (i integer PRIMARY KEY, read text[], write text[])');
  await db.query('CREATE SEQUENCE bench_risk_next');
  let last: Statement[] = [];
  for (let from = 0; from < count; from += 1000) {
    const rows: object[] = [];
    for (let i = from + 1; i <= Math.min(count, from + 1000); i++) {
      last = await statementsOf(db, eventOf(tenant, i));
      const [read, write] = last.map(({ values }) => values);
      rows.push({ i, read, write });
    }
    await db.query(
      `INSERT INTO bench_risk SELECT i, read, write
       FROM jsonb_to_recordset($1) AS x (i integer, read text[], write text[])`,
      [JSON.stringify(rows)],
    );
  }
  await db.query('GRANT SELECT ON bench_risk TO surety');
  await db.query('GRANT USAGE, SELECT ON bench_risk_next TO surety');
  await db.query('VACUUM (ANALYZE) bench_risk');
  const [read = '', write = ''] = await Promise.all(
    last.map((statement, index) => withColumn(db, statement, index === 0 ? 'read' : 'write')),
  );
  return `SELECT nextval('bench_risk_next') AS i \\gset
SELECT t.* FROM bench_risk b, LATERAL (${read}) t WHERE b.i = :i;
${write} FROM bench_risk b WHERE b.i = :i;\n`;
}

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statements of one assessment, which are not sent. */
async function statementsOf(db: Db, event: RiskEvent): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = async (text: string, values: readonly unknown[] = []) => {
    statements.push({ text, values });
    return text.includes('read_risk_state') ? [NOTHING_KNOWN] : [];
  };
  await openRiskState({ ...db, query } as Db).assess(event, () => assessmentOf(event));
  return statements;
}

const NOTHING_KNOWN = {
  n: 1,
  user_version: null,
  own_day: null,
  device_version: null,
  address_version: null,
  address_state: null,
  troubles: 0,
};

/** Replaces the parameters of a statement by the elements of a column, in the types of its functions. */
async function withColumn(db: Db, { text }: Statement, column: string): Promise<string> {
  const names = [...text.matchAll(/(\w+)\(/g)].map(([, name]) => name);
  const rows = await db.query<{ name: string; types: string[] }>(
    `SELECT proname AS name, ARRAY(SELECT format_type(type, NULL) FROM unnest(proargtypes) AS type) AS types
     FROM pg_proc WHERE proname = ANY($1)`,
    [names],
  );
  const types = names.flatMap((name) => rows.find((row) => row.name === name)?.types ?? []);
  return text.replace(/\$(\d+)/g, (_all, n) => `b.${column}[${n}]::${types[Number(n) - 1]}`);
}

function eventOf({ developerId }: Tenant, n: number): RiskEvent {
  return {
    developerId,
    userId: `peer-${n}`,
    agreementId: null,
    device: deviceHash(`device-peer-${n}`),
    address: `address-${n}`,
    network: 29_091,
    units: 0.01,
    accountCreatedAt: null,
    blindIndexes: null,
    at: new Date(),
  };
}

function assessmentOf(event: RiskEvent): NewAssessment {
  const place = { latitude: 10, longitude: 8, radiusKm: 842, source: 'country', country: 'NG' } as const;
  const standing = {
    greens: 1,
    firstGreenAt: event.at.getTime(),
    trustedUntil: event.at.getTime() + 1e9,
  };
  const verdict = judge(
    {
      vpn: null,
      proxies: [],
      travel: null,
      device: { firstSeen: true, trusted: false, userHasTrusted: false },
      velocity: null,
      identityVerified: false,
      accountAgeMs: 0,
      highValue: null,
    },
    'fraud',
  );
  const { score, flag, ...detail } = verdict;
  const id = newId('fra');
  return {
    developerId: event.developerId,
    id,
    userId: event.userId,
    agreementId: null,
    bands: 'fraud',
    amount: 5_000_000,
    currency: 'NGN',
    device: event.device,
    score,
    flag,
    simulated: false,
    detail: {
      ...detail,
      degraded: [],
      bandLimits: { amberFrom: 40, redFrom: 70 },
      ipDataVersion: 'asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120',
      network: { class: 'isp', asn: 29091, organisation: 'ipNX Nigeria Limited', country: 'NG' },
      facts: factsOf(1),
      ruleSet: RULE_SET,
    },
    policyVersion: null,
    shadow: null,
    at: event.at,
    learned: { units: event.units, place, standing, hidden: false, newDevice: true },
    answer: null,
    event: tellingOf(event, id, verdict),
  };
}

function tellingOf(
  event: RiskEvent,
  assessmentId: string,
  { score, flag, triggeredSignals }: Verdict,
): DomainEvent {
  return {
    id: newId('evt'),
    sequence: 1,
    type: 'assessment.created',
    data: {
      ...{ assessmentId, score, flag, triggeredSignals, ...NO_CALLER_METADATA, platformUserId: event.userId },
      ...{ agreementId: null, transactionAmount: 5_000_000, currency: 'NGN', simulated: false },
    },
    createdAt: event.at,
    actor: SYSTEM,
  };
}
