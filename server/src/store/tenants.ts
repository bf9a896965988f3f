import { ACCOUNT_START, TEST_START } from '#core/environment.ts';

/** In SQL: the account of the tenant in a column. What is shared out is shared out among accounts. */
export function accountOf(column: string): string {
  return `regexp_replace(${column}, '^${TEST_START}', '${ACCOUNT_START}')`;
}

/** In SQL: whether the tenant in a column is a test environment, which comes after the live one. */
export function isTest(column: string): string {
  return `starts_with(${column}, '${TEST_START}')`;
}

/** In SQL: both tenants of the account in a column, as rows of `tenant(developer_id)`. */
export function tenantsOf(column: string): string {
  const test = `'${TEST_START}' || substr(${column}, ${ACCOUNT_START.length + 1})`;
  return `CROSS JOIN LATERAL (VALUES (${column}), (${test})) AS tenant(developer_id)`;
}
