/**
 * Who brought something about: a program by its key, a person by the session at the dashboard, a bank by its
 * word, or the service itself, such as when time has run out.
 */
export type Actor = { readonly type: 'key' | 'session' | 'bank' | 'system'; readonly id: string | null };

export const SYSTEM: Actor = { type: 'system', id: null };
