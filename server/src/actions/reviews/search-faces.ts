import { setTimeout as sleep } from 'node:timers/promises';
import { type AlikeFace, likenessOf, MOST_ALIKE, sizeOf } from '#core/identity/faces.ts';
import { DAY_MS } from '#core/time.ts';
import * as faces from '#store/identity/faces.ts';
import * as policies from '#store/identity/policies.ts';
import { reportedFor, wasReported } from '#store/reviews/reported-faces.ts';
import type { ReviewContext } from './context.ts';
import { openReview } from './open-review.ts';

/** Whose face is looked for, from which likeness on. */
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
  /** Of whom the desk need not hear. */
  readonly known: ReadonlySet<string>;
  /** The likest first once there are too many. */
  readonly alike: Found[];
};

/**
 * Holds whoever was verified against all others of the tenant, several at once. Who is alike goes to the desk
 * and nowhere else: twins are, and strangers can be, so that software decides nothing by it.
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
    // Erased meanwhile, or verified again: that one is searched for by itself.
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

/** Every face is opened once for all who are sought. Half of the time is left to whatever else waits here. */
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

/** The numbers first: of those who are no nearer than strangers, nobody asks more. */
function note(sought: Sought, other: faces.OtherFace, otherSize: number): void {
  const likeness = likenessOf(sought.kept.face, other.face, sought.size * otherSize);
  if (likeness < sought.bar) return;
  const { externalUserId, kept, known, alike } = sought;
  const { externalUserId: id, verificationId, model } = other;
  if (id === externalUserId || model !== kept.model || known.has(id)) return;
  alike.push({ externalUserId: id, verificationId, likeness });
  if (alike.length >= 2 * MOST_ALIKE) keepLikest(alike);
}

/** No more than anybody would look at. */
function keepLikest(alike: Found[]): void {
  alike.sort((one, other) => other.likeness - one.likeness).splice(MOST_ALIKE);
}

/** Whether somebody has to be told. */
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
    // What was compared may be gone, or another's face by now.
    const alike = found.filter((one) => here.get(one.externalUserId) === one.verificationId);
    const news = alike.filter((one) => !known.has(one.externalUserId));
    if (news.length === 0) return false;
    await faces.addAlike(tx, sought, verificationId, news);
    const review = await openReview(context, tx, { ...wanted, claim: null }, 'FACE');
    // One that waits already is of an earlier verification: whoever looks at it sees these as well.
    await faces.addAlike(tx, sought, review.subjectId, news);
    return true;
  });
}
