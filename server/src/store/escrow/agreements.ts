import type { Settled } from '#core/approvals/approval.ts';
import { BoundedMap } from '#core/bounded-map.ts';
import type { Agreement, AgreementStatus } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { orSettledBefore } from '#store/approvals/approvals.ts';
import { naturalBatch } from '#store/batch.ts';
import {
  addMetadata,
  addPeriod,
  Conditions,
  idOf,
  type ListFilter,
} from '#store/caller-metadata/conditions.ts';
import { type Db, withLivingKeys } from '#store/db.ts';
import { orLostClaim, type SavedAnswer } from '#store/idempotency.ts';
import { keepOpened } from '#store/secrets/personal.ts';
import { traceparent } from '#tracing/span.ts';
import { AS_SHOWN, type ShownAgreement, toShownAgreements } from './agreement-rows.ts';
import {
  COMMIT,
  commitArguments,
  creationArguments,
  type PendingChange,
  withChains,
} from './commit-arguments.ts';
import type { Chains } from './commit-chains.ts';
import { OPEN_STATUSES } from './figures/overview.ts';
import { type AgreementKey, nameOf, openLoading } from './loading.ts';

export type { AgreementKey } from './loading.ts';

/** Loads and commits agreements; concurrent calls share a round trip. */
export type AgreementStore = {
  load(key: AgreementKey): Promise<Agreement | undefined>;
  /** With the caller's reference and metadata. */
  loadShown(key: AgreementKey): Promise<ShownAgreement | undefined>;
  /**
   * The agreement as this process last committed it, if it did so recently. Another process may have changed
   * it since, so it may only be the basis of a commit, which is refused in that case.
   */
  lastCommitted(key: AgreementKey): Agreement | undefined;
  /**
   * Commits a change together with the approval that it settles. False when another change came first: load
   * and decide again.
   */
  commit(change: Change, answer: SavedAnswer | null, settled?: Settled | null): Promise<boolean>;
  create(change: Change, answer: SavedAnswer | null): Promise<void>;
  /** Creates all of these agreements in one commit. */
  createAll(changes: readonly Change[], answer: SavedAnswer | null): Promise<void>;
  /**
   * Commits all of these changes, or none: false when another change of one of the agreements came first. An
   * agreement may have several changes, each based on the one before it.
   */
  commitAll(changes: readonly Change[], answer: SavedAnswer | null): Promise<boolean>;
};

const CREATE = 'SELECT create_agreements($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

/** Number of agreements kept as they were last committed, and the most milestones that one may have. */
const KEPT = 5_000;
const KEPT_MILESTONES = 20;

export function openAgreementStore(db: Db, mac: Mac): AgreementStore {
  const kept = new BoundedMap<string, Agreement>(KEPT);
  const box = keepOpened(db.personal, KEPT);
  /**
   * Only after a change with an event, whose hash identifies it. After a failover to a server that lost the
   * last commits, other changes without an event may lead to the same version and last event.
   */
  const keep = (after: Agreement, { events }: Change, isCurrent: boolean) => {
    const name = nameOf({ developerId: after.developerId, agreementId: after.id });
    const isKept = isCurrent && events.length > 0 && after.milestones.length <= KEPT_MILESTONES;
    if (isKept) kept.set(name, after);
    else kept.delete(name);
  };

  const commit = naturalBatch(
    (pending: readonly PendingChange[]) =>
      withLivingKeys(db.personal, async () => {
        const chained = withChains(pending, mac, db.personal);
        const committing = db.query<{ won: number[] }>(COMMIT, commitArguments(chained, mac, db.personal));
        const [row] = await orSettledBefore(orLostClaim(committing));
        const won = new Set(row?.won);
        return chained.map(({ change, chains: { chainHead, eventHead } }, index) => {
          keep({ ...change.after, chainHead, eventHead }, change, won.has(index));
          return won.has(index);
        });
      }),
    { keyOf: ({ change }) => change.before.id },
  );

  const createTogether = (pending: readonly PendingChange[]) =>
    withLivingKeys(db.personal, async () => {
      const chained = withChains(pending, mac, db.personal);
      await orLostClaim(db.query(CREATE, creationArguments(chained, db.personal)));
      for (const { change, chains } of chained)
        keep({ ...change.after, eventHead: chains.eventHead }, change, true);
      return pending.map(() => undefined);
    });
  const create = naturalBatch(createTogether);

  const commitAll = (pending: readonly PendingChange[]) =>
    db.transaction(async (tx) => {
      const heads = new Map<string, Heads>();
      for (const layer of layersOf(pending)) {
        const chained = withChains(
          layer.map((one) => continued(one, heads.get(one.change.before.id))),
          mac,
          tx.personal,
        );
        const committing = tx.query<{ won: number[] }>(COMMIT, commitArguments(chained, mac, tx.personal));
        const [row] = await orLostClaim(committing);
        if (row?.won.length !== layer.length) throw new Overtaken();
        for (const {
          change,
          chains: { chainHead, eventHead },
        } of chained)
          heads.set(change.before.id, { chainHead, eventHead });
      }
      return heads;
    });

  return {
    ...openLoading(db, kept, box),
    lastCommitted: (key) => kept.get(nameOf(key)),
    commit: (change, answer, settled) =>
      commit({ change, answer, settled: settled ?? null, trace: traceparent() }),
    create: (change, answer) => create({ change, answer, trace: traceparent() }),
    async createAll(changes, answer) {
      await createTogether(together(changes, answer));
    },
    async commitAll(changes, answer) {
      try {
        const heads = await commitAll(together(changes, answer));
        for (const change of changes) keep({ ...change.after, ...heads.get(change.after.id) }, change, true);
        return true;
      } catch (error) {
        if (error instanceof Overtaken) return false;
        throw error;
      }
    },
  };
}

