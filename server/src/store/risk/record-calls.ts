import { saysAnything } from '#core/caller-metadata.ts';
import { CHAIN_START } from '#core/chain.ts';
import { REVIEW_DUE_HOURS } from '#core/risk/facts.ts';
import { rowsOf } from '#store/caller-metadata/caller-metadata.ts';
import { chained, hashAfter } from '#store/events/chained.ts';
import { answerRow } from '#store/idempotency.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { packFacts } from './facts/kept-facts.ts';
import { encryptMetadata } from './facts/own-facts.ts';
import type { NewAssessment } from './records.ts';
import { bytes, plain, texts } from './state/arrays.ts';
import type { Call } from './state/write-rows.ts';
import { packVerdict } from './verdicts.ts';

/** The calls that record assessments with their events, metadata, reviews and answers. */
export function recordCalls(box: PersonalBox, made: readonly NewAssessment[]): Call[] {
  const rowsFrom = (rows: (box: PersonalBox, one: NewAssessment) => readonly object[]) =>
    made.flatMap((one) => rows(box, one));
  const optional = (name: string, rows: readonly object[], values: (rows: string) => unknown[]): Call[] =>
    rows.length === 0 ? [] : [{ name, values: values(JSON.stringify(rows)) }];
  return [
    { name: 'record_assessments', values: assessmentValues(box, made) },
    ...optional('write_caller_metadata', rowsFrom(metadataRows), (rows) => ['{0}', rows]),
    ...optional('write_side_effects', rowsFrom(eventRows), (rows) => ['{0}', rows, null, null]),
    ...optional('open_assessment_reviews', suspectsIn(made), (rows) => [rows]),
    ...optional('save_answers', rowsFrom(answerRows), (rows) => [rows]),
  ];
}

function assessmentValues(box: PersonalBox, made: readonly NewAssessment[]): unknown[] {
  const column = (array: (values: readonly never[]) => string, value: (one: NewAssessment) => unknown) => {
    const values = made.map(value);
    return values.every((one) => one === null) ? null : array(values as never[]);
  };
  return [
    column(texts, ({ developerId }) => developerId),
    column(texts, ({ id }) => id),
    column(texts, ({ userId }) => userId),
    column(texts, ({ agreementId }) => agreementId),
    column(texts, ({ bands }) => bands),
    column(plain, ({ amount }) => amount),
    column(texts, ({ currency }) => currency),
    column(bytes, ({ device }) => device),
    column(plain, ({ score }) => score),
    column(texts, ({ flag }) => flag),
    column(plain, ({ simulated }) => simulated),
    column(texts, ({ detail: { facts } }) => (facts ? packFacts(facts) : null)),
    column(texts, ({ detail }) => packVerdict(detail)),
    column(plain, ({ policyVersion }) => policyVersion),
    column(plain, ({ shadow }) => shadow?.version ?? null),
    column(plain, ({ shadow }) => shadow?.score ?? null),
    column(texts, ({ shadow }) => shadow?.flag ?? null),
    column(plain, ({ at }) => at.getTime()),
    column(texts, (one) => (isPlain(one) ? (one.event?.id ?? null) : null)),
    column(texts, (one) => (isPlain(one) && one.event ? JSON.stringify(one.event.actor) : null)),
    column(texts, (one) => (isPlain(one) ? hashOf(one) : null)),
    column(texts, ({ developerId, id, detail: { facts } }) =>
      facts?.metadata ? encryptMetadata(box, developerId, id, facts.metadata) : null,
    ),
  ];
}

/** True when the event has no data but those of the assessment. An assessment is a stream of one event. */
function isPlain({ callerMetadata }: NewAssessment): boolean {
  return !callerMetadata || !saysAnything(callerMetadata);
}

function hashOf({ developerId, id, event }: NewAssessment): string | null {
  return event ? hashAfter(CHAIN_START, { developerId, streamId: id }, event) : null;
}

function eventRows(box: PersonalBox, one: NewAssessment): readonly object[] {
  const { developerId, id, event } = one;
  if (!event || isPlain(one)) return [];
  return chained(box, { developerId, streamId: id }, CHAIN_START, [event]).rows.map((row) => ({
    n: 0,
    ...row,
  }));
}

function metadataRows(
  box: PersonalBox,
  { developerId, id, callerMetadata }: NewAssessment,
): readonly object[] {
  if (!callerMetadata) return [];
  const rows = rowsOf(box, developerId, [{ ...callerMetadata, kind: 'assessment', subjectId: id }]);
  return rows.map((row) => ({ n: 0, ...row }));
}

function answerRows(box: PersonalBox, { developerId, answer }: NewAssessment): readonly object[] {
  return answer ? [answerRow(box, developerId, answer)] : [];
}

/**
 * The assessment with the highest score for each user and agreement. Due times apply unless the account's
 * policy sets others.
 */
function suspectsIn(assessments: readonly NewAssessment[]): object[] {
  const found = new Map<string, Readonly<Record<string, unknown>> & { readonly score: number }>();
  for (const { developerId, id, userId, agreementId, flag, score, simulated, at } of assessments) {
    if (flag === 'GREEN' || simulated) continue;
    const key = JSON.stringify([developerId, userId, agreementId]);
    if ((found.get(key)?.score ?? -1) >= score) continue;
    found.set(key, {
      developer_id: developerId,
      review_id: `rev_${id.slice('fra_'.length)}`,
      id,
      user_id: userId,
      agreement_id: agreementId ?? '',
      flag,
      score,
      due_hours: REVIEW_DUE_HOURS[flag],
      at,
    });
  }
  return [...found.values()];
}
