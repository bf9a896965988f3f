import type { Queryable } from '#store/db.ts';

type Page = { readonly before?: string | null | undefined; readonly limit: number };

/** Finds an account's backtests or training runs by id, or lists them newest first. */
export function askedFor<Asked>(table: 'risk_backtests' | 'risk_trainings', columns: string) {
  return {
    async find(db: Queryable, developerId: string, id: string): Promise<Asked | undefined> {
      const [row] = await db.query<Asked & object>(
        `SELECT ${columns} FROM ${table} WHERE developer_id = $1 AND id = $2`,
        [developerId, id],
      );
      return row;
    },
    list(db: Queryable, developerId: string, { before = null, limit }: Page): Promise<Asked[]> {
      return db.query<Asked & object>(
        `SELECT ${columns} FROM ${table} WHERE developer_id = $1 AND ($2::text IS NULL OR id < $2)
         ORDER BY id DESC LIMIT $3`,
        [developerId, before, limit],
      );
    },
  };
}
