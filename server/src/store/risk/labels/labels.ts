import type { Label } from '#core/risk/labels/label.ts';
import type { Queryable } from '#store/db.ts';
import type { AssociatedData, PersonalBox } from '#store/secrets/personal.ts';

const COLUMNS = `id, assessment_id AS "assessmentId", outcome, source, reason, actor, created_at AS "createdAt"`;
/** More labels than an assessment ever gets; beyond it the oldest are not shown. */
const MAX_HISTORY = 100;

function associatedDataOf(
  developerId: string,
  { assessmentId, id }: Pick<Label, 'assessmentId' | 'id'>,
): AssociatedData {
  return ['risk_labels', developerId, assessmentId, id];
}

function opened(box: PersonalBox, developerId: string, label: Label): Label {
  return { ...label, reason: box.open(associatedDataOf(developerId, label), label.reason) };
}

/** Inserts a label and counts it. False when it exists: a repeated job uses the same id. */
export async function insert(tx: Queryable, developerId: string, label: Label): Promise<boolean> {
  const { id, assessmentId, outcome, source, actor, createdAt } = label;
  const reason = tx.personal.encrypt(associatedDataOf(developerId, label), label.reason);
  const [{ added } = { added: false }] = await tx.query<{ added: boolean }>(
    'SELECT add_risk_label($1, $2, $3, $4, $5, $6, $7, $8) AS added',
    [developerId, assessmentId, id, outcome, source, reason, actor, createdAt],
  );
  return added;
}

/** Newest first: the first one counts. */
export async function historyOf(db: Queryable, developerId: string, assessmentId: string): Promise<Label[]> {
  const rows = await db.query<Label>(
    `SELECT ${COLUMNS} FROM risk_labels WHERE developer_id = $1 AND assessment_id = $2
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [developerId, assessmentId, MAX_HISTORY],
  );
  return rows.map((label) => opened(db.personal, developerId, label));
}
