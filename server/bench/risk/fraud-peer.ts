import type { Tenant } from '#bench/lib/seed.ts';
import { SYSTEM } from '#core/actor.ts';
import { NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { RULE_SET } from '#core/risk/score.ts';
import { BASELINE_MINIMUM_WEIGHT } from '#core/risk/value.ts';
import { judge, type Verdict } from '#core/risk/verdict.ts';
import type { Db } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { recordArguments } from '#store/risk/record-rows.ts';
import { deviceKey, type NewAssessment, type RiskEvent } from '#store/risk/records.ts';
import { countArgument } from '#store/risk/rows.ts';
import { factsOf } from './facts.ts';

export const USERS = 200_000;
/** Home connections in Lagos, which are counted by address, unlike phones. */
const HOME_NETWORK = '41.184';

export const addressOf = (n: number) => `${HOME_NETWORK}.${(n >> 8) & 255}.${n & 255}`;

/** The same two calls as the service makes, one event each, prepared for pgbench. */
export async function queueAssessments(db: Db, tenant: Tenant, count: number): Promise<string> {
  await db.query(
    'CREATE TABLE bench_risk (i integer PRIMARY KEY, event text, assessment text, devices text, told text)',
  );
  await db.query('CREATE SEQUENCE bench_risk_next');
  for (let from = 0; from < count; from += 1000) {
    const slice = Array.from({ length: Math.min(1000, count - from) }, (_none, index) => from + index + 1);
    const events = slice.map((n) => eventOf(tenant, n));
    const made = events.map((event) => recordArguments(db.personal, [[assessmentOf(event)]]));
    await db.query(
      `INSERT INTO bench_risk SELECT * FROM unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[])`,
      [
        slice,
        events.map((event) => countArgument([[event]])),
        made.map(([batch]) => batch),
        made.map(([, , , devices]) => devices),
        made.map(([, , , , told]) => told),
      ],
    );
  }
  await db.query('GRANT SELECT ON bench_risk TO surety');
  await db.query('GRANT USAGE, SELECT ON bench_risk_next TO surety');
  await db.query('VACUUM (ANALYZE) bench_risk');
  return `SELECT nextval('bench_risk_next') AS i \\gset
SELECT t.* FROM bench_risk b, count_risk_events(b.event::jsonb) t WHERE b.i = :i;
SELECT record_assessments(b.assessment::jsonb, ${BASELINE_MINIMUM_WEIGHT}, NULL, b.devices::jsonb,
  b.told::jsonb) FROM bench_risk b WHERE b.i = :i;\n`;
}

function eventOf({ developerId }: Tenant, n: number): RiskEvent {
  return {
    developerId,
    userId: `peer-${n % USERS}`,
    agreementId: null,
    device: deviceKey(`device-peer-${n % USERS}`),
    address: addressOf(n % USERS),
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
    learned: { units: event.units, place, standing, onFirstUse: true, hidden: false, newDevice: true },
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
