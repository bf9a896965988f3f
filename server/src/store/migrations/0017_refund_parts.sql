-- Parts of refunds are rows. They were one JSON value that every part which was paid wrote anew, so a refund
-- over n deposits wrote n² of them.
CREATE TABLE refund_parts (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  refund_id text NOT NULL,
  position integer NOT NULL,
  provider text NOT NULL,
  -- The deposit that goes back; NULL when the bank took it back itself.
  transaction_id text,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'SUBMITTED', 'PAID', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  -- What the references of all its attempts begin with.
  stem text NOT NULL,
  retry_at timestamptz,
  reason text,
  -- Where it goes instead, when it cannot go back the way it came.
  bank_code text,
  account_number text,
  account_name text,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, agreement_id, refund_id, position),
  -- A part is named after the piece of a deposit that it returns, so no piece goes back twice.
  CONSTRAINT refund_parts_once UNIQUE (developer_id, agreement_id, stem)
) WITH (fillfactor = 70);
-- What is under way, however much has arrived.
CREATE INDEX refund_parts_open ON refund_parts (developer_id, agreement_id, refund_id, position)
  WHERE status IN ('PENDING', 'SUBMITTED');

-- The references that a bank may know stay as they were.
INSERT INTO refund_parts (developer_id, agreement_id, refund_id, position, provider, transaction_id, amount,
  status, attempts, stem, retry_at, settled_at)
SELECT r.developer_id, r.agreement_id, r.id, p.number - 1, p.part->>'provider', p.part->>'transactionId',
  (p.part->>'amount')::bigint, p.part->>'status', (p.part->>'attempts')::integer, r.id || '_' || p.number - 1,
  to_timestamp((p.part->>'retryAtMs')::bigint / 1000.0),
  (SELECT t.created_at FROM transfers t
   WHERE t.developer_id = r.developer_id AND t.agreement_id = r.agreement_id AND t.kind = 'refund_paid'
     AND t.cause = r.id || '_' || p.number - 1 || '_' || (p.part->>'attempts'))
FROM refunds r, jsonb_array_elements(r.parts) WITH ORDINALITY AS p(part, number);

-- The refund knows how its parts stand, so that one that is paid touches itself and the refund, no others.
ALTER TABLE refunds
  DROP COLUMN parts,
  ADD COLUMN part_count integer NOT NULL DEFAULT 0,
  ADD COLUMN open_parts integer NOT NULL DEFAULT 0 CHECK (open_parts >= 0),
  ADD COLUMN failed_parts integer NOT NULL DEFAULT 0 CHECK (failed_parts >= 0);
UPDATE refunds r SET part_count = p.parts, open_parts = p.open, failed_parts = p.failed
FROM (
  SELECT developer_id, agreement_id, refund_id, count(*) AS parts,
    count(*) FILTER (WHERE status IN ('PENDING', 'SUBMITTED')) AS open,
    count(*) FILTER (WHERE status = 'FAILED') AS failed
  FROM refund_parts GROUP BY developer_id, agreement_id, refund_id) p
WHERE p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id AND p.refund_id = r.id;
-- Ids of refunds say what is refunded and no longer when.
CREATE INDEX refunds_in_order ON refunds (developer_id, agreement_id, created_at, id);
-- Late money goes back by itself; the sweep for forgotten work looks for it.
CREATE INDEX agreements_in_suspense ON agreements (developer_id, id) WHERE suspense > 0;

-- REFUNDED is said when the bank has paid. Until then the milestone counts as if nobody had asked for it.
UPDATE milestones m SET open_returns = o.refunds
FROM (
  SELECT r.developer_id, r.agreement_id, i.id, count(*) AS refunds
  FROM refunds r, jsonb_array_elements_text(r.milestone_ids) AS i(id)
  WHERE r.open_parts + r.failed_parts > 0
  GROUP BY r.developer_id, r.agreement_id, i.id) o
WHERE o.developer_id = m.developer_id AND o.agreement_id = m.agreement_id AND o.id = m.id;

UPDATE agreements a SET status = CASE
    WHEN a.hold IS NOT NULL THEN 'FROZEN'
    WHEN m.all_completed THEN 'COMPLETED'
    WHEN m.any_confirmed THEN 'IN_PROGRESS'
    WHEN a.excess > 0 THEN 'OVERFUNDED'
    WHEN a.escrow + least(a.refund_payable, m.going_back) >= m.due THEN 'FUNDED'
    WHEN a.escrow + least(a.refund_payable, m.going_back) > 0 THEN 'PARTIAL'
    ELSE 'PENDING' END
FROM (
  SELECT developer_id, agreement_id,
    bool_or(open_returns > 0) AS any_open,
    bool_and(buyer_confirmed AND seller_confirmed OR settlement = 'REFUNDED' AND open_returns = 0)
      AS all_completed,
    bool_or(buyer_confirmed OR seller_confirmed) AS any_confirmed,
    coalesce(sum(amount) FILTER (WHERE settlement <> 'REFUNDED' OR open_returns > 0), 0) AS due,
    coalesce(sum(amount) FILTER (WHERE settlement = 'REFUNDED' AND open_returns > 0), 0) AS going_back
  FROM milestones GROUP BY developer_id, agreement_id) m
WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id AND m.any_open;
