import { type LoadResult, type PreparedRequest, prepare, sendAll } from './load.ts';

/** A request: method, path below /v1, and body. Every version of the service can answer it. */
type Call = readonly [method: string, path: string, body?: unknown];

/** An agreement as its client knows it. Ids and the account number are empty until they are answered. */
export type Deal = {
  readonly apiKey: string;
  /** Names the buyer and their device and address, so that no two buyers look alike. */
  readonly number: number;
  readonly buyer: string;
  readonly seller: string;
  readonly total: number;
  /** The amount of each milestone. */
  readonly amount: number;
  readonly milestoneIds: readonly string[];
  readonly id: string;
  readonly accountNumber: string;
};

/** One request about a deal, and how its answer changes the deal. */
export type Step = {
  readonly name: string;
  call(deal: Deal): Call;
  read?(deal: Deal, answer: Record<string, unknown>): Deal;
};

const AMOUNT = 1_000_000;
const SELLERS = 200;
const sellerOf = (number: number) => `seller-${number % SELLERS}`;

export function newDeal(
  apiKey: string,
  number: number,
  { seller = sellerOf(number), milestones = 1 } = {},
): Deal {
  return {
    ...{ apiKey, number, buyer: `buyer-${number}`, seller, total: AMOUNT * milestones, amount: AMOUNT },
    ...{ milestoneIds: Array<string>(milestones).fill(''), id: '', accountNumber: '' },
  };
}

export const CREATE: Step = {
  name: 'create an agreement',
  call: (deal) => {
    const parties = { buyerEmail: `${deal.buyer}@example.com`, buyerName: 'Ada Obi' };
    return ['POST', '/escrow/agreements', { ...termsOf(deal), ...parties }];
  },
  read(deal, answer) {
    const milestones = answer['milestones'] as { id: string }[];
    return { ...deal, id: String(answer['id']), milestoneIds: milestones.map(({ id }) => id) };
  },
};

/** The service encrypts names and addresses; here it gets none. */
export const CREATE_NAMELESS: Step = {
  ...CREATE,
  call: (deal) => ['POST', '/escrow/agreements', termsOf(deal)],
};

const termsOf = ({ buyer, seller, total, amount, milestoneIds }: Deal) => ({
  buyerExternalId: buyer,
  sellerExternalId: seller,
  totalAmount: total,
  milestones: milestoneIds.map((_id, index) => ({ title: `Part ${index + 1}`, amount })),
});

export const ASSESS: Step = {
  name: 'assess a payment',
  call: ({ id, buyer, total, number }) => [
    'POST',
    `/escrow/agreements/${id}/assess`,
    {
      external_user_id: buyer,
      transaction_amount: total,
      device_fingerprint: `device-${number}`,
      ip_address: addressIn('105.112', number),
    },
  ],
  read(deal, answer) {
    const text = JSON.stringify(answer);
    const found = /"(?:virtualAccountNo|virtualAccountNumber|accountNumber)":"(\d+)"/.exec(text)?.[1];
    if (!found) throw new Error(`no account number in ${text}`);
    return { ...deal, accountNumber: found };
  },
};

export const DEPOSIT: Step = {
  name: 'deposit',
  call: (deal) => depositCall(deal, deal.total, `bench-${deal.id}`),
};

export function depositCall({ accountNumber }: Deal, amount: number, reference: string): Call {
  return ['POST', '/sandbox/deposits', { accountNumber, amount, reference }];
}

export const FIRST_CONFIRMATION: Step = {
  name: 'first confirmation',
  call: (deal) => confirmCall(deal, 0, deal.buyer),
};

export const SECOND_CONFIRMATION: Step = {
  name: 'second confirmation',
  call: (deal) => confirmCall(deal, 0, deal.seller),
};

export function confirmCall({ id, milestoneIds }: Deal, milestone: number, user: string): Call {
  const path = `/escrow/agreements/${id}/milestones/${milestoneIds[milestone]}/confirm`;
  return ['POST', path, { external_user_id: user }];
}

export const RETRIEVE: Step = { name: 'retrieve', call: ({ id }) => ['GET', `/escrow/agreements/${id}`] };

/** Users come back again and again, as in real traffic. */
const USERS = 5_000;
export const ASSESS_FRAUD: Step = {
  name: 'assess fraud',
  call: ({ number }) => fraudCall(`user-${number % USERS}`, number % USERS, number),
};

export function fraudCall(user: string, device: number, address: number): Call {
  return [
    'POST',
    '/fraud/assess',
    {
      platformUserId: user,
      transactionAmount: 5_000_000,
      deviceFingerprint: `device-${device}`,
      ipAddress: addressIn('105.113', address),
    },
  ];
}

const addressIn = (network: string, number: number) =>
  `${network}.${Math.floor(number / 250) % 250}.${number % 250}`;

type Headers = Record<string, string>;

export function requestOf(
  apiKey: string,
  [method, path, body]: Call,
  headers: Headers = {},
): PreparedRequest {
  return prepare(method, `/v1${path}`, { 'x-api-key': apiKey, ...headers }, body);
}

export type Taken = { readonly deals: Deal[]; readonly result: LoadResult };

/** Takes every deal one step further. Fails when a request is refused: the next step would not count. */
export async function take(
  port: number,
  step: Step,
  deals: readonly Deal[],
  { clients = 32, headersOf = (_deal: Deal): Headers => ({}) } = {},
): Promise<Taken> {
  const requests = deals.map((deal) => requestOf(deal.apiKey, step.call(deal), headersOf(deal)));
  const after = [...deals];
  let refusal = '';
  const result = await sendAll(port, clients, requests, (body, index, status) => {
    const deal = deals[index];
    if (status >= 400) refusal = body;
    else if (deal && step.read) after[index] = step.read(deal, JSON.parse(body));
  });
  if (refusal) throw new Error(`${step.name}: ${result.failures} requests were refused, one with ${refusal}`);
  return { deals: after, result };
}

/** Every request in the life of an agreement. */
export const LIFE = [CREATE, ASSESS, DEPOSIT, FIRST_CONFIRMATION, SECOND_CONFIRMATION] as const;

/** Creates agreements and pays for them. */
export async function funded(port: number, deals: readonly Deal[]): Promise<Deal[]> {
  let paid = [...deals];
  for (const step of [CREATE, ASSESS, DEPOSIT]) paid = (await take(port, step, paid)).deals;
  return paid;
}

type Account = { readonly port: number; readonly apiKey: string };

/** Gives every seller an account to which payouts are paid at once. */
export async function setPayoutAccounts({ port, apiKey }: Account): Promise<void> {
  const body = { bankCode: '058', accountNumber: '0123456789' };
  const requests = Array.from({ length: SELLERS }, (_none, number) =>
    requestOf(apiKey, ['PUT', `/escrow/payout-accounts/${sellerOf(number)}`, body]),
  );
  const { failures } = await sendAll(port, 8, requests);
  if (failures > 0) throw new Error(`${failures} payout accounts were refused`);
}

export async function openEndpoint({ port, apiKey }: Account, url: string): Promise<void> {
  const { failures } = await sendAll(port, 1, [requestOf(apiKey, ['POST', '/webhooks', { url }])]);
  if (failures > 0) throw new Error('the webhook endpoint was refused');
}
