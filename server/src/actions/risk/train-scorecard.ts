import type { Actor } from '#core/actor.ts';
import { BANDS } from '#core/risk/bands.ts';
import { NO_POLICY } from '#core/risk/policy/risk-policy.ts';
import { readAll } from '#core/risk/scorecard/columns.ts';
import { openComponents } from '#core/risk/scorecard/connected-components.ts';
import { ENOUGH } from '#core/risk/scorecard/fit.ts';
import {
  type Fitted,
  type KnownExample,
  LEAST_OVERLAP,
  ofSameWeeks,
  overlapOf,
} from '#core/risk/scorecard/train.ts';
import { type Answered, type AnswerFor, NO_ANSWER } from '#store/idempotency.ts';
import * as examples from '#store/risk/examples.ts';
import * as policies from '#store/risk/policy/policies.ts';
import * as trainings from '#store/risk/policy/trainings.ts';
import { askForWork } from './ask-for-work.ts';
import { draftPolicy } from './change-policy.ts';
import type { RiskContext } from './context.ts';
import { trainInChild } from './train-in-child.ts';

type Seen = { readonly frauds: number; readonly legitimate: number };
/** Without a card: too few labels, or frauds and legitimate payments from different weeks. */
export type NoTraining = Seen & { readonly card: null; readonly why: 'too_few' | 'other_weeks' };
type Contradiction = {
  readonly assessmentId: string;
  readonly labelledBy: Actor;
  readonly leftOut: boolean;
};
export type Training = Seen &
  Omit<Fitted, 'contradictions'> & {
    /** The weeks of both sides. */
    readonly from: Date;
    readonly to: Date;
    /** Labels to look at again; at most some are named. */
    readonly contradicting: number;
    readonly contradictions: readonly Contradiction[];
  };

/** More examples would only take longer. */
const MOST = { frauds: 20_000, legitimate: 40_000 };
/** Complaints have been made by then. */
const SETTLED_MS = 30 * 86_400_000;

/** A training that has not ended by then never will. */
const GIVEN_UP_MS = 3_600_000;

const MAX_NAMED = 50;

type Known = KnownExample & { readonly actor: Actor | null };

/**
 * Trains a scorecard on the outcomes of an account's own assessments, and puts it into the draft of the risk
 * policy. It has no effect until a person has reviewed and promoted it.
 */
export async function trainScorecard(
  context: RiskContext,
  developerId: string,
): Promise<Training | NoTraining> {
  const all = await gather(context, developerId);
  const known = ofSameWeeks(all);
  const seen = countOf(known);
  if (!isEnough(seen)) {
    const why = isEnough(countOf(all)) ? 'other_weeks' : 'too_few';
    return { card: null, why, ...(why === 'too_few' ? countOf(all) : seen) };
  }
  if (overlapOf(known) < LEAST_OVERLAP) return { card: null, why: 'other_weeks', ...seen };
  const { contradictions, ...fitted } = await trainInChild(known.map(({ actor: _person, ...one }) => one));
  const { draft, shadow, live } = await policies.findAll(context.db, developerId);
  const policy = (draft ?? shadow ?? live)?.policy ?? NO_POLICY;
  await draftPolicy(context, developerId, { policy: { ...policy, scorecard: fitted.card } }, NO_ANSWER);
  const actors = new Map(known.map(({ label, actor }) => [label?.assessmentId, actor]));
  const times = known.map(({ at }) => at);
  return {
    ...seen,
    ...fitted,
    from: new Date(times.reduce((one, other) => Math.min(one, other))),
    to: new Date(times.reduce((one, other) => Math.max(one, other))),
    contradicting: contradictions.length,
    contradictions: contradictions.slice(0, MAX_NAMED).flatMap((one) => {
      const labelledBy = actors.get(one.assessmentId);
      return labelledBy ? [{ ...one, labelledBy }] : [];
    }),
  };
}

function countOf(known: readonly Known[]): Seen {
  const frauds = known.filter(({ fraud }) => fraud).length;
  return { frauds, legitimate: known.length - frauds };
}

function isEnough({ frauds, legitimate }: Seen): boolean {
  return frauds >= ENOUGH.frauds && legitimate >= ENOUGH.legitimate;
}

/** Both sides are old enough that complaints have been made. */
async function gather({ db, clock }: RiskContext, developerId: string): Promise<Known[]> {
  const settled = new Date(clock().getTime() - SETTLED_MS);
  const labelled = (outcomes: readonly string[], most: number) =>
    examples.labelled(db, developerId, { outcomes, until: settled }, most);
  const sources = [
    { fraud: true, rows: labelled(['fraud', 'recalled'], MOST.frauds) },
    { fraud: false, rows: labelled(['legitimate'], MOST.legitimate / 2) },
    { fraud: false, rows: examples.unremarkable(db, developerId, settled, MOST.legitimate / 2) },
  ];
  const components = openComponents();
  const known: (Omit<Known, 'component'> & { user: string })[] = [];
  for (const { fraud, rows } of sources) {
    for await (const { id, userId: user, device, bands, score, facts, at, actor, people } of rows) {
      components.join(user, device);
      const values = readAll({ facts, endpoint: bands, points: 0 });
      const label = actor && { assessmentId: id, people };
      const { amberFrom } = BANDS[bands];
      known.push({ user, values, fraud, score, amberFrom, at: at.getTime(), label, actor });
    }
  }
  return known.map(({ user, ...one }) => ({ ...one, component: components.of(user) }));
}

/** Queues a training, one at a time; GET /policies/risk/trainings has the result. */
export async function requestTraining(
  context: RiskContext,
  developerId: string,
  answerFor: AnswerFor<trainings.Training>,
): Promise<Answered<trainings.Training>> {
  return askForWork(context, developerId, answerFor, async (tx, asked) => {
    const [last] = await trainings.list(tx, developerId, {}, { limit: 1 });
    const waitedMs = last ? asked.askedAt.getTime() - last.askedAt.getTime() : 0;
    if (last?.state === 'running' && waitedMs < GIVEN_UP_MS) return { made: last, work: null };
    const made = await trainings.insert(tx, developerId, { ...asked, id: context.newId('trn') });
    return { made, work: { kind: 'train', payload: { trainingId: made.id } } };
  });
}

/** Runs as the requester. */
export async function runTraining(context: RiskContext, developerId: string, id: string): Promise<void> {
  const training = await trainings.find(context.db, developerId, id);
  if (training?.state !== 'running') return;
  const { card, ...made } = await trainScorecard(
    { ...context, caller: { ...context.caller, actor: training.askedBy } },
    developerId,
  );
  const state = 'why' in made ? made.why : 'done';
  const { frauds, legitimate } = made;
  const outcome = 'why' in made ? { frauds, legitimate } : made;
  await trainings.end(context.db, developerId, { id, state, outcome, finishedAt: context.clock() });
}
