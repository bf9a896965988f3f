import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  ApiKey,
  CreateApiKeyParams,
  DeveloperAccount,
  NewApiKey,
  RotateApiKeyParams,
  SignedUp,
  SignInPolicy,
  SignUpParams,
} from '../types/account.ts';
import type { ApiKeyAwaitingApproval } from '../types/approvals.ts';

/** Your account and its API keys. */
export class Developer {
  readonly apiKeys: ApiKeys;
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
    this.apiKeys = new ApiKeys(send);
  }

  /**
   * Creates an account and its first API key. Needs no key. A lost response is not retried, because the
   * address would then be taken: sign in to the dashboard and create a key there.
   */
  signup(params: SignUpParams, options?: RequestOptions): Promise<SignedUp> {
    return this.#send({
      method: 'POST',
      path: '/developer/signup',
      body: params,
      repeatable: false,
      options,
    });
  }

  /** Retrieves the account that the API key belongs to. */
  retrieve(options?: RequestOptions): Promise<DeveloperAccount> {
    return this.#send({ method: 'GET', path: '/developer', options });
  }

  /** Retrieves the sign-in policy: how members have to sign in to the dashboard. */
  signInPolicy(options?: RequestOptions): Promise<SignInPolicy> {
    return this.#send({ method: 'GET', path: '/policies/sign-in', options });
  }

  /** Lists all versions of the sign-in policy, newest first, with who set them. */
  signInPolicyVersions(params: PeriodParams = {}, options?: RequestOptions): List<SignInPolicy> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/policies/sign-in/versions',
        query: { ...params, ...page },
        options,
      }),
    );
  }
}

/** The account's API keys. A full key is shown only once, when it is created. */
class ApiKeys {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates an API key. If your rules require approval, it does not work until it is approved. */
  create(
    params: CreateApiKeyParams = {},
    options?: RequestOptions,
  ): Promise<NewApiKey | ApiKeyAwaitingApproval> {
    return this.#send({ method: 'POST', path: '/developer/api-keys', body: params, options });
  }

  /** Lists all API keys, including revoked and expired ones, without their secrets. */
  list(params: PeriodParams = {}, options?: RequestOptions): Promise<ApiKey[]> {
    const keys = new List<ApiKey>(params, (page) =>
      this.#send({ method: 'GET', path: '/developer/api-keys', query: { ...params, ...page }, options }),
    );
    return keys.toArray();
  }

  /** Revokes an API key at once. Revoking it again is not an error. */
  revoke(id: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/developer/api-keys/{}', ids: [id], options });
  }

  /** Replaces an API key with a new one. The old key stops working after the overlap. */
  rotate(id: string, params: RotateApiKeyParams = {}, options?: RequestOptions): Promise<NewApiKey> {
    return this.#send({
      method: 'POST',
      path: '/developer/api-keys/{}/rotate',
      ids: [id],
      body: params,
      options,
    });
  }
}
