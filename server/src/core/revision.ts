import type { Actor } from './actor.ts';

/** Which version of a policy it is. Version 0 has the defaults: the account has set nothing. */
export type Revision = {
  readonly version: number;
  /** Null for version 0. */
  readonly changedAt: Date | null;
  /** Null for version 0, and for versions from before this was recorded. */
  readonly changedBy: Actor | null;
};

export const NEVER_SET: Revision = { version: 0, changedAt: null, changedBy: null };

export function revisionOf({ version, changedAt, changedBy }: Revision = NEVER_SET): Revision {
  return { version, changedAt, changedBy };
}

/** The policy without its revision. */
export function rulesOf<Policy extends Revision>(policy: Policy): Omit<Policy, keyof Revision> {
  const { version: _version, changedAt: _at, changedBy: _by, ...rules } = policy;
  return rules;
}
