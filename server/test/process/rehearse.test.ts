import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@surety/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '#test/support/process/command.ts';

const SECRET = `whsec_${Buffer.alloc(24, 'rehearsed').toString('base64')}`;

/** A platform's totals from events, by agreement. */
type Book = { deposited: number; paidOut: number };
type Receiver = (body: Buffer, headers: IncomingHttpHeaders, books: Map<string, Book>) => Promise<number>;

/** Counts each event once, in any order. */
function careful(): Receiver {
  const seen = new Set<string>();
  return async (body, headers, books) => {
    const event = await verifyWebhook(body, headers, SECRET).catch(() => null);
    if (!event) return 400;
    if (!seen.has(event.id)) count(event, books);
    seen.add(event.id);
    return 204;
  };
}

function count(event: WebhookEvent, books: Map<string, Book>): void {
  if (!('agreementId' in event) || !event.agreementId) return;
  const book = books.get(event.agreementId) ?? { deposited: 0, paidOut: 0 };
  books.set(event.agreementId, book);
  if (event.type === 'deposit.received') book.deposited += event.data.amount;
  if (event.type === 'payout.succeeded') book.paidOut += event.data.amount;
  if (event.type === 'payout.reversed') book.paidOut -= event.data.amount;
}

const parsed = (body: Buffer) => JSON.parse(body.toString()) as WebhookEvent;

/** Common mistakes, and the finding of the rehearsal. */
const MISTAKES: [string, () => Receiver, RegExp][] = [
  [
    'counts what comes twice as two',
    () => async (body, headers, books) => {
      const event = await verifyWebhook(body, headers, SECRET).catch(() => null);
      if (event) count(event, books);
      return event ? 200 : 400;
    },
    /its state must match what happened: \d+ times, such as\n.*(?:deposited|paidOut) is \d+, not \d+/,
  ],
  [
    'believes everybody',
    () => async (body, _headers, books) => {
      count(parsed(body), books);
      return 200;
    },
    /a message signed with another secret must be answered with 4xx/,
  ],
  [
    'checks what it has parsed and written again',
    () => {
      const inner = careful();
      return (body, headers, books) => inner(Buffer.from(JSON.stringify(parsed(body))), headers, books);
    },
    /a message whose JSON was reformatted after signing must be answered with 4xx/,
  ],
  [
    'refuses what it has seen',
    () => {
      const seen = new Set<string>();
      const inner = careful();
      return async (body, headers, books) => {
        const { id } = parsed(body);
        const status = seen.has(id) ? 409 : await inner(body, headers, books);
        if (status < 300) seen.add(id);
        return status;
      };
    },
    /an event sent twice must be answered with 2xx: \d+ times, such as\n.*answered 409: that is 409 \[2J\n/,
  ],
  [
    'falls over what it does not know',
    () => {
      const inner = careful();
      return async (body, headers, books) =>
        body.includes('from_the_future') ? 500 : inner(body, headers, books);
    },
    /an event of an unknown type must be answered with 2xx/,
  ],
];

async function rehearse(receiver: Receiver, more: readonly string[] = []) {
  const books = new Map<string, Book>();
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(books.get(String(request.url).slice(1)) ?? { deposited: 0, paidOut: 0 }));
      return;
    }
    const body = Buffer.concat(await request.toArray());
    const status = await receiver(body, request.headers, books);
    response.writeHead(status).end(status < 400 ? '' : `that is\n ${status}\x1b[2J`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const flags = ['--against', `${address}/hooks`, '--secret', SECRET, '--state', `${address}/{id}`];
  const { code, output: said } = await runCommand(['rehearse', ...flags, '--deals', '16', ...more]);
  return { code, said };
}

describe('surety rehearse', () => {
  it('finds nothing wrong with a correct receiver', async () => {
    const { code, said } = await rehearse(careful());
    expect(said).toContain('The receiver passed every test.');
    // Every trial ran at least once, and the final state was checked.
    expect(said.match(/^✓/gm)).toHaveLength(15);
    expect(code).toBe(0);
  });

  it.each(MISTAKES)('finds one that %s', async (_name, receiver, message) => {
    const { code, said } = await rehearse(receiver(), ['--seed', '3']);
    expect(said).toMatch(message);
    expect(code).toBe(1);
  });

  it.each([
    [2, ['--secret', SECRET], /Name the URL of your receiver: --against http/],
    [2, ['--against', 'http://127.0.0.1:9'], /--secret whsec_… A new one is whsec_\S{32}/],
    [
      2,
      ['--against', 'http://127.0.0.1:9', '--secret', SECRET, '--seed', 'x'],
      /--seed must be a whole number/,
    ],
    [
      1,
      ['--against', 'http://127.0.0.1:9', '--secret', SECRET],
      /No webhook receiver responds at .*: connection failed/,
    ],
  ])('exits with %i and says what is missing in %j', async (exitCode, flags, message) => {
    const { code, stderr } = await runCommand(['rehearse', ...flags]);
    expect(code).toBe(exitCode);
    expect(stderr).toMatch(message);
  });
});
