import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '#test/support/patience.ts';

/** Acknowledged operations by agreement. After a crash all of them must be there, once. */
export type Promised = {
  readonly agreementId: string;
  readonly deposits: Map<string, number>;
  readonly confirmations: Set<string>;
  readonly refunds: Map<string, number>;
};

/** A request without a response: it is unknown whether it was executed, so it is sent again. */
export type Unanswered = {
  readonly method: string;
  readonly path: string;
  readonly body: object;
  key: string;
};

export type Ledger = {
  /** Every agreement whose creation was acknowledged, by its unique buyer. */
  readonly promised: Map<string, Promised>;
  readonly unanswered: Unanswered[];
  /** Responses that must never occur, and broken guarantees. */
  readonly faults: string[];
};

type Answer = { readonly status: number; readonly body: Record<string, unknown> };
type Milestone = { id: string; buyerConfirmed: boolean; sellerConfirmed: boolean };
class Died extends Error {}

const AMOUNTS = [60, 40];

export type Client = {
  call(method: string, path: string, body?: object, idempotencyKey?: string): Promise<Answer>;
};

export function clientOf(address: string, apiKey: string, faults: string[]): Client {
  return {
    async call(method, path, body, idempotencyKey) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'x-api-key': apiKey,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((error: unknown) => {
        throw new Died(String(error));
      });
      const answer = (await response.json().catch((error: unknown) => {
        throw new Died(String(error));
      })) as Record<string, unknown>;
      // 503 is legitimate while the database is killed; 500 never is.
      if (response.status === 500) faults.push(`${method} ${path} answered 500: ${answer['requestId']}`);
      return { status: response.status, body: answer };
    },
  };
}

/** Creates, pays, confirms and refunds, all at once on each agreement, until the service is gone. */
export async function tradeUntilItDies(client: Client, name: string, ledger: Ledger): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      await trade(client, `${name}-${i}`, ledger);
    } catch (error) {
      if (error instanceof Died) return;
      throw error;
    }
  }
}

async function trade(client: Client, buyer: string, ledger: Ledger): Promise<void> {
  const created = await ask(client, ledger, '/v1/escrow/agreements', {
    buyerExternalId: buyer,
    sellerExternalId: 'seller',
    totalAmount: 100,
    milestones: AMOUNTS.map((amount) => ({ title: 'Step', amount })),
  });
  if (created.status !== 201) return sleep(5);
  const agreementId = String(created.body['id']);
  const promise: Promised = {
    agreementId,
    deposits: new Map(),
    confirmations: new Set(),
    refunds: new Map(),
  };
  ledger.promised.set(buyer, promise);
  const path = `/v1/escrow/agreements/${agreementId}`;
  const assessed = await ask(client, ledger, `${path}/assess`, {
    external_user_id: buyer,
    transaction_amount: 100,
  });
  const account = assessed.body['virtualAccount'] as { accountNumber: string } | undefined;
  if (!account) return;
  const [first = '', second = ''] = (created.body['milestones'] as Milestone[]).map(({ id }) => id);

  const pay = async (reference: string, amount: number) => {
    const body = { accountNumber: account.accountNumber, amount, reference };
    const { status } = await ask(client, ledger, '/v1/sandbox/deposits', body);
    if (status < 300) promise.deposits.set(reference, amount);
  };
  const confirm = async (milestone: string, user: string) => {
    const body = { external_user_id: user };
    const { status } = await ask(client, ledger, `${path}/milestones/${milestone}/confirm`, body);
    if (status < 300) promise.confirmations.add(`${milestone} ${user === buyer ? 'buyer' : 'seller'}`);
  };
  const refund = async () => {
    const { status, body } = await ask(client, ledger, `${path}/refunds`, { milestoneIds: [second] });
    if (status < 300) promise.refunds.set(String(body['id']), Number(body['amount']));
  };
  const everything = [
    pay(`${buyer}-a`, 70),
    pay(`${buyer}-b`, 45),
    pay(`${buyer}-a`, 70),
    confirm(first, buyer),
    confirm(first, 'seller'),
    confirm(second, buyer),
    confirm(second, 'seller'),
    refund(),
  ];
  const outcomes = await Promise.allSettled(everything);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

let requests = 0;

async function ask(client: Client, ledger: Ledger, path: string, body: object): Promise<Answer> {
  requests += 1;
  const key = `${process.pid}-${requests}`;
  try {
    return await client.call('POST', path, body, key);
  } catch (error) {
    if (error instanceof Died) ledger.unanswered.push({ method: 'POST', path, body, key });
    throw error;
  }
}

/**
 * Sends unanswered requests again; with its key each is executed now, or was executed then, but not twice.
 */
export async function sendAgain(client: Client, ledger: Ledger): Promise<number> {
  const open = ledger.unanswered.splice(0);
  for (const request of open) {
    const { method, path, body, key } = request;
    const { status, body: answer } = await client.call(method, path, body, key);
    // The dead process's claim lasts a minute: the request is sent once more, after the next crash.
    if (answer['code'] === 'idempotency_key_in_flight') ledger.unanswered.push(request);
    // Any other conflict is an answer: what raced it was done.
    else if (status >= 400 && status !== 409) ledger.faults.push(`${path}, sent again, answered ${status}`);
  }
  return open.length;
}

/** Compares every acknowledged operation with the current state. */
export async function checkPromises(
  client: Client,
  ledger: Ledger,
  buyers: readonly string[],
): Promise<void> {
  for (const buyer of buyers) {
    const promise = ledger.promised.get(buyer);
    if (!promise) continue;
    const path = `/v1/escrow/agreements/${promise.agreementId}`;
    const [agreement, books, all] = await Promise.all([
      client.call('GET', path),
      client.call('GET', `${path}/ledger?limit=100`),
      client.call('GET', `/v1/escrow/agreements?buyerExternalId=${buyer}`),
    ]);
    const broken = (what: string) => ledger.faults.push(`${promise.agreementId}: ${what}`);
    if (agreement.status !== 200) {
      broken(`its creation was acknowledged, and it answers ${agreement.status}`);
      continue;
    }
    const copies = (all.body['data'] as unknown[]).length;
    if (copies !== 1) broken(`it was asked for once and is there ${copies} times`);
    const milestones = agreement.body['milestones'] as Milestone[];
    const entries = books.body['entries'] as { kind: string; cause: string; amount: number }[];
    const moved = (kinds: RegExp, cause: (text: string) => boolean) =>
      entries
        .filter((entry) => kinds.test(entry.kind) && cause(entry.cause))
        .reduce((sum, entry) => sum + entry.amount, 0);
    for (const confirmation of promise.confirmations) {
      const [id, party] = confirmation.split(' ');
      const milestone = milestones.find((candidate) => candidate.id === id);
      if (!(party === 'buyer' ? milestone?.buyerConfirmed : milestone?.sellerConfirmed)) {
        broken(`the confirmation of ${id} by the ${party} was acknowledged and is gone`);
      }
    }
    for (const [reference, amount] of promise.deposits) {
      const found = moved(/^deposit/, (cause) => cause.endsWith(`/${reference}`));
      if (found !== amount) broken(`deposit ${reference} of ${amount} was acknowledged, ${found} is there`);
    }
    for (const [id, amount] of promise.refunds) {
      const found = moved(/^refund$/, (cause) => cause === id);
      if (found !== amount) broken(`refund ${id} of ${amount} was acknowledged, ${found} is there`);
    }
  }
}
