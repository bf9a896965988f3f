import { amountsOf, askedOf, askedWordsOf, ID_ENDING, saysAll } from '#core/search-words.ts';
import type { Db } from '#store/db.ts';
import { amountWord, endingWord } from '#store/search/marks.ts';
import type { ShownAgreement } from './agreement-rows.ts';
import { loadByIds } from './agreements.ts';

/** Candidates that are read for one search, newest first. */
const MOST = 50;
/** Amounts and endings of agreements without names are looked for among this many of the newest. */
const NEWEST = 20_000;

const SHORT_ID = /^(?:([a-z]+)_)?([0-9a-f]{4})(?:…|\.{2,3})([0-9a-f]{6})$/;
/** Hexadecimal digits of an id: more are needed when its prefix does not say that it is one. */
const LONG_PART = /^[0-9a-f]{6,32}$/;
const SHORT_PART = /^[0-9a-f]{2,32}$/;
const DIGITS = /^\d{4,}$/;

type Hit = { readonly sql: string; readonly values: readonly unknown[] };

export type Searched = {
  readonly developerId: string;
  readonly text: string;
  readonly providers: readonly string[];
};

/** Finds agreements by whatever a person may know of one. Each way is a look-up in an index. */
export async function searchAgreements(db: Db, wanted: Searched): Promise<ShownAgreement[]> {
  const byWords = wordHits(db, wanted);
  const exact = await chosen(db, wanted.developerId, [
    ...idHits(db, wanted),
    ...codeHits(wanted),
    ...amountHits(db, wanted),
  ]);
  const named = byWords ? await chosen(db, wanted.developerId, [byWords]) : [];
  const ids = [...new Set([...exact, ...named.filter(({ part }) => part !== '')].map(({ id }) => id))];
  const candidates = [...new Set([...ids, ...named.map(({ id }) => id)])].slice(0, MOST);
  const found = await loadByIds(db, wanted.developerId, candidates);
  const words = askedWordsOf(wanted.text);
  const sure = new Set(ids);
  return found.filter((agreement) => sure.has(agreement.id) || saysAll(words, textsOf(agreement)));
}

/** Everything of an agreement that its words are searched in. */
function textsOf(agreement: ShownAgreement): readonly (string | null)[] {
  const { reference, metadata } = agreement.callerMetadata;
  const { buyerName, buyerEmail, sellerName, sellerEmail } = agreement;
  return [buyerName, buyerEmail, sellerName, sellerEmail, reference, ...Object.values(metadata).map(String)];
}

type Candidate = { readonly id: string; readonly part: string };

async function chosen(db: Db, developerId: string, hits: readonly Hit[]): Promise<Candidate[]> {
  if (hits.length === 0) return [];
  const values: unknown[] = [developerId, MOST];
  const parts = hits.map(({ sql, values: own }) => {
    const first = values.length;
    values.push(...own);
    return `(${sql.replace(/\$(\d+)/g, (_, n: string) => (Number(n) < 3 ? `$${n}` : `$${first + Number(n) - 2}`))})`;
  });
  return db.query<Candidate>(
    `SELECT id, max(part) AS part FROM (${parts.join(' UNION ALL ')}) hits GROUP BY id ORDER BY id DESC LIMIT $2`,
    values,
  );
}

/** A whole id, its beginning or end, or both with dots between them, as the dashboard prints it. */
type IdPattern = { readonly beginning: string | null; readonly end: string | null; readonly like: string };

/** Null when the text is no id with this prefix. Without a prefix it may be an id of any kind. */
function idPattern(prefix: string, text: string): IdPattern | null {
  const lower = text.toLowerCase();
  const bare = lower.startsWith(`${prefix}_`) ? lower.slice(prefix.length + 1) : null;
  const beginning = (bare === null ? LONG_PART : SHORT_PART).exec(bare ?? lower)?.[0] ?? null;
  const [, ofType = prefix, start = '', last = beginning?.slice(-ID_ENDING) ?? ''] =
    SHORT_ID.exec(lower) ?? [];
  const end = ofType === prefix && last.length === ID_ENDING ? last : null;
  if (beginning === null && end === null) return null;
  return { beginning: beginning && `${prefix}_${beginning}`, end, like: `${prefix}\\_${start}%${end}` };
}

