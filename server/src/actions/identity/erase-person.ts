import { type Recorded, recordProof } from '#actions/record-audit.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as documents from '#store/identity/documents.ts';
import * as faces from '#store/identity/forgotten-faces.ts';
import { eraseKey } from '#store/identity/people.ts';
import * as pictures from '#store/identity/pictures.ts';
import * as sessions from '#store/identity/sessions.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';
import * as searchMarks from '#store/search/marks.ts';
import type { IdentityContext } from './context.ts';
import { endSession } from './sessions/create-session.ts';

/** The numbers of deleted items. */
type Deleted = {
  readonly externalUserId: string;
  readonly documents: number;
  readonly pictures: number;
  readonly faces: number;
  readonly sessions: number;
};

/** With the record in the audit log that proves the erasure. */
export type Erased = Deleted & { readonly receipt: Recorded };

/**
 * Deletes everything stored about a person except the verdicts: document data, the blind indexes that
 * recognise documents, the verified name, pictures, the face embedding and the key to both, and uploads of
 * active links.
 */
export async function erasePerson(
  context: IdentityContext,
  developerId: string,
  externalUserId: string,
  answerFor: AnswerFor<Erased>,
): Promise<Answered<Erased>> {
  return context.db.transaction(async (tx) => {
    const erased = await eraseIdentity(context, tx, developerId, externalUserId);
    const { externalUserId: subject, ...after } = erased;
    const record = { developerId, kind: 'identity_person.erased', subject, after } as const;
    const receipt = await recordProof(context, tx, record);
    if (!receipt) throw new Error('an erasure is always recorded');
    return saveAnswer(tx, developerId, { ...erased, receipt }, answerFor);
  });
}

/** As `erasePerson`, as part of a larger erasure. */
export async function eraseIdentity(
  context: IdentityContext,
  tx: Queryable,
  developerId: string,
  externalUserId: string,
): Promise<Deleted> {
  const running = await sessions.runningOf(tx, developerId, externalUserId);
  for (const session of running) await endSession(context, tx, session);
  await eraseKey(tx, { developerId, externalUserId });
  await searchMarks.forget(tx, developerId, externalUserId);
  await verifiedNames.forget(tx, { developerId, userId: externalUserId });
  return {
    externalUserId,
    documents: await documents.erase(tx, developerId, externalUserId),
    pictures: await pictures.erase(tx, { developerId, externalUserId }),
    faces: await faces.erase(tx, { developerId, externalUserId }),
    sessions: running.length,
  };
}
