import { type ImageSource, toBlob } from '../images.ts';
import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  ChangeIdentityPolicyParams,
  ErasedPerson,
  IdentityPolicy,
  IdentityRegisters,
  IdentityResult,
  ListedVerification,
  ListVerificationsParams,
  RetrieveVerificationParams,
  ReviewVerificationParams,
  VerifyIdentityParams,
} from '../types/identity.ts';
import { IdentitySessions } from './identity-sessions.ts';

/** Comparing a document with a face takes longer than other calls. */
const TIMEOUT_MS = 120_000;

/** Identity verification: compares a document with a live face. */
export class Identity {
  readonly #send: Send;
  /** Links with which people verify their identity. */
  readonly sessions: IdentitySessions;

  constructor(send: Send) {
    this.#send = send;
    this.sessions = new IdentitySessions(send);
  }

  /** Returns the national registers that a session can ask, and what the lookups of today have cost. */
  registers(options?: RequestOptions): Promise<IdentityRegisters> {
    return this.#send({ method: 'GET', path: '/identity/registers', options });
  }

  /**
   * Compares a document with selfie frames. `status` tells if the person passed. `failed` is not an error:
   * its `message` tells the person what to do better.
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

  /** Retrieves a verification, with the reviews since. `expand: 'document'` adds the document's data. */
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

  /** Lists verifications, newest first. */
  list(params: ListVerificationsParams = {}, options?: RequestOptions): List<ListedVerification> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/identity/verifications', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Overrides the result of a verification by a person's decision, with a reason. The latest decision counts.
   */
  review(id: string, params: ReviewVerificationParams, options?: RequestOptions): Promise<IdentityResult> {
    return this.#send({
      method: 'POST',
      path: '/identity/verifications/{}/review',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Deletes everything that is kept about a person except the verdicts. */
  erase(externalUserId: string, options?: RequestOptions): Promise<ErasedPerson> {
    return this.#send({
      method: 'POST',
      path: '/identity/people/{}/erase',
      ids: [externalUserId],
      body: {},
      options,
    });
  }

  /** Retrieves the policy: what a verification requires, and what is kept of it. */
  policy(options?: RequestOptions): Promise<IdentityPolicy> {
    return this.#send({ method: 'GET', path: '/policies/identity', options });
  }

  /** Lists all versions of the policy, newest first, with who set them. */
  policyVersions(params: PeriodParams = {}, options?: RequestOptions): List<IdentityPolicy> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/policies/identity/versions',
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /**
   * Replaces the policy, starting with the next verification. Fields that you leave out return to their
   * defaults.
   */
  setPolicy(
    params: ChangeIdentityPolicyParams,
    options?: RequestOptions,
  ): Promise<IdentityPolicy | AwaitingApproval> {
    return this.#send({ method: 'PUT', path: '/policies/identity', body: params, options });
  }
}
