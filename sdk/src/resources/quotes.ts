import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type { CreateQuoteParams, Quote } from '../types/escrow.ts';

/** Fees before they are agreed. */
export class Quotes {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Quotes fees. An agreement created with the quote's id within 24 hours has exactly these fees. */
  create(params: CreateQuoteParams, options?: RequestOptions): Promise<Quote> {
    return this.#send({ method: 'POST', path: '/escrow/quotes', body: params, options });
  }
}
