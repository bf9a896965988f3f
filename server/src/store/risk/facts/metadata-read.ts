import type { Metadata } from '#core/caller-metadata.ts';
import type { LocalTime } from '#core/risk/local-time.ts';
import type { PastAssessment } from '#core/risk/policy/backtest.ts';
import { openCallerMetadata, type StoredCallerMetadata } from '#store/caller-metadata/caller-metadata.ts';
import type { Queryable } from '#store/db.ts';
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

type LocalClock = (at: Date) => LocalTime;

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly read: string | null;
  readonly own: StoredCallerMetadata | null;
  readonly agreement: StoredCallerMetadata | null;
};

const STORED = (row: string) =>
  `(SELECT jsonb_build_object('id', m.subject_id, 'reference', NULL, 'encrypted', m.encrypted)
    FROM caller_metadata m WHERE m.developer_id = a.developer_id AND m.subject_id = ${row})`;

/**
 * Adds facts that other rules than those of the time read: metadata as it was read then, else that of the
 * payment and its agreement as it is now; and the local time.
 */
export async function withOwnFacts(
  db: Queryable,
  developerId: string,
  past: readonly PastAssessment[],
  { metadata: wanted, localTime }: { readonly metadata: boolean; readonly localTime: LocalClock | null },
): Promise<readonly PastAssessment[]> {
  if (!wanted && !localTime) return past;
  const rows = await db.query<Row>(
    `SELECT a.id, a.created_at AS at, a.metadata_read AS read, ${wanted ? STORED('a.id') : 'NULL'} AS own,
       ${wanted ? `CASE WHEN a.bands = 'payment' THEN ${STORED('a.agreement_id')} END` : 'NULL'} AS agreement
     FROM risk_assessments a WHERE a.developer_id = $1 AND a.id = ANY($2)`,
    [developerId, past.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return past.map((one) => {
    const row = found.get(one.id);
    if (!one.facts || !row) return one;
    const facts = { ...one.facts };
    if (localTime) facts.local ??= localTime(row.at);
    if (wanted) facts.metadata = metadataOf(db.personal, developerId, row);
    return { ...one, facts };
  });
}

function metadataOf(box: PersonalBox, developerId: string, { id, read, own, agreement }: Row): Metadata {
  return {
    ...openCallerMetadata(box, developerId, agreement).metadata,
    ...openCallerMetadata(box, developerId, own).metadata,
    ...openMetadata(box, developerId, id, read),
  };
}
