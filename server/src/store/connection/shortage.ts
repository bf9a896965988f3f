import { isConflict, sqlState } from '#store/db.ts';

const DISK_FULL = '53100';
const OUT_OF_MEMORY = '53200';
const IO_ERROR = '58030';

/** True when the server's disk is full. The request was valid and had no effect. */
export function isOutOfRoom(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** True when the server is reachable but cannot do this at the moment. */
export function isOverburdened(error: unknown): boolean {
  return [OUT_OF_MEMORY, IO_ERROR].includes(sqlState(error) ?? '') || isConflict(error);
}
