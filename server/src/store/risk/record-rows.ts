import { CHAIN_START } from '#core/chain.ts';
import { REVIEW_DUE_HOURS } from '#core/risk/facts.ts';
import { BASELINE_MINIMUM_WEIGHT } from '#core/risk/value.ts';
import { rowsOf } from '#store/caller-metadata/caller-metadata.ts';
import { chained } from '#store/events/chained.ts';
import { answerRow } from '#store/idempotency.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { packFacts } from './facts/kept-facts.ts';
import type { Learned, NewAssessment } from './records.ts';
import { hex, inTurnsOf } from './round-robin.ts';

/** The arguments of record_assessments() as JSON: assessments with what is learned from them, and answers. */
export function recordArguments(
  box: PersonalBox,
  turns: readonly (readonly NewAssessment[])[],
): [batch: string, minimumWeight: number, ...more: (string | null)[]] {
  const batch = inTurnsOf(turns, ({ detail: { facts, ...detail }, ...one }) => ({
    developer_id: one.developerId,
    id: one.id,
    user_id: one.userId,
    // Omitted when null: the SQL function checks whether the name occurs in a round.
    agreement_id: one.agreementId ?? undefined,
    bands: one.bands,
    amount: one.amount,
    currency: one.currency,
    device: hex(one.device),
    score: one.score,
    flag: one.flag,
    simulated: one.simulated,
    detail,
    facts: facts && packFacts(facts),
    policy_version: one.policyVersion ?? undefined,
    shadow_version: one.shadow?.version,
    shadow_score: one.shadow?.score,
    shadow_flag: one.shadow?.flag,
    at: one.at,
    ...(one.learned ? { learn: true, ...learnedColumns(one.learned) } : {}),
  }));
  const answers = turns
    .flat()
    .flatMap(({ developerId, answer }) => (answer ? [answerRow(box, developerId, answer)] : []));
  const jsonOrNull = (rows: readonly object[]) => (rows.length === 0 ? null : JSON.stringify(rows));
  const all = turns.flat();
  const events = all.flatMap((one) => eventRowsOf(box, one));
  const callerMetadata = all.flatMap((one) => callerMetadataOf(box, one));
  return [
    batch,
    BASELINE_MINIMUM_WEIGHT,
    ...[answers, newDevicesIn(all), events, callerMetadata, suspectsIn(all)].map(jsonOrNull),
  ];
}

/** An assessment is a stream of one event. */
function eventRowsOf(box: PersonalBox, { developerId, id, event }: NewAssessment): object[] {
  if (!event) return [];
  return chained(box, { developerId, streamId: id }, CHAIN_START, [event]).rows.map((row) => ({
    n: 0,
    ...row,
  }));
}

function callerMetadataOf(box: PersonalBox, { developerId, id, callerMetadata }: NewAssessment): object[] {
  if (!callerMetadata) return [];
  const rows = rowsOf(box, developerId, [{ ...callerMetadata, kind: 'assessment', subjectId: id }]);
  return rows.map((row) => ({ n: 0, ...row }));
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

/** Devices that get their first GREEN, each once and in locking order. */
function newDevicesIn(assessments: readonly NewAssessment[]): object[] {
  const found = new Map<string, object>();
  for (const { developerId, device, at, learned } of assessments) {
    if (!learned?.newDevice || !device) continue;
    found.set(`${developerId} ${hex(device)}`, { developer_id: developerId, device: hex(device), at });
  }
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function learnedColumns({ units, place, standing, onFirstUse, hidden }: Learned): Record<string, unknown> {
  return {
    hidden,
    log_units: units === null ? null : Math.log(units),
    latitude: place?.latitude,
    longitude: place?.longitude,
    radius_km: place?.radiusKm,
    location_source: place?.source,
    country: place?.country,
    on_first_use: onFirstUse,
    first_green_at: standing?.firstGreenAt ? new Date(standing.firstGreenAt) : null,
    trusted_until: standing?.trustedUntil ? new Date(standing.trustedUntil) : null,
  };
}
