import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { MailContext } from '#actions/mail/context.ts';
import { queueMail } from '#actions/mail/queue-mail.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { Member } from '#core/account/member.ts';
import { accountOf } from '#core/environment.ts';
import type { Note } from '#core/notes/note.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as members from '#store/account/members.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as settings from '#store/mail/mail-settings.ts';
import * as notes from '#store/notes/notes.ts';

type NotesContext = EscrowContext & Pick<MailContext, 'mail'>;

/** Writes a note, and tells the members whom it mentions, except its author. */
export async function addNote(
  context: NotesContext,
  key: AgreementKey,
  { text, mentions }: { readonly text: string; readonly mentions: readonly string[] },
  answerFor: AnswerFor<Note>,
): Promise<Answered<Note>> {
  const { developerId, agreementId } = key;
  await loadAgreement(context, key);
  const { actor } = context.caller;
  const ids = [...new Set(mentions)];
  const note = {
    id: context.newId('note'),
    agreementId,
    text,
    mentions: ids,
    actor,
    createdAt: context.clock(),
  };
  const saved = await context.db.transaction(async (tx) => {
    const mentioned = await activeMembers(context, tx, developerId, ids);
    await notes.insert(tx, developerId, note);
    // The text may name a person: the log only records that there is a note.
    const after = { note: note.id, mentions: ids };
    await recordAudit(context, tx, { developerId, kind: 'note.added', subject: agreementId, after });
    const others = mentioned.filter(({ id }) => id !== actor.id);
    if (others.length > 0) await tell(context, tx, key, { note, others });
    return saveAnswer(tx, developerId, note, answerFor);
  });
  context.wakeWorker();
  return saved;
}

async function activeMembers(
  { box }: NotesContext,
  tx: Queryable,
  developerId: string,
  ids: readonly string[],
): Promise<Member[]> {
  const found: Member[] = [];
  for (const [index, id] of ids.entries()) {
    const member = await members.find(tx, box, accountOf(developerId), id);
    if (member?.state !== 'active') {
      throw new Problem('validation_failed', 'A mentioned member is not an active member of this account.', {
        details: [{ path: `mentions.${index}`, message: 'must be the id of an active member' }],
      });
    }
    found.push(member);
  }
  return found;
}

/** The mail has no part of the note: an erasure could not reach it in a mailbox. */
async function tell(
  context: NotesContext,
  tx: Queryable,
  { developerId, agreementId }: AgreementKey,
  { note, others }: { readonly note: Note; readonly others: readonly Member[] },
): Promise<void> {
  const { box, db } = context;
  const account = await developers.find(db, box, developerId);
  const { senderName, timeZone } = await settings.find(db, developerId);
  const author =
    note.actor.type === 'member' && note.actor.id !== null
      ? await members.find(tx, box, accountOf(developerId), note.actor.id)
      : undefined;
  const params = { agreementId, by: author?.name ?? 'an API key', at: note.createdAt.toISOString() };
  for (const { id, email } of others) {
    await queueMail(context, tx, {
      developerId,
      cause: `${note.id}.${id}`,
      to: email,
      senderName: senderName ?? account?.name ?? '',
      timeZone: timeZone ?? undefined,
      notification: { kind: 'mentioned', params },
    });
  }
}
