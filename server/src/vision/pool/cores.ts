import { availableParallelism } from 'node:os';

/**
 * Cores that one verification keeps busy. While the models look at faces, one at a time, the next picture is
 * decoded; reading the document has nothing beside it, and gets a second thread. Both share one worker's
 * models, which a second worker would load again.
 */
export const CORES_PER_WORKER = Math.min(2, availableParallelism());
