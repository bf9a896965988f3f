import { personalFields } from '#core/events/personal.ts';
import { openFields, type PersonalBox, type Place, sealFields } from '#store/secrets/personal.ts';

type Key = { readonly developerId: string; readonly streamId: string; readonly sequence: number };
type Stored = Omit<Key, 'developerId'> & { readonly data: object };

function placeOf({ developerId, streamId, sequence }: Key): Place {
  return ['events', developerId, streamId, sequence];
}

/** What is stored of an event's data. Its hash is taken over the data itself. */
export function sealData(box: PersonalBox, key: Key, type: string, data: object): object {
  return sealFields(box, placeOf(key), { ...data }, personalFields(type));
}

/** An event with its data as it happened. */
export function openEvent<Event extends Stored>(box: PersonalBox, developerId: string, event: Event): Event {
  return { ...event, data: openFields(box, placeOf({ ...event, developerId }), event.data) };
}
