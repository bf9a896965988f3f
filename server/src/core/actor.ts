/** `session` appears only in history from before members existed. */
export const ACTOR_TYPES = ['key', 'member', 'session', 'operator', 'bank', 'person', 'system'] as const;

/**
 * Who did something: a program (key), a member of the account, the operator by a command, a bank by a
 * notification, the person a verification link was made for, or the service itself, for example when a
 * deadline passes.
 */
export type Actor = { readonly type: (typeof ACTOR_TYPES)[number]; readonly id: string | null };

export const SYSTEM: Actor = { type: 'system', id: null };

/** The operator of the service, on its command line. */
export const OPERATOR: Actor = { type: 'operator', id: null };
