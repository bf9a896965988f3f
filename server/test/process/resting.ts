import { setTimeout as sleep } from 'node:timers/promises';
import { releaseMemoryAtRest } from '#app/memory-at-rest.ts';

/** A process that rests until V8 has considered to release memory, which takes eight seconds. */
if (process.argv[2] === 'release') releaseMemoryAtRest(500);
await sleep(10_000);
