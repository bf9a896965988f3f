import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';

/** A call that we make to a bank, with the parameters that the bank documents for it, and where. */
export type Contract = {
  readonly call: RegExp;
  readonly source: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
};

type Asked = { readonly call: string; readonly query: string[]; readonly body: string[] };

/** A proxy that records the names of the parameters of each request. */
export async function recorder(target: string) {
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

/** Expects that every request is one of the documented calls, and that every documented call was made. */
export function expectDocumented(asked: readonly Asked[], contracts: readonly Contract[]): void {
  const unknown = asked.flatMap(({ call, query, body }) => {
    const contract = contracts.find((each) => each.call.test(call));
    if (!contract) return [call];
    const strange = [
      ...query.filter((name) => !contract.query?.includes(name)),
      ...body.filter((name) => !contract.body?.includes(name)),
    ];
    return strange.map((name) => `${call}: ${name}`);
  });
  expect(unknown).toEqual([]);
  const unused = contracts.filter(({ call }) => !asked.some((each) => call.test(each.call)));
  expect(unused.map(({ source }) => source)).toEqual([]);
}
