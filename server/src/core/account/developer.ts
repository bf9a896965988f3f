export type Developer = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** Who may make an account: anybody, whoever has an invitation from whoever runs the service, or nobody. */
export const SIGN_UPS = ['open', 'invited', 'closed'] as const;
export type SignUps = (typeof SIGN_UPS)[number];

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
