import type { Waiting } from '#actions/approvals/context.ts';
import { needsApproval, requestApproval } from '#actions/approvals/request-approval.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type Change, spentBy } from '#core/escrow/change.ts';
import { type Decision, type Moment, StaleFacts } from '#core/escrow/decision.ts';
import { standingAfter } from '#core/escrow/exceptions/standing.ts';
import { Problem } from '#core/problem.ts';
import * as approvals from '#store/approvals/approvals.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { type Answered, type AnswerFor, answered, NO_ANSWER, saveAnswer } from '#store/idempotency.ts';
import type { EscrowContext } from './context.ts';

type Decide<Made> = (agreement: Agreement, moment: Moment) => Made | Promise<Made>;

const MAX_TRIES = 25;

/**
 * Load, decide, commit: the form of every change to an agreement. The decision is committed only if the facts
 * it was based on are unchanged; otherwise it is made again. `known` is the agreement as this request has
 * already read it.
 */
export function changeAndAnswer<Result>(
  context: EscrowContext,
  key: AgreementKey,
  decide: Decide<Decision<Result>>,
  answerFor: AnswerFor<Result>,
  known?: Agreement,
): Promise<Answered<Result>> {
  return context.inTurn(nameOf(key), async () => {
    const early = await decideOnKnown(context, known ?? context.agreements.lastCommitted(key), decide);
    const done = early && (await commit(context, key, early, answerFor));
    if (done) return done;
    return untilItFits(context, key, decide, (decision) => commit(context, key, decision, answerFor));
  });
}

/**
 * Decides on the agreement as this request or this process last knew it, which saves a round trip. Only a
 * change counts, because the commit checks that it is based on the current facts; a refusal, or a decision to
 * change nothing, may be due to old facts and is made again on new ones.
 */
async function decideOnKnown<Result>(
  context: EscrowContext,
  known: Agreement | undefined,
  decide: Decide<Decision<Result>>,
): Promise<Decision<Result> | null> {
  if (!known) return null;
  try {
    const decision = await decide(known, momentOf(context));
    return decision.change ? decision : null;
  } catch {
    return null;
  }
}

/**
 * Like changeAndAnswer, for changes that may need approval. The check follows the decision, when it is known
 * that the change is possible and how much it moves.
 */
export function changeOnceApproved<Result>(
  context: EscrowContext,
  key: AgreementKey,
  decide: Decide<Decision<Result>>,
  requestOf: (change: Change) => Omit<ApprovalRequest, 'agreementId' | 'currency'>,
  answerFor: AnswerFor<Result | Waiting>,
): Promise<Answered<Result | Waiting>> {
  const { developerId, agreementId } = key;
  const finish = async (decision: Decision<Result>): Promise<Answered<Result | Waiting> | null> => {
    const { change } = decision;
    const asked = change && { ...requestOf(change), agreementId, currency: change.after.currency };
    if (!asked || !(await needsApproval(context, context.db, developerId, asked))) {
      return commit(context, key, decision, answerFor);
    }
    const waiting = await context.db.transaction(async (tx) => {
      const approval = await requestApproval(context, tx, developerId, asked);
      return saveAnswer<Result | Waiting>(tx, developerId, { approval }, answerFor);
    });
    context.webhooks.wake();
    return waiting;
  };
  return context.inTurn(nameOf(key), () => untilItFits(context, key, decide, finish));
}

function nameOf({ developerId, agreementId }: AgreementKey): string {
  return `${developerId} ${agreementId}`;
}

/** Null when another change came first. */
async function commit<Result>(
  context: EscrowContext,
  { developerId }: AgreementKey,
  { change, result }: Decision<Result>,
  answerFor: AnswerFor<Result>,
): Promise<Answered<Result> | null> {
  const { db } = context;
  const { approval } = context.caller;
  if (!change && approval) {
    return db.transaction(async (tx) => {
      await approvals.settle(tx, approval, context.mac);
      return saveAnswer(tx, developerId, result, answerFor);
    });
  }
  if (!change) return saveAnswer(db, developerId, result, answerFor);
  const giveBack = await context.caller.spend(spentBy(change), change.after.currency);
  if (!(await context.agreements.commit(change, answerFor(result), approval))) {
    await giveBack();
    return null;
  }
  wakeWhoHasWork(context, change);
  return answered(result);
}

/** Returns what would be decided now. Nothing is written, so it does not wait for other changes. */
export function foresee<Made extends Decision<unknown>>(
  context: EscrowContext,
  key: AgreementKey,
  decide: Decide<Made>,
): Promise<Made> {
  return untilItFits(context, key, decide, async (decision) => decision);
}

/**
 * Decides until the facts are consistent and `finish` succeeds; null from it means that they have changed.
 */
async function untilItFits<Made, Done>(
  context: EscrowContext,
  key: AgreementKey,
  decide: Decide<Made>,
  finish: (made: Made) => Promise<Done | null>,
): Promise<Done> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const agreement = await loadAgreement(context, key);
    const made = await unlessStale(() => decide(agreement, momentOf(context)), tries === MAX_TRIES);
    const done = made && (await finish(made));
    if (done) return done;
    // Another process came first. Wait for a random time, so that one of them succeeds.
    await context.backOff(tries);
  }
  throw new Problem('service_unavailable', 'The agreement is changing too fast. Send the request again.');
}

/** Like changeAndAnswer, when no answer has to be saved. */
export async function changeAgreement<Result>(
  context: EscrowContext,
  key: AgreementKey,
  decide: Decide<Decision<Result>>,
): Promise<Result> {
  return (await changeAndAnswer(context, key, decide, NO_ANSWER)).result;
}

export function momentOf({ clock, newId, derivedId, caller: { actor } }: EscrowContext): Moment {
  return { now: clock(), newId, derivedId, actor };
}

/** Called after the commit: uncommitted work cannot be found. */
export function wakeWhoHasWork(context: EscrowContext, change: Change): void {
  if (change.jobs.some((job) => job.runAt <= change.decidedAt)) context.wakeWorker();
  if (change.events.length > 0) context.webhooks.wake();
  for (const standing of standingAfter(change)) context.onStanding(standing);
}

/**
 * Null when the facts are inconsistent because they were read at two moments. The last attempt throws
 * instead.
 */
async function unlessStale<Made>(
  decide: () => Made | Promise<Made>,
  lastTime: boolean,
): Promise<Made | null> {
  try {
    return await decide();
  } catch (error) {
    if (lastTime || !(error instanceof StaleFacts)) throw error;
    return null;
  }
}

export async function loadAgreement(context: EscrowContext, key: AgreementKey): Promise<Agreement> {
  return found(await context.agreements.load(key));
}

/** With the caller's reference and metadata, for an answer. */
export async function loadShownAgreement(context: EscrowContext, key: AgreementKey): Promise<ShownAgreement> {
  return found(await context.agreements.loadShown(key));
}

function found<Found extends Agreement>(agreement: Found | undefined): Found {
  if (!agreement)
    throw new Problem(
      'not_found',
      'No agreement with this id exists in this account. Check the id, and that the key belongs to the ' +
        'account that created it.',
    );
  return agreement;
}
