import type { Metadata } from '#core/caller-metadata.ts';
import { type ListLookup, textOf } from '#core/risk/lists.ts';
import type { LocalTime } from '#core/risk/local-time.ts';
import type { PastAssessment } from '#core/risk/policy/backtest.ts';
import { openCallerMetadata, type StoredCallerMetadata } from '#store/caller-metadata/caller-metadata.ts';
import type { Queryable } from '#store/db.ts';
import { look } from '#store/risk/named-lists.ts';
import type { AssociatedData, PersonalBox } from '#store/secrets/personal.ts';

const associatedDataOf = (developerId: string, id: string): AssociatedData => [
  'risk_assessments.metadata_read',
  developerId,
  id,
];

/** The metadata that rules read in an assessment. */
export function encryptMetadata(box: PersonalBox, developerId: string, id: string, read: Metadata): string {
  return box.encrypt(associatedDataOf(developerId, id), JSON.stringify(read));
}

export function openMetadata(
  box: PersonalBox,
  developerId: string,
  id: string,
  encrypted: string | null,
): Metadata | null {
  return encrypted === null ? null : JSON.parse(box.open(associatedDataOf(developerId, id), encrypted));
}

/** What the rules to be tested read, of which an assessment has stored what the rules of its time read. */
type OwnReads = {
  readonly metadata: boolean;
  readonly localTime: ((at: Date) => LocalTime) | null;
  readonly lookups: readonly ListLookup[];
  readonly now: Date;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly userId: string;
  readonly device: string | null;
  readonly sellerId: string | null;
  readonly read: string | null;
  readonly own: StoredCallerMetadata | null;
  readonly agreement: StoredCallerMetadata | null;
};

const STORED = (row: string) =>
  `(SELECT jsonb_build_object('id', m.subject_id, 'reference', NULL, 'encrypted', m.encrypted)
    FROM caller_metadata m WHERE m.developer_id = a.developer_id AND m.subject_id = ${row})`;

/**
 * Adds facts that other rules than those of the time read: metadata as it was read then, else that of the
 * payment and its agreement as it is now; the local time; and whether lists contain them now.
 */
export async function withOwnFacts(
  db: Queryable,
  developerId: string,
  past: readonly PastAssessment[],
  { metadata: wanted, localTime, lookups, now }: OwnReads,
): Promise<readonly PastAssessment[]> {
  if (!wanted && !localTime && lookups.length === 0) return past;
  const rows = await db.query<Row>(
    `SELECT a.id, a.created_at AS at, a.user_id AS "userId", encode(a.device, 'hex') AS device,
       CASE WHEN a.bands = 'payment' THEN (SELECT g.seller_external_id FROM agreements g
         WHERE g.developer_id = a.developer_id AND g.id = a.agreement_id) END AS "sellerId",
       a.metadata_read AS read, ${wanted ? STORED('a.id') : 'NULL'} AS own,
       ${wanted ? `CASE WHEN a.bands = 'payment' THEN ${STORED('a.agreement_id')} END` : 'NULL'} AS agreement
     FROM risk_assessments a WHERE a.developer_id = $1 AND a.id = ANY($2)`,
    [developerId, past.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const completed = past.map((one) => {
    const row = found.get(one.id);
    if (!one.facts || !row) return one;
    const facts = { ...one.facts };
    if (localTime) facts.local ??= localTime(row.at);
    if (wanted) facts.metadata = metadataOf(db.personal, developerId, row);
    return { ...one, facts };
  });
  if (lookups.length === 0) return completed;
  const things = completed.map(({ id, currency, facts }) => {
    const { userId = '', device = null, sellerId } = found.get(id) ?? {};
    const { network = null, metadata = null } = facts ?? {};
    return { userId, device, sellerId: sellerId ?? undefined, text: textOf({ currency, network, metadata }) };
  });
  const answers = await look(db, developerId, things, { lookups, at: now });
  return completed.map((one, index) =>
    one.facts ? { ...one, facts: { ...one.facts, listed: { ...answers[index], ...one.facts.listed } } } : one,
  );
}

function metadataOf(box: PersonalBox, developerId: string, { id, read, own, agreement }: Row): Metadata {
  return {
    ...openCallerMetadata(box, developerId, agreement).metadata,
    ...openCallerMetadata(box, developerId, own).metadata,
    ...openMetadata(box, developerId, id, read),
  };
}
