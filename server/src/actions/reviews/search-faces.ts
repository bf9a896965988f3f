import { setTimeout as sleep } from 'node:timers/promises';
import { type AlikeFace, likenessOf, MOST_ALIKE, sizeOf } from '#core/identity/faces.ts';
import { DAY_MS } from '#core/time.ts';
import * as faces from '#store/identity/faces.ts';
import * as policies from '#store/identity/policies.ts';
import { reportedFor, wasReported } from '#store/reviews/reported-faces.ts';
import type { ReviewContext } from './context.ts';
import { openReview } from './open-review.ts';

/** The person to search for, and the minimum similarity. */
export type FaceSearch = {
  readonly externalUserId: string;
  readonly verificationId: string;
  readonly bar: number;
};

type Found = AlikeFace & Pick<faces.KeptFace, 'verificationId'>;
type Sought = FaceSearch & {
  readonly developerId: string;
  readonly kept: faces.KeptFace;
  readonly size: number;
  /** Users who were already reported. */
  readonly known: ReadonlySet<string>;
  /** Sorted by similarity once there are too many. */
  readonly alike: Found[];
};

/**
 * Compares newly verified people with all others of the tenant, several at once. Matches only open a review:
 * twins look alike, and strangers may, so software decides nothing by it.
 */
export async function searchFaces(
  context: ReviewContext,
  developerId: string,
  searches: readonly FaceSearch[],
): Promise<void> {
  const { searchFacesDays: days } = await policies.find(context.db, developerId);
  if (days === null) return;
  const now = context.clock();
  const kept = { now, since: new Date(now.getTime() - days * DAY_MS) };
  const sought: Sought[] = [];
  for (const search of searches) {
    const person = { developerId, externalUserId: search.externalUserId };
    const face = await faces.find(context.db, person, kept);
    // Erased meanwhile, or verified again: the later verification has its own search.
    if (face?.verificationId !== search.verificationId) continue;
    const known = await reportedFor(context.db, person);
    sought.push({ ...search, developerId, kept: face, size: sizeOf(face.face), known, alike: [] });
  }
  if (sought.length === 0) return;
  await compare(context, developerId, sought, kept);
  const announced = [];
  for (const one of sought) announced.push(await announce(context, one));
  if (announced.includes(true)) context.webhooks.wake();
}

/** Decrypts every face once for all searches. Pauses half of the time for other work in this process. */
async function compare(
  { db }: ReviewContext,
  developerId: string,
  sought: readonly Sought[],
  kept: faces.Kept,
): Promise<void> {
  let from = performance.now();
  for await (const batch of faces.newest(db, developerId, kept)) {
    for (const other of batch) {
      const size = sizeOf(other.face);
      for (const one of sought) note(one, other, size);
    }
    await sleep(performance.now() - from);
    from = performance.now();
  }
}

/** The similarity first: most faces are not similar and need no further check. */
function note(sought: Sought, other: faces.OtherFace, otherSize: number): void {
  const likeness = likenessOf(sought.kept.face, other.face, sought.size * otherSize);
  if (likeness < sought.bar) return;
  const { externalUserId, kept, known, alike } = sought;
  const { externalUserId: id, verificationId, model } = other;
  if (id === externalUserId || model !== kept.model || known.has(id)) return;
  alike.push({ externalUserId: id, verificationId, likeness });
  if (alike.length >= 2 * MOST_ALIKE) keepLikest(alike);
}

/** Keeps no more than a reviewer would look at. */
function keepLikest(alike: Found[]): void {
  alike.sort((one, other) => other.likeness - one.likeness).splice(MOST_ALIKE);
}

/** Returns true when something has to be announced. */
async function announce(context: ReviewContext, sought: Sought): Promise<boolean> {
  const { developerId, externalUserId, verificationId, alike: found } = sought;
  keepLikest(found);
  if (found.length === 0) return false;
  const wanted = { developerId, kind: 'face', subjectId: verificationId, userId: externalUserId } as const;
  return context.db.transaction(async (tx) => {
    const users = [externalUserId, ...found.map((one) => one.externalUserId)];
    const here = await faces.holdKept(tx, developerId, users);
    if (here.get(externalUserId) !== verificationId) return false;
    if (await wasReported(tx, developerId, verificationId)) return false;
    const known = await reportedFor(tx, sought);
    // A compared face may have been deleted or replaced meanwhile.
    const alike = found.filter((one) => here.get(one.externalUserId) === one.verificationId);
    const news = alike.filter((one) => !known.has(one.externalUserId));
    if (news.length === 0) return false;
    await faces.addAlike(tx, sought, verificationId, news);
    const review = await openReview(context, tx, { ...wanted, claim: null }, 'FACE');
    // An open review belongs to an earlier verification; add the matches there as well, so that its reviewer
    // sees them.
    await faces.addAlike(tx, sought, review.subjectId, news);
    return true;
  });
}
