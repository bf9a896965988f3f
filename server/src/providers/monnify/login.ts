import { type BankClient, bankClient, type Patience } from '#providers/client/bank-client.ts';
import { given, token } from './wire.ts';

type Connection = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
} & Patience;

/** A token is renewed this long before it expires; for short-lived tokens, after half of their life. */
const MARGIN_MS = 60_000;

/**
 * A client for Monnify's API, which needs a login. Key and secret are exchanged for a token, once for all
 * waiting requests: shortly before the previous token expires, or when it is refused. A refused token means
 * that nothing was done, so the request is repeated.
 */
export function monnifyClient({ baseUrl, apiKey, secretKey, ...rest }: Connection): BankClient {
  const { now = () => performance.now(), ...patience } = rest;
  const basic = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
  const authorize = async () => ({ authorization: basic });
  const loginClient = bankClient({ name: 'Monnify', baseUrl, authorize, ...patience });
  let held: { readonly token: string; readonly goodUntil: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function logIn(): Promise<string> {
    const askedAt = now();
    const answer = await loginClient.ask({
      method: 'POST',
      path: '/api/v1/auth/login',
      body: {},
      repeatable: true,
    });
    const { accessToken, expiresIn } = given(answer, token);
    const livesMs = expiresIn * 1_000;
    held = { token: accessToken, goodUntil: askedAt + livesMs - Math.min(MARGIN_MS, livesMs / 2) };
    return accessToken;
  }

  async function tokenNow(): Promise<string> {
    if (held && now() < held.goodUntil) return held.token;
    renewal ??= logIn().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  const api = bankClient({
    name: 'Monnify',
    baseUrl,
    authorize: async () => ({ authorization: `Bearer ${await tokenNow()}` }),
    ...patience,
  });
  return {
    async ask(question) {
      const used = held?.token;
      const answer = await api.ask(question);
      if (answer.status !== 401 || used === undefined) return answer;
      // Another request may have renewed it already.
      if (held?.token === used) held = null;
      return api.ask(question);
    },
  };
}
