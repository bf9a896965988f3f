import { describe, expect, it } from 'vitest';
import { EVENT_TYPE_NAMES, EVENTS, type EventType } from '#core/events/event.ts';
import { exampleOf } from '#core/events/examples.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { playEveryEvent } from './play-every-event.ts';

const WRITES = process.env['EVENT_EXAMPLES'] === 'write';
const OF_AGREEMENTS = /^(?:agreement|virtual_account|deposit|milestone|payout|excess|refund)\./;

describe('the example of', () => {
  /** `npm run events`: makes every one of them happen, which takes about a minute, and writes them down. */
  it.runIf(WRITES)('every event is written anew', playEveryEvent, 300_000);

  it.skipIf(WRITES).each(EVENT_TYPE_NAMES)(
    '%s is one, with all that such an event can say',
    (type: EventType) => {
      const example = exampleOf(type);
      expect(EventView.parse(example)).toEqual(example);
      expect(Object.keys(example.data).sort()).toEqual(Object.keys(EVENTS[type].data).sort());
      if (OF_AGREEMENTS.test(type)) expect(example.agreement).toBeDefined();
    },
  );
});
