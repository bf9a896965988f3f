import { Counter } from 'prom-client';
import type { Base } from '#actions/base.ts';
import type { ShortMessenger } from '#core/messages/short-messenger.ts';

/** Dependencies of short messages. */
export type MessageService = {
  /** Null when no provider is configured: none are sent. */
  readonly messenger: ShortMessenger | null;
  /** Of a part of a message, in kobo. */
  readonly partPrice: number;
  /** What the messages of a tenant may cost in a day, in kobo. */
  readonly dailyBudget: number;
  /** How the numbers begin that messages may go to. */
  readonly prefixes: readonly string[];
  readonly meter: Counter<'outcome'>;
};

export type MessageContext = Base & { readonly messages: MessageService };

export function openMessageService(
  messenger: ShortMessenger | null,
  limits: Pick<MessageService, 'partPrice' | 'dailyBudget' | 'prefixes'>,
): MessageService {
  const meter = new Counter({
    name: 'surety_short_message_attempts_total',
    help: 'Attempts to send a short message, by the answer of the provider.',
    labelNames: ['outcome'],
    registers: [],
  });
  return { messenger, meter, ...limits };
}
