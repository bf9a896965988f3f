import { referenceTaken } from '#actions/unless-taken.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type Change, spentBy } from '#core/escrow/change.ts';
import { type Confirmation, type Confirmed, confirm } from '#core/escrow/confirm.ts';
import { type Decision, StaleFacts } from '#core/escrow/decision.ts';
import { Problem } from '#core/problem.ts';
import * as callerMetadata from '#store/caller-metadata/caller-metadata.ts';
import { type Answered, type AnswerFor, answered, type SavedAnswer, saveAnswer } from '#store/idempotency.ts';
import { loadAgreement, momentOf, wakeWhoHasWork } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { decideCreation, type NewAgreement } from './create-agreement.ts';

/** The outcome of one item: its result, or the reason why it was refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly problem: Problem };
export type Outcomes<Result> = readonly Outcome<Result>[];

const MAX_TRIES = 25;

/** Creates every agreement that can be created, in one commit. */
export function createAgreements(
  context: EscrowContext,
  developerId: string,
  items: readonly NewAgreement[],
  answerFor: AnswerFor<Outcomes<Agreement>>,
): Promise<Answered<Outcomes<Agreement>>> {
  const { agreements, db } = context;
  const references = items.flatMap((item) => item.callerMetadata?.reference ?? []);
  return untilCommitted(context, async () => {
    const taken = await callerMetadata.findByReferences(db, developerId, 'agreement', references);
    const decided = await decideEach(items, async (item) => {
      const reference = item.callerMetadata?.reference ?? null;
      const owner = reference === null ? undefined : taken.get(reference);
      if (owner !== undefined) throw referenceTaken('agreement', owner);
      const decision = await decideCreation(context, item);
      // The next item with the same reference is refused.
      if (reference !== null) taken.set(reference, decision.result.id);
      return decision;
    });
    return commitAll(context, developerId, decided, answerFor, (changes, answer) =>
      unlessReferenceTaken(agreements.createAll(changes, answer)),
    );
  });
}

/** False when a concurrent request took one of the references first. */
async function unlessReferenceTaken(creating: Promise<void>): Promise<boolean> {
  try {
    await creating;
    return true;
  } catch (error) {
    if (callerMetadata.isTaken(error)) return false;
    throw error;
  }
}

export type ConfirmationOf = Confirmation & { readonly agreementId: string };

/** Records every confirmation that can be recorded, in one commit. */
export function confirmMilestones(
  context: EscrowContext,
  developerId: string,
  items: readonly ConfirmationOf[],
  answerFor: AnswerFor<Outcomes<Confirmed>>,
): Promise<Answered<Outcomes<Confirmed>>> {
  const ids = [...new Set(items.map(({ agreementId }) => agreementId))].sort();
  const confirmAll = () =>
    untilCommitted(context, async () => {
      const spent: (() => Promise<void>)[] = [];
      try {
        const agreements = await loadAll(context, developerId, ids);
        const decided = await decideEach(items, async (item) => {
          const agreement = agreements.get(item.agreementId);
          if (!agreement || agreement instanceof Problem) throw agreement;
          const decision = confirm(agreement, item, momentOf(context));
          const { change } = decision;
          if (!change) return decision;
          spent.push(await context.caller.spend(spentBy(change), change.after.currency));
          // The next item of this agreement is decided on the outcome of this one.
          agreements.set(agreement.id, change.after);
          return decision;
        });
        const done = await commitAll(context, developerId, decided, answerFor, context.agreements.commitAll);
        if (done) spent.length = 0;
        return done;
      } finally {
        for (const giveBack of spent) await giveBack();
      }
    });
  // In the order of the ids, so that two calls never wait for each other.
  return ids.reduceRight((next, id) => () => context.inTurn(`${developerId} ${id}`, next), confirmAll)();
}

async function loadAll(
  context: EscrowContext,
  developerId: string,
  ids: readonly string[],
): Promise<Map<string, Agreement | Problem>> {
  const found = await Promise.all(
    ids.map((agreementId) => orProblem(() => loadAgreement(context, { developerId, agreementId }))),
  );
  return new Map(ids.map((id, index) => [id, found[index] as Agreement | Problem]));
}

type Decided<Result> = Decision<Result> | Problem;

/** Decides one after the other, because an item may depend on an earlier one. */
async function decideEach<Item, Result>(
  items: readonly Item[],
  decide: (item: Item) => Promise<Decision<Result>>,
): Promise<Decided<Result>[]> {
  const decided: Decided<Result>[] = [];
  for (const item of items) decided.push(await orProblem(() => decide(item)));
  return decided;
}

async function orProblem<Result>(work: () => Promise<Result>): Promise<Result | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Null when another change came first: nothing was written. */
async function commitAll<Result>(
  context: EscrowContext,
  developerId: string,
  decided: readonly Decided<Result>[],
  answerFor: AnswerFor<Outcomes<Result>>,
  commit: (changes: readonly Change[], answer: SavedAnswer | null) => Promise<boolean>,
): Promise<Answered<Outcomes<Result>> | null> {
  const outcomes = decided.map((one) => (one instanceof Problem ? { problem: one } : { result: one.result }));
  const changes = decided.flatMap((one) => (one instanceof Problem ? [] : (one.change ?? [])));
  if (changes.length === 0) return saveAnswer(context.db, developerId, outcomes, answerFor);
  if (!(await commit(changes, answerFor(outcomes)))) return null;
  for (const change of changes) wakeWhoHasWork(context, change);
  return answered(outcomes);
}

/** Decides until the commit succeeds; null means that the facts have changed. */
async function untilCommitted<Done>(
  context: EscrowContext,
  attempt: () => Promise<Done | null>,
): Promise<Done> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const done = await attempt().catch((error) => {
      if (error instanceof StaleFacts && tries < MAX_TRIES) return null;
      throw error;
    });
    if (done) return done;
    await context.backOff(tries);
  }
  throw new Problem('service_unavailable', 'The agreements are changing too fast. Send the request again.');
}
