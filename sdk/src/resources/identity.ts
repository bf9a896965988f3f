import { type ImageSource, toBlob } from '../images.ts';
import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  ChangeIdentityPolicyParams,
  ErasedPerson,
  IdentityPolicy,
  IdentityResult,
  ListedVerification,
  ListVerificationsParams,
  RetrieveVerificationParams,
  ReviewVerificationParams,
  VerifyIdentityParams,
} from '../types/identity.ts';
import { IdentitySessions } from './identity-sessions.ts';

/** Looking at a document and a face takes longer than a row in a database. */
const TIMEOUT_MS = 120_000;

/** Is this the person on the document, and is it a person? */
export class Identity {
  readonly #send: Send;
  /** Links with which people verify themselves. */
  readonly sessions: IdentitySessions;

  constructor(send: Send) {
    this.#send = send;
    this.sessions = new IdentitySessions(send);
  }

  /**
   * Compares a document with selfie frames. `status` says whether the person passed; an answer of `failed` is
   * not an error, and its `message` tells the person what to do better.
   *
   * @example
   * await surety.identity.verify({
   *   external_user_id: 'user_1',
   *   document_image: './passport.jpg',
   *   selfie_images: ['./selfie-1.jpg', './selfie-2.jpg'],
   * });
   */
  async verify(
    params: VerifyIdentityParams & { expand?: 'document' },
    options?: RequestOptions,
  ): Promise<IdentityResult> {
    const { document_image: document, selfie_images: selfies, expand, ...fields } = params;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    form.append('document_image', await toBlob(document, 'document_image'), 'document');
    const frames = Array.isArray(selfies) ? (selfies as readonly ImageSource[]) : [selfies as ImageSource];
    for (const [index, frame] of frames.entries()) {
      form.append('selfie_images', await toBlob(frame, `selfie_images[${index}]`), `selfie-${index + 1}`);
    }
    return this.#send({
      method: 'POST',
      path: '/identity/verify',
      query: { expand },
      form,
      options: { timeoutMs: TIMEOUT_MS, ...options },
    });
  }

  /** A verification, with what people made of it since; `expand: 'document'` adds what the document says. */
  retrieve(
    id: string,
    params: RetrieveVerificationParams = {},
    options?: RequestOptions,
  ): Promise<IdentityResult> {
    return this.#send({
      method: 'GET',
      path: '/identity/verifications/{}',
      ids: [id],
      query: params,
      options,
    });
  }

  /** Verifications, newest first. */
  list(params: ListVerificationsParams = {}, options?: RequestOptions): List<ListedVerification> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/identity/verifications', query: { ...params, ...page }, options }),
    );
  }

  /** A person's word in the place of the software's, with its reason. The last one counts. */
  review(id: string, params: ReviewVerificationParams, options?: RequestOptions): Promise<IdentityResult> {
    return this.#send({
      method: 'POST',
      path: '/identity/verifications/{}/review',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Deletes all that was kept of a person beside the verdicts. */
  erase(externalUserId: string, options?: RequestOptions): Promise<ErasedPerson> {
    return this.#send({
      method: 'POST',
      path: '/identity/people/{}/erase',
      ids: [externalUserId],
      body: {},
      options,
    });
  }

  /** What a verification must have, and what is kept of it. */
  policy(options?: RequestOptions): Promise<IdentityPolicy> {
    return this.#send({ method: 'GET', path: '/identity/policy', options });
  }

  /** Says so, from the next verification on. What is left out is as it would be without a policy. */
  setPolicy(
    params: ChangeIdentityPolicyParams,
    options?: RequestOptions,
  ): Promise<IdentityPolicy | AwaitingApproval> {
    return this.#send({ method: 'PUT', path: '/identity/policy', body: params, options });
  }
}
