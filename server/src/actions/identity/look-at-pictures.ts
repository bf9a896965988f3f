import { recordAudit } from '#actions/record-audit.ts';
import { Problem } from '#core/problem.ts';
import * as pictures from '#store/identity/pictures.ts';
import type { IdentityContext } from './context.ts';
import { findVerification } from './review-verification.ts';

/** Viewing pictures is always recorded in the audit log. */
export async function lookAtPictures(
  context: IdentityContext,
  { developerId, verificationId }: { readonly developerId: string; readonly verificationId: string },
): Promise<pictures.StoredPictures> {
  return context.db.transaction(async (tx) => {
    const { externalUserId } = await findVerification(tx, developerId, verificationId);
    const person = { developerId, externalUserId };
    const found = await pictures.find(tx, person, verificationId, context.clock());
    if (!found) throw new Problem('not_found', 'No pictures of this verification are stored, or no longer.');
    await recordAudit(context, tx, {
      developerId,
      kind: 'identity_pictures.seen',
      subject: verificationId,
      after: { externalUserId, pictures: found.pictures.length },
    });
    return found;
  });
}
