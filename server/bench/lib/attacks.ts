import type { Account } from './neighbour.ts';
import type { Noise } from './noise.ts';

/** What others do to a service, as much as they can, while one account makes small requests. */
export type Attack = { readonly name: string; readonly noise: Noise };

const STREAMS = 500;
const STRANGERS = 200;
const JSON_TYPE = { 'content-type': 'application/json' };
const PAGE_HEADERS = { ...JSON_TYPE, 'x-surety-dashboard': '1' };
const MILESTONES = 100;
/** As many names as fit into a body. */
const NAMES = 5_500;

export type Target = {
  readonly port: number;
  /** An account with thousands of agreements and a draft of a risk policy. */
  readonly loud: Account;
  /** Accounts that each open a share of the streams. */
  readonly watchers: readonly Account[];
};

/** Prepares an account for the attacks: a backtest needs a draft. */
export async function arm(port: number, { apiKey }: Account): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/policies/risk/draft`, {
    method: 'PUT',
    headers: { ...JSON_TYPE, 'x-api-key': apiKey },
    body: JSON.stringify({ weights: { new_device: 10 } }),
  });
  if (!answer.ok) throw new Error(`the draft got ${answer.status}: ${await answer.text()}`);
}

/** An address of its own for each stranger, as a proxy in front of the service would report it. */
const STRANGERS_FROM = Array.from({ length: STRANGERS }, (_, at) => ({
  'x-forwarded-for': `203.0.${at >> 8}.${at & 255}`,
}));

export function attacksOn({ port, loud, watchers }: Target): readonly Attack[] {
  const key = [{ 'x-api-key': loud.apiKey }];
  const keyAndJson = [{ 'x-api-key': loud.apiKey, ...JSON_TYPE }];
  const cookie = [{ cookie: loud.cookie }];
  const read = (path: string, connections: number, headers: Noise['headers'] = key): Noise => ({
    ...{ port, path, connections, headers },
  });
  const send = (
    path: string,
    connections: number,
    body: object,
    headers: Noise['headers'] = keyAndJson,
  ): Noise => ({
    ...{ port, path, connections, headers, method: 'POST', body: JSON.stringify(body) },
  });
  const strangers = (more: Readonly<Record<string, string>>) =>
    STRANGERS_FROM.map((from) => ({ ...from, ...more }));
  const noises: Readonly<Record<string, Noise>> = {
    '20 × a large JSON body': send('/v1/escrow/agreements', 20, agreementOf(1, manyNames())),
    [`${STRANGERS} strangers × a sign-up`]: send(
      '/v1/developer/signup',
      STRANGERS,
      { email: 'stranger-{n}@example.com', password: 'a long passphrase' },
      strangers(JSON_TYPE),
    ),
    [`${STRANGERS} strangers × a sign-in`]: send(
      '/dashboard/api/session',
      STRANGERS,
      { email: 'stranger-{n}@example.com', password: 'a wrong passphrase' },
      strangers(PAGE_HEADERS),
    ),
    [`${STRANGERS} strangers × a page of the guide`]: read('/docs/guide/concepts', STRANGERS, strangers({})),
    [`${STRANGERS} strangers × a guessed capture link`]: read(
      '/verify/api/session',
      STRANGERS,
      strangers({ 'x-session-token': 'a'.repeat(43) }),
    ),
    [`${STRANGERS} strangers × a wrong key`]: read(
      '/v1/developer',
      STRANGERS,
      strangers({ 'x-api-key': `svc_live_${'0'.repeat(48)}` }),
    ),
    '30 × a backtest': send('/v1/policies/risk/backtests', 30, { policy: 'draft' }),
    '30 × a training': send('/v1/policies/risk/trainings', 30, {}),
    '30 × an agreement of 100 milestones': send('/v1/escrow/agreements', 30, agreementOf(MILESTONES)),
    '30 × a list of 100': read('/v1/escrow/agreements?limit=100&expand=funding', 30),
    '30 × the trial balance': read('/v1/ledger/trial-balance', 30),
    '30 × assess': send('/v1/fraud/assess', 30, {
      ...{ platformUserId: 'user-{n}', transactionAmount: 5_000, deviceFingerprint: 'device-{n}' },
    }),
    '30 × events': read('/v1/events?limit=100', 30),
    '30 × search': read('/v1/search?q=seller', 30),
    [`${STREAMS} live streams`]: {
      ...read(
        '/dashboard/api/live',
        STREAMS,
        watchers.map((each) => ({ cookie: each.cookie })),
      ),
      unread: true,
    },
    '30 × agreements.csv': read('/dashboard/api/agreements.csv', 30, cookie),
    '500 slow connections': { ...read('/v1/developer', 500, key), slow: true },
    '50 × /openapi.json': read('/openapi.json', 50, [{}]),
    '50 × the script of /docs': read('/docs/js/scalar.js', 50, [{}]),
    '50 × /metrics': read('/metrics', 50, [{}]),
  };
  return Object.entries(noises).map(([name, noise]) => ({ name, noise }));
}

function agreementOf(milestones: number, metadata?: object): object {
  return {
    ...{
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      currency: 'NGN',
      totalAmount: milestones * 1_000,
    },
    milestones: Array.from({ length: milestones }, (_, at) => ({ title: `Part ${at + 1}`, amount: 1_000 })),
    ...(metadata && { metadata }),
  };
}

function manyNames(): object {
  return Object.fromEntries(Array.from({ length: NAMES }, (_, at) => [`n${at}`, '']));
}
