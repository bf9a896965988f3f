-- Agreements and their journal. Every row belongs to one agreement and is keyed by developer first. The balances
-- on the agreement are kept by commit_changes() from the transfers it writes, and by nothing else.

CREATE TABLE agreements (
  developer_id text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL,
  -- Worked out from the facts at each commit, so that lists can filter by it. `surety verify` works it out again.
  status text NOT NULL,
  buyer_external_id text NOT NULL,
  seller_external_id text NOT NULL,
  buyer_email text,
  buyer_name text,
  currency text NOT NULL,
  total_amount bigint NOT NULL CHECK (total_amount > 0 AND total_amount <= 9007199254740991),
  account_provider text,
  account_number text,
  account_bank_code text,
  account_name text,
  hold text,
  bank bigint NOT NULL DEFAULT 0 CHECK (bank >= 0 AND bank <= 9007199254740991),
  escrow bigint NOT NULL DEFAULT 0 CHECK (escrow >= 0),
  excess bigint NOT NULL DEFAULT 0 CHECK (excess >= 0),
  refund_payable bigint NOT NULL DEFAULT 0 CHECK (refund_payable >= 0),
  seller bigint NOT NULL DEFAULT 0 CHECK (seller >= 0),
  payout_clearing bigint NOT NULL DEFAULT 0 CHECK (payout_clearing >= 0),
  suspense bigint NOT NULL DEFAULT 0 CHECK (suspense >= 0),
  deposited bigint NOT NULL DEFAULT 0 CHECK (deposited <= 9007199254740991),
  refunded bigint NOT NULL DEFAULT 0,
  event_count integer NOT NULL DEFAULT 0,
  transfer_count integer NOT NULL DEFAULT 0,
  chain_head text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT agreements_balance CHECK (
    bank = escrow + excess + refund_payable + seller + payout_clearing + suspense)
) WITH (fillfactor = 70);
CREATE INDEX agreements_by_status ON agreements (developer_id, status, id);
CREATE INDEX agreements_by_buyer ON agreements (developer_id, buyer_external_id, id);
CREATE INDEX agreements_by_seller ON agreements (developer_id, seller_external_id, id);

CREATE TABLE milestones (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  id text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  buyer_confirmed boolean NOT NULL DEFAULT false,
  seller_confirmed boolean NOT NULL DEFAULT false,
  settlement text NOT NULL DEFAULT 'OPEN'
    CHECK (settlement IN ('OPEN', 'QUEUED', 'RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID', 'REFUNDED')),
  completed_as integer,
  payout_attempts integer NOT NULL DEFAULT 0,
  payout_failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, agreement_id, id)
) WITH (fillfactor = 70);
CREATE INDEX milestones_awaiting_details ON milestones (developer_id, agreement_id)
  WHERE settlement = 'AWAITING_DETAILS';

-- The journal: append-only by grants, one row a movement, chained by hash within its agreement.
CREATE TABLE transfers (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  sequence integer NOT NULL,
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL CHECK (credit <> debit),
  amount bigint NOT NULL CHECK (amount > 0),
  cause text NOT NULL,
  hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, sequence),
  -- A milestone is released once, a refund is paid once, whatever the code believes.
  CONSTRAINT transfers_once UNIQUE (developer_id, agreement_id, kind, cause)
);

-- What happened, in order, for the timeline and for webhooks. A stream is an agreement, or another thing that
-- has a history of its own.
CREATE TABLE events (
  developer_id text NOT NULL,
  stream_id text NOT NULL,
  sequence integer NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, stream_id, sequence)
);
CREATE INDEX events_by_id ON events (developer_id, id);

CREATE TABLE deposits (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  provider text NOT NULL,
  transaction_id text NOT NULL,
  account_number text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  returned bigint NOT NULL DEFAULT 0,
  sender_name text,
  applied boolean NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, provider, transaction_id),
  CONSTRAINT deposits_returned_once CHECK (returned >= 0 AND returned <= amount)
);

CREATE TABLE refunds (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL,
  milestone_ids jsonb NOT NULL,
  reason text,
  parts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, id)
);

CREATE TABLE payout_accounts (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  account_name text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);

-- Look-ups that do not start from a developer, each keyed by what the outside knows.
CREATE TABLE virtual_accounts (
  provider text NOT NULL,
  account_number text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  PRIMARY KEY (provider, account_number)
);

-- One posting per transaction of a provider, however often and on however many nodes it is reported.
CREATE TABLE provider_transactions (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  PRIMARY KEY (provider, transaction_id)
);

CREATE TABLE bank_references (
  provider text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  subject_id text NOT NULL,
  PRIMARY KEY (provider, reference)
);

