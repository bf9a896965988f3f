import { onTestFinished } from 'vitest';
import { openReceiver, type Received } from '#test/support/webhooks.ts';
import type { FaultSetting } from '#twins/kernel/faults.ts';
import { startTwin, type TwinName, type TwinOptions } from '#twins/twin.ts';

/** A Monday in Lagos. The twin's clock stays there until a test lets time pass. */
export const TWIN_STARTS = new Date('2026-03-02T09:30:00.000Z');

// biome-ignore lint/suspicious/noExplicitAny: third-party JSON, checked field by field
export type Body = any;
export type Said = { readonly status: number; readonly body: Body; readonly headers: Headers };

export type OpenTwin = Awaited<ReturnType<typeof openTwin>>;

/** Credentials of each provider that needs no login first. */
const KEYS: Record<TwinName, string> = {
  paystack: 'Bearer sk_test_twin',
  flutterwave: 'Bearer FLWSECK_TEST-twin-X',
  monnify: '',
};

/** A twin for one test, with a receiver for its webhooks, over real sockets. */
export async function openTwin(name: TwinName, options: TwinOptions = {}) {
  const receiver = await openReceiver();
  const twin = await startTwin(name, {
    webhookUrl: receiver.url,
    clock: () => TWIN_STARTS.getTime(),
    ...options,
  });
  onTestFinished(() => twin.close());
  return {
    ...talkTo(name, twin.url),
    receiver,
    webhooks: (): Body[] => receiver.received.map(({ body }) => JSON.parse(body)),
    deliveries: (): readonly Received[] => receiver.received,
  };
}

/** Calls to a twin, as the merchant and through its control API. */
export function talkTo(name: TwinName, url: string) {
  let authorization = KEYS[name];

  async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const headers = {
      'content-type': 'application/json',
      // The other side may close a kept-alive connection just when it is used again.
      connection: 'close',
      ...(authorization ? { authorization } : {}),
      ...more,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + path, { method, headers, ...(text ? { body: text } : {}) });
    const said = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(said) as Body, text: said };
  }
  const turn = async (path: string, body: unknown) => {
    const answer = await ask('POST', `/_twin/${path}`, body);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  return {
    url,
    ask,
    turn,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown) => ask('POST', path, body),
    /** Sets the credentials of all later requests. */
    useKey(key: string) {
      authorization = key;
    },
    payIn: (accountNumber: string, amount: string, more: object = {}) =>
      ask('POST', '/_twin/pay-in', { accountNumber, amount, ...more }),
    faults: (faults: Record<string, number | Partial<FaultSetting>>) => turn('faults', faults),
    /** Lets time pass, and waits until everything due is done and every webhook was sent. */
    advance: (seconds = 0) => turn('advance', { seconds }),
    state: async () => (await ask('GET', '/_twin/state')).body,
  };
}
