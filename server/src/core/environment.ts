/** Where an account works: with the bank that the service has, or in the sandbox whatever bank that is. */
export const ENVIRONMENTS = ['live', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const ACCOUNT_START = 'dev_';
/** No account's id begins with this: behind `dev_` there are hex digits. */
export const TEST_START = 'dev_test_';

/**
 * An environment is a tenant: every row of every table belongs to one, by its `developer_id`. That of live
 * is the account itself, that of test follows from its id. So both are there from the first moment of an
 * account, none is ever made, and nothing that is stored can say of one that it is the other.
 */
export function tenantOf(accountId: string, environment: Environment): string {
  return environment === 'live' ? accountId : TEST_START + accountId.slice(ACCOUNT_START.length);
}

export function environmentOf(developerId: string): Environment {
  return developerId.startsWith(TEST_START) ? 'test' : 'live';
}

/** The account that a tenant belongs to: whoever signs in with its password has both environments. */
export function accountOf(developerId: string): string {
  return environmentOf(developerId) === 'live'
    ? developerId
    : ACCOUNT_START + developerId.slice(TEST_START.length);
}

/**
 * What a test environment may take, as a part of what its live one may, and beside it: a program that runs
 * wild in test takes nothing from live, and its account takes little more from its neighbours.
 */
const TEST_SHARE = 0.25;

export function shareOf(environment: Environment, ofLive: number): number {
  return environment === 'live' ? ofLive : Math.ceil(ofLive * TEST_SHARE);
}
