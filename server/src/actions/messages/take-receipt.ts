import type { ReceiptRequest, ShortMessageProvider } from '#core/messages/short-messenger.ts';
import { Problem } from '#core/problem.ts';
import * as messages from '#store/messages/short-messages.ts';
import type { MessageContext } from './context.ts';

type InCells = MessageContext & { readonly otherCells: () => readonly MessageContext[] };

const UNKNOWN_REFERENCE = 'No message with this reference was sent.';

/** Records what the provider says about a message. One that is still under way changes nothing. */
export async function takeReceipt(
  context: InCells,
  provider: ShortMessageProvider,
  request: ReceiptRequest,
): Promise<void> {
  const { messenger } = context.messages;
  if (messenger?.name !== provider) throw new Problem('not_found', 'This provider is not configured.');
  const receipt = messenger.readReceipt(request);
  if (!receipt) throw new Problem('invalid_signature');
  const { reference, delivered, reply } = receipt;
  if (delivered === null) return;
  // PostgreSQL cannot compare NUL, and no message has it in its reference.
  if (reference.includes('\0')) throw new Problem('not_found', UNKNOWN_REFERENCE);
  for (const { db, clock } of [context, ...context.otherCells()]) {
    const key = await messages.findByReference(db, provider, reference);
    if (key) return messages.noteReceipt(db, key, { delivered, reply }, clock());
  }
  // The receipt may have overtaken the answer: the provider sends it again.
  throw new Problem('not_found', UNKNOWN_REFERENCE);
}
