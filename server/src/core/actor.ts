/** `session` stands in history from before there were members, and nowhere else. */
export const ACTOR_TYPES = ['key', 'member', 'session', 'operator', 'bank', 'person', 'system'] as const;

/**
 * Who brought something about: a program by its key, a person as a member of the account, whoever runs the
 * service by a command, a bank by its word, the person whom a link was made for by what they do with it, or
 * the service itself, such as when time has run out.
 */
export type Actor = { readonly type: (typeof ACTOR_TYPES)[number]; readonly id: string | null };

export const SYSTEM: Actor = { type: 'system', id: null };

/** Whoever runs the service, at its command line. */
export const OPERATOR: Actor = { type: 'operator', id: null };
