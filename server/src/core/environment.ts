/** An account's environments: `live` uses the configured bank, `test` always uses the sandbox. */
export const ENVIRONMENTS = ['live', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const ACCOUNT_START = 'dev_';
/** No account id begins with this, because `dev_` is followed by hex digits. */
export const TEST_START = 'dev_test_';

/**
 * Returns the tenant of an environment. Every row in every table belongs to a tenant through its
 * `developer_id`. The live tenant is the account itself; the test tenant is derived from its id. Both
 * therefore exist as soon as the account does, neither is ever created, and no stored value can confuse them.
 */
export function tenantOf(accountId: string, environment: Environment): string {
  return environment === 'live' ? accountId : TEST_START + accountId.slice(ACCOUNT_START.length);
}

export function environmentOf(developerId: string): Environment {
  return developerId.startsWith(TEST_START) ? 'test' : 'live';
}

/** Returns a tenant's account. One sign-in covers both environments. */
export function accountOf(developerId: string): string {
  return environmentOf(developerId) === 'live'
    ? developerId
    : ACCOUNT_START + developerId.slice(TEST_START.length);
}

/**
 * The test environment's share of the live limits, counted separately: a runaway program in test takes
 * nothing from live, and its account takes little more from others.
 */
const TEST_SHARE = 0.25;

export function shareOf(environment: Environment, ofLive: number): number {
  return environment === 'live' ? ofLive : Math.ceil(ofLive * TEST_SHARE);
}
