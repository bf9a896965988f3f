import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { paystackBank } from '#providers/paystack/paystack.ts';
import { all } from '#test/support/twins/naira-banks.ts';
import { ACCOUNT, PAYOUT, request } from '#test/support/twins/paystack.ts';
import { openTwin, TWIN_STARTS } from '#test/support/twins/twins.ts';
import { PAYSTACK_CONTRACTS } from './paystack.ts';

type Asked = { readonly call: string; readonly query: string[]; readonly body: string[] };

/** A proxy that records the names of the parameters of each request. */
async function recorder(target: string) {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = 'GET', url: path = '/' } = incoming;
    const url = new URL(path, target);
    const body = text ? Object.keys(JSON.parse(text)) : [];
    asked.push({ call: `${method} ${url.pathname}`, query: [...url.searchParams.keys()], body });
    const { authorization = '' } = incoming.headers;
    const headers = { authorization, 'content-type': 'application/json' };
    const said = await fetch(url, { method, headers, ...(text ? { body: text } : {}) });
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(await said.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('every request to Paystack uses documented calls and parameters only', async () => {
  const twin = await openTwin('paystack');
  const { asked, url } = await recorder(twin.url);
  const settings = {
    ...{ baseUrl: url, secretKey: 'sk_test_twin', preferredBank: 'test-bank', accounts: 'open' as const },
    ...{ customerDomain: 'escrow.example.com', customerPhone: '08010000000' },
  };
  const bank = paystackBank(settings, () => TWIN_STARTS);
  const { accountNumber } = await bank.issueAccount(ACCOUNT);
  const { body } = await twin.payIn(accountNumber, '500000');
  const transactionId = body.deposit.reference as string;
  await bank.resolveAccount(PAYOUT.destination);
  await bank.submitPayout(PAYOUT);
  const refund = { reference: 'rf_1', transactionId, amount: money(1_000), currency: 'NGN' };
  await bank.submitRefund(refund);
  await bank.findTransfer('rf_1', { since: TWIN_STARTS, transactionId });
  await twin.turn('dispute', { reference: transactionId });
  await twin.advance(5);
  for (const letter of twin.deliveries()) await bank.readNotices(request(letter));
  const day = { from: new Date(TWIN_STARTS.getTime() - 1_000), to: new Date(TWIN_STARTS.getTime() + 60_000) };
  await all(bank.listDeposits(day));
  await all(bank.listTransfers(day));
  await bank.balance('NGN');

  const unknown = asked.flatMap(({ call, query, body: sent }) => {
    const contract = PAYSTACK_CONTRACTS.find((each) => each.call.test(call));
    if (!contract) return [call];
    const strange = [
      ...query.filter((name) => !contract.query?.includes(name)),
      ...sent.filter((name) => !contract.body?.includes(name)),
    ];
    return strange.map((name) => `${call}: ${name}`);
  });
  expect(unknown).toEqual([]);
  const unused = PAYSTACK_CONTRACTS.filter(({ call }) => !asked.some((each) => call.test(each.call)));
  expect(unused.map(({ source }) => source)).toEqual([]);
});
