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
  -- A day early: by then all that was told before is in the log, whatever the order of ids and commits was.
  earliest text := lpad(to_hex((extract(epoch FROM since - interval '1 day') * 1000)::bigint), 12, '0');
  latest text := lpad(to_hex((extract(epoch FROM now() - interval '1 hour') * 1000)::bigint), 12, '0');
  first_position bigint;
  last_event record;
  last_assessment record;
  last_verification record;
BEGIN
  -- What lies before the window is skipped, on the first look and after a long time without one.
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
    ORDER BY e.position, e.id LIMIT most) bite ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_assessment FROM (
    SELECT a.id, row_number() OVER (ORDER BY a.id) AS n FROM risk_assessments a
    WHERE a.developer_id = developer AND a.id > mark.assessment_id AND a.id < 'fra_' || latest
    ORDER BY a.id LIMIT most) bite ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_verification FROM (
    SELECT v.id, row_number() OVER (ORDER BY v.id) AS n FROM identity_verifications v
    WHERE v.developer_id = developer AND v.id > mark.verification_id AND v.id < 'idv_' || latest
    ORDER BY v.id LIMIT most) bite ORDER BY n DESC LIMIT 1;
  IF coalesce(greatest(last_event.n, last_assessment.n, last_verification.n), 0) < enough THEN
    RETURN false;
  END IF;

  -- Whoever adds up at the same moment does it for both.
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
  -- Whoever came to the node that had them before a move is numbered there to the end.
  LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  PERFORM guard_event_log(new_base);
  DELETE FROM long_transactions;
  UPDATE event_log SET base = new_base, seen = log.here, node = now_on;
  RETURN true;
END $$;

CREATE FUNCTION public.commit_changes(changes jsonb, changed_milestones jsonb DEFAULT NULL::jsonb, new_transfers jsonb DEFAULT NULL::jsonb, new_events jsonb DEFAULT NULL::jsonb, new_jobs jsonb DEFAULT NULL::jsonb, new_deposits jsonb DEFAULT NULL::jsonb, changed_deposits jsonb DEFAULT NULL::jsonb, changed_refunds jsonb DEFAULT NULL::jsonb, changed_refund_parts jsonb DEFAULT NULL::jsonb, new_references jsonb DEFAULT NULL::jsonb, new_accounts jsonb DEFAULT NULL::jsonb, new_payouts jsonb DEFAULT NULL::jsonb, changed_attempts jsonb DEFAULT NULL::jsonb, changed_holds jsonb DEFAULT NULL::jsonb, new_exceptions jsonb DEFAULT NULL::jsonb, closed_exceptions jsonb DEFAULT NULL::jsonb, given_particulars jsonb DEFAULT NULL::jsonb, settled_approvals jsonb DEFAULT NULL::jsonb, answers jsonb DEFAULT NULL::jsonb) RETURNS integer[]
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
  -- The one statement that decides: the version is compared and raised in the same breath.
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
      sum(t.amount * CASE 'house' WHEN t.credit THEN 1 WHEN t.debit THEN -1 ELSE 0 END) AS house,
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
      -- Who the parties are, is said anew with each account that is issued to the buyer.
      sealed = coalesce(c.sealed, a.sealed),
      buyer_email = CASE WHEN c.sealed IS NULL THEN a.buyer_email END,
      buyer_name = CASE WHEN c.sealed IS NULL THEN a.buyer_name END,
      account_name = CASE WHEN c.sealed IS NULL THEN a.account_name END,
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
      house = a.house + coalesce(m.house, 0),
      deposited = a.deposited + coalesce(m.deposited, 0),
      refunded = a.refunded + coalesce(m.refunded, 0),
      reversed = a.reversed + coalesce(m.reversed, 0),
      event_count = c.event_count,
      transfer_count = a.transfer_count + coalesce(m.transfers, 0),
      chain_head = c.chain_head,
      event_head = c.event_head,
      seal = c.seal
    FROM jsonb_to_recordset(changes) AS c(
      n integer, developer_id text, agreement_id text, version integer, status text, account_provider text,
      account_number text, account_bank_code text, sealed text, hold text, event_count integer,
      chain_head text, event_head text, seal text)
    LEFT JOIN moved m ON m.n = c.n
    WHERE a.developer_id = c.developer_id AND a.id = c.agreement_id AND a.version = c.version
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
      returned, sealed, sender_bank, session_id, fee, applied, received_at)
    SELECT developer_id, agreement_id, provider, transaction_id, account_number, amount,
      0, sealed, sender_bank, session_id, fee, applied, received_at
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text,
      account_number text, amount bigint, sealed text, sender_bank text, session_id text, fee bigint,
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
      amount, status, attempts, stem, retry_at, reason, bank_code, sealed, settled_at)
    SELECT developer_id, agreement_id, refund_id, position, provider, transaction_id,
      amount, status, attempts, stem, retry_at, reason, bank_code, sealed, settled_at
    FROM jsonb_to_recordset(changed_refund_parts) AS x(
      n integer, developer_id text, agreement_id text, refund_id text, position integer, provider text,
      transaction_id text, amount bigint, status text, attempts integer, stem text, retry_at timestamptz,
      reason text, bank_code text, sealed text, settled_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, refund_id, position) DO UPDATE SET
      status = excluded.status, attempts = excluded.attempts, retry_at = excluded.retry_at,
      reason = excluded.reason, bank_code = excluded.bank_code, sealed = excluded.sealed,
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
      sealed, amount, expires_at, issued_at)
    SELECT provider, account_number, developer_id, agreement_id, reference, bank_code, sealed, amount,
      expires_at, issued_at
    FROM jsonb_to_recordset(new_accounts) AS x(
      n integer, developer_id text, agreement_id text, provider text, account_number text, reference text,
      bank_code text, sealed text, amount bigint, expires_at timestamptz, issued_at timestamptz)
    WHERE n = ANY(won)
    -- Two that asked for it at the same time were given the same.
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

  -- Where an attempt goes is written once.
  IF changed_attempts IS NOT NULL THEN
    INSERT INTO payout_attempts AS a (developer_id, agreement_id, milestone_id, attempt, reference, provider,
      amount, bank_code, sealed, name_match, account_version, status, reason, session_id, submitted_at,
      settled_at)
    SELECT developer_id, agreement_id, milestone_id, attempt, reference, provider, amount, bank_code, sealed,
      name_match, account_version, status, reason, session_id, submitted_at, settled_at
    FROM jsonb_to_recordset(changed_attempts) AS x(
      n integer, developer_id text, agreement_id text, milestone_id text, attempt integer, reference text,
      provider text, amount bigint, bank_code text, sealed text, name_match text, account_version integer,
      status text, reason text, session_id text, submitted_at timestamptz, settled_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, milestone_id, attempt)
      DO UPDATE SET status = excluded.status, reason = excluded.reason, session_id = excluded.session_id,
        settled_at = excluded.settled_at;
  END IF;

  -- What a hold is about is written once.
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

  -- One that is there already stays as it is, and nobody hears of it again.
  IF new_exceptions IS NOT NULL THEN
    WITH opened AS (
      INSERT INTO exceptions (developer_id, id, kind, agreement_id, subject, amount, currency, details,
        opened_at, event_head, seal)
      SELECT developer_id, id, kind, agreement_id, subject, amount, currency, details, opened_at, event_head,
        seal
      FROM jsonb_to_recordset(new_exceptions) AS x(
        n integer, developer_id text, id text, kind text, agreement_id text, subject text, amount bigint,
        currency text, details jsonb, opened_at timestamptz, event_head text, seal text)
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
        event_head = x.event_head, seal = x.seal
      FROM jsonb_to_recordset(closed_exceptions) AS x(
        n integer, developer_id text, id text, closed_at timestamptz, note text, closed_by jsonb,
        event_head text, seal text, event jsonb)
      WHERE x.n = ANY(won) AND e.developer_id = x.developer_id AND e.id = x.id AND e.closed_at IS NULL
      RETURNING x.n, x.event)
    SELECT jsonb_agg(event || jsonb_build_object('n', n)) INTO exception_events FROM closed;
    new_events := coalesce(new_events, '[]') || coalesce(exception_events, '[]');
  END IF;

  IF settled_approvals IS NOT NULL THEN
    new_events := coalesce(new_events, '[]') || settle_approvals(settled_approvals, won);
  END IF;

  IF given_particulars IS NOT NULL THEN
    PERFORM write_particulars(won, given_particulars);
  END IF;

  PERFORM write_side_effects(won, new_events, new_jobs, answers);
  RETURN won;
END $$;

CREATE FUNCTION public.count_risk_events(batch jsonb) RETURNS TABLE(n integer, known_since timestamp with time zone, last_paid_at timestamp with time zone, hours integer[], user_ten_minutes_bucket bigint, user_ten_minutes_current integer, user_ten_minutes_previous integer, user_hour_bucket bigint, user_hour_current integer, user_hour_previous integer, user_day_bucket bigint, user_day_current integer, user_day_previous integer, user_value_current bigint, user_value_previous bigint, own_value bigint, user_week_bucket bigint, user_near_current integer, user_near_previous integer, user_week_value_current bigint, user_week_value_previous bigint, user_payees_current integer, user_payees_previous integer, user_week_current integer, user_week_previous integer, hidden_count integer, baseline_count integer, baseline_mean_log double precision, located_at timestamp with time zone, latitude real, longitude real, radius_km real, location_source text, country text, is_first_device boolean, user_trusted_until timestamp with time zone, verified_at timestamp with time zone, device_greens integer, device_first_green_at timestamp with time zone, device_trusted_until timestamp with time zone, device_known_since timestamp with time zone, device_users_ever integer, device_hour_bucket bigint, device_hour_current bigint, device_hour_previous integer, device_day_bucket bigint, device_users_current bigint, device_users_previous integer, device_fresh_current bigint, device_fresh_previous integer, device_networks_current integer, device_networks_previous integer, address_hour_bucket bigint, address_hour_current bigint, address_hour_previous integer, address_day_bucket bigint, address_fresh_current bigint, address_fresh_previous integer, pair_seen bigint, payee_seen bigint, payee_week_bucket bigint, payee_payers_current bigint, payee_payers_previous integer, payee_fresh_current bigint, payee_fresh_previous integer, payee_account_since timestamp with time zone, payee_paid_back bigint, payee_shares_device boolean, user_troubles bigint, payee_troubles bigint, lists jsonb)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
#variable_conflict use_column
DECLARE turn jsonb;
BEGIN
  -- The assessment that follows is committed durably, and with it everything before it in the log.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM set_config('lock_timeout', '100ms', true) WHERE jsonb_array_length(batch) > 1;
  FOR turn IN SELECT jsonb_array_elements(batch) LOOP
  RETURN QUERY
  WITH items AS MATERIALIZED (
    SELECT i.*, to_timestamp(i.at_ms / 1000.0) AS at, i.at_ms / 600000 AS ten_minutes,
      i.at_ms / 3600000 AS hour, i.at_ms / 86400000 AS day, i.at_ms / 604800000 AS week,
      g.seller_external_id AS seller_id, i.user_id = g.buyer_external_id AS buys,
      i.user_id IN (g.buyer_external_id, g.seller_external_id) AS takes_part
    FROM jsonb_to_recordset(turn) AS i (n integer, developer_id text, user_id text, agreement_id text,
      device bytea, address text, network bigint, value bigint, near integer, created_ms bigint, at_ms bigint,
      marks bytea[])
      LEFT JOIN LATERAL (SELECT a.id, a.buyer_external_id, a.seller_external_id FROM agreements a
        WHERE a.developer_id = i.developer_id AND a.id = i.agreement_id LIMIT 1) g ON true
    WHERE i.agreement_id IS NULL OR g.id IS NOT NULL
  ), linked AS (
    INSERT INTO risk_agreements AS a (developer_id, agreement_id, user_id, counted_at, value, counted, added)
    SELECT developer_id, agreement_id, user_id, at, value, true, value FROM items WHERE takes_part ORDER BY n
    -- Not an interval from a moment: that may hang on the time zone, and Citus takes no such thing here.
    ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET
      counted = excluded.counted_at - a.counted_at >= interval '24 hours',
      added = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours' THEN excluded.value
        ELSE greatest(0, excluded.value - a.value) END,
      value = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours' THEN excluded.value
        ELSE greatest(a.value, excluded.value) END,
      counted_at = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours'
        THEN excluded.counted_at ELSE a.counted_at END
    RETURNING a.developer_id, a.agreement_id, a.user_id, a.counted, a.added, a.value
  ), events AS MATERIALIZED (
    SELECT i.*, coalesce(l.counted, true)::integer AS added, coalesce(l.added, i.value) AS added_value,
      coalesce(l.value, i.value) AS own_value
    FROM items i LEFT JOIN linked l
      ON l.developer_id = i.developer_id AND l.agreement_id = i.agreement_id AND l.user_id = i.user_id
  ), pairs AS (
    INSERT INTO risk_pairs AS p (developer_id, user_id, payee_id, first_at, seen, week_bucket, newly)
    SELECT developer_id, user_id, seller_id, at, added, week, true FROM events WHERE buys ORDER BY n
    ON CONFLICT (developer_id, user_id, payee_id) DO UPDATE SET seen = p.seen + excluded.seen,
      newly = p.week_bucket < excluded.week_bucket,
      week_bucket = greatest(p.week_bucket, excluded.week_bucket)
    RETURNING p.*
  ), users AS (
    INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at,
      ten_minutes_bucket, ten_minutes_current, hour_bucket, hour_current, day_bucket, day_current,
      day_value_current, week_bucket, week_current, near_current, week_value_current, payees_current)
    SELECT e.developer_id, e.user_id, at, ten_minutes, added, hour, added, day, added, added_value,
      week, added, added * near, added_value, coalesce(p.newly, false)::integer
    FROM events e LEFT JOIN pairs p
      ON p.developer_id = e.developer_id AND p.user_id = e.user_id AND p.payee_id = e.seller_id
    ORDER BY n ON CONFLICT (developer_id, user_id) DO UPDATE SET
      ten_minutes_current = window_current(u.ten_minutes_bucket, u.ten_minutes_current,
        excluded.ten_minutes_bucket, excluded.ten_minutes_current),
      ten_minutes_previous = window_previous(
        u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous, excluded.ten_minutes_bucket),
      ten_minutes_bucket = greatest(u.ten_minutes_bucket, excluded.ten_minutes_bucket),
      hour_current = window_current(
        u.hour_bucket, u.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(u.hour_bucket, u.hour_current, u.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(u.hour_bucket, excluded.hour_bucket),
      day_current = window_current(u.day_bucket, u.day_current, excluded.day_bucket, excluded.day_current),
      day_previous = window_previous(u.day_bucket, u.day_current, u.day_previous, excluded.day_bucket),
      day_value_current =
        window_current(u.day_bucket, u.day_value_current, excluded.day_bucket, excluded.day_value_current),
      day_value_previous = window_previous(
        u.day_bucket, u.day_value_current, u.day_value_previous, excluded.day_bucket),
      day_bucket = greatest(u.day_bucket, excluded.day_bucket),
      week_current = window_current(
        u.week_bucket, u.week_current, excluded.week_bucket, excluded.week_current),
      week_previous = window_previous(u.week_bucket, u.week_current, u.week_previous, excluded.week_bucket),
      near_current = window_current(
        u.week_bucket, u.near_current, excluded.week_bucket, excluded.near_current),
      near_previous = window_previous(u.week_bucket, u.near_current, u.near_previous, excluded.week_bucket),
      week_value_current = window_current(
        u.week_bucket, u.week_value_current, excluded.week_bucket, excluded.week_value_current),
      week_value_previous = window_previous(
        u.week_bucket, u.week_value_current, u.week_value_previous, excluded.week_bucket),
      payees_current = window_current(
        u.week_bucket, u.payees_current, excluded.week_bucket, excluded.payees_current),
      payees_previous = window_previous(
        u.week_bucket, u.payees_current, u.payees_previous, excluded.week_bucket),
      week_bucket = greatest(u.week_bucket, excluded.week_bucket)
    RETURNING u.*
  ), user_devices AS (
    INSERT INTO risk_user_devices AS d (developer_id, user_id, device, first_seen_at, day_bucket, seen_today)
    SELECT e.developer_id, e.user_id, e.device, e.at, e.day, 1
    FROM events e JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    WHERE e.device IS NOT NULL ORDER BY e.n
    ON CONFLICT (developer_id, user_id, device) DO UPDATE SET
      seen_today = CASE WHEN d.day_bucket >= excluded.day_bucket THEN d.seen_today + 1 ELSE 1 END,
      day_before = CASE WHEN d.day_bucket >= excluded.day_bucket THEN d.day_before ELSE d.day_bucket END,
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), judged AS MATERIALIZED (
    -- What each event adds to what others share with it. An address says nothing of those who are at home on
    -- their device, and they say nothing of it.
    SELECT e.*, (ud.seen_today = 1)::integer AS new_today,
      ((ud.seen_today = 1 AND ud.day_before = ud.day_bucket - 1) IS TRUE)::integer AS back_today,
      (ud.first_seen_at = e.at AND ud.seen_today = 1)::integer AS new_here,
      CASE WHEN ud.trusted_until > e.at THEN 0 ELSE e.added END AS added_stranger,
      is_fresh AND ud.seen_today = 1 AS fresh_on_device, is_fresh AND u.day_current = 1 AS fresh_at_address,
      is_fresh AS fresh
    FROM events e
      JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
      LEFT JOIN user_devices ud
        ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device,
      LATERAL (SELECT coalesce(to_timestamp(e.created_ms / 1000.0), u.known_since, e.at)
        > e.at - interval '24 hours' AS is_fresh) f
  ), devices AS (
    -- In the row that is proposed, users_previous carries how many users of yesterday came back today.
    INSERT INTO risk_devices AS d (developer_id, device, first_seen_at, seen, hour_bucket, hour_current,
      hour_previous, day_bucket, users_current, users_previous, users_ever, fresh_current, network)
    SELECT developer_id, device, min(at), count(*), max(hour), sum(added), 0, max(day),
      sum(new_today), sum(back_today), sum(new_here), count(*) FILTER (WHERE fresh_on_device), max(network)
    FROM judged WHERE device IS NOT NULL
    GROUP BY developer_id, device ORDER BY developer_id, device
    ON CONFLICT (developer_id, device) DO UPDATE SET
      seen = d.seen + excluded.seen,
      hour_current = window_current(
        d.hour_bucket, d.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(d.hour_bucket, d.hour_current, d.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(d.hour_bucket, excluded.hour_bucket),
      users_current = window_current(
        d.day_bucket, d.users_current, excluded.day_bucket, excluded.users_current),
      users_previous = greatest(0, window_previous(
        d.day_bucket, d.users_current, d.users_previous, excluded.day_bucket) - excluded.users_previous),
      users_ever = d.users_ever + excluded.users_ever,
      fresh_current = window_current(
        d.day_bucket, d.fresh_current, excluded.day_bucket, excluded.fresh_current),
      fresh_previous = window_previous(d.day_bucket, d.fresh_current, d.fresh_previous, excluded.day_bucket),
      networks_current = window_current(d.day_bucket, d.networks_current, excluded.day_bucket,
        coalesce((d.network <> excluded.network)::integer, 0)),
      networks_previous = window_previous(
        d.day_bucket, d.networks_current, d.networks_previous, excluded.day_bucket),
      network = coalesce(excluded.network, d.network),
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), addresses AS (
    INSERT INTO risk_addresses AS a (developer_id, address, hour_bucket, hour_current, hour_previous,
      day_bucket, fresh_current)
    SELECT e.developer_id, e.address, max(e.hour), sum(e.added_stranger), 0,
      max(e.day), count(*) FILTER (WHERE e.fresh_at_address)
    FROM judged e LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    WHERE e.address IS NOT NULL GROUP BY e.developer_id, e.address ORDER BY e.developer_id, e.address
    ON CONFLICT (developer_id, address) DO UPDATE SET
      hour_current = window_current(
        a.hour_bucket, a.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(a.hour_bucket, a.hour_current, a.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(a.hour_bucket, excluded.hour_bucket),
      fresh_current = window_current(
        a.day_bucket, a.fresh_current, excluded.day_bucket, excluded.fresh_current),
      fresh_previous = window_previous(a.day_bucket, a.fresh_current, a.fresh_previous, excluded.day_bucket),
      day_bucket = greatest(a.day_bucket, excluded.day_bucket)
    RETURNING a.*
  ), paid AS MATERIALIZED (
    SELECT e.*, p.payee_id, p.seen AS pair_seen, p.newly FROM judged e JOIN pairs p
      ON p.developer_id = e.developer_id AND p.user_id = e.user_id AND p.payee_id = e.seller_id
  ), payees AS (
    INSERT INTO risk_payees AS p (developer_id, payee_id, first_at, seen, week_bucket, payers_current,
      fresh_current)
    SELECT e.developer_id, e.payee_id, min(e.at), sum(e.added), max(e.week),
      count(*) FILTER (WHERE e.newly), count(*) FILTER (WHERE e.newly AND e.fresh)
    FROM paid e LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
    GROUP BY e.developer_id, e.payee_id ORDER BY e.developer_id, e.payee_id
    ON CONFLICT (developer_id, payee_id) DO UPDATE SET
      seen = p.seen + excluded.seen,
      payers_current = window_current(
        p.week_bucket, p.payers_current, excluded.week_bucket, excluded.payers_current),
      payers_previous = window_previous(
        p.week_bucket, p.payers_current, p.payers_previous, excluded.week_bucket),
      fresh_current = window_current(
        p.week_bucket, p.fresh_current, excluded.week_bucket, excluded.fresh_current),
      fresh_previous = window_previous(
        p.week_bucket, p.fresh_current, p.fresh_previous, excluded.week_bucket),
      week_bucket = greatest(p.week_bucket, excluded.week_bucket)
    RETURNING p.*
  )
  SELECT e.n, u.known_since, u.last_paid_at, u.hours,
    u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous,
    u.hour_bucket, u.hour_current, u.hour_previous, u.day_bucket, u.day_current, u.day_previous,
    u.day_value_current, u.day_value_previous, e.own_value,
    u.week_bucket, u.near_current, u.near_previous, u.week_value_current, u.week_value_previous,
    u.payees_current, u.payees_previous, u.week_current, u.week_previous, u.hidden_count, u.baseline_count,
    u.baseline_mean_log, u.located_at, u.latitude, u.longitude, u.radius_km, u.location_source, u.country,
    coalesce(u.first_device = e.device, true), u.trusted_until, u.verified_at,
    ud.greens, ud.first_green_at, ud.trusted_until,
    d.known_since, d.users_ever, d.hour_bucket,
    d.hour_current - coalesce(sum(e.added) OVER device_later, 0), d.hour_previous, d.day_bucket,
    d.users_current - coalesce(sum(e.new_today) OVER device_later, 0), d.users_previous,
    d.fresh_current - count(*) FILTER (WHERE e.fresh_on_device) OVER device_later, d.fresh_previous,
    d.networks_current, d.networks_previous,
    a.hour_bucket, a.hour_current - coalesce(sum(e.added_stranger) OVER address_later, 0), a.hour_previous,
    a.day_bucket, a.fresh_current - count(*) FILTER (WHERE e.fresh_at_address) OVER address_later,
    a.fresh_previous,
    x.pair_seen, y.seen, y.week_bucket,
    y.payers_current - count(*) FILTER (WHERE x.newly) OVER payee_later, y.payers_previous,
    y.fresh_current - count(*) FILTER (WHERE x.newly AND x.fresh) OVER payee_later, y.fresh_previous,
    b.account_since, b.paid_back, b.shares_device, b.payer_troubles, b.payee_troubles,
    CASE WHEN e.marks IS NOT NULL THEN risk_list_hits(e.developer_id, e.marks, e.at) END
  FROM judged e
    JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    LEFT JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
    LEFT JOIN paid x ON x.n = e.n
    LEFT JOIN payees y ON y.developer_id = x.developer_id AND y.payee_id = x.payee_id
    CROSS JOIN LATERAL risk_neighbours(e.developer_id, e.user_id, x.payee_id, e.device) b
  WINDOW device_later AS (PARTITION BY e.developer_id, e.device ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    address_later AS (PARTITION BY e.developer_id, e.address ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    payee_later AS (PARTITION BY x.developer_id, x.payee_id ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING);
  END LOOP;
END $$;

CREATE FUNCTION public.create_agreements(new_agreements jsonb, new_milestones jsonb, new_events jsonb, new_jobs jsonb, answers jsonb, given_particulars jsonb DEFAULT NULL::jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  all_of_them integer[] := ARRAY(SELECT n FROM jsonb_to_recordset(new_agreements) AS x(n integer));
BEGIN
  INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
    sealed, currency, total_amount, event_count, chain_head, created_at, event_head, seal)
  SELECT developer_id, agreement_id, 1, status, buyer_external_id, seller_external_id,
    sealed, currency, total_amount, event_count, chain_head, created_at, event_head, seal
  FROM jsonb_to_recordset(new_agreements) AS x(
    developer_id text, agreement_id text, status text, buyer_external_id text, seller_external_id text,
    sealed text, currency text, total_amount bigint, event_count integer,
    chain_head text, created_at timestamptz, event_head text, seal text);

  INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount)
  SELECT developer_id, agreement_id, id, position, title, amount
  FROM jsonb_to_recordset(new_milestones) AS x(
    developer_id text, agreement_id text, id text, position integer, title text, amount bigint);

  IF given_particulars IS NOT NULL THEN
    PERFORM write_particulars(all_of_them, given_particulars);
  END IF;

  PERFORM write_side_effects(all_of_them, new_events, new_jobs, answers);
END $$;

CREATE FUNCTION public.cut_acts(tenant text, last_cut bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  gone bigint;
BEGIN
  DELETE FROM acts WHERE developer_id = tenant AND sequence <= last_cut
    AND created_at < now() - interval '30 days';
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

CREATE FUNCTION public.event_place(base bigint, node integer, patience interval) RETURNS bigint
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  -- See guard_event_log(); a default there may hold nothing that is volatile.
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
  -- Asked before the events are read: all that lies below it is visible to the statements that follow.
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

CREATE FUNCTION public.find_owed_work(max_payout_failures integer, excess_since timestamp with time zone, max_rows integer) RETURNS TABLE(developer_id text, kind text, payload jsonb)
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
         AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL)
     ORDER BY m.developer_id, m.agreement_id, m.id LIMIT max_rows)
    UNION ALL
    -- An account is known, but whoever was to start what waited for it is gone.
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id, 'attempts', m.payout_attempts)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     JOIN payout_accounts p ON p.developer_id = a.developer_id AND p.external_user_id = a.seller_external_id
     WHERE m.settlement = 'AWAITING_DETAILS' AND m.payout_failures <= max_payout_failures AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j
         WHERE j.payload->>'agreementId' = m.agreement_id
           AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL)
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
           AND j.kind = 'pay-refunds' AND j.dead_at IS NULL)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'return-excess', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE a.excess > 0 AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'return-excess' AND j.dead_at IS NULL)
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
           AND j.kind = 'return-excess' AND j.dead_at IS NULL)
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
    house bigint DEFAULT 0 NOT NULL,
    reversed bigint DEFAULT 0 NOT NULL,
    event_head text DEFAULT repeat('0'::text, 64) NOT NULL,
    chained_from integer DEFAULT 1 NOT NULL,
    seal text,
    sealed text,
    CONSTRAINT agreements_balance CHECK ((((bank + receivable) + fees) = ((((((escrow + excess) + refund_payable) + seller) + payout_clearing) + suspense) + house))),
    CONSTRAINT agreements_bank_check CHECK (((bank >= 0) AND (bank <= '9007199254740991'::bigint))),
    CONSTRAINT agreements_deposited_check CHECK ((deposited <= '9007199254740991'::bigint)),
    CONSTRAINT agreements_escrow_check CHECK ((escrow >= 0)),
    CONSTRAINT agreements_excess_check CHECK ((excess >= 0)),
    CONSTRAINT agreements_fees_check CHECK ((fees >= 0)),
    CONSTRAINT agreements_house_check CHECK ((house >= 0)),
    CONSTRAINT agreements_payout_clearing_check CHECK ((payout_clearing >= 0)),
    CONSTRAINT agreements_receivable_check CHECK ((receivable >= 0)),
    CONSTRAINT agreements_refund_payable_check CHECK ((refund_payable >= 0)),
    CONSTRAINT agreements_said_once CHECK (((sealed IS NULL) OR (num_nonnulls(buyer_email, buyer_name, account_name) = 0))),
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

CREATE FUNCTION public.next_sandbox_serial() RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  serial bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE sandbox_serial SET given = given + 1 RETURNING given INTO serial;
  RETURN serial;
END $$;

CREATE FUNCTION public.on_this_node() RETURNS boolean
    LANGUAGE sql
    AS $$ SELECT true $$;

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

CREATE FUNCTION public.read_past(developer text, before_id text, after_id text, since timestamp with time zone, most integer) RETURNS TABLE(count integer, oldest text, told text, labels jsonb)
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
    SELECT count(*), min(p.id), string_agg(p.told, E'\n') INTO count, oldest, told
    FROM (
      SELECT a.id, a.id || ',' || a.bands || ',' || a.amount::text || ',' || a.currency || ','
        || a.score::text || ',' || a.flag || ';'
        || coalesce(a.facts, '{' || (a.detail -> 'facts')::text, '') AS told
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

CREATE FUNCTION public.record_assessments(batch jsonb, minimum_weight double precision, answers jsonb, devices jsonb DEFAULT NULL::jsonb, new_events jsonb DEFAULT NULL::jsonb, given_particulars jsonb DEFAULT NULL::jsonb, suspects jsonb DEFAULT NULL::jsonb) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $_$
DECLARE
  turn jsonb;
BEGIN
  PERFORM set_config('lock_timeout', '100ms', true) WHERE jsonb_array_length(batch) > 1;
  FOR turn IN SELECT jsonb_array_elements(batch) LOOP
    IF jsonb_path_exists(turn, '$[*].agreement_id') THEN
      UPDATE risk_agreements a SET device = i.device
      FROM jsonb_to_recordset(turn) AS i (developer_id text, user_id text, agreement_id text,
        device bytea, learn boolean)
      WHERE i.learn AND i.device IS NOT NULL AND a.developer_id = i.developer_id
        AND a.agreement_id = i.agreement_id AND a.user_id = i.user_id;
    END IF;

    -- One statement, since taking a turn apart is most of what it costs.
    WITH items AS MATERIALIZED (
      SELECT x.*, x.latitude IS NOT NULL AS moved,
        1 + extract(hour FROM x.at AT TIME ZONE 'UTC')::integer AS hour
      FROM jsonb_to_recordset(turn) AS x (developer_id text, id text, user_id text, agreement_id text,
        bands text, amount bigint, currency text, device bytea, score smallint, flag text,
        simulated boolean, detail jsonb, facts text, policy_version integer, shadow_version integer,
        shadow_score smallint, shadow_flag text, at timestamptz, learn boolean, hidden boolean,
        log_units double precision, latitude real, longitude real, radius_km real, location_source text,
        country text, on_first_use boolean, first_green_at timestamptz, trusted_until timestamptz)
    ), users AS (
      -- Trust on first use is for one device: of two that came first at the same moment, the one that is
      -- here.
      UPDATE risk_users u SET
        known_since = coalesce(u.known_since, i.at),
        last_paid_at = greatest(u.last_paid_at, i.at),
        hours[i.hour] = u.hours[i.hour] + 1,
        hidden_count = u.hidden_count + coalesce(i.hidden, false)::integer,
        first_device = coalesce(u.first_device, i.device),
        baseline_count = u.baseline_count + CASE WHEN i.log_units IS NULL THEN 0 ELSE 1 END,
        baseline_mean_log = u.baseline_mean_log + CASE WHEN i.log_units IS NULL THEN 0 ELSE
          greatest(minimum_weight, 1.0 / (u.baseline_count + 1)) * (i.log_units - u.baseline_mean_log) END,
        located_at = CASE WHEN i.moved THEN i.at ELSE u.located_at END,
        latitude = CASE WHEN i.moved THEN i.latitude ELSE u.latitude END,
        longitude = CASE WHEN i.moved THEN i.longitude ELSE u.longitude END,
        radius_km = CASE WHEN i.moved THEN i.radius_km ELSE u.radius_km END,
        location_source = CASE WHEN i.moved THEN i.location_source ELSE u.location_source END,
        country = CASE WHEN i.moved THEN i.country ELSE u.country END,
        trusted_until = greatest(u.trusted_until, CASE WHEN NOT i.on_first_use
          OR coalesce(u.first_device, i.device) = i.device THEN i.trusted_until END)
      FROM items i
      WHERE i.learn AND u.developer_id = i.developer_id AND u.user_id = i.user_id
      RETURNING u.developer_id, u.user_id, u.first_device
    ), user_devices AS (
      -- From the users, so that they are taken first.
      UPDATE risk_user_devices d SET
        greens = CASE WHEN d.first_green_at IS DISTINCT FROM i.first_green_at THEN 1 ELSE d.greens + 1 END,
        first_green_at = i.first_green_at,
        trusted_until = greatest(d.trusted_until, CASE WHEN NOT i.on_first_use
          OR i.device = u.first_device THEN i.trusted_until END)
      FROM users u JOIN items i ON i.developer_id = u.developer_id AND i.user_id = u.user_id
      WHERE i.learn AND i.first_green_at IS NOT NULL
        AND d.developer_id = i.developer_id AND d.user_id = i.user_id AND d.device = i.device
    )
    INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, device,
      score, flag, simulated, detail, facts, policy_version, shadow_version, shadow_score, shadow_flag,
      created_at)
    SELECT developer_id, id, user_id, agreement_id, bands, amount, currency, device, score, flag, simulated,
      detail, facts, policy_version, shadow_version, shadow_score, shadow_flag, at
    FROM items;
  END LOOP;

  IF devices IS NOT NULL THEN
    -- Without a condition on the row as it is: with one, the planner reads the whole table to look for it.
    UPDATE risk_devices d SET known_since = coalesce(d.known_since, i.at)
    FROM jsonb_to_recordset(devices) AS i (developer_id text, device bytea, at timestamptz)
    WHERE d.developer_id = i.developer_id AND d.device = i.device;
  END IF;

  IF given_particulars IS NOT NULL THEN
    PERFORM write_particulars('{0}', given_particulars);
  END IF;
  IF new_events IS NOT NULL THEN
    PERFORM write_side_effects('{0}', new_events, NULL, NULL);
  END IF;

  -- What is not GREEN waits for a person, unless the account has said otherwise; telling of it is a job's
  -- affair. Last of all rows and in one order, so that nobody who waits for one of these holds what others
  -- want.
  IF suspects IS NOT NULL THEN
    WITH opened AS (
      INSERT INTO reviews AS r (developer_id, id, kind, subject_id, user_id, agreement_id, flag, score,
        opened_at, due_at)
      SELECT i.developer_id, i.review_id, 'assessment', i.id, i.user_id, i.agreement_id, i.flag, i.score,
        i.at, i.at + make_interval(hours => coalesce((p.due_hours->>i.flag)::integer, i.due_hours))
      FROM jsonb_to_recordset(suspects) AS i (developer_id text, review_id text, id text, user_id text,
        agreement_id text, flag text, score smallint, due_hours integer, at timestamptz)
        LEFT JOIN review_policies p ON p.developer_id = i.developer_id
      WHERE (p.opens IS NULL OR i.flag = ANY(p.opens)) AND on_this_node()
      ORDER BY i.developer_id, i.user_id, i.agreement_id
      ON CONFLICT (developer_id, kind, user_id, agreement_id) WHERE state = 'OPEN' DO UPDATE
        SET subject_id = excluded.subject_id, flag = excluded.flag, score = excluded.score,
          due_at = least(r.due_at, excluded.due_at)
        WHERE excluded.score > r.score
      RETURNING r.developer_id, r.id, r.subject_id, r.opened_at
    )
    -- One that was open before has been told of.
    INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
    SELECT developer_id, 'job_' || substr(id, 5), 'announce-review', jsonb_build_object('reviewId', id),
      opened_at, opened_at
    FROM opened WHERE substr(id, 5) = substr(subject_id, 5);
  END IF;

  IF answers IS NOT NULL THEN
    PERFORM save_answers(answers);
  END IF;
END $_$;

CREATE FUNCTION public.risk_list_hits(developer text, marks bytea[], now_at timestamp with time zone) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'on', l.subject) ORDER BY l.id)
    FROM risk_list_entries l
    WHERE l.developer_id = developer AND l.mark = ANY(marks)
      AND (l.expires_at IS NULL OR l.expires_at > now_at));
END $$;

CREATE FUNCTION public.risk_neighbours(developer text, payer text, payee text, used bytea) RETURNS TABLE(payer_troubles bigint, payee_troubles bigint, account_since timestamp with time zone, paid_back bigint, shares_device boolean)
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  -- Most assessments name nobody who is paid, and then there is one thing to look up and not five.
  IF payee IS NULL THEN
    RETURN QUERY
    SELECT count(*), 0::bigint, NULL::timestamptz, NULL::bigint, false
    FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.buyer_external_id = payer AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT
    (SELECT count(*) FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.buyer_external_id = payer AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT count(*) FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.seller_external_id = payee AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT o.updated_at FROM payout_accounts o
      WHERE o.developer_id = developer AND o.external_user_id = payee),
    (SELECT p.seen FROM risk_pairs p
      WHERE p.developer_id = developer AND p.user_id = payee AND p.payee_id = payer),
    EXISTS (SELECT FROM risk_user_devices d
      WHERE d.developer_id = developer AND d.user_id = payee AND d.device = used);
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
  UPDATE idempotency_keys k SET status = x.status, body = x.body, sealed = x.sealed
  FROM jsonb_to_recordset(answers) AS x(
    n integer, developer_id text, key text, claim text, status smallint, body text, sealed boolean)
  WHERE (of_changes IS NULL OR x.n = ANY(of_changes))
    AND k.developer_id = x.developer_id AND k.key = x.key AND k.claim = x.claim AND k.status IS NULL;
  GET DIAGNOSTICS saved = ROW_COUNT;
  SELECT count(*) INTO expected FROM jsonb_to_recordset(answers) AS x(n integer)
  WHERE of_changes IS NULL OR x.n = ANY(of_changes);
  -- Somebody else holds the claim now and will answer: this effect must not happen as well.
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
      reason = x.reason, event_head = x.event_head, seal = x.seal
    FROM jsonb_to_recordset(settled) AS x(
      n integer, developer_id text, id text, state text, decided_by jsonb, decided_at timestamptz,
      reason text, event_head text, seal text, event jsonb)
    WHERE x.n = ANY(of_changes) AND a.developer_id = x.developer_id AND a.id = x.id AND a.state = 'PENDING'
      AND (x.state = 'EXPIRED') = (x.decided_at >= a.expires_at)
    RETURNING x.n, x.event)
  SELECT coalesce(jsonb_agg(event || jsonb_build_object('n', n)), '[]') INTO new_events FROM ended;
  -- Somebody else came first: what this belongs to must not happen as well.
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

CREATE FUNCTION public.watch_event_log(previous bigint[]) RETURNS bigint[]
    LANGUAGE plpgsql
    AS $$
DECLARE
  running bigint[] := ARRAY(
    SELECT xid::text::bigint FROM pg_snapshot_xip(pg_current_snapshot()) AS xid);
  looked_at timestamptz := clock_timestamp();
  -- On Citus locks cannot be looked at along with a table.
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

CREATE FUNCTION public.window_current(bucket bigint, current bigint, now_bucket bigint, added bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$ SELECT CASE WHEN bucket >= now_bucket THEN current + added ELSE added END $$;

CREATE FUNCTION public.window_previous(bucket bigint, current bigint, previous bigint, now_bucket bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN bucket >= now_bucket THEN previous WHEN bucket = now_bucket - 1 THEN current ELSE 0 END
$$;

CREATE FUNCTION public.write_particulars(won integer[], given jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO particulars (developer_id, subject_id, kind, reference, sealed)
  SELECT developer_id, subject_id, kind, reference, sealed
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, reference text, sealed text)
  WHERE n = ANY(won);
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

CREATE TABLE public.act_heads (
    developer_id text NOT NULL,
    sequence bigint DEFAULT 0 NOT NULL,
    hash text DEFAULT repeat('0'::text, 64) NOT NULL,
    cut_sequence bigint DEFAULT 0 NOT NULL,
    cut_hash text DEFAULT repeat('0'::text, 64) NOT NULL,
    seal text,
    oldest_at timestamp with time zone
)
WITH (fillfactor='70');

CREATE TABLE public.acts (
    developer_id text NOT NULL,
    sequence bigint NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    actor_type text NOT NULL,
    actor_id text,
    subject text,
    request_id text,
    sealed text,
    created_at timestamp with time zone NOT NULL,
    hash text NOT NULL
);

CREATE TABLE public.all_sealed (
    only_row boolean DEFAULT true NOT NULL,
    sealed_at timestamp with time zone NOT NULL,
    CONSTRAINT all_sealed_only_row_check CHECK (only_row)
);

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
    published bigint DEFAULT 0 NOT NULL,
    act_count bigint DEFAULT 0 NOT NULL
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
    CONSTRAINT api_keys_daily_limit_check CHECK ((daily_limit > 0)),
    CONSTRAINT api_keys_limit CHECK ((((daily_limit IS NULL) = (limit_currency IS NULL)) AND ((daily_limit IS NULL) = (budget_id IS NULL))))
);

CREATE TABLE public.approval_rules (
    developer_id text NOT NULL,
    kind text NOT NULL,
    need text NOT NULL,
    amount bigint,
    currency text,
    CONSTRAINT approval_rules_amount CHECK ((((need = 'above'::text) = (amount IS NOT NULL)) AND ((amount IS NULL) = (currency IS NULL)))),
    CONSTRAINT approval_rules_amount_check CHECK ((amount > 0)),
    CONSTRAINT approval_rules_need_check CHECK ((need = ANY (ARRAY['always'::text, 'above'::text])))
);

CREATE TABLE public.approvals (
    developer_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    agreement_id text,
    amount bigint,
    currency text,
    sealed text NOT NULL,
    digest bytea NOT NULL,
    requested_by jsonb NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    decided_by jsonb,
    decided_at timestamp with time zone,
    reason text,
    event_head text NOT NULL,
    seal text,
    CONSTRAINT approvals_decided CHECK (((state = 'PENDING'::text) = (decided_at IS NULL))),
    CONSTRAINT approvals_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
)
WITH (fillfactor='80');

CREATE TABLE public.bank_messages (
    provider text NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    content jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    outcome text,
    agreement_id text,
    CONSTRAINT bank_messages_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'deposit_reversed'::text, 'transfer'::text])))
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
    address text,
    received_at timestamp with time zone NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    outcome text,
    sealed boolean DEFAULT false NOT NULL,
    CONSTRAINT bank_requests_outcome_check CHECK ((outcome = ANY (ARRAY['heard'::text, 'nothing'::text, 'refused'::text])))
);

CREATE TABLE public.bank_watches (
    provider text NOT NULL,
    looked_until timestamp with time zone NOT NULL,
    sent_until timestamp with time zone
);

CREATE TABLE public.cell_places (
    email text NOT NULL,
    cell text NOT NULL,
    placed_at timestamp with time zone NOT NULL
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
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    exceptions bigint DEFAULT 0 NOT NULL,
    accounts bigint DEFAULT 0 NOT NULL,
    approvals bigint DEFAULT 0 NOT NULL,
    CONSTRAINT chain_start_only_row_check CHECK (only_row)
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
    sealed_by text NOT NULL,
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
    sealed text,
    CONSTRAINT deposits_amount_check CHECK ((amount > 0)),
    CONSTRAINT deposits_fee_check CHECK ((fee >= 0)),
    CONSTRAINT deposits_returned_once CHECK (((returned >= 0) AND (returned <= amount))),
    CONSTRAINT deposits_reversed_once CHECK (((reversed >= 0) AND (reversed <= amount))),
    CONSTRAINT deposits_said_once CHECK (((sealed IS NULL) OR (sender_name IS NULL)))
);

CREATE TABLE public.developers (
    developer_id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sealed_by text
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
    seal text,
    CONSTRAINT exceptions_amount_check CHECK ((amount > 0)),
    CONSTRAINT exceptions_closed CHECK ((((closed_at IS NULL) = (note IS NULL)) AND ((note IS NULL) = (closed_by IS NULL)))),
    CONSTRAINT exceptions_owner CHECK (((developer_id = ''::text) = (agreement_id IS NULL)))
);

CREATE TABLE public.house_transfers (
    provider text NOT NULL,
    cause text NOT NULL,
    kind text NOT NULL,
    debit text NOT NULL,
    credit text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    account_number text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT house_transfers_account CHECK (((account_number IS NULL) = starts_with(kind, 'break_'::text))),
    CONSTRAINT house_transfers_amount_check CHECK ((amount > 0)),
    CONSTRAINT house_transfers_movement CHECK (((((((((kind = 'unmatched'::text) AND (debit = 'bank'::text) AND (credit = 'unmatched'::text)) OR ((kind = 'unmatched_returned'::text) AND (debit = 'unmatched'::text) AND (credit = 'bank'::text))) OR ((kind = 'unmatched_reversed'::text) AND (debit = 'unmatched'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_over'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))) OR ((kind = 'break_over_undone'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_short'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'break_short_undone'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))))
);

CREATE TABLE public.idempotency_keys (
    developer_id text NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    claim text NOT NULL,
    claimed_until timestamp with time zone NOT NULL,
    status smallint,
    body text,
    sealed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_documents (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    external_user_id text NOT NULL,
    verified boolean NOT NULL,
    mark bytea,
    sealed text,
    created_at timestamp with time zone NOT NULL,
    country_mark bytea,
    kept_until timestamp with time zone,
    CONSTRAINT identity_documents_say_something CHECK ((num_nonnulls(mark, sealed) > 0))
);

CREATE TABLE public.identity_faces (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    verification_id text NOT NULL,
    model text NOT NULL,
    sealed bytea NOT NULL,
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
    sealed text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_pictures (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    name text NOT NULL,
    external_user_id text NOT NULL,
    sealed bytea NOT NULL,
    kept_until timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_policies (
    developer_id text NOT NULL,
    rules jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identity_reviews (
    developer_id text NOT NULL,
    verification_id text NOT NULL,
    sequence integer NOT NULL,
    verified boolean NOT NULL,
    sealed text NOT NULL,
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
    sealed bytea NOT NULL
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
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    challenge jsonb,
    draws smallint DEFAULT 0 NOT NULL,
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
    places integer NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_workers_places_check CHECK ((places > 0))
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
    sealed text,
    sealed_by text,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    reply text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT mails_forgotten CHECK (((sealed IS NOT NULL) OR (state <> 'QUEUED'::text))),
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
WITH (fillfactor='70');

CREATE TABLE public.money_pause (
    only_row boolean DEFAULT true NOT NULL,
    since timestamp with time zone NOT NULL,
    reason text NOT NULL,
    CONSTRAINT money_pause_only_row_check CHECK (only_row)
);

CREATE TABLE public.particulars (
    developer_id text NOT NULL,
    subject_id text NOT NULL,
    kind text NOT NULL,
    reference text,
    sealed text,
    CONSTRAINT particulars_kind_check CHECK ((kind = ANY (ARRAY['agreement'::text, 'assessment'::text, 'verification'::text, 'refund'::text]))),
    CONSTRAINT particulars_say_something CHECK ((num_nonnulls(reference, sealed) > 0))
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
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payout_account_marks (
    developer_id text NOT NULL,
    mark bytea NOT NULL,
    external_user_id text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payout_account_versions (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    version integer NOT NULL,
    bank_code text NOT NULL,
    account_number text,
    account_name text,
    name_given text,
    name_at_bank text,
    name_match text NOT NULL,
    usable_from timestamp with time zone NOT NULL,
    actor_type text,
    actor_id text,
    created_at timestamp with time zone NOT NULL,
    seal text,
    sealed text,
    CONSTRAINT payout_account_versions_name_match_check CHECK ((name_match = ANY (ARRAY['match'::text, 'close'::text, 'mismatch'::text, 'unknown'::text]))),
    CONSTRAINT payout_account_versions_said_once CHECK (((num_nonnulls(sealed, account_number) = 1) AND (num_nonnulls(sealed, account_name) = 1)))
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
    sealed text,
    CONSTRAINT payout_accounts_said_once CHECK (((num_nonnulls(sealed, account_number) = 1) AND (num_nonnulls(sealed, account_name) = 1)))
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
    name_at_bank text,
    name_match text,
    account_version integer,
    status text NOT NULL,
    reason text,
    submitted_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    sealed text,
    session_id text,
    CONSTRAINT payout_attempts_amount_check CHECK ((amount > 0)),
    CONSTRAINT payout_attempts_destination CHECK (((num_nonnulls(sealed, account_number) = num_nonnulls(bank_code)) AND (num_nonnulls(sealed, account_name) = num_nonnulls(bank_code)))),
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
    sealed_by text
);

CREATE TABLE public.person_accounts (
    person_id text NOT NULL,
    developer_id text NOT NULL,
    member_id text NOT NULL
);

CREATE TABLE public.person_emails (
    email text NOT NULL,
    person_id text NOT NULL,
    sealed_by text
);

CREATE TABLE public.person_subjects (
    issuer text NOT NULL,
    subject text NOT NULL,
    person_id text NOT NULL,
    since timestamp with time zone NOT NULL
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
    CONSTRAINT reconciliation_breaks_type_check CHECK ((type = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount_differs'::text, 'duplicate'::text, 'stale'::text])))
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
    settled_at timestamp with time zone,
    sealed text,
    CONSTRAINT refund_parts_amount_check CHECK ((amount > 0)),
    CONSTRAINT refund_parts_said_once CHECK (((sealed IS NULL) OR (num_nonnulls(account_number, account_name) = 0))),
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

CREATE TABLE public.release_policies (
    developer_id text NOT NULL,
    rules jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL
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

CREATE TABLE public.review_policies (
    developer_id text NOT NULL,
    opens text[] NOT NULL,
    due_hours jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL
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
    hour_bucket bigint NOT NULL,
    hour_current integer NOT NULL,
    hour_previous integer NOT NULL,
    day_bucket bigint DEFAULT 0 NOT NULL,
    fresh_current integer DEFAULT 0 NOT NULL,
    fresh_previous integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_agreements (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    user_id text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    device bytea,
    value bigint DEFAULT 0 NOT NULL,
    counted boolean DEFAULT true NOT NULL,
    added bigint DEFAULT 0 NOT NULL
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
    detail jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    policy_version integer,
    shadow_version integer,
    shadow_score smallint,
    shadow_flag text,
    facts text,
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
    first_seen_at timestamp with time zone NOT NULL,
    seen bigint NOT NULL,
    hour_bucket bigint NOT NULL,
    hour_current integer NOT NULL,
    hour_previous integer NOT NULL,
    day_bucket bigint NOT NULL,
    users_current integer NOT NULL,
    users_previous integer NOT NULL,
    known_since timestamp with time zone,
    users_ever integer DEFAULT 0 NOT NULL,
    fresh_current integer DEFAULT 0 NOT NULL,
    fresh_previous integer DEFAULT 0 NOT NULL,
    network bigint,
    networks_current integer DEFAULT 0 NOT NULL,
    networks_previous integer DEFAULT 0 NOT NULL
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
    CONSTRAINT risk_labels_outcome_check CHECK ((outcome = ANY (ARRAY['fraud'::text, 'honest'::text, 'disputed'::text, 'recalled'::text]))),
    CONSTRAINT risk_labels_source_check CHECK ((source = ANY (ARRAY['api'::text, 'desk'::text, 'dispute'::text, 'recall'::text])))
);

CREATE TABLE public.risk_lessons (
    developer_id text NOT NULL,
    id text NOT NULL,
    state text NOT NULL,
    asked_by jsonb NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    outcome jsonb,
    finished_at timestamp with time zone,
    CONSTRAINT risk_lessons_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'too_few'::text])))
);

CREATE TABLE public.risk_list_entries (
    developer_id text NOT NULL,
    id text NOT NULL,
    subject text NOT NULL,
    kind text NOT NULL,
    mark bytea NOT NULL,
    sealed text NOT NULL,
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

CREATE TABLE public.risk_pairs (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    payee_id text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    seen bigint NOT NULL,
    week_bucket bigint NOT NULL,
    newly boolean NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_passes (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    user_id text NOT NULL,
    device bytea,
    review_id text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.risk_payees (
    developer_id text NOT NULL,
    payee_id text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    seen bigint NOT NULL,
    week_bucket bigint NOT NULL,
    payers_current integer NOT NULL,
    payers_previous integer DEFAULT 0 NOT NULL,
    fresh_current integer NOT NULL,
    fresh_previous integer DEFAULT 0 NOT NULL
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

CREATE TABLE public.risk_user_devices (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    device bytea NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    day_bucket bigint NOT NULL,
    seen_today integer NOT NULL,
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
    ten_minutes_bucket bigint DEFAULT 0 NOT NULL,
    ten_minutes_current integer DEFAULT 0 NOT NULL,
    ten_minutes_previous integer DEFAULT 0 NOT NULL,
    hour_bucket bigint DEFAULT 0 NOT NULL,
    hour_current integer DEFAULT 0 NOT NULL,
    hour_previous integer DEFAULT 0 NOT NULL,
    day_bucket bigint DEFAULT 0 NOT NULL,
    day_current integer DEFAULT 0 NOT NULL,
    day_previous integer DEFAULT 0 NOT NULL,
    day_value_current bigint DEFAULT 0 NOT NULL,
    day_value_previous bigint DEFAULT 0 NOT NULL,
    baseline_count integer DEFAULT 0 NOT NULL,
    baseline_mean_log double precision DEFAULT 0 NOT NULL,
    located_at timestamp with time zone,
    latitude real,
    longitude real,
    radius_km real,
    location_source text,
    country text,
    first_device bytea,
    trusted_until timestamp with time zone,
    verified_at timestamp with time zone,
    known_since timestamp with time zone,
    last_paid_at timestamp with time zone,
    week_bucket bigint DEFAULT 0 NOT NULL,
    near_current integer DEFAULT 0 NOT NULL,
    near_previous integer DEFAULT 0 NOT NULL,
    week_value_current bigint DEFAULT 0 NOT NULL,
    week_value_previous bigint DEFAULT 0 NOT NULL,
    payees_current integer DEFAULT 0 NOT NULL,
    payees_previous integer DEFAULT 0 NOT NULL,
    hours integer[] DEFAULT array_fill(0, ARRAY[24]) NOT NULL,
    week_current integer DEFAULT 0 NOT NULL,
    week_previous integer DEFAULT 0 NOT NULL,
    hidden_count integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_verified_names (
    developer_id text NOT NULL,
    user_id text NOT NULL,
    sealed text NOT NULL,
    verified_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sandbox_accounts (
    reference text NOT NULL,
    account_number text NOT NULL,
    account_name text,
    bank_code text NOT NULL,
    sealed text,
    CONSTRAINT sandbox_accounts_said_once CHECK ((num_nonnulls(sealed, account_name) = 1))
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
    sealed text NOT NULL,
    screened_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sealed_with (
    only_row boolean DEFAULT true NOT NULL,
    secret_id text NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sealed_with_only_row_check CHECK (only_row)
);

CREATE TABLE public.sealing_keys (
    id text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
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
    sealed_by text
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
    sealed_by text NOT NULL,
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
    CONSTRAINT transfers_movement CHECK (((((((((((((((((((((((((kind = 'deposit'::text) AND (debit = 'bank'::text) AND (credit = 'escrow'::text)) OR ((kind = 'deposit_excess'::text) AND (debit = 'bank'::text) AND (credit = 'excess'::text))) OR ((kind = 'deposit_unapplied'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))) OR ((kind = 'deposit_reversed'::text) AND (debit = 'escrow'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_excess'::text) AND (debit = 'excess'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_unapplied'::text) AND (debit = 'suspense'::text) AND (credit = 'bank'::text))) OR ((kind = 'deposit_reversed_owed'::text) AND (debit = 'receivable'::text) AND (credit = 'house'::text))) OR ((kind = 'fee'::text) AND (debit = 'fees'::text) AND (credit = 'house'::text))) OR ((kind = 'release'::text) AND (debit = 'escrow'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_submitted'::text) AND (debit = 'seller'::text) AND (credit = 'payout_clearing'::text))) OR ((kind = 'payout_succeeded'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'bank'::text))) OR ((kind = 'payout_failed'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_reversed'::text) AND (debit = 'bank'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_late'::text) AND (debit = 'seller'::text) AND (credit = 'bank'::text))) OR ((kind = 'refund'::text) AND (debit = 'escrow'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'excess_return'::text) AND (debit = 'excess'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'unapplied_return'::text) AND (debit = 'suspense'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'release_return'::text) AND (debit = 'seller'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'refund_paid'::text) AND (debit = 'refund_payable'::text) AND (credit = 'bank'::text))) OR ((kind = 'refund_reversed'::text) AND (debit = 'bank'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'overpaid'::text) AND (debit = 'receivable'::text) AND (credit = 'house'::text))) OR ((kind = 'overpaid_returned'::text) AND (debit = 'house'::text) AND (credit = 'receivable'::text))) OR ((kind = 'receivable_settled'::text) AND (debit = 'house'::text) AND (credit = 'receivable'::text))))
);

CREATE TABLE public.virtual_accounts (
    provider text NOT NULL,
    account_number text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    reference text NOT NULL,
    bank_code text NOT NULL,
    account_name text,
    issued_at timestamp with time zone NOT NULL,
    amount bigint,
    expires_at timestamp with time zone,
    sealed text,
    closed_at timestamp with time zone,
    CONSTRAINT virtual_accounts_amount_check CHECK ((amount > 0)),
    CONSTRAINT virtual_accounts_said_once CHECK ((num_nonnulls(sealed, account_name) = 1))
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
    sealed text NOT NULL,
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
    sealed_by text,
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

INSERT INTO public.act_heads VALUES
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 2, '307732e63a854a9800430c0b55fe1652c4a8e49f38a1771b60e390d46f9de630', 0, '0000000000000000000000000000000000000000000000000000000000000000', '32ebbd2a7afc1913c77aaccd8db5ce45fc3c645d0acf6e431665ed650596dddb', '2026-11-18 03:45:39.477+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 16, '4e1264fb16ce85a09077b4a5f94ef17a132fa5b04c3f43f092b8d08584a950b1', 0, '0000000000000000000000000000000000000000000000000000000000000000', '951658e343b507f1b55d1f2ee191712f453e8d8da50dc5656cf191fe868df5cd', '2026-11-18 03:43:56.758+00');

INSERT INTO public.acts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 1, 'act_01a1ecc10b570000a787c24838024089', 'account.created', 'member', 'mem_01a1ecc10b380000627f7c9aaf16e296', 'dev_01a1ecc10a3d000037daefdbf4421831', 'req_10b026ebdc581bb6733de8cd', '1.5f79bfd57a1c1ac8.O87bd8Lom7lYFKtyU-xc7qcmWBSUmOxz8s01EcLrwgwvLkrhSV52pjXAdeQUn3-RoqwErgyyMGHyDdLzU2omqXq-PVtGZaOYLWDZ4MnpW82IJfyvxZpfsmabDyuBdNf1crxGLkIdjyOwRCcYxqKgtOq8DxT4y5QAqYwZzLb0yzLhlgTxdEFUbp7nsw8NMicHwHRsz8NO8Wk86feblcbMhjHzm9LmMCcassLFdFJxkcOYa08Fe5B5INlPrcC5o9hfDreqHItw42Q9SQ', '2026-11-18 03:43:56.758+00', '3cc41bfc078ba18512b2f10549d73df421be3dc9ed9130ff1d29fa4a7a8c8710'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 2, 'act_01a1ecc19a450000cf560c730a89b379', 'identity_session.created', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'ids_01a1ecc19a3f0000f34f6b6234fa93a4', 'req_254da383742d63640b1b37dc', '1.5f79bfd57a1c1ac8.644OMAEIcdSN9NuroO1hCsHHYrvvxeYkNQHa-QfJjoRdZgtA_FfVcbJuBbQ7wy-ZHpaVoeG2g2gol5FBh8PkwiG_AdgmEwr2O63DOYED7Hmssb-V7rlY7HBZ13HXJ8c07vA53asRuqhxyULVYwoHl0SC9C_016BxfSgCSkKBKN5dmEkqaxW3P72HcCY9y89EjhGodTvKox4e9eLa17jZfH4', '2026-11-18 03:44:33.347+00', '73dbcea2bbe9524e2fbe132e5808edab6876c016c2bfec34d7e5e2cc3b0e6f56'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 3, 'act_01a1ecc227df0000c4188aeea33ef74f', 'release_policy.changed', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_8acfd08a096831e7316aa518', '1.5f79bfd57a1c1ac8.xAftWusRzW8OlNeFDvzIavBZTihUnHWJ_veg1N_T_o3oa59KpUXI0Ydxhw3Kve8Bj-D8M0OJ_HOFiaCPXCxz49Gu7MEX9ZcZeyckGvo2rwADxAekUVK0FCjptjWOCj9TcQlh_2FJoEgXVZKmJFVSY6-oPlqnsNOsfwx7CnJoU1OXyfl8s3nqY8gZSAKHXiuazlNvT6E', '2026-11-18 03:45:09.601+00', 'd8ab5f5ea423c89014671dbc2ab5e754c7568d3a5b68819c3ca6ff03ffa2d1f1'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 4, 'act_01a1ecc22a1d000043f1a675fbe7014a', 'release_policy.changed', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_f8bef4509a1a1201e1c867a4', '1.5f79bfd57a1c1ac8.PWNprVoRUivphbVbcTVePNUg6HoOU1zcaaZLTcrrr1i1Ylj444QEQn_uT4H8uCvGiGJU070Y7wIyEmLFn3c1qY_78dm2ZFPFOV0zk2erHAUfkqYB7a8PiPAnnvobh3KORTqo7p9fdx2k4vKfWKAYZ0B5ZWxeOfTkp4sbI6yu2o63bKV808sIqNlaU_K4tc-YlGSZzOY', '2026-11-18 03:45:10.174+00', '03ed54b5ac4870510e52ed2f8b0ff6ad228140386242e3ef2ed89ccd36f0f08a'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 5, 'act_01a1ecc22d1a000008a2aff108a28242', 'release_policy.changed', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_68f7589a37d118fb749497db', '1.5f79bfd57a1c1ac8.qem_kSOBvv1ackVo3UTBzYYkdACm3R6b8toHBaDq7tfTvp9U8zqw2Xvt4wD0B4vkyFTh48nLEK5d8kawztQJ5UA6p7v98WpxmF4okLk21I4jMvPmnL7vs56fgWn5KYKJu5DC-uxhnv8jov70EIIjUUHqrq9EqTB6esNIZpHxdx3tLPlb3V6U58CNLCS89nWALsx2RuM', '2026-11-18 03:45:10.939+00', 'b058ffe22e1da4d9cb485ed1c5ed8d36dabc2de83e5525577120ecefda204fed'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 6, 'act_01a1ecc22f09000028cdd8ed7bf6072a', 'release_policy.changed', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_44ce597ec5cf06f021ed776a', '1.5f79bfd57a1c1ac8.TcHaYNUQ-zGuYGVK68eWJ7lkC1cUALCSg5xIRnouErB1GKYOwjy7vCKJ8uhfhONJZyz7x-XMg3fYbZMHAqEjx922cvjnQ_LHN8nc_sYjXNoo7EnePuRfe6_8iUFPCEshNyHO-1n2oTvUP2z0mh4r0zTFLIfmCKhJyTsPkBe29_aAteTsOXxvCNtJVFKAXiOeM2lz9Ug', '2026-11-18 03:45:11.435+00', '2fa3bdea7c2b0ea38c936a6bc4a2bab6bdb08704fd5f38a952ddc91893606cc6'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 7, 'act_01a1ecc2762e0000aa69431f428ff76a', 'appeal.made', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'rev_01a1ecc2750d00000cf6932a14d56ec8', 'req_3ffffb7d07568fc52b588bea', '1.5f79bfd57a1c1ac8.VfSQiZaMTEQbCo3gXt17_OCRntR3Ov8SPXiVKO0hPXDOd5lafs9MhXIMjFPHwB37yFKCqg7yAs2PdHrd7AM4hfwzpOT2Ai0-L3M4cHyoh3w1wHmdYmyqkq3O0VbGR3-nRH2bBAKOrWFo5f_GymWcwjFhDOYSBQ0e2IHa1H0LZAYHS0avY_YKy2iJ45QglxkqH-NaFbo3', '2026-11-18 03:45:29.646+00', '967f93e0d8a89b770776170c421f75888c9c28f30baa16f2226d7290602c638b'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 8, 'act_01a1ecc293bb00007d775d9e766070a6', 'appeal.made', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'rev_01a1ecc293ad000036fada86b5076a2c', 'req_0d38247e31b7a5560fe0741b', '1.5f79bfd57a1c1ac8.KRCG3d_S_JndGq0jV3MrfpyEdMp-ezSE-FbqvskI1DfUt9mm1f2k177a6TKjawhkN2TsjpFcCQ8j3fO1RyTjkpIYm-wRjQWq8mnpDQ15N3GOD6oCtWeSdKRtMnKfa0Ibws41OP6pduxXj-g4Q_WPDsITuimHTgnFcUwp0vxOpvaMOWgT5RoJ6mmA33RcEHlf6bY5aD2Y', '2026-11-18 03:45:37.211+00', 'b2349821e5221498e58f50de1faeedf168b3124743a42e7910835af7fe087ab1'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 9, 'act_01a1ecc29849000043e62ef4aadfd641', 'risk_policy.drafted', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_d980aba1c442cd05d69ef933', '1.5f79bfd57a1c1ac8.qr--eLQU1iWUJQT9g8SVfeqxuO9GDob_RTG-I8H41ELs51L9nkC3TXOHd3FpY9mdWJEjvI6kWsj08BDTEu24IPKxS0t8gqdLetEKz38ZvtW5eDp6p3CRM0s6nhvxeFjHrmPvb3zjn8gyj1yAtwM72fic7lb_', '2026-11-18 03:45:38.376+00', '3444fd05b84fd68444febf2f2c178c26c71dda8a5c6d07e652e9ec61b18663fe'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 10, 'act_01a1ecc2988f0000efc720b6ab6da4bd', 'risk_policy.promoted', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '1', 'req_ea4756e01b7c9497c0ff51eb', '1.5f79bfd57a1c1ac8.71AqFY3itC7_aAbhzpcfE8aTipIyEGzBC7DHPXzxIdCmiehHneECTz8DRcOWdwUnKW9cEbbYnsdXHsNnTxsgraxpIkG28pT1IW24osWAq1R_vHYyugE3B29Az9HGAJtn8BevYn2bCiRZu6pR1zZOd2Mm_JsqHgmM7YcoLNQnF2t4bw', '2026-11-18 03:45:38.447+00', 'b06e5509145c7650c336ecabaee68e0e57ba9b78dfc1d0d9c640d3d877a09259'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 11, 'act_01a1ecc2990f0000ffb1104b30422ee8', 'risk_policy.retired', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '1', 'req_c7f4fd3133dcfb9ddd01f199', '1.5f79bfd57a1c1ac8.zKCnxFhQJ0DzswyQirUvR7TreyTLv78WMtgb6otC8AWghBd7aNeVrUZXo77-BhhI20m0kfHO7ad8FKm54JTjQZZuGaRMOTdO83sVt9M_J7upsuAexlgxXL8kaFaaSz_JQbdrgg_N66b6LGA', '2026-11-18 03:45:38.575+00', 'c2cab388388d0484821449ec1b33de191d856544c03883e0174b0fd5329cf794'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 1, 'act_01a1ecc29c9500005f2a5aec469af1ea', 'key.created', 'key', NULL, 'key_01a1ecc29c860000bb33805f8cd21358', NULL, '1.5f79bfd57a1c1ac8.daaoobkOZ803ZcGuSkUOkvx3QWYKEefE9Y2i9zzC7bEUas3zO3UDGxvaFlFibINOTNiQlwmVrYiRzkcVnHgHcf6TRZmIpZXE5DE72Z_4NH6jEVwTGSZ4rRb9IuCwWnRyxDsUZcm3Vk_tKDgCLpIfSLrlZsPLxT8MAz1-fjJg_vWRs1Zs0VSBvo0HrC2Ts7o5bcd1f12EoA2u3AhYVzTldvc4FFY5ew', '2026-11-18 03:45:39.477+00', '1ea18e7ca04755cddde343c677a72523e18c9dd0858b6bb8d7f99674e0b5f702'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 12, 'act_01a1ecc29c970000bf1f36c21c33ab32', 'key.created', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_5c10444713ada58721fef976', '1.5f79bfd57a1c1ac8.4vcjkHcK9O5EKbOgCTYIwjGXvhuEynTG1LtAeHWELIXBb3CesVnHGfNaKV3boXONsPMt5DaASfSa7ijmF5OW9rcPYPTXhO4M8SU0nMmnhpU2NSbxuH9JmgzU5i_bA5RI8mhejg4e1VQBsId0c6S6BPHjjgMLF-8gWwNbDfVBvTO10Vba2ZomYydzgL1MzYgjG0cVn6snvJrsJ7SQz3ZOP3vPKdGH9x5rnQ2bZDbDZMRsqqpRr83kojFb9PvSyP5clT1wFvcPqLoDjCRyKRKHbqA', '2026-11-18 03:45:39.478+00', 'ab39f2684b81c61d89a8459af7dc9482caef8351e65442704ad49a3a7b39573c'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 13, 'act_01a1ecc29cc5000078fe50b4c8e37346', 'risk_list.added', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'lst_01a1ecc29cc20000b867836a8019dfce', 'req_00db3ec43efdac03cb4e6c27', '1.5f79bfd57a1c1ac8.D8BBgr-6oaRZgDKp6ntyYhTWy2PqKiZRRrdtFOXmVroG0tNQwPlCKDt4YaW7Cq9WSctHWRHgV3N1Yk_wkrSM_5t2OgF9Jv2f-ToQzthH4aok5nJ4817zd-RPS3J81lX9kxR6cttBylvASVo', '2026-11-18 03:45:39.524+00', '53dba9e012f0d42bf89004a895939bc791fdd01bdbe940f67b4d7531e104b2f2'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 14, 'act_01a1ecc29e3d000029150372f4cf84b5', 'mail_settings.changed', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', NULL, 'req_d1f8be4f8715a4c08ed32b33', '1.5f79bfd57a1c1ac8.g_r_ANrpO1c0PzsPMxluZHB95maXSdebfZOyLmFwY8axG91DfY0x9gxOtsuNsLbum4ntVdxHC9AcTGXMO7d_u39KDovYeObrtNea21VHRCpsKls_hvewyKMZA-MoblsN5by42aU', '2026-11-18 03:45:39.9+00', 'eb665251f9bc78b43d4344d20414e480e060c0c26e54ccef4db9d25d2c1da5c0'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 2, 'act_01a1ecc2e12600004597b31aa937d83d', 'identity_session.created', 'key', 'key_01a1ecc29c860000bb33805f8cd21358', 'ids_01a1ecc2e11d0000976107a50fe1ac8c', 'req_987e6e89a0d35055f6ac37c1', '1.5f79bfd57a1c1ac8.MWlpZJLAefDlMRo9fmWZXWgO9lJC9E5-BYVmhyj9RXgL-GQLdHJ1I_ACRfhJw87Za5NbEOYvb10NyjjgNkHWeMFxZLSMtvPpLR2MnsPna-jfaKuf46XrrU1BkAbmku4xrYpCRLGEVPk2wyRdwLbYQjJzafsMQaWgXAiXj1MU11A5wxG83lYOTvMtzvGG4g9OyGmnmuzs0pGS4ihZXSAusYA', '2026-11-18 03:45:57.03+00', '307732e63a854a9800430c0b55fe1652c4a8e49f38a1771b60e390d46f9de630'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 15, 'act_01a1ecc3ffcf000074c9dd402911d52d', 'assessment.labelled', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'fra_01a1ecc21fa20000b25317babeb87c5c', 'req_7e31cc06f485a4ff508c2157', '1.5f79bfd57a1c1ac8.tRBa-hn2h9ARV3F6F3Fyze5zF1wX6zXNKFn3_D3IygmxfFKJAZLiwzNwJJhGgpAWZmo8ALUR6zZoW73G9jurzbl4f6yZCHSlCW2WJxEgVxwTPEa5RpdfwJV67Wpi5wUr_I1bSaXLa0SzGI1fVlZjs13ZnT9iLB9vOgurxk5pUyccg1iNKKgjn5ZxdOjhliKXUg-v5QodwTSu', '2026-11-18 03:47:10.428+00', '89ab045f8ec90d5d489d9c2fdd1bc597c647dad0e3826088530e421d686b258e'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 16, 'act_01a1ecc400e40000f62c5608f3b1a2d3', 'assessment.labelled', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', 'fra_01a1ecc131310000f0c7d13b29b27a9f', 'req_a2b83d498504aac0dc771252', '1.5f79bfd57a1c1ac8.yRCmI0V8fTl-cgwXnRL3ZjhYJIDgeKy_jKokEn3xbsNh1LGwDGlyXYM1L7WAzKnf5CmZdROYzBcJFbjpqRwBeaA8IAUz25tyXAX1ytsbBLJes3DubBuwfnjX0pj4Tmulacc93VymSZyH1R1iScobSpbWz-5vqMfD33Po1t4xOGSBc6Hkm3GJs9KqZANPeYKPrWdIQAiwNCU', '2026-11-18 03:47:10.704+00', '4e1264fb16ce85a09077b4a5f94ef17a132fa5b04c3f43f092b8d08584a950b1');

INSERT INTO public.agreements VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 2, 'PENDING', 'buyer_a0ac06a0', 'seller_a0ac06a0', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000017', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 03:43:57.896+00', 0, 0, 0, 0, '016a358721434394ae95ff3ea0c11d511488b8978fb25a596f08f657aee5b100', 1, 'f8fbda6bf83b2ea0d3a0ef47e6209a32a0dd3537bf96089f1c1fe6f2f902a5ad', '1.5f79bfd57a1c1ac8.DCUmp1pMTM99FWTBfCBNHVqwbfw3vEm3OL4sENFl0GZ3b3kP-ao2BuxfmhC4-tOJDfL0GuV3O3rLREydoYAgj1TOKup8I2ArAQ02dw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 2, 'REFUNDED', 'buyer_6805aeda', 'seller_6805aeda', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 03:43:58.984+00', 0, 0, 0, 0, 'd9cfd90fca1cb149dccfa2c493fc661224813a8b58533a33c8e0058702d7eef7', 1, 'a836342fe905f2437f233c3e5b90b953d3498a96c8b8b23f647fd9514e63f78e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 9, 'COMPLETED', 'buyer_011b5c0c', 'seller_011b5c0c', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000024', '000', NULL, NULL, 500000, 0, 0, 0, 500000, 0, 0, 500000, 0, 16, 3, 'f2671d2a511b4f5b368bf5b7d09833f1bb803ad779a156af46ae2bd09b593000', '2026-11-18 03:44:00.4+00', 0, 0, 0, 0, 'ae2a4003311b21614852a289b78d2b5e0a181f9d2a6f94b004b4f6f49ca56e58', 1, '3ffc80528fe2d180e8b038806262abd682d9ef8aa3cf90760a2f34511e137cc2', '1.5f79bfd57a1c1ac8.TVULKfxV9H8q2BY0FPnAqy7Ve55K6SnUrYy85BdUJBKiYR5hI-X9QyyLEPEVEuV0IA3M2TR4cvrDJn-sr_VJ4oleiUuq_JL6lugS5w'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc120d50000045265b6928ad2ff', 1, 'PENDING', 'buyer_d9973989', 'seller_d9973989', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 03:44:02.26+00', 0, 0, 0, 0, '0d97e4bc9ed9e99f8b8e9027714bcb3034634e92e20c862a0bb2b9fddd0a8520', 1, 'b3bcca3eddd269be07dbcd142c029ea44d01c42699670faee4b0d65be3bd9e8e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 14, 'IN_PROGRESS', 'buyer_f92dabc7', 'seller_f92dabc7', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000244', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 18, 11, '5c000cb230c5aaae5fdfc3cda6b0071ab0c7b15eb31fe4ab93d56f7b5dd95532', '2026-11-18 03:45:12.819+00', 0, 0, 0, 0, '949de13625bd8c7a4192e6882fdc8f00c4aa97fb719b445e3ecc6cd999bee9d7', 1, '28fb3763ec28121c896493ac05e517576cbb2f82966aec1cac799016f5c8c3ee', '1.5f79bfd57a1c1ac8.B8cSPidLSw8bnYPhegZZtqG3X9DDXcx651FhdTkb5hOTR7rMaIyGi45fjsu5EQEvC2U9UQdB9jsk65luPD4WCIqiAt4YEBr1NkwOxQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 11, 'DISBURSED', 'buyer_d991787c', 'seller_d991787c', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000031', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 0, 19, 7, '37a9e0914c4b0198ee462d978df2e78a871f0a841d0f973fcd6016682b1b74a7', '2026-11-18 03:44:04.149+00', 0, 0, 0, 0, '70efa4c6a26d2580f9a51831c88235ce30ab29bd1fb537a427dcad39bc0aa77f', 1, 'aa2b2b964447b330402b7b540185df30e947190e1e0a81ea2646fc1ad08a41e7', '1.5f79bfd57a1c1ac8.yBHcNixCfZupChn37Gcuzv8j5B6zcb9hCvr0vWBoiQ4jHkTdbcS57Ow9okQZn1ut3yg6WywcDua_o8SZDEJEnqLcj_sDwobo74HHrQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 4, 'FROZEN', 'buyer_78adb658', 'seller_78adb658', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000048', '000', NULL, 'A dispute, triggered by hand.', 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 6, 1, '19677f375ad47dc67e247bbcfc328f62769403aca14b7e2469fb5916e23d596c', '2026-11-18 03:44:05.576+00', 0, 0, 0, 0, 'c0491674dceb4c253ef33f753e770a9ada8774cdf26c5f5718dacc43e03a3996', 1, 'f46f5d53039712559e7007a1f619b2d37844e0f9f630532bf863af196d307111', '1.5f79bfd57a1c1ac8.UgcTBgpffWTYG-703Q6EPzlPXTew-PcjYylcsO7hvT0N-HGxAgTzr5PEMGWdLm_QPQG0CisyuZJu66CJdZ0HTBPw61tC5ovPNALfZw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 3, 'FUNDED', 'buyer_9db0c2d0', 'seller_9db0c2d0', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000055', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 5, 1, '8146ffcf320de1c2de438e3f0c07f4351a0cd68566adc0202648f653e33bd952', '2026-11-18 03:44:06.393+00', 0, 0, 0, 0, 'c719d54ee754082afc3f772694f7e7de4e98ee5d959a7e0bc6464b62ad90183e', 1, '6599454283d460aa235896058c6ae9930ff06ec318bd352fe5d696db1ac5662e', '1.5f79bfd57a1c1ac8.CayS8SZhTDjO3Mfd3BImzZ-p2_EIlsS-bNMXBKLd7DUmIZ3gmkUE_QTqXybhDgHdm3jgoaaYiagQpNi49UfSRzi44npj1QTSdWaMjg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 3, 'OVERFUNDED', 'buyer_471894a8', 'seller_471894a8', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000062', '000', NULL, NULL, 501000, 500000, 1000, 0, 0, 0, 0, 501000, 0, 5, 2, 'e9a25f82ebd6df5e3d793ea38eb5f01dad222d5dfe16d9346eb0ea59164df5f7', '2026-11-18 03:44:07.185+00', 0, 0, 0, 0, '88291b3180e5c7313b91126ba8743a622bae1b9b8fba4cbed9d241e8828319e3', 1, 'd9740de07ccd6288aaa83f01134d5eef573abaf962c9309931f1dd7465e9e64b', '1.5f79bfd57a1c1ac8.aVxGPF_Ohix-osWI-6exufyiuZLbIzLkJM2chY-yoUg5UBlhdfWHGy3j8QJpJVa-KccYCjtRAqhryYBJGyF_QYNkJMbiYxns1YBQXw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 3, 'PARTIAL', 'buyer_109b7531', 'seller_109b7531', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000079', '000', NULL, NULL, 250000, 250000, 0, 0, 0, 0, 0, 250000, 0, 5, 1, '1cc54f69738169c2c1e891a2e2764df81eb5e35bc91219d7d20570d4b5f3690a', '2026-11-18 03:44:07.957+00', 0, 0, 0, 0, 'bd1084d9340467ee990b8a7dc313200ad881464d46808f447df359894f9fef97', 1, '6b64b6f3670f20535bfc2b01f11128a7f94d4a8622aaf7114e1e6a66771e27c0', '1.5f79bfd57a1c1ac8.TPEd1MTp_VmgE4S_pZoqBef9p1FfhziiEX9vb5wIeQ7TrpTQ5AC1vKVh3fV2JoC4i1LgjKm_CZfQiRicb2sODa1ETmPFvtzecJ_KEQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 6, 'REFUNDED', 'buyer_08335f2e', 'seller_08335f2e', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000086', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, 'dec403ceab1fddde0db3a0bd3449787f481e6badd271e6ea6fe3a9939fac9329', '2026-11-18 03:44:08.831+00', 0, 0, 0, 0, '3e956352e537f8a2c399e38b5bf70036351aaebfe4f07b9f671a07d7121702b9', 1, '430200df20563d65eb618fdf3f79944de67b4e6c9bde86c20e937b61403b90c2', '1.5f79bfd57a1c1ac8.GxMHS_ELiAHHrjDmxyZS1K2BtaXTlksRrtD7BYKjIqoneLkyvcapRN2vj72mHf-kweGoBY3H5j_fRqkpCyTBD7jDw_lCtduh5-92aw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 5, 'FUNDED', 'buyer_1455fd55', 'seller_1455fd55', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000093', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 7, 1, '24f56037f8d9aee15a68f43b0aa5052f7e9cd00c86fe0abbb90fffb621e20030', '2026-11-18 03:44:09.889+00', 0, 0, 0, 0, 'e0b02e56dba791b67fa37c4fb7346c5dc0216995d792537323fd73a32aedb3d5', 1, '694966fd2b6bb0c19356c160890a7b55417d92473c4417bdf07d54c573151a8f', '1.5f79bfd57a1c1ac8.tjgwb1M9DbtiL6b_DAIQP0UnvNKIfM9XflsLy-12mOPYWAr6eDSgwuGYtUxpb6caVAPCOtGx5P7t4dD_zZqaBGVo4I-6CqhRTrI2TQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 3, 'FUNDED', 'buyer_c25ac28f', 'seller_c25ac28f', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000103', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 5, 1, '357d354e55436edb0abae33643404a051fadc09fabcfcbd2512d1698fcb4380a', '2026-11-18 03:44:14.127+00', 0, 0, 0, 0, '03b4aaf16bf62b8bc30664c09361a447d5b1b0f993c83a420a187aff6ecf8568', 1, '99b1f0ced756db76307c02394fd246fbde1a75b521bea2c18faaf42a353607fe', '1.5f79bfd57a1c1ac8.N7LgW_f8CcqqtYK3LCtseb_0FWVJDif_P9o0T5AA_caEU0KJQNkEYo2WACWxxXLpwdGSgo1-GLNzrzrO2M9aiEnc6MQIl2194LctYg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 13, 'DISBURSED', 'buyer_8c429a72', 'seller_8c429a72', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000134', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 0, 20, 9, 'fc3539f6688420660d786f567a2f2c11e445c1b569eeda471ee5019113b25e2d', '2026-11-18 03:44:16.865+00', 0, 0, 0, 500000, 'c88fecfd00433637d27a5081ada3a3955df135c48a34e7a6057bb11f9f56388f', 1, '022e603d9bc90bdd7837940be0c3c6e0d6612ad17644c24417e93b178c7a5de6', '1.5f79bfd57a1c1ac8.ds2W59WkGsLuF5G5kQjabhcpNhPICIy3chqe-U9Ymmf5B1Ui8-DPFg6QfS3R3fz0lzjcKhedTcDnDXfPCLQbR8umlGcQvDb5ikg2YQ'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 11, 'IN_PROGRESS', 'buyer_4ca3d44c', 'seller_4ca3d44c', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000323', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 15, 8, 'bf9f7028311c721f7f34ac2de7cd8d8ba3f0688b9394a6052d39e1f0a97b9302', '2026-11-18 03:47:04.941+00', 0, 0, 0, 0, '981778f055408c74351736c0693e44f0c5e86d05d9cd798c1948f3603f17f490', 1, '5d058c77641d3ea61c38f565d15f62a1e3e8e16aa0bf8780617cd72daa692d15', '1.5f79bfd57a1c1ac8.c2QTM8TX-NvxD8myr5v8A4djcE_cd-JP8Q2nnuc5eCcdYV85FVBTiE75unRbjtEWUbiIjEP1oocSFdeHtRMrVXRcc2Or0z8I2qJy28kKL5YM'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 4, 'FROZEN', 'buyer_a6237d4f', 'seller_a6237d4f', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000110', '000', NULL, 'the bank took deposit dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f back', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 7, 2, '4d4cdd534cfac225b10c2189c084e411ff4b9bf9e197d9c7460f085216fb4c6e', '2026-11-18 03:44:15.076+00', 0, 0, 0, 500000, 'ce6f7e141a226788615d4ddf098878494ca22547bd04c47b4a1bde7ab61d5c02', 1, '7e2d03421de62396b4f4e6ac11c2bbfd03753fddd758e11b06e94a498b63c22f', '1.5f79bfd57a1c1ac8.U93M3pckC9PbISp4kblIxJGDHQyH0FbcRv_eebW6T6zWhhJTSHT9CafZUHS5ysJvkQQw4asWKSIR_Wp0XqVAsh-huAfHhMLBb6KuYw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 4, 'REFUNDED', 'buyer_23ea3fef', 'seller_23ea3fef', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000127', '000', NULL, NULL, 500000, 0, 0, 0, 0, 0, 500000, 500000, 0, 5, 1, 'cb992733ac2380793c5df83c563ab06d92920605c942c07a5cbbc023c85ae3f7', '2026-11-18 03:44:16.024+00', 0, 0, 0, 0, 'df46f7146ea92e1ed4396c56f1c98a471ebe7a02964164f516e5cdf017cd2a90', 1, 'b522cd4fafef53eb05d781577b67056cff06a0591b3afe692b9af3624dc331dd', '1.5f79bfd57a1c1ac8.k0JYKeSTMxQmqa1bEix0FArlX1SBxAOKgwcn48wIspjJVtbYkEDKNYR1ih7WewEaTHg-JXnVCETKL7BD6SAOLDNQNcJDXRHL6Uj9qg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 7, 'IN_PROGRESS', 'buyer_9c5d3b8b', 'seller_9c5d3b8b', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000251', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 11, 4, 'f6deb9690b3292c321e495aa933fc99d7db1312702b6b22c081f44d942d3c2ac', '2026-11-18 03:45:16.074+00', 0, 0, 0, 0, '58dbdc6cca11ad7aec874c86b4a5dc974de329a8b8c94d1f3d3935b99effe1da', 1, '42450dc0da1f039dc5352d303f2dff7d28b7cdf6b0d3262efba780f33be267c3', '1.5f79bfd57a1c1ac8.uD5AoLTS9bD94waQ8JDhIyC1ViDElHXyaO6r2HAzy_8AgGdC7CG0z9OpvXIhJRMsKfyLEYHQlTq7ycGqLio6I79ZBGIhKM6vMoyYPw'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 6, 'REFUNDED', 'buyer_811da0d9', 'seller_811da0d9', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000275', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, 'c861f82c32656bd3b9c8bd66a94bb5c331fc165eb5f2ece3fc27e1a55987cddc', '2026-11-18 03:45:19.452+00', 0, 0, 0, 0, '1421954d4c4a4d35c240aafdb55f2dc69f5321bc7a2ff2cb4e2ce32590270cab', 1, 'e261116108134b9a7e8c3280322a29142061b8e147733aa8879d0f2defd860b8', '1.5f79bfd57a1c1ac8.EaDs_0oT3FaOdki0xOVE4VuxGOn5B4xfIq1bDOMr0i3BaCQvyElXbkpeB7Qnxk_wgmgWr0ETUxXzYhrc7_7e0XkneBBqXGeXqjKBag'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 11, 'DISBURSED', 'buyer_489ca72e', 'seller_489ca72e', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000309', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 0, 19, 7, '3a03a484888fb1903d0f272e36be703b3b4e77027c3a42c2133ec2b7f2d5c159', '2026-11-18 03:46:58.321+00', 0, 0, 0, 0, 'd055489ec6578a48971305eef57ee6a6188e980aca7da47e0fcc8be1be70863f', 1, '2be4f2e2a3fc7f605d7e63870c762402e3254bf8ae940f3b74fabb559ca95c6f', '1.5f79bfd57a1c1ac8.Ol4eQxrYgRxk3IAjH3TzBJZ8Janf5JlGk89Rs0o7NwN2kRHiVNMKnbWWomYMxs0HM-aJeYQP3CrfIxf5fm9KVLvNdvLvi7Y9GJ-kAhBeT0z-'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 7, 'IN_PROGRESS', 'buyer_418a7e35', 'seller_418a7e35', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000268', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 11, 4, '996f7f84c63ada4b96db1a33a977e80b3110d410957c1dbbb9ca37b575f5a9ac', '2026-11-18 03:45:17.09+00', 0, 0, 0, 0, '2464c77584bef434a40473ee1498044761259f972868359d08d77730dcab0e95', 1, '6d46fdab4ff192e7fb74efe6f6886bffabbad3c36f031b76f4733ee2940502a1', '1.5f79bfd57a1c1ac8.QKlV_BIadjJ1lxVuKKz7YZMeUGaRB-2uIdmNR6hbquTNULu_ejX_FoetaNn_7P8igdQ2yhoe0Rbts_Gp1QoOBuhjh2FTIpoBF-F_Pg'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 4, 'FROZEN', 'buyer_0619e0fe', 'seller_0619e0fe', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000316', '000', NULL, 'the bank took deposit dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe back', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 7, 2, 'd2bff7f0e46b7a082151afe7b5b0e5a021e812282a5ee49bd26a5c5613cbe73d', '2026-11-18 03:47:02.201+00', 0, 0, 0, 500000, '1c88eade64587cd91df284c539cbd881dc228a171dfa5432a8caaf886ca455eb', 1, 'f89da33a32878cb6f30d45f42ea2326be7b250731e98c4a1cb857f819506c7e7', '1.5f79bfd57a1c1ac8.oPE84p1NepxGDrOsonl0uyjr2mCMowI-ih74jyHEF8GaJxeZsUT6uN_BBmiF28N6_50puiXFhG9kq2OHVhHN_sILNLJZtt3NVmciJ44mutj_'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 12, 'FROZEN', 'buyer_14d8ba5d', 'seller_14d8ba5d', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000141', '000', NULL, 'the bank took deposit dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d back', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 21, 8, '6aef826f321709108d4d8b8f6d334cce7ac510dc0310a4df829a54b81fc97cb8', '2026-11-18 03:44:18.118+00', 500000, 0, 500000, 500000, '5cd40698d488b889656d5f931fd283a111467fcf333a802b8b6056b4e2a628e9', 1, 'a636f8a77660efa2792a5af2f61ff2abc17a8c4a6a9844cb871cd9e704835ed1', '1.5f79bfd57a1c1ac8.NxbUAFocgh1pc6_nv2AinuJ5DoIUc1afvkjc5U5xnTNKgCTBMnBoS2XiIWacYKz7UocGI5dprr8dxVYw5tjLGaB7tWpw-VbmdQjEfQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 6, 'FUNDED', 'buyer_bcf1c49f', 'seller_bcf1c49f', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000158', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 501000, 1000, 7, 4, 'f8d4b54cee371f72e1ea09b368be77c23a8614298b5b3b69b24b3a732e86899b', '2026-11-18 03:44:19.652+00', 0, 0, 0, 0, '2211e6deb106a728d236309b52b102004a606f3ec0f8a7a375c8e42ddecf40cc', 1, '1511d8f23ef6c27b926cae492effbc3c9245dd0d6db0ccf34802eed3d6aa090d', '1.5f79bfd57a1c1ac8.jYiftMd0lbI3ffUlif1ZVssLc6tEubqMdc_87m6b6H34P3C8EtIDsRkHvJKS4X2jt9fnnXPqe3ZgPG0jsfAQG2k7vtH6qJNJVGoLzg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 6, 'IN_PROGRESS', 'buyer_a19b8b72', 'seller_a19b8b72', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000165', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, 'de843366f219397e34c14c2bf44920f66704f53ae1a623353fd8c6c5a9293ee5', '2026-11-18 03:45:01.028+00', 0, 0, 0, 0, 'e880b6a7880e3fa20a459ebccb96b4f5d1ea75a58f3842b3627ae6d10944c553', 1, '4db3ba04fc9f8c45c18e064cdf2339c8a2bcca68f43c2bc52c211c937b5fb1ed', '1.5f79bfd57a1c1ac8.w0BsOSV-Mr0k4xvwiyCR-yeyvX5qvrXT9eOdTftxSRESbRV6IkYk1IyRHMpqJaIDT2NpugpIe70ll6hPwTafRu6jeDe_Rz5lD3zm4w'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 4, 'IN_PROGRESS', 'buyer_32c99b8d', 'seller_32c99b8d', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000172', '000', NULL, NULL, 500000, 500000, 0, 0, 0, 0, 0, 500000, 0, 6, 1, '15ed0de9377603a89938d46071a8045a02d7bd13c1cd04f4411bfd8ef348308f', '2026-11-18 03:45:02.957+00', 0, 0, 0, 0, 'd806654d38c1d1fcc84538f9d64c7e5c93828b379478e3100293d41837e8dd05', 1, '63cfd479e934a6d242e3b0804f94f9a437b534f4959fd2959d910cb561d5beb0', '1.5f79bfd57a1c1ac8.ySAYK7o88rzWjxSAK-Eutm6Ga55LWGtHI9wzpF78-C6olXAHBdG1WlbldMK3c7vjhTu4gKQRHrV62Pe8Nt55A8OEZMi-EQ2iAd3CFA'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 3, 'IN_PROGRESS', 'buyer_1c3dc8f1', 'seller_1c3dc8f1', NULL, NULL, 'NGN', 500000, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 03:45:04.042+00', 0, 0, 0, 0, '55b6f73986d4a1988e5435dceceb3286fe0e8ba3318d2f03bfc5c141b477b418', 1, 'cb288f25db0c237907e08c68e37ed981a9a63212c799aa4813a47faa8c20b6c9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 6, 'IN_PROGRESS', 'buyer_493728f7', 'seller_493728f7', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000189', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, '8ae6b753de986534f6f8b956bafbe26944e2870825688433f8e67374daf106dc', '2026-11-18 03:45:05.311+00', 0, 0, 0, 0, '49d09300da1eef65b64023065d2a4cf22ff660f74257bf36883aaf4619de3e7c', 1, '3b0300fa0e3ff8a8ce665d6be551d53500476b193c25cd98a8b490a52196b7de', '1.5f79bfd57a1c1ac8.dsUG5fUcH2OElp_0rJcpks_WJrIFM0CRqCdTvKrwPBLG65G85JR9Ybr7WRDFO6I3UDzgVQzzRhE49lWDVEou_zt-ZtmweVpz1vIH8Q'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 7, 'IN_PROGRESS', 'buyer_f15e3ae2', 'seller_f15e3ae2', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000196', '000', NULL, NULL, 450000, 300000, 0, 0, 150000, 0, 0, 500000, 50000, 10, 4, 'ef237113466b5aa8ed07d2d4c79939a27b99011def0e3e5e7ede25ce76b2b0bb', '2026-11-18 03:45:06.439+00', 0, 0, 0, 0, '154c95c5e27d0053d2285606618d0f14de0baf976487d9480e0a87fce45f6644', 1, 'a8e761452be8fbab3e5ed002dbef9720e3e8a7648852dc56977bef0b1ed1451a', '1.5f79bfd57a1c1ac8.SmaWdNeXYdS1_CmVBo6BV_a961baLfLE6cLSKX9ZVLdkx13bBv7wTABZFOSOzQTrS3Dahp1kMiS9E9TtICTwtok_upgCvAsmfPb03A'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 6, 'REFUNDED', 'buyer_b07e5eeb', 'seller_b07e5eeb', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000282', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 500000, 500000, 8, 3, 'aa4642de35576c516d1196aa2198605ff1a64fea6784d4279f7d99d65d4f00d6', '2026-11-18 03:45:23.565+00', 0, 0, 0, 0, '0f6c5ce2be40455ceccd4a10a6a98046d5dd8d44cf541984bf6783026246db3c', 1, '39000ef49c72af012f0f89944fc05ff6ecaf6e5562257c4576025240aef24c73', '1.5f79bfd57a1c1ac8.NhK9_QKMY4ZPEcbeX4q7h95ulQqY--bEL1BaGV7qacp9xdSrCbdJul5I2Kpz5DIGQ-gXRYanT3SQAlAqdCM6T5NMOxVX1CxRdFhpRg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 11, 'IN_PROGRESS', 'buyer_6242fbe6', 'seller_6242fbe6', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000213', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 15, 8, 'a676ace45f6edeee56f0e24a7ed4f68d5f479c026f0ddb3f049150c7ae4a72ae', '2026-11-18 03:45:08.551+00', 0, 0, 0, 0, '6f966cfaab6fdcf25eaa61089d563ed1eb3129e73101e93a8ef25365b16e7b58', 1, '6887d550902b18927a76477b9b0db06f3d30371ee4af967388b6d18d42faacf1', '1.5f79bfd57a1c1ac8.5o_xlUzEJGhCK3FVtz_jjtSsRCpQHf3-0ExlhxJDQtKm1ZbCbE66V3VM1S2P1uyPNQDoj9BAl4260ioJ9MYrV8C0yWO-6WZx8ooNGQ'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 6, 'IN_PROGRESS', 'buyer_a305b041', 'seller_a305b041', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000206', '000', NULL, NULL, 500000, 300000, 0, 0, 200000, 0, 0, 500000, 0, 10, 2, '7527b19ac41ec1019fd38c9b78789fcfd894e2e767ea9d7eed2ef93419c8014d', '2026-11-18 03:45:07.382+00', 0, 0, 0, 0, '9d08bd6d41c25ccdd9aedb398d7dfdddcaa54dd0c065f7213a6b79b81f64ac81', 1, '0b166d909cc9c05587b2ce384a0d7395e98b9f29caf7cfa6a2ddee348048426b', '1.5f79bfd57a1c1ac8.0t4bCnPCVrsnIOlc68N8nq2pMWDldasS8uB6L86wPBduvbRXW7yHApA8QMBsb6V0gm26yrce65DzpbYPQvNMepCXK6O3teEaXM0SHA'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 12, 'FROZEN', 'buyer_503840aa', 'seller_503840aa', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000330', '000', NULL, 'the bank took deposit dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa back', 0, 0, 0, 0, 0, 0, 0, 500000, 0, 21, 8, '38836260941d276bd72e3d06776561f41edbdc65916f047aaf74f46395a260ef', '2026-11-18 03:47:09.263+00', 500000, 0, 500000, 500000, '9cfd59c8fe6986e03f4eba5e6383b6edfcc8c529833ff4a012b69fa6bf89aa6d', 1, '5af916477fc133d427c14986435dc8126bce5e69c4d9d92ab95961c427eab1e9', '1.5f79bfd57a1c1ac8.3W1uEfPYIEW5cjm6xlGaM42cIs_ZW_joFtJheFKZrMdloMVS2ghE1_d_vCutGCiJ_fF0Nb2ZDO7Sm2dthC2KUQtSmxXAWi4AsSr_tesMMb-K'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 8, 'IN_PROGRESS', 'buyer_22ec3bff', 'seller_22ec3bff', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000220', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 13, 4, '3eb95929ca0f3a9f596207baedb558005b2cd7d07039823683b65dd1f36c7934', '2026-11-18 03:45:09.618+00', 0, 0, 0, 0, '1594c46095cd508eb24f0cd39e85266bcf0459d97ec90909e2ea7caf37562ea7', 1, '7558538fd73728cf64aaa91e1d687beecb4b5cafde7c67613ceb6fefb8d52998', '1.5f79bfd57a1c1ac8.IhtuMlC2yMDiyJSAlJbCjOsfvuB5BvyfsBlQJy90bfe8BhV1Vj6iKWGz0oBnBZxa5oD_IhhFjviWoZXDGtvBpq56OpmlmuPaiYbBWg'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 2, 'PENDING', 'buyer_a905b4d3', 'seller_a905b4d3', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000299', '000', NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-18 03:45:39.241+00', 0, 0, 0, 0, '76886aa267ce81aaa6e8391219b391e080565f3cc0c3cd1bdb21c389d48284e8', 1, '2942947f0d160481cd05fe2ee50b1e68fbf075469bfd5004e3884f0eb253b47a', '1.5f79bfd57a1c1ac8.FzzbPK4enpVpotvvMyrK-q5e5L6sXbo6WsM1tCUa-4-zTxOgZsZpvbYqchfDh_MJSd4GIKi17Vd4SP2NZNicrbGrL1m3sVjqMvFjaA'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 9, 'IN_PROGRESS', 'buyer_66580273', 'seller_66580273', NULL, NULL, 'NGN', 500000, 'sandbox', '9900000237', '000', NULL, NULL, 300000, 300000, 0, 0, 0, 0, 0, 500000, 0, 13, 4, '3f7a7fc278dd66a0f35aeafbaee72ed48ddb2f35cc9ca4330e346ceee687c192', '2026-11-18 03:45:10.981+00', 0, 0, 0, 0, '67721e6fe39c0e5de2f5a885b8e9cf260b222a6faa370cda4566812c55d708f1', 1, 'ac2de5f218ed203a30670908d36123241552976890f3ce4f687f7b4e65ed9331', '1.5f79bfd57a1c1ac8.JqQ9uYeKEcwOBSvO61x-ZsT1um8i4chcmxtHIppCxrm9RDocszHoRWio4VeiMud0ngOwdcR2iHmkoCTcF4508-akSdQCuBthIPB4oA');

INSERT INTO public.all_sealed VALUES
	(true, '2026-11-18 03:43:54.772+00');

INSERT INTO public.anchor_checkpoints VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 6, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
6
dngXsAiO51FoBVfSqy91klgRKjktm7huz9Y50a5lXe0=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7N7o5adQYacNi0Ds7mbXujLLhDB3bdE28AOV+gV5uiPsd4fXM19E0gVXBVhaWuOh59e0oQAc1YF+Yl2floCClg0=
', '2026-11-18 03:44:04.835+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 15, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
15
t/1pCG7ZR8Hx3Ty+EwtfIdqTgQxznVQOZwNLA9tahZ4=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7MfU/VqCDSefPEKrIQWaMdkayinOEpmJ7Ne8Nj1Hld5x2jO18SH3FR3CSbl87x2qeQhg2Eq/S/sHRLm+AkzB0QU=
', '2026-11-18 03:44:15.189+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 22, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
22
cvpMTAplElQ9ka61dHg5Ue7Ja2ygRHoZxGX6elllj1Q=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7LjrebHzVZ41SuDzEy/Ipw6mpwBb7AOnC2906Zu3PGEGPql3JcVbqkxzc9ZnAVw7nTS3NbZWQdnZM0l0Bkgtqgk=
', '2026-11-18 03:44:25.994+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 23, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
23
oRj+BelJ4f7O6hi4WNksm9w9ulz/t78UmjjMZ3UlcWw=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7AD0iXXt9gN1BsA/XZp5rRcvfiRYF1iGgeclXmRd6JWGn8au0Ku69s61j2COoKI9RrGKpvDY3pee7ZYn4ZUS3A0=
', '2026-11-18 03:44:36.82+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 29, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
29
XD9xMFVaKywhYPWNq458vYNbaZQoIrmWknTGUlNNGEU=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7Eip+a5NqH+CzvPi9RLbcIxtRL/uE6uFRXLkftfYKNg+KSmNxoT2R5+VTDFP38c1FrQ0JeQaZjAHOkj/q19VfQY=
', '2026-11-18 03:45:07.818+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 37, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
37
t9Ds717MXLKmfzZCCoDIsx/9a7pcBlmhYM3J3dfD15w=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7ODoULUbRUNIsnpYgwavNZg6SNNpaQTHp+e5eguH0qE80aAK/+iYHGu4nZrELJ/Hf4gYVZ9qCIs7FKMPFaDKggA=
', '2026-11-18 03:45:18.515+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 41, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
41
z4gnOz32sMgB4BEo/6miPcbGY/ofGEFftLYKs/Vl0/s=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7H6jpUA3QI706D2hsh0ZxG86w0Iyz0fWkoeKe3aZF05ySCq+KfKhfhYzMy+tyStHnJavSevnd3x+LTR2AuPx7gc=
', '2026-11-18 03:45:29.778+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 43, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
43
PEWN68FTP09j8ZRRqHyULML/DDMkSbY5kUPoWYca6As=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7C71/I1JRlzgNh0jPjrguQMt4L01cZQv0lrejT4Epc0XLBA28ZiEwVdQ/Ue5QgozMqWGsaoWfLBYHixT/fDKrgA=
', '2026-11-18 03:45:40.874+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 1, 'surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831
1
HzvH0OSFkWnCGue7Ueo+/Br298zQDaiY6TfSCkM8K9I=

— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynjgtSjg47Vl7n5yXMBU/4NKzEuLZ9Ql30jOQlN8FQCF116zI38EivJmAANHoiGBKTfqSrGEQ9JP/UP7OO+g8EAM=
', '2026-11-18 03:45:41.047+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 2, 'surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831
2
PbxfYnwY6qUx+HFTal8DU+DQQFL8F4NOnKglQhHY55U=

— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynm7KgQ8bkMzz4fGxYxjQC9p1fBEi+S8pJDIVq81xq2mBXh1bQXJz7WHrmaALcvCkZ4VYbSetiR8A8trit3scmQ8=
', '2026-11-18 03:46:01.587+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 44, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
44
M/+Mbzzy0OhON8/qh3HPuc9KpmZPIogGAzudHUKhCx8=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7Ca+wm4wybk5FK0bSoxWgGrLgl3xIGg+HZcK39Rhg5K8dGxbeLB+iY+QjFrHDEaKpTvL0owcjJ4hw+BlTP/XXg8=
', '2026-11-18 03:46:22.452+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 45, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
45
BIA7Q2qj/SmF71ANm+3ois4ynlF0U0Kw1Y2wa23Z4uo=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7AvtmXlZN8I6PP/JeCMN3C/vfUSVNAc6KhHvNY5P9fa0ymir4i2wGeHpZabU2CIp7d8kggVeHgHWQ/scru7Xyg4=
', '2026-11-18 03:46:33.211+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 4, 'surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831
4
ZEywXVPDJZi6Q0eSDlZooZoplqBJ2TzkttNYVPzvqSY=

— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynkKLZA3GKRBi+nX+5yzJrNinR8+VWPtRVaIBss/Jcv6c2OCSMGsp73pmA2qzg6IVxse44sJW9DujHE2hJP/8zQ0=
', '2026-11-18 03:47:04.338+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 46, 'surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831
46
6h45gUscK31m3ykRE1R+5K74WrbIp6E20x/VY80DhiA=

— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7K/8Ex3uE5iTdI02tfs7VDhPE29mZU+rEAFzy7NMG+x/UaTwHnTyGIlV3J3w4dhX49hdExn1TgcMDV/HOESBEQ0=
', '2026-11-18 03:47:14.927+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 7, 'surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831
7
MNXpado5kQgx7ey+kgD9/mKLvO9n5PVhZprdpayCRlQ=

— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynlPP4dcvnM22VAB1T56tiAjo+5mQ0eKvefZyuuJ0k2olxNIVMDNnzorCzPe9ZY0z+/2goz66if5c6I3JD9yIjQo=
', '2026-11-18 03:47:14.976+00');

INSERT INTO public.anchor_entries VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 0, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '3cc41bfc078ba18512b2f10549d73df421be3dc9ed9130ff1d29fa4a7a8c8710'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 1, 'agr_01a1ecc10fd600001a425a674271d630', 0, '0000000000000000000000000000000000000000000000000000000000000000', 3, '016a358721434394ae95ff3ea0c11d511488b8978fb25a596f08f657aee5b100'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 2, 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, 'd9cfd90fca1cb149dccfa2c493fc661224813a8b58533a33c8e0058702d7eef7'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 3, 'agr_01a1ecc1199100000f3d37d2758d8220', 3, 'f2671d2a511b4f5b368bf5b7d09833f1bb803ad779a156af46ae2bd09b593000', 16, 'ae2a4003311b21614852a289b78d2b5e0a181f9d2a6f94b004b4f6f49ca56e58'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 4, 'agr_01a1ecc120d50000045265b6928ad2ff', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '0d97e4bc9ed9e99f8b8e9027714bcb3034634e92e20c862a0bb2b9fddd0a8520'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 5, 'agr_01a1ecc1283600007b5c22422599b149', 5, '18cda7ff8818a87feacd876ee9a73d4ae451b47ef79190e04ed4604303a0ad1b', 16, '1934869e7a5a80f22e1ac1e6bacf77d5d944c0fdf92963a1ecbd092ae9a48044'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 6, 'agr_01a1ecc1283600007b5c22422599b149', 7, '37a9e0914c4b0198ee462d978df2e78a871f0a841d0f973fcd6016682b1b74a7', 19, '70efa4c6a26d2580f9a51831c88235ce30ab29bd1fb537a427dcad39bc0aa77f'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 7, 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 1, '19677f375ad47dc67e247bbcfc328f62769403aca14b7e2469fb5916e23d596c', 6, 'c0491674dceb4c253ef33f753e770a9ada8774cdf26c5f5718dacc43e03a3996'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 8, 'agr_01a1ecc130fa0000a383409d1b4b47bf', 1, '8146ffcf320de1c2de438e3f0c07f4351a0cd68566adc0202648f653e33bd952', 5, 'c719d54ee754082afc3f772694f7e7de4e98ee5d959a7e0bc6464b62ad90183e'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 9, 'agr_01a1ecc134120000147362cf6741d80c', 2, 'e9a25f82ebd6df5e3d793ea38eb5f01dad222d5dfe16d9346eb0ea59164df5f7', 5, '88291b3180e5c7313b91126ba8743a622bae1b9b8fba4cbed9d241e8828319e3'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 10, 'agr_01a1ecc137160000515d3ff725bac8a2', 1, '1cc54f69738169c2c1e891a2e2764df81eb5e35bc91219d7d20570d4b5f3690a', 5, 'bd1084d9340467ee990b8a7dc313200ad881464d46808f447df359894f9fef97'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 11, 'agr_01a1ecc13a800000049397edaa9bdc01', 3, 'dec403ceab1fddde0db3a0bd3449787f481e6badd271e6ea6fe3a9939fac9329', 8, '3e956352e537f8a2c399e38b5bf70036351aaebfe4f07b9f671a07d7121702b9'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 12, 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 1, '24f56037f8d9aee15a68f43b0aa5052f7e9cd00c86fe0abbb90fffb621e20030', 7, 'e0b02e56dba791b67fa37c4fb7346c5dc0216995d792537323fd73a32aedb3d5'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 13, 'agr_01a1ecc14f300000ea870f16eeb5d815', 1, '357d354e55436edb0abae33643404a051fadc09fabcfcbd2512d1698fcb4380a', 5, '03b4aaf16bf62b8bc30664c09361a447d5b1b0f993c83a420a187aff6ecf8568'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 14, 'agr_01a1ecc152e5000090af9fc366f63da2', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '65248df9ce04cfea9c83ff64d0bfbf1fb1e7d6d4b3be25e184e65607d2d52f26'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 15, 'agr_01a1ecc152e5000090af9fc366f63da2', 2, '4d4cdd534cfac225b10c2189c084e411ff4b9bf9e197d9c7460f085216fb4c6e', 7, 'ce6f7e141a226788615d4ddf098878494ca22547bd04c47b4a1bde7ab61d5c02'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 16, 'agr_01a1ecc156990000fa2145e18e6e4140', 1, 'cb992733ac2380793c5df83c563ab06d92920605c942c07a5cbbc023c85ae3f7', 5, 'df46f7146ea92e1ed4396c56f1c98a471ebe7a02964164f516e5cdf017cd2a90'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 17, 'agr_01a1ecc159e2000062366d5933c5d24a', 9, 'fc3539f6688420660d786f567a2f2c11e445c1b569eeda471ee5019113b25e2d', 20, 'c88fecfd00433637d27a5081ada3a3955df135c48a34e7a6057bb11f9f56388f'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 18, 'agr_01a1ecc15ec7000065c8f025a02c9904', 8, '6aef826f321709108d4d8b8f6d334cce7ac510dc0310a4df829a54b81fc97cb8', 21, '5cd40698d488b889656d5f931fd283a111467fcf333a802b8b6056b4e2a628e9'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 19, 'agr_01a1ecc164c500001c7b8edb1952f640', 4, 'f8d4b54cee371f72e1ea09b368be77c23a8614298b5b3b69b24b3a732e86899b', 7, '2211e6deb106a728d236309b52b102004a606f3ec0f8a7a375c8e42ddecf40cc'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 20, 'exc_01a1ecc15b180002acb8abd47fe140f7', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, '448e2f014ed2bed0bbed784c5b2f2344640b08c62513bfad25a8ead843f2272f'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 21, 'exc_01a1ecc1607f000272bbffae5ae50566', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '14ff3f0d0d2fcaf5d29bf2008cb446854b321dbddc973128bd52ce7a12a668b1'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 22, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, '73dbcea2bbe9524e2fbe132e5808edab6876c016c2bfec34d7e5e2cc3b0e6f56'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 23, 'agr_01a1ecc2066b0000105afaebf7d18b29', 2, 'de843366f219397e34c14c2bf44920f66704f53ae1a623353fd8c6c5a9293ee5', 10, 'e880b6a7880e3fa20a459ebccb96b4f5d1ea75a58f3842b3627ae6d10944c553'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 24, 'agr_01a1ecc20deb000045a828dc2226a15c', 1, '15ed0de9377603a89938d46071a8045a02d7bd13c1cd04f4411bfd8ef348308f', 6, 'd806654d38c1d1fcc84538f9d64c7e5c93828b379478e3100293d41837e8dd05'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 25, 'agr_01a1ecc212290000e7729d328fb5030c', 0, '0000000000000000000000000000000000000000000000000000000000000000', 5, '55b6f73986d4a1988e5435dceceb3286fe0e8ba3318d2f03bfc5c141b477b418'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 26, 'agr_01a1ecc2171d000036bacdba6b98a0c8', 2, '8ae6b753de986534f6f8b956bafbe26944e2870825688433f8e67374daf106dc', 10, '49d09300da1eef65b64023065d2a4cf22ff660f74257bf36883aaf4619de3e7c'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 27, 'agr_01a1ecc21b850000df1ecba99f5be281', 4, 'ef237113466b5aa8ed07d2d4c79939a27b99011def0e3e5e7ede25ce76b2b0bb', 10, '154c95c5e27d0053d2285606618d0f14de0baf976487d9480e0a87fce45f6644'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 28, 'agr_01a1ecc21f340000240db7f7c14c0cea', 1, '219934ecf3bb8d657795b787d27caa0f8b56101ceaa38e7346dcf9d36b43f90e', 6, '22fe34fc2d66d72f8cd0b14001499f5e28e6c59c32274e3e62618c4c8b68c8b6'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 29, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 6, '2fa3bdea7c2b0ea38c936a6bc4a2bab6bdb08704fd5f38a952ddc91893606cc6'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 30, 'agr_01a1ecc21f340000240db7f7c14c0cea', 2, '7527b19ac41ec1019fd38c9b78789fcfd894e2e767ea9d7eed2ef93419c8014d', 10, '9d08bd6d41c25ccdd9aedb398d7dfdddcaa54dd0c065f7213a6b79b81f64ac81'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 31, 'agr_01a1ecc223c600001261af0fa2b637fc', 4, '81e8bf346fe9ad5c785146c819b4f2319b40432616115ffc1c6cd9b8987f64ec', 11, '9c0d917bec4eca7a325ae84f79d7f20e999833982afeb30ad503a7c183614dec'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 32, 'agr_01a1ecc227f00000acfaed36e376f452', 4, '3eb95929ca0f3a9f596207baedb558005b2cd7d07039823683b65dd1f36c7934', 13, '1594c46095cd508eb24f0cd39e85266bcf0459d97ec90909e2ea7caf37562ea7'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 33, 'agr_01a1ecc22d4400007043750a1b95dd8b', 4, '3f7a7fc278dd66a0f35aeafbaee72ed48ddb2f35cc9ca4330e346ceee687c192', 13, '67721e6fe39c0e5de2f5a885b8e9cf260b222a6faa370cda4566812c55d708f1'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 34, 'agr_01a1ecc23472000066bb192f626d11c8', 5, 'b8e7709c57435a580b48c9df150c5d9ccef790e98f64887bc8537191190e8f76', 12, '28514457a96a8425fe73241ef36fba24d5dadef855869f19893605a9414fa434'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 35, 'agr_01a1ecc2412800004ff60bd34e0faa48', 4, 'f6deb9690b3292c321e495aa933fc99d7db1312702b6b22c081f44d942d3c2ac', 11, '58dbdc6cca11ad7aec874c86b4a5dc974de329a8b8c94d1f3d3935b99effe1da'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 36, 'agr_01a1ecc245200000cde2a36a9912da1b', 4, '996f7f84c63ada4b96db1a33a977e80b3110d410957c1dbbb9ca37b575f5a9ac', 11, '2464c77584bef434a40473ee1498044761259f972868359d08d77730dcab0e95'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 37, 'agr_01a1ecc223c600001261af0fa2b637fc', 6, 'a078280e074393193285671086ce8217d9ee04457b010bf751c8ff7897c0e567', 13, '8571c54a10187b6f2b7ae2408bef4e8dfdfa19e36c3b86a492ebe319aed0d53b'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 38, 'agr_01a1ecc23472000066bb192f626d11c8', 8, '833171646b7744685c70f6f2f83b8246d8a7ad8d20502c8331c1f897cf3e7a06', 15, '6966ac641e8bd66b2fec1615386965e744552a7efcb1caf1c7e93c92758168e4'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 39, 'agr_01a1ecc24e5a000075d929f7ed63f40d', 3, 'c861f82c32656bd3b9c8bd66a94bb5c331fc165eb5f2ece3fc27e1a55987cddc', 8, '1421954d4c4a4d35c240aafdb55f2dc69f5321bc7a2ff2cb4e2ce32590270cab'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 40, 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 3, 'aa4642de35576c516d1196aa2198605ff1a64fea6784d4279f7d99d65d4f00d6', 8, '0f6c5ce2be40455ceccd4a10a6a98046d5dd8d44cf541984bf6783026246db3c'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 41, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 14, 'eb665251f9bc78b43d4344d20414e480e060c0c26e54ccef4db9d25d2c1da5c0'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 42, 'agr_01a1ecc29bad00009bc8abb02193e06f', 0, '0000000000000000000000000000000000000000000000000000000000000000', 3, '76886aa267ce81aaa6e8391219b391e080565f3cc0c3cd1bdb21c389d48284e8'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 0, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, '1ea18e7ca04755cddde343c677a72523e18c9dd0858b6bb8d7f99674e0b5f702'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 1, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 2, '307732e63a854a9800430c0b55fe1652c4a8e49f38a1771b60e390d46f9de630'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 43, 'agr_01a1ecc223c600001261af0fa2b637fc', 8, 'a676ace45f6edeee56f0e24a7ed4f68d5f479c026f0ddb3f049150c7ae4a72ae', 15, '6f966cfaab6fdcf25eaa61089d563ed1eb3129e73101e93a8ef25365b16e7b58'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 44, 'agr_01a1ecc23472000066bb192f626d11c8', 11, '5c000cb230c5aaae5fdfc3cda6b0071ab0c7b15eb31fe4ab93d56f7b5dd95532', 18, '949de13625bd8c7a4192e6882fdc8f00c4aa97fb719b445e3ecc6cd999bee9d7'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 2, 'agr_01a1ecc3d0860000d0dd3168b4361263', 7, '3a03a484888fb1903d0f272e36be703b3b4e77027c3a42c2133ec2b7f2d5c159', 19, 'd055489ec6578a48971305eef57ee6a6188e980aca7da47e0fcc8be1be70863f'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 3, 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 2, 'd2bff7f0e46b7a082151afe7b5b0e5a021e812282a5ee49bd26a5c5613cbe73d', 7, '1c88eade64587cd91df284c539cbd881dc228a171dfa5432a8caaf886ca455eb'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 45, 'acts', 0, '0000000000000000000000000000000000000000000000000000000000000000', 16, '4e1264fb16ce85a09077b4a5f94ef17a132fa5b04c3f43f092b8d08584a950b1'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 4, 'agr_01a1ecc3ea61000009e593213ee409ee', 5, '1216eab733cc8a2d3461fad3643907ac8621b61f180832811e7c94092fbb8bcd', 12, '5fc294055b5d99d17296f8f9d364974d930eefd350ec3d8908ece50bfcb02b96'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 5, 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 8, '38836260941d276bd72e3d06776561f41edbdc65916f047aaf74f46395a260ef', 21, '9cfd59c8fe6986e03f4eba5e6383b6edfcc8c529833ff4a012b69fa6bf89aa6d'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 6, 'exc_01a1ecc3fe870002d8d695ad43b8af68', 0, '0000000000000000000000000000000000000000000000000000000000000000', 1, 'c5e915254ecf9599d024b7d6153965d5374c9e0744d9871d7d0c53111741c909');

INSERT INTO public.anchor_logs VALUES
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 3021, 'evt_01a1ecc3febe0001b53334bb125268df', 7, '{644cb05d53c32598ba4347920e5668a19a2996a049d93ce4b6d35854fcefa926,05e4fbc735ea6a2480020e1151a5f9ce776064ec75e34ec500de905dde22a5be,01fd7606651729817c18a0ee45ab54830eafde63fdaf219e5bd0e2f2a8702080}', 4, '610be2a19ca4a396a5ab737b989423e2e49a336d6602fa0bd645555b2c2a5155', 7, 2),
	('dev_01a1ecc10a3d000037daefdbf4421831', 2849, 'evt_01a1ecc36e930000ef73bd9ae56c8ad1', 46, '{51c11eae16058b961811c66e82a088fc6fb517882701d272c3c9d46b0b584da9,296f397334019716a76ab5e5078af0077e4a8063e43f306ab65850f1b86c8769,12846e348927a809515971ce9c177ea638960606c6a4e43b9665eda4ae3f9516,59895e1e5bc29caca90e2e83c9944cf90a973fc90923f45d3fb94b91a9345780}', 11, '1335d73551bed9c5dd4a04a4fd82c3c272d77b4bb08c8859abd2ffde47ecb3f7', 46, 16);

INSERT INTO public.api_key_hashes VALUES
	('\x43e963f4b9c1d2fe042c8ea92f50018e60f66e70dbf68f9554eec8cd9c4c762c', 'dev_01a1ecc10a3d000037daefdbf4421831', 'key_01a1ecc10b380001529ce6c496fd886d'),
	('\x4caff08ed57e5858644c8a62e3fbc97eaee274986143bd50d7c84b7183d3a8d6', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'key_01a1ecc29c860000bb33805f8cd21358');

INSERT INTO public.api_keys VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'key_01a1ecc10b380001529ce6c496fd886d', 'svc_live_2c663c6c', 'Created at signup', '\x43e963f4b9c1d2fe042c8ea92f50018e60f66e70dbf68f9554eec8cd9c4c762c', '2026-11-18 03:43:56.727+00', '2026-11-18 03:47:10.738+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id": "mem_01a1ecc10b380000627f7c9aaf16e296", "type": "member"}'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'key_01a1ecc29c860000bb33805f8cd21358', 'svc_test_1908f49e', 'tests', '\x4caff08ed57e5858644c8a62e3fbc97eaee274986143bd50d7c84b7183d3a8d6', '2026-11-18 03:45:39.461+00', '2026-11-18 03:47:10.139+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}');

INSERT INTO public.bank_messages VALUES
	('sandbox', 'msg_68427005ad4c8140525d3cd22694d8ff', 'deposit_reversed', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f', '{"sealed": "1.5f79bfd57a1c1ac8.aAzqmK72QVOvi9_KVBS8-iKbxD_b4Y7fB8dP32_SFP0rYPgkOH1HqsFC7o4s9nYm201Q7gSuzcCSrWYD7dG0SGoiVnpqbAZdTaLwXKLifGNXMMgaVtNa65HLR6tZBw7cY3Zi6QHsBnHRRljwnm_3tO4EPAxoN9lgIL3kyMWh7p22taolIRcWlV3iUDID7Pl4LCQaQP4lhWD25PWP-78v9dn2zy6DV4jS-n_b6nN2_6U"}', '2026-11-18 03:44:15.265+00', 'applied', 'agr_01a1ecc152e5000090af9fc366f63da2'),
	('sandbox', 'msg_11a784e44456b5c8676f38411e099d73', 'deposit_reversed', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', '{"sealed": "1.5f79bfd57a1c1ac8.Oqp7XNfiMaua2zmmk6F-Ng3kf95gKpurTB-__ZoU94tuULv2Ot7mRfHQqguEPFIBpSQCXTwcfOcf31Zt-MeJSrM1dAGeoqrQ1XPfWig2BTkQk_FJ_mbMMW1tkXKv8186LeR7vTL6UNLb3bkfZqwYIHWNpDLFZNa_LqmrQaTGYsKjAcTnQw68mFbRZlONEkCPBK89A6UhsNI9fUAkklGYab8WAc_hFBukfKTVmyseWlQ"}', '2026-11-18 03:44:17.141+00', 'applied', 'agr_01a1ecc159e2000062366d5933c5d24a'),
	('sandbox', 'msg_fb0ce1bea6de7a323ede7cd04f4bc8c0', 'deposit_reversed', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', '{"sealed": "1.5f79bfd57a1c1ac8.-dFRLYcwEy47Lj68L_w0SoSpiHKKZ8Iq4fOMV8qYLUL5UIXd9RVu2RJOX8QNesekZVd23ngw587tQfu7CQz0GfcSVlSGlseYjjBFqZvDmwZVKZ9X02uAaz8REEYgjYUP8dakvzWmnWbKXEgyaY2iIzcJLUTjJ7IpSOj7W5m58ErwelIQRLFjhbnxSdGcteSg1rBfkyfBmw_XP4UYGYh2cD9T_dyN4kiqc4uSbMZvIfs"}', '2026-11-18 03:44:18.516+00', 'applied', 'agr_01a1ecc15ec7000065c8f025a02c9904'),
	('sandbox', 'msg_a8555eacc0332719d8aa42a478d26ab1', 'transfer', 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', '{"sealed": "1.5f79bfd57a1c1ac8.Vl5gCqqxkDIrdY5xzeiN_pX142qxMvtvu1szvYnacxLsFdbvz5VlbqqDN-bGQUuofk4MoS5JPwJB0UaA8RtxanTwmEtHdccG2gG5mIhJe-MRMt80zZBZG2QD6FdzJpVgwbdEV1lHsHwlI7kGwmB7HP7I8OoGGhcA3UNABLtWZie6iS_91OSu9BZw1q9m_zK1zM5rMMvBsTGTfi4qgdKCXt18-4RN9TqiDxnGDwpYnkyKz-Tqlq88cqPAsMilOEt8tlLfw6aenTBeEA"}', '2026-11-18 03:45:15.395+00', 'applied', 'agr_01a1ecc23472000066bb192f626d11c8'),
	('sandbox', 'msg_0964c573b3e189c3287f2b3959ea3c2e', 'transfer', 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', '{"sealed": "1.5f79bfd57a1c1ac8.PL7K4OoKYzdpoZvqwbHl1qbrTTwRtKvOnZGfyXKYqVGQKnvFlicHBdsIzUoxGmjKnycwg34_a0FG8WhfvLb1U0yFtdPx9A5vkohzEMPb-wj9r6Z1es1iZkXbXXZ80flhzK_Xd-zjSuOM1chaj_KBkBokBZk9ec-z-ZRIqsBxJsXjqjviCKix7zhMW83iUXkPT8Dlhp0Oz0RFJNbk1sha_4gvyceIB31dEYlwybKzA4FvKkD6ojwZ3ySiBM-IjlFHkWqd2RP2wv9Uxw"}', '2026-11-18 03:45:28.276+00', 'applied', 'agr_01a1ecc23472000066bb192f626d11c8'),
	('sandbox', 'msg_8392ac7a13ecd7f1aede2e00ab634f75', 'transfer', 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', '{"sealed": "1.5f79bfd57a1c1ac8.SUyRfvEKnky8dqdRjCdo0msAe2nrjgH22P59d1ccU17sYHyVW6xSD69LkxzYAOvynQyIbhpTZXsDhOQO8U7H8waIuGQPxg5eJXZoJ13Oci4tjaBf1R7tPsxZo2xS6zcOCw3-4pRjvpn9CINZBgaXxQaY_YeU_5VBz0moZz5C9qrGX-1ZvTmvdSfo_ncpoCDVA5VgeqUFx5ZtmoHJudoAzWpyIK5qlorePdRmoBJASglD1uDprhbFMmfrd2xeAq_v4F9Qv7tLz7eqLg"}', '2026-11-18 03:46:30.745+00', 'applied', 'agr_01a1ecc23472000066bb192f626d11c8'),
	('sandbox', 'msg_311b5ccf89bc067037e53802543cddea', 'deposit_reversed', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe', '{"sealed": "1.5f79bfd57a1c1ac8.k4FtQf3CovLZH3WSwiX9ZUoJfoMI65m6cYC6G48eTx5cFX4Km6zgEPb7kj2THATCkSDDfUzXGsVAyU3REsgVdPJTLjVQzhyed83Tqqi68vy7YwY45v9ahv2jKg0q8eyF4IdvbVZiEJFwNe7xDC5HO1FPtGGX0mnh0AohkZIUycO53JAfjVTwbcQBf7xobRwHddnQb0KCJX3__OGSTfm3blulwQjDkI8GeNZdqLckP7zaHI23tw"}', '2026-11-18 03:47:02.95+00', 'applied', 'agr_01a1ecc3dfad0000e92cfe11393c2b08'),
	('sandbox', 'msg_116ad42fa020d8b8872552719432975a', 'transfer', 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', '{"sealed": "1.5f79bfd57a1c1ac8.F0P8VaZKcJTv-mMkM0ZdvWYJ_iQcvKEhkkbAoRszw1QbXPV_eOU1lwSOTWszzHfh5Q9NzmZPoKt7JEmhgpp4sZU0NHzMUGEKJuO1WP6kxqjQkOEBSgIGo-iZVbYz78vpZT_5YSJWyn1QsI_8D81LXCPgqa6eu7HfpnbX-BWbDQaJREoC6GK9yE3RUT4A8HcPqJzzsg0JNqnXSei-7ouJmJbZIVysSxyyw7302COtiCDBjAAGlJPKmLPNuVgs5hhhB_C5nJKH2i47Ng"}', '2026-11-18 03:47:07.859+00', 'applied', 'agr_01a1ecc3ea61000009e593213ee409ee'),
	('sandbox', 'msg_d59710be6e8fbf589a8522f31bfb03f1', 'deposit_reversed', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', '{"sealed": "1.5f79bfd57a1c1ac8.yORn_U60L741ZA0o8sUjGZ3sZDNjaiOt40sxLnBQ0o6nZ7o6ht9O_9YLRoTT9SeGZDz1DjIneUHiPDB2WeFcZTsaKusHB1pfAR4M0zo76dN1vC4Y1LxutctMujqBLi4Jgo0lDnA2dYF7JR5Br3bQOqqIsXM-KkjFtVsQP7yZ_gwpCo_0mtuL-X7eFv0PBFqQ8EtnQtqh4btsr6OSsFDWJyH6k2RSLeqOTeTKnfmq8nwIlbXK4w"}', '2026-11-18 03:47:09.85+00', 'applied', 'agr_01a1ecc3fb43000020c1a68b8839c7b5'),
	('sandbox', 'msg_d60d7fe5d8dd3580aac799f9929220f0', 'transfer', 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', '{"sealed": "1.5f79bfd57a1c1ac8.4TRHEz-yaYz5v83DXqWHdormfG7fpJXY151dWqsH8uSekZxvdSEXZi39NLdtxK0FK5mQ1FqDIBTNK0uXNL4LmUxOFHD4tj1UVfgFgsSj8e4I0LRMI6Hx1X7O-AqbMkvo183oTX10zq-GRAF7My1i0Ad8kQe5v1qBqUQw4IUpmDGU6Hc_Sa-Pl6YkRCL06yneH7jdK6oGQCh3KxplPCRmvTSS9eAJgMnudGtc_EvKGncAq7x0LKaPMIFewRFRftrnOjvbxrRZfFl77Q"}', '2026-11-18 03:47:20.296+00', 'applied', 'agr_01a1ecc3ea61000009e593213ee409ee');

INSERT INTO public.bank_references VALUES
	('sandbox', 'po_01a1ecc1283600010bc449c538d9dedb_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600010bc449c538d9dedb', '2026-11-18 03:44:04.665+00'),
	('sandbox', 'po_01a1ecc1283600025ff243e3103d53b2_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600025ff243e3103d53b2', '2026-11-18 03:44:04.809+00'),
	('sandbox', 'rp_39ca26adede30f4c30db4fd911e49bdb_1', 'refund', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'rf_6f123ccd4d2228dabf1c3352a9705b37', '2026-11-18 03:44:09.05+00'),
	('sandbox', 'po_01a1ecc159e20001073f5d61b317c93d_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e20001073f5d61b317c93d', '2026-11-18 03:44:17.095+00'),
	('sandbox', 'po_01a1ecc159e2000280dd98a8fd5e5603_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e2000280dd98a8fd5e5603', '2026-11-18 03:44:17.14+00'),
	('sandbox', 'po_01a1ecc15ec7000109af7b400cd5a6a1_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec7000109af7b400cd5a6a1', '2026-11-18 03:44:18.367+00'),
	('sandbox', 'po_01a1ecc15ec700026fb259b1e1f8711f_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec700026fb259b1e1f8711f', '2026-11-18 03:44:18.505+00'),
	('sandbox', 'rp_11c225a96c558b44ca1ddce6678025c2_1', 'refund', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'rf_cd9160c6039ab0342a2e2af54a59a94f', '2026-11-18 03:44:19.864+00'),
	('sandbox', 'rp_1f00935a5632beb5d1e649a5e5680452_1', 'refund', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'rf_6b9f384e40553853b8c85b9c9b940a0e', '2026-11-18 03:45:06.647+00'),
	('sandbox', 'po_01a1ecc223c60001fd1bfed84e21c0b1_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', '2026-11-18 03:45:08.793+00'),
	('sandbox', 'po_01a1ecc227f00001babf13f5e638f19b_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00001babf13f5e638f19b', '2026-11-18 03:45:10.266+00'),
	('sandbox', 'po_01a1ecc22d440001e97e45139c8d9878_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d440001e97e45139c8d9878', '2026-11-18 03:45:11.429+00'),
	('sandbox', 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', '2026-11-18 03:45:13.299+00'),
	('sandbox', 'po_01a1ecc241280001ebd684e328e9151c_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'ms_01a1ecc241280001ebd684e328e9151c', '2026-11-18 03:45:16.376+00'),
	('sandbox', 'po_01a1ecc245200001185fa4379477b466_1', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'ms_01a1ecc245200001185fa4379477b466', '2026-11-18 03:45:17.596+00'),
	('sandbox', 'po_01a1ecc223c60001fd1bfed84e21c0b1_2', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', '2026-11-18 03:45:19.621+00'),
	('sandbox', 'rp_c3c706c926d9b5dab6ae9f6e7bcb466d_1', 'refund', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'rf_d48863227358c0252397eed07338d6f1', '2026-11-18 03:45:19.762+00'),
	('sandbox', 'rp_1528b5c6238400f53f5e9776ae05eb76_1', 'refund', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'rf_4ab312a6536c1f5b191a05aa7e63e2e5', '2026-11-18 03:45:24.045+00'),
	('sandbox', 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', '2026-11-18 03:45:26.206+00'),
	('sandbox', 'po_01a1ecc223c60001fd1bfed84e21c0b1_3', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', '2026-11-18 03:46:20.345+00'),
	('sandbox', 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', 'payout', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', '2026-11-18 03:46:28.641+00'),
	('sandbox', 'po_01a1ecc3d0860001e604525d97679d03_1', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d0860001e604525d97679d03', '2026-11-18 03:46:59.317+00'),
	('sandbox', 'po_01a1ecc3d08600023d66e001960c971d_1', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d08600023d66e001960c971d', '2026-11-18 03:46:59.602+00'),
	('sandbox', 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', '2026-11-18 03:47:05.621+00'),
	('sandbox', 'po_01a1ecc3fb43000173cb4b76e85fa621_1', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb43000173cb4b76e85fa621', '2026-11-18 03:47:09.737+00'),
	('sandbox', 'po_01a1ecc3fb4300029b24e152ae9c2f93_1', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb4300029b24e152ae9c2f93', '2026-11-18 03:47:09.858+00'),
	('sandbox', 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 'payout', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', '2026-11-18 03:47:18.169+00');

INSERT INTO public.chain_start VALUES
	(true, 0, 0, '2026-11-18 03:43:52.006804+00', 0, 0, 0);

INSERT INTO public.daily_usage VALUES
	('dev_test_01a1ecc10a3d000037daefdbf4421831', '2026-11-18', 32, 117804),
	('dev_01a1ecc10a3d000037daefdbf4421831', '2026-11-18', 173, 652852);

INSERT INTO public.data_key VALUES
	(true, '1.2b8d9d5283d755a4.dRAqjGAXp0PXtfkGuvfh0uP-BY_51fSrguVUtn_sZM7GpPUororuzfj5NNRWhS751Ymu9H1Q6CnVLnJznaAspxcv7wjAGxiu', '2b8d9d5283d755a4', '2026-11-18 03:43:53.873145+00');

INSERT INTO public.deposits VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_011b5c0c', '9900000024', 500000, 0, NULL, true, '2026-11-18 03:44:00.602+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_d991787c', '9900000031', 500000, 0, NULL, true, '2026-11-18 03:44:04.48+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_78adb658', '9900000048', 500000, 0, NULL, true, '2026-11-18 03:44:05.768+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_9db0c2d0', '9900000055', 500000, 0, NULL, true, '2026-11-18 03:44:06.515+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_471894a8', '9900000062', 501000, 0, NULL, true, '2026-11-18 03:44:07.331+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_109b7531', '9900000079', 250000, 0, NULL, true, '2026-11-18 03:44:08.156+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e', '9900000086', 500000, 500000, NULL, true, '2026-11-18 03:44:08.932+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_1455fd55', '9900000093', 500000, 0, NULL, true, '2026-11-18 03:44:10.01+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_c25ac28f', '9900000103', 500000, 0, NULL, true, '2026-11-18 03:44:14.367+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f', '9900000110', 500000, 0, NULL, true, '2026-11-18 03:44:15.235+00', 500000, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_23ea3fef', '9900000127', 500000, 0, NULL, false, '2026-11-18 03:44:16.321+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', '9900000134', 500000, 0, NULL, true, '2026-11-18 03:44:16.936+00', 500000, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', '9900000141', 500000, 0, NULL, true, '2026-11-18 03:44:18.265+00', 500000, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f', '9900000158', 501000, 1000, NULL, true, '2026-11-18 03:44:19.804+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a19b8b72', '9900000165', 500000, 0, NULL, true, '2026-11-18 03:45:01.936+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_32c99b8d', '9900000172', 500000, 0, NULL, true, '2026-11-18 03:45:03.351+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_493728f7', '9900000189', 500000, 0, NULL, true, '2026-11-18 03:45:05.576+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2', '9900000196', 500000, 50000, NULL, true, '2026-11-18 03:45:06.535+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a305b041', '9900000206', 500000, 0, NULL, true, '2026-11-18 03:45:07.632+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_6242fbe6', '9900000213', 500000, 0, NULL, true, '2026-11-18 03:45:08.67+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_22ec3bff', '9900000220', 500000, 0, NULL, true, '2026-11-18 03:45:09.801+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_66580273', '9900000237', 500000, 0, NULL, true, '2026-11-18 03:45:11.1+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_f92dabc7', '9900000244', 500000, 0, NULL, true, '2026-11-18 03:45:12.958+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_9c5d3b8b', '9900000251', 500000, 0, NULL, true, '2026-11-18 03:45:16.207+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_418a7e35', '9900000268', 500000, 0, NULL, true, '2026-11-18 03:45:17.228+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9', '9900000275', 500000, 500000, NULL, true, '2026-11-18 03:45:19.667+00', 0, 0, NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb', '9900000282', 500000, 500000, NULL, true, '2026-11-18 03:45:23.839+00', 0, 0, NULL, NULL, NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_489ca72e', '9900000309', 500000, 0, NULL, true, '2026-11-18 03:46:58.787+00', 0, 0, NULL, NULL, NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe', '9900000316', 500000, 0, NULL, true, '2026-11-18 03:47:02.725+00', 500000, 0, NULL, NULL, NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_4ca3d44c', '9900000323', 500000, 0, NULL, true, '2026-11-18 03:47:05.185+00', 0, 0, NULL, NULL, NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', '9900000330', 500000, 0, NULL, true, '2026-11-18 03:47:09.445+00', 500000, 0, NULL, NULL, NULL);

INSERT INTO public.developers VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '1.2b8d9d5283d755a4.C7V7GassdjbsG3dnKA7qa-UKSDa0WBEfKbaK8XjHQyYsNKIsSPL6rok6mg', '1.2b8d9d5283d755a4.0LMt86GFHUaSdUmS2r0N4A2gdoXHSAondJ53E_VRb9O_377Y', '2026-11-18 03:43:56.476+00', '2b8d9d5283d755a4');

INSERT INTO public.event_log VALUES
	(true, 0, 1876, NULL);

INSERT INTO public.events VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 1, 'evt_01a1ecc10fd70000338190c42cc70bed', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc10fd60001d80d5f6752704ee5", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc10fd6000265f3c2a8b77c025d", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a0ac06a0", "sellerExternalId": "seller_a0ac06a0"}', '2026-11-18 03:43:57.896+00', 1881, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4ae8e7fff30601f2413afccae1d4f5621ac7fa8a84cf9c679c34339c218425c9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 2, 'evt_01a1ecc110e800004a1918126708f08a', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc110cb0000f68da798f351392e", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:43:58.183+00', 1887, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5c6732396057cc2aee119dc14abc38186747481f2f72a598e4e13b9e38d4636e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 3, 'evt_01a1ecc110e8000101cf5f998bc74bf4', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.tO1b39yNIJxV7u4Ok1cO4TKbFGr7nFN6C7y0l06SYedZgFGRboC3Pa9is7_XhU20MihKUqUrrSpUymw5eu7C9y9mFRouNqnRjiKhVw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000017"}', '2026-11-18 03:43:58.183+00', 1887, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '016a358721434394ae95ff3ea0c11d511488b8978fb25a596f08f657aee5b100', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 1, 'evt_01a1ecc11409000377e7eb4e64383eb3', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc114090001bbd4c125f0c69b4b", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc1140900029276daae5b5a003b", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_6805aeda", "sellerExternalId": "seller_6805aeda"}', '2026-11-18 03:43:58.984+00', 1892, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd836f895bf2ff5f3ccb3dcf0469b626796d9eb2f13a58becf814df7d940001fe', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 2, 'evt_01a1ecc114510000d2e0127eb6fd06f2', 'agreement.cancelled', '{"status": "REFUNDED"}', '2026-11-18 03:43:59.056+00', 1894, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd9cfd90fca1cb149dccfa2c493fc661224813a8b58533a33c8e0058702d7eef7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 1, 'evt_01a1ecc119910003f7326525e481b54c', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc119910001a1acc59402795a83", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc119910002f37879e3daa40cc1", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_011b5c0c", "sellerExternalId": "seller_011b5c0c"}', '2026-11-18 03:44:00.4+00', 1899, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cd93ee83990a5a4e4e867739796952afb1de3f25554a05455d4af52037fddd01', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 2, 'evt_01a1ecc11a0600008bbe97a6d0616c85', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc119ed0000ca471d58be09c0c6", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:00.517+00', 1906, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f0843a0d484c3f66c5ec92981c4562803e86a71ec34164181285b622d2f69888', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 3, 'evt_01a1ecc11a0600014f9e913ab5451c9c', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.4o6x-WAOWE6sVJVeTQybADlnkPCD9KZH3sMR7raamKA7KW1AwUnlEHBZdXsbox81guCnhpbSjnfZUNxK2zGRf75ueUO7192DMwPJ2g", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000024"}', '2026-11-18 03:44:00.517+00', 1906, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '98c117ef9882e7d824866f7eb1108ce8fcbc2a2f09ff11155b71bf41caba6c4d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 4, 'evt_01a1ecc11a5d0000f89c196b25368932', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000024", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_011b5c0c"}', '2026-11-18 03:44:00.602+00', 1910, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2ef3f8d28c65eb47cb511c9f75e15257f1a097eb9a8651af646f8b016fdf9fea', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 5, 'evt_01a1ecc11a6d0000af9d9a23987dd48e', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:00.602+00', 1910, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f9df2098c0ab09260de0f30879bec6b8f2c8854927226236304d8ffd53311d79', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 6, 'evt_01a1ecc11adf000012009bae0a1de1d1', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc119910001a1acc59402795a83"}', '2026-11-18 03:44:00.734+00', 1912, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '03cb3c839382cb5b99c1b209b86824bb6064495f4d6ed07042a65ba3ea938d4d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 7, 'evt_01a1ecc11b050000220bfca1ced13bc2', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc119910001a1acc59402795a83"}', '2026-11-18 03:44:00.772+00', 1914, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '3b48a493aca5560928bc8eecc87030d3cffcd84c480ff54001d0a518e4fa5b8e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 8, 'evt_01a1ecc11b060000cf1c7d145a1c5d81', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc119910001a1acc59402795a83"}', '2026-11-18 03:44:00.772+00', 1914, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '71b2923a48dcb17e58f909c3aab2c008fec93ce39434c98b1f7dcf30b089557e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 9, 'evt_01a1ecc11b0600019a71b7d36d362e60', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc119910001a1acc59402795a83"}', '2026-11-18 03:44:00.772+00', 1914, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2b37332578dcf21ea5b0ad82156f0f3530038e1e706926831271e79f4a5bd2eb', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 10, 'evt_01a1ecc11b330000dcbeabdb73611184', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1ecc119910001a1acc59402795a83", "sellerExternalId": "seller_011b5c0c"}', '2026-11-18 03:44:00.804+00', 1916, '{"id": null, "type": "system"}', '9b587d40ce101a037cf4c507aa31def3971f0de45f34f7ce24a95851f2de44a9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 11, 'evt_01a1ecc11b44000094ea95e12f34a942', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc119910002f37879e3daa40cc1"}', '2026-11-18 03:44:00.835+00', 1919, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '348aee1fc0f401601c87c3ab24ce7daa90e0a79e79fb5aed6d38552ac0b9c2f5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 12, 'evt_01a1ecc11b8000001958691581508d3e', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc119910002f37879e3daa40cc1"}', '2026-11-18 03:44:00.895+00', 1921, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b8e3c5b4cd36fc4b406f6ed2a79bf849a95df3f88cf2e75f079f4a83354384cf', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 13, 'evt_01a1ecc11b800001889852a1822dacac', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc119910002f37879e3daa40cc1"}', '2026-11-18 03:44:00.895+00', 1921, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '04faddeb5e040a7d3c1a11e7ce6949949f9acb004355ff9a12bc29bd48ebb000', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 14, 'evt_01a1ecc11b80000232ab61cb09c9a012', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc119910002f37879e3daa40cc1"}', '2026-11-18 03:44:00.895+00', 1921, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'dfb0670986b6aa18d22f18f296caa2177599c32c5b28e85badddc80410c5b913', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 15, 'evt_01a1ecc11b80000422f76461d0574dff', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:44:00.895+00', 1921, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1ab15f57533c07fee7bb54e021dc740e66d9cf5c6ce965b20f2ab41e4a4f3677', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 16, 'evt_01a1ecc11ba80000e26b80ea6726ab6d', 'payout.awaiting_details', '{"amount": 300000, "milestoneId": "ms_01a1ecc119910002f37879e3daa40cc1", "sellerExternalId": "seller_011b5c0c"}', '2026-11-18 03:44:00.929+00', 1923, '{"id": null, "type": "system"}', 'ae2a4003311b21614852a289b78d2b5e0a181f9d2a6f94b004b4f6f49ca56e58', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 1, 'evt_01a1ecc1283600038233de27c81e61bd', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc1283600010bc449c538d9dedb", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc1283600025ff243e3103d53b2", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_d991787c", "sellerExternalId": "seller_d991787c"}', '2026-11-18 03:44:04.149+00', 1934, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '27b78972f8600fc5777d6325f2756956ece683b50c6fda15475dcf1c64e6225f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_d991787c', 1, 'evt_01a1ecc129d300007693cd186ca957a0', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.i8QA7l4_GDxhEZMpH7Qo3OvJ1TRYJ87Q7GcVHoq-o76CkCOcXfLYtTFN3AsAICIsFh-b6sPZO_esWLk_EX0HNwybkq_Rp59URc76tEDUxoI5PqyJS3h-4FU_q6UWTHea-K9ZRO7R62vMlRE0UbMar-meMk5j_4wFdbvNR3RqNVSO", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:44:04.562Z", "externalUserId": "seller_d991787c", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:44:04.562+00', 1946, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'ece03329a7cb3aace9f14d3a746f025240870d373a89e5135bf4d4a1c5179332', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 11, 'evt_01a1ecc12a65000099f3943a9ac10380', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.708+00', 1957, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e39b8298ed9b2749774a14beb90063747f1429afe8a24095130076404619c97d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 12, 'evt_01a1ecc12a8300002b409215ae629b5d', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc1283600010bc449c538d9dedb", "reference": "po_01a1ecc1283600010bc449c538d9dedb_1", "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.733+00', 1959, '{"id": null, "type": "system"}', '1a54db3beff11bb8574f58336ad776ec143cf25c5912bf39fdd2b19ad2d0d11f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 1, 'evt_01a1ecc12afd0000211927513713d0df', 'anchor.published', '{"size": 6, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "dngXsAiO51FoBVfSqy91klgRKjktm7huz9Y50a5lXe0=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n6\ndngXsAiO51FoBVfSqy91klgRKjktm7huz9Y50a5lXe0=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7N7o5adQYacNi0Ds7mbXujLLhDB3bdE28AOV+gV5uiPsd4fXM19E0gVXBVhaWuOh59e0oQAc1YF+Yl2floCClg0=\n"}', '2026-11-18 03:44:04.835+00', 1965, '{"id": null, "type": "system"}', '1cddaead2bb0cff44f6f2ce79784425f18c80db9007951e29fd49808bc92283c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc120d50000045265b6928ad2ff', 1, 'evt_01a1ecc120d50003b4536304f69eb2c3', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc120d50001a60eb6b57441a306", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc120d5000277119e5eaa07def9", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_d9973989", "sellerExternalId": "seller_d9973989"}', '2026-11-18 03:44:02.26+00', 1929, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0d97e4bc9ed9e99f8b8e9027714bcb3034634e92e20c862a0bb2b9fddd0a8520', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 6, 'evt_01a1ecc12a090000769eadfe3f02edba', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.616+00', 1950, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '05fe3416db9e0209f1610db22138d5440975186371be15d624e642b5078fe003', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 7, 'evt_01a1ecc12a2d000010a2fef38f814dee', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.652+00', 1953, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a524fe3e063181cff02e158a8893bf9671a30696af4c15590b528c2ae6165e46', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 8, 'evt_01a1ecc12a2d00016f06e2f5a1007387', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.652+00', 1953, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a17b79be24888ff6250b13345ac77c6b97132eb083acd89834057e05565acc70', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 9, 'evt_01a1ecc12a2e0000a89f83c507ec48d9', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.652+00', 1953, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c3fb8eb322526cec4b2fc5e51bbb00e663c5795d575ac07d6685359ff0906933', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 10, 'evt_01a1ecc12a4c00000538e959513396e9', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.KlH_5C6b1ox8MjHLwu_PUJbOo9ovJHM4UZ0oE9q03QXf9dCt7OCLef2nDZ5xSE0ozyC2PzibbQZMWGDPkjuOpRxdrBWXoqNiCKFNcodTjFIZBW2usdTEq813CWiPwuHCkg7fu22yHtCBL4QnsfJ4OGcY4pBeq5K1MS26DBXlCpSl", "bankCode": "058", "payoutId": "po_01a1ecc1283600010bc449c538d9dedb", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc1283600010bc449c538d9dedb_1", "milestoneId": "ms_01a1ecc1283600010bc449c538d9dedb"}', '2026-11-18 03:44:04.665+00', 1956, '{"id": null, "type": "system"}', 'c79c6236181374313b7fd53797b61ae94a8d1b9c9e47422b9ec16ed001e0181d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 2, 'evt_01a1ecc13eee00001a747ac5ff2d7ff6', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc13ed90000d1883cd41ce64474", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:09.965+00', 2055, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '29dd3d0d735574548e6c109f216376175a89ead994ccd7878923c6377ce05826', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 3, 'evt_01a1ecc13eef0000479bb7ff899283b7', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.eS42CqVfhIlyjYC6IFevI8Jyx96gvS6-FN_eK2ZoEMQ4tUxIu_e6uaTnUdQUNp3si0y2xf5pw0B4QBH3YRrZrCXZBywkxptJeyaTFw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000093"}', '2026-11-18 03:44:09.965+00', 2055, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '73068dcfdfb463124d08efb989ca1cddb8816e0a2b385f79c38ccf67a17e7a07', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 4, 'evt_01a1ecc13f1b0000b3cfb3d124ade4d7', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000093", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_1455fd55"}', '2026-11-18 03:44:10.01+00', 2057, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2cafb0160c388d8c4f86be758363fbea0b1382416db8b37fa7ca4355f50ae330', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 5, 'evt_01a1ecc13f1b000166a6af60980b7e12', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:10.01+00', 2057, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'af973f6d84d1ad0cfca5ab7c286be221f712277cef0bcef709020d099edd09ff', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 7, 'evt_01a1ecc13f8500003d7dd4e4ff48549f', 'agreement.unfrozen', '{}', '2026-11-18 03:44:10.116+00', 2061, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e0b02e56dba791b67fa37c4fb7346c5dc0216995d792537323fd73a32aedb3d5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 2, 'evt_01a1ecc129110000e38897525be102e7', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc128d8000049bd3f47842091a2", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:04.368+00', 1940, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f49d19891be1bd1414527cb5af4f3bb24baefe168a22b42f9931c618a5ca103e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 3, 'evt_01a1ecc1291400003e9843a6c749aad3', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.wk8f4TKytrY4w9fgWD-fpyax3xFk-rVCWuWoZd5ZSNS2UbOthULeKKVmbf_64inqQr53rr2DUEP457XvCd1NlAwLG0pwLqUgBG-a8g", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000031"}', '2026-11-18 03:44:04.368+00', 1940, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4a9d666e7518a3bf1c8c4b66fbd1a155675d19fdd39f683513119441d47d06c5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 4, 'evt_01a1ecc129810000697de57f884d00f0', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000031", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_d991787c"}', '2026-11-18 03:44:04.48+00', 1942, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '01726e2b6c79f3ab3bc7542a89cb89aff3bc35291c58897e9169138e33004b58', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 5, 'evt_01a1ecc1298100014011af65886f22aa', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:04.48+00', 1942, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0c1552976028b142605a38222a3fd0bdc265ce5501d3648ea8eadd505e121027', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 17, 'evt_01a1ecc12ada00004d44f0cfb5086247', 'payout.submitted', '{"amount": 300000, "sealed": "1.5f79bfd57a1c1ac8.AZzuFzCKplAH_HvcCSAs8x4ccT6C1JDVW4LMRN9K8PdVdqYhqhrYjiu4EFFmOzcKUODi5GQ6Xy5k-Oa6UO3BZnEweYUkVhe2gS53nU9xIAYMMZNN-plcPl4NP-qjz_Kk2I8dGGZPxfmFNb4P4RZG3_Q7jsYzS6JaNr4V5py0w0DR", "bankCode": "058", "payoutId": "po_01a1ecc1283600025ff243e3103d53b2", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc1283600025ff243e3103d53b2_1", "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.809+00', 1966, '{"id": null, "type": "system"}', '2cca44ed25979c1b51e607994e788b3a1bc849ff2746649913f03454d4158bdf', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 18, 'evt_01a1ecc12b06000080efca5b4026f88e', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1ecc1283600025ff243e3103d53b2", "reference": "po_01a1ecc1283600025ff243e3103d53b2_1", "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.862+00', 1968, '{"id": null, "type": "system"}', '786e8f274d8c066166e16c4d08e618df340f92fb3ce4e3e70479aae5d2430e79', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 19, 'evt_01a1ecc12b060001d0cf6d9d870b4820', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 03:44:04.862+00', 1968, '{"id": null, "type": "system"}', '70efa4c6a26d2580f9a51831c88235ce30ab29bd1fb537a427dcad39bc0aa77f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 1, 'evt_01a1ecc12dc90003cf18dbdb11e10952', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc12dc90001175f076a23548a57", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc12dc90002be1c8a60a0b59860", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_78adb658", "sellerExternalId": "seller_78adb658"}', '2026-11-18 03:44:05.576+00', 1977, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '23477cbf52bbdcaabd602f3310a8d3df80d2c6050c1a8ebb1bc07a915a0e457b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 4, 'evt_01a1ecc12e890000cd23954fe052c61c', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000048", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_78adb658"}', '2026-11-18 03:44:05.768+00', 1986, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '43040f988156cca4126b467f5ed33a6304a054c515c81dfcae1f55342039279e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 5, 'evt_01a1ecc12e8900016ec1089232527301', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:05.768+00', 1986, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b80188f0c74a7e7c9a0beef18c82bdbb06b2f07c6c3f4ecd8f580326106e7d72', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 6, 'evt_01a1ecc12eae000075c4d7615be4e175', 'agreement.frozen', '{"reason": "A dispute, triggered by hand."}', '2026-11-18 03:44:05.805+00', 1988, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c0491674dceb4c253ef33f753e770a9ada8774cdf26c5f5718dacc43e03a3996', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 1, 'evt_01a1ecc130fa000394bb1e795a3f93d5', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc130fa0001364ebecfa8c652ba", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc130fa0002d1b4b1e39239b92b", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_9db0c2d0", "sellerExternalId": "seller_9db0c2d0"}', '2026-11-18 03:44:06.393+00', 1990, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7ed8882d69a17f1230f60644fe8026f4812b2569fe06aa218cf32fd99cc4a166', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 13, 'evt_01a1ecc12aa80000beb94a25cb5ae980', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.775+00', 1963, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '783651021cd27dda4689d5424056a038a7cfa4845fc7c499ef246e4eeb14b06a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 14, 'evt_01a1ecc12aa8000115e3db19ba6bb360', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.775+00', 1963, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0c54fd718f43df09dd94bc50ac2bbc2e0b943e41d42aff4549176cbaa8b54d6f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 15, 'evt_01a1ecc12aa80002159f530ff742768b', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc1283600025ff243e3103d53b2"}', '2026-11-18 03:44:04.775+00', 1963, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '3c806eab299eede58c596ba5b3a3260d9f7882f91a3e7d6e3669807eca77fa52', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 16, 'evt_01a1ecc12aa800042b5014e3cb82b34a', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:44:04.775+00', 1963, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1934869e7a5a80f22e1ac1e6bacf77d5d944c0fdf92963a1ecbd092ae9a48044', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 2, 'evt_01a1ecc12e6e000063ac6db6c7c9d907', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc12e4f0000a57aa3967d3bbb7b", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:05.741+00', 1984, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '615f0351b699c29b257d9294ac4e3723758b2d145e51a042ce088dd5b608fcc9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 3, 'evt_01a1ecc12e6e00012f5ecbb203782e50', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.YrU6Q2utR1zahqhzz0K6n_EbvsEoBCJghYvEOgarvigULIoq32NoLt07I6iFQQi485KYp6qrwznL3FMw7Gy-NkkqH5znLeW3iwefSQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000048"}', '2026-11-18 03:44:05.741+00', 1984, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '636f8b62552f1927b8b0299fe6b0d1fb2107990ce781ce4a1c9147b57c3f308e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 2, 'evt_01a1ecc1314500002a18a59531c29a80', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc131310000f0c7d13b29b27a9f", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:06.468+00', 1996, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '227dfef27eb87a0c00ff02e32358b9e6577e65d8be291789b08fde96e8b3701b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 3, 'evt_01a1ecc131450001488e1bfc5ea74802', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.QUBeyRE3X2Calm9_5rQN2NXNekSUOPEi7qwtVvk7roKlP5o0Te1Xo-lcXMvKoyF0dYy4SQIDpCauFsWpTn-g7JC82pyc6UshvxsuNw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000055"}', '2026-11-18 03:44:06.468+00', 1996, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '67671a7c94228a9359612f0081d27644337cf292bcf4916910a8425b285c80ba', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 4, 'evt_01a1ecc1317500009e509627a244a114', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000055", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_9db0c2d0"}', '2026-11-18 03:44:06.515+00', 1998, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '19d1b6fc986bbb7fe13522172562367d99c80f55a51bd42046150ac56202a159', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 5, 'evt_01a1ecc1317500011bddfc8194f47025', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:06.515+00', 1998, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c719d54ee754082afc3f772694f7e7de4e98ee5d959a7e0bc6464b62ad90183e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 1, 'evt_01a1ecc13412000344cc64f6e89e29c9', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc1341200010b9e1b60284f579d", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc134120002c8649a5467d5a9b4", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_471894a8", "sellerExternalId": "seller_471894a8"}', '2026-11-18 03:44:07.185+00', 2003, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '8868de159e8decd09eab97057bc0cb90dcf59e01b3d21209bc68c3a7bb37fe2c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 2, 'evt_01a1ecc134680000066f44f675e96d0e', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc134520000078b25f560a128b4", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:07.271+00', 2009, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd8255e74b695a9884a5cf565f54826fd66f1d538b4dcaca08141709c1c3334a4', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 3, 'evt_01a1ecc13468000150f7679e0359d0be', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.QigWYXSM5OrqUakcMrUR1etotMvjH-DN8_lXUqOZA9WQG19wdicprrK-NxEJfoXZvDpuNMTp8Uvi_SE6tevpyiaK-ms2MvvqjGSLbA", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000062"}', '2026-11-18 03:44:07.271+00', 2009, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '371d5179898f08462a02a38c12e6c36246da040bfe7214761991abcdd1bd24d1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 4, 'evt_01a1ecc134a5000071998c7b88665b2d', 'deposit.received', '{"fee": 0, "amount": 501000, "escrow": 500000, "excess": 1000, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000062", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_471894a8"}', '2026-11-18 03:44:07.331+00', 2011, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'fb18c2e77ff78ebf066ec3021340d5b0ef5ef80a43c59a08d02b0e0dd25da3f8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 5, 'evt_01a1ecc134a50001aff96802ac6744b6', 'agreement.overfunded', '{"held": 500000, "excess": 1000, "outstanding": 0}', '2026-11-18 03:44:07.331+00', 2011, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '88291b3180e5c7313b91126ba8743a622bae1b9b8fba4cbed9d241e8828319e3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'risk-policy', 1, 'evt_01a1ecc298910000ae2965d37d27394b', 'risk_policy.changed', '{"state": "shadow", "version": 1, "previousState": "draft"}', '2026-11-18 03:45:38.448+00', 2734, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0a84575a692d316118726d637c6217a3e1cc59eb3cf4476c7254a68af9b012af', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 1, 'evt_01a1ecc137160003ac34fffcc3181882', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc1371600010f467e311dc07f2b", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc1371600028be67fd37124224a", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_109b7531", "sellerExternalId": "seller_109b7531"}', '2026-11-18 03:44:07.957+00', 2016, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '6b4652302e5a4c8f146c389ef7646b7b17b5ba4fbb3a07e5be6b403cd96ed5cf', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 4, 'evt_01a1ecc137dd00004cebadc6a2ee73ab', 'deposit.received', '{"fee": 0, "amount": 250000, "escrow": 250000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000079", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_109b7531"}', '2026-11-18 03:44:08.156+00', 2024, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7fa7d8e08bd5f3fb7c4917782b935608269577270ffce4e8baa6a18aec74071f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 5, 'evt_01a1ecc137dd00012120fe2e1442667c', 'agreement.partially_funded', '{"held": 250000, "excess": 0, "outstanding": 250000}', '2026-11-18 03:44:08.156+00', 2024, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'bd1084d9340467ee990b8a7dc313200ad881464d46808f447df359894f9fef97', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 2, 'evt_01a1ecc13abe0000ad5d1bef4312356c', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc13aab000006d68cd6d215e9ff", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:08.893+00', 2035, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a87b815538f1a49f81b43a1362acd52c7c2c5b471d00a3fb8553a650739b2cc4', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 3, 'evt_01a1ecc13abe0001c8169b9fe77f68a2', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.qlmYNSicza2OI85bmJvOwT7uLUbesTpbWywHB7Q9LYY63oeeM-Xsc0SLhxY2YsQXmM5k3uLMu4j-fdkwAZ6D3HvN2Et_ZLYjmBEdNQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000086"}', '2026-11-18 03:44:08.893+00', 2035, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b928154a42f0d2fae3779c907e25528c5fb20d5bd602d212fe8f27bfebe51e89', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 4, 'evt_01a1ecc13ae50000f37118b7467582ec', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000086", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e"}', '2026-11-18 03:44:08.932+00', 2037, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1b3317b06aaa4fc1f576a70561c53230228049705e6900c4a5354fed22b28505', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 5, 'evt_01a1ecc13ae50001d0d90eceacd939ae', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:08.932+00', 2037, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '32544ca2fb40f94b50f5e052b736a0f220cc3a997b3401e0f4ca0c32e8f32826', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 2, 'evt_01a1ecc137880000e5c0693b340d5688', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc137690000079899da3358c0a4", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:08.071+00', 2022, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '658fbb6e1f5949fa13bab4549e99bdaddb1e247290be3f7c8597e344c88c1bea', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 3, 'evt_01a1ecc137880001f651a7fbc3770952', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.Qb1oIq1c6vd6WPb3glk8RLFlHqg-Sfr5R0UVEXaHP_PKyXW5rSBta_P9xxlFoBonzzSm1rEQA72eV1Pz7tD7Y8hBOIeVdHsCkJfUGw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000079"}', '2026-11-18 03:44:08.071+00', 2022, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '22862bbfea5295b4fe27ba33241e2bc636744456c9041c7752afa1c116293b67', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 1, 'evt_01a1ecc13a80000342f9d515cd59471a', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc13a80000171da16dcf23e840b", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc13a8000023a3d87db2b3dd5ef", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_08335f2e", "sellerExternalId": "seller_08335f2e"}', '2026-11-18 03:44:08.831+00', 2029, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c77123789d2bec9db464f47a5bc5d24dbb6ad035699044cc1915d4f06ac7b6d6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 6, 'evt_01a1ecc13b1500004e5469591879e4a8', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_6f123ccd4d2228dabf1c3352a9705b37", "reference": null, "milestoneIds": ["ms_01a1ecc13a80000171da16dcf23e840b", "ms_01a1ecc13a8000023a3d87db2b3dd5ef"]}', '2026-11-18 03:44:08.978+00', 2039, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '96e2adb7a02397300b293ea70c3986360d1b178264ab422032eb174eb873356d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 7, 'evt_01a1ecc13b7c00004224158639a4fa60', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_6f123ccd4d2228dabf1c3352a9705b37"}', '2026-11-18 03:44:09.076+00', 2043, '{"id": null, "type": "system"}', '917fca196f4d39642d90db2e288a52be4c6a94496a0354b6e63dbcd52f44df9a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 8, 'evt_01a1ecc13b7c0001c8e84174917c4bdf', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 03:44:09.076+00', 2043, '{"id": null, "type": "system"}', '3e956352e537f8a2c399e38b5bf70036351aaebfe4f07b9f671a07d7121702b9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 1, 'evt_01a1ecc13ea20003f4b3d33f7ddb1585', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc13ea20001d2e394d08bbcaa02", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc13ea20002125ce8bd000a4694", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_1455fd55", "sellerExternalId": "seller_1455fd55"}', '2026-11-18 03:44:09.889+00', 2049, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '47df87e51d9e87f0a166a454485b43d5289090d3f5f768b3381b4dc9f7284758', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 6, 'evt_01a1ecc13f6300001cd4b10b58b583b5', 'agreement.frozen', '{"reason": "A dispute, triggered by hand."}', '2026-11-18 03:44:10.082+00', 2059, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '55c20144807a0ecdb357531aec47836075456752eeb1cee748f23472f891674a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc14ced00006560aa613ef80032', 1, 'evt_01a1ecc14ced00014aa49536300036db', 'assessment.created', '{"flag": "GREEN", "score": 24, "currency": "NGN", "metadata": {}, "reference": null, "simulated": false, "agreementId": null, "assessmentId": "fra_01a1ecc14ced00006560aa613ef80032", "platformUserId": "person_89d17049", "triggeredSignals": ["identity_not_verified", "new_device", "new_account"], "transactionAmount": 500000}', '2026-11-18 03:44:13.525+00', 2079, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '36dbb8be4b3d20a35583e0dce53f1885e21b400923a5f12cd6c4cb128e53ee6e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 1, 'evt_01a1ecc14f300003197cc6675ef62b2b', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc14f3000016a7a112000b36a7a", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc14f30000242decf15d5c13c7a", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_c25ac28f", "sellerExternalId": "seller_c25ac28f"}', '2026-11-18 03:44:14.127+00', 2083, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '04f0d711b63cdfce50f424bbf8ce9ca9a02164accda7c54c005c41ab6f84d239', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 2, 'evt_01a1ecc14fbd00008c89df4b4c539c5e', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc14f9600004dfa5054a9108c39", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:14.268+00', 2089, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2ffd080c77416109e25f88ab345d7ebb51f93ea3ba5318a4b0bfcfc577d3ed32', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 3, 'evt_01a1ecc14fbe0000f29f2ebdeaac1927', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.6Qso8pHxFUTwQn-EbY0SOy44sJNf2MO_IKpsCVxZbdwi6tTxA_O_8K8Au18BId6I8eLHq114bWnx-KQPe9Wap9kxI-7DOX1KAC9xYQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000103"}', '2026-11-18 03:44:14.268+00', 2089, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'df6c77c4205bd8474e0eff1c81931d65329c0ec1b125bf53008fdef4039c701a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 4, 'evt_01a1ecc1502000003a94740fa4b77b8c', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000103", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_c25ac28f"}', '2026-11-18 03:44:14.367+00', 2091, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5300acfb5f8e620c4b3537d86885adedc04997b42fa94efeea67aec075886b24', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 5, 'evt_01a1ecc1502000019d7556d8c277cc47', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:14.367+00', 2091, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '03b4aaf16bf62b8bc30664c09361a447d5b1b0f993c83a420a187aff6ecf8568', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 1, 'evt_01a1ecc152e500032578771dab85fd9c', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc152e50001a8c327ce434a866c", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc152e50002b9a1f4022754b820", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a6237d4f", "sellerExternalId": "seller_a6237d4f"}', '2026-11-18 03:44:15.076+00', 2096, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '65248df9ce04cfea9c83ff64d0bfbf1fb1e7d6d4b3be25e184e65607d2d52f26', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 2, 'evt_01a1ecc1535d00001c5e0b91a6f50081', 'anchor.published', '{"size": 15, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "t/1pCG7ZR8Hx3Ty+EwtfIdqTgQxznVQOZwNLA9tahZ4=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n15\nt/1pCG7ZR8Hx3Ty+EwtfIdqTgQxznVQOZwNLA9tahZ4=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7MfU/VqCDSefPEKrIQWaMdkayinOEpmJ7Ne8Nj1Hld5x2jO18SH3FR3CSbl87x2qeQhg2Eq/S/sHRLm+AkzB0QU=\n"}', '2026-11-18 03:44:15.189+00', 2099, '{"id": null, "type": "system"}', '8696302275eb71da6d09b8a76568dd6d81dcba3e5f876f95a7105f2d269acfa2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 10, 'evt_01a1ecc15aca000027325b04b860939b', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.8TBtuVzqqkIv54AztVY3noFJEJMX9Sp_qJsih9KUxtXs5jEmig7F1mXveotn8zkW8sr_G6ZDWs44FR1ZHbeni0XeP5N2AX6hjhSa-ndXMLtvntmaSBJETvWeh9WjiCFe5HVtqxFCzXLe-ExwA_GNx7cecQ2-o3SqQxND0fBC5sQa", "bankCode": "058", "payoutId": "po_01a1ecc159e20001073f5d61b317c93d", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc159e20001073f5d61b317c93d_1", "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.095+00', 2157, '{"id": null, "type": "system"}', '47c1e842d9b4fc7f342775d220d315eb314b5e977631bd5e3708e1ecf358a224', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 12, 'evt_01a1ecc15ada000020193046219ddc99', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc159e20001073f5d61b317c93d", "reference": "po_01a1ecc159e20001073f5d61b317c93d_1", "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.112+00', 2160, '{"id": null, "type": "system"}', '6130496edc2f0995c33ee40f83f73b1b2eafb7341ae173d5d3e6de7ae7e3c35c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 17, 'evt_01a1ecc160570000a013becfe66ed14d', 'payout.submitted', '{"amount": 300000, "sealed": "1.5f79bfd57a1c1ac8.kx0LWwxg9TeNOLL85PUBcpUB57C8Vh-6ZlhS-w-2M3C4SOuzTKQ3UDfSZg51aFcnqATr_Ftp-O0q1VhQVNBv4Yitm_Evr3fAZ9YjUJ9KwjSpBfEugi_uJzsh2akJYm5KVgKT_YSvbrW_qZZCeQg2ra__Uur2YdHyegNSgTU4tpv9", "bankCode": "058", "payoutId": "po_01a1ecc15ec700026fb259b1e1f8711f", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc15ec700026fb259b1e1f8711f_1", "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.505+00', 2216, '{"id": null, "type": "system"}', '4db5fc6d979022d0683ca7f3859a0f8fa508427b28bd44451af4f39b318256dc', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 20, 'evt_01a1ecc1609e000066e93453d24f8676', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1ecc15ec700026fb259b1e1f8711f", "reference": "po_01a1ecc15ec700026fb259b1e1f8711f_1", "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.584+00', 2226, '{"id": null, "type": "system"}', 'a23e82fd3d9748c746162cf98c79876e2326270891c86032ab20528fdbc1c47c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 21, 'evt_01a1ecc1609e0001afc0a534ddc71cb5', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 03:44:18.584+00', 2226, '{"id": null, "type": "system"}', '5cd40698d488b889656d5f931fd283a111467fcf333a802b8b6056b4e2a628e9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 7, 'evt_01a1ecc165b20000af2de7755583347d', 'refund.succeeded', '{"amount": 1000, "refundId": "rf_cd9160c6039ab0342a2e2af54a59a94f"}', '2026-11-18 03:44:19.885+00', 2250, '{"id": null, "type": "system"}', '2211e6deb106a728d236309b52b102004a606f3ec0f8a7a375c8e42ddecf40cc', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc17e4b0000507973cbba03456a', 1, 'evt_01a1ecc17e59000038e0e0f342797986', 'identity.failed', '{"id": "idv_01a1ecc17e4b0000507973cbba03456a", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_4c4427c2", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:44:26.183+00', 2262, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5710dbb0f31e6d4543a8bc0b90270f5104484e9accd6a96ff35a7083348b1464', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 6, 'evt_01a1ecc228e20000797d5c9b9d4cbc1d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:09.86+00', 2478, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9fe61fb49e43acc63c469004a754dca4093caf256bdb7f6f44e3f2bd0366c906', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 10, 'evt_01a1ecc229020001259f4b776031183e', 'payout.held', '{"rule": "unverified_seller", "until": null, "amount": 200000, "holdId": "hold_01a1ecc229020000d9a8fee34cdaadf0", "payoutId": "po_01a1ecc227f00001babf13f5e638f19b", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:09.887+00', 2483, '{"id": null, "type": "system"}', '6c3410a0a1a647bbba898037c4f16f3f978a832ea5f6ecd483e930f8c039bdb5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 2, 'evt_01a1ecc1536a00001f0006f1972f1f31', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc1535b0000f1553cc70614e4c3", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:15.209+00', 2104, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a3763a4f59f6e2d6ca828d2fe4e83985ac1b476acf8a3f738997efbab100e552', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 3, 'evt_01a1ecc1536a00013175593b4ad1cfe7', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.5P0kL1Ov8gAsgvmQwGAQsjhryuKOF9Z5kc4oZFlA7OsJqm4SwIJJcGSWWYIQYnq5-qqJm3imAOUDQgec5MJNZD15EwRnn45LK2vuBg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000110"}', '2026-11-18 03:44:15.209+00', 2104, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c56c742b4009f9ccd81dc2959fcfe06d596c22a7030841f82639e0252a2b382b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 4, 'evt_01a1ecc153840000db652b9735ac2c62', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000110", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f"}', '2026-11-18 03:44:15.235+00', 2108, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'efe8aeb5e9868d2140af3ba5f63426c7613ba373675705c1fa89d2fe4d1906a2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 5, 'evt_01a1ecc1538400018b8d9371ce8d5993', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:15.235+00', 2108, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '96c6f7392b4ba7929308ac3c8c2b7e084322bec65c6f090a38cbd7169c79ec0f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 6, 'evt_01a1ecc153b20000d5cdc12023460398', 'deposit.reversed', '{"held": 500000, "owed": 0, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000110", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f"}', '2026-11-18 03:44:15.279+00', 2113, '{"id": "sandbox", "type": "bank"}', 'a5dc44c7dcc25aea5eb4e263b6cacfbc1d7c9ceaae075b8ad39bc211fcc2807d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 7, 'evt_01a1ecc153b200023587896fa71bd5cf', 'agreement.frozen', '{"reason": "the bank took deposit dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f back"}', '2026-11-18 03:44:15.279+00', 2113, '{"id": "sandbox", "type": "bank"}', 'ce6f7e141a226788615d4ddf098878494ca22547bd04c47b4a1bde7ab61d5c02', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 1, 'evt_01a1ecc156990003b06af8e9d996819f', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc15699000138adb5a103cd7878", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc156990002c812261ac4563913", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_23ea3fef", "sellerExternalId": "seller_23ea3fef"}', '2026-11-18 03:44:16.024+00', 2123, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '298f1db296d5fea96bb278f3d34c34c13ff5266761be477242b11b8b36a76319', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 2, 'evt_01a1ecc1572e0000a4456624c2f682d6', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc15717000042e6ba43367895a9", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:16.173+00', 2129, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1dc2e6aecb590992d16897ea94f85bb42617bba8971de9bdee9fad16991ebee6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 3, 'evt_01a1ecc1572e0001b63a0536eae9e27e', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.teTNg50V8XQuh1i48SttDuEXdXqG-omx8yiHYHnQuvnndHGYTr9CFdXeu5xdFroh2bnMveJCwFjyl2gHI7lXXCgp3rmS_4xZXITLcQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000127"}', '2026-11-18 03:44:16.173+00', 2129, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '8367caf5c52db47e8386657675f51edeb987d2a9b5671cf802cfa0da4307f536', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 4, 'evt_01a1ecc1576b000046ec7bd35ce6af6c', 'agreement.cancelled', '{"status": "REFUNDED"}', '2026-11-18 03:44:16.234+00', 2131, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd8db7ea0a51b6e751f841b2edf56ab85b7028a042963d04b70424349680252cc', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 5, 'evt_01a1ecc157c200005c24db9dbf9561c1', 'deposit.unapplied', '{"fee": 0, "amount": 500000, "reason": "agreement_closed", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000127", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_23ea3fef"}', '2026-11-18 03:44:16.321+00', 2133, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'df46f7146ea92e1ed4396c56f1c98a471ebe7a02964164f516e5cdf017cd2a90', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 1, 'evt_01a1ecc159e20003a0866ac9a977f665', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc159e20001073f5d61b317c93d", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc159e2000280dd98a8fd5e5603", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_8c429a72", "sellerExternalId": "seller_8c429a72"}', '2026-11-18 03:44:16.865+00', 2138, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '262e3c78a56a910fb7dbc2b6229e0ffd1d60f147543bdcbe36044597513e816c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 2, 'evt_01a1ecc15a140000c62ebc356d7be726', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc15a0b0000ed8fc90d8a913a0c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:16.915+00', 2144, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c7e205bb2872074a51bbc52c398b3af271775632d15c1acb8b3a251d2eba50fd', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 3, 'evt_01a1ecc15a140001bb6a643908f1e4a9', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.NfIzgeM7Bl0Qp6kKMNgARO3ToB_VkqAaFYDNa8gUJTG3louwuKXujOaKvXRnMagNbLoTMegBNC0d03dGz0oM4wqDtdl94_rrQJ9qIg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000134"}', '2026-11-18 03:44:16.915+00', 2144, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9e5f7ef3e86b88756a517fc9484a5cbb37c24fdc5fc9d79a95aafd9d886bdfb9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 4, 'evt_01a1ecc15a2900001f54128b6de194e3', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000134", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72"}', '2026-11-18 03:44:16.936+00', 2146, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd340cb4905c3b2bdc2fc51d26bfe951eb70c8ed47d2cee06f6c5c5617c1feb2f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 5, 'evt_01a1ecc15a290001bf0dbf6615e6eb58', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:16.936+00', 2146, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7031a42bcee93b9aa619c2d9aac680f26eef0466548db8b53db250802a0596e0', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 7, 'evt_01a1ecc15ab400000bf23cde0471bb0b', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.075+00', 2154, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '89738c44c300f473decd760fe3bb9b6f0145cca4f62dc3ee65b03715d4135f7b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 8, 'evt_01a1ecc15ab40001f1c993c313939256', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.075+00', 2154, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f6b7b5a844332ba5e178495563d4dc8c9a563f13aca7f30ed73186cda31beb09', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 9, 'evt_01a1ecc15ab400026b7fc92b1ab37631', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.075+00', 2154, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd84ba61c3cfdd472ce3c6de2b82b12a7c11dacbe7c35bdf3444c69b73025aae1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 11, 'evt_01a1ecc15ad000002f9797d5bda4012d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.103+00', 2159, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0941e3619ceb9fab588550003f0fba5097823cc31f763d2681441fe65ca9bd4d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 13, 'evt_01a1ecc15ae4000036890b2aa0888c50', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.123+00', 2163, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5d71aada1ae3f8f5f9777c339054fe2ac85db9534ff44912df2dba4b8ead6a9c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 14, 'evt_01a1ecc15ae400015a466b5318a8b6eb', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.123+00', 2163, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '8591d16b24910f57fe12b0cb9c546033d2a1a9aeee5c5218f8eeef0631f550bc', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 15, 'evt_01a1ecc15ae40002b41c822d1b0565bb', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.123+00', 2163, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a9927af921159abac2291920f20abfbee20cdf657cb699c474a76dfa7f90a15f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 16, 'evt_01a1ecc15ae40004de70ab02cee8cc8f', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:44:17.123+00', 2163, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'bda017dcbb1c81b185c4a71dde8967e7ee4c6c6691c21518fb9d450e37cc599a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 2, 'evt_01a1ecc15f410000fcc655fd7554d589', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc15f21000014ae95e9528eb8c2", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:18.24+00', 2193, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '85736ce2e2d79e8b4c10af72bbb83a9e3da5af9065486aff22699259a5255f9d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 3, 'evt_01a1ecc15f4100018ddcbd7951fb38b1', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.hwMS_ppCzOk31ETZTb0PTq3EzxLSyaI3LOqfT3YX0Mrkt6RKitTHS8HPNv2Dh8WMwVTy642rTnlbY0_qWHMShMVQnVLpYcqDUzAO0g", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000141"}', '2026-11-18 03:44:18.24+00', 2193, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'bf1d9ceadcb7d3c412b69a71f59f17b4dc2bf0c3b2611a7d27297fc1129dc5bb', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 4, 'evt_01a1ecc15f5a00000f1e75f608ee2628', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000141", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d"}', '2026-11-18 03:44:18.265+00', 2195, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4466064fc6235c6299db2cc89fb0c07f91a9eb259c05bab7dc9cd6113daaeff0', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 5, 'evt_01a1ecc15f5a00014b7ec6937001df92', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:44:18.265+00', 2195, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '96a2a5e0e932238b2d1445d40d09806d4a59a8aecc34886a2c3ef7846a300441', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 11, 'evt_01a1ecc15fcb00004ddd47d16761a054', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.378+00', 2208, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '143b91702406ea34084a07ea85d3a0f40cd4d2742936c4cd9cbd89e4e2873802', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 12, 'evt_01a1ecc160090000045a0bbfbf2985de', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc15ec7000109af7b400cd5a6a1", "reference": "po_01a1ecc15ec7000109af7b400cd5a6a1_1", "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.438+00', 2210, '{"id": null, "type": "system"}', '42d123236fdea8611a9eae201f6ef140f10b9799cd88eb29147d879d5c0ab31a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_8c429a72', 1, 'evt_01a1ecc15a570000e2f2e73f07d4659d', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.2HH33WN_prLb3oulIEh6RaGDjh7527pPHfTJfXelRyGnHCJ0VKc3FbWEYFHmdXQe626wV-BNZaQ4u1jKkTBnZSl8tfLOZfZ-GkX7YUVOV-obG3XhLMAtUNSdtNuAC9VXSWP1Qdl4FT0UFeNSiXdcUQpw4ZVNYr_PohY3r60DFZC7", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:44:16.982Z", "externalUserId": "seller_8c429a72", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:44:16.982+00', 2148, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7e2c3ea52e9ccf8243000f877d0518bf37d5257210cec0f0e1b90ff055c815a2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 6, 'evt_01a1ecc15a900000a76d7d6aeedcf7be', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc159e20001073f5d61b317c93d"}', '2026-11-18 03:44:17.039+00', 2152, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '15430f9f4b81548e5ee896799bda606c3815f2bb4904df393c98619e08302ba7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 17, 'evt_01a1ecc15af700001201724ce32788c3', 'payout.submitted', '{"amount": 300000, "sealed": "1.5f79bfd57a1c1ac8.0JAGWNM_e-CW0EbXzqWzUq-A_AtY2UpR_NBVZMUIcU3rGW_Buy_QY-MdXOp8Lz1WU6wq3Wf_yq4qMTCXefSKxouuHGOq4iLq_ZKAJAMqzeS0SK8_MjKAU_Q3-I71U1mCjxI0R2f2awvSztSDfX_k0pQqkdjvCpKoJ7dPRmGMZj-B", "bankCode": "058", "payoutId": "po_01a1ecc159e2000280dd98a8fd5e5603", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc159e2000280dd98a8fd5e5603_1", "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.14+00', 2167, '{"id": null, "type": "system"}', '4bbee07f2862bda181d49ac8b1f34391247b49661988804e40e3dd8ee61e3b64', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 20, 'evt_01a1ecc15b1800009895fa222e152405', 'deposit.reversed', '{"held": 0, "owed": 500000, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000134", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72"}', '2026-11-18 03:44:17.174+00', 2173, '{"id": "sandbox", "type": "bank"}', 'c88fecfd00433637d27a5081ada3a3955df135c48a34e7a6057bb11f9f56388f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc15b180002acb8abd47fe140f7', 1, 'evt_01a1ecc15b180003cf11c9f311f44b0a', 'exception.opened', '{"kind": "deposit_reversed", "amount": 500000, "subject": "sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72", "currency": "NGN", "agreementId": "agr_01a1ecc159e2000062366d5933c5d24a", "exceptionId": "exc_01a1ecc15b180002acb8abd47fe140f7"}', '2026-11-18 03:44:17.174+00', 2173, '{"id": "sandbox", "type": "bank"}', '895cc29c2cde7cf675611443f3ac9906403f85d4e45fcfe3b7fe1d3aaf015f57', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 6, 'evt_01a1ecc15fa80000554cef0a4c3e20d4', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.343+00', 2201, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b927635592de23f0e50dc481e9546e79f9f907ac7302f2023c63b299b01b7e47', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 7, 'evt_01a1ecc15fb70000d94ebf44a0856e91', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.358+00', 2203, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7b5a946f8511a2fc82bf16579a37ed6ef4bb8b9a4f2fac35aa9c9b165095b357', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 8, 'evt_01a1ecc15fb70001b0bde56fe0c3f7e2', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.358+00', 2203, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c2d4813183c971bd89c3e31c2d8438d92bcdec25c8bb4732955efad229a2e835', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 9, 'evt_01a1ecc15fb70002b1618f861dfcda21', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.358+00', 2203, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'fab8e1ba8baaa690ffb5b886d63cba05940b59cdd605be8b1772888eb92be129', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 13, 'evt_01a1ecc1601600002e4e4c8493e928e8', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.453+00', 2212, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0326d409e810d91782220ea2abab365a2da1074393473ae33e3479471ad1c2d4', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 14, 'evt_01a1ecc1601600017fe4a068cc27d4b5', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.453+00', 2212, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '275adbe065854e06a593f5ced9fb3eb9d9bd8b9e051245f7c5e9f862fe9db152', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 15, 'evt_01a1ecc160160002a8b82a19061685bc', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc15ec700026fb259b1e1f8711f"}', '2026-11-18 03:44:18.453+00', 2212, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '139633518d43773070700fad29dda61ade5bdcc7eb8d9fe95cd471c66fcf3cd6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 16, 'evt_01a1ecc1601600046f9123853cdbb61a', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:44:18.453+00', 2212, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b651231fa36814aedec13fb6637d268270d7a5967ab6cd655fba834c911be0ea', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 18, 'evt_01a1ecc15b110000a79233f698c598fe', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1ecc159e2000280dd98a8fd5e5603", "reference": "po_01a1ecc159e2000280dd98a8fd5e5603_1", "milestoneId": "ms_01a1ecc159e2000280dd98a8fd5e5603"}', '2026-11-18 03:44:17.166+00', 2171, '{"id": null, "type": "system"}', '03af8a4b924c71d0f4e1619da0dc12adb759b11278af7ed36542ee7bbe1b7624', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 19, 'evt_01a1ecc15b110001f5bd277aa846e9fb', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 03:44:17.166+00', 2171, '{"id": null, "type": "system"}', '982738eba875fc1e205430fa382770bf9d725efdca7fc9706edcb14b91c849ee', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc15b180002acb8abd47fe140f7', 2, 'evt_01a1ecc15bed0000526a2b6feb4dea3a', 'exception.closed', '{"kind": "deposit_reversed", "note": "Triggered by hand.", "amount": 500000, "settled": 500000, "subject": "sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72", "currency": "NGN", "agreementId": "agr_01a1ecc159e2000062366d5933c5d24a", "exceptionId": "exc_01a1ecc15b180002acb8abd47fe140f7"}', '2026-11-18 03:44:17.381+00', 2182, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '448e2f014ed2bed0bbed784c5b2f2344640b08c62513bfad25a8ead843f2272f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 1, 'evt_01a1ecc15ec700030c27fd82e337a2d3', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc15ec7000109af7b400cd5a6a1", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc15ec700026fb259b1e1f8711f", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_14d8ba5d", "sellerExternalId": "seller_14d8ba5d"}', '2026-11-18 03:44:18.118+00', 2187, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a4c5510fe39efd60283fcacb90c35f154894d8f40a78a96419915a9f46f5b1b8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_14d8ba5d', 1, 'evt_01a1ecc15f8200006823588500e9a6fd', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.UT922IiP96Jj7Mpr-JRTf9gst6Bo3jzSEnLlaE6UcFO7BqcWL5zrSZj7oxmhSKcYquhPJbGQCv_BiA_l-fZ5L71hVQW1Qti02LPwCiRwOzhIAXtL6il6DZ3lFTtYXEg9KTzusaMhOZizp1clv-rF1OjuKOkBCkwub-bNRYlB6NjD", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:44:18.305Z", "externalUserId": "seller_14d8ba5d", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:44:18.305+00', 2197, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b58013a4744aa638e1da49f52907068451dcb0f8672222c7dc4ecd20eb8c2e2e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 10, 'evt_01a1ecc15fc40000bf14dca97ed7467b', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.pIR6y9q5LCtTIOUcX9YN8DmqC29bqgb8s6rlHVd8DdH8_r9wE9hPWrhdiEbKWYOmIRblmq7XHRYHxeiPmXkQ10fmpOto2GTcmgGT0NoEd9-PwDnuPdY4SWpgNi66GtoBxISErqJm-rXLKsfYpefSix5dI0Dm6uZcKQItpfSnnE8G", "bankCode": "058", "payoutId": "po_01a1ecc15ec7000109af7b400cd5a6a1", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc15ec7000109af7b400cd5a6a1_1", "milestoneId": "ms_01a1ecc15ec7000109af7b400cd5a6a1"}', '2026-11-18 03:44:18.367+00', 2206, '{"id": null, "type": "system"}', '4fa81ddfaae20191c6aa7f9e060fd12554d5171e3fc8b45438e42703379af316', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 18, 'evt_01a1ecc1607f0000293e0677a37f359c', 'deposit.reversed', '{"held": 0, "owed": 500000, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000141", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d"}', '2026-11-18 03:44:18.555+00', 2220, '{"id": "sandbox", "type": "bank"}', 'f8c25eaf1c43f348a2fb92ac8e35a96260033970e7d5669ecabef27022e728a1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 19, 'evt_01a1ecc1607f0004a438735016048115', 'agreement.frozen', '{"reason": "the bank took deposit dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d back"}', '2026-11-18 03:44:18.555+00', 2220, '{"id": "sandbox", "type": "bank"}', '2a5e8ebb5ec974944e0030dc8328766d06d1d40f305ca5478e73ee65a7bb0479', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc1607f000272bbffae5ae50566', 1, 'evt_01a1ecc1607f00030cd11e174d4abeb0', 'exception.opened', '{"kind": "deposit_reversed", "amount": 500000, "subject": "sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d", "currency": "NGN", "agreementId": "agr_01a1ecc15ec7000065c8f025a02c9904", "exceptionId": "exc_01a1ecc1607f000272bbffae5ae50566"}', '2026-11-18 03:44:18.555+00', 2220, '{"id": "sandbox", "type": "bank"}', '14ff3f0d0d2fcaf5d29bf2008cb446854b321dbddc973128bd52ce7a12a668b1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 1, 'evt_01a1ecc164c6000069b265f1cabb22b3', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc164c50001499b2c44f4925df9", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc164c5000217dfa206c105b93c", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_bcf1c49f", "sellerExternalId": "seller_bcf1c49f"}', '2026-11-18 03:44:19.652+00', 2235, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '823524b7986fae38032149604c8d3c9955c94cd5df720afeb377f65f85876028', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 2, 'evt_01a1ecc1653500002902871577e63f7b', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc1651e0000302db94c9f479e76", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:19.764+00', 2242, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5a2e56e86adcb59df104016e2d1a2f25f9bab8726f41a6246363b1df41e8c8a1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 3, 'evt_01a1ecc165350001e8a88d6bdcecc36b', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.VcKJ5m7ZEQ_iT1NdcfchREyzRcUx7CncpCnzeP5-cTgEVIdYkagRLV5SfsBzezfv0r3vqiM_Lb5QjeyP_xm8oM60kXn4MfbPdoCjUA", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000158"}', '2026-11-18 03:44:19.764+00', 2242, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f8ab9e8327ea6fab4ca23fa5b7017d8b016d29c0f496a6a76c50b36f4174e4c9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 4, 'evt_01a1ecc1655d000018c6a4d2bf3764bf', 'deposit.received', '{"fee": 0, "amount": 501000, "escrow": 500000, "excess": 1000, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000158", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f"}', '2026-11-18 03:44:19.804+00', 2244, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0bdeba1d53b883c8d324bf579bbea32d58f8ca9c730bb96a9149b76b6d2d5c63', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 5, 'evt_01a1ecc1655d0001318c6182017baff8', 'agreement.overfunded', '{"held": 500000, "excess": 1000, "outstanding": 0}', '2026-11-18 03:44:19.804+00', 2244, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '3a8ac9854d2f36a4c32d20e8758edf003afaa97d704d4857e429dc508156ba7f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 6, 'evt_01a1ecc1658200002693852510374ad8', 'excess.refunded', '{"parts": [{"amount": 1000, "provider": "sandbox", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f"}], "amount": 1000, "reason": null, "metadata": {}, "refundId": "rf_cd9160c6039ab0342a2e2af54a59a94f", "reference": null, "milestoneIds": []}', '2026-11-18 03:44:19.839+00', 2246, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd671e7788757dc8646de8553623a3a1addd5ca5e7518d40b06f3c4a8d30dcfb0', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 3, 'evt_01a1ecc17d9000007311fb98ca67aaae', 'anchor.published', '{"size": 22, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "cvpMTAplElQ9ka61dHg5Ue7Ja2ygRHoZxGX6elllj1Q=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n22\ncvpMTAplElQ9ka61dHg5Ue7Ja2ygRHoZxGX6elllj1Q=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7LjrebHzVZ41SuDzEy/Ipw6mpwBb7AOnC2906Zu3PGEGPql3JcVbqkxzc9ZnAVw7nTS3NbZWQdnZM0l0Bkgtqgk=\n"}', '2026-11-18 03:44:25.994+00', 2259, '{"id": null, "type": "system"}', '148bc157f122f38df5a8fb7ba231b62836bf7a7342068cb98a09bec63acfd52a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc196d100000fce9cce416f43c5', 1, 'evt_01a1ecc196d600001909c6c752c4bfbc', 'identity.failed', '{"id": "idv_01a1ecc196d100000fce9cce416f43c5", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_6309d1be", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:44:32.462+00', 2268, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f56d696f74bf0cd37c0ae14eecaabba402b1e1c1fbd98c16132d9bf98dd5624e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc196d100000fce9cce416f43c5', 2, 'evt_01a1ecc1975500009bfaffc0e007e0de', 'identity.reviewed', '{"id": "idv_01a1ecc196d100000fce9cce416f43c5", "externalUserId": "person_6309d1be", "identityVerified": true, "previouslyVerified": false}', '2026-11-18 03:44:32.574+00', 2270, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '07fe16e96435110c98859ec9d07c9af804a4e2e4e4f1ca33d177e23886b8c0ab', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 4, 'evt_01a1ecc1a7e400001d545e823d0d0cae', 'anchor.published', '{"size": 23, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "oRj+BelJ4f7O6hi4WNksm9w9ulz/t78UmjjMZ3UlcWw=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n23\noRj+BelJ4f7O6hi4WNksm9w9ulz/t78UmjjMZ3UlcWw=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7AD0iXXt9gN1BsA/XZp5rRcvfiRYF1iGgeclXmRd6JWGn8au0Ku69s61j2COoKI9RrGKpvDY3pee7ZYn4ZUS3A0=\n"}', '2026-11-18 03:44:36.82+00', 2289, '{"id": null, "type": "system"}', 'a941cf284a6ea9d958b6a544bb5d65bf12705351e7def9b2953235ac6e79cee6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1c0d500006f2df1126c62c2f0', 1, 'evt_01a1ecc1c0e100002c6bf441339159ac', 'identity.failed', '{"id": "idv_01a1ecc1c0d500006f2df1126c62c2f0", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_c069595b", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:44:43.218+00', 2292, '{"id": "ids_01a1ecc19a3f0000f34f6b6234fa93a4", "type": "person"}', 'fbf513bd98189c73a6e960d4f29e16888a2902c648e222767c57cdb557cfa4b6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1e2b60000e7730d3e8793e310', 1, 'evt_01a1ecc1e2ec000036f2320a6dd6b8f5', 'identity.failed', '{"id": "idv_01a1ecc1e2b60000e7730d3e8793e310", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_c069595b", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:44:51.891+00', 2302, '{"id": "ids_01a1ecc19a3f0000f34f6b6234fa93a4", "type": "person"}', 'a7bd7d2b647720ff8d65a063624f4ff241c5ed4ea2f637610e5dbd69923cf135', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1fe73000045ae68307339d2c9', 1, 'evt_01a1ecc1fe770000cd75f01f0d188d0d', 'identity.failed', '{"id": "idv_01a1ecc1fe73000045ae68307339d2c9", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_c069595b", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:44:58.996+00', 2313, '{"id": "ids_01a1ecc19a3f0000f34f6b6234fa93a4", "type": "person"}', 'f4ebfec43c19c7894fe869a24b6c0cda30d36aad437dc99adffdf8739058bae3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc19a3f0000f34f6b6234fa93a4', 1, 'evt_01a1ecc1fe8a0000ee6c0e6fe347808c', 'identity.session.completed', '{"id": "ids_01a1ecc19a3f0000f34f6b6234fa93a4", "state": "FAILED", "attempts": 3, "livenessLevel": "passive", "externalUserId": "person_c069595b", "verificationId": "idv_01a1ecc1fe73000045ae68307339d2c9", "identityVerified": false}', '2026-11-18 03:44:58.997+00', 2313, '{"id": "ids_01a1ecc19a3f0000f34f6b6234fa93a4", "type": "person"}', 'f87185ece9e202c9a16731e5e62e701be8be9eb09351004daa3585aa2d545e4e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 1, 'evt_01a1ecc2066b00032563a18e1c3a8b1c', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc2066b00010bd797cb9b4b1e82", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc2066b0002d918cd4b75637154", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a19b8b72", "sellerExternalId": "seller_a19b8b72"}', '2026-11-18 03:45:01.028+00', 2319, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a59541a2b622b9d9e108b5a14a1ef4c17fb97156a285dd9b1367efb40fdcd42f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 2, 'evt_01a1ecc2097c00003b0006514b688061', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc206fa000007fa7873f0db5740", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:01.821+00', 2328, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'be0cbfb5b1d0333e0fbc02de25368550d371692f612f0fa27bfb84e50e27f647', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 3, 'evt_01a1ecc2097c00016a69c1e32f7bc522', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.BAypFNovtkKkSHEbyeqeOWDxh1n8Zswm_qTmwmTnJ6TXZklLIPnsIVFKIJo6iejRT8Mb9Ii_sHrDCOTag0dFffLW-xlnYx4V0E0r-A", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000165"}', '2026-11-18 03:45:01.821+00', 2328, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '550edd9708ba50919271e4e17c900ddb480c549e82d381a9db6d364f0e064ff8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 6, 'evt_01a1ecc20a170000a45166aae773de48', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc2066b00010bd797cb9b4b1e82"}', '2026-11-18 03:45:01.976+00', 2332, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c3bd75c1eb411831099a84fb41a193b71bac9ba1d5a63104a77e7be1483b18d2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 7, 'evt_01a1ecc20a5900001db11c0ab4bdddd1', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc2066b00010bd797cb9b4b1e82"}', '2026-11-18 03:45:02.043+00', 2334, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '17614d86210a5ea7e6e74120433756961983f4b254531f72d392e284c563f79c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 8, 'evt_01a1ecc20a5a0000a662c7b48e0f4166', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc2066b00010bd797cb9b4b1e82"}', '2026-11-18 03:45:02.043+00', 2334, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c5bf5c0cd18266f284dfbdc39c1a537955f3e8de2a34489c9c2fdfa39baabef8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 9, 'evt_01a1ecc20a5a000154ad03ced53b0059', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc2066b00010bd797cb9b4b1e82"}', '2026-11-18 03:45:02.043+00', 2334, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b35bbab67ef9b9a101453753449a1a3352e68c8732f9b1e06ce29434b64ce11b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 1, 'evt_01a1ecc20deb00039eb425d1eb697ab0', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc20deb00012cbed142f7b3adfc", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc20deb0002cab6e70f56ac7e41", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_32c99b8d", "sellerExternalId": "seller_32c99b8d"}', '2026-11-18 03:45:02.957+00', 2342, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5fc008110905f396d7a4b493e1ebf4f21829604b1ef10ef41954b3204a609377', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 2, 'evt_01a1ecc20ec900005b54f075299711c3', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc20eb500003f89e0686cd98f7c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:03.178+00', 2348, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cfc024ac5139bcca735146d9cdaf95fb8b70dc2530252d024085c095325212b8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 3, 'evt_01a1ecc20ec90001d4ee45ffb07d4af1', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.qQtJNzcp8Y-f_Y93AVZkTSmu0y3-l9Rt-XHu3Th40eEy2NiGsEFMUkwdW2URcBtnGm0leCtiO2aN4R5foWc7zZPejqchk3wpV7l7qQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000172"}', '2026-11-18 03:45:03.178+00', 2348, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'aec8f26196dc18679b25ec396f587417ed9de77342abced2b37c5725fa5ac6a9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 4, 'evt_01a1ecc20f7600009b8cee638730e1a4', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000172", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_32c99b8d"}', '2026-11-18 03:45:03.351+00', 2350, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '55663dae4f6f783a8764b77b92b258f6018ed51556a5e2d6f123344ef38e4998', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 5, 'evt_01a1ecc20f76000109de7f701737e547', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:03.351+00', 2350, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e0619bb229437ff2653824b01df3e2601781feb5a9740373e76d1c15fe0bbbcb', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 2, 'evt_01a1ecc2128a0000046d9f51e62f7134', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc212290001268e74a6a9f8951f"}', '2026-11-18 03:45:04.139+00', 2359, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '24de7606853ec0c7333bb48f130449e896c0d66b8bbe9bec1b8c0835a115db94', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 1, 'evt_01a1ecc2171d0003c5d78d874db9b64e', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc2171d000101cfcfc94060e7e9", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc2171d00029ff2651311d7852c", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_493728f7", "sellerExternalId": "seller_493728f7"}', '2026-11-18 03:45:05.311+00', 2366, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '22d983190016fa9e46bca3c5e0596567362542669cdd152af304baea51965666', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 2, 'evt_01a1ecc217cd0000d1c44c334ede206f', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc21778000014267601f27758e8", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:05.486+00', 2372, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '5e7f88be40fd1ba27580669c5b755f77cd3feb32f63e4cdf5f2d421b25d7b556', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 3, 'evt_01a1ecc217cd00014233de5e14b787e6', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.wnebTv6A3of7_58IytI9u5jmFaKai565bkQtrdlmMoSyPn_1MdWtws80Da0Tp6K5YVtxdlWy_8Mb0okjA4RaTobQnZH3StLnJNYfHA", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000189"}', '2026-11-18 03:45:05.486+00', 2372, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'fff166c851d1ade38d616458fc176d3e1db9a15557038f94d877d95d2df38a94', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 4, 'evt_01a1ecc2182600001c9a2345acac3f16', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000189", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_493728f7"}', '2026-11-18 03:45:05.576+00', 2374, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e4310686bc9b6bb6836ef80b4b7ff1811c8a6199a62445e758562473c188f5e6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 4, 'evt_01a1ecc209ee0000817b601dfe6eb687', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000165", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_a19b8b72"}', '2026-11-18 03:45:01.936+00', 2330, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '82bff2e6f0a172339b5f39d4ae86c2a57491b61e290a228b37d9485ce569d555', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 5, 'evt_01a1ecc209ee00014d73f2f59a125212', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:01.936+00', 2330, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '127f4f0c3b3561d51978ad0692b94d07aa2c8cb01f75b1d85b538b69241bf060', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 6, 'evt_01a1ecc20fac00001ab140fd58cb2137', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc20deb00012cbed142f7b3adfc"}', '2026-11-18 03:45:03.406+00', 2352, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd806654d38c1d1fcc84538f9d64c7e5c93828b379478e3100293d41837e8dd05', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 1, 'evt_01a1ecc212290003ca7d66aa9f4315e0', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc212290001268e74a6a9f8951f", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc212290002eff0e5bbd2b8da54", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_1c3dc8f1", "sellerExternalId": "seller_1c3dc8f1"}', '2026-11-18 03:45:04.042+00', 2357, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0bd2c5b3a594dbd678fe219b9e5fb32ca667bb83de3f59f840c340751dfbc538', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 6, 'evt_01a1ecc21c1c0000081f17fc80b61d19', 'milestone.resolved', '{"reason": "A quarter was missing. Triggered by hand.", "toBuyer": 50000, "toSeller": 150000, "milestoneId": "ms_01a1ecc21b850001673a604d61978aa3"}', '2026-11-18 03:45:06.588+00', 2396, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '8eb367ad0c622e119a9397686b728b4bed4c20f7c7279bd9afb874d63757191b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 7, 'evt_01a1ecc21c1c0001a7f0dfbc740b9cce', 'refund.created', '{"parts": [{"amount": 50000, "provider": "sandbox", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2"}], "amount": 50000, "reason": "A quarter was missing. Triggered by hand.", "metadata": {}, "refundId": "rf_6b9f384e40553853b8c85b9c9b940a0e", "reference": null, "milestoneIds": ["ms_01a1ecc21b850001673a604d61978aa3"]}', '2026-11-18 03:45:06.588+00', 2396, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '19f252c52adb55ba931ceb0395d0c353fae67bed0c4287d66572b715437e8b3c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 8, 'evt_01a1ecc21c1c00035b39692d119fcf1f', 'milestone.released', '{"amount": 150000, "milestoneId": "ms_01a1ecc21b850001673a604d61978aa3"}', '2026-11-18 03:45:06.588+00', 2396, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '52178f4fb3d9d68388601881a8d3a19eb57bc4bacb987f393d02ca587612c6d7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 10, 'evt_01a1ecc21c8a00005bcd29e1667296b4', 'refund.succeeded', '{"amount": 50000, "refundId": "rf_6b9f384e40553853b8c85b9c9b940a0e"}', '2026-11-18 03:45:06.694+00', 2402, '{"id": null, "type": "system"}', '154c95c5e27d0053d2285606618d0f14de0baf976487d9480e0a87fce45f6644', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 2, 'evt_01a1ecc21fd10000a0d9713ed291eda0', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc21fa20000b25317babeb87c5c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:07.539+00', 2414, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '154417c0ec3d0543e1e1736739e7283a79919d70ca9714e3f980431b0898b8c3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 3, 'evt_01a1ecc21fd1000125620e83f82c8a44', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.kyj5etI5wVVR_tup2AQj0aUSess7yrcMsLu86hY4_bJ1bEAhvjNWswyYj632yM5JbDycjgKsXysf0N8V5BeEwLI43YcpbLjwXi4EdA", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000206"}', '2026-11-18 03:45:07.539+00', 2414, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2e2f778fb4faa03fabfec9f592a3ecd874acc84d4c9f4250a8ef80e6712438a3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 6, 'evt_01a1ecc2209d0000434af4b2464086c6', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc21f340001cd1c1ba802f74108"}', '2026-11-18 03:45:07.743+00', 2420, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '22fe34fc2d66d72f8cd0b14001499f5e28e6c59c32274e3e62618c4c8b68c8b6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 10, 'evt_01a1ecc22132000001f873c98fade9eb', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1ecc21f340001cd1c1ba802f74108", "sellerExternalId": "seller_a305b041"}', '2026-11-18 03:45:07.88+00', 2429, '{"id": null, "type": "system"}', '9d08bd6d41c25ccdd9aedb398d7dfdddcaa54dd0c065f7213a6b79b81f64ac81', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 2, 'evt_01a1ecc2240d0000143e590a16a6b0ec', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc223ed0000a10ea1c91b4847e6", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:08.623+00', 2438, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '986c27ba0a8104bb3bbb3848eee0007451135b036a098e20137b0d77f0ef68d6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 3, 'evt_01a1ecc2240d0001f50496b43ade2750', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.rlQPFUQvQBSA3d_ju0paMT1OdN83Mc2NmPrFazmlP3nC3b6Ey_FLyE2DW5wTvUjmJWMeCloXU7gAJrQB4fvtvaj22xYpcybaNqcySQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000213"}', '2026-11-18 03:45:08.623+00', 2438, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '3923d271af9f4f466986bb5007a5ccc4cdbaad502ebd8e5b6589c4dbb85a75a9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 4, 'evt_01a1ecc2243c0000ae26ad25c3062143', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000213", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_6242fbe6"}', '2026-11-18 03:45:08.67+00', 2440, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '43a263312b2680251fc2bf728d3a3d11b22d98d013825fd2e99c559a8e80ff21', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 10, 'evt_01a1ecc20a910000cdd61787f5556a17', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1ecc2066b00010bd797cb9b4b1e82", "sellerExternalId": "seller_a19b8b72"}', '2026-11-18 03:45:02.092+00', 2336, '{"id": null, "type": "system"}', 'e880b6a7880e3fa20a459ebccb96b4f5d1ea75a58f3842b3627ae6d10944c553', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 3, 'evt_01a1ecc212b40000dca4fe9a888518c9', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc212290001268e74a6a9f8951f"}', '2026-11-18 03:45:04.182+00', 2361, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '32ba9f9aa54e210df8e39e2a79843b3ca9a1c22052189da40b32c7ebf02bbd5b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 4, 'evt_01a1ecc212b400010b9327d7410ec194', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc212290001268e74a6a9f8951f"}', '2026-11-18 03:45:04.182+00', 2361, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '11e07e5bc5864861150f8f60e5ca2855de94f2985ea36718a8f9af0417d7b188', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 5, 'evt_01a1ecc212b40002f4d0ccd893b76fbd', 'milestone.release_queued', '{"amount": 200000, "milestoneId": "ms_01a1ecc212290001268e74a6a9f8951f"}', '2026-11-18 03:45:04.182+00', 2361, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '55b6f73986d4a1988e5435dceceb3286fe0e8ba3318d2f03bfc5c141b477b418', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 6, 'evt_01a1ecc218540000758a3a38bcdb10e0', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc2171d000101cfcfc94060e7e9"}', '2026-11-18 03:45:05.621+00', 2376, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '091b7545524073e19b33cec25da6fdc64d358bbe619c8ee88af4e7c086f91e1c', NULL);
INSERT INTO public.events VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 7, 'evt_01a1ecc2189400006cf732a43b8a2851', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc2171d000101cfcfc94060e7e9"}', '2026-11-18 03:45:05.686+00', 2378, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a558ecfc55d0ed753ce7de73d2320ed4acaf74b882897fb5511eee236909688a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 8, 'evt_01a1ecc2189400019762ae5058b7258c', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc2171d000101cfcfc94060e7e9"}', '2026-11-18 03:45:05.686+00', 2378, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '99e1b9c5f0ec19ea1d0186e9f589e6a1f3f603ba54ebafce51871a661af8b538', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 9, 'evt_01a1ecc2189400026dd423ded77c73b1', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc2171d000101cfcfc94060e7e9"}', '2026-11-18 03:45:05.686+00', 2378, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '62ac3a9d1219e8a7512757956349262428f43c32a081a21aee1c26ce0758f630', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 11, 'evt_01a1ecc224ed000082648fec821e51ba', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_1", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.84+00', 2455, '{"id": null, "type": "system"}', '9c0d917bec4eca7a325ae84f79d7f20e999833982afeb30ad503a7c183614dec', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 13, 'evt_01a1ecc22aa100007f1390b894549723', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc227f00001babf13f5e638f19b", "reference": "po_01a1ecc227f00001babf13f5e638f19b_1", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:10.305+00', 2493, '{"id": null, "type": "system"}', '1594c46095cd508eb24f0cd39e85266bcf0459d97ec90909e2ea7caf37562ea7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 1, 'evt_01a1ecc22d4400034b3bab9a085211b7', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc22d440001e97e45139c8d9878", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc22d4400022319d1ddf7b3126b", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_66580273", "sellerExternalId": "seller_66580273"}', '2026-11-18 03:45:10.981+00', 2503, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '139505d9fd516a2507fe0b774d4f4147b6b5741ffe592ac88213e38fd12c2945', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 2, 'evt_01a1ecc22daa0000e4ab938b41f25c59', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc22d9e0000da4ea8eedc68d307", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:11.084+00', 2509, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c3dfc1c633500fd751dc33d00a57ad0893ae90eb877b154c30af597fa144a62d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 3, 'evt_01a1ecc22daa0001bebb7a7c86d9ab86', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.H6fqxJ7D4RMqD5ynNaC7XISiE6CJkOTeU1EjpiQXPKZTO3s3D3udvV3XMUrZ1Y_zOjHOQrukPQKnnxZ63LvtMMDrHMIFhZDHrLFAWQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000237"}', '2026-11-18 03:45:11.084+00', 2509, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1e627471b4b7468ec2eff0e8306fb2c616aedef77d8f3bde6e6426e8484fde6b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 4, 'evt_01a1ecc22dba0000829443db6c0c6152', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000237", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_66580273"}', '2026-11-18 03:45:11.1+00', 2511, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '628f43c3db785fee42dd69db0c5c4dd94c90926f0966468f9baf048e0593cd88', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 5, 'evt_01a1ecc22dba000119b24ee0c642a84a', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:11.1+00', 2511, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '61b1de096bfa74fddd25a75b5ddde66059681782bd394dcc899fa09c198e1c9e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_66580273', 1, 'evt_01a1ecc22dcd0000c39789e466a59a80', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.x-o4tAynw4OM6hXhhMacorSRHlvD61PlhMeOTnUR7eSOC_gB60HvZCOPPmn6DXBDqtYOQmvW-HbKsnh30YWQb-8Rwn72kQ0LZVcXCuuo-JUzDo2jT8gWt-COURcT-maIfEh06bJsmO51AKe4u1pU19ugcJU-DWvzzWasvfVuH5o7", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:11.119Z", "externalUserId": "seller_66580273", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:11.119+00', 2513, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '8f4f795ce8c80cd3b9225ce853d9122cda6b0e7f2a7274477ef5a7b8bec513c2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 5, 'evt_01a1ecc2182600019473b9599ac776dd', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:05.576+00', 2374, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cb29293d5b001678d011abf7dfcf7b1bab889324d662f2c3cfc8544de32454a5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 10, 'evt_01a1ecc218a3000086b9e005894a2fc4', 'payout.awaiting_details', '{"amount": 200000, "milestoneId": "ms_01a1ecc2171d000101cfcfc94060e7e9", "sellerExternalId": "seller_493728f7"}', '2026-11-18 03:45:05.699+00', 2381, '{"id": null, "type": "system"}', '49d09300da1eef65b64023065d2a4cf22ff660f74257bf36883aaf4619de3e7c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 1, 'evt_01a1ecc21b850003e0a5a36954a914f0', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc21b850001673a604d61978aa3", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc21b85000223c5fac1f31af62a", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_f15e3ae2", "sellerExternalId": "seller_f15e3ae2"}', '2026-11-18 03:45:06.439+00', 2386, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '28d150dc071791f036fb73a39168d8325e6b0860c28b93811455db11102a2fc7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 2, 'evt_01a1ecc21bc60000b6533ecfda82b4ef', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc21bbb00003807a06347108546", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:06.503+00', 2392, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '34e6bab1db8739bc36573d5bd571c40b246d27271da8064e8078dab3816a5d58', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 3, 'evt_01a1ecc21bc600015d607e331c59bd08', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.5GG8UPdAKqiIKtuvfV1j8c2NNmN54mGJ8v2xDYCLKo7fOiDxq-FGwuArd6egJSBSpt7pDvSN8n-vIWOSp6kdCCi_GDJQ4c-e6PDxsQ", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000196"}', '2026-11-18 03:45:06.503+00', 2392, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cc9433de6262b65ea291ac5dd73388ea6fef479537e7fbd6ddd1c8d0a57928d1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 4, 'evt_01a1ecc21be50000d66648f51f783f1e', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000196", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2"}', '2026-11-18 03:45:06.535+00', 2394, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '994ff0c2eac2b4c8f5532d8361aa24098950af58f6c3f59ffb9ed4e334e4eb12', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 5, 'evt_01a1ecc21be500015041e247ee6a6627', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:06.535+00', 2394, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9d04797aa40bc93cb2a2b9fe71a34dc7ebbe6deea6026d1064805bee3e149fbb', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 9, 'evt_01a1ecc21c4e0000cb6dde46bb06aa21', 'payout.awaiting_details', '{"amount": 150000, "milestoneId": "ms_01a1ecc21b850001673a604d61978aa3", "sellerExternalId": "seller_f15e3ae2"}', '2026-11-18 03:45:06.623+00', 2398, '{"id": null, "type": "system"}', '09444902e5a7102105cbbe44c2cdb2b1c4f02490ece915617b2c218d4d832540', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 7, 'evt_01a1ecc2211300001f0d262315353524', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc21f340001cd1c1ba802f74108"}', '2026-11-18 03:45:07.861+00', 2425, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '05348973d75bb4f72a43a8bfd18fb5f9fe82eb388c4070020b931b2f6a7dd755', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 8, 'evt_01a1ecc2211300012c43c9a54798a3a1', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc21f340001cd1c1ba802f74108"}', '2026-11-18 03:45:07.861+00', 2425, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0a2351ad066147c2f260ffd36af500b3f881d1e22bc9a11298dc4eef29d27758', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 9, 'evt_01a1ecc2211300020af9a13fb50257c8', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc21f340001cd1c1ba802f74108"}', '2026-11-18 03:45:07.861+00', 2425, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '194125c021d8a7d7dc69ce8050fd34ce0268f4b8ead79eb647bd243d8d64f129', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 1, 'evt_01a1ecc223c6000398482eb7777a0b56', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc223c60001fd1bfed84e21c0b1", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc223c600024008eabb2470e851", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_6242fbe6", "sellerExternalId": "seller_6242fbe6"}', '2026-11-18 03:45:08.551+00', 2432, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '628db854172c269a5497931b026163e0e69d48176937e34380f948f221221418', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 10, 'evt_01a1ecc224bb0000c5a4d99ef542cc5c', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.rfCXvG_U97e7qLTgDMvfLVxgKls3O6TjiISpVtyWVW73xxSpWxjaLtG9weJSE2FySVO1IGD2OES4IV7l9LTAGF5WUw4-sHy5WBLEn4C1ciixhVjsbJXAypUj10-aIudGsNLvU2ih79UG7WR3sqH1DKXlTeV8NSIV00VbZc8mvwR2", "bankCode": "058", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_1", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.793+00', 2452, '{"id": null, "type": "system"}', 'f27a5bb6df5eb75b5dc32e31f8f97c2edea76718d914a35e4f58e9af8391d7aa', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 1, 'evt_01a1ecc227f00003db52f3d1809e939e', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc227f00001babf13f5e638f19b", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc227f00002a14243fe62764352", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_22ec3bff", "sellerExternalId": "seller_22ec3bff"}', '2026-11-18 03:45:09.618+00', 2461, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '75b648cdbcd0bd90c866a23c03595d7a9936482c1fc065ee1918242ab82ec671', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 6, 'evt_01a1ecc22de10000e4fe8aecce8c281a', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.138+00', 2516, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'df29c218f7d45f7dbc5b75abc23791688b220f729a86e6e9dc355c97c8ed0e87', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 1, 'evt_01a1ecc21f340003c2aeb7867178a4b5', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc21f340001cd1c1ba802f74108", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc21f340002aa2bb408a9be00e6", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a305b041", "sellerExternalId": "seller_a305b041"}', '2026-11-18 03:45:07.382+00', 2408, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9f132725a540f55d5005cafbfc374f080487181e5fe6a8b35f968cdbf22ea58a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 4, 'evt_01a1ecc2202f0000c7b0b88be83eb8bb', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000206", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_a305b041"}', '2026-11-18 03:45:07.632+00', 2416, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b913b6da1a3d960bca07fc899820a91863d06dcf94f19d7c0ca64fc1133a3c13', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 5, 'evt_01a1ecc2202f0001aaf82c04d5ba7b78', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:07.632+00', 2416, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '3b312bc570ee17a2dfe608639c324574eb12ca78d68d7700589a8ea35b11f7ee', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 5, 'evt_01a1ecc2210d00002b9625892eddb286', 'anchor.published', '{"size": 29, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "XD9xMFVaKywhYPWNq458vYNbaZQoIrmWknTGUlNNGEU=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n29\nXD9xMFVaKywhYPWNq458vYNbaZQoIrmWknTGUlNNGEU=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7Eip+a5NqH+CzvPi9RLbcIxtRL/uE6uFRXLkftfYKNg+KSmNxoT2R5+VTDFP38c1FrQ0JeQaZjAHOkj/q19VfQY=\n"}', '2026-11-18 03:45:07.818+00', 2421, '{"id": null, "type": "system"}', 'b9fd4647d4692fc0cbe959049c7748351ed6c70b0804cbc3ce320f88353c3cb1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 6, 'evt_01a1ecc224970000ebf0470630917df8', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.761+00', 2447, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '545985739282a46797039f8aec3bdbf9ac75c7077ffab7ca12a905f5b808e1e7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 7, 'evt_01a1ecc224a5000051c29668473e29c2', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.775+00', 2449, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '13e0f26085ea739e586ea16fde51c61fb89073a11997ac25e8d964f9dc85678a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 8, 'evt_01a1ecc224a5000186024dd2236b61ed', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.775+00', 2449, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b2e6193e4b6145fd3173b819428f7bbba91e8565bf6836d87a640cc8d044d034', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 9, 'evt_01a1ecc224a50002055ec1d96bc76da0', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:08.775+00', 2449, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c5737f6c82450a92bb9963945f5a01ad2b16c8ab64657eab2d4e30831e4b4785', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 5, 'evt_01a1ecc2243c0001c41c06af9e63d415', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:08.67+00', 2440, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '06fc3e65005727aaa99eeb0b9ad1a325285dca7b881007091460f671fc230dd9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_6242fbe6', 1, 'evt_01a1ecc2246a0000ab5415561abbb2f9', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.RvdwGMMx7QKv2cdHifDR1GGl_slxw1jX_vwct4f8IOthOgcT3lHgr8rT-inDDmG0DYyGFpXkix7MGFIYzPSgcFsFgAoID9vhOXIfdmetNJVc_bvyex-QGEEr7Z6B1t4_n30urXfqsBCJqpt4HAw6E5prQu6ECT5gO6nM4wpnOE4N", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:08.716Z", "externalUserId": "seller_6242fbe6", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:08.716+00', 2442, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7c184eaf86e486f6c0a8db27cea642f70c1543c6d29c74728b6173111902484a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 2, 'evt_01a1ecc2289600001f6998e487e1bf3d', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc2284a00000e8f8926b6a050a1", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:09.784+00', 2469, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1d90a347ab0b1a2797623f28a5f49dda92370a121e486d7be8a67f5c655384e7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 3, 'evt_01a1ecc22896000136e2bce5497a7be2', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.j3i6r8-A1tuMCTQq6WVhzKSWVvcb_LtZ_CXF3YSGr-etk2dcdbuIpSIfYKVqeymvFja560Kq1npar4lFBsUcnLQR2xJQiCiHUtLvtg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000220"}', '2026-11-18 03:45:09.784+00', 2469, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '12168ec08f1dafe7d4b0bfc68a20c97f755da6cd2e97cf9477a0aafd1f2e18a2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 4, 'evt_01a1ecc228a7000021abc4dfdaa6b012', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000220", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_22ec3bff"}', '2026-11-18 03:45:09.801+00', 2472, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1ac20f0a834a20db9887c8c1f904b40c458800ad2b6d56ce9d649c50fb28a063', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 5, 'evt_01a1ecc228a80000e4d24f5f41d4a8c4', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:09.801+00', 2472, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '27b06698ecd3c030a9310ded1f7979b28e3574769445591e3dc96138538be561', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_22ec3bff', 1, 'evt_01a1ecc228d50000dbd956ca26582cfb', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.oSMem0ibpS4wqWPiBgb6vh9rmShEVRF6czROr_JCAMm9x2k6tJRMANpt1thpLwi0_2S-ovF7d33g9jrVLqT6m-Y__duAuPqXYvwbII-7pOxHih9QdTFsUfk8y64_cl4KqYZWpi9HRI2hOniBL_PHofXOU_Q8d9mrQ6iPEutqPDFh", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:09.846Z", "externalUserId": "seller_22ec3bff", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:09.846+00', 2475, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0c4b87b32c5bad6afdc1d3b5d3f9083558e48016622c61cee96b9cd6fe1aab1d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 7, 'evt_01a1ecc228f10000c9691669df8ad095', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:09.875+00', 2481, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd8bb828b27d2ccb70531b44ae1f6aedb1c39274d32da7f4fdb7b414d7327fe80', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 8, 'evt_01a1ecc228f100017b992f9ca134f8e7', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:09.875+00', 2481, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4a2e9eadde51fe181dd93996eed3aafcd9560fc268df1d2deb6c2db401f1cc28', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 9, 'evt_01a1ecc228f100029ad7258e6ec7d244', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:09.875+00', 2481, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '61c8acac4adc8ddae4828e44c7c2a96ba9f4bb11b60d2dd6f0518084d64bf6c6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 11, 'evt_01a1ecc22a7e0000e6dd5239ab40c35f', 'payout.hold_lifted', '{"by": "condition", "note": null, "rule": "unverified_seller", "amount": 200000, "holdId": "hold_01a1ecc229020000d9a8fee34cdaadf0", "payoutId": "po_01a1ecc227f00001babf13f5e638f19b", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:10.266+00', 2491, '{"id": null, "type": "system"}', '978dae49f99ff188492bb1212718ca3382ac9bd0d9a65ca77d2005f258bef901', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 12, 'evt_01a1ecc22a7e00012b39e238f9163773', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.SOszeJMgUVLiDLwu2RNuOodElW4mMggj82GBsmtkBjn-hla0TmqIdFCVNxBA2I58qBEC-7BK2x7AU8MBRAvYN0AkMWh5uOhaz2VIv8p698KQmTXiD7UDT6WeVBWbgc_Jdy6GO_lj7fYAFKMA_2v8J9iNfF4tRoPd7x736wPquGLD", "bankCode": "058", "payoutId": "po_01a1ecc227f00001babf13f5e638f19b", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc227f00001babf13f5e638f19b_1", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-18 03:45:10.266+00', 2491, '{"id": null, "type": "system"}', '4dd7144d9423d8cc4c2f3aa91725130a9622ba91677bdd9cb0cac7ffc82c5c09', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 7, 'evt_01a1ecc22df00000e36b33915e3c83a3', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.153+00', 2519, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '90118c81afd6c9515508c64571cb0bae5b89c914343de4c582879cde199c4ff2', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 8, 'evt_01a1ecc22df00001ad1175b4bc9bff5e', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.153+00', 2519, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '6bbec900aa6a08967dd6b1adaf88883ccd95ca24bbfa0a766263c7f63cace23b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 9, 'evt_01a1ecc22df0000298043b6634beafea', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.153+00', 2519, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '393480377832805e382e725a89c47b118ad1025341d7bec1b0496a0cc5f82d4a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 10, 'evt_01a1ecc22e010001692a970ac5e2fcde', 'payout.held', '{"rule": "unverified_seller", "until": null, "amount": 200000, "holdId": "hold_01a1ecc22e0100009a725f6412e71fcd", "payoutId": "po_01a1ecc22d440001e97e45139c8d9878", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.168+00', 2521, '{"id": null, "type": "system"}', 'bbbf0dedd274328c766dca90ce8819953997b7305a076661b1ca141549881cab', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 11, 'evt_01a1ecc22eea00005e51c9a421fe2809', 'payout.hold_lifted', '{"by": "person", "note": "Triggered by hand.", "rule": "unverified_seller", "amount": 200000, "holdId": "hold_01a1ecc22e0100009a725f6412e71fcd", "payoutId": "po_01a1ecc22d440001e97e45139c8d9878", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.401+00', 2524, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '49293411e61d5c4e1ffe8815d53dee550df5264340b22a4a8daa2d9506955486', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 12, 'evt_01a1ecc22f0800005065b33fb2be1ecd', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.s1polZhl7Tp7_IbI9d7lF_JiMBy9OfgDmKUc3DSo1Bfq-yCrebVkndgDHExZrm9Hj5NqBmFEG74c8PQSEDVyuXv9YXBaLqq0oADbAcxLeHPTQE4wp3VX6i4y0STDWKw2_CqttAMlsC2jjBUcMhZiqGNF1DA5vwSyjYZ-g3jzsPnN", "bankCode": "058", "payoutId": "po_01a1ecc22d440001e97e45139c8d9878", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc22d440001e97e45139c8d9878_1", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.429+00', 2528, '{"id": null, "type": "system"}', 'b28f5be706b1c04db0f64daed59284dc9adfb2276c4dcaca3976f64c1eb22961', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 13, 'evt_01a1ecc22f250000154a66dfe263f55d', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc22d440001e97e45139c8d9878", "reference": "po_01a1ecc22d440001e97e45139c8d9878_1", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-18 03:45:11.459+00', 2532, '{"id": null, "type": "system"}', '67721e6fe39c0e5de2f5a885b8e9cf260b222a6faa370cda4566812c55d708f1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 1, 'evt_01a1ecc234720003a2ef2078dcf71d9a', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc2347200017ef2dfef7a09c4e2", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc234720002f2a97b2faaf200ac", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_f92dabc7", "sellerExternalId": "seller_f92dabc7"}', '2026-11-18 03:45:12.819+00', 2546, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4252240364c579714940019497e2881017c72fcec4027befb6c7ffc7d46a7282', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 2, 'evt_01a1ecc234ce0000528c70884df7367b', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc234bf000089a5926d505ea018", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:12.912+00', 2552, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '253fc60dc734d786a80f0a1bb24c56612e4b21df6d8ef4c9155ff032706131e7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 3, 'evt_01a1ecc234ce0001c6f8892de0d4bc94', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.H40rJI9FGz9V6ekrc-SEs9-W9FJ5GbrDZskMoViI5lHWZ7tCzZ-7LW5CkACuag7mj6xmUcqkMJN8eVRjAIjnD1aNITGcu2oB3m5stg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000244"}', '2026-11-18 03:45:12.912+00', 2552, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0209b0e1cec619c300eea90d9b2b5a92c461f0441b22fab86bd3ff01ba8737db', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 4, 'evt_01a1ecc234fc0000354bffe210b03d99', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000244", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_f92dabc7"}', '2026-11-18 03:45:12.958+00', 2554, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '091d1bd21b25d33aaca06abb90be6fc36f6f03c274ec2eeb9f8e06d5df70a241', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 5, 'evt_01a1ecc234fc0001cafb3b1d322f20c3', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:12.958+00', 2554, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cd84a1017eeac572fd2aaf8757dcb197e64d492c97b8d7b622c91638b658766e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_f92dabc7', 1, 'evt_01a1ecc235570000299fd923d494ab1c', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.G_B0UlHFedJZVRWuEhR0JcSAZ7UFhY-CYkCig6Y7_tTIGVZE6zxVytmnQ-zYNXOGjLuFX4yeT0Ebo2xj76uYo4SnNwzD5Uobib0VugXp1J-DUU52f05tRHeLxtlpvs2pyhkxdust9WEsyrQheQxpoeA1_W8Mee2z8WnVb4VvX2-4", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:13.049Z", "externalUserId": "seller_f92dabc7", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:13.049+00', 2556, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '7fe74dc1f41c03b39c7f5bcdca36e32778cafc87a87e8f049f01b19244796336', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 6, 'evt_01a1ecc235b30000b8a37d4a0633f44d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.141+00', 2560, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f1b9d45bdeebe6b6debc05b5cdd3d5d53e26109d09b978a4f474dab255224fd6', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 7, 'evt_01a1ecc2364100000663792826dbb92d', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.282+00', 2562, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b5e45b850a425715570c2ed14b08f8e9af9cf9c0ae18bdf441cbb3b6dfb55d79', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 8, 'evt_01a1ecc2364100013ac43071d87fd9f9', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.282+00', 2562, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f8dde8a17364b403f02eac429a067650345b360ce6389106a9c2fd821c542bb8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 9, 'evt_01a1ecc2364100026629e76c887d1768', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.282+00', 2562, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '30d30d74a01eecbe1506212a72f78c919c6d6b53d2833d0fb9d6b9485a53b31b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 10, 'evt_01a1ecc2366900000145b40eefe0e4c7', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.fZq39ETfwGgTzYyyi_nHlFKEYrMsyFT-4tr7JJp3bCo3vbyJz_2DeBxnixEn_irpOZ5VQMAZBFKsiD73A8nOSRKDxM511iLm9jLCYRXojNpKDSIJquqQ-YXGJrRCs0y-Oyy3uUp5L7nrHNv0fbOdoUUQ-AKkjWHDh1hezqxWu2r9", "bankCode": "058", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_1", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.299+00', 2564, '{"id": null, "type": "system"}', '21a59b908da4c247442b8808c5603fa6e0580b750b97b3c801c18e4e0aa67cc7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 11, 'evt_01a1ecc2368600003c951fe5ca4251bc', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_1", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:13.346+00', 2566, '{"id": null, "type": "system"}', 'a417724c11e9acc65431d54841336c42c5c78cbea62f84ccaed16c387e8bfc32', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 12, 'evt_01a1ecc23e9b00005f94b7863add22a2', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_1", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:15.42+00', 2577, '{"id": "sandbox", "type": "bank"}', '28514457a96a8425fe73241ef36fba24d5dadef855869f19893605a9414fa434', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 1, 'evt_01a1ecc241280003b3da01d964356477', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc241280001ebd684e328e9151c", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc241280002f0a2c62e0d599062", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_9c5d3b8b", "sellerExternalId": "seller_9c5d3b8b"}', '2026-11-18 03:45:16.074+00', 2583, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9f1db5e85c941301fd8efed67b6f887038897f426f00b006371b162ee2dff62d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 2, 'evt_01a1ecc241790000fa74cef955fbf51f', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc2416500008b1e1b98dfe0e939", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:16.154+00', 2589, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e95e6287e77994dd67023fae7f1677f67093139f2d2a8a4ebfb39b23a14b1522', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 3, 'evt_01a1ecc24179000161c970029257e6b7', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.y8ajbOpPxRSUmrPMexoJJBmZDClOGUQO4WwX7oVO9AD6w4YTIoVB1BgNVzmHpj4RQs4DIPyX3mEYMqdgOxx5FC1Gb8_B1i5aydt1Qg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000251"}', '2026-11-18 03:45:16.154+00', 2589, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '63821b5278cd5e652c1376c988672c7e17f402b9db6b4963aad1b77c8746d523', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 4, 'evt_01a1ecc241ad0000b585db650a4236cf', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000251", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_9c5d3b8b"}', '2026-11-18 03:45:16.207+00', 2591, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'ea331ea6760fc4cb79b7d41f42c4ead714f55cf7862e3a702df2e62a32ec58f3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 5, 'evt_01a1ecc241ad0001da1bddc439e66b6f', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:16.207+00', 2591, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '0c82739b8ba17bc4351dfebc4979ecdc8451951808635f1327bf6f8a1c7c226b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_9c5d3b8b', 1, 'evt_01a1ecc241c80000a217ffbca2a6d80a', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.fFTJA0bdk430oFMxdNIyl0sf8jYtR14PmYRQAUUYYh2mYbe3GXO1a5t2SM4iSDbGWyDhT_zCEfy6EE2oRN6JEVIES7f0sRNbJfdB6AMzItJtmLRtedh6ubNrq0yShjPISyja3yCnGYtIvx8h2EB8wS8X6OCn9tgc5w_XfQD8afBn", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:16.233Z", "externalUserId": "seller_9c5d3b8b", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:16.233+00', 2593, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a33cb4a5ca247ddf38873ab4ebec0de572cb8bd8ac63ed0da002c5e40d0ce235', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 6, 'evt_01a1ecc2423a0000cfca28ceeba99d24', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.348+00', 2597, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd7a551c0534bdcaa8de31c7afb8c502478350bced8c0331bd4e730707e2332ad', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 10, 'evt_01a1ecc2426d00002425a6fb3351e63d', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.lNjwSBM91G05fPWWHRWvwouztRNBEGD0VuBqPkYlZ3shzm3EfcNjAhw3PSDC3XA3nOiCnuk6JqqcUhgj8SKwWI4v9roxiIA_aXOupQYy7G0bR5GipB6BKjYF0DUVSclMWw_gKE6AYkyWBqiourBd04oVMu6_JWl3UuuUoODqSOYn", "bankCode": "058", "payoutId": "po_01a1ecc241280001ebd684e328e9151c", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc241280001ebd684e328e9151c_1", "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.376+00', 2601, '{"id": null, "type": "system"}', '9103ba64cb80fa725f454355b426ba2b1820332662b128d5b0c81b38ac218878', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 11, 'evt_01a1ecc242ab0000bfc6b1fbd1181ddf', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc241280001ebd684e328e9151c", "reference": "po_01a1ecc241280001ebd684e328e9151c_1", "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.423+00', 2603, '{"id": null, "type": "system"}', '58dbdc6cca11ad7aec874c86b4a5dc974de329a8b8c94d1f3d3935b99effe1da', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 1, 'evt_01a1ecc245200003791875da8d8f36ce', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc245200001185fa4379477b466", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc245200002f8a3f046858eb918", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_418a7e35", "sellerExternalId": "seller_418a7e35"}', '2026-11-18 03:45:17.09+00', 2609, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a74f5c8559bef1cf7ede3d29a01bb863dfdb12dd99fff5bd2699f20abcaf7570', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 2, 'evt_01a1ecc2458c000059ccd4667a16ce4a', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc2456f00006c7f317fd5a628e1", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:17.197+00', 2615, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4d3098cd9cbdf0f5fa665cedfc0c8ca539d971d5cfafe9ee71981c2152e850b9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 3, 'evt_01a1ecc2458c0001daa88462658461d8', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.xQuI1f9aUG_LnZyBvRgpd4Y41Frs0OO0Mq_2DLj4ghTDQnXBAEyEb6-UWaVMVT2UAqM4W7EqRoBqIGw9J50T0bMitMTenj1D_3wFPw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000268"}', '2026-11-18 03:45:17.197+00', 2615, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '221a87ac6f465beaf928938a5671d8212cd765c88dca1dfaf669cc7f7593c177', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 7, 'evt_01a1ecc2424a0000d2faa7e9ed6b8de6', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.364+00', 2599, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b632b5891080b0d3ade41185732a1f58551b918979df432b41ab12ee69490b1c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 8, 'evt_01a1ecc2424a0001f373be260a76735d', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.364+00', 2599, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '77ae5ebc47c014d47b587808855830a4b4ec7076eea1e977465601796db30bc8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 9, 'evt_01a1ecc2424a0002b1b2e82eef14c70d', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc241280001ebd684e328e9151c"}', '2026-11-18 03:45:16.364+00', 2599, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4b7df735a1397f6af7aba5678f902fd7cb273c41f4feda617cc60c074bc5bb74', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 4, 'evt_01a1ecc245aa00002ff0fb77f19a8531', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000268", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_418a7e35"}', '2026-11-18 03:45:17.228+00', 2617, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'f25efde933a173a6f39d62bab475d05c21c8f58b69a95cb710aad1e7a215aac7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 5, 'evt_01a1ecc245aa00011ab63a67906de134', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:17.228+00', 2617, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '68bbc372cebf532a0ae1b51b2538a81acc3ae62cb5673e0cee349d7d040fe73e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 6, 'evt_01a1ecc24ac30000b9c6471e9f3b76f4', 'anchor.published', '{"size": 37, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "t9Ds717MXLKmfzZCCoDIsx/9a7pcBlmhYM3J3dfD15w=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n37\nt9Ds717MXLKmfzZCCoDIsx/9a7pcBlmhYM3J3dfD15w=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7ODoULUbRUNIsnpYgwavNZg6SNNpaQTHp+e5eguH0qE80aAK/+iYHGu4nZrELJ/Hf4gYVZ9qCIs7FKMPFaDKggA=\n"}', '2026-11-18 03:45:18.515+00', 2637, '{"id": null, "type": "system"}', '56444c72cbada0dd864885403478bb004bde0b6f9d735089f98997b51e6ccd6e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 1, 'evt_01a1ecc24e5a0003c3cb3a8ae90cb2c1', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc24e5a00012486bdf78ac8c5a3", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc24e5a0002418777bf63ca4440", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_811da0d9", "sellerExternalId": "seller_811da0d9"}', '2026-11-18 03:45:19.452+00', 2645, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '66f585c5d5b56f827e8bdbd2bd4a7c4551a709403d69fa91735cd2d743e57b84', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 4, 'evt_01a1ecc24f31000002d0dd212da82ea0', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000275", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9"}', '2026-11-18 03:45:19.667+00', 2656, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'b770ad9927761238d66a5b1bfc979c67f997f63b8202f79f549b2e476d6f22fc', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 5, 'evt_01a1ecc24f31000112f247fd31c5c58c', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:19.667+00', 2656, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd2a809ee8b871e209bcc0aba3714c280b05c3628ee51b5705b84ce03f55b9562', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 7, 'evt_01a1ecc24fe10000217dc71b593dee2e', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_d48863227358c0252397eed07338d6f1"}', '2026-11-18 03:45:19.839+00', 2667, '{"id": null, "type": "system"}', '44d486bba6a55f9696fd774af5ff2ac74b26969b2e172ab7ce33c2991a00d4b8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 8, 'evt_01a1ecc24fe10001ef47e19a71fbac7d', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 03:45:19.839+00', 2667, '{"id": null, "type": "system"}', '1421954d4c4a4d35c240aafdb55f2dc69f5321bc7a2ff2cb4e2ce32590270cab', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 13, 'evt_01a1ecc268c400008c6cb683d009ad2c', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.aiuPB4mxsDxifqZCzJpbDoevnrL80PMKKIP2jSsdrIbu1HOxGlVy_ZYmIWc76PbKwxcY_jbl17gE1gLRWh1boDbOh9ZLImY2J5HKiDzpmCjOALPmSusuJmD9CKmmP79AkBDboVEfNG6Kf6Fb73kLnstQDukjyQ9n6eR3VjbXM5np", "bankCode": "058", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_2", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:26.206+00', 2697, '{"id": null, "type": "system"}', '58dc058d3b5623a413df9ebaf52fe9fb5e6cc66a2a36c115ea129447e7777c8a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 15, 'evt_01a1ecc270fe0000cbee889068b96bf0', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_2", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:28.317+00', 2705, '{"id": "sandbox", "type": "bank"}', '6966ac641e8bd66b2fec1615386965e744552a7efcb1caf1c7e93c92758168e4', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 7, 'evt_01a1ecc276e000000fa2f539f5915b01', 'anchor.published', '{"size": 41, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "z4gnOz32sMgB4BEo/6miPcbGY/ofGEFftLYKs/Vl0/s=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n41\nz4gnOz32sMgB4BEo/6miPcbGY/ofGEFftLYKs/Vl0/s=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7H6jpUA3QI706D2hsh0ZxG86w0Iyz0fWkoeKe3aZF05ySCq+KfKhfhYzMy+tyStHnJavSevnd3x+LTR2AuPx7gc=\n"}', '2026-11-18 03:45:29.778+00', 2712, '{"id": null, "type": "system"}', 'bd17ac4433f0c4a6564d1311e91169f3156dc14e67d43f510ffcad4afc426a47', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'rev_01a1ecc2750d00000cf6932a14d56ec8', 2, 'evt_01a1ecc27798000027717b8d07ebac88', 'review.decided', '{"flag": null, "kind": "appeal", "decision": "refuse", "reviewId": "rev_01a1ecc2750d00000cf6932a14d56ec8", "subjectId": "idv_01a1ecc2742700001a29eeed0edf4f75", "agreementId": null, "externalUserId": "person_cc36f7c9"}', '2026-11-18 03:45:30.008+00', 2718, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'a852944f223635c9d988fb64950ce42948161b8922e91d3fda46ab4a12979c4d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc293330000befb7790709e985c', 1, 'evt_01a1ecc2934700001b07587e70fd18ae', 'identity.failed', '{"id": "idv_01a1ecc293330000befb7790709e985c", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_ca319f96", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:45:37.074+00', 2725, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'ba8b780f2fa8bb8a2448c794b9b6865f0709914b9f2a7d0c287ccec3524367fe', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'rev_01a1ecc293ad000036fada86b5076a2c', 1, 'evt_01a1ecc293b20000dce1fe1612e2f296', 'review.opened', '{"flag": null, "kind": "appeal", "dueAt": "2026-11-19T03:45:37.195Z", "reviewId": "rev_01a1ecc293ad000036fada86b5076a2c", "subjectId": "idv_01a1ecc293330000befb7790709e985c", "agreementId": null, "externalUserId": "person_ca319f96"}', '2026-11-18 03:45:37.201+00', 2727, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'def88e210481dd79aab5de85d5cf946b2c7f496c710e24e6c30bd73d53fc042c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_418a7e35', 1, 'evt_01a1ecc245cc0000ed7f7704e018069d', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.NQZ3Tnq6RfhaGum_2aglULfBWvZfxjPcdcLqUCaC6jnYUiddL5uGoZuzRN-ShuXtwkQihKMi9X0vveJs0G0K-MLST5HSsRgnAZ714V8rVFE624nVcF-SXRdV7HXE1v9EMchJx943eqfEwBvG4hz0_OLMnfJ7EZC34yElxAcjfnj-", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:17.262Z", "externalUserId": "seller_418a7e35", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:17.262+00', 2619, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '6faf0988af269a9ee42ec7153afe673476a14e63cb6ee507507993d8fe16184a', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 7, 'evt_01a1ecc2470b00000e7f57e34c7c2cfe', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.58+00', 2625, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '87db914482733c0dee1b26f0c9e75ec3f0c31c1c608d6f418639851ff8b96cc3', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 8, 'evt_01a1ecc2470b0001fd5e1e47de10388b', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.58+00', 2625, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'cb11932553095403338d29c8a7a43bf196a8052c515ad9bcb0fd47d0e8f9ee73', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 9, 'evt_01a1ecc2470b000243bd8f1da073a37a', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.58+00', 2625, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '51ec04ec9114bc8f3c1e726f03546d25324b6230fcbba5d121d154f16b27657f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 13, 'evt_01a1ecc24f490000290051c7203ce12b', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_2", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:19.688+00', 2657, '{"id": null, "type": "system"}', '8571c54a10187b6f2b7ae2408bef4e8dfdfa19e36c3b86a492ebe319aed0d53b', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 6, 'evt_01a1ecc24f6c00009d995498648447a7', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_d48863227358c0252397eed07338d6f1", "reference": null, "milestoneIds": ["ms_01a1ecc24e5a00012486bdf78ac8c5a3", "ms_01a1ecc24e5a0002418777bf63ca4440"]}', '2026-11-18 03:45:19.717+00', 2660, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '65c3422c850e070e6fe1f92ff33944ababbed0aa0726e59474c70b2bed72178d', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 4, 'evt_01a1ecc25f7d0000a412b451cb16286b', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000282", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb"}', '2026-11-18 03:45:23.839+00', 2682, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'af93a7fcfa44dd7e0085d6baf7039c614058a2e84ccea16942cacc7c956cfbf7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 5, 'evt_01a1ecc25f7d00011100be08468bd262', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:45:23.839+00', 2682, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'e5d997375a3cdf6a64b299f386d5d958081ed3b337cc5cecbbed4c21ccc13f10', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2742700001a29eeed0edf4f75', 1, 'evt_01a1ecc2742800003c98006862e22b50', 'identity.failed', '{"id": "idv_01a1ecc2742700001a29eeed0edf4f75", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_cc36f7c9", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:45:29.126+00', 2708, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '933c6757e0a7bbc417789df86dc70cb9c3ac92953b8a7a80bda07bfbef7265a0', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'rev_01a1ecc2750d00000cf6932a14d56ec8', 1, 'evt_01a1ecc2755c0000e7401f53791af829', 'review.opened', '{"flag": null, "kind": "appeal", "dueAt": "2026-11-19T03:45:29.310Z", "reviewId": "rev_01a1ecc2750d00000cf6932a14d56ec8", "subjectId": "idv_01a1ecc2742700001a29eeed0edf4f75", "agreementId": null, "externalUserId": "person_cc36f7c9"}', '2026-11-18 03:45:29.435+00', 2710, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '256fd0a98b4ab6711ea899d2da377b9d6722cd02699db71a798a33026f1a2721', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2a3080000eef00f0f61d3c336', 1, 'evt_01a1ecc2a30e000183346e1f551cd33b', 'identity.verified', '{"id": "idv_01a1ecc2a3080000eef00f0f61d3c336", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_9ce9d2c9", "livenessPassed": true, "identityVerified": true, "rejectionReasons": [], "documentSeenBefore": false, "identityMatchScore": 99, "documentTypeConfidence": 0.98}', '2026-11-18 03:45:41.126+00', 2767, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '8a0618d52f6043bafe7e7869677b4ae21c792c2518df85f5f70d27d14eb0b7ce', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 6, 'evt_01a1ecc24680000065257343e302dbfa', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.442+00', 2623, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9abd371b926d8f464938da5f9f651f5c54257d7ceb8af66107930134c69a6f78', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_1feab919', 1, 'evt_01a1ecc24a6c0000bb5c0c827a8a477b', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.cHSnLcQf0_UMZSziFLYjiYfa7yy3Yg-OY_DS_di_1Rc-I6Mxmyz_LYv4JjJowV4ociADEchzpO3v3G1ZJPGE5wqZBfcc-_s6c_uta4aozpWkdLp1c-sb75bQ1tkpLvYNVpESiKQB6GYeRS3dhh3Wy8O_UxZuD0PwDc7r6QjWpxAp", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:45:18.446Z", "externalUserId": "seller_1feab919", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:45:18.446+00', 2635, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '1817377f05fb03bac692d58842dd59c7cfdae1b0097259db982f358d4349ad6f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 2, 'evt_01a1ecc24ec900004ed1766dedf1c826', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc24eb70000c355d2a223acab8c", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:19.562+00', 2651, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '4e6e617e9158ff36c660c1e694f46da28f6ec6650231317f30a7cf6d0b9277ee', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 3, 'evt_01a1ecc24ec90001ab3cbfee42c610e9', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.kznoRV9k7iHOxdWsbFRQCKEDTRSZtUpKXI_saeEj3z6e6-Mjferq2p0E3ZMomADhcnnkos1nZKV3ltnavJ_GuMMXiCuQM3Gkour9cg", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000275"}', '2026-11-18 03:45:19.562+00', 2651, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'ca18c5052590b2527ece89674cf55d722731317cbf622c06a01121cbbd65c3a0', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 12, 'evt_01a1ecc24f2100002a912ab32dc1da64', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.5KLKty6QqkaaxMs-J1yhIpkrJzXw0VX7OEoRU10S_erAmkB5PsYY_5eTtdXl3KWeKoSENHUNT_g89lTsY3FYcZYEySB1uYV-gc9YNY7FEFtjrNdFI37EFTRpv8OKenXNR0kiI_Nm8S7FQIHGXmkeMBO68gcGXN8thOeD9F7U4WOZ", "bankCode": "058", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_2", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:45:19.621+00', 2654, '{"id": null, "type": "system"}', 'fefe51e429acea1ca01ace8e1a1f1bf2306c3a0a793be8d848fe17c3ce5dfeec', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 1, 'evt_01a1ecc25e6b00037f92ac5a585a3377', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc25e6b00017b0e84c2523f5bac", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc25e6b000210312f0c0045c6f5", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_b07e5eeb", "sellerExternalId": "seller_b07e5eeb"}', '2026-11-18 03:45:23.565+00', 2671, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '49b2072a84ad0d056c9469dfe23f60e518caed89a2cbc83ac2c24f8d0a41ba3c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 2, 'evt_01a1ecc25f53000087b4aaab5943af00', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc25eb9000050ca1e3042d708b8", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:23.796+00', 2678, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'd2598dc9edae3914696306d3970b5f2650bdcae5ceadbb3a6eb75361eab90f02', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 3, 'evt_01a1ecc25f530001cc1f4fb11065710a', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.LStTzltmUJbpsZD2Kz8DYbfM3tFlB4y-TU2IX2No2hbchgo7FX-7V_jylwZ7aGwz67ltsZ7avS9y66Ip48t11_341qYZbO6MXjzbpw", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000282"}', '2026-11-18 03:45:23.796+00', 2678, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2246c919bb8a65b685de57d84532e693f44818ace792b2f60225910fcbbe4e37', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 10, 'evt_01a1ecc2472100008d2d09f148088e7e', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.nF3Oyy0JI_0a6WU517VOHpog5ej6QHCyW_SOKJYC0Bhw5yylKYLxxe8fBOVWt5XhoyJsesiZTmgxTFEahhGtUd1lhXK6TT9Nr1Gb6DWip7rX4BI1ZC_UmjEEb4kFc8afnM-A3fREwwfR3ahHgowBuFQyIIVV7Jynhu2Yv3l_CBov", "bankCode": "058", "payoutId": "po_01a1ecc245200001185fa4379477b466", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc245200001185fa4379477b466_1", "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.596+00', 2627, '{"id": null, "type": "system"}', '0a3e768cfa3e1f1759daa842bc742c628e06234895e0e2a2ab724493c0c8a4e8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 11, 'evt_01a1ecc247370000b52c51d80da87cc1', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc245200001185fa4379477b466", "reference": "po_01a1ecc245200001185fa4379477b466_1", "milestoneId": "ms_01a1ecc245200001185fa4379477b466"}', '2026-11-18 03:45:17.624+00', 2629, '{"id": null, "type": "system"}', '2464c77584bef434a40473ee1498044761259f972868359d08d77730dcab0e95', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 6, 'evt_01a1ecc25f97000055d28546d3c7c12b', 'refund.created', '{"parts": [{"amount": 500000, "provider": "sandbox", "transactionId": "dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb"}], "amount": 500000, "reason": "Triggered by hand.", "metadata": {}, "refundId": "rf_4ab312a6536c1f5b191a05aa7e63e2e5", "reference": null, "milestoneIds": ["ms_01a1ecc25e6b00017b0e84c2523f5bac", "ms_01a1ecc25e6b000210312f0c0045c6f5"]}', '2026-11-18 03:45:23.86+00', 2684, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'c582d3e1d8f7b5086479137c0dab250f9e5fc4611ea98dd9b3df89cf5b2c6aa5', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 7, 'evt_01a1ecc26054000095602fdc6e7d6ee8', 'refund.succeeded', '{"amount": 500000, "refundId": "rf_4ab312a6536c1f5b191a05aa7e63e2e5"}', '2026-11-18 03:45:24.05+00', 2688, '{"id": null, "type": "system"}', '9f34ae11349a337c8d0b17ccb3f2b2dc3747fd1be3da01fbb8b348d308a40dc1', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 8, 'evt_01a1ecc26054000160be70ec05734d08', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-18 03:45:24.05+00', 2688, '{"id": null, "type": "system"}', '0f6c5ce2be40455ceccd4a10a6a98046d5dd8d44cf541984bf6783026246db3c', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 14, 'evt_01a1ecc268e10000b9c5519616672f0a', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_2", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:45:26.233+00', 2699, '{"id": null, "type": "system"}', '84a4463fac6502fbc969e4812a9e774c86dd83c91b73e54d5f85195b7c2fdf7e', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'risk-policy', 2, 'evt_01a1ecc29918000085869f100fdd599d', 'risk_policy.changed', '{"state": "retired", "version": 1, "previousState": "shadow"}', '2026-11-18 03:45:38.576+00', 2736, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '513577631bf482e896f54a1b9ff239f755c635e1fd12a8c0f2dc68c60d87c749', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 1, 'evt_01a1ecc29bad0003c7642bcfb8ee2f94', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc29bad000101fe237cffdae6c4", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc29bad00025626beac5f5e2a90", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_a905b4d3", "sellerExternalId": "seller_a905b4d3"}', '2026-11-18 03:45:39.241+00', 2741, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '9e7463ed221b2ab425f37f5c6d68c371485cfb42417c77a06703cdb2619ba637', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 8, 'evt_01a1ecc2a221000021e8d6b3e2a029cb', 'anchor.published', '{"size": 43, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "PEWN68FTP09j8ZRRqHyULML/DDMkSbY5kUPoWYca6As=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n43\nPEWN68FTP09j8ZRRqHyULML/DDMkSbY5kUPoWYca6As=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7C71/I1JRlzgNh0jPjrguQMt4L01cZQv0lrejT4Epc0XLBA28ZiEwVdQ/Ue5QgozMqWGsaoWfLBYHixT/fDKrgA=\n"}', '2026-11-18 03:45:40.874+00', 2760, '{"id": null, "type": "system"}', '8b666b45e04e4329b58f9f1b0de018c2a39c950ef76d67a9aed678dd04cd3a35', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2be11000069b34ab4588537c1', 1, 'evt_01a1ecc2be130000b085bbd42dc70915', 'identity.failed', '{"id": "idv_01a1ecc2be11000069b34ab4588537c1", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_81962aaf", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:45:48.048+00', 2775, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '64e3eead77fd7c9d822230b0e05254f6a39d697ff07ceeebc7138a8086e95f2f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 2, 'evt_01a1ecc29beb0000a03e109dd8970d46', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc29be100006cd556fc9c8c1f94", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:39.306+00', 2747, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '607e3a591b6d76b7b521bd665944a15c399f52e0406f818ea70d814763835a54', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 3, 'evt_01a1ecc29beb0001a399e8f5e706c32f', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.k4eCBXtTiabjaBGraLCmR0DU7mJwfa7Q33gd_J5DeN_KNKH43vP83vWS7eAIO4zVfVjWIbAXBwvrTKVAUoFVSrlodeBK1lo547U25Q", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000299"}', '2026-11-18 03:45:39.306+00', 2747, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '76886aa267ce81aaa6e8391219b391e080565f3cc0c3cd1bdb21c389d48284e8', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_test_01a1ecc10a3d000037daefdbf4421831', 1, 'evt_01a1ecc2a2dd000067cfe9fc236a47b9', 'anchor.published', '{"size": 1, "origin": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831", "rootHash": "HzvH0OSFkWnCGue7Ueo+/Br298zQDaiY6TfSCkM8K9I=", "checkpoint": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831\n1\nHzvH0OSFkWnCGue7Ueo+/Br298zQDaiY6TfSCkM8K9I=\n\n— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynjgtSjg47Vl7n5yXMBU/4NKzEuLZ9Ql30jOQlN8FQCF116zI38EivJmAANHoiGBKTfqSrGEQ9JP/UP7OO+g8EAM=\n"}', '2026-11-18 03:45:41.047+00', 2763, '{"id": null, "type": "system"}', '275d6c287ff06e23caa0c99d73c58d1d5a0830996512b397d8f2193eb7d430b1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2de5500005cf40d53e42962ef', 1, 'evt_01a1ecc2de6c000047b9f4f1da4e66f9', 'identity.failed', '{"id": "idv_01a1ecc2de5500005cf40d53e42962ef", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_380a30ef", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:45:56.309+00', 2786, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '63eb9835d0046f29e5dedb0c2c2509912fb853841b81278a6465b50fd61fbe89', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2de5500005cf40d53e42962ef', 2, 'evt_01a1ecc2debd000073486f090bfa91ee', 'identity.reviewed', '{"id": "idv_01a1ecc2de5500005cf40d53e42962ef", "externalUserId": "person_380a30ef", "identityVerified": true, "previouslyVerified": false}', '2026-11-18 03:45:56.389+00', 2788, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'a73a3eee5471a415e01591c66e31c692071ca9e68ec27538b19a7441a7ff0555', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_test_01a1ecc10a3d000037daefdbf4421831', 2, 'evt_01a1ecc2f308000072b54f72fa5b510c', 'anchor.published', '{"size": 2, "origin": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831", "rootHash": "PbxfYnwY6qUx+HFTal8DU+DQQFL8F4NOnKglQhHY55U=", "checkpoint": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831\n2\nPbxfYnwY6qUx+HFTal8DU+DQQFL8F4NOnKglQhHY55U=\n\n— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynm7KgQ8bkMzz4fGxYxjQC9p1fBEi+S8pJDIVq81xq2mBXh1bQXJz7WHrmaALcvCkZ4VYbSetiR8A8trit3scmQ8=\n"}', '2026-11-18 03:46:01.587+00', 2806, '{"id": null, "type": "system"}', 'f385a36d71c0895d122e3f00b6f7fc549cea8ebe81b19ba32df3cb46297afc03', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc33a710000e5e59bf7e90504c3', 1, 'evt_01a1ecc33a73000098cc485462e253c2', 'identity.failed', '{"id": "idv_01a1ecc33a710000e5e59bf7e90504c3", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_ac000ea8", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:46:19.888+00', 2818, '{"id": "ids_01a1ecc2e11d0000976107a50fe1ac8c", "type": "person"}', '64e9efb75ca2a3a713c342c5ab0a9be60144857d94c4c64254b30dedf046d9d7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 14, 'evt_01a1ecc33c450000abf6928a47036d18', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.las2XfSjvPJyMfc8HNscCGWW5ivp8fC3oSce2ZlX4MlsG66hlXeXT2i7_IPGmRk_cO0tx02qV0nm9r3Iko_vrcX9bYG7_xk67GJH4aGtYicVoAdQyFzLbLln_EPbq3-6h6i3JdMWmbGW674WuhrsyM8WguZiiAkRI5bFLGOefxpY", "bankCode": "058", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_3", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:46:20.345+00', 2826, '{"id": null, "type": "system"}', '2e8764ae0ea970970df6819bd8d5bdba9b1c945e97bc2050ce097164e71baba4', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 15, 'evt_01a1ecc33c67000021b2295786dfc25c', 'payout.failed', '{"amount": 200000, "reason": "sandbox: this account takes no money", "payoutId": "po_01a1ecc223c60001fd1bfed84e21c0b1", "reference": "po_01a1ecc223c60001fd1bfed84e21c0b1_3", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:46:20.39+00', 2828, '{"id": null, "type": "system"}', '6f966cfaab6fdcf25eaa61089d563ed1eb3129e73101e93a8ef25365b16e7b58', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 9, 'evt_01a1ecc34476000099e09f4402223525', 'anchor.published', '{"size": 44, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "M/+Mbzzy0OhON8/qh3HPuc9KpmZPIogGAzudHUKhCx8=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n44\nM/+Mbzzy0OhON8/qh3HPuc9KpmZPIogGAzudHUKhCx8=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7Ca+wm4wybk5FK0bSoxWgGrLgl3xIGg+HZcK39Rhg5K8dGxbeLB+iY+QjFrHDEaKpTvL0owcjJ4hw+BlTP/XXg8=\n"}', '2026-11-18 03:46:22.452+00', 2831, '{"id": null, "type": "system"}', '072d8560b8cd2eb5a09fb3d064d1f91f89847f5b0be8e2c39c328bce0c1d7a29', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 16, 'evt_01a1ecc35cad00004147e7a331b2e6d2', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.4TaPpTuRkiHkhaWxlF_m_IVfdKLG1LgibBoiiJwmBddN2bOKA3Z6UVzGWnmM2CMdqEzXLRknNgn-OipCk7EP3ilxdc2LhtIC2NALN1hXDqG1ldMkzdkUyB8Rh9dp3W2k9-rFpHQTuN2qOG2uhZ6BfUVQCnZSLH92GcUJPh6IYpIF", "bankCode": "058", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_3", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:46:28.641+00', 2837, '{"id": null, "type": "system"}', '2030ecdb0c0dfef63183249922283047f6a4dabb15cea60252e1b2051780a97f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 17, 'evt_01a1ecc35cd200000e3211ebc1eaa109', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_3", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:46:28.688+00', 2839, '{"id": null, "type": "system"}', '078ee2299ba85e8c7bda38677a2d5e7ff0e2b074eb681d1db9ef29d2b41c3f4f', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 18, 'evt_01a1ecc36650000045f7660fdf9dc93b', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1ecc2347200017ef2dfef7a09c4e2", "reference": "po_01a1ecc2347200017ef2dfef7a09c4e2_3", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:46:31.115+00', 2845, '{"id": "sandbox", "type": "bank"}', '949de13625bd8c7a4192e6882fdc8f00c4aa97fb719b445e3ecc6cd999bee9d7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 10, 'evt_01a1ecc36e930000ef73bd9ae56c8ad1', 'anchor.published', '{"size": 45, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "BIA7Q2qj/SmF71ANm+3ois4ynlF0U0Kw1Y2wa23Z4uo=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n45\nBIA7Q2qj/SmF71ANm+3ois4ynlF0U0Kw1Y2wa23Z4uo=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7AvtmXlZN8I6PP/JeCMN3C/vfUSVNAc6KhHvNY5P9fa0ymir4i2wGeHpZabU2CIp7d8kggVeHgHWQ/scru7Xyg4=\n"}', '2026-11-18 03:46:33.211+00', 2849, '{"id": null, "type": "system"}', 'f3f9fb44ec0dc075904b84062d1d1029c543b5c83f5ca8ec335d433163bea647', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc38d19000045af54195c71f1e5', 1, 'evt_01a1ecc38d1e00002eef9070ca1dc375', 'identity.failed', '{"id": "idv_01a1ecc38d19000045af54195c71f1e5", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_ac000ea8", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:46:41.048+00', 2852, '{"id": "ids_01a1ecc2e11d0000976107a50fe1ac8c", "type": "person"}', '4fa964d9d474819191ca2ed7d01d91438d2d0a686ccbce73efc6784fb6a9474d', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc3cd2b0000e7e70dcae7325f34', 1, 'evt_01a1ecc3cd3300009685abb386f98874', 'identity.failed', '{"id": "idv_01a1ecc3cd2b0000e7e70dcae7325f34", "metadata": {}, "underAge": false, "reference": null, "documentType": "passport", "externalUserId": "person_ac000ea8", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["face_not_found", "document_unreadable"], "documentSeenBefore": false, "identityMatchScore": 0, "documentTypeConfidence": 0}', '2026-11-18 03:46:57.463+00', 2865, '{"id": "ids_01a1ecc2e11d0000976107a50fe1ac8c", "type": "person"}', '29987d2c2bc8616ab8b67a574196ca7a3e5f0374310ff2130bafea5684bbd5a6', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc2e11d0000976107a50fe1ac8c', 1, 'evt_01a1ecc3cd7c000002e70b4ae4bb3d16', 'identity.session.completed', '{"id": "ids_01a1ecc2e11d0000976107a50fe1ac8c", "state": "FAILED", "attempts": 3, "livenessLevel": "passive", "externalUserId": "person_ac000ea8", "verificationId": "idv_01a1ecc3cd2b0000e7e70dcae7325f34", "identityVerified": false}', '2026-11-18 03:46:57.463+00', 2865, '{"id": "ids_01a1ecc2e11d0000976107a50fe1ac8c", "type": "person"}', '22482bed8a7046986ffa25fab3fef92b26ac91a434be39d7ec95d5fd3772b9a1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 1, 'evt_01a1ecc3d0860003b2e44e858d8beee7', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc3d0860001e604525d97679d03", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc3d08600023d66e001960c971d", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_489ca72e", "sellerExternalId": "seller_489ca72e"}', '2026-11-18 03:46:58.321+00', 2869, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '3e3b1d633f341b321935b4fcaca63b57aa74b1f4af14bdafe78ba45634329040', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 2, 'evt_01a1ecc3d1620000c3fc75d3af1055fb', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc3d12100003f31653389ebfd04", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:46:58.542+00', 2875, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'b0378fffd1934b80e35c487ed822277b67340ea8c9ad3feff3a467d321f5e1bb', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 3, 'evt_01a1ecc3d16200019f61068e6cb0861b', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.PqMz2p1BAtZPPPhxd30WcXsyGWvnJsFkIfglFf0G1QVbWMhQfq94PAhmaV6Hq2shynDLi3PcborD7sZxQSroAuMguEHBDvIeaYrHMokUMDRi", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000309"}', '2026-11-18 03:46:58.542+00', 2875, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '76f7c6e719030cb8b04220f21dae7acbaa8b1ee89da76751ea668d572b9e9cec', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 4, 'evt_01a1ecc3d2570000b55785595ea79357', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000309", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_489ca72e"}', '2026-11-18 03:46:58.787+00', 2877, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'ef574d81ea345172a1f61907c235b080eae04049925a77307208ef9533f8e43f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 5, 'evt_01a1ecc3d2570001b1d1871b46494500', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:46:58.787+00', 2877, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '5c40e746b7d499a44c539a3d12e072bcafa682a4f204f585346ff2888a154beb', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_489ca72e', 1, 'evt_01a1ecc3d2f8000045d5fff315f5ae43', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.EjFGptMnwO8-xlNEGu4VB1tyl2E-je09peQCSQAGN3nZeT9MsCqJUmyHbMVeBr47Wk8sGPQcT7nduw6Xc30ZWq7W-mzupe4vRo6f-5MhKWTZCIT4bUIutSx0i95nTLNvSCazTMwKa0IIElbLlo678g6FC5u_M7kgMs_Kc1XLCnEO", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:46:58.948Z", "externalUserId": "seller_489ca72e", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:46:58.948+00', 2879, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'd2fa95715e2eca8951a1309ecf5d6b286978f31bb311a3214176c01544237721', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 6, 'evt_01a1ecc3d3cd00002f141b88c6fc5a4a', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.161+00', 2883, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '270e67c58f708ca43b92b658f69b9d3ab1ea1c228dc19bdb62bd3783a7b6e855', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 7, 'evt_01a1ecc3d43d000043dd1c8798dba7e7', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.273+00', 2885, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '8eb54def5430271357c8574dc42ead6026ae6263f8e94185d8ad21ad26c74a42', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 8, 'evt_01a1ecc3d43d0001ee628c76f288bc96', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.273+00', 2885, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '57bee7695ec615976997ea21329fa9f1dc08c2ec0b7e2ddd3735e944017439be', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 9, 'evt_01a1ecc3d43d0002788249b05aa200b8', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.273+00', 2885, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '049be3c64186939ae271525939fdfbc333c9192fa45c7b5425f314db27025bce', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 11, 'evt_01a1ecc3d4d20000b9db571cd76fb124', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.422+00', 2893, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '59f8aa197e1819017dbf2500f7e303500c5d692875e2e54482991566cfdd4c8a', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 10, 'evt_01a1ecc3d49c00001d7a154a970df927', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.3zfj9PkUbD1_Oml1gCcqs8C2RBao0ntW-8lJuMnx_nGFRU2a6GsNskD9S-jzP6mwUriQTttMq_A6kPs5DHXaVTGfKQb-OoHSHdPizALLKvblaO8OtYK0x2GQVGYrdeYmktyKDbsxVHcF0fDxiVouxiQ0dH83RLqBAdRkaaaQTBoU", "bankCode": "058", "payoutId": "po_01a1ecc3d0860001e604525d97679d03", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3d0860001e604525d97679d03_1", "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.317+00', 2891, '{"id": null, "type": "system"}', 'e590d183cb204e50f7cb6cfc34e2358755814d49eb4c0ec57e9d507f92425992', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 12, 'evt_01a1ecc3d52100008f8131e76e669980', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc3d0860001e604525d97679d03", "reference": "po_01a1ecc3d0860001e604525d97679d03_1", "milestoneId": "ms_01a1ecc3d0860001e604525d97679d03"}', '2026-11-18 03:46:59.492+00', 2894, '{"id": null, "type": "system"}', '1930df8f16f58cb9a60a739efdaf0576af6e707de4b7e7b2f14c72d6c91ab092', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 17, 'evt_01a1ecc3d59500004586c0bfa7c6882e', 'payout.submitted', '{"amount": 300000, "sealed": "1.5f79bfd57a1c1ac8.sqOQFLtI_ch3pkiY6nm94ik-dmH0WdkcMiQ9b-bxWGPotXksUIJ1RgL_8bOzOlI5rlDOdYYOAA4FYhCpUyCvfqsr457t-Ks8_UXRffyq8V3hw9iXmdsb7gRHUHIAzHKApxVZT3gC6ShVtcUFzkQxPMJD6hKOgDYXPlgljcBkwL8z", "bankCode": "058", "payoutId": "po_01a1ecc3d08600023d66e001960c971d", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3d08600023d66e001960c971d_1", "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.602+00', 2899, '{"id": null, "type": "system"}', '48c6e185e42830b54f39ca9f8711b272d09518f5eab8c2327f771e928fb17e8e', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_test_01a1ecc10a3d000037daefdbf4421831', 3, 'evt_01a1ecc3e811000061c959d07a4db9a1', 'anchor.published', '{"size": 4, "origin": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831", "rootHash": "ZEywXVPDJZi6Q0eSDlZooZoplqBJ2TzkttNYVPzvqSY=", "checkpoint": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831\n4\nZEywXVPDJZi6Q0eSDlZooZoplqBJ2TzkttNYVPzvqSY=\n\n— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynkKLZA3GKRBi+nX+5yzJrNinR8+VWPtRVaIBss/Jcv6c2OCSMGsp73pmA2qzg6IVxse44sJW9DujHE2hJP/8zQ0=\n"}', '2026-11-18 03:47:04.338+00', 2935, '{"id": null, "type": "system"}', '4adcaaed7330207e2139713432c4027551f13be6570e75e6c45398680d37827c', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 2, 'evt_01a1ecc3eb1b00002581251883357507', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc3eadf0000348191541a30c46a", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:05.127+00', 2945, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'ff8ff3771a69536f59aa0d5e00a4194e96365b6945b4ac518818966cee058bc1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 3, 'evt_01a1ecc3eb1b000132208e67359aea9d', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.49cjpSg51TYKUSELA0shFBxokVsOhr-1nkpS2U-s4vjnqSGyeRG-K3cbnG_41iPshTpbuVL7D4_WrfoI5BhujBAi038b4hJmsCPdAHzvqCbY", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000323"}', '2026-11-18 03:47:05.127+00', 2945, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '562ef2c73690331e52698b3247de37d116fb2c928f4062fa215b16ab56ece9c7', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 10, 'evt_01a1ecc3ed1e0000cd82ff22ddb171f7', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.Oeb1B9HCf-g3X5DPzlUK8sV6ABTaiRHiQOBeAOpo5gmUCcqCAHvBNrNcxDKvEiJu0OBxTximfC01r96Nvo_dNRLIze2wtc57MBIEx9CdkWu_LYBa-9n3dLeMdZA_kKJwNlIEE94gDRpG12ahGjTzQDRze73_d3Wp3RzseyOlVMRM", "bankCode": "058", "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_1", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.621+00', 2960, '{"id": null, "type": "system"}', 'a4a824a6056d06119e30b005ea195bd1eca687b9c5f2b09ba4cb702fd22b90b9', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 12, 'evt_01a1ecc3f6050000cac3a687995444e9', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_1", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:07.919+00', 2973, '{"id": "sandbox", "type": "bank"}', '5fc294055b5d99d17296f8f9d364974d930eefd350ec3d8908ece50bfcb02b96', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 10, 'evt_01a1ecc3fd310000d969321ca5d99565', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.K-PQouKM_Y8QJ9epHy1L9zzOXWgiYpi9TUM3ad23Y99RAlkpTn9yltoujQ0KyOYt9LGSF7Dv6FkDo-lYCghIRibSDtRufw7NWP3LuXVBZzy2gTEx5-XXG3qpPm_sEXkM_agh9uJEK0fxwZDsFKrODDQa6TcV_fm_TYcTKIptlMVD", "bankCode": "058", "payoutId": "po_01a1ecc3fb43000173cb4b76e85fa621", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3fb43000173cb4b76e85fa621_1", "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.737+00', 3001, '{"id": null, "type": "system"}', '88d49f633d8bf4b203932d174d4525c9fba0b352f9ceeca89e810ac7342e9ae1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 12, 'evt_01a1ecc3fd50000009a75dde5e614d60', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc3fb43000173cb4b76e85fa621", "reference": "po_01a1ecc3fb43000173cb4b76e85fa621_1", "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.782+00', 3005, '{"id": null, "type": "system"}', 'dde9b4845b338ffd7fdd71ae43a225413c8c3297cefe8c5761906f9acd73e737', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 13, 'evt_01a1ecc3d55200002972ab778f1e5442', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.55+00', 2897, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'd30234925c0758f0a720db12a7080f65e111a1290284d1036430559cecac10f4', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 14, 'evt_01a1ecc3d552000113f1c8c75aac8578', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.55+00', 2897, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'ee4c75cfc4a5ae3fdc76ed14906d4834e3b5aa1efffdb541485901b5ec7243b4', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 15, 'evt_01a1ecc3d5520002169aab7514b6525e', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.55+00', 2897, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '19701b966f1aea448b59d9a9cb8a37ff8288c31766df587788be3059878edf90', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 16, 'evt_01a1ecc3d55200045124f978c4d29d0f', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:46:59.55+00', 2897, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '83bab7ac10b5d7232e82601cd5b0ae155bae2c076a725724799266bb9691200f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 18, 'evt_01a1ecc3d5f9000064f0a178114fc4da', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1ecc3d08600023d66e001960c971d", "reference": "po_01a1ecc3d08600023d66e001960c971d_1", "milestoneId": "ms_01a1ecc3d08600023d66e001960c971d"}', '2026-11-18 03:46:59.689+00', 2901, '{"id": null, "type": "system"}', '3c786104438eedaaa8db0f7ff7975cecbe38de2e7080fdc91a0122c80cf01324', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 19, 'evt_01a1ecc3d5f9000190e74258850e644f', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 03:46:59.689+00', 2901, '{"id": null, "type": "system"}', 'd055489ec6578a48971305eef57ee6a6188e980aca7da47e0fcc8be1be70863f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 7, 'evt_01a1ecc3ecaf00009761e2fd4924a266', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.531+00', 2958, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '5731b5e2ae8cdb30574b7e125ee448665ca8ac13ff9edce4ff8f745400fceda5', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 8, 'evt_01a1ecc3ecaf0001ca3a460cc6f4662a', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.531+00', 2958, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '181cc7dfd1b1575e905aaf018697f1346e9718321f6a98e4a66d65cf982e3b3e', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 9, 'evt_01a1ecc3ecaf0002ba522e2440fca634', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.531+00', 2958, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '3086be6c897c0f26453a188ad2d9b3a99f0047d0bf4c91cef6762666606cd4b1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 1, 'evt_01a1ecc3fb4300033cda22a117d51f9b', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc3fb43000173cb4b76e85fa621", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc3fb4300029b24e152ae9c2f93", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_503840aa", "sellerExternalId": "seller_503840aa"}', '2026-11-18 03:47:09.263+00', 2979, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '26d1e05536848e7d8df5e80bcf0212d269817e1db53124adf4b291f7928c954f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 2, 'evt_01a1ecc3fbd40000a34fbc400801a866', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc3fbb20000fb69e58b57f5c3e2", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:09.408+00', 2988, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'd4df352d346ab8cd3a8a0575299a5d1c007cfb427b7d83da50429abdda04753a', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 3, 'evt_01a1ecc3fbd40001ea306ba7ceff8d6a', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.Rwvlq8Gjs69YYg12-es68jDAUWke1C5P-EuQuTw3d9-kmk0D-pSrLy6_uvbolLHPjhT0gQmzxdfxPQYw3AbkzkZJ4VNywaWPWwKf3L1YElUX", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000330"}', '2026-11-18 03:47:09.408+00', 2988, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '1dc0372fd9da71e1033e9a7d771066e2bf2131ce41eae4b2b1cd8fa30befbb13', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 4, 'evt_01a1ecc3fbf900000ed10bf4863b0edd', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000330", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa"}', '2026-11-18 03:47:09.445+00', 2990, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '0c05cb99f862cab0815c0f5e1d73bf09cb79d672159ce937c3e9abec839a4b3c', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 5, 'evt_01a1ecc3fbf90001d391cee513f9f9d2', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:47:09.445+00', 2990, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'e1ffe825d72535dbeb865d7d7c62f6bdcc418bb3ba7628f14babe538ffa17d92', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_503840aa', 1, 'evt_01a1ecc3fc18000026d9211a3bc8c072', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.Kda1TVeDBgWKgvtaAr1VDnjoN7l7fk26nStv9w4Ccp5u5qR6858jmtZyZqwUDVvgaeShlbYhGCy2UA5bdprHloH58Ft03Gs9ekrxPyfCVHcnnVVIFE-LACkYFiKofLm2Jr2iygdgkn4N2p_EqCf7tz3MllWcmbICf0emWkCvi2nU", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:47:09.476Z", "externalUserId": "seller_503840aa", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:47:09.476+00', 2992, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '80703e1a5225344c579a43f15b907f69b039b5264e7622f8f16e950625de7abe', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 11, 'evt_01a1ecc3fd3b0000243183b8be652d1c', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:09.767+00', 3003, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'e53acc89624a2dcbf4f96650a12cb4798530f6d4652324bd7d2d1918b6c0200d', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 1, 'evt_01a1ecc3dfad00031e9bcd5c4efb1172', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc3dfad000169b9d779eccdb1ee", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc3dfad0002c68c49911d9b17ad", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_0619e0fe", "sellerExternalId": "seller_0619e0fe"}', '2026-11-18 03:47:02.201+00', 2909, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '76875756405ebc0dfba4208642b2b98414ab480c2fbbb2ecea1fc7836565ffc3', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 6, 'evt_01a1ecc3fc4a000085e5579ebcc98c71', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.526+00', 2996, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '2e5bf83f44fbd2e0ae9b001eecfa023803fe672dce280d80cc032d6cf0301e35', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 2, 'evt_01a1ecc3e06b0000a9e531b19f433d05', 'agreement.assessed', '{"flag": "GREEN", "score": 18, "metadata": {}, "reference": null, "assessmentId": "fra_01a1ecc3e03600000953ec07e77511fb", "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:02.391+00', 2918, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '1719df6045aca80cbb5416460a60b797c94f019ec2745a5659e5c49b6094efe6', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 3, 'evt_01a1ecc3e06b000108df7c6ee6ad0bd1', 'virtual_account.issued', '{"amount": null, "sealed": "1.5f79bfd57a1c1ac8.Q3b8sW-B0OAjSJJrvkZMtBe0R0sgFPhqrL1sVv7jnrm7PiQc5A4o5yBmQcL4RH6nwyr5Jgj0sZshtNDog_NIfZR7ZwRp8rxTYp7fMjLlJ8s5", "bankCode": "000", "provider": "sandbox", "expiresAt": null, "accountNumber": "9900000316"}', '2026-11-18 03:47:02.391+00', 2918, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '8d276f63895c43a2d264316e89d4ee5e889122feb6a6218aab7104034ddf48bd', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 4, 'evt_01a1ecc3e1b900000de13584be97c3f3', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000316", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe"}', '2026-11-18 03:47:02.725+00', 2920, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'b7c2bba2bee9506ddfdd5a91be3febd576a3099b2e7bf458153bc6bbf0d4e1be', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 5, 'evt_01a1ecc3e1b9000147ec3e0a9c2e5fd0', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:47:02.725+00', 2920, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '9e942ef61c0e11047177b547cf8dad187b6655b205f45cf8a94c15541022590f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 6, 'evt_01a1ecc3e3630000dacf8c6446479004', 'deposit.reversed', '{"held": 500000, "owed": 0, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000316", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe"}', '2026-11-18 03:47:03.15+00', 2925, '{"id": "sandbox", "type": "bank"}', '81a03117b4e6dfd7feb6abb9089d7da936594539191a6f75af2d613c82fd143c', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 7, 'evt_01a1ecc3e3630002a6e5ab23460d80db', 'agreement.frozen', '{"reason": "the bank took deposit dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe back"}', '2026-11-18 03:47:03.15+00', 2925, '{"id": "sandbox", "type": "bank"}', '1c88eade64587cd91df284c539cbd881dc228a171dfa5432a8caaf886ca455eb', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 1, 'evt_01a1ecc3ea610003d66af91781ba6a71', 'agreement.created', '{"currency": "NGN", "metadata": {}, "buyerName": null, "reference": null, "buyerEmail": null, "milestones": [{"id": "ms_01a1ecc3ea610001d3f5c38d08c4fe90", "title": "Design", "amount": 200000}, {"id": "ms_01a1ecc3ea610002d83235c05025dd45", "title": "Delivery", "amount": 300000}], "sellerName": null, "sellerEmail": null, "totalAmount": 500000, "buyerExternalId": "buyer_4ca3d44c", "sellerExternalId": "seller_4ca3d44c"}', '2026-11-18 03:47:04.941+00', 2939, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '9e8d61acdec42a452fc7d70365c06f08c7af0f25bbb518d7f56d86d37a932ffe', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 4, 'evt_01a1ecc3eb550000404bee29ca0718f4', 'deposit.received', '{"fee": 0, "amount": 500000, "escrow": 500000, "excess": 0, "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "senderMatch": "unknown", "accountNumber": "9900000323", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_4ca3d44c"}', '2026-11-18 03:47:05.185+00', 2947, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'e5480c49ab51c8f6b67749271095f881d9b54a3cd09db2e47b897c88463942e5', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 5, 'evt_01a1ecc3eb55000182dfcf76d72933fc', 'agreement.funded', '{"held": 500000, "excess": 0, "outstanding": 0}', '2026-11-18 03:47:05.185+00', 2947, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'a39bf0c30fc8ba4b63d407398d0049aaea4fdabb6c14e29d18a39d385e86b0ab', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'payout-account:seller_4ca3d44c', 1, 'evt_01a1ecc3ec1e000041ab6e5d9d8e5a9e', 'payout_account.changed', '{"sealed": "1.5f79bfd57a1c1ac8.grSbp_nVmC82WoFde2rym3Ifl0pyotAa0POQK8P92Vu-Rt9p3NXf5ApaMfSuSA9iG3Ei3xmMedCDyc4ne5eo4U_FEmS46tJJ5EPc23ZiNooG0euR5mSaOANhs_gQ34Z0pbhR9lJ6OhFwkXW6p07ZowNZJs53nPYkrtokGoaOb4NG", "stopped": false, "version": 1, "bankCode": "058", "nameGiven": null, "nameMatch": "unknown", "usableFrom": "2026-11-18T03:47:05.387Z", "externalUserId": "seller_4ca3d44c", "previousBankCode": null, "previousAccountName": null, "previousAccountNumber": null}', '2026-11-18 03:47:05.387+00', 2952, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '82b381dd39598a0cafc2b96654f15678509e6f567b08a831b48b7951a0a77849', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 11, 'evt_01a1ecc3ed9900006fb290d2fc78ebbe', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_1", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.754+00', 2962, '{"id": null, "type": "system"}', '0e86eefb1eaf707f3bdcdaa073b1d3edf12f1255c05092550f2eaef322f625a9', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 7, 'evt_01a1ecc3fcf80000b2bf2f49351fda81', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.701+00', 2998, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '1d4b801f9b08cc3c435dc585eac8c865578dda128e3741cd9bc6eb2c85c327b1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 8, 'evt_01a1ecc3fcf800018717332cdb682745', 'milestone.completed', '{"amount": 200000, "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.701+00', 2998, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '1b5e9844debe35da9e372451ee8ac23ff21f1c8412ee20f851ed3a180eb1bfbf', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 9, 'evt_01a1ecc3fcf80002eaeb51eb22090e37', 'milestone.released', '{"amount": 200000, "milestoneId": "ms_01a1ecc3fb43000173cb4b76e85fa621"}', '2026-11-18 03:47:09.701+00', 2998, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'f564f66f2d697f7e4ffdeeb0179d3437ec5f1a3b3e34120d98c36cb85ae05bc1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 6, 'evt_01a1ecc3ec7d0000aa486e21e8ecf459', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:05.481+00', 2956, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '9469b30049aa938c28d0dfc8119acd317571b6379a7159aca45db5297602bb11', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 20, 'evt_01a1ecc3febe000027c812277af51ac1', 'payout.succeeded', '{"amount": 300000, "payoutId": "po_01a1ecc3fb4300029b24e152ae9c2f93", "reference": "po_01a1ecc3fb4300029b24e152ae9c2f93_1", "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:10.138+00', 3021, '{"id": null, "type": "system"}', '1931f3900d38e3bb96a058acfa723bcfe2c650623e6e76e9827eed932ce40eb3', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 21, 'evt_01a1ecc3febe0001b53334bb125268df', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-18 03:47:10.138+00', 3021, '{"id": null, "type": "system"}', '9cfd59c8fe6986e03f4eba5e6383b6edfcc8c529833ff4a012b69fa6bf89aa6d', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 13, 'evt_01a1ecc3fd5b0000d5df4670f5c14df3', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:09.799+00', 3007, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'da96571046b1e641f8c92d8faadf8aa6e4a48091ae96cefa2cdcd02bdfbed348', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 14, 'evt_01a1ecc3fd5b00010de1971ecdec581d', 'milestone.completed', '{"amount": 300000, "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:09.799+00', 3007, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '8fc3a9b72dda09597985c3b9cbed85c777bc60d65357f292e9dfcf1696fd3e9f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 15, 'evt_01a1ecc3fd5b0002a7cb462949d74563', 'milestone.released', '{"amount": 300000, "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:09.799+00', 3007, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'f726a248b0b3abc43f281d8c419f0b9b22d291b1be8d860aa8caf0ce9af29bb5', NULL);
INSERT INTO public.events VALUES
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 16, 'evt_01a1ecc3fd5b0004f139591df5afcf44', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-18 03:47:09.799+00', 3007, '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', 'aaa0e1ace70adb164b9ae26b38b3c266bebf0c029fe80614494bf8df3be04a5f', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 18, 'evt_01a1ecc3fe8700002321ae935575eb41', 'deposit.reversed', '{"held": 0, "owed": 500000, "amount": 500000, "reason": "Triggered by hand.", "provider": "sandbox", "sessionId": null, "senderBank": null, "senderName": null, "accountNumber": "9900000330", "transactionId": "dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa"}', '2026-11-18 03:47:10.096+00', 3015, '{"id": "sandbox", "type": "bank"}', 'ecb35c4837d15bd26b0ee6c1b887c7ff5d922ed2a8479f09e0fc4f42efdff6fa', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 19, 'evt_01a1ecc3fe8700042aee640775388c43', 'agreement.frozen', '{"reason": "the bank took deposit dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa back"}', '2026-11-18 03:47:10.096+00', 3015, '{"id": "sandbox", "type": "bank"}', 'd90de0409b00813349b2f17e8c074a7f7a9e7606cfb67ded36afba907cb79a50', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc3fe870002d8d695ad43b8af68', 1, 'evt_01a1ecc3fe87000315cfc757ca55555e', 'exception.opened', '{"kind": "deposit_reversed", "amount": 500000, "subject": "sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa", "currency": "NGN", "agreementId": "agr_01a1ecc3fb43000020c1a68b8839c7b5", "exceptionId": "exc_01a1ecc3fe870002d8d695ad43b8af68"}', '2026-11-18 03:47:10.096+00', 3015, '{"id": "sandbox", "type": "bank"}', 'c5e915254ecf9599d024b7d6153965d5374c9e0744d9871d7d0c53111741c909', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_01a1ecc10a3d000037daefdbf4421831', 11, 'evt_01a1ecc41179000067e19101e1d984dd', 'anchor.published', '{"size": 46, "origin": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831", "rootHash": "6h45gUscK31m3ykRE1R+5K74WrbIp6E20x/VY80DhiA=", "checkpoint": "surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831\n46\n6h45gUscK31m3ykRE1R+5K74WrbIp6E20x/VY80DhiA=\n\n— surety/2b8d9d5283d755a4/dev_01a1ecc10a3d000037daefdbf4421831 5g4B7K/8Ex3uE5iTdI02tfs7VDhPE29mZU+rEAFzy7NMG+x/UaTwHnTyGIlV3J3w4dhX49hdExn1TgcMDV/HOESBEQ0=\n"}', '2026-11-18 03:47:14.927+00', 3042, '{"id": null, "type": "system"}', '1335d73551bed9c5dd4a04a4fd82c3c272d77b4bb08c8859abd2ffde47ecb3f7', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'anchors:dev_test_01a1ecc10a3d000037daefdbf4421831', 4, 'evt_01a1ecc4119600009e8bb7edb285da95', 'anchor.published', '{"size": 7, "origin": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831", "rootHash": "MNXpado5kQgx7ey+kgD9/mKLvO9n5PVhZprdpayCRlQ=", "checkpoint": "surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831\n7\nMNXpado5kQgx7ey+kgD9/mKLvO9n5PVhZprdpayCRlQ=\n\n— surety/2b8d9d5283d755a4/dev_test_01a1ecc10a3d000037daefdbf4421831 porynlPP4dcvnM22VAB1T56tiAjo+5mQ0eKvefZyuuJ0k2olxNIVMDNnzorCzPe9ZY0z+/2goz66if5c6I3JD9yIjQo=\n"}', '2026-11-18 03:47:14.976+00', 3044, '{"id": null, "type": "system"}', '610be2a19ca4a396a5ab737b989423e2e49a336d6602fa0bd645555b2c2a5155', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 14, 'evt_01a1ecc41e5a00001fe23c6e1ebd2c93', 'payout.succeeded', '{"amount": 200000, "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_2", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:18.24+00', 3050, '{"id": null, "type": "system"}', '1ffe449b99a894a79892df91ff3e0d769c0828d40cba0bd8ff340e081d8b25ee', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 15, 'evt_01a1ecc426910000618bd31966a60e78', 'payout.reversed', '{"amount": 200000, "reason": "sandbox: this account sends payouts back", "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_2", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:20.347+00', 3056, '{"id": "sandbox", "type": "bank"}', '981778f055408c74351736c0693e44f0c5e86d05d9cd798c1948f3603f17f490', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 17, 'evt_01a1ecc3fdc000006865bbf9057c8bdd', 'payout.submitted', '{"amount": 300000, "sealed": "1.5f79bfd57a1c1ac8.E2CBgLAL9giXMgSCFmemhBKfai4l0R4IAzbaTfkzdJQv90PkgcHVwpUiTUq5YorpssENlhBEecTKwXtc1MgLQd5uH0VHeOSwOQrKWW-filSGz3cAK5dMhUvHW4DBT4-XdjtsfKQFaOmAfKIKpWtTyNaN45zFGPS5AHF2itfQRgJp", "bankCode": "058", "payoutId": "po_01a1ecc3fb4300029b24e152ae9c2f93", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3fb4300029b24e152ae9c2f93_1", "milestoneId": "ms_01a1ecc3fb4300029b24e152ae9c2f93"}', '2026-11-18 03:47:09.858+00', 3013, '{"id": null, "type": "system"}', '861af0f6207abe182919ec30610c56ef6e6a33a009ee4916cf0e261035751f45', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 13, 'evt_01a1ecc41e2b0000d21b10d88c4ffdc1', 'payout.submitted', '{"amount": 200000, "sealed": "1.5f79bfd57a1c1ac8.AEbJqo0UbA516lfYEX3a4qOZFQM_sfOgV0FuXvU72LWa7X4nPJ_ArSOhgM0YoWuIO1qzX2c6BIzu3nexEw_Xo4g04JBVeykRj0GDNTLPYXCle1qp51bordqYJUByFcgFJXAagxk2EtmJqn7wRX3l-7qmIpt4tqrSurKNXcsTo51G", "bankCode": "058", "payoutId": "po_01a1ecc3ea610001d3f5c38d08c4fe90", "provider": "sandbox", "nameMatch": "unknown", "reference": "po_01a1ecc3ea610001d3f5c38d08c4fe90_2", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:47:18.169+00', 3048, '{"id": null, "type": "system"}', '82f52a341066aac1f93bd110ae2d6f2226dbfab81b6b16f51ae4cc26f5c10db9', NULL);

INSERT INTO public.exceptions VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc15b180002acb8abd47fe140f7', 'deposit_reversed', 'agr_01a1ecc159e2000062366d5933c5d24a', 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', 500000, 'NGN', '{"reason": "Triggered by hand.", "returned": 0, "reversed": 500000, "deposited": 500000}', '2026-11-18 03:44:17.174+00', '2026-11-18 03:44:17.381+00', 'Triggered by hand.', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '448e2f014ed2bed0bbed784c5b2f2344640b08c62513bfad25a8ead843f2272f', '7246317376a10bdb83ef5a6e80c6133b62f1fb33410e9c07d7255c1dbc80a07d'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc1607f000272bbffae5ae50566', 'deposit_reversed', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', 500000, 'NGN', '{"reason": "Triggered by hand.", "returned": 0, "reversed": 500000, "deposited": 500000}', '2026-11-18 03:44:18.555+00', NULL, NULL, NULL, '14ff3f0d0d2fcaf5d29bf2008cb446854b321dbddc973128bd52ce7a12a668b1', '3aa9a3c468f9782cdcfa3bf33fd0c9bc6bbfa9c93812356f133bfef631a1fa5c'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'exc_01a1ecc3fe870002d8d695ad43b8af68', 'deposit_reversed', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', 500000, 'NGN', '{"reason": "Triggered by hand.", "returned": 0, "reversed": 500000, "deposited": 500000}', '2026-11-18 03:47:10.096+00', NULL, NULL, NULL, 'c5e915254ecf9599d024b7d6153965d5374c9e0744d9871d7d0c53111741c909', 'f76a55d9a331f15f9cc4402d007259564579541113b58bf1b19ce673945bf14c');

INSERT INTO public.identity_reviews VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc196d100000fce9cce416f43c5', 1, true, '1.5f79bfd57a1c1ac8.T5pZr8b8tEq0bUh8W6kNv8ykUnsqwNrN67Jx6KblahDFHZpRJOS5WbfqdkLZNw', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:44:32.574+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2de5500005cf40d53e42962ef', 1, true, '1.5f79bfd57a1c1ac8.DfNJsX57Qrmm85n5mIw93DA8vR7dm95FY2T8aWqbA7QDiPepqmATDCNOYZkEQg', '{"id": "key_01a1ecc29c860000bb33805f8cd21358", "type": "key"}', '2026-11-18 03:45:56.389+00');

INSERT INTO public.identity_session_links VALUES
	('\xa2a4740778588ec346da2e3e3c593d7c8d8c3e92d6e24d86452ff595cc581571', 'dev_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc19a3f0000f34f6b6234fa93a4', '2026-11-19 04:44:33.34+00'),
	('\xfa2f92d3a49cea8b832d65ae88fc9d0f57e1a7c3af29d824572ca8842a2fb5d6', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc2e11d0000976107a50fe1ac8c', '2026-11-19 04:45:57.013+00');

INSERT INTO public.identity_sessions VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc19a3f0000f34f6b6234fa93a4', 'person_c069595b', 'FAILED', 'passive', NULL, 'en', NULL, 3, 'idv_01a1ecc1fe73000045ae68307339d2c9', '{"at": "2026-11-18T03:44:33.516Z", "version": "2026-11-17", "keepName": false, "language": "en", "keepDocument": false, "searchFacesDays": null, "keepPicturesDays": null}', '2026-11-18 03:44:33.34+00', '2026-11-18 04:44:33.34+00', '2026-11-18 03:44:58.997+00', NULL, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'ids_01a1ecc2e11d0000976107a50fe1ac8c', 'person_ac000ea8', 'FAILED', 'passive', NULL, 'en', NULL, 3, 'idv_01a1ecc3cd2b0000e7e70dcae7325f34', '{"at": "2026-11-18T03:45:57.110Z", "version": "2026-11-17", "keepName": false, "language": "en", "keepDocument": false, "searchFacesDays": null, "keepPicturesDays": null}', '2026-11-18 03:45:57.013+00', '2026-11-18 04:45:57.013+00', '2026-11-18 03:46:57.463+00', NULL, 0);

INSERT INTO public.identity_verifications VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc17e4b0000507973cbba03456a', 'person_4c4427c2', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:44:26.183+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc196d100000fce9cce416f43c5', 'person_6309d1be', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:44:32.462+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1c0d500006f2df1126c62c2f0', 'person_c069595b', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:44:43.218+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1e2b60000e7730d3e8793e310', 'person_c069595b', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:44:51.891+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc1fe73000045ae68307339d2c9', 'person_c069595b', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:44:58.996+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2be11000069b34ab4588537c1', 'person_81962aaf', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:45:48.048+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2742700001a29eeed0edf4f75', 'person_cc36f7c9', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:45:29.126+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2a3080000eef00f0f61d3c336', 'person_9ce9d2c9', true, 99, true, 'passport', 0.98, '{}', 'Identity verified.', '{"frames": [{"live": 0.99, "bezel": 0, "moire": 1, "cosine": 0.95, "sameFace": 0.95, "companion": 0, "faceShare": 0.5, "documentLikeness": 0.3}, {"live": 0.99, "bezel": 0, "moire": 1, "cosine": 0.95, "sameFace": 0.95, "companion": 0, "faceShare": 0.5, "documentLikeness": 0.3}], "document": {"mrz": {"other": 0, "passport": 6, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 10, "words": {"other": 0, "passport": 6, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 20, "mrzRows": 2, "cutLines": 0, "shortSide": 480, "characters": 200, "mrzChecksPassed": 5}, "sameScene": 0.95, "documentFace": true, "eyesStillness": 0.5, "faceStillness": 0.5, "wholeStillness": 0.5}', '{"test people": "1"}', '\xb48f60958a5459f8b351444b47c7df059e7c4dbb83701475c24d13e51c8ca79f', '{"\\xe3e3cb3618a9d8806f388462efda2552e01227579c75bf017aaedf0176c94ac8","\\x7e4652914ef68b6c99e5b6ac57c4e562edcba7a1d1fcc6a12eed9492c0a2840e"}', NULL, '2026-11-18 03:45:41.126+00', '[]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc293330000befb7790709e985c', 'person_ca319f96', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:45:37.074+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc2de5500005cf40d53e42962ef', 'person_380a30ef', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:45:56.309+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'one_frame', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc33a710000e5e59bf7e90504c3', 'person_ac000ea8', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:46:19.888+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc38d19000045af54195c71f1e5', 'person_ac000ea8', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:46:41.048+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'idv_01a1ecc3cd2b0000e7e70dcae7325f34', 'person_ac000ea8', false, 0, false, 'passport', 0, '{face_not_found,document_unreadable}', 'We could not find a face on the document. Photograph the whole page, upright, in even light. Frame 1, 2, 3: We could not find a face in the selfie. Look at the camera, with your whole face in the picture. We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.', '{"frames": [null, null, null], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "rim": 0, "lines": 0, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "colour": 0, "mrzRows": 0, "cutLines": 0, "shortSide": 480, "characters": 0, "mrzChecksPassed": 0}, "sameScene": null, "documentFace": false, "eyesStillness": null, "faceStillness": null, "wholeStillness": null}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "0ba9fbfa01b5270c", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5', '{"\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5","\\x196a4414b1f54517fda4c6432c4859e326c99f9fca5bc42b07a53e24c41628b5"}', NULL, '2026-11-18 03:46:57.463+00', '[{"code": "no_face_on_document", "frame": null, "reason": "face_not_found"}, {"code": "no_face", "frame": 1, "reason": "face_not_found"}, {"code": "no_face", "frame": 2, "reason": "face_not_found"}, {"code": "no_face", "frame": 3, "reason": "face_not_found"}, {"code": "unreadable", "frame": null, "reason": "document_unreadable"}]', 'several_frames', NULL, NULL, NULL, 'passive', NULL);

INSERT INTO public.jobs VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc33c68000032efff7556ea7113', 'submit-payout', '{"attempts": 3, "agreementId": "agr_01a1ecc223c600001261af0fa2b637fc", "milestoneId": "ms_01a1ecc223c60001fd1bfed84e21c0b1"}', '2026-11-18 03:56:20.39+00', 0, NULL, NULL, NULL, '2026-11-18 03:46:20.39+00', NULL, NULL, NULL),
	('', 'tell-troubles', 'tell-troubles', '{}', '2026-11-18 03:53:54.591+00', 0, NULL, NULL, NULL, '2026-11-18 03:43:54.483+00', NULL, NULL, NULL),
	('', 'watch-banks', 'watch-banks', '{}', '2026-11-18 04:13:54.648+00', 0, NULL, NULL, NULL, '2026-11-18 03:43:54.483+00', NULL, NULL, NULL),
	('', 'reconcile', 'reconcile', '{}', '2026-11-19 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-18 03:43:54.483+00', NULL, NULL, NULL),
	('', 'housekeeping', 'housekeeping', '{}', '2026-11-18 03:53:54.649+00', 0, NULL, NULL, NULL, '2026-11-18 03:43:54.483+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc366500001a766d3848822a52e', 'submit-payout', '{"attempts": 3, "agreementId": "agr_01a1ecc23472000066bb192f626d11c8", "milestoneId": "ms_01a1ecc2347200017ef2dfef7a09c4e2"}', '2026-11-18 03:56:31.115+00', 0, NULL, NULL, NULL, '2026-11-18 03:46:31.115+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc134a50002a164f3ee88ff7f9a', 'return-excess', '{"agreementId": "agr_01a1ecc134120000147362cf6741d80c"}', '2026-11-19 03:44:07.331+00', 0, NULL, NULL, NULL, '2026-11-18 03:44:07.331+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc157c2000198e014474ec26e13', 'return-excess', '{"agreementId": "agr_01a1ecc156990000fa2145e18e6e4140"}', '2026-11-19 03:44:16.321+00', 0, NULL, NULL, NULL, '2026-11-18 03:44:16.321+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc1655d0002fb9ed8eb8c5ecedb', 'return-excess', '{"agreementId": "agr_01a1ecc164c500001c7b8edb1952f640"}', '2026-11-19 03:44:19.804+00', 0, NULL, NULL, NULL, '2026-11-18 03:44:19.804+00', NULL, NULL, NULL),
	('', 'publish-anchors', 'publish-anchors', '{}', '2026-11-18 03:47:24.998+00', 0, NULL, NULL, NULL, '2026-11-18 03:43:54.483+00', NULL, NULL, NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc4269200008fca7d1f4b3b91b4', 'submit-payout', '{"attempts": 2, "agreementId": "agr_01a1ecc3ea61000009e593213ee409ee", "milestoneId": "ms_01a1ecc3ea610001d3f5c38d08c4fe90"}', '2026-11-18 03:48:20.347+00', 0, NULL, NULL, NULL, '2026-11-18 03:47:20.347+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc228f10003f9731f74b990f089', 'submit-payout', '{"attempts": 0, "agreementId": "agr_01a1ecc227f00000acfaed36e376f452", "milestoneId": "ms_01a1ecc227f00001babf13f5e638f19b"}', '2026-11-19 03:45:09.887+00', 0, NULL, NULL, NULL, '2026-11-18 03:45:09.875+00', NULL, NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'job_01a1ecc22df000037dd29303d6d0fb21', 'submit-payout', '{"attempts": 0, "agreementId": "agr_01a1ecc22d4400007043750a1b95dd8b", "milestoneId": "ms_01a1ecc22d440001e97e45139c8d9878"}', '2026-11-19 03:45:11.168+00', 0, NULL, NULL, NULL, '2026-11-18 03:45:11.153+00', NULL, NULL, NULL);

INSERT INTO public.known_networks VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd9592fb9fbb192299db2599bb85b727cb4c60e58939ee1f6fbc6c172f51241a0', '2026-11-18 03:43:56.746+00');

INSERT INTO public.living_sql VALUES
	('approvals/settle-approvals.sql', 'a7dc73a8d820278563417b130fd2433b9b2a5a3e09a3db61f1e4623798f39abe', '{"settle_approvals(jsonb,integer[])"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('chained/cut-acts.sql', 'ce1884fabf182dec15c1a861756b57639471f2fec243ef10b7293832344d9d14', '{"cut_acts(text,bigint)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('connection/on-this-node.sql', '1f004ef14acdcc2bb0c85e045b78eb26d7e62def2774ad2111e672c363e046d4', '{on_this_node()}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/bank/next-sandbox-serial.sql', '8c662b15d693b6bd770e54e3c7c7318f9d5921cdb639c8ba3074163f476d05d8', '{next_sandbox_serial()}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/commit-changes.sql', 'c8766a955d13be662b3765bb1e0f2cb77447e297d34c1af4cdcbea9d10d28dac', '{"commit_changes(jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/create-agreements.sql', '544bc448722453859251a757a8e7554938b25002ba69d08059cce813ff2e3099', '{"create_agreements(jsonb,jsonb,jsonb,jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/figures/add-daily-figures.sql', 'f38ee2ed9e7d59d92a13b67650418e4d81b4eb339fe9350912d0ce4a3f4433c5', '{"add_daily_figures(text,timestamp with time zone,text[],integer,integer)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/figures/read-daily-figures.sql', 'e2279bcbbccee7a15edd386b745c61cecd698414b90dd3a7048358fa0d48b351', '{"read_daily_figures(text,timestamp with time zone,text[])"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/find-owed-work.sql', 'dd09154de50cba066378a4fdbe0d4f0892e72ac30d34e8af8ccae900a8bc55cf', '{"find_owed_work(integer,timestamp with time zone,integer)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('escrow/load-agreements.sql', '1040a02f1d0a47a0f2cf6ecf2f311e58cfd4b86bbb3a8441b11f801ab78b8716', '{"load_agreements(text[],text[])"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('events/adopt-event-log.sql', 'a332ffb1fbd73c443fd5ece6a6ccf6c9d02b966f0e6f7cddd03fd29c8590740b', '{adopt_event_log(boolean)}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('events/event-place.sql', '371ced336664fbaa34344fa3adb5ca2ac4fe22694a3c1c064c6d53c5de598183', '{"event_place(bigint,integer,interval)",log_node()}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('events/fan-out-events.sql', '1a397402afaca0abb671941c8420a8243e02fe3a56af972fd1aa6d28a9eb0862', '{"fan_out_events(text,integer,timestamp with time zone)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('events/settled-position.sql', '95d2017f52b2deb0abd1fb56557cc7eda75acbf909dda70157805206dceaf250', '{settled_position()}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('events/watch-event-log.sql', '8753668372ee94974233fd73194b932c5289a7614df7cec3c93b40cfb20f32d4', '{"guard_event_log(bigint,interval)","is_bystander(timestamp with time zone,timestamp with time zone,boolean,boolean)",watch_event_log(bigint[])}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('particulars/write-particulars.sql', '8008ce4caeedfdc56777e322ddecc41f8b37adbbedfdbb8b97f12a00f09877d5', '{"write_particulars(integer[],jsonb)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/count-events.sql', 'b595b931416ac450b141a7feb672584d3e67e07ae1117d78894b4add7968ece4', '{count_risk_events(jsonb)}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/list-hits.sql', '3759d38e8e09345bd944c86bf4304c6ff8383ec8156c1f6bbd1855ecf4352f60', '{"risk_list_hits(text,bytea[],timestamp with time zone)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/neighbours.sql', '106d0d9275dc5c842584806d0fdb1ebdeede7a817ddc33b7ab3b6c56e396dce4', '{"risk_neighbours(text,text,text,bytea)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/policy/read-past.sql', '32b9971698f4f630816d19beeaaf0661d59d83bc24bed5da25fabd679774652c', '{"read_past(text,text,text,timestamp with time zone,integer)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/record-assessments.sql', '7cce9b18ab7ff99e9250967ea257762533c292aed8a822c93f5b53acf9aaf815', '{"record_assessments(jsonb,double precision,jsonb,jsonb,jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('risk/windows.sql', '096dd2fee869a493c78aceb4a12ff0cfc54dd8710661996b1207c0f7787f0197', '{"window_current(bigint,bigint,bigint,bigint)","window_previous(bigint,bigint,bigint,bigint)"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('save-answers.sql', 'b93749272941c9d38d8c051cfc50641437bb994b5fc7acccf1652dc44f8e354f', '{"save_answers(jsonb,integer[])"}', '0.2.0', '2026-11-18 03:43:52.006804+00'),
	('write-side-effects.sql', '26c09c42f6cb16aa05103f4435ac7f2609321149efbb9b03312a59299c8359bb', '{"write_side_effects(integer[],jsonb,jsonb,jsonb)"}', '0.2.0', '2026-11-18 03:43:52.006804+00');

INSERT INTO public.mail_log VALUES
	(true, false, 0);

INSERT INTO public.mail_settings VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', NULL, false, true, true);

INSERT INTO public.members VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'mem_01a1ecc10b380000627f7c9aaf16e296', 'dev_01a1ecc10a3d000037daefdbf4421831', 'owner', 'active', '2026-11-18 03:43:56.476+00', '2026-11-18 03:43:56.476+00', NULL);

INSERT INTO public.milestones VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 'ms_01a1ecc10fd60001d80d5f6752704ee5', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 'ms_01a1ecc10fd6000265f3c2a8b77c025d', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc234720002f2a97b2faaf200ac', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 'ms_01a1ecc114090001bbd4c125f0c69b4b', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc114090000f1ac9fc7ae1c9803', 'ms_01a1ecc1140900029276daae5b5a003b', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 'ms_01a1ecc119910001a1acc59402795a83', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 'ms_01a1ecc119910002f37879e3daa40cc1', 1, 'Delivery', 300000, true, true, 'AWAITING_DETAILS', 2, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc120d50000045265b6928ad2ff', 'ms_01a1ecc120d50001a60eb6b57441a306', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc120d50000045265b6928ad2ff', 'ms_01a1ecc120d5000277119e5eaa07def9', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'ms_01a1ecc25e6b00017b0e84c2523f5bac', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'ms_01a1ecc25e6b000210312f0c0045c6f5', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600010bc449c538d9dedb', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600025ff243e3103d53b2', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'ms_01a1ecc12dc90001175f076a23548a57', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', 0, 'Design', 200000, true, true, 'RELEASED', 1, 3, 3, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d0860001e604525d97679d03', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d08600023d66e001960c971d', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'ms_01a1ecc12dc90002be1c8a60a0b59860', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'ms_01a1ecc130fa0001364ebecfa8c652ba', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'ms_01a1ecc130fa0002d1b4b1e39239b92b', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 'ms_01a1ecc1341200010b9e1b60284f579d', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 'ms_01a1ecc134120002c8649a5467d5a9b4', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 'ms_01a1ecc1371600010f467e311dc07f2b', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 'ms_01a1ecc1371600028be67fd37124224a', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'ms_01a1ecc241280002f0a2c62e0d599062', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'ms_01a1ecc13a80000171da16dcf23e840b', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'ms_01a1ecc13a8000023a3d87db2b3dd5ef', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'ms_01a1ecc13ea20001d2e394d08bbcaa02', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'ms_01a1ecc13ea20002125ce8bd000a4694', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'ms_01a1ecc14f3000016a7a112000b36a7a', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'ms_01a1ecc14f30000242decf15d5c13c7a', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'ms_01a1ecc241280001ebd684e328e9151c', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e20001073f5d61b317c93d', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e2000280dd98a8fd5e5603', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'ms_01a1ecc24e5a00012486bdf78ac8c5a3', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'ms_01a1ecc24e5a0002418777bf63ca4440', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 'ms_01a1ecc152e50001a8c327ce434a866c', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 'ms_01a1ecc152e50002b9a1f4022754b820', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'ms_01a1ecc245200002f8a3f046858eb918', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 'ms_01a1ecc15699000138adb5a103cd7878', 0, 'Design', 200000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 'ms_01a1ecc156990002c812261ac4563913', 1, 'Delivery', 300000, false, false, 'REFUNDED', NULL, 0, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb4300029b24e152ae9c2f93', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'ms_01a1ecc245200001185fa4379477b466', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'ms_01a1ecc3dfad000169b9d779eccdb1ee', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'ms_01a1ecc3dfad0002c68c49911d9b17ad', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610002d83235c05025dd45', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', 0, 'Design', 200000, true, true, 'RELEASED', 1, 2, 2, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb43000173cb4b76e85fa621', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'ms_01a1ecc2171d000101cfcfc94060e7e9', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 'ms_01a1ecc29bad000101fe237cffdae6c4', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 'ms_01a1ecc29bad00025626beac5f5e2a90', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec7000109af7b400cd5a6a1', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 0, 'Design', 200000, true, true, 'RELEASED', 1, 3, 3, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec700026fb259b1e1f8711f', 1, 'Delivery', 300000, true, true, 'PAID', 2, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'ms_01a1ecc164c50001499b2c44f4925df9', 0, 'Design', 200000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'ms_01a1ecc164c5000217dfa206c105b93c', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'ms_01a1ecc2066b0002d918cd4b75637154', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'ms_01a1ecc21b85000223c5fac1f31af62a', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'ms_01a1ecc2066b00010bd797cb9b4b1e82', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 'ms_01a1ecc20deb0002cab6e70f56ac7e41', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 'ms_01a1ecc20deb00012cbed142f7b3adfc', 0, 'Design', 200000, false, true, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 'ms_01a1ecc212290002eff0e5bbd2b8da54', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc212290000e7729d328fb5030c', 'ms_01a1ecc212290001268e74a6a9f8951f', 0, 'Design', 200000, true, true, 'QUEUED', 1, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'ms_01a1ecc2171d00029ff2651311d7852c', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'ms_01a1ecc21b850001673a604d61978aa3', 0, 'Design', 200000, false, false, 'AWAITING_DETAILS', 1, 0, 0, 50000, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'ms_01a1ecc21f340002aa2bb408a9be00e6', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'ms_01a1ecc21f340001cd1c1ba802f74108', 0, 'Design', 200000, true, true, 'AWAITING_DETAILS', 1, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c600024008eabb2470e851', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00002a14243fe62764352', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00001babf13f5e638f19b', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d4400022319d1ddf7b3126b', 1, 'Delivery', 300000, false, false, 'OPEN', NULL, 0, 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d440001e97e45139c8d9878', 0, 'Design', 200000, true, true, 'PAID', 1, 1, 0, 0, 0);

INSERT INTO public.payout_account_marks VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_d991787c', '2026-11-18 03:44:04.562+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_8c429a72', '2026-11-18 03:44:16.982+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_14d8ba5d', '2026-11-18 03:44:18.305+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\x6a8a6cb0c409c5e7d9bae6e5105216a2aee57c13d48d31f22d8607e745179300', 'seller_6242fbe6', '2026-11-18 03:45:08.716+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_22ec3bff', '2026-11-18 03:45:09.846+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_66580273', '2026-11-18 03:45:11.119+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xb686808201c14bd755b01e164e2bb0da2ce8b2ad2decbfe59a620f42a579d933', 'seller_f92dabc7', '2026-11-18 03:45:13.049+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_9c5d3b8b', '2026-11-18 03:45:16.233+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_418a7e35', '2026-11-18 03:45:17.262+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', '\xd94df88f4898cd605dd732c64853a623c48da766cf5a7f07af6618f850d1876e', 'seller_1feab919', '2026-11-18 03:45:18.446+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', '\x7c69da34072b3724624ad3c14f9ecbc9a71e60ffb9bbdb4a1c3c7553a11a7f70', 'seller_489ca72e', '2026-11-18 03:46:58.948+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', '\x005408147511d82633504bb19f54f5ae7cf1fadb257ca5b6603a3841c937785f', 'seller_4ca3d44c', '2026-11-18 03:47:05.387+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', '\x7c69da34072b3724624ad3c14f9ecbc9a71e60ffb9bbdb4a1c3c7553a11a7f70', 'seller_503840aa', '2026-11-18 03:47:09.476+00');

INSERT INTO public.payout_account_versions VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_d991787c', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:44:04.562+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:44:04.562+00', 'e17ba59a9a14af81096de9b34969e57e30eaca6597b17caa3586b90aa3a99892', '1.5f79bfd57a1c1ac8.NE34q19AEaB1Bg8Pq2JlrPpBAJ_fnE7cJrAENet9bIVkmbzTsPIIwObsYM9IDn12eyj9QciS315CsVNITirgYoOBcQIP8Nw7oKyFCTWeBx8m7qXHEYGqS7I2dGEmL7jXRO2SfQJgaCEskrmm_ZOX6QaFPGQHOoHL7hb__Ca5ff-g'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_8c429a72', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:44:16.982+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:44:16.982+00', 'de1fe307e0321dc7f582ae3f30234a18d06526fb2a2227c5002c13ba3e00d63c', '1.5f79bfd57a1c1ac8.ZRSXr1Ff41VkWvvGWRCWB7z9uffy0Vc_R63mG6MB7x5jBZYDQ3s5GHcFz6PKUzef_qglc2Wzr5azyDmynB7qqIW6SGH6YI9W9VKz1ax7uWmhI0U9LZZs9RwEBJsk_p1rqpbCQXHPom0MS1KdCcCznVjw5GeuMXz4PwwtFg-Ev4rh'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_14d8ba5d', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:44:18.305+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:44:18.305+00', 'e65fe3568def343fcfc300cdea185e1f1d3e2fe1bb053625c5e752d3bea8ae3c', '1.5f79bfd57a1c1ac8.2U4ZaOVpG7KTKbQk9hOkuG6fdO2qQipqxO28_OMNZ9D2HaqLKsQ4q86YuJhV0rUI77TtshueUKqiuplF8fpLfRrW4eQDFwTmrS-x582ilq7uMP_y-RfLqwcDl99nl2-DBcRzLui45qCwZPVDvf2g63ZrwQQ5Hwjqv3ljVPjJIwKE'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_6242fbe6', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:08.716+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:08.716+00', 'e32cac98e3afc7daef1c0ff6c8d2167b2b6a8e0f31b2cf3ac736c0a029c53576', '1.5f79bfd57a1c1ac8.B5U3-J69qPgdxyKNJFSQPPvLXyZc4JHX7ipCgquCF_lbN66AbRdwSBzwnBxKt8QOGDoOJaxc62PBr-RhVOe0s1Np5gypHD-MPK6Snnn-in32o7T_q8Pnd_W870xnKSMCHu5EBFYRzvhdpDfd85_toeN2SBrcDilMKDgCr47AIe7z'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_22ec3bff', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:09.846+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:09.846+00', 'b690447de59026025d8199cdfb3ab4ad72efb92929e8a8fbb391d73bfbcc1815', '1.5f79bfd57a1c1ac8.ksTbupfRgmOA28ildxWuaFnzDjD4Mm6tiWA3uJ4Jn-5s81me5W7M4Fv1sx0X1Tqqjl9yGoHY0NrGudp2rP7nTJ5aipRimIQbv40F8gKSSNNxpreNaT7reDrYABGtT-G7qTp5qEAl-isIMI78BdJwqZelWpBZhkthtOgRhwhyja44'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_66580273', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:11.119+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:11.119+00', '4df9eca689456fa9873a3553fe2200902453a5708941f2efb981a6b3db256149', '1.5f79bfd57a1c1ac8.K4raTZqiqHKIXdKRlyG1_WriRv8ubKN7WpXJ_d_anoY2o4rWn-2Zg4q4sBuGtPEVfyfjBPzk84Pvb6Q2Ju_nHOFShKAhf3PSycMRKYNmnAsSdzvsSbYf4TYZdsjwRjhBWumaxqhAu52AgB3Si5gs6uGmqOIDo8DFIv9YiHu9gWdO'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_f92dabc7', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:13.049+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:13.049+00', 'e25eb14183f2bfe85cbeadbec1025b2d5d842fad4b1c923034581217fae48365', '1.5f79bfd57a1c1ac8.YGrcJIxeFE6UjZD7bMlwp2UsKD9zHb286chBzugHGEshJULs_LAfagxWa561Ah_zG_3QDO3NAAbMy1nP84hhTTDrq1ByQ6kncS09kY_X5zQcDMypRTCbYGHHnyFqw9O6u25ZnhqfGkRAhevcqe7hO05Jw131WjWs9AslDr8aGGOY'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_9c5d3b8b', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:16.233+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:16.233+00', 'abc9012a32ba2ee674d71f748a4dbe673f620c8944d7dad75e2e0672da16bbd8', '1.5f79bfd57a1c1ac8.RqZL63mco-D6mA-kLdJouDs1eXKDBI3JgAcG_pwYkkuuisMK8NLbCj0oZ_4jAK-bndW-UiuA3jQ5SsIOqjyFoa_6O9pk5zkceENWzi5xLDsFnGg0E4uig3hVVbRM_mP_FoMbIj9FX37-9gr4xM0ir9qTYVp5_AgIGZA3w1fMT0gs'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_418a7e35', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:17.262+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:17.262+00', '93129031376ff33706fd52211b61fe5f1086744227f4eff0babb01fbde897142', '1.5f79bfd57a1c1ac8.Kk4c667Clv1tcSwlGR4vxi__4jtV94_kAovBW1KnyumTngi1GebNMjScMmBQXCTtHgzKf-cesQ5luYScqZzt91kyujNUtPWmdzTs9qrOk7sUk1cnUuV_L6ogByraw9gFAnl-QCXZ4tRlFE3Kkg4C3YjO-jHqhOPv4qSB37ljESIH'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_1feab919', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:45:18.446+00', 'key', 'key_01a1ecc10b380001529ce6c496fd886d', '2026-11-18 03:45:18.446+00', '17d4c6e70cabb5cb776d300aa9806aaaccfec69029f933eb590e2b6b593a3088', '1.5f79bfd57a1c1ac8.k3a3YN9La9omnWeXCx1Z3XBUuFlLnjFTkqF3s91LIsaQolzN99auua2zMribRbUwO7DnG16K6goUfSa9zaYPp1A5zd7RgP3KeX7zUh9xd7J4SwIApxioDsN4e85hAaMBRF3lXfBcK0_CGqqHTm_3gcE5Ct3hVpmzidofzPHnlsJv'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_489ca72e', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:46:58.948+00', 'key', 'key_01a1ecc29c860000bb33805f8cd21358', '2026-11-18 03:46:58.948+00', 'e42dc228ea1fc257bb94c3cd15264b4f479080544656a2f696ca23d434959ece', '1.5f79bfd57a1c1ac8.ysbA1FAvi4YxQ0JFWZ6LQGGoZUG4GuNMxK4f1dPqtnCM0m40KOlEHwriXjqFdbDv42ZzHgW1nMfaeSYWPzvSXg1K2B6pJq3UIfsG0vFL6q2JuZVndDmbpPr6PI2fygB2cUHPVuyAAeZzGVi6msxUuQ8r0bq40C-2T1evjAvKsMAH'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_4ca3d44c', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:47:05.387+00', 'key', 'key_01a1ecc29c860000bb33805f8cd21358', '2026-11-18 03:47:05.387+00', 'd9d6c6994b2418e6c23553023a24f7035f92e6939321931518f35ccedfb3f5bb', '1.5f79bfd57a1c1ac8.e0Vm2S3WoHyBZr0Lo8j3slw8ob1CtR6PaGDqmz35Duoq2-_AXWZTSDPZivHQpd2u9B7gfGfVRF58tHfzHKcA0BZa5zpyHjNf1wD75GYfyOn1zG_z9MaUaWFrytVzvEzRsg847y8VhkN0Ks0tgaY9MhbDMaYqQjYrWkLZxf69IJb6'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_503840aa', 1, '058', NULL, NULL, NULL, NULL, 'unknown', '2026-11-18 03:47:09.476+00', 'key', 'key_01a1ecc29c860000bb33805f8cd21358', '2026-11-18 03:47:09.476+00', 'c2fdd1c55ccfd49913534e5113445adb52d29cf94d1dcee41184364f1fe9996d', '1.5f79bfd57a1c1ac8.X5H-RiCsEpbdyupBzMZwYCBpu6gsWQRE9uxLtmvhaSrAe7nhyY6pL21_oVfWxQyFdSsWHZZn7IPCWFbMDyl_oeE6ntGlNtcT-D2XSIguF-diRrjnLVyKz8jA1j_8Ga7FOy_3xZrSfcmnpHusyNEhggbH-eCVPHDaGAjwgVO5bwto');

INSERT INTO public.payout_accounts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_d991787c', '058', NULL, NULL, '2026-11-18 03:44:04.562+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:44:04.562+00', '1.5f79bfd57a1c1ac8.NE34q19AEaB1Bg8Pq2JlrPpBAJ_fnE7cJrAENet9bIVkmbzTsPIIwObsYM9IDn12eyj9QciS315CsVNITirgYoOBcQIP8Nw7oKyFCTWeBx8m7qXHEYGqS7I2dGEmL7jXRO2SfQJgaCEskrmm_ZOX6QaFPGQHOoHL7hb__Ca5ff-g'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_8c429a72', '058', NULL, NULL, '2026-11-18 03:44:16.982+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:44:16.982+00', '1.5f79bfd57a1c1ac8.ZRSXr1Ff41VkWvvGWRCWB7z9uffy0Vc_R63mG6MB7x5jBZYDQ3s5GHcFz6PKUzef_qglc2Wzr5azyDmynB7qqIW6SGH6YI9W9VKz1ax7uWmhI0U9LZZs9RwEBJsk_p1rqpbCQXHPom0MS1KdCcCznVjw5GeuMXz4PwwtFg-Ev4rh'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_14d8ba5d', '058', NULL, NULL, '2026-11-18 03:44:18.305+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:44:18.305+00', '1.5f79bfd57a1c1ac8.2U4ZaOVpG7KTKbQk9hOkuG6fdO2qQipqxO28_OMNZ9D2HaqLKsQ4q86YuJhV0rUI77TtshueUKqiuplF8fpLfRrW4eQDFwTmrS-x582ilq7uMP_y-RfLqwcDl99nl2-DBcRzLui45qCwZPVDvf2g63ZrwQQ5Hwjqv3ljVPjJIwKE'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_6242fbe6', '058', NULL, NULL, '2026-11-18 03:45:08.716+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:08.716+00', '1.5f79bfd57a1c1ac8.B5U3-J69qPgdxyKNJFSQPPvLXyZc4JHX7ipCgquCF_lbN66AbRdwSBzwnBxKt8QOGDoOJaxc62PBr-RhVOe0s1Np5gypHD-MPK6Snnn-in32o7T_q8Pnd_W870xnKSMCHu5EBFYRzvhdpDfd85_toeN2SBrcDilMKDgCr47AIe7z'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_22ec3bff', '058', NULL, NULL, '2026-11-18 03:45:09.846+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:09.846+00', '1.5f79bfd57a1c1ac8.ksTbupfRgmOA28ildxWuaFnzDjD4Mm6tiWA3uJ4Jn-5s81me5W7M4Fv1sx0X1Tqqjl9yGoHY0NrGudp2rP7nTJ5aipRimIQbv40F8gKSSNNxpreNaT7reDrYABGtT-G7qTp5qEAl-isIMI78BdJwqZelWpBZhkthtOgRhwhyja44'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_66580273', '058', NULL, NULL, '2026-11-18 03:45:11.119+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:11.119+00', '1.5f79bfd57a1c1ac8.K4raTZqiqHKIXdKRlyG1_WriRv8ubKN7WpXJ_d_anoY2o4rWn-2Zg4q4sBuGtPEVfyfjBPzk84Pvb6Q2Ju_nHOFShKAhf3PSycMRKYNmnAsSdzvsSbYf4TYZdsjwRjhBWumaxqhAu52AgB3Si5gs6uGmqOIDo8DFIv9YiHu9gWdO'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_f92dabc7', '058', NULL, NULL, '2026-11-18 03:45:13.049+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:13.049+00', '1.5f79bfd57a1c1ac8.YGrcJIxeFE6UjZD7bMlwp2UsKD9zHb286chBzugHGEshJULs_LAfagxWa561Ah_zG_3QDO3NAAbMy1nP84hhTTDrq1ByQ6kncS09kY_X5zQcDMypRTCbYGHHnyFqw9O6u25ZnhqfGkRAhevcqe7hO05Jw131WjWs9AslDr8aGGOY'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_9c5d3b8b', '058', NULL, NULL, '2026-11-18 03:45:16.233+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:16.233+00', '1.5f79bfd57a1c1ac8.RqZL63mco-D6mA-kLdJouDs1eXKDBI3JgAcG_pwYkkuuisMK8NLbCj0oZ_4jAK-bndW-UiuA3jQ5SsIOqjyFoa_6O9pk5zkceENWzi5xLDsFnGg0E4uig3hVVbRM_mP_FoMbIj9FX37-9gr4xM0ir9qTYVp5_AgIGZA3w1fMT0gs'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_418a7e35', '058', NULL, NULL, '2026-11-18 03:45:17.262+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:17.262+00', '1.5f79bfd57a1c1ac8.Kk4c667Clv1tcSwlGR4vxi__4jtV94_kAovBW1KnyumTngi1GebNMjScMmBQXCTtHgzKf-cesQ5luYScqZzt91kyujNUtPWmdzTs9qrOk7sUk1cnUuV_L6ogByraw9gFAnl-QCXZ4tRlFE3Kkg4C3YjO-jHqhOPv4qSB37ljESIH'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_1feab919', '058', NULL, NULL, '2026-11-18 03:45:18.446+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:45:18.446+00', '1.5f79bfd57a1c1ac8.k3a3YN9La9omnWeXCx1Z3XBUuFlLnjFTkqF3s91LIsaQolzN99auua2zMribRbUwO7DnG16K6goUfSa9zaYPp1A5zd7RgP3KeX7zUh9xd7J4SwIApxioDsN4e85hAaMBRF3lXfBcK0_CGqqHTm_3gcE5Ct3hVpmzidofzPHnlsJv'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_489ca72e', '058', NULL, NULL, '2026-11-18 03:46:58.948+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:46:58.948+00', '1.5f79bfd57a1c1ac8.ysbA1FAvi4YxQ0JFWZ6LQGGoZUG4GuNMxK4f1dPqtnCM0m40KOlEHwriXjqFdbDv42ZzHgW1nMfaeSYWPzvSXg1K2B6pJq3UIfsG0vFL6q2JuZVndDmbpPr6PI2fygB2cUHPVuyAAeZzGVi6msxUuQ8r0bq40C-2T1evjAvKsMAH'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_4ca3d44c', '058', NULL, NULL, '2026-11-18 03:47:05.387+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:47:05.387+00', '1.5f79bfd57a1c1ac8.e0Vm2S3WoHyBZr0Lo8j3slw8ob1CtR6PaGDqmz35Duoq2-_AXWZTSDPZivHQpd2u9B7gfGfVRF58tHfzHKcA0BZa5zpyHjNf1wD75GYfyOn1zG_z9MaUaWFrytVzvEzRsg847y8VhkN0Ks0tgaY9MhbDMaYqQjYrWkLZxf69IJb6'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_503840aa', '058', NULL, NULL, '2026-11-18 03:47:09.476+00', 1, NULL, NULL, 'unknown', '2026-11-18 03:47:09.476+00', '1.5f79bfd57a1c1ac8.X5H-RiCsEpbdyupBzMZwYCBpu6gsWQRE9uxLtmvhaSrAe7nhyY6pL21_oVfWxQyFdSsWHZZn7IPCWFbMDyl_oeE6ntGlNtcT-D2XSIguF-diRrjnLVyKz8jA1j_8Ga7FOy_3xZrSfcmnpHusyNEhggbH-eCVPHDaGAjwgVO5bwto');

INSERT INTO public.payout_attempts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600010bc449c538d9dedb', 1, 'po_01a1ecc1283600010bc449c538d9dedb_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:04.665+00', '2026-11-18 03:44:04.733+00', '1.5f79bfd57a1c1ac8.tu3gqKMoBCgvrsApaZO_2ikhOAV2HeAzTNQmO619ATnx0np5EjqNJoc-2vhHej-R86pIztmqNShHrzwE_g0z6NytyOxkivCa3iVlFGz3_dDi1hnHDAladPC9qLRJWu06vQaXuDUD6Wmvz9T31Dodztx2HqL_VE-r2HVGBLQzr6uQ', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600025ff243e3103d53b2', 1, 'po_01a1ecc1283600025ff243e3103d53b2_1', 'sandbox', 300000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:04.809+00', '2026-11-18 03:44:04.862+00', '1.5f79bfd57a1c1ac8.KDT1Zr9YIpM2skPYrrEsd9SM5pVwv6i6fIVFXszx0wqtsHsy20bUcNtxXlMJtMa3SnBsfif5VmDThH006IL2kIU1Em5d2Hfd4gEyK7TSsX5a28UPJ1sHAAsq7fQuV6FHX7-RSd0WldBIkmoSS1oUf1lrXPckUXfpqj4uSVrQ8Yge', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e20001073f5d61b317c93d', 1, 'po_01a1ecc159e20001073f5d61b317c93d_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:17.095+00', '2026-11-18 03:44:17.112+00', '1.5f79bfd57a1c1ac8.0JlgjPDz5F2EjOXBfxePbtpb0-uiKmE2sxFkRGgFs5V-nmWGZ-Z_6rUJf-jKd1bFZFbWaHZCGmfqW5ZaTKeleuHoC4g6_5yjP-UxEtjmWKAPJYcs2b5J7jZ0r6e3yTuvfGr0tQ5-UHfjdnknOM4JNGCZWqJ7AgBzX8yASVq4C-Ur', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e2000280dd98a8fd5e5603', 1, 'po_01a1ecc159e2000280dd98a8fd5e5603_1', 'sandbox', 300000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:17.14+00', '2026-11-18 03:44:17.166+00', '1.5f79bfd57a1c1ac8.4q_xerSY_cO5YjqqKPED-5yi6qgN4hbH1_Ghvd0hMZYup2kdxjCJ7HAL3dZCHNqUJQ1CvYwaqMH-m0VDzGOPQpqCBoModaZvhJX0ZIg7C1eL5DexDCqH4krOE2ibLisFrR5BtoZWG5kqKspPhhSQHbzd7kyz1gu3CIqm3afE9_Uj', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec7000109af7b400cd5a6a1', 1, 'po_01a1ecc15ec7000109af7b400cd5a6a1_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:18.367+00', '2026-11-18 03:44:18.438+00', '1.5f79bfd57a1c1ac8.DdcN5OHIBgm8f3L3zvOBFuvUMwC-_VocRYo7U0MsHFonYUBXvE3f-aAAcL-46kyKw0CTiLsaf0qo4JKYixdVQoAuVG6HW30sknRxQCarynmYpGifi2NUQr0hLAST8UmKHcjzgj6g6ylkHTdG59HtUGR3VsRjeAzxXEuq62VmQQ2x', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec700026fb259b1e1f8711f', 1, 'po_01a1ecc15ec700026fb259b1e1f8711f_1', 'sandbox', 300000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:44:18.505+00', '2026-11-18 03:44:18.584+00', '1.5f79bfd57a1c1ac8.7Y2Y_h4iC--dEWmmI5hef0CH39yM5KS-z6HWYBfD01-EjoKbs7iDOgXyTMoR9RD0mttkZ3cLvmWCdik5HBtFPoUTSQbJ4KA9UtpyGDuhI9yTNHotK7Hsl-LY76fM_YsB1hgIHQ78OD433nHAv_2T-fINpfGH1o0VtYvST5kuwQg7', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 1, 'po_01a1ecc223c60001fd1bfed84e21c0b1_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', '2026-11-18 03:45:08.793+00', '2026-11-18 03:45:08.84+00', '1.5f79bfd57a1c1ac8.7udEW3Od-4kvPhmbPaXwyIhYK1kFySOUc92XVPpRGNS-UEQTgvggRPemNzPG8ZCB4O1mXLr1qyRTNxR3tSrOIzhwVXYfUrqIOzj0LzwyVKy6ermk-1uji8RUKjrpDhhq5_165injORsxbPMr5Ri92Bl7M4kuBhlZi8wlmwsR8Znf', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00001babf13f5e638f19b', 1, 'po_01a1ecc227f00001babf13f5e638f19b_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:45:10.266+00', '2026-11-18 03:45:10.305+00', '1.5f79bfd57a1c1ac8.tZjWfqefxJA1EOs3QjypKcyWofWEbpdvv3AahwV3jzXyn8mIbdOow8GNkd2A4EJpygDfGgDBPzvHVw-fmA5gA17B9lbCNAy6Iv7Zwg9qrvOjLcUsuUALSzXYuH83xElTwHW-KBZpaNBD6yRk0Qah99ohziD3VsMbFY0V9SSHrXTu', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d440001e97e45139c8d9878', 1, 'po_01a1ecc22d440001e97e45139c8d9878_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:45:11.429+00', '2026-11-18 03:45:11.459+00', '1.5f79bfd57a1c1ac8.gxzEY4Py852cbLzJNolQLLk6UG0MMPq3IPRU6cGsxWCAG1oepjpaNltUACp2luliQTnZHtv1jhuSGcBQOfO21tEjE-Y5XS_ceXz5h_UjqwTpVNpQfW--xfLQ-0BMhiMz_inL6kuZiZSX0lvkRZbeUlASLHzT6K1aACj48zGFoCP9', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', 1, 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', '2026-11-18 03:45:13.299+00', '2026-11-18 03:45:15.42+00', '1.5f79bfd57a1c1ac8.LtaSaNh5GJzsFSbcRVJc71Rn0WhqyQP5kr3nU00kWSQ_iXDUZi517P7hBfunV1bS1ycn1QizflV5w7vIjcxnWudCe9YOG-icd_PZqhYxrtt-MVTxgVVx3ydcvcvPSzAyjoLjZe9rJAHFM3YGBy_1cbtERF5ofZXmoAAhVq83ZLLu', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'ms_01a1ecc241280001ebd684e328e9151c', 1, 'po_01a1ecc241280001ebd684e328e9151c_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:45:16.376+00', '2026-11-18 03:45:16.423+00', '1.5f79bfd57a1c1ac8.ghRwdnATwY1uQmfLAIdL1TMaiAYn0KnSeZ1CJHSZDSValBtxMr4gHj20wYnVXLqPPR59rqajt3n66hAenILEHVwg5BRE2Bjc3wPc3jsgKywIkUMXcDTmJ95OUzAGXRQ0Bvop0JwYs6MaGV2inT1IBRXbTufnk9M1pnDn3yEpCgpK', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'ms_01a1ecc245200001185fa4379477b466', 1, 'po_01a1ecc245200001185fa4379477b466_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:45:17.596+00', '2026-11-18 03:45:17.624+00', '1.5f79bfd57a1c1ac8.wQDQTkQY5Zt1YxxR0n_3qYb8CVRstpZ-n5rv9vedqWf6c54LeHrAwqYrA9xWhkKgQB1Dwx1AwhtXFc2azR5ufsPWSLPImWY53E6dxa7PkfRRkJkV5C-lzedW0eUQFYv-MCSkI6X8gAM96aTWlpJfrdOknbPfvmnnuu6mEnAfAPA8', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 2, 'po_01a1ecc223c60001fd1bfed84e21c0b1_2', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', '2026-11-18 03:45:19.621+00', '2026-11-18 03:45:19.688+00', '1.5f79bfd57a1c1ac8.7MUNE9Ifpd7-CHBr7codQaRi68wqfUSN-qxOFFUNKe5bq6-PHGAghR_UHnXq1k6gIPOMNI7I6Hkk7Q1C6a0mKK2uMMWObUG4oq6lt25Qo9HTxWpN54G5XPUJZtdpfaZSqmuhVHPmWPDigo-QPbhrAn2Et25Z4qMSsTq2gRl-AlT-', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', 2, 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', '2026-11-18 03:45:26.206+00', '2026-11-18 03:45:28.317+00', '1.5f79bfd57a1c1ac8.NyDn_rhYjbW6LiDDoscqP0GbjYtocgZvxLoIOBj-dOCiUf2qK8ifS18CRa2FMkmMzW6ndw8RARlQ9-YH97h8Y24hTK69teoWwQpordDVkl63f7J6jDtcbGtGCVSHFTEI3-pKTjfyRqAdpqDLlszdRrvDuJXYYVyjZCl1lE0AdsYF', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 3, 'po_01a1ecc223c60001fd1bfed84e21c0b1_3', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'FAILED', 'sandbox: this account takes no money', '2026-11-18 03:46:20.345+00', '2026-11-18 03:46:20.39+00', '1.5f79bfd57a1c1ac8.aTLj4k88xLsJZ2A6uW-rZfLFP7_TKeF0gmHA-mBoJw9J7uIE4jUVUTth33KS5kR5sNR1eYg4x3H3gCwcbeaiDfn0U29bkljOsgS02CIx-vG8uNAdFeuTcLrUNvllTO0zGQY0B644mx5vRIENRJpOuhLhn_a-zwmwiegZoPchtc5H', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', 3, 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', '2026-11-18 03:46:28.641+00', '2026-11-18 03:46:31.115+00', '1.5f79bfd57a1c1ac8.3L7suAUU9UxTDJ6JSSDMM9hk46-6t0PU83g7ukd0ZK6uiBAXqcozULDWhTZWVWY4_cUWbVTz4rxrUUiskdTcLH57EJ6CA4OVloSy2zwOBRAZvjeYJ_FRllXjf8c0eKnL4wUH3OW5iasyx7ST5SdrcnktdD31XFcYVZnL0y28mMI4', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d0860001e604525d97679d03', 1, 'po_01a1ecc3d0860001e604525d97679d03_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:46:59.317+00', '2026-11-18 03:46:59.492+00', '1.5f79bfd57a1c1ac8.8mBClzsoQTGz-eUFQcL38jWwAVIe8ZxKgqIORfLgumHBQGcPuvc0fkB8KFbnMBlZTX5koHmX84w2csPRX2SD_FGco_gTMKdrKBn0M4zpkxWw0BBkfe9ddl0rUHYHTbydMf9oNmFv7TaO6ZEBNyKEFTNmEMgDbOZ-xhSv9UiGrbEF', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d08600023d66e001960c971d', 1, 'po_01a1ecc3d08600023d66e001960c971d_1', 'sandbox', 300000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:46:59.602+00', '2026-11-18 03:46:59.689+00', '1.5f79bfd57a1c1ac8.gL-uBnkAYvpOuMApiYvwQ0IcHR40dWwQm1ZerO6f9ilrtOkLqIvZzTaf2sGqmapnDEc0bvzyF6OZfH62gONydItnbgILhbbFT3V28QzYxN9MU932AVu601U0QyTPhtQFnez4ibAgS9-16l1J7VyYfnItGLOFT0Yqpei2QXcFsC9H', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', 2, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', '2026-11-18 03:47:18.169+00', '2026-11-18 03:47:20.347+00', '1.5f79bfd57a1c1ac8.LrAJnk2gkwQtkdPI1Y7L7y_XUcCGL2fS8b13PhICdo83FhGz_EoUPBZQoJVWcU2VbPGGsDqFLY2CySrEVM5WAWZf85Ez-kC2rbM_OYcqZ6nocfsvcE_j9jV6rEBzRG13cafKXXwvmf_RtpDkVaV3iwpK5MsiFTIkkXQmTJr4lgjP', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', 1, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'REVERSED', 'sandbox: this account sends payouts back', '2026-11-18 03:47:05.621+00', '2026-11-18 03:47:07.919+00', '1.5f79bfd57a1c1ac8.qHFoG2dg3nwkKwNWHZUErmoVOA3W2vSvRw7SDa-cQ6tkI2abdokQK6vu7sHThotDqkNbgQKBzeEHlRqmlTSaFqx1oTDUKs1OdlO-GsO47r_d2ytrWX9yzldjsdxUY9bEQtqnflCEjfHpsmMpQ56olYCPZnmIDzASEKqKgzjwCEs_', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb43000173cb4b76e85fa621', 1, 'po_01a1ecc3fb43000173cb4b76e85fa621_1', 'sandbox', 200000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:47:09.737+00', '2026-11-18 03:47:09.782+00', '1.5f79bfd57a1c1ac8.oo-OhwWJyolMSJKrWtvL7vpdOj1fHrWMJB7hR-0XmImp78su9VesqCcMArc1LMzE55Qp9TYC8I11wXXICzoORmC_M-FcIzDu_XnYKGch3WK6A0uoGnOCW5U3_Dr_bhZ6EeOnqCghVyoP1c5swiH8_v6gu_Cz9EwiLlPs5n6jSQN1', NULL),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb4300029b24e152ae9c2f93', 1, 'po_01a1ecc3fb4300029b24e152ae9c2f93_1', 'sandbox', 300000, '058', NULL, NULL, NULL, 'unknown', 1, 'SUCCEEDED', NULL, '2026-11-18 03:47:09.858+00', '2026-11-18 03:47:10.138+00', '1.5f79bfd57a1c1ac8.C8IunNr801fmtgHgfWOMauX5SK34F5IKPuQQ27546jhogXS4jNvv2DbhGoA6RgtUvqDJSgylkbDNE0rtmt_xEJ-dFAJulrMiv3SIFsGzTvB2PhY_RUWSrAsyAJIXMLvXE-KTD8Tck728LeuDgcMbyk6OHKTfGbOzXXfXTk3nXWAl', NULL);

INSERT INTO public.payout_holds VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'hold_01a1ecc229020000d9a8fee34cdaadf0', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00001babf13f5e638f19b', 'unverified_seller', NULL, NULL, '2026-11-18 03:45:09.887+00', '2026-11-18 03:45:10.266+00', NULL, NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'hold_01a1ecc22e0100009a725f6412e71fcd', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d440001e97e45139c8d9878', 'unverified_seller', NULL, NULL, '2026-11-18 03:45:11.168+00', '2026-11-18 03:45:11.401+00', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', 'Triggered by hand.');

INSERT INTO public.payouts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc119910001a1acc59402795a83', 'agr_01a1ecc1199100000f3d37d2758d8220', 'ms_01a1ecc119910001a1acc59402795a83', 'seller_011b5c0c', '2026-11-18 03:44:00.772+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc119910002f37879e3daa40cc1', 'agr_01a1ecc1199100000f3d37d2758d8220', 'ms_01a1ecc119910002f37879e3daa40cc1', 'seller_011b5c0c', '2026-11-18 03:44:00.895+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc1283600010bc449c538d9dedb', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600010bc449c538d9dedb', 'seller_d991787c', '2026-11-18 03:44:04.652+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc1283600025ff243e3103d53b2', 'agr_01a1ecc1283600007b5c22422599b149', 'ms_01a1ecc1283600025ff243e3103d53b2', 'seller_d991787c', '2026-11-18 03:44:04.775+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc159e20001073f5d61b317c93d', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e20001073f5d61b317c93d', 'seller_8c429a72', '2026-11-18 03:44:17.075+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc159e2000280dd98a8fd5e5603', 'agr_01a1ecc159e2000062366d5933c5d24a', 'ms_01a1ecc159e2000280dd98a8fd5e5603', 'seller_8c429a72', '2026-11-18 03:44:17.123+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc15ec7000109af7b400cd5a6a1', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec7000109af7b400cd5a6a1', 'seller_14d8ba5d', '2026-11-18 03:44:18.358+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc15ec700026fb259b1e1f8711f', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'ms_01a1ecc15ec700026fb259b1e1f8711f', 'seller_14d8ba5d', '2026-11-18 03:44:18.453+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc2066b00010bd797cb9b4b1e82', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'ms_01a1ecc2066b00010bd797cb9b4b1e82', 'seller_a19b8b72', '2026-11-18 03:45:02.043+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc2171d000101cfcfc94060e7e9', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'ms_01a1ecc2171d000101cfcfc94060e7e9', 'seller_493728f7', '2026-11-18 03:45:05.686+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc21b850001673a604d61978aa3', 'agr_01a1ecc21b850000df1ecba99f5be281', 'ms_01a1ecc21b850001673a604d61978aa3', 'seller_f15e3ae2', '2026-11-18 03:45:06.588+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc21f340001cd1c1ba802f74108', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'ms_01a1ecc21f340001cd1c1ba802f74108', 'seller_a305b041', '2026-11-18 03:45:07.861+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc223c60001fd1bfed84e21c0b1', 'agr_01a1ecc223c600001261af0fa2b637fc', 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 'seller_6242fbe6', '2026-11-18 03:45:08.775+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc227f00001babf13f5e638f19b', 'agr_01a1ecc227f00000acfaed36e376f452', 'ms_01a1ecc227f00001babf13f5e638f19b', 'seller_22ec3bff', '2026-11-18 03:45:09.875+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc22d440001e97e45139c8d9878', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'ms_01a1ecc22d440001e97e45139c8d9878', 'seller_66580273', '2026-11-18 03:45:11.153+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc2347200017ef2dfef7a09c4e2', 'agr_01a1ecc23472000066bb192f626d11c8', 'ms_01a1ecc2347200017ef2dfef7a09c4e2', 'seller_f92dabc7', '2026-11-18 03:45:13.282+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc241280001ebd684e328e9151c', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'ms_01a1ecc241280001ebd684e328e9151c', 'seller_9c5d3b8b', '2026-11-18 03:45:16.364+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc245200001185fa4379477b466', 'agr_01a1ecc245200000cde2a36a9912da1b', 'ms_01a1ecc245200001185fa4379477b466', 'seller_418a7e35', '2026-11-18 03:45:17.58+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc3d0860001e604525d97679d03', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d0860001e604525d97679d03', 'seller_489ca72e', '2026-11-18 03:46:59.273+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc3d08600023d66e001960c971d', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'ms_01a1ecc3d08600023d66e001960c971d', 'seller_489ca72e', '2026-11-18 03:46:59.55+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc3ea610001d3f5c38d08c4fe90', 'agr_01a1ecc3ea61000009e593213ee409ee', 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', 'seller_4ca3d44c', '2026-11-18 03:47:05.531+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc3fb43000173cb4b76e85fa621', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb43000173cb4b76e85fa621', 'seller_503840aa', '2026-11-18 03:47:09.701+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'po_01a1ecc3fb4300029b24e152ae9c2f93', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'ms_01a1ecc3fb4300029b24e152ae9c2f93', 'seller_503840aa', '2026-11-18 03:47:09.799+00');

INSERT INTO public.people VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '1.2b8d9d5283d755a4.2UXBZOKy6F7ZYTaF1H2Uj6ObIJ9Kk4DdymIhlXwmMz-s7yI_lhn-zskl2g', '1.2b8d9d5283d755a4.RsubdxBt6ayWELGIr0r2BcEx_drYml-4DPNL5-uBRjJgijpR', '$argon2id$v=19$m=19456,t=2,p=1$XURPmpxEgZMRnFRYGqDWXA$4HBnZG3CDMfd+Kad/zJAI++FeF2sE6odsNjczorJFew', '2026-11-18 03:43:56.476+00', '2b8d9d5283d755a4');

INSERT INTO public.person_accounts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'dev_01a1ecc10a3d000037daefdbf4421831', 'mem_01a1ecc10b380000627f7c9aaf16e296');

INSERT INTO public.person_emails VALUES
	('9c2ffbd68198c332a14e40ee7837f79991938c7ac04dfa61ab374fd70ffe9dee', 'dev_01a1ecc10a3d000037daefdbf4421831', '2b8d9d5283d755a4');

INSERT INTO public.provider_transactions VALUES
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_011b5c0c', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_d991787c', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_78adb658', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_9db0c2d0', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_471894a8', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_109b7531', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_1455fd55', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_c25ac28f', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_23ea3fef', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a19b8b72', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_32c99b8d', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_493728f7', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_a305b041', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_6242fbe6', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_22ec3bff', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_66580273', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_f92dabc7', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_9c5d3b8b', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_418a7e35', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d'),
	('sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3'),
	('sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_489ca72e', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263'),
	('sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08'),
	('sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_4ca3d44c', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee'),
	('sandbox', 'dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5');

INSERT INTO public.rate_reports VALUES
	('node_01a1ecc1017a00007276245d1d42c3e9', '2026-11-18 03:43:56.593945+00', '2026-11-18 03:47:11.352742+00', '{"test VUIUweYcMb1uUhm2EvqRRX": 69, "account ZqmUBPvd0pHdS3O0wGpput": 6}');

INSERT INTO public.reconciliations VALUES
	('rec_01a1ecc103530000a72543493b79a2e0', 'sandbox', 'bank', '2026-11-17 00:00:00+00', '2026-11-18 00:00:00+00', 0, 0, 0, '2026-11-18 03:43:54.707+00');

INSERT INTO public.refund_parts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'rf_6f123ccd4d2228dabf1c3352a9705b37', 0, 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e', 500000, 'PAID', 1, 'rp_39ca26adede30f4c30db4fd911e49bdb', NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:09.076+00', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'rf_cd9160c6039ab0342a2e2af54a59a94f', 0, 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f', 1000, 'PAID', 1, 'rp_11c225a96c558b44ca1ddce6678025c2', NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:19.885+00', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'rf_6b9f384e40553853b8c85b9c9b940a0e', 0, 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2', 50000, 'PAID', 1, 'rp_1f00935a5632beb5d1e649a5e5680452', NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:06.694+00', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'rf_d48863227358c0252397eed07338d6f1', 0, 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9', 500000, 'PAID', 1, 'rp_c3c706c926d9b5dab6ae9f6e7bcb466d', NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:19.839+00', NULL),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'rf_4ab312a6536c1f5b191a05aa7e63e2e5', 0, 'sandbox', 'dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb', 500000, 'PAID', 1, 'rp_1528b5c6238400f53f5e9776ae05eb76', NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:24.05+00', NULL);

INSERT INTO public.refunds VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'rf_6f123ccd4d2228dabf1c3352a9705b37', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1ecc13a80000171da16dcf23e840b", "ms_01a1ecc13a8000023a3d87db2b3dd5ef"]', 'Triggered by hand.', '2026-11-18 03:44:08.978+00', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'rf_cd9160c6039ab0342a2e2af54a59a94f', 'EXCESS', 1000, 'SUCCEEDED', '[]', NULL, '2026-11-18 03:44:19.839+00', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'rf_6b9f384e40553853b8c85b9c9b940a0e', 'MILESTONES', 50000, 'SUCCEEDED', '["ms_01a1ecc21b850001673a604d61978aa3"]', 'A quarter was missing. Triggered by hand.', '2026-11-18 03:45:06.588+00', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'rf_d48863227358c0252397eed07338d6f1', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1ecc24e5a00012486bdf78ac8c5a3", "ms_01a1ecc24e5a0002418777bf63ca4440"]', 'Triggered by hand.', '2026-11-18 03:45:19.717+00', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'rf_4ab312a6536c1f5b191a05aa7e63e2e5', 'MILESTONES', 500000, 'SUCCEEDED', '["ms_01a1ecc25e6b00017b0e84c2523f5bac", "ms_01a1ecc25e6b000210312f0c0045c6f5"]', 'Triggered by hand.', '2026-11-18 03:45:23.86+00', 1, 0, 0);

INSERT INTO public.release_policies VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '[]', '2026-11-18 03:45:11.414+00');

INSERT INTO public.reviews VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'rev_01a1ecc2750d00000cf6932a14d56ec8', 'appeal', 'idv_01a1ecc2742700001a29eeed0edf4f75', 'person_cc36f7c9', '', NULL, NULL, 'DECIDED', '1.5f79bfd57a1c1ac8.cyLKWiQba7PCh0mxC0pwRU7aRKIvwzq4NyiwWclWmdHoj2OrraTp4Hw4X0_XHePDsTxuABsurYU', NULL, '2026-11-18 03:45:29.31+00', '2026-11-19 03:45:29.31+00', 'refuse', '1.5f79bfd57a1c1ac8.PPvmDMohmu_wtwnCxNSvvZAUW_LfV0Dcu5xcyoTlgW616GBma5ymU7N67LTrgg', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:45:30.008+00', 'a852944f223635c9d988fb64950ce42948161b8922e91d3fda46ab4a12979c4d'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'rev_01a1ecc293ad000036fada86b5076a2c', 'appeal', 'idv_01a1ecc293330000befb7790709e985c', 'person_ca319f96', '', NULL, NULL, 'OPEN', '1.5f79bfd57a1c1ac8.pyDV1DHWqqEv0MJAwUgy0-fb2896bxERVjEZgw_1zkkx5ljRBgJkE4mxEdI6g-_lbM2lNgY0aEU', NULL, '2026-11-18 03:45:37.195+00', '2026-11-19 03:45:37.195+00', NULL, NULL, NULL, NULL, 'def88e210481dd79aab5de85d5cf946b2c7f496c710e24e6c30bd73d53fc042c');

INSERT INTO public.risk_agreements VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 'buyer_a0ac06a0', '2026-11-18 03:43:58.069+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 'buyer_011b5c0c', '2026-11-18 03:44:00.448+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'buyer_d991787c', '2026-11-18 03:44:04.255+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'buyer_78adb658', '2026-11-18 03:44:05.672+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'buyer_9db0c2d0', '2026-11-18 03:44:06.443+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 'buyer_471894a8', '2026-11-18 03:44:07.244+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 'buyer_109b7531', '2026-11-18 03:44:08.028+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'buyer_08335f2e', '2026-11-18 03:44:08.87+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'buyer_1455fd55', '2026-11-18 03:44:09.931+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'buyer_c25ac28f', '2026-11-18 03:44:14.213+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 'buyer_a6237d4f', '2026-11-18 03:44:15.152+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 'buyer_23ea3fef', '2026-11-18 03:44:16.112+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'buyer_8c429a72', '2026-11-18 03:44:16.9+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'buyer_14d8ba5d', '2026-11-18 03:44:18.191+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'buyer_bcf1c49f', '2026-11-18 03:44:19.696+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'buyer_a19b8b72', '2026-11-18 03:45:01.14+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 'buyer_32c99b8d', '2026-11-18 03:45:03.151+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'buyer_493728f7', '2026-11-18 03:45:05.396+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'buyer_f15e3ae2', '2026-11-18 03:45:06.487+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'buyer_a305b041', '2026-11-18 03:45:07.46+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'buyer_6242fbe6', '2026-11-18 03:45:08.587+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'buyer_22ec3bff', '2026-11-18 03:45:09.631+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'buyer_66580273', '2026-11-18 03:45:11.001+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'buyer_f92dabc7', '2026-11-18 03:45:12.867+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'buyer_9c5d3b8b', '2026-11-18 03:45:16.103+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'buyer_418a7e35', '2026-11-18 03:45:17.118+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'buyer_811da0d9', '2026-11-18 03:45:19.527+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'buyer_b07e5eeb', '2026-11-18 03:45:23.635+00', NULL, 1000, true, 1000),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 'buyer_a905b4d3', '2026-11-18 03:45:39.291+00', NULL, 1000, true, 1000),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'buyer_489ca72e', '2026-11-18 03:46:58.433+00', NULL, 1000, true, 1000),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'buyer_0619e0fe', '2026-11-18 03:47:02.245+00', NULL, 1000, true, 1000),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'buyer_4ca3d44c', '2026-11-18 03:47:05.045+00', NULL, 1000, true, 1000),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'buyer_503840aa', '2026-11-18 03:47:09.325+00', NULL, 1000, true, 1000);

INSERT INTO public.risk_assessments VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc110cb0000f68da798f351392e', 'buyer_a0ac06a0', 'agr_01a1ecc10fd600001a425a674271d630', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:43:58.069+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc119ed0000ca471d58be09c0c6', 'buyer_011b5c0c', 'agr_01a1ecc1199100000f3d37d2758d8220', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:00.448+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc128d8000049bd3f47842091a2', 'buyer_d991787c', 'agr_01a1ecc1283600007b5c22422599b149', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:04.255+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc12e4f0000a57aa3967d3bbb7b', 'buyer_78adb658', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:05.672+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc131310000f0c7d13b29b27a9f', 'buyer_9db0c2d0', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:06.443+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc134520000078b25f560a128b4', 'buyer_471894a8', 'agr_01a1ecc134120000147362cf6741d80c', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:07.244+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc137690000079899da3358c0a4', 'buyer_109b7531', 'agr_01a1ecc137160000515d3ff725bac8a2', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:08.028+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc13aab000006d68cd6d215e9ff', 'buyer_08335f2e', 'agr_01a1ecc13a800000049397edaa9bdc01', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:08.87+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc13ed90000d1883cd41ce64474', 'buyer_1455fd55', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:09.931+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc14ced00006560aa613ef80032', 'person_89d17049', NULL, 'fraud', 500000, 'NGN', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', 24, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 6, "reason": "First time this device is seen.", "signal": "new_device"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 14, "removes": ["identity_not_verified"]}, {"flag": "GREEN", "step": "use_known_device", "score": 18, "removes": ["new_device"]}], "triggeredSignals": ["identity_not_verified", "new_device", "new_account"]}', '2026-11-18 03:44:13.525+00', NULL, NULL, NULL, NULL, '+0,0.001,0,1,0,1,0,1,0,0,0,0,0,0,0,,0,0,0,0,,,;+1,1,1,0,1,1,0;+0,0,0,1,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc14f9600004dfa5054a9108c39', 'buyer_c25ac28f', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:14.213+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc1535b0000f1553cc70614e4c3', 'buyer_a6237d4f', 'agr_01a1ecc152e5000090af9fc366f63da2', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:15.152+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc15717000042e6ba43367895a9', 'buyer_23ea3fef', 'agr_01a1ecc156990000fa2145e18e6e4140', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:16.112+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc15a0b0000ed8fc90d8a913a0c', 'buyer_8c429a72', 'agr_01a1ecc159e2000062366d5933c5d24a', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:16.9+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc2456f00006c7f317fd5a628e1', 'buyer_418a7e35', 'agr_01a1ecc245200000cde2a36a9912da1b', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:17.118+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc15f21000014ae95e9528eb8c2', 'buyer_14d8ba5d', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:18.191+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc1651e0000302db94c9f479e76', 'buyer_bcf1c49f', 'agr_01a1ecc164c500001c7b8edb1952f640', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:44:19.696+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc206fa000007fa7873f0db5740', 'buyer_a19b8b72', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:01.14+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc20eb500003f89e0686cd98f7c', 'buyer_32c99b8d', 'agr_01a1ecc20deb000045a828dc2226a15c', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:03.151+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc21778000014267601f27758e8', 'buyer_493728f7', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:05.396+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc21bbb00003807a06347108546', 'buyer_f15e3ae2', 'agr_01a1ecc21b850000df1ecba99f5be281', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:06.487+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc21fa20000b25317babeb87c5c', 'buyer_a305b041', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:07.46+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc223ed0000a10ea1c91b4847e6', 'buyer_6242fbe6', 'agr_01a1ecc223c600001261af0fa2b637fc', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:08.587+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc2284a00000e8f8926b6a050a1', 'buyer_22ec3bff', 'agr_01a1ecc227f00000acfaed36e376f452', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:09.631+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc22d9e0000da4ea8eedc68d307', 'buyer_66580273', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:11.001+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc234bf000089a5926d505ea018', 'buyer_f92dabc7', 'agr_01a1ecc23472000066bb192f626d11c8', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:12.867+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc25eb9000050ca1e3042d708b8', 'buyer_b07e5eeb', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:23.635+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc2416500008b1e1b98dfe0e939', 'buyer_9c5d3b8b', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:16.103+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc24eb70000c355d2a223acab8c', 'buyer_811da0d9', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:19.527+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc29be100006cd556fc9c8c1f94', 'buyer_a905b4d3', 'agr_01a1ecc29bad00009bc8abb02193e06f', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:45:39.291+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3d12100003f31653389ebfd04', 'buyer_489ca72e', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:46:58.433+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3e03600000953ec07e77511fb', 'buyer_0619e0fe', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:02.245+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3eadf0000348191541a30c46a', 'buyer_4ca3d44c', 'agr_01a1ecc3ea61000009e593213ee409ee', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:05.045+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3fbb20000fb69e58b57f5c3e2', 'buyer_503840aa', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'payment', 500000, 'NGN', NULL, 18, 'GREEN', false, '{"network": null, "ruleSet": 4, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 8, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified", "new_account"]}', '2026-11-18 03:47:09.325+00', NULL, NULL, NULL, NULL, '+0,0.001,1,1,0,0,0,0,0,0,0,1,1,1,1,,0,0,0,0,,,;+1,1,1,0,0,0,0;+0,0,0,,;+500000,NGN,500000000,;');

INSERT INTO public.risk_devices VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', '2026-11-18 03:44:13.525+00', 1, 498603, 1, 0, 20775, 1, 0, '2026-11-18 03:44:13.525+00', 1, 1, 0, NULL, 0, 0);

INSERT INTO public.risk_labels VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc1535b0000f1553cc70614e4c3', 'lbl_5dc6980e3a061f24dd523cbcb5026299', 'recalled', 'recall', '1.5f79bfd57a1c1ac8.sU1xPReP4PXCVyjxCMOm4LBxBEgaCp5VJuiTltwfT9LcIxsVJ7rDDpeiRoJSEw', '{"id": "sandbox", "type": "bank"}', '2026-11-18 03:44:15.312+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc15a0b0000ed8fc90d8a913a0c', 'lbl_5ea057447ca4c86419ae365ab7b2dd04', 'recalled', 'recall', '1.5f79bfd57a1c1ac8.pRdbEXRkQ0V0Buj9V2kuLZH9n5I8JBhmSYP14Be8eFlQgVXPjauNvx_FKDzxlQ', '{"id": "sandbox", "type": "bank"}', '2026-11-18 03:44:17.2+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc15f21000014ae95e9528eb8c2', 'lbl_09fcb41962b480690b8cb5901825221b', 'recalled', 'recall', '1.5f79bfd57a1c1ac8.H-qZ84xNFzlycERNpJ2_YcYVHHpgSJKsZ3HfxYQ9EuNXmzuZAAtH5fpd376JsA', '{"id": "sandbox", "type": "bank"}', '2026-11-18 03:44:18.597+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3e03600000953ec07e77511fb', 'lbl_aca56238d86e4ba79ee0def15cbef359', 'recalled', 'recall', '1.5f79bfd57a1c1ac8.GeB747XF3KnoAkrMcJkvu8xn68do1PZKOamC_Ja9gmH5ffoQRN0NeoSQ2nXgSw', '{"id": "sandbox", "type": "bank"}', '2026-11-18 03:47:03.217+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc3fbb20000fb69e58b57f5c3e2', 'lbl_a34fccc75d7c9b0a7ab2599d40d52150', 'recalled', 'recall', '1.5f79bfd57a1c1ac8.fM-6K4n8zp6KJXUeyln0_b_CBgx9qrDk1KZ5Rs4ciJzret2QF-xItXr-9OiH0w', '{"id": "sandbox", "type": "bank"}', '2026-11-18 03:47:10.122+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc21fa20000b25317babeb87c5c', 'lbl_01a1ecc3ffc70000a7846ee6d764ad95', 'honest', 'api', '1.5f79bfd57a1c1ac8.3VogfmbLvMcSnBRSWjN8xuyBpzi8vp5iI14WdrcjGMJn6TU', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:47:10.419+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'fra_01a1ecc131310000f0c7d13b29b27a9f', 'lbl_01a1ecc400a40000f6ff15e35cbcedbe', 'fraud', 'api', '1.5f79bfd57a1c1ac8.qVRYULPHfZqO3GSG2EkeAbyYbnBQ8t_gmI-MNWb5TGtKcqg', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:47:10.64+00');

INSERT INTO public.risk_lessons VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'les_01a1ecc29de40000511038b36b6240ba', 'too_few', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:45:39.801+00', '{"frauds": 3, "honest": 0}', '2026-11-18 03:45:39.836+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'les_01a1ecc40115000028a58661eab83258', 'too_few', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:47:10.739+00', '{"frauds": 4, "honest": 1}', '2026-11-18 03:47:10.789+00');

INSERT INTO public.risk_list_entries VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'lst_01a1ecc29cc20000b867836a8019dfce', 'device', 'block', '\xa4fc3961554886f500b5e81b36083ffe8fa6b49ed5879542243c18c8f2b6260a', '1.5f79bfd57a1c1ac8.7p8sllKdL4Em_iKjeo8dYnJkSYNi_ABrr0evyxi4ilWvEUksK6g1lNABgNcuICgi4EmzP665JsZr36mDlaQnMttBurzZMTi2TZcsDkoJ3GNssnaQtbwGM_dlPTC-jBvfiXPzrtjTarwphvNkyCeRK0tNQKYK3rlGu88', NULL, '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:45:39.521+00');

INSERT INTO public.risk_list_shapes VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'device', 0);

INSERT INTO public.risk_pairs VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a0ac06a0', 'seller_a0ac06a0', '2026-11-18 03:43:58.069+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_011b5c0c', 'seller_011b5c0c', '2026-11-18 03:44:00.448+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_d991787c', 'seller_d991787c', '2026-11-18 03:44:04.255+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_78adb658', 'seller_78adb658', '2026-11-18 03:44:05.672+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_9db0c2d0', 'seller_9db0c2d0', '2026-11-18 03:44:06.443+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_471894a8', 'seller_471894a8', '2026-11-18 03:44:07.244+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_109b7531', 'seller_109b7531', '2026-11-18 03:44:08.028+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_08335f2e', 'seller_08335f2e', '2026-11-18 03:44:08.87+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_1455fd55', 'seller_1455fd55', '2026-11-18 03:44:09.931+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_c25ac28f', 'seller_c25ac28f', '2026-11-18 03:44:14.213+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a6237d4f', 'seller_a6237d4f', '2026-11-18 03:44:15.152+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_23ea3fef', 'seller_23ea3fef', '2026-11-18 03:44:16.112+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_8c429a72', 'seller_8c429a72', '2026-11-18 03:44:16.9+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_14d8ba5d', 'seller_14d8ba5d', '2026-11-18 03:44:18.191+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_bcf1c49f', 'seller_bcf1c49f', '2026-11-18 03:44:19.696+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a19b8b72', 'seller_a19b8b72', '2026-11-18 03:45:01.14+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_32c99b8d', 'seller_32c99b8d', '2026-11-18 03:45:03.151+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_493728f7', 'seller_493728f7', '2026-11-18 03:45:05.396+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_f15e3ae2', 'seller_f15e3ae2', '2026-11-18 03:45:06.487+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a305b041', 'seller_a305b041', '2026-11-18 03:45:07.46+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_6242fbe6', 'seller_6242fbe6', '2026-11-18 03:45:08.587+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_22ec3bff', 'seller_22ec3bff', '2026-11-18 03:45:09.631+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_66580273', 'seller_66580273', '2026-11-18 03:45:11.001+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_f92dabc7', 'seller_f92dabc7', '2026-11-18 03:45:12.867+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_9c5d3b8b', 'seller_9c5d3b8b', '2026-11-18 03:45:16.103+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_418a7e35', 'seller_418a7e35', '2026-11-18 03:45:17.118+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_811da0d9', 'seller_811da0d9', '2026-11-18 03:45:19.527+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_b07e5eeb', 'seller_b07e5eeb', '2026-11-18 03:45:23.635+00', 1, 2967, true),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a905b4d3', 'seller_a905b4d3', '2026-11-18 03:45:39.291+00', 1, 2967, true),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_489ca72e', 'seller_489ca72e', '2026-11-18 03:46:58.433+00', 1, 2967, true),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_0619e0fe', 'seller_0619e0fe', '2026-11-18 03:47:02.245+00', 1, 2967, true),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_4ca3d44c', 'seller_4ca3d44c', '2026-11-18 03:47:05.045+00', 1, 2967, true),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_503840aa', 'seller_503840aa', '2026-11-18 03:47:09.325+00', 1, 2967, true);

INSERT INTO public.risk_payees VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_a0ac06a0', '2026-11-18 03:43:58.069+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_011b5c0c', '2026-11-18 03:44:00.448+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_d991787c', '2026-11-18 03:44:04.255+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_78adb658', '2026-11-18 03:44:05.672+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_9db0c2d0', '2026-11-18 03:44:06.443+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_471894a8', '2026-11-18 03:44:07.244+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_109b7531', '2026-11-18 03:44:08.028+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_08335f2e', '2026-11-18 03:44:08.87+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_1455fd55', '2026-11-18 03:44:09.931+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_c25ac28f', '2026-11-18 03:44:14.213+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_a6237d4f', '2026-11-18 03:44:15.152+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_23ea3fef', '2026-11-18 03:44:16.112+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_8c429a72', '2026-11-18 03:44:16.9+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_14d8ba5d', '2026-11-18 03:44:18.191+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_bcf1c49f', '2026-11-18 03:44:19.696+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_a19b8b72', '2026-11-18 03:45:01.14+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_32c99b8d', '2026-11-18 03:45:03.151+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_493728f7', '2026-11-18 03:45:05.396+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_f15e3ae2', '2026-11-18 03:45:06.487+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_a305b041', '2026-11-18 03:45:07.46+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_6242fbe6', '2026-11-18 03:45:08.587+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_22ec3bff', '2026-11-18 03:45:09.631+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_66580273', '2026-11-18 03:45:11.001+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_f92dabc7', '2026-11-18 03:45:12.867+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_9c5d3b8b', '2026-11-18 03:45:16.103+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_418a7e35', '2026-11-18 03:45:17.118+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_811da0d9', '2026-11-18 03:45:19.527+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_b07e5eeb', '2026-11-18 03:45:23.635+00', 1, 2967, 1, 0, 1, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'seller_a905b4d3', '2026-11-18 03:45:39.291+00', 1, 2967, 1, 0, 1, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_489ca72e', '2026-11-18 03:46:58.433+00', 1, 2967, 1, 0, 1, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_0619e0fe', '2026-11-18 03:47:02.245+00', 1, 2967, 1, 0, 1, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_4ca3d44c', '2026-11-18 03:47:05.045+00', 1, 2967, 1, 0, 1, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'seller_503840aa', '2026-11-18 03:47:09.325+00', 1, 2967, 1, 0, 1, 0);

INSERT INTO public.risk_policies VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 1, '{"rules": [], "weights": {}, "highValue": {}, "scorecard": null}', '{"id": "key_01a1ecc10b380001529ce6c496fd886d", "type": "key"}', '2026-11-18 03:45:38.413+00', 'retired', NULL, '2026-11-18 03:45:38.573+00');

INSERT INTO public.risk_policy_drafts VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', NULL, NULL, NULL, 2, '513577631bf482e896f54a1b9ff239f755c635e1fd12a8c0f2dc68c60d87c749');

INSERT INTO public.risk_user_devices VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'person_89d17049', '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', '2026-11-18 03:44:13.525+00', 20775, 1, NULL, 1, '2026-11-18 03:44:13.525+00', '2027-05-17 03:44:13.525+00');

INSERT INTO public.risk_users VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a0ac06a0', '2026-11-18 03:43:58.069+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:43:58.069+00', '2026-11-18 03:43:58.069+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_011b5c0c', '2026-11-18 03:44:00.448+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:00.448+00', '2026-11-18 03:44:00.448+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_d991787c', '2026-11-18 03:44:04.255+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:04.255+00', '2026-11-18 03:44:04.255+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_78adb658', '2026-11-18 03:44:05.672+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:05.672+00', '2026-11-18 03:44:05.672+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_9db0c2d0', '2026-11-18 03:44:06.443+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:06.443+00', '2026-11-18 03:44:06.443+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_471894a8', '2026-11-18 03:44:07.244+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:07.244+00', '2026-11-18 03:44:07.244+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_109b7531', '2026-11-18 03:44:08.028+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:08.028+00', '2026-11-18 03:44:08.028+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_08335f2e', '2026-11-18 03:44:08.87+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:08.87+00', '2026-11-18 03:44:08.87+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_1455fd55', '2026-11-18 03:44:09.931+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:09.931+00', '2026-11-18 03:44:09.931+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'person_89d17049', '2026-11-18 03:44:13.525+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, '\x447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991', '2027-05-17 03:44:13.525+00', NULL, '2026-11-18 03:44:13.525+00', '2026-11-18 03:44:13.525+00', 2967, 0, 0, 1000, 0, 0, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_c25ac28f', '2026-11-18 03:44:14.213+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:14.213+00', '2026-11-18 03:44:14.213+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a6237d4f', '2026-11-18 03:44:15.152+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:15.152+00', '2026-11-18 03:44:15.152+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_23ea3fef', '2026-11-18 03:44:16.112+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:16.112+00', '2026-11-18 03:44:16.112+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_8c429a72', '2026-11-18 03:44:16.9+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:16.9+00', '2026-11-18 03:44:16.9+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_418a7e35', '2026-11-18 03:45:17.118+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:17.118+00', '2026-11-18 03:45:17.118+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'person_9ce9d2c9', '2026-11-18 03:45:41.126+00', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:41.126+00', '2026-11-18 03:45:41.126+00', NULL, 0, 0, 0, 0, 0, 0, 0, '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_14d8ba5d', '2026-11-18 03:44:18.191+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:18.191+00', '2026-11-18 03:44:18.191+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_bcf1c49f', '2026-11-18 03:44:19.696+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:19.696+00', '2026-11-18 03:44:19.696+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'person_6309d1be', '2026-11-18 03:44:32.574+00', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:44:32.574+00', '2026-11-18 03:44:32.574+00', NULL, 0, 0, 0, 0, 0, 0, 0, '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 0, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a19b8b72', '2026-11-18 03:45:01.14+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:01.14+00', '2026-11-18 03:45:01.14+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_32c99b8d', '2026-11-18 03:45:03.151+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:03.151+00', '2026-11-18 03:45:03.151+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_493728f7', '2026-11-18 03:45:05.396+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:05.396+00', '2026-11-18 03:45:05.396+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_f15e3ae2', '2026-11-18 03:45:06.487+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:06.487+00', '2026-11-18 03:45:06.487+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a305b041', '2026-11-18 03:45:07.46+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:07.46+00', '2026-11-18 03:45:07.46+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_6242fbe6', '2026-11-18 03:45:08.587+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:08.587+00', '2026-11-18 03:45:08.587+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_22ec3bff', '2026-11-18 03:45:09.631+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:09.631+00', '2026-11-18 03:45:09.631+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_66580273', '2026-11-18 03:45:11.001+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:11.001+00', '2026-11-18 03:45:11.001+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_f92dabc7', '2026-11-18 03:45:12.867+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:12.867+00', '2026-11-18 03:45:12.867+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_b07e5eeb', '2026-11-18 03:45:23.635+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:23.635+00', '2026-11-18 03:45:23.635+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_9c5d3b8b', '2026-11-18 03:45:16.103+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:16.103+00', '2026-11-18 03:45:16.103+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_811da0d9', '2026-11-18 03:45:19.527+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:19.527+00', '2026-11-18 03:45:19.527+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'buyer_a905b4d3', '2026-11-18 03:45:39.291+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:39.291+00', '2026-11-18 03:45:39.291+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'person_380a30ef', '2026-11-18 03:45:56.389+00', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:45:56.389+00', '2026-11-18 03:45:56.389+00', NULL, 0, 0, 0, 0, 0, 0, 0, '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 0, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_489ca72e', '2026-11-18 03:46:58.433+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:46:58.433+00', '2026-11-18 03:46:58.433+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_0619e0fe', '2026-11-18 03:47:02.245+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:47:02.245+00', '2026-11-18 03:47:02.245+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_4ca3d44c', '2026-11-18 03:47:05.045+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:47:05.045+00', '2026-11-18 03:47:05.045+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'buyer_503840aa', '2026-11-18 03:47:09.325+00', 2991622, 1, 0, 498603, 1, 0, 20775, 1, 0, 1000, 0, 1, -6.907755278982137, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 03:47:09.325+00', '2026-11-18 03:47:09.325+00', 2967, 0, 0, 1000, 0, 1, 0, '{0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}', 1, 0, 0);

INSERT INTO public.sandbox_accounts VALUES
	('agr_01a1ecc10fd600001a425a674271d630', '9900000017', NULL, '000', '1.5f79bfd57a1c1ac8.A42B2mw497n-nDSt_aCGtsrQkFFUTf-n_ILkVrGNuVwEKAaXT-ba_txUgJjKU5d3ju0pWN4-OFkxESjEV0p-1CCscivtvEZAUvTySQ'),
	('agr_01a1ecc1199100000f3d37d2758d8220', '9900000024', NULL, '000', '1.5f79bfd57a1c1ac8.deO380_4pvDOv6XX3xXWsQ7rn9qNZ4U-E7AcadXIbG58SqNEpi5EeVzxfmqztO_-65GLW7yOtJN8ri2Te5GFcofpyQnj3YCoPvpUZQ'),
	('agr_01a1ecc1283600007b5c22422599b149', '9900000031', NULL, '000', '1.5f79bfd57a1c1ac8.lm5PB9yq3gGIIF3vZqIqlUO_aRshuBTefidcHFuGE4gXTfkNJXDWwyJvzY00aoLW0lkNbBXLMwB8oC9EcxLJt8-ebI-KoLliOayaOw'),
	('agr_01a1ecc12dc9000067ddcc95b3f9e7ce', '9900000048', NULL, '000', '1.5f79bfd57a1c1ac8.Oi_U_h3eJw1SV6H8czrkIWWxBpCbJeWdss5qLdKXt9GqH8APaC_pluCMuW5mRR7a99LBUnZqb70zd1UdRX_p20iku79fzu2woPEloA'),
	('agr_01a1ecc130fa0000a383409d1b4b47bf', '9900000055', NULL, '000', '1.5f79bfd57a1c1ac8.MlfRHsC5Fya76EfuGXbviwC-WV9eDqkx5hTjMdrAcgQpeKGB7tYuduV3F0mWUdSMckWbH1dkmNhN9wV8bE41JP8D5sq8EpBq2naujw'),
	('agr_01a1ecc134120000147362cf6741d80c', '9900000062', NULL, '000', '1.5f79bfd57a1c1ac8.dkOrmYVOMrWLZU8yBHTCWPhQ3ecjGv1H4-H0yHKX6FBi3BB2gL6vu6n4oz4tWxFi7dUjVjzbyHRPXyyyXpl1jRN-uaUhaAV4a8rqCA'),
	('agr_01a1ecc137160000515d3ff725bac8a2', '9900000079', NULL, '000', '1.5f79bfd57a1c1ac8.Ek8thArw2AvQb9FEPew7xhv4eSPP4TjsqbYmKeKiYXx4xQw32zN4lK_d-A7p3sucMxNbAHETdqBQ9c9OePSsdxHiMl5K8RAd8zFlhg'),
	('agr_01a1ecc13a800000049397edaa9bdc01', '9900000086', NULL, '000', '1.5f79bfd57a1c1ac8.mwh2uqTzDb1mJiQ1wj3CxB98dvi9bdJZZQmjgPcT2T9Vdno_M1eAyFV-0FP5k6vCP3Ybk3mPgjMlx6W5MCba-6dyxe-ziPqLrPn0AQ'),
	('agr_01a1ecc13ea2000083ccb7f491e7fe57', '9900000093', NULL, '000', '1.5f79bfd57a1c1ac8.z8TFOZD5Vd4c4kqCPxADWSdua4jIXF9cSeLqQ7SzLctIG0awspm4xboKdXxNuw6XQb9U5hfIhJfvjQ5avDUirM_otFS5sHa8R8e-4w'),
	('agr_01a1ecc14f300000ea870f16eeb5d815', '9900000103', NULL, '000', '1.5f79bfd57a1c1ac8.m-LU2iLl8Jnhf-fhMCYEjFXH6PKF3Lbcoew1VjUjyJypUMsnAucIapx45ta0GDkQjPQbgOZU-WYMWicp8BRalpl5o3rpUA39k3FxzQ'),
	('agr_01a1ecc152e5000090af9fc366f63da2', '9900000110', NULL, '000', '1.5f79bfd57a1c1ac8.K20Zis0VMv1pgrRyZuH-63uXjUcd_sBE7I5-I9rgt5vBOops-zODnXvbIO9hJ5VSHTB43kJqzOaS4p0j0NFnExtz1xJcv6RojkZUdg'),
	('agr_01a1ecc156990000fa2145e18e6e4140', '9900000127', NULL, '000', '1.5f79bfd57a1c1ac8.lLuKjI_vHj85biyFr8eLGWO2PYLZ-ky6G4J0zbYt-2c4gSS8CSSirsvxC8sz5b9edF_dUGJmpks6gbHcwWgV1AZ8SYtLz3hgdMMpPA'),
	('agr_01a1ecc159e2000062366d5933c5d24a', '9900000134', NULL, '000', '1.5f79bfd57a1c1ac8.j42ofRZk7CuByHtTtSXfTXyMMG9aa_Ivbfqazlg8_zUOYRGSyl0XKdk5ot0sJ-Z_0oS3NAHwEF9IO4eqc9SvewyZ11M1eal85V2bnw'),
	('agr_01a1ecc15ec7000065c8f025a02c9904', '9900000141', NULL, '000', '1.5f79bfd57a1c1ac8.QRv030X42XEkoJjV6q77jJfkUzFmYy8aEH7zKYICFxES2WaUrD5cvjhMu5lqq_lS58rXhxKXpTkyP12s-n9kQnavhcySxNUdIEVOkw'),
	('agr_01a1ecc164c500001c7b8edb1952f640', '9900000158', NULL, '000', '1.5f79bfd57a1c1ac8.s2bKtAC45qfuVjMm7yTXbqTbA8q4Fu9Tz2RnGGxca1-glOROYeXJPjn2yF9ytiXSvg4KjBZCWwcU97mVXGC2mVlDr6TRHwbNsb6BMg'),
	('agr_01a1ecc2066b0000105afaebf7d18b29', '9900000165', NULL, '000', '1.5f79bfd57a1c1ac8.Cg-gUjPk9FviaVzMuGYEF0uWeeDVtJfizFY-hWwIKwCziQWw4JLAHvctPdMA1aSoSS9IZk-2ntgcvX_j2Kp7ypV01XILhvPpjLZhqg'),
	('agr_01a1ecc20deb000045a828dc2226a15c', '9900000172', NULL, '000', '1.5f79bfd57a1c1ac8.ZjXweyAaqyQKvlOBDHt-bKiTQlioIiB8aRMx7dV4yzu0Wvj1SF_qjwp0aG-RQRLbX7GG9aTjUqCd9fSiLhv5OSIlCaeg-phyEoI5kg'),
	('agr_01a1ecc2171d000036bacdba6b98a0c8', '9900000189', NULL, '000', '1.5f79bfd57a1c1ac8.Bl8LtbHQeegFZpGfrKNda0rpa426LQMYIjq-BpwKQFZTu5tFfydOdpeH-6lbjGlWtu1pjSE_IG8F9Ha0qB0xPi8d69OYrhzSx6JJrg'),
	('agr_01a1ecc21b850000df1ecba99f5be281', '9900000196', NULL, '000', '1.5f79bfd57a1c1ac8.SO9QbwjlQfX_bft0Or_QuVdqCT57GUPuH7XIk8mQzOItZbwYFjnqWavC1qAmn-aj-wRzVPbyFwCQF641wdVjubuYBMZuoIifbwmKKg'),
	('agr_01a1ecc21f340000240db7f7c14c0cea', '9900000206', NULL, '000', '1.5f79bfd57a1c1ac8.wWsiH3kzQPGRtIgY5ipQf-s-fXGVKjbRFfLSGQdzJV4tu1QrvZZDop2spyLAO6_KYdI6ZpvRriXCv0rmFS4frB1VXHDAKSQubV2h5g'),
	('agr_01a1ecc223c600001261af0fa2b637fc', '9900000213', NULL, '000', '1.5f79bfd57a1c1ac8.4cFJLkkPgI1bbYBDXvWlD75j7SKg_yiN5heoPT1QP-mn1gCUZl6Rn3ctVju4Pmg7rxskGr_wJ0BFUb0yxDuyRTuyVN3YXeXcU7nG_Q'),
	('agr_01a1ecc227f00000acfaed36e376f452', '9900000220', NULL, '000', '1.5f79bfd57a1c1ac8.zvk8nGnSQ-30fFQK0uyHeVXRVxWa9dYnafZguyyvPaoThQS2LBip1vLOia62X0hMdXjZGbUVOFvgDHgzhhEhWSlddWBRoeHTV2QIWQ'),
	('agr_01a1ecc22d4400007043750a1b95dd8b', '9900000237', NULL, '000', '1.5f79bfd57a1c1ac8.CPhtBuszuY5WCJnSICPNLvc98GMUuSahksv3j0Or2AXWahQ-7yHnhvtWys3cZ13d2Mc4BiWmvbU_6mQKtEPpU27Px2FU0ezw2LdK1Q'),
	('agr_01a1ecc23472000066bb192f626d11c8', '9900000244', NULL, '000', '1.5f79bfd57a1c1ac8.oA0qX7itewmJs33SiDwHwSb8-xeJhpRtYirQC0eb_dOg8R-ocDxqUGkT8ISFro51v1oWG6kN9qpvKYqwjzoTR3UkQyFlxhVyPNzamg'),
	('agr_01a1ecc2412800004ff60bd34e0faa48', '9900000251', NULL, '000', '1.5f79bfd57a1c1ac8.YyGl_tRGHWmxx61IJLkOg9iwRRHp1jtuE-lsqBFMV2nj1BjBPamsISfln6AZRcZV0N-JCuTFqy58GDqNsU4Fv8Mjke6bqSfl16flgg'),
	('agr_01a1ecc245200000cde2a36a9912da1b', '9900000268', NULL, '000', '1.5f79bfd57a1c1ac8.FfNqOfhoQNq057z3vGkNxQ5NQEW3vQVuKUQv36WkkL10M1U9j11Ip_wJw23Kwv4k4GNvEXQv_ctSELigiTRM8G4qt8LCUS9O11ZesQ'),
	('agr_01a1ecc24e5a000075d929f7ed63f40d', '9900000275', NULL, '000', '1.5f79bfd57a1c1ac8.kooolPTVHlzu3bitg1LGJmAWeTYNJZc0f6OmkLqaAcg7i1o_qwtIxVnm7p3o-PAclrbc7ANpyMf9ts5cP0Au17XslmFS1zI8KiDcDw'),
	('agr_01a1ecc25e6b0000ccf1e50767161dd3', '9900000282', NULL, '000', '1.5f79bfd57a1c1ac8.ATuF6su8-oFb7sCk78xhq8rQUin8GHpMmUXyWzsgAM4yGVNgS0OzNmmhkRz5_MfgScHNXoS0JVuMo6NuBQwy-rgKRkEhhorLNqjAzA'),
	('agr_01a1ecc29bad00009bc8abb02193e06f', '9900000299', NULL, '000', '1.5f79bfd57a1c1ac8.S901zJJpq6DB5bnhVFD79e5rLtq3optp8Q4iMKTrpawx6TiHVFcoNgyva0DdWMmPEJxqaQ_E4bcixPGT0PX9dC8ltBTPS4-14F8oNg'),
	('agr_01a1ecc3d0860000d0dd3168b4361263', '9900000309', NULL, '000', '1.5f79bfd57a1c1ac8.mm7w6tO6xxDc4WcnbWD-3XkO899P4aEQ28EoqNMoEOku_A8Z8IO1cT5Nr7-oLULOq3n76Al4RZ6GHSU23_y9pRY4hfYvxpdFuFx52JNuH2pi'),
	('agr_01a1ecc3dfad0000e92cfe11393c2b08', '9900000316', NULL, '000', '1.5f79bfd57a1c1ac8.H_HI7rjuh_d0WQVVABb1M6v5OdttyXgAaI0tFMeLaWalBIDN32MySBPqcKclepJo92BxxslzUy-miTOpVZjtHJrWiofQFqx3C3PVMZIui3B2'),
	('agr_01a1ecc3ea61000009e593213ee409ee', '9900000323', NULL, '000', '1.5f79bfd57a1c1ac8.vBKs6WBqPTz-9ov_liFASH5Q_y2UaZyuWGqjzXb8oTw5r1TRIDT1NvDHrzV9ih8zKeSKJWlBAiezYCcuHGNJzEXTiRInPqlcZWNjNU4MaRHW'),
	('agr_01a1ecc3fb43000020c1a68b8839c7b5', '9900000330', NULL, '000', '1.5f79bfd57a1c1ac8.psqulb9EaWa4cVHUrArlyF6V2ER5MP_jKDqn1v4_giuW-ETIfOsHESuyvsuWHzgjB4sx9pXHe5WMelIyS837u2E7_VODPylQQRwPqGC_nuRc');

INSERT INTO public.sandbox_serial VALUES
	(true, 33);

INSERT INTO public.sandbox_transfers VALUES
	('po_01a1ecc1283600010bc449c538d9dedb_1', 200000, 'SUCCEEDED', '2026-11-18 03:44:04.706+00', 'payout', 'NGN', '2026-11-18 03:44:04.706+00'),
	('po_01a1ecc1283600025ff243e3103d53b2_1', 300000, 'SUCCEEDED', '2026-11-18 03:44:04.85+00', 'payout', 'NGN', '2026-11-18 03:44:04.85+00'),
	('rp_39ca26adede30f4c30db4fd911e49bdb_1', 500000, 'SUCCEEDED', '2026-11-18 03:44:09.057+00', 'refund', 'NGN', '2026-11-18 03:44:09.057+00'),
	('po_01a1ecc159e20001073f5d61b317c93d_1', 200000, 'SUCCEEDED', '2026-11-18 03:44:17.101+00', 'payout', 'NGN', '2026-11-18 03:44:17.101+00'),
	('po_01a1ecc159e2000280dd98a8fd5e5603_1', 300000, 'SUCCEEDED', '2026-11-18 03:44:17.146+00', 'payout', 'NGN', '2026-11-18 03:44:17.146+00'),
	('po_01a1ecc15ec7000109af7b400cd5a6a1_1', 200000, 'SUCCEEDED', '2026-11-18 03:44:18.375+00', 'payout', 'NGN', '2026-11-18 03:44:18.375+00'),
	('po_01a1ecc15ec700026fb259b1e1f8711f_1', 300000, 'SUCCEEDED', '2026-11-18 03:44:18.547+00', 'payout', 'NGN', '2026-11-18 03:44:18.547+00'),
	('rp_11c225a96c558b44ca1ddce6678025c2_1', 1000, 'SUCCEEDED', '2026-11-18 03:44:19.875+00', 'refund', 'NGN', '2026-11-18 03:44:19.875+00'),
	('rp_1f00935a5632beb5d1e649a5e5680452_1', 50000, 'SUCCEEDED', '2026-11-18 03:45:06.656+00', 'refund', 'NGN', '2026-11-18 03:45:06.656+00'),
	('po_01a1ecc223c60001fd1bfed84e21c0b1_1', 200000, 'FAILED', '2026-11-18 03:45:08.802+00', 'payout', 'NGN', '2026-11-18 03:45:08.802+00'),
	('po_01a1ecc227f00001babf13f5e638f19b_1', 200000, 'SUCCEEDED', '2026-11-18 03:45:10.295+00', 'payout', 'NGN', '2026-11-18 03:45:10.295+00'),
	('po_01a1ecc22d440001e97e45139c8d9878_1', 200000, 'SUCCEEDED', '2026-11-18 03:45:11.439+00', 'payout', 'NGN', '2026-11-18 03:45:11.439+00'),
	('po_01a1ecc2347200017ef2dfef7a09c4e2_1', 200000, 'REVERSED', '2026-11-18 03:45:15.34+00', 'payout', 'NGN', '2026-11-18 03:45:13.34+00'),
	('po_01a1ecc241280001ebd684e328e9151c_1', 200000, 'SUCCEEDED', '2026-11-18 03:45:16.404+00', 'payout', 'NGN', '2026-11-18 03:45:16.404+00'),
	('po_01a1ecc245200001185fa4379477b466_1', 200000, 'SUCCEEDED', '2026-11-18 03:45:17.61+00', 'payout', 'NGN', '2026-11-18 03:45:17.61+00'),
	('po_01a1ecc223c60001fd1bfed84e21c0b1_2', 200000, 'FAILED', '2026-11-18 03:45:19.663+00', 'payout', 'NGN', '2026-11-18 03:45:19.663+00'),
	('rp_c3c706c926d9b5dab6ae9f6e7bcb466d_1', 500000, 'SUCCEEDED', '2026-11-18 03:45:19.822+00', 'refund', 'NGN', '2026-11-18 03:45:19.822+00'),
	('rp_1528b5c6238400f53f5e9776ae05eb76_1', 500000, 'SUCCEEDED', '2026-11-18 03:45:24.048+00', 'refund', 'NGN', '2026-11-18 03:45:24.048+00'),
	('po_01a1ecc2347200017ef2dfef7a09c4e2_2', 200000, 'REVERSED', '2026-11-18 03:45:28.216+00', 'payout', 'NGN', '2026-11-18 03:45:26.216+00'),
	('po_01a1ecc223c60001fd1bfed84e21c0b1_3', 200000, 'FAILED', '2026-11-18 03:46:20.368+00', 'payout', 'NGN', '2026-11-18 03:46:20.368+00'),
	('po_01a1ecc2347200017ef2dfef7a09c4e2_3', 200000, 'REVERSED', '2026-11-18 03:46:30.657+00', 'payout', 'NGN', '2026-11-18 03:46:28.657+00'),
	('po_01a1ecc3d0860001e604525d97679d03_1', 200000, 'SUCCEEDED', '2026-11-18 03:46:59.416+00', 'payout', 'NGN', '2026-11-18 03:46:59.416+00'),
	('po_01a1ecc3d08600023d66e001960c971d_1', 300000, 'SUCCEEDED', '2026-11-18 03:46:59.636+00', 'payout', 'NGN', '2026-11-18 03:46:59.636+00'),
	('po_01a1ecc3ea610001d3f5c38d08c4fe90_1', 200000, 'REVERSED', '2026-11-18 03:47:07.665+00', 'payout', 'NGN', '2026-11-18 03:47:05.665+00'),
	('po_01a1ecc3fb43000173cb4b76e85fa621_1', 200000, 'SUCCEEDED', '2026-11-18 03:47:09.762+00', 'payout', 'NGN', '2026-11-18 03:47:09.762+00'),
	('po_01a1ecc3fb4300029b24e152ae9c2f93_1', 300000, 'SUCCEEDED', '2026-11-18 03:47:10.093+00', 'payout', 'NGN', '2026-11-18 03:47:10.093+00'),
	('po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 200000, 'REVERSED', '2026-11-18 03:47:20.211+00', 'payout', 'NGN', '2026-11-18 03:47:18.211+00');

INSERT INTO public.schema_migrations VALUES
	('0011_baseline.sql', '3ef0e97d07c10aae86f33feae59b0ede7768f59d8605ed7f092a5930790343cf', '2026-11-18 03:43:52.006804+00'),
	('0012_living_sql.sql', '656f2ebf15e30ec70bc8f43670e762df1299b41c9f1b5dd99ee2b0dcd4eec82d', '2026-11-18 03:43:52.006804+00'),
	('0013_alarms.sql', '6200d1b6252ddf83bb454ffe282eeab157b1bbaf465b191dc548fa183e011a4a', '2026-11-18 03:43:52.006804+00'),
	('0014_daily_figures.sql', '9bb71f99d4468835e0c19281a0515e704a797852279c3235fc856c0a85636051', '2026-11-18 03:43:52.006804+00'),
	('0015_sandbox_bank_code.sql', '0dabcc761962f46cfdcc929f7f81203acbb3261d0c02eea36b5419805d957a89', '2026-11-18 03:43:52.006804+00'),
	('0016_edges_of_the_ledger.sql', '4a7590638ae32f86e35a7f272a9bd416ab09b1835fc67bf1227fb458d50d35e9', '2026-11-18 03:43:52.006804+00'),
	('0017_refund_parts.sql', 'c641309d377a191d98673dc3f524445aba51b225ae068585e87ed6bec8cedf6d', '2026-11-18 03:43:52.006804+00'),
	('0018_payouts.sql', '8d7e617a9f50e56232f6076f2f2bc16036d8ad3af9f2969578b99a2038b38d9f', '2026-11-18 03:43:52.006804+00'),
	('0019_bank_words.sql', 'b948954f208e716bbff79204d16263bfde12c0f82d8ee497c0809b48d8a50995', '2026-11-18 03:43:52.006804+00'),
	('0020_rate_reports.sql', 'ed0972590de6c7fe15b5c5073025f6c179eb43f883bc8f5f5cc4d82654d14b1d', '2026-11-18 03:43:52.006804+00'),
	('0021_fair_webhooks.sql', 'f6598b79ecc81867217399e74847e10e347b4c7bd775af20bd332c21a27dc270', '2026-11-18 03:43:52.006804+00'),
	('0022_guards_and_seals.sql', '032b3a2d9f8c5a5d1012f3fc126928a0cc72afc639b96a9165d3eedb82214dcb', '2026-11-18 03:43:52.006804+00'),
	('0024_chained_events.sql', '2def4cc9ca60dec4307c271bb2273cfaf91ea36187992fb0bb421d44b7cdca0c', '2026-11-18 03:43:52.006804+00'),
	('0025_real_banks.sql', '25cd7ace3c94c8b10995ff457a5bd2b0e3b6ea7d115f9db5344bbc60408b6fc6', '2026-11-18 03:43:52.006804+00'),
	('0026_reconciliation.sql', 'dd0f33e9560513a8fb3649dd8ae9e1cc2729201d8f8eedba678c053fe0bea94f', '2026-11-18 03:43:52.006804+00'),
	('0027_personal_fields.sql', '985722968017d2b36e28c3f48c846bf541b9aa1115f38eacaec9c5ebcad8ee04', '2026-11-18 03:43:52.006804+00'),
	('0028_banks_to_the_end.sql', '605ca03c0039a32608e19b9d67802f49d6f5c8fca7ec9bd45333b1f33ab6c723', '2026-11-18 03:43:52.006804+00'),
	('0030_sealed_exceptions.sql', 'd39ed9d411850119f1fb28d79bbed3bd94c627152ae5aa19486db74227bfe219', '2026-11-18 03:43:52.006804+00'),
	('0031_members.sql', 'a19ffaee5fb19d3de258b70cd9b1ff23db4fe1990f309d15d8a0a038cef2dd7f', '2026-11-18 03:43:52.006804+00'),
	('0032_mail.sql', '66c8ccec20d692403e7547cdc520d45cccb7bf3f30beee4f146551f99df518be', '2026-11-18 03:43:52.006804+00'),
	('0033_signing_in.sql', 'ae09b21fc056ee7a70bdfb5ab8595c7fd542cff30ae3981d89bbce8c6abbaa4c', '2026-11-18 03:43:52.006804+00'),
	('0034_approvals.sql', '7b203cc57f394cdfd3f240177ee452dd5bd7f77a7853bc75712a06a34a84a475', '2026-11-18 03:43:52.006804+00'),
	('0035_holds_and_sellers.sql', '7fe3dbcbf4eb7b03ad7107ab8c514f9d50a8578a5668082e413211367abe3596', '2026-11-18 03:43:52.006804+00'),
	('0036_acts.sql', '5b0f1504ba3aae2f55d88fcb4bd8167918ebaf94abc19b5e5a922c0166f205ac', '2026-11-18 03:43:52.006804+00'),
	('0037_identity_details.sql', '68cd688d23f5643b03daa4a2069a78bf0268f3b0dc4578c353b95b90a7154b58', '2026-11-18 03:43:52.006804+00'),
	('0039_identity_policies.sql', '2b9050e2a0dbd23233c2ac957358fc3521d311fee2a5e735598fce9be5bc645d', '2026-11-18 03:43:52.006804+00'),
	('0040_identity_documents.sql', '5bf1740f82cee0210cd630087e214d4fdf15b97800d91ee001794e40b49770ba', '2026-11-18 03:43:52.006804+00'),
	('0041_identity_sessions.sql', '1ae1e716e4436bad1a52ee037d2b517d6940a670b9714de799a6aa63f184d562', '2026-11-18 03:43:52.006804+00'),
	('0042_identity_challenges.sql', '979ca2dc74e539251931411dc8c0355173c9044df0d6ad8fb996b0de29797fd0', '2026-11-18 03:43:52.006804+00'),
	('0043_risk_facts.sql', 'ccef0ede77876783f924ef0fcd76c354dd9e54c2334b025d5a5a6620b185d6e1', '2026-11-18 03:43:52.006804+00'),
	('0045_risk_policies.sql', '49a638219ded46294b242b6d9e5065b9e06d185c0c143f5f012736e7d7c4e8ad', '2026-11-18 03:43:52.006804+00'),
	('0046_risk_lists.sql', '761e1df0b060bcee2d7f578b60aa74d3add08660a52e7f571cebfc41414ef913', '2026-11-18 03:43:52.006804+00'),
	('0047_risk_labels.sql', '3929b4c60dd3079341a33a3c6afb2ecfa41ab685c3eb7b860c779be68adebe4f', '2026-11-18 03:43:52.006804+00'),
	('0048_reviews.sql', '6f8ba68d7ffd6bd928b31aceb6f3143750b5144d5e075fa695f078e8157767bf', '2026-11-18 03:43:52.006804+00'),
	('0049_watch_lists.sql', 'c5ca5c6e5184cbc7926effe43e505b054d4dd2f908d30d00454de826634d0ae1', '2026-11-18 03:43:52.006804+00'),
	('0050_risk_neighbours.sql', 'eb6470b7ab8d21bf242b8ecbca387612b0999edc31b0e7c5efacfec1fb1eb596', '2026-11-18 03:43:52.006804+00'),
	('0051_particulars.sql', '29e5f5c4f0c023635395e6539cea1692e714ae412b96d726ae2e4c484dd4fdda', '2026-11-18 03:43:52.006804+00'),
	('0053_names_and_sealed_approvals.sql', 'd7cbcdc07ee197015c08839bf1838b5180c1755487523927f2871087bc827306', '2026-11-18 03:43:52.006804+00'),
	('0054_identity_evidence.sql', '1fe15089d56ccdb5a8a2b53017b38c51f0f5e11c5f8c428efcca0bd63af1feef', '2026-11-18 03:43:52.006804+00'),
	('0058_risk_policy_events.sql', '803097874c4c952209fac2c56a636581048429ab243cc2f5f08eb9df3d8e7801', '2026-11-18 03:43:52.006804+00'),
	('0059_risk_lessons.sql', '184c19062851db1889ae1953c5616c6d2adf7b02d563608c5f3c3054c4c5f463', '2026-11-18 03:43:52.006804+00'),
	('0062_long_transactions.sql', 'd9b16a4707f114524b6a412be53bdc2a80eca24862b0852e99be4c5e8a521102', '2026-11-18 03:43:52.006804+00'),
	('0063_imports.sql', '4083e95fef7e3da963a2079f91a0d6d41fffbf41078a4ddc59a72fb632027808', '2026-11-18 03:43:52.006804+00'),
	('0065_many_machines.sql', '36fa2defec2b45e4e0d39b8352363f9c47c55feba7271a65a57c934b850dfda5', '2026-11-18 03:43:52.006804+00'),
	('0066_event_log_node.sql', '88b1ecd88d82207433415a216fe23ce9c47db9eab9fdccbb7fa970b6a89c8645', '2026-11-18 03:43:52.006804+00'),
	('0067_sandbox_serial.sql', 'a7c0634fb80fd33419b2ca489a0c38dc7595e07a3e467c202df8c4fca4905695', '2026-11-18 03:43:52.006804+00'),
	('0069_cells.sql', '5660143b34cf50f08f7506e8d7d019f517c8d8ef31b9c1ad0cb5a6a5fa1de6f8', '2026-11-18 03:43:52.006804+00'),
	('0075_kept_facts.sql', '53562e3209f944d27bd9280afb72670804d957577634afc04946e341a9bcf511', '2026-11-18 03:43:52.006804+00'),
	('0076_payers.sql', '8659fa06b97e7b851bd5b6888c337dacbceb6974f4de929b99643ee6833eaf52', '2026-11-18 03:43:52.006804+00'),
	('0077_faces.sql', '6a0f20c7642337ec4d58d719416a5d331e25caca59fd024a90da0103f9da2913', '2026-11-18 03:43:52.006804+00'),
	('0079_faces_alike.sql', '2ba7d8f1384c1e676787f67be63aac34374c64a225cf42de76064eb359593de4', '2026-11-18 03:43:52.006804+00');

INSERT INTO public.sealed_with VALUES
	(true, '2b8d9d5283d755a4', '2026-11-18 03:43:53.959449+00');

INSERT INTO public.sealing_keys VALUES
	('2b8d9d5283d755a4', '2026-11-18 03:43:53.846815+00');

INSERT INTO public.transfers VALUES
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_011b5c0c', '9eb695ed099f85badc7c010eeff4a23e18589fb72ee6fabd530d70b69b97d422', '2026-11-18 03:44:00.602+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc119910001a1acc59402795a83', '2954221185676057e331d4688b9293c37aa92366ce01b854a96df9aad198467e', '2026-11-18 03:44:00.772+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 3, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc119910002f37879e3daa40cc1', 'f2671d2a511b4f5b368bf5b7d09833f1bb803ad779a156af46ae2bd09b593000', '2026-11-18 03:44:00.895+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_d991787c', '26e4cc4ee1cf6a675bf5b9f45913e5a5dcad8156d7fc576e4a4263afccc9d9d9', '2026-11-18 03:44:04.48+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc1283600010bc449c538d9dedb', 'ddf6ac0a4a90e4a1b119d74e7345e6d2a10281e483f417e5e6298e88d33fbe75', '2026-11-18 03:44:04.652+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc1283600010bc449c538d9dedb_1', 'f2258f048aefbc1c5c6a25f8118bfc1829aa12f77e69e0d3e731fda2827217ef', '2026-11-18 03:44:04.665+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc1283600010bc449c538d9dedb_1', 'c8cee918abb461e52a22cad53bc30e448750a455e87ef899185318baed2bafb3', '2026-11-18 03:44:04.733+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc1283600025ff243e3103d53b2', '18cda7ff8818a87feacd876ee9a73d4ae451b47ef79190e04ed4604303a0ad1b', '2026-11-18 03:44:04.775+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1ecc1283600025ff243e3103d53b2_1', '1ac771b493329957fc90ffdbbb58923c29575033403cc876aa8bdf2691c6be56', '2026-11-18 03:44:04.809+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 7, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1ecc1283600025ff243e3103d53b2_1', '37a9e0914c4b0198ee462d978df2e78a871f0a841d0f973fcd6016682b1b74a7', '2026-11-18 03:44:04.862+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_78adb658', '19677f375ad47dc67e247bbcfc328f62769403aca14b7e2469fb5916e23d596c', '2026-11-18 03:44:05.768+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_9db0c2d0', '8146ffcf320de1c2de438e3f0c07f4351a0cd68566adc0202648f653e33bd952', '2026-11-18 03:44:06.515+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_471894a8', '322ae6b674332e269df7c997c255042728c8f700399e63ca0e17ac2fc7ca1022', '2026-11-18 03:44:07.331+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 2, 'deposit_excess', 'bank', 'excess', 1000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_471894a8', 'e9a25f82ebd6df5e3d793ea38eb5f01dad222d5dfe16d9346eb0ea59164df5f7', '2026-11-18 03:44:07.331+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 1, 'deposit', 'bank', 'escrow', 250000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_109b7531', '1cc54f69738169c2c1e891a2e2764df81eb5e35bc91219d7d20570d4b5f3690a', '2026-11-18 03:44:08.156+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_08335f2e', '60cb859611a8d1a1f7f5d87ecf2423d8239a4465ec7e1281ec3a67c64a8524ad', '2026-11-18 03:44:08.932+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_6f123ccd4d2228dabf1c3352a9705b37', '7dcc966b7a3fb9561488136d4bdb6f81cfdfb144ca81e682c23bcda0287dafd8', '2026-11-18 03:44:08.978+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_39ca26adede30f4c30db4fd911e49bdb_1', 'dec403ceab1fddde0db3a0bd3449787f481e6badd271e6ea6fe3a9939fac9329', '2026-11-18 03:44:09.076+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_1455fd55', '24f56037f8d9aee15a68f43b0aa5052f7e9cd00c86fe0abbb90fffb621e20030', '2026-11-18 03:44:10.01+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_c25ac28f', '357d354e55436edb0abae33643404a051fadc09fabcfcbd2512d1698fcb4380a', '2026-11-18 03:44:14.367+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f', '6c966439dd2e799a6ce58ccdd007b148b10558ebcb4cf57b787c85b6b926e71f', '2026-11-18 03:44:15.235+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 2, 'deposit_reversed', 'escrow', 'bank', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_a6237d4f', '4d4cdd534cfac225b10c2189c084e411ff4b9bf9e197d9c7460f085216fb4c6e', '2026-11-18 03:44:15.279+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 1, 'deposit_unapplied', 'bank', 'suspense', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_23ea3fef', 'cb992733ac2380793c5df83c563ab06d92920605c942c07a5cbbc023c85ae3f7', '2026-11-18 03:44:16.321+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', '7f0756808ba58fca93411b72722ac9f3e33cf9ab24265d1df4d3a8ac0d51aec5', '2026-11-18 03:44:16.936+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc159e20001073f5d61b317c93d', 'f88d15aeda86ee843ba0b04190af6842df9ae6bd9d8e8bdb645d4ffd82e95a48', '2026-11-18 03:44:17.075+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc159e20001073f5d61b317c93d_1', '19ab2f0945086e195eb5c44e23de0f4011676c5725f40a625b754d4d59a45bda', '2026-11-18 03:44:17.095+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc159e20001073f5d61b317c93d_1', '3294785e33469fc2d25c16a8fdbb3a661e277fa4da589fbb98190563c59ada5e', '2026-11-18 03:44:17.112+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc159e2000280dd98a8fd5e5603', 'deb54bf51782036699ad0bb87cbe8a8bf7ab1180c783f5b669653daeefe3563c', '2026-11-18 03:44:17.123+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1ecc159e2000280dd98a8fd5e5603_1', '3e484720790230d7441172b18a070464714c35e2ba052c84bdf5c3ed78e394c5', '2026-11-18 03:44:17.14+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 7, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1ecc159e2000280dd98a8fd5e5603_1', 'a06e3168afc2073581ba7e96ca6c5d9718fe548dbdd5cd96a343bd12a39fd4cd', '2026-11-18 03:44:17.166+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 8, 'deposit_reversed_owed', 'receivable', 'house', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', 'a75bd6033f3d96cf6a31a540b8d25a648f4b26aa461994403706778b83b40a07', '2026-11-18 03:44:17.174+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc15ec7000109af7b400cd5a6a1', '079f7a5ef67df87ea7c1d8e6adab6151a07e269a8e024321abde74227825a16e', '2026-11-18 03:44:18.358+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc15ec700026fb259b1e1f8711f', 'b7cace3587ac7f1cdb887b7a0e03215ab5698e1447c2f1f00d2544ed27c5b80e', '2026-11-18 03:44:18.453+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 9, 'receivable_settled', 'house', 'receivable', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_8c429a72', 'fc3539f6688420660d786f567a2f2c11e445c1b569eeda471ee5019113b25e2d', '2026-11-18 03:44:17.381+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc15ec7000109af7b400cd5a6a1_1', '0fd6505897fd4d0c29777e5810262bb1cb435277b0a079bac29bbb900a425eab', '2026-11-18 03:44:18.367+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', 'bd10750113c44fbdc528896a4b276788ab6a93ad8260334066a4884898743098', '2026-11-18 03:44:18.265+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc15ec7000109af7b400cd5a6a1_1', 'ee58218b1ec2b341fbe83e7ca7ba23a958a4b0a1d0864ee8c86100609c80a0b3', '2026-11-18 03:44:18.438+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1ecc15ec700026fb259b1e1f8711f_1', '6624077ba1685b73079a905e823a41a08e3ba68b8a532bd2c16ec6dd1eb6739f', '2026-11-18 03:44:18.505+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 8, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1ecc15ec700026fb259b1e1f8711f_1', '6aef826f321709108d4d8b8f6d334cce7ac510dc0310a4df829a54b81fc97cb8', '2026-11-18 03:44:18.584+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 4, 'refund_paid', 'refund_payable', 'bank', 1000, 'rp_11c225a96c558b44ca1ddce6678025c2_1', 'f8d4b54cee371f72e1ea09b368be77c23a8614298b5b3b69b24b3a732e86899b', '2026-11-18 03:44:19.885+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 7, 'deposit_reversed_owed', 'receivable', 'house', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_14d8ba5d', '06a2bdd8067812a59242d929ec92918bc578ce52d9b45a7a5d3602e65c3ab47e', '2026-11-18 03:44:18.555+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f', '3f2b91c0a5bd310246a1fc3e009e690e88449dbe822b0bed0922c387fbe2d6ba', '2026-11-18 03:44:19.804+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 2, 'deposit_excess', 'bank', 'excess', 1000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_bcf1c49f', '3bb89eb6f08427785710f850bfecde117d623d95c3ff0bc22f313f60219d13b6', '2026-11-18 03:44:19.804+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 3, 'excess_return', 'excess', 'refund_payable', 1000, 'rf_cd9160c6039ab0342a2e2af54a59a94f', 'c3bd9fe338e30b60eec9f4c8de7df0ba6cb86800ce39987b6be8320a1ffebb24', '2026-11-18 03:44:19.839+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_a19b8b72', '251001a27d5eed22a5dcf5642516c4418b6a4dddfb788705af46bd435b2b3921', '2026-11-18 03:45:01.936+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc2066b00010bd797cb9b4b1e82', 'de843366f219397e34c14c2bf44920f66704f53ae1a623353fd8c6c5a9293ee5', '2026-11-18 03:45:02.043+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_32c99b8d', '15ed0de9377603a89938d46071a8045a02d7bd13c1cd04f4411bfd8ef348308f', '2026-11-18 03:45:03.351+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_493728f7', '55eeb9ceb1bf142343378d2cdda67f42337b5ef9eca7edf3b74bcd1569243703', '2026-11-18 03:45:05.576+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc2171d000101cfcfc94060e7e9', '8ae6b753de986534f6f8b956bafbe26944e2870825688433f8e67374daf106dc', '2026-11-18 03:45:05.686+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_f15e3ae2', '45a04a634e1bc00f1836aa7d0752872ed4ae26e0b9db6f57e61397117f571bb6', '2026-11-18 03:45:06.535+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 2, 'refund', 'escrow', 'refund_payable', 50000, 'rf_6b9f384e40553853b8c85b9c9b940a0e', '2dd2dff3fd836cab8e566eec23ace6995e02c23dcddf71fe62f1872cb178d139', '2026-11-18 03:45:06.588+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 3, 'release', 'escrow', 'seller', 150000, 'ms_01a1ecc21b850001673a604d61978aa3', '6b08e49689b0c94c9750dd0b5111ea5157759393590f41e4bd8603cc27a5ba79', '2026-11-18 03:45:06.588+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 4, 'refund_paid', 'refund_payable', 'bank', 50000, 'rp_1f00935a5632beb5d1e649a5e5680452_1', 'ef237113466b5aa8ed07d2d4c79939a27b99011def0e3e5e7ede25ce76b2b0bb', '2026-11-18 03:45:06.694+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_a305b041', '219934ecf3bb8d657795b787d27caa0f8b56101ceaa38e7346dcf9d36b43f90e', '2026-11-18 03:45:07.632+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc21f340001cd1c1ba802f74108', '7527b19ac41ec1019fd38c9b78789fcfd894e2e767ea9d7eed2ef93419c8014d', '2026-11-18 03:45:07.861+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_6242fbe6', 'e4d749447caeefce1788ef90610e3864a832af32e6fda596ff6d4ead6a741c6c', '2026-11-18 03:45:08.67+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc223c60001fd1bfed84e21c0b1', 'ef4960df1f3ce42bbfafa721bd09236e961eee786376793c2081862c0eb5f7b3', '2026-11-18 03:45:08.775+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_1', 'b010578bffa0727f16ddf701485e447b4d8d186f146dfeefdf69708e1c64ad15', '2026-11-18 03:45:08.793+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 4, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_1', '81e8bf346fe9ad5c785146c819b4f2319b40432616115ffc1c6cd9b8987f64ec', '2026-11-18 03:45:08.84+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_22ec3bff', 'd425b4a63f4c52b5215ac68b94d532fba66aeaf6083e36e0fe3f8ddf3c4c361b', '2026-11-18 03:45:09.801+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc227f00001babf13f5e638f19b', '4ba314ca12d953e5134a27772e11472852daee410479494966d0bbff1a398f80', '2026-11-18 03:45:09.875+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc227f00001babf13f5e638f19b_1', 'fa796d4b194c7c43f0ae7de3b9dbce5e50b2042d07efa934ea78d533f7431e8d', '2026-11-18 03:45:10.266+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc227f00001babf13f5e638f19b_1', '3eb95929ca0f3a9f596207baedb558005b2cd7d07039823683b65dd1f36c7934', '2026-11-18 03:45:10.305+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_66580273', '84361c8e0daa86d5cad54a4864e145eee21c7805efa9dccc8894fd3956350a52', '2026-11-18 03:45:11.1+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc22d440001e97e45139c8d9878', '4560f9b0615bff88ef50d06033e3debe56486f1208889e4f834b7b378ba1f59f', '2026-11-18 03:45:11.153+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc22d440001e97e45139c8d9878_1', 'c39c06751a57ada8e4522d700f2ddc5af9b703c3de3c740faea3df9a3a882d56', '2026-11-18 03:45:11.429+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc22d440001e97e45139c8d9878_1', '3f7a7fc278dd66a0f35aeafbaee72ed48ddb2f35cc9ca4330e346ceee687c192', '2026-11-18 03:45:11.459+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_f92dabc7', '034ab8ec777ed30016cc452929451525322404f88f10ed50f11d4a06d16919bd', '2026-11-18 03:45:12.958+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc2347200017ef2dfef7a09c4e2', '9dba4d1a64dd7e9fed9924a824518fbfe54e8223c1700056e687f8aa21842329', '2026-11-18 03:45:13.282+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', 'ab04c64f780857547b507937db0af3096d70b2b369e5d4a703e3d45f5e32f82e', '2026-11-18 03:45:13.299+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', '471f1f13faaec090687f44f20f8a20b502a7343a4ffacee45fdae2125a25b4e7', '2026-11-18 03:45:13.346+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 5, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_1', 'b8e7709c57435a580b48c9df150c5d9ccef790e98f64887bc8537191190e8f76', '2026-11-18 03:45:15.42+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_9c5d3b8b', 'ed5cada0c54c5f0018e3552411eb4e37465116191224e0de0b6e331cb29a2dd3', '2026-11-18 03:45:16.207+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc241280001ebd684e328e9151c_1', '15d87f3c9bbe4d65dae12d001d95bfdd3757f83c8a202f6a2c900b241d7b2e49', '2026-11-18 03:45:16.376+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc241280001ebd684e328e9151c_1', 'f6deb9690b3292c321e495aa933fc99d7db1312702b6b22c081f44d942d3c2ac', '2026-11-18 03:45:16.423+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_418a7e35', 'cf4514d93cdf9907c7c4694b2b321215e60605cbd034a0fe269ea647b60525a0', '2026-11-18 03:45:17.228+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc245200001185fa4379477b466', '876598c9dd6cef839a1abe192889cb3457110af9f046d27996ce2ee3bf0c40c8', '2026-11-18 03:45:17.58+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_811da0d9', '6ae66ea68e51d92ffb959fcef61fc796823d864e7debe906311057e423ce37ac', '2026-11-18 03:45:19.667+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 6, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_2', 'a078280e074393193285671086ce8217d9ee04457b010bf751c8ff7897c0e567', '2026-11-18 03:45:19.688+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_d48863227358c0252397eed07338d6f1', '699712dfb9765d37fbb6f1b703f1b5c79f6dfe6cea1a805c3ff18bcc1637ec3c', '2026-11-18 03:45:19.717+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_c3c706c926d9b5dab6ae9f6e7bcb466d_1', 'c861f82c32656bd3b9c8bd66a94bb5c331fc165eb5f2ece3fc27e1a55987cddc', '2026-11-18 03:45:19.839+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_01a1ecc10a3d000037daefdbf4421831/buyer_b07e5eeb', '111937ab16f3c212e8c07cc02d1424be1df38f60f4012ec268935d7e8d2e50c9', '2026-11-18 03:45:23.839+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 6, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', 'dcaa524a3d286fb8f42211dd2b63100f6308fb6d9a7470b5dc1fc02b2f69006d', '2026-11-18 03:45:26.206+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 8, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', '833171646b7744685c70f6f2f83b8246d8a7ad8d20502c8331c1f897cf3e7a06', '2026-11-18 03:45:28.317+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc241280001ebd684e328e9151c', '971175dfc11e4d185e8e0c249f03eb9b2cbf581252d61385e48b66e0332e5921', '2026-11-18 03:45:16.364+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc245200001185fa4379477b466_1', 'bdc68659e30b234c9a3ec46a63180ad077db5c953a4574acea6c6b280d7437c5', '2026-11-18 03:45:17.596+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc245200001185fa4379477b466_1', '996f7f84c63ada4b96db1a33a977e80b3110d410957c1dbbb9ca37b575f5a9ac', '2026-11-18 03:45:17.624+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 5, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_2', '73f70e39f4ddbfefd43dd9b4c315465cc316fe570a6889ce47bd61f71d51ea99', '2026-11-18 03:45:19.621+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 2, 'refund', 'escrow', 'refund_payable', 500000, 'rf_4ab312a6536c1f5b191a05aa7e63e2e5', '586b84d5d0ffab4a5b420e767d7e54c61321249fa90e2fd37d1f5ce559dffe20', '2026-11-18 03:45:23.86+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 3, 'refund_paid', 'refund_payable', 'bank', 500000, 'rp_1528b5c6238400f53f5e9776ae05eb76_1', 'aa4642de35576c516d1196aa2198605ff1a64fea6784d4279f7d99d65d4f00d6', '2026-11-18 03:45:24.05+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 7, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_2', '5bf54897129cf142d34d4117535159c36aef7d195a42a48adabb56599ab1a53d', '2026-11-18 03:45:26.233+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 7, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_3', 'fb4869df89cdc80ae843fdf670b354804c8e3ab52a80c8037cebb86fb5bbe3f2', '2026-11-18 03:46:20.345+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 8, 'payout_failed', 'payout_clearing', 'seller', 200000, 'po_01a1ecc223c60001fd1bfed84e21c0b1_3', 'a676ace45f6edeee56f0e24a7ed4f68d5f479c026f0ddb3f049150c7ae4a72ae', '2026-11-18 03:46:20.39+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 9, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', '06f6679d678c40dd68c69aa778d04a978bbb03b300cc9e87adaf64f10cc861c1', '2026-11-18 03:46:28.641+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 10, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', '0b0ef9c20f91188663c1c5b0adcfdcd526fa15870618d996aa2edb5b4cce89e8', '2026-11-18 03:46:28.688+00'),
	('dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 11, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1ecc2347200017ef2dfef7a09c4e2_3', '5c000cb230c5aaae5fdfc3cda6b0071ab0c7b15eb31fe4ab93d56f7b5dd95532', '2026-11-18 03:46:31.115+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_489ca72e', '1ec61ad6aeefc2b38902f59e6acd475bffcc7419de2cf6f3d47e3a66102aadf2', '2026-11-18 03:46:58.787+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc3d0860001e604525d97679d03', '38e4193803ffb1a1f3ad7bb0f523fc4c15845bfa9a8330a50cb35703570338ed', '2026-11-18 03:46:59.273+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc3d0860001e604525d97679d03_1', '59c9f135ee6641793cb828213c842620016199d4d57762adc67a473363a9957c', '2026-11-18 03:46:59.317+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc3d0860001e604525d97679d03_1', '6086c94dd4d6b5dad581467af2a7f66205cb0514963b7daa0df4dd1c39265efd', '2026-11-18 03:46:59.492+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc3d08600023d66e001960c971d', '12fa4046b7d2c98436dbd7484812b7b8778f2cc8a4b9b409367631541783cf58', '2026-11-18 03:46:59.55+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1ecc3d08600023d66e001960c971d_1', '5d3099820ba6550133eda474f14092de6c2be4ced08d7933b1bce18a5d39a21f', '2026-11-18 03:46:59.602+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 7, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1ecc3d08600023d66e001960c971d_1', '3a03a484888fb1903d0f272e36be703b3b4e77027c3a42c2133ec2b7f2d5c159', '2026-11-18 03:46:59.689+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe', '0c4c7d99b6d37bf3d23a18372ba37b1505b13866c0ddeb58e9e69fe8fd3d5edf', '2026-11-18 03:47:02.725+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 2, 'deposit_reversed', 'escrow', 'bank', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_0619e0fe', 'd2bff7f0e46b7a082151afe7b5b0e5a021e812282a5ee49bd26a5c5613cbe73d', '2026-11-18 03:47:03.15+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_4ca3d44c', '134d1245467018ff749891d06be483ae42ae740b209515e71e18469fb061ee40', '2026-11-18 03:47:05.185+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc3ea610001d3f5c38d08c4fe90', 'df4cb6caea0f7d1093b2bf447e0e2b1b20267b111a583d6e88eb898e551b72a1', '2026-11-18 03:47:05.531+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', '6cde6c28ac219ff96bffbc6e32705d914a58c5046843262aae33ddebe0e8399e', '2026-11-18 03:47:05.621+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', 'fdbd4cc1b84a7981701ca8bac1080309033fde5b19333fa878de5053bfdae699', '2026-11-18 03:47:05.754+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 5, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_1', '1216eab733cc8a2d3461fad3643907ac8621b61f180832811e7c94092fbb8bcd', '2026-11-18 03:47:07.919+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 1, 'deposit', 'bank', 'escrow', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', 'c1c53b1eb210fa5e68121e3fc9bbe4d510a56add514b12b7e26969b5fc1f7176', '2026-11-18 03:47:09.445+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 2, 'release', 'escrow', 'seller', 200000, 'ms_01a1ecc3fb43000173cb4b76e85fa621', 'f1cb15945e3800f3e8d3b573fa63831b52cf0ad342ece0cf1744aaf80b8f2065', '2026-11-18 03:47:09.701+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 3, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc3fb43000173cb4b76e85fa621_1', 'c48b52f6548a6cccc54db3b04401ba610eca4c82ff8bdfcd2a448ae26b795964', '2026-11-18 03:47:09.737+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 4, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc3fb43000173cb4b76e85fa621_1', '6dd7d487cfcd672208d7cae4504fe108ff9d8a5e01d00648fced5d1b6935da52', '2026-11-18 03:47:09.782+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 5, 'release', 'escrow', 'seller', 300000, 'ms_01a1ecc3fb4300029b24e152ae9c2f93', '3aa8cc787321b82389026a3e0cccc20c4dc63a2d7d5cd08bde7887ec8496687d', '2026-11-18 03:47:09.799+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 6, 'payout_submitted', 'seller', 'payout_clearing', 300000, 'po_01a1ecc3fb4300029b24e152ae9c2f93_1', 'cdbd5edf11b51e53b3458634219d7778f4947df5081622e9c4e2eb24280969e8', '2026-11-18 03:47:09.858+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 6, 'payout_submitted', 'seller', 'payout_clearing', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 'ae96d0e74c83ef077a1af0f38a0cd175b6e35e5494d4b5e710a1f4440e6c997a', '2026-11-18 03:47:18.169+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 7, 'deposit_reversed_owed', 'receivable', 'house', 500000, 'sandbox:dev_test_01a1ecc10a3d000037daefdbf4421831/buyer_503840aa', 'a56e0ea518ef1ceb9af6e21d57fb63f7be787178e9e9fb446b277f0bd5870c80', '2026-11-18 03:47:10.096+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 8, 'payout_succeeded', 'payout_clearing', 'bank', 300000, 'po_01a1ecc3fb4300029b24e152ae9c2f93_1', '38836260941d276bd72e3d06776561f41edbdc65916f047aaf74f46395a260ef', '2026-11-18 03:47:10.138+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 7, 'payout_succeeded', 'payout_clearing', 'bank', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 'f30a6dc145abf10d66caa4cd99871ef654c3eaf9a1f856f64aeffa84b06000c4', '2026-11-18 03:47:18.24+00'),
	('dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 8, 'payout_reversed', 'bank', 'seller', 200000, 'po_01a1ecc3ea610001d3f5c38d08c4fe90_2', 'bf9f7028311c721f7f34ac2de7cd8d8ba3f0688b9394a6052d39e1f0a97b9302', '2026-11-18 03:47:20.347+00');

INSERT INTO public.virtual_accounts VALUES
	('sandbox', '9900000017', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc10fd600001a425a674271d630', 'agr_01a1ecc10fd600001a425a674271d630', '000', NULL, '2026-11-18 03:43:58.183+00', NULL, NULL, '1.5f79bfd57a1c1ac8.t17zDKn-FnVv_zYDHNZzX2uY2ckyib48fyuCgyXcv9QgjegH5zc0bb7eg8VgduIhvQEfff_KiPlw7zRRnVbVysKBV7mzkphR-3p0jg', NULL),
	('sandbox', '9900000024', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1199100000f3d37d2758d8220', 'agr_01a1ecc1199100000f3d37d2758d8220', '000', NULL, '2026-11-18 03:44:00.517+00', NULL, NULL, '1.5f79bfd57a1c1ac8.KSY5kiSQ3QVz0POmdMxJ_dHhyNZWeW0uAoEjwNj7u-M1ZLBWoHJadO0Gh73CKh-nDWPYRZG_izhnXcrsctCqKXf0QYm-PkqI1AgLJA', NULL),
	('sandbox', '9900000031', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc1283600007b5c22422599b149', 'agr_01a1ecc1283600007b5c22422599b149', '000', NULL, '2026-11-18 03:44:04.368+00', NULL, NULL, '1.5f79bfd57a1c1ac8.P9ZPeUfBthhfekL0JgThlHqPPuXCHj84cU9M79A-eZA8tlT3lcJogbr-ORAF0rlW9J1yNh5Qr8G1dOmCG76Hvn4uvTR_1NcZnlk2jQ', NULL),
	('sandbox', '9900000048', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', 'agr_01a1ecc12dc9000067ddcc95b3f9e7ce', '000', NULL, '2026-11-18 03:44:05.741+00', NULL, NULL, '1.5f79bfd57a1c1ac8.aZyhUek6FyPIFYuEqoLhdc8XNLi-aih01l83I8JjyU6JRzcovGLExRbJSm43ITAOb5N6sxj7QyStGs4-1AtSn-njDhaxacdvaMFESA', NULL),
	('sandbox', '9900000055', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc130fa0000a383409d1b4b47bf', 'agr_01a1ecc130fa0000a383409d1b4b47bf', '000', NULL, '2026-11-18 03:44:06.468+00', NULL, NULL, '1.5f79bfd57a1c1ac8.9ocU4ircq8DtRwamLayb00d565M3MOs1spDyDBQdntwbJsMBj1SfhoB-JVJsZnOujqzY119DjgogejRda3GDFEy53gGZ_CkPEuFOZQ', NULL),
	('sandbox', '9900000062', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc134120000147362cf6741d80c', 'agr_01a1ecc134120000147362cf6741d80c', '000', NULL, '2026-11-18 03:44:07.271+00', NULL, NULL, '1.5f79bfd57a1c1ac8.wb4ZF_Xl9rJ9wzS8n8LfNmhLynXfY4Og81Q7QVdprKKE2Xr4H5tMO10UR8u6ZOxHIZ-s-BS-S2165nVTIX-YPc0pEcSjjinNmRqn8Q', NULL),
	('sandbox', '9900000079', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc137160000515d3ff725bac8a2', 'agr_01a1ecc137160000515d3ff725bac8a2', '000', NULL, '2026-11-18 03:44:08.071+00', NULL, NULL, '1.5f79bfd57a1c1ac8.twca8Q8M88UYhk8qKqdCNm3WxvunzWnoGV5oWY3_o5974W1Nk4rnCPzDG1b5RUkgoqkHhttWnvVRI41EyBtCwWDIbwGUqvPkOJsJIw', NULL),
	('sandbox', '9900000086', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13a800000049397edaa9bdc01', 'agr_01a1ecc13a800000049397edaa9bdc01', '000', NULL, '2026-11-18 03:44:08.893+00', NULL, NULL, '1.5f79bfd57a1c1ac8.k1X9Wfp7sbtjyp0ybOTV0IvdpKfwBongz17RKfzF2uX-srchnK3zOIZf1F0RSnJWfRRs8CXFrdEHgstHNs64CCprBcZfiwTWzX8YjA', NULL),
	('sandbox', '9900000093', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', 'agr_01a1ecc13ea2000083ccb7f491e7fe57', '000', NULL, '2026-11-18 03:44:09.965+00', NULL, NULL, '1.5f79bfd57a1c1ac8.lrbaxRnRIos74hpqRQk1WQfGd1rMOzjO9pMV_2C9KUwyZPzH_AsIYAcTsvVDKwefgj-KfFaTwQJi1U5zQcON8O85wxtxTTJwj1194w', NULL),
	('sandbox', '9900000103', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc14f300000ea870f16eeb5d815', 'agr_01a1ecc14f300000ea870f16eeb5d815', '000', NULL, '2026-11-18 03:44:14.268+00', NULL, NULL, '1.5f79bfd57a1c1ac8.HM2y7oO5Liny4B7CsOqzjYcFslY4Bx2HVj-IloREsjTCDyUhwtDVZOvds9aY0cwDkwLGFA7HLI_hp8pCeawi87pz2rn7-4opOhr4Pg', NULL),
	('sandbox', '9900000110', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc152e5000090af9fc366f63da2', 'agr_01a1ecc152e5000090af9fc366f63da2', '000', NULL, '2026-11-18 03:44:15.209+00', NULL, NULL, '1.5f79bfd57a1c1ac8.KtmKJfJblAEWzDC3Z1nZuU3PHKIdUltJ2mNiSKGdCPsi6gxC40QIO7HuA--rfu89p_HuKTOc75EcWjBECcADsujzUsir587neU66AA', NULL),
	('sandbox', '9900000127', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc156990000fa2145e18e6e4140', 'agr_01a1ecc156990000fa2145e18e6e4140', '000', NULL, '2026-11-18 03:44:16.173+00', NULL, NULL, '1.5f79bfd57a1c1ac8.52Kdl5tC_sFwhDUR4z1QGFMlmx3QzTm8peLAPErS28hb9WeM_j2RujDLSZt--OL4_zY0GNjfmoJq9dBWSJBNKfFbMKugjES86A6H3g', NULL),
	('sandbox', '9900000134', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc159e2000062366d5933c5d24a', 'agr_01a1ecc159e2000062366d5933c5d24a', '000', NULL, '2026-11-18 03:44:16.915+00', NULL, NULL, '1.5f79bfd57a1c1ac8.3CMM_5jgMjWJJSKkeh14q78ImSLYXTcVu8RLKouCB6CXRj-bwJhdhrIaAifgCgEKCpbGa46E6uLe4G5aZONXIlB5ijytbUKD-NiGOQ', NULL),
	('sandbox', '9900000141', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc15ec7000065c8f025a02c9904', 'agr_01a1ecc15ec7000065c8f025a02c9904', '000', NULL, '2026-11-18 03:44:18.24+00', NULL, NULL, '1.5f79bfd57a1c1ac8.6dmyMtc4QOmBVZZQC0Uo0QXCXq6EpczgCf8U2JJDYgkcR15XFZbWI3VyFDx3vc9vRKlIuetgKiDvox4XhTOsr-qpZ6lX8qBaQibvtQ', NULL),
	('sandbox', '9900000158', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc164c500001c7b8edb1952f640', 'agr_01a1ecc164c500001c7b8edb1952f640', '000', NULL, '2026-11-18 03:44:19.764+00', NULL, NULL, '1.5f79bfd57a1c1ac8.U74iNZ8QFaV43YshlLOlCxn9jS-xm1wqADHVJtv3nrEHWj97cVkexyigbW1X1ftpft2J8PbLquy148WlHzgUKY68AnpW_u4cpzw8FQ', NULL),
	('sandbox', '9900000165', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2066b0000105afaebf7d18b29', 'agr_01a1ecc2066b0000105afaebf7d18b29', '000', NULL, '2026-11-18 03:45:01.821+00', NULL, NULL, '1.5f79bfd57a1c1ac8.BbMvVLtE9NVfwX77F_UbN3FxE4W9wnsQU1cTok9fastlA0J9p8HbnPptYkO3UcBj4v2DGLN3U3GVXDOi2f1G-cqI48cZkKiGLeH_lg', NULL),
	('sandbox', '9900000172', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc20deb000045a828dc2226a15c', 'agr_01a1ecc20deb000045a828dc2226a15c', '000', NULL, '2026-11-18 03:45:03.178+00', NULL, NULL, '1.5f79bfd57a1c1ac8.i0hdsdZOe9Nan0Wb8fDV3C9N3PYsvghjr8n-wATNJrs9K58dR0QWicZlL-dpB8sA8JuK77v7UaaVb_tobEdYeM4FObAYJeXsw0k7CA', NULL),
	('sandbox', '9900000189', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2171d000036bacdba6b98a0c8', 'agr_01a1ecc2171d000036bacdba6b98a0c8', '000', NULL, '2026-11-18 03:45:05.486+00', NULL, NULL, '1.5f79bfd57a1c1ac8.1ZYsOhwq6xBuHXWQ2jY9qbiYMXfffaVvaixHpMWP1EUyn5wNyEhp7QogwVeuk73af6Czu5AJyNNIO1xKfU7XbZOmb1CYcPOakVJXsQ', NULL),
	('sandbox', '9900000196', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21b850000df1ecba99f5be281', 'agr_01a1ecc21b850000df1ecba99f5be281', '000', NULL, '2026-11-18 03:45:06.503+00', NULL, NULL, '1.5f79bfd57a1c1ac8.wzGvqbameTxOwBy2iffLk_Y2QP7Bh81vM70LH5zNEUaLX0bryxozOWoNrfrpMm2uioo1QhUHTUZhOX6oQI9feCBFFw7TrLt6HteOsQ', NULL),
	('sandbox', '9900000206', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc21f340000240db7f7c14c0cea', 'agr_01a1ecc21f340000240db7f7c14c0cea', '000', NULL, '2026-11-18 03:45:07.539+00', NULL, NULL, '1.5f79bfd57a1c1ac8.i42ZgQ5VtKiFWsTfzm8gO-ZyQkKkCkoNPNqIrVWvjoNFsjj_KuwlxJXZ33zp4jc-TwBQd_EQBsrz5llTcjkwyZyyCelzMeWD6soqpA', NULL),
	('sandbox', '9900000213', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc223c600001261af0fa2b637fc', 'agr_01a1ecc223c600001261af0fa2b637fc', '000', NULL, '2026-11-18 03:45:08.623+00', NULL, NULL, '1.5f79bfd57a1c1ac8.5Gxl5lzW7jUqv2a2HygxNrCt8yhPmo5La8-F_LwxS389uBJatDd2EBsu-XIAYyIUWMKgFWUF3jwUBX7Rl0dslS7KCCLL707XItYKLA', NULL),
	('sandbox', '9900000220', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc227f00000acfaed36e376f452', 'agr_01a1ecc227f00000acfaed36e376f452', '000', NULL, '2026-11-18 03:45:09.784+00', NULL, NULL, '1.5f79bfd57a1c1ac8.00CxfB6fJIGQvDBN1zMT-yq-gpXCr6LU2m1Y3E0K25ZeE6tGXt1usz8NVC6G_2NQaZ7FKb6kRHf5GT_ucKi_LH9A0jJKbbQ84DuMlw', NULL),
	('sandbox', '9900000237', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc22d4400007043750a1b95dd8b', 'agr_01a1ecc22d4400007043750a1b95dd8b', '000', NULL, '2026-11-18 03:45:11.084+00', NULL, NULL, '1.5f79bfd57a1c1ac8.DEkeAYM2662k5iWW3qHtFhXWBA70z6kHuPdBNMszOhwsd3f3lbnTTunUwsr-qh0nc2QGcZpyqfjQ51f4haDkq5SQ-xvD8bmXuhrfHA', NULL),
	('sandbox', '9900000244', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc23472000066bb192f626d11c8', 'agr_01a1ecc23472000066bb192f626d11c8', '000', NULL, '2026-11-18 03:45:12.912+00', NULL, NULL, '1.5f79bfd57a1c1ac8.FkbpjRTMIQpJ1BMLnNPJYEeQDU-MW-hYTANOE3_NSmXN_7kq41VnIRd4wvC49WpzRSc2ZeavcabqavVZXHaBs0Q_pMI80jNejBk2Lw', NULL),
	('sandbox', '9900000251', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc2412800004ff60bd34e0faa48', 'agr_01a1ecc2412800004ff60bd34e0faa48', '000', NULL, '2026-11-18 03:45:16.154+00', NULL, NULL, '1.5f79bfd57a1c1ac8.1rTQ9-dPaDmwhIEMpr9QQZQMXcD7gCTRbLQeMCNh7Nf5e254LVGzu-ULZaKTxavrzjWppCzdWaNLDxK3psQIbAS-bSHyO926-XP7xA', NULL),
	('sandbox', '9900000268', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc245200000cde2a36a9912da1b', 'agr_01a1ecc245200000cde2a36a9912da1b', '000', NULL, '2026-11-18 03:45:17.197+00', NULL, NULL, '1.5f79bfd57a1c1ac8.DEarS3CajRxszuAQGfMffrJR6z6QzrreX_chR7iPOSAIrFMnDxF1V3XW1xF7DJt-U5pcduXCexMEAdsy6NdmIrRo3av6rbywGvCGOA', NULL),
	('sandbox', '9900000275', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc24e5a000075d929f7ed63f40d', 'agr_01a1ecc24e5a000075d929f7ed63f40d', '000', NULL, '2026-11-18 03:45:19.562+00', NULL, NULL, '1.5f79bfd57a1c1ac8.nfIVH02wWRMmbbwVlWRFVRBjKnWZsDVgfDb1DMQDRdukfHVxSQq-8hfdRYlTGLGceLQxZ6XwhMUpYQCPRMJr-1FBHFdVve0omIN3nA', NULL),
	('sandbox', '9900000282', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', 'agr_01a1ecc25e6b0000ccf1e50767161dd3', '000', NULL, '2026-11-18 03:45:23.796+00', NULL, NULL, '1.5f79bfd57a1c1ac8.threpWcwLILJEJiXiqhfqDf5asR0bQQ9eirRmrRuImiMIXDbD3x0uhBnWMu8RpaI2W9Ac7u3QtO2d-fqq5O8pkCGYCDR81bE43EWBA', NULL),
	('sandbox', '9900000299', 'dev_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc29bad00009bc8abb02193e06f', 'agr_01a1ecc29bad00009bc8abb02193e06f', '000', NULL, '2026-11-18 03:45:39.306+00', NULL, NULL, '1.5f79bfd57a1c1ac8.q7M0tDbZl1IkawMLCcTeJe9mKGvl-09KgJAFBLzZQEaXfNzoO3OJRHt2Z3opQFFHlG5nqIyrerROiKDapzexKUQ1oB7lF0jVqXVgRQ', NULL),
	('sandbox', '9900000309', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3d0860000d0dd3168b4361263', 'agr_01a1ecc3d0860000d0dd3168b4361263', '000', NULL, '2026-11-18 03:46:58.542+00', NULL, NULL, '1.5f79bfd57a1c1ac8.vt5m24TdkhVRx9LVzMUlmBVYeuMxXec8a3CZ5Lmg4B_fuS-xIXfUlQ7vP8MZz9Ox00rXW7er-0wtgY60DuBhXQR9Jt9hkfBXPqruDSx0yXZS', NULL),
	('sandbox', '9900000316', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', 'agr_01a1ecc3dfad0000e92cfe11393c2b08', '000', NULL, '2026-11-18 03:47:02.391+00', NULL, NULL, '1.5f79bfd57a1c1ac8.3kNB2kEkvNEX-KzRZCikjrMtiueLd3qoAbRzjSkKNk_7lz5AsB1uCyx-BPjEJJhNZnC-G-0onFomLFsPr7vnyzsfRRayVsbV-r_z2cpUTich', NULL),
	('sandbox', '9900000323', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3ea61000009e593213ee409ee', 'agr_01a1ecc3ea61000009e593213ee409ee', '000', NULL, '2026-11-18 03:47:05.127+00', NULL, NULL, '1.5f79bfd57a1c1ac8.Ia93Fbiu57HNlsrqFYTsjUxCxnUYmAGTSM6MTegtAFfo8A39YhicF68iAAHO2xy01tlKAn7MyqDmd-hwyLxgzAnZQ2AIa-9cILfOeh6OOg9q', NULL),
	('sandbox', '9900000330', 'dev_test_01a1ecc10a3d000037daefdbf4421831', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', 'agr_01a1ecc3fb43000020c1a68b8839c7b5', '000', NULL, '2026-11-18 03:47:09.408+00', NULL, NULL, '1.5f79bfd57a1c1ac8.mR8ye44JUWYnvGUSwOulnMK4XcubOoslXzFXTrzQCoNfjUkVlF5BrJ7YFUGgcPT3ifPK8BcU5AWV3X8ccbAs-gHFumUbVdCQ-5tbTNgFJrMw', NULL);

ALTER TABLE ONLY public.act_heads
    ADD CONSTRAINT act_heads_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_pkey PRIMARY KEY (developer_id, sequence);

ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.all_sealed
    ADD CONSTRAINT all_sealed_pkey PRIMARY KEY (only_row);

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

ALTER TABLE ONLY public.bank_messages
    ADD CONSTRAINT bank_messages_pkey PRIMARY KEY (provider, key);

ALTER TABLE ONLY public.bank_references
    ADD CONSTRAINT bank_references_pkey PRIMARY KEY (provider, reference);

ALTER TABLE ONLY public.bank_requests
    ADD CONSTRAINT bank_requests_pkey PRIMARY KEY (provider, key);

ALTER TABLE ONLY public.bank_watches
    ADD CONSTRAINT bank_watches_pkey PRIMARY KEY (provider);

ALTER TABLE ONLY public.cell_places
    ADD CONSTRAINT cell_places_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.cells
    ADD CONSTRAINT cells_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.chain_start
    ADD CONSTRAINT chain_start_pkey PRIMARY KEY (only_row);

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

ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (developer_id, stream_id, sequence);

ALTER TABLE ONLY public.exceptions
    ADD CONSTRAINT exceptions_once UNIQUE NULLS NOT DISTINCT (developer_id, agreement_id, kind, subject);

ALTER TABLE ONLY public.exceptions
    ADD CONSTRAINT exceptions_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.house_transfers
    ADD CONSTRAINT house_transfers_pkey PRIMARY KEY (provider, cause, kind);

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

ALTER TABLE ONLY public.identity_policies
    ADD CONSTRAINT identity_policies_pkey PRIMARY KEY (developer_id);

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

ALTER TABLE ONLY public.particulars
    ADD CONSTRAINT particulars_pkey PRIMARY KEY (developer_id, subject_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (person_id, id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.payout_account_marks
    ADD CONSTRAINT payout_account_marks_pkey PRIMARY KEY (developer_id, mark, external_user_id);

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

ALTER TABLE ONLY public.release_policies
    ADD CONSTRAINT release_policies_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.request_log
    ADD CONSTRAINT request_log_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.review_comments
    ADD CONSTRAINT review_comments_pkey PRIMARY KEY (developer_id, review_id, id);

ALTER TABLE ONLY public.review_policies
    ADD CONSTRAINT review_policies_pkey PRIMARY KEY (developer_id);

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

ALTER TABLE ONLY public.risk_lessons
    ADD CONSTRAINT risk_lessons_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_list_entries
    ADD CONSTRAINT risk_list_entries_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_list_shapes
    ADD CONSTRAINT risk_list_shapes_pkey PRIMARY KEY (developer_id, subject, bits);

ALTER TABLE ONLY public.risk_pairs
    ADD CONSTRAINT risk_pairs_pkey PRIMARY KEY (developer_id, user_id, payee_id);

ALTER TABLE ONLY public.risk_passes
    ADD CONSTRAINT risk_passes_pkey PRIMARY KEY (developer_id, agreement_id, user_id);

ALTER TABLE ONLY public.risk_payees
    ADD CONSTRAINT risk_payees_pkey PRIMARY KEY (developer_id, payee_id);

ALTER TABLE ONLY public.risk_policies
    ADD CONSTRAINT risk_policies_pkey PRIMARY KEY (developer_id, version);

ALTER TABLE ONLY public.risk_policy_drafts
    ADD CONSTRAINT risk_policy_drafts_pkey PRIMARY KEY (developer_id);

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

ALTER TABLE ONLY public.sealed_with
    ADD CONSTRAINT sealed_with_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.sealing_keys
    ADD CONSTRAINT sealing_keys_pkey PRIMARY KEY (id);

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

CREATE INDEX act_heads_by_age ON public.act_heads USING btree (oldest_at);

CREATE INDEX acts_by_id ON public.acts USING btree (developer_id, id);

CREATE INDEX agreements_by_buyer ON public.agreements USING btree (developer_id, buyer_external_id, id);

CREATE INDEX agreements_by_seller ON public.agreements USING btree (developer_id, seller_external_id, id);

CREATE INDEX agreements_by_status ON public.agreements USING btree (developer_id, status, id);

CREATE INDEX agreements_giving_back ON public.agreements USING btree (developer_id, id) WHERE ((refund_payable > 0) OR (suspense > 0));

CREATE INDEX agreements_gone_wrong_by_buyer ON public.agreements USING btree (developer_id, buyer_external_id) WHERE (status = ANY (ARRAY['REFUNDED'::text, 'FROZEN'::text]));

CREATE INDEX agreements_gone_wrong_by_seller ON public.agreements USING btree (developer_id, seller_external_id) WHERE (status = ANY (ARRAY['REFUNDED'::text, 'FROZEN'::text]));

CREATE INDEX agreements_in_excess ON public.agreements USING btree (developer_id, id) WHERE (excess > 0);

CREATE INDEX agreements_in_suspense ON public.agreements USING btree (developer_id, id) WHERE (suspense > 0);

CREATE INDEX agreements_unsealed ON public.agreements USING btree (developer_id, id) WHERE (seal IS NULL);

CREATE INDEX approvals_by_agreement ON public.approvals USING btree (developer_id, agreement_id, id) WHERE (agreement_id IS NOT NULL);

CREATE INDEX approvals_by_expiry ON public.approvals USING btree (expires_at) WHERE (state = 'PENDING'::text);

CREATE INDEX approvals_by_state ON public.approvals USING btree (developer_id, state, id);

CREATE UNIQUE INDEX approvals_once ON public.approvals USING btree (developer_id, digest) WHERE (state = 'PENDING'::text);

CREATE INDEX bank_messages_by_age ON public.bank_messages USING btree (received_at) WHERE (outcome IS NOT NULL);

CREATE INDEX bank_messages_by_subject ON public.bank_messages USING btree (provider, subject);

CREATE INDEX bank_messages_waiting ON public.bank_messages USING btree (received_at) WHERE (outcome IS NULL);

CREATE INDEX bank_references_by_agreement ON public.bank_references USING btree (developer_id, agreement_id);

CREATE INDEX bank_references_by_time ON public.bank_references USING btree (provider, given_at, reference);

CREATE INDEX bank_requests_by_age ON public.bank_requests USING btree (received_at) WHERE (outcome IS NOT NULL);

CREATE INDEX bank_requests_refused ON public.bank_requests USING btree (provider, received_at) WHERE (outcome = 'refused'::text);

CREATE INDEX bank_requests_waiting ON public.bank_requests USING btree (received_at) WHERE (outcome IS NULL);

CREATE INDEX cell_places_by_age ON public.cell_places USING btree (placed_at);

CREATE INDEX daily_usage_age ON public.daily_usage USING btree (day);

CREATE INDEX deposits_by_session ON public.deposits USING btree (provider, session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX deposits_by_time ON public.deposits USING btree (received_at);

CREATE INDEX developers_clear ON public.developers USING btree (developer_id) WHERE (sealed_by IS NULL);

CREATE INDEX events_by_id ON public.events USING btree (developer_id, id);

CREATE INDEX events_in_order ON public.events USING btree (developer_id, "position", id);

CREATE INDEX exceptions_open ON public.exceptions USING btree (developer_id, id) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX house_transfers_leave_once ON public.house_transfers USING btree (provider, cause) WHERE (kind = ANY (ARRAY['unmatched_returned'::text, 'unmatched_reversed'::text]));

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX identity_documents_by_end ON public.identity_documents USING btree (kept_until) WHERE ((sealed IS NOT NULL) AND (kept_until IS NOT NULL));

CREATE INDEX identity_documents_by_mark ON public.identity_documents USING btree (developer_id, mark) WHERE (mark IS NOT NULL);

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

CREATE UNIQUE INDEX particulars_by_reference ON public.particulars USING btree (developer_id, kind, reference) WHERE (reference IS NOT NULL);

CREATE INDEX password_resets_by_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_person ON public.password_resets USING btree (person_id);

CREATE INDEX payout_account_marks_of_user ON public.payout_account_marks USING btree (developer_id, external_user_id);

CREATE INDEX payout_attempts_by_session ON public.payout_attempts USING btree (provider, session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX payout_holds_of_payout ON public.payout_holds USING btree (developer_id, agreement_id, milestone_id);

CREATE INDEX payout_holds_open ON public.payout_holds USING btree (developer_id, id) WHERE (lifted_at IS NULL);

CREATE INDEX payouts_in_order ON public.payouts USING btree (developer_id, created_at, id);

CREATE INDEX payouts_of_seller ON public.payouts USING btree (developer_id, seller_external_id, created_at, id);

CREATE INDEX people_clear ON public.people USING btree (person_id) WHERE (sealed_by IS NULL);

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

CREATE INDEX risk_list_entries_by_expiry ON public.risk_list_entries USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE UNIQUE INDEX risk_list_entries_by_mark ON public.risk_list_entries USING btree (developer_id, mark);

CREATE UNIQUE INDEX risk_policies_in_use ON public.risk_policies USING btree (developer_id, state) WHERE (state <> 'retired'::text);

CREATE INDEX risk_user_devices_by_device ON public.risk_user_devices USING btree (developer_id, device);

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

CREATE INDEX webhook_endpoints_clear ON public.webhook_endpoints USING btree (developer_id) WHERE (sealed_by IS NULL);
