import { CHAIN_START, canonicalJson } from '#core/chain.ts';
import { type Exception, eventData } from '#core/escrow/exception.ts';
import { eventChainInput } from '#core/events/chain.ts';
import type { StoredEvent } from './books.ts';
import { exceptionMacInput, type Mac } from './mac.ts';

/** An exception with its own history, as they lie in the database. */
export type AuditedException = Exception & {
  readonly developerId: string;
  readonly mac: string | null;
  /** Why what is sealed of it could not be read; then its details are as they lie there. */
  readonly unopened: string | null;
  /** What the books have of the money that it is about, whosever they are. */
  readonly onBooks: number | null;
  /** In order of their sequence. */
  readonly events: readonly StoredEvent[];
};

/** What is wrong with it; null when it is as it was opened, and as it was closed if it is. */
export function exceptionFault(
  exception: AuditedException,
  sha256: (text: string) => string,
  mac: Mac | null,
): string | null {
  // From before this was kept: counted, and never added to.
  if (exception.mac === null) return null;
  // Those of nobody's from before they had a history have a MAC alone, and it says so.
  const isOlder = exception.developerId === '' && exception.eventHead === null;
  const fault = (isOlder ? null : historyFault(exception, sha256)) ?? booksFault(exception);
  if (fault) return fault;
  const fits = mac === null || mac(exceptionMacInput(exception)) === exception.mac;
  return fits ? null : 'its MAC does not match: somebody without the secret has written it';
}

/** Money that came to no agreement is on the books of the platform, or it came to one after all. */
function booksFault({ kind, amount, onBooks }: AuditedException): string | null {
  if (kind !== 'unmatched_deposit' && kind !== 'wrong_currency') return null;
  return onBooks === amount ? null : 'the money that it tells of is not on the books';
}

function historyFault(exception: AuditedException, sha256: (text: string) => string): string | null {
  const { developerId, id: streamId, events, note, closedBy } = exception;
  let head = CHAIN_START;
  for (const [index, event] of events.entries()) {
    head = sha256(eventChainInput(head, { ...event, developerId, streamId }));
    if (event.sequence !== index + 1 || event.hash !== head) return `event ${index + 1} of it is not chained`;
  }
  if (head !== exception.eventHead) return 'its event_head is not the hash of its last event';
  const expected = [eventData(exception), ...(note === null ? [] : [{ ...eventData(exception), note }])];
  const reported = events.map(({ data }) => {
    const { settled: _settled, ...facts } = data as Record<string, unknown>;
    return facts;
  });
  if (canonicalJson(reported) !== canonicalJson(expected)) return 'it is not what its events say';
  if (canonicalJson(events[1]?.actor ?? null) !== canonicalJson(closedBy)) {
    return 'its events say that somebody else has closed it';
  }
  return null;
}
