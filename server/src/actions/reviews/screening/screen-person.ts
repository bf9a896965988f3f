import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReviewContext } from '#actions/reviews/context.ts';
import { openReview } from '#actions/reviews/open-review.ts';
import type { ScreenedPerson } from '#core/reviews/screening/entry.ts';
import { matchEntry } from '#core/reviews/screening/match.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import * as policies from '#store/reviews/policies.ts';
import * as lists from '#store/reviews/screening/lists.ts';
import type { Hit, PersonKey } from '#store/reviews/screening/people.ts';
import * as people from '#store/reviews/screening/people.ts';

export type Screened = {
  readonly userId: string;
  /** All current hits for this person, most likely first. */
  readonly hits: readonly Hit[];
  readonly lists: readonly lists.ListVersion[];
};

/** Screens a person now, and again whenever a list changes. */
export async function screenPerson(
  context: ReviewContext,
  key: PersonKey,
  person: ScreenedPerson,
  answerFor: AnswerFor<Screened>,
): Promise<Answered<Screened>> {
  const saved = await context.db.transaction(async (tx) => {
    await holdAgainstLists(context, tx, key, person);
    const [hits, loaded] = [await people.hitsOf(tx, key), await lists.current(tx)];
    return saveAnswer(tx, key.developerId, { userId: key.userId, hits, lists: loaded }, answerFor);
  });
  context.webhooks.wake();
  return saved;
}

/** Entries that are compared before other requests have a turn. */
const TURN = 25;

/** New hits only open a review: similar names decide nothing by themselves. */
async function holdAgainstLists(
  context: ReviewContext,
  tx: Queryable,
  key: PersonKey,
  person: ScreenedPerson,
): Promise<void> {
  const at = context.clock();
  await people.remember(tx, key, person, at);
  let newest: string | null = null;
  const candidates = await lists.candidates(tx, person.name);
  for (const [place, { source, version, entry }] of candidates.entries()) {
    // A name that shares words with many entries must not hold up other requests.
    if (place % TURN === TURN - 1) await nextTurn();
    const match = matchEntry(person, entry);
    if (!match) continue;
    const { id: entryId, programme } = entry;
    const hit = { ...match, id: context.newId('hit'), source, version, entryId, programme };
    if (await people.addHit(tx, key, hit, at)) newest = hit.id;
  }
  if (newest === null) return;
  const { opens } = await policies.find(tx, key.developerId);
  if (!opens.includes('SCREENING')) return;
  await openReview(context, tx, { ...key, kind: 'screening', subjectId: newest, claim: null }, 'SCREENING');
}

/** Screens everyone again who was screened before a list changed. Returns how many. */
export async function screenAgain(context: ReviewContext, since: Date): Promise<number> {
  let screened = 0;
  for await (const { person, ...key } of people.unscreenedSince(context.db, since)) {
    await context.db.transaction((tx) => holdAgainstLists(context, tx, key, person));
    screened += 1;
  }
  if (screened > 0) context.webhooks.wake();
  return screened;
}

/**
 * Indexes entries of lists that an earlier version has indexed. After the last of them, everyone is screened
 * again. Returns how many.
 */
export async function indexAgain(context: ReviewContext, batch: number): Promise<number> {
  const indexed = await lists.keyAgain(context.db, batch);
  if (indexed === 0 || indexed === batch) return indexed;
  const now = context.clock();
  const job = { id: context.newId('job'), kind: 'screen-again' as const, runAt: now };
  await jobs.add(context.db, { ...job, payload: { since: now.toISOString() } }, now);
  return indexed;
}
