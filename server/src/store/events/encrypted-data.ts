import { personalFields } from '#core/events/personal.ts';
import {
  type AssociatedData,
  encryptFields,
  type Facts,
  openFields,
  type PersonalBox,
} from '#store/secrets/personal.ts';

type Key = { readonly developerId: string; readonly streamId: string; readonly sequence: number };
type Stored = Omit<Key, 'developerId'> & { readonly data: object };

function associatedDataOf({ developerId, streamId, sequence }: Key): AssociatedData {
  return ['events', developerId, streamId, sequence];
}

/** Encrypts the personal fields of an event's data for storage. The event's hash covers the plain data. */
export function encryptData(box: PersonalBox, key: Key, type: string, data: object): object {
  return encryptFields(box, associatedDataOf(key), data as Facts, personalFields(type));
}

/** Returns an event with its data decrypted. */
export function openEvent<Event extends Stored>(box: PersonalBox, developerId: string, event: Event): Event {
  return { ...event, data: openFields(box, associatedDataOf({ ...event, developerId }), event.data) };
}
