SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.add_daily_figures(developer text, since timestamp with time zone, money_events text[], enough integer, most integer) RETURNS boolean
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  mark daily_figure_marks;
  found_mark daily_figure_marks;
  settled bigint := settled_position();
  -- A day early: by then everything from before the window is in the log, whatever the order of ids and
  -- commits.
  earliest text := lpad(to_hex((extract(epoch FROM since - interval '1 day') * 1000)::bigint), 12, '0');
  latest text := lpad(to_hex((extract(epoch FROM now() - interval '1 hour') * 1000)::bigint), 12, '0');
  first_position bigint;
  last_event record;
  last_assessment record;
  last_verification record;
BEGIN
  -- Rows before the window are skipped, on the first call and after a long pause.
  SELECT e.position INTO first_position FROM events e
  WHERE e.developer_id = developer AND e.id < 'evt_' || earliest ORDER BY e.id DESC LIMIT 1;
  SELECT * INTO mark FROM daily_figure_marks m WHERE m.developer_id = developer;
  IF NOT FOUND OR mark.position < first_position OR mark.assessment_id < 'fra_' || earliest
    OR mark.verification_id < 'idv_' || earliest THEN
    INSERT INTO daily_figure_marks AS m (developer_id, position, event_id, assessment_id, verification_id)
    VALUES (developer, coalesce(first_position, 0), '', 'fra_' || earliest, 'idv_' || earliest)
    ON CONFLICT (developer_id) DO UPDATE SET
      position = greatest(m.position, excluded.position),
      event_id = CASE WHEN m.position < excluded.position THEN '' ELSE m.event_id END,
      assessment_id = greatest(m.assessment_id, excluded.assessment_id),
      verification_id = greatest(m.verification_id, excluded.verification_id)
    RETURNING * INTO mark;
  END IF;

  SELECT position, id, n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_assessment FROM (
    SELECT a.id, row_number() OVER (ORDER BY a.id) AS n FROM risk_assessments a
    WHERE a.developer_id = developer AND a.id > mark.assessment_id AND a.id < 'fra_' || latest
    ORDER BY a.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_verification FROM (
    SELECT v.id, row_number() OVER (ORDER BY v.id) AS n FROM identity_verifications v
    WHERE v.developer_id = developer AND v.id > mark.verification_id AND v.id < 'idv_' || latest
    ORDER BY v.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  IF coalesce(greatest(last_event.n, last_assessment.n, last_verification.n), 0) < enough THEN
    RETURN false;
  END IF;

  -- A concurrent call that holds the lock adds up the rows for both.
  SELECT * INTO found_mark FROM daily_figure_marks m WHERE m.developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF found_mark IS DISTINCT FROM mark THEN
    RETURN true;
  END IF;

  INSERT INTO daily_figures AS f (developer_id, day, figure, label, amount)
  SELECT developer, (x.at AT TIME ZONE 'UTC')::date, x.figure, x.label, sum(x.amount) FROM (
    SELECT e.created_at AS at, e.type AS figure, a.currency AS label, (e.data->>'amount')::numeric AS amount
    FROM events e JOIN agreements a ON a.developer_id = e.developer_id AND a.id = e.stream_id
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND (e.position, e.id) <= (last_event.position, last_event.id) AND e.type = ANY(money_events)
    UNION ALL
    SELECT created_at, 'assessment', flag, 1 FROM risk_assessments
    WHERE developer_id = developer AND id > mark.assessment_id AND id <= last_assessment.id
    UNION ALL
    SELECT created_at, 'verification', CASE WHEN verified THEN 'verified' ELSE 'failed' END, 1
    FROM identity_verifications
    WHERE developer_id = developer AND id > mark.verification_id AND id <= last_verification.id) x
  WHERE on_this_node() GROUP BY 2, 3, 4
  ON CONFLICT (developer_id, day, figure, label) DO UPDATE SET amount = f.amount + excluded.amount;

  UPDATE daily_figure_marks m SET
    position = coalesce(last_event.position, m.position), event_id = coalesce(last_event.id, m.event_id),
    assessment_id = coalesce(last_assessment.id, m.assessment_id),
    verification_id = coalesce(last_verification.id, m.verification_id)
  WHERE m.developer_id = developer;
  DELETE FROM daily_figures f WHERE f.developer_id = developer AND f.day < (since AT TIME ZONE 'UTC')::date;
  RETURN true;
END $$;

CREATE FUNCTION public.adopt_event_log(moved boolean DEFAULT false) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
DECLARE
  log record;
  now_on integer := log_node();
  highest bigint;
  new_base bigint;
BEGIN
  SELECT l.base, l.seen, l.node, pg_current_xact_id()::text::bigint AS here INTO log
  FROM event_log l FOR UPDATE;
  SELECT greatest(log.seen, max(given.position) - log.base) INTO highest FROM (
    SELECT position FROM webhook_followers UNION ALL SELECT from_position FROM webhook_endpoints
    UNION ALL SELECT position FROM mail_followers UNION ALL SELECT from_position FROM mail_log) given;
  IF log.here >= highest AND log.node IS NOT DISTINCT FROM now_on AND NOT moved THEN
    IF NOT EXISTS (
      SELECT 1 FROM pg_attrdef WHERE adrelid = 'events'::regclass
        AND pg_get_expr(adbin, adrelid) ~ 'too late|event_place')
    THEN
      PERFORM guard_event_log(log.base);
    END IF;
    UPDATE event_log SET seen = log.here;
    RETURN false;
  END IF;
  -- Transactions that reached the old node before a move are numbered there until they end.
  LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  PERFORM guard_event_log(new_base);
  DELETE FROM long_transactions;
  UPDATE event_log SET base = new_base, seen = log.here, node = now_on;
  RETURN true;
END $$;

CREATE FUNCTION public.assessment_event_data(developer text, assessment text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('assessmentId', a.id, 'score', a.score, 'flag', a.flag,
      'triggeredSignals', a.verdict::jsonb -> 0, 'reference', NULL, 'metadata', '{}'::jsonb,
      'platformUserId', a.user_id, 'agreementId', a.agreement_id, 'transactionAmount', a.amount,
      'currency', a.currency, 'simulated', a.simulated)
    FROM risk_assessments a WHERE a.developer_id = developer AND a.id = assessment);
END $$;

CREATE FUNCTION public.claim_jobs(wanted_kinds text[], new_claim text, lease interval, at timestamp with time zone, at_most integer, looked_at integer, turns integer, each_share integer, alone_share integer, busy_accounts text[], busy_slots integer[], round_after text) RETURNS TABLE(developer_id text, id text, kind text, payload jsonb, attempts integer, claim text, trace text, waiting_since timestamp with time zone, round_ended_at text)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH RECURSIVE due AS MATERIALIZED (
    SELECT j.developer_id, j.id, j.run_at FROM jobs j
    WHERE j.dead_at IS NULL AND j.run_at <= at AND j.kind = ANY(wanted_kinds)
    ORDER BY j.run_at LIMIT looked_at
  ), round (developer_id, turn, wrapped) AS (
    SELECT round_after, 0, false WHERE (SELECT count(*) FROM due) = looked_at
    UNION ALL
    SELECT coalesce(n.developer_id, f.developer_id), r.turn + 1, r.wrapped OR n.developer_id IS NULL
    FROM round r
    LEFT JOIN LATERAL (
      SELECT j.developer_id FROM jobs j WHERE j.dead_at IS NULL AND j.developer_id > r.developer_id
      ORDER BY j.developer_id LIMIT 1) n ON true
    LEFT JOIN LATERAL (
      SELECT j.developer_id FROM jobs j WHERE n.developer_id IS NULL AND j.dead_at IS NULL
      ORDER BY j.developer_id LIMIT 1) f ON true
    -- Once around is enough.
    WHERE r.turn < turns AND NOT (r.wrapped AND (n.developer_id IS NULL OR n.developer_id > round_after))
  ), candidates AS (
    SELECT developer_id, id, run_at FROM due
    UNION
    SELECT j.developer_id, j.id, j.run_at FROM (SELECT DISTINCT developer_id FROM round) r
    CROSS JOIN LATERAL (
      SELECT developer_id, id, run_at FROM jobs
      WHERE dead_at IS NULL AND developer_id = r.developer_id AND run_at <= at AND kind = ANY(wanted_kinds)
      ORDER BY run_at LIMIT each_share) j
  ), ranked AS (
    SELECT c.*, coalesce(t.slots, 0)
      + row_number() OVER (PARTITION BY c.account ORDER BY c.is_test, c.run_at, c.id) AS place
    FROM (
      -- A test tenant shares its account's slots, after the live one.
      SELECT c.*, starts_with(c.developer_id, 'dev_test_') AS is_test,
        replace(c.developer_id, 'dev_test_', 'dev_') AS account
      FROM candidates c) c
    LEFT JOIN unnest(busy_accounts, busy_slots) AS t(account, slots) ON t.account = c.account
  ), chosen AS MATERIALIZED (
    SELECT j.developer_id, j.id
    FROM (SELECT * FROM ranked WHERE place <= alone_share ORDER BY place > each_share, run_at, id) r
    CROSS JOIN LATERAL (
      SELECT developer_id, id FROM jobs
      WHERE developer_id = r.developer_id AND id = r.id AND dead_at IS NULL AND run_at <= at
      FOR UPDATE SKIP LOCKED) j
    LIMIT at_most
  )
  UPDATE jobs j SET claim = new_claim, attempts = j.attempts + 1, run_at = at + lease
  FROM chosen c WHERE j.developer_id = c.developer_id AND j.id = c.id
  RETURNING j.developer_id, j.id, j.kind, j.payload, j.attempts, j.claim, j.trace, j.waiting_since,
    (SELECT r.developer_id FROM round r ORDER BY r.turn DESC LIMIT 1);
END $$;

CREATE FUNCTION public.commit_changes(changes jsonb, changed_milestones jsonb DEFAULT NULL::jsonb, new_transfers jsonb DEFAULT NULL::jsonb, new_events jsonb DEFAULT NULL::jsonb, new_jobs jsonb DEFAULT NULL::jsonb, new_deposits jsonb DEFAULT NULL::jsonb, changed_deposits jsonb DEFAULT NULL::jsonb, changed_refunds jsonb DEFAULT NULL::jsonb, changed_refund_parts jsonb DEFAULT NULL::jsonb, new_references jsonb DEFAULT NULL::jsonb, new_accounts jsonb DEFAULT NULL::jsonb, new_payouts jsonb DEFAULT NULL::jsonb, changed_attempts jsonb DEFAULT NULL::jsonb, changed_holds jsonb DEFAULT NULL::jsonb, new_exceptions jsonb DEFAULT NULL::jsonb, closed_exceptions jsonb DEFAULT NULL::jsonb, given_metadata jsonb DEFAULT NULL::jsonb, settled_approvals jsonb DEFAULT NULL::jsonb, answers jsonb DEFAULT NULL::jsonb) RETURNS integer[]
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  won integer[];
  exception_events jsonb;
BEGIN
  -- The statement that decides the race: it compares and increments the version. The hash of the last event
  -- is compared as well: after a failover that lost commits, a version with the same number may be another.
  WITH moved AS (
    SELECT t.n,
      sum(t.amount * CASE 'bank' WHEN t.debit THEN 1 WHEN t.credit THEN -1 ELSE 0 END) AS bank,
      sum(t.amount * CASE 'receivable' WHEN t.debit THEN 1 WHEN t.credit THEN -1 ELSE 0 END) AS receivable,
      sum(t.amount * CASE 'fees' WHEN t.debit THEN 1 WHEN t.credit THEN -1 ELSE 0 END) AS fees,
      sum(t.amount * CASE 'escrow' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS escrow,
      sum(t.amount * CASE 'excess' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS excess,
      sum(t.amount * CASE 'refund_payable' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS refund_payable,
      sum(t.amount * CASE 'seller' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS seller,
      sum(t.amount * CASE 'payout_clearing' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS payout_clearing,
      sum(t.amount * CASE 'suspense' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS suspense,
      sum(t.amount * CASE 'platform' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS platform,
      sum(t.amount) FILTER (WHERE t.kind IN ('deposit', 'deposit_excess', 'deposit_unapplied')) AS deposited,
      sum(t.amount) FILTER (WHERE t.kind IN ('refund', 'excess_return', 'unapplied_return', 'release_return')) AS refunded,
      sum(t.amount) FILTER (WHERE t.kind IN ('deposit_reversed', 'deposit_reversed_excess', 'deposit_reversed_unapplied', 'deposit_reversed_owed')) AS reversed,
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
      -- The parties are written again with each account that is issued to the buyer.
      encrypted = coalesce(c.encrypted, a.encrypted),
      buyer_email = CASE WHEN c.encrypted IS NULL THEN a.buyer_email END,
      buyer_name = CASE WHEN c.encrypted IS NULL THEN a.buyer_name END,
      account_name = CASE WHEN c.encrypted IS NULL THEN a.account_name END,
      hold = c.hold,
      bank = a.bank + coalesce(m.bank, 0),
      receivable = a.receivable + coalesce(m.receivable, 0),
      fees = a.fees + coalesce(m.fees, 0),
      escrow = a.escrow + coalesce(m.escrow, 0),
      excess = a.excess + coalesce(m.excess, 0),
      refund_payable = a.refund_payable + coalesce(m.refund_payable, 0),
      seller = a.seller + coalesce(m.seller, 0),
      payout_clearing = a.payout_clearing + coalesce(m.payout_clearing, 0),
      suspense = a.suspense + coalesce(m.suspense, 0),
      platform = a.platform + coalesce(m.platform, 0),
      deposited = a.deposited + coalesce(m.deposited, 0),
      refunded = a.refunded + coalesce(m.refunded, 0),
      reversed = a.reversed + coalesce(m.reversed, 0),
      event_count = c.event_count,
      transfer_count = a.transfer_count + coalesce(m.transfers, 0),
      chain_head = c.chain_head,
      event_head = c.event_head,
      mac = c.mac
    FROM jsonb_to_recordset(changes) AS c(
      n integer, developer_id text, agreement_id text, version integer, last_event text, status text,
      account_provider text, account_number text, account_bank_code text, encrypted text, hold text,
      event_count integer, chain_head text, event_head text, mac text)
    LEFT JOIN moved m ON m.n = c.n
    WHERE a.developer_id = c.developer_id AND a.id = c.agreement_id AND a.version = c.version
      AND a.event_head = coalesce(c.last_event, a.event_head)
    RETURNING c.n
  )
  SELECT coalesce(array_agg(n), '{}') INTO won FROM updated;

  IF changed_milestones IS NOT NULL THEN
    UPDATE milestones m SET
      buyer_confirmed = x.buyer_confirmed, seller_confirmed = x.seller_confirmed, settlement = x.settlement,
      completed_as = x.completed_as, payout_attempts = x.payout_attempts, payout_failures = x.payout_failures,
      to_buyer = x.to_buyer, open_returns = x.open_returns
    FROM jsonb_to_recordset(changed_milestones) AS x(
      n integer, developer_id text, agreement_id text, id text, buyer_confirmed boolean,
      seller_confirmed boolean, settlement text, completed_as integer, payout_attempts integer,
      payout_failures integer, to_buyer bigint, open_returns integer)
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
      amount, status, attempts, stem, retry_at, reason, bank_code, encrypted, settled_at)
    SELECT developer_id, agreement_id, refund_id, position, provider, transaction_id,
      amount, status, attempts, stem, retry_at, reason, bank_code, encrypted, settled_at
    FROM jsonb_to_recordset(changed_refund_parts) AS x(
      n integer, developer_id text, agreement_id text, refund_id text, position integer, provider text,
      transaction_id text, amount bigint, status text, attempts integer, stem text, retry_at timestamptz,
      reason text, bank_code text, encrypted text, settled_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, refund_id, position) DO UPDATE SET
      status = excluded.status, attempts = excluded.attempts, retry_at = excluded.retry_at,
      reason = excluded.reason, bank_code = excluded.bank_code, encrypted = excluded.encrypted,
      account_number = NULL, account_name = NULL, settled_at = excluded.settled_at;
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

  IF given_metadata IS NOT NULL THEN
    PERFORM write_caller_metadata(won, given_metadata);
  END IF;

  PERFORM write_side_effects(won, new_events, new_jobs, answers);
  RETURN won;
END $$;

CREATE FUNCTION public.create_agreements(new_agreements jsonb, new_milestones jsonb, new_events jsonb, new_jobs jsonb, answers jsonb, given_metadata jsonb DEFAULT NULL::jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  all_of_them integer[] := ARRAY(SELECT n FROM jsonb_to_recordset(new_agreements) AS x(n integer));
BEGIN
  INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
    encrypted, currency, total_amount, event_count, chain_head, created_at, event_head, mac)
  SELECT developer_id, agreement_id, 1, status, buyer_external_id, seller_external_id,
    encrypted, currency, total_amount, event_count, chain_head, created_at, event_head, mac
  FROM jsonb_to_recordset(new_agreements) AS x(
    developer_id text, agreement_id text, status text, buyer_external_id text, seller_external_id text,
    encrypted text, currency text, total_amount bigint, event_count integer,
    chain_head text, created_at timestamptz, event_head text, mac text);

  INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount)
  SELECT developer_id, agreement_id, id, position, title, amount
  FROM jsonb_to_recordset(new_milestones) AS x(
    developer_id text, agreement_id text, id text, position integer, title text, amount bigint);

  IF given_metadata IS NOT NULL THEN
    PERFORM write_caller_metadata(all_of_them, given_metadata);
  END IF;

  PERFORM write_side_effects(all_of_them, new_events, new_jobs, answers);
END $$;

CREATE FUNCTION public.event_news(most integer) RETURNS TABLE(developer text, settled boolean)
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_followers) THEN
    RETURN NEXT;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT f.developer_id, next.position < (SELECT settled_position())
  FROM webhook_followers f CROSS JOIN LATERAL (
    SELECT e.position FROM events e
    WHERE e.developer_id = f.developer_id AND (e.position, e.id) > (f.position, f.event_id)
    ORDER BY e.position, e.id LIMIT 1) next
  ORDER BY next.position LIMIT most;
END $$;

CREATE FUNCTION public.event_place(base bigint, node integer, patience interval) RETURNS bigint
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  -- See guard_event_log(); a column default may not contain anything volatile.
  IF clock_timestamp() > now() + patience THEN
    RAISE EXCEPTION 'too late for an event: this transaction began at %', now();
  END IF;
  IF node IS DISTINCT FROM (SELECT groupid FROM pg_dist_local_group) THEN
    RAISE EXCEPTION 'events are written on another node' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  RETURN pg_current_xact_id()::text::bigint + base;
END $$;

CREATE FUNCTION public.fan_out_events(developer text, max_events integer, due timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  follower webhook_followers;
  settled bigint;
  batch_events integer;
  last_event record;
BEGIN
  SELECT * INTO follower FROM webhook_followers WHERE developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  SELECT greatest(1, max_events / greatest(1, count(*))) INTO batch_events FROM webhook_endpoints w
  WHERE w.developer_id = developer AND w.enabled AND w.deleted_at IS NULL;
  -- Read before the events: everything below it is visible to the statements that follow.
  settled := settled_position();

  SELECT batch.position, batch.id, batch.n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT batch_events) batch
  ORDER BY batch.n DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;

  INSERT INTO webhook_deliveries (developer_id, endpoint_id, event_id, stream_id, sequence, type,
    next_attempt_at, created_at)
  SELECT e.developer_id, w.id, e.id, e.stream_id, e.sequence, e.type, due, due
  FROM events e
  JOIN webhook_endpoints w ON w.developer_id = e.developer_id
  WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
    AND (e.position, e.id) <= (last_event.position, last_event.id)
    AND w.enabled AND w.deleted_at IS NULL AND e.position >= w.from_position AND on_this_node()
    AND (w.event_types IS NULL OR e.type = ANY(w.event_types))
  ORDER BY w.id, e.position, e.id
  ON CONFLICT DO NOTHING;

  UPDATE webhook_followers SET position = last_event.position, event_id = last_event.id
  WHERE developer_id = developer;
  RETURN last_event.n;
END $$;

CREATE FUNCTION public.find_owed_work(max_payout_failures integer, excess_since timestamp with time zone, latest timestamp with time zone, max_rows integer) RETURNS TABLE(developer_id text, kind text, payload jsonb)
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id, 'attempts', m.payout_attempts)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.settlement IN ('RELEASED', 'SUBMITTED') AND a.hold IS NULL AND NOT EXISTS (
       SELECT 1 FROM jobs j
       WHERE j.payload->>'agreementId' = m.agreement_id
         AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL
         AND (j.run_at <= latest OR j.run_at <= (
           -- A changed account may cool off for longer.
           SELECT p.usable_from FROM payout_accounts p
           WHERE p.developer_id = a.developer_id AND p.external_user_id = a.seller_external_id)))
     ORDER BY m.developer_id, m.agreement_id, m.id LIMIT max_rows)
    UNION ALL
    -- An account is known, but the job that was to start the waiting payout is gone.
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id, 'attempts', m.payout_attempts)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     JOIN payout_accounts p ON p.developer_id = a.developer_id AND p.external_user_id = a.seller_external_id
     WHERE m.settlement = 'AWAITING_DETAILS' AND m.payout_failures <= max_payout_failures AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j
         WHERE j.payload->>'agreementId' = m.agreement_id
           AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL
           AND j.run_at <= greatest(latest, p.usable_from))
     ORDER BY m.developer_id, m.agreement_id, m.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'pay-refunds', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE (a.refund_payable > 0 OR a.suspense > 0) AND a.refund_payable > 0 AND a.hold IS NULL
       AND EXISTS (
         SELECT 1 FROM refund_parts p WHERE p.developer_id = a.developer_id AND p.agreement_id = a.id
           AND p.status IN ('PENDING', 'SUBMITTED'))
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'pay-refunds' AND j.dead_at IS NULL AND j.run_at <= latest)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'return-excess', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE a.excess > 0 AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'return-excess' AND j.dead_at IS NULL AND j.run_at <= latest)
       AND NOT EXISTS (
         SELECT 1 FROM deposits d WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id
           AND d.received_at > excess_since)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'return-excess', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE a.suspense > 0 AND a.excess = 0 AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'return-excess' AND j.dead_at IS NULL AND j.run_at <= latest)
       AND NOT EXISTS (
         SELECT 1 FROM deposits d WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id
           AND d.received_at > excess_since)
     ORDER BY a.developer_id, a.id LIMIT max_rows);
END $$;

CREATE FUNCTION public.guard_event_log(new_base bigint, patience interval DEFAULT '00:00:30'::interval) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  now_on integer := log_node();
BEGIN
  IF now_on IS NOT NULL THEN
    EXECUTE format(
      'ALTER TABLE events ALTER COLUMN position SET DEFAULT event_place(%s, %s, %L::interval)',
      new_base, now_on, patience);
    RETURN;
  END IF;
  EXECUTE format(
    'ALTER TABLE events ALTER COLUMN position SET DEFAULT (pg_current_xact_id()::text::bigint + %s
       + CASE WHEN clock_timestamp() > now() + %L::interval
           THEN (''too late for an event: this transaction began at '' || now())::bigint ELSE 0 END)',
    new_base, patience);
END $$;

CREATE FUNCTION public.is_bystander(since timestamp with time zone, seen_at timestamp with time zone, elsewhere boolean, apart boolean) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT seen_at > clock_timestamp() - interval '1 minute'
    AND (elsewhere OR (apart AND seen_at >= since + interval '1 minute'));
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.agreements (
    developer_id text NOT NULL,
    id text NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    buyer_external_id text NOT NULL,
    seller_external_id text NOT NULL,
    buyer_email text,
    buyer_name text,
    currency text NOT NULL,
    total_amount bigint NOT NULL,
    account_provider text,
    account_number text,
    account_bank_code text,
    account_name text,
    hold text,
    bank bigint DEFAULT 0 NOT NULL,
    escrow bigint DEFAULT 0 NOT NULL,
    excess bigint DEFAULT 0 NOT NULL,
    refund_payable bigint DEFAULT 0 NOT NULL,
    seller bigint DEFAULT 0 NOT NULL,
    payout_clearing bigint DEFAULT 0 NOT NULL,
    suspense bigint DEFAULT 0 NOT NULL,
    deposited bigint DEFAULT 0 NOT NULL,
    refunded bigint DEFAULT 0 NOT NULL,
    event_count integer DEFAULT 0 NOT NULL,
    transfer_count integer DEFAULT 0 NOT NULL,
    chain_head text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    receivable bigint DEFAULT 0 NOT NULL,
    fees bigint DEFAULT 0 NOT NULL,
    platform bigint DEFAULT 0 NOT NULL,
    reversed bigint DEFAULT 0 NOT NULL,
    event_head text DEFAULT repeat('0'::text, 64) NOT NULL,
    chained_from integer DEFAULT 1 NOT NULL,
    mac text,
    encrypted text,
    CONSTRAINT agreements_balance CHECK ((((bank + receivable) + fees) = ((((((escrow + excess) + refund_payable) + seller) + payout_clearing) + suspense) + platform))),
    CONSTRAINT agreements_bank_check CHECK (((bank >= 0) AND (bank <= '9007199254740991'::bigint))),
    CONSTRAINT agreements_clear_or_encrypted CHECK (((encrypted IS NULL) OR (num_nonnulls(buyer_email, buyer_name, account_name) = 0))),
    CONSTRAINT agreements_deposited_check CHECK ((deposited <= '9007199254740991'::bigint)),
    CONSTRAINT agreements_escrow_check CHECK ((escrow >= 0)),
    CONSTRAINT agreements_excess_check CHECK ((excess >= 0)),
    CONSTRAINT agreements_fees_check CHECK ((fees >= 0)),
    CONSTRAINT agreements_payout_clearing_check CHECK ((payout_clearing >= 0)),
    CONSTRAINT agreements_platform_check CHECK ((platform >= 0)),
    CONSTRAINT agreements_receivable_check CHECK ((receivable >= 0)),
    CONSTRAINT agreements_refund_payable_check CHECK ((refund_payable >= 0)),
    CONSTRAINT agreements_seller_check CHECK ((seller >= 0)),
    CONSTRAINT agreements_suspense_check CHECK ((suspense >= 0)),
    CONSTRAINT agreements_total_amount_check CHECK (((total_amount > 0) AND (total_amount <= '9007199254740991'::bigint)))
)
WITH (fillfactor='70');

CREATE FUNCTION public.load_agreements(developer_ids text[], agreement_ids text[]) RETURNS TABLE(agreement public.agreements, milestones json)
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
BEGIN
  RETURN QUERY
    SELECT a, (
      SELECT json_agg(json_build_array(
          m.id, m.title, m.amount, m.buyer_confirmed, m.seller_confirmed, m.settlement, m.completed_as,
          m.payout_attempts, m.payout_failures, m.to_buyer, m.open_returns) ORDER BY m.position)
      FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id)
    FROM unnest(developer_ids, agreement_ids) AS wanted(developer_id, id)
    JOIN agreements a ON a.developer_id = wanted.developer_id AND a.id = wanted.id;
END $$;

CREATE FUNCTION public.lock_risk_state(user_developers text[], user_ids text[], device_developers text[], device_keys bytea[], address_developers text[], address_keys text[], agreement_developers text[], agreement_ids text[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    AS $$
BEGIN
  PERFORM 1 FROM unnest(user_developers, user_ids) AS i (developer_id, user_id), LATERAL (
    SELECT 1 FROM risk_users r WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id
    LIMIT 1 FOR UPDATE) u;
  PERFORM 1 FROM unnest(device_developers, device_keys) AS i (developer_id, device), LATERAL (
    SELECT 1 FROM risk_devices r WHERE r.developer_id = i.developer_id AND r.device = i.device
    LIMIT 1 FOR UPDATE) d;
  PERFORM 1 FROM unnest(address_developers, address_keys) AS i (developer_id, address), LATERAL (
    SELECT 1 FROM risk_addresses r WHERE r.developer_id = i.developer_id AND r.address = i.address
    LIMIT 1 FOR UPDATE) a;
  IF cardinality(agreement_ids) > 0 THEN
    PERFORM 1 FROM (
      SELECT DISTINCT i.developer_id COLLATE "C" AS developer_id, a.seller_external_id COLLATE "C" AS payee_id
      FROM unnest(agreement_developers, agreement_ids) AS i (developer_id, agreement_id), LATERAL (
        SELECT e.seller_external_id FROM agreements e
        WHERE e.developer_id = i.developer_id AND e.id = i.agreement_id LIMIT 1) a
      ORDER BY 1, 2) s, LATERAL (
      SELECT 1 FROM risk_payees r WHERE r.developer_id = s.developer_id AND r.payee_id = s.payee_id
      LIMIT 1 FOR UPDATE) p;
  END IF;
END $$;

CREATE FUNCTION public.log_node() RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
DECLARE
  node integer;
BEGIN
  IF to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL THEN
    SELECT p.groupid INTO node FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid)
    WHERE s.logicalrelid = 'event_log'::regclass;
  END IF;
  RETURN node;
END $$;

CREATE FUNCTION public.next_sandbox_serial(how_many integer DEFAULT 1) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  serial bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE sandbox_serial SET given = given + how_many RETURNING given INTO serial;
  RETURN serial;
END $$;

CREATE FUNCTION public.on_this_node() RETURNS boolean
    LANGUAGE sql
    AS $$ SELECT true $$;

CREATE FUNCTION public.open_assessment_reviews(suspects jsonb) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
BEGIN
  WITH opened AS (
    INSERT INTO reviews AS r (developer_id, id, kind, subject_id, user_id, agreement_id, flag, score,
      opened_at, due_at)
    SELECT i.developer_id, i.review_id, 'assessment', i.id, i.user_id, i.agreement_id, i.flag, i.score,
      i.at, i.at + make_interval(hours => coalesce((p.rules->'dueHours'->>i.flag)::integer, i.due_hours))
    FROM jsonb_to_recordset(suspects) AS i (developer_id text, review_id text, id text, user_id text,
      agreement_id text, flag text, score smallint, due_hours integer, at timestamptz)
      LEFT JOIN policies p ON p.developer_id = i.developer_id AND p.kind = 'review'
    WHERE (p.rules IS NULL OR p.rules->'opens' ? i.flag) AND on_this_node()
    ORDER BY i.developer_id, i.user_id, i.agreement_id
    ON CONFLICT (developer_id, kind, user_id, agreement_id) WHERE state = 'OPEN' DO UPDATE
      SET subject_id = excluded.subject_id, flag = excluded.flag, score = excluded.score,
        due_at = least(r.due_at, excluded.due_at)
      WHERE excluded.score > r.score
    RETURNING r.developer_id, r.id, r.subject_id, r.opened_at
  )
  -- A review that was already open has been announced.
  INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
  SELECT developer_id, 'job_' || substr(min(id), 5), 'announce-review',
    jsonb_build_object('reviewIds', jsonb_agg(id)), min(opened_at), min(opened_at)
  FROM opened WHERE substr(id, 5) = substr(subject_id, 5) GROUP BY developer_id;
END $$;

CREATE TABLE public.payout_account_versions (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    version integer NOT NULL,
    bank_code text NOT NULL,
    account_number text,
    account_name text,
    encrypted text,
    name_given text,
    name_at_bank text,
    name_match text NOT NULL,
    usable_from timestamp with time zone NOT NULL,
    actor_type text,
    actor_id text,
    mac text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payout_account_versions_clear_or_encrypted CHECK (((num_nonnulls(encrypted, account_number) = 1) AND (num_nonnulls(encrypted, account_name) = 1))),
    CONSTRAINT payout_account_versions_name_match_check CHECK ((name_match = ANY (ARRAY['match'::text, 'close'::text, 'mismatch'::text, 'unknown'::text])))
);

CREATE TABLE public.policies (
    developer_id text NOT NULL,
    kind text NOT NULL,
    rules jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    mac text,
    CONSTRAINT policies_kind_check CHECK ((kind = ANY (ARRAY['release'::text, 'identity'::text, 'review'::text])))
);

CREATE FUNCTION public.payout_facts(developer text, of_agreement text, of_milestone text, seller text) RETURNS TABLE(account public.payout_account_versions, event_hash text, older boolean, release public.policies, holds json)
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
BEGIN
  RETURN QUERY SELECT
    newest.v,
    (SELECT e.hash FROM events e WHERE e.developer_id = developer
       AND e.stream_id = 'payout-account:' || seller AND e.sequence = (newest.v).version),
    (newest.v).mac IS NULL AND EXISTS (
      SELECT 1 FROM chain_start c WHERE c.payout_accounts > 0 AND (newest.v).created_at < c.began_at),
    (SELECT p FROM policies p WHERE p.developer_id = developer AND p.kind = 'release'),
    (SELECT json_agg(json_build_object('id', h.id, 'milestoneId', h.milestone_id, 'rule', h.rule,
       'accountVersion', h.account_version, 'until', h.until, 'openedAt', h.opened_at,
       'liftedAt', h.lifted_at, 'liftedBy', h.lifted_by, 'note', h.note) ORDER BY h.id)
     FROM payout_holds h WHERE h.developer_id = developer AND h.agreement_id = of_agreement
       AND h.milestone_id = of_milestone)
  FROM (SELECT (
    SELECT a FROM payout_account_versions a WHERE a.developer_id = developer AND a.external_user_id = seller
    ORDER BY a.version DESC LIMIT 1) AS v) newest;
END $$;

CREATE FUNCTION public.read_daily_figures(developer text, since timestamp with time zone, money_events text[]) RETURNS TABLE(day date, figure text, label text, amount numeric)
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  mark daily_figure_marks;
BEGIN
  SELECT * INTO mark FROM daily_figure_marks m WHERE m.developer_id = developer;
  RETURN QUERY SELECT x.day, x.figure, x.label, sum(x.amount) FROM (
    SELECT f.day, f.figure, f.label, f.amount FROM daily_figures f WHERE f.developer_id = developer
    UNION ALL
    SELECT (e.created_at AT TIME ZONE 'UTC')::date, e.type, a.currency, (e.data->>'amount')::numeric
    FROM events e JOIN agreements a ON a.developer_id = developer AND a.id = e.stream_id
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND e.type = ANY(money_events)
    UNION ALL
    SELECT (r.created_at AT TIME ZONE 'UTC')::date, 'assessment', r.flag, 1 FROM risk_assessments r
    WHERE r.developer_id = developer AND r.id > mark.assessment_id
    UNION ALL
    SELECT (v.created_at AT TIME ZONE 'UTC')::date, 'verification',
      CASE WHEN v.verified THEN 'verified' ELSE 'failed' END, 1 FROM identity_verifications v
    WHERE v.developer_id = developer AND v.id > mark.verification_id) x
  WHERE x.day >= (since AT TIME ZONE 'UTC')::date
  GROUP BY 1, 2, 3;
END $$;

CREATE FUNCTION public.read_past(developer text, before_id text, after_id text, since timestamp with time zone, most integer) RETURNS TABLE(count integer, oldest text, lines text, labels jsonb)
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET enable_sort TO 'off'
    AS $$
DECLARE
  wanted CONSTANT integer := 250;
  missing integer := most;
BEGIN
  oldest := before_id;
  WHILE missing > 0 LOOP
    before_id := oldest;
    SELECT count(*), min(p.id), string_agg(p.lines, E'\n') INTO count, oldest, lines
    FROM (
      SELECT a.id, a.id || ',' || a.bands || ',' || a.amount::text || ',' || a.currency || ','
        || a.score::text || ',' || a.flag || ';'
        || coalesce(a.facts, '{' || (a.detail -> 'facts')::text, '') AS lines
      FROM risk_assessments a
      WHERE a.developer_id = developer AND a.id < before_id AND a.id > after_id AND a.created_at >= since
        AND NOT a.simulated
      ORDER BY a.id DESC LIMIT least(wanted, missing)) p;
    EXIT WHEN count = 0;
    SELECT jsonb_object_agg(l.assessment_id, l.outcome ORDER BY l.id) INTO labels FROM risk_labels l
    WHERE l.developer_id = developer AND l.assessment_id < before_id AND l.assessment_id >= oldest;
    RETURN NEXT;
    EXIT WHEN count < wanted;
    missing := missing - count;
  END LOOP;
END $$;

CREATE FUNCTION public.read_risk_payments(developers text[], users text[], devices bytea[], agreement_ids text[], ats double precision[]) RETURNS TABLE(n bigint, user_version integer, buyer text, seller text, agreement_counted_at double precision, agreement_value bigint, agreement_device text, pair_seen bigint, pair_week bigint, payee_version integer, payee_seen bigint, payee_week bigint, payers_current integer, payers_previous integer, fresh_current integer, fresh_previous integer, account_since timestamp with time zone, paid_back bigint, shares_device boolean, troubles bigint, review_id text)
    LANGUAGE plpgsql STABLE ROWS 20
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, u.version, g.buyer_external_id, g.seller_external_id,
    date_part('epoch', l.counted_at) * 1000, l.value, encode(l.device, 'hex'),
    p.seen, p.week_bucket, y.version, y.seen, y.week_bucket, y.payers_current,
    y.payers_previous, y.fresh_current, y.fresh_previous,
    (SELECT o.updated_at FROM payout_accounts o
      WHERE o.developer_id = i.developer_id AND o.external_user_id = g.seller_external_id),
    (SELECT b.seen FROM risk_pairs b WHERE b.developer_id = i.developer_id
      AND b.user_id = g.seller_external_id AND b.payee_id = i.user_id),
    EXISTS (SELECT FROM risk_user_devices s WHERE s.developer_id = i.developer_id
      AND s.user_id = g.seller_external_id AND s.device = i.device),
    (SELECT count(*) FROM (SELECT FROM agreements t WHERE t.developer_id = i.developer_id
      AND t.seller_external_id = g.seller_external_id AND t.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT v.review_id FROM risk_overrides v
      WHERE v.developer_id = i.developer_id AND v.agreement_id = i.agreement_id AND v.user_id = i.user_id
        AND v.until > to_timestamp(i.at / 1000) AND (v.device IS NULL OR v.device = i.device))
  FROM unnest(developers, users, devices, agreement_ids, ats) WITH ORDINALITY
      AS i (developer_id, user_id, device, agreement_id, at, n)
    LEFT JOIN LATERAL (SELECT e.buyer_external_id, e.seller_external_id FROM agreements e
      WHERE e.developer_id = i.developer_id AND e.id = i.agreement_id LIMIT 1) g ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_users r
      WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id LIMIT 1) u ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_agreements r WHERE r.developer_id = i.developer_id
      AND r.agreement_id = i.agreement_id AND r.user_id = i.user_id LIMIT 1) l ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_pairs r WHERE r.developer_id = i.developer_id
      AND r.user_id = i.user_id AND r.payee_id = g.seller_external_id LIMIT 1) p ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_payees r
      WHERE r.developer_id = i.developer_id AND r.payee_id = g.seller_external_id LIMIT 1) y ON true;
END $$;

CREATE FUNCTION public.read_risk_state(developers text[], users text[], devices bytea[], addresses text[]) RETURNS TABLE(n bigint, user_version integer, user_state text, user_known_since double precision, user_trusted_until double precision, user_verified boolean, own_day bigint, own_day_before bigint, own_greens integer, own_first_green_at double precision, own_trusted_until double precision, device_version integer, device_state text, device_known_since double precision, address_version integer, address_state text, troubles bigint)
    LANGUAGE plpgsql STABLE ROWS 20
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, u.version, u.state, date_part('epoch', u.known_since) * 1000,
    date_part('epoch', u.trusted_until) * 1000, u.verified_at IS NOT NULL,
    o.day_bucket, o.day_before, o.greens,
    date_part('epoch', o.first_green_at) * 1000, date_part('epoch', o.trusted_until) * 1000,
    d.version, d.state, date_part('epoch', d.known_since) * 1000,
    a.version, a.state,
    -- Agreements that went wrong: ten say as much as a thousand.
    (SELECT count(*) FROM (SELECT FROM agreements g WHERE g.developer_id = i.developer_id
      AND g.buyer_external_id = i.user_id AND g.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w)
  FROM unnest(developers, users, devices, addresses) WITH ORDINALITY
      AS i (developer_id, user_id, device, address, n)
    LEFT JOIN LATERAL (SELECT * FROM risk_users r
      WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id LIMIT 1) u ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_user_devices r WHERE r.developer_id = i.developer_id
      AND r.user_id = i.user_id AND r.device = i.device LIMIT 1) o ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_devices r
      WHERE r.developer_id = i.developer_id AND r.device = i.device LIMIT 1) d ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_addresses r
      WHERE r.developer_id = i.developer_id AND r.address = i.address LIMIT 1) a ON true;
END $$;

CREATE FUNCTION public.record_assessments(developers text[], ids text[], users text[], agreements text[], band_systems text[], amounts bigint[], currencies text[], devices bytea[], scores smallint[], flags text[], simulations boolean[], fact_lines text[], verdicts text[], policy_versions integer[], shadow_versions integer[], shadow_scores smallint[], shadow_flags text[], created_at_ms double precision[], event_ids text[], event_actors jsonb[], event_hashes text[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
BEGIN
  INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, device,
    score, flag, simulated, facts, verdict, policy_version, shadow_version, shadow_score, shadow_flag,
    created_at)
  SELECT developers[i], ids[i], users[i], agreements[i], band_systems[i], amounts[i], currencies[i],
    devices[i], scores[i], flags[i], simulations[i], fact_lines[i], verdicts[i], policy_versions[i],
    shadow_versions[i], shadow_scores[i], shadow_flags[i], to_timestamp(created_at_ms[i] / 1000)
  FROM generate_series(1, cardinality(ids)) AS i;

  IF event_ids IS NOT NULL THEN
    INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
    SELECT developers[i], ids[i], 1, event_ids[i], 'assessment.created', '{}',
      to_timestamp(created_at_ms[i] / 1000), event_actors[i], event_hashes[i]
    FROM generate_series(1, cardinality(ids)) AS i WHERE event_ids[i] IS NOT NULL;
  END IF;
END $$;

CREATE FUNCTION public.risk_list_hits(events jsonb) RETURNS TABLE(n integer, hits jsonb)
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, (
    SELECT jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'on', l.subject) ORDER BY l.id)
    FROM risk_list_entries l
    WHERE l.developer_id = i.developer_id AND l.blind_index = ANY(i.blind_indexes)
      AND (l.expires_at IS NULL OR l.expires_at > i.at))
  FROM jsonb_to_recordset(events) AS i (n integer, developer_id text, blind_indexes bytea[], at timestamptz);
END $$;

CREATE FUNCTION public.save_answers(answers jsonb, of_changes integer[] DEFAULT NULL::integer[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  expected integer;
  saved integer;
BEGIN
  UPDATE idempotency_keys k SET status = x.status, body = x.body, encrypted = x.encrypted
  FROM jsonb_to_recordset(answers) AS x(
    n integer, developer_id text, key text, claim text, status smallint, body text, encrypted boolean)
  WHERE (of_changes IS NULL OR x.n = ANY(of_changes))
    AND k.developer_id = x.developer_id AND k.key = x.key AND k.claim = x.claim AND k.status IS NULL;
  GET DIAGNOSTICS saved = ROW_COUNT;
  SELECT count(*) INTO expected FROM jsonb_to_recordset(answers) AS x(n integer)
  WHERE of_changes IS NULL OR x.n = ANY(of_changes);
  -- Another request holds the claim now and will answer: this effect must not happen as well.
  IF saved <> expected THEN
    RAISE EXCEPTION 'the claim on an idempotency key was lost' USING ERRCODE = 'SU001';
  END IF;
END $$;

CREATE FUNCTION public.settle_approvals(settled jsonb, of_changes integer[]) RETURNS jsonb
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  new_events jsonb;
BEGIN
  WITH ended AS (
    UPDATE approvals a SET state = x.state, decided_by = x.decided_by, decided_at = x.decided_at,
      reason = x.reason, event_head = x.event_head, mac = x.mac
    FROM jsonb_to_recordset(settled) AS x(
      n integer, developer_id text, id text, state text, decided_by jsonb, decided_at timestamptz,
      reason text, event_head text, mac text, event jsonb)
    WHERE x.n = ANY(of_changes) AND a.developer_id = x.developer_id AND a.id = x.id AND a.state = 'PENDING'
      AND (x.state = 'EXPIRED') = (x.decided_at >= a.expires_at)
    RETURNING x.n, x.event)
  SELECT coalesce(jsonb_agg(event || jsonb_build_object('n', n)), '[]') INTO new_events FROM ended;
  -- It was settled before: the change that depends on it must not happen as well.
  IF jsonb_array_length(new_events) <> (
    SELECT count(*) FROM jsonb_to_recordset(settled) AS x(n integer) WHERE x.n = ANY(of_changes)) THEN
    RAISE EXCEPTION 'an approval was settled before' USING ERRCODE = 'SU002';
  END IF;
  RETURN new_events;
END $$;

CREATE FUNCTION public.settled_position() RETURNS bigint
    LANGUAGE plpgsql STABLE
    AS $$
DECLARE
  log record;
  bystanders bigint[] := ARRAY(
    SELECT xid FROM long_transactions WHERE is_bystander(since, seen_at, elsewhere, apart));
BEGIN
  SELECT l.base, l.node INTO log FROM event_log l;
  IF log.node IS NOT NULL THEN
    IF log.node <> (SELECT groupid FROM pg_dist_local_group) OR log.node IS DISTINCT FROM log_node() THEN
      RAISE EXCEPTION 'events are read on another node' USING ERRCODE = 'read_only_sql_transaction';
    END IF;
  END IF;
  RETURN (
    SELECT log.base + CASE WHEN next - oldest < 100 AND bystanders = '{}' THEN oldest ELSE coalesce((
        SELECT min(running::text::bigint) FROM pg_snapshot_xip(pg_current_snapshot()) AS running
        WHERE running::text::bigint <> ALL(bystanders) AND (next - oldest < 100 OR NOT EXISTS (
          SELECT 1 FROM pg_locks l JOIN pg_stat_activity s ON s.pid = l.pid
          WHERE l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock'
            AND l.transactionid::text::bigint = running::text::bigint % 4294967296
            AND s.datname <> current_database()))), next) END
    FROM (
      SELECT pg_snapshot_xmin(now)::text::bigint AS oldest, pg_snapshot_xmax(now)::text::bigint AS next
      FROM pg_current_snapshot() AS now) snapshot);
END $$;

CREATE FUNCTION public.trim_audit_log(tenant text, last_cut bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  gone bigint;
BEGIN
  DELETE FROM audit_log WHERE developer_id = tenant AND sequence <= last_cut
    AND created_at < now() - interval '30 days';
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

CREATE FUNCTION public.watch_event_log(previous bigint[]) RETURNS bigint[]
    LANGUAGE plpgsql
    AS $$
DECLARE
  running bigint[] := ARRAY(
    SELECT xid::text::bigint FROM pg_snapshot_xip(pg_current_snapshot()) AS xid);
  looked_at timestamptz := clock_timestamp();
  -- On Citus, locks cannot be read together with a table.
  long_ones jsonb;
BEGIN
  DELETE FROM long_transactions WHERE xid <> ALL (running) AND seen_at < looked_at;
  IF NOT running && previous THEN
    RETURN running;
  END IF;

  WITH locks AS MATERIALIZED (
    SELECT * FROM pg_locks WHERE granted AND locktype IN ('transactionid', 'relation'))
  SELECT jsonb_agg(jsonb_build_object('xid', long.xid,
    'elsewhere', coalesce(activity.datname <> current_database(), false),
    'apart', own.virtualtransaction IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM locks touched WHERE touched.virtualtransaction = own.virtualtransaction
        AND touched.mode <> 'AccessShareLock' AND touched.relation = 'events'::regclass
        AND touched.database = (SELECT oid FROM pg_database WHERE datname = current_database()))))
  INTO long_ones FROM unnest(running) AS long(xid)
  LEFT JOIN locks own ON own.locktype = 'transactionid' AND own.mode = 'ExclusiveLock'
    AND own.transactionid::text::bigint = long.xid % 4294967296
  LEFT JOIN pg_stat_activity activity ON activity.pid = own.pid
  WHERE long.xid = ANY (previous);

  INSERT INTO long_transactions (xid, since, seen_at, elsewhere, apart)
  SELECT f.xid, looked_at, looked_at, f.elsewhere, f.apart
  FROM jsonb_to_recordset(long_ones) AS f (xid bigint, elsewhere boolean, apart boolean)
  ON CONFLICT (xid) DO UPDATE SET seen_at = excluded.seen_at, elsewhere = excluded.elsewhere,
    apart = excluded.apart;
  RETURN running;
END $$;

CREATE FUNCTION public.write_caller_metadata(won integer[], given jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO caller_metadata (developer_id, subject_id, kind, reference, encrypted)
  SELECT developer_id, subject_id, kind, reference, encrypted
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, reference text, encrypted text)
  WHERE n = ANY(won);
END $$;

CREATE FUNCTION public.write_risk_payments(agreement_developers text[], agreement_ids text[], agreement_users text[], agreement_counted_at double precision[], agreement_values bigint[], agreement_devices bytea[], pair_developers text[], pair_users text[], pair_payees text[], pair_first_at double precision[], pair_seen bigint[], pair_weeks bigint[], payee_developers text[], payee_ids text[], payee_versions integer[], payee_first_at double precision[], payee_seen bigint[], payee_weeks bigint[], payee_payers integer[], payee_payers_before integer[], payee_fresh integer[], payee_fresh_before integer[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET lock_timeout TO '200ms'
    AS $$
DECLARE
  written integer;
BEGIN
  INSERT INTO risk_agreements (developer_id, agreement_id, user_id, counted_at, value, device)
  SELECT agreement_developers[i], agreement_ids[i], agreement_users[i],
    to_timestamp(agreement_counted_at[i] / 1000), agreement_values[i], agreement_devices[i]
  FROM generate_series(1, cardinality(agreement_ids)) AS i
  ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET counted_at = excluded.counted_at,
    value = excluded.value, device = excluded.device;

  INSERT INTO risk_pairs (developer_id, user_id, payee_id, first_at, seen, week_bucket)
  SELECT pair_developers[i], pair_users[i], pair_payees[i], to_timestamp(pair_first_at[i] / 1000),
    pair_seen[i], pair_weeks[i]
  FROM generate_series(1, cardinality(pair_users)) AS i
  ON CONFLICT (developer_id, user_id, payee_id) DO UPDATE SET seen = excluded.seen,
    week_bucket = excluded.week_bucket;

  INSERT INTO risk_payees AS p (developer_id, payee_id, version, first_at, seen, week_bucket, payers_current,
    payers_previous, fresh_current, fresh_previous)
  SELECT payee_developers[i], payee_ids[i], payee_versions[i], to_timestamp(payee_first_at[i] / 1000),
    payee_seen[i], payee_weeks[i], payee_payers[i], payee_payers_before[i], payee_fresh[i],
    payee_fresh_before[i]
  FROM generate_series(1, cardinality(payee_ids)) AS i
  ON CONFLICT (developer_id, payee_id) DO UPDATE SET version = excluded.version, seen = excluded.seen,
    week_bucket = excluded.week_bucket, payers_current = excluded.payers_current,
    payers_previous = excluded.payers_previous, fresh_current = excluded.fresh_current,
    fresh_previous = excluded.fresh_previous
    WHERE p.version = excluded.version - 1;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> cardinality(payee_ids) THEN
    RAISE EXCEPTION 'a payee has changed since it was read' USING ERRCODE = 'SU002';
  END IF;
END $$;

CREATE FUNCTION public.write_risk_state(user_developers text[], user_ids text[], user_versions integer[], user_states text[], user_seen_at double precision[], user_known_since double precision[], user_trusted_until double precision[], own_developers text[], own_users text[], own_devices bytea[], own_seen_at double precision[], own_days bigint[], own_days_before bigint[], own_greens integer[], own_first_green_at double precision[], own_trusted_until double precision[], device_developers text[], device_keys bytea[], device_versions integer[], device_states text[], device_known_since double precision[], address_developers text[], address_keys text[], address_versions integer[], address_states text[], address_days bigint[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET lock_timeout TO '200ms'
    AS $$
DECLARE
  written integer;
BEGIN
  INSERT INTO risk_users AS u (developer_id, user_id, version, state, first_seen_at, known_since,
    trusted_until)
  SELECT user_developers[i], user_ids[i], user_versions[i], user_states[i],
    to_timestamp(user_seen_at[i] / 1000), to_timestamp(user_known_since[i] / 1000),
    to_timestamp(user_trusted_until[i] / 1000)
  FROM generate_series(1, cardinality(user_ids)) AS i
  ON CONFLICT (developer_id, user_id) DO UPDATE SET version = excluded.version, state = excluded.state,
    known_since = excluded.known_since, trusted_until = excluded.trusted_until
    WHERE u.version = excluded.version - 1;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> cardinality(user_ids) THEN
    RAISE EXCEPTION 'a user has changed since it was read' USING ERRCODE = 'SU002';
  END IF;

  IF own_users IS NOT NULL THEN
    INSERT INTO risk_user_devices (developer_id, user_id, device, first_seen_at, day_bucket, day_before,
      greens, first_green_at, trusted_until)
    SELECT own_developers[i], own_users[i], own_devices[i], to_timestamp(own_seen_at[i] / 1000), own_days[i],
      own_days_before[i], own_greens[i], to_timestamp(own_first_green_at[i] / 1000),
      to_timestamp(own_trusted_until[i] / 1000)
    FROM generate_series(1, cardinality(own_users)) AS i
    ON CONFLICT (developer_id, user_id, device) DO UPDATE SET day_bucket = excluded.day_bucket,
      day_before = excluded.day_before, greens = excluded.greens, first_green_at = excluded.first_green_at,
      trusted_until = excluded.trusted_until;
  END IF;

  IF device_keys IS NOT NULL THEN
    INSERT INTO risk_devices AS d (developer_id, device, version, state, known_since)
    SELECT device_developers[i], device_keys[i], device_versions[i], device_states[i],
      to_timestamp(device_known_since[i] / 1000)
    FROM generate_series(1, cardinality(device_keys)) AS i
    ON CONFLICT (developer_id, device) DO UPDATE SET version = excluded.version, state = excluded.state,
      known_since = excluded.known_since
      WHERE d.version = excluded.version - 1;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> cardinality(device_keys) THEN
      RAISE EXCEPTION 'a device has changed since it was read' USING ERRCODE = 'SU002';
    END IF;
  END IF;

  IF address_keys IS NOT NULL THEN
    INSERT INTO risk_addresses AS a (developer_id, address, version, state, day_bucket)
    SELECT address_developers[i], address_keys[i], address_versions[i], address_states[i], address_days[i]
    FROM generate_series(1, cardinality(address_keys)) AS i
    ON CONFLICT (developer_id, address) DO UPDATE SET version = excluded.version, state = excluded.state,
      day_bucket = excluded.day_bucket
      WHERE a.version = excluded.version - 1;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> cardinality(address_keys) THEN
      RAISE EXCEPTION 'an address has changed since it was read' USING ERRCODE = 'SU002';
    END IF;
  END IF;
END $$;

CREATE FUNCTION public.write_side_effects(won integer[], new_events jsonb, new_jobs jsonb, answers jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF new_events IS NOT NULL THEN
    INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash, trace)
    SELECT developer_id, stream_id, sequence, id, type, data, created_at, actor, hash, trace
    FROM jsonb_to_recordset(new_events) AS x(
      n integer, developer_id text, stream_id text, sequence integer, id text, type text, data jsonb,
      created_at timestamptz, actor jsonb, hash text, trace text)
    WHERE n = ANY(won);
  END IF;

  IF new_jobs IS NOT NULL THEN
    INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at, trace)
    SELECT developer_id, id, kind, payload, run_at, created_at, trace
    FROM jsonb_to_recordset(new_jobs) AS x(
      n integer, developer_id text, id text, kind text, payload jsonb, run_at timestamptz,
      created_at timestamptz, trace text)
    WHERE n = ANY(won);
  END IF;

  IF answers IS NOT NULL THEN
    PERFORM save_answers(answers, won);
  END IF;
END $$;

CREATE TABLE public.anchor_checkpoints (
    developer_id text NOT NULL,
    size bigint NOT NULL,
    note text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.anchor_entries (
    developer_id text NOT NULL,
    index bigint NOT NULL,
    agreement_id text NOT NULL,
    transfer_count integer NOT NULL,
    chain_head text NOT NULL,
    event_count integer NOT NULL,
    event_head text NOT NULL
);

CREATE TABLE public.anchor_logs (
    developer_id text NOT NULL,
    "position" bigint DEFAULT 0 NOT NULL,
    event_id text DEFAULT ''::text NOT NULL,
    size bigint DEFAULT 0 NOT NULL,
    peaks text[] DEFAULT '{}'::text[] NOT NULL,
    event_count integer DEFAULT 0 NOT NULL,
    event_head text DEFAULT repeat('0'::text, 64) NOT NULL,
    audit_count bigint DEFAULT 0 NOT NULL,
    published bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.api_key_hashes (
    hash bytea NOT NULL,
    developer_id text NOT NULL,
    key_id text NOT NULL
);

CREATE TABLE public.api_keys (
    developer_id text NOT NULL,
    id text NOT NULL,
    prefix text NOT NULL,
    label text,
    hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    scopes text[],
    networks text[],
    daily_limit bigint,
    limit_currency text,
    budget_id text,
    created_by jsonb,
    mac text,
    root_member_id text,
    CONSTRAINT api_keys_daily_limit_check CHECK ((daily_limit > 0)),
    CONSTRAINT api_keys_limit CHECK ((((daily_limit IS NULL) = (limit_currency IS NULL)) AND ((daily_limit IS NULL) = (budget_id IS NULL))))
);

CREATE TABLE public.approval_rules (
    developer_id text NOT NULL,
    kind text NOT NULL,
    need text NOT NULL,
    amount bigint,
    currency text,
    mac text,
    CONSTRAINT approval_rules_amount CHECK ((((need = 'above'::text) = (amount IS NOT NULL)) AND ((amount IS NULL) = (currency IS NULL)))),
    CONSTRAINT approval_rules_amount_check CHECK ((amount > 0)),
    CONSTRAINT approval_rules_need_check CHECK ((need = ANY (ARRAY['off'::text, 'always'::text, 'above'::text])))
);

CREATE TABLE public.approvals (
    developer_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    agreement_id text,
    amount bigint,
    currency text,
    encrypted text NOT NULL,
    digest bytea NOT NULL,
    requested_by jsonb NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    decided_by jsonb,
    decided_at timestamp with time zone,
    reason text,
    event_head text NOT NULL,
    mac text,
    CONSTRAINT approvals_decided CHECK (((state = 'PENDING'::text) = (decided_at IS NULL))),
    CONSTRAINT approvals_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
)
WITH (fillfactor='80');

CREATE TABLE public.audit_log (
    developer_id text NOT NULL,
    sequence bigint NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    actor_type text NOT NULL,
    actor_id text,
    subject text,
    request_id text,
    encrypted text,
    created_at timestamp with time zone NOT NULL,
    hash text NOT NULL
);

CREATE TABLE public.audit_log_heads (
    developer_id text NOT NULL,
    sequence bigint DEFAULT 0 NOT NULL,
    hash text DEFAULT repeat('0'::text, 64) NOT NULL,
    cut_sequence bigint DEFAULT 0 NOT NULL,
    cut_hash text DEFAULT repeat('0'::text, 64) NOT NULL,
    mac text,
    oldest_at timestamp with time zone
)
WITH (fillfactor='70');

CREATE TABLE public.bank_messages (
    provider text NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    content jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    outcome text,
    agreement_id text,
    CONSTRAINT bank_messages_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'deposit_reversed'::text, 'deposit_disputed'::text, 'transfer'::text])))
);

CREATE TABLE public.bank_references (
    provider text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    subject_id text NOT NULL,
    given_at timestamp with time zone DEFAULT date_trunc('milliseconds'::text, now()) NOT NULL
);

CREATE TABLE public.bank_requests (
    provider text NOT NULL,
    key text NOT NULL,
    body bytea NOT NULL,
    encrypted boolean DEFAULT false NOT NULL,
    address text,
    received_at timestamp with time zone NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    outcome text,
    CONSTRAINT bank_requests_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'nothing'::text, 'refused'::text])))
);

CREATE TABLE public.bank_watches (
    provider text NOT NULL,
    looked_until timestamp with time zone NOT NULL,
    sent_until timestamp with time zone
);

CREATE TABLE public.caller_metadata (
    developer_id text NOT NULL,
    subject_id text NOT NULL,
    kind text NOT NULL,
    reference text,
    encrypted text,
    CONSTRAINT caller_metadata_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'assessment'::text, 'verification'::text, 'refund'::text]))),
    CONSTRAINT caller_metadata_not_empty CHECK ((num_nonnulls(reference, encrypted) > 0))
);

CREATE TABLE public.cell_assignments (
    email text NOT NULL,
    cell text NOT NULL,
    assigned_at timestamp with time zone NOT NULL
);

CREATE TABLE public.cells (
    name text NOT NULL,
    is_first boolean DEFAULT false NOT NULL,
    takes_accounts boolean DEFAULT false NOT NULL,
    added_at timestamp with time zone NOT NULL
);

CREATE TABLE public.chain_start (
    only_row boolean DEFAULT true NOT NULL,
    agreements bigint NOT NULL,
    payout_accounts bigint NOT NULL,
    exceptions bigint DEFAULT 0 NOT NULL,
    approvals bigint DEFAULT 0 NOT NULL,
    accounts bigint DEFAULT 0 NOT NULL,
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chain_start_only_row_check CHECK (only_row)
);

CREATE TABLE public.control_backfill (
    only_row boolean DEFAULT true NOT NULL,
    completed_at timestamp with time zone NOT NULL,
    CONSTRAINT control_backfill_only_row_check CHECK (only_row)
);

CREATE TABLE public.daily_figure_marks (
    developer_id text NOT NULL,
    "position" bigint NOT NULL,
    event_id text NOT NULL,
    assessment_id text NOT NULL,
    verification_id text NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.daily_figures (
    developer_id text NOT NULL,
    day date NOT NULL,
    figure text NOT NULL,
    label text NOT NULL,
    amount numeric NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.daily_usage (
    developer_id text NOT NULL,
    day date NOT NULL,
    writes bigint NOT NULL,
    bytes bigint NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.data_key (
    only_row boolean DEFAULT true NOT NULL,
    key text NOT NULL,
    encrypted_by text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT data_key_only_row_check CHECK (only_row)
);

CREATE TABLE public.deposits (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    provider text NOT NULL,
    transaction_id text NOT NULL,
    account_number text NOT NULL,
    amount bigint NOT NULL,
    returned bigint DEFAULT 0 NOT NULL,
    sender_name text,
    applied boolean NOT NULL,
    received_at timestamp with time zone NOT NULL,
    reversed bigint DEFAULT 0 NOT NULL,
    fee bigint DEFAULT 0 NOT NULL,
    sender_bank text,
    session_id text,
    encrypted text,
    CONSTRAINT deposits_amount_check CHECK ((amount > 0)),
    CONSTRAINT deposits_clear_or_encrypted CHECK (((encrypted IS NULL) OR (sender_name IS NULL))),
    CONSTRAINT deposits_fee_check CHECK ((fee >= 0)),
    CONSTRAINT deposits_returned_once CHECK (((returned >= 0) AND (returned <= amount))),
    CONSTRAINT deposits_reversed_once CHECK (((reversed >= 0) AND (reversed <= amount)))
);

CREATE TABLE public.developers (
    developer_id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    encrypted_by text
);

CREATE TABLE public.encryption_keys (
    id text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.event_log (
    only_row boolean DEFAULT true NOT NULL,
    base bigint NOT NULL,
    seen bigint NOT NULL,
    node integer,
    CONSTRAINT event_log_only_row_check CHECK (only_row)
);

CREATE TABLE public.events (
    developer_id text NOT NULL,
    stream_id text NOT NULL,
    sequence integer NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    "position" bigint DEFAULT ((((pg_current_xact_id())::text)::bigint + 0) +
CASE
    WHEN (clock_timestamp() > (now() + '00:00:30'::interval)) THEN (('too late for an event: this transaction began at '::text || now()))::bigint
    ELSE (0)::bigint
END) NOT NULL,
    actor jsonb,
    hash text,
    trace text
);

CREATE TABLE public.exceptions (
    developer_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    agreement_id text,
    subject text NOT NULL,
    amount bigint,
    currency text,
    details jsonb NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    note text,
    closed_by jsonb,
    event_head text,
    mac text,
    CONSTRAINT exceptions_amount_check CHECK ((amount > 0)),
    CONSTRAINT exceptions_closed CHECK ((((closed_at IS NULL) = (note IS NULL)) AND ((note IS NULL) = (closed_by IS NULL)))),
    CONSTRAINT exceptions_owner CHECK (((developer_id = ''::text) = (agreement_id IS NULL)))
);

CREATE TABLE public.idempotency_keys (
    developer_id text NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    claim text NOT NULL,
    claimed_until timestamp with time zone NOT NULL,
    status smallint,
    body text,
    encrypted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_documents (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    external_user_id text NOT NULL,
    verified boolean NOT NULL,
    blind_index bytea,
    country_blind_index bytea,
    encrypted text,
    kept_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_documents_not_empty CHECK ((num_nonnulls(blind_index, encrypted) > 0))
);

CREATE TABLE public.identity_faces (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    verification_id text NOT NULL,
    model text NOT NULL,
    encrypted bytea NOT NULL,
    kept_until timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_faces_alike (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    external_user_id text NOT NULL,
    other_user_id text NOT NULL,
    likeness real NOT NULL
);

CREATE TABLE public.identity_people (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    encrypted text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_pictures (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    name text NOT NULL,
    external_user_id text NOT NULL,
    encrypted bytea NOT NULL,
    kept_until timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_reviews (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    sequence integer NOT NULL,
    verified boolean NOT NULL,
    encrypted text NOT NULL,
    actor jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_reviews_sequence_check CHECK ((sequence > 0))
);

CREATE TABLE public.identity_session_links (
    token_hash bytea NOT NULL,
    developer_id text NOT NULL,
    session_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_session_parts (
    developer_id text NOT NULL,
    session_id text NOT NULL,
    name text NOT NULL,
    encrypted bytea NOT NULL
);

CREATE TABLE public.identity_sessions (
    developer_id text NOT NULL,
    id text NOT NULL,
    external_user_id text NOT NULL,
    state text NOT NULL,
    liveness_level text NOT NULL,
    document_types text[],
    language text NOT NULL,
    return_url text,
    attempts smallint DEFAULT 0 NOT NULL,
    verification_id text,
    consent jsonb,
    challenge jsonb,
    draws smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT identity_sessions_done CHECK (((state <> 'DONE'::text) OR (verification_id IS NOT NULL))),
    CONSTRAINT identity_sessions_ended CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['OPEN'::text, 'STARTED'::text])))),
    CONSTRAINT identity_sessions_liveness_level_check CHECK ((liveness_level = ANY (ARRAY['passive'::text, 'active'::text]))),
    CONSTRAINT identity_sessions_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'STARTED'::text, 'DONE'::text, 'FAILED'::text, 'EXPIRED'::text, 'CANCELED'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.identity_verifications (
    developer_id text NOT NULL,
    id text NOT NULL,
    external_user_id text NOT NULL,
    verified boolean NOT NULL,
    score smallint NOT NULL,
    liveness_passed boolean NOT NULL,
    document_type text NOT NULL,
    document_type_confidence real NOT NULL,
    reasons text[] NOT NULL,
    message text NOT NULL,
    reading jsonb NOT NULL,
    models jsonb NOT NULL,
    document_sha256 bytea NOT NULL,
    selfie_sha256 bytea[] NOT NULL,
    device bytea,
    created_at timestamp with time zone NOT NULL,
    details jsonb DEFAULT '[]'::jsonb NOT NULL,
    liveness_detail text,
    under_age boolean,
    claimed_name_match text,
    document_seen_before boolean,
    liveness_level text DEFAULT 'passive'::text NOT NULL,
    registry text,
    CONSTRAINT identity_verifications_claimed_name_match_check CHECK ((claimed_name_match = ANY (ARRAY['match'::text, 'close'::text, 'mismatch'::text, 'unknown'::text]))),
    CONSTRAINT identity_verifications_liveness_detail_check CHECK ((liveness_detail = ANY (ARRAY['one_frame'::text, 'several_frames'::text]))),
    CONSTRAINT identity_verifications_liveness_level_check CHECK ((liveness_level = ANY (ARRAY['passive'::text, 'active'::text]))),
    CONSTRAINT identity_verifications_registry_check CHECK ((registry = ANY (ARRAY['match'::text, 'mismatch'::text, 'not_found'::text, 'unavailable'::text]))),
    CONSTRAINT identity_verifications_score_check CHECK (((score >= 0) AND (score <= 99))),
    CONSTRAINT identity_verified_only_above_threshold CHECK (((NOT verified) OR ((score >= 90) AND liveness_passed AND (reasons = '{}'::text[]))))
);

CREATE TABLE public.identity_workers (
    address text NOT NULL,
    slots integer NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_workers_slots_check CHECK ((slots > 0))
);

CREATE TABLE public.import_chunks (
    export_id text NOT NULL,
    file text NOT NULL
);

CREATE TABLE public.invitations (
    token_hash bytea NOT NULL,
    developer_id text,
    member_id text,
    email text,
    expires_at timestamp with time zone NOT NULL,
    mailed boolean DEFAULT false NOT NULL,
    CONSTRAINT invitations_kind CHECK ((((developer_id IS NULL) = (member_id IS NULL)) AND ((developer_id IS NULL) = (email IS NOT NULL))))
);

CREATE TABLE public.jobs (
    developer_id text DEFAULT ''::text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claim text,
    last_error text,
    dead_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    alarmed_at timestamp with time zone,
    waiting_since timestamp with time zone,
    trace text
);

CREATE TABLE public.key_budgets (
    developer_id text NOT NULL,
    budget_id text NOT NULL,
    day date NOT NULL,
    spent bigint NOT NULL,
    CONSTRAINT key_budgets_spent_check CHECK ((spent >= 0))
)
WITH (fillfactor='70');

CREATE TABLE public.known_networks (
    person_id text NOT NULL,
    network bytea NOT NULL,
    seen_at timestamp with time zone NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.living_sql (
    name text NOT NULL,
    sha256 text NOT NULL,
    functions text[] NOT NULL,
    version text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.long_transactions (
    xid bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    elsewhere boolean NOT NULL,
    apart boolean NOT NULL
);

CREATE TABLE public.mac_backfill (
    only_row boolean DEFAULT true NOT NULL,
    completed_at timestamp with time zone NOT NULL,
    CONSTRAINT mac_backfill_only_row_check CHECK (only_row)
);

CREATE TABLE public.mac_secret (
    only_row boolean DEFAULT true NOT NULL,
    secret_id text NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mac_secret_only_row_check CHECK (only_row)
);

CREATE TABLE public.mail_counts (
    developer_id text NOT NULL,
    day date NOT NULL,
    recipient text NOT NULL,
    mails integer NOT NULL
);

CREATE TABLE public.mail_followers (
    developer_id text NOT NULL,
    "position" bigint NOT NULL,
    event_id text NOT NULL
);

CREATE TABLE public.mail_log (
    one boolean DEFAULT true NOT NULL,
    followed boolean NOT NULL,
    from_position bigint NOT NULL,
    CONSTRAINT mail_log_one_check CHECK (one)
);

CREATE TABLE public.mail_settings (
    developer_id text NOT NULL,
    sender_name text,
    to_buyers boolean NOT NULL,
    to_members boolean NOT NULL,
    to_sellers boolean DEFAULT true NOT NULL
);

CREATE TABLE public.mails (
    developer_id text NOT NULL,
    id text NOT NULL,
    cause text NOT NULL,
    kind text NOT NULL,
    audience text NOT NULL,
    agreement_id text,
    recipient text NOT NULL,
    encrypted text,
    encrypted_by text,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    reply text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT mails_erased_once_settled CHECK (((encrypted IS NOT NULL) OR (state <> 'QUEUED'::text))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'REFUSED'::text, 'GIVEN_UP'::text, 'DROPPED'::text, 'KEPT'::text])))
);

CREATE TABLE public.members (
    developer_id text NOT NULL,
    id text NOT NULL,
    person_id text NOT NULL,
    role text NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    joined_at timestamp with time zone,
    removed_at timestamp with time zone,
    mac text,
    granted_by text,
    granted_at timestamp with time zone,
    CONSTRAINT members_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'removed'::text])))
);

CREATE TABLE public.milestones (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    id text NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    amount bigint NOT NULL,
    buyer_confirmed boolean DEFAULT false NOT NULL,
    seller_confirmed boolean DEFAULT false NOT NULL,
    settlement text DEFAULT 'OPEN'::text NOT NULL,
    completed_as integer,
    payout_attempts integer DEFAULT 0 NOT NULL,
    payout_failures integer DEFAULT 0 NOT NULL,
    to_buyer bigint DEFAULT 0 NOT NULL,
    open_returns integer DEFAULT 0 NOT NULL,
    CONSTRAINT milestones_amount_check CHECK ((amount > 0)),
    CONSTRAINT milestones_open_returns CHECK ((open_returns >= 0)),
    CONSTRAINT milestones_settlement_check CHECK ((settlement = ANY (ARRAY['OPEN'::text, 'QUEUED'::text, 'RELEASED'::text, 'AWAITING_DETAILS'::text, 'SUBMITTED'::text, 'PAID'::text, 'REFUNDED'::text]))),
    CONSTRAINT milestones_to_buyer CHECK (((to_buyer >= 0) AND (to_buyer <= amount)))
)
WITH (fillfactor='80');

CREATE TABLE public.money_pause (
    only_row boolean DEFAULT true NOT NULL,
    since timestamp with time zone NOT NULL,
    reason text NOT NULL,
    CONSTRAINT money_pause_only_row_check CHECK (only_row)
);

CREATE TABLE public.passkeys (
    person_id text NOT NULL,
    id text NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.password_resets (
    token_hash bytea NOT NULL,
    person_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    mailed boolean DEFAULT false NOT NULL
);

CREATE TABLE public.payout_account_index (
    developer_id text NOT NULL,
    blind_index bytea NOT NULL,
    external_user_id text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payout_accounts (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    bank_code text NOT NULL,
    account_number text,
    account_name text,
    updated_at timestamp with time zone NOT NULL,
    version integer NOT NULL,
    name_given text,
    name_at_bank text,
    name_match text NOT NULL,
    usable_from timestamp with time zone NOT NULL,
    encrypted text,
    CONSTRAINT payout_accounts_clear_or_encrypted CHECK (((num_nonnulls(encrypted, account_number) = 1) AND (num_nonnulls(encrypted, account_name) = 1)))
);

CREATE TABLE public.payout_attempts (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    milestone_id text NOT NULL,
    attempt integer NOT NULL,
    reference text NOT NULL,
    provider text NOT NULL,
    amount bigint NOT NULL,
    bank_code text,
    account_number text,
    account_name text,
    encrypted text,
    name_at_bank text,
    name_match text,
    account_version integer,
    status text NOT NULL,
    reason text,
    session_id text,
    submitted_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT payout_attempts_amount_check CHECK ((amount > 0)),
    CONSTRAINT payout_attempts_destination CHECK (((num_nonnulls(encrypted, account_number) = num_nonnulls(bank_code)) AND (num_nonnulls(encrypted, account_name) = num_nonnulls(bank_code)))),
    CONSTRAINT payout_attempts_status_check CHECK ((status = ANY (ARRAY['SUBMITTED'::text, 'SUCCEEDED'::text, 'FAILED'::text, 'REVERSED'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.payout_holds (
    developer_id text NOT NULL,
    id text NOT NULL,
    agreement_id text NOT NULL,
    milestone_id text NOT NULL,
    rule text NOT NULL,
    account_version integer,
    until timestamp with time zone,
    opened_at timestamp with time zone NOT NULL,
    lifted_at timestamp with time zone,
    lifted_by jsonb,
    note text,
    CONSTRAINT payout_holds_lifted CHECK (((lifted_at IS NOT NULL) OR (num_nonnulls(lifted_by, note) = 0))),
    CONSTRAINT payout_holds_rule_check CHECK ((rule = ANY (ARRAY['unverified_seller'::text, 'new_account'::text, 'risky_payment'::text, 'name_mismatch'::text, 'first_deals'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.payouts (
    developer_id text NOT NULL,
    id text NOT NULL,
    agreement_id text NOT NULL,
    milestone_id text NOT NULL,
    seller_external_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.people (
    person_id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    created_at timestamp with time zone NOT NULL,
    encrypted_by text,
    email_proved_at timestamp with time zone
);

CREATE TABLE public.person_accounts (
    person_id text NOT NULL,
    developer_id text NOT NULL,
    member_id text NOT NULL
);

CREATE TABLE public.person_emails (
    email text NOT NULL,
    person_id text NOT NULL,
    encrypted_by text
);

CREATE TABLE public.person_subjects (
    issuer text NOT NULL,
    subject text NOT NULL,
    person_id text NOT NULL,
    since timestamp with time zone NOT NULL
);

CREATE TABLE public.platform_transfers (
    provider text NOT NULL,
    cause text NOT NULL,
    kind text NOT NULL,
    debit text NOT NULL,
    credit text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    account_number text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT platform_transfers_account CHECK (((account_number IS NULL) = starts_with(kind, 'break_'::text))),
    CONSTRAINT platform_transfers_amount_check CHECK ((amount > 0)),
    CONSTRAINT platform_transfers_movement CHECK (((((((((kind = 'unmatched'::text) AND (debit = 'bank'::text) AND (credit = 'unmatched'::text)) OR ((kind = 'unmatched_returned'::text) AND (debit = 'unmatched'::text) AND (credit = 'bank'::text))) OR ((kind = 'unmatched_reversed'::text) AND (debit = 'unmatched'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_over'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))) OR ((kind = 'break_over_undone'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_short'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_short_undone'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))))
);

CREATE TABLE public.provider_transactions (
    provider text NOT NULL,
    transaction_id text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL
);

CREATE TABLE public.rate_reports (
    node text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    at timestamp with time zone NOT NULL,
    taken jsonb NOT NULL
);

CREATE TABLE public.reconciliation_breaks (
    developer_id text NOT NULL,
    id text NOT NULL,
    agreement_id text,
    provider text NOT NULL,
    source text NOT NULL,
    type text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    currency text,
    our_amount bigint,
    our_state text,
    our_at timestamp with time zone,
    their_amount bigint,
    their_state text,
    their_at timestamp with time zone,
    difference bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    ordinal integer NOT NULL,
    occurrence integer NOT NULL,
    found_at timestamp with time zone NOT NULL,
    CONSTRAINT reconciliation_breaks_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'payout'::text, 'refund'::text]))),
    CONSTRAINT reconciliation_breaks_owner CHECK (((developer_id = ''::text) = (agreement_id IS NULL))),
    CONSTRAINT reconciliation_breaks_type_check CHECK ((type = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount_differs'::text, 'recipient_differs'::text, 'duplicate'::text, 'stale'::text])))
);

CREATE TABLE public.reconciliation_closings (
    developer_id text NOT NULL,
    break_id text NOT NULL,
    how text NOT NULL,
    reason text NOT NULL,
    closed_by jsonb NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    CONSTRAINT reconciliation_closings_how_check CHECK ((how = ANY (ARRAY['closed'::text, 'gone'::text])))
);

CREATE TABLE public.reconciliation_findings (
    developer_id text NOT NULL,
    reconciliation_id text NOT NULL,
    break_id text NOT NULL
);

CREATE TABLE public.reconciliations (
    id text NOT NULL,
    provider text NOT NULL,
    source text NOT NULL,
    period_from timestamp with time zone NOT NULL,
    period_to timestamp with time zone NOT NULL,
    listed integer NOT NULL,
    matched integer NOT NULL,
    undecided integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT reconciliations_check CHECK ((period_to > period_from)),
    CONSTRAINT reconciliations_source_check CHECK ((source = ANY (ARRAY['bank'::text, 'statement'::text])))
);

CREATE TABLE public.recovery_codes (
    person_id text NOT NULL,
    code_hash bytea NOT NULL
);

CREATE TABLE public.refund_parts (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    refund_id text NOT NULL,
    "position" integer NOT NULL,
    provider text NOT NULL,
    transaction_id text,
    amount bigint NOT NULL,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    stem text NOT NULL,
    retry_at timestamp with time zone,
    reason text,
    bank_code text,
    account_number text,
    account_name text,
    encrypted text,
    settled_at timestamp with time zone,
    CONSTRAINT refund_parts_amount_check CHECK ((amount > 0)),
    CONSTRAINT refund_parts_clear_or_encrypted CHECK (((encrypted IS NULL) OR (num_nonnulls(account_number, account_name) = 0))),
    CONSTRAINT refund_parts_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'SUBMITTED'::text, 'PAID'::text, 'FAILED'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.refunds (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    milestone_ids jsonb NOT NULL,
    reason text,
    created_at timestamp with time zone NOT NULL,
    part_count integer DEFAULT 0 NOT NULL,
    open_parts integer DEFAULT 0 NOT NULL,
    failed_parts integer DEFAULT 0 NOT NULL,
    CONSTRAINT refunds_failed_parts_check CHECK ((failed_parts >= 0)),
    CONSTRAINT refunds_open_parts_check CHECK ((open_parts >= 0))
);

CREATE TABLE public.request_log (
    developer_id text NOT NULL,
    id text NOT NULL,
    key_id text,
    method text NOT NULL,
    path text NOT NULL,
    status smallint NOT NULL,
    code text,
    duration_ms real NOT NULL,
    created_at timestamp with time zone NOT NULL,
    member_id text
);

CREATE TABLE public.review_comments (
    developer_id text NOT NULL,
    review_id text NOT NULL,
    id text NOT NULL,
    text text NOT NULL,
    actor jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.reviews (
    developer_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    user_id text NOT NULL,
    agreement_id text DEFAULT ''::text NOT NULL,
    flag text,
    score smallint,
    state text DEFAULT 'OPEN'::text NOT NULL,
    claim text,
    assignee text,
    opened_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    decision text,
    reason text,
    decided_by jsonb,
    decided_at timestamp with time zone,
    event_head text,
    CONSTRAINT reviews_decided CHECK (((state = 'DECIDED'::text) = (decision IS NOT NULL))),
    CONSTRAINT reviews_kind_check CHECK ((kind = ANY (ARRAY['assessment'::text, 'appeal'::text, 'screening'::text, 'payer'::text, 'face'::text]))),
    CONSTRAINT reviews_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DECIDED'::text, 'LAPSED'::text])))
)
WITH (fillfactor='80');

CREATE TABLE public.risk_addresses (
    developer_id text NOT NULL,
    address text NOT NULL,
    day_bucket bigint NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    state text NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_agreements (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    user_id text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    device bytea,
    value bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_assessments (
    developer_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    agreement_id text,
    bands text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    device bytea,
    score smallint NOT NULL,
    flag text NOT NULL,
    simulated boolean NOT NULL,
    detail jsonb,
    created_at timestamp with time zone NOT NULL,
    policy_version integer,
    shadow_version integer,
    shadow_score smallint,
    shadow_flag text,
    facts text,
    verdict text,
    CONSTRAINT risk_assessments_score_check CHECK (((score >= 0) AND (score <= 100)))
);

CREATE TABLE public.risk_backtests (
    developer_id text NOT NULL,
    id text NOT NULL,
    policy jsonb NOT NULL,
    source text NOT NULL,
    since timestamp with time zone NOT NULL,
    asked_by jsonb NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    cursor text DEFAULT ''::text NOT NULL,
    tally jsonb NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT risk_backtests_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text])))
);

CREATE TABLE public.risk_devices (
    developer_id text NOT NULL,
    device bytea NOT NULL,
    known_since timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    state text
)
WITH (fillfactor='70');

CREATE TABLE public.risk_labels (
    developer_id text NOT NULL,
    assessment_id text NOT NULL,
    id text NOT NULL,
    outcome text NOT NULL,
    source text NOT NULL,
    reason text NOT NULL,
    actor jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT risk_labels_outcome_check CHECK ((outcome = ANY (ARRAY['fraud'::text, 'legitimate'::text, 'disputed'::text, 'recalled'::text]))),
    CONSTRAINT risk_labels_source_check CHECK ((source = ANY (ARRAY['api'::text, 'review'::text, 'dispute'::text, 'recall'::text])))
);

CREATE TABLE public.risk_list_entries (
    developer_id text NOT NULL,
    id text NOT NULL,
    subject text NOT NULL,
    kind text NOT NULL,
    blind_index bytea NOT NULL,
    encrypted text NOT NULL,
    expires_at timestamp with time zone,
    added_by jsonb NOT NULL,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT risk_list_entries_kind_check CHECK ((kind = ANY (ARRAY['block'::text, 'watch'::text, 'trust'::text]))),
    CONSTRAINT risk_list_entries_subject_check CHECK ((subject = ANY (ARRAY['user'::text, 'device'::text, 'network'::text, 'bank_account'::text, 'email_domain'::text])))
);

CREATE TABLE public.risk_list_shapes (
    developer_id text NOT NULL,
    subject text NOT NULL,
    bits integer NOT NULL
);

CREATE TABLE public.risk_overrides (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    user_id text NOT NULL,
    device bytea,
    review_id text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.risk_pairs (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    payee_id text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    seen bigint NOT NULL,
    week_bucket bigint NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_payees (
    developer_id text NOT NULL,
    payee_id text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    seen bigint NOT NULL,
    week_bucket bigint NOT NULL,
    payers_current integer NOT NULL,
    payers_previous integer DEFAULT 0 NOT NULL,
    fresh_current integer NOT NULL,
    fresh_previous integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_policies (
    developer_id text NOT NULL,
    version integer NOT NULL,
    policy jsonb NOT NULL,
    made_by jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    live_at timestamp with time zone,
    retired_at timestamp with time zone,
    mac text,
    CONSTRAINT risk_policies_state_check CHECK ((state = ANY (ARRAY['shadow'::text, 'live'::text, 'retired'::text])))
);

CREATE TABLE public.risk_policy_drafts (
    developer_id text NOT NULL,
    policy jsonb,
    changed_by jsonb,
    changed_at timestamp with time zone,
    event_count integer DEFAULT 0 NOT NULL,
    event_head text
);

CREATE TABLE public.risk_trainings (
    developer_id text NOT NULL,
    id text NOT NULL,
    state text NOT NULL,
    asked_by jsonb NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    outcome jsonb,
    finished_at timestamp with time zone,
    CONSTRAINT risk_trainings_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'too_few'::text])))
);

CREATE TABLE public.risk_user_devices (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    device bytea NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    day_bucket bigint NOT NULL,
    day_before bigint,
    greens integer DEFAULT 0 NOT NULL,
    first_green_at timestamp with time zone,
    trusted_until timestamp with time zone
)
WITH (fillfactor='70');

CREATE TABLE public.risk_users (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    trusted_until timestamp with time zone,
    verified_at timestamp with time zone,
    known_since timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    state text
)
WITH (fillfactor='70');

CREATE TABLE public.risk_verified_names (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    encrypted text NOT NULL,
    verified_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sandbox_accounts (
    reference text NOT NULL,
    account_number text NOT NULL,
    account_name text,
    bank_code text NOT NULL,
    encrypted text,
    CONSTRAINT sandbox_accounts_clear_or_encrypted CHECK ((num_nonnulls(encrypted, account_name) = 1))
);

CREATE TABLE public.sandbox_serial (
    only_row boolean DEFAULT true NOT NULL,
    given bigint NOT NULL,
    CONSTRAINT sandbox_serial_only_row_check CHECK (only_row)
);

CREATE TABLE public.sandbox_transfers (
    reference text NOT NULL,
    amount bigint NOT NULL,
    outcome text NOT NULL,
    settles_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    currency text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_transfers_amount_check CHECK ((amount > 0))
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.screened_people (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    encrypted text NOT NULL,
    screened_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    developer_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    person_id text NOT NULL,
    member_id text NOT NULL,
    proven_at timestamp with time zone NOT NULL,
    challenge text,
    challenge_ends_at timestamp with time zone,
    opened_from text,
    encrypted_by text,
    mac text
);

CREATE TABLE public.sign_in_guards (
    guard bytea NOT NULL,
    attempts integer NOT NULL,
    refused_until timestamp with time zone,
    last_at timestamp with time zone NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.sign_ins (
    token_hash bytea NOT NULL,
    person_id text,
    developer_id text,
    member_id text,
    challenge text,
    challenge_ends_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sign_ins_visitor CHECK ((((person_id IS NULL) = (developer_id IS NULL)) AND ((person_id IS NULL) = (member_id IS NULL))))
);

CREATE TABLE public.totp_secrets (
    person_id text NOT NULL,
    secret text NOT NULL,
    encrypted_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.transfers (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    sequence integer NOT NULL,
    kind text NOT NULL,
    debit text NOT NULL,
    credit text NOT NULL,
    amount bigint NOT NULL,
    cause text NOT NULL,
    hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT transfers_amount_check CHECK ((amount > 0)),
    CONSTRAINT transfers_check CHECK ((credit <> debit)),
    CONSTRAINT transfers_movement CHECK (((((((((((((((((((((((((((kind = 'deposit'::text) AND (debit = 'bank'::text) AND (credit = 'escrow'::text)) OR ((kind = 'deposit_excess'::text) AND (debit = 'bank'::text) AND (credit = 'excess'::text))) OR ((kind = 'deposit_unapplied'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))) OR ((kind = 'deposit_reversed'::text) AND (debit = 'escrow'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_excess'::text) AND (debit = 'excess'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_unapplied'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_owed'::text) AND (debit = 'receivable'::text) AND (credit = 'platform'::text))) OR ((kind = 'fee'::text) AND (debit = 'fees'::text) AND (credit = 'platform'::text))) OR ((kind = 'release'::text) AND (debit = 'escrow'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_submitted'::text) AND (debit = 'seller'::text) AND (credit = 'payout_clearing'::text))) OR ((kind = 'payout_succeeded'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'bank'::text))) OR ((kind = 'payout_failed'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_reversed'::text) AND (debit = 'bank'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_late'::text) AND (debit = 'seller'::text) AND (credit = 'bank'::text))) OR ((kind = 'refund'::text) AND (debit = 'escrow'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'excess_return'::text) AND (debit = 'excess'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'unapplied_return'::text) AND (debit = 'suspense'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'release_return'::text) AND (debit = 'seller'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'refund_paid'::text) AND (debit = 'refund_payable'::text) AND (credit = 'bank'::text))) OR ((kind = 'refund_reversed'::text) AND (debit = 'bank'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'overpaid'::text) AND (debit = 'receivable'::text) AND (credit = 'platform'::text))) OR ((kind = 'overpaid_returned'::text) AND (debit = 'platform'::text) AND (credit = 'receivable'::text))) OR ((kind = 'receivable_settled'::text) AND (debit = 'platform'::text) AND (credit = 'receivable'::text))) OR ((kind = 'release_recalled'::text) AND (debit = 'seller'::text) AND (credit = 'bank'::text))) OR ((kind = 'receivable_recovered'::text) AND (debit = 'platform'::text) AND (credit = 'receivable'::text))))
);

CREATE TABLE public.virtual_accounts (
    provider text NOT NULL,
    account_number text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    reference text NOT NULL,
    bank_code text NOT NULL,
    account_name text,
    encrypted text,
    issued_at timestamp with time zone NOT NULL,
    amount bigint,
    expires_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT virtual_accounts_amount_check CHECK ((amount > 0)),
    CONSTRAINT virtual_accounts_clear_or_encrypted CHECK ((num_nonnulls(encrypted, account_name) = 1))
);

CREATE TABLE public.watch_entries (
    source text NOT NULL,
    id text NOT NULL,
    entry jsonb NOT NULL,
    version integer NOT NULL,
    seen integer NOT NULL
);

CREATE TABLE public.watch_hits (
    developer_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    source text NOT NULL,
    entry_id text NOT NULL,
    version integer NOT NULL,
    score smallint NOT NULL,
    encrypted text NOT NULL,
    found_at timestamp with time zone NOT NULL
);

CREATE TABLE public.watch_keys (
    key text NOT NULL,
    source text NOT NULL,
    entry_id text NOT NULL
);

CREATE TABLE public.watch_lists (
    source text NOT NULL,
    version integer NOT NULL,
    sha256 text NOT NULL,
    entries integer NOT NULL,
    added integer NOT NULL,
    changed integer NOT NULL,
    removed integer NOT NULL,
    loaded_at timestamp with time zone NOT NULL
);

CREATE TABLE public.webhook_deliveries (
    developer_id text NOT NULL,
    endpoint_id text NOT NULL,
    event_id text NOT NULL,
    stream_id text NOT NULL,
    sequence integer NOT NULL,
    type text NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    last_attempt_at timestamp with time zone,
    log jsonb DEFAULT '[]'::jsonb NOT NULL,
    replay_id text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'FAILED'::text])))
);

CREATE TABLE public.webhook_endpoints (
    developer_id text NOT NULL,
    id text NOT NULL,
    url text NOT NULL,
    description text,
    event_types text[],
    ordered boolean NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    disabled_reason text,
    disabled_at timestamp with time zone,
    failing_since timestamp with time zone,
    secret text NOT NULL,
    previous_secret text,
    previous_secret_until timestamp with time zone,
    claim text,
    leased_until timestamp with time zone NOT NULL,
    from_position bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    slow boolean DEFAULT false NOT NULL,
    encrypted_by text,
    CONSTRAINT webhook_endpoints_check CHECK ((enabled = (disabled_at IS NULL))),
    CONSTRAINT webhook_endpoints_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['by_request'::text, 'gone'::text, 'failing'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.webhook_followers (
    developer_id text NOT NULL,
    "position" bigint NOT NULL,
    event_id text NOT NULL
)
WITH (fillfactor='70');

INSERT INTO public.agreements VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec47d9900004e939f99e2803fb1', 1, 'PENDING', 'buyer_b1671ec3', 'seller_b1671ec3', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:06:57.043+00', 0, 0, 0, 0, '6b29a921010f0a8f4b3ba69abfa48e53df32c35528af43cfb658fdf5b94a8fa7', 1, 'e9c4e8427ac5a29fdd5815e610988a326307fd4cd445d6c1b33849cff3af004d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 2, 'PENDING', 'buyer_80965ea1', 'seller_80965ea1', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000017', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:06:57.845+00', 0, 0, 0, 0, 'cc008a649f5f32485f032d765d90f61f65b12bd9b1e765386219f29dee800c93', 1, '87c81780c2ef5c2c73a0da7c120473778e9fd7fe4106b33ca6b3baf06b5ee785', '1.d269dd48955fbe0b.HEemBCW4yyBeufOJxEPywpYpJw_LJNJRIn9QoDQUK8BuVOOheoKq8quP4_tt5VB-b8yqLguvo7x32sXh7S476zQegoQTPpmARJUYyA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 3, 'PARTIAL', 'buyer_35a34765', 'seller_35a34765', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000024', '000', NULL, NULL, 250000, 250000, 0, 0, 0, 0, 0, 250000, 0, 5, 1, '47429e575ebc7e27a32e6f9bcace5241a5cb7f1c459b2b6d1acc2cd2ec6a66eb', '2026-11-18 13:06:58.47+00', 0, 0, 0, 0, '8267c9dd08e18570ff030d648f8ffc0be371ec078a8300ab946aa7fe526d1e0c', 1, '541b7ad923f14fc8dd60cff6f9f976372a194176c9e098730e53a84b35a79b47', '1.d269dd48955fbe0b.F5fFnHJrlSBgc_Xd-SJqLLdhi--T4sKVdANm-b2wWTtw9QHtQmbG8MHO34m9a_NhkzHtw6Dijtw830-ZqDr74iXcwl6esblSllwmBA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 3, 'FUNDED', 'buyer_212346e3', 'seller_212346e3', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000031', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 5, 1, 'd583b1ca7f49443ba7d22f251190e8513933da3f809abe0bf67a3a9814c533a9', '2026-11-18 13:06:59.229+00', 0, 0, 0, 0, '92c359034c4f8783e8088713f66687cee225e0e861527c7e45dac87d5cbb15c2', 1, 'a716e925dccb04240565c1dbb3e89407dc6cd540a29e93e5fbd6a5b2c8922fed', '1.d269dd48955fbe0b.5qGFQ9LzpaxMUh4g8G5UDRpVfLXxwfTu7PvIbaUyMV-A66IVhLeoFIymodZJl4xkNSJvWzxdAdNqcckU5DHvs46RV73W4ELLh7LaMA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 6, 'FUNDED', 'buyer_8983b610', 'seller_8983b610', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000251', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 501000, 1000, 7, 4, '56a6ed42fef77a48ed7842d16b8cab876fe88ee55d66143c6eb97fb54281b8e8', '2026-11-18 13:07:39.536+00', 0, 0, 0, 0, '62e96e7537ff8ac90379e15d2eecd9cd2c1af35027bba4f368310a4647300379', 1, 'b372c4c0bc0c8acb50aecbc6425190784fbb041506e1c93ecbf0e149cf6b1edc', '1.d269dd48955fbe0b.FOajc0ze0PTMVwxVzb-pU-OJGLcG6zPg19FY_m2BFXT39XAcYEXLnnsG-3ReyUp5UnHW1S5lyNuF0z2txDy9grOWsXCn4Zam7E8VSg'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 3, 'OVERFUNDED', 'buyer_e7bf7720', 'seller_e7bf7720', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000048', '000', NULL, NULL, 501000, 500000, 1000, 0, 0, 0, 0, 501000, 0, 5, 2, '730f6ad37741b6a2edcb885085f5b13b7095a7c975b0bd30d536a876f6b3d592', '2026-11-18 13:06:59.789+00', 0, 0, 0, 0, '81056a05f984c46b9b1863f5c99eae477cfda9a7ffeb6dbb06fe21992bd2853a', 1, '230ec87afe51e17a474b0e7e86ba663d3950052b60e3cc86028d490ee024cf6d', '1.d269dd48955fbe0b.qC10-pNtbb7RomV90B0L9OLWwx5ejHcJG-BV0SvoBpIHk3QjNUP4ru_B-2nHIJgfSf0zHnDh0niRkdDs746XFk3yvVjnf4T-PY2j6w'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 9, 'COMPLETED', 'buyer_1d04f6a5', 'seller_1d04f6a5', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000055', '000', NULL, NULL, 500000, 0, 0, 0, 500000, 0, 0, 500000, 0, 16, 3, 'e35ff51f8f930fd5b5d604745cd4632ad784dc5996efbd0f517158c9814feb04', '2026-11-18 13:07:00.471+00', 0, 0, 0, 0, '7e8c9c2c4f9b338ce04d33aa1b8658e072e2d785f6d1177df56751d5931dc605', 1, '6be48b5d806261dee9c876083a85ea96be14d87430e752fcfebd02120b1bd9d9', '1.d269dd48955fbe0b.4qNaRBmP1c-8Z5yonh3te0Bq6FF3_20cRpnm__VwK6Q4KiTNXbDij8z6HcndAYgvmkU1E4Cy84Z4ch_8LQRZAAtWtw0sRRqtj50I7w'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 6, 'REFUNDED', 'buyer_c14e184b', 'seller_c14e184b', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000268', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, '8d974979df727db5f2cf9942c73fc83077815938abab3f92f7ff82f758e97612', '2026-11-18 13:07:40.596+00', 0, 0, 0, 0, 'edae80098fc418e3070a4e39c8e48d5954a1e665e7907a8cfafd9b9ae518e1d3', 1, '83f168d3f3bf3024d58d577877256cdf9be1fbe96a007a22d51667170d384c13', '1.d269dd48955fbe0b.cT5EBxgYYGlVFhRBljZBd_rBkIyYjuaq-Q-3mHyqJyjSZl-iYJLzH-kkRbp45nmkaA8fmYHqiNthpTqKUIJz8d-YbH0znD1yeByAtg'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 5, 'FUNDED', 'buyer_eaab798d', 'seller_eaab798d', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000093', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 7, 1, '43dac6529573bca818c291e38f234a0b4d354faf31e06bf8f894ad4d844397a4', '2026-11-18 13:07:07.101+00', 0, 0, 0, 0, '3ad326936a41901fd4f01be2d06a269797b9ddecbb06b707c386bac378980967', 1, 'aaa24ad646e2925321eef621204526747c174c6394d8b20c44118e4809b066cc', '1.d269dd48955fbe0b.r23VgM5dBDFEtyTCZH2MNtmxPYufPQ57sf5jV-LCNy_l2yhTUM5emyUY9yh7ZsN2ZbmVRNUBtSsJOffPtsx5KketZjNDIrSFZHNnEQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 6, 'IN_PROGRESS', 'buyer_4c6c008c', 'seller_4c6c008c', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000172', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, '5d348a0dcbe342f96f3bc1acf6459b471c3f59bcb02b579cfc1808a402dec4ac', '2026-11-18 13:07:17.495+00', 0, 0, 0, 0, '76dafec26f08093463196271a77a0d9e995bc55724fb4600ad7acd740a523f94', 1, '9b884946919ce76206af3532d3e7ffcaa34c34d669e9168dc46c5c2b4023b82e', '1.d269dd48955fbe0b.HBNy4YYchURWwEll4TTsiX2yRDMgYaHfNaF2kWY9FgHvarkSbNJGMpL3AU_WhEjxBsIE21lqJGN0G5q_l0bAmcZG92WHnYF2dXegYA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 8, 'IN_PROGRESS', 'buyer_3296d450', 'seller_3296d450', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000237', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 13, 4, 'ff3acddd2b917fc39020edd632fd799161acdd1d48f1096c334e5ed6efaac309', '2026-11-18 13:07:32.605+00', 0, 0, 0, 0, '0d8dc50a77ab06e58107b7b5b843bc7be0a136bb69a54f4779c467fdcaf5e159', 1, 'adeeecb4e5d0fd5ad57a1672609599c8f8080fa3632a202ee366c3b91822bffb', '1.d269dd48955fbe0b.E-_t1gJq2O5Ry-liIzYNlf_msIImcHnT8sQshzSZy9oW6ovn5OoIpsAYfER_JfGzaqSXNY9XSLYScGHliklBpZHn-ERW9LXEHkWthA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 11, 'DISBURSED', 'buyer_b38459a2', 'seller_b38459a2', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000062', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 0, 19, 7, 'c5d9f5d0709c70f01eca20e3174d897764e01d686f98822543d9074277f8f6aa', '2026-11-18 13:07:02.653+00', 0, 0, 0, 0, 'cd4527ef96bc470115d8695d184945cff0b1f44fbaa428d374278c0b0b838a41', 1, 'abc37e66d3829c91e7163f7dcb80e2a00036c6bae687335165021b07facd24a8', '1.d269dd48955fbe0b.1H-7TfxDkG-fBhVIklDE6d7_0_FEq9kDfmB6LeXYXJyO4STZEsloCkAWjmi3S-BsZnqR1OUBlSN1NHsVTgBrMWzSpYQcUyrGIKZlBQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 6, 'REFUNDED', 'buyer_d94914b3', 'seller_d94914b3', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000079', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, '00783dbfed95c79eea09f683d19a0a7d9458b4f4237c4e0b926ca92ecdf817a8', '2026-11-18 13:07:05.315+00', 0, 0, 0, 0, '49be8f6fb3c6c6c585ce3d34cb0022c6a12990bfc7ec537c96cbf1e2096f3239', 1, 'cf1b77dd8faca448fdc3b3ba0e6e7a8b74a6030c66921c669df47e7c2000919e', '1.d269dd48955fbe0b.TMkIDBIuyn3daa0YD5rAme7IR4BPuZyXxZoWauRlj3LKGi02KyfT1QaIi9E13T24tc6mmBkspgUBJ6zzXEvXkH5z6x9Tq_xJqMv-Mw'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 4, 'FROZEN', 'buyer_450e3b4b', 'seller_450e3b4b', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000086', '000', NULL, 'A dispute, triggered by hand.', 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 6, 1, 'ec4c0dca97b5d0b3ce8bc54cfc1cba933409cdf7ef3d108934174ef4cd2ae901', '2026-11-18 13:07:06.301+00', 0, 0, 0, 0, 'c11f50aeac96eae70161ca6bd6009925e4554042dcfcd9f786538eb44efbf49f', 1, 'c55484468cd6ab38f69633c5ee7805fda39f4f88aa646f0fa31e64241ead5362', '1.d269dd48955fbe0b.lK84QjRv7BrBmHDZ54kxwbwRa4DDHtCAB_53TPunTJ5LWARcHBQ69rLzfxB8pPRTik7BVi2s_Qgd4xesM4UBFRmJFbpIasxDbFTwBw'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a94d000087ce0ba81b393d04', 2, 'REFUNDED', 'buyer_32e5a0f6', 'seller_32e5a0f6', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:07:08.237+00', 0, 0, 0, 0, '1ae518d5e9a818f4f9cacf7952be45f76bafaa78ad6ead3c62b898469495b5bd', 1, 'a611a3c3add682f2363a7f2dd0b8926c3ba0af9f4179a9fe77d31ce06fbaabaa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 2, 'PENDING', 'buyer_4362f084', 'seller_4362f084', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000103', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:07:09.158+00', 0, 0, 0, 0, '7f03df812a558d4ee5f89d7c2191f64344a78484452a17d51b7ad024d4d2891a', 1, 'b23d4f57eefe6d6c7b283473d351e8eda1e6f714ddd4c1363df397aa8342a0d7', '1.d269dd48955fbe0b.rJJyxo3ADit3yc1hlOXjdnFmahPzbTR4dgMDbj2lqmDfugh65gy0PYGJNdrPwkSADKOCzItftP8BV1rnIZwjcVsDWEOQE4xQDWKzCg'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 3, 'FUNDED', 'buyer_8186d024', 'seller_8186d024', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000110', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 5, 1, 'ef259f50c4057814495e8a0543fc7a35cb53abdbfb0479928c2c34fcc582394d', '2026-11-18 13:07:10.013+00', 0, 0, 0, 0, '51434b8902fe1b2ccc5db6db7e77ad2f9d6b5429747c23da947312e85f3bfd05', 1, '5657a8683f3de77c82cc9c460cf0bf4b25ebd18f9ac6f0ecc70cc59cde51af8d', '1.d269dd48955fbe0b.098OXD1Ty2RUyp8PkEkTxA1eQmdXzPv0vGf6ausfbpqbtTSbPgblSy_s0BH4OS5EkjKulEsjnhBWijaf8SqNLWew7LMwnx2GzZOLUw'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 4, 'REFUNDED', 'buyer_bd9a5ddd', 'seller_bd9a5ddd', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000127', '000', NULL, NULL, 500000, 0, 0, 0, 0, 0, 500000, 500000, 0, 5, 1, '0b3d6c7614cb3662e874dafaf094f96cdf47e937ead58c96196bd287516eb71d', '2026-11-18 13:07:10.729+00', 0, 0, 0, 0, 'cdee684dcc1a66ffc2ca25a4420d90d7b64ee316c901c001b380e40f29180505', 1, '5075fa232dfe51ecaf1ba771829596afec619df8921bd563968d566908c580c4', '1.d269dd48955fbe0b.wkuFdSIirAHm7vcaN4HzNcvFrB52cayzV4Ox8yplc6PD1X9IwMABH9s8TN0rMaryRH3q-kMv54N27lrSR8RnthdYLkHn3HO_wFIflg'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 4, 'FROZEN', 'buyer_4e087cef', 'seller_4e087cef', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000134', '000', NULL, 'the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 7, 2, '1aa3d7c1139610c183478ad13ef253987c976646016ccac93feadb3133171f74', '2026-11-18 13:07:11.477+00', 0, 0, 0, 500000, 'a026dd10657caaa06d8c7558cc98a71c96c4fda5dbbd813abf609d1eea26b396', 1, 'f825bf841c43d3693cdf92db77601d43b17b2eadd4d3e4ce0ebec7a3dc39bad8', '1.d269dd48955fbe0b.JX26QHC92j7SI5pqATppSeRdH0EvojZDCGpQw_YLj5_ttbVI-_AVgaVsRPbkjCaQqLcPFXyLk5MyOu2ppBT85fTiJ2p7gbZVA8lpEQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 4, 'IN_PROGRESS', 'buyer_3a74c1b6', 'seller_3a74c1b6', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000141', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 6, 1, '7157f2acb3dda0881890caf396cc8aaa88861195372767daf462bd0d9ad7b4c3', '2026-11-18 13:07:12.655+00', 0, 0, 0, 0, 'b68e9ed9401b036d412312b3ee3beeab92409c5ec2a8bd5adc6a82eec67917e9', 1, 'e70a72f55380c497259fe25230f6355e110af107596dcf42fd20e674356285e3', '1.d269dd48955fbe0b.USf1KG5ug3FGR0wxkl9m2pDW2cK11Q-sQYCwRX2fmNjcy8j2vbI7Bes9ykf8RCZ3zNKPals8B4Clqbir9XIiLpTFoV0tdbIl1vY_Jw'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 6, 'REFUNDED', 'buyer_042cb54e', 'seller_042cb54e', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000275', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, 'ba2158e6f720f144a846f62305a8ae9c74ec775cb0bfeff74e4d3b640e04a58d', '2026-11-18 13:07:41.512+00', 0, 0, 0, 0, '36ecbd0eb863abf40af7714a590709fca3ce4ddbe5aad2a78d2af641e5690ffe', 1, '946f54d739326a630073154a6a09a0a95e9e23182baa004dc3808990324c488a', '1.d269dd48955fbe0b.778AIb9QWABMYb5qP31rZArgsNqlQTlf6ybhDHKpIOXDLvK1UxVPKS6-0B_PMUYKUrbL5vck7m75KEpIGZLIQSuF2HGzaSqZPzUZug'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 6, 'IN_PROGRESS', 'buyer_b168949f', 'seller_b168949f', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000158', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, '396c7ce5fb79fe1e357a0560465a64b4c84a4a0d8c4cd29cc2b4c98a45d4c9e9', '2026-11-18 13:07:13.697+00', 0, 0, 0, 0, 'b4ba90283df9e9ba1c72848a991571bf54057c9dfeb857d6ae1e76c3097aa7a3', 1, 'a9a332f3b6017ef60a1e85dfcb0f889f0eeebaf2674d88837a84c28f27433733', '1.d269dd48955fbe0b.bIwPIfeu6VO3eqHdqGp-QQPCrpxQGG9WjR1wT3YqVZfQLJrshefSU4XJlCD5gDNhWVdH6fGidQKYtHHxj8gSiX5DMJ_A_4mzkt-IRQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 6, 'IN_PROGRESS', 'buyer_e03e5878', 'seller_e03e5878', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000189', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, '9d88da474349fef0d7fa38a1d86cde8163fbd8eecb48457b5d11fd27438f4d2c', '2026-11-18 13:07:18.94+00', 0, 0, 0, 0, '576eb89956f7c40c13afbd956f22009d994e8c0d894288a6b79d125f46b4d0ce', 1, '1a1f0c618a345848c1e2dd70d9dd925fc84cf099179da858379134df39cc41c6', '1.d269dd48955fbe0b.uDGZCpWyx5VklWWcYciK3L-_sciv2zald8U-bhbciBhnReHDKmBjy9xbo3C7A19w7uTfNghrzLfLQrW7txD5hCN86OxQduBvX3mu2Q'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 7, 'IN_PROGRESS', 'buyer_6b60c468', 'seller_6b60c468', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000165', '000', NULL, NULL, 450000, 300000, 0, 0, 150000, 0, 0, 500000, 50000, 10, 4, 'f0bbd87f39a7705fbc985aba343f50a3e17b15fca1ddbebede5ae4f627b6ec39', '2026-11-18 13:07:14.893+00', 0, 0, 0, 0, '569e4e62406f3cd73293041f8da1e3e3db6b323da683387f432d5b75436801f5', 1, '34107f06435c7ca6e947443197b14d485b269744fa1a3008b26dd163f0754a91', '1.d269dd48955fbe0b.-VOSCp3LnB8PCqHY0ImkGC6C_RU-29z5zUiCFTyjEXSvtBGT5bW_5rYTEjB4a8bY3z2Zu5DRrh4j0THDbPwtW69MXvxWKDiRw9VKXg'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 12, 'FROZEN', 'buyer_906206f2', 'seller_906206f2', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000282', '000', NULL, 'the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 21, 8, '5efcdfbc84a98c6d5499d3ba523074bdbf0b3cb425d8e2fb13a62dcfd3346fd2', '2026-11-18 13:07:45.18+00', 500000, 0, 500000, 500000, '929b6f65ecc25f2a4e20cb149cd84f1ed3052be3059415fe1c454504a08193cd', 1, 'd426e00a0f2479333ee8bad147a9b445ee2e70cc85afdef583a9d3b297429e1d', '1.d269dd48955fbe0b.YwTf0qdbh0zSdmtQkLcxPZZi_c25X3IcvsmADmtENzQfSjhj7PVqe8lvNRMRop-aCerLeqKcbUitz1LRZGBWtbhkvCWzC98re_JA9Q'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 7, 'IN_PROGRESS', 'buyer_bf700b97', 'seller_bf700b97', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000196', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 11, 4, 'f1d4a552d78c57054e2c19ad372e041c0a255cad6e88663e7a18a647e7d0ac5d', '2026-11-18 13:07:21.165+00', 0, 0, 0, 0, 'f1aa994293d90366dc521c5134ec00413ca20958eb8178cf805fc566e6838af4', 1, '65178f6301e31e713d50f77924d4155b12d0d7fb1753d44687ab54d45ed42ad1', '1.d269dd48955fbe0b.VYg1sGHhgswnEyO3ygI_Gy7IoApmq50mN5szvt0tKxH94hEWy7n2QqAHdUOLsFHeIXkjIaVk0hY_EL2qcJ52FnA6P2lx5SIQMBDURw'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 7, 'IN_PROGRESS', 'buyer_73db6e46', 'seller_73db6e46', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000206', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 11, 4, 'd1d585dffc9f854debee11a70ea8db9ffbf5867a291d02dfc85ce16d82cde868', '2026-11-18 13:07:23.508+00', 0, 0, 0, 0, '7c894ea58a653061fc0f41960fd5bdf8c12f20d8b85af5e1e84d1e14f9f5ad82', 1, '31da109510fba6416329b9c489c23ee45f8999363403fbd26f23db86f251a5dd', '1.d269dd48955fbe0b.clp_uLcLN0K9vr7BWkKCuJgHrpHEjrXlUwZiTjqT8Wyq-WfQ8r89bl8-62tyEmndQqYbGmE54Vo-lwS1sWdcf6HR0BuOkfIdkkSRCQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 3, 'IN_PROGRESS', 'buyer_1e4dfb4e', 'seller_1e4dfb4e', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:07:16.293+00', 0, 0, 0, 0, '796256025de85900cce87366348c3431bfa82f0d30551e6b660bb7655972b70f', 1, 'cd588af7a55a24aa98aee0e496ae87098580a8d37c202fac5c1700ad4980cbe1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 14, 'IN_PROGRESS', 'buyer_30bd3cac', 'seller_30bd3cac', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000220', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 18, 11, 'e7751d3cfe13dd0fea0ee224767fcb32736544c189f4518ee8664995a0adb613', '2026-11-18 13:07:27.636+00', 0, 0, 0, 0, '0d95a927ab723b0f5ca174434f5325e8429fb46fbe7e2d0762402ee20ac52dd2', 1, 'd1675414285b4ea38120be1473d6c988e0bce97ce4dc6ade0b8bb98d31b0e5c7', '1.d269dd48955fbe0b._mujw5ZYlF3okOXQgsQu3MWEmeNecEyBuIdP5BpTFI6dw_beHOSaOAmd1AqIdUjVaWzwbCVIWn_ZD8qaoaV57e-_AcRr5LjP00NClQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 13, 'FROZEN', 'buyer_a7e78ca0', 'seller_a7e78ca0', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000299', '000', NULL, 'the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 21, 9, '9e50ccad05a05430ae3bfd0243b7afea5547bd5dda3460a17526e4cd71c2cfa7', '2026-11-18 13:07:48.001+00', 0, 0, 0, 500000, '8cc93d9da138c940cab6fae9d64c4b73bd6783e2486427bcefd31c3819269b37', 1, 'f616e1790ccf59880adc525e2fe883274c731d57be00e41cc9c0da0d89e3c9da', '1.d269dd48955fbe0b.Te_4DhicGFdMzvRSIhmPGAowsJbkOPkpHrrGfE2jPEXf4mjHBUxZadIzxCWDmMRb36BC4E4yq2o-NBZY6ViuOW_bLOpYMWLdYbEAmQ'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 11, 'IN_PROGRESS', 'buyer_01fa7882', 'seller_01fa7882', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000213', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 15, 8, '13e139a1a6423f2b8c9145fa81b44d757f31cecceda3ae65410f00a671ab9410', '2026-11-18 13:07:25.628+00', 0, 0, 0, 0, '86a15e4b1e930790ec3c43815f08baf7ed3a41d07c54c8fb070b54b927621d40', 1, 'ae9293df560676e217195e61403b9948aca6a3627028a5c81aa7c69a282b7692', '1.d269dd48955fbe0b.K7njWuoC9XAfU2hNdyU4YGSNvIVZAubMiLRY-LOXH7IxrLNIf4TijViSp2fzlf3lSrZk0IkCONAzwDqAisFOCPW9vn60tmb40jY0qA'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 9, 'IN_PROGRESS', 'buyer_f8754364', 'seller_f8754364', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000244', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 13, 4, '2a5449fefcc215e790ad0b4e6b9b60a63c62d58d5731b89110d5552580f110b2', '2026-11-18 13:07:35.208+00', 0, 0, 0, 0, 'ecbbbda37c00e623898ff815011f08528ac9c943b3d401d1aaa1897ed392c47d', 1, '71ee9110909d6424e815c73d6209f8a67da499bd8f11e984bb03e0054b00fe89', '1.d269dd48955fbe0b.TL_m9d4-AeDDdBLLocz7k3rsOK7KogEY8UgJv7fFQsy3BNufWx8rDttBjXS18ytR1qUJ1SqfwzbzHoNqUxui1BS7kVJ8oX3EUZCMcA'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652c60000328c76f63a09b353', 1, 'PENDING', 'b', 's', NULL, NULL, 'NGN', 100, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:08:57.148+00', 0, 0, 0, 0, '78e385cbe2e3505addf8e2727cb58bc8c0e9496fc47f39778e42c7bdcdb210d9', 1, '5f1403e66346475d18e882cb6a89127322187e183d42c7ad573c0bb18008b6fb', NULL),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652f800009485170a98ac144f', 1, 'PENDING', 'b', 's', NULL, NULL, 'NGN', 100, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:08:57.208+00', 0, 0, 0, 0, '62e52d691ccf23f7620fa172e791b1ae8ece1183be71da8483681a09304f0180', 1, 'b6887ab555f9e55963b8b1dd37b29704d7dac23953a47412996be2a79fc9af0c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec6941800000e7bf9da6a5c3593', 1, 'PENDING', 'b', 'nobody', NULL, NULL, 'NGN', 100, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 13:09:13.88+00', 0, 0, 0, 0, '3cccb119921b6d0f87a986800ee424cc30b0ca2393357e9dc7afab26f904b9c0', 1, '0217a80b8fed3e404be4f4756b47ca51ee20f1907cb556a6e51858ec6cd641de', NULL);

INSERT INTO public.anchor_checkpoints VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 42, 'surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b
42
ehxNQYcDqqUaUbywdlHbdul5ne35xcBK8LYK0S2f8GI=

— surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b 6AVLh+eM3UUcoFfDfopz9mSs9BDADQcu2Z3UW9Hwpb6ofo5+mfcvxZw8AxrErjNNOxhABBXdbrbtrcR0N6BgyTYZ5gM=
', '2026-11-18 13:07:47.582+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 49, 'surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b
49
phPuGuRAyn4Jfm3cIPE7RYPEQkYAd81yNZ3DkN163ds=

— surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b 6AVLh+eD+Z849cwfAXWDMcEDf4itRuJ8aaH+QG+XxeDcMIHcjqo6KTisosS7swr/cSJWbAwUlTuHuhstwt5KXb/usQY=
', '2026-11-18 13:09:48.028+00'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 3, 'surety/2b8d9d5283d755a4/dev_test_01a1eec36efd0000d4ff129cb509109b
3
a3M003ee6VBGbaAQIS00oTmViDRgJl6zDXb1dWJsduI=

— surety/2b8d9d5283d755a4/dev_test_01a1eec36efd0000d4ff129cb509109b q1C3C2ZbSI0zYKgScUJLCKCDVHUMPeLQsQLwgZe9Ka/ajL0An+FIUrDDqrUk9+I2oPLyH5eeHxJ/HCKQMMrTfEWu2g4=
', '2026-11-18 13:09:48.082+00');

INSERT INTO public.anchor_entries VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 0, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 5, '4501a873be37a95905599ba757c68e20c4b7b18849d4c87cd0c0a92612bf8447'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 1, 'agr_01a1eec47d9900004e939f99e2803fb1', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '6b29a921010f0a8f4b3ba69abfa48e53df32c35528af43cfb658fdf5b94a8fa7'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 2, 'agr_01a1eec480b500005711166c26f5577e', 0, '0000000000000000000000000000000000000000000000000000000000000000', 3, 'cc008a649f5f32485f032d765d90f61f65b12bd9b1e765386219f29dee800c93'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 3, 'agr_01a1eec483250000f2bd149a211224f5', 1, '47429e575ebc7e27a32e6f9bcace5241a5cb7f1c459b2b6d1acc2cd2ec6a66eb', 5, '8267c9dd08e18570ff030d648f8ffc0be371ec078a8300ab946aa7fe526d1e0c'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 4, 'agr_01a1eec4861d0000f1dcc4483f953848', 1, 'd583b1ca7f49443ba7d22f251190e8513933da3f809abe0bf67a3a9814c533a9', 5, '92c359034c4f8783e8088713f66687cee225e0e861527c7e45dac87d5cbb15c2'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 5, 'agr_01a1eec4884d000084687e9c1a2967f4', 2, '730f6ad37741b6a2edcb885085f5b13b7095a7c975b0bd30d536a876f6b3d592', 5, '81056a05f984c46b9b1863f5c99eae477cfda9a7ffeb6dbb06fe21992bd2853a'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 6, 'agr_01a1eec48af7000077df3d55eaa69145', 3, 'e35ff51f8f930fd5b5d604745cd4632ad784dc5996efbd0f517158c9814feb04', 16, '7e8c9c2c4f9b338ce04d33aa1b8658e072e2d785f6d1177df56751d5931dc605'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 7, 'agr_01a1eec4937d00007ad312a187418274', 7, 'c5d9f5d0709c70f01eca20e3174d897764e01d686f98822543d9074277f8f6aa', 19, 'cd4527ef96bc470115d8695d184945cff0b1f44fbaa428d374278c0b0b838a41'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 8, 'agr_01a1eec49de30000a20fab5312bcc44b', 3, '00783dbfed95c79eea09f683d19a0a7d9458b4f4237c4e0b926ca92ecdf817a8', 8, '49be8f6fb3c6c6c585ce3d34cb0022c6a12990bfc7ec537c96cbf1e2096f3239'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 9, 'agr_01a1eec4a1bd0000247b2009e2508ed7', 1, 'ec4c0dca97b5d0b3ce8bc54cfc1cba933409cdf7ef3d108934174ef4cd2ae901', 6, 'c11f50aeac96eae70161ca6bd6009925e4554042dcfcd9f786538eb44efbf49f'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 10, 'agr_01a1eec4a4dd000070218a0147c75dff', 1, '43dac6529573bca818c291e38f234a0b4d354faf31e06bf8f894ad4d844397a4', 7, '3ad326936a41901fd4f01be2d06a269797b9ddecbb06b707c386bac378980967'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 11, 'agr_01a1eec4a94d000087ce0ba81b393d04', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, '1ae518d5e9a818f4f9cacf7952be45f76bafaa78ad6ead3c62b898469495b5bd'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 12, 'agr_01a1eec4ace60000e2e6b890c27022b4', 0, '0000000000000000000000000000000000000000000000000000000000000000', 3, '7f03df812a558d4ee5f89d7c2191f64344a78484452a17d51b7ad024d4d2891a'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 13, 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 1, 'ef259f50c4057814495e8a0543fc7a35cb53abdbfb0479928c2c34fcc582394d', 5, '51434b8902fe1b2ccc5db6db7e77ad2f9d6b5429747c23da947312e85f3bfd05'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 14, 'agr_01a1eec4b3090000cc76e475f67fe424', 1, '0b3d6c7614cb3662e874dafaf094f96cdf47e937ead58c96196bd287516eb71d', 5, 'cdee684dcc1a66ffc2ca25a4420d90d7b64ee316c901c001b380e40f29180505'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 15, 'agr_01a1eec4b5f50000b0a95903864acf38', 2, '1aa3d7c1139610c183478ad13ef253987c976646016ccac93feadb3133171f74', 7, 'a026dd10657caaa06d8c7558cc98a71c96c4fda5dbbd813abf609d1eea26b396'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 16, 'agr_01a1eec4ba8f0000320569ffd6180a74', 1, '7157f2acb3dda0881890caf396cc8aaa88861195372767daf462bd0d9ad7b4c3', 6, 'b68e9ed9401b036d412312b3ee3beeab92409c5ec2a8bd5adc6a82eec67917e9'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 17, 'agr_01a1eec4bea1000030963159cc449565', 2, '396c7ce5fb79fe1e357a0560465a64b4c84a4a0d8c4cd29cc2b4c98a45d4c9e9', 10, 'b4ba90283df9e9ba1c72848a991571bf54057c9dfeb857d6ae1e76c3097aa7a3'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 18, 'agr_01a1eec4c34d00008f92a54b2439c665', 4, 'f0bbd87f39a7705fbc985aba343f50a3e17b15fca1ddbebede5ae4f627b6ec39', 10, '569e4e62406f3cd73293041f8da1e3e3db6b323da683387f432d5b75436801f5'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 19, 'agr_01a1eec4c8c50000d7fa02147572a2d1', 0, '0000000000000000000000000000000000000000000000000000000000000000', 5, '796256025de85900cce87366348c3431bfa82f0d30551e6b660bb7655972b70f'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 20, 'agr_01a1eec4cd7800008798bfe0615f64ce', 2, '5d348a0dcbe342f96f3bc1acf6459b471c3f59bcb02b579cfc1808a402dec4ac', 10, '76dafec26f08093463196271a77a0d9e995bc55724fb4600ad7acd740a523f94'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 21, 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 2, '9d88da474349fef0d7fa38a1d86cde8163fbd8eecb48457b5d11fd27438f4d2c', 10, '576eb89956f7c40c13afbd956f22009d994e8c0d894288a6b79d125f46b4d0ce'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 22, 'agr_01a1eec4dbce00004b65b51126127991', 4, 'f1d4a552d78c57054e2c19ad372e041c0a255cad6e88663e7a18a647e7d0ac5d', 11, 'f1aa994293d90366dc521c5134ec00413ca20958eb8178cf805fc566e6838af4'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 23, 'agr_01a1eec4e4f50000343905f49af53911', 4, 'd1d585dffc9f854debee11a70ea8db9ffbf5867a291d02dfc85ce16d82cde868', 11, '7c894ea58a653061fc0f41960fd5bdf8c12f20d8b85af5e1e84d1e14f9f5ad82'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 24, 'agr_01a1eec4ed3d000032ab76829862b359', 6, 'a5d1ddc1cf154794dea907d77d42bd64bd75a6fddfa4103fc0dd04b8e36128cd', 13, '77d4045f3b1d4b1347c21b448758499bf383c672eaa302e36cfe6b5fd7d48995'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 25, 'agr_01a1eec4f5150000ba15fc9f65f0917f', 8, '3e5f59dbd86909c0d41c6e3378509ecae73230ef3a970b11ca9321b73dff1a89', 15, '0fa92b16d7dcfff26b3df08e63903d6ae239ab54fa4147065e21e7da36d0e710'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 26, 'agr_01a1eec5087e00001c6209f1c3980214', 4, 'ff3acddd2b917fc39020edd632fd799161acdd1d48f1096c334e5ed6efaac309', 13, '0d8dc50a77ab06e58107b7b5b843bc7be0a136bb69a54f4779c467fdcaf5e159'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 27, 'agr_01a1eec512a90000252d79f853889bc3', 4, '2a5449fefcc215e790ad0b4e6b9b60a63c62d58d5731b89110d5552580f110b2', 13, 'ecbbbda37c00e623898ff815011f08528ac9c943b3d401d1aaa1897ed392c47d'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 28, 'agr_01a1eec52391000053374fca4b3a165d', 4, '56a6ed42fef77a48ed7842d16b8cab876fe88ee55d66143c6eb97fb54281b8e8', 7, '62e96e7537ff8ac90379e15d2eecd9cd2c1af35027bba4f368310a4647300379'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 29, 'agr_01a1eec527b500009761563c4c619bc9', 3, '8d974979df727db5f2cf9942c73fc83077815938abab3f92f7ff82f758e97612', 8, 'edae80098fc418e3070a4e39c8e48d5954a1e665e7907a8cfafd9b9ae518e1d3'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 30, 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 3, 'ba2158e6f720f144a846f62305a8ae9c74ec775cb0bfeff74e4d3b640e04a58d', 8, '36ecbd0eb863abf40af7714a590709fca3ce4ddbe5aad2a78d2af641e5690ffe'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 31, 'agr_01a1eec5399d00007d0cad05370097a1', 8, '5efcdfbc84a98c6d5499d3ba523074bdbf0b3cb425d8e2fb13a62dcfd3346fd2', 21, '929b6f65ecc25f2a4e20cb149cd84f1ed3052be3059415fe1c454504a08193cd'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 32, 'exc_01a1eec542060002fda37397229cf302', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '8786a8b9e1024cb1d7e4a44356d386b28273d86e6f2a2b255156e5815e61915e'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 33, 'payout-account:seller_01fa7882', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '0ddee879dde2fc7cd84144e83bdcd75717cd111515a3013b621a57ca5a02a615'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 34, 'payout-account:seller_30bd3cac', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '689a44ecddfdc4d71bd86f6ecc05c4a9f8dbfd546eac149601fb53d8b7782653'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 35, 'payout-account:seller_3296d450', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '6e3c67163c3ac1b12984cf28d69dc12cacf433c2d77d2a22c8cd10dd15595c12'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 36, 'payout-account:seller_73db6e46', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '4ee860d017c22d12bc027947498e7765ecd64a5811e5588490eba62ad9b58d5b'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 37, 'payout-account:seller_906206f2', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '1f54153be29796600a117a4cd7fa95dfae307ed7e26cd3ce69b0312a8605f9ec'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 38, 'payout-account:seller_a64f2787', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '0b68835de359d58014ba473492e3db6112b0e3e6a30acc36f501265ca9084158'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 39, 'payout-account:seller_b38459a2', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '0371dd4517fb661ce4d23185c3d6069530eef5c073050faa521600955cc1f033'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 40, 'payout-account:seller_bf700b97', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '32d2158b7335d295f8ffa35eeba0e0640d5c5103a1b5db694d8a06c0ca5adc26'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 41, 'payout-account:seller_f8754364', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '2ef62f0967337d2dc53d8478b89fa3e55afeb286e5a6f9b6398412ac33aa3ffa'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 42, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 15, '1dd9e1efcf39cc2f533e1f9d02d51d68dd8a4259c7770b383e96d1fcc006e6d6'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 43, 'agr_01a1eec4ed3d000032ab76829862b359', 8, '13e139a1a6423f2b8c9145fa81b44d757f31cecceda3ae65410f00a671ab9410', 15, '86a15e4b1e930790ec3c43815f08baf7ed3a41d07c54c8fb070b54b927621d40'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 44, 'agr_01a1eec4f5150000ba15fc9f65f0917f', 11, 'e7751d3cfe13dd0fea0ee224767fcb32736544c189f4518ee8664995a0adb613', 18, '0d95a927ab723b0f5ca174434f5325e8429fb46fbe7e2d0762402ee20ac52dd2'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 45, 'agr_01a1eec544a10000260d4e1717c261d0', 9, '9e50ccad05a05430ae3bfd0243b7afea5547bd5dda3460a17526e4cd71c2cfa7', 21, '8cc93d9da138c940cab6fae9d64c4b73bd6783e2486427bcefd31c3819269b37'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 46, 'agr_01a1eec6941800000e7bf9da6a5c3593', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '3cccb119921b6d0f87a986800ee424cc30b0ca2393357e9dc7afab26f904b9c0'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 47, 'exc_01a1eec54e3800022461c1fdead92808', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, '05d46657944a3d7a208aaa7e3331e4bcff1cf5179092df78e17e2d772a1820ed'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 48, 'payout-account:seller_a7e78ca0', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '05f38f063e3ff9fd5b82214acb04fc0ad83dcd986b7b9b4437f92d51532b486c'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 0, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, 'e7ca7e08e6a87c06afd04fba3686a81cce10b0c6f71ebf98ba8e62ffca79849c'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 1, 'agr_01a1eec652c60000328c76f63a09b353', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '78e385cbe2e3505addf8e2727cb58bc8c0e9496fc47f39778e42c7bdcdb210d9'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 2, 'agr_01a1eec652f800009485170a98ac144f', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '62e52d691ccf23f7620fa172e791b1ae8ece1183be71da8483681a09304f0180');

INSERT INTO public.anchor_logs VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 1572, 'evt_01a1eec694180002cc079258c80d5e21', 49, '{d201bfcb44131b1ed04392701061518831849d313801aa1242e475c9ca03ddc3,67465835e46fe28e25e7eb40843528d086b04abc3e9d5a43a10e1e288d04321e,9224f21f9756bdbd5e666e246764df1e0900c17be706c2d7a1d9e1cf74b1ce7b}', 2, 'd83ded457d0f634300ef7888216bd2e022119533aeeeea51581be1a8df28092a', 15, 49),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 1559, 'evt_01a1eec652f8000249c104928671bbd9', 3, '{ab5e6f1f6c55ecbe45fe0a009b329b85c514a2c222cfc02222ce9170bfb66bb0,5645c437127663943cec537942b16450aea1b5fe222bcc8fe7055bcc4704b502}', 1, '2d4da566cb61c1ad052c23622332ee0514ac8471ebbed07178735e9053bca7ed', 1, 3);

INSERT INTO public.api_key_hashes VALUES
	('\xe63b809898cc6cfa4b2278aac8ff10b26960d38968a9ca47a8fe017adc23508f', 'dev_01a1eec36efd0000d4ff129cb509109b', 'key_01a1eec36f590001fd36a5e8c037147b'),
	('\x6687cd04753a6455f9e9fd653f60b0c0a0f55640aa4c7fc24d81971c4c0e23df', 'dev_test_01a1eec36efd0000d4ff129cb509109b', 'key_01a1eec650320000b3bb112d1aa60438');

INSERT INTO public.api_keys VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'key_01a1eec36f590001fd36a5e8c037147b', 'svc_live_1f7c0308', 'Created at signup', '\xe63b809898cc6cfa4b2278aac8ff10b26960d38968a9ca47a8fe017adc23508f', '2026-11-18 13:05:47.864+00', '2026-11-18 13:09:14.437+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id": "mem_01a1eec36f5900009838c9dade530ed3", "type": "member"}', '554e7c93765bb0ed931c47a8049b0f752476d0b097744ecbaf0a80f9cc04c363', 'mem_01a1eec36f5900009838c9dade530ed3'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'key_01a1eec650320000b3bb112d1aa60438', 'svc_test_ccdb01bc', 'Test', '\x6687cd04753a6455f9e9fd653f60b0c0a0f55640aa4c7fc24d81971c4c0e23df', '2026-11-18 13:08:56.497+00', '2026-11-18 13:08:57.208+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '981316ff0b1940ba06184361d2e8c6132ab7e13424306b81ce080e0a1a253144', 'mem_01a1eec36f5900009838c9dade530ed3');

INSERT INTO public.audit_log VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 1, 'act_01a1eec36f7700005c49f5d3cc84a1b2', 'account.created', 'member', 'mem_01a1eec36f5900009838c9dade530ed3', 'dev_01a1eec36efd0000d4ff129cb509109b', 'req_4bf25f8dcf7bad093a98ed8b', '1.d269dd48955fbe0b.mTyehu-xkR8G_CcVTs5lTrmdGJHHKmuQIaaQFG3_VWN_odHOBHF6NorZxSYdXWIJM7YCZAsMK-ziAaSJGDDGG86GWducIqzNiMLaSNQLuEj_tjogejlOBKMrlkcpwpAma1CHDwklMtThOrkBszbAfzrYSN5PWp8MndmVCYIOSpPAFMWdwKVq7WxT06nc9mhCQRKm--ZT0JmJwFasyK7etAENnQVhMCkCC8-0WqMyLT0WJuk3KkeThUumEQ5kFVTQrqB5vhk', '2026-11-18 13:05:47.894+00', '4da10c95e9418c040670f4d370d8a7718aab49101adf544a681d991d5f61b259'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 2, 'act_01a1eec5083000009b87cd58a8085a85', 'release_policy.changed', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_1283c4bfdf532ac5d634b5d8', '1.d269dd48955fbe0b.kcwjlrqtQkJei1bXZphP3ytBIOLG7eigcsApFkfmG4oCOR2j0lEGNPu4M9dYOzLxkoAdmdI9DcVl27BXpUpff-GVGpmv5V7OOt1s1u68vAo3MoGMFuJJYglaM47-BzRfGT4pz6TW2zZipNo_KxuzDBnW50C_8k3GXabjUS8KyaYHPTspJw6Dfms9jM9OC4l1Xx94a5I', '2026-11-18 13:07:32.527+00', '59d534baa872a987d77b2e3a7820e4ef939172fb4f56ae0b786baa3e6d1d34d2'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 3, 'act_01a1eec50d4000004236838af62131f4', 'release_policy.changed', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_c2b8ea306d2665dc08baf1b8', '1.d269dd48955fbe0b.f8GwCRJj6oxUDX_oEi8Ds9YGCuGcs7SqmU2UcCYtyrNEkXNAHQ-vSe6pYo2hwdXEB1X3fuq6GX0vubNsGbozFJbXrcvs4S0xcfeGNHBC_q7xL8sgj3Y0MmslkhXvew1VzOMRqDFR29Q2YVFuR2VJrw4FV3CFW4FK75kbKMoXLBmQCHPrPJtgqFiY3UHLqU10DRpFBq4', '2026-11-18 13:07:33.823+00', 'd68e1c3ba77042acb8c4b3c237a35cb07c8a9472283fc467a367063fa1f2c1bb'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 4, 'act_01a1eec51265000002ee279526321562', 'release_policy.changed', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_26a7b9c636d889c564ee27a9', '1.d269dd48955fbe0b.6DxaCpIckAqxApNaiWtnlSP2ZXe8M836Qw5s96tN12uLqL9M2ZO6pzy78xktuj1Z4PEFm2Ye99to9YksqY645YzkhULUMN6Nx9QoAl3ZneNVIzafk4-dbsns8SEe47fAbN__OTYynj4ByGHjLDBV7x1iFK55jbbDwGH6mUNo1ZS5O57mk4GfPoMRnK5Frr6vGoG-9dw', '2026-11-18 13:07:35.14+00', 'ca2b84fb7be522bb080ba1525f6c44ed95ec86df17540cc26b8f1cc911f08915'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 5, 'act_01a1eec518330000853f77af5991f4e3', 'release_policy.changed', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_783e56b6d8d9e522fa849f0b', '1.d269dd48955fbe0b.IPWcO-ijsBrYGNT321XKhsehfrcydj9b9Fr-rCgALyehNnG6y9LsnNqG-RXIxiJ0bzYEIz_SfDaPnBzMlr4wbucmr9xrJl9cLBqni8rEqt-B8slCsz9dIHHhlMsbg9KBdX9rFEd7251pnBCVpaGXQ9abjEC0rMjqJm1KBmJT4Zw4SPnT-enjfoxftsBZI_Lo_ziHp3M', '2026-11-18 13:07:36.626+00', '4501a873be37a95905599ba757c68e20c4b7b18849d4c87cd0c0a92612bf8447'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 6, 'act_01a1eec55fd400004bedfb243272810b', 'risk_policy.drafted', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_dd4a29c948616170e03bef79', '1.d269dd48955fbe0b.XnC2TlIIk6UXtB3vaaTqcrWg1OSk1Cx6vmiGeorCZC1ECVAy-E3UUB-aM8DzvHek_94qd8MWt_dNODLrTGI3UwJcDpPzOMChDEREQFhXW7akqmOSIVucuGNP1EP1fvWWKzlQTe-SF2GIoeZLpF16G5urps5E', '2026-11-18 13:07:54.964+00', '8d1e81fcae2bbe8c655145f97787ca1b1eca6c115669e32d59bd64e6a1e96d1a'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 7, 'act_01a1eec5603400009fc979bfc2644ffb', 'risk_policy.promoted', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '1', 'req_3e63740491c3977982bb5dad', '1.d269dd48955fbe0b.gUWaBCg7OrUwmVFIJF1c1F8XMgT6-fj0HrFxWOOVzQGNJW328C08tHdgNMGXaXF96gRuC9E-Q1X-bm9RyR-J_5yxZimXsE9MxBSDvhEcVPZP4iaSXMlSTA-_l1W0V7P0hrj8upZ30dUavjuIUjE21jMuN9ydAMQmljrI-QFYVHFziQ', '2026-11-18 13:07:55.06+00', 'f7dfc563611b02b058855d7b7cdff8c40541abd12d2155aeb8bed7bd34db47b3'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 8, 'act_01a1eec5607800000902b818a056b4a6', 'risk_policy.retired', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '1', 'req_e8e39dcf7935dfba49cb7c2d', '1.d269dd48955fbe0b.c30vmRChX2huDSWMcp0G_XDTZM_LpnbruSUhS0kCL7XIIkUxPL8NZ3sJnvGTng_Ou10nCeGIPp6XOlhWV-t0OUOcO0rmAEh2RrAd5HK1S4CQWZJnui2aZWcJWAZhn0RYc5rem4TqJDC-v3E', '2026-11-18 13:07:55.128+00', 'e43ff326b451769705bdded6d5e9a02af8d109a4b5e801ee9d536a199e5858b9'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 9, 'act_01a1eec588d50000063fd97d039e9dd5', 'appeal.made', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'rev_01a1eec588b1000099be98f4a1691db2', 'req_a08731f9b17ed7268b343d91', '1.d269dd48955fbe0b.7Cj9ZlWRbJgVoh7PvwmfMiVpvWTjbF889eaDyCviaH3ZQFWbgoITIL66BB4ecOoKWFM8UastTUFx9Zfc5MxMoxPPdbHPJWXZ0QpXP7-YH-r6TTHiN36xcI-qbw32Nov5So5w6e6wIm2ZZ2WYWu0vyJ595NkBOU_w8kprhdaRdGA7D35eg0teEmDnRIp4D-FSdGNO3xIy', '2026-11-18 13:08:05.461+00', '001d8fbf29bb754e9118c68cd90a16122b7ffc24252f325da2d2477f7867918a'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 10, 'act_01a1eec5a0a50000d627ee59b2fc2ad5', 'appeal.made', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'rev_01a1eec5a0990000eb18bd7c1fb7c45c', 'req_3bbd84f85082c358ebbb3d7d', '1.d269dd48955fbe0b.Mxm1V56KPruVKYE3iY9Ugcvg1fTaAm8WsqqIhWAEP6jqRx2h_nf-mm2IxFGOJBDcvzdBSUTOglNPWG5QOo5xZM_vuNaZvPvwS6EtZVlUepTnLyWNWHHCagasq8oRMtlK8YlRGvLRN0zO-hAdVtfgIeqD9IRfxN6hvLbMb-HZMrDiKRZKsYYOM6pWnHuO69X9oyOAgCYL', '2026-11-18 13:08:11.557+00', 'c720e3002bdbfb39162fcae00d69191ef1ba119c79eec5493904954c8cbc972b'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 1, 'act_01a1eec6507d0000251fcbeffa8c1981', 'key.created', 'key', NULL, 'key_01a1eec650320000b3bb112d1aa60438', NULL, '1.d269dd48955fbe0b.OsOr3m3-JCmZEivrREhUE5W6SEYkocGb4SAc7DmA69LZPko5KjUALnL6Dk619AzldCOt65PZj2aGwkTSxjAYPQdZR2CK3Mj0oB3k6qYgK3MRd_bBtwwJbBdTbeqWgo3F6I2nNL93MqwRLO5Ya-mGw5SitI9eAkCdOwMB8AqJUdtNHr7aQiye71tVKTjMrtbXXeJVxGOm8Uavld-Dv7ziW29hsaVO', '2026-11-18 13:08:56.573+00', 'e7ca7e08e6a87c06afd04fba3686a81cce10b0c6f71ebf98ba8e62ffca79849c'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 11, 'act_01a1eec6509c00004ff77d341a5938c9', 'key.created', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_81ec752ef8094a66222ba471', '1.d269dd48955fbe0b.AphKpFUNWHJDECRMBrJkgP7dvD09PuSqIUU2ux7NCmyTV55Na4egLAJAua5qSE2kltCJ3q-UnRYd8FonweBMr6odxNQV46MscxcRZ04FkFgLfEHnf0GkuGdFuEwlqb4y6LsB_PR2FDINwm7kGwPw_SxYbGNpcPXQN2eZuQ0suZfnm6VD0FqyTuQKLI2hPG8aAR1_EIZwPymXaKjgoRh6JarJT0rgCQSV9yYrPdo9hj9cuii6AwNdbdxJnvDWtrqvfi2H7PibMntWD2lDIGG5MA', '2026-11-18 13:08:56.604+00', '217602458c1028b5eff919c3c0c73bd4980f386ddd4f43ebcb54b57ea69bf0ba'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 12, 'act_01a1eec692d1000012d16ca82a090852', 'assessment.labelled', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'fra_01a1eec559ee0000c9cd0986e6a9f733', 'req_a92c5b26f6620e1c30068659', '1.d269dd48955fbe0b.-1QO8xB8jcMhH1OT_tfAvOMf65AcuPaNjSc-6dxEtB6YH-yWO6HZ3nwQIpukvcLI8c48decSxerF_hiY6C5nUqdVzBs6YKZ5OI4MQRg1Eh3Bv5nMB02amZwGoEMOt4UjVn570ycD4ZTeQ5WSMPgZvZIKZrBTp-ooFZy37GdYqMD62mvyM0dtsxZ_72M3stZfXY5c7QpzSZI', '2026-11-18 13:09:13.553+00', '76f689d1ff171d88b4deab41666011460e1193af00485be5261b23da48bed002'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 13, 'act_01a1eec692fd000017e19f4f0c5cf928', 'assessment.labelled', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'fra_01a1eec544d50000a4ad1482782decbe', 'req_06f7ffd13cafb3c1fef03514', '1.d269dd48955fbe0b.ZbgTP081x-O4uXELX51FW9av0GyxjwLbC-mt9OaWEfCSO-URL5eOQwAIsvSPHzUW5DpFCJgOKs_-ebijqdWIOEePgp7RWfEF-sDchMVjsHDfCEyPOMAEUuJrZNg2zApWadJtutzFqX04yV43V8vNyjNue6WIo-u9ujW63bfXlp0TrC-PiZptS-fux1lJJ89r9H_Q99USTXbUvQTYzXW_HMg-Tw', '2026-11-18 13:09:13.597+00', '9f2950b33ad78cbe68af30957697b5ac8704e0c48c46fbf09f19a27fcc7a1805'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 14, 'act_01a1eec6935f0000fce4ec1c062d6062', 'risk_list.added', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'lst_01a1eec693450000546a3186aa4e197c', 'req_744bda9093783aed1f112e6b', '1.d269dd48955fbe0b.Z_J92m77bESsBZCbwtA4eftY021MRjtz1fixrx84EMIeqdAfDfibs4g4szqIrGGYuSAjOy0aiPVA05w9_i0Sq0AZ_nCuyJHlwP2AXpWwnEXaRoVat_Csc1Gr2GnqN7i9nOH0hRHCeILS', '2026-11-18 13:09:13.695+00', '67b1c5e6d2251634a8235bc8af71f62ffb0e556021f1feea62fd07c582e3d6a4'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 15, 'act_01a1eec693b50000fb170138ba36acfe', 'release_policy.changed', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', NULL, 'req_f53ca391eacc354ec028341c', '1.d269dd48955fbe0b.rGiwC1wo-tM2-CHODPtGPUETonbF2vCJY0wVVUFwAK6s51JuuTvNLZNYKotKmoJuWaQDWuME9HQWwmHQn5GJq_GIOkqT0-MWI9CHd0p2A9nx4-HFmr6oG4zcCEG8jtttxNzd3DSVNUuWsMkgyXhg_t7JjZS8_g', '2026-11-18 13:09:13.781+00', '1dd9e1efcf39cc2f533e1f9d02d51d68dd8a4259c7770b383e96d1fcc006e6d6');

INSERT INTO public.audit_log_heads VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 15, '1dd9e1efcf39cc2f533e1f9d02d51d68dd8a4259c7770b383e96d1fcc006e6d6', 0, '0000000000000000000000000000000000000000000000000000000000000000', '947b2f779dd435992d42bdc132697948b891fe21b02ccb29e82b83fdcc2bbd95', '2026-11-18 13:05:47.894+00'),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 1, 'e7ca7e08e6a87c06afd04fba3686a81cce10b0c6f71ebf98ba8e62ffca79849c', 0, '0000000000000000000000000000000000000000000000000000000000000000', 'dbbbe2be367f6345b37a9f0195fe2ff5281c9e25ff74dd9ed11834a88d7e6a37', '2026-11-18 13:08:56.573+00');

INSERT INTO public.bank_messages VALUES
	('sandbox', 'msg_03a90d75c1e4a9db3ea6350e1560fc6e', 'deposit_reversed', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', '{"encrypted": "1.d269dd48955fbe0b.t-afdbXOgfJ1_ioKJnUroSuWmkxjR6q9lmk5jExbHVCzieOYs8N1c8PgE7DBAcUWrpnVzlnPsDxjOJccAaKhQg_Bc8uJWQB-GmVcJWuTd0rB1j99LKjqB9XoLDQQUjtMdsIJ6yBiRH3aKZQPIjXz-T4Hrm_NXlQM9KLJlc5XxyvdSGPbnZhhRmVVSuyRZr1owPNpp-O0JOkSzQYLeJ2mRElz7ELX-RwcjkuXe_gxWpE"}', '2026-11-18 13:07:11.631+00', 'applied', 'agr_01a1eec4b5f50000b0a95903864acf38'),
	('sandbox', 'msg_70469df4ba4c5feaaea4892cb98a7db0', 'transfer', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', '{"encrypted": "1.d269dd48955fbe0b.QLMIhpFrW-7CivcMh2M9VoLCuKDBFN3kt-zZFc_v7rpG5aJgtmcx7TlZqf923GiR7qjRo_MQs3YDVwet6QP55V9MKSqK5gRb395_vI73oCzckKfuJ1P7YbxwHoJesIamRShzb3SnKkzuxS2XZv2qi71bRmIoXbAGlLrfEBbAh6BSV6froxXRNJi0qq5I0Pc2cEaP7UV_-x7I5EOaq2zuXiF4h_MEy_s_nB0oWyZW8cvCyisIuw9l0pu2eT1nFPiftWGgGcNWEQeYqw"}', '2026-11-18 13:07:31.056+00', 'applied', 'agr_01a1eec4f5150000ba15fc9f65f0917f'),
	('sandbox', 'msg_d59788f49339365553080309150b795d', 'deposit_reversed', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', '{"encrypted": "1.d269dd48955fbe0b.oKqifH8KzRVF9EJ2udZuphll-hi6NiwPm0DWiwlBLsnl6Pqyl2zBNy499D_An6XU_uj-fhagUkgIjb94a9LtU8UskM2bx9KbRw_YM71GGNeFC6M8sh8HJQb7QLUsL96FGqEjzYqHKeQEr2__wfK3PHKp5GLH7uEGQhG_lTZsvQR4HFvWIsBJyyjrEqBNpBSCK8v3xpHJ77UPCpQj1_GwiVWhNy_N7JXTwW22Sjc2vmg"}', '2026-11-18 13:07:46.48+00', 'applied', 'agr_01a1eec5399d00007d0cad05370097a1'),
	('sandbox', 'msg_5d8c7ba1bab2bb7ce6f4c41336cec5b2', 'transfer', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', '{"encrypted": "1.d269dd48955fbe0b.MgiCDm6fvcCiXIGI_zlBrJ0In573Pfu7ONJWDf7yiBbAEfooxii_aJ_C-WT19X01MulVZ0whKfzlNU1_UHu8uM_7KRR_zotc_Z9xC6GBecE1HkW9XoN1nfUessSZkNvFu6OM21FxuSy6DSKV2UhJzM6IghyGNBiuDkQt2qaPcFxlRHKTixx33tvrkaOwX3ItzDFwNYVG_l52SZ9MfZc0gxs8FjIf1mCENRfnkD62AMImxmytOOOWjPhcRULjRG4HcZHtTBMxVO72iA"}', '2026-11-18 13:07:47.383+00', 'applied', 'agr_01a1eec4f5150000ba15fc9f65f0917f'),
	('sandbox', 'msg_269a20baec2088a359bcc5e61f9b87e6', 'deposit_reversed', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', '{"encrypted": "1.d269dd48955fbe0b.XXO4hgxqZSMh72Ow5ZDsjgZsOmd7415MmpqrM_ZkPBwO6RzO4lBAKEeVSj_S-t0Ee3i6ZIlcRNF74Vv34G3aAj13wk0CGhXB-qBMx-TDy4ZPSQP759cGIpGGQTndY7sPipDkZxzyweYzxGGg6oN95VboJqGhe7TouWKBJ8zth24HZNmKyHtHqlChwLUPujMw8YLuskXYQ8wT60jiOtteXnOsq9kjFBO4kpdOpOrx5d0"}', '2026-11-18 13:07:49.357+00', 'applied', 'agr_01a1eec544a10000260d4e1717c261d0'),
	('sandbox', 'msg_cb2bd6db5f474b74681d65e8fd777287', 'transfer', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', '{"encrypted": "1.d269dd48955fbe0b.Ol2X1YZFq8idTCnpNY57gveM3QCTV7D6MM5duNFAwp0pTxpb-fFQTDFJhAXXiZsqEn91gFKznd750_XtNeSgoioGeNGrowIyXfsfKQaiTfZSJc6e1icTD6gSpn3uVyeofYpk3V94kSRDCg4WTaiaHrzqxurl2CT4-VLrtLoif365p50o9S_4030BhHz4VseVdCLbIz7RnwhjFsN6foC-7W013kykSW9Rs199j_LcyCPK7ux3d21NOBpoRBxDBDQhmmiGcs0sEy2mGA"}', '2026-11-18 13:08:54.385+00', 'applied', 'agr_01a1eec4f5150000ba15fc9f65f0917f');

INSERT INTO public.bank_references VALUES
	('sandbox', 'po_01a1eec4937d0001ed9f490a0ac43ffc_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d0001ed9f490a0ac43ffc', '2026-11-18 13:07:03.099+00'),
	('sandbox', 'po_01a1eec4937d00020f0783573e8959eb_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d00020f0783573e8959eb', '2026-11-18 13:07:03.829+00'),
	('sandbox', 'rp_209ea0c1e74f8f25df854a2aae819413_1', 'refund', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'rf_852eb5add3b3ecc047376a1f2d0fd93a', '2026-11-18 13:07:05.439+00'),
	('sandbox', 'rp_837860a3b0c70131f9da3f8d94d762db_1', 'refund', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'rf_4f105319a8fa46ce5a06623544eeaedc', '2026-11-18 13:07:16.507+00'),
	('sandbox', 'po_01a1eec4dbce000113fb8d39c7d497d6_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'ms_01a1eec4dbce000113fb8d39c7d497d6', '2026-11-18 13:07:21.392+00'),
	('sandbox', 'po_01a1eec4e4f50001a58503874f2be528_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'ms_01a1eec4e4f50001a58503874f2be528', '2026-11-18 13:07:23.808+00'),
	('sandbox', 'po_01a1eec4ed3d00019d574c0418f07fd8_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', '2026-11-18 13:07:26.069+00'),
	('sandbox', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', '2026-11-18 13:07:27.981+00'),
	('sandbox', 'po_01a1eec5087e0001e3be0eda86157cd3_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0001e3be0eda86157cd3', '2026-11-18 13:07:33.94+00'),
	('sandbox', 'po_01a1eec512a90001928c5ae09be77212_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90001928c5ae09be77212', '2026-11-18 13:07:36.626+00'),
	('sandbox', 'rp_e61341135c16079c305c9ef9eec6236c_1', 'refund', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'rf_5ad9341dfd96bb7f1b1a2f27689e5ea3', '2026-11-18 13:07:39.817+00'),
	('sandbox', 'po_01a1eec4ed3d00019d574c0418f07fd8_2', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', '2026-11-18 13:07:39.513+00'),
	('sandbox', 'rp_42827b5c0e552c3a04d9a2f1871d648c_1', 'refund', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'rf_cd45bb4ec24f8d21e8f02648eba4a08e', '2026-11-18 13:07:40.819+00'),
	('sandbox', 'rp_918782224565da7109ee88c9da3b7c0d_1', 'refund', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'rf_64edd07c55ab75bd381b83639cd0baac', '2026-11-18 13:07:41.815+00'),
	('sandbox', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', '2026-11-18 13:07:44.05+00'),
	('sandbox', 'po_01a1eec5399d000120cc8b57b1e0932f_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d000120cc8b57b1e0932f', '2026-11-18 13:07:45.52+00'),
	('sandbox', 'po_01a1eec5399d00020c692a412734c9f8_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d00020c692a412734c9f8', '2026-11-18 13:07:46.48+00'),
	('sandbox', 'po_01a1eec544a100015b37fa390d984e99_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100015b37fa390d984e99', '2026-11-18 13:07:48.375+00'),
	('sandbox', 'po_01a1eec544a100029993e4c7608991b5_1', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100029993e4c7608991b5', '2026-11-18 13:07:49.352+00'),
	('sandbox', 'po_01a1eec4ed3d00019d574c0418f07fd8_3', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', '2026-11-18 13:08:43.708+00'),
	('sandbox', 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', 'payout', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', '2026-11-18 13:08:50.597+00');

INSERT INTO public.chain_start VALUES
	(true, 0, 0, 0, 0, 0, '2026-11-18 13:05:46.275673+00');

INSERT INTO public.control_backfill VALUES
	(true, '2026-11-18 13:05:46.275673+00');

INSERT INTO public.daily_usage VALUES
	('dev_test_01a1eec36efd0000d4ff129cb509109b', '2026-11-18', 2, 6216),
	('dev_01a1eec36efd0000d4ff129cb509109b', '2026-11-18', 170, 643152);

INSERT INTO public.data_key VALUES
	(true, '1.2b8d9d5283d755a4.HQD_h3Y_oTC_FhqMHbShBh9p6288s9eUnD1ecyPXTJkbLC_X3PY3US3hPRklzKshX5lmQAm4R5F3eSQIzH26Yt1op5ozcDYT', '2b8d9d5283d755a4', '2026-11-18 13:05:46.948594+00');

INSERT INTO public.deposits VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_35a34765', '9900000024', 250000, 0, NULL, true, '2026-11-18 13:06:58.659+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_212346e3', '9900000031', 500000, 0, NULL, true, '2026-11-18 13:06:59.349+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_e7bf7720', '9900000048', 501000, 0, NULL, true, '2026-11-18 13:06:59.989+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_1d04f6a5', '9900000055', 500000, 0, NULL, true, '2026-11-18 13:07:00.61+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_b38459a2', '9900000062', 500000, 0, NULL, true, '2026-11-18 13:07:02.913+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3', '9900000079', 500000, 500000, NULL, true, '2026-11-18 13:07:05.374+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_450e3b4b', '9900000086', 500000, 0, NULL, true, '2026-11-18 13:07:06.458+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_eaab798d', '9900000093', 500000, 0, NULL, true, '2026-11-18 13:07:07.26+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_8186d024', '9900000110', 500000, 0, NULL, true, '2026-11-18 13:07:10.24+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_bd9a5ddd', '9900000127', 500000, 0, NULL, false, '2026-11-18 13:07:10.891+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', '9900000134', 500000, 0, NULL, true, '2026-11-18 13:07:11.606+00', 500000, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_3a74c1b6', '9900000141', 500000, 0, NULL, true, '2026-11-18 13:07:12.805+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_b168949f', '9900000158', 500000, 0, NULL, true, '2026-11-18 13:07:13.861+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468', '9900000165', 500000, 50000, NULL, true, '2026-11-18 13:07:14.998+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_4c6c008c', '9900000172', 500000, 0, NULL, true, '2026-11-18 13:07:17.629+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_e03e5878', '9900000189', 500000, 0, NULL, true, '2026-11-18 13:07:19.082+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_bf700b97', '9900000196', 500000, 0, NULL, true, '2026-11-18 13:07:21.286+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_73db6e46', '9900000206', 500000, 0, NULL, true, '2026-11-18 13:07:23.677+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_01fa7882', '9900000213', 500000, 0, NULL, true, '2026-11-18 13:07:25.817+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_30bd3cac', '9900000220', 500000, 0, NULL, true, '2026-11-18 13:07:27.836+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_3296d450', '9900000237', 500000, 0, NULL, true, '2026-11-18 13:07:32.764+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_f8754364', '9900000244', 500000, 0, NULL, true, '2026-11-18 13:07:35.302+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610', '9900000251', 501000, 1000, NULL, true, '2026-11-18 13:07:39.691+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b', '9900000268', 500000, 500000, NULL, true, '2026-11-18 13:07:40.764+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e', '9900000275', 500000, 500000, NULL, true, '2026-11-18 13:07:41.724+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', '9900000282', 500000, 0, NULL, true, '2026-11-18 13:07:45.328+00', 500000, 0, NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', '9900000299', 500000, 0, NULL, true, '2026-11-18 13:07:48.163+00', 500000, 0, NULL, NULL, NULL);

INSERT INTO public.developers VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', '1.2b8d9d5283d755a4.t2FryWQNvCK1lIngVLT9bwL73O6b-LTCtQ5MKSSeqOKZTjNvogk6bP1jEg', '1.2b8d9d5283d755a4.iqKcsvVhymKpflJJazd5yk0_bOoOBuyOv9zJooTM_w', '2026-11-18 13:05:47.772+00', '2b8d9d5283d755a4');

INSERT INTO public.encryption_keys VALUES
	('2b8d9d5283d755a4', '2026-11-18 13:05:46.941036+00');

INSERT INTO public.event_log VALUES
	(true, 0, 747, NULL);

INSERT INTO public.events VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec47d9900004e939f99e2803fb1', 1, 'evt_01a1eec47d9a0002187d86a2a9167d9a', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec47d9a00002fb31025fd44f390", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec47d9a000122662d4a2d80d5d2", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_b1671ec3", "sellerExternalId": "seller_b1671ec3"}', '2026-11-18 13:06:57.043+00', 773, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6b29a921010f0a8f4b3ba69abfa48e53df32c35528af43cfb658fdf5b94a8fa7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 1, 'evt_01a1eec480b50003de852972eeb62621', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec480b50001d71644b17c9d81df", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec480b50002ecdad0fc2cc2cda0", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_80965ea1", "sellerExternalId": "seller_80965ea1"}', '2026-11-18 13:06:57.845+00', 778, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e106fd11e5bb7690dc5c5dcb9a03e256b0d900c8589220d486a029adb2799928', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 2, 'evt_01a1eec4814600008df8798a0e4f6a0b', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec480f70000a039ef4e7d3f01e1", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:06:57.99+00', 783, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '38a117c157c7f9e5ddc956ed90803464f855ad67f86e9d39df43bfa82835febe', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 3, 'evt_01a1eec481460001500eecf29798fbc7', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.n4Bye-MWjk7H9biKnhfK8WzFYmBOPOY-Ofxfxu7uXChStWZ1_bOljY_DUn8n_-bM9dmPVZVbtGq1ocz7gRgZZSN7u1-cQQxssSn4mA", "expiresAt": null, "accountNumber": "9900000017"}', '2026-11-18 13:06:57.99+00', 783, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'cc008a649f5f32485f032d765d90f61f65b12bd9b1e765386219f29dee800c93', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 1, 'evt_01a1eec483260002e276e5f98c2b90c5', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec48326000052900d8f229786dd", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4832600017e442d869f6a0c43", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_35a34765", "sellerExternalId": "seller_35a34765"}', '2026-11-18 13:06:58.47+00', 788, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ce1959d6060cac6916c834af7b22be966bf12d180d4bc4ba7197da4953989927', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 2, 'evt_01a1eec483840000233ad8dc265b1d86', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4836600000295fb057ff5ce13", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:06:58.564+00', 792, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c96fd73982a886c10071e3f018fdf07ee8bd09c1997122d0f0e8018fa7916aba', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 3, 'evt_01a1eec483840001a17e3ba9cf05abb6', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.EQpAOdgV3skYwMaXqHnaN7kRUS0inF5PQCG3NTkWUzV-a0vSfv8RsKfQ7QwU5Br_iokpz7zRqiDuAqEmK7oP0elbj4cfvfKmn72RNw", "expiresAt": null, "accountNumber": "9900000024"}', '2026-11-18 13:06:58.564+00', 792, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6494802471468ee5f5684c551f7533c1fa20f532e25696e0285c285c345c323a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 4, 'evt_01a1eec483e500007dbe9cee698c38dc', 'deposit.received', '{"fee": 0, "amount": 250000, "escrow": 250000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000024", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_35a34765"}', '2026-11-18 13:06:58.659+00', 794, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e8a3aa752a3cbfb50f0e7b119b1fcbe95fb76ec5a75db40beb6d52601e425c7f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 5, 'evt_01a1eec483e50001726ecb1fe20d290c', 'agreement.partially_funded', '{"held": 250000, "excess": 0, "outstanding": 250000}', '2026-11-18 13:06:58.659+00', 794, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '8267c9dd08e18570ff030d648f8ffc0be371ec078a8300ab946aa7fe526d1e0c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 1, 'evt_01a1eec4861d0003b67bfb1411425b5c', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4861d000177b164db9476da23", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4861d0002e14ba4e09a6a16e5", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_212346e3", "sellerExternalId": "seller_212346e3"}', '2026-11-18 13:06:59.229+00', 796, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '075f7a3cfd66049ea270b5ef05a9b79ea14d7bbda64be94a57ba21c8a49504cb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 2, 'evt_01a1eec486630000b2d4671ee96202e2', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec486560000b4e285d0a20a979e", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:06:59.299+00', 800, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1b3d2d9ec6ffe9ea462bf4ec77d7e6bb8ef4e04a1744b27c6320aa5c34dc146d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 3, 'evt_01a1eec486630001900a4e89870f2ebc', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.If1ySFr1TnHM7R9ls3LereHl5PI0VcotqPUFTq_giUVARmxA44dDO997_jWU15p_w3FTOdBXC85NPCiSIK95-UbW1qlydy5vBuVBqg", "expiresAt": null, "accountNumber": "9900000031"}', '2026-11-18 13:06:59.299+00', 800, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '912a2af7d55ab2b50d269779896919d4054bbbbe192349631fe3edfd77933ee1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 4, 'evt_01a1eec486950000a7b38029c5c5541d', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000031", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_212346e3"}', '2026-11-18 13:06:59.349+00', 802, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c173fce7147582e9d9f35ab8e7a79b050a01f50766bff7e94f56c7d19e17477d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 5, 'evt_01a1eec486950001b652393fd4daaa13', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:06:59.349+00', 802, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '92c359034c4f8783e8088713f66687cee225e0e861527c7e45dac87d5cbb15c2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 2, 'evt_01a1eec488de00005c507eaf0d5ab11a', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec488850000844707b3c0b5b32a", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:06:59.934+00', 811, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b96061dc1ebe15dc0d82815c35979d0248d52d602a0c2eeb1235cb277265848c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 3, 'evt_01a1eec488de000150f6dcc5badfc038', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.RzidrMjxEBC9bQrpLHJ-u_HlWzdP0CMMC1WQtNQhDLP8QR6dHAsqExtDynnNTtPe2ZvaZGPnbsV05haIs0ICSHBSHwAhZPc6IicYDA", "expiresAt": null, "accountNumber": "9900000048"}', '2026-11-18 13:06:59.934+00', 811, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'abb12a11b0546acfb299194f3b1543cc1e76614602943977ed780d5054145528', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 1, 'evt_01a1eec4937d000323daf5b01c1eaf28', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4937d0001ed9f490a0ac43ffc", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4937d00020f0783573e8959eb", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_b38459a2", "sellerExternalId": "seller_b38459a2"}', '2026-11-18 13:07:02.653+00', 844, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6236f9faf06037be44d58fe1ff85ea3d892c9733cd44db1ee5cc6e82af5bdf26', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 11, 'evt_01a1eec497d90000ba5a64d28267bd9d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:03.769+00', 868, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '373fb4b33cef456b5b5134741dd0deba752f99f7ad9491076ad7bb6c1d2c394a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 12, 'evt_01a1eec497ec0000626751fec75d745b', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4937d0001ed9f490a0ac43ffc", "reference": "po_01a1eec4937d0001ed9f490a0ac43ffc_1", "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.785+00', 869, '{"id": null, "type": "system"}', 'bd6a1b19a432e4e5820386a5165f3e29ad532427c9a4e5ddea7cd6c54f83fd79', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 6, 'evt_01a1eec49e3b000048d04a812100de97', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_852eb5add3b3ecc047376a1f2d0fd93a", "reference": null, "milestoneIds": ["ms_01a1eec49de30001a31fd6c74713a0cf", "ms_01a1eec49de3000257a19dcbe6974b8f"]}', '2026-11-18 13:07:05.401+00', 894, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'bd462c9b3b5044ce3f257bbb2911dce293a5431a21f29acb78e40c0755b98ff9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 7, 'evt_01a1eec49e71000026d3a0e9c41ba353', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_852eb5add3b3ecc047376a1f2d0fd93a"}', '2026-11-18 13:07:05.455+00', 899, '{"id": null, "type": "system"}', '2038ae162d91190e86b95804dda98ceeb4ad35fc4bbf56bc5147b1aac27bc96f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 8, 'evt_01a1eec49e710001ab5bb28d60e639d3', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 13:07:05.455+00', 899, '{"id": null, "type": "system"}', '49be8f6fb3c6c6c585ce3d34cb0022c6a12990bfc7ec537c96cbf1e2096f3239', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 1, 'evt_01a1eec4a1bd000370deb4342359f416', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4a1bd0001a157c0a430bf0701", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4a1bd0002d38c893f8e5534a5", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_450e3b4b", "sellerExternalId": "seller_450e3b4b"}', '2026-11-18 13:07:06.301+00', 902, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '855aa1ad9ccdde71acca3e7deef27e9fb6d93f997b46d1469fbe51b1d1f81723', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 2, 'evt_01a1eec4a22500008a15c36767cda146', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4a2090000ac828d65766aa84a", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:06.405+00', 908, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '25afd53260fc81eb67c8b97d45e85471fa732be4653322ecbb17b437a1716263', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 3, 'evt_01a1eec4a225000127c62cfdb9d4cbf7', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.t1O2r0MV73IgL1oK0L64icqz5pbvw2DPY4q9fxccU_0kXOsuVgF8d13HgLVbJUloOT_tZcg3HmA3EeKrP5CCEeAz7Rov1TQazDIKvA", "expiresAt": null, "accountNumber": "9900000086"}', '2026-11-18 13:07:06.405+00', 908, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2a2e0577177ec09491b6e8128d000e4ec5783964bd905eabaa6f8989e02e7cdf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 2, 'evt_01a1eec4a5650000f800bfe288c9336a', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4a52e000016d360d62efb853d", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:07.237+00', 919, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9b9ca3a41e508619b5ac127a74727e6c31859e3227142b276af07af740e4ae86', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 3, 'evt_01a1eec4a565000189b52f57b1f4cc53', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.mrqdMFVMcwUkjHwQsuFI4ZtQUtpFEaAb4uctb9Zb5YW5_mYYOIMmSRCvcFs63iXAVEckMjWKoSqD1SbMjg3mdZKuGutirfi4kiwi4Q", "expiresAt": null, "accountNumber": "9900000093"}', '2026-11-18 13:07:07.237+00', 919, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2fa36f53996d616ef1a760ba4059da70b731b53e6c4dfc4454ed7baef81ccc09', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 2, 'evt_01a1eec4bae50000bd5adad0555a010c', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4babe000044ef6329efb02d24", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:12.741+00', 995, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '39409393211530c0e6b1c88c715d9918a3cc5ea6b866272d7d7af1b9971f09b1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 1, 'evt_01a1eec4884d00036a70061a14630162', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4884d00017d3c2cc54fe874ea", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4884d000257e330c4ca8f190d", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_e7bf7720", "sellerExternalId": "seller_e7bf7720"}', '2026-11-18 13:06:59.789+00', 807, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4fd8b7866df0a2d66b9294015ef5d3e83ff91450c4cd69c940a0f53eecdb1966', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 4, 'evt_01a1eec489150000f32ffbc98f760de0', 'deposit.received', '{"fee": 0, "amount": 501000, "escrow": 500000, "excess": 1000, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000048", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_e7bf7720"}', '2026-11-18 13:06:59.989+00', 813, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '25b5875398459898112ded65865a99f7eca335a9b3039bd15be55c0aef0b40bc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 5, 'evt_01a1eec489150001099adebdf8fe78b1', 'agreement.overfunded', '{"held": 500000, "excess": 1000, "outstanding": 0}', '2026-11-18 13:06:59.989+00', 813, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '81056a05f984c46b9b1863f5c99eae477cfda9a7ffeb6dbb06fe21992bd2853a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 1, 'evt_01a1eec48af7000358822e23e7a248e4', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec48af7000198c672b8f4532e20", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec48af70002d13587359145b526", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_1d04f6a5", "sellerExternalId": "seller_1d04f6a5"}', '2026-11-18 13:07:00.471+00', 818, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7c28698d6e666cea1b3306d767582bfa4b316dc9b7fc1067becf610f65797267', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 2, 'evt_01a1eec48b4d00001473d19d80253ff8', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec48b290000d33254588245dfc5", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:00.557+00', 822, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4a9cf4b67c12ca58ef1526cd6a38515755531fbdbc46a5bd62911a68a749eaed', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 3, 'evt_01a1eec48b4d00010953d11ff94e0c63', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.78l_WgmOTW6JBEal99sWmmkGphxJaLCgI2lMYR7TJFmyZPDB6oQVgmPMbcfcFl-N0eq8IHRrSSHPk8KGpeicTxsr0bAAELeDqUHlXQ", "expiresAt": null, "accountNumber": "9900000055"}', '2026-11-18 13:07:00.557+00', 822, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7866bafb3c5e63282ceed37a6f481f1ddc061e0537af9c07016a3ff6cb28ebb3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 4, 'evt_01a1eec48b82000083bb96ecfca62430', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000055", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_1d04f6a5"}', '2026-11-18 13:07:00.61+00', 824, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '08234185d58ebd900861812cb965410b48021eb89f098ede3b8674b765a540a0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 5, 'evt_01a1eec48b8200018d1e890a4ba1f34c', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:00.61+00', 824, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '388a5496c9c64f94a45e8ba16f3be9661959a9feec74b81289fb5176e3e90047', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 6, 'evt_01a1eec48b980000779267c0d31ab29f', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec48af7000198c672b8f4532e20"}', '2026-11-18 13:07:00.632+00', 826, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '51ba5f610a433df18a178efba345737a8935dfa7ec6ee9bd32b938e017e3401f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 7, 'evt_01a1eec48bd500001e09cb5cf81a79a5', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec48af7000198c672b8f4532e20"}', '2026-11-18 13:07:00.693+00', 828, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1d9cf57ddd7ee2f49bd8b01f486f147b1f5867da54c6b274a134e817f6af3f3d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 8, 'evt_01a1eec48bd500017296a9d7d3ad6661', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec48af7000198c672b8f4532e20"}', '2026-11-18 13:07:00.693+00', 828, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '036a25ef3d4184f25c75624a600ee9f61776b3fdf755a46915d2ed6a77ca8ede', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 9, 'evt_01a1eec48bd50002d65b141ec2751a71', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec48af7000198c672b8f4532e20"}', '2026-11-18 13:07:00.693+00', 828, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2fae2b4b61fcf13830f81f45ad244e10d45342cdb3a34233964f93d1fe2b0ce3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 10, 'evt_01a1eec48fa0000022a781269f097f13', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1eec48af7000198c672b8f4532e20", "sellerExternalId": "seller_1d04f6a5"}', '2026-11-18 13:07:00.714+00', 834, '{"id": null, "type": "system"}', '4e40e93ad84390db1a847badb399a219d1a5b44676a725bcc277054128f3a9fb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 11, 'evt_01a1eec48fa700003baadd46cc7597ce', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec48af70002d13587359145b526"}', '2026-11-18 13:07:01.671+00', 835, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2ab50f576087502140a6a83fc975ba86c0a8dc87189a4da7d15e25e51900a479', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 12, 'evt_01a1eec48fb70000a46ba390e01f7a9a', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec48af70002d13587359145b526"}', '2026-11-18 13:07:01.687+00', 838, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2cf32cd1fce140eec4eb360e8bf268344d65c941aa2c867db019a47da1e808f2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 13, 'evt_01a1eec48fb700012e7fbe8fbb4e502f', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1eec48af70002d13587359145b526"}', '2026-11-18 13:07:01.687+00', 838, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5d26777b0f0f738844f6a6ee488a44accde9a2c53a985ff280dc48691403c991', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 14, 'evt_01a1eec48fb70002ccf370c228e6fb0f', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1eec48af70002d13587359145b526"}', '2026-11-18 13:07:01.687+00', 838, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3c887f4f1dd1a98b57cc506cb26b4f782ae54c0fff286b404229bd3b4f3005ff', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 15, 'evt_01a1eec48fb700043d7a1d3ec7462a4a', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 13:07:01.687+00', 838, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd6f3e91e4fda1ae9337b9d84d8dbf904b7a60d06994481e7d9bed5f4b349a3b7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 4, 'evt_01a1eec4a25a0000b9b1a22e88184d27', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000086", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_450e3b4b"}', '2026-11-18 13:07:06.458+00', 911, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '074fad5f955206433e5c8a35c2ab87271266a0f194e1a4f999cd6053c6ed6bb9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 5, 'evt_01a1eec4a25a00013d21db3191f16a68', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:06.458+00', 911, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fa1b6ddbee734be0ca44e89a771ed156285ba9a39e249c85a6d32b6ee8e7adfc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 6, 'evt_01a1eec4a27d00008ed2f497bcdb4c41', 'agreement.frozen', '{"reason": "A dispute, triggered by hand."}', '2026-11-18 13:07:06.493+00', 913, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c11f50aeac96eae70161ca6bd6009925e4554042dcfcd9f786538eb44efbf49f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 1, 'evt_01a1eec4a4dd0003802b1b61a7fa9992', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4a4dd0001a85c78d96270e3f6", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4a4dd000298cc98a586ae0485", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_eaab798d", "sellerExternalId": "seller_eaab798d"}', '2026-11-18 13:07:07.101+00', 915, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b5c95ea0b873b9d28ffdee72546bff63d80deb6acf03323991138eeff73b1089', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 2, 'evt_01a1eec4b0dd00009c923a6b562a22f0', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4b0c9000025143b1601e8d894", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:10.173+00', 950, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '121f3e9f9acc19b6625ad059135b4ff7c5e3482b367088c7261c4707fc2e4165', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 3, 'evt_01a1eec4b0dd00015687391934eb411a', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.p6MBq2Hvv20VmjLHx9kEkj4hXuyezgCQXsKw6gl4rbt2OaAjfoBaR9Kbxm7NXKUPWHba1sfk0r_N42pKgw8ZZdp1Kyop9CBv0CfiLw", "expiresAt": null, "accountNumber": "9900000110"}', '2026-11-18 13:07:10.173+00', 950, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4e6239760de2bd9c2fdd79eef67bd1daee6c1a93db5e0c8fd5ae048a4fc7c3f2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 4, 'evt_01a1eec4b12000006b38cfa4047c07e5', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000110", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_8186d024"}', '2026-11-18 13:07:10.24+00', 952, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5e789d763aad2469a46f011d7bd38faeab63b043f99ed07c9d9aa4850bf1c8a3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 5, 'evt_01a1eec4b12000012409889a22d85128', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:10.24+00', 952, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '51434b8902fe1b2ccc5db6db7e77ad2f9d6b5429747c23da947312e85f3bfd05', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 2, 'evt_01a1eec4b36b0000de76270300f085f9', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4b34d000024f9eb161b3b074f", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:10.827+00', 961, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'aa3099c459dda3beae152ebbb4749b14d41ad2e574d376224d05c1239febd0d3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 3, 'evt_01a1eec4b36b0001534369c1a08e0217', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.nhdfpLTu-Cf-Hm9WzYRb446tQE7oFGI82uka7XY6apj3HyiRzSlW_rvlEoQ4w_0SwoR4sMyNaqzkm0rPEkrjJWGIIXDv7Eyfk0SxNQ", "expiresAt": null, "accountNumber": "9900000127"}', '2026-11-18 13:07:10.827+00', 961, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a028624f7d1389c00bd676c80741d78c91de0c281d4c421c482c671d8e37646e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 4, 'evt_01a1eec4b395000022a773972e5ffd86', 'agreement.cancelled', '{"status": "REFUNDED"}', '2026-11-18 13:07:10.869+00', 963, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '54f3fabdde56bb48bec09ed46807337d9e8379d58e5aea83191f741947e3405d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 5, 'evt_01a1eec4b3ab0000035b954263f5020f', 'deposit.unapplied', '{"fee": 0, "amount": 500000, "reason": "agreement_closed", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000127", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_bd9a5ddd"}', '2026-11-18 13:07:10.891+00', 965, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'cdee684dcc1a66ffc2ca25a4420d90d7b64ee316c901c001b380e40f29180505', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 9, 'evt_01a1eec4c99100000db68d1e7877fbd0', 'payout.awaiting_details', '{"amount": 150000, "milestoneId": "ms_01a1eec4c34d00015f9c63f7fe764a8e", "sellerExternalId": "seller_6b60c468"}', '2026-11-18 13:07:15.084+00', 1042, '{"id": null, "type": "system"}', '1888ab2d3ecd52af0c678dff48700a333ccd7127fb014fa6607d0a53215c3e35', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 8, 'evt_01a1eec4d3ee0001caabc92a1f29ec8e', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4d31d0001085678e1b422922c"}', '2026-11-18 13:07:19.149+00', 1083, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'cf779d47b277e27307333cffb64ca6afeccaf02b78981eed7405733350967ed3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 2, 'evt_01a1eec494150000780d4551709edece', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec493da0000367150e3d12bc328", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:02.805+00', 848, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'efec3a4da9b06f7ffa54cea434a769f995b21fc245eb51c0bc1ba5f25b692c60', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 3, 'evt_01a1eec4941500015ff303f5623ba374', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.tXyzfkaNW8lOQuAugRmAiLdT9j4pzbk7_xeGpDm2rl_0yfBYrlFmCO1ahS9_1mpsDOgGHBW2N7JTXaPoOwXvrU0yjH0Eie0OFZqp5g", "expiresAt": null, "accountNumber": "9900000062"}', '2026-11-18 13:07:02.805+00', 848, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ad390388bd7738b28c22ae6c1b86826d1dc74a33c05a48061f6321f646fd998d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 16, 'evt_01a1eec4947d000073b0bdd2991a47ee', 'payout.awaiting_details', '{"amount": 300000, "milestoneId": "ms_01a1eec48af70002d13587359145b526", "sellerExternalId": "seller_1d04f6a5"}', '2026-11-18 13:07:01.705+00', 850, '{"id": null, "type": "system"}', '7e8c9c2c4f9b338ce04d33aa1b8658e072e2d785f6d1177df56751d5931dc605', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 4, 'evt_01a1eec494810000dc27e55cdc18cf0f', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000062", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_b38459a2"}', '2026-11-18 13:07:02.913+00', 851, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f77e8b3645b1f621c14b206935c6656de761a6b19e3fe4b4d2080d4d95d3ac92', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 5, 'evt_01a1eec4948100012837cbb369262606', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:02.913+00', 851, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fd91c6d935578e9ae0b65f507f04295a2df96b2850e9767fd4a83f8d53709959', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_b38459a2', 1, 'evt_01a1eec494e20000d143b90a23bef072', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.cry_m8rwR7c8NGf2CNroA6idPLAu6S4CJqTpoSs1wVm0gB73sA1vI9cuStMpLs_cJUnpLpQAWBsE9GXRdZeIj7dzX6-N9hk9OJhnaiyhMUfdlylK8GkpPA62mFBlFxMuLVekZnrTgWmR7F35jPYD-XZOLnUDfKbiu89lPd78SXlR", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:03.010Z", "externalUserId": "seller_b38459a2", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:03.01+00', 854, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0371dd4517fb661ce4d23185c3d6069530eef5c073050faa521600955cc1f033', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 6, 'evt_01a1eec495140000d36d4acf9c6f0535', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.06+00', 858, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e250fe542e06480ffd93f93045c5aead7649c77d622c604763cbe6cf8535a121', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 7, 'evt_01a1eec4952d0000c1e01f5bffa25e69', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.085+00', 860, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '61fe29ed3c192b8bd00257531e8733f5237002e34894ef3dce1e3b3fb8711a7b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 8, 'evt_01a1eec4952d000152177615bf0cb453', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.085+00', 860, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4f0121af5b35bfd5a460cc62910ce4c32cda2464a577dc38feb74c7605d4fac4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 9, 'evt_01a1eec4952d00028e9956a1a501def4', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.085+00', 860, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b79169599d879cf5c5a32b215a71eb1b52729402ab83b79f9a3ceacec92dbacf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 10, 'evt_01a1eec497ce0000cc283ac255519268', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4937d0001ed9f490a0ac43ffc", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.l2tDOpEDG83npi7_6Cua8LFw8SPpH4X1BeFdb9CkTuBAZEmgi2cdBvNg_ynFjHxCnOejN8ZsHnIsd2en99_NCc4qSpcZkXlM9jz_Kiwlj-ne2zSJ_BTgy9_f3YFc49cqvFVaKDxG9ESTXV8sbNp2b0frd_kUPZF_xje0RcA0ln43", "nameMatch": "unknown", "reference": "po_01a1eec4937d0001ed9f490a0ac43ffc_1", "milestoneId": "ms_01a1eec4937d0001ed9f490a0ac43ffc"}', '2026-11-18 13:07:03.099+00', 866, '{"id": null, "type": "system"}', 'cc04d54ef12a5c314c1848ce4213179bb03a6c11cdc7e3c84b7269ee7f56375f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 13, 'evt_01a1eec4980500009403eabc38c3ef98', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:03.813+00', 872, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '351806ad0d5b0259d1a980464b4fd16b2999143d5485f0106ddebe8337058bff', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 14, 'evt_01a1eec498050001907d0c1fb39566bf', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:03.813+00', 872, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a2005972112a42185ca6de00cc1b0c97f10e8072376c51dfe98b91fc0b29e8cb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 15, 'evt_01a1eec498050002ddd9d86790d4c3fe', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:03.813+00', 872, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2c71804007b5c902bd65221824c8c72d6dc19802d46568557ac5dbe56cb76dca', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 16, 'evt_01a1eec498050004a3b87d033a3da947', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 13:07:03.813+00', 872, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fae9b98dded4b6a7d11bb93e7681aa6317c25db0f4735741aeb108b18ba60735', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 17, 'evt_01a1eec49b0100005c4cdcfdd3333c28', 'payout.submitted', '{"amount": 300000, "bankCode": "058", "payoutId": "po_01a1eec4937d00020f0783573e8959eb", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.0uwrszL7s1dBU5woJ1SejeCGDRBQk89MuPlBAXlASq0Yur8sstNdA0LA8uaNJ4VvH-QcXeDOp9v9m4Ln77-eK29_HmykLol7CRPkDxm4ABVizTzyidtzUcyH0apbFzCGEc-GxnJeruMRWPzNJwBldr6WOmlSnQXGvL5cVNcJ42LI", "nameMatch": "unknown", "reference": "po_01a1eec4937d00020f0783573e8959eb_1", "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:03.829+00', 877, '{"id": null, "type": "system"}', '1406b112bad018faccfb556b9088d9347f19b4f9cb647a8085689e064d95983d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 18, 'evt_01a1eec49b0e00006ea87bdd755489af', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1eec4937d00020f0783573e8959eb", "reference": "po_01a1eec4937d00020f0783573e8959eb_1", "milestoneId": "ms_01a1eec4937d00020f0783573e8959eb"}', '2026-11-18 13:07:04.589+00', 879, '{"id": null, "type": "system"}', 'b7880efac1aa1dad3d92bae68d4848ef203ed381aa0a9c41acb4fb80e09602f3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 19, 'evt_01a1eec49b0e0001011154887fa1f86c', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 13:07:04.589+00', 879, '{"id": null, "type": "system"}', 'cd4527ef96bc470115d8695d184945cff0b1f44fbaa428d374278c0b0b838a41', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 1, 'evt_01a1eec49de3000388fc5516efe57353', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec49de30001a31fd6c74713a0cf", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec49de3000257a19dcbe6974b8f", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_d94914b3", "sellerExternalId": "seller_d94914b3"}', '2026-11-18 13:07:05.315+00', 884, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f785a0f0c9ac0a6ef22452079006b131f23db451214d96c266950739aaa909fd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 2, 'evt_01a1eec49e080000984cb118a61d3171', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec49dfa000057b61dbd1cedd80c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:05.352+00', 888, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0549bb802fb1993237f0dbc6a6af56b3a6930a8514c7bd5915476e360cdeaa70', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 3, 'evt_01a1eec49e08000123e4e8bfd685168b', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.S9pyWy_lIXfTXN4OhmEV8R_D3eoLRiGqiCUNbbnbn_Yh2cqOph6bKw3TfogO_A8-EvTlQNwyHAAs3xjKHjxKR7S06sgIiHBKSFhbrA", "expiresAt": null, "accountNumber": "9900000079"}', '2026-11-18 13:07:05.352+00', 888, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '984c48a87a7f5d9500c56840f51cf5c699cb8957bfcedf8d7e1e7928d177d2d6', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 4, 'evt_01a1eec49e1e0000e61ea09483a0d446', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000079", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3"}', '2026-11-18 13:07:05.374+00', 890, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '40cb7d2bc78792aa129f66a24a6cd8ed6f5eef3d0dde7e9e1c6895de3d4c8c7b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 5, 'evt_01a1eec49e1e00016b0b514d0a44bde0', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:05.374+00', 890, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '054945c1b3d71191fa499c502f4ac6fd543d75da0dcd7d16fdc5961fd1c83a4d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 1, 'evt_01a1eec4ace60003271e89f2eb59904c', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4ace600017aa8b8d9e5ec6306", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4ace600023b4421a367d91056", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_4362f084", "sellerExternalId": "seller_4362f084"}', '2026-11-18 13:07:09.158+00', 937, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e9e0ff1a531664eeb019b4594c698c2fdc33e5e80bedfbb95b642a47e34d167b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 1, 'evt_01a1eec4b03d0003b20c12d66cf55496', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4b03d00015a421bdf7943cede", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4b03d0002f9eec5b933dc1f35", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_8186d024", "sellerExternalId": "seller_8186d024"}', '2026-11-18 13:07:10.013+00', 946, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3dfc071648e3b31d0d1bd03a972e4267584bc0fcb570a39d0ecfdd749d037644', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 1, 'evt_01a1eec4b3090003110d9d0b135b3c83', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4b309000131022bb2aa174c74", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4b3090002f5dd42ed401d73c6", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_bd9a5ddd", "sellerExternalId": "seller_bd9a5ddd"}', '2026-11-18 13:07:10.729+00', 957, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a3b678b75fc47443c30cefc9b97fda8d8a015234741d37f3cad9aeaab5b20b28', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 1, 'evt_01a1eec4b5f500033b41a79dd9395fb9', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4b5f50001c44e5a5a68c555f4", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4b5f500023579b8749be2eb80", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_4e087cef", "sellerExternalId": "seller_4e087cef"}', '2026-11-18 13:07:11.477+00', 970, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0f33c1d7f9bb0d7004d5254b2eecb5b76b6f84e196bb0d3be8d86b26348d6c6f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 1, 'evt_01a1eec4c34d0003f8f93a934418a7fb', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4c34d00015f9c63f7fe764a8e", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4c34d00029c2eda9278668d02", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_6b60c468", "sellerExternalId": "seller_6b60c468"}', '2026-11-18 13:07:14.893+00', 1020, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '80e30c882f7ac8c86a023b9738ebfbd7b2d37f7d55f501bd60f6e521e9af8f6f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 9, 'evt_01a1eec4d3ee00025f0f31559e62f4a7', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4d31d0001085678e1b422922c"}', '2026-11-18 13:07:19.149+00', 1083, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '309bf175b606ce7458aff46e47b21c189052a9b9c342df68b0a09627da308b3f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 4, 'evt_01a1eec4a57c00006cc670299e155f9e', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000093", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_eaab798d"}', '2026-11-18 13:07:07.26+00', 921, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '946155d9aa58a35109bddc38c89924192bcac11b6a9163d57704e55de60605c1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 5, 'evt_01a1eec4a57c00014eba5ca27178de44', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:07.26+00', 921, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3e40b46a178aec87375afeafe4e92f63d903f056ca539165cf54dfbb1dddafd1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 6, 'evt_01a1eec4a58e00004b42c2dcb4628aa6', 'agreement.frozen', '{"reason": "A dispute, triggered by hand."}', '2026-11-18 13:07:07.278+00', 923, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'be8b0d22d44fbc91efe13301e276c28a49173453d090a0810e4b1cdbb8554140', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 7, 'evt_01a1eec4a5a200001ab5fdb8aff5ddee', 'agreement.unfrozen', '{}', '2026-11-18 13:07:07.298+00', 925, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3ad326936a41901fd4f01be2d06a269797b9ddecbb06b707c386bac378980967', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a94d000087ce0ba81b393d04', 1, 'evt_01a1eec4a94d0003c4ea56d5d81f7a8d', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4a94d0001fef4f52624d0718a", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4a94d0002e3d4fdd2fa6a90b4", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_32e5a0f6", "sellerExternalId": "seller_32e5a0f6"}', '2026-11-18 13:07:08.237+00', 930, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5be11d7752940e5dda4728aaac0ef9393ea4512162a337d541f11ecd6b938e44', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a94d000087ce0ba81b393d04', 2, 'evt_01a1eec4a9a50000afb3c9cf0fb8cb6c', 'agreement.cancelled', '{"status": "REFUNDED"}', '2026-11-18 13:07:08.325+00', 932, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1ae518d5e9a818f4f9cacf7952be45f76bafaa78ad6ead3c62b898469495b5bd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 2, 'evt_01a1eec4ad55000023f8dd8a0ac89608', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4ad1a000091abd1b816f064ee", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:09.269+00', 941, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f8c70fa7d07b1ec7d371e6ee17dccd14e63df1ee347d86e0177399c5c23f877c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 3, 'evt_01a1eec4ad5500011d45ab91f1117f8f', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.-qJWPSaqo79rvDRduIb8TZj4u3Ar2UvBFukfKajZyQA01aEGdZtGwh61R1fu7WNvHFXtzeh0M3xsDxGHUMOSTnkNAod6e_naSPBgLA", "expiresAt": null, "accountNumber": "9900000103"}', '2026-11-18 13:07:09.269+00', 941, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7f03df812a558d4ee5f89d7c2191f64344a78484452a17d51b7ad024d4d2891a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 2, 'evt_01a1eec4b65d0000ec89b171ac12d863', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4b63e0000a19ca8569e2ea075", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:11.581+00', 974, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c7fbe1d2498f18e03777c6bd9a75042f9552ba6d1694db03c73bc3da479df1ca', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 3, 'evt_01a1eec4b65d0001739952278445d68e', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.-byQUeOIRWtokpDDqZMT2lqUAys2MMQBkcDwQmzngoqK70ARkVQeQjWgUfSAjnsxpHZ1VdeK__pGPAXAgEMuNfux5FZ2kH5xZVviBw", "expiresAt": null, "accountNumber": "9900000134"}', '2026-11-18 13:07:11.581+00', 974, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9c046a325d998686cd84d03a45c150e0bab6b4c6cef531c1d3d1084515479aed', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 4, 'evt_01a1eec4b6770000c592213bb33e5f3e', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000134", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef"}', '2026-11-18 13:07:11.606+00', 976, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5f011913834c102aa7515551c565f1efee3adaf4f61771a09d89c9774dd9838e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 5, 'evt_01a1eec4b6770001fb5d44fd85d9fa18', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:11.606+00', 976, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ee5ffadd707ae3b764cf11f52f1ac3a8e1d5a28b06c5d5214ec1aae1cd6d4c5d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 6, 'evt_01a1eec4b6b50000a4388e48509eb17a', 'deposit.reversed', '{"held": 500000, "owed": 0, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000134", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef"}', '2026-11-18 13:07:11.668+00', 981, '{"id": "sandbox", "type": "bank"}', '5a122854ee0c54e6809c38ac4c2ac148cf8beafbd41bc66660368ab8a50f3d26', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 7, 'evt_01a1eec4b6b50002c86c3b894342f28d', 'agreement.frozen', '{"reason": "the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef"}', '2026-11-18 13:07:11.668+00', 981, '{"id": "sandbox", "type": "bank"}', 'a026dd10657caaa06d8c7558cc98a71c96c4fda5dbbd813abf609d1eea26b396', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 1, 'evt_01a1eec4ba8f0003bb61b94d43f99325', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4ba8f000178006dc96b51a581", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4ba8f00026f04d907282efd31", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_3a74c1b6", "sellerExternalId": "seller_3a74c1b6"}', '2026-11-18 13:07:12.655+00', 991, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '74ed5daad11440445a65339d8128368286d9bddf70617aec27e7259e82b903d5', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 3, 'evt_01a1eec4bae500015853ed8eaded2d65', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.XXdXlxgQ8FHYehpYTdlJT5TPaoa2PY_nv5QVRFtYu04PqqTUXRgmjcm7TibqWnoGlocSxw0xwZBhzW05ziTgV0L0Gkty-7A73q2dxA", "expiresAt": null, "accountNumber": "9900000141"}', '2026-11-18 13:07:12.741+00', 995, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e53d04a0372d154a47a6eedaa090cfa2f90c95fcbf65072a0b8181aecb918548', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 4, 'evt_01a1eec4bb2500001815f1c5e7a97155', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000141", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_3a74c1b6"}', '2026-11-18 13:07:12.805+00', 997, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '890740204368ed1d64ac94f90586b2ef965a19945b791b33f4bc169624af4eb0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 5, 'evt_01a1eec4bb25000104fd39fe8f3209cf', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:12.805+00', 997, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2d5bbdbebba02e63b4086a6ae88055486ba927b4537a9f6c658e7bbb8bc5e192', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 6, 'evt_01a1eec4bb5200000312f3828e8e1171', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4ba8f000178006dc96b51a581"}', '2026-11-18 13:07:12.85+00', 999, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b68e9ed9401b036d412312b3ee3beeab92409c5ec2a8bd5adc6a82eec67917e9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 1, 'evt_01a1eec4bea100034cc94ee759caaa78', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4bea10001109a0bc0e27bae27", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4bea10002bd8d08274e742a36", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_b168949f", "sellerExternalId": "seller_b168949f"}', '2026-11-18 13:07:13.697+00', 1004, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e88120c73a79cf9221b475806f6fc08f002299f77d749d8bace047bcb9b035bf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 2, 'evt_01a1eec4c3890000c64da44fd138041e', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4c37100005245c1e7b288aa17", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:14.953+00', 1024, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '99fd77c1ef4564043dee7282c682874be1c04c0e9a5de29dc504622383192a2e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 3, 'evt_01a1eec4c3890001e0ad6c7d4a9efcc0', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.eEaX_G8NOODpWlh0WbeydqcRytqdp9tZjGfQSv7XL5vkQh4775vHupPduuQz0rAvtAMxSwQ-R9eIMlK3xVtfnL_du80BbyVSQYxxTg", "expiresAt": null, "accountNumber": "9900000165"}', '2026-11-18 13:07:14.953+00', 1024, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c4a3bd4410851bf04b247a3c108ccb69d8f2e6765ea0f5c03fecada6a7d4dbb1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 10, 'evt_01a1eec4e1340000ea1e607063cd3120', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4dbce000113fb8d39c7d497d6", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.Q9p3fUPEBykTGOZhOk3RMXpNSHpkbllrc6QYVZGsWpy-FAd9m7HkiXo_yEOxnYgngXGkaQpt2twL7L-LsOJTlvMxaeUpmEaudmagPJLiXjDTa0D7LHpHvQtO695jNPGFldVkR6fJBpQNa5cIUoop-5vvIMLaL6QHYR_fnQCSCQ59", "nameMatch": "unknown", "reference": "po_01a1eec4dbce000113fb8d39c7d497d6_1", "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:21.392+00', 1114, '{"id": null, "type": "system"}', '1416893b13ece2ce5032ed63fb14cb7ab72e7adb6c19e69deb3fa187e67e56c4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 11, 'evt_01a1eec4e15800004d31bf4aab416299', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4dbce000113fb8d39c7d497d6", "reference": "po_01a1eec4dbce000113fb8d39c7d497d6_1", "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:22.58+00', 1116, '{"id": null, "type": "system"}', 'f1aa994293d90366dc521c5134ec00413ca20958eb8178cf805fc566e6838af4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 2, 'evt_01a1eec4e54d00008f6285564f10ec1f', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4e52d0000c182957983b12f8f", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:23.596+00', 1125, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5061ee87431bc2933c6ffbb4ecabe15d10f90cbe4502bcde0f8f7d3a0789bec1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 3, 'evt_01a1eec4e54d0001f80d50308b61de6a', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.mp2BU5_4ZW5bEWnrtpKvtjfGKdYxh4tZxKTi4ZUNTvTHE1HmyFbUxUcJvbLk32xmT--Oih4mWNPGHTHGPumkLI1und4yFrrlfVLkIQ", "expiresAt": null, "accountNumber": "9900000206"}', '2026-11-18 13:07:23.596+00', 1125, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7dffd0391740749efd1fbbc319cbb28d0adf76eedb4b55d2ef98887376641fbe', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 4, 'evt_01a1eec4e59e0000c1a17ba2d4a5a413', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000206", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_73db6e46"}', '2026-11-18 13:07:23.677+00', 1127, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '8788f25ffef7884d03665268643e91876bde07e647d7baa12e17769ad53ec219', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 5, 'evt_01a1eec4e59e000144003dc7aa46ec9a', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:23.677+00', 1127, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4059b70a369ef461d21958c05c911497ee09268326043ea9c1c5acee93f09a15', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_73db6e46', 1, 'evt_01a1eec4e5bb000054c8dec35530b63d', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.ZdQD2j66cxD9Ku1uGu9PEWy49wsNo5hxM-IiiyPrqnJtrA0noEEUdLBQkY-gn1HmGdg9BDgltfddXzjyFwsYOBzeVwIPiH2dghGGmMRkTKR93HTsfcZRJwWR9XB4KdBWuhAqaE5BKZ59UHijeNlXb0rHW6_jCTzPkRME1Stek0Pb", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:23.706Z", "externalUserId": "seller_73db6e46", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:23.706+00', 1129, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4ee860d017c22d12bc027947498e7765ecd64a5811e5588490eba62ad9b58d5b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 2, 'evt_01a1eec4befe000092c5b75b2060bad3', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4bed800009eee60a9edeb6277", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:13.79+00', 1008, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1190038836cad72a0a8b6704c4edb8bf40ceaaacb023fbed6e8a13a674f915fa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 3, 'evt_01a1eec4befe000154e68b5955c98751', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.nUgCzAWqqcfvLKZI_5fjnVME2zwenQPYBCW5WKnbk_q-jUgT-sdBFM6n_Uz_webe1O-3Q7t5SUxIfOFe0I1DVEok9NDf08IjNmC4mA", "expiresAt": null, "accountNumber": "9900000158"}', '2026-11-18 13:07:13.79+00', 1008, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9d8dbcf184f10788d66fa2422beeb339e73d074606fe025383e6f64c10cc5237', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 4, 'evt_01a1eec4bf450000e3322f7ae62d093b', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000158", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_b168949f"}', '2026-11-18 13:07:13.861+00', 1010, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fe26aa6c5aa38521147949766be7b0d83df032f8c68a4fdccff2b681ac27368e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 5, 'evt_01a1eec4bf450001dda0e1632cad311e', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:13.861+00', 1010, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fb0ceed39ea02431bc0d24d782cd668fe60042f039902bb3d84b329896c81e10', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 6, 'evt_01a1eec4bf5d000041a77018fcdd598e', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4bea10001109a0bc0e27bae27"}', '2026-11-18 13:07:13.885+00', 1012, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '94b115a63f377136f78b5b1922d7284ef96d66fb777106d3f8833a572abbf008', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 7, 'evt_01a1eec4bf790000b824e29dcf4e4e01', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4bea10001109a0bc0e27bae27"}', '2026-11-18 13:07:13.913+00', 1014, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '23b0dd99c0ef4a518c1e2fae5aab942f5510dd4c52ca9c943fddc7431b0fdce4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 8, 'evt_01a1eec4bf7900016f899d047ec48313', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4bea10001109a0bc0e27bae27"}', '2026-11-18 13:07:13.913+00', 1014, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5f3328d72e1665e7a3214036f9d855954da39ae36348ea19990bea912a11f449', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 9, 'evt_01a1eec4bf79000223a40d252b183b77', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4bea10001109a0bc0e27bae27"}', '2026-11-18 13:07:13.913+00', 1014, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5f950eba6833329ccbc52f97c1e0f9cf22573993f90d0670f0f3408e63b1b053', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 10, 'evt_01a1eec4c6f20000bf8038fe1b575094', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1eec4bea10001109a0bc0e27bae27", "sellerExternalId": "seller_b168949f"}', '2026-11-18 13:07:13.947+00', 1033, '{"id": null, "type": "system"}', 'b4ba90283df9e9ba1c72848a991571bf54057c9dfeb857d6ae1e76c3097aa7a3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 1, 'evt_01a1eec4c8c50003233721db3bb7a678', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4c8c5000198e1a31fcbbcfcb3", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4c8c50002d35313f4897730ab", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_1e4dfb4e", "sellerExternalId": "seller_1e4dfb4e"}', '2026-11-18 13:07:16.293+00', 1036, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ae83b8f71646394d5a7679e2574cc7c3c034ced21091300e5b8c0e4f4f13aedb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 2, 'evt_01a1eec4c94e00005e0ea54a1e53c00f', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4c8c5000198e1a31fcbbcfcb3"}', '2026-11-18 13:07:16.43+00', 1038, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6cb4a94c7d8ff7f90bea1c891fe27aa942246e334e0e6ddfc9034d6e5f301252', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 3, 'evt_01a1eec4c9b1000062b50e057ac38059', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4c8c5000198e1a31fcbbcfcb3"}', '2026-11-18 13:07:16.529+00', 1046, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9f8c19d8bfa6042820f56c949341556fa1c505f9a8fc9303e1b18061a331a0aa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 4, 'evt_01a1eec4c9b10001be30bef5a9027fc1', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4c8c5000198e1a31fcbbcfcb3"}', '2026-11-18 13:07:16.529+00', 1046, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '780ba3356018c2907ce67a89638e44b334d313be0c8e64ac0763fce1b5159f4e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 5, 'evt_01a1eec4c9b100021e3636b790607402', 'milestone.release_queued', '{"amount": 200000, "milestoneId": "ms_01a1eec4c8c5000198e1a31fcbbcfcb3"}', '2026-11-18 13:07:16.529+00', 1046, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '796256025de85900cce87366348c3431bfa82f0d30551e6b660bb7655972b70f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 1, 'evt_01a1eec4ed3d0003272b3d01f1aab666', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4ed3d00019d574c0418f07fd8", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4ed3d0002e331db29c836f8c4", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_01fa7882", "sellerExternalId": "seller_01fa7882"}', '2026-11-18 13:07:25.628+00', 1147, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5f29e73b5822c000ca3a8ee0701f4d43b174c020f396aaee0a3f9c906d6a816a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 2, 'evt_01a1eec4f5a200005d50ddf7d04d59d3', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4f57d0000804d5176fd21796f", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:27.777+00', 1177, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '947c1bd37d936ccd065767d010e0dcf2669ed5eaea6412e5365fa137eae36a79', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 4, 'evt_01a1eec4c3b600008a96bda1610129ca', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000165", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468"}', '2026-11-18 13:07:14.998+00', 1026, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fd71324266f03cf7562092ca9eab3395613712b5702100792dd285dec2b93baf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 5, 'evt_01a1eec4c3b6000170441211dbd5e252', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:14.998+00', 1026, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '82219b413752e45599a65da5dcb45bbefed6b76d01a2efaed7d8b51bb6042199', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 6, 'evt_01a1eec4c3e300001911baea10734942', 'milestone.resolved', '{"reason": "A quarter was missing. Triggered by hand.", "toBuyer": 50000, "toSeller": 150000, "recovered": 0, "milestoneId": "ms_01a1eec4c34d00015f9c63f7fe764a8e"}', '2026-11-18 13:07:15.042+00', 1028, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0e904f8b7ee1477e2ae5a891bb81a42b1376f21ff220307263a1d8c935a3f3bc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 7, 'evt_01a1eec4c3e3000108d8779db14a4851', 'refund.created', '{"parts": [{"amount": 50000, "provider": "sandbox", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468"}], "amount": 50000, "reason": "A quarter was missing. Triggered by hand.", "metadata": {}, "refundId": "rf_4f105319a8fa46ce5a06623544eeaedc", "reference": null, "milestoneIds": ["ms_01a1eec4c34d00015f9c63f7fe764a8e"]}', '2026-11-18 13:07:15.042+00', 1028, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b1bdf6ff963dfd1898cd54a8619b973cdafac9e7d7c9999f36100985068effeb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 8, 'evt_01a1eec4c3e30003dda7b62add25d89f', 'milestone.released', '{"amount": 150000, "milestoneId": "ms_01a1eec4c34d00015f9c63f7fe764a8e"}', '2026-11-18 13:07:15.042+00', 1028, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '02ee7cbee5b47fef3c7f672f8f6239e7608f05f8b93e0cbf9485952fc35ab369', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 10, 'evt_01a1eec4c9f300008630fb73753bad75', 'refund.succeeded', '{"amount": 50000, "refundId": "rf_4f105319a8fa46ce5a06623544eeaedc"}', '2026-11-18 13:07:16.593+00', 1048, '{"id": null, "type": "system"}', '569e4e62406f3cd73293041f8da1e3e3db6b323da683387f432d5b75436801f5', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 1, 'evt_01a1eec4d31d0003fdae2bc1aa45a8cc', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4d31d0001085678e1b422922c", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4d31d000263345f2fc6115c81", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_e03e5878", "sellerExternalId": "seller_e03e5878"}', '2026-11-18 13:07:18.94+00', 1073, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a7525adb7bfedbba61633f6ae3b206d1c157629b533f0349436993bedfafe701', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 1, 'evt_01a1eec4dbce0003c50c9a3254accdee', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4dbce000113fb8d39c7d497d6", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4dbce0002278a0af35cc8469a", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_bf700b97", "sellerExternalId": "seller_bf700b97"}', '2026-11-18 13:07:21.165+00', 1093, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a110be4e806345d26a78dd75163cb23aed71d4a297e25cfac5e684d6fd9ecf45', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 2, 'evt_01a1eec4dc1c0000b1155cef19fedae8', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4dc0c00008acc9e9f04b17b6c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:21.243+00', 1097, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '333c898be869bee9486a4e230b684bd68beacc2888dc34c13bee6b89eabf104b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 3, 'evt_01a1eec4dc1c0001c409a3214b2cdfbd', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.XtwTtOW-LldjXxTvmglbjiXUCVI6MOc2OAr-3lE-A_KP4UVk0PilXat7TBpZd4zjoP8Hv4LmQjXIOFca5e18nPPCb2esIe4YCkZdyQ", "expiresAt": null, "accountNumber": "9900000196"}', '2026-11-18 13:07:21.243+00', 1097, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '999647abbdc95633dce570dbcb68e52742631181d34b8e34c85642061851578e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 4, 'evt_01a1eec4dc47000030a11f4cafa1dffd', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000196", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_bf700b97"}', '2026-11-18 13:07:21.286+00', 1099, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '46710de78001cf9a0929fdf7ae7d6e554edec5d2147777ff2a8e5f0076343989', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 5, 'evt_01a1eec4dc470001284a9067c49bf4f0', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:21.286+00', 1099, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6264176ea576766437b079a796fd9d313c7190254207ba5b5be262323001c386', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_bf700b97', 1, 'evt_01a1eec4dc6b00006e5e1633f2abf66e', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.UWBc22sW-O4gIzjgmDbvuX2dvf1qpuxW1XFGvjhtabYrDrOYuV3H6lTZefjoans6C1yYo2jkmBtdoQ21RhI90vyeIC61LkMmWS1l4zZB4j8KarFG0GJVEjp-iGEwoWIz-s7YelWSrTUPBZ1WNNlHRau2npVKlc97XBzSmLQv7B39", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:21.321Z", "externalUserId": "seller_bf700b97", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:21.321+00', 1101, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '32d2158b7335d295f8ffa35eeba0e0640d5c5103a1b5db694d8a06c0ca5adc26', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 3, 'evt_01a1eec4f5a20001a5d5577a0fab13b0', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.vkkV8UebiaB7io9nuhbW7PUEdbvoF14GtGzwDzIZ0puijZbh6Mfs6V5ur5rkriawY4d8MqzK8VlwI0XFhWEIvSCRws8IXYeo6_Bvfw", "expiresAt": null, "accountNumber": "9900000220"}', '2026-11-18 13:07:27.777+00', 1177, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a1ceee7f6153d9f8b8f3e6989aed0c395965d1217a4e9df2ed8540495dffd97f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 1, 'evt_01a1eec4cd7800032d048d10a0b1946d', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4cd780001727e381c35778327", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4cd78000255252a8b8ff2ecc1", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_4c6c008c", "sellerExternalId": "seller_4c6c008c"}', '2026-11-18 13:07:17.495+00', 1055, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'efc6ecbb90d0d867f6421fe09af562f15dbec5b7f69f10dd27b17f93424dd294', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 2, 'evt_01a1eec4cdc800008adc23eb6192da2c', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4cdb90000bad902fdb9454c50", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:17.574+00', 1059, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ec95fa688769adabd2dafd248d61492fffd952ee22caf0e77d03df3bb98a552a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 3, 'evt_01a1eec4cdc80001bfd1031a3a44b616', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.lItHeIHIAUyD7KC-uPSl305NKPRCkhSn9VBMcH1K2PoufQCeVCtf9gpxIo1n5tzTApX51X6Jf7x1eXaNBsRtkp1tJWmq47v_1XPIuQ", "expiresAt": null, "accountNumber": "9900000172"}', '2026-11-18 13:07:17.574+00', 1059, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '628acedd170714398975d5d67c1c9f80bc55445bcf0d380ed4734fb8164bef69', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 4, 'evt_01a1eec4cdfe00004b8b7468cff3e1cb', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000172", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_4c6c008c"}', '2026-11-18 13:07:17.629+00', 1061, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '47b96c496ebd8358d7d35de1624521c5a4726cea681677bdcb2bde5feb397204', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 5, 'evt_01a1eec4cdfe0001fc0fbb6f1393d0d1', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:17.629+00', 1061, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1efe0435f22ac5e5a45ac793dc991e4902afdd08e020155a7ed27861c824fbd1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 6, 'evt_01a1eec4ce3200004bb49a853b51c67d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4cd780001727e381c35778327"}', '2026-11-18 13:07:17.681+00', 1063, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd490ff414c4dcca37abb6691285a6f9ea9fb6ada2dffedf813898dbd9fe70a54', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 7, 'evt_01a1eec4ce550000ebd9dce07d7fce28', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4cd780001727e381c35778327"}', '2026-11-18 13:07:17.716+00', 1065, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f30a88a24fd847af96beada286f43248d89d2c9e05d83e17e7f1551796b0a1cc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 8, 'evt_01a1eec4ce55000112307689eb31bd32', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4cd780001727e381c35778327"}', '2026-11-18 13:07:17.716+00', 1065, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'c99274bdba568e8bb0eddf394f6ed49b0326063f7e9364b25f5f2e07375770aa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 9, 'evt_01a1eec4ce5500024f43df3c12b7edd1', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4cd780001727e381c35778327"}', '2026-11-18 13:07:17.716+00', 1065, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd6ada5e0319f8b7038d875bce4d7232135fb0f5ec83342245afe5f6cf9e41e1d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 10, 'evt_01a1eec4d2180000a4b0779f38b33b40', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1eec4cd780001727e381c35778327", "sellerExternalId": "seller_4c6c008c"}', '2026-11-18 13:07:17.741+00', 1070, '{"id": null, "type": "system"}', '76dafec26f08093463196271a77a0d9e995bc55724fb4600ad7acd740a523f94', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 2, 'evt_01a1eec4d38e00007827ef30cd916a70', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4d382000042eff05fabe1073d", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:19.053+00', 1077, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '220ed93f88917b561bdf03937ca78769fc3ea25f06cb0ff6d676bd440c491b1f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 3, 'evt_01a1eec4d38e00015302aafd04d42e82', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.ki2vfdULtATrFsyLXTKz7hVCyliUQSTjp-vkpp7JL5owfy-wNMlylYhZqXW2fQ5McITTRqRTpzKpyYzGXNqn4Uyjfxzp_RGKlZCwKA", "expiresAt": null, "accountNumber": "9900000189"}', '2026-11-18 13:07:19.053+00', 1077, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '58b1dad94194d8bc888c84e5f717331431f02cac198e3c84e90ee0700182ae25', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 4, 'evt_01a1eec4d3ac00008162358d274dc88c', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000189", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_e03e5878"}', '2026-11-18 13:07:19.082+00', 1079, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0645cf9e981b6001011a1eec500b6dd71c4af5f20e71ce60f1f5fd9482aa0609', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 5, 'evt_01a1eec4d3ac00016e8939094e258340', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:19.082+00', 1079, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7363bc7e958bb96c611dd08ccfae632adb729e9e190c0a8f64c19133d900db07', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 6, 'evt_01a1eec4d3c300001fb8a1f354365846', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4d31d0001085678e1b422922c"}', '2026-11-18 13:07:19.106+00', 1081, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '99610adc25b80ac93e2326c9bd63c05aa44208724df300b4d8fe970d7423c21e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 7, 'evt_01a1eec4d3ee0000250ec3bd8d8d1082', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4d31d0001085678e1b422922c"}', '2026-11-18 13:07:19.149+00', 1083, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '04eaddb3d76cdd6b4a60227e662b647c46f3b3c774b51048a2211890de3f9805', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 10, 'evt_01a1eec4d786000006cee119b7fbf15d', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1eec4d31d0001085678e1b422922c", "sellerExternalId": "seller_e03e5878"}', '2026-11-18 13:07:19.156+00', 1088, '{"id": null, "type": "system"}', '576eb89956f7c40c13afbd956f22009d994e8c0d894288a6b79d125f46b4d0ce', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 6, 'evt_01a1eec4dc880000b03aafc776dc3cc3', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:21.35+00', 1103, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4a362ff5d4c2d65b67a85a2d19896031eb789f61032a90812a5ca00c822c2f39', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 7, 'evt_01a1eec4dc9d000050040a0e90e6ecc0', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:21.372+00', 1107, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '63cddfb2cf97b6f5e2ee8fa729e0627a071238fc83ece49d1833484267b45308', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 8, 'evt_01a1eec4dc9d0001f1d047229f95b4e1', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:21.372+00', 1107, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '86b605e7114cd9c269c9d49c758abe172155bed8e76ef43fdfe420fe1f942c75', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 9, 'evt_01a1eec4dc9d0002b70c3bfa542f5b50', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4dbce000113fb8d39c7d497d6"}', '2026-11-18 13:07:21.372+00', 1107, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f23ee38d8421d59f1582881e1f593c27adf96f3da1b5a5520ed97e2942161e47', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 6, 'evt_01a1eec4f62900001cd72290b62170fa', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:27.912+00', 1185, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '084963d61d4b6be335c9b4a08624f455ea5ce49888a9625324d4459f937f7ab7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 7, 'evt_01a1eec4f65900006ffee01fec678f5d', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:27.96+00', 1187, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'dec1a92dac62ee9b1902a8d9fcf121584fdf35d803bf40a2a5e2e92be4b0d6b1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 8, 'evt_01a1eec4f659000131e076d5deb0db7f', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:27.96+00', 1187, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0278434fb6c2fa3d118ef4602d022a9872ed2bf720f999f4c5eeff2cb3e47c75', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 9, 'evt_01a1eec4f65900024d27c798506c4022', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:27.96+00', 1187, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '61e019f47af906b049580110d4a7175094e1bd2645400b0fe86d3b3e7d360d29', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 10, 'evt_01a1eec4fa490000640e981c73d45b71', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.GEObkw6p70aiunTV2WXVBlf0lqlOMmqFBQsBD8-821p0mVObubPDrw7jekuwzGr30fnzqBlICWJpHeEUhyeyAzHlNpJAu2VKx7iBV3O3hzIrhM-33OjNw3tVQGvLIQjX_z1xPHrIg4h23kiFEIsY1NmthAkq02VzVCdbVC5SnISf", "nameMatch": "unknown", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_1", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:27.981+00', 1192, '{"id": null, "type": "system"}', 'a3d4223b38755b7bafebb0bab43381d70618a07d27d140081e3c2b127ff4f890', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 11, 'evt_01a1eec4fa5f00005d0ae01de2c12620', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_1", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:28.988+00', 1194, '{"id": null, "type": "system"}', 'd06c7914424e6b6ee6d1193b4d62390d9c4e883989415c32908c0db9766ee0cd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 12, 'evt_01a1eec502a10000bf7fb52d65883cdb', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_1", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:31.098+00', 1204, '{"id": "sandbox", "type": "bank"}', 'c9b021cba6ba4be38ed9ced8d134114e1f5b3213771717d372e933cd83ce96ac', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 1, 'evt_01a1eec5087e0003cecff90767ad4b94', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec5087e0001e3be0eda86157cd3", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec5087e0002f5fb85f5f7d2f250", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_3296d450", "sellerExternalId": "seller_3296d450"}', '2026-11-18 13:07:32.605+00', 1216, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '68842421816883a12249286e0de2a78ad1afecc68384dadb81b1b036cb8c83c2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 2, 'evt_01a1eec508de0000687f7c456d394c42', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec508c300008f3183c9620743db", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:32.701+00', 1220, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7933542cc50d7d4d108625c60a7c1b20a837891315f25f7a7b5dd1315f6c6688', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 3, 'evt_01a1eec508de000110d5f904e903ba62', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.-9JPHLk0h0khXEbgHO_VYJtBq893xTpwt__C90wb6QmRgxVGNWVUk2uDDPCj4pE4wbfeXpPsCMfSdMTfKiVMdCGEwtMOYYlzI2hPEg", "expiresAt": null, "accountNumber": "9900000237"}', '2026-11-18 13:07:32.701+00', 1220, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '282367ef8a9457bdfa2bc2e559e7064c5ee845415c02ee0865e2646ac2467342', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 4, 'evt_01a1eec5091d000056e0c157e51bd967', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000237", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_3296d450"}', '2026-11-18 13:07:32.764+00', 1222, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '29778fcb4da082c1454edf78d576d7b4f8344e5cfd92c6e343d3af801b860501', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 1, 'evt_01a1eec4e4f50003e7e04b528fab86b4', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4e4f50001a58503874f2be528", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4e4f500021bb8062c8e93a9db", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_73db6e46", "sellerExternalId": "seller_73db6e46"}', '2026-11-18 13:07:23.508+00', 1121, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7b28f7744b9df1cd5f53957c2d0c7d53e55ea3a20801f4b251607d0c01e277dd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 6, 'evt_01a1eec4e5e100004bc805a8e1b7edcf', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:23.744+00', 1133, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '81768edafcc575b70997b60afed85e39c05af6731baaf2f43c8d5d39219c596b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 7, 'evt_01a1eec4e61100005db7a4f9488c983d', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:23.792+00', 1135, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0d172c6956906d27e0f2063050afb31db524366e69e170a97a26c16a38b15b3f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 8, 'evt_01a1eec4e6110001abdb77a8be781db6', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:23.792+00', 1135, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5746d397a619501defbeffa031579c320d491a4467e471196eb72244ef5e1080', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 9, 'evt_01a1eec4e6110002e0e54d0ecd01104a', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:23.792+00', 1135, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1ee5dd01c5511740b04ac012771f44f8cc29108432636f4cba57e2e6eebc9351', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 10, 'evt_01a1eec4e9f30000d6396d3cd225543b', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4e4f50001a58503874f2be528", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b._tMnKsRDRFGlohsdCKFt20koT6GpxLWV-Z4sn9-__dsTdi3-Tm58IrQMzcyaTR8gS9O2c2K8bEC_srXPLdJo-nsxLDLNpwxSfO3sHoNKTB3zh2FK6H5PATQEc77iZCZERnrQX8zZEWHtP3DapLgREAH0NwV9d40BX2NbzNxmlsgE", "nameMatch": "unknown", "reference": "po_01a1eec4e4f50001a58503874f2be528_1", "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:23.808+00', 1140, '{"id": null, "type": "system"}', '1208e00e151efe8903712bc4636ff4d59566e2324b3066b9ad157f55abab70b9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 11, 'evt_01a1eec4ea0b0000e7eda912b5d9f26d', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4e4f50001a58503874f2be528", "reference": "po_01a1eec4e4f50001a58503874f2be528_1", "milestoneId": "ms_01a1eec4e4f50001a58503874f2be528"}', '2026-11-18 13:07:24.809+00', 1142, '{"id": null, "type": "system"}', '7c894ea58a653061fc0f41960fd5bdf8c12f20d8b85af5e1e84d1e14f9f5ad82', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 2, 'evt_01a1eec4edad00009a678d897a0c44c5', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec4ed8a0000ef0c7301adc30e45", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:25.74+00', 1151, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0a4e923668466688e24447f45f5a7558309efefb8efb82192db151367d5519a4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 3, 'evt_01a1eec4edad0001d0327ed4e1a0084f', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.KRJTdO6ktUmLtj3EkIVW7zQ2uB7aLiaSwpFezj_9tNBxsptgqrMxcn8BBkvhq-3Wk_rqnaNHVRhBap-KBMRJs6cKP6BDLwaA0-GJMQ", "expiresAt": null, "accountNumber": "9900000213"}', '2026-11-18 13:07:25.74+00', 1151, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fe4b0dea44f8ff217ff17ef59ef444d60983764c043ab91ddf677eba95c96a68', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 4, 'evt_01a1eec4edfa00008abdc5aeccddab32', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000213", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_01fa7882"}', '2026-11-18 13:07:25.817+00', 1153, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '07563c915dbaec28ff94edb1e71c7b195e47c94b60a6bdb81714d80fbe9a1d91', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 5, 'evt_01a1eec4edfa00013e55843166659a58', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:25.817+00', 1153, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f22ed32f973c4b7853262f943e3c6dd5456166c112037613176c08a5fc4be00e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_01fa7882', 1, 'evt_01a1eec4ee55000022b8953a25c91be0', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.Xvn3O-S2gsXUN8YqKeOXKvI3oybmqsoykqO2sUhgwL2m5u72gMvonv7j3RvaoZehJkBcd_vKI1z8mPn9rdy5jvfsoD6BVNCLi3BWhCTaAHVNRVXLFITKru8GBzAta85sVyExcH3lAmIRW-Tf_CKYcbT7nUkzjREjMQPbbnLWA7TB", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:25.908Z", "externalUserId": "seller_01fa7882", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:25.908+00', 1155, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0ddee879dde2fc7cd84144e83bdcd75717cd111515a3013b621a57ca5a02a615', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 6, 'evt_01a1eec4eebd00008163e79f9d8bcbbf', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:26.012+00', 1159, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '99baf31637acc8cb55c2c0e1711acf58f200da2b0aa29eec109c786d0cbde89a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 7, 'evt_01a1eec4eedc0000bc5b267a31402e6b', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:26.043+00', 1161, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2ac0608485e7b2eded333e4855c3c23439fa00f68abaf8d01bc46e19e55dce51', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 8, 'evt_01a1eec4eedc00013817556818950f4b', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:26.043+00', 1161, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'df7f106a5de7417428704f4d09ab3ad1bdf36b66c52e3dd6349dbb2134054117', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 9, 'evt_01a1eec4eedc0002af391da83834329b', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:26.043+00', 1161, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'cf7cac1f677835b0a01c2eb3d769fae892065a2946b8028ced33788cdb88f405', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 10, 'evt_01a1eec4f2f9000049509bea9df5f792', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.A73T7BTgwSGxxZs2utuuHpIj_P1d4qBZwo3yognihiifKjVm4lyeJPv_55l3pETvJCnM6HkHy-wExuuY12nGXx8bnhVk1qadCrPwKPMAyKpl1WbcrkMGTcO-4PQxxpVklxhMK7-pVf6rv5vRT7rwXBOOBNQT7olyzJ-UFrl37Ch8", "nameMatch": "unknown", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_1", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:26.069+00', 1166, '{"id": null, "type": "system"}', '403b84769b9140e909f36a0281ebe80742d59b6fc986ac28fd888ff0c9d714e7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 11, 'evt_01a1eec4f314000081584df85bc420fc', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_1", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:27.12+00', 1168, '{"id": null, "type": "system"}', '645617749ef9918bfdacd6f8f99a70b91caaefd1301b14867e1911233012f03c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 1, 'evt_01a1eec4f5150003d5e603a4c49e41cc', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec4f51500010f7b2f2ca5f8fc90", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec4f5150002d42b7b6e81a59077", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_30bd3cac", "sellerExternalId": "seller_30bd3cac"}', '2026-11-18 13:07:27.636+00', 1173, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e52a0c223faa4fa28f019c35de5d5d52a3669465853573d8fad7d1fca8ba7da5', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 6, 'evt_01a1eec509920000bebe9bab8da3c8e3', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:32.88+00', 1228, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'de3729205fafb463715329ac0c1c4dae5b3147d95748935e0db3fb2bec4f3e18', NULL);
INSERT INTO public.events VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 7, 'evt_01a1eec509a60000abdfd5dc2c3f2fd4', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:32.901+00', 1230, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '97d4056e7da04d937b7984cf4d282719c4e63d4b012de4f947f86a659fa63446', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 8, 'evt_01a1eec509a60001f9a1f0a340b479c3', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:32.901+00', 1230, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5ae284b07c74e78bf48695e3e8a44c81009a6b0d6b6c52b683cd233cfafe134d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 9, 'evt_01a1eec509a60002d1c83d8ee47284cd', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:32.901+00', 1230, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '041af9d2eb198b9adc4ea39f007ea65a2b7fd48093b3fbf0f09e1ac274edee6c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 10, 'evt_01a1eec50d150001b29d970bd52f473e', 'payout.held', '{"rule": "unverified_seller", "until": null, "amount": 200000, "holdId": "hold_01a1eec50d150000dbb7d1698c455604", "payoutId": "po_01a1eec5087e0001e3be0eda86157cd3", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:32.928+00', 1235, '{"id": null, "type": "system"}', '7606000e707b0bf77d822aececb93b4d829f7812348e4d9284919aed5de155a1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 6, 'evt_01a1eec5135100000c00ab896b2d4855', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:35.376+00', 1267, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '17fb79140cb18b86d026c1232fdff23987105c2d0e05161ba8f7f23ef2b6235d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 7, 'evt_01a1eec513660000ed82b74b4bec8caf', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:35.397+00', 1269, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a6bc578d116c86c0f9d2f40d5cffae9ac0c878c3eb1ae6455b5e0a5cdd6923d7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 8, 'evt_01a1eec513660001a7e1eda49d34bf9e', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:35.397+00', 1269, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '583d727afe5ca9adff4200373bab9db69d19b4c0e92d4e33a20fceb8bc111ce5', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 4, 'evt_01a1eec4f5dd0000b72faaac3e68a215', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000220", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_30bd3cac"}', '2026-11-18 13:07:27.836+00', 1179, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '8ecf5f81f3c6aef614b9f671ca9164f9a7a9b0dcd45550473c9f96656040d01f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 5, 'evt_01a1eec4f5dd0001749338f6c86dd0a0', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:27.836+00', 1179, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4dcfa25a2e5333b1714ca5df44e1435ca9475c238fc397005a926478089bbcba', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_30bd3cac', 1, 'evt_01a1eec4f5fc0000b8d7cab5c6c4d8ff', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.NBW58Z4OBe3kq0POTYNnYlQmHCQD2HJnUYzA9ESIzgTS03dlvR68q5xLAHP2rFbolqVOaQm6RurM4kghghch5XgndoRieLEoD7EDMI8GXqDTdVUzJae4aVefAdtZq_vKC6fBbZG4e8jAV21xcBxpi1UW-iLLAQtJzgcp-iDPya8m", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:27.866Z", "externalUserId": "seller_30bd3cac", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:27.866+00', 1181, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '689a44ecddfdc4d71bd86f6ecc05c4a9f8dbfd546eac149601fb53d8b7782653', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 2, 'evt_01a1eec512f400006a36072e2d1c06c2', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec512df00004d401bfe83a996d7", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:35.282+00', 1259, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '46cdd1c76381949a30e56e4617393d1e99b2db3c3ebe4a2256cbce36801e9110', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 3, 'evt_01a1eec512f4000197423bea464f63f8', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.71-Lx0dfl3MQz1ptgPb9y1ysdLjM9FiWi8TZM5UNYp3910ZoyCcqF7YfGTD0KGkoFO7FFd8N4b78QWPfMPkrdF7MiLVPPAHTCBSzOg", "expiresAt": null, "accountNumber": "9900000244"}', '2026-11-18 13:07:35.282+00', 1259, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'afdf91af4d446bc10f75c882f4cb71683a923676512d620d09ed7a2ed6d6ac7f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 4, 'evt_01a1eec5130800001f78dac454392024', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000244", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_f8754364"}', '2026-11-18 13:07:35.302+00', 1261, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '425b6600e19c9881b1137f92a9dc95ccd255f98e1615085b2c6d04188ffbd7cb', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 5, 'evt_01a1eec51308000158f7c461d07bbe82', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:35.302+00', 1261, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd9f918ced8fb895667e72587049bf80e39f5785c3026b336525edce2dabb38a8', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_f8754364', 1, 'evt_01a1eec5133b0000a07b8867fcb05ee7', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.R1VEiR_0HypHETMEhuFC0UFOaf_TB19qkyGkTTpjNptEaR5xiWx9JbZAhUDJLOTtjdHxHmIkBqW_xDJ1s-TeoExb4S5sMdexCnVILWObXC0UEHTai3gPH3reQOaMoFsridliu0je2brOgST7pvA_8dGlK0UjW7elpuEyFmTuherB", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:35.353Z", "externalUserId": "seller_f8754364", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:35.353+00', 1263, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2ef62f0967337d2dc53d8478b89fa3e55afeb286e5a6f9b6398412ac33aa3ffa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 5, 'evt_01a1eec5091d0001cf64673d5fa8045a', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:32.764+00', 1222, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd9ed1a32c4b5237e3173b23663169c8e7a0ac9ec00eb7df48be73f7ae593788e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_3296d450', 1, 'evt_01a1eec509610000a50c2b04818bec49', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.riOgU02SHcs1rsGCV8B2HdBx_MYWTSlWfC57YoVkGjwABqI19Sz6E0I8XP3hsVlDg0hlpT5i_7Zj0UEEdcNCviPE4qTEbJTGzmgcCgO9RVuHRpn1Vq7MnvIUWzrqemm4r7lTPX1xKTIVKAEnVpPx65RntA4ZsIYVXoD4U-XX-J7b", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:32.831Z", "externalUserId": "seller_3296d450", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:32.831+00', 1224, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6e3c67163c3ac1b12984cf28d69dc12cacf433c2d77d2a22c8cd10dd15595c12', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 11, 'evt_01a1eec5115300009b401f02264e55e8', 'payout.hold_lifted', '{"by": "condition", "note": null, "rule": "unverified_seller", "amount": 200000, "holdId": "hold_01a1eec50d150000dbb7d1698c455604", "payoutId": "po_01a1eec5087e0001e3be0eda86157cd3", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:33.94+00', 1246, '{"id": null, "type": "system"}', '96233cb19289dddadb4294106df7620aa4f6aff2fba53fac0b34f26f642f3ce4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 12, 'evt_01a1eec511530001faff099ffcf6bd3e', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec5087e0001e3be0eda86157cd3", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.gk88NtXvrCgDJWxDU--ehBJXBkfqz1V4SvCNJHe-JaTbRkmRGF0zI9HepeyfFPMG6-HJTxktea949y6SzYPINj1seLi-zQbIJFiPt-pDzKAlW2mSZZOSHUJA7uDKjoFxdmtUmnftTsT2SU7CDN73dKqblJ58Xq18IqRWhaSTZnQH", "nameMatch": "unknown", "reference": "po_01a1eec5087e0001e3be0eda86157cd3_1", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:33.94+00', 1246, '{"id": null, "type": "system"}', 'db6d4908b27a2ccbde613c85612e4731c08c216a49a27449773de5c6a4e8eaf4', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 13, 'evt_01a1eec511a90000c72fcbc400788129', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec5087e0001e3be0eda86157cd3", "reference": "po_01a1eec5087e0001e3be0eda86157cd3_1", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-18 13:07:34.947+00', 1248, '{"id": null, "type": "system"}', '0d8dc50a77ab06e58107b7b5b843bc7be0a136bb69a54f4779c467fdcaf5e159', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 1, 'evt_01a1eec512a9000314560e9c53cf7460', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec512a90001928c5ae09be77212", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec512a90002df87be9d3861a2ec", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_f8754364", "sellerExternalId": "seller_f8754364"}', '2026-11-18 13:07:35.208+00', 1255, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '4ae73cc676d253e5fa2bf79646c6fd6a6b0a751a96d001613ea9b2b79867d9c0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 9, 'evt_01a1eec5136600022716b61b16e1615c', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:35.397+00', 1269, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9240ae958987cfd747c82798dbf67ed25c9350fafb2860a3d1b0c6b26d609dfa', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 10, 'evt_01a1eec5177300018c22874250b76b57', 'payout.held', '{"rule": "unverified_seller", "until": null, "amount": 200000, "holdId": "hold_01a1eec517730000ad336033097898ca", "payoutId": "po_01a1eec512a90001928c5ae09be77212", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:35.429+00', 1281, '{"id": null, "type": "system"}', '6bf5137477ce867135a0d76e83f3079b8748449d888c3e2a8bf41f7d0cc46f71', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 11, 'evt_01a1eec518140000026a53cbe84789ef', 'payout.hold_lifted', '{"by": "person", "note": "Triggered by hand.", "rule": "unverified_seller", "amount": 200000, "holdId": "hold_01a1eec517730000ad336033097898ca", "payoutId": "po_01a1eec512a90001928c5ae09be77212", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:36.592+00', 1286, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e199301df9a345a608646c1fbaf834b29bf6d891874e926d504e01ae38282f2e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 12, 'evt_01a1eec51bf80000e26a93de0e82651f', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec512a90001928c5ae09be77212", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.XJ8GVhhGzCBuSipVNCeELAZ0rvsnlIH3ZuKcoAuD_lZYWZf4iVN-BLpz42Bf6AdgS3fI72VyXhwj0cpsYSdI8oaNkePZRqfx5WkQQkjIds0vJ6V1HgjV1Oubtpek2fxTHiVvaHglFstjbCJ4gwHvAFCAeoJ8qGvXMvOs2mmwfG8k", "nameMatch": "unknown", "reference": "po_01a1eec512a90001928c5ae09be77212_1", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:36.626+00', 1295, '{"id": null, "type": "system"}', 'd2de6da321c53c81a412aa1ba6bfaeffc2e4378324cea5257cda66de31b697f1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 13, 'evt_01a1eec51c050000c888a3731b518898', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec512a90001928c5ae09be77212", "reference": "po_01a1eec512a90001928c5ae09be77212_1", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-18 13:07:37.603+00', 1297, '{"id": null, "type": "system"}', 'ecbbbda37c00e623898ff815011f08528ac9c943b3d401d1aaa1897ed392c47d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_a64f2787', 1, 'evt_01a1eec51fb70000043188c4301f585e', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.W2SlBY1MMg9gVdXeGU0l_jnAGLONweTtKhsU3u_GhHZWzKesIqsqnF2A6yW2fAAK1ezpTOlyjo1M5_g8ArQkqHVU64TbUg7n0vOPIeXWTZJ-bFb71qPi0_GkDK2FkwIJqHFVuEoVz2R8aRn_yPJd5Cltx0NO5FP8HsYYfDfSLmVo", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:38.550Z", "externalUserId": "seller_a64f2787", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:38.55+00', 1303, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0b68835de359d58014ba473492e3db6112b0e3e6a30acc36f501265ca9084158', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 1, 'evt_01a1eec523910003d065519710198408', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec523910001fa3626b1496cdd8c", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec5239100024ed6270ab6864400", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_8983b610", "sellerExternalId": "seller_8983b610"}', '2026-11-18 13:07:39.536+00', 1307, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '65f3f88d29ceab5a779a037f671784cfd03d29138a780b773059cbfb52bc680f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 2, 'evt_01a1eec524010000599f5e34326105d3', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec523ce000045143aa73bfd85f8", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:39.648+00', 1314, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '04dcf7a18dffc665801b41736b092d3b834030394cbd68f0d0cef8b86b4b0162', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 3, 'evt_01a1eec524010001772f6009aee84df3', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.Qrx6zgy8c3c2pAp61UhYQHQYMuyteCPBYgyo-ju_FKzQ7YNaQ-L5kBelQKtNvqHtkhreoFq9dWfUAiKNY6ZyKPrw4IaaGul-vahciQ", "expiresAt": null, "accountNumber": "9900000251"}', '2026-11-18 13:07:39.648+00', 1314, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'dd792e74d7f502df7446eda2d9305b1a68f0e80021641449827997ecf81486fd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 4, 'evt_01a1eec5242c0000b4fe20ee71346578', 'deposit.received', '{"fee": 0, "amount": 501000, "escrow": 500000, "excess": 1000, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000251", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610"}', '2026-11-18 13:07:39.691+00', 1316, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'fc07aeba1bfb4fd622b18d24f87a18b01b31c3f2dec1bb7e1b1677c92c4a6a42', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 5, 'evt_01a1eec5242c000111f7db9c8d3f692f', 'agreement.overfunded', '{"held": 500000, "excess": 1000, "outstanding": 0}', '2026-11-18 13:07:39.691+00', 1316, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '25b89a62bf3ece0d568a976d02f9fe056d4e9b26591d52e79aa10d4fec9f8199', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 6, 'evt_01a1eec5244c0000d562a02f599c5652', 'excess.refunded', '{"parts": [{"amount": 1000, "provider": "sandbox", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610"}], "amount": 1000, "reason": null, "metadata": {}, "refundId": "rf_5ad9341dfd96bb7f1b1a2f27689e5ea3", "reference": null, "milestoneIds": []}', '2026-11-18 13:07:39.722+00', 1318, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '21bfaf8b25bcfec92b3d0f4c695567f233150af0cbafa5414a50ad973e549b56', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 7, 'evt_01a1eec524d70000ad56e4d7bb0e8b79', 'refund.succeeded', '{"amount": 1000, "refundId": "rf_5ad9341dfd96bb7f1b1a2f27689e5ea3"}', '2026-11-18 13:07:39.856+00', 1322, '{"id": null, "type": "system"}', '62e96e7537ff8ac90379e15d2eecd9cd2c1af35027bba4f368310a4647300379', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 4, 'evt_01a1eec52c1d00009e8d24485d0d97a5', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000275", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e"}', '2026-11-18 13:07:41.724+00', 1356, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7e88756addf474a7f1f249ecbc367daae0521f708576721282e35cce0d0e347d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 12, 'evt_01a1eec52791000015d4d349335cc82b', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.KcklkWNz5LlZOF6ZhDBcm_JWw-mcFm0gMMACaYuHZW2JHp2EvO5PqocWf3KbR2HDBP3FIak46R2vn-55bjj1mqRpN-vo-YgopEo8-sgLFnbniLMLMCTYeKL01Q7mYI6_Pgk90pTHzusHwCBjKWM8a44c8WCOQCYFmkPYJNlhNudR", "nameMatch": "unknown", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_2", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:39.513+00', 1326, '{"id": null, "type": "system"}', '9faa1dc74e1e82d4d6ffc9ab6194bf99b0d5ae0f049b64662d6b0e53b1599c67', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 13, 'evt_01a1eec527ce000076659d669ba94873', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_2", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:07:40.62+00', 1331, '{"id": null, "type": "system"}', '77d4045f3b1d4b1347c21b448758499bf383c672eaa302e36cfe6b5fd7d48995', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 2, 'evt_01a1eec53a070000ca8dfe31c1659133', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec539df00005f195c21f9876168", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:45.286+00', 1374, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '9f4df70d233ef5c5104c4e895fe920087aceaf706a10020a8e02cdcbc4c16259', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 3, 'evt_01a1eec53a0700012d0e0b4af000baf4', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.uU7OfCB5A4McSyA7BuDqxRBQdtXu0nrwvsxzLGb-o7S7t51N0e8Wez45AaAftXXJnaw6gCamRYArf0hko69ehiPwklsnjCgNsBIFyQ", "expiresAt": null, "accountNumber": "9900000282"}', '2026-11-18 13:07:45.286+00', 1374, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '8bc8bfe0c5b40f3a14f77e810a90b42810e8eb6dc050e031f39eb3fcddd46f3d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 6, 'evt_01a1eec53aa900007ddfda68573296e6', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:45.448+00', 1384, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a5ccdaa6748e6f4effacc59094ab6f9f4f0e42709c0c349d035e9843ceb3739b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 7, 'evt_01a1eec53acf0000856e7f3b8092fa49', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:45.486+00', 1386, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6e992a01e48ea5b0b3de3c3b06dc470eb1c9f98a05990d796f75bf5f475b293e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 8, 'evt_01a1eec53acf00011810944eeeb2d23d', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:45.486+00', 1386, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '77198046e5900d9502366d1150c985c816071b64553226ed7d6c7bf554c47b64', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 9, 'evt_01a1eec53acf000269fe9094bcc3be58', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:45.486+00', 1386, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f34d84f9d359638073f9b25aad648efaef59a9add342d8f0f1ead21214cfab7f', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 10, 'evt_01a1eec53e650000ab942b73177f4137', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec5399d000120cc8b57b1e0932f", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.yeS6elNywhjojyfbdfRB0s1OneGUPd2BQ-PbUW5QCGBP-luCjSYMpN216yrW8UnbGVRywWnz3Jy47sgzPpbRVLxNmYG7bM5ZpqxAF61a2NGdOQO0KwUlvVryt0-Z5gh6SKGHpVpcpdeVT5Gs45VRnivX7v3i6IOC38OqyoVzI9K1", "nameMatch": "unknown", "reference": "po_01a1eec5399d000120cc8b57b1e0932f_1", "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:45.52+00', 1392, '{"id": null, "type": "system"}', '20705f4663bd376014d42f664bed2e6034f3efd31e79efa3b3d4562b067ffb27', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 12, 'evt_01a1eec53e7e0000ee52a55ee819e55b', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec5399d000120cc8b57b1e0932f", "reference": "po_01a1eec5399d000120cc8b57b1e0932f_1", "milestoneId": "ms_01a1eec5399d000120cc8b57b1e0932f"}', '2026-11-18 13:07:46.427+00', 1395, '{"id": null, "type": "system"}', '4ae27a270d5785edb57ea5e24a436a010282f318787549582934d958ab8f3680', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 20, 'evt_01a1eec54212000004f30fd400fb7ef8', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1eec5399d00020c692a412734c9f8", "reference": "po_01a1eec5399d00020c692a412734c9f8_1", "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:47.344+00', 1413, '{"id": null, "type": "system"}', '43a2487d848f097ce300534c67bb426324cf92acf9ca405149a561cfe88be966', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 21, 'evt_01a1eec5421200016b5106cc76655796', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 13:07:47.344+00', 1413, '{"id": null, "type": "system"}', '929b6f65ecc25f2a4e20cb149cd84f1ed3052be3059415fe1c454504a08193cd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 6, 'evt_01a1eec545ea0000452e94f7583a2ec9', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:48.33+00', 1444, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '86658a1d984f7d1c526ca1ce2742ee6ec6cefe3868a6cbb888629dfbe555aa24', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 7, 'evt_01a1eec546040000a76f06a78f4873d2', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:48.356+00', 1446, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd14fdad60a473deefe40f9d04ceea65d95a3edcde55089705311691f82f91fe9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 8, 'evt_01a1eec546040001629830c0c4695651', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:48.356+00', 1446, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '471cd5d7d4da47fae07426c516e0dfbda6302304bfeb743fe6b812d7087a3654', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 9, 'evt_01a1eec546040002484c200f3e8f5889', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:48.356+00', 1446, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '64a9d4b6b0b4a42898f8d264960531c9192be5202f2c4cf54714f36ac7a51de0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 1, 'evt_01a1eec527b600002a4526230de939ab', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec527b500015ef77ed2a5f71370", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec527b500022e24717dadbb6bee", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_c14e184b", "sellerExternalId": "seller_c14e184b"}', '2026-11-18 13:07:40.596+00', 1329, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '22f3e738eb4d100d1ff9cbf6141585ab361b647ef745c82795b2f87bf6c1d8a7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 2, 'evt_01a1eec5282f0000cec56877dbfdf647', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec5280a00000d41dc1af406265c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:40.718+00', 1336, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ec7f1cc4722c9d5f0412a4ac2df64c5d73ce671530e5f129aa5cefd5da3230dc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 3, 'evt_01a1eec5282f00014cff2fe759de48b4', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.54IUlCC0UMGkZMnwVYIMBDu06VQRpBn51IRE91ahtxe2pS1JidOQlKfv561hdkRFTc5OQQn6atueFgQPf53hqguRW1g5JDLkF04gSA", "expiresAt": null, "accountNumber": "9900000268"}', '2026-11-18 13:07:40.718+00', 1336, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '67731991fa1bac59cc265d3c33cff7594ba2b9300acdde1e2a96dade6c207b26', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 4, 'evt_01a1eec5285e000006a55fe9b1d8ebb0', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000268", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b"}', '2026-11-18 13:07:40.764+00', 1338, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '27a7f5bdae67f9f3f7f968080035b8bbc174730eed9c0466612ba0e7c2382bbc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 5, 'evt_01a1eec5285e0001ce641955f3532719', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:40.764+00', 1338, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '229fc3189c397996977de47610b7c52158bb0b475600375f2351a3de3bc02179', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 6, 'evt_01a1eec52875000091caf5d533fe2b06', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_cd45bb4ec24f8d21e8f02648eba4a08e", "reference": null, "milestoneIds": ["ms_01a1eec527b500015ef77ed2a5f71370", "ms_01a1eec527b500022e24717dadbb6bee"]}', '2026-11-18 13:07:40.785+00', 1340, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a0231f51296c33bd75871f21d82e12e6f2f69ed72a685313f8b43ce1e49267cc', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 7, 'evt_01a1eec528aa0000065804de0062290b', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_cd45bb4ec24f8d21e8f02648eba4a08e"}', '2026-11-18 13:07:40.837+00', 1344, '{"id": null, "type": "system"}', '19a7b580fdf7c5d91a9e030aa3444f541928a6f5b1c958ecf01ce9e243d182a1', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 8, 'evt_01a1eec528aa0001fe2f9f8ddb5bb8e6', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 13:07:40.837+00', 1344, '{"id": null, "type": "system"}', 'edae80098fc418e3070a4e39c8e48d5954a1e665e7907a8cfafd9b9ae518e1d3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 1, 'evt_01a1eec52b4a000338603f929c6cbe4a', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec52b4a0001f93a05af47c902e7", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec52b4a00020172b0b25973ae82", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_042cb54e", "sellerExternalId": "seller_042cb54e"}', '2026-11-18 13:07:41.512+00', 1347, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'a2d68386b1454041ecc8d533d869db2c249630eb0ef3c3165b69028473c2cbd7', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 2, 'evt_01a1eec52b980000e5fb4188b836989c', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec52b7b00003d8ec4aa4b74092b", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:41.591+00', 1354, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'd2c53e09b5610f7194eef6b5efd1ba71e87fcfec1406c9f09e534f38d91d1e35', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 3, 'evt_01a1eec52b980001c11f9931992a0d2a', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.IQJzlthrhFPyCKN0b3KpHzoK0bnlIl7t56ziplphRRxTVDkPAW2uZcU0rD2g7uOuEbmkhnbQESib-Mj5yH26AWZHd8qilzAgME4LaA", "expiresAt": null, "accountNumber": "9900000275"}', '2026-11-18 13:07:41.591+00', 1354, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ff572422b678056a1576d33b67a9c69ad491a6115686d46629ed144d808cdeb9', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 13, 'evt_01a1eec539f3000052591b06796eb258', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.aVXvMmnFjVV4Q6q1qkXZahnhlYStUZ2ANGyZwomZLvNZnWvjNs9pk2jpVHhBlNHj9EaPKCTRV--7CNwnMtesuikrUkFraCqwFxTZJyI_GzaR3x5ue7Jm-sBY-RPpni_KSDpwZGkMRi6llcuMv3cFKQpDEqwo9-iXCUduc8Q-m1DU", "nameMatch": "unknown", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_2", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:44.05+00', 1370, '{"id": null, "type": "system"}', '6716b8dd9fee2da5502bceea6fd551be03070615215ab64ff5e0f702591a5716', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 14, 'evt_01a1eec53a15000031aa61fa47d178b2', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_2", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:45.296+00', 1375, '{"id": null, "type": "system"}', '8483a3aba010ef0034e01148497a0df9afecebc8a8049acacaa3bbd6dbeceb2c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 4, 'evt_01a1eec53a310000dfe7ec9cc6131d29', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000282", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2"}', '2026-11-18 13:07:45.328+00', 1378, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'aa7b3c99ebf0f8190cf4c98657926141ee1058660f0eb59ac3deaeb5e7887c62', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 5, 'evt_01a1eec52c1d0001b1d377d39c0dff68', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:41.724+00', 1356, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '76a90897ca5f56779f3d44d4c2323ce7cb89c69e83cc6ce05b5a68307a42c298', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 6, 'evt_01a1eec52c5e0000ec2db4bbd72ca65e', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_64edd07c55ab75bd381b83639cd0baac", "reference": null, "milestoneIds": ["ms_01a1eec52b4a0001f93a05af47c902e7", "ms_01a1eec52b4a00020172b0b25973ae82"]}', '2026-11-18 13:07:41.787+00', 1358, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '74ce75b09eea69f95db657377d4c02f78f5e67d6e77a0f88e2ca0ee5fc47e9b2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 7, 'evt_01a1eec52c9b0000d5ed791b21a601ce', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_64edd07c55ab75bd381b83639cd0baac"}', '2026-11-18 13:07:41.846+00', 1362, '{"id": null, "type": "system"}', 'f736d44abfe8a254068c593ccbd4f37a4a90422cac5568192559e91e7346b7a6', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 8, 'evt_01a1eec52c9b00015eac9cff6717b257', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 13:07:41.846+00', 1362, '{"id": null, "type": "system"}', '36ecbd0eb863abf40af7714a590709fca3ce4ddbe5aad2a78d2af641e5690ffe', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 1, 'evt_01a1eec5399d00038a8161cfce22797e', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec5399d000120cc8b57b1e0932f", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec5399d00020c692a412734c9f8", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_906206f2", "sellerExternalId": "seller_906206f2"}', '2026-11-18 13:07:45.18+00', 1368, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'cda51b15f775cfc15690fd8f4c897f99a3a348fcf80a15b8eb124155cdcdef47', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 11, 'evt_01a1eec53e70000065c2562d31cb85c3', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:46.415+00', 1393, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'f785bd452211834ad26e80bc4de532bd3b9ab800e8bab4663d4256244f7df93b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 13, 'evt_01a1eec53e8d0000d2f2fe4598f29a89', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:46.444+00', 1398, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '10a66f2b25ea7fcd5250430c40a94904ea550db1bae321ef64e24eb19c0cb75b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 14, 'evt_01a1eec53e8d0001e03dc18f67caa5a6', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:46.444+00', 1398, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ea74c4eeb0fc95e92b2be7e3f24d022e52627a878bea884209f9c1cc3a2d7e33', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 15, 'evt_01a1eec53e8d0002680df14c9e918338', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:46.444+00', 1398, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '43aa21f5e840fbcfa33dfd767394f6bf750461ade3c13e5ec9ed0639aacb17f3', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 16, 'evt_01a1eec53e8d00042e9428c10f20d080', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 13:07:46.444+00', 1398, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '543b8ec23bdd4b2aa1846172616bea4a9c72134d5a164cce7b52ae7ff31a765d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 17, 'evt_01a1eec541f700003c6cfad7961c5338', 'payout.submitted', '{"amount": 300000, "bankCode": "058", "payoutId": "po_01a1eec5399d00020c692a412734c9f8", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.M6U-EPQ2WQgXpTj3OLBzMhat5H04ItQDeSWeQw5olfcN6mpsdU_o8P1C0FzOR6EPJnr7Bv2k9B-ezDZSt5oNGkMVaiesr8yrSBDjviuMw8073hkOj1Zb5Vz6EAuIHwXjANYr5I2mRKSb-Ldx4_UgIua69nGrC3_Iv-YAiFOVjxW3", "nameMatch": "unknown", "reference": "po_01a1eec5399d00020c692a412734c9f8_1", "milestoneId": "ms_01a1eec5399d00020c692a412734c9f8"}', '2026-11-18 13:07:46.48+00', 1408, '{"id": null, "type": "system"}', '31e40113f4149b61da515eb16630334038a665b318833e784b0277691beefeaf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 18, 'evt_01a1eec542060000c9d85f21f8a2da02', 'deposit.reversed', '{"held": 0, "owed": 500000, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000282", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2"}', '2026-11-18 13:07:47.333+00', 1410, '{"id": "sandbox", "type": "bank"}', 'bac88a9b828d17fbeb989a62d9909609a1d3284e0dfab9609360d13980513472', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 19, 'evt_01a1eec5420700010e4f88b2d5a16ac6', 'agreement.frozen', '{"reason": "the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2"}', '2026-11-18 13:07:47.333+00', 1410, '{"id": "sandbox", "type": "bank"}', 'da184d8cfbbac3b2a6c407a1752601e9260f6b833dda76b0ba82354e008574d0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'exc_01a1eec542060002fda37397229cf302', 1, 'evt_01a1eec542070000f3b82950205e18cb', 'exception.opened', '{"kind": "deposit_reversed", "amount": 500000, "subject": "sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2", "currency": "NGN", "agreementId": "agr_01a1eec5399d00007d0cad05370097a1", "exceptionId": "exc_01a1eec542060002fda37397229cf302"}', '2026-11-18 13:07:47.333+00', 1410, '{"id": "sandbox", "type": "bank"}', '8786a8b9e1024cb1d7e4a44356d386b28273d86e6f2a2b255156e5815e61915e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 15, 'evt_01a1eec5428100007485209c2c72f4b8', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_2", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:07:47.456+00', 1422, '{"id": "sandbox", "type": "bank"}', '0fa92b16d7dcfff26b3df08e63903d6ae239ab54fa4147065e21e7da36d0e710', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'anchors:dev_01a1eec36efd0000d4ff129cb509109b', 1, 'evt_01a1eec5431e0000bfe252fcf4f7ae93', 'anchor.published', '{"size": 42, "origin": "surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b", "rootHash": "ehxNQYcDqqUaUbywdlHbdul5ne35xcBK8LYK0S2f8GI=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b\n42\nehxNQYcDqqUaUbywdlHbdul5ne35xcBK8LYK0S2f8GI=\n\n— surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b 6AVLh+eM3UUcoFfDfopz9mSs9BDADQcu2Z3UW9Hwpb6ofo5+mfcvxZw8AxrErjNNOxhABBXdbrbtrcR0N6BgyTYZ5gM=\n"}', '2026-11-18 13:07:47.582+00', 1426, '{"id": null, "type": "system"}', 'bb98072312147065fedc9d44ebb15427ecf63ec1ff2d32c30f5937f2944c245e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 5, 'evt_01a1eec53a310001633f4c952c04d8de', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:45.328+00', 1378, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'de9e742cd709f56306922cb81bdc38b629660ee50ed67a08acd74a53d0695277', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_906206f2', 1, 'evt_01a1eec53a760000983acd55e80383af', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.v6U1w1fULxlZRdosOyI6FKKswuzEQPz4u8FiVjf_TGEsJoc244JyQK8hVrOq5VDg-l2AVbMNFekwlvtzVN9ZzfoPifxvQ_6n8X_rsWyhzQ1jhEDwWDIuk2zjlOv1Tyf1--OU500h1A21xsW_orvSQB3e3NXts1rkekwWzgA-Wfv5", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:45.396Z", "externalUserId": "seller_906206f2", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:45.396+00', 1380, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1f54153be29796600a117a4cd7fa95dfae307ed7e26cd3ce69b0312a8605f9ec', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 11, 'evt_01a1eec549ab0000462356c07e805fe3', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:49.291+00', 1453, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '206d936512f8265f7555563d5f40afd5cc7c92e936a3e1e6c2ed7df9fb766a7d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 12, 'evt_01a1eec549b900007450d796c4906283', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec544a100015b37fa390d984e99", "reference": "po_01a1eec544a100015b37fa390d984e99_1", "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:49.301+00', 1456, '{"id": null, "type": "system"}', '15b02f4a87d23e3c13b0771fd3383c7a9b471491436e6265e747ca33f0878659', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 13, 'evt_01a1eec549cb0000002d77064c80819b', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:49.323+00', 1457, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '99a047f3964fd724116222c1bb4fae2629f808f70fa8b01bd8dc60d5db20c7f6', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 14, 'evt_01a1eec549cb0001d346c968853913fa', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:49.323+00', 1457, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b604132764a9c8af766305381d32d7f8e9a55772747d6f6e8561ae6815c07ebf', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 15, 'evt_01a1eec549cb0002f214e7b99d68ac1b', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:49.323+00', 1457, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '1f95963e4efe2fa117178f1a3430018c17e248b018f56a2fea7951922b51cc37', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 16, 'evt_01a1eec549cb0004c0c488fe11772aae', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 13:07:49.323+00', 1457, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7a78d1a66f44117a9bda66cd21901fc29b8c34746355cd7b69a0eaeff98f8883', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'risk-policy', 1, 'evt_01a1eec560360000ee9c74927ed9dfcf', 'risk_policy.changed', '{"state": "shadow", "version": 1, "previousState": "draft"}', '2026-11-18 13:07:55.061+00', 1494, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5c818518a274f12b7b46c94374784f68719018d5558ed2da49b37bfb361e8452', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'risk-policy', 2, 'evt_01a1eec5607d000011d60e78f9aaa15c', 'risk_policy.changed', '{"state": "retired", "version": 1, "previousState": "shadow"}', '2026-11-18 13:07:55.128+00', 1496, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '6be2100643d145a841e76d013ab68b0f87fe80581d09c79ead0c61f47e6ef8dd', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'idv_01a1eec587c900003cbf56545d8f6608', 1, 'evt_01a1eec587cd0000b95c8342a1710da0', 'identity.failed', '{"id": "idv_01a1eec587c900003cbf56545d8f6608", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_ec56a7a8", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 13:08:05.187+00', 1502, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'b3a0daeece0cd03da8a9f67c96956b82ba2969d0e2e58ed8301af86dbea4ff0d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'rev_01a1eec588b1000099be98f4a1691db2', 1, 'evt_01a1eec588b80000724d76bc9e759fb4', 'review.opened', '{"flag": null, "kind": "appeal", "dueAt": "2026-11-19T13:08:05.423Z", "reviewId": "rev_01a1eec588b1000099be98f4a1691db2", "subjectId": "idv_01a1eec587c900003cbf56545d8f6608", "agreementId": null, "externalUserId": "person_ec56a7a8"}', '2026-11-18 13:08:05.431+00', 1504, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'ab4e3624393531a3e795293ffd09a653de89a37fce02ded7b99b9f5839d07156', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'idv_01a1eec59fd4000071bdd24bd607e9e4', 1, 'evt_01a1eec59fd6000009fd6781f4803222', 'identity.failed', '{"id": "idv_01a1eec59fd4000071bdd24bd607e9e4", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_912cd734", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 13:08:11.348+00', 1510, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '77a980fa1ab48b51e9aba2f5bebe812f908e5c2f31a448657c2f456455b0af48', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'rev_01a1eec5a0990000eb18bd7c1fb7c45c', 1, 'evt_01a1eec5a09f000065b4f837daed23b5', 'review.opened', '{"flag": null, "kind": "appeal", "dueAt": "2026-11-19T13:08:11.544Z", "reviewId": "rev_01a1eec5a0990000eb18bd7c1fb7c45c", "subjectId": "idv_01a1eec59fd4000071bdd24bd607e9e4", "agreementId": null, "externalUserId": "person_912cd734"}', '2026-11-18 13:08:11.551+00', 1512, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '422f1276bdf01cba148d55720790f9f63327c61bedb1024d521743b607c30333', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'rev_01a1eec5a0990000eb18bd7c1fb7c45c', 2, 'evt_01a1eec5a1310000ae5c05d4b6113006', 'review.decided', '{"flag": null, "kind": "appeal", "decision": "refuse", "reviewId": "rev_01a1eec5a0990000eb18bd7c1fb7c45c", "subjectId": "idv_01a1eec59fd4000071bdd24bd607e9e4", "agreementId": null, "externalUserId": "person_912cd734"}', '2026-11-18 13:08:11.697+00', 1517, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '5bdc27e8b71b80e8536418d1f3808f0e30e5536be63eefd57a3c94c8b8c5ed6d', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 1, 'evt_01a1eec544a20000ae29d099d1189748', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec544a100015b37fa390d984e99", "title": "Design", "amount": 200000}, {"id": "ms_01a1eec544a100029993e4c7608991b5", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a7e78ca0", "sellerExternalId": "seller_a7e78ca0"}', '2026-11-18 13:07:48.001+00', 1432, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3e69de6db1d486810be668e7787f667fa7e27be62ff7870c46d2c8b2e9dc38ad', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 2, 'evt_01a1eec544f90000571f61dfa89ae623', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1eec544d50000a4ad1482782decbe", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 13:07:48.089+00', 1436, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '7c5a8718fad5527eb726135d125d48f5141fc62a928cbb5731853195ef6e8df0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 3, 'evt_01a1eec544f9000161c57c45ea950d80', 'virtual_account.issued', '{"amount": null, "bankCode": "000", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.G6iFiL9hgmREgic1ODbCUK9KgfxBspP_5Yf3F5a-u9kdomwr0BS4VFtPNVRGEslP1Yx5TNubx5H93JLxWzCv9sgLfKMxZg4ZscRYdQ", "expiresAt": null, "accountNumber": "9900000299"}', '2026-11-18 13:07:48.089+00', 1436, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '0790f1c670d0b3ac2ab43d998f6572479bb95748458213ad7e6af60ff7976f8a', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 4, 'evt_01a1eec545430000d917cfba82dfa905', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000299", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0"}', '2026-11-18 13:07:48.163+00', 1438, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'e656bed430788e49c21133b2947001735d2df6ffedd3ba7a15b2ef0c397b1e11', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 5, 'evt_01a1eec5454300016105cae75b63fd7b', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 13:07:48.163+00', 1438, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '15b0450c7ced71eca5298f8894d4323be512a782ac0767289e68aa321a24d47e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'payout-account:seller_a7e78ca0', 1, 'evt_01a1eec545a90000e6cf074d7d29efc9', 'payout_account.changed', '{"stopped": false, "version": 1, "bankCode": "058", "encrypted": "1.d269dd48955fbe0b.xSoFmQ5DyprLWVYIf0qK-6fNuok78q9PpVhomMGRusLWhiXhBrzU65-7tbB0l2R_-nSMcTxZGBxm6B36eba7awCJL_0US8JMQcb2jko74Z93LP9Bnl79Jsad4iG5K8gFEzdEuU7ZCPgrTC0cr89SakX2T0W8D5gokqfyuQR0jC8M", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T13:07:48.265Z", "externalUserId": "seller_a7e78ca0", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 13:07:48.265+00', 1440, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '05f38f063e3ff9fd5b82214acb04fc0ad83dcd986b7b9b4437f92d51532b486c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'exc_01a1eec54e3800022461c1fdead92808', 2, 'evt_01a1eec54f1000005d3fa33e97fb785a', 'exception.closed', '{"kind": "deposit_reversed", "note": "Triggered by hand.", "amount": 500000, "settled": 500000, "subject": "sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0", "currency": "NGN", "agreementId": "agr_01a1eec544a10000260d4e1717c261d0", "exceptionId": "exc_01a1eec54e3800022461c1fdead92808"}', '2026-11-18 13:07:50.669+00', 1481, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '05d46657944a3d7a208aaa7e3331e4bcff1cf5179092df78e17e2d772a1820ed', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 10, 'evt_01a1eec549a0000058e5673eadffedb4', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec544a100015b37fa390d984e99", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.uz4tUcIOh0HLOsqaJWNP9q0Vel_U82rhDYd50ZIjwgOuBCqTOJ8A-386BNN_uK5QlF0NX4mXnPXx1S7WG-hCRqu03xLLkG_oqtUBfxlJc4KOpnKesUnPvi5sOs-aL_U3KXgzgW8Klb18qXcxPDRROtErYx2JiyJYt8RSNwWkmrMV", "nameMatch": "unknown", "reference": "po_01a1eec544a100015b37fa390d984e99_1", "milestoneId": "ms_01a1eec544a100015b37fa390d984e99"}', '2026-11-18 13:07:48.375+00', 1452, '{"id": null, "type": "system"}', '53d38ce79d4f1d29bbde3060c59d28a2baf1dbbdde9a43d01b1ff1bb9450695c', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 17, 'evt_01a1eec54e280000b6963fe597db9347', 'payout.submitted', '{"amount": 300000, "bankCode": "058", "payoutId": "po_01a1eec544a100029993e4c7608991b5", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.sqqlDlZ6nLGZncJ9HE9OI94GFij5Qd_t6jXxSudkTRHOhfo7165cZilVaT-MjGvZx8yZZ-lE0KwGfBHzzwYEcIhMZ_w0jq3-ILcvfWFmTGmecIthbcePY919lQnLttFX6VfxZNBo35xLu-3s9xq3UL0HlfmdeyxWwkezEwyNsaIX", "nameMatch": "unknown", "reference": "po_01a1eec544a100029993e4c7608991b5_1", "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:49.352+00', 1467, '{"id": null, "type": "system"}', '94305a75acc8420fef0650ccc03db401730a7f5ced6091f238975c20ec60c177', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 18, 'evt_01a1eec54e3800004c640c4fe189675c', 'deposit.reversed', '{"held": 0, "owed": 500000, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000299", "transactionId": "dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0"}', '2026-11-18 13:07:50.454+00', 1469, '{"id": "sandbox", "type": "bank"}', '8150623232909fd079a55033c801b60c60b3a084a7c3437ba797a6c4a7f5b6ac', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 19, 'evt_01a1eec54e38000472ceaaf6218b40e9', 'agreement.frozen', '{"reason": "the bank reversed deposit dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0"}', '2026-11-18 13:07:50.454+00', 1469, '{"id": "sandbox", "type": "bank"}', '6369dd81b516802dea810cd284af456553777702db34f1e7c891ea8ca410c42b', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'exc_01a1eec54e3800022461c1fdead92808', 1, 'evt_01a1eec54e3800038d205e076cbd660c', 'exception.opened', '{"kind": "deposit_reversed", "amount": 500000, "subject": "sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0", "currency": "NGN", "agreementId": "agr_01a1eec544a10000260d4e1717c261d0", "exceptionId": "exc_01a1eec54e3800022461c1fdead92808"}', '2026-11-18 13:07:50.454+00', 1469, '{"id": "sandbox", "type": "bank"}', 'e53c0f4afc62c64bec01723b53ece79b4c7edd89a5a13cf2147cf7a0cdbd39c5', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 20, 'evt_01a1eec54e470000e6f8e26f79db3791', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1eec544a100029993e4c7608991b5", "reference": "po_01a1eec544a100029993e4c7608991b5_1", "milestoneId": "ms_01a1eec544a100029993e4c7608991b5"}', '2026-11-18 13:07:50.469+00', 1471, '{"id": null, "type": "system"}', '98fe2cebe6331005834783392f373d00097db63336501421fe60343efa414a78', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 21, 'evt_01a1eec54e470001712d336cabfa3854', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 13:07:50.469+00', 1471, '{"id": null, "type": "system"}', '8cc93d9da138c940cab6fae9d64c4b73bd6783e2486427bcefd31c3819269b37', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec559ee0000c9cd0986e6a9f733', 1, 'evt_01a1eec559f00000ca91bf659b74e08a', 'assessment.created', '{}', '2026-11-18 13:07:53.452+00', 1486, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'de8fd9ceda2fe3ae237b5c6e7608bc03e27b789ea7cccc5a2bdb3800fa5ab405', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 14, 'evt_01a1eec6228700008174cb0fc30d7eb9', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.quRvfmU4uKjkmDOjlZytcwnwPmBtY120o0_5NaYUwTfQlDvX0sRyjVSdifEPnwpvGcTIedOvW1aKpDiQNPYvzD6YraeNNM1pd13khcdVrOF2h-Afrt00pBhxRgDtHmFcwiDsf348YaqK6oi-89ro2ZMb5dcKFxQJd-F0m0HBpP71", "nameMatch": "unknown", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_3", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:08:43.708+00', 1531, '{"id": null, "type": "system"}', 'cce1915788d78ddb99ed6a6deb22c6dbf279cb12d64d2a1de71dd95ca65afec2', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 15, 'evt_01a1eec622b200007d2b7c8f498a803a', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1eec4ed3d00019d574c0418f07fd8", "reference": "po_01a1eec4ed3d00019d574c0418f07fd8_3", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:08:44.857+00', 1533, '{"id": null, "type": "system"}', '86a15e4b1e930790ec3c43815f08baf7ed3a41d07c54c8fb070b54b927621d40', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 16, 'evt_01a1eec63ff40000ae3bb0670c120a60', 'payout.submitted', '{"amount": 200000, "bankCode": "058", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "provider": "sandbox", "encrypted": "1.d269dd48955fbe0b.oX6-54zyS4u6jp1cbRrCn-p-6GyvTAbLBR9VXh410PQDieGP9X-c9EFpRkddSd0J8-8LK61lSpFG_XO28xcjNpN1DLOf5Xyitljd-oNrfjxHwHj3p0nHSx67SNyBpzcYUVzQpPpbH4WFwmdtSHmL4rrsdg20Mz1vF76PuSKV1hYS", "nameMatch": "unknown", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_3", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:08:50.597+00', 1537, '{"id": null, "type": "system"}', 'abb4f1dc3c215fc24bec5a96951d5b27e84035209ce00527e8f674e07e30ce7e', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 17, 'evt_01a1eec640010000ea8b604807bdd017', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_3", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:08:52.352+00', 1539, '{"id": null, "type": "system"}', 'ea8087e50b4038f4fbfe0b95bb32a608940481f907fb9fadae5559bafe0e3ee6', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 18, 'evt_01a1eec6484a000088e891444d39f7d2', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1eec4f51500010f7b2f2ca5f8fc90", "reference": "po_01a1eec4f51500010f7b2f2ca5f8fc90_3", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:08:54.465+00', 1545, '{"id": "sandbox", "type": "bank"}', '0d95a927ab723b0f5ca174434f5325e8429fb46fbe7e2d0762402ee20ac52dd2', NULL),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652c60000328c76f63a09b353', 1, 'evt_01a1eec652c60002c66cad8359eb7afa', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec652c60001c9ba8b013da1f7b0", "title": "x", "amount": 100}], "sellerName": null, "sellerEmail": null, "totalAmount": 100, "buyerExternalId": "b", "sellerExternalId": "s"}', '2026-11-18 13:08:57.148+00', 1558, '{"id": "key_01a1eec650320000b3bb112d1aa60438", "type": "key"}', '78e385cbe2e3505addf8e2727cb58bc8c0e9496fc47f39778e42c7bdcdb210d9', NULL),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652f800009485170a98ac144f', 1, 'evt_01a1eec652f8000249c104928671bbd9', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec652f80001cd27c8c33f71286b", "title": "x", "amount": 100}], "sellerName": null, "sellerEmail": null, "totalAmount": 100, "buyerExternalId": "b", "sellerExternalId": "s"}', '2026-11-18 13:08:57.208+00', 1559, '{"id": "key_01a1eec650320000b3bb112d1aa60438", "type": "key"}', '62e52d691ccf23f7620fa172e791b1ae8ece1183be71da8483681a09304f0180', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec6941800000e7bf9da6a5c3593', 1, 'evt_01a1eec694180002cc079258c80d5e21', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1eec69418000101139e91ce84a125", "title": "x", "amount": 100}], "sellerName": null, "sellerEmail": null, "totalAmount": 100, "buyerExternalId": "b", "sellerExternalId": "nobody"}', '2026-11-18 13:09:13.88+00', 1572, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '3cccb119921b6d0f87a986800ee424cc30b0ca2393357e9dc7afab26f904b9c0', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'anchors:dev_01a1eec36efd0000d4ff129cb509109b', 2, 'evt_01a1eec7198c00007ec86b5f6b45ddc9', 'anchor.published', '{"size": 49, "origin": "surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b", "rootHash": "phPuGuRAyn4Jfm3cIPE7RYPEQkYAd81yNZ3DkN163ds=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b\n49\nphPuGuRAyn4Jfm3cIPE7RYPEQkYAd81yNZ3DkN163ds=\n\n— surety/2b8d9d5283d755a4/dev_01a1eec36efd0000d4ff129cb509109b 6AVLh+eD+Z849cwfAXWDMcEDf4itRuJ8aaH+QG+XxeDcMIHcjqo6KTisosS7swr/cSJWbAwUlTuHuhstwt5KXb/usQY=\n"}', '2026-11-18 13:09:48.028+00', 1578, '{"id": null, "type": "system"}', 'd83ded457d0f634300ef7888216bd2e022119533aeeeea51581be1a8df28092a', NULL),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'anchors:dev_test_01a1eec36efd0000d4ff129cb509109b', 1, 'evt_01a1eec719b50000b2dd578564c88cb9', 'anchor.published', '{"size": 3, "origin": "surety/2b8d9d5283d755a4/dev_test_01a1eec36efd0000d4ff129cb509109b", "rootHash": "a3M003ee6VBGbaAQIS00oTmViDRgJl6zDXb1dWJsduI=", "checkpoint": "surety/2b8d9d5283d755a4/dev_test_01a1eec36efd0000d4ff129cb509109b\n3\na3M003ee6VBGbaAQIS00oTmViDRgJl6zDXb1dWJsduI=\n\n— surety/2b8d9d5283d755a4/dev_test_01a1eec36efd0000d4ff129cb509109b q1C3C2ZbSI0zYKgScUJLCKCDVHUMPeLQsQLwgZe9Ka/ajL0An+FIUrDDqrUk9+I2oPLyH5eeHxJ/HCKQMMrTfEWu2g4=\n"}', '2026-11-18 13:09:48.082+00', 1580, '{"id": null, "type": "system"}', '2d4da566cb61c1ad052c23622332ee0514ac8471ebbed07178735e9053bca7ed', NULL);

INSERT INTO public.exceptions VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'exc_01a1eec542060002fda37397229cf302', 'deposit_reversed', 'agr_01a1eec5399d00007d0cad05370097a1', 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', 500000, 'NGN', '{"reason": "Triggered by hand.", "returned": 0, "reversed": 500000, "deposited": 500000}', '2026-11-18 13:07:47.333+00', NULL, NULL, NULL, '8786a8b9e1024cb1d7e4a44356d386b28273d86e6f2a2b255156e5815e61915e', 'f03406d582d70358a20fa65b6c3f999f3c4901c4e129416d2c2fdd1b1bb3cab4'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'exc_01a1eec54e3800022461c1fdead92808', 'deposit_reversed', 'agr_01a1eec544a10000260d4e1717c261d0', 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', 500000, 'NGN', '{"reason": "Triggered by hand.", "returned": 0, "reversed": 500000, "deposited": 500000}', '2026-11-18 13:07:50.454+00', '2026-11-18 13:07:50.669+00', 'Triggered by hand.', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '05d46657944a3d7a208aaa7e3331e4bcff1cf5179092df78e17e2d772a1820ed', '764542ffe88e4203caa6a57eee01806145027cc34c599966a0127b8833e3bc21');

INSERT INTO public.identity_verifications VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'idv_01a1eec587c900003cbf56545d8f6608', 'person_ec56a7a8', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat and sharp, so that it fills the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 13:08:05.187+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'idv_01a1eec59fd4000071bdd24bd607e9e4', 'person_912cd734', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat and sharp, so that it fills the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 13:08:11.348+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL);

INSERT INTO public.jobs VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec51366000347268d1c32caad5f', 'submit-payout', '{"attempts": 0, "agreementId": "agr_01a1eec512a90000252d79f853889bc3", "milestoneId": "ms_01a1eec512a90001928c5ae09be77212"}', '2026-11-19 13:07:35.429+00', 0, NULL, NULL, NULL, '2026-11-18 13:07:35.397+00', NULL, NULL, NULL),
	('', 'publish-anchors', 'publish-anchors', '{}', '2026-11-18 13:11:48.097+00', 0, NULL, NULL, NULL, '2026-11-18 13:05:47.271+00', NULL, NULL, NULL),
	('', 'notify-troubles', 'notify-troubles', '{}', '2026-11-18 13:15:47.386+00', 0, NULL, NULL, NULL, '2026-11-18 13:05:47.271+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec5242c000219f0a089a642859d', 'return-excess', '{"agreementId": "agr_01a1eec52391000053374fca4b3a165d"}', '2026-11-19 13:07:39.691+00', 0, NULL, NULL, NULL, '2026-11-18 13:07:39.691+00', NULL, NULL, NULL),
	('', 'watch-banks', 'watch-banks', '{}', '2026-11-18 13:35:47.41+00', 0, NULL, NULL, NULL, '2026-11-18 13:05:47.271+00', NULL, NULL, NULL),
	('', 'housekeeping', 'housekeeping', '{}', '2026-11-18 13:15:47.409+00', 0, NULL, NULL, NULL, '2026-11-18 13:05:47.271+00', NULL, NULL, NULL),
	('', 'reconcile', 'reconcile', '{}', '2026-11-19 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-18 13:05:47.271+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec48915000292ab1aad60813a1b', 'return-excess', '{"agreementId": "agr_01a1eec4884d000084687e9c1a2967f4"}', '2026-11-19 13:06:59.989+00', 0, NULL, NULL, NULL, '2026-11-18 13:06:59.989+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec4b3ab0001da2f92eb466fb47f', 'return-excess', '{"agreementId": "agr_01a1eec4b3090000cc76e475f67fe424"}', '2026-11-19 13:07:10.891+00', 0, NULL, NULL, NULL, '2026-11-18 13:07:10.891+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec622b200017956d268ebdc9371', 'submit-payout', '{"attempts": 3, "agreementId": "agr_01a1eec4ed3d000032ab76829862b359", "milestoneId": "ms_01a1eec4ed3d00019d574c0418f07fd8"}', '2026-11-18 13:18:44.857+00', 0, NULL, NULL, NULL, '2026-11-18 13:08:44.857+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec6484a00018193992bb1374d2b', 'submit-payout', '{"attempts": 3, "agreementId": "agr_01a1eec4f5150000ba15fc9f65f0917f", "milestoneId": "ms_01a1eec4f51500010f7b2f2ca5f8fc90"}', '2026-11-18 13:18:54.465+00', 0, NULL, NULL, NULL, '2026-11-18 13:08:54.465+00', NULL, NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'job_01a1eec509a6000389551896694e99cd', 'submit-payout', '{"attempts": 0, "agreementId": "agr_01a1eec5087e00001c6209f1c3980214", "milestoneId": "ms_01a1eec5087e0001e3be0eda86157cd3"}', '2026-11-19 13:07:32.928+00', 0, NULL, NULL, NULL, '2026-11-18 13:07:32.901+00', NULL, NULL, NULL);

INSERT INTO public.known_networks VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x2b42f8945962c9c7a6004be34336eef85675c3f521f4d6cffd45cbc2797a5219', '2026-11-18 13:05:47.892+00');

INSERT INTO public.living_sql VALUES
	('approvals/settle-approvals.sql', '625d4236325280d62121cd202a4000506ca2cc33019f725bbc8171574349ea00', '{"settle_approvals(jsonb,integer[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('caller-metadata/write-caller-metadata.sql', 'f09e5004a19bc1d90a6078e33a6f19956c9ed2b8ad389d26a918123f931ac58c', '{"write_caller_metadata(integer[],jsonb)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('chained/trim-audit-log.sql', '111005853c7f0250b2b0b335c109efef4c94b6490403a6cd2a87151d54ebb070', '{"trim_audit_log(text,bigint)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('claim-jobs.sql', '8eaa224a08e663f9cd83c74e2699ed5adf22344c0c524f8e1af2e6b8e3a2857e', '{"claim_jobs(text[],text,interval,timestamp with time zone,integer,integer,integer,integer,integer,text[],integer[],text)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('connection/on-this-node.sql', '1f4ea50e9bf5ea2e57b66c750aeb61e170cc7cd4701ad677412851db3c015917', '{on_this_node()}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/bank/next-sandbox-serial.sql', '6df058904fc9ea0ba371956c074f5f29b5ea9e384b2a543532bde65e95c7f8a7', '{next_sandbox_serial(integer)}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/commit-changes.sql', '1b5f61ae443adb5b58d9b5bf1c090a94d39a739587e50e88c666366b0891df3e', '{"commit_changes(jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/create-agreements.sql', 'eb5b0b8fb42ff5520dd32edca5c41a8c52a30e4b9a9cca5988bcf7d056a12dd5', '{"create_agreements(jsonb,jsonb,jsonb,jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/figures/add-daily-figures.sql', '8ce926521632fc23bfe0c62acae14f8f4647619294a5e9e5fe5119e21e2b810b', '{"add_daily_figures(text,timestamp with time zone,text[],integer,integer)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/figures/read-daily-figures.sql', '7324ca8cf0b03c506ff20cad051ba41c97e1c5cef0e6eb26c2a1d054e4814172', '{"read_daily_figures(text,timestamp with time zone,text[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/find-owed-work.sql', '6709aaf95238753275a0203c897debaa8f567a0eae948eeed1b0e95e0c09ebd8', '{"find_owed_work(integer,timestamp with time zone,timestamp with time zone,integer)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/load-agreements.sql', 'e50d48d4d81eabffdd075528d091d0a8b1ec4281272e3d6e67ee10e465c5a0d4', '{"load_agreements(text[],text[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('escrow/release/payout-facts.sql', 'fe1770916d2e2493fbc663a1a4289af5343a2c7b024ebe98728dc5de1f69a0e8', '{"payout_facts(text,text,text,text)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/adopt-event-log.sql', 'a8f8eeb0c99d4dfc76322f77dfa302784d5d5a28af866ca5ac9bc615ca2c9e34', '{adopt_event_log(boolean)}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/event-news.sql', '05e3059c16a640a2ba3f30cae1a57363afa8fca0f3b9a60cbeeb338a5556d0db', '{event_news(integer)}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/event-place.sql', 'b49e8400ab9b2fc8a8969d8af9bc6f613eca4ced3629ceb95f4277480ca8367d', '{"event_place(bigint,integer,interval)",log_node()}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/fan-out-events.sql', 'f2b7550bda8e7d94668816003dc162d71d99c3608d79e3e37ce65054976eeeee', '{"fan_out_events(text,integer,timestamp with time zone)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/settled-position.sql', '3425f9df73a04de15ced684c18c02161ac65764f5a02af66bbc99653330033e2', '{settled_position()}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('events/watch-event-log.sql', 'f70701c31469f22ef542b2156e8db1108df371b968dfff227c018b362abca13e', '{"guard_event_log(bigint,interval)","is_bystander(timestamp with time zone,timestamp with time zone,boolean,boolean)",watch_event_log(bigint[])}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/list-hits.sql', 'f48aea9a5468b351e0f19f13d929224195b70af8cbaecb44b2a74fe2f6f82950', '{risk_list_hits(jsonb)}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/policy/read-past.sql', 'aa254667d68776167f24502d2c3755cc9e518160d60a1f5934c268c6bd632dd9', '{"read_past(text,text,text,timestamp with time zone,integer)"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/record-assessments.sql', '5ce3bc631836e7c39f4d16d31b8ff0a030d9c8d9e74827d116745224887ed4d0', '{"assessment_event_data(text,text)",open_assessment_reviews(jsonb),"record_assessments(text[],text[],text[],text[],text[],bigint[],text[],bytea[],smallint[],text[],boolean[],text[],text[],integer[],integer[],smallint[],text[],double precision[],text[],jsonb[],text[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/state/read-payments.sql', '1a450b115e0020c59c5e7b7fc3a5797ee276db9b38f62a0c2706791a4e9cdcbf', '{"read_risk_payments(text[],text[],bytea[],text[],double precision[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/state/read-state.sql', 'cb2844b557aae7662c5db4a4e01965c956ff0195d00380f12004ca674c19dbfa', '{"read_risk_state(text[],text[],bytea[],text[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/state/write-payments.sql', '944072f3bf52a4c0dee0270b17bd214f1c8196e1b548e73c4b168fb5e16aa0a4', '{"write_risk_payments(text[],text[],text[],double precision[],bigint[],bytea[],text[],text[],text[],double precision[],bigint[],bigint[],text[],text[],integer[],double precision[],bigint[],bigint[],integer[],integer[],integer[],integer[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('risk/state/write-state.sql', '9e7a5d885c785a3cea94b14cda4edf70f74ee431b028de480857f8aa83f8965f', '{"lock_risk_state(text[],text[],text[],bytea[],text[],text[],text[],text[])","write_risk_state(text[],text[],integer[],text[],double precision[],double precision[],double precision[],text[],text[],bytea[],double precision[],bigint[],bigint[],integer[],double precision[],double precision[],text[],bytea[],integer[],text[],double precision[],text[],text[],integer[],text[],bigint[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('save-answers.sql', 'acc9e6acde5296c6f0389ce303d5da6d371dd9e9fe5dba9d4b5d052b6f843ff5', '{"save_answers(jsonb,integer[])"}', '0.2.0', '2026-11-18 13:05:46.275673+00'),
	('write-side-effects.sql', '2019c4414bc0c6c5d502d28106529972248150c1eb799decd60e6b704657e223', '{"write_side_effects(integer[],jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 13:05:46.275673+00');

INSERT INTO public.mac_backfill VALUES
	(true, '2026-11-18 13:05:47.518+00');

INSERT INTO public.mac_secret VALUES
	(true, '2b8d9d5283d755a4', '2026-11-18 13:05:46.96692+00');

INSERT INTO public.mail_log VALUES
	(true, false, 0);

INSERT INTO public.members VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'mem_01a1eec36f5900009838c9dade530ed3', 'dev_01a1eec36efd0000d4ff129cb509109b', 'owner', 'active', '2026-11-18 13:05:47.772+00', '2026-11-18 13:05:47.772+00', NULL, '88b4e8f54456302a1505b2e36482bb5942df30e8438d293687bf2bfca7f3e763', NULL, NULL);

INSERT INTO public.milestones VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec47d9900004e939f99e2803fb1', 'ms_01a1eec47d9a00002fb31025fd44f390', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec47d9900004e939f99e2803fb1', 'ms_01a1eec47d9a000122662d4a2d80d5d2', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 'ms_01a1eec480b50001d71644b17c9d81df', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 'ms_01a1eec480b50002ecdad0fc2cc2cda0', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 'ms_01a1eec48326000052900d8f229786dd', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 'ms_01a1eec4832600017e442d869f6a0c43', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 'ms_01a1eec4861d000177b164db9476da23', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 'ms_01a1eec4861d0002e14ba4e09a6a16e5', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 'ms_01a1eec4884d00017d3c2cc54fe874ea', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 'ms_01a1eec4884d000257e330c4ca8f190d', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652c60000328c76f63a09b353', 'ms_01a1eec652c60001c9ba8b013da1f7b0', 0, 'x', 100, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'ms_01a1eec49de30001a31fd6c74713a0cf', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 'ms_01a1eec48af7000198c672b8f4532e20', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'ms_01a1eec49de3000257a19dcbe6974b8f', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 'ms_01a1eec48af70002d13587359145b526', 1, 'Delivery', 300000, true, true, 'AWAITING_DETAILS', 2, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'ms_01a1eec4a1bd0001a157c0a430bf0701', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'ms_01a1eec4a1bd0002d38c893f8e5534a5', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d0001ed9f490a0ac43ffc', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d00020f0783573e8959eb', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 'ms_01a1eec4a4dd0001a85c78d96270e3f6', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 'ms_01a1eec4a4dd000298cc98a586ae0485', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a94d000087ce0ba81b393d04', 'ms_01a1eec4a94d0001fef4f52624d0718a', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a94d000087ce0ba81b393d04', 'ms_01a1eec4a94d0002e3d4fdd2fa6a90b4', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 'ms_01a1eec4ace600017aa8b8d9e5ec6306', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 'ms_01a1eec4ace600023b4421a367d91056', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'ms_01a1eec4b03d00015a421bdf7943cede', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'ms_01a1eec4b03d0002f9eec5b933dc1f35', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 'ms_01a1eec4b309000131022bb2aa174c74', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'ms_01a1eec4ba8f00026f04d907282efd31', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'ms_01a1eec4ba8f000178006dc96b51a581', 0, 'Design', 200000, false, true, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 'ms_01a1eec4bea10001109a0bc0e27bae27', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_test_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec652f800009485170a98ac144f', 'ms_01a1eec652f80001cd27c8c33f71286b', 0, 'x', 100, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 'ms_01a1eec4b3090002f5dd42ed401d73c6', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 'ms_01a1eec4b5f50001c44e5a5a68c555f4', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 'ms_01a1eec4b5f500023579b8749be2eb80', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec6941800000e7bf9da6a5c3593', 'ms_01a1eec69418000101139e91ce84a125', 0, 'x', 100, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'ms_01a1eec4c34d00029c2eda9278668d02', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'ms_01a1eec4c34d00015f9c63f7fe764a8e', 0, 'Design', 200000, false, false, 'AWAITING_DETAILS', 1, 0, 0, 50000, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'ms_01a1eec4d31d000263345f2fc6115c81', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'ms_01a1eec4d31d0001085678e1b422922c', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'ms_01a1eec4dbce0002278a0af35cc8469a', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'ms_01a1eec4dbce000113fb8d39c7d497d6', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'ms_01a1eec4e4f500021bb8062c8e93a9db', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'ms_01a1eec4e4f50001a58503874f2be528', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 'ms_01a1eec4bea10002bd8d08274e742a36', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 'ms_01a1eec4c8c50002d35313f4897730ab', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', 0, 'Design', 200000, true, true, 'RELEASED', 1, 3, 3, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c8c50000d7fa02147572a2d1', 'ms_01a1eec4c8c5000198e1a31fcbbcfcb3', 0, 'Design', 200000, true, true, 'QUEUED', 1, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d0002e331db29c836f8c4', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', 0, 'Design', 200000, true, true, 'RELEASED', 1, 3, 3, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f5150002d42b7b6e81a59077', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'ms_01a1eec4cd78000255252a8b8ff2ecc1', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'ms_01a1eec4cd780001727e381c35778327', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0002f5fb85f5f7d2f250', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0001e3be0eda86157cd3', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90002df87be9d3861a2ec', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90001928c5ae09be77212', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'ms_01a1eec523910001fa3626b1496cdd8c', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'ms_01a1eec5239100024ed6270ab6864400', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'ms_01a1eec527b500015ef77ed2a5f71370', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'ms_01a1eec527b500022e24717dadbb6bee', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'ms_01a1eec52b4a0001f93a05af47c902e7', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'ms_01a1eec52b4a00020172b0b25973ae82', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d000120cc8b57b1e0932f', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d00020c692a412734c9f8', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100015b37fa390d984e99', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100029993e4c7608991b5', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0);

INSERT INTO public.payout_account_index VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_b38459a2', '2026-11-18 13:07:03.01+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_bf700b97', '2026-11-18 13:07:21.321+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_73db6e46', '2026-11-18 13:07:23.706+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x999cf231a1e648a57d6b7a4482581c074c4a7ed18ef156a6ca699e449013f5bb', 'seller_01fa7882', '2026-11-18 13:07:25.908+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\xf6e4340ea2d355a0e6489389c7ba7d6a02f7b4d7192ee836eec75f9d6d17be02', 'seller_30bd3cac', '2026-11-18 13:07:27.866+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_3296d450', '2026-11-18 13:07:32.831+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_f8754364', '2026-11-18 13:07:35.353+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_a64f2787', '2026-11-18 13:07:38.55+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_906206f2', '2026-11-18 13:07:45.396+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x6661633cd196cb1f649deca8a5ac1abf77089ad7afcc5be72298dbedda018487', 'seller_a7e78ca0', '2026-11-18 13:07:48.265+00');

INSERT INTO public.payout_account_versions VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_b38459a2', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.u6T5rcuFF8fVgV_1lbcRg-KouHiQgaSG7z7KDMhuXrFdcghjiNZQoUbjcdraRcrvO8zeGRFyv8CQk5L2cyYCH99YpcvhFG6UtmS-A9KfMk77VXlfO2qOtGR1kyEMpI3h255Tjq0ehT0LnoxjW5Gg2haU7qwhrMto2BfKaEhcOHUD', NULL, NULL, 'unknown', '2026-11-18 13:07:03.01+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '56e4fff3166e318757033b8b49cd4246d4b690e84953d16b772e5f6b0147b264', '2026-11-18 13:07:03.01+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_bf700b97', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.x_-zaEb828etXMP-LA_G6T4c_Mbr-Ik8jgygv2Dl2id1eAz4rO8wkE96Dl2kiuAnsN4AjWqAW_LrIKAUX-7qJgN8Xp5em8qOh66_TJ9i6icOhkx8Pz_v3G3vNa32Dmiw9FwyNVxNAiKF51Sbu4f_k4bAEiNfOu3HxE3qkNQmjHmY', NULL, NULL, 'unknown', '2026-11-18 13:07:21.321+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'a21abb5427ba60bd15928b44e18a0722efc3e2012a036687a7db3fd6aaf83048', '2026-11-18 13:07:21.321+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_73db6e46', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.he9fl6JqfvrHovyaX55rUGbxoDkxVd5SilgFskDSca1HqcKr57JmWPNv8FAyiv9fx9DQttvVZZLlk5Z0eVgYhO1JnxLQ3I2Kni99Qb1ZbaSvoN2xwc4XWkZT4V9oh7jiruU1D425N4sL2dsT1KqV0f0gqiR9jVuE_8iOB6KL133P', NULL, NULL, 'unknown', '2026-11-18 13:07:23.706+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'bd3f4fbd94409224ad7c6c0d09e6dcce249477ddd92f7e64fea12b33f8537b1b', '2026-11-18 13:07:23.706+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_01fa7882', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.BUh9MiEAp9tziiw4fby8wBRUWR7wMin0G-eRTX7HBPDKy7fuICaQZww3UvX5JXdsyWhDiADKPUZyRJLcoL-J1Z_7UsuqUwxC2ZFBY2irbkwOrAsviknruD4SinwI0A-D-9f76Ku1f3TzHKvNVMXJBrc-alVRomzuJA8g66N8wslh', NULL, NULL, 'unknown', '2026-11-18 13:07:25.908+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'f5f8d2f968dfffdf060e8090110c8e72aed0e8a75084b7c8643ed5ae75a11479', '2026-11-18 13:07:25.908+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_30bd3cac', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.9QweEcuN4AoKB7nuMOFVreykDoWhdmpA8ccEKO5XW9EKpYgscwSbSPLF5y398xiRxLpL2yknmWEB4eyIoWTLOx5nDD0xVBnsJ_Rfps6cJRwtnkyj2Us1SkzpemIEz_aY2q0qCth3d5cgHr3nGDh_UfFODhJzU69_w3DNRa34wPS_', NULL, NULL, 'unknown', '2026-11-18 13:07:27.866+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '32bf31d3598ba43638e7c82485284aae5a6cda329aba6afc61c02980f2b07fb1', '2026-11-18 13:07:27.866+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_3296d450', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.pxOxoEa-xkg3p6Rb-F9RgmeBi3ZftkEMvQkx9WCpEQLfqJwNjugPWZDf1qQx3BBnX2-NDXs3FxX_Y6v7rMHDomZVAx2AXRuDhloLuh0GI6ZdKaiHakdHl85rMgwhzquvHwWnHgEsfmBnfXa4idxTHlP2YJazvlTVdM3EoX4PZnZN', NULL, NULL, 'unknown', '2026-11-18 13:07:32.831+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '225e983a4bfb23ae81a66c687c1d42e3261fe99d67d64c62937b1c17656821e8', '2026-11-18 13:07:32.831+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_f8754364', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.gDyGCPJbXV9OP-q9rEgGqt5liGQsAUgqysSaD7E8O7XBcajFAeZyeEOl4qtHxtXknrSZyBm3bc_MpH-pz3apVH1nXzeadDJHDJ36codTnyrjS8IAeEnzLLnWXPF2nUUJhQoVPiI5-J-pYDB3fEGUD2RkeikEXdMb2bHkD4UUn0az', NULL, NULL, 'unknown', '2026-11-18 13:07:35.353+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', '0d2d6f015532ff8923e9caaded9bb4b74b0f2a27138ed5921115f7ce92b40eb9', '2026-11-18 13:07:35.353+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_a64f2787', 1, '058', NULL, NULL, '1.d269dd48955fbe0b._woi9b2HysNF-nKua6YAADAoZ-ta0qDztCym3H6E_pqhXYVPwdQ1IbzqwBb9sTwZde_gAH4OsWnNvRclwWioyKoiVTM7UUT86j2qWltiuUOVsa-Vb3axvaCRry3qFZNs5ofqom_R2IHBROIFxTf4uq_FUz1iMSBHb3-l7gnJFlFD', NULL, NULL, 'unknown', '2026-11-18 13:07:38.55+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'bcd106403247c32de772fa2632a526c58bd1ab7d9a504a715febdc12bec166f1', '2026-11-18 13:07:38.55+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_906206f2', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.j_vBVq0xZEuyZL6Zr6ydtVXboZycw9J60PGa01LUMr4_6eiWKHeaPBV12ILZTOD3C7ERdoFXApsG4pshEGbWCUiCcyq1a7EuLhIilbYQTKT4gfXfD7nG_rPWKnQDTgmQINjXH-Yp4NSOh1kyXrtYJEW32rvrn70FPfGd7nnYEB1T', NULL, NULL, 'unknown', '2026-11-18 13:07:45.396+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'f62619cb9cf3b67400edb82542870c229317c7d7cae81082aed13991a7f6aa75', '2026-11-18 13:07:45.396+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_a7e78ca0', 1, '058', NULL, NULL, '1.d269dd48955fbe0b.4Oiy_2YkW_WMMzXJPomrQO5WbpoH9vV0mVMXVFPzW5DbFWRi2wE5TZaU10vIbbF4O2kwLeEl_p2O1LPeebxxbYUpy8S3y7q1INPdTiim9iZDcfQ3aQ94NvygejxgvbPK2HUaLh7ps7s_TzdM-z8LcDLmr3foD4uJD6TJ3lvP-oao', NULL, NULL, 'unknown', '2026-11-18 13:07:48.265+00', 'key', 'key_01a1eec36f590001fd36a5e8c037147b', 'b62f1fcecff8ff7892cce14e65a630bd57b51eef829e79549f4df161f6b7dfcf', '2026-11-18 13:07:48.265+00');

INSERT INTO public.payout_accounts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_b38459a2', '058', NULL, NULL, '2026-11-18 13:07:03.01+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:03.01+00', '1.d269dd48955fbe0b.u6T5rcuFF8fVgV_1lbcRg-KouHiQgaSG7z7KDMhuXrFdcghjiNZQoUbjcdraRcrvO8zeGRFyv8CQk5L2cyYCH99YpcvhFG6UtmS-A9KfMk77VXlfO2qOtGR1kyEMpI3h255Tjq0ehT0LnoxjW5Gg2haU7qwhrMto2BfKaEhcOHUD'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_bf700b97', '058', NULL, NULL, '2026-11-18 13:07:21.321+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:21.321+00', '1.d269dd48955fbe0b.x_-zaEb828etXMP-LA_G6T4c_Mbr-Ik8jgygv2Dl2id1eAz4rO8wkE96Dl2kiuAnsN4AjWqAW_LrIKAUX-7qJgN8Xp5em8qOh66_TJ9i6icOhkx8Pz_v3G3vNa32Dmiw9FwyNVxNAiKF51Sbu4f_k4bAEiNfOu3HxE3qkNQmjHmY'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_73db6e46', '058', NULL, NULL, '2026-11-18 13:07:23.706+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:23.706+00', '1.d269dd48955fbe0b.he9fl6JqfvrHovyaX55rUGbxoDkxVd5SilgFskDSca1HqcKr57JmWPNv8FAyiv9fx9DQttvVZZLlk5Z0eVgYhO1JnxLQ3I2Kni99Qb1ZbaSvoN2xwc4XWkZT4V9oh7jiruU1D425N4sL2dsT1KqV0f0gqiR9jVuE_8iOB6KL133P'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_01fa7882', '058', NULL, NULL, '2026-11-18 13:07:25.908+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:25.908+00', '1.d269dd48955fbe0b.BUh9MiEAp9tziiw4fby8wBRUWR7wMin0G-eRTX7HBPDKy7fuICaQZww3UvX5JXdsyWhDiADKPUZyRJLcoL-J1Z_7UsuqUwxC2ZFBY2irbkwOrAsviknruD4SinwI0A-D-9f76Ku1f3TzHKvNVMXJBrc-alVRomzuJA8g66N8wslh'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_30bd3cac', '058', NULL, NULL, '2026-11-18 13:07:27.866+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:27.866+00', '1.d269dd48955fbe0b.9QweEcuN4AoKB7nuMOFVreykDoWhdmpA8ccEKO5XW9EKpYgscwSbSPLF5y398xiRxLpL2yknmWEB4eyIoWTLOx5nDD0xVBnsJ_Rfps6cJRwtnkyj2Us1SkzpemIEz_aY2q0qCth3d5cgHr3nGDh_UfFODhJzU69_w3DNRa34wPS_'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_3296d450', '058', NULL, NULL, '2026-11-18 13:07:32.831+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:32.831+00', '1.d269dd48955fbe0b.pxOxoEa-xkg3p6Rb-F9RgmeBi3ZftkEMvQkx9WCpEQLfqJwNjugPWZDf1qQx3BBnX2-NDXs3FxX_Y6v7rMHDomZVAx2AXRuDhloLuh0GI6ZdKaiHakdHl85rMgwhzquvHwWnHgEsfmBnfXa4idxTHlP2YJazvlTVdM3EoX4PZnZN'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_f8754364', '058', NULL, NULL, '2026-11-18 13:07:35.353+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:35.353+00', '1.d269dd48955fbe0b.gDyGCPJbXV9OP-q9rEgGqt5liGQsAUgqysSaD7E8O7XBcajFAeZyeEOl4qtHxtXknrSZyBm3bc_MpH-pz3apVH1nXzeadDJHDJ36codTnyrjS8IAeEnzLLnWXPF2nUUJhQoVPiI5-J-pYDB3fEGUD2RkeikEXdMb2bHkD4UUn0az'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_a64f2787', '058', NULL, NULL, '2026-11-18 13:07:38.55+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:38.55+00', '1.d269dd48955fbe0b._woi9b2HysNF-nKua6YAADAoZ-ta0qDztCym3H6E_pqhXYVPwdQ1IbzqwBb9sTwZde_gAH4OsWnNvRclwWioyKoiVTM7UUT86j2qWltiuUOVsa-Vb3axvaCRry3qFZNs5ofqom_R2IHBROIFxTf4uq_FUz1iMSBHb3-l7gnJFlFD'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_906206f2', '058', NULL, NULL, '2026-11-18 13:07:45.396+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:45.396+00', '1.d269dd48955fbe0b.j_vBVq0xZEuyZL6Zr6ydtVXboZycw9J60PGa01LUMr4_6eiWKHeaPBV12ILZTOD3C7ERdoFXApsG4pshEGbWCUiCcyq1a7EuLhIilbYQTKT4gfXfD7nG_rPWKnQDTgmQINjXH-Yp4NSOh1kyXrtYJEW32rvrn70FPfGd7nnYEB1T'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_a7e78ca0', '058', NULL, NULL, '2026-11-18 13:07:48.265+00', 1, NULL, NULL, 'unknown', '2026-11-18 13:07:48.265+00', '1.d269dd48955fbe0b.4Oiy_2YkW_WMMzXJPomrQO5WbpoH9vV0mVMXVFPzW5DbFWRi2wE5TZaU10vIbbF4O2kwLeEl_p2O1LPeebxxbYUpy8S3y7q1INPdTiim9iZDcfQ3aQ94NvygejxgvbPK2HUaLh7ps7s_TzdM-z8LcDLmr3foD4uJD6TJ3lvP-oao');

INSERT INTO public.payout_attempts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d0001ed9f490a0ac43ffc', 1, 'po_01a1eec4937d0001ed9f490a0ac43ffc_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.OdULdGUhMC4a13dO4_uCsvqtPE1zdPtxjoFtaqoFrAtw0KF8f0ze5UJcDZjdzXgI_uIR4Rf-M4gvvErgR_wPS2PIyAE1IV9w2Q60kqp-JB-JwcvJW5s3l2_xNgG-xmfSXpPlgAsCJX4Gyjwplxx0fwBxEZSHLT7KHAMr2F1BcjYq', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:03.099+00', '2026-11-18 13:07:03.785+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d00020f0783573e8959eb', 1, 'po_01a1eec4937d00020f0783573e8959eb_1', 'sandbox', 300000, '058', NULL, NULL, '1.d269dd48955fbe0b.FKi-_d7SyD5m8-VW-jQAoTPg_r4cpvUoMA_mNKjYfIKnjE1O2QbQeH5REVcFLo3J9YDeRvQjumlNQjhOYsIo8ODom4BYOqZjUmTchLanZfvBkIn_Zdeq1jSjs3JEEO2LNCL-_ao7O1B7CTyWyZs-dyla4eLUYhH3fbYO4NUz59Pl', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:03.829+00', '2026-11-18 13:07:04.589+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'ms_01a1eec4dbce000113fb8d39c7d497d6', 1, 'po_01a1eec4dbce000113fb8d39c7d497d6_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.5zVZ8_nZ3nfy7Fcz4zsBSECpbjX73AyPyABYZF9RBXezV_Ab_KwxzKrEMopo7_PiXUURFA_pzOYvdwo3LtA73JLS-e08yk7ENS-eU0uJ2ube9Is5_wM1t8Y6uUcM5GTGpA65N6nm_o7xSPhIvMIT1duXhZSpS9UvXO5t5zIAMVj7', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:21.392+00', '2026-11-18 13:07:22.58+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'ms_01a1eec4e4f50001a58503874f2be528', 1, 'po_01a1eec4e4f50001a58503874f2be528_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.zbXvUgG_Tipriw4cGHmKhQ6uyoq9Jd4fy0PrVuKWJ0pDVcscL58yCKdSud67WwK9g46xKRc6DtnlUZcmPGZla9GiX9utVsgzf1XyRQLG9785iwP_8m0Aw4t5bRMUbw-dqZ3ZGBS-0dCnmX80IZ3-tNosbJNVfRlHnVJTNaGyIXGB', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:23.808+00', '2026-11-18 13:07:24.809+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', 1, 'po_01a1eec4ed3d00019d574c0418f07fd8_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.XIn_TegWcev3MD3Bcj78N9VOk2sTZ_917HU1Xp__59OiVgBBAjV9MGde4I85J0jqKTIq31Ic4fm5GCP7wxfs31EpnK6Jjrp_LNge5Lj1zDgv7qVzSkA_OKL_LYnLFS2kMlcwXgCqxpPthrQZUpQVBGB7TldEyAJEeU8r3pGLQ5HL', NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', NULL, '2026-11-18 13:07:26.069+00', '2026-11-18 13:07:27.12+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', 1, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.wlf3K3NCpDOnAPtWmBmktq9RA9-Gp7g2dvD60-K-dAfvUnsQp8AVtV1cJhnnEpDFNtQbZOj2u-A8G5W29D9cVudDJ4sJZwfwJrEMnOJvxpiRRPCC6BHfxM4iQXxkxe-kPRBxGJchyPK1FfO5QGuZseC-XBOOVR4fm_jr1XUNLhqO', NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', NULL, '2026-11-18 13:07:27.981+00', '2026-11-18 13:07:31.098+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d00020c692a412734c9f8', 1, 'po_01a1eec5399d00020c692a412734c9f8_1', 'sandbox', 300000, '058', NULL, NULL, '1.d269dd48955fbe0b.m0PE3ddATpS-7FFvJ3taH2gaUXgTIlve0c1-_QyYrmRb-W6d_fE5XJo-qTdNy_NrStsWzskx8Pnu-lpxfXD0kS4g8xaVvdwmekiGMvJ0e7hecOAtTGgop-XrD64Zpmix4Yk9JUnL7YmVijp7ZmhwjCpWe84Qz_p_L_XrccoNOZ3n', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:46.48+00', '2026-11-18 13:07:47.344+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0001e3be0eda86157cd3', 1, 'po_01a1eec5087e0001e3be0eda86157cd3_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.Q53qNqgscOw5LLCjpi5VaINMDry71HmEZYKs8UYlSpZdURhKz5h47qbEzPnvRUiPmi6IVlNXD9hXaCiUCrEW12-Fb5A9h33RrYLxzRkwloCTxymHI2FDWTo2QCnWaE8NF-gelF1wXBV_jiqpKjsLvguaUJFShSlTIzFgmN9cireC', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:33.94+00', '2026-11-18 13:07:34.947+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', 2, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.orDG8SmEEwoXs0HagsaGjPcVl-2ZK5nMb3GVGWBfRUTGroy5WR2btxZqGIIbRhr0vKCGh8Fj_AVcIQpmc8AafVG0xd1yQKrgXYRUecB2iqcylNvGGkDm8LmChZ92hPCzIxWcFsiguA7GkclWEW1FnEsFqjbhasI1UUQTs7FOZpJe', NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', NULL, '2026-11-18 13:07:44.05+00', '2026-11-18 13:07:47.456+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', 3, 'po_01a1eec4ed3d00019d574c0418f07fd8_3', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.TZ3Pm7_CfgefR0QMhApABhh6t1Y_ISHw4F0Pu-ps3PFVQnxijyXVQuChsN_78Jihdj16pmRIGfO8aX8Zd_YKb3gvZpgp_mt9fyyuZqFasmV8f6jsVX_tI-SQNhDiSmTn_oI7m9SWrPrvWVMByrdJ5cDyWImA9u3YIk3v1TjfFXRE', NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', NULL, '2026-11-18 13:08:43.708+00', '2026-11-18 13:08:44.857+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', 3, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.-IO_UJVxaJavMhOu3Ky0cd1u0cJNrJbLZpdIUa9t63AlVAyUvmqJMi90ejNuCpFOUZdqWpFuA8lPI3E89sPCz6bfMtf1mkyYwi4YY_jopMBx3JrfbJXJv6cmHqB9t6x8TRUTYEyLJ9a2fITgKlEwbB3VvPApv3B5_Ch7eIpqquhM', NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', NULL, '2026-11-18 13:08:50.597+00', '2026-11-18 13:08:54.465+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90001928c5ae09be77212', 1, 'po_01a1eec512a90001928c5ae09be77212_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.aZKBuAF9D67U5BhlQJyG9VEFRrkBTjwT-Tnz9JjP6IgxPJFxVNPvgLl6zwg4cVgKiwQQ5kxHWS_bW7aqhSazqX3L3p1RGJSXhkePt3EgfUVUWSq1DbIIiCJSEAwyXf8m0BmVZaRtYthun1yZ5wasP0tGHJkj97WjvcaXdW0xGqXf', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:36.626+00', '2026-11-18 13:07:37.603+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', 2, 'po_01a1eec4ed3d00019d574c0418f07fd8_2', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.JmYQGIygkUy17hS9OSxHrQU25t1S3pbNpthIrIvsMMc_d6fcUsR07ULCcu7LGYE5J5-iiyFNvYuamLipcsyT0lg8cMRQzdWeUrCVdxCK6SZ0soomKl104xrWKKvMGgsFsMj5Lw8Il6PcadeHdV5yBRcWyBLyu8UCQzi6vXwH9ALA', NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', NULL, '2026-11-18 13:07:39.513+00', '2026-11-18 13:07:40.62+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d000120cc8b57b1e0932f', 1, 'po_01a1eec5399d000120cc8b57b1e0932f_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.FfmoqDJ0QIsk1RkYIdGU68NeXvVH4p5Ba9fSfn1Y6PS-QtHL9Iq0Oigwu_jxl7scEUJEvWC1NYE9DyrcGGzxB3I6BXyQKSQQjHyroRase-G1aKLszcpMUaGyFjR_TR865eVr4a2AN6AlJpmeaaFF-TioqVHlirrKw9YrM9ocElO8', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:45.52+00', '2026-11-18 13:07:46.427+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100015b37fa390d984e99', 1, 'po_01a1eec544a100015b37fa390d984e99_1', 'sandbox', 200000, '058', NULL, NULL, '1.d269dd48955fbe0b.ZbOzO74vNX2YHhJ9o4AyjKih1cajTFnNZx5Afj6yEr30bH85DLDVtnCTqgPS9ym-2JOvbN3Ak0eTQXCVxrBd89j5j9FgeaFi62iOuHVuYdKKvAgo216mgh8_9mpkFhNnJW4sva3MA3IqG1NpOKWk59PrB3npVtswxlI4mOhRZvnM', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:48.375+00', '2026-11-18 13:07:49.301+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100029993e4c7608991b5', 1, 'po_01a1eec544a100029993e4c7608991b5_1', 'sandbox', 300000, '058', NULL, NULL, '1.d269dd48955fbe0b.GwTYGrr1OsuY8Ii4N1fdoPzlr7K7DcT8O_jcgYY96aKbCBNgqIhTME2PFw8Dx2Eq1VjzJYSCi9fyklD7vUWu2vxmjoVAFOsbMUhj2um7z_UrK6UACYzd8LwQx2wpRR7HoJQ68rbGQo4vVTc6eW3EgiZYQ8mWxQrz-2NRPr5UwYdO', NULL, 'unknown', 1, 'SUCCEEDED', NULL, NULL, '2026-11-18 13:07:49.352+00', '2026-11-18 13:07:50.469+00');

INSERT INTO public.payout_holds VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'hold_01a1eec50d150000dbb7d1698c455604', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0001e3be0eda86157cd3', 'unverified_seller', NULL, NULL, '2026-11-18 13:07:32.928+00', '2026-11-18 13:07:33.94+00', NULL, NULL),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'hold_01a1eec517730000ad336033097898ca', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90001928c5ae09be77212', 'unverified_seller', NULL, NULL, '2026-11-18 13:07:35.429+00', '2026-11-18 13:07:36.592+00', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', 'Triggered by hand.');

INSERT INTO public.payouts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec48af7000198c672b8f4532e20', 'agr_01a1eec48af7000077df3d55eaa69145', 'ms_01a1eec48af7000198c672b8f4532e20', 'seller_1d04f6a5', '2026-11-18 13:07:00.693+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec48af70002d13587359145b526', 'agr_01a1eec48af7000077df3d55eaa69145', 'ms_01a1eec48af70002d13587359145b526', 'seller_1d04f6a5', '2026-11-18 13:07:01.687+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4937d0001ed9f490a0ac43ffc', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d0001ed9f490a0ac43ffc', 'seller_b38459a2', '2026-11-18 13:07:03.085+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4937d00020f0783573e8959eb', 'agr_01a1eec4937d00007ad312a187418274', 'ms_01a1eec4937d00020f0783573e8959eb', 'seller_b38459a2', '2026-11-18 13:07:03.813+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4bea10001109a0bc0e27bae27', 'agr_01a1eec4bea1000030963159cc449565', 'ms_01a1eec4bea10001109a0bc0e27bae27', 'seller_b168949f', '2026-11-18 13:07:13.913+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4c34d00015f9c63f7fe764a8e', 'agr_01a1eec4c34d00008f92a54b2439c665', 'ms_01a1eec4c34d00015f9c63f7fe764a8e', 'seller_6b60c468', '2026-11-18 13:07:15.042+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4cd780001727e381c35778327', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'ms_01a1eec4cd780001727e381c35778327', 'seller_4c6c008c', '2026-11-18 13:07:17.716+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4d31d0001085678e1b422922c', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'ms_01a1eec4d31d0001085678e1b422922c', 'seller_e03e5878', '2026-11-18 13:07:19.149+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4dbce000113fb8d39c7d497d6', 'agr_01a1eec4dbce00004b65b51126127991', 'ms_01a1eec4dbce000113fb8d39c7d497d6', 'seller_bf700b97', '2026-11-18 13:07:21.372+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4e4f50001a58503874f2be528', 'agr_01a1eec4e4f50000343905f49af53911', 'ms_01a1eec4e4f50001a58503874f2be528', 'seller_73db6e46', '2026-11-18 13:07:23.792+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4ed3d00019d574c0418f07fd8', 'agr_01a1eec4ed3d000032ab76829862b359', 'ms_01a1eec4ed3d00019d574c0418f07fd8', 'seller_01fa7882', '2026-11-18 13:07:26.043+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec4f51500010f7b2f2ca5f8fc90', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', 'seller_30bd3cac', '2026-11-18 13:07:27.96+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec5087e0001e3be0eda86157cd3', 'agr_01a1eec5087e00001c6209f1c3980214', 'ms_01a1eec5087e0001e3be0eda86157cd3', 'seller_3296d450', '2026-11-18 13:07:32.901+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec512a90001928c5ae09be77212', 'agr_01a1eec512a90000252d79f853889bc3', 'ms_01a1eec512a90001928c5ae09be77212', 'seller_f8754364', '2026-11-18 13:07:35.397+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec5399d000120cc8b57b1e0932f', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d000120cc8b57b1e0932f', 'seller_906206f2', '2026-11-18 13:07:45.486+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec5399d00020c692a412734c9f8', 'agr_01a1eec5399d00007d0cad05370097a1', 'ms_01a1eec5399d00020c692a412734c9f8', 'seller_906206f2', '2026-11-18 13:07:46.444+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec544a100015b37fa390d984e99', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100015b37fa390d984e99', 'seller_a7e78ca0', '2026-11-18 13:07:48.356+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'po_01a1eec544a100029993e4c7608991b5', 'agr_01a1eec544a10000260d4e1717c261d0', 'ms_01a1eec544a100029993e4c7608991b5', 'seller_a7e78ca0', '2026-11-18 13:07:49.323+00');

INSERT INTO public.people VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', '1.2b8d9d5283d755a4.hTIzTTvKsc3Pi_jcC0DAjWLIOZgFoswzQChvF9WEJ92HNRo_nGbGekCPSw', '1.2b8d9d5283d755a4.abBi_VeP-Hh-bVkjPUSL-3Sa5-tOnmlzPrXDqVjN0A', '$argon2id$v=19$m=19456,t=2,p=1$LUFQxKLLdGxjQV4LIf4ZSA$bZ1+A/+gUJ99z2SgxEZ+1b4uJG/N0QDvMtLY0YcDjhc', '2026-11-18 13:05:47.772+00', '2b8d9d5283d755a4', NULL);

INSERT INTO public.person_accounts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'dev_01a1eec36efd0000d4ff129cb509109b', 'mem_01a1eec36f5900009838c9dade530ed3');

INSERT INTO public.person_emails VALUES
	('e4b336577553890d5e389d94450f190c80a9e7ef2d87d6ba8c8cbe28fc916760', 'dev_01a1eec36efd0000d4ff129cb509109b', '2b8d9d5283d755a4');

INSERT INTO public.policies VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'release', '[{"rule": "name_mismatch"}]', '2026-11-18 13:09:13.726+00', '591b98fc466e6b6d6438a65d6f3b1858d5238197316ae1eabe96b97b0cdbe50e');

INSERT INTO public.provider_transactions VALUES
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_35a34765', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_212346e3', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_e7bf7720', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_1d04f6a5', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_b38459a2', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_450e3b4b', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_eaab798d', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_8186d024', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_bd9a5ddd', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_3a74c1b6', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_b168949f', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_4c6c008c', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_e03e5878', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_bf700b97', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_73db6e46', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_01fa7882', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_30bd3cac', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_3296d450', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_f8754364', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1'),
	('sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0');

INSERT INTO public.rate_reports VALUES
	('node_01a1eec36c4a0000af106b2fcca1e241', '2026-11-18 13:05:48.370181+00', '2026-11-18 13:09:14.750218+00', '{"account lo97X9Jw1m5bVX5rZpmkTE": 465}');

INSERT INTO public.reconciliations VALUES
	('rec_01a1eec36dee0000149846863ff590ec', 'sandbox', 'bank', '2026-11-17 00:00:00+00', '2026-11-18 00:00:00+00', 0, 0, 0, '2026-11-18 13:05:47.501+00');

INSERT INTO public.refund_parts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'rf_852eb5add3b3ecc047376a1f2d0fd93a', 0, 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3', 500000, 'PAID', 1, 'rp_209ea0c1e74f8f25df854a2aae819413', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 13:07:05.455+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'rf_4f105319a8fa46ce5a06623544eeaedc', 0, 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468', 50000, 'PAID', 1, 'rp_837860a3b0c70131f9da3f8d94d762db', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 13:07:16.593+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'rf_5ad9341dfd96bb7f1b1a2f27689e5ea3', 0, 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610', 1000, 'PAID', 1, 'rp_e61341135c16079c305c9ef9eec6236c', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 13:07:39.856+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'rf_cd45bb4ec24f8d21e8f02648eba4a08e', 0, 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b', 500000, 'PAID', 1, 'rp_42827b5c0e552c3a04d9a2f1871d648c', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 13:07:40.837+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'rf_64edd07c55ab75bd381b83639cd0baac', 0, 'sandbox', 'dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e', 500000, 'PAID', 1, 'rp_918782224565da7109ee88c9da3b7c0d', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 13:07:41.846+00');

INSERT INTO public.refunds VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'rf_852eb5add3b3ecc047376a1f2d0fd93a', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1eec49de30001a31fd6c74713a0cf", "ms_01a1eec49de3000257a19dcbe6974b8f"]', 'Triggered by hand.', '2026-11-18 13:07:05.401+00', 1, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'rf_4f105319a8fa46ce5a06623544eeaedc', 'MILESTONES', 50000, 'SUCCEEDED', '["ms_01a1eec4c34d00015f9c63f7fe764a8e"]', 'A quarter was missing. Triggered by hand.', '2026-11-18 13:07:15.042+00', 1, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'rf_5ad9341dfd96bb7f1b1a2f27689e5ea3', 'EXCESS', 1000, 'SUCCEEDED', '[]', NULL, '2026-11-18 13:07:39.722+00', 1, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'rf_cd45bb4ec24f8d21e8f02648eba4a08e', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1eec527b500015ef77ed2a5f71370", "ms_01a1eec527b500022e24717dadbb6bee"]', 'Triggered by hand.', '2026-11-18 13:07:40.785+00', 1, 0, 0),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'rf_64edd07c55ab75bd381b83639cd0baac', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1eec52b4a0001f93a05af47c902e7", "ms_01a1eec52b4a00020172b0b25973ae82"]', 'Triggered by hand.', '2026-11-18 13:07:41.787+00', 1, 0, 0);

INSERT INTO public.reviews VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'rev_01a1eec588b1000099be98f4a1691db2', 'appeal', 'idv_01a1eec587c900003cbf56545d8f6608', 'person_ec56a7a8', '', NULL, NULL, 'OPEN', '1.d269dd48955fbe0b.BXUqRx34MEY74J2Yc3PkPHgYbdVqr8ONFg7M4PamdhO7d8mLDeyYHBMCEnOkmGLDCFwimD8j1Hs', NULL, '2026-11-18 13:08:05.423+00', '2026-11-19 13:08:05.423+00', NULL, NULL, NULL, NULL, 'ab4e3624393531a3e795293ffd09a653de89a37fce02ded7b99b9f5839d07156'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'rev_01a1eec5a0990000eb18bd7c1fb7c45c', 'appeal', 'idv_01a1eec59fd4000071bdd24bd607e9e4', 'person_912cd734', '', NULL, NULL, 'DECIDED', '1.d269dd48955fbe0b.WYQtzNgdOIyEfqe5D_l0btNq5otM-7RMJybtg0oWAQvaiSOeoifCa5A-5rarIhrrkBmU7mwfbPc', NULL, '2026-11-18 13:08:11.544+00', '2026-11-19 13:08:11.544+00', 'refuse', '1.d269dd48955fbe0b.ChzXPpeMugVT6-OgW_Ar0UTVyRTe-EqBMmlmGJAvBAPZGbVeA36vdjdnNJIkAQ', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:08:11.697+00', '5bdc27e8b71b80e8536418d1f3808f0e30e5536be63eefd57a3c94c8b8c5ed6d');

INSERT INTO public.risk_agreements VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 'buyer_80965ea1', '2026-11-18 13:06:57.906+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 'buyer_35a34765', '2026-11-18 13:06:58.534+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 'buyer_212346e3', '2026-11-18 13:06:59.286+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 'buyer_e7bf7720', '2026-11-18 13:06:59.845+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 'buyer_1d04f6a5', '2026-11-18 13:07:00.521+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'buyer_b38459a2', '2026-11-18 13:07:02.746+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'buyer_d94914b3', '2026-11-18 13:07:05.337+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'buyer_450e3b4b', '2026-11-18 13:07:06.377+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 'buyer_eaab798d', '2026-11-18 13:07:07.182+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 'buyer_4362f084', '2026-11-18 13:07:09.21+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'buyer_8186d024', '2026-11-18 13:07:10.153+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 'buyer_bd9a5ddd', '2026-11-18 13:07:10.794+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 'buyer_4e087cef', '2026-11-18 13:07:11.55+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'buyer_3a74c1b6', '2026-11-18 13:07:12.702+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 'buyer_b168949f', '2026-11-18 13:07:13.752+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'buyer_6b60c468', '2026-11-18 13:07:14.929+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'buyer_4c6c008c', '2026-11-18 13:07:17.552+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'buyer_e03e5878', '2026-11-18 13:07:19.041+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'buyer_bf700b97', '2026-11-18 13:07:21.227+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'buyer_73db6e46', '2026-11-18 13:07:23.557+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'buyer_01fa7882', '2026-11-18 13:07:25.705+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'buyer_30bd3cac', '2026-11-18 13:07:27.74+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'buyer_3296d450', '2026-11-18 13:07:32.654+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'buyer_f8754364', '2026-11-18 13:07:35.261+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'buyer_8983b610', '2026-11-18 13:07:39.596+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'buyer_c14e184b', '2026-11-18 13:07:40.68+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'buyer_042cb54e', '2026-11-18 13:07:41.561+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'buyer_906206f2', '2026-11-18 13:07:45.225+00', NULL, 1000),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'buyer_a7e78ca0', '2026-11-18 13:07:48.053+00', NULL, 1000);

INSERT INTO public.risk_assessments VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec480f70000a039ef4e7d3f01e1', 'buyer_80965ea1', 'agr_01a1eec480b500005711166c26f5577e', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:06:57.906+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4836600000295fb057ff5ce13', 'buyer_35a34765', 'agr_01a1eec483250000f2bd149a211224f5', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:06:58.534+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec486560000b4e285d0a20a979e', 'buyer_212346e3', 'agr_01a1eec4861d0000f1dcc4483f953848', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:06:59.286+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec488850000844707b3c0b5b32a', 'buyer_e7bf7720', 'agr_01a1eec4884d000084687e9c1a2967f4', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:06:59.845+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec48b290000d33254588245dfc5', 'buyer_1d04f6a5', 'agr_01a1eec48af7000077df3d55eaa69145', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:00.521+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec493da0000367150e3d12bc328', 'buyer_b38459a2', 'agr_01a1eec4937d00007ad312a187418274', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:02.746+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec49dfa000057b61dbd1cedd80c', 'buyer_d94914b3', 'agr_01a1eec49de30000a20fab5312bcc44b', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:05.337+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4a2090000ac828d65766aa84a', 'buyer_450e3b4b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:06.377+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4a52e000016d360d62efb853d', 'buyer_eaab798d', 'agr_01a1eec4a4dd000070218a0147c75dff', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:07.182+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4ad1a000091abd1b816f064ee', 'buyer_4362f084', 'agr_01a1eec4ace60000e2e6b890c27022b4', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:09.21+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4b0c9000025143b1601e8d894', 'buyer_8186d024', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:10.153+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4b34d000024f9eb161b3b074f', 'buyer_bd9a5ddd', 'agr_01a1eec4b3090000cc76e475f67fe424', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:10.794+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4b63e0000a19ca8569e2ea075', 'buyer_4e087cef', 'agr_01a1eec4b5f50000b0a95903864acf38', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:11.55+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4babe000044ef6329efb02d24', 'buyer_3a74c1b6', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:12.702+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4bed800009eee60a9edeb6277', 'buyer_b168949f', 'agr_01a1eec4bea1000030963159cc449565', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:13.752+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec539df00005f195c21f9876168', 'buyer_906206f2', 'agr_01a1eec5399d00007d0cad05370097a1', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:45.225+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4c37100005245c1e7b288aa17', 'buyer_6b60c468', 'agr_01a1eec4c34d00008f92a54b2439c665', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:14.929+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4e52d0000c182957983b12f8f', 'buyer_73db6e46', 'agr_01a1eec4e4f50000343905f49af53911', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:23.557+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4f57d0000804d5176fd21796f', 'buyer_30bd3cac', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:27.74+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec512df00004d401bfe83a996d7', 'buyer_f8754364', 'agr_01a1eec512a90000252d79f853889bc3', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:35.261+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4cdb90000bad902fdb9454c50', 'buyer_4c6c008c', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:17.552+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4d382000042eff05fabe1073d', 'buyer_e03e5878', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:19.041+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec508c300008f3183c9620743db', 'buyer_3296d450', 'agr_01a1eec5087e00001c6209f1c3980214', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:32.654+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec5280a00000d41dc1af406265c', 'buyer_c14e184b', 'agr_01a1eec527b500009761563c4c619bc9', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:40.68+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec52b7b00003d8ec4aa4b74092b', 'buyer_042cb54e', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:41.561+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4dc0c00008acc9e9f04b17b6c', 'buyer_bf700b97', 'agr_01a1eec4dbce00004b65b51126127991', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:21.227+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4ed8a0000ef0c7301adc30e45', 'buyer_01fa7882', 'agr_01a1eec4ed3d000032ab76829862b359', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:25.705+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec523ce000045143aa73bfd85f8', 'buyer_8983b610', 'agr_01a1eec52391000053374fca4b3a165d', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:39.596+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec544d50000a4ad1482782decbe', 'buyer_a7e78ca0', 'agr_01a1eec544a10000260d4e1717c261d0', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, NULL, '2026-11-18 13:07:48.053+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;', '[["identity_not_verified","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",8,"GREEN",["identity_not_verified"]]],4,"Low Risk","Proceed normally.",30,71,[],null,null]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec559ee0000c9cd0986e6a9f733', 'person_6fe6d07b', NULL, 'fraud', 500000, 'NGN', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', 24, 'GREEN', false, NULL, '2026-11-18 13:07:53.452+00', NULL, NULL, NULL, NULL, '+0,0.001,0,1,0,1,0,1,0,0,0,0,0,0,0,,0,0,0,0,,,;+1,1,1,0,1,1,0;+0,0,0,1,;+500000,NGN,500000000,;', '[["identity_not_verified","new_device","new_account"],[["identity_not_verified",10,"No verified identity on record."],["new_device",6,"First time this device is seen."],["new_account",8,"The account is less than 24 hours old."]],[["verify_identity",14,"GREEN",["identity_not_verified"]],["use_known_device",18,"GREEN",["new_device"]]],4,"Low Risk","Proceed normally.",40,70,[],null,null]');

INSERT INTO public.risk_devices VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', '2026-11-18 13:07:53.452+00', 1, '[1795007273452,1,0,1,0,1,1,0,0,0,null]');

INSERT INTO public.risk_labels VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec4b63e0000a19ca8569e2ea075', 'lbl_a346580f1540bd405b57dbc750321433', 'recalled', 'recall', '1.d269dd48955fbe0b.NzW4sp35f62rtJ5D_z0rSQvoTmOEujNeJVSm-SWzQnJbogCRfHMtkVMQpunc5g', '{"id": "sandbox", "type": "bank"}', '2026-11-18 13:07:11.696+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec539df00005f195c21f9876168', 'lbl_ae6cb74dd474c6f99e6fcca5854ff42b', 'recalled', 'recall', '1.d269dd48955fbe0b.xHQseYj2A6-XF5S9ulOa8yYg_fpbpyEkjSvvj7YdHgNX9JGq60yPhzVqhzyA1w', '{"id": "sandbox", "type": "bank"}', '2026-11-18 13:07:47.424+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec544d50000a4ad1482782decbe', 'lbl_3d40311bb5f7d23e2bbe68a328ebc3d8', 'recalled', 'recall', '1.d269dd48955fbe0b.gP_kJQmTt10-DsxBlW4WmwlxsxipI2lPSELHmlbsnEZl8PQNSWejllE0hvtPOw', '{"id": "sandbox", "type": "bank"}', '2026-11-18 13:07:50.493+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec559ee0000c9cd0986e6a9f733', 'lbl_01a1eec692ce0000a61b6bd91ef46822', 'fraud', 'api', '1.d269dd48955fbe0b.vjz_fRjXyJlvi9Rz5sy3LJdn6LYD8w81JZIrNjtWgCg', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:09:13.55+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'fra_01a1eec544d50000a4ad1482782decbe', 'lbl_01a1eec692f600005d2f20ee9bbda3c8', 'legitimate', 'api', '1.d269dd48955fbe0b.CZYulYY_hKcwOwJY-rxNiH3U1k7q9k4UMRnbcGblGwI', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:09:13.59+00');

INSERT INTO public.risk_list_entries VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'lst_01a1eec693450000546a3186aa4e197c', 'user', 'block', '\x56dc9c223ec210eac84f643dd5870af53fa36a1185a60425b0196193987acea2', '1.d269dd48955fbe0b.wAsXq4zM32kd9PJQzyEAvWqFkh0n6kBXLaCx689HTuswS1R7RCrpnyAE6b4kCpcsQtmMcszVtmTdUoiQdTm_', NULL, '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:09:13.669+00');

INSERT INTO public.risk_list_shapes VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'user', 0);

INSERT INTO public.risk_pairs VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_80965ea1', 'seller_80965ea1', '2026-11-18 13:06:57.906+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_35a34765', 'seller_35a34765', '2026-11-18 13:06:58.534+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_212346e3', 'seller_212346e3', '2026-11-18 13:06:59.286+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_e7bf7720', 'seller_e7bf7720', '2026-11-18 13:06:59.845+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_1d04f6a5', 'seller_1d04f6a5', '2026-11-18 13:07:00.521+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_b38459a2', 'seller_b38459a2', '2026-11-18 13:07:02.746+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_d94914b3', 'seller_d94914b3', '2026-11-18 13:07:05.337+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_450e3b4b', 'seller_450e3b4b', '2026-11-18 13:07:06.377+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_eaab798d', 'seller_eaab798d', '2026-11-18 13:07:07.182+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4362f084', 'seller_4362f084', '2026-11-18 13:07:09.21+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_8186d024', 'seller_8186d024', '2026-11-18 13:07:10.153+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_bd9a5ddd', 'seller_bd9a5ddd', '2026-11-18 13:07:10.794+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4e087cef', 'seller_4e087cef', '2026-11-18 13:07:11.55+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_3a74c1b6', 'seller_3a74c1b6', '2026-11-18 13:07:12.702+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_b168949f', 'seller_b168949f', '2026-11-18 13:07:13.752+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_6b60c468', 'seller_6b60c468', '2026-11-18 13:07:14.929+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4c6c008c', 'seller_4c6c008c', '2026-11-18 13:07:17.552+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_e03e5878', 'seller_e03e5878', '2026-11-18 13:07:19.041+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_bf700b97', 'seller_bf700b97', '2026-11-18 13:07:21.227+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_73db6e46', 'seller_73db6e46', '2026-11-18 13:07:23.557+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_01fa7882', 'seller_01fa7882', '2026-11-18 13:07:25.705+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_30bd3cac', 'seller_30bd3cac', '2026-11-18 13:07:27.74+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_3296d450', 'seller_3296d450', '2026-11-18 13:07:32.654+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_f8754364', 'seller_f8754364', '2026-11-18 13:07:35.261+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_8983b610', 'seller_8983b610', '2026-11-18 13:07:39.596+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_c14e184b', 'seller_c14e184b', '2026-11-18 13:07:40.68+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_042cb54e', 'seller_042cb54e', '2026-11-18 13:07:41.561+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_906206f2', 'seller_906206f2', '2026-11-18 13:07:45.225+00', 1, 2967),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_a7e78ca0', 'seller_a7e78ca0', '2026-11-18 13:07:48.053+00', 1, 2967);

INSERT INTO public.risk_payees VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_80965ea1', '2026-11-18 13:06:57.906+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_35a34765', '2026-11-18 13:06:58.534+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_212346e3', '2026-11-18 13:06:59.286+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_e7bf7720', '2026-11-18 13:06:59.845+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_1d04f6a5', '2026-11-18 13:07:00.521+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_b38459a2', '2026-11-18 13:07:02.746+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_d94914b3', '2026-11-18 13:07:05.337+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_450e3b4b', '2026-11-18 13:07:06.377+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_eaab798d', '2026-11-18 13:07:07.182+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_4362f084', '2026-11-18 13:07:09.21+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_8186d024', '2026-11-18 13:07:10.153+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_bd9a5ddd', '2026-11-18 13:07:10.794+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_4e087cef', '2026-11-18 13:07:11.55+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_3a74c1b6', '2026-11-18 13:07:12.702+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_b168949f', '2026-11-18 13:07:13.752+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_6b60c468', '2026-11-18 13:07:14.929+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_4c6c008c', '2026-11-18 13:07:17.552+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_e03e5878', '2026-11-18 13:07:19.041+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_bf700b97', '2026-11-18 13:07:21.227+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_73db6e46', '2026-11-18 13:07:23.557+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_01fa7882', '2026-11-18 13:07:25.705+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_30bd3cac', '2026-11-18 13:07:27.74+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_3296d450', '2026-11-18 13:07:32.654+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_f8754364', '2026-11-18 13:07:35.261+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_8983b610', '2026-11-18 13:07:39.596+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_c14e184b', '2026-11-18 13:07:40.68+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_042cb54e', '2026-11-18 13:07:41.561+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_906206f2', '2026-11-18 13:07:45.225+00', 1, 2967, 1, 0, 1, 0, 1),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'seller_a7e78ca0', '2026-11-18 13:07:48.053+00', 1, 2967, 1, 0, 1, 0, 1);

INSERT INTO public.risk_policies VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 1, '{"rules": [], "weights": {}, "highValue": {}, "scorecard": null}', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:07:55.022+00', 'retired', NULL, '2026-11-18 13:07:55.125+00', 'ec462706e9c11095df6629537cd074826d44014d8fd37020ad356e206756dd6b');

INSERT INTO public.risk_policy_drafts VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', NULL, NULL, NULL, 2, '6be2100643d145a841e76d013ab68b0f87fe80581d09c79ead0c61f47e6ef8dd');

INSERT INTO public.risk_trainings VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'trn_01a1eec64fb600001b1f7872e8693602', 'too_few', '{"id": "key_01a1eec36f590001fd36a5e8c037147b", "type": "key"}', '2026-11-18 13:08:56.365+00', '{"frauds": 3, "legitimate": 0}', '2026-11-18 13:08:56.445+00');

INSERT INTO public.risk_user_devices VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'person_6fe6d07b', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', '2026-11-18 13:07:53.452+00', 20775, NULL, 1, '2026-11-18 13:07:53.452+00', '2027-05-17 13:07:53.452+00');

INSERT INTO public.risk_users VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_80965ea1', '2026-11-18 13:06:57.906+00', NULL, NULL, '2026-11-18 13:06:57.906+00', 1, '[1795007217906,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007217906,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_35a34765', '2026-11-18 13:06:58.534+00', NULL, NULL, '2026-11-18 13:06:58.534+00', 1, '[1795007218534,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007218534,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_212346e3', '2026-11-18 13:06:59.286+00', NULL, NULL, '2026-11-18 13:06:59.286+00', 1, '[1795007219286,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007219286,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_e7bf7720', '2026-11-18 13:06:59.845+00', NULL, NULL, '2026-11-18 13:06:59.845+00', 1, '[1795007219845,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007219845,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_1d04f6a5', '2026-11-18 13:07:00.521+00', NULL, NULL, '2026-11-18 13:07:00.521+00', 1, '[1795007220521,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007220521,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_b38459a2', '2026-11-18 13:07:02.746+00', NULL, NULL, '2026-11-18 13:07:02.746+00', 1, '[1795007222746,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007222746,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_d94914b3', '2026-11-18 13:07:05.337+00', NULL, NULL, '2026-11-18 13:07:05.337+00', 1, '[1795007225337,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007225337,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_450e3b4b', '2026-11-18 13:07:06.377+00', NULL, NULL, '2026-11-18 13:07:06.377+00', 1, '[1795007226377,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007226377,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_eaab798d', '2026-11-18 13:07:07.182+00', NULL, NULL, '2026-11-18 13:07:07.182+00', 1, '[1795007227182,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007227182,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4362f084', '2026-11-18 13:07:09.21+00', NULL, NULL, '2026-11-18 13:07:09.21+00', 1, '[1795007229210,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007229210,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_8186d024', '2026-11-18 13:07:10.153+00', NULL, NULL, '2026-11-18 13:07:10.153+00', 1, '[1795007230153,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007230153,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_bd9a5ddd', '2026-11-18 13:07:10.794+00', NULL, NULL, '2026-11-18 13:07:10.794+00', 1, '[1795007230794,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007230794,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4e087cef', '2026-11-18 13:07:11.55+00', NULL, NULL, '2026-11-18 13:07:11.55+00', 1, '[1795007231550,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007231550,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_3a74c1b6', '2026-11-18 13:07:12.702+00', NULL, NULL, '2026-11-18 13:07:12.702+00', 1, '[1795007232702,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007232702,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_b168949f', '2026-11-18 13:07:13.752+00', NULL, NULL, '2026-11-18 13:07:13.752+00', 1, '[1795007233752,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007233752,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_6b60c468', '2026-11-18 13:07:14.929+00', NULL, NULL, '2026-11-18 13:07:14.929+00', 1, '[1795007234929,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007234929,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_4c6c008c', '2026-11-18 13:07:17.552+00', NULL, NULL, '2026-11-18 13:07:17.552+00', 1, '[1795007237552,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007237552,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_e03e5878', '2026-11-18 13:07:19.041+00', NULL, NULL, '2026-11-18 13:07:19.041+00', 1, '[1795007239041,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007239041,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_bf700b97', '2026-11-18 13:07:21.227+00', NULL, NULL, '2026-11-18 13:07:21.227+00', 1, '[1795007241227,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007241227,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_73db6e46', '2026-11-18 13:07:23.557+00', NULL, NULL, '2026-11-18 13:07:23.557+00', 1, '[1795007243557,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007243557,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_01fa7882', '2026-11-18 13:07:25.705+00', NULL, NULL, '2026-11-18 13:07:25.705+00', 1, '[1795007245705,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007245705,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_30bd3cac', '2026-11-18 13:07:27.74+00', NULL, NULL, '2026-11-18 13:07:27.74+00', 1, '[1795007247740,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007247740,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_f8754364', '2026-11-18 13:07:35.261+00', NULL, NULL, '2026-11-18 13:07:35.261+00', 1, '[1795007255261,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007255261,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_3296d450', '2026-11-18 13:07:32.654+00', NULL, NULL, '2026-11-18 13:07:32.654+00', 1, '[1795007252654,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007252654,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_c14e184b', '2026-11-18 13:07:40.68+00', NULL, NULL, '2026-11-18 13:07:40.68+00', 1, '[1795007260680,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007260680,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_042cb54e', '2026-11-18 13:07:41.561+00', NULL, NULL, '2026-11-18 13:07:41.561+00', 1, '[1795007261561,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007261561,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_8983b610', '2026-11-18 13:07:39.596+00', NULL, NULL, '2026-11-18 13:07:39.596+00', 1, '[1795007259596,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007259596,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'person_6fe6d07b', '2026-11-18 13:07:53.452+00', '2027-05-17 13:07:53.452+00', NULL, '2026-11-18 13:07:53.452+00', 1, '[1795007273452,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,0,0,0,1,-6.907755278982137,1795007273452,"447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991",[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_906206f2', '2026-11-18 13:07:45.225+00', NULL, NULL, '2026-11-18 13:07:45.225+00', 1, '[1795007265225,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007265225,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'buyer_a7e78ca0', '2026-11-18 13:07:48.053+00', NULL, NULL, '2026-11-18 13:07:48.053+00', 1, '[1795007268053,1,0,1,0,1,0,1000,0,1,0,0,0,1000,0,1,0,0,1,-6.907755278982137,1795007268053,null,[0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0],0]');

INSERT INTO public.sandbox_accounts VALUES
	('agr_01a1eec480b500005711166c26f5577e', '9900000017', NULL, '000', '1.d269dd48955fbe0b.Z0ZeRDf7krOfOwKnU370-OYQqy-cTMyJ4fwbp5Q4jLYnj0zyB0tOqHASSLV6aDsWhxxpFm_7hsEIesQUtDr5wo1ggv-QiYDjPqw_jA'),
	('agr_01a1eec483250000f2bd149a211224f5', '9900000024', NULL, '000', '1.d269dd48955fbe0b.St0RLLmjkNpPdg-Rr7-rMZrpFdgmSoDITDxOWd13tRiumOBd6LP1x7ABJwL4QpRSi7YrO8a2Gf8wQOnE_MF3ttAFWHY8khmO6j7UqA'),
	('agr_01a1eec4861d0000f1dcc4483f953848', '9900000031', NULL, '000', '1.d269dd48955fbe0b.SwDiQIl02xd3KiUkymZpLPmEKykemGIR-FEP9RyW-r5YJFy4NX8ornBCUtNB9zsBf6niQEeUuC6vs8fTIPrbKZ6gVIlxQEfBnCS54g'),
	('agr_01a1eec4884d000084687e9c1a2967f4', '9900000048', NULL, '000', '1.d269dd48955fbe0b.bElKnl6_eSNQ9o74it7LwqWW8TJuSqWCGXMVtPDObwF__OWLMm-hvkEEgtV9egBbrek2nWP7J15_UKjWbV18cb4CvqETW80qq1d5yA'),
	('agr_01a1eec48af7000077df3d55eaa69145', '9900000055', NULL, '000', '1.d269dd48955fbe0b.mEI8vFD2Fug-tOD4ubNiOToms2TBlHr-7aefppHhlIS14Kxe6wuCVt4bV0MkpOSlZkvqae0s0rmTE85xYmR0jXutgv6vNGXqxoGFWQ'),
	('agr_01a1eec4937d00007ad312a187418274', '9900000062', NULL, '000', '1.d269dd48955fbe0b.NHGtJCLyaU8030mO-ITBuCQO3Z_gpgffGVAoPq8J-iRWse-y2D0Ckrv5NtglpxXlahrrT_lu8sk3U99fo6IsJUzWlnO2hsznCVQHfw'),
	('agr_01a1eec49de30000a20fab5312bcc44b', '9900000079', NULL, '000', '1.d269dd48955fbe0b.4T4m_8iOXNFnTjGNERVkfrDTxHLol3I19TBrdlLgAKr2KIXiISNQbEUNctpHzycAvqrSf6f4LCNdU2fD_Lswucy5pIdCH2hm8FH-cw'),
	('agr_01a1eec4a1bd0000247b2009e2508ed7', '9900000086', NULL, '000', '1.d269dd48955fbe0b.NpsLLFGs9SPyJv9iL2zi6q6pSCjvg71HsjnJAVfi_7cfaeAQ2-J1GtXP14kDeRSlSrMXTL62K8mFu4DZ7iXUOY9KkTca1SUwOfEXvQ'),
	('agr_01a1eec4a4dd000070218a0147c75dff', '9900000093', NULL, '000', '1.d269dd48955fbe0b.90aMj6z4MEvMjLJm2aD2jjdw81kfJSsVWikpX7UsyvbvcOtvQP_4wDbm7pMNZaxtzJPHj_ryuTB0FCsdTt7chIsA5dWsXJQzG3l0-w'),
	('agr_01a1eec4ace60000e2e6b890c27022b4', '9900000103', NULL, '000', '1.d269dd48955fbe0b.awJ3zWHmjA22QwcH-DYq-LEUI44N1Q7eGqAb0Hc1WJwzUhhvP9AGsiIArNOCgjwlwtL9hyHowdPBzA1bBwh6G4zNyj_tzC8ZzjbxEA'),
	('agr_01a1eec4b03d00006c1c0b0ebd3cbaad', '9900000110', NULL, '000', '1.d269dd48955fbe0b.c-PlZSvKGhPZIpjVPqfpvrDeT_O7JXqhODmwoNe4JiqcokaoA5_J7a6m8RUFdUnFlvzIJ-gz5Z0WzV_3LCCd7WtRzFQPFbYPC_GKOQ'),
	('agr_01a1eec4b3090000cc76e475f67fe424', '9900000127', NULL, '000', '1.d269dd48955fbe0b.RZXsQs8nF4lTedogqtJGzMqM-ciFn0MwkWoGm-s9EAYWi7qDcHJ3d4U0l-J9abUjukmCHYXTFOJgNo9YjzcGWxALqrwI1dGXHgieYQ'),
	('agr_01a1eec4b5f50000b0a95903864acf38', '9900000134', NULL, '000', '1.d269dd48955fbe0b.qjgekCt0vZC84ivSGNagARwtSUvYo7xAZaRuREPyZX0UrAyqPGtIpzC7cUPNs-5JNCmwB6jyBlUkJiJu83yYM5YSNAba64U45MdmlQ'),
	('agr_01a1eec4ba8f0000320569ffd6180a74', '9900000141', NULL, '000', '1.d269dd48955fbe0b.oheNTxEEnUik9MGTHkB-VnKI-1fTYgueU9qvy63BrHuz1nGnY-MaHb2_J2ISjcN_LKJrK3UeV0T2Hox6bSSTsDQg72gA3kLogwpYeQ'),
	('agr_01a1eec4bea1000030963159cc449565', '9900000158', NULL, '000', '1.d269dd48955fbe0b.V1YN6A-POjWdsIHISel3uLHprk1dKwTCy-pg22sJW_W-mo9z3hVzJkFWrl86sYu5ane49R6M6_5z6VC4lROMurFAWc0fyH4uhhJ4zA'),
	('agr_01a1eec4c34d00008f92a54b2439c665', '9900000165', NULL, '000', '1.d269dd48955fbe0b.yjK6zscZKda3HT6TtNRa-DNgX6D4lPbHlt4JqkaZPZCcui3uKWe3gKWG1eZn87UrEdWeQzKvLtPxxBP0bWDMANZlamMXGFvMS5lJ3w'),
	('agr_01a1eec4cd7800008798bfe0615f64ce', '9900000172', NULL, '000', '1.d269dd48955fbe0b.tYN8HsvxrHIPLHPzVFcH86Nz1oqHOhm-EUTLlu80Rhp4j_NIZC5sHxzNSTQN1M_usAtl1IWSb45jbfBARCE7RCpX2STUgBglZgTrKA'),
	('agr_01a1eec4d31d0000b6a5c0ef47fa8a72', '9900000189', NULL, '000', '1.d269dd48955fbe0b.B-zWeDVubcjGS1R5130Qa7z3qrlUw3AhGgSn6KV-nWYqIGOFHCtjHkxbwDA2QeplPK4VfVrsgl0RyrOBSLOmDyMR9_sorlgFEOJlvA'),
	('agr_01a1eec4dbce00004b65b51126127991', '9900000196', NULL, '000', '1.d269dd48955fbe0b.4Ay07fUfIlGFnVKslxPxPel3_HGrKUHCiiPaAqdCwig7OPxtXXhzeTgDEvDJh2Y49ZBH6Ca1PDGMurUTcbYCXiwQoCxAp28cUmORdg'),
	('agr_01a1eec4e4f50000343905f49af53911', '9900000206', NULL, '000', '1.d269dd48955fbe0b.Sk0JcJA3ETdMAAVLguO_957Bplzhiu5u9Mjh90sUd6eJ8_A1szuZqdosMxKfyqeEommDsbWXIxC8BCEPn213t7nJwN-BcWOMguqTxQ'),
	('agr_01a1eec4ed3d000032ab76829862b359', '9900000213', NULL, '000', '1.d269dd48955fbe0b.8YhH9FnGjnznLVwD6233qPIciCfdfdbQXXLKjnu8pfZJSBLaIR6nY907yd3Rw_or28yTIq6ciz-rrmjVGwotYy5XTt1Iu0CwdMOsIQ'),
	('agr_01a1eec4f5150000ba15fc9f65f0917f', '9900000220', NULL, '000', '1.d269dd48955fbe0b.5hQBscerJjL87uwIIebfO2xQJq5PqWfN_RYrdEWqtViE_mCq_5Ov1NUcF9Wr5w_kBxhSlKspFyWhUQgyBZSTVk4_cOg7lWZrDJapOw'),
	('agr_01a1eec5087e00001c6209f1c3980214', '9900000237', NULL, '000', '1.d269dd48955fbe0b.P3O_DlpzMx9lzp3w4PBz6Ls3BL8aSFvn2kqufPvlO-kOPQ5SvW--XXFZq1jIUumD6EAskpFEJSAuODz8psxHemcykIsaBL0gZUx7ZQ'),
	('agr_01a1eec512a90000252d79f853889bc3', '9900000244', NULL, '000', '1.d269dd48955fbe0b.FS_etkV5FOTz9fzqi5tYRfMA-OCgJU4V5tkueDU-ItW_c-hx5oAt4AQt_7SLz_oGZu8JhyWlB6hAJmjRQJ0PAWHwrDMVuFRq_jea1Q'),
	('agr_01a1eec52391000053374fca4b3a165d', '9900000251', NULL, '000', '1.d269dd48955fbe0b.WGbWJwnt4nHX93jj-KrfAtsbwLO-OYHwM62RGCf0i__8vIBDOJJpCV1k8S29X1M1zqz5wOOAlhAytrAEbOtUgt2cIAcoFI2YkqNOIw'),
	('agr_01a1eec527b500009761563c4c619bc9', '9900000268', NULL, '000', '1.d269dd48955fbe0b.RPIlrTadLbKiL9R88QrIMgks6uDsub1Ebw-IKRh6NnbirtkPFngwwfS2pI04HhFBGcVl4l5NTQArj8yHwG-KMtJg9cG7zv35lSi28A'),
	('agr_01a1eec52b4a0000f0ba9ac38fd48ef0', '9900000275', NULL, '000', '1.d269dd48955fbe0b.HVsr1HEdfzWfPFd815d9XljlgL39jVmONBEW0WbaoNpbH7MnFMgikTR8vWYD9U2rQ_goEKcOifgu6mEYhahovaLf2WkYabxR32eGfQ'),
	('agr_01a1eec5399d00007d0cad05370097a1', '9900000282', NULL, '000', '1.d269dd48955fbe0b.KEZa3ytcQUDXu2a3mgJsRcTJupTs47cvxfMgxYKC2T0EUGN7s4opQpObJM8jXHd5auO2myfs6xyJzswybsKvDe6htt1socwcIwc0Hw'),
	('agr_01a1eec544a10000260d4e1717c261d0', '9900000299', NULL, '000', '1.d269dd48955fbe0b.Znqpoh4I96jG_1ffsP12qRXr891pRnOedZFvDIm0LNOukgHD1s16ZVUwh95pGt4R6BORNyK9mpwpSTYjeSt_vzUULasWwtqt03QrAg');

INSERT INTO public.sandbox_serial VALUES
	(true, 64);

INSERT INTO public.sandbox_transfers VALUES
	('po_01a1eec4937d0001ed9f490a0ac43ffc_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:03.769+00', 'payout', 'NGN', '2026-11-18 13:07:03.769+00'),
	('po_01a1eec4937d00020f0783573e8959eb_1', 300000, 'SUCCEEDED', '2026-11-18 13:07:04.585+00', 'payout', 'NGN', '2026-11-18 13:07:04.585+00'),
	('rp_209ea0c1e74f8f25df854a2aae819413_1', 500000, 'SUCCEEDED', '2026-11-18 13:07:05.45+00', 'refund', 'NGN', '2026-11-18 13:07:05.45+00'),
	('rp_837860a3b0c70131f9da3f8d94d762db_1', 50000, 'SUCCEEDED', '2026-11-18 13:07:16.536+00', 'refund', 'NGN', '2026-11-18 13:07:16.536+00'),
	('po_01a1eec4dbce000113fb8d39c7d497d6_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:22.568+00', 'payout', 'NGN', '2026-11-18 13:07:22.568+00'),
	('po_01a1eec4e4f50001a58503874f2be528_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:24.8+00', 'payout', 'NGN', '2026-11-18 13:07:24.8+00'),
	('po_01a1eec4ed3d00019d574c0418f07fd8_1', 200000, 'FAILED', '2026-11-18 13:07:27.112+00', 'payout', 'NGN', '2026-11-18 13:07:27.112+00'),
	('po_01a1eec4f51500010f7b2f2ca5f8fc90_1', 200000, 'REVERSED', '2026-11-18 13:07:30.984+00', 'payout', 'NGN', '2026-11-18 13:07:28.984+00'),
	('po_01a1eec5087e0001e3be0eda86157cd3_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:34.884+00', 'payout', 'NGN', '2026-11-18 13:07:34.884+00'),
	('po_01a1eec512a90001928c5ae09be77212_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:37.6+00', 'payout', 'NGN', '2026-11-18 13:07:37.6+00'),
	('rp_e61341135c16079c305c9ef9eec6236c_1', 1000, 'SUCCEEDED', '2026-11-18 13:07:39.838+00', 'refund', 'NGN', '2026-11-18 13:07:39.838+00'),
	('po_01a1eec4ed3d00019d574c0418f07fd8_2', 200000, 'FAILED', '2026-11-18 13:07:40.596+00', 'payout', 'NGN', '2026-11-18 13:07:40.596+00'),
	('rp_42827b5c0e552c3a04d9a2f1871d648c_1', 500000, 'SUCCEEDED', '2026-11-18 13:07:40.826+00', 'refund', 'NGN', '2026-11-18 13:07:40.826+00'),
	('rp_918782224565da7109ee88c9da3b7c0d_1', 500000, 'SUCCEEDED', '2026-11-18 13:07:41.841+00', 'refund', 'NGN', '2026-11-18 13:07:41.841+00'),
	('po_01a1eec4f51500010f7b2f2ca5f8fc90_2', 200000, 'REVERSED', '2026-11-18 13:07:47.276+00', 'payout', 'NGN', '2026-11-18 13:07:45.276+00'),
	('po_01a1eec5399d000120cc8b57b1e0932f_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:46.415+00', 'payout', 'NGN', '2026-11-18 13:07:46.415+00'),
	('po_01a1eec5399d00020c692a412734c9f8_1', 300000, 'SUCCEEDED', '2026-11-18 13:07:47.333+00', 'payout', 'NGN', '2026-11-18 13:07:47.333+00'),
	('po_01a1eec544a100015b37fa390d984e99_1', 200000, 'SUCCEEDED', '2026-11-18 13:07:49.291+00', 'payout', 'NGN', '2026-11-18 13:07:49.291+00'),
	('po_01a1eec544a100029993e4c7608991b5_1', 300000, 'SUCCEEDED', '2026-11-18 13:07:50.454+00', 'payout', 'NGN', '2026-11-18 13:07:50.454+00'),
	('po_01a1eec4ed3d00019d574c0418f07fd8_3', 200000, 'FAILED', '2026-11-18 13:08:44.847+00', 'payout', 'NGN', '2026-11-18 13:08:44.847+00'),
	('po_01a1eec4f51500010f7b2f2ca5f8fc90_3', 200000, 'REVERSED', '2026-11-18 13:08:54.347+00', 'payout', 'NGN', '2026-11-18 13:08:52.347+00');

INSERT INTO public.schema_migrations VALUES
	('0011_baseline.sql', '3ef0e97d07c10aae86f33feae59b0ede7768f59d8605ed7f092a5930790343cf', '2026-11-18 13:05:46.275673+00'),
	('0012_second_version.sql', '8fdd4cf134980dc019406459ca94d10fdddcc0709d6d64f01553ba59b1bc1699', '2026-11-18 13:05:46.275673+00'),
	('0013_landed_names.sql', 'dff3f2a3f11249c14d8ebe143ae6d5ab6f03214d31f32d8ee4ec0af1f2c2d8ad', '2026-11-18 13:05:46.275673+00'),
	('0014_fewer_index_writes.sql', '5f584d0c0072c9159c12bef3e4773dbd9723014d505c5dffc5d172a27bcb2256', '2026-11-18 13:05:46.275673+00'),
	('0015_fraud_state.sql', '9c03d2c3bf6a11f7ffd265961838ad7bbf71e7d6c314968500b727541ec3e0fc', '2026-11-18 13:05:46.275673+00'),
	('0016_bank_disputes.sql', '284e57b5b4fc67b23a14b74e400e061aaceac68734012b5f74b18af9c0a8d3ef', '2026-11-18 13:05:46.275673+00'),
	('0017_control_macs.sql', '0152263cfb04d706940001534ffd61a73f42a7ffc15d815cf828aef5ef50f78e', '2026-11-18 13:05:46.275673+00'),
	('0018_recalls_and_recipients.sql', 'fec9a9c98a5fd0fa8da29de26b4c3322283fe0cf77224dcf9b571e417735d716', '2026-11-18 13:05:46.275673+00'),
	('0019_people_behind.sql', '62d1334408c2ceadfb1845c31e0a6c270703e02d8a1e78e4f2fc714d1b92de9e', '2026-11-18 13:05:46.275673+00'),
	('0020_users_of_a_device.sql', '4eb2d51b78321eabb6a8091c7c4a9e74590459c5210487681ea8d5701c6dfffd', '2026-11-18 13:05:46.275673+00');

INSERT INTO public.transfers VALUES
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 1, 'deposit', 'bank', 'escrow', 250000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_35a34765', '47429e575ebc7e27a32e6f9bcace5241a5cb7f1c459b2b6d1acc2cd2ec6a66eb', '2026-11-18 13:06:58.659+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_212346e3', 'd583b1ca7f49443ba7d22f251190e8513933da3f809abe0bf67a3a9814c533a9', '2026-11-18 13:06:59.349+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_e7bf7720', '95737fbe743896ec450ac86030d66be87e7434c8d62c148ed4bc48e1bb6764aa', '2026-11-18 13:06:59.989+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 2, 'deposit_excess', 'bank', 'excess', 1000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_e7bf7720', '730f6ad37741b6a2edcb885085f5b13b7095a7c975b0bd30d536a876f6b3d592', '2026-11-18 13:06:59.989+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_1d04f6a5', '4b8867a063bc8c895b59753d2ed55948fde8e36684c8f3e6be474ae6cc84f1ce', '2026-11-18 13:07:00.61+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec48af7000198c672b8f4532e20', '5edf4a31d1b972b86874c7df322c3fe0e5982c7fdec575dd591d859768f8e720', '2026-11-18 13:07:00.693+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 3, 'release', 'escrow', 'seller', 300000, 'ms_01a1eec48af70002d13587359145b526', 'e35ff51f8f930fd5b5d604745cd4632ad784dc5996efbd0f517158c9814feb04', '2026-11-18 13:07:01.687+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_b38459a2', 'd0d59df6d29ef5b99026b3503b93efb42a27cddb01cd662d700615a2e83a7635', '2026-11-18 13:07:02.913+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4937d0001ed9f490a0ac43ffc', 'fcb0077d1e6a80aa0ee2b7e2d512e41fd87f11af121d195e3b4b48a61c23acb7', '2026-11-18 13:07:03.085+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4937d0001ed9f490a0ac43ffc_1', '3020a7c0d3bf8cd7a690b3c10165c93535d64b2e083807578c628f9836f1a032', '2026-11-18 13:07:03.099+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4937d0001ed9f490a0ac43ffc_1', '2bcef4ddb39ccf24955a04abc7f1fb8ceff62cdb20b25241e5acd817f853a284', '2026-11-18 13:07:03.785+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1eec4937d00020f0783573e8959eb', 'b43f588350abd02df6a1c792e70a851d96c0dcb0b9301ebd7353bfa2e57f3923', '2026-11-18 13:07:03.813+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1eec4937d00020f0783573e8959eb_1', '821289ec835112e72a9bd334f88945f5ff409d2bea8bdbadc60c1d5fa423c71d', '2026-11-18 13:07:03.829+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 7, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1eec4937d00020f0783573e8959eb_1', 'c5d9f5d0709c70f01eca20e3174d897764e01d686f98822543d9074277f8f6aa', '2026-11-18 13:07:04.589+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_d94914b3', '0863a103210eba6c1c2848c1426bcdae0e17fc1cc982acc004857f4baf5afcaf', '2026-11-18 13:07:05.374+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_852eb5add3b3ecc047376a1f2d0fd93a', '47ef48bbf406d77664966fd5c5742b7c4b35c0a7a7279c8e90471cfa029af64a', '2026-11-18 13:07:05.401+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_209ea0c1e74f8f25df854a2aae819413_1', '00783dbfed95c79eea09f683d19a0a7d9458b4f4237c4e0b926ca92ecdf817a8', '2026-11-18 13:07:05.455+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_450e3b4b', 'ec4c0dca97b5d0b3ce8bc54cfc1cba933409cdf7ef3d108934174ef4cd2ae901', '2026-11-18 13:07:06.458+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_eaab798d', '43dac6529573bca818c291e38f234a0b4d354faf31e06bf8f894ad4d844397a4', '2026-11-18 13:07:07.26+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_8186d024', 'ef259f50c4057814495e8a0543fc7a35cb53abdbfb0479928c2c34fcc582394d', '2026-11-18 13:07:10.24+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 1, 'deposit_unapplied', 'bank', 'suspense', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_bd9a5ddd', '0b3d6c7614cb3662e874dafaf094f96cdf47e937ead58c96196bd287516eb71d', '2026-11-18 13:07:10.891+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', '23ab2c46f92e2548eac657c80e3eec312c50e9f3c43c73e772ae8c5e70362055', '2026-11-18 13:07:11.606+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 2, 'deposit_reversed', 'escrow', 'bank', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_4e087cef', '1aa3d7c1139610c183478ad13ef253987c976646016ccac93feadb3133171f74', '2026-11-18 13:07:11.668+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_3a74c1b6', '7157f2acb3dda0881890caf396cc8aaa88861195372767daf462bd0d9ad7b4c3', '2026-11-18 13:07:12.805+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_b168949f', '4b6cbda11be1001ed02cd37b891004d9a82cee6597ca365ce5a6245f08376ef8', '2026-11-18 13:07:13.861+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4bea10001109a0bc0e27bae27', '396c7ce5fb79fe1e357a0560465a64b4c84a4a0d8c4cd29cc2b4c98a45d4c9e9', '2026-11-18 13:07:13.913+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_6b60c468', 'b40ad57b984fec59cdee9ff7e577149082a37aeb17dce22735776bfd28d9c8ee', '2026-11-18 13:07:14.998+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 2, 'refund', 'escrow', 'refund_payable', 50000, 'rf_4f105319a8fa46ce5a06623544eeaedc', '58e2aa88a876873f17343aa4900c1e51133b315a4efae9b3455f4c32e1c5bfc4', '2026-11-18 13:07:15.042+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 3, 'release', 'escrow', 'seller', 150000, 'ms_01a1eec4c34d00015f9c63f7fe764a8e', '87277a862246ea409c8ada1a6297c6f858f3dff252645639217d57b666ed15b6', '2026-11-18 13:07:15.042+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 4, 'refund_paid', 'refund_payable', 'bank', 50000, 'rp_837860a3b0c70131f9da3f8d94d762db_1', 'f0bbd87f39a7705fbc985aba343f50a3e17b15fca1ddbebede5ae4f627b6ec39', '2026-11-18 13:07:16.593+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_4c6c008c', 'dece8927dabd04762ca78f55bd0f1f61b76605e65afa258e393cf201f852ef6c', '2026-11-18 13:07:17.629+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4cd780001727e381c35778327', '5d348a0dcbe342f96f3bc1acf6459b471c3f59bcb02b579cfc1808a402dec4ac', '2026-11-18 13:07:17.716+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_e03e5878', '24dd1c950f97084f7e08fd3f885faf132be7193ee11f41f9c703acdcbbb5c134', '2026-11-18 13:07:19.082+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4d31d0001085678e1b422922c', '9d88da474349fef0d7fa38a1d86cde8163fbd8eecb48457b5d11fd27438f4d2c', '2026-11-18 13:07:19.149+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4dbce000113fb8d39c7d497d6', '9c8d222863e03b77a2de412cb5263e43234808ee5a190c17a918428ffb48c494', '2026-11-18 13:07:21.372+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4f51500010f7b2f2ca5f8fc90', '9464a5c83f12ec2006e1b49fd8c10733619718d35842a5bb1e2b89330723d83d', '2026-11-18 13:07:27.96+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', '8810b2fb2815506d44e472cf9abee2d0ed2b0c3da92135a73ab5faca51a073f7', '2026-11-18 13:07:27.981+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', '90af6b235b9b9896dd55075b053aff0e429f7ad37f02067acea3c6308351199d', '2026-11-18 13:07:28.988+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 5, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_1', 'b58d67dc45d3492f7e0ed5da80b5ac64fccf456b39ecf38a265284a36fa42849', '2026-11-18 13:07:31.098+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_3296d450', '5128b716d5481f256034864c8a2cfc77db8b8a7df712fc9fd056846802f9558c', '2026-11-18 13:07:32.764+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec5087e0001e3be0eda86157cd3_1', '7ea384e3cece92b50553145ddc7973976ceeaca5e864bb5a18d7e3c64ff9fb78', '2026-11-18 13:07:33.94+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec5087e0001e3be0eda86157cd3_1', 'ff3acddd2b917fc39020edd632fd799161acdd1d48f1096c334e5ed6efaac309', '2026-11-18 13:07:34.947+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_bf700b97', 'ae69963fc531dccf5f02d6ba8a388935b97413a1e28ba1d4406b01e0c647219c', '2026-11-18 13:07:21.286+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4e4f50001a58503874f2be528', '8fff2c6e9de5927df9e46c387bc1e6a06883049c8e6b51c8ce5324016f34b084', '2026-11-18 13:07:23.792+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4e4f50001a58503874f2be528_1', '993125a43572bf48fc4cb6af1bccd5ced97d89c8b586925114c63b7fa4c65bfd', '2026-11-18 13:07:23.808+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4e4f50001a58503874f2be528_1', 'd1d585dffc9f854debee11a70ea8db9ffbf5867a291d02dfc85ce16d82cde868', '2026-11-18 13:07:24.809+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_01fa7882', 'b57f95723b0efc41a078060ff476c7e047a1a85fdd3a42b7189b54c8973f42ba', '2026-11-18 13:07:25.817+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4dbce000113fb8d39c7d497d6_1', '54cf6f25d910fea5f1cbfefe739639fca976546855aa135dc83d8ead5844b106', '2026-11-18 13:07:21.392+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4dbce000113fb8d39c7d497d6_1', 'f1d4a552d78c57054e2c19ad372e041c0a255cad6e88663e7a18a647e7d0ac5d', '2026-11-18 13:07:22.58+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_73db6e46', '3c1422be7844c25e8292b0cb38a4751fac4faeed7e0dcf0cfe7d0e15cdf8b2a1', '2026-11-18 13:07:23.677+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_30bd3cac', 'f31e4911ed7aaa0f8b330d3c2efd3fd4c86199ffd1b3b69e42410cd7839d5e73', '2026-11-18 13:07:27.836+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_f8754364', '6361e7f3480e4d0b7f99a1c26f3702fcaadd4820edbbeb13466a8de8a9421325', '2026-11-18 13:07:35.302+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec4ed3d00019d574c0418f07fd8', '0f2fc1790157f61649a0a287ef065aea5d63efe2d08b06bec2bd362e34bb1950', '2026-11-18 13:07:26.043+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_1', 'cec80a6cbe3e6d37983251a2b3ab5713b4255dd436ba727c0b152ce5af4d1ff8', '2026-11-18 13:07:26.069+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 4, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_1', '48e25cd8acde26635f6926414ad4623d6ac6c7773ac62d36ec44094a9afb9efb', '2026-11-18 13:07:27.12+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec5087e0001e3be0eda86157cd3', 'a3fca5fa82b669ce6a0d26f4b443740e16095c949696b8c21a7cf4e76bb092ae', '2026-11-18 13:07:32.901+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec512a90001928c5ae09be77212', 'fe732ee6f8cc51cebdaee9c96a28a8bc6d71de100633b7890d556ba06154d435', '2026-11-18 13:07:35.397+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec512a90001928c5ae09be77212_1', '9c2238f14330b3a8fd433722730ff7202d23b51fade245d615f827032abbeeb7', '2026-11-18 13:07:36.626+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec512a90001928c5ae09be77212_1', '2a5449fefcc215e790ad0b4e6b9b60a63c62d58d5731b89110d5552580f110b2', '2026-11-18 13:07:37.603+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610', '9df0e4589864f94c618e8c9d1a21e8f138e10acf584dfda82eaed554d3322aa5', '2026-11-18 13:07:39.691+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 2, 'deposit_excess', 'bank', 'excess', 1000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_8983b610', '5b72a7224eadfd3245a7a2b977875fc37ef35e69f4dcdc157c1078cb5ee47e05', '2026-11-18 13:07:39.691+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 3, 'excess_return', 'excess', 'refund_payable', 1000, 'rf_5ad9341dfd96bb7f1b1a2f27689e5ea3', '2b28b60a0dbf54092875e3cde3c0440ec54735e64070c1404f427d798c3b7f75', '2026-11-18 13:07:39.722+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 4, 'refund_paid', 'refund_payable', 'bank', 1000, 'rp_e61341135c16079c305c9ef9eec6236c_1', '56a6ed42fef77a48ed7842d16b8cab876fe88ee55d66143c6eb97fb54281b8e8', '2026-11-18 13:07:39.856+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 5, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_2', '1fa313b291dfd53f1c1451660b6a8d010843947e7ec8da6d5558175a58f562d9', '2026-11-18 13:07:39.513+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 6, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_2', 'a5d1ddc1cf154794dea907d77d42bd64bd75a6fddfa4103fc0dd04b8e36128cd', '2026-11-18 13:07:40.62+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_c14e184b', '0cd691e27f43da68d7cb72d0204bb5cc1694329fbc37774c6cc72e3dbe9f7ed3', '2026-11-18 13:07:40.764+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_cd45bb4ec24f8d21e8f02648eba4a08e', '4ef27b195f7d63b70bca9c46e03f36194735acc2f5784d928d03ef425a46b370', '2026-11-18 13:07:40.785+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_42827b5c0e552c3a04d9a2f1871d648c_1', '8d974979df727db5f2cf9942c73fc83077815938abab3f92f7ff82f758e97612', '2026-11-18 13:07:40.837+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_042cb54e', '2506a4fb65a5f1ed34380e3b3efa3782f13bca8563f31c9654d7845a3d1fe169', '2026-11-18 13:07:41.724+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_64edd07c55ab75bd381b83639cd0baac', 'd2bc570b7b8d5aa8fbbdbf766f6e4a5849e23ab9a825f2994856468e217dc2b6', '2026-11-18 13:07:41.787+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_918782224565da7109ee88c9da3b7c0d_1', 'ba2158e6f720f144a846f62305a8ae9c74ec775cb0bfeff74e4d3b640e04a58d', '2026-11-18 13:07:41.846+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 6, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', 'f38ebc69ae4090ef986b268dcf980e4cd4b4869cb71f663b09f6cb295c94b4d9', '2026-11-18 13:07:44.05+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 7, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', 'e3a6ff4c2103b5e968512cf9fffa5fcc0b14628d9737ae82067273d200868ec9', '2026-11-18 13:07:45.296+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', '1d5b3e2dde6b80913358e26c58254344348fa288d0827186f55e891c2b9c50ce', '2026-11-18 13:07:45.328+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec5399d000120cc8b57b1e0932f', '3e5338c57faad30a802e1d7ab1f43e4274dad5bc8490a7b0cb3a053369c03824', '2026-11-18 13:07:45.486+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec5399d000120cc8b57b1e0932f_1', '6be9184a0aba21dce74cd65cf1da9fe0f858efded686088aa244ef9fac9e34ae', '2026-11-18 13:07:45.52+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec5399d000120cc8b57b1e0932f_1', '4a5abb59469f6a25f900a7f028eb5e6d5e610ff0654c4607d3fb854f09ce1e05', '2026-11-18 13:07:46.427+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1eec5399d00020c692a412734c9f8', '82336ac0463a05c8d7213ee2c8351344ea07fb4091345bbf7569922c4a3e7c0e', '2026-11-18 13:07:46.444+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1eec5399d00020c692a412734c9f8_1', '6675724330ada6166bbd4ec66e437df668d6aa59390f12b6e6ed6837f0953571', '2026-11-18 13:07:46.48+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 7, 'deposit_reversed_owed', 'receivable', 'platform', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_906206f2', '7bcefbcb8349dbae7386edc0181fed065dfe94620d6a8b0bdf81751ee7020061', '2026-11-18 13:07:47.333+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 8, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1eec5399d00020c692a412734c9f8_1', '5efcdfbc84a98c6d5499d3ba523074bdbf0b3cb425d8e2fb13a62dcfd3346fd2', '2026-11-18 13:07:47.344+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 8, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_2', '3e5f59dbd86909c0d41c6e3378509ecae73230ef3a970b11ca9321b73dff1a89', '2026-11-18 13:07:47.456+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', '0cd9d7cf0132a1ed087588a4277a25dd96cb74db2f12f642c295b4087cd63ae5', '2026-11-18 13:07:48.163+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 9, 'receivable_settled', 'platform', 'receivable', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', '9e50ccad05a05430ae3bfd0243b7afea5547bd5dda3460a17526e4cd71c2cfa7', '2026-11-18 13:07:50.669+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1eec544a100015b37fa390d984e99', '2441d71ca296b210e5babc37393e076cb2e2d9082b41c3ee4720955ba8862488', '2026-11-18 13:07:48.356+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec544a100015b37fa390d984e99_1', '2676be8c02ecc5585f9739754f17ba38821378343fde83586903e2bc7014b4f3', '2026-11-18 13:07:48.375+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1eec544a100029993e4c7608991b5_1', 'ed45750382ba11efd72546e726df58f2850feb685bd1d93e4dbc72260e7209b4', '2026-11-18 13:07:49.352+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 7, 'deposit_reversed_owed', 'receivable', 'platform', 500000, 'sandbox:dev_01a1eec36efd0000d4ff129cb509109b/buyer_a7e78ca0', '7644c92584f9e46cd1c5fd7eeefbba62b615ce0449de111303b3b278f6b7b09e', '2026-11-18 13:07:50.454+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec544a100015b37fa390d984e99_1', '94a066e39c84e9209bb54a4285ba68d3c6de68616eedb481145b99a7943feabe', '2026-11-18 13:07:49.301+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1eec544a100029993e4c7608991b5', '45c6161a0ce1b800200cdd33c2ad0601053ce2b18beb1f807863389ac3dcc86f', '2026-11-18 13:07:49.323+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 7, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_3', '152c980daa7e4a3941c4f0a8527ec2ae45a53fd45e680561298df0335e1d506b', '2026-11-18 13:08:43.708+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 8, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1eec4ed3d00019d574c0418f07fd8_3', '13e139a1a6423f2b8c9145fa81b44d757f31cecceda3ae65410f00a671ab9410', '2026-11-18 13:08:44.857+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 9, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', 'aa08ff995ce85e5608beed14f762f2a0a647668d31d967cae6fda0adec35a909', '2026-11-18 13:08:50.597+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 10, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', '2ae0ed79916e82de44f433ad5a79be676fda3dce07be7ca1e3e82c2f49225c28', '2026-11-18 13:08:52.352+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 8, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1eec544a100029993e4c7608991b5_1', 'f24b6258311fe8d29f6638d6d296a8867dde427b47de2502cde17af63f88faa9', '2026-11-18 13:07:50.469+00'),
	('dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 11, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1eec4f51500010f7b2f2ca5f8fc90_3', 'e7751d3cfe13dd0fea0ee224767fcb32736544c189f4518ee8664995a0adb613', '2026-11-18 13:08:54.465+00');

INSERT INTO public.virtual_accounts VALUES
	('sandbox', '9900000017', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec480b500005711166c26f5577e', 'agr_01a1eec480b500005711166c26f5577e', '000', NULL, '1.d269dd48955fbe0b.ApMQ0EFc6LkmHKaz0JJFiDQ-LniLMUFkh4uOYB8p8GFC0rrWPGcCRPINR-HaaND5shZMxqFhTdZkcV0pCO7erG-fMgWfMjzD9hrRwA', '2026-11-18 13:06:57.99+00', NULL, NULL, NULL),
	('sandbox', '9900000024', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec483250000f2bd149a211224f5', 'agr_01a1eec483250000f2bd149a211224f5', '000', NULL, '1.d269dd48955fbe0b.gUSdzuX8yyAJR5V-X5O4EhAqN0_ZSTkw2DPsXllu4JmHAd1QO2JQHb9mJJWYyfpgD-ysX0LirgqQKBebqsaMHnvrsYiWjG-tVbJkMw', '2026-11-18 13:06:58.564+00', NULL, NULL, NULL),
	('sandbox', '9900000031', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4861d0000f1dcc4483f953848', 'agr_01a1eec4861d0000f1dcc4483f953848', '000', NULL, '1.d269dd48955fbe0b.BAKShUA12yXWojvVrWiZ-fRgaqqECiiLgE3YBAvindUEECW1rodLU2PVlAyq3aRUbbuEs-PCuGQRjKO5ICnjDDgYj8MOpWNR3C9GnA', '2026-11-18 13:06:59.299+00', NULL, NULL, NULL),
	('sandbox', '9900000048', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4884d000084687e9c1a2967f4', 'agr_01a1eec4884d000084687e9c1a2967f4', '000', NULL, '1.d269dd48955fbe0b.Dvc_yvldc7iwlGJXBYmHm4wMQO1gAb-PQ3wrtkIBUIvZS_nEIIqSfwHbo2MkyE9JXkb7xazOkRsMiScipwNJKo5PsMFqlAvbdFl5TQ', '2026-11-18 13:06:59.934+00', NULL, NULL, NULL),
	('sandbox', '9900000055', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec48af7000077df3d55eaa69145', 'agr_01a1eec48af7000077df3d55eaa69145', '000', NULL, '1.d269dd48955fbe0b.e_dVrRX5gbAAg7AyVa_OEk1FadON8MOFpMCr5BJg0nj1GOhiqI2EfVSEuYt5gRks0gHktbcEiTuvdtIQMpsIQKS8vnlDjWxoTK809w', '2026-11-18 13:07:00.557+00', NULL, NULL, NULL),
	('sandbox', '9900000062', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4937d00007ad312a187418274', 'agr_01a1eec4937d00007ad312a187418274', '000', NULL, '1.d269dd48955fbe0b.VNH79r3wkWBVMDocJfvyKiQhlOVHNQSWEIi_GoxO9LQ_-sFPHtLFg0KOFnCQDf_AA-hV2NGRxyq4I1TdR2yvg8qMOuaBKr_Kw8exqQ', '2026-11-18 13:07:02.805+00', NULL, NULL, NULL),
	('sandbox', '9900000079', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec49de30000a20fab5312bcc44b', 'agr_01a1eec49de30000a20fab5312bcc44b', '000', NULL, '1.d269dd48955fbe0b.sCT2FXfG33w--WWOfFhv90DrHVh9cY9zW6TbvR7T9BHpl13V92sugecWrGOSmubcJny98OopHZR7TULUcd8ts1LgwCmlNX0wgVzuIQ', '2026-11-18 13:07:05.352+00', NULL, NULL, NULL),
	('sandbox', '9900000086', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a1bd0000247b2009e2508ed7', 'agr_01a1eec4a1bd0000247b2009e2508ed7', '000', NULL, '1.d269dd48955fbe0b.rXxrRlhH-SHQvFPB4D5CTZFGTxWsEbEOJndSSDM_fhESJ_p38y18x6wgovpFFleCHoQQLpEOHEDcN3aKNHahVJlNYLf1LX4DlJeYew', '2026-11-18 13:07:06.405+00', NULL, NULL, NULL),
	('sandbox', '9900000093', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4a4dd000070218a0147c75dff', 'agr_01a1eec4a4dd000070218a0147c75dff', '000', NULL, '1.d269dd48955fbe0b.tUpn83js6w5AOZIi5dnx0itDkk_Kf1xOHc68Dx4yc1IX8mCVO_8MSffPdQlB8bdxsG-hraGAulIJ3lRxr56aZPG34Sv4uxVmgVywfA', '2026-11-18 13:07:07.237+00', NULL, NULL, NULL),
	('sandbox', '9900000103', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ace60000e2e6b890c27022b4', 'agr_01a1eec4ace60000e2e6b890c27022b4', '000', NULL, '1.d269dd48955fbe0b.qs-RYOkQ1JHIrH-lnl873ueMHwXoMIrXMM457PC2-Lqo6z-weQ8xmsBm0A0VGRmhAoWeQTKTEZP2YPm0fSaF5Oty_dPaTqiFkauQzA', '2026-11-18 13:07:09.269+00', NULL, NULL, NULL),
	('sandbox', '9900000110', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', 'agr_01a1eec4b03d00006c1c0b0ebd3cbaad', '000', NULL, '1.d269dd48955fbe0b.-RL2Rc3DFGjPAxFA_IfoFzEE3yrQITDwzsBr5hgPJ0dbrTBEFdvMB3JxDLKDgHghUb310jliUsztWsg8WagGQMXuXzS3Mc9A8V4jPw', '2026-11-18 13:07:10.173+00', NULL, NULL, NULL),
	('sandbox', '9900000127', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b3090000cc76e475f67fe424', 'agr_01a1eec4b3090000cc76e475f67fe424', '000', NULL, '1.d269dd48955fbe0b._ehywwYmuNB8S2bLK7aahgvsxKXG9YAYhVNkZpLAYYxXWj8UYOjBZ07qCCioBmNViwFhR0ccwWJeZRfYddY60SnkWe8fnA25xZF-Lg', '2026-11-18 13:07:10.827+00', NULL, NULL, NULL),
	('sandbox', '9900000134', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4b5f50000b0a95903864acf38', 'agr_01a1eec4b5f50000b0a95903864acf38', '000', NULL, '1.d269dd48955fbe0b.7y_bC6eZ2kblSyIqninTv85dUlo8IAavVWUbCo3rVVnIfP_xGu1tYRo_06xULVbg1_4B4sy4fH6JVJfx3DKd54BflaDwVrU8eiRN4A', '2026-11-18 13:07:11.581+00', NULL, NULL, NULL),
	('sandbox', '9900000141', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ba8f0000320569ffd6180a74', 'agr_01a1eec4ba8f0000320569ffd6180a74', '000', NULL, '1.d269dd48955fbe0b.i1N62ypE36c9nTNqPWjwrwbifkPlI_h_07X7ShO-skmL53L1YWL6n98HcTD1ocVj1QdYLZGJ4M_2IBFf29iB4slW4iF3119E-3AxIg', '2026-11-18 13:07:12.741+00', NULL, NULL, NULL),
	('sandbox', '9900000158', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4bea1000030963159cc449565', 'agr_01a1eec4bea1000030963159cc449565', '000', NULL, '1.d269dd48955fbe0b.08Mthd0ZqTrL--ZhHhC7gS3y8TMGBIfKINE2BDVBgHAdG6Xr-mwdP5g3L4bPDrfOj8C07oVQdHZa5VlwVQXBJiLW1-TsXwhPpLJlfQ', '2026-11-18 13:07:13.79+00', NULL, NULL, NULL),
	('sandbox', '9900000165', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4c34d00008f92a54b2439c665', 'agr_01a1eec4c34d00008f92a54b2439c665', '000', NULL, '1.d269dd48955fbe0b.XKYZPOLxXAzfBpg9J5Kfd3vHtMjwkCdABrpT6A791wgXesTsAMUuWosVGiG3xvjXs3ZI1j0_0F-BU_XOrGz_uOucxsEf5DxUWvgyaQ', '2026-11-18 13:07:14.953+00', NULL, NULL, NULL),
	('sandbox', '9900000172', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4cd7800008798bfe0615f64ce', 'agr_01a1eec4cd7800008798bfe0615f64ce', '000', NULL, '1.d269dd48955fbe0b.CzPKETIojPZNURD1dBKWRnLcwEE6IlNbRCnkQgfh60PCyZGPR8T6ZjAQZ9NlLwW_dTtiBba84Zst9aI6bIyA-OQcNtx2yDgxDPDo-A', '2026-11-18 13:07:17.574+00', NULL, NULL, NULL),
	('sandbox', '9900000189', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', 'agr_01a1eec4d31d0000b6a5c0ef47fa8a72', '000', NULL, '1.d269dd48955fbe0b.qlZYcHaY9zP0Y2-Cf-sBdsVmJQrAJCcOVNsFfzKpdCserI0rprU9hIznZth18IEOaqTh_rXo4IZORSNXHhN0YkFclXLIP_ELRulpig', '2026-11-18 13:07:19.053+00', NULL, NULL, NULL),
	('sandbox', '9900000196', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4dbce00004b65b51126127991', 'agr_01a1eec4dbce00004b65b51126127991', '000', NULL, '1.d269dd48955fbe0b.PVRg1aNW4ayHwsElrts6RvC1CGmPASugpjv39Cl0lo5Z2Dw1Qa5odV96alXErYWGKdadR9n-742nS_QmirJyDGF98gVjh5Sh3hHqcQ', '2026-11-18 13:07:21.243+00', NULL, NULL, NULL),
	('sandbox', '9900000206', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4e4f50000343905f49af53911', 'agr_01a1eec4e4f50000343905f49af53911', '000', NULL, '1.d269dd48955fbe0b.tDxjRX8rwvLCKHsCLEEBZGUhFoyG5_wJuU2fhJTiyiHkjUFYr7JzCLKWe3UnUBH1D89LNMOjq6kVuEhqvkT9Z5FxiFRYQCapGG3ICQ', '2026-11-18 13:07:23.596+00', NULL, NULL, NULL),
	('sandbox', '9900000213', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4ed3d000032ab76829862b359', 'agr_01a1eec4ed3d000032ab76829862b359', '000', NULL, '1.d269dd48955fbe0b.yjhhtupUgO1kkd9LDufr5p-qH-yo2Y3FnGMQDg5aQi35G_PC_lEnW8fC89REE7MjS3PVNegWvWYGR6pukFUSWhDQWD_7c8DjDshEew', '2026-11-18 13:07:25.74+00', NULL, NULL, NULL),
	('sandbox', '9900000220', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec4f5150000ba15fc9f65f0917f', 'agr_01a1eec4f5150000ba15fc9f65f0917f', '000', NULL, '1.d269dd48955fbe0b.MqJAQ7oUj8miNto5KSaYGA3pledhltJFmsBJsachaj7X9CqDHvgQhDWMOztaDEyNqXtHorVsbe3FXvfIoSytroHOX9zedhUBUr_eFA', '2026-11-18 13:07:27.777+00', NULL, NULL, NULL),
	('sandbox', '9900000237', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5087e00001c6209f1c3980214', 'agr_01a1eec5087e00001c6209f1c3980214', '000', NULL, '1.d269dd48955fbe0b.mcfhp7hnmf1pBL4a84v95JNOKWjlUlQzcnVHYvggUDE8C3EiW2fwDU8_t_FwWpTlH_W2qlqlQaW7pvQ9JoleZMUuSk8seuTrbopnsw', '2026-11-18 13:07:32.701+00', NULL, NULL, NULL),
	('sandbox', '9900000244', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec512a90000252d79f853889bc3', 'agr_01a1eec512a90000252d79f853889bc3', '000', NULL, '1.d269dd48955fbe0b.Q2INKMilFWXGR6CsAaqIFISlwyxtaIHbrnMvCsr1OwJ30rV1sirWHg9NwhtfEj57OkgHSneJgAGjL4GO_Iy26bPVgBX1ZRat40i4pA', '2026-11-18 13:07:35.282+00', NULL, NULL, NULL),
	('sandbox', '9900000251', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52391000053374fca4b3a165d', 'agr_01a1eec52391000053374fca4b3a165d', '000', NULL, '1.d269dd48955fbe0b.BFzIJCMXaui4FtapfqusEshbQ98PHs-WX8aBY80COr0HhBJasIRUtmu-TkrNLc09lmcO6toZtFD8YKepaJSjTO7gh8SyjNyUc0Xrig', '2026-11-18 13:07:39.648+00', NULL, NULL, NULL),
	('sandbox', '9900000268', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec527b500009761563c4c619bc9', 'agr_01a1eec527b500009761563c4c619bc9', '000', NULL, '1.d269dd48955fbe0b.AuAMrVYGfkuCF8Xxn-bEiIXuZWoxe8FsolIz27JhstP-3zf9oHD_KG-wIssz0GXD5yXWbc8VTJ1mkIgeNcGB2Yz9loFegiigNdLqCA', '2026-11-18 13:07:40.718+00', NULL, NULL, NULL),
	('sandbox', '9900000275', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', 'agr_01a1eec52b4a0000f0ba9ac38fd48ef0', '000', NULL, '1.d269dd48955fbe0b.dD9ZgeqQvYkXkt2XDIY8tOCvhlWDf8BsKpoTZtAPjGGJrWYacTkn6nOrk-YigPZ3419TnsYs3tMnPWhHFiSmUcpYse5FkZ4N0DBCNQ', '2026-11-18 13:07:41.591+00', NULL, NULL, NULL),
	('sandbox', '9900000282', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec5399d00007d0cad05370097a1', 'agr_01a1eec5399d00007d0cad05370097a1', '000', NULL, '1.d269dd48955fbe0b.yzmtfBHG9IKWx3axEbpbzzoqw8k1NE986ljnPPsf_UjlYNt1_9l2AqzA1bSDIt274ZxWyTlrLcJ_YlXuFRk82R53uo0OALSxLTSYNw', '2026-11-18 13:07:45.286+00', NULL, NULL, NULL),
	('sandbox', '9900000299', 'dev_01a1eec36efd0000d4ff129cb509109b', 'agr_01a1eec544a10000260d4e1717c261d0', 'agr_01a1eec544a10000260d4e1717c261d0', '000', NULL, '1.d269dd48955fbe0b.rNZ6VO1BEzoVkaY-fnu2FZZ2i6pbG_LQwXKdP9jtJlHQKTysEqOHHhKjj85-brgn8TaupGreV_za_oIq_KPmHfmM2ak7IKWiY_zQ_A', '2026-11-18 13:07:48.089+00', NULL, NULL, NULL);

ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.anchor_checkpoints
    ADD CONSTRAINT anchor_checkpoints_pkey PRIMARY KEY (developer_id, size);

ALTER TABLE ONLY public.anchor_entries
    ADD CONSTRAINT anchor_entries_pkey PRIMARY KEY (developer_id, index);

ALTER TABLE ONLY public.anchor_logs
    ADD CONSTRAINT anchor_logs_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.api_key_hashes
    ADD CONSTRAINT api_key_hashes_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.approval_rules
    ADD CONSTRAINT approval_rules_pkey PRIMARY KEY (developer_id, kind);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.audit_log_heads
    ADD CONSTRAINT audit_log_heads_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (developer_id, sequence);

ALTER TABLE ONLY public.bank_messages
    ADD CONSTRAINT bank_messages_pkey PRIMARY KEY (provider, key);

ALTER TABLE ONLY public.bank_references
    ADD CONSTRAINT bank_references_pkey PRIMARY KEY (provider, reference);

ALTER TABLE ONLY public.bank_requests
    ADD CONSTRAINT bank_requests_pkey PRIMARY KEY (provider, key);

ALTER TABLE ONLY public.bank_watches
    ADD CONSTRAINT bank_watches_pkey PRIMARY KEY (provider);

ALTER TABLE ONLY public.caller_metadata
    ADD CONSTRAINT caller_metadata_pkey PRIMARY KEY (developer_id, subject_id);

ALTER TABLE ONLY public.cell_assignments
    ADD CONSTRAINT cell_assignments_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.cells
    ADD CONSTRAINT cells_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.chain_start
    ADD CONSTRAINT chain_start_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.control_backfill
    ADD CONSTRAINT control_backfill_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.daily_figure_marks
    ADD CONSTRAINT daily_figure_marks_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.daily_figures
    ADD CONSTRAINT daily_figures_pkey PRIMARY KEY (developer_id, day, figure, label);

ALTER TABLE ONLY public.daily_usage
    ADD CONSTRAINT daily_usage_pkey PRIMARY KEY (developer_id, day);

ALTER TABLE ONLY public.data_key
    ADD CONSTRAINT data_key_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_pkey PRIMARY KEY (developer_id, agreement_id, provider, transaction_id);

ALTER TABLE ONLY public.developers
    ADD CONSTRAINT developers_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.encryption_keys
    ADD CONSTRAINT encryption_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (developer_id, stream_id, sequence);

ALTER TABLE ONLY public.exceptions
    ADD CONSTRAINT exceptions_once UNIQUE NULLS NOT DISTINCT (developer_id, agreement_id, kind, subject);

ALTER TABLE ONLY public.exceptions
    ADD CONSTRAINT exceptions_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (developer_id, key);

ALTER TABLE ONLY public.identity_documents
    ADD CONSTRAINT identity_documents_pkey PRIMARY KEY (developer_id, verification_id);

ALTER TABLE ONLY public.identity_faces_alike
    ADD CONSTRAINT identity_faces_alike_pkey PRIMARY KEY (developer_id, verification_id, other_user_id);

ALTER TABLE ONLY public.identity_faces
    ADD CONSTRAINT identity_faces_pkey PRIMARY KEY (developer_id, external_user_id);

ALTER TABLE ONLY public.identity_people
    ADD CONSTRAINT identity_people_pkey PRIMARY KEY (developer_id, external_user_id);

ALTER TABLE ONLY public.identity_pictures
    ADD CONSTRAINT identity_pictures_pkey PRIMARY KEY (developer_id, verification_id, name);

ALTER TABLE ONLY public.identity_reviews
    ADD CONSTRAINT identity_reviews_pkey PRIMARY KEY (developer_id, verification_id, sequence);

ALTER TABLE ONLY public.identity_session_links
    ADD CONSTRAINT identity_session_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.identity_session_parts
    ADD CONSTRAINT identity_session_parts_pkey PRIMARY KEY (developer_id, session_id, name);

ALTER TABLE ONLY public.identity_sessions
    ADD CONSTRAINT identity_sessions_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.identity_verifications
    ADD CONSTRAINT identity_verifications_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.identity_workers
    ADD CONSTRAINT identity_workers_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT import_chunks_pkey PRIMARY KEY (export_id, file);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.key_budgets
    ADD CONSTRAINT key_budgets_pkey PRIMARY KEY (developer_id, budget_id, day);

ALTER TABLE ONLY public.known_networks
    ADD CONSTRAINT known_networks_pkey PRIMARY KEY (person_id, network);

ALTER TABLE ONLY public.living_sql
    ADD CONSTRAINT living_sql_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.long_transactions
    ADD CONSTRAINT long_transactions_pkey PRIMARY KEY (xid);

ALTER TABLE ONLY public.mac_backfill
    ADD CONSTRAINT mac_backfill_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.mac_secret
    ADD CONSTRAINT mac_secret_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.mail_counts
    ADD CONSTRAINT mail_counts_pkey PRIMARY KEY (developer_id, day, recipient);

ALTER TABLE ONLY public.mail_followers
    ADD CONSTRAINT mail_followers_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.mail_log
    ADD CONSTRAINT mail_log_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.mail_settings
    ADD CONSTRAINT mail_settings_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_once UNIQUE (developer_id, cause);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_pkey PRIMARY KEY (developer_id, agreement_id, id);

ALTER TABLE ONLY public.money_pause
    ADD CONSTRAINT money_pause_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (person_id, id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.payout_account_index
    ADD CONSTRAINT payout_account_index_pkey PRIMARY KEY (developer_id, blind_index, external_user_id);

ALTER TABLE ONLY public.payout_account_versions
    ADD CONSTRAINT payout_account_versions_pkey PRIMARY KEY (developer_id, external_user_id, version);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (developer_id, external_user_id);

ALTER TABLE ONLY public.payout_attempts
    ADD CONSTRAINT payout_attempts_pkey PRIMARY KEY (developer_id, agreement_id, milestone_id, attempt);

ALTER TABLE ONLY public.payout_holds
    ADD CONSTRAINT payout_holds_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY public.person_accounts
    ADD CONSTRAINT person_accounts_pkey PRIMARY KEY (person_id, developer_id);

ALTER TABLE ONLY public.person_emails
    ADD CONSTRAINT person_emails_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.person_subjects
    ADD CONSTRAINT person_subjects_once UNIQUE (issuer, person_id);

ALTER TABLE ONLY public.person_subjects
    ADD CONSTRAINT person_subjects_pkey PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.platform_transfers
    ADD CONSTRAINT platform_transfers_pkey PRIMARY KEY (provider, cause, kind);

ALTER TABLE ONLY public.policies
    ADD CONSTRAINT policies_pkey PRIMARY KEY (developer_id, kind);

ALTER TABLE ONLY public.provider_transactions
    ADD CONSTRAINT provider_transactions_pkey PRIMARY KEY (provider, transaction_id);

ALTER TABLE ONLY public.rate_reports
    ADD CONSTRAINT rate_reports_pkey PRIMARY KEY (node);

ALTER TABLE ONLY public.reconciliation_breaks
    ADD CONSTRAINT reconciliation_breaks_once UNIQUE (developer_id, provider, source, type, kind, subject, difference, ordinal, occurrence);

ALTER TABLE ONLY public.reconciliation_breaks
    ADD CONSTRAINT reconciliation_breaks_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.reconciliation_closings
    ADD CONSTRAINT reconciliation_closings_pkey PRIMARY KEY (developer_id, break_id, how);

ALTER TABLE ONLY public.reconciliation_findings
    ADD CONSTRAINT reconciliation_findings_pkey PRIMARY KEY (developer_id, reconciliation_id, break_id);

ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (person_id, code_hash);

ALTER TABLE ONLY public.refund_parts
    ADD CONSTRAINT refund_parts_once UNIQUE (developer_id, agreement_id, stem);

ALTER TABLE ONLY public.refund_parts
    ADD CONSTRAINT refund_parts_pkey PRIMARY KEY (developer_id, agreement_id, refund_id, "position");

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (developer_id, agreement_id, id);

ALTER TABLE ONLY public.request_log
    ADD CONSTRAINT request_log_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.review_comments
    ADD CONSTRAINT review_comments_pkey PRIMARY KEY (developer_id, review_id, id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_addresses
    ADD CONSTRAINT risk_addresses_pkey PRIMARY KEY (developer_id, address);

ALTER TABLE ONLY public.risk_agreements
    ADD CONSTRAINT risk_agreements_pkey PRIMARY KEY (developer_id, agreement_id, user_id);

ALTER TABLE ONLY public.risk_assessments
    ADD CONSTRAINT risk_assessments_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_backtests
    ADD CONSTRAINT risk_backtests_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_devices
    ADD CONSTRAINT risk_devices_pkey PRIMARY KEY (developer_id, device);

ALTER TABLE ONLY public.risk_labels
    ADD CONSTRAINT risk_labels_pkey PRIMARY KEY (developer_id, assessment_id, id);

ALTER TABLE ONLY public.risk_list_entries
    ADD CONSTRAINT risk_list_entries_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_list_shapes
    ADD CONSTRAINT risk_list_shapes_pkey PRIMARY KEY (developer_id, subject, bits);

ALTER TABLE ONLY public.risk_overrides
    ADD CONSTRAINT risk_overrides_pkey PRIMARY KEY (developer_id, agreement_id, user_id);

ALTER TABLE ONLY public.risk_pairs
    ADD CONSTRAINT risk_pairs_pkey PRIMARY KEY (developer_id, user_id, payee_id);

ALTER TABLE ONLY public.risk_payees
    ADD CONSTRAINT risk_payees_pkey PRIMARY KEY (developer_id, payee_id);

ALTER TABLE ONLY public.risk_policies
    ADD CONSTRAINT risk_policies_pkey PRIMARY KEY (developer_id, version);

ALTER TABLE ONLY public.risk_policy_drafts
    ADD CONSTRAINT risk_policy_drafts_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.risk_trainings
    ADD CONSTRAINT risk_trainings_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_user_devices
    ADD CONSTRAINT risk_user_devices_pkey PRIMARY KEY (developer_id, user_id, device);

ALTER TABLE ONLY public.risk_users
    ADD CONSTRAINT risk_users_pkey PRIMARY KEY (developer_id, user_id);

ALTER TABLE ONLY public.risk_verified_names
    ADD CONSTRAINT risk_verified_names_pkey PRIMARY KEY (developer_id, user_id);

ALTER TABLE ONLY public.sandbox_accounts
    ADD CONSTRAINT sandbox_accounts_account_number_key UNIQUE (account_number);

ALTER TABLE ONLY public.sandbox_accounts
    ADD CONSTRAINT sandbox_accounts_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.sandbox_serial
    ADD CONSTRAINT sandbox_serial_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.sandbox_transfers
    ADD CONSTRAINT sandbox_transfers_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.screened_people
    ADD CONSTRAINT screened_people_pkey PRIMARY KEY (developer_id, user_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.sign_in_guards
    ADD CONSTRAINT sign_in_guards_pkey PRIMARY KEY (guard);

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_once UNIQUE (developer_id, agreement_id, kind, cause);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (developer_id, agreement_id, sequence);

ALTER TABLE ONLY public.virtual_accounts
    ADD CONSTRAINT virtual_accounts_pkey PRIMARY KEY (provider, reference);

ALTER TABLE ONLY public.watch_entries
    ADD CONSTRAINT watch_entries_pkey PRIMARY KEY (source, id);

ALTER TABLE ONLY public.watch_hits
    ADD CONSTRAINT watch_hits_once UNIQUE (developer_id, user_id, source, entry_id, version);

ALTER TABLE ONLY public.watch_hits
    ADD CONSTRAINT watch_hits_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.watch_keys
    ADD CONSTRAINT watch_keys_pkey PRIMARY KEY (key, source, entry_id);

ALTER TABLE ONLY public.watch_lists
    ADD CONSTRAINT watch_lists_pkey PRIMARY KEY (source, version);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (developer_id, endpoint_id, event_id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.webhook_followers
    ADD CONSTRAINT webhook_followers_pkey PRIMARY KEY (developer_id);

CREATE INDEX agreements_by_buyer ON public.agreements USING btree (developer_id, buyer_external_id, id);

CREATE INDEX agreements_by_seller ON public.agreements USING btree (developer_id, seller_external_id, id);

CREATE INDEX agreements_by_status ON public.agreements USING btree (developer_id, status, id);

CREATE INDEX agreements_giving_back ON public.agreements USING btree (developer_id, id) WHERE ((refund_payable > 0) OR (suspense > 0));

CREATE INDEX agreements_gone_wrong_by_buyer ON public.agreements USING btree (developer_id, buyer_external_id) WHERE (status = ANY (ARRAY['REFUNDED'::text, 'FROZEN'::text]));

CREATE INDEX agreements_gone_wrong_by_seller ON public.agreements USING btree (developer_id, seller_external_id) WHERE (status = ANY (ARRAY['REFUNDED'::text, 'FROZEN'::text]));

CREATE INDEX agreements_in_excess ON public.agreements USING btree (developer_id, id) WHERE (excess > 0);

CREATE INDEX agreements_in_suspense ON public.agreements USING btree (developer_id, id) WHERE (suspense > 0);

CREATE INDEX approvals_by_agreement ON public.approvals USING btree (developer_id, agreement_id, id) WHERE (agreement_id IS NOT NULL);

CREATE INDEX approvals_by_expiry ON public.approvals USING btree (expires_at) WHERE (state = 'PENDING'::text);

CREATE INDEX approvals_by_state ON public.approvals USING btree (developer_id, state, id);

CREATE UNIQUE INDEX approvals_once ON public.approvals USING btree (developer_id, digest) WHERE (state = 'PENDING'::text);

CREATE INDEX audit_log_by_id ON public.audit_log USING btree (developer_id, id);

CREATE INDEX audit_log_heads_by_age ON public.audit_log_heads USING btree (oldest_at);

CREATE INDEX bank_messages_by_age ON public.bank_messages USING btree (received_at) WHERE (outcome IS NOT NULL);

CREATE INDEX bank_messages_by_subject ON public.bank_messages USING btree (provider, subject);

CREATE INDEX bank_messages_waiting ON public.bank_messages USING btree (received_at) WHERE (outcome IS NULL);

CREATE INDEX bank_references_by_agreement ON public.bank_references USING btree (developer_id, agreement_id);

CREATE INDEX bank_references_by_time ON public.bank_references USING btree (provider, given_at, reference);

CREATE INDEX bank_requests_by_age ON public.bank_requests USING btree (received_at) WHERE (outcome IS NOT NULL);

CREATE INDEX bank_requests_refused ON public.bank_requests USING btree (provider, received_at) WHERE (outcome = 'refused'::text);

CREATE INDEX bank_requests_waiting ON public.bank_requests USING btree (received_at) WHERE (outcome IS NULL);

CREATE UNIQUE INDEX caller_metadata_by_reference ON public.caller_metadata USING btree (developer_id, kind, reference) WHERE (reference IS NOT NULL);

CREATE INDEX cell_assignments_by_age ON public.cell_assignments USING btree (assigned_at);

CREATE INDEX daily_usage_age ON public.daily_usage USING btree (day);

CREATE INDEX deposits_by_session ON public.deposits USING btree (provider, session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX deposits_by_time ON public.deposits USING btree (received_at);

CREATE INDEX developers_clear ON public.developers USING btree (developer_id) WHERE (encrypted_by IS NULL);

CREATE INDEX events_by_id ON public.events USING btree (developer_id, id);

CREATE INDEX events_in_order ON public.events USING btree (developer_id, "position", id);

CREATE INDEX exceptions_open ON public.exceptions USING btree (developer_id, id) WHERE (closed_at IS NULL);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX identity_documents_by_blind_index ON public.identity_documents USING btree (developer_id, blind_index) WHERE (blind_index IS NOT NULL);

CREATE INDEX identity_documents_by_end ON public.identity_documents USING btree (kept_until) WHERE ((encrypted IS NOT NULL) AND (kept_until IS NOT NULL));

CREATE INDEX identity_documents_of_user ON public.identity_documents USING btree (developer_id, external_user_id);

CREATE INDEX identity_faces_alike_of ON public.identity_faces_alike USING btree (developer_id, external_user_id);

CREATE INDEX identity_faces_alike_to ON public.identity_faces_alike USING btree (developer_id, other_user_id);

CREATE INDEX identity_faces_by_end ON public.identity_faces USING btree (kept_until);

CREATE INDEX identity_faces_newest ON public.identity_faces USING btree (developer_id, created_at, external_user_id);

CREATE INDEX identity_pictures_by_end ON public.identity_pictures USING btree (kept_until);

CREATE INDEX identity_pictures_of_user ON public.identity_pictures USING btree (developer_id, external_user_id);

CREATE INDEX identity_session_links_by_expiry ON public.identity_session_links USING btree (expires_at);

CREATE INDEX identity_sessions_of_user ON public.identity_sessions USING btree (developer_id, external_user_id, id);

CREATE INDEX identity_sessions_running ON public.identity_sessions USING btree (expires_at) WHERE (ended_at IS NULL);

CREATE INDEX identity_verifications_by_user ON public.identity_verifications USING btree (developer_id, external_user_id, id);

CREATE INDEX invitations_by_expiry ON public.invitations USING btree (expires_at);

CREATE INDEX invitations_by_member ON public.invitations USING btree (developer_id, member_id);

CREATE INDEX jobs_alarmed ON public.jobs USING btree (developer_id, alarmed_at) WHERE (alarmed_at IS NOT NULL);

CREATE INDEX jobs_by_agreement ON public.jobs USING btree (((payload ->> 'agreementId'::text)));

CREATE INDEX jobs_dead ON public.jobs USING btree (dead_at) WHERE (dead_at IS NOT NULL);

CREATE INDEX jobs_due ON public.jobs USING btree (run_at) WHERE (dead_at IS NULL);

CREATE INDEX jobs_due_by_developer ON public.jobs USING btree (developer_id, run_at) WHERE (dead_at IS NULL);

CREATE INDEX key_budgets_age ON public.key_budgets USING btree (day);

CREATE INDEX known_networks_age ON public.known_networks USING btree (seen_at);

CREATE INDEX mail_counts_by_day ON public.mail_counts USING btree (day);

CREATE INDEX mails_by_age ON public.mails USING btree (created_at);

CREATE INDEX mails_refused ON public.mails USING btree (developer_id, id) WHERE (state = ANY (ARRAY['REFUSED'::text, 'GIVEN_UP'::text]));

CREATE INDEX mails_stuck_money ON public.mails USING btree (developer_id, created_at) WHERE (kind = 'stuck_money'::text);

CREATE INDEX milestones_awaiting_details ON public.milestones USING btree (developer_id, agreement_id) WHERE (settlement = 'AWAITING_DETAILS'::text);

CREATE INDEX milestones_leaving ON public.milestones USING btree (developer_id, agreement_id) WHERE (settlement = ANY (ARRAY['RELEASED'::text, 'SUBMITTED'::text]));

CREATE INDEX milestones_queued ON public.milestones USING btree (developer_id, agreement_id) WHERE (settlement = 'QUEUED'::text);

CREATE INDEX milestones_refused ON public.milestones USING btree (developer_id, agreement_id) WHERE ((settlement = ANY (ARRAY['RELEASED'::text, 'SUBMITTED'::text])) AND (payout_failures > 0));

CREATE INDEX password_resets_by_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_person ON public.password_resets USING btree (person_id);

CREATE INDEX payout_account_index_of_user ON public.payout_account_index USING btree (developer_id, external_user_id);

CREATE INDEX payout_attempts_by_session ON public.payout_attempts USING btree (provider, session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX payout_holds_of_payout ON public.payout_holds USING btree (developer_id, agreement_id, milestone_id);

CREATE INDEX payout_holds_open ON public.payout_holds USING btree (developer_id, id) WHERE (lifted_at IS NULL);

CREATE INDEX payouts_in_order ON public.payouts USING btree (developer_id, created_at, id);

CREATE INDEX payouts_of_seller ON public.payouts USING btree (developer_id, seller_external_id, created_at, id);

CREATE INDEX people_clear ON public.people USING btree (person_id) WHERE (encrypted_by IS NULL);

CREATE UNIQUE INDEX platform_transfers_leave_once ON public.platform_transfers USING btree (provider, cause) WHERE (kind = ANY (ARRAY['unmatched_returned'::text, 'unmatched_reversed'::text]));

CREATE INDEX reconciliation_breaks_by_time ON public.reconciliation_breaks USING btree (provider, source, at);

CREATE INDEX reconciliation_findings_of_report ON public.reconciliation_findings USING btree (reconciliation_id, break_id);

CREATE INDEX reconciliations_of_period ON public.reconciliations USING btree (provider, period_from, period_to);

CREATE INDEX refund_parts_open ON public.refund_parts USING btree (developer_id, agreement_id, refund_id, "position") WHERE (status = ANY (ARRAY['PENDING'::text, 'SUBMITTED'::text]));

CREATE INDEX refunds_in_order ON public.refunds USING btree (developer_id, agreement_id, created_at, id);

CREATE INDEX refunds_refused ON public.refunds USING btree (developer_id, id) WHERE (status = 'FAILED'::text);

CREATE INDEX request_log_by_age ON public.request_log USING btree (created_at);

CREATE INDEX request_log_in_order ON public.request_log USING btree (developer_id, created_at, id);

CREATE INDEX reviews_by_user ON public.reviews USING btree (developer_id, user_id, id);

CREATE INDEX reviews_due ON public.reviews USING btree (developer_id, due_at, id) WHERE (state = 'OPEN'::text);

CREATE INDEX reviews_forgotten ON public.reviews USING btree (opened_at) WHERE (state = 'OPEN'::text);

CREATE UNIQUE INDEX reviews_open_once ON public.reviews USING btree (developer_id, kind, user_id, agreement_id) WHERE (state = 'OPEN'::text);

CREATE INDEX reviews_over ON public.reviews USING btree (developer_id, id) WHERE (state <> 'OPEN'::text);

CREATE INDEX risk_assessments_by_agreement ON public.risk_assessments USING btree (developer_id, agreement_id, id) WHERE (agreement_id IS NOT NULL);

CREATE INDEX risk_assessments_by_user ON public.risk_assessments USING btree (developer_id, user_id, id);

CREATE INDEX risk_assessments_not_green ON public.risk_assessments USING btree (developer_id, flag, id) WHERE (flag <> 'GREEN'::text);

CREATE UNIQUE INDEX risk_list_entries_by_blind_index ON public.risk_list_entries USING btree (developer_id, blind_index);

CREATE INDEX risk_list_entries_by_expiry ON public.risk_list_entries USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE UNIQUE INDEX risk_policies_in_use ON public.risk_policies USING btree (developer_id, state) WHERE (state <> 'retired'::text);

CREATE INDEX risk_user_devices_by_device ON public.risk_user_devices USING btree (developer_id, device, user_id);

CREATE INDEX sandbox_transfers_in_order ON public.sandbox_transfers USING btree (created_at, reference);

CREATE INDEX sessions_by_developer ON public.sessions USING btree (developer_id);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_by_person ON public.sessions USING btree (person_id);

CREATE INDEX sign_in_guards_age ON public.sign_in_guards USING btree (last_at);

CREATE INDEX sign_ins_by_expiry ON public.sign_ins USING btree (expires_at);

CREATE INDEX sign_ins_by_person ON public.sign_ins USING btree (person_id);

CREATE INDEX virtual_accounts_by_agreement ON public.virtual_accounts USING btree (developer_id, agreement_id, issued_at);

CREATE INDEX virtual_accounts_by_number ON public.virtual_accounts USING btree (provider, account_number, issued_at DESC);

CREATE UNIQUE INDEX virtual_accounts_open ON public.virtual_accounts USING btree (provider, account_number) WHERE ((amount IS NULL) AND (closed_at IS NULL));

CREATE INDEX watch_entries_by_version ON public.watch_entries USING btree (source, version);

CREATE INDEX watch_keys_of_entry ON public.watch_keys USING btree (source, entry_id);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (developer_id, endpoint_id, next_attempt_at) WHERE (status = 'PENDING'::text);

CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (developer_id, endpoint_id, event_id) WHERE (status = 'FAILED'::text);

CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (developer_id, endpoint_id, stream_id, sequence) WHERE (status = 'PENDING'::text);

CREATE INDEX webhook_endpoints_clear ON public.webhook_endpoints USING btree (developer_id) WHERE (encrypted_by IS NULL);

