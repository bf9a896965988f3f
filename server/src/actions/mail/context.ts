import { Counter } from 'prom-client';
import type { Base } from '#actions/base.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Messenger } from '#core/mail/messenger.ts';

/** Dependencies of mail. */
export type MailService = {
  /** Null when no mail server is configured: no mail is sent. */
  readonly messenger: Messenger | null;
  /** The most mails a tenant may send in a day. */
  readonly perDay: number;
  readonly meter: Counter<'outcome'>;
};

export type MailContext = Base & Pick<EscrowContext, 'agreements'> & { readonly mail: MailService };

export function openMailService(messenger: Messenger | null, perDay: number): MailService {
  const meter = new Counter({
    name: 'surety_mail_attempts_total',
    help: 'Attempts to send a mail to the mail server, by its answer.',
    labelNames: ['outcome'],
    registers: [],
  });
  return { messenger, perDay, meter };
}
