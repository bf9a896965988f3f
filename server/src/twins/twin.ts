import type { AddressInfo } from 'node:net';
import { AMBIGUITIES as FLUTTERWAVE_AMBIGUITIES } from './flutterwave/ambiguities.ts';
import { flutterwave } from './flutterwave/flutterwave.ts';
import { readAmount } from './kernel/amount.ts';
import { openBooks } from './kernel/books.ts';
import { chanceOf } from './kernel/chance.ts';
import { type Fault, type FaultSetting, openFaults } from './kernel/faults.ts';
import type { Protocol } from './kernel/protocol.ts';
import { type Ambiguities, openReadings } from './kernel/readings.ts';
import { openRegister } from './kernel/register.ts';
import { openScheduler } from './kernel/scheduler.ts';
import { openServer } from './kernel/server.ts';
import { openWebhookSender } from './kernel/webhook-sender.ts';
import type { World } from './kernel/world.ts';
import { AMBIGUITIES as MONNIFY_AMBIGUITIES } from './monnify/ambiguities.ts';
import { monnify } from './monnify/monnify.ts';
import { twinPage } from './page/page.ts';
import { AMBIGUITIES as PAYSTACK_AMBIGUITIES } from './paystack/ambiguities.ts';
import { paystack } from './paystack/paystack.ts';

export const TWINS = { paystack, flutterwave, monnify } as const;
export type TwinName = keyof typeof TWINS;
export const AMBIGUITIES = {
  paystack: PAYSTACK_AMBIGUITIES,
  flutterwave: FLUTTERWAVE_AMBIGUITIES,
  monnify: MONNIFY_AMBIGUITIES,
} as const satisfies Record<TwinName, Ambiguities>;

export type TwinOptions = {
  readonly port?: number;
  readonly host?: string;
  readonly webhookUrl?: string | null;
  readonly seed?: number;
  /** How long a payout or refund is under way. */
  readonly settleMs?: number;
  readonly faults?: Partial<Record<Fault, Partial<FaultSetting>>>;
  /** Milliseconds since 1970. A stopped clock makes a scenario reproducible to the letter. */
  readonly clock?: () => number;
};

export type Twin = {
  readonly url: string;
  readonly protocol: Pick<Protocol, 'title' | 'credentials' | 'base' | 'unit'>;
  /** Resolved when the control API is asked to stop the twin. */
  readonly stopped: Promise<void>;
  close(): Promise<void>;
};

/** A hundred million naira: enough not to run out by accident. */
const OPENING_NAIRA = '100000000';
const OPENING_KOBO = '10000000000';
const SETTLE_MS = 1_000;

export async function startTwin(name: TwinName, options: TwinOptions = {}): Promise<Twin> {
  const { port = 0, host = '127.0.0.1', webhookUrl = null, seed = 1, settleMs = SETTLE_MS } = options;
  const scheduler = openScheduler(options.clock ?? Date.now);
  const faults = openFaults(seed);
  for (const [fault, setting] of Object.entries(options.faults ?? {})) faults.set(fault as Fault, setting);
  const opening = readAmount(name === 'paystack' ? OPENING_KOBO : OPENING_NAIRA, 0) ?? 0n;
  const world: World = {
    books: openBooks(opening),
    register: openRegister(),
    scheduler,
    faults,
    readings: openReadings(AMBIGUITIES[name]),
    settleMs,
    chance: chanceOf(seed, name),
    send: (happening) => webhookSender.send(happening),
  };
  const protocol = TWINS[name](world);
  const webhookSender = openWebhookSender({ protocol, scheduler, faults, url: webhookUrl });
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const server = openServer({ world, protocol, webhookSender, stop }, twinPage());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, port: given, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${given}`,
    protocol,
    stopped,
    close: () =>
      new Promise((resolve) => {
        scheduler.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
