import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Accepted,
  isMessageFault,
  type MessageFault,
  openPhones,
  type Phones,
  strikes,
} from './phones.ts';
import { type Answer, MESSAGE_PROTOCOLS, type MessageProtocol } from './protocols.ts';

export { isMessageFault, MESSAGE_FAULTS, type MessageFault } from './phones.ts';

export type MessageTwinName = keyof typeof MESSAGE_PROTOCOLS;
export const MESSAGE_TWINS = Object.keys(MESSAGE_PROTOCOLS) as readonly MessageTwinName[];

export function isMessageTwin(name: string | undefined): name is MessageTwinName {
  return name !== undefined && Object.hasOwn(MESSAGE_PROTOCOLS, name);
}

export type MessageTwinOptions = {
  readonly port?: number;
  readonly host?: string;
  /** Where delivery reports go. */
  readonly webhookUrl?: string | null;
};

export type MessageTwin = {
  readonly title: string;
  readonly url: string;
  /** The settings with which Surety uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly phones: Phones;
  /** Lets a fault strike every time. */
  always(fault: MessageFault): void;
  /** Sends reports there from now on. */
  reportTo(url: string): void;
  /** Sends the report of a message again. */
  reportAgain(message: Accepted): Promise<number>;
  close(): Promise<void>;
};

const LARGEST_BODY = 100_000;
const LATE_MS = 30_000;
const RETRIES_MS = [200, 1_000, 5_000];

/** Starts a simulator of a provider of short messages, with its documented requests, answers and reports. */
export async function startMessageTwin(
  name: MessageTwinName,
  { port = 0, host = '127.0.0.1', webhookUrl = null }: MessageTwinOptions = {},
): Promise<MessageTwin> {
  const protocol: MessageProtocol = MESSAGE_PROTOCOLS[name];
  const phones = openPhones();
  let reportUrl = webhookUrl;
  const stopped = new AbortController();
  const report = async (message: Accepted): Promise<number> => {
    if (reportUrl === null) return 0;
    const { body, headers } = protocol.report(message);
    const response = await fetch(reportUrl, { method: 'POST', body, headers }).catch(() => null);
    await response?.arrayBuffer();
    return response?.status ?? 0;
  };
  /** Reports until the receiver has accepted it. */
  const reportSurely = async (message: Accepted, afterMs: number) => {
    for (const waitMs of [afterMs, ...RETRIES_MS]) {
      await sleep(waitMs, undefined, { signal: stopped.signal });
      if ((await report(message)) === 200) return;
    }
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      send(response, { status: 500, body: { message: 'the twin failed' } });
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const asked = `${request.method} ${new URL(request.url ?? '/', 'http://twin').pathname}`;
    const control = CONTROLS[asked];
    if (control) return send(response, control(phones, body));
    if (asked !== `POST ${protocol.path}`)
      return send(response, { status: 404, body: { message: 'Not found' } });
    if (strikes(phones, 'rate_limit'))
      return send(response, { status: 429, body: { message: 'Too many requests' } });
    if (strikes(phones, 'error')) return send(response, { status: 503, body: { message: 'Unavailable' } });
    const wanted = protocol.read({ headers: request.headers, body });
    if ('refused' in wanted) return send(response, wanted.refused);
    const { to } = wanted;
    if (phones.balance < 1 || strikes(phones, 'no_balance')) return send(response, protocol.noBalance(to));
    const isBarred = phones.doNotDisturb.has(to) && protocol.isBarred(wanted.route);
    const barred = isBarred ? protocol.barred(to) : null;
    if (barred) return send(response, barred);
    phones.balance -= 1;
    const message: Accepted = {
      ...wanted,
      reference: protocol.newReference(),
      copies: 0,
      status: 'accepted',
    };
    phones.accepted.push(message);
    deliver(message, isBarred);
    if (strikes(phones, 'timeout')) return;
    if (strikes(phones, 'error_after'))
      return send(response, { status: 502, body: { message: 'Bad gateway' } });
    send(response, protocol.accepted(message, phones));
  }

  function deliver(message: Accepted, isBarred: boolean): void {
    if (strikes(phones, 'never_delivered')) return;
    const fails = strikes(phones, 'fails');
    message.status = isBarred ? 'do_not_disturb' : fails ? 'failed' : 'delivered';
    const copies = strikes(phones, 'delivered_twice') ? 2 : 1;
    if (message.status === 'delivered') message.copies = copies;
    const afterMs = strikes(phones, 'late_report') ? LATE_MS : 0;
    for (let copy = 0; copy < copies; copy++) reportSurely(message, afterMs).catch(() => undefined);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, port: given, family } = server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${given}`;
  const [setting, path] = protocol.base;
  return {
    title: protocol.title,
    url,
    settings: { ...protocol.settings, [setting]: url + path },
    phones,
    always: (fault) => void phones.faults.set(fault, Number.POSITIVE_INFINITY),
    reportTo: (to) => {
      reportUrl = to;
    },
    reportAgain: report,
    close: () =>
      new Promise((resolve) => {
        stopped.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What no provider has: it makes things happen. */
const CONTROLS: Readonly<Record<string, (phones: Phones, body: string) => Answer>> = {
  'GET /_twin/state': ({ accepted, doNotDisturb, balance, faults }) => ({
    status: 200,
    body: {
      messages: accepted,
      doNotDisturb: [...doNotDisturb],
      balance,
      faults: Object.fromEntries(faults),
    },
  }),
  'POST /_twin/do-not-disturb': ({ doNotDisturb }, body) => {
    const { number } = read(body);
    if (typeof number !== 'string') return wrong('number must be a phone number.');
    doNotDisturb.add(number.replace('+', ''));
    return { status: 200, body: { doNotDisturb: [...doNotDisturb] } };
  },
  'POST /_twin/balance': (phones, body) => {
    const { amount } = read(body);
    if (typeof amount !== 'number') return wrong('amount must be a number of messages.');
    phones.balance = amount;
    return { status: 200, body: { balance: amount } };
  },
  'POST /_twin/faults': ({ faults }, body) => {
    for (const [name, next] of Object.entries(read(body))) {
      if (!isMessageFault(name) || typeof next !== 'number')
        return wrong(`${name} is no fault with a number.`);
      faults.set(name, next);
    }
    return { status: 200, body: Object.fromEntries(faults) };
  },
};

const wrong = (error: string): Answer => ({ status: 400, body: { error } });

function read(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LARGEST_BODY) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const isText = typeof body === 'string';
  response
    .writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
    .end(isText ? body : JSON.stringify(body));
}
