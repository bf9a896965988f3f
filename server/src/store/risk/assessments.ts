import type { BandSystem } from '#core/risk/bands.ts';
import type { Flag } from '#core/risk/facts.ts';
import {
  addMetadata,
  addPeriod,
  Conditions,
  idOf,
  type ListFilter,
} from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { idBefore } from '#store/ids.ts';
import { FACTS_OF, type FactsRow, factsOf } from './facts/kept-facts.ts';
import { openMetadata } from './facts/own-facts.ts';
import type { AssessmentDetail } from './records.ts';
import { unpackVerdict } from './verdicts.ts';

/** An assessment as it was made. Written by record_assessments() and never changed. */
export type StoredAssessment = {
  readonly id: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly bands: BandSystem;
  readonly amount: number;
  readonly currency: string;
  readonly score: number;
  readonly flag: Flag;
  readonly simulated: boolean;
  readonly detail: AssessmentDetail;
  /** Version of the account's policy; null when it had none. */
  readonly policyVersion: number | null;
  readonly createdAt: Date;
};

const COLUMNS = `id, user_id AS "userId", agreement_id AS "agreementId", bands, amount, currency, score, flag,
  simulated, detail, verdict, metadata_read AS "metadataRead", policy_version AS "policyVersion", created_at AS "createdAt",
  ${FACTS_OF('risk_assessments')}`;

/** The detail is null in rows that have a verdict. */
type Stored<Row> = Omit<Row, 'detail'> &
  FactsRow & {
    readonly detail: AssessmentDetail | null;
    readonly verdict: string | null;
    readonly metadataRead: string | null;
  };

/** Facts are stored separately from the rest of the detail, and added to it here. */
function opened<Row>({ kept, facts: older, detail, verdict, metadataRead: _read, ...row }: Stored<Row>): Row {
  const rest = verdict === null ? detail : unpackVerdict(verdict);
  const facts = factsOf({ kept, facts: older });
  return { ...row, detail: facts ? { ...rest, facts } : rest } as Row;
}

export async function find(db: Db, developerId: string, id: string): Promise<StoredAssessment | undefined> {
  const [found] = await db.query<Stored<StoredAssessment>>(
    `SELECT ${COLUMNS} FROM risk_assessments WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return found && opened(found);
}

/** Returns the assessment that let the buyer of an agreement pay: the latest that was not RED. */
export async function paidBy(
  db: Queryable,
  developerId: string,
  agreementId: string,
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    `SELECT id FROM risk_assessments WHERE developer_id = $1 AND agreement_id = $2 AND bands = 'payment'
       AND flag <> 'RED' ORDER BY id DESC LIMIT 1`,
    [developerId, agreementId],
  );
  return found?.id;
}

export type AssessmentFilter = ListFilter & {
  readonly userId?: string | undefined;
  readonly agreementId?: string | undefined;
  readonly flag?: Flag | undefined;
  /** Only assessments older than this id: ids sort by time. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first. */
export async function list(
  db: Db,
  developerId: string,
  filter: AssessmentFilter,
): Promise<StoredAssessment[]> {
  const named = await idOf(db, developerId, 'assessment', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'fra', filter)
    .also('user_id =', filter.userId)
    .also('agreement_id =', filter.agreementId)
    .also('flag =', filter.flag)
    .also('amount >=', filter.minAmount)
    .also('amount <=', filter.maxAmount)
    .also('id =', named)
    .also('id <', filter.before);
  addMetadata(conditions, db, developerId, 'assessment', filter);
  const values = [...conditions.values, filter.limit];
  const rows = await db.query<Stored<StoredAssessment>>(
    `SELECT ${COLUMNS} FROM risk_assessments WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT $${values.length}`,
    values,
  );
  return rows.map((row) => opened(row));
}

/** A position among greens: those with a lower score, or older ones with the same score, come after it. */
export type GreenPlace = { readonly score: number; readonly id: string };

/**
 * Assessments that were GREEN since then and have no label, riskiest first. Simulated ones and
 * those without any points are left out.
 */
export async function riskiestGreens(
  db: Db,
  developerId: string,
  since: Date,
  { after, limit }: { readonly after: GreenPlace | undefined; readonly limit: number },
): Promise<StoredAssessment[]> {
  const rows = await db.query<Stored<StoredAssessment>>(
    `SELECT ${COLUMNS} FROM risk_assessments
     WHERE developer_id = $1 AND id >= $2 AND created_at >= $3 AND flag = 'GREEN' AND score > 0
       AND NOT simulated AND ($4::integer IS NULL OR (score, id) < ($4, $5::text))
       AND NOT EXISTS (SELECT 1 FROM risk_labels l
         WHERE l.developer_id = $1 AND l.assessment_id = risk_assessments.id)
     ORDER BY score DESC, id DESC LIMIT $6`,
    [developerId, idBefore('fra', since), since, after?.score ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => opened(row));
}

const BATCH_SIZE = 1000;

export type OwnedAssessment = StoredAssessment & { readonly developerId: string };

/** Includes metadata that rules read, unless it was erased or the database is locked. */
function withMetadata(db: Db, row: Stored<OwnedAssessment>): OwnedAssessment {
  const one = opened(row);
  const { facts } = one.detail;
  if (!facts || db.personal.locked) return one;
  const metadata = openMetadata(db.personal, one.developerId, one.id, row.metadataRead);
  return metadata ? { ...one, detail: { ...one.detail, facts: { ...facts, metadata } } } : one;
}

/** Yields the assessments of all accounts, in batches. */
export async function* everybodys(db: Db): AsyncGenerator<OwnedAssessment> {
  let after = ['', ''];
  for (;;) {
    const rows = await db.query<Stored<OwnedAssessment>>(
      `SELECT developer_id AS "developerId", ${COLUMNS} FROM risk_assessments
       WHERE (developer_id, id) > ($1, $2) ORDER BY developer_id, id LIMIT $3`,
      [...after, BATCH_SIZE],
    );
    for (const row of rows) yield withMetadata(db, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = [last.developerId, last.id];
  }
}

export async function* named(db: Db, ids: readonly string[]): AsyncGenerator<OwnedAssessment> {
  const rows = await db.query<Stored<OwnedAssessment>>(
    `SELECT developer_id AS "developerId", ${COLUMNS} FROM risk_assessments WHERE id = ANY($1)`,
    [ids],
  );
  for (const row of rows) yield withMetadata(db, row);
}
