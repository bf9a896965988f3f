/**
 * How long a test waits for what should be there at once. A machine whose cores others use may stand still
 * for a minute; a test that waits, waits for a state, and takes no longer where all is well.
 */
export const PATIENCE_MS = 300_000;

/** The same for a pool of connections, whose answer to a machine that stands still would be a 503. */
export const PATIENT = { queryTimeoutMs: PATIENCE_MS, connectTimeoutMs: PATIENCE_MS };
