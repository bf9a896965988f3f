import { keeper } from '#test/chaos/keeper.ts';
import { LISTENING, post } from '#test/support/cli.ts';
import { until } from '#test/support/database/programs.ts';

type Environment = Record<string, string>;

/** Our services and workers, each in its own process. */
export type Processes = {
  readonly apiKeys: readonly string[];
  /** Spreads clients over the running services, as a load balancer would. */
  address(client: number): string;
  /** All log lines that contain this text. */
  wrote(text: string): readonly string[];
  killService(index: number): void;
  killWorker(index: number): void;
  /** Waits until every service has acknowledged a write. */
  untilWritten(): Promise<void>;
  /** Starts dead processes, and returns when every service accepts writes. */
  mend(): Promise<void>;
  stop(): Promise<void>;
};

const SHARED = { PORT: '0', RATE_LIMIT: 'off', DASHBOARD: 'off', LOG_LEVEL: 'error' };

export async function openProcesses(places: {
  readonly services: readonly Environment[];
  readonly workers: readonly Environment[];
  /** Number of accounts; with several cells each gets one. */
  readonly accounts?: number;
}): Promise<Processes> {
  const services = places.services.map((own) =>
    keeper(['serve', '--no-jobs'], LISTENING, { ...SHARED, ...own }),
  );
  const workers = places.workers.map((own) => keeper(['work'], /no real money moves/, { ...SHARED, ...own }));
  const addresses: string[] = [];
  const start = async () => {
    for (const [index, service] of services.entries()) {
      if (!service.running()) addresses[index] = String((await service.start())[1]);
    }
    for (const worker of workers) if (!worker.running()) await worker.start();
  };
  await start();
  const apiKeys: string[] = [];
  while (apiKeys.length < (places.accounts ?? 1)) {
    const body = { email: `nodes-${apiKeys.length}@example.com`, password: 'a long passphrase 7' };
    apiKeys.push(String((await post(`${addresses[0]}/v1/developer/signup`, body)).body['apiKey']));
  }

  const writes = async (address: string, apiKey: string) => {
    const answer = await fetch(`${address}/v1/escrow/payout-accounts/probe`, {
      method: 'PUT',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ bankCode: '058', accountNumber: '0123456789' }),
      signal: AbortSignal.timeout(20_000),
    });
    return answer.ok;
  };
  const untilWritten = async () => {
    const each = addresses.flatMap((address) => apiKeys.map((apiKey) => ({ address, apiKey })));
    await Promise.all(
      each.map(({ address, apiKey }) => until(`${address} accepts writes`, () => writes(address, apiKey))),
    );
  };
  return {
    apiKeys,
    address(client) {
      const up = addresses.filter((_, index) => services[index]?.running());
      return up[client % up.length] ?? addresses[0] ?? '';
    },
    wrote: (text) => [...services, ...workers].flatMap((each) => each.wrote(text)),
    killService: (index) => services[index]?.running()?.kill('SIGKILL'),
    killWorker: (index) => workers[index]?.running()?.kill('SIGKILL'),
    untilWritten,
    async mend() {
      // A start during the server's recovery is refused, and retried.
      await until('all processes run', () => start().then(() => true));
      await untilWritten();
    },
    async stop() {
      for (const each of [...services, ...workers]) {
        const cli = each.running();
        cli?.kill('SIGTERM');
        await cli?.exited;
      }
    },
  };
}
