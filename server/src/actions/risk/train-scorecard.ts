import { setImmediate as letOthersGoFirst } from 'node:timers/promises';
import { BANDS } from '#core/risk/bands.ts';
import { NO_POLICY } from '#core/risk/policy/risk-policy.ts';
import { type Example, readAll } from '#core/risk/scorecard/columns.ts';
import { openComponents } from '#core/risk/scorecard/connected-components.ts';
import { ENOUGH, fittingScorecard, scoringStrangers } from '#core/risk/scorecard/fit.ts';
import type { Scorecard } from '#core/risk/scorecard/scorecard.ts';
import type { Steps } from '#core/steps.ts';
import { type Answered, type AnswerFor, NO_ANSWER } from '#store/idempotency.ts';
import * as examples from '#store/risk/examples.ts';
import * as policies from '#store/risk/policy/policies.ts';
import * as trainings from '#store/risk/policy/trainings.ts';
import { askForWork } from './ask-for-work.ts';
import { draftPolicy } from './change-policy.ts';
import type { RiskContext } from './context.ts';

type Seen = { readonly frauds: number; readonly legitimate: number };
/** Without a card when there are too few labels to train on. */
export type NoTraining = Seen & { readonly card: null };
export type Training = Seen & {
  readonly card: Scorecard;
  /**
   * For each group, how many were AMBER or RED, and how many would be with a card trained without their
   * connected component.
   */
  readonly truePositives: { readonly before: number; readonly now: number };
  readonly falsePositives: { readonly before: number; readonly now: number };
};

/** More examples would only take longer. */
const MOST = { frauds: 20_000, legitimate: 40_000 };
/** Complaints have been made by then. */
const SETTLED_MS = 30 * 86_400_000;

/** Short enough that others in the process do not notice. */
const TURN_MS = 10;

/** A training that has not ended by then never will. */
const GIVEN_UP_MS = 3_600_000;

type Known = Example & { readonly score: number };

/**
 * Trains a scorecard on the outcomes of an account's own assessments, and puts it into the draft of the risk
 * policy. It has no effect until a person has reviewed and promoted it.
 */
export async function trainScorecard(
  context: RiskContext,
  developerId: string,
): Promise<Training | NoTraining> {
  const known = await gather(context, developerId);
  const frauds = known.filter(({ fraud }) => fraud).length;
  const legitimate = known.length - frauds;
  if (frauds < ENOUGH.frauds || legitimate < ENOUGH.legitimate) return { card: null, frauds, legitimate };
  const card = await amongOthers(fittingScorecard(known));
  const strangers = await amongOthers(scoringStrangers(known));
  const { draft, shadow, live } = await policies.findAll(context.db, developerId);
  const policy = (draft ?? shadow ?? live)?.policy ?? NO_POLICY;
  await draftPolicy(context, developerId, { ...policy, scorecard: card }, NO_ANSWER);
  const count = (fraud: boolean) => ({
    before: known.filter((one) => one.fraud === fraud && one.score >= one.amberFrom).length,
    now: known.filter((one, row) => one.fraud === fraud && (strangers[row] ?? 0) >= one.amberFrom).length,
  });
  return { card, frauds, legitimate, truePositives: count(true), falsePositives: count(false) };
}

async function gather({ db, clock }: RiskContext, developerId: string): Promise<Known[]> {
  const settled = new Date(clock().getTime() - SETTLED_MS);
  const sources = [
    { fraud: true, rows: examples.labelled(db, developerId, ['fraud', 'recalled'], MOST.frauds) },
    { fraud: false, rows: examples.labelled(db, developerId, ['legitimate'], MOST.legitimate / 2) },
    { fraud: false, rows: examples.unremarkable(db, developerId, settled, MOST.legitimate / 2) },
  ];
  const components = openComponents();
  const known: (Omit<Known, 'component'> & { user: string })[] = [];
  for (const { fraud, rows } of sources) {
    for await (const { userId: user, device, bands, score, facts } of rows) {
      components.join(user, device);
      const values = readAll({ facts, endpoint: bands, points: 0 });
      known.push({ user, values, fraud, score, amberFrom: BANDS[bands].amberFrom });
    }
  }
  return known.map(({ user, ...one }) => ({ ...one, component: components.of(user) }));
}

/** Computes in small slices, so that the event loop is not blocked. */
async function amongOthers<Result>(steps: Steps<Result>): Promise<Result> {
  for (let until = performance.now() + TURN_MS; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await letOthersGoFirst();
    until = performance.now() + TURN_MS;
  }
}

/** Queues a training, one at a time; GET /policies/risk/trainings has the result. */
export async function requestTraining(
  context: RiskContext,
  developerId: string,
  answerFor: AnswerFor<trainings.Training>,
): Promise<Answered<trainings.Training>> {
  return askForWork(context, developerId, answerFor, async (tx, asked) => {
    const [last] = await trainings.list(tx, developerId, { limit: 1 });
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
  const { card, ...outcome } = await trainScorecard(
    { ...context, caller: { ...context.caller, actor: training.askedBy } },
    developerId,
  );
  const state = card ? 'done' : 'too_few';
  await trainings.end(context.db, developerId, { id, state, outcome, finishedAt: context.clock() });
}
