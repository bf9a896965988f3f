import { ACCOUNT_START, TEST_START } from '#core/environment.ts';

/** SQL for the account of the tenant in a column. Capacity is shared among accounts, not tenants. */
export function accountOf(column: string): string {
  return `regexp_replace(${column}, '^${TEST_START}', '${ACCOUNT_START}')`;
}

/**
 * SQL that is true when the tenant in a column is a test environment, which has a lower priority than live.
 */
export function isTest(column: string): string {
  return `starts_with(${column}, '${TEST_START}')`;
}

/** SQL for the test environment of the account in a column. */
export function testTenantOf(column: string): string {
  return `'${TEST_START}' || substr(${column}, ${ACCOUNT_START.length + 1})`;
}

/** SQL for both tenants of the account in a column, as rows of `tenant(developer_id)`. */
export function tenantsOf(column: string): string {
  return `CROSS JOIN LATERAL (VALUES (${column}), (${testTenantOf(column)})) AS tenant(developer_id)`;
}
