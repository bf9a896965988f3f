import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from './personal.ts';

/** The person whose name is passed from a verification to the screening. */
type Whose = { readonly developerId: string; readonly userId: string };

const associatedDataOf = ({ developerId, userId }: Whose): AssociatedData => [
  'verified_holder',
  developerId,
  userId,
];

/** Encrypts a name for the payload of a job, which would otherwise be readable in the database. */
export function encryptHolder(tx: Queryable, whose: Whose, holder: object): string {
  return tx.personal.encrypt(associatedDataOf(whose), JSON.stringify(holder));
}

export function openHolder<Holder>(db: Queryable, whose: Whose, encrypted: string): Holder {
  return JSON.parse(db.personal.open(associatedDataOf(whose), encrypted)) as Holder;
}
