import { Counter } from 'prom-client';
import type { Base } from '#actions/base.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Messenger } from '#core/mail/messenger.ts';

/** What mail needs beyond what every action has. */
export type MailService = {
  /** Null while no mail server is set: then nobody is told anything. */
  readonly messenger: Messenger | null;
  /** How many mails a tenant may cause in a day. */
  readonly perDay: number;
  readonly meter: Counter<'outcome'>;
};

export type MailContext = Base & Pick<EscrowContext, 'agreements'> & { readonly mail: MailService };

export function openMailService(messenger: Messenger | null, perDay: number): MailService {
  const meter = new Counter({
    name: 'surety_mail_attempts_total',
    help: 'Attempts to hand a mail to the mail server, by what it answered.',
    labelNames: ['outcome'],
    registers: [],
  });
  return { messenger, perDay, meter };
}
