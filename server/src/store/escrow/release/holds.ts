import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { NOTHING_HELD, type ReleaseFacts } from '#core/escrow/payouts/hold.ts';
import type { PayoutHold, ReleaseRule } from '#core/escrow/release-policy.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import type { JobPayloads } from '#core/jobs.ts';
import { naturalBatch } from '#store/batch.ts';
import {
  addPeriod,
  Conditions,
  idOf,
  type ListPage,
  type Period,
} from '#store/caller-metadata/conditions.ts';
import { type Evidence, evidence, refuseAltered as refuseAlteredPolicy } from '#store/control-macs.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import {
  ACCOUNT_DETAILS,
  isErased,
  opened as openAccount,
  refuseAltered,
  type Vouched,
} from '#store/escrow/payout-accounts.ts';
import { attemptsOf, milestoneOf, settlementOf } from '#store/escrow/share-sql.ts';
import * as sellers from '#store/risk/sellers.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';

/** A hold with its payout, whose part is `milestoneId`. `owed` is false when the money went another way. */
export type KeptHold = PayoutHold & { readonly agreementId: string; readonly owed: boolean };

/** As JSON, so that holds fit in the row of their payout. */
export const HOLD_JSON = `json_build_object('id', h.id, 'agreementId', h.agreement_id,
  'milestoneId', h.milestone_id, 'rule', h.rule, 'accountVersion', h.account_version, 'until', h.until,
  'openedAt', h.opened_at, 'liftedAt', h.lifted_at, 'liftedBy', h.lifted_by, 'note', h.note,
  'owed', ${settlementOf('h.milestone_id')} IN ('RELEASED', 'AWAITING_DETAILS'))`;
const HOLDS = `SELECT ${HOLD_JSON} AS hold FROM payout_holds h
  JOIN milestones m ON m.developer_id = h.developer_id AND m.agreement_id = h.agreement_id
    AND m.id = ${milestoneOf('h.milestone_id')}`;
const OPEN = `h.lifted_at IS NULL AND ${settlementOf('h.milestone_id')} IN ('RELEASED', 'AWAITING_DETAILS')`;

type Json<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date | null ? string | null : Row[Field];
};

export function toHold<Row extends PayoutHold>(row: Json<Row>): Row {
  const at = (text: string | null) => (text === null ? null : new Date(text));
  const { until, openedAt, liftedAt } = row as Json<PayoutHold>;
  return { ...row, until: at(until), openedAt: at(openedAt), liftedAt: at(liftedAt) } as unknown as Row;
}

export type HoldRow = Json<KeptHold>;
type Found = { readonly hold: HoldRow };

type PayoutKey = AgreementKey & { readonly milestoneId: string };
type PayoutFactsRow = Vouched<PayoutAccount> & {
  readonly release: Evidence;
  readonly rules: ReleaseRule[] | null;
  readonly holds: Json<PayoutHold>[] | null;
};

/**
 * Returns the payee's account, and the facts that release rules need, when a payout is about to be sent. An
 * account that never had rules costs one query, which concurrent calls share.
 */
export async function factsFor(
  db: Db,
  key: PayoutKey,
  payeeExternalId: string,
  mac: Mac,
  at: Date,
): Promise<{ readonly account: PayoutAccount | null; readonly release: ReleaseFacts }> {
  const { developerId } = key;
  const { rules, holds, release, ...account } = await factReader(db)({ ...key, payeeExternalId });
  if (rules) refuseAlteredPolicy(db.personal, 'policies', developerId, release);
  const owner = { developerId, externalUserId: payeeExternalId };
  const opened = account.version === null ? null : openAccount(db.personal, owner, account);
  return {
    account: opened && !isErased(opened) ? refuseAltered(owner, opened, mac) : null,
    release: await releaseFacts(db, { ...key, at }, payeeExternalId, rules ?? [], holds ?? []),
  };
}

type Asked = PayoutKey & { readonly payeeExternalId: string };
const factReaders = new WeakMap<Db, (asked: Asked) => Promise<PayoutFactsRow>>();

function factReader(db: Db): (asked: Asked) => Promise<PayoutFactsRow> {
  const read = factReaders.get(db) ?? naturalBatch((asked: readonly Asked[]) => readFacts(db, asked));
  factReaders.set(db, read);
  return read;
}

async function readFacts(db: Queryable, asked: readonly Asked[]): Promise<PayoutFactsRow[]> {
  const rows = await db.query<PayoutFactsRow>(
    `SELECT ${ACCOUNT_DETAILS}, created_at AS "updatedAt", mac, event_hash AS "eventHash", older, (release).rules, holds,
       (SELECT row_to_json(e) FROM (SELECT ${evidence('policies', '(release)')}) e) AS release
     FROM (
       SELECT (f.account).*, f.event_hash, f.older, f.release, f.holds, k.position
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
           AS k(developer, agreement, milestone, payee, position),
         payout_facts(k.developer, k.agreement, k.milestone, k.payee) f) facts
     ORDER BY position`,
    [
      asked.map(({ developerId }) => developerId),
      asked.map(({ agreementId }) => agreementId),
      asked.map(({ milestoneId }) => milestoneId),
      asked.map(({ payeeExternalId }) => payeeExternalId),
    ],
  );
  if (rows.length !== asked.length) throw new Error('payout_facts() returned no row');
  return rows;
}

