import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Check = {
  readonly ok: boolean;
  readonly optional?: boolean;
  readonly name: string;
  readonly detail?: string;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const ANSWER_MS = 10_000;

/** Asks the service as a load balancer does. Returns null when it is ready, else the reasons. */
export function whyNotReady(url: string): Promise<string | null> {
  return new Promise((resolve) => {
    // Without an agent the connection closes with the answer, and does not hold up a stop.
    const request = get(`${url}/readyz`, { agent: false, timeout: ANSWER_MS }, (response) => {
      if (response.statusCode === 200) {
        response.resume();
        return resolve(null);
      }
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve(reasonsIn(body)));
    });
    request.on('timeout', () => request.destroy(new Error('/readyz does not answer')));
    request.on('error', (error) => resolve(error.message));
  });
}

/** Resolves once the service is ready; never when it is stopped before. */
export async function untilReady(url: string, stopped: () => boolean): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await sleep(pause, undefined, { ref: false });
    if (stopped()) return new Promise(() => undefined);
    if ((await whyNotReady(url)) === null) return;
  }
}

function reasonsIn(body: string): string {
  try {
    const { checks } = JSON.parse(body) as { readonly checks: readonly Check[] };
    const failed = checks.filter(({ ok, optional }) => !ok && !optional);
    return failed.map(({ name, detail }) => detail ?? name).join('; ');
  } catch {
    return 'see /readyz';
  }
}
