import type { Agreement } from '#core/escrow/agreement.ts';
import type { EventData } from '#core/events/event.ts';
import { type Amendment, isOpen } from './amendment.ts';
import { isOvertaken } from './apply.ts';

type Lapsed = { readonly amendment: Amendment; readonly data: EventData<'amendment.lapsed'> };

/**
 * Closes the open amendment when it can no longer come into force. Every decision is followed by this, so
 * that no verb has to think of amendments.
 */
export function tendAmendment(agreement: Agreement, now: Date): Lapsed | null {
  const { amendment } = agreement;
  return isOpen(amendment) && isOvertaken(agreement, amendment, now)
    ? lapse(amendment, 'overtaken', now)
    : null;
}

export function lapse(amendment: Amendment, reason: 'silence' | 'overtaken', now: Date): Lapsed {
  return {
    amendment: { ...amendment, status: 'LAPSED', closedAt: now },
    data: { amendmentId: amendment.id, reason },
  };
}