async function releaseFacts(
  db: Queryable,
  { developerId, agreementId, milestoneId, at }: PayoutKey & { readonly at: Date },
  payeeExternalId: string,
  rules: readonly ReleaseRule[],
  found: readonly Json<PayoutHold>[],
): Promise<ReleaseFacts> {
  const holds = found.map((hold) => toHold<PayoutHold>(hold));
  if (rules.length === 0) return { ...NOTHING_HELD, holds };
  const deals = Math.max(0, ...rules.map((rule) => (rule.rule === 'first_deals' ? rule.deals : 0)));
  const [facts] = await db.query<Omit<ReleaseFacts, 'rules' | 'holds' | 'verifiedName' | 'sellerScore'>>(
    `SELECT (SELECT created_at FROM payouts WHERE developer_id = $1 AND id = 'po_' || substr($3, 4))
         AS "releasedAt",
       EXISTS (SELECT 1 FROM risk_users WHERE developer_id = $1 AND user_id = $4 AND verified_at IS NOT NULL)
         AS "sellerVerified",
       EXISTS (SELECT 1 FROM events WHERE developer_id = $1 AND stream_id = $2
         AND type = 'agreement.assessed' AND data->>'flag' <> 'GREEN') AS risky,
       (SELECT count(*) FROM (
          SELECT 1 FROM agreements WHERE developer_id = $1 AND seller_external_id = $4 AND status = 'DISBURSED'
          UNION ALL
          SELECT 1 FROM payouts p JOIN milestones m ON m.developer_id = p.developer_id
            AND m.agreement_id = p.agreement_id AND m.id = p.milestone_id
          WHERE p.developer_id = $1 AND p.seller_external_id = $4 AND strpos(p.id, '_p') > 0
            AND ${settlementOf('p.id')} = 'PAID' LIMIT $5) done) AS "dealsDone"`,
    [developerId, agreementId, milestoneId, payeeExternalId, deals],
  );
  const byName = rules.some(({ rule }) => rule === 'name_mismatch');
  const verifiedName = byName ? await verifiedNames.find(db, developerId, payeeExternalId) : null;
  const byScore = rules.some(({ rule }) => rule === 'risky_seller');
  const sellerScore = byScore ? await sellers.scoreOf(db, developerId, payeeExternalId, at) : 0;
  return { ...NOTHING_HELD, ...facts, verifiedName, sellerScore, rules, holds };
}

export async function find(db: Queryable, developerId: string, id: string): Promise<KeptHold | undefined> {
  const [row] = await db.query<Found>(`${HOLDS} WHERE h.developer_id = $1 AND h.id = $2`, [developerId, id]);
  return row && toHold<KeptHold>(row.hold);
}

export const HOLD_STATUSES = ['OPEN', 'LIFTED', 'OVER'] as const;
type HoldStatus = (typeof HOLD_STATUSES)[number];

const HAVING: Record<HoldStatus, string> = {
  OPEN,
  LIFTED: 'h.lifted_at IS NOT NULL',
  OVER: `h.lifted_at IS NULL AND NOT (${OPEN})`,
};

export type HoldFilter = Period & {
  /** Of the agreement. */
  readonly reference?: string | undefined;
  readonly status?: HoldStatus | undefined;
  readonly agreementId?: string | undefined;
};

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  developerId: string,
  filter: HoldFilter,
  page: ListPage,
): Promise<KeptHold[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const columns = { createdAt: 'h.opened_at', id: 'h.id' };
  const conditions = addPeriod(new Conditions(developerId, 'h.developer_id'), 'hold', filter, columns)
    .and(filter.status ? HAVING[filter.status] : 'true')
    .also('h.agreement_id =', filter.agreementId)
    .also('h.agreement_id =', named)
    .also('h.id <', page.before);
  const rows = await db.query<Found>(
    `${HOLDS} WHERE ${conditions.sql} ORDER BY h.id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return rows.map(({ hold }) => toHold<KeptHold>(hold));
}

/** Returns payouts on hold, after this one, in order of id. */
export async function heldPayouts(
  db: Db,
  developerId: string,
  after: string,
  limit: number,
): Promise<JobPayloads['submit-payout'][]> {
  return db.query(
    `SELECT DISTINCT h.milestone_id AS "milestoneId", m.agreement_id AS "agreementId",
       ${attemptsOf('h.milestone_id')} AS attempts
     FROM payout_holds h JOIN milestones m ON m.developer_id = h.developer_id
       AND m.agreement_id = h.agreement_id AND m.id = ${milestoneOf('h.milestone_id')}
     WHERE h.developer_id = $1 AND ${OPEN} AND h.milestone_id > $2 ORDER BY h.milestone_id LIMIT $3`,
    [developerId, after, limit],
  );
}
