/** An account of a platform. */
export type DeveloperAccount = { id: string; email: string; name: string; createdAt: string };

export type SignUpParams = {
  email: string;
  /** 8 to 200 characters; letters, numbers and symbols are recommended. */
  password: string;
  /** Defaults to the local part of the e-mail address. */
  name?: string | undefined;
};

export type SignedUp = {
  developerId: string;
  /** The first key. It is shown this once and cannot be recovered. */
  apiKey: string;
  developer: DeveloperAccount;
};

export type CreateApiKeyParams = {
  /** What the key is for; at most 80 characters. */
  label?: string | undefined;
  /** When the key stops working, ISO 8601. */
  expiresAt?: string | undefined;
};

export type RotateApiKeyParams = {
  /** How long the old key goes on working; at most seven days. Default: 0. */
  overlapSeconds?: number | undefined;
};

export type NewApiKey = {
  id: string;
  /** The full key. It is shown this once and cannot be recovered. */
  apiKey: string;
  /** Not secret: safe to log. */
  prefix: string;
  label: string | null;
  createdAt: string;
  expiresAt: string | null;
};

export type ApiKey = {
  id: string;
  prefix: string;
  label: string | null;
  active: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  /** In the future while a rotation overlaps. */
  revokedAt: string | null;
};
