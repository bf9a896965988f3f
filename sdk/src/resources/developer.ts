import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  ApiKey,
  CreateApiKeyParams,
  DeveloperAccount,
  NewApiKey,
  RotateApiKeyParams,
  SignedUp,
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
   * Creates an account and its first key; no key is needed for it. An answer that got lost is not asked for
   * again, because the address would then be taken: sign in to the dashboard and make a key there.
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

  /** The account that this key belongs to. */
  retrieve(options?: RequestOptions): Promise<DeveloperAccount> {
    return this.#send({ method: 'GET', path: '/developer', options });
  }
}

/** The keys of the account. A full key is shown once, when it is made. */
class ApiKeys {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Makes a further key. Where your rules ask for a second person, it opens nothing until it is approved. */
  create(
    params: CreateApiKeyParams = {},
    options?: RequestOptions,
  ): Promise<NewApiKey | ApiKeyAwaitingApproval> {
    return this.#send({ method: 'POST', path: '/developer/api-keys', body: params, options });
  }

  /** All keys, dead ones too; never the secrets. */
  async list(options?: RequestOptions): Promise<ApiKey[]> {
    const { data } = await this.#send<{ data: ApiKey[] }>({
      method: 'GET',
      path: '/developer/api-keys',
      options,
    });
    return data;
  }

  /** Revokes a key at once. Revoking it again is no error. */
  revoke(id: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/developer/api-keys/{}', ids: [id], options });
  }

  /** Makes a key in place of another, which dies after the overlap. */
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
