import pg from 'pg';

const INT8_OID = 20;
const NUMERIC_OID = 1700;

/**
 * Integers from the database become numbers in this one place, or the query fails: an amount that a double
 * cannot hold exactly must never be rounded in silence. Sums of bigint arrive as numeric, hence both types.
 */
export function parseSafeInteger(told: string | number): number {
  const value = Number(told);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds an unsafe integer: ${told}`);
  return value;
}

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID || oid === NUMERIC_OID
      ? parseSafeInteger
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};
