import { isWebUrl } from '#twins/kernel/control-api.ts';
import { FAULTS, type Fault, isFault } from '#twins/kernel/faults.ts';
import {
  isMessageFault,
  isMessageTwin,
  MESSAGE_FAULTS,
  MESSAGE_TWINS,
  type MessageFault,
  type MessageTwinName,
  type MessageTwinOptions,
  startMessageTwin,
} from '#twins/messages/twin.ts';
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

/** `surety twin`: runs a simulator of a provider's API until it is stopped. */
export async function runTwin(
  name: string | undefined,
  flags: TwinFlags,
  stop: AbortSignal,
): Promise<number> {
  const isOfMessages = isMessageTwin(name);
  if (name === undefined || !(isOfMessages || Object.hasOwn(TWINS, name))) {
    throw new UsageError(`Name a twin: surety twin ${[...Object.keys(TWINS), ...MESSAGE_TWINS].join('|')}`);
  }
  const webhookUrl = flags['webhook-url'] ?? null;
  if (webhookUrl !== null && !isWebUrl(webhookUrl)) {
    throw new UsageError('--webhook-url must be a URL such as http://localhost:4000/webhooks');
  }
  const port = wholeNumber('--port', flags.port ?? '4100', 65_535);
  const place = { ...(flags.host ? { host: flags.host } : {}), webhookUrl };
  if (isOfMessages) return runMessageTwin(name, { ...place, port }, flags, stop);
  const twin = await listen(name as TwinName, port, {
    ...place,
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

async function runMessageTwin(
  name: MessageTwinName,
  options: MessageTwinOptions,
  { fault = [] }: TwinFlags,
  stop: AbortSignal,
): Promise<number> {
  const unknown = fault.find((each) => !isMessageFault(each));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no fault "${unknown}". There are ${Object.keys(MESSAGE_FAULTS).join(', ')}.`,
    );
  }
  const twin = await atPort(options.port ?? 0, () => startMessageTwin(name, options));
  for (const each of fault) twin.always(each as MessageFault);
  console.log(
    [
      `The ${twin.title} twin is listening on ${twin.url}. It is a twin: no message is sent.`,
      ...Object.entries(twin.settings).map(([setting, value]) => `  ${setting}=${value}`),
      `Delivery reports: ${options.webhookUrl ?? 'not sent: set --webhook-url'}`,
      `${twin.url}/_twin/state shows the messages; press Ctrl-C to stop.`,
    ].join('\n'),
  );
  if (!stop.aborted) {
    await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  }
  await twin.close();
  return 0;
}

function listen(name: TwinName, port: number, options: Parameters<typeof startTwin>[1]): Promise<Twin> {
  return atPort(port, () => startTwin(name, { ...options, port }));
}

async function atPort<T>(port: number, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
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
