import { ConnectionError, SuretyError } from '@surety/sdk';

/**
 * The message for a person. The server's messages are written for people; the SDK's own are for programmers.
 */
export function messageOf(error: Error): string {
  if (error instanceof ConnectionError) {
    return 'We cannot reach the server. Check your connection and try again.';
  }
  if (error instanceof SuretyError && error.code === 'unexpected_answer') {
    return 'The server sent an unexpected response. Try again in a moment.';
  }
  return error.message;
}
