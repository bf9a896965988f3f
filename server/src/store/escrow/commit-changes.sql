-- Writes many changes, one per agreement, and returns the numbers of those that were written. Each change is
-- based on the version it was decided on; a change that lost its race writes nothing. `n` is the number of
-- the change that a row belongs to. Arguments without rows are null, so a confirmation does not pay for
-- tables it does not use. Those of type json are read once, which is quicker than to make a jsonb. A line
-- with a name in angle brackets is repeated for each account, or each total, of core/escrow/ledger.ts.
CREATE OR REPLACE FUNCTION commit_changes(
  changes json, changed_milestones json DEFAULT NULL, new_transfers jsonb DEFAULT NULL,
  new_events jsonb DEFAULT NULL, new_jobs jsonb DEFAULT NULL, new_deposits jsonb DEFAULT NULL,
  changed_deposits jsonb DEFAULT NULL, changed_refunds jsonb DEFAULT NULL,
  changed_refund_parts jsonb DEFAULT NULL, new_references jsonb DEFAULT NULL,
  new_accounts jsonb DEFAULT NULL, new_payouts jsonb DEFAULT NULL, changed_attempts jsonb DEFAULT NULL,
  changed_holds jsonb DEFAULT NULL, new_exceptions jsonb DEFAULT NULL, closed_exceptions jsonb DEFAULT NULL,
  given_metadata jsonb DEFAULT NULL, changed_deadlines jsonb DEFAULT NULL,
  settled_approvals jsonb DEFAULT NULL, answers jsonb DEFAULT NULL, new_marks jsonb DEFAULT NULL,
  new_keys jsonb DEFAULT NULL, changed_amendments jsonb DEFAULT NULL)
RETURNS integer[] LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  won integer[];
  exception_events jsonb;
