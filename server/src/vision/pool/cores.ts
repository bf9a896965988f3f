import { availableParallelism } from 'node:os';

/**
 * The cores that one verification keeps busy. While the models process faces, one at a time, the next picture
 * is decoded; reading the document runs alone and gets a second thread. Both share one worker's models, which
 * a second worker would have to load again.
 */
export const CORES_PER_WORKER = Math.min(2, availableParallelism());
