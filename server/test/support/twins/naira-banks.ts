import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Bank } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { flutterwaveBank } from '#providers/flutterwave/flutterwave.ts';
import { monnifyBank } from '#providers/monnify/monnify.ts';
import { BANK_TIMEOUT_MS } from '#test/support/patience.ts';
import { type OpenTwin, openTwin } from './twins.ts';

/** The two banks that write amounts in naira. */
export type NairaBank = 'flutterwave' | 'monnify';
export type Pair = { readonly bank: Bank; readonly twin: OpenTwin };

const PATIENCE = { timeoutMs: BANK_TIMEOUT_MS, waitsMs: [10, 10] };
const customerDomain = 'escrow.example.com';
export const MONNIFY = {
  ...{ apiKey: 'MK_TEST_TWIN', secretKey: 'TWINTWINTWINTWINTWINTWINTWINTWIN', contractCode: '1000000001' },
  ...{ sourceAccountNumber: '8000000001', customerDomain },
};

/** An adapter for a server, with another secret if one is given. */
export function bankAt(name: NairaBank, url: string, secretKey?: string): Bank {
  if (name === 'monnify') {
    return monnifyBank({ ...MONNIFY, baseUrl: url, ...(secretKey ? { secretKey } : {}) }, PATIENCE);
  }
  const secrets = { secretKey: secretKey ?? 'FLWSECK_TEST-twin-X', webhookSecret: 'twin-secret-hash' };
  return flutterwaveBank({ ...secrets, baseUrl: `${url}/v3`, customerDomain }, PATIENCE);
}

/** The adapter in front of its twin, with real sockets between them. */
export async function bankAndTwin(name: NairaBank, secretKey?: string): Promise<Pair> {
  const twin = await openTwin(name);
  return { twin, bank: bankAt(name, twin.url, secretKey) };
}

/** A proxy between an adapter and its twin that counts requests and can change responses. */
export async function listenIn(
  target: string,
  change: (answer: string, path: string) => string = (it) => it,
) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url: path = '/' } = request;
    asked.push(`${method} ${path.split('?')[0]}`);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    try {
      const said = await fetch(target + path, {
        method,
        headers: headers as Record<string, string>,
        ...body,
      });
      const text = change(await said.text(), path);
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(text);
    } catch {
      // The twin closed the connection, as it does when its test is over.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked: (what: string) => asked.filter((each) => each === what).length };
}

/** A paid virtual account of an exact amount, and the webhook that reports the payment. */
export async function paid({ bank, twin }: Pair, amount = 500_050) {
  const reference = `agr_0197c0ffee_${twin.deliveries().length}`;
  const account = await bank.issueAccount({ ...EXACT, reference, amount: money(amount) });
  const naira = (amount / 100).toFixed(2);
  const said = await twin.payIn(account.accountNumber, naira, { senderName: 'NGOZI UMEH' });
  await twin.advance();
  const letter = twin.deliveries().at(-1);
  if (!letter) throw new Error('the twin sent no webhook');
  return { account, reference, letter, deposit: said.body.deposit };
}

export const EXACT = {
  ...{ reference: 'agr_0197c0ffee0197c0ffee', accountName: 'Escrow - Ada Obi', customerEmail: null },
  ...{ currency: 'NGN', amount: money(500_050), identity: null },
};

export const PAYOUT = {
  reference: 'po_0197c0ffee0197c0ffee0197c0ffee01_1',
  amount: money(250_075),
  currency: 'NGN',
  destination: { bankCode: '058', accountNumber: '0123456789', accountName: 'Chidi Eze' },
  narration: 'Milestone 1',
};

/** The payout request of each bank, for faults that affect only it. */
export const PAYOUT_CALL: Readonly<Record<NairaBank, string>> = {
  flutterwave: 'POST /v3/transfers',
  monnify: 'POST /api/v2/disbursements/single',
};

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
