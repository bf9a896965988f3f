import { CommandError, UnreachableError } from './command-error.ts';
import type { Credentials } from './credentials.ts';

const TIMEOUT_MS = 30_000;

export type ApiClient = {
  readonly apiUrl: string;
  call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
};

/** What the commands need of the API and no more; programs use the SDK. */
export function apiClient({ apiUrl, apiKey }: Pick<Credentials, 'apiUrl' | 'apiKey'>): ApiClient {
  return {
    apiUrl,
    async call<Answer>(method: string, path: string, body?: object) {
      const response = await fetch(apiUrl + path, {
        method,
        headers: { 'x-api-key': apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new UnreachableError(`No Surety server answers at ${apiUrl}. Is it running?`);
      });
      const answer = (await response.json().catch(() => null)) as { message?: string; code?: string } | null;
      if (!response.ok || answer === null) {
        const why = answer?.message ?? `${apiUrl} answered ${response.status}; is it a Surety server?`;
        throw new CommandError(`${why}${answer?.code ? ` (${answer.code})` : ''}`);
      }
      return answer as Answer;
    },
  };
}
