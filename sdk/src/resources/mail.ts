import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  ChangeMailSettingsParams,
  ListMailsParams,
  MailDetail,
  MailSettings,
  Mail as SentMail,
} from '../types/mail.ts';

/** What buyers and the account are told by mail. */
export class Mail {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Who is told, under which name, and what bounced. */
  settings(options?: RequestOptions): Promise<MailSettings> {
    return this.#send({ method: 'GET', path: '/mail/settings', options });
  }

  /** Changes the name that mail comes from, or switches it off and on. */
  changeSettings(params: ChangeMailSettingsParams, options?: RequestOptions): Promise<MailSettings> {
    return this.#send({ method: 'PATCH', path: '/mail/settings', body: params, options });
  }

  /** Newest first, never to whom. */
  list(params: ListMailsParams = {}, options?: RequestOptions): List<SentMail> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/mail/messages', query: { ...params, ...page }, options }),
    );
  }

  /** One mail, with its text while it is there. */
  retrieve(id: string, options?: RequestOptions): Promise<MailDetail> {
    return this.#send({ method: 'GET', path: '/mail/messages/{}', ids: [id], options });
  }
}
