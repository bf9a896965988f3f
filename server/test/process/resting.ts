import { setTimeout as sleep } from 'node:timers/promises';
import { releaseMemoryAtRest } from '#app/memory-at-rest.ts';

/** A process that has nothing to do, with or without `release`. */
if (process.argv[2] === 'release') releaseMemoryAtRest(200);
await sleep(1_000);
