// Made from openapi.json by `npm run openapi`, do not edit.

/** The account of a platform. */
export type DeveloperAccount = {
  object: 'developer';
  /** test: an isolated environment that always uses the sandbox bank. live: uses the configured bank. */
  environment: 'live' | 'test';
  id: string;
  email: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
};

/** How members have to sign in to the dashboard. */
export type SignInPolicy = {
  object: 'sign_in_policy';
  environment: 'live' | 'test';
  /** True when members without a second factor can sign in only to set one up. */
  secondFactorRequired: boolean;
  /** Increases with each change. 0 when it was never set. */
  version: number;
  /** Null when it was never set. ISO 8601. */
  changedAt: string | null;
  /** Null when it was never set, and for a version that an older version of Surety saved. */
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** Create an account and its first API key: `POST /v1/developer/signup`. */
export type SignUpParams = {
  /** At most 254 characters. */
  email: string;
  /** At least 8 characters. Common passwords are refused; letters, numbers and symbols are recommended. */
  password: string;
  /** Defaults to the part of the e-mail address before the @. At most 120 characters. */
  name?: string | undefined;
  /**
   * The code that `surety invite` printed for this address. Required when SIGNUP is `invited`. At most 100
   * characters.
   */
  invitation?: string | undefined;
};

export type SignedUp = {
  developerId: string;
  /** The first key. It is shown only once and cannot be recovered. */
  apiKey: string;
  developer: DeveloperAccount;
};

/** Create an API key: `POST /v1/developer/api-keys`. */
export type CreateApiKeyParams = {
  /**
   * The environment that the key works in. Defaults to that of the calling key. A test key cannot create a
   * live key.
   */
  environment?: 'live' | 'test' | undefined;
  /** What the key is used for. At most 80 characters. */
  label?: string | undefined;
  /** When the key stops working. It cannot outlive the calling key, and by default expires with it. ISO 8601. */
  expiresAt?: string | undefined;
  /** The scopes of the key. Defaults to all scopes of the calling key. 1 to 20 items. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** The networks that requests may come from, such as 203.0.113.0/24. Defaults to anywhere. 1 to 20 items. */
  networks?: string[] | undefined;
  /**
   * The most that the key may send to sellers and back to buyers in one UTC day. A key with a limit cannot
   * create keys.
   */
  dailyLimit?:
    | {
        /** In the smallest currency unit (kobo, cents). */
        amount: number;
        /** ISO 4217. */
        currency: string;
      }
    | undefined;
};

/** Rotate an API key: `POST /v1/developer/api-keys/{id}/rotate`. */
export type RotateApiKeyParams = {
  /** How long the old key keeps working, in seconds. 0 to 604800. Default: 0. */
  overlapSeconds?: number | undefined;
};

export type NewApiKey = {
  object: 'api_key';
  /** test: an isolated environment that always uses the sandbox bank. live: uses the configured bank. */
  environment: 'live' | 'test';
  id: string;
  /** The full key. It is shown only once and cannot be recovered. */
  apiKey: string;
  /** The start of the key. Not secret: safe to log. */
  prefix: string;
  label: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string | null;
  /** The scopes of the key. Absent when it has all of them. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** The networks that requests may come from. Absent when they may come from anywhere. */
  networks?: string[] | undefined;
  /** The most that the key may send in one UTC day. Absent when there is no limit. */
  dailyLimit?: { amount: number; currency: string } | undefined;
};

export type ApiKey = {
  object: 'api_key';
  environment: 'live' | 'test';
  id: string;
  prefix: string;
  label: string | null;
  active: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  lastUsedAt: string | null;
  /** ISO 8601. */
  expiresAt: string | null;
  /** In the future while a rotation overlaps. ISO 8601. */
  revokedAt: string | null;
  /** The version of the API that its requests follow, unless they send Surety-Version. */
  apiVersion: string;
  /** The scopes of the key. Absent when it has all of them. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** The networks that requests may come from. Absent when they may come from anywhere. */
  networks?: string[] | undefined;
  /** The most that the key may send in one UTC day. Absent when there is no limit. */
  dailyLimit?: { amount: number; currency: string } | undefined;
};
