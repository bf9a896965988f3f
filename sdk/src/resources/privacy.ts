import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  ClosedPrivacyRequest,
  CompletePrivacyRequestParams,
  Consent,
  CreateConsentParams,
  CreatePrivacyRequestParams,
  LiftPersonRestrictionParams,
  ListConsentsParams,
  ListPrivacyRequestsParams,
  PersonRestriction,
  PrivacyBundle,
  PrivacyRequest,
  ProcessingRegister,
  RefusePrivacyRequestParams,
} from '../types/privacy.ts';

/** People's requests about their data, erasure, consent and the register of processing. */
export class Privacy {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Records a person's request. Its clock runs from now. */
  createRequest(params: CreatePrivacyRequestParams, options?: RequestOptions): Promise<PrivacyRequest> {
    return this.#send({ method: 'POST', path: '/privacy/requests', body: params, options });
  }

  /** Lists requests, newest first. */
  requests(params: ListPrivacyRequestsParams = {}, options?: RequestOptions): List<PrivacyRequest> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/privacy/requests', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a request. */
  retrieveRequest(id: string, options?: RequestOptions): Promise<PrivacyRequest> {
    return this.#send({ method: 'GET', path: '/privacy/requests/{}', ids: [id], options });
  }

  /** Does what a request asks for: prepares the bundle, erases or restricts the person. */
  completeRequest(
    id: string,
    params: CompletePrivacyRequestParams = {},
    options?: RequestOptions,
  ): Promise<ClosedPrivacyRequest> {
    return this.#send({
      method: 'POST',
      path: '/privacy/requests/{}/complete',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Refuses a request with a reason. */
  refuseRequest(
    id: string,
    params: RefusePrivacyRequestParams,
    options?: RequestOptions,
  ): Promise<ClosedPrivacyRequest> {
    return this.#send({
      method: 'POST',
      path: '/privacy/requests/{}/refuse',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Downloads the bundle of a completed request for access. */
  bundle(id: string, options?: RequestOptions): Promise<PrivacyBundle> {
    return this.#send({ method: 'GET', path: '/privacy/requests/{}/bundle', ids: [id], options });
  }

  /** Records what a person agreed to. */
  createConsent(params: CreateConsentParams, options?: RequestOptions): Promise<Consent> {
    return this.#send({ method: 'POST', path: '/privacy/consents', body: params, options });
  }

  /** Lists consents, newest first. */
  consents(params: ListConsentsParams = {}, options?: RequestOptions): List<Consent> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/privacy/consents', query: { ...params, ...page }, options }),
    );
  }

  /** Withdraws a consent, and erases what was stored because of it. */
  withdrawConsent(id: string, options?: RequestOptions): Promise<Consent> {
    return this.#send({ method: 'POST', path: '/privacy/consents/{}/withdraw', ids: [id], options });
  }

  /** Ends the restriction of a person's data. */
  liftRestriction(
    externalUserId: string,
    params: LiftPersonRestrictionParams,
    options?: RequestOptions,
  ): Promise<PersonRestriction> {
    return this.#send({
      method: 'POST',
      path: '/privacy/people/{}/lift-restriction',
      ids: [externalUserId],
      body: params,
      options,
    });
  }

  /** Retrieves the register of processing. */
  register(options?: RequestOptions): Promise<ProcessingRegister> {
    return this.#send({ method: 'GET', path: '/privacy/register', options });
  }
}
