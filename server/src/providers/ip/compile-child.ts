import { compileChecked } from './intel.ts';

/**
 * Runs in a process of its own: compiling takes a second of computing and two hundred megabytes, of which a
 * thread would leave the service a good part for ever.
 */
const [folder = '', now = ''] = process.argv.slice(2);
await compileChecked({ folder, now: new Date(now) });
