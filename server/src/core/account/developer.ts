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

/** The address, or what stands before the @, is the first thing that anybody tries. */
export function isOwnAddress(password: string, email: string): boolean {
  return [email, defaultName(email)].includes(password.trim().toLowerCase());
}
