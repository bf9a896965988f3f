import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { naturalBatch } from '#store/batch.ts';
import type { Db } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import {
  AS_LOADED,
  AS_SHOWN,
  AS_UNCHANGED,
  type ShownAgreement,
  toAgreements,
  toShownAgreements,
  toUnchanged,
} from './agreement-rows.ts';

export type AgreementKey = { readonly developerId: string; readonly agreementId: string };

const LOAD = `SELECT ${AS_LOADED} FROM load_agreements($1, $2)`;
const LOAD_SHOWN = `SELECT ${AS_SHOWN} FROM load_agreements($1, $2)`;
const UNCHANGED = `SELECT ${AS_UNCHANGED} FROM unchanged_agreements($1, $2, $3, $4) u`;

type Load<Found> = (key: AgreementKey) => Promise<Found | undefined>;
type Loading = { readonly load: Load<Agreement>; readonly loadShown: Load<ShownAgreement> };

/** Loads agreements; concurrent calls share a round trip. `kept` has some as they were last committed. */
export function openLoading(db: Db, kept: ReadonlyMap<string, Agreement>, box: PersonalBox): Loading {
  const loadAll = async (keys: readonly AgreementKey[]) =>
    keys.length === 0
      ? NONE
      : byName(toShownAgreements(box, await db.query<never>(LOAD_SHOWN, columnsOf(keys))));

  const findUnchanged = async (known: readonly Agreement[]) => {
    if (known.length === 0) return new Map<string, CallerMetadata>();
    const versions = known.map(({ version }) => version);
    const lastEvents = known.map(({ eventHead }) => eventHead);
    const values = [...columnsOf(known.map(keyOf)), versions, lastEvents];
    return toUnchanged(box, await db.query<never>(UNCHANGED, values));
  };

  return {
    load: naturalBatch(async (keys) => {
      const found = byName(toAgreements(box, await db.query<never>(LOAD, columnsOf(keys))));
      return keys.map((key) => found.get(nameOf(key)));
    }),
    // One that is kept is compared by its version and last event, and read only if it has changed.
    loadShown: naturalBatch(async (keys) => {
      const known = byName(keys.flatMap((key) => kept.get(nameOf(key)) ?? []));
      const [same, others] = await Promise.all([
        findUnchanged([...known.values()]),
        loadAll(keys.filter((key) => !known.has(nameOf(key)))),
      ]);
      const changed = await loadAll(
        [...known].filter(([name]) => !same.has(name)).map(([, one]) => keyOf(one)),
      );
      return keys.map((key) => {
        const name = nameOf(key);
        const [last, callerMetadata] = [known.get(name), same.get(name)];
        return last && callerMetadata ? { ...last, callerMetadata } : (changed.get(name) ?? others.get(name));
      });
    }),
  };
}

const NONE: ReadonlyMap<string, ShownAgreement> = new Map([]);

export const nameOf = ({ developerId, agreementId }: AgreementKey) => `${developerId} ${agreementId}`;
const keyOf = ({ developerId, id }: Agreement): AgreementKey => ({ developerId, agreementId: id });
const byName = <Found extends Agreement>(found: readonly Found[]) =>
  new Map(found.map((one) => [nameOf(keyOf(one)), one]));
const columnsOf = (keys: readonly AgreementKey[]) => [
  keys.map(({ developerId }) => developerId),
  keys.map(({ agreementId }) => agreementId),
];