-- The facts of many agreements in one call. A function keeps its plan, where a bare statement is planned anew
-- each time (named prepared statements do not survive a pooler).
-- The planner cannot know how small a batch is: a plan made while a table was small reads the whole table, and
-- goes on doing so as it grows. The functions that look rows up therefore say which plans are out (measured on a
-- new database: the work for one agreement stays flat over 2,800 of them, where it doubled).
CREATE FUNCTION load_agreements(developer_ids text[], agreement_ids text[])
RETURNS TABLE (agreement agreements, milestones json) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
    SELECT a, (
      SELECT json_agg(json_build_array(
          m.id, m.title, m.amount, m.buyer_confirmed, m.seller_confirmed, m.settlement, m.completed_as,
          m.payout_attempts, m.payout_failures) ORDER BY m.position)
      FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id)
    FROM unnest(developer_ids, agreement_ids) AS wanted(developer_id, id)
    JOIN agreements a ON a.developer_id = wanted.developer_id AND a.id = wanted.id;
END $$;

-- Writes many changes, one per agreement, and returns the numbers of those that were written. Each change stands
-- on the version it was decided on; one that lost its race writes nothing at all. `n` numbers the change that a
-- row belongs to. Arguments without rows are null, so that a confirmation does not pay for what it does not use.
CREATE FUNCTION commit_changes(
  changes jsonb, changed_milestones jsonb, new_transfers jsonb, new_events jsonb, new_jobs jsonb,
  new_deposits jsonb, changed_deposits jsonb, changed_refunds jsonb, new_references jsonb,
  new_accounts jsonb, answers jsonb)
