import { personalFields } from '#core/events/personal.ts';
import { type AssociatedData, encryptFields, openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Key = { readonly developerId: string; readonly streamId: string; readonly sequence: number };
type Stored = Omit<Key, 'developerId'> & { readonly data: object };

function associatedDataOf({ developerId, streamId, sequence }: Key): AssociatedData {
  return ['events', developerId, streamId, sequence];
}

/** What is stored of an event's data. Its hash is taken over the data itself. */
export function encryptData(box: PersonalBox, key: Key, type: string, data: object): object {
  return encryptFields(box, associatedDataOf(key), { ...data }, personalFields(type));
}

/** An event with its data as it happened. */
export function openEvent<Event extends Stored>(box: PersonalBox, developerId: string, event: Event): Event {
  return { ...event, data: openFields(box, associatedDataOf({ ...event, developerId }), event.data) };
}
