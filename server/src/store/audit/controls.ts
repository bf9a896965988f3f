import type { Facts } from '#core/audit-record.ts';
import { CONTROLS, type Control, type Evidence, evidence } from '#store/control-macs.ts';
import type { Queryable } from '#store/db.ts';
import { openFields } from '#store/secrets/personal.ts';

const MAIL = 'mail settings';

/** Returns the rows that decide who may do what in an account, in the words of its audit log. */
export async function read(tx: Queryable, developerId: string): Promise<Map<string, Facts>> {
  const rows = await tx.query<{ name: string; facts: Facts | null }>(
    `SELECT 'approval rules' AS name, json_object_agg(kind, json_strip_nulls(json_build_object(
         'need', need, 'amount', amount, 'currency', currency))) AS facts
     FROM approval_rules WHERE developer_id = $1 HAVING count(*) > 0
     UNION ALL
     SELECT kind || ' policy', CASE kind WHEN 'release' THEN json_build_object('rules', rules)
       ELSE rules::json END FROM policies WHERE developer_id = $1
     UNION ALL
     SELECT 'risk policy', json_build_object('live', max(version) FILTER (WHERE state = 'live'),
       'shadow', max(version) FILTER (WHERE state = 'shadow')) FROM risk_policies WHERE developer_id = $1
     UNION ALL
     SELECT '${MAIL}', json_build_object('senderName', sender_name, 'encrypted', encrypted, 'buyers', to_buyers,
       'members', to_members, 'sellers', to_sellers, 'timeZone', time_zone,
       'color', color, 'logo', encode(sha256(logo), 'hex')) FROM mail_settings WHERE developer_id = $1
     UNION ALL
     SELECT 'member ' || id, json_build_object('role', role, 'state', state)
     FROM members WHERE developer_id = $1
     UNION ALL
     SELECT 'key ' || id, json_build_object('scopes', scopes, 'networks', networks, 'expiresAt', expires_at,
       'revokedAt', revoked_at, 'dailyLimit', CASE WHEN daily_limit IS NOT NULL THEN
         json_build_object('amount', daily_limit, 'currency', limit_currency) END)
     FROM api_keys WHERE developer_id = $1
     UNION ALL
     SELECT 'webhook ' || id, json_build_object('url', url, 'eventTypes', event_types, 'ordered', ordered)
     FROM webhook_endpoints WHERE developer_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT 'risk list entry ' || id, json_build_object('kind', kind, 'expiresAt', expires_at)
     FROM risk_list_entries WHERE developer_id = $1
     UNION ALL
     SELECT 'pause of payments', json_build_object('paused', true)
     FROM money_pauses WHERE $1 = '' AND ended_at IS NULL`,
    [developerId],
  );
  return new Map(rows.map(({ name, facts }) => [name, opened(tx, developerId, name, facts ?? {})]));
}

function opened({ personal }: Queryable, developerId: string, name: string, facts: Facts): Facts {
  return name === MAIL && !personal.locked
    ? openFields(personal, ['mail_settings', developerId], facts)
    : facts;
}

export type ControlRow = Evidence & { readonly developerId: string };

/** Returns rows of a table after this one in primary key order, with their MACs. */
export function page(
  tx: Queryable,
  table: Control,
  after: ControlRow | null,
  limit: number,
): Promise<ControlRow[]> {
  const { key } = CONTROLS[table];
  return tx.query<ControlRow>(
    `SELECT t.developer_id AS "developerId", ${evidence(table, 't')} FROM ${table} t
     WHERE (t.developer_id, t.${key}::text) > ($1, $2) ORDER BY t.developer_id, t.${key}::text LIMIT $3`,
    [after?.developerId ?? '', String(after?.covered[0] ?? ''), limit],
  );
}
