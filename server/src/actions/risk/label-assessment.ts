import type { Base } from '#actions/base.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { Actor } from '#core/actor.ts';
import { Problem } from '#core/problem.ts';
import { type Label, type LabelSource, mayFollow, type Outcome } from '#core/risk/labels/label.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as assessments from '#store/risk/assessments.ts';
import * as labels from '#store/risk/labels/labels.ts';

export type Labelling = {
  readonly developerId: string;
  readonly assessmentId: string;
  readonly outcome: Outcome;
  readonly reason: string;
};

/** Labels an assessment with its outcome. Earlier labels are kept as history. */
export async function labelAssessment(
  context: Base,
  input: Labelling,
  answerFor: AnswerFor<Label>,
): Promise<Answered<Label>> {
  const { developerId, assessmentId } = input;
  const found = await assessments.find(context.db, developerId, assessmentId);
  if (!found)
    throw new Problem(
      'not_found',
      'No assessment with this id exists in this account. GET /v1/fraud/assessments lists them.',
    );
  return context.db.transaction(async (tx) => {
    const label = await writeLabel(context, tx, input, 'api');
    return saveAnswer(tx, developerId, label, answerFor);
  });
}

/** Runs in the caller's transaction. */
export async function writeLabel(
  context: Base,
  tx: Queryable,
  { developerId, ...said }: Labelling,
  source: LabelSource,
): Promise<Label> {
  const [current] = await labels.historyOf(tx, developerId, said.assessmentId);
  const { actor } = context.caller;
  const label = { ...said, id: context.newId('lbl'), source, actor, createdAt: context.clock() };
  await labels.insert(tx, developerId, label);
  await recordAudit(context, tx, {
    developerId,
    kind: 'assessment.labelled',
    subject: said.assessmentId,
    before: { outcome: current?.outcome ?? null },
    after: { outcome: label.outcome, label: label.id },
  });
  return label;
}

/**
 * Labels the assessment behind a payment with what happened to the money: the latest of the buyer's that was
 * not blocked. Safe to repeat.
 */
export async function labelPayment(
  context: Base,
  payment: {
    readonly developerId: string;
    readonly agreementId: string;
    readonly source: 'dispute' | 'recall';
    /** Identifies the occasion, which labels only once. */
    readonly cause: string;
    readonly reason: string;
    readonly by: Actor;
  },
): Promise<void> {
  const { developerId, agreementId, source, cause, reason, by: actor } = payment;
  const assessmentId = await assessments.paidBy(context.db, developerId, agreementId);
  if (assessmentId === undefined) return;
  const [current] = await labels.historyOf(context.db, developerId, assessmentId);
  if (!mayFollow(source, current)) return;
  const id = context.derivedId('lbl', agreementId, source, cause);
  const outcome = source === 'recall' ? 'recalled' : 'disputed';
  const label = { id, assessmentId, outcome, source, reason, actor, createdAt: context.clock() } as const;
  await labels.insert(context.db, developerId, label);
}
