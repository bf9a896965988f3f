import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';

type AskedFilter = Period & { readonly state?: string | undefined };

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
    list(db: Queryable, developerId: string, filter: AskedFilter, page: ListPage): Promise<Asked[]> {
      const conditions = new Conditions(developerId)
        .within('asked_at', filter)
        .also('state =', filter.state)
        .also('id <', page.before);
      return db.query<Asked & object>(
        `SELECT ${columns} FROM ${table} WHERE ${conditions.sql}
         ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
        conditions.values,
      );
    },
  };
}
