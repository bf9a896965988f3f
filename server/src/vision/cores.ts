import { availableParallelism } from 'node:os';

/**
 * Cores that one verification keeps busy: two threads inside one worker share its models, while a second worker
 * would load them again.
 */
export const CORES_PER_WORKER = Math.min(2, availableParallelism());
