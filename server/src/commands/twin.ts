import { isWebUrl } from '#twins/kernel/control-api.ts';
import { FAULTS, type Fault, isFault } from '#twins/kernel/faults.ts';
import { startTwin, TWINS, type Twin, type TwinName } from '#twins/twin.ts';
import { CommandError, UsageError } from './command-error.ts';
import { wholeNumber } from './whole-number.ts';

export type TwinFlags = {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly 'webhook-url'?: string | undefined;
  readonly seed?: string | undefined;
  readonly 'settle-seconds'?: string | undefined;
  readonly fault?: readonly string[] | undefined;
};

const LONGEST_SETTLING_SECONDS = 86_400;

/** `surety twin`: runs a simulator of a bank's API until it is stopped. */
export async function runTwin(
  name: string | undefined,
  flags: TwinFlags,
  stop: AbortSignal,
): Promise<number> {
  if (name === undefined || !Object.hasOwn(TWINS, name)) {
    throw new UsageError(`Name a twin: surety twin ${Object.keys(TWINS).join('|')}`);
  }
  const webhookUrl = flags['webhook-url'] ?? null;
  if (webhookUrl !== null && !isWebUrl(webhookUrl)) {
    throw new UsageError('--webhook-url must be a URL such as http://localhost:4000/webhooks');
  }
  const port = wholeNumber('--port', flags.port ?? '4100', 65_535);
  const twin = await listen(name as TwinName, port, {
    ...(flags.host ? { host: flags.host } : {}),
    webhookUrl,
    seed: wholeNumber('--seed', flags.seed ?? '1', 2 ** 32 - 1),
    settleMs:
      1_000 * wholeNumber('--settle-seconds', flags['settle-seconds'] ?? '1', LONGEST_SETTLING_SECONDS),
    faults: Object.fromEntries((flags.fault ?? []).map(readFault)),
  });
  console.log(greeting(twin, webhookUrl));
  const interrupted = new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  if (!stop.aborted) await Promise.race([interrupted, twin.stopped]);
  await twin.close();
  return 0;
}

async function listen(name: TwinName, port: number, options: Parameters<typeof startTwin>[1]): Promise<Twin> {
  try {
    return await startTwin(name, { ...options, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new CommandError(`Port ${port} is taken. Choose another with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new UsageError('--host is not an address of this machine.');
    throw error;
  }
}

/** `duplicate=0.2`, or `duplicate` for every time. */
function readFault(text: string): [Fault, { chance: number }] {
  const [name = '', chance = '1'] = text.split('=');
  if (!isFault(name)) {
    throw new UsageError(`There is no fault "${name}". There are ${Object.keys(FAULTS).join(', ')}.`);
  }
  if (!/^(?:0|1|0?\.\d+|1\.0+)$/.test(chance)) {
    throw new UsageError(
      `--fault ${name} takes a chance from 0 to 1, such as ${name}=0.2 (it is "${chance}").`,
    );
  }
  return [name, { chance: Number(chance) }];
}

function greeting({ url, protocol }: Twin, webhookUrl: string | null): string {
  const facts = {
    'base URL': url + protocol.base,
    ...protocol.credentials,
    webhooks: webhookUrl ?? 'not sent: set --webhook-url to a receiver',
  };
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  return [
    `The ${protocol.title} twin is listening on ${url}. It is a twin: no real money moves.`,
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    `Amounts are in ${protocol.unit.name}. Open ${url} to watch it and to make payments; press Ctrl-C ` +
      'to stop.',
  ].join('\n');
}
