import { type AlikeFace, likenessOf, MOST_ALIKE } from '#core/identity/faces.ts';
import * as faces from '#store/identity/faces.ts';
import { toldOf } from '#store/reviews/faces-told-of.ts';
import { openReview } from './open-review.ts';
import type { ReviewContext } from './review-desk.ts';

export type FaceSearch = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly verificationId: string;
  readonly bar: number;
};

/**
 * Holds whoever was verified against all others of the tenant. Who is alike goes to the desk and nowhere
 * else: twins are, and strangers can be, so that software decides nothing by it.
 */
export async function searchFaces(context: ReviewContext, search: FaceSearch): Promise<void> {
  const { developerId, externalUserId, verificationId } = search;
  const kept = await faces.find(context.db, search, context.clock());
  // Erased meanwhile, or verified again: that one is searched for by itself.
  if (kept?.verificationId !== verificationId) return;
  const found = await alikeTo(context, search, kept);
  if (found.length === 0) return;
  const wanted = { developerId, kind: 'face', subjectId: verificationId, userId: externalUserId } as const;
  const told = await context.db.transaction(async (tx) => {
    const users = [externalUserId, ...found.map((one) => one.externalUserId)];
    const here = await faces.holdKept(tx, developerId, users);
    const known = await toldOf(tx, search);
    const alike = found.filter(({ externalUserId: id }) => here.has(id) && !known.has(id));
    if (!here.has(externalUserId) || alike.length === 0) return false;
    await faces.addAlike(tx, search, kept, alike);
    const review = await openReview(context, tx, { ...wanted, claim: null }, 'FACE');
    // One that waits already is of an earlier verification: whoever looks at it sees these as well.
    const earlier = { verificationId: review.subjectId, keptUntil: kept.keptUntil };
    await faces.addAlike(tx, search, earlier, alike);
    return true;
  });
  if (told) context.webhooks.wake();
}

/** The likest first, and no more than anybody would look at. */
async function alikeTo(
  context: ReviewContext,
  search: FaceSearch,
  kept: faces.KeptFace,
): Promise<AlikeFace[]> {
  const alike: AlikeFace[] = [];
  const { model, face } = kept;
  for await (const other of faces.others(context.db, search, { model, now: context.clock() })) {
    const likeness = likenessOf(face, other.face);
    if (likeness >= search.bar) alike.push({ externalUserId: other.externalUserId, likeness });
  }
  return alike.sort((one, other) => other.likeness - one.likeness).slice(0, MOST_ALIKE);
}
