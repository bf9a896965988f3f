import { ConnectionError, Surety, SuretyError } from '@surety/sdk';
import { CommandError, UnreachableError } from './command-error.ts';
import type { Credentials } from './credentials.ts';

/**
 * Talks to the service as anybody does, through the SDK. Somebody waits at the keyboard: what fails is said
 * at once and in one line, not tried again.
 */
export async function withClient<Answer>(
  { apiUrl, apiKey }: Pick<Credentials, 'apiUrl' | 'apiKey'>,
  work: (surety: Surety) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(new Surety({ apiUrl, apiKey, maxRetries: 0 }));
  } catch (error) {
    if (error instanceof ConnectionError) {
      throw new UnreachableError(`No Surety server answers at ${apiUrl}. Is it running?`);
    }
    throw error instanceof SuretyError ? new CommandError(`${error.message} (${error.code})`) : error;
  }
}
