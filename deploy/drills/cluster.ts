import { once } from 'node:events';
import { startCitusCluster } from './citus-cluster.ts';

/** npm run citus:cluster: a Citus cluster for tests, the simulator and the bench, until Ctrl-C. */
const { url, stop } = await startCitusCluster();
console.log(`CITUS_URL=${url}`);
const waiting = setInterval(() => undefined, 60_000);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
clearInterval(waiting);
await stop();
