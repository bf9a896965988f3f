export type Developer = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** Who may create an account: anyone, people invited by the operator, or no one. */
export const SIGN_UPS = ['open', 'invited', 'closed'] as const;
export type SignUps = (typeof SIGN_UPS)[number];

/** Returns the address in lower case, so that two spellings are one account. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function defaultName(email: string): string {
  return email.slice(0, email.indexOf('@'));
}

/** True when the password is the address or its local part, which attackers try first. */
export function isOwnAddress(password: string, email: string): boolean {
  return [email, defaultName(email)].includes(password.trim().toLowerCase());
}