BEGIN
  -- The statement that decides the race: it compares and increments the version. The hash of the last event
  -- is compared as well: after a failover that lost commits, a version with the same number may be another.
  WITH moved AS (
    SELECT t.n,
      sum(t.amount * CASE '<account>' WHEN t.<raises> THEN 1 WHEN t.<lowers> THEN -1 ELSE 0 END) AS <account>,
      sum(t.amount) FILTER (WHERE t.kind IN (<movements>)) AS <total>,
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
      -- The parties are written again with each account that is issued to the buyer, and when their
      -- addresses change; empty text removes them.
      encrypted = CASE WHEN c.encrypted IS NULL THEN a.encrypted ELSE nullif(c.encrypted, '') END,
      buyer_email = CASE WHEN c.encrypted IS NULL THEN a.buyer_email END,
      buyer_name = CASE WHEN c.encrypted IS NULL THEN a.buyer_name END,
      account_name = CASE WHEN c.encrypted IS NULL THEN a.account_name END,
      hold = c.hold,
      funding_reminded_at = c.funding_reminded_at,
      <account> = a.<account> + coalesce(m.<account>, 0),
      <total> = a.<total> + coalesce(m.<total>, 0),
      event_count = c.event_count,
      transfer_count = a.transfer_count + coalesce(m.transfers, 0),
      chain_head = c.chain_head,
      event_head = c.event_head,
      mac = c.mac
    FROM json_to_recordset(changes) AS c(
      n integer, developer_id text, agreement_id text, version integer, last_event text, status text,
      account_provider text, account_number text, account_bank_code text, encrypted text, hold text,
      funding_reminded_at timestamptz, event_count integer, chain_head text, event_head text, mac text)
    LEFT JOIN moved m ON m.n = c.n
    WHERE a.developer_id = c.developer_id AND a.id = c.agreement_id AND a.version = c.version
      AND a.event_head = coalesce(c.last_event, a.event_head)
    RETURNING c.n
  )
  SELECT coalesce(array_agg(n), '{}') INTO won FROM updated;

  IF changed_amendments IS NOT NULL THEN
    PERFORM write_amendments(won, changed_amendments);
  END IF;

  IF changed_milestones IS NOT NULL THEN
    UPDATE milestones m SET
      buyer_confirmed = x.buyer_confirmed, seller_confirmed = x.seller_confirmed, settlement = x.settlement,
      completed_as = x.completed_as, payout_attempts = x.payout_attempts, payout_failures = x.payout_failures,
      to_buyer = x.to_buyer, open_returns = x.open_returns, commission = x.commission,
      clock = x.clock, title = coalesce(x.title, m.title), shares = coalesce(x.shares, m.shares),
      dispute = x.dispute
    FROM json_to_recordset(changed_milestones) AS x(
      n integer, developer_id text, agreement_id text, id text, buyer_confirmed boolean,
      seller_confirmed boolean, settlement text, completed_as integer, payout_attempts integer,
      payout_failures integer, to_buyer bigint, open_returns integer, commission bigint, clock jsonb,
      title text, shares jsonb, dispute jsonb)
    WHERE x.n = ANY(won)
      AND m.developer_id = x.developer_id AND m.agreement_id = x.agreement_id AND m.id = x.id;
  END IF;

  IF new_transfers IS NOT NULL THEN
    INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash,
      created_at)
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
    INSERT INTO deposits (developer_id, agreement_id, provider, transaction_id, account_number, amount,
      returned, encrypted, sender_bank, session_id, fee, applied, received_at)
    SELECT developer_id, agreement_id, provider, transaction_id, account_number, amount,
      0, encrypted, sender_bank, session_id, fee, applied, received_at
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text,
      account_number text, amount bigint, encrypted text, sender_bank text, session_id text, fee bigint,
      applied boolean, received_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF changed_deposits IS NOT NULL THEN
    UPDATE deposits d SET returned = x.returned, reversed = x.reversed
    FROM jsonb_to_recordset(changed_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text, returned bigint,
      reversed bigint)
    WHERE x.n = ANY(won) AND d.developer_id = x.developer_id AND d.agreement_id = x.agreement_id
      AND d.provider = x.provider AND d.transaction_id = x.transaction_id;
  END IF;

  IF changed_refunds IS NOT NULL THEN
    INSERT INTO refunds AS r (developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason,
      part_count, open_parts, failed_parts, created_at)
    SELECT developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason,
      part_count, open_parts, failed_parts, created_at
    FROM jsonb_to_recordset(changed_refunds) AS x(
      n integer, developer_id text, agreement_id text, id text, kind text, amount bigint, status text,
      milestone_ids jsonb, reason text, part_count integer, open_parts integer, failed_parts integer,
      created_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, id) DO UPDATE SET
      status = excluded.status, open_parts = excluded.open_parts, failed_parts = excluded.failed_parts;
  END IF;

  IF changed_refund_parts IS NOT NULL THEN
    INSERT INTO refund_parts AS p (developer_id, agreement_id, refund_id, position, provider, transaction_id,
      amount, status, attempts, stem, retry_at, reason, bank_code, encrypted, via_refund, waits, settled_at)
    SELECT developer_id, agreement_id, refund_id, position, provider, transaction_id,
      amount, status, attempts, stem, retry_at, reason, bank_code, encrypted, coalesce(via_refund, false),
      coalesce(waits, false), settled_at
    FROM jsonb_to_recordset(changed_refund_parts) AS x(
      n integer, developer_id text, agreement_id text, refund_id text, position integer, provider text,
      transaction_id text, amount bigint, status text, attempts integer, stem text, retry_at timestamptz,
      reason text, bank_code text, encrypted text, via_refund boolean, waits boolean, settled_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, refund_id, position) DO UPDATE SET
      status = excluded.status, attempts = excluded.attempts, retry_at = excluded.retry_at,
      reason = excluded.reason, bank_code = excluded.bank_code, encrypted = excluded.encrypted,
      account_number = NULL, account_name = NULL, via_refund = excluded.via_refund,
      waits = excluded.waits, settled_at = excluded.settled_at;
  END IF;

  IF new_references IS NOT NULL THEN
    INSERT INTO bank_references (provider, reference, kind, developer_id, agreement_id, subject_id, given_at)
    SELECT provider, reference, kind, developer_id, agreement_id, subject_id, given_at
    FROM jsonb_to_recordset(new_references) AS x(
      n integer, developer_id text, agreement_id text, provider text, reference text, kind text,
      subject_id text, given_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF new_accounts IS NOT NULL THEN
    INSERT INTO virtual_accounts (provider, account_number, developer_id, agreement_id, reference, bank_code,
      encrypted, amount, expires_at, issued_at)
    SELECT provider, account_number, developer_id, agreement_id, reference, bank_code, encrypted, amount,
      expires_at, issued_at
    FROM jsonb_to_recordset(new_accounts) AS x(
      n integer, developer_id text, agreement_id text, provider text, account_number text, reference text,
      bank_code text, encrypted text, amount bigint, expires_at timestamptz, issued_at timestamptz)
    WHERE n = ANY(won)
    -- Two concurrent requests were given the same account.
    ON CONFLICT (provider, reference) DO NOTHING;
  END IF;

  IF new_payouts IS NOT NULL THEN
    INSERT INTO payouts (developer_id, id, agreement_id, milestone_id, seller_external_id, created_at)
    SELECT developer_id, id, agreement_id, milestone_id, seller_external_id, created_at
    FROM jsonb_to_recordset(new_payouts) AS x(
      n integer, developer_id text, id text, agreement_id text, milestone_id text, seller_external_id text,
      created_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  -- The destination of an attempt never changes.
  IF changed_attempts IS NOT NULL THEN
    INSERT INTO payout_attempts AS a (developer_id, agreement_id, milestone_id, attempt, reference, provider,
      amount, bank_code, encrypted, name_match, account_version, status, reason, session_id, submitted_at,
      settled_at)
    SELECT developer_id, agreement_id, milestone_id, attempt, reference, provider, amount, bank_code,
      encrypted, name_match, account_version, status, reason, session_id, submitted_at, settled_at
    FROM jsonb_to_recordset(changed_attempts) AS x(
      n integer, developer_id text, agreement_id text, milestone_id text, attempt integer, reference text,
      provider text, amount bigint, bank_code text, encrypted text, name_match text, account_version integer,
      status text, reason text, session_id text, submitted_at timestamptz, settled_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, milestone_id, attempt)
      DO UPDATE SET status = excluded.status, reason = excluded.reason, session_id = excluded.session_id,
        settled_at = excluded.settled_at;
  END IF;

  -- The subject of a hold never changes.
  IF changed_holds IS NOT NULL THEN
    INSERT INTO payout_holds AS h (developer_id, id, agreement_id, milestone_id, rule, account_version, until,
      opened_at, lifted_at, lifted_by, note)
    SELECT developer_id, id, agreement_id, milestone_id, rule, account_version, until, opened_at, lifted_at,
      lifted_by, note
    FROM jsonb_to_recordset(changed_holds) AS x(
      n integer, developer_id text, id text, agreement_id text, milestone_id text, rule text,
      account_version integer, until timestamptz, opened_at timestamptz, lifted_at timestamptz,
      lifted_by jsonb, note text)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, id)
      DO UPDATE SET lifted_at = excluded.lifted_at, lifted_by = excluded.lifted_by, note = excluded.note;
  END IF;

  -- An exception that exists stays as it is, and its event is not sent again.
  IF new_exceptions IS NOT NULL THEN
    WITH opened AS (
      INSERT INTO exceptions (developer_id, id, kind, agreement_id, subject, amount, currency, details,
        opened_at, event_head, mac)
      SELECT developer_id, id, kind, agreement_id, subject, amount, currency, details, opened_at, event_head,
        mac
      FROM jsonb_to_recordset(new_exceptions) AS x(
        n integer, developer_id text, id text, kind text, agreement_id text, subject text, amount bigint,
        currency text, details jsonb, opened_at timestamptz, event_head text, mac text)
      WHERE n = ANY(won)
      ON CONFLICT ON CONSTRAINT exceptions_once DO NOTHING
      RETURNING id)
    SELECT jsonb_agg(x.event || jsonb_build_object('n', x.n)) INTO exception_events
    FROM opened o
    JOIN jsonb_to_recordset(new_exceptions) AS x(n integer, id text, event jsonb) ON x.id = o.id;
    new_events := coalesce(new_events, '[]') || coalesce(exception_events, '[]');
  END IF;

  IF closed_exceptions IS NOT NULL THEN
    WITH closed AS (
      UPDATE exceptions e SET closed_at = x.closed_at, note = x.note, closed_by = x.closed_by,
        event_head = x.event_head, mac = x.mac
      FROM jsonb_to_recordset(closed_exceptions) AS x(
        n integer, developer_id text, id text, closed_at timestamptz, note text, closed_by jsonb,
        event_head text, mac text, event jsonb)
      WHERE x.n = ANY(won) AND e.developer_id = x.developer_id AND e.id = x.id AND e.closed_at IS NULL
      RETURNING x.n, x.event)
    SELECT jsonb_agg(event || jsonb_build_object('n', n)) INTO exception_events FROM closed;
    new_events := coalesce(new_events, '[]') || coalesce(exception_events, '[]');
  END IF;

  IF settled_approvals IS NOT NULL THEN
    new_events := coalesce(new_events, '[]') || settle_approvals(settled_approvals, won);
  END IF;

  IF new_marks IS NOT NULL THEN
    PERFORM write_search_marks(won, new_marks);
  END IF;

  IF given_metadata IS NOT NULL THEN
    PERFORM write_caller_metadata(won, given_metadata);
  END IF;

  IF changed_deadlines IS NOT NULL THEN
    PERFORM write_deadlines(won, changed_deadlines);
  END IF;

  PERFORM write_side_effects(won, new_events, new_jobs, answers);

  IF new_keys IS NOT NULL THEN
    PERFORM keep_person_keys(won, new_keys);
  END IF;
  RETURN won;
END $$;
