/** How long a test waits for a state that should be immediate: longer than a busy machine stalls. */
export const PATIENCE_MS = 60_000;

/** How long a bank may take to answer: long enough for a busy machine, short enough to wait for in a test. */
export const BANK_TIMEOUT_MS = 2_000;

/** Timeouts of connection pools, which would otherwise answer 503 when the machine stalls. */
export const PATIENT = { queryTimeoutMs: PATIENCE_MS, connectTimeoutMs: PATIENCE_MS };
