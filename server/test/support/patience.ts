/**
 * How long a test waits for a state that should be there at once: longer than a busy machine stands still.
 */
export const PATIENCE_MS = 60_000;

/** The same for a connection pool, which would answer a machine that stands still with a 503. */
export const PATIENT = { queryTimeoutMs: PATIENCE_MS, connectTimeoutMs: PATIENCE_MS };
