import type { Answer, Call, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, complaint } from './answers.ts';

const LIVES_SECONDS = 3_600;

export type Login = { readonly route: Route; authorize(call: Call): Answer | null };

/** Exchanges a key and a secret for a token that lives for an hour. */
export function openLogin({ scheduler, chance }: World, apiKey: string, secretKey: string): Login {
  const tokens = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;

  function issue({ headers }: Call): Answer {
    if (headers['authorization'] !== basic) return complaint(401, 'Invalid client credentials supplied');
    const now = scheduler.now().getTime();
    for (const [token, expiresAt] of tokens) if (expiresAt <= now) tokens.delete(token);
    const accessToken = `twin.${chance.letters(48)}`;
    tokens.set(accessToken, now + LIVES_SECONDS * 1_000);
    return answer({ accessToken, expiresIn: LIVES_SECONDS });
  }

  return {
    route: { method: 'POST', path: '/api/v1/auth/login', open: true, run: issue },
    authorize({ headers }) {
      const [, token = ''] = /^Bearer (.+)$/.exec(String(headers['authorization'] ?? '')) ?? [];
      const expiresAt = tokens.get(token);
      if (expiresAt !== undefined && expiresAt > scheduler.now().getTime()) return null;
      const why =
        expiresAt === undefined ? 'Cannot convert access token to JSON' : `Access token expired: ${token}`;
      return { status: 401, body: { error: 'invalid_token', error_description: why } };
    },
  };
}