type Heads = Pick<Chains, 'chainHead' | 'eventHead'>;

/** Another change of an agreement came first. Rolls back the changes of the same call. */
class Overtaken extends Error {}

/** The answer is saved once, with the first change. */
function together(changes: readonly Change[], answer: SavedAnswer | null): PendingChange[] {
  const trace = traceparent();
  return changes.map((change, index) => ({ change, answer: index === 0 ? answer : null, trace }));
}

/**
 * One statement takes one change of an agreement, so its second change follows in the next. Sorted by id, so
 * that two calls lock rows in the same order.
 */
function layersOf(pending: readonly PendingChange[]): PendingChange[][] {
  const byAgreement = [...Map.groupBy(pending, ({ change }) => change.before.id)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([_id, changes]) => changes);
  const depth = Math.max(...byAgreement.map(({ length }) => length));
  return Array.from({ length: depth }, (_none, layer) =>
    byAgreement.flatMap((changes) => changes[layer] ?? []),
  );
}

/** The change, based on the heads that the change before it has made. */
function continued(pending: PendingChange, heads: Heads | undefined): PendingChange {
  const { change } = pending;
  return heads ? { ...pending, change: { ...change, before: { ...change.before, ...heads } } } : pending;
}

export type AgreementFilter = ListFilter & {
  readonly status?: AgreementStatus | undefined;
  readonly buyerExternalId?: string | undefined;
  readonly sellerExternalId?: string | undefined;
  readonly currency?: string | undefined;
  /** Only open agreements with more money than is due. */
  readonly overpaid?: boolean | undefined;
};

/** Newest first; ids sort by time, so the last id of a page is the cursor to the next. */
export async function list(
  db: Db,
  developerId: string,
  filter: AgreementFilter,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<ShownAgreement[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'agr', filter)
    .also('status =', filter.status)
    .also('buyer_external_id =', filter.buyerExternalId)
    .also('seller_external_id =', filter.sellerExternalId)
    .also('currency =', filter.currency)
    .also('excess >', filter.overpaid ? 0 : undefined)
    .also('status = ANY', filter.overpaid ? OPEN_STATUSES : undefined)
    .also('total_amount >=', filter.minAmount)
    .also('total_amount <=', filter.maxAmount)
    .also('id =', named)
    .also('id <', page.before);
  addMetadata(conditions, db, developerId, 'agreement', filter);
  const values = [...conditions.values, page.limit];
  const chosen = `SELECT developer_id, id FROM agreements WHERE ${conditions.sql}
    ORDER BY id DESC LIMIT $${values.length}`;
  return loadChosen(db, chosen, values);
}

/** Finds agreements for a search box: by id, reference, account number, or the id of either party. */
export async function search(
  db: Db,
  developerId: string,
  wanted: { readonly text: string; readonly status: AgreementStatus | undefined; readonly provider: string },
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<ShownAgreement[]> {
  const where = `developer_id = $1 AND ($3::text IS NULL OR status = $3) AND ($4::text IS NULL OR id < $4)`;
  // One index look-up each, limited to a page.
  const hits = [
    'id = $2',
    'buyer_external_id = $2',
    'seller_external_id = $2',
    `id IN (SELECT subject_id FROM caller_metadata WHERE developer_id = $1 AND kind = 'agreement' AND reference = $2)`,
    'id IN (SELECT agreement_id FROM virtual_accounts WHERE provider = $6 AND account_number = $2 AND developer_id = $1)',
  ].map(
    (hit) => `(SELECT developer_id, id FROM agreements WHERE ${hit} AND ${where} ORDER BY id DESC LIMIT $5)`,
  );
  const chosen = `SELECT developer_id, id FROM (${hits.join(' UNION ')}) hits ORDER BY id DESC LIMIT $5`;
  const { text, status = null, provider } = wanted;
  return loadChosen(db, chosen, [developerId, text, status, page.before ?? null, page.limit, provider]);
}

/** Newest first. */
export function loadByIds(db: Db, developerId: string, ids: readonly string[]): Promise<ShownAgreement[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const chosen = 'SELECT developer_id, id FROM agreements WHERE developer_id = $1 AND id = ANY($2)';
  return loadChosen(db, chosen, [developerId, ids]);
}

async function loadChosen(db: Db, chosen: string, values: readonly unknown[]): Promise<ShownAgreement[]> {
  const rows = await db.query<never>(
    `SELECT ${AS_SHOWN}
     FROM (SELECT array_agg(developer_id) AS developers, array_agg(id) AS ids FROM (${chosen}) page) chosen,
       load_agreements(chosen.developers, chosen.ids)`,
    values,
  );
  return toShownAgreements(db.personal, rows).sort((left, right) => (left.id < right.id ? 1 : -1));
}
