import type { Notification } from '#core/mail/texts.ts';
import type { Queryable } from '#store/db.ts';
import * as settings from '#store/mail/mail-settings.ts';
import type { MailContext } from './context.ts';
import { queueMail } from './queue-mail.ts';

type ToOne = {
  readonly accountId: string;
  readonly accountName: string;
  readonly to: string;
  readonly notice: Notification;
};

/** Queues a confidential mail to one person, in the name of an account, in the caller's transaction. */
export function notifyPerson(service: Pick<MailContext, 'box' | 'clock' | 'newId' | 'mail'>) {
  return async (tx: Queryable, { accountId, accountName, to, notice }: ToOne): Promise<void> => {
    const { senderName } = await settings.find(tx, accountId);
    await queueMail(service, tx, {
      developerId: accountId,
      cause: `${service.newId('ntc')}.${notice.kind}`,
      to,
      senderName: senderName ?? accountName,
      notification: notice,
    });
  };
}
