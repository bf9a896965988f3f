import { type Quote, quoteMacInput } from '#core/escrow/quote.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { Problem } from '#core/problem.ts';
import type { Db, Queryable } from '#store/db.ts';

export async function insert(tx: Queryable, quote: Quote, mac: Mac): Promise<void> {
  await tx.query(
    `INSERT INTO quotes (developer_id, id, currency, milestones, created_at, expires_at, mac, fee_terms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      quote.developerId,
      quote.id,
      quote.currency,
      JSON.stringify(quote.milestones),
      quote.createdAt,
      quote.expiresAt,
      mac(quoteMacInput(quote)),
      quote.feeTerms ? JSON.stringify(quote.feeTerms) : null,
    ],
  );
}

/** Throws when the quote was changed in the database. */
export async function find(db: Queryable, developerId: string, id: string, mac: Mac): Promise<Quote | null> {
  const [row] = await db.query<
    Omit<Quote, 'feeTerms'> & { readonly mac: string; readonly terms: Quote['feeTerms'] | null }
  >(
    `SELECT developer_id AS "developerId", id, currency, milestones, created_at AS "createdAt",
       expires_at AS "expiresAt", mac, fee_terms AS terms FROM quotes WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  if (!row) return null;
  const { mac: stored, terms, ...facts } = row;
  const quote = terms ? { ...facts, feeTerms: terms } : facts;
  if (stored === mac(quoteMacInput(quote))) return quote;
  throw new Problem('altered_record', `The quote ${id} was not written by Surety. Make another quote.`);
}

/** Deletes quotes that expired before this time. */
export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM quotes q USING (
       SELECT developer_id, id FROM quotes WHERE expires_at < $1 ORDER BY expires_at LIMIT $2) old
     WHERE q.developer_id = old.developer_id AND q.id = old.id RETURNING true`,
    [before, limit],
  );
  return deleted.length;
}
