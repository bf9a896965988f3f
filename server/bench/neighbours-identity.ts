import { setTimeout as sleep } from 'node:timers/promises';
import { during, HEAD, openRows, ready, signUp } from '#bench/lib/neighbour.ts';
import type { Noise } from '#bench/lib/noise.ts';
import type { Report } from '#bench/lib/report.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { listen } from './neighbours.ts';

const CONNECTIONS = 40;
const VERIFICATIONS = 20;
const PATH = '/v1/identity/verify';
/** A long deadline, so that waiting requests are measured and not abandoned on a slow machine. */
const SETTINGS = { RATE_LIMIT: 'on', IDENTITY_DEADLINE: '10m' };

/** One account verifies a person now and then, while another sends more than can be processed. */
export async function benchNeighboursIdentity(
  { seconds }: { seconds: number },
  report: Report,
): Promise<void> {
  report.progress('neighbours-identity: drawing');
  const passport = await drawDocument('passport', await portrait('anna'));
  const live = await selfie('annaAgain');
  const good = identityForm({ document: passport, selfies: [live] });
  // A truncated picture with a valid beginning.
  const bad = identityForm({ document: passport.subarray(0, passport.length / 2), selfies: [live] });
  const bench = await openWorkbench();
  try {
    const { port } = await bench.serve(await bench.database(), ['--no-jobs'], SETTINGS);
    await ready(port);
    const [quiet, loud] = [await signUp(port), await signUp(port)];
    const sending = ({ payload, headers }: typeof good): Noise => ({
      ...{ port, path: PATH, connections: CONNECTIONS, method: 'POST', body: payload },
      headers: [{ ...headers, 'x-api-key': loud.apiKey }],
    });
    // Until it succeeds: a 503 is retried.
    const verify = async () => {
      const startedAt = performance.now();
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
          method: 'POST',
          headers: { ...good.headers, 'x-api-key': quiet.apiKey },
          body: new Uint8Array(good.payload),
        });
        const said = await answer.text();
        if (answer.status === 200) return performance.now() - startedAt;
        if (answer.status !== 503) throw new Error(`got ${answer.status}: ${said}`);
        await sleep(Number(answer.headers.get('retry-after')) * 1_000);
      }
    };
    const verifyInARow = async () => {
      const latencies: number[] = [];
      for (let left = VERIFICATIONS; left > 0; left--) latencies.push(await verify());
      return latencies;
    };
    await verify();
    const kinds: [string, Noise | null][] = [
      ['no load', null],
      [`${CONNECTIONS} × a verification`, sending(good)],
      [`${CONNECTIONS} × a truncated picture`, sending(bad)],
      ['no load, again', null],
    ];
    const verifications = openRows();
    const reads = openRows();
    for (const [name, noise] of kinds) {
      report.progress(`neighbours-identity: ${name}`);
      verifications.add(name, ...(await during(noise, verifyInARow)));
      const read = () => listen(port, '/v1/developer', quiet.apiKey, Math.max(seconds, 3));
      reads.add(name, ...(await during(noise, read)));
    }
    const head = 'Effect on one account of another that sends more pictures than can be processed';
    report.table(`${head} (its own verifications, one after the other)`, HEAD, verifications.rows);
    report.table(`${head} (its own reads, 40 per second)`, HEAD, reads.rows);
  } finally {
    await bench.stop();
  }
}
