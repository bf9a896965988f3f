import type { Notification } from '#core/mail/texts.ts';
import type { Queryable } from '#store/db.ts';
import type { MailContext } from './context.ts';
import { queueMail } from './queue-mail.ts';

type ToOne = {
  readonly accountId: string;
  readonly to: string;
  readonly notice: Notification;
  readonly unanswered?: boolean;
};

/** Mails with a link are sent under this name: one that an account chose could be any company's. */
const SERVICE_NAME = 'Surety';

/** Queues a confidential mail to one person, in the name of the service, in the caller's transaction. */
export function notifyPerson(service: Pick<MailContext, 'box' | 'clock' | 'newId' | 'mail'>) {
  return async (tx: Queryable, { accountId, to, notice, unanswered }: ToOne): Promise<void> => {
    await queueMail(service, tx, {
      developerId: accountId,
      cause: `${service.newId('ntc')}.${notice.kind}`,
      to,
      senderName: SERVICE_NAME,
      notification: notice,
      unanswered,
    });
  };
}
