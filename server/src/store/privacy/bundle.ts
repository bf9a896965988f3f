import { personalFields } from '#core/events/personal.ts';
import { DATA_CLASSES, NOT_IN_BUNDLE } from '#core/privacy/classes.ts';
import type { Queryable } from '#store/db.ts';
import * as places from '#store/escrow/encrypted/associated-data.ts';
import { openEvent, withKeys } from '#store/events/encrypted-data.ts';
import { linkData } from '#store/parties/links.ts';
import { type AssociatedData, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { fieldsOf } from './corrections.ts';

type Person = { readonly developerId: string; readonly externalUserId: string };
type Row = Readonly<Record<string, unknown>>;
type Section = {
  readonly name: string;
  readonly tables: readonly string[];
  /** With the tenant in $1, the person in $2 and the most rows in $3. */
  readonly sql: string;
  readonly open?: (box: PersonalBox, person: Person, row: Row) => Row;
};

/** The most rows of a section. A longer one says that it was cut. */
const MOST = 10_000;

const text = (row: Row, field: string) => String(row[field]);
/** Opens the row's `encrypted` fields. */
const opens =
  (associatedData: (person: Person, row: Row) => AssociatedData) =>
  (box: PersonalBox, person: Person, row: Row): Row =>
    openFields(box, associatedData(person, row), row as Row & { encrypted: string | null });
const ofAgreement = ({ developerId }: Person, row: Row) => ({
  developerId,
  agreementId: text(row, 'agreementId'),
});

const ROLE = `CASE WHEN a.buyer_external_id = $2 THEN 'buyer' ELSE 'seller' END`;
const OWN = 'a.developer_id = $1 AND (a.buyer_external_id = $2 OR a.seller_external_id = $2)';

export const SECTIONS: readonly Section[] = [
  {
    name: 'agreements',
    tables: ['agreements'],
    sql: `SELECT a.id, ${ROLE} AS role, a.status, a.currency, a.total_amount AS "totalAmount",
        a.created_at AS "createdAt", a.encrypted FROM agreements a WHERE ${OWN} ORDER BY a.id LIMIT $3`,
    open: (box, person, row) => {
      const data = places.agreementData({ developerId: person.developerId, agreementId: text(row, 'id') });
      const opened = openFields(box, data, row as Row & { encrypted: string | null }) as Row;
      const own = row['role'] === 'buyer' ? /^seller/ : /^(buyer|accountName)/;
      return Object.fromEntries(Object.entries(opened).filter(([field]) => !own.test(field)));
    },
  },
  {
    name: 'milestones',
    tables: ['milestones'],
    sql: `SELECT m.agreement_id AS "agreementId", m.id, m.title, m.amount FROM milestones m
      JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
      WHERE ${OWN} ORDER BY m.agreement_id, m.position LIMIT $3`,
  },
  {
    name: 'metadata',
    tables: ['caller_metadata'],
    sql: `SELECT m.subject_id AS id, m.reference, m.encrypted FROM caller_metadata m
      WHERE m.developer_id = $1 AND m.subject_id IN (SELECT s.id FROM erased_subjects($1, $2, ARRAY(
        SELECT a.id FROM agreements a WHERE ${OWN})) AS s(id)) ORDER BY m.subject_id LIMIT $3`,
    open: opens(({ developerId }, row) => ['particulars', developerId, text(row, 'id')]),
  },
  {
    name: 'disputeEvidence',
    tables: ['dispute_evidence'],
    sql: `SELECT f.agreement_id AS "agreementId", f.dispute_id AS "disputeId", f.id,
        f.created_at AS "createdAt", f.encrypted IS NULL AS deleted
      FROM dispute_evidence f WHERE f.developer_id = $1 AND f.external_user_id = $2 ORDER BY f.id LIMIT $3`,
  },
  {
    name: 'deposits',
    tables: ['deposits', 'virtual_accounts'],
    sql: `SELECT d.agreement_id AS "agreementId", d.provider, d.transaction_id AS "transactionId", d.amount,
        d.account_number AS "accountNumber", d.received_at AS "receivedAt", d.encrypted
      FROM deposits d JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id
      WHERE a.developer_id = $1 AND a.buyer_external_id = $2 ORDER BY d.received_at LIMIT $3`,
    open: opens((person, row) =>
      places.depositData(ofAgreement(person, row), {
        provider: text(row, 'provider'),
        transactionId: text(row, 'transactionId'),
      }),
    ),
  },
  {
    name: 'payouts',
    tables: ['payout_attempts'],
    sql: `SELECT t.agreement_id AS "agreementId", t.milestone_id AS "milestoneId", t.attempt, t.amount, t.status,
        t.provider, t.bank_code AS "bankCode", t.submitted_at AS "submittedAt", t.encrypted
      FROM payouts p JOIN payout_attempts t ON t.developer_id = p.developer_id
        AND t.agreement_id = p.agreement_id AND t.milestone_id = 'ms_' || substr(p.id, 4)
      WHERE p.developer_id = $1 AND p.seller_external_id = $2 ORDER BY t.submitted_at LIMIT $3`,
    open: opens((person, row) =>
      places.attemptData(ofAgreement(person, row), {
        partId: text(row, 'milestoneId'),
        attempt: Number(row['attempt']),
      }),
    ),
  },
  {
    name: 'refunds',
    tables: ['refunds'],
    sql: `SELECT r.agreement_id AS "agreementId", r.id, r.amount, r.status, r.reason, r.created_at AS "createdAt"
      FROM refunds r JOIN agreements a ON a.developer_id = r.developer_id AND a.id = r.agreement_id
      WHERE a.developer_id = $1 AND a.buyer_external_id = $2 ORDER BY r.id LIMIT $3`,
  },
  {
    name: 'payoutAccounts',
    tables: ['payout_account_versions'],
    sql: `SELECT version, bank_code AS "bankCode", usable_from AS "usableFrom", created_at AS "createdAt", encrypted
      FROM payout_account_versions WHERE developer_id = $1 AND external_user_id = $2 ORDER BY version LIMIT $3`,
    open: opens((person, row) => places.payoutAccountData(person, Number(row['version']))),
  },
  {
    name: 'events',
    tables: ['events'],
    sql: `SELECT e.stream_id AS "streamId", e.sequence, e.type, e.created_at AS "createdAt", own.role,
        ${withKeys('e')} AS data
      FROM (SELECT a.id, ${ROLE} AS role FROM agreements a WHERE ${OWN}
        UNION ALL SELECT DISTINCT p.agreement_id, 'payee' FROM payouts p
          WHERE p.developer_id = $1 AND p.seller_external_id = $2 AND strpos(p.id, '_p') > 0
        UNION ALL SELECT 'payout-account:' || $2, 'user'
        UNION ALL SELECT v.id, 'user' FROM identity_verifications v
          WHERE v.developer_id = $1 AND v.external_user_id = $2) AS own
      JOIN events e ON e.developer_id = $1 AND e.stream_id = own.id
        AND (own.role <> 'payee' OR e.data->>'payeeExternalId' = $2) ORDER BY e.id LIMIT $3`,
    open: (box, { developerId, externalUserId }, row) => {
      const { data, ...event } = openEvent(box, developerId, row as never) as Row & { data: Row };
      const about = personalFields(text(row, 'type'));
      const { role } = row;
      // The account in an event about a share is the payee's, not the seller's.
      const isOthers = 'payeeExternalId' in data && data['payeeExternalId'] !== externalUserId;
      const isOwn = (field: string) =>
        !about.has(field) ||
        role === 'user' ||
        role === 'payee' ||
        (!isOthers && about.get(field)?.includes(role as 'buyer'));
      return { ...event, data: Object.fromEntries(Object.entries(data).filter(([field]) => isOwn(field))) };
    },
  },
  {
    // Who did something with the person's data, and when. The words of staff are theirs.
    name: 'auditLog',
    tables: ['audit_log'],
    sql: `SELECT l.kind AS type, l.created_at AS "createdAt", l.actor_type AS "actorType" FROM audit_log l
      WHERE l.developer_id = $1 AND l.subject = $2 ORDER BY l.sequence LIMIT $3`,
  },
  {
    name: 'assessments',
    tables: ['risk_assessments'],
    sql: `SELECT id, agreement_id AS "agreementId", score, flag, verdict::jsonb -> 0 AS "triggeredSignals",
        amount, currency, created_at AS "createdAt"
      FROM risk_assessments WHERE developer_id = $1 AND user_id = $2 ORDER BY id LIMIT $3`,
  },
  {
    name: 'fraudProfile',
    tables: ['risk_users', 'risk_user_devices'],
    sql: `SELECT u.first_seen_at AS "firstSeenAt", u.known_since AS "knownSince", u.verified_at AS "verifiedAt",
        (SELECT count(*) FROM risk_user_devices d
         WHERE d.developer_id = u.developer_id AND d.user_id = u.user_id) AS devices
      FROM risk_users u WHERE u.developer_id = $1 AND u.user_id = $2 LIMIT $3`,
  },
  {
    name: 'verifiedName',
    tables: ['risk_verified_names'],
    sql: `SELECT verified_at AS "verifiedAt", encrypted FROM risk_verified_names
      WHERE developer_id = $1 AND user_id = $2 LIMIT $3`,
    open: (box, { developerId, externalUserId }, { encrypted, ...row }) => ({
      ...row,
      name: box.open(['risk_verified_names', developerId, externalUserId], String(encrypted)),
    }),
  },
  {
    name: 'verifications',
    tables: ['identity_verifications', 'identity_sessions'],
    sql: `SELECT id, verified, score, liveness_passed AS "livenessPassed", document_type AS "documentType",
        reasons, created_at AS "createdAt"
      FROM identity_verifications WHERE developer_id = $1 AND external_user_id = $2 ORDER BY id LIMIT $3`,
  },
  {
    name: 'documents',
    tables: ['identity_documents'],
    sql: `SELECT verification_id AS "verificationId", kept_until AS "keptUntil", encrypted
      FROM identity_documents WHERE developer_id = $1 AND external_user_id = $2 ORDER BY verification_id LIMIT $3`,
    open: opens(({ developerId }, row) => ['identity_documents', developerId, text(row, 'verificationId')]),
  },
  {
    name: 'reviews',
    tables: ['reviews'],
    sql: `SELECT id, kind, state, decision, opened_at AS "openedAt", decided_at AS "decidedAt", claim
      FROM reviews WHERE developer_id = $1 AND user_id = $2 AND kind IN ('assessment', 'appeal')
      ORDER BY id LIMIT $3`,
    open: (box, { developerId }, row) => ({
      ...row,
      claim: row['claim'] && box.open(['reviews', developerId, text(row, 'id'), 'claim'], text(row, 'claim')),
    }),
  },
  {
    name: 'mails',
    tables: ['mails'],
    sql: `SELECT m.kind, m.recipient, m.state, m.created_at AS "createdAt"
      FROM mails m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
      WHERE ${OWN} AND m.audience = CASE WHEN a.buyer_external_id = $2 THEN 'buyers' ELSE 'sellers' END
      ORDER BY m.id LIMIT $3`,
  },
  {
    name: 'links',
    tables: ['party_links'],
    sql: `SELECT l.id, l.agreement_id AS "agreementId", l.party, l.purposes, l.created_at AS "createdAt",
        l.encrypted AS phone
      FROM party_links l JOIN agreements a ON a.developer_id = l.developer_id AND a.id = l.agreement_id
      WHERE ${OWN} AND l.party = ${ROLE} ORDER BY l.id LIMIT $3`,
    open: (box, { developerId }, row) => ({
      ...row,
      phone: row['phone'] && box.open(linkData({ developerId, id: text(row, 'id') }), text(row, 'phone')),
    }),
  },
  {
    name: 'shortMessages',
    tables: ['short_messages'],
    sql: `SELECT m.kind, m.recipient, m.state, m.created_at AS "createdAt"
      FROM short_messages m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
      WHERE ${OWN} AND m.party = ${ROLE} ORDER BY m.id LIMIT $3`,
  },
  {
    name: 'privacyRequests',
    tables: ['privacy_requests', 'person_erasures', 'person_restrictions'],
    sql: `SELECT r.id, r.type, r.state, r.opened_at AS "openedAt", r.closed_at AS "closedAt",
        EXISTS (SELECT 1 FROM person_restrictions p WHERE p.developer_id = r.developer_id
          AND p.external_user_id = r.external_user_id) AS restricted
      FROM privacy_requests r WHERE r.developer_id = $1 AND r.external_user_id = $2 ORDER BY r.id LIMIT $3`,
  },
  {
    name: 'corrections',
    tables: ['person_corrections'],
    sql: `SELECT id, request_id AS "requestId", corrected_at AS "correctedAt", encrypted
      FROM person_corrections WHERE developer_id = $1 AND external_user_id = $2 ORDER BY id LIMIT $3`,
    open: (box, { developerId }, row) => ({
      ...row,
      fields: fieldsOf(box, {
        developerId,
        id: text(row, 'id'),
        encrypted: row['encrypted'] as string | null,
      }),
    }),
  },
  {
    name: 'consents',
    tables: ['person_consents'],
    sql: `SELECT purpose, text_version AS "textVersion", language, channel, given_at AS "givenAt",
        withdrawn_at AS "withdrawnAt"
      FROM person_consents WHERE developer_id = $1 AND external_user_id = $2 ORDER BY id LIMIT $3`,
  },
];

/** Returns everything that is stored about a person and that the person has a right to see. */
export async function bundleFor(tx: Queryable, person: Person, now: Date): Promise<object> {
  const data: Record<string, readonly Row[]> = {};
  const cut: string[] = [];
  for (const { name, sql, open } of SECTIONS) {
    const rows = await tx.query<Row>(sql, [person.developerId, person.externalUserId, MOST]);
    data[name] = rows.map((row) => without(open ? open(tx.personal, person, row) : row));
    if (rows.length === MOST) cut.push(name);
  }
  return {
    externalUserId: person.externalUserId,
    createdAt: now.toISOString(),
    data,
    cut,
    purposes: DATA_CLASSES.map(({ name, purpose, basis, ends }) => ({ class: name, purpose, basis, ends })),
    leftOut: NOT_IN_BUNDLE,
    recipients: await recipientsOf(tx, person),
  };
}

function without({ encrypted: _encrypted, ...row }: Row): Row {
  return row;
}

/** Returns who else gets a tenant's personal data. */
export async function recipientsOf(
  db: Queryable,
  { developerId }: Pick<Person, 'developerId'>,
): Promise<readonly Row[]> {
  return db.query<Row>(
    `SELECT 'bank' AS type, provider AS name FROM (
       SELECT DISTINCT account_provider AS provider FROM agreements
       WHERE developer_id = $1 AND account_provider IS NOT NULL) AS banks
     UNION ALL
     SELECT 'webhook', url FROM webhook_endpoints WHERE developer_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT 'mail', 'the mail server of the service' FROM mail_settings
     WHERE developer_id = $1 AND (to_buyers OR to_sellers)`,
    [developerId],
  );
}
