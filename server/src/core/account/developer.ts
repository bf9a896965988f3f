export type Developer = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** Two spellings of one address are one account, so addresses are kept in one case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function defaultName(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
