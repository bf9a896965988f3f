/** What is kept in somebody's browser while they are at the provider, so that only it can come back. */
export type Errand = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who somebody is there. The subject is theirs for ever; the address may change, and change hands. */
export type ProviderPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has made sure that the address is theirs. */
  readonly verified: boolean;
};

/** Somebody else who knows our members: OpenID Connect today. */
export type SignInProvider = {
  readonly name: string;
  /** Where to send somebody. Throws when the provider cannot be reached. */
  begin(): Promise<{ readonly address: string; readonly errand: Errand }>;
  /** Who has come back with this query; null when they were refused or it does not fit the errand. */
  finish(query: string, errand: Errand): Promise<ProviderPerson | null>;
};
