import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type { RetrieveStatementParams, SignedFile } from '../types/ledger.ts';

/** Receipts and statements: files that prove themselves. */
export class Receipts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Retrieves the receipt of an entry of an agreement's ledger, by the entry's `sequence`.
   *
   * @example
   * const { name, pdf } = await surety.receipts.retrieve(agreement.id, 1);
   * await writeFile(`${name}.pdf`, pdf, 'base64');
   */
  retrieve(agreementId: string, sequence: number, options?: RequestOptions): Promise<SignedFile> {
    const path = '/escrow/agreements/{}/entries/{}/receipt';
    return this.#send({ method: 'GET', path, ids: [agreementId, String(sequence)], options });
  }

  /** Retrieves the statement of a month such as `2030-01`: of the whole account, or of one seller. */
  statement(
    month: string,
    params: RetrieveStatementParams = {},
    options?: RequestOptions,
  ): Promise<SignedFile> {
    const path = '/escrow/statements/{}';
    return this.#send({ method: 'GET', path, ids: [month], query: { ...params }, options });
  }
}
