import { describe, expect, it } from 'vitest';
import { EVENT_TYPE_NAMES, EVENTS, type EventType } from '#core/events/event.ts';
import { exampleOf } from '#core/events/examples.ts';
import type { Fields } from '#core/events/fields.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { playEveryEvent } from './play-every-event.ts';

const WRITES = process.env['EVENT_EXAMPLES'] === 'write';
const OF_AGREEMENTS = /^(?:agreement|virtual_account|deposit|milestone|payout|excess|refund)\./;

/** The examples are of agreements that use no option. */
function requiredOf(data: Fields): string[] {
  const fields = Object.entries(data);
  return fields.flatMap(([name, kind]) => (typeof kind === 'object' && 'optional' in kind ? [] : [name]));
}

describe('the example of', () => {
  /** `npm run events`: makes every event happen, which takes about a minute, and stores the examples. */
  it.runIf(WRITES)('every event is regenerated', playEveryEvent, 300_000);

  it.skipIf(WRITES).each(EVENT_TYPE_NAMES)(
    '%s is valid, and has every field of such an event',
    (type: EventType) => {
      const example = exampleOf(type);
      expect(EventView.parse(example)).toEqual(example);
      const required = requiredOf(EVENTS[type].data);
      // Only the payout of a share can be cancelled, or that of the seller beside one.
      if (type === 'payout.cancelled') required.push('payeeExternalId');
      // An update has the fields that changed, of which each is optional.
      if (required.length > 0 || type === 'agreement.unfrozen')
        expect(Object.keys(example.data).sort()).toEqual(required.sort());
      if (OF_AGREEMENTS.test(type)) expect([example.agreement, example.funding]).not.toContain(undefined);
    },
  );
});
