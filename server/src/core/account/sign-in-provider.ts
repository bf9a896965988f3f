/**
 * The state kept in the browser during a sign-in at the provider, so that only that browser can complete it.
 */
export type Errand = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** A person's identity at the provider. The subject is permanent; an address may change or be reassigned. */
export type ProviderPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** True when the provider has verified the address. */
  readonly verified: boolean;
};

/** An external identity provider; today OpenID Connect. */
export type SignInProvider = {
  readonly name: string;
  /** Returns the address to redirect to. Throws when the provider cannot be reached. */
  begin(): Promise<{ readonly address: string; readonly errand: Errand }>;
  /**
   * Returns the person who came back with this query, or null when they were refused or the state does not
   * match.
   */
  finish(query: string, errand: Errand): Promise<ProviderPerson | null>;
};