RETURNS integer[] LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  won integer[];
BEGIN
  -- The one statement that decides: the version is compared and raised in the same breath.
  WITH moved AS (
    SELECT t.n,
      sum(CASE 'bank' WHEN t.debit THEN t.amount WHEN t.credit THEN -t.amount ELSE 0 END) AS bank,
      sum(CASE 'escrow' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS escrow,
      sum(CASE 'excess' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS excess,
      sum(CASE 'refund_payable' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS refund_payable,
      sum(CASE 'seller' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS seller,
      sum(CASE 'payout_clearing' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS payout_clearing,
      sum(CASE 'suspense' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS suspense,
      sum(t.amount) FILTER (WHERE t.kind IN ('deposit', 'deposit_excess', 'deposit_unapplied')) AS deposited,
      sum(t.amount) FILTER (WHERE t.kind IN ('refund', 'excess_return')) AS refunded,
      count(*) AS transfers
    FROM jsonb_to_recordset(new_transfers) AS t(n integer, kind text, debit text, credit text, amount bigint)
    GROUP BY t.n
  ), updated AS (
    UPDATE agreements a SET
      version = a.version + 1,
      status = c.status,
      account_provider = c.account_provider,
      account_number = c.account_number,
      account_bank_code = c.account_bank_code,
      account_name = c.account_name,
      hold = c.hold,
      bank = a.bank + coalesce(m.bank, 0),
      escrow = a.escrow + coalesce(m.escrow, 0),
      excess = a.excess + coalesce(m.excess, 0),
      refund_payable = a.refund_payable + coalesce(m.refund_payable, 0),
      seller = a.seller + coalesce(m.seller, 0),
      payout_clearing = a.payout_clearing + coalesce(m.payout_clearing, 0),
      suspense = a.suspense + coalesce(m.suspense, 0),
      deposited = a.deposited + coalesce(m.deposited, 0),
      refunded = a.refunded + coalesce(m.refunded, 0),
      event_count = c.event_count,
      transfer_count = a.transfer_count + coalesce(m.transfers, 0),
      chain_head = c.chain_head
    FROM jsonb_to_recordset(changes) AS c(
      n integer, developer_id text, agreement_id text, version integer, status text, account_provider text,
      account_number text, account_bank_code text, account_name text, hold text, event_count integer,
      chain_head text)
    LEFT JOIN moved m ON m.n = c.n
    WHERE a.developer_id = c.developer_id AND a.id = c.agreement_id AND a.version = c.version
    RETURNING c.n
  )
  SELECT coalesce(array_agg(n), '{}') INTO won FROM updated;

  IF changed_milestones IS NOT NULL THEN
    UPDATE milestones m SET
      buyer_confirmed = x.buyer_confirmed, seller_confirmed = x.seller_confirmed, settlement = x.settlement,
      completed_as = x.completed_as, payout_attempts = x.payout_attempts, payout_failures = x.payout_failures
    FROM jsonb_to_recordset(changed_milestones) AS x(
      n integer, developer_id text, agreement_id text, id text, buyer_confirmed boolean, seller_confirmed boolean,
      settlement text, completed_as integer, payout_attempts integer, payout_failures integer)
    WHERE x.n = ANY(won) AND m.developer_id = x.developer_id AND m.agreement_id = x.agreement_id AND m.id = x.id;
  END IF;

  IF new_transfers IS NOT NULL THEN
    INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash, created_at)
    SELECT developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash, created_at
    FROM jsonb_to_recordset(new_transfers) AS x(
      n integer, developer_id text, agreement_id text, sequence integer, kind text, debit text, credit text,
      amount bigint, cause text, hash text, created_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF new_deposits IS NOT NULL THEN
    INSERT INTO provider_transactions (provider, transaction_id, developer_id, agreement_id)
    SELECT provider, transaction_id, developer_id, agreement_id
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text)
    WHERE n = ANY(won);
    INSERT INTO deposits (developer_id, agreement_id, provider, transaction_id, account_number, amount, returned,
      sender_name, applied, received_at)
    SELECT developer_id, agreement_id, provider, transaction_id, account_number, amount, 0, sender_name, applied,
      received_at
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text, account_number text,
      amount bigint, sender_name text, applied boolean, received_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF changed_deposits IS NOT NULL THEN
    UPDATE deposits d SET returned = x.returned
    FROM jsonb_to_recordset(changed_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text, returned bigint)
    WHERE x.n = ANY(won) AND d.developer_id = x.developer_id AND d.agreement_id = x.agreement_id
      AND d.provider = x.provider AND d.transaction_id = x.transaction_id;
  END IF;

  IF changed_refunds IS NOT NULL THEN
    INSERT INTO refunds AS r (developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason, parts,
      created_at)
    SELECT developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason, parts, created_at
    FROM jsonb_to_recordset(changed_refunds) AS x(
      n integer, developer_id text, agreement_id text, id text, kind text, amount bigint, status text,
      milestone_ids jsonb, reason text, parts jsonb, created_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, id) DO UPDATE SET status = excluded.status, parts = excluded.parts;
  END IF;

  IF new_references IS NOT NULL THEN
    INSERT INTO bank_references (provider, reference, kind, developer_id, agreement_id, subject_id)
    SELECT provider, reference, kind, developer_id, agreement_id, subject_id
    FROM jsonb_to_recordset(new_references) AS x(
      n integer, developer_id text, agreement_id text, provider text, reference text, kind text, subject_id text)
    WHERE n = ANY(won);
  END IF;

  IF new_accounts IS NOT NULL THEN
    INSERT INTO virtual_accounts (provider, account_number, developer_id, agreement_id)
    SELECT provider, account_number, developer_id, agreement_id
    FROM jsonb_to_recordset(new_accounts) AS x(
      n integer, developer_id text, agreement_id text, provider text, account_number text)
    WHERE n = ANY(won);
  END IF;

  PERFORM write_side_effects(won, new_events, new_jobs, answers);
  RETURN won;
END $$;

-- What every commit has: its events, its jobs, and the answers that its callers will get again.
CREATE FUNCTION write_side_effects(won integer[], new_events jsonb, new_jobs jsonb, answers jsonb)
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  expected integer;
  saved integer;
BEGIN
  IF new_events IS NOT NULL THEN
    INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
    SELECT developer_id, stream_id, sequence, id, type, data, created_at
    FROM jsonb_to_recordset(new_events) AS x(
      n integer, developer_id text, stream_id text, sequence integer, id text, type text, data jsonb,
      created_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF new_jobs IS NOT NULL THEN
    INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
    SELECT developer_id, id, kind, payload, run_at, created_at
    FROM jsonb_to_recordset(new_jobs) AS x(
      n integer, developer_id text, id text, kind text, payload jsonb, run_at timestamptz, created_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF answers IS NOT NULL THEN
    UPDATE idempotency_keys k SET status = x.status, body = x.body, sealed = x.sealed
    FROM jsonb_to_recordset(answers) AS x(
      n integer, developer_id text, key text, claim text, status smallint, body text, sealed boolean)
    WHERE x.n = ANY(won) AND k.developer_id = x.developer_id AND k.key = x.key AND k.claim = x.claim
      AND k.status IS NULL;
    GET DIAGNOSTICS saved = ROW_COUNT;
    SELECT count(*) INTO expected FROM jsonb_to_recordset(answers) AS x(n integer) WHERE x.n = ANY(won);
    -- Somebody else holds the claim now and will answer: this effect must not happen as well.
    IF saved <> expected THEN
      RAISE EXCEPTION 'the claim on an idempotency key was lost' USING ERRCODE = 'SU001';
    END IF;
  END IF;
END $$;

CREATE FUNCTION create_agreements(
  new_agreements jsonb, new_milestones jsonb, new_events jsonb, new_jobs jsonb, answers jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id, buyer_email,
    buyer_name, currency, total_amount, event_count, chain_head, created_at)
  SELECT developer_id, agreement_id, 1, status, buyer_external_id, seller_external_id, buyer_email, buyer_name,
    currency, total_amount, event_count, chain_head, created_at
  FROM jsonb_to_recordset(new_agreements) AS x(
    developer_id text, agreement_id text, status text, buyer_external_id text, seller_external_id text,
    buyer_email text, buyer_name text, currency text, total_amount bigint, event_count integer, chain_head text,
    created_at timestamptz);

  INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount)
  SELECT developer_id, agreement_id, id, position, title, amount
  FROM jsonb_to_recordset(new_milestones) AS x(
    developer_id text, agreement_id text, id text, position integer, title text, amount bigint);

  PERFORM write_side_effects(
    ARRAY(SELECT n FROM jsonb_to_recordset(new_agreements) AS x(n integer)), new_events, new_jobs, answers);
END $$;
