import { ConnectionError, Surety, SuretyError } from '@surety/sdk';
import { CommandError, UnreachableError } from './command-error.ts';
import type { Credentials } from './credentials.ts';

/**
 * Calls the service through the SDK like any client. A person is waiting, so failures are reported
 * immediately in one line and not retried.
 */
export async function withClient<Answer>(
  { apiUrl, apiKey }: Pick<Credentials, 'apiUrl' | 'apiKey'>,
  work: (surety: Surety) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(new Surety({ apiUrl, apiKey, maxRetries: 0 }));
  } catch (error) {
    if (error instanceof ConnectionError) {
      throw new UnreachableError(`No Surety server responds at ${apiUrl}. Is it running?`);
    }
    throw error instanceof SuretyError ? new CommandError(`${error.message} (${error.code})`) : error;
  }
}