function idHits(db: Db, { developerId, text }: Searched): Hit[] {
  const { beginning, end, like } = idPattern('agr', text) ?? {};
  const hits: Hit[] = [];
  const range = `SELECT id, '' AS part FROM agreements WHERE developer_id = $1 AND id >= $3 AND id < $4
    ORDER BY id DESC LIMIT $2`;
  if (beginning) hits.push({ sql: range, values: [beginning, `${beginning}g`] });
  if (!end) return hits;
  const mark = db.personal.searchMark(developerId, endingWord(end));
  hits.push(
    {
      sql: `SELECT agreement_id AS id, '' AS part FROM search_marks
        WHERE developer_id = $1 AND other @> ARRAY[$3::int] AND agreement_id LIKE $4 LIMIT $2`,
      values: [mark, like],
    },
    {
      sql: `SELECT id, '' AS part FROM (SELECT id FROM agreements WHERE developer_id = $1
        ORDER BY id DESC LIMIT ${NEWEST}) newest WHERE id LIKE $3 LIMIT $2`,
      values: [like],
    },
  );
  return hits;
}

export type FoundDispute = { readonly id: string; readonly agreementId: string };

/** Disputes by their ids, newest first. Their agreements are found by everything else. */
export async function searchDisputes(
  db: Db,
  { developerId, text }: Omit<Searched, 'providers'>,
  limit: number,
): Promise<FoundDispute[]> {
  const { beginning, end, like } = idPattern('dsp', text) ?? {};
  if (!beginning && !end) return [];
  return db.query<FoundDispute>(
    `SELECT DISTINCT id, "agreementId" FROM (
       (SELECT dispute ->> 'id' AS id, agreement_id AS "agreementId" FROM milestones
        WHERE developer_id = $1 AND dispute IS NOT NULL AND $3::text IS NOT NULL
          AND dispute ->> 'id' >= $3 AND dispute ->> 'id' < $3 || 'g'
        ORDER BY dispute ->> 'id' DESC LIMIT $2)
       UNION ALL
       (SELECT part, agreement_id FROM search_marks
        WHERE developer_id = $1 AND other @> ARRAY[$4::int] AND part LIKE $5 LIMIT $2)) hits
     ORDER BY id DESC LIMIT $2`,
    [
      developerId,
      limit,
      beginning ?? null,
      end ? db.personal.searchMark(developerId, endingWord(end)) : null,
      like,
    ],
  );
}

/** The platform's ids and references, and what a bank's statement or receipt shows. */
function codeHits({ text, providers, developerId }: Searched): Hit[] {
  const spellings = [...new Set([text, text.toLowerCase(), text.toUpperCase()])];
  const hits: Hit[] = [
    ...['buyer', 'seller'].map((side) => ({
      sql: `SELECT id, '' AS part FROM agreements WHERE developer_id = $1 AND (${side}_external_id = ANY($3)
          OR ${side}_external_id >= $4 AND ${side}_external_id < $4 || chr(65535) AND starts_with(${side}_external_id, $4))
        ORDER BY id DESC LIMIT $2`,
      values: [spellings, text],
    })),
    {
      sql: `SELECT subject_id AS id, '' AS part FROM caller_metadata
        WHERE developer_id = $1 AND kind = 'agreement' AND reference = ANY($3) LIMIT $2`,
      values: [spellings],
    },
    {
      sql: `SELECT agreement_id AS id, '' AS part FROM bank_references
        WHERE provider = ANY($3) AND reference = ANY($4) AND developer_id = $1 LIMIT $2`,
      values: [providers, spellings],
    },
    {
      sql: `SELECT agreement_id AS id, '' AS part FROM provider_transactions
        WHERE provider = ANY($3) AND transaction_id = ANY($4) AND developer_id = $1 LIMIT $2`,
      values: [providers, [...spellings, ...spellings.map((one) => `${developerId}/${one}`)]],
    },
    ...['deposits', 'payout_attempts'].map((table) => ({
      sql: `SELECT agreement_id AS id, '' AS part FROM ${table}
        WHERE provider = ANY($3) AND session_id = $4 AND developer_id = $1 LIMIT $2`,
      values: [providers, text],
    })),
  ];
  const digits = text.replace(/[\s-]/g, '');
  if (DIGITS.test(digits)) {
    hits.push({
      sql: `SELECT agreement_id AS id, '' AS part FROM virtual_accounts WHERE developer_id = $1
          AND right(account_number, 4) = right($3, 4) AND account_number LIKE '%' || $3
        ORDER BY agreement_id DESC LIMIT $2`,
      values: [digits],
    });
  }
  return hits;
}

