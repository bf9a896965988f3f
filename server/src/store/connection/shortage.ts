import { isConflict, sqlState } from '#store/db.ts';

const DISK_FULL = '53100';
const OUT_OF_MEMORY = '53200';
const IO_ERROR = '58030';

/** The server is there and has no room; what was asked for is right, and did not happen. */
export function isOutOfRoom(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** The server is there and cannot go on with this for the moment. */
export function isOverburdened(error: unknown): boolean {
  return [OUT_OF_MEMORY, IO_ERROR].includes(sqlState(error) ?? '') || isConflict(error);
}
