// Made from openapi.json by `npm run openapi`, do not edit.

/** An account of a platform. */
export type DeveloperAccount = {
  id: string;
  email: string;
  name: string;
  /** test: a tenant of its own, always on the sandbox bank. live: the bank of the service. */
  environment: 'live' | 'test';
  /** ISO 8601. */
  createdAt: string;
};

/** Create an account and its first API key: `POST /v1/developer/signup`. */
export type SignUpParams = {
  /** At most 254 characters. */
  email: string;
  /** At least 8 characters; letters, numbers and symbols are recommended. Those used most are refused. */
  password: string;
  /** Defaults to the local part of the e-mail address. At most 120 characters. */
  name?: string | undefined;
  /** What `surety invite` has printed for this address, where SIGNUP is invited. At most 100 characters. */
  invitation?: string | undefined;
};

export type SignedUp = {
  developerId: string;
  /** The first key. It is shown once and cannot be recovered. */
  apiKey: string;
  developer: DeveloperAccount;
};

/** Generate a further key: `POST /v1/developer/api-keys`. */
export type CreateApiKeyParams = {
  /** Where the key works: that of the key that asks when left out. A test key makes none for live. */
  environment?: 'live' | 'test' | undefined;
  /** What the key is for. At most 80 characters. */
  label?: string | undefined;
  /**
   * When the key stops working; not later than the key that asks, and with it when nothing is said. ISO
   * 8601.
   */
  expiresAt?: string | undefined;
  /** What the key may do: everything that the key that asks may, when left out. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** Where requests may come from, such as 203.0.113.0/24; anywhere when left out. 1 to 20 of them. */
  networks?: string[] | undefined;
  /** What the key may send to sellers and back to buyers in a day of UTC. Such a key makes no further keys. */
  dailyLimit?:
    | {
        /** In the smallest currency unit (kobo, cents). */
        amount: number;
        /** ISO 4217. */
        currency: string;
      }
    | undefined;
};

/** Replace a key; the old one dies after the overlap: `POST /v1/developer/api-keys/{id}/rotate`. */
export type RotateApiKeyParams = {
  /** How long the old key goes on working. 0 to 604800. Default: 0. */
  overlapSeconds?: number | undefined;
};

export type NewApiKey = {
  id: string;
  /** The full key. It is shown once and cannot be recovered. */
  apiKey: string;
  /** Not secret: safe to log. */
  prefix: string;
  label: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string | null;
  /** What it may do. Absent: everything that a key can do. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** Where requests may come from. Absent: anywhere. */
  networks?: string[] | undefined;
  /** What it may send on its way in a day of UTC. Absent: any amount. */
  dailyLimit?: { amount: number; currency: string } | undefined;
};

export type ApiKey = {
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
  /** What it may do. Absent: everything that a key can do. */
  scopes?: ('read' | 'escrow' | 'fraud' | 'identity' | 'webhooks' | 'payouts')[] | undefined;
  /** Where requests may come from. Absent: anywhere. */
  networks?: string[] | undefined;
  /** What it may send on its way in a day of UTC. Absent: any amount. */
  dailyLimit?: { amount: number; currency: string } | undefined;
};
