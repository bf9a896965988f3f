/** What an account keeps lists of. */
export const LIST_SUBJECTS = ['user', 'device', 'network', 'bank_account', 'email_domain'] as const;
export type ListSubject = (typeof LIST_SUBJECTS)[number];

/** What it means to be on one: RED, points, or fewer points. */
export const LIST_KINDS = ['block', 'watch', 'trust'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** An entry that an assessment has met, by its id: what it says of a person stays where it is sealed. */
export type ListHit = { readonly id: string; readonly kind: ListKind; readonly on: ListSubject };
