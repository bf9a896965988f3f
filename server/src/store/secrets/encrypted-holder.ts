import type { Queryable } from '#store/db.ts';
import type { Place } from './personal.ts';

/** Somebody whose name is on its way from where it was read to where it is held against lists. */
type Whose = { readonly developerId: string; readonly userId: string };

const placeOf = ({ developerId, userId }: Whose): Place => ['verified_holder', developerId, userId];

/** For the payload of a job, which anybody who has the database could read otherwise. */
export function sealHolder(tx: Queryable, whose: Whose, holder: object): string {
  return tx.personal.seal(placeOf(whose), JSON.stringify(holder));
}

export function openHolder<Holder>(db: Queryable, whose: Whose, sealed: string): Holder {
  return JSON.parse(db.personal.open(placeOf(whose), sealed)) as Holder;
}
