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
 * Sends one mail, and returns when to retry, or null when nothing is left to do. A duplicate is possible only
 * if the process dies between the server's confirmation and the statement that records it; it then has the
 * same Message-ID and the same bytes.
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

/** The server has accepted it: a brief database outage is no reason to send it again. */
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

/** The reason for not sending it any more. Null when it should still be sent. */
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
  buyers: (sender) =>
    `You receive this because ${sender} entered this address for the buyer of an agreement.`,
  sellers: (sender) =>
    `You receive this because ${sender} entered this address for the seller of an agreement.`,
  members: () =>
    'You receive this because you are a member of the account. You can turn it off on the Mail page.',
};

/** Builds the message from the stored row alone, so that a duplicate is identical. */
export function messageOf(
  { cause, createdAt }: Pick<OpenedMail, 'cause' | 'createdAt'>,
  { to, senderName, timeZone, notification }: NonNullable<OpenedMail['content']>,
): Message {
  const reason = personalReason(notification.kind) ?? REASONS[TEXTS[notification.kind].audience](senderName);
  const rendered = render(textOf(notification, senderName, timeZone), reason);
  return { messageId: cause, to, senderName, date: createdAt, ...rendered };
}
