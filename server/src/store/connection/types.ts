import pg from 'pg';

const INT8_OID = 20;
const NUMERIC_OID = 1700;

/**
 * The only place where database integers become numbers. An integer that a double cannot hold exactly fails
 * the query: amounts must never be rounded silently. Sums of bigint arrive as numeric, hence both types.
 */
export function parseSafeInteger(raw: string | number): number {
  const value = Number(raw);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database returned an unsafe integer: ${raw}`);
  return value;
}

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID || oid === NUMERIC_OID
      ? parseSafeInteger
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};
