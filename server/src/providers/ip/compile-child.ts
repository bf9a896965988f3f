import { compileChecked } from './intel.ts';

/**
 * Runs in a separate process: compiling takes a second of CPU time and 200 MB, much of which a thread would
 * leave allocated in the service.
 */
const [folder = '', now = ''] = process.argv.slice(2);
await compileChecked({ folder, now: new Date(now) });
