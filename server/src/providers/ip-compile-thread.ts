import { workerData } from 'node:worker_threads';
import { compileChecked } from './ip-intel.ts';

/** Runs in a thread of its own: compiling takes seconds of computing, which the service has better uses for. */
await compileChecked({ folder: workerData.folder, now: new Date(workerData.nowMs) });
