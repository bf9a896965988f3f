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

/** E-mails to buyers, sellers and members. */
export class Mail {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Retrieves the settings: who gets e-mail, the sender's name, and the number of bounces. */
  settings(options?: RequestOptions): Promise<MailSettings> {
    return this.#send({ method: 'GET', path: '/mail/settings', options });
  }

  /** Changes the sender's name, or turns e-mail off and on. */
  changeSettings(params: ChangeMailSettingsParams, options?: RequestOptions): Promise<MailSettings> {
    return this.#send({ method: 'PATCH', path: '/mail/settings', body: params, options });
  }

  /** Lists e-mails, newest first, without their addresses. */
  list(params: ListMailsParams = {}, options?: RequestOptions): List<SentMail> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/mail/messages', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves an e-mail, with its text while that is kept. */
  retrieve(id: string, options?: RequestOptions): Promise<MailDetail> {
    return this.#send({ method: 'GET', path: '/mail/messages/{}', ids: [id], options });
  }
}
