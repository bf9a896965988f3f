import { agreementOf } from '#core/mail/from-event.ts';
import { firstState, PER_RECIPIENT, PER_STRANGER } from '#core/mail/outbox.ts';
import { plain } from '#core/mail/render.ts';
import { type Notification, TEXTS } from '#core/mail/texts.ts';
import type { Queryable } from '#store/db.ts';
import * as jobs from '#store/jobs.ts';
import * as mails from '#store/mail/mails.ts';
import type { MailContext } from './context.ts';

export type MailRequest = {
  readonly developerId: string;
  /** Identifies the occasion, in letters, digits, `_` and `.`: only one mail is queued for it. */
  readonly cause: string;
  readonly to: string;
  readonly senderName: string;
  readonly timeZone?: string | undefined;
  readonly notification: Notification;
  /** True when the recipient has never signed in: few are sent, from all accounts together. */
  readonly unanswered?: boolean | undefined;
};

/** No account has an empty id: the count of all of them. */
const OF_ALL = { developerId: '' };

type QueueContext = Pick<MailContext, 'box' | 'clock' | 'newId' | 'mail'>;

/**
 * Queues a mail with its job in the caller's transaction. Beyond the daily limits of the tenant or the
 * recipient it is saved but not sent, so that the reason can be looked up.
 */
export async function queueMail(
  context: QueueContext,
  tx: Queryable,
  request: MailRequest,
): Promise<boolean> {
  const { developerId, cause, to, notification } = request;
  const createdAt = context.clock();
  const key = { developerId, mailId: context.newId('mail') };
  const state = firstState(developerId);
  const written = await mails.insert(tx, context.box, {
    ...key,
    cause,
    agreementId: agreementOf(notification),
    content: { to, senderName: plain(request.senderName), timeZone: request.timeZone, notification },
    state,
    createdAt,
  });
  if (!written || state === 'KEPT') return false;
  const day = createdAt.toISOString().slice(0, 10);
  const counted = await mails.count(tx, context.box, { developerId, to, day });
  const allowed = PER_RECIPIENT[TEXTS[notification.kind].audience];
  const unasked = request.unanswered ? await mails.count(tx, context.box, { ...OF_ALL, to, day }) : null;
  const tooMany = (unasked?.recipient ?? 0) > PER_STRANGER;
  if (tooMany || counted.tenant > context.mail.perDay || counted.recipient > allowed) {
    await mails.settle(tx, key, { state: 'DROPPED', reply: 'limit' }, createdAt);
    return false;
  }
  const job = { developerId, id: key.mailId, kind: 'send-mail', payload: { mailId: key.mailId } } as const;
  await jobs.add(tx, { ...job, runAt: createdAt }, createdAt);
  return true;
}
