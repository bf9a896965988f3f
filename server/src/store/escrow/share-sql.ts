/*
 * SQL about the parts of a milestone, `m`. The seller's payout, holds and attempts have the id of the
 * milestone, those of a share have its position added: see core/escrow/part.ts.
 */

/** As the index `milestones_open_shares` has it: some share is released and not paid. */
export const HAS_OPEN_SHARE = `jsonb_path_exists(m.shares, '$[*] ? (@.settlement == "RELEASED"
  || @.settlement == "SUBMITTED" || @.settlement == "AWAITING_DETAILS")')`;

/** One row for each share of the milestones that have any. */
export const SHARES = `milestones m
  CROSS JOIN LATERAL jsonb_array_elements(m.shares) WITH ORDINALITY AS s(share, position)`;

/** The id of a share's part. */
export const SHARE_PART = `m.id || '_p' || s.position`;

/** Returns the id of the milestone of a part. */
export function milestoneOf(part: string): string {
  return `regexp_replace(${part}, '_p[0-9]+$', '')`;
}

/** Returns the stored share that a part or its payout names; null for the seller's. */
function shareOf(part: string): string {
  return `m.shares -> (nullif(split_part(${part}, '_p', 2), '')::integer - 1)`;
}

/** Returns where the payout of a part stands. */
export function settlementOf(part: string): string {
  return `coalesce(${shareOf(part)} ->> 'settlement', m.settlement)`;
}

/** Returns how many attempts the payout of a part has had. */
export function attemptsOf(part: string): string {
  return `coalesce((${shareOf(part)} ->> 'attempts')::integer, m.payout_attempts)`;
}

const IN_PROPORTION = (whole: string) => `div(${whole} * (m.amount - m.to_buyer), m.amount)`;

/** What the seller gets, as moneyOf() in core/escrow computes it. */
const SELLERS_AMOUNT = `CASE WHEN m.fees IS NULL AND m.shares IS NULL THEN m.amount - m.to_buyer
  ELSE m.amount - m.to_buyer
    - ${IN_PROPORTION(`(SELECT coalesce(sum((f->>'seller')::numeric), 0) FROM jsonb_array_elements(m.fees) f)`)}
    - (SELECT coalesce(sum(${IN_PROPORTION(`(x->>'amount')::numeric`)}), 0)
       FROM jsonb_array_elements(m.shares) x) END`;

/** Returns what the payee of a part gets. */
export function amountOf(part: string): string {
  return `coalesce(${IN_PROPORTION(`(${shareOf(part)} ->> 'amount')::numeric`)}, ${SELLERS_AMOUNT})::bigint`;
}