function amountHits(db: Db, { developerId, text }: Searched): Hit[] {
  const amounts = amountsOf(text);
  if (amounts.length === 0) return [];
  const marks = amounts.map((amount) => db.personal.searchMark(developerId, amountWord(amount)));
  return [
    {
      sql: `SELECT agreement_id AS id, '' AS part FROM search_marks
        WHERE developer_id = $1 AND other && $3::int[] ORDER BY agreement_id DESC LIMIT $2`,
      values: [marks],
    },
    {
      sql: `SELECT id, '' AS part FROM (SELECT id, total_amount FROM agreements WHERE developer_id = $1
        ORDER BY id DESC LIMIT ${NEWEST}) newest WHERE total_amount = ANY($3) LIMIT $2`,
      values: [amounts],
    },
  ];
}

/** Names, mail addresses, phone numbers and other words. Every word must be there. */
function wordHits(db: Db, { developerId, text }: Searched): Hit | null {
  const words = askedWordsOf(text);
  if (words.length === 0) return null;
  const conditions = words.map((_, index) =>
    ['buyer', 'seller', 'other'].map((column) => `${column} && $${index + 3}::int[]`).join(' OR '),
  );
  return {
    sql: `SELECT agreement_id AS id, part FROM search_marks
      WHERE developer_id = $1 AND ${conditions.map((one) => `(${one})`).join(' AND ')}
      ORDER BY agreement_id DESC LIMIT $2`,
    values: words.map((word) => askedOf(word).map((one) => db.personal.searchMark(developerId, one))),
  };
}

export type OtherObject = {
  readonly type: 'payout' | 'verification' | 'assessment' | 'review' | 'request';
  readonly id: string;
  readonly title: string;
  readonly agreementId: string | null;
  readonly status: string | null;
  readonly createdAt: Date;
};

/** Other objects by their whole id. */
export async function searchObjects(db: Db, developerId: string, text: string): Promise<OtherObject[]> {
  if (!/^[a-z]+_[0-9a-f]+$/i.test(text)) return [];
  return db.query<OtherObject>(
    `SELECT 'payout' AS type, id, seller_external_id AS title, agreement_id AS "agreementId", NULL AS status,
       created_at AS "createdAt" FROM payouts WHERE developer_id = $1 AND id = $2
     UNION ALL SELECT 'verification', id, external_user_id, NULL,
       CASE WHEN verified THEN 'VERIFIED' ELSE 'NOT_VERIFIED' END, created_at
     FROM identity_verifications WHERE developer_id = $1 AND id = $2
     UNION ALL SELECT 'assessment', id, user_id, agreement_id, flag, created_at
     FROM risk_assessments WHERE developer_id = $1 AND id = $2
     UNION ALL SELECT 'review', id, user_id, nullif(agreement_id, ''), state, opened_at
     FROM reviews WHERE developer_id = $1 AND id = $2
     UNION ALL SELECT 'request', id, method || ' ' || path, NULL, status::text, created_at
     FROM request_log WHERE developer_id = $1 AND id = $2`,
    [developerId, text.toLowerCase()],
  );
}
