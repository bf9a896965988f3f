import { setTimeout as sleep } from 'node:timers/promises';
import { agreementOf, hasExpired, stillHolds } from '#core/mail/from-event.ts';
import type { Audience } from '#core/mail/message.ts';
import type { Message } from '#core/mail/messenger.ts';
import { isTooOld, judge, LOOK_AGAIN_MS, type MailVerdict } from '#core/mail/outbox.ts';
import { render } from '#core/mail/render.ts';
import { personalReason, TEXTS, textOf } from '#core/mail/texts.ts';
import * as approvals from '#store/approvals/approvals.ts';
import * as settings from '#store/mail/mail-settings.ts';
import type { MailKey, OpenedMail } from '#store/mail/mails.ts';
import * as mails from '#store/mail/mails.ts';
import type { MailContext } from './context.ts';

/**
 * Sends one mail, and answers when to try again, or null when there is nothing left to do. Between the
 * server's word that it has the mail and the one statement that writes it down lies the only moment in which
 * a process that dies makes a second copy; that one has the same Message-ID and the same bytes.
 */
export async function sendMail(context: MailContext, key: MailKey): Promise<Date | null> {
  const { db, box, clock } = context;
  const mail = await mails.find(db, box, key);
  if (mail?.state !== 'QUEUED' || mail.content === null) return null;
  const reason = await whyNot(context, key, mail);
  if (reason) {
    await mails.settle(db, key, { state: 'DROPPED', reply: reason }, clock());
    return null;
  }
  const { messenger, meter } = context.mail;
  if (!messenger) {
    if (!isTooOld(mail, clock())) return new Date(clock().getTime() + LOOK_AGAIN_MS);
    await mails.settle(db, key, { state: 'GIVEN_UP', reply: mail.reply }, clock());
    return null;
  }
  const answer = await messenger.send(messageOf(mail, mail.content));
  const verdict = judge(answer, mail, clock(), Math.random());
  if (verdict.state !== 'QUEUED') await settleSurely(context, key, verdict);
  else if (verdict.tried) await mails.noteAttempt(db, key, verdict.reply);
  meter.inc({ outcome: answer.outcome });
  return verdict.state === 'QUEUED' ? verdict.again : null;
}

const TRIES = 5;
const PAUSE_MS = 1_000;

/** The server has it: a database that is away for a moment is no reason to send it a second time. */
async function settleSurely({ db, clock }: MailContext, key: MailKey, verdict: MailVerdict): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await mails.settle(db, key, verdict, clock());
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(tries * PAUSE_MS);
    }
  }
}

/** What has come between the event and now; null when it is still to be sent. */
async function whyNot(
  { db, agreements, clock }: MailContext,
  { developerId }: MailKey,
  { kind, audience, content }: OpenedMail,
): Promise<string | null> {
  if (!personalReason(kind) && !(await settings.find(db, developerId))[audience]) return 'switched_off';
  if (content && hasExpired(content.notification, clock())) return 'overtaken';
  if (content?.notification.kind === 'approval_requested') {
    const approval = await approvals.find(db, {
      developerId,
      approvalId: content.notification.params.approvalId,
    });
    return approval?.state === 'PENDING' ? null : 'overtaken';
  }
  const agreementId = content && agreementOf(content.notification);
  const agreement = agreementId ? await agreements.load({ developerId, agreementId }) : undefined;
  return content && stillHolds(content.notification, agreement) ? null : 'overtaken';
}

const REASONS: Readonly<Record<Audience, (sender: string) => string>> = {
  buyers: (sender) => `You get this because ${sender} named this address for the buyer of an agreement.`,
  sellers: (sender) => `You get this because ${sender} named this address for the seller of an agreement.`,
  members: () => 'You get this because you are a member of the account. The page Mail switches it off.',
};

/** A mail as it goes out. It follows from the row alone, so that a second copy is the first one again. */
export function messageOf(
  { cause, createdAt }: Pick<OpenedMail, 'cause' | 'createdAt'>,
  { to, senderName, notification }: NonNullable<OpenedMail['content']>,
): Message {
  const reason = personalReason(notification.kind) ?? REASONS[TEXTS[notification.kind].audience](senderName);
  const rendered = render(textOf(notification, senderName), reason);
  return { messageId: cause, to, senderName, date: createdAt, ...rendered };
}
