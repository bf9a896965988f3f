import { describe, expect, it } from 'vitest';
import { Draft } from '#core/escrow/draft.ts';
import { allParts } from '#core/escrow/part.ts';
import { recordAssessment } from '#core/escrow/payment-gate.ts';
import { holdBack, liftHold, NOTHING_HELD } from '#core/escrow/payouts/hold.ts';
import { retryPayout } from '#core/escrow/payouts/retry.ts';
import {
  type DomainEvent,
  EVENT_TYPE_NAMES,
  EVENTS,
  type EventType,
  type PublicEvent,
  publicEvent,
} from '#core/events/event.ts';
import type { Fields } from '#core/events/fields.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { manyEvents } from '#test/core/escrow/many-events.ts';
import { World } from '#test/core/escrow/one-agreement.ts';
import { momentAt } from '#test/support/moment.ts';

const asSent = (event: DomainEvent): PublicEvent =>
  JSON.parse(JSON.stringify(publicEvent({ ...event, streamId: 'agr_1' }, 'dev_1')));

function assessment(): readonly DomainEvent[] {
  const { agreement } = new World([100]);
  const numbers = { provider: 'p', accountNumber: '1', bankCode: '999', accountName: 'Escrow' };
  const account = { issued: { ...numbers, reference: agreement.id }, replaces: null };
  const risk = { id: 'fra_1', score: 24, flag: 'GREEN' as const, triggeredSignals: ['new_device'] };
  const payment = { externalUserId: 'b', assessment: risk, account };
  return recordAssessment(agreement, payment, momentAt(new Date(0))).change.events;
}

/** A payout that a rule held and a person released. */
function heldBack(): readonly DomainEvent[] {
  const { agreement: open } = new World([100]);
  const milestones = open.milestones.map((one) => ({ ...one, settlement: 'RELEASED' as const }));
  const agreement = { ...open, milestones };
  const moment = momentAt(new Date(0));
  const draft = new Draft(agreement, moment);
  const names = { nameGiven: 'Ada Obi', nameAtBank: 'MUSA BELLO', nameMatch: 'mismatch' as const };
  const account = { ...names, bankCode: '058', accountNumber: '0123456789', accountName: 'Ada Obi' };
  const times = { version: 1, usableFrom: new Date(0), updatedAt: new Date(0) };
  const [part] = allParts(agreement);
  if (!part) throw new Error('it has one');
  const facts = { ...NOTHING_HELD, rules: [{ rule: 'name_mismatch' as const }] };
  holdBack(draft, part, { ...account, ...times }, facts);
  const held = draft.done();
  const lifted = held.payoutHolds.map((hold) => liftHold(agreement, hold, 'looked at', moment).change);
  return [held, ...lifted].flatMap(({ events }) => events);
}

/** A payout that the bank has refused for the last time, and that a person has sent again. */
function retried(): readonly DomainEvent[] {
  const { agreement } = new World([100]);
  const refused = { settlement: 'AWAITING_DETAILS' as const, payoutAttempts: 4, payoutFailures: 4 };
  const milestones = agreement.milestones.map((one) => ({ ...one, ...refused }));
  const { change } = retryPayout(
    { ...agreement, milestones },
    milestones[0]?.id ?? '',
    momentAt(new Date(0)),
  );
  return change?.events ?? [];
}

/** Events of an older version, or of an agreement without an option, do not have it. */
function isAdded(type: EventType, field: string): boolean {
  const kind = (EVENTS[type].data as Fields)[field];
  return typeof kind === 'object' && ('added' in kind || 'optional' in kind);
}

describe('the schema of an event', () => {
  const events = [...manyEvents(), ...assessment(), ...heldBack(), ...retried()];

  it('fits everything that an agreement emits', () => {
    for (const event of events) {
      const sent = asSent(event);
      expect(EventView.parse(sent)).toEqual(sent);
    }
  });

  it('was tested with every type that an agreement can emit, in its own history', () => {
    const met = new Set(events.map(({ type }) => type));
    const wanted = EVENT_TYPE_NAMES.filter(
      (type) =>
        !/^(?:identity|link|anchor|exception|payout_account|approval|assessment|review|risk_policy)\./.test(
          type,
        ),
    );
    expect([...met].sort()).toEqual(wanted.sort());
  });

  it('refuses an extra field, a missing one, and one of another type', () => {
    const first = new Map<EventType, PublicEvent>();
    for (const event of events) if (!first.has(event.type)) first.set(event.type, asSent(event));
    for (const sent of first.values()) {
      const takes = (data: object) => EventView.safeParse({ ...sent, data }).success;
      expect(takes({ ...sent.data, more: 1 })).toBe(false);
      for (const field of Object.keys(sent.data)) {
        const { [field]: _gone, ...rest } = sent.data as Record<string, unknown>;
        expect(takes(rest), `${sent.type} without ${field}`).toBe(isAdded(sent.type, field));
        expect(takes({ ...rest, [field]: { not: ['this'] } })).toBe(false);
      }
    }
    expect(EventView.safeParse({ ...first.get('agreement.created'), type: 'agreement.lost' }).success).toBe(
      false,
    );
  });
});
