import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  AddBreachNoticeParams,
  AnswerGrievanceParams,
  Breach,
  BreachPeople,
  CloseBreachParams,
  ClosedPrivacyRequest,
  CompletePrivacyRequestParams,
  Consent,
  CreateBreachParams,
  CreateConsentParams,
  CreatePrivacyRequestParams,
  Grievance,
  LiftPersonRestrictionParams,
  ListBreachesParams,
  ListConsentsParams,
  ListGrievancesParams,
  ListPrivacyRequestsParams,
  PersonRestriction,
  PrivacyBundle,
  PrivacyRequest,
  ProcessingRegister,
  RefusePrivacyRequestParams,
  RetentionTable,
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

  /** Retrieves the retention table. */
  retention(options?: RequestOptions): Promise<RetentionTable> {
    return this.#send({ method: 'GET', path: '/privacy/retention', options });
  }

  /** Lists complaints, newest first. */
  grievances(params: ListGrievancesParams = {}, options?: RequestOptions): List<Grievance> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/privacy/grievances', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a complaint. */
  retrieveGrievance(id: string, options?: RequestOptions): Promise<Grievance> {
    return this.#send({ method: 'GET', path: '/privacy/grievances/{}', ids: [id], options });
  }

  /** Answers a complaint, once. */
  answerGrievance(id: string, params: AnswerGrievanceParams, options?: RequestOptions): Promise<Grievance> {
    return this.#send({
      method: 'POST',
      path: '/privacy/grievances/{}/answer',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Records a breach. Its clock of 72 hours runs from the time that it became known. */
  createBreach(params: CreateBreachParams, options?: RequestOptions): Promise<Breach> {
    return this.#send({ method: 'POST', path: '/privacy/breaches', body: params, options });
  }

  /** Lists breaches, newest first. */
  breaches(params: ListBreachesParams = {}, options?: RequestOptions): List<Breach> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/privacy/breaches', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a breach. */
  retrieveBreach(id: string, options?: RequestOptions): Promise<Breach> {
    return this.#send({ method: 'GET', path: '/privacy/breaches/{}', ids: [id], options });
  }

  /** Lists the people whose data was used during a breach, by the audit log. */
  breachPeople(id: string, options?: RequestOptions): Promise<BreachPeople> {
    return this.#send({ method: 'GET', path: '/privacy/breaches/{}/people', ids: [id], options });
  }

  /** Records a letter that was sent to the regulator or to the people concerned. */
  addBreachNotice(id: string, params: AddBreachNoticeParams, options?: RequestOptions): Promise<Breach> {
    return this.#send({
      method: 'POST',
      path: '/privacy/breaches/{}/notices',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Closes a breach with its cause. */
  closeBreach(id: string, params: CloseBreachParams, options?: RequestOptions): Promise<Breach> {
    return this.#send({
      method: 'POST',
      path: '/privacy/breaches/{}/close',
      ids: [id],
      body: params,
      options,
    });
  }
}
