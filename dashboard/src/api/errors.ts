import { ConnectionError, SuretyError } from '@surety/sdk';

/** What to tell a person. The server's words are meant for people; the SDK's own are for programmers. */
export function wordsOf(error: Error): string {
  if (error instanceof ConnectionError) {
    return 'The server cannot be reached. Check the connection and try again.';
  }
  if (error instanceof SuretyError && error.code === 'unexpected_answer') {
    return 'The server did not answer as expected. Try again in a moment.';
  }
  return error.message;
}
