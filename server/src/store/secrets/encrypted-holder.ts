import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from './personal.ts';

/** Somebody whose name is on its way from where it was read to where it is held against lists. */
type Whose = { readonly developerId: string; readonly userId: string };

const associatedDataOf = ({ developerId, userId }: Whose): AssociatedData => [
  'verified_holder',
  developerId,
  userId,
];

/** For the payload of a job, which anybody who has the database could read otherwise. */
export function encryptHolder(tx: Queryable, whose: Whose, holder: object): string {
  return tx.personal.encrypt(associatedDataOf(whose), JSON.stringify(holder));
}

export function openHolder<Holder>(db: Queryable, whose: Whose, encrypted: string): Holder {
  return JSON.parse(db.personal.open(associatedDataOf(whose), encrypted)) as Holder;
}
