import { CHAIN_START, canonicalJson } from '#core/chain.ts';
import { type Exception, eventData } from '#core/escrow/exception.ts';
import { linkOf } from '#core/events/chain.ts';
import type { StoredEvent } from './books.ts';
import { exceptionMacInput, type Mac } from './mac.ts';

/** A stored exception with its own events. */
export type AuditedException = Exception & {
  readonly developerId: string;
  readonly mac: string | null;
  /** Why it could not be decrypted. Its details are then as stored. */
  readonly unopened: string | null;
  /** The amount in the books for the money it concerns, of the agreement or the platform. */
  readonly onBooks: number | null;
  /** Ordered by sequence number. */
  readonly events: readonly StoredEvent[];
};

/** Returns what is wrong with an exception, or null when it matches its events. */
export function exceptionFault(
  exception: AuditedException,
  sha256: (text: string) => string,
  mac: Mac | null,
): string | null {
  // Exceptions from before MACs are only counted. None can be added.
  if (exception.mac === null) return null;
  // Exceptions without an agreement, from before they had events, have only a MAC, which covers that fact.
  const isOlder = exception.developerId === '' && exception.eventHead === null;
  const fault = (isOlder ? null : historyFault(exception, sha256)) ?? booksFault(exception);
  if (fault) return fault;
  const fits = mac === null || mac(exceptionMacInput(exception)) === exception.mac;
  return fits ? null : 'its MAC does not match: it was written without the secret';
}

/** Unmatched money is on the platform account, or was assigned to an agreement later. */
function booksFault({ kind, amount, onBooks }: AuditedException): string | null {
  if (kind !== 'unmatched_deposit' && kind !== 'wrong_currency') return null;
  return onBooks === amount ? null : 'the money it concerns is not in the books';
}

function historyFault(exception: AuditedException, sha256: (text: string) => string): string | null {
  const { developerId, id: streamId, events, note, closedBy } = exception;
  let head = CHAIN_START;
  for (const [index, event] of events.entries()) {
    head = linkOf(sha256, head, { ...event, developerId, streamId }).hash;
    if (event.sequence !== index + 1 || event.hash !== head)
      return `event ${index + 1} is not chained correctly`;
  }
  if (head !== exception.eventHead) return 'its event_head is not the hash of its last event';
  const expected = [eventData(exception), ...(note === null ? [] : [{ ...eventData(exception), note }])];
  const reported = events.map(({ data }) => {
    const { settled: _settled, ...facts } = data as Record<string, unknown>;
    return facts;
  });
  if (canonicalJson(reported) !== canonicalJson(expected)) return 'it does not match its events';
  if (canonicalJson(events[1]?.actor ?? null) !== canonicalJson(closedBy)) {
    return 'its events name a different person who closed it';
  }
  return null;
}
