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

CREATE FUNCTION public.adopt_event_log(moved boolean DEFAULT false) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
DECLARE
  here bigint := pg_current_xact_id()::text::bigint;
  log event_log;
  highest bigint;
  new_base bigint;
BEGIN
  SELECT * INTO log FROM event_log FOR UPDATE;
  SELECT greatest(log.seen, max(given.position) - log.base) INTO highest FROM (
    SELECT position FROM webhook_followers UNION ALL SELECT from_position FROM webhook_endpoints) given;
  IF here >= highest AND NOT moved THEN
    UPDATE event_log SET seen = here;
    RETURN false;
  END IF;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  EXECUTE format(
    'ALTER TABLE events ALTER COLUMN position SET DEFAULT (pg_current_xact_id()::text::bigint + %s)', new_base);
  UPDATE event_log SET base = new_base, seen = here;
  RETURN true;
END $$;

CREATE FUNCTION public.commit_changes(changes jsonb, changed_milestones jsonb, new_transfers jsonb, new_events jsonb, new_jobs jsonb, new_deposits jsonb, changed_deposits jsonb, changed_refunds jsonb, new_references jsonb, new_accounts jsonb, answers jsonb) RETURNS integer[]
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
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
      sum(t.amount) FILTER (WHERE t.credit = 'refund_payable') AS refunded,
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

CREATE FUNCTION public.create_agreements(new_agreements jsonb, new_milestones jsonb, new_events jsonb, new_jobs jsonb, answers jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
  last_event record;
BEGIN
  SELECT * INTO follower FROM webhook_followers WHERE developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  -- Asked before the events are read: all that lies below it is visible to the statements that follow.
  settled := settled_position();

  SELECT batch.position, batch.id, batch.n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT max_events) batch
  ORDER BY batch.n DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;

  INSERT INTO webhook_deliveries (developer_id, endpoint_id, event_id, stream_id, sequence, type, next_attempt_at,
    created_at)
  SELECT e.developer_id, w.id, e.id, e.stream_id, e.sequence, e.type, due, due
  FROM events e
  JOIN webhook_endpoints w ON w.developer_id = e.developer_id
  WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
    AND (e.position, e.id) <= (last_event.position, last_event.id)
    AND w.enabled AND w.deleted_at IS NULL AND e.position >= w.from_position
    AND (w.event_types IS NULL OR e.type = ANY(w.event_types))
  ORDER BY w.id, e.position, e.id
  ON CONFLICT DO NOTHING;

  UPDATE webhook_followers SET position = last_event.position, event_id = last_event.id
  WHERE developer_id = developer;
  RETURN last_event.n;
END $$;

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
    CONSTRAINT agreements_balance CHECK ((bank = (((((escrow + excess) + refund_payable) + seller) + payout_clearing) + suspense))),
    CONSTRAINT agreements_bank_check CHECK (((bank >= 0) AND (bank <= '9007199254740991'::bigint))),
    CONSTRAINT agreements_deposited_check CHECK ((deposited <= '9007199254740991'::bigint)),
    CONSTRAINT agreements_escrow_check CHECK ((escrow >= 0)),
    CONSTRAINT agreements_excess_check CHECK ((excess >= 0)),
    CONSTRAINT agreements_payout_clearing_check CHECK ((payout_clearing >= 0)),
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
          m.payout_attempts, m.payout_failures) ORDER BY m.position)
      FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id)
    FROM unnest(developer_ids, agreement_ids) AS wanted(developer_id, id)
    JOIN agreements a ON a.developer_id = wanted.developer_id AND a.id = wanted.id;
END $$;

CREATE FUNCTION public.risk_current(bucket bigint, current bigint, now_bucket bigint, added bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$ SELECT CASE WHEN bucket >= now_bucket THEN current + added ELSE added END $$;

CREATE FUNCTION public.risk_previous(bucket bigint, current bigint, previous bigint, now_bucket bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$ SELECT CASE WHEN bucket >= now_bucket THEN previous WHEN bucket = now_bucket - 1 THEN current ELSE 0 END $$;

CREATE FUNCTION public.risk_store(batch jsonb, minimum_weight double precision) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$
DECLARE
  answers integer;
  saved integer;
BEGIN
  UPDATE risk_agreements a SET device = i.device
  FROM jsonb_to_recordset(batch) AS i (developer_id text, user_id text, agreement_id text, device bytea,
    learn boolean)
  WHERE i.learn AND i.device IS NOT NULL AND a.developer_id = i.developer_id
    AND a.agreement_id = i.agreement_id AND a.user_id = i.user_id;

  UPDATE risk_users u SET
    baseline_count = u.baseline_count + CASE WHEN i.log_units IS NULL THEN 0 ELSE 1 END,
    baseline_mean_log = u.baseline_mean_log + CASE WHEN i.log_units IS NULL THEN 0 ELSE
      greatest(minimum_weight, 1.0 / (u.baseline_count + 1)) * (i.log_units - u.baseline_mean_log) END,
    located_at = CASE WHEN moved THEN i.at ELSE u.located_at END,
    latitude = CASE WHEN moved THEN i.latitude ELSE u.latitude END,
    longitude = CASE WHEN moved THEN i.longitude ELSE u.longitude END,
    radius_km = CASE WHEN moved THEN i.radius_km ELSE u.radius_km END,
    location_source = CASE WHEN moved THEN i.location_source ELSE u.location_source END,
    country = CASE WHEN moved THEN i.country ELSE u.country END,
    trusted_until = greatest(u.trusted_until, i.trusted_until)
  FROM (
    SELECT x.*, x.latitude IS NOT NULL AS moved FROM jsonb_to_recordset(batch) AS x (developer_id text, user_id text,
      learn boolean, log_units double precision, at timestamptz, latitude real, longitude real, radius_km real,
      location_source text, country text, trusted_until timestamptz)
  ) i
  WHERE i.learn AND u.developer_id = i.developer_id AND u.user_id = i.user_id;

  UPDATE risk_user_devices d SET
    greens = CASE WHEN d.first_green_at IS DISTINCT FROM i.first_green_at THEN 1 ELSE d.greens + 1 END,
    first_green_at = i.first_green_at,
    trusted_until = greatest(d.trusted_until, i.trusted_until)
  FROM jsonb_to_recordset(batch) AS i (developer_id text, user_id text, device bytea, learn boolean,
    first_green_at timestamptz, trusted_until timestamptz)
  WHERE i.learn AND i.first_green_at IS NOT NULL
    AND d.developer_id = i.developer_id AND d.user_id = i.user_id AND d.device = i.device;

  INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, device, score,
    flag, simulated, detail, created_at)
  SELECT developer_id, id, user_id, agreement_id, bands, amount, currency, device, score, flag, simulated,
    detail, at
  FROM jsonb_to_recordset(batch) AS i (developer_id text, id text, user_id text, agreement_id text, bands text,
    amount bigint, currency text, device bytea, score smallint, flag text, simulated boolean, detail jsonb,
    at timestamptz);

  SELECT count(*) INTO answers FROM jsonb_array_elements(batch) AS i WHERE i ? 'answer';
  IF answers > 0 THEN
    UPDATE idempotency_keys k SET status = a.status, body = a.body, sealed = false
    FROM jsonb_to_recordset(batch) AS i (developer_id text, answer jsonb),
      jsonb_to_record(i.answer) AS a (key text, claim text, status smallint, body text)
    WHERE k.developer_id = i.developer_id AND k.key = a.key AND k.claim = a.claim AND k.status IS NULL;
    GET DIAGNOSTICS saved = ROW_COUNT;
    IF saved <> answers THEN
      RAISE EXCEPTION 'an idempotency claim was lost' USING ERRCODE = 'SR001';
    END IF;
  END IF;
END $$;

CREATE FUNCTION public.risk_touch(batch jsonb) RETURNS TABLE(n integer, first_seen_at timestamp with time zone, user_ten_minutes_bucket bigint, user_ten_minutes_current integer, user_ten_minutes_previous integer, user_hour_bucket bigint, user_hour_current integer, user_hour_previous integer, user_day_bucket bigint, user_day_current integer, user_day_previous integer, user_value_current bigint, user_value_previous bigint, counted boolean, baseline_count integer, baseline_mean_log double precision, located_at timestamp with time zone, latitude real, longitude real, radius_km real, location_source text, country text, is_first_device boolean, user_trusted_until timestamp with time zone, verified_at timestamp with time zone, device_greens integer, device_first_green_at timestamp with time zone, device_trusted_until timestamp with time zone, device_seen bigint, device_hour_bucket bigint, device_hour_current bigint, device_hour_previous integer, device_day_bucket bigint, device_users_current bigint, device_users_previous integer, address_hour_bucket bigint, address_hour_current bigint, address_hour_previous integer)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
#variable_conflict use_column
BEGIN
  -- The assessment that follows is committed durably, and with it everything before it in the log: an answer
  -- that was given is never ahead of its counters, and one wait for the disk is enough.
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN QUERY
  WITH items AS MATERIALIZED (
    SELECT i.*, to_timestamp(i.at_ms / 1000.0) AS at, i.at_ms / 600000 AS ten_minutes,
      i.at_ms / 3600000 AS hour, i.at_ms / 86400000 AS day
    FROM jsonb_to_recordset(batch) AS i (n integer, developer_id text, user_id text, agreement_id text,
      device bytea, address text, value bigint, simulated boolean, at_ms bigint)
  ), agreements AS (
    INSERT INTO risk_agreements AS a (developer_id, agreement_id, user_id, counted_at)
    SELECT developer_id, agreement_id, user_id, at FROM items WHERE agreement_id IS NOT NULL
    ORDER BY n
    ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET counted_at = excluded.counted_at
      WHERE a.counted_at <= excluded.counted_at - interval '24 hours'
    RETURNING a.developer_id, a.agreement_id, a.user_id
  ), events AS MATERIALIZED (
    SELECT i.*, (i.agreement_id IS NULL OR a.user_id IS NOT NULL)::integer AS added
    FROM items i LEFT JOIN agreements a
      ON a.developer_id = i.developer_id AND a.agreement_id = i.agreement_id AND a.user_id = i.user_id
  ), users AS (
    INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at, ten_minutes_bucket, ten_minutes_current,
      hour_bucket, hour_current, day_bucket, day_current, day_value_current, first_device)
    SELECT developer_id, user_id, at, ten_minutes, added, hour, added, day, added, added * value,
      CASE WHEN NOT simulated THEN device END
    FROM events ORDER BY n
    ON CONFLICT (developer_id, user_id) DO UPDATE SET
      ten_minutes_current =
        risk_current(u.ten_minutes_bucket, u.ten_minutes_current, excluded.ten_minutes_bucket, excluded.ten_minutes_current),
      ten_minutes_previous =
        risk_previous(u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous, excluded.ten_minutes_bucket),
      ten_minutes_bucket = greatest(u.ten_minutes_bucket, excluded.ten_minutes_bucket),
      hour_current = risk_current(u.hour_bucket, u.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(u.hour_bucket, u.hour_current, u.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(u.hour_bucket, excluded.hour_bucket),
      day_current = risk_current(u.day_bucket, u.day_current, excluded.day_bucket, excluded.day_current),
      day_previous = risk_previous(u.day_bucket, u.day_current, u.day_previous, excluded.day_bucket),
      day_value_current =
        risk_current(u.day_bucket, u.day_value_current, excluded.day_bucket, excluded.day_value_current),
      day_value_previous = risk_previous(u.day_bucket, u.day_value_current, u.day_value_previous, excluded.day_bucket),
      day_bucket = greatest(u.day_bucket, excluded.day_bucket),
      first_device = coalesce(u.first_device, excluded.first_device)
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
  ), devices AS (
    -- In the row that is proposed, users_previous carries how many users of yesterday came back today.
    INSERT INTO risk_devices AS d (developer_id, device, first_seen_at, seen, hour_bucket, hour_current,
      hour_previous, day_bucket, users_current, users_previous)
    SELECT e.developer_id, e.device, min(e.at), count(*), max(e.hour), sum(e.added), 0, max(e.day),
      count(*) FILTER (WHERE ud.seen_today = 1),
      count(*) FILTER (WHERE ud.seen_today = 1 AND ud.day_before = ud.day_bucket - 1)
    FROM events e JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    GROUP BY e.developer_id, e.device ORDER BY e.developer_id, e.device
    ON CONFLICT (developer_id, device) DO UPDATE SET
      seen = d.seen + excluded.seen,
      hour_current = risk_current(d.hour_bucket, d.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(d.hour_bucket, d.hour_current, d.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(d.hour_bucket, excluded.hour_bucket),
      users_current = risk_current(d.day_bucket, d.users_current, excluded.day_bucket, excluded.users_current),
      users_previous = greatest(0,
        risk_previous(d.day_bucket, d.users_current, d.users_previous, excluded.day_bucket) - excluded.users_previous),
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), addresses AS (
    INSERT INTO risk_addresses AS a (developer_id, address, hour_bucket, hour_current, hour_previous)
    SELECT e.developer_id, e.address, max(e.hour), sum(e.added), 0
    FROM events e JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
      LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    WHERE e.address IS NOT NULL GROUP BY e.developer_id, e.address ORDER BY e.developer_id, e.address
    ON CONFLICT (developer_id, address) DO UPDATE SET
      hour_current = risk_current(a.hour_bucket, a.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(a.hour_bucket, a.hour_current, a.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(a.hour_bucket, excluded.hour_bucket)
    RETURNING a.*
  )
  SELECT e.n, u.first_seen_at, u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous,
    u.hour_bucket, u.hour_current, u.hour_previous, u.day_bucket, u.day_current, u.day_previous,
    u.day_value_current, u.day_value_previous, e.added = 1,
    u.baseline_count, u.baseline_mean_log,
    u.located_at, u.latitude, u.longitude, u.radius_km, u.location_source, u.country,
    u.first_device IS NOT DISTINCT FROM e.device, u.trusted_until, u.verified_at,
    ud.greens, ud.first_green_at, ud.trusted_until,
    d.seen - count(*) OVER device_later, d.hour_bucket, d.hour_current - coalesce(sum(e.added) OVER device_later, 0),
    d.hour_previous, d.day_bucket,
    d.users_current - count(*) FILTER (WHERE ud.seen_today = 1) OVER device_later, d.users_previous,
    a.hour_bucket, a.hour_current - coalesce(sum(e.added) OVER address_later, 0), a.hour_previous
  FROM events e
    JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    LEFT JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
  WINDOW device_later AS (PARTITION BY e.developer_id, e.device ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    address_later AS (PARTITION BY e.developer_id, e.address ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING);
END $$;

CREATE FUNCTION public.settled_position() RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
  SELECT base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint FROM event_log;
$$;

CREATE FUNCTION public.write_side_effects(won integer[], new_events jsonb, new_jobs jsonb, answers jsonb) RETURNS void
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
    revoked_at timestamp with time zone
);

CREATE TABLE public.bank_references (
    provider text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    subject_id text NOT NULL
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
    CONSTRAINT deposits_amount_check CHECK ((amount > 0)),
    CONSTRAINT deposits_returned_once CHECK (((returned >= 0) AND (returned <= amount)))
);

CREATE TABLE public.developer_emails (
    email text NOT NULL,
    developer_id text NOT NULL
);

CREATE TABLE public.developers (
    developer_id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.event_log (
    only_row boolean DEFAULT true NOT NULL,
    base bigint NOT NULL,
    seen bigint NOT NULL,
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
    "position" bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
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
    CONSTRAINT identity_verifications_score_check CHECK (((score >= 0) AND (score <= 99))),
    CONSTRAINT identity_verified_only_above_threshold CHECK (((NOT verified) OR ((score >= 90) AND liveness_passed AND (reasons = '{}'::text[]))))
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
    created_at timestamp with time zone NOT NULL
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
    CONSTRAINT milestones_amount_check CHECK ((amount > 0)),
    CONSTRAINT milestones_settlement_check CHECK ((settlement = ANY (ARRAY['OPEN'::text, 'QUEUED'::text, 'RELEASED'::text, 'AWAITING_DETAILS'::text, 'SUBMITTED'::text, 'PAID'::text, 'REFUNDED'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.payout_accounts (
    developer_id text NOT NULL,
    external_user_id text NOT NULL,
    bank_code text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.provider_transactions (
    provider text NOT NULL,
    transaction_id text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL
);

CREATE TABLE public.refunds (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    milestone_ids jsonb NOT NULL,
    reason text,
    parts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
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
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.risk_addresses (
    developer_id text NOT NULL,
    address text NOT NULL,
    hour_bucket bigint NOT NULL,
    hour_current integer NOT NULL,
    hour_previous integer NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.risk_agreements (
    developer_id text NOT NULL,
    agreement_id text NOT NULL,
    user_id text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    device bytea
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
    CONSTRAINT risk_assessments_score_check CHECK (((score >= 0) AND (score <= 100)))
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
    users_previous integer NOT NULL
)
WITH (fillfactor='70');

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
    verified_at timestamp with time zone
)
WITH (fillfactor='70');

CREATE SEQUENCE public.sandbox_account_serial
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.sandbox_accounts (
    reference text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL
);

CREATE TABLE public.sandbox_transfers (
    reference text NOT NULL,
    amount bigint NOT NULL,
    outcome text NOT NULL,
    settles_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_transfers_amount_check CHECK ((amount > 0))
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    developer_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
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
    CONSTRAINT transfers_movement CHECK ((((((((((((((kind = 'deposit'::text) AND (debit = 'bank'::text) AND (credit = 'escrow'::text)) OR ((kind = 'deposit_excess'::text) AND (debit = 'bank'::text) AND (credit = 'excess'::text))) OR ((kind = 'deposit_unapplied'::text) AND (debit = 'bank'::text) AND (credit = 'suspense'::text))) OR ((kind = 'release'::text) AND (debit = 'escrow'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_submitted'::text) AND (debit = 'seller'::text) AND (credit = 'payout_clearing'::text))) OR ((kind = 'payout_succeeded'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'bank'::text))) OR ((kind = 'payout_failed'::text) AND (debit = 'payout_clearing'::text) AND (credit = 'seller'::text))) OR ((kind = 'payout_reversed'::text) AND (debit = 'bank'::text) AND (credit = 'seller'::text))) OR ((kind = 'refund'::text) AND (debit = 'escrow'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'excess_return'::text) AND (debit = 'excess'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'unapplied_return'::text) AND (debit = 'suspense'::text) AND (credit = 'refund_payable'::text))) OR ((kind = 'refund_paid'::text) AND (debit = 'refund_payable'::text) AND (credit = 'bank'::text))))
);

CREATE TABLE public.virtual_accounts (
    provider text NOT NULL,
    account_number text NOT NULL,
    developer_id text NOT NULL,
    agreement_id text NOT NULL
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
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e38a00005bf4c1465a0e8cab', 1, 'PENDING', 'buyer', 'seller', NULL, NULL, 'NGN', 500, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-15 14:43:35.434+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 2, 'PENDING', 'buyer', 'seller', NULL, NULL, 'NGN', 400, 'sandbox', '9900000011', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-15 14:43:35.447+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 3, 'PARTIAL', 'buyer', 'seller', NULL, NULL, 'NGN', 3000, 'sandbox', '9900000028', '035', 'Surety Escrow - buyer', NULL, 700, 700, 0, 0, 0, 0, 0, 700, 0, 5, 1, '3a44f889dfe6723d2b03ae93e020fc0f06e1fa2049c111d59380de9a27c63444', '2026-11-15 14:43:35.492+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 4, 'IN_PROGRESS', 'buyer', 'seller', NULL, NULL, 'NGN', 500, 'sandbox', '9900000035', '035', 'Surety Escrow - buyer', NULL, 500, 500, 0, 0, 0, 0, 0, 500, 0, 6, 1, 'de751188c29832ca81864475fa3e26579c2ce2afe5adf0249ff9c5be5ed4da40', '2026-11-15 14:43:35.534+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 3, 'FUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 40, 'sandbox', '9900000042', '035', 'Surety Escrow - buyer', NULL, 40, 40, 0, 0, 0, 0, 0, 40, 0, 5, 1, 'c4ef74f005ef4ddc7cc7c982a9194641bd1ffd4aba1d9e553800bae6ab0b9011', '2026-11-15 14:43:35.567+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 3, 'OVERFUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 100, 'sandbox', '9900000059', '035', 'Surety Escrow - buyer', NULL, 130, 100, 30, 0, 0, 0, 0, 130, 0, 5, 2, 'c11bd86d76ef645ce49af296f4347034d8ef91c9c660913345f6517543ada299', '2026-11-15 14:43:35.587+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 4, 'FROZEN', 'buyer', 'seller', NULL, NULL, 'NGN', 30, 'sandbox', '9900000066', '035', 'Surety Escrow - buyer', 'dispute', 15, 15, 0, 0, 0, 0, 0, 15, 0, 6, 1, 'c74fdb38b2d8884bb1b9795bdf324e8ff976c7400fccfcfbc5e27f14c2a0b273', '2026-11-15 14:43:35.613+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 9, 'REFUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 100, 'sandbox', '9900000080', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 100, 100, 10, 5, 'b59f4a6005667485e223cf043e6509ee0b964a53c06b5d6d05ae159de770bb77', '2026-11-15 14:43:35.761+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 11, 'DISBURSED', 'buyer', 'seller', NULL, NULL, 'NGN', 100, 'sandbox', '9900000073', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 100, 0, 19, 7, '41f4efcbf2335a562e2ce136bd80b233c4710564f2f71671cf37ca6dcd9e2f54', '2026-11-15 14:43:35.651+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 7, 'DISBURSED', 'buyer', 'slow', NULL, NULL, 'NGN', 500, 'sandbox', '9900000145', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 500, 0, 13, 4, '17813d1c1f23144c7af33034f600e5da0f5fd825ff5e2fd430f0d5e15a40c21f', '2026-11-15 14:43:36.119+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e521000002e50ba40fe848fc', 2, 'REFUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 5, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-15 14:43:35.841+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 6, 'COMPLETED', 'buyer', 'nowhere', NULL, NULL, 'NGN', 80, 'sandbox', '9900000097', '035', 'Surety Escrow - buyer', NULL, 80, 0, 0, 0, 80, 0, 0, 80, 0, 11, 2, '42ff442b18644b395582274503fd502c4bc977bff3d9c6b2e0a50d84f2225a95', '2026-11-15 14:43:35.862+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 5, 'IN_PROGRESS', 'buyer', 'seller', NULL, NULL, 'NGN', 600, 'sandbox', '9900000107', '035', 'Surety Escrow - buyer', NULL, 250, 250, 0, 0, 0, 0, 0, 250, 0, 9, 1, '19b94f07329be3f838cc2d80425d54f4ef5e89f0b5716a470eb27ffd83b012a2', '2026-11-15 14:43:35.914+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 14, 'REFUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 90, 'sandbox', '9900000114', '035', 'Surety Escrow - buyer', NULL, 90, 0, 0, 90, 0, 0, 0, 90, 90, 8, 2, '7137f7ef4fe4bf5a503507b61daf5006122dd756b44f8d8a086c946d94b5eb75', '2026-11-15 14:43:35.955+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 11, 'COMPLETED', 'buyer', 'unlucky', NULL, NULL, 'NGN', 500, 'sandbox', '9900000121', '035', 'Surety Escrow - buyer', NULL, 500, 0, 0, 0, 500, 0, 0, 500, 0, 18, 8, '783315f4a4294bd6bea26a9d02a227dc3f789e72926c782b629aae8737d72224', '2026-11-15 14:43:35.994+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 10, 'DISBURSED', 'buyer', 'seller', NULL, NULL, 'NGN', 50, 'sandbox', '9900000152', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 75, 25, 15, 7, '7e1452c3df682d8281641249383a1222c69e5d99985b93e744ebb6deaa5ee2e5', '2026-11-15 14:43:36.162+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 8, 'DISBURSED', 'buyer', 'seller', NULL, NULL, 'NGN', 45, 'sandbox', '9900000169', '035', 'Surety Escrow - buyer', NULL, 7, 0, 0, 0, 0, 0, 7, 52, 0, 14, 5, 'b02184ca503fb84097d91e77cc86cbcec88f305df3529825ae65bc737b1f0d17', '2026-11-15 14:43:36.263+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 9, 'COMPLETED', 'buyer', 'refused', NULL, NULL, 'NGN', 500, 'sandbox', '9900000138', '035', 'Surety Escrow - buyer', NULL, 500, 0, 0, 0, 500, 0, 0, 500, 0, 14, 6, '8de62f79c45696328e065ef7e2d064f1ed7d14e4bd385ee83c4e28d228a4ff73', '2026-11-15 14:43:36.036+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 11, 'DISBURSED', 'buyer', 'seller', NULL, NULL, 'NGN', 35, 'sandbox', '9900000176', '035', 'Surety Escrow - buyer', NULL, 0, 0, 0, 0, 0, 0, 0, 44, 9, 16, 7, '21c991d7644be7db2159866f56bac7eb9862cf4b44cdf0c31a4b013889272dfd', '2026-11-15 14:43:39.336+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 3, 'FUNDED', 'buyer', 'seller', NULL, NULL, 'NGN', 1000, 'sandbox', '9900000183', '035', 'Surety Escrow - buyer', NULL, 1000, 1000, 0, 0, 0, 0, 0, 1000, 0, 5, 1, 'c31656d077bb6a1cdf3cc823ac0123be22cc5f4dc5149e9c2aaec150049ca21b', '2026-11-15 14:43:43.57+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 6, 'COMPLETED', 'buyer', 'slow', NULL, NULL, 'NGN', 55, 'sandbox', '9900000190', '035', 'Surety Escrow - buyer', NULL, 55, 0, 0, 0, 0, 55, 0, 55, 0, 11, 3, '547f643814f108af324568ea1c72a650d45b1ff2f2b989334960110e8e5aa33c', '2026-11-15 14:43:51.59+00');

INSERT INTO public.api_key_hashes VALUES
	('\xccec376080a03706a10aed129a4516bf7c131bd14f855bd734209616c41523f0', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53'),
	('\xe03e76201998ae83bcd64cf88b0268f04302a869e12ae2585f5635c3f6d6bc3d', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e31300001b7a19ea8e4ba2b0'),
	('\xbd3d416fd96da085b5b52263204bee90de347878da26343a12526ec65905f6aa', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e32a0000bd8007f916a5d44d'),
	('\xb3f10fd2c884f1c6370432e591d4f86f5bf972527b199b66ee81cf6727f861d9', 'dev_01a1dfaa03090000a26703c84e80d62f', 'key_01a1dfaa034b00009f718c58c6221692');

INSERT INTO public.api_keys VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e31300001b7a19ea8e4ba2b0', 'svc_live_33b90c09', 'old', '\xe03e76201998ae83bcd64cf88b0268f04302a869e12ae2585f5635c3f6d6bc3d', '2026-11-15 14:43:35.315+00', NULL, NULL, '2026-11-15 14:43:35.327+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e32a0000bd8007f916a5d44d', 'svc_live_bd010035', 'in use', '\xbd3d416fd96da085b5b52263204bee90de347878da26343a12526ec65905f6aa', '2026-11-15 14:43:35.338+00', NULL, NULL, NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'svc_live_90e1dd71', 'Created at signup', '\xccec376080a03706a10aed129a4516bf7c131bd14f855bd734209616c41523f0', '2026-11-15 14:43:35.29+00', '2026-11-15 14:43:51.928+00', NULL, NULL),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'key_01a1dfaa034b00009f718c58c6221692', 'svc_live_458adcff', 'Created at signup', '\xb3f10fd2c884f1c6370432e591d4f86f5bf972527b199b66ee81cf6727f861d9', '2026-11-15 14:43:43.563+00', '2026-11-15 14:43:43.583+00', NULL, NULL);

INSERT INTO public.bank_references VALUES
	('sandbox', 'po_01a1dfa9e463000193b42f7be250f8ed_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'ms_01a1dfa9e463000193b42f7be250f8ed'),
	('sandbox', 'po_01a1dfa9e4630002a5603a56f75701c7_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'ms_01a1dfa9e4630002a5603a56f75701c7'),
	('sandbox', 'rf_01a1dfa9e5050000a3fa5cff03e74e09_0_1', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'rf_01a1dfa9e5050000a3fa5cff03e74e09'),
	('sandbox', 'rf_01a1dfa9e51a0000eb278c82b84345d4_0_1', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'rf_01a1dfa9e51a0000eb278c82b84345d4'),
	('sandbox', 'rf_01a1dfa9e5af00007289be11fc923297_0_1', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297'),
	('sandbox', 'po_01a1dfa9e5ba0001c1d307245f1682c5_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'ms_01a1dfa9e5ba0001c1d307245f1682c5'),
	('sandbox', 'po_01a1dfa9e5e4000132452a96f5c37e83_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'ms_01a1dfa9e5e4000132452a96f5c37e83'),
	('sandbox', 'po_01a1dfa9e6370001c3b46e71e1820612_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 'ms_01a1dfa9e6370001c3b46e71e1820612'),
	('sandbox', 'rf_01a1dfa9e68b0000a54df76c2d0e0f32_0_1', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'rf_01a1dfa9e68b0000a54df76c2d0e0f32'),
	('sandbox', 'po_01a1dfa9e66200012cdfe55e19cfcd58_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'ms_01a1dfa9e66200012cdfe55e19cfcd58'),
	('sandbox', 'po_01a1dfa9e6c70001a7f84e7638aadc1f_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'ms_01a1dfa9e6c70001a7f84e7638aadc1f'),
	('sandbox', 'rf_01a1dfa9e5af00007289be11fc923297_0_2', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297'),
	('sandbox', 'po_01a1dfa9f2c800018703b206480a7421_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'ms_01a1dfa9f2c800018703b206480a7421'),
	('sandbox', 'rf_01a1dfa9e5af00007289be11fc923297_0_3', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297'),
	('sandbox', 'rf_01a1dfa9fea900004cbfc86aa16c8337_0_1', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'rf_01a1dfa9fea900004cbfc86aa16c8337'),
	('sandbox', 'rf_01a1dfa9e5af00007289be11fc923297_0_4', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297'),
	('sandbox', 'po_01a1dfa9e5e4000132452a96f5c37e83_2', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'ms_01a1dfa9e5e4000132452a96f5c37e83'),
	('sandbox', 'po_01a1dfa9e5ba0001c1d307245f1682c5_2', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'ms_01a1dfa9e5ba0001c1d307245f1682c5'),
	('sandbox', 'rf_01a1dfa9e5af00007289be11fc923297_0_5', 'refund', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297'),
	('sandbox', 'po_01a1dfaa22a6000129732ea5d95a23a7_1', 'payout', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 'ms_01a1dfaa22a6000129732ea5d95a23a7');

INSERT INTO public.deposits VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3e40000bd66e4d1c0f242e7', '9900000028', 700, 0, NULL, true, '2026-11-15 14:43:35.526+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3ff0000aa1f982a3e54e2b6', '9900000035', 500, 0, NULL, true, '2026-11-15 14:43:35.553+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e41c00004ecce16cf282ada9', '9900000042', 40, 0, NULL, true, '2026-11-15 14:43:35.582+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4300000775ae3cf484fecb6', '9900000059', 130, 0, NULL, true, '2026-11-15 14:43:35.601+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4580000f83fca8b365757c1', '9900000066', 15, 0, NULL, true, '2026-11-15 14:43:35.641+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e49a0000821bdb64676e1002', '9900000073', 100, 0, NULL, true, '2026-11-15 14:43:35.716+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75', '9900000080', 100, 100, NULL, true, '2026-11-15 14:43:35.794+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e55b00000a25cea1237ef3b6', '9900000097', 80, 0, NULL, true, '2026-11-15 14:43:35.901+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5800000b86cc37434a390aa', '9900000107', 250, 0, NULL, true, '2026-11-15 14:43:35.937+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/one-refund-refused', '9900000114', 90, 90, NULL, true, '2026-11-15 14:43:35.973+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5d10000daf473fb3c3a0dfb', '9900000121', 500, 0, NULL, true, '2026-11-15 14:43:36.019+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e62200008d01050b6c8600e4', '9900000138', 500, 0, NULL, true, '2026-11-15 14:43:36.1+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6530000e8a3648e77f21475', '9900000145', 500, 0, NULL, true, '2026-11-15 14:43:36.148+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf', '9900000152', 75, 25, NULL, true, '2026-11-15 14:43:36.197+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6ef0000a9c9e8d8878f071a', '9900000169', 45, 0, NULL, true, '2026-11-15 14:43:36.305+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2c20000b4534c730d2c6365', '9900000169', 7, 0, NULL, false, '2026-11-15 14:43:39.332+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2d40000c5697c904b506cdb', '9900000176', 35, 0, NULL, true, '2026-11-15 14:43:39.349+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9fe9f0000b5fb24450143feee', '9900000176', 9, 9, NULL, false, '2026-11-15 14:43:42.368+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 'sandbox', 'dev_01a1dfaa03090000a26703c84e80d62f/sbx_01a1dfaa035f0000a5d509dc09a20a6d', '9900000183', 1000, 0, NULL, true, '2026-11-15 14:43:43.584+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 'sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfaa22b70000b0baf21aeaafc9a5', '9900000190', 55, 0, NULL, true, '2026-11-15 14:43:51.609+00');

INSERT INTO public.developer_emails VALUES
	('first@example.com', 'dev_01a1dfa9e2c60000c8932835baee78aa'),
	('second@example.com', 'dev_01a1dfaa03090000a26703c84e80d62f');

INSERT INTO public.developers VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'first@example.com', 'Made by 0.1.0', '$argon2id$v=19$m=19456,t=2,p=1$hAt86+5CqVoTQSIW6OPyyw$smEU4G1S7g08i6CdBFLzWn1scdnUyEH1EpQzfGHeoLk', '2026-11-15 14:43:35.238+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'second@example.com', 'Made by 0.1.0', '$argon2id$v=19$m=19456,t=2,p=1$Nd/77Iom1EU0HIR1MG2LPg$Nf7FrqHi3L8T+ctxx2ddGtCXIbGvAsjf7bmXgB6ztEc', '2026-11-15 14:43:43.497+00');

INSERT INTO public.event_log VALUES
	(true, 0, 1229);

INSERT INTO public.events VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e38a00005bf4c1465a0e8cab', 1, 'evt_01a1dfa9e38b00002b4dddfb30944b00', 'agreement.created', '{"currency": "NGN", "totalAmount": 500, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.434+00', 1249),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 1, 'evt_01a1dfa9e39700020291b9788c77167f', 'agreement.created', '{"currency": "NGN", "totalAmount": 400, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.447+00', 1252),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 2, 'evt_01a1dfa9e3b90000444f9ba20cb6a39f', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e3ae0000e41458c76cb247a4", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.481+00', 1257),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 3, 'evt_01a1dfa9e3b900019cd5d9ce060124f8', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000011"}', '2026-11-15 14:43:35.481+00', 1257),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 1, 'evt_01a1dfa9e3c40003b11c425471930a83', 'agreement.created', '{"currency": "NGN", "totalAmount": 3000, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.492+00', 1258),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 2, 'evt_01a1dfa9e3dd0000558d00cc5929c5ed', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e3d3000096c25ee45aa26d74", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.517+00', 1262),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 3, 'evt_01a1dfa9e3dd0001c27e94f840a4a8bf', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000028"}', '2026-11-15 14:43:35.517+00', 1262),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 4, 'evt_01a1dfa9e3e700000733ba22775dd9a1', 'deposit.received', '{"amount": 700, "escrow": 700, "excess": 0, "provider": "sandbox", "accountNumber": "9900000028", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3e40000bd66e4d1c0f242e7"}', '2026-11-15 14:43:35.526+00', 1263),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 5, 'evt_01a1dfa9e3e70001783ba0e339c2ed86', 'agreement.partially_funded', '{"held": 700, "excess": 0, "outstanding": 2300}', '2026-11-15 14:43:35.526+00', 1263),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 1, 'evt_01a1dfa9e3ee0003b2778d303d1957a2', 'agreement.created', '{"currency": "NGN", "totalAmount": 500, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.534+00', 1264),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 2, 'evt_01a1dfa9e3fb0000222fb8cd6b7b94bb', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e3f7000098c706f62020b504", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.547+00', 1268),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 3, 'evt_01a1dfa9e3fb0001fbbeccf8e18d6583', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000035"}', '2026-11-15 14:43:35.547+00', 1268),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 4, 'evt_01a1dfa9e401000021550ec84f2a1e0c', 'deposit.received', '{"amount": 500, "escrow": 500, "excess": 0, "provider": "sandbox", "accountNumber": "9900000035", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3ff0000aa1f982a3e54e2b6"}', '2026-11-15 14:43:35.553+00', 1269),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 5, 'evt_01a1dfa9e4010001436302665090ac41', 'agreement.funded', '{"held": 500, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.553+00', 1269),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 6, 'evt_01a1dfa9e4090000c68f73623545ca85', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e3ee000164100d2f91052af5"}', '2026-11-15 14:43:35.561+00', 1271),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 1, 'evt_01a1dfa9e40f0003d801e828648dfcfd', 'agreement.created', '{"currency": "NGN", "totalAmount": 40, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.567+00', 1272),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 2, 'evt_01a1dfa9e4190000799076f384cf0a37', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e41500000de9c113eb4a5188", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.577+00', 1276),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 3, 'evt_01a1dfa9e41900010f118e53c0a74101', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000042"}', '2026-11-15 14:43:35.577+00', 1276),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 4, 'evt_01a1dfa9e41e00003883d0d4a0d17447', 'deposit.received', '{"amount": 40, "escrow": 40, "excess": 0, "provider": "sandbox", "accountNumber": "9900000042", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e41c00004ecce16cf282ada9"}', '2026-11-15 14:43:35.582+00', 1277),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 5, 'evt_01a1dfa9e41e00016409e033c33760bb', 'agreement.funded', '{"held": 40, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.582+00', 1277),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 1, 'evt_01a1dfa9e4230002726c695964b1c41a', 'agreement.created', '{"currency": "NGN", "totalAmount": 100, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.587+00', 1278),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 2, 'evt_01a1dfa9e42b000001ab7048e2759d0b', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e4290000d2076146e0080094", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.595+00', 1282),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 3, 'evt_01a1dfa9e42b0001bf68254088dbb0b5', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000059"}', '2026-11-15 14:43:35.595+00', 1282),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 4, 'evt_01a1dfa9e432000076acfdf1739588a4', 'deposit.received', '{"amount": 130, "escrow": 100, "excess": 30, "provider": "sandbox", "accountNumber": "9900000059", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4300000775ae3cf484fecb6"}', '2026-11-15 14:43:35.601+00', 1284),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 5, 'evt_01a1dfa9e4320001eae8bd4b39798738', 'agreement.overfunded', '{"held": 100, "excess": 30, "outstanding": 0}', '2026-11-15 14:43:35.601+00', 1284),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 1, 'evt_01a1dfa9e43d0003e78d0623dce93472', 'agreement.created', '{"currency": "NGN", "totalAmount": 30, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.613+00', 1285),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 2, 'evt_01a1dfa9e454000018a8ebe0a660a462', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e45000001dc6e1a9d670abf9", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.636+00', 1292),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 3, 'evt_01a1dfa9e4540001d36a475e2cf231bd', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000066"}', '2026-11-15 14:43:35.636+00', 1292),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 4, 'evt_01a1dfa9e4590000047a15f083b81d34', 'deposit.received', '{"amount": 15, "escrow": 15, "excess": 0, "provider": "sandbox", "accountNumber": "9900000066", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4580000f83fca8b365757c1"}', '2026-11-15 14:43:35.641+00', 1293),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 5, 'evt_01a1dfa9e459000191575ed15b55d2b0', 'agreement.partially_funded', '{"held": 15, "excess": 0, "outstanding": 15}', '2026-11-15 14:43:35.641+00', 1293),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 6, 'evt_01a1dfa9e45f00003c5e878b8fd78b1e', 'agreement.frozen', '{"reason": "dispute"}', '2026-11-15 14:43:35.646+00', 1294),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 1, 'evt_01a1dfa9e463000344bf801cedc6fcc4', 'agreement.created', '{"currency": "NGN", "totalAmount": 100, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.651+00', 1295),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 2, 'evt_01a1dfa9e47a00002c6c0e29bcb82f90', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e46900003d1948a095f4fd4b", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.674+00', 1301),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 3, 'evt_01a1dfa9e47a0001d60ded0a11eac808', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000073"}', '2026-11-15 14:43:35.674+00', 1301),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 1, 'evt_01a1dfa9e4d10003897527d192eec210', 'agreement.created', '{"currency": "NGN", "totalAmount": 100, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.761+00', 1319),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 17, 'evt_01a1dfa9e4e80000856bb4df6bf424f2', 'payout.succeeded', '{"amount": 40, "reference": "po_01a1dfa9e4630002a5603a56f75701c7_1", "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.784+00', 1328),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 2, 'evt_01a1dfa9e4ea0000065f45e68f601d50', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfa9e4db0000002997253469ef33", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.786+00', 1329),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 3, 'evt_01a1dfa9e4ea0001ff90fbd70a31b61b', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000080"}', '2026-11-15 14:43:35.786+00', 1329),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 9, 'evt_01a1dfa9e5230000b46751e4c48ba88f', 'refund.succeeded', '{"amount": 30, "refundId": "rf_01a1dfa9e5050000a3fa5cff03e74e09"}', '2026-11-15 14:43:35.84+00', 1343),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 1, 'evt_01a1dfa9e6370002ae2b840af4a1b641', 'agreement.created', '{"currency": "NGN", "totalAmount": 500, "buyerExternalId": "buyer", "sellerExternalId": "slow"}', '2026-11-15 14:43:36.119+00', 1423),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 2, 'evt_01a1dfa9e64f000048ea9fde9a0fbf65', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e64200006dcdafcbc8281793", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.143+00', 1431),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 3, 'evt_01a1dfa9e64f0001ca82317992ca7b58', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000145"}', '2026-11-15 14:43:36.143+00', 1431),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 4, 'evt_01a1dfa9e6540000ede726c2e72a326a', 'deposit.received', '{"amount": 500, "escrow": 500, "excess": 0, "provider": "sandbox", "accountNumber": "9900000145", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6530000e8a3648e77f21475"}', '2026-11-15 14:43:36.148+00', 1432),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 5, 'evt_01a1dfa9e65400015a32a20942cc162e', 'agreement.funded', '{"held": 500, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:36.148+00', 1432),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 6, 'evt_01a1dfa9e65a000010d331327302d233', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:36.154+00', 1433),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 7, 'evt_01a1dfa9e65e0000e70b91d861490a35', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:36.158+00', 1434),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 8, 'evt_01a1dfa9e65e00016476948ece31c2a2', 'milestone.completed', '{"amount": 500, "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:36.158+00', 1434),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 9, 'evt_01a1dfa9e65e0002e1d537afc00b15f6', 'milestone.released', '{"amount": 500, "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:36.158+00', 1434),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 10, 'evt_01a1dfa9e65e00044503c238292a426c', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:36.158+00', 1434),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 12, 'evt_01a1dfa9e6c60000898f35f4cb32594c', 'refund.succeeded', '{"amount": 25, "refundId": "rf_01a1dfa9e68b0000a54df76c2d0e0f32"}', '2026-11-15 14:43:36.261+00', 1461),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 13, 'evt_01a1dfa9e6cf000047a3558b64bc9fed', 'payout.submitted', '{"amount": 50, "reference": "po_01a1dfa9e66200012cdfe55e19cfcd58_1", "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.27+00', 1466),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 14, 'evt_01a1dfa9e6da00003cc000bcf282bbe5', 'payout.succeeded', '{"amount": 50, "reference": "po_01a1dfa9e66200012cdfe55e19cfcd58_1", "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.282+00', 1468),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 15, 'evt_01a1dfa9e6da0001001ae7615199d042', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:36.282+00', 1468),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 4, 'evt_01a1dfa9e4a400003667a1a280e7c356', 'deposit.received', '{"amount": 100, "escrow": 100, "excess": 0, "provider": "sandbox", "accountNumber": "9900000073", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e49a0000821bdb64676e1002"}', '2026-11-15 14:43:35.716+00', 1311),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 5, 'evt_01a1dfa9e4a400018bc8726f89f7841e', 'agreement.funded', '{"held": 100, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.716+00', 1311),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 6, 'evt_01a1dfa9e4b1000080a579e42f9fbb13', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.729+00', 1314),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 7, 'evt_01a1dfa9e4b6000051a53d356078f3ac', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.734+00', 1315),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 8, 'evt_01a1dfa9e4b700004ca9fdf51c2d7483', 'milestone.completed', '{"amount": 60, "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.734+00', 1315),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 9, 'evt_01a1dfa9e4b700017d83b34fd53fdf23', 'milestone.released', '{"amount": 60, "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.734+00', 1315),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 10, 'evt_01a1dfa9e4bf0000db9072c6c53266c6', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.743+00', 1316),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 11, 'evt_01a1dfa9e4c800008d311519c57b5422', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.752+00', 1318),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 12, 'evt_01a1dfa9e4c80001a3e402cd3cc95c99', 'milestone.completed', '{"amount": 40, "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.752+00', 1318),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 13, 'evt_01a1dfa9e4c800025c732971848a3800', 'milestone.released', '{"amount": 40, "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.752+00', 1318),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 14, 'evt_01a1dfa9e4c800040844ba1f85244dd7', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:35.752+00', 1318),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 15, 'evt_01a1dfa9e4d700002d901c66d19902c6', 'payout.submitted', '{"amount": 60, "reference": "po_01a1dfa9e463000193b42f7be250f8ed_1", "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.763+00', 1321),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 16, 'evt_01a1dfa9e4df00005fbea13dfa823ed4', 'payout.submitted', '{"amount": 40, "reference": "po_01a1dfa9e4630002a5603a56f75701c7_1", "milestoneId": "ms_01a1dfa9e4630002a5603a56f75701c7"}', '2026-11-15 14:43:35.774+00', 1324),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 18, 'evt_01a1dfa9e4f000005347ffcb2afdf488', 'payout.succeeded', '{"amount": 60, "reference": "po_01a1dfa9e463000193b42f7be250f8ed_1", "milestoneId": "ms_01a1dfa9e463000193b42f7be250f8ed"}', '2026-11-15 14:43:35.792+00', 1331),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 19, 'evt_01a1dfa9e4f0000167306ac04f4dbcb4', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:35.792+00', 1331),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 4, 'evt_01a1dfa9e4f3000067bf825ba7ab6350', 'deposit.received', '{"amount": 100, "escrow": 100, "excess": 0, "provider": "sandbox", "accountNumber": "9900000080", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75"}', '2026-11-15 14:43:35.794+00', 1332),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 5, 'evt_01a1dfa9e4f30001b75ada064d3480ed', 'agreement.funded', '{"held": 100, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.794+00', 1332),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 6, 'evt_01a1dfa9e50600001a40ae742e67e52b', 'refund.created', '{"amount": 30, "reason": "part", "refundId": "rf_01a1dfa9e5050000a3fa5cff03e74e09", "milestoneIds": ["ms_01a1dfa9e4d10002184a48a10d32c2d1"]}', '2026-11-15 14:43:35.809+00', 1336),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 7, 'evt_01a1dfa9e51a0001355c538f8f44d930', 'refund.created', '{"amount": 70, "reason": null, "refundId": "rf_01a1dfa9e51a0000eb278c82b84345d4", "milestoneIds": ["ms_01a1dfa9e4d10001be9f12a37c4c147d"]}', '2026-11-15 14:43:35.832+00', 1340),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 8, 'evt_01a1dfa9e51a00038fa620b61bc6974c', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-15 14:43:35.832+00', 1340),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e521000002e50ba40fe848fc', 1, 'evt_01a1dfa9e5210002e0119dfe5d50f8cb', 'agreement.created', '{"currency": "NGN", "totalAmount": 5, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.841+00', 1342),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e521000002e50ba40fe848fc', 2, 'evt_01a1dfa9e5290000db40ca4cc5c2e2e7', 'agreement.cancelled', '{"status": "REFUNDED"}', '2026-11-15 14:43:35.848+00', 1347),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 1, 'evt_01a1dfa9e53600020e1754a327923548', 'agreement.created', '{"currency": "NGN", "totalAmount": 80, "buyerExternalId": "buyer", "sellerExternalId": "nowhere"}', '2026-11-15 14:43:35.862+00', 1351),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 10, 'evt_01a1dfa9e54a00005b2b5cad46d1ebeb', 'refund.succeeded', '{"amount": 70, "refundId": "rf_01a1dfa9e51a0000eb278c82b84345d4"}', '2026-11-15 14:43:35.882+00', 1357),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 2, 'evt_01a1dfa9e5570000489a1456916dbab4', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e550000037116460a727eccc", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.895+00', 1362),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 3, 'evt_01a1dfa9e55800001260ef0c1767f792', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000097"}', '2026-11-15 14:43:35.895+00', 1362),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 4, 'evt_01a1dfa9e55d00007259263947565d3d', 'deposit.received', '{"amount": 80, "escrow": 80, "excess": 0, "provider": "sandbox", "accountNumber": "9900000097", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e55b00000a25cea1237ef3b6"}', '2026-11-15 14:43:35.901+00', 1363),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 5, 'evt_01a1dfa9e55d0001dce0e0fdeaf1bf15', 'agreement.funded', '{"held": 80, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.901+00', 1363),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 6, 'evt_01a1dfa9e5610000d2138dbc625fe04f', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e53600018164e91ed8a3fcb1"}', '2026-11-15 14:43:35.905+00', 1364),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 7, 'evt_01a1dfa9e565000016eb7b63388a53ad', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e53600018164e91ed8a3fcb1"}', '2026-11-15 14:43:35.909+00', 1365),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 8, 'evt_01a1dfa9e5650001f69c56d48eefa039', 'milestone.completed', '{"amount": 80, "milestoneId": "ms_01a1dfa9e53600018164e91ed8a3fcb1"}', '2026-11-15 14:43:35.909+00', 1365),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 9, 'evt_01a1dfa9e5650002dc5581bbb863064d', 'milestone.released', '{"amount": 80, "milestoneId": "ms_01a1dfa9e53600018164e91ed8a3fcb1"}', '2026-11-15 14:43:35.909+00', 1365),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 10, 'evt_01a1dfa9e56500049ffbb48b6a354e66', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:35.909+00', 1365),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 1, 'evt_01a1dfa9e56a000454b07e979de024d4', 'agreement.created', '{"currency": "NGN", "totalAmount": 600, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.914+00', 1367),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 2, 'evt_01a1dfa9e57b00000f79882cb78b3fba', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e574000072019d978bae0468", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.931+00', 1373),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 3, 'evt_01a1dfa9e57b00011f2fdad7bbff819d', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000107"}', '2026-11-15 14:43:35.931+00', 1373),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 4, 'evt_01a1dfa9e581000011fe029e2f8417c3', 'deposit.received', '{"amount": 250, "escrow": 250, "excess": 0, "provider": "sandbox", "accountNumber": "9900000107", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5800000b86cc37434a390aa"}', '2026-11-15 14:43:35.937+00', 1374),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 5, 'evt_01a1dfa9e581000111910bbcab664e4c', 'agreement.partially_funded', '{"held": 250, "excess": 0, "outstanding": 350}', '2026-11-15 14:43:35.937+00', 1374),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 6, 'evt_01a1dfa9e58a0000c3f7b1e393a252e2', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e56a000134e1d00b0c10530e"}', '2026-11-15 14:43:35.946+00', 1375),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 7, 'evt_01a1dfa9e58f00001f74ee60527b67b9', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e56a000134e1d00b0c10530e"}', '2026-11-15 14:43:35.951+00', 1376),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 8, 'evt_01a1dfa9e58f000189e6579d840dda62', 'milestone.completed', '{"amount": 300, "milestoneId": "ms_01a1dfa9e56a000134e1d00b0c10530e"}', '2026-11-15 14:43:35.951+00', 1376),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 9, 'evt_01a1dfa9e58f000268ed6748e979d43c', 'milestone.release_queued', '{"amount": 300, "milestoneId": "ms_01a1dfa9e56a000134e1d00b0c10530e"}', '2026-11-15 14:43:35.951+00', 1376),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 1, 'evt_01a1dfa9e5930002a06ca6f299bb53da', 'agreement.created', '{"currency": "NGN", "totalAmount": 90, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:35.955+00', 1377),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 2, 'evt_01a1dfa9e59e00006fcff9b0107611ce', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e59b000085c18e00b598eb47", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.966+00', 1381),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 3, 'evt_01a1dfa9e59e0001306763a5861eaccb', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000114"}', '2026-11-15 14:43:35.966+00', 1381),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 4, 'evt_01a1dfa9e5a5000078bf28503bfbaa5d', 'deposit.received', '{"amount": 90, "escrow": 90, "excess": 0, "provider": "sandbox", "accountNumber": "9900000114", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/one-refund-refused"}', '2026-11-15 14:43:35.973+00', 1382),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 5, 'evt_01a1dfa9e5a50001146d5135c5db6f93', 'agreement.funded', '{"held": 90, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:35.973+00', 1382),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 6, 'evt_01a1dfa9e5af0001b87de8fa67a5822a', 'refund.created', '{"amount": 90, "reason": null, "refundId": "rf_01a1dfa9e5af00007289be11fc923297", "milestoneIds": ["ms_01a1dfa9e593000101fad1a5f4064954"]}', '2026-11-15 14:43:35.983+00', 1383),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 7, 'evt_01a1dfa9e5af0003d568c6acc739d2d2', 'agreement.refunded', '{"status": "REFUNDED"}', '2026-11-15 14:43:35.983+00', 1383),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 1, 'evt_01a1dfa9e5ba000298d11ce895c3bda8', 'agreement.created', '{"currency": "NGN", "totalAmount": 500, "buyerExternalId": "buyer", "sellerExternalId": "unlucky"}', '2026-11-15 14:43:35.994+00', 1386),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 2, 'evt_01a1dfa9e5cd00006dbdc1aa45a1457f', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e5c900008fbe4b3fc994dc02", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.013+00', 1393),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 3, 'evt_01a1dfa9e5cd0001c0c3798123a7d8dd', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000121"}', '2026-11-15 14:43:36.013+00', 1393),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 4, 'evt_01a1dfa9e5d30000d92de2d6d68f6534', 'deposit.received', '{"amount": 500, "escrow": 500, "excess": 0, "provider": "sandbox", "accountNumber": "9900000121", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5d10000daf473fb3c3a0dfb"}', '2026-11-15 14:43:36.019+00', 1394),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 5, 'evt_01a1dfa9e5d30001e245c5bc55b4f820', 'agreement.funded', '{"held": 500, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:36.019+00', 1394),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 6, 'evt_01a1dfa9e5d800003e7c5849e682b60a', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.024+00', 1395),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 11, 'evt_01a1dfa9e56c0000494948496a3898fc', 'payout.awaiting_details', '{"amount": 80, "milestoneId": "ms_01a1dfa9e53600018164e91ed8a3fcb1", "sellerExternalId": "nowhere"}', '2026-11-15 14:43:35.914+00', 1368),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 1, 'evt_01a1dfa9e5e400022702cb57b213a412', 'agreement.created', '{"currency": "NGN", "totalAmount": 500, "buyerExternalId": "buyer", "sellerExternalId": "refused"}', '2026-11-15 14:43:36.036+00', 1399),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 1, 'evt_01a1dfa9e6c70002edc60857d052faa7', 'agreement.created', '{"currency": "NGN", "totalAmount": 45, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:36.263+00', 1462),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 2, 'evt_01a1dfa9e6eb0000d649417dbab8c10b', 'agreement.assessed', '{"flag": "AMBER", "score": 52, "assessmentId": "fra_01a1dfa9e6e20000d6ca4abe041e0b3e", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.299+00', 1475),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 3, 'evt_01a1dfa9e6eb0001d2d06dd119ce42f7', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000169"}', '2026-11-15 14:43:36.299+00', 1475),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 4, 'evt_01a1dfa9e6f1000006c8c50a13af9cf1', 'deposit.received', '{"amount": 45, "escrow": 45, "excess": 0, "provider": "sandbox", "accountNumber": "9900000169", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6ef0000a9c9e8d8878f071a"}', '2026-11-15 14:43:36.305+00', 1476),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 5, 'evt_01a1dfa9e6f2000045591bf36726900e', 'agreement.funded', '{"held": 45, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:36.305+00', 1476),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 6, 'evt_01a1dfa9e6fa0000682f253514852b10', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.314+00', 1477),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 7, 'evt_01a1dfa9e70400008eb363e250c01621', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.324+00', 1478),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 8, 'evt_01a1dfa9e7040001724a086776a200bf', 'milestone.completed', '{"amount": 45, "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.324+00', 1478),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 9, 'evt_01a1dfa9e7040002009a53eea1410a82', 'milestone.released', '{"amount": 45, "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.324+00', 1478),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 10, 'evt_01a1dfa9e70400042bc585cbf0e75176', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:36.324+00', 1478),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 12, 'evt_01a1dfa9f2df000044350cdd7878c4cb', 'payout.succeeded', '{"amount": 500, "reference": "po_01a1dfa9e6370001c3b46e71e1820612_1", "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:39.359+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 13, 'evt_01a1dfa9f2df0001edbd22e836fcb726', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:39.359+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 7, 'evt_01a1dfa9f2e00000ab9d6c98358f0150', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.36+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 8, 'evt_01a1dfa9f2e00001b93da5e334337cd5', 'milestone.completed', '{"amount": 35, "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.36+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 9, 'evt_01a1dfa9f2e000028bec1e48865e58a1', 'milestone.released', '{"amount": 35, "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.36+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 10, 'evt_01a1dfa9f2e00004b5103de0c29c7f55', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:39.36+00', 1549),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 15, 'evt_01a1dfa9fea900013fa4f86ba59e1c12', 'refund.created', '{"amount": 9, "reason": null, "refundId": "rf_01a1dfa9fea900004cbfc86aa16c8337", "milestoneIds": []}', '2026-11-15 14:43:42.377+00', 1617),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 7, 'evt_01a1dfa9e5dd0000435a811161356580', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.029+00', 1396),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 8, 'evt_01a1dfa9e5dd0001cb3d9af1bdbadf22', 'milestone.completed', '{"amount": 500, "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.029+00', 1396),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 9, 'evt_01a1dfa9e5dd0002feafaecfeb0b6399', 'milestone.released', '{"amount": 500, "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.029+00', 1396),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 10, 'evt_01a1dfa9e5dd00044b38c1cbbc31cab8', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:36.029+00', 1396),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 11, 'evt_01a1dfa9e5e90000e02c2d706ea6dc7c', 'payout.submitted', '{"amount": 500, "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_1", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.04+00', 1401),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 12, 'evt_01a1dfa9e6120000f28f0144e4cdfb50', 'payout.succeeded', '{"amount": 500, "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_1", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:36.082+00', 1413),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 13, 'evt_01a1dfa9e6120001f9762c00e3d1dcea', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:36.082+00', 1413),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 2, 'evt_01a1dfa9e6160000604640a2c404644e', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e60900008d5eace12c56ec14", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.086+00', 1416),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 3, 'evt_01a1dfa9e6160001f0b5fabc258bb636', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000138"}', '2026-11-15 14:43:36.086+00', 1416),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 4, 'evt_01a1dfa9e62400003c66b4a7f4fe486f', 'deposit.received', '{"amount": 500, "escrow": 500, "excess": 0, "provider": "sandbox", "accountNumber": "9900000138", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e62200008d01050b6c8600e4"}', '2026-11-15 14:43:36.1+00', 1419),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 5, 'evt_01a1dfa9e6240001703625c6cdd4f648', 'agreement.funded', '{"held": 500, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:36.1+00', 1419),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 6, 'evt_01a1dfa9e62b00008498d920d40c5bb3', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.107+00', 1420),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 7, 'evt_01a1dfa9e6330000643f037e8173fd4d', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.115+00', 1421),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 8, 'evt_01a1dfa9e63300014a13824b488e2e67', 'milestone.completed', '{"amount": 500, "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.115+00', 1421),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 9, 'evt_01a1dfa9e6330002050a1e57eed55bb9', 'milestone.released', '{"amount": 500, "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.115+00', 1421),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 10, 'evt_01a1dfa9e6330004ed80b76ffb9448ad', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:36.115+00', 1421),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 11, 'evt_01a1dfa9e63c00007c62246f003c6f54', 'payout.submitted', '{"amount": 500, "reference": "po_01a1dfa9e5e4000132452a96f5c37e83_1", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.123+00', 1424),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 12, 'evt_01a1dfa9e6460000528a262d95c30646', 'payout.failed', '{"amount": 500, "reason": "sandbox: this account takes no money", "reference": "po_01a1dfa9e5e4000132452a96f5c37e83_1", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:36.134+00', 1428),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 1, 'evt_01a1dfa9e66200029f5bcd4f93c58397', 'agreement.created', '{"currency": "NGN", "totalAmount": 50, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:36.162+00', 1436),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 11, 'evt_01a1dfa9e66900009c7c2fa7ed426855', 'payout.submitted', '{"amount": 500, "reference": "po_01a1dfa9e6370001c3b46e71e1820612_1", "milestoneId": "ms_01a1dfa9e6370001c3b46e71e1820612"}', '2026-11-15 14:43:36.166+00', 1437),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 2, 'evt_01a1dfa9e67e00009531aad074fba950', 'agreement.assessed', '{"flag": "AMBER", "score": 40, "assessmentId": "fra_01a1dfa9e676000025b32dd9bd7e65aa", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.19+00', 1443),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 3, 'evt_01a1dfa9e67e000141a43f750bcbc8b1', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000152"}', '2026-11-15 14:43:36.19+00', 1443),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 4, 'evt_01a1dfa9e685000069f0a583fcce0b3a', 'deposit.received', '{"amount": 75, "escrow": 50, "excess": 25, "provider": "sandbox", "accountNumber": "9900000152", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf"}', '2026-11-15 14:43:36.197+00', 1444),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 5, 'evt_01a1dfa9e68500010e078ec134b37128', 'agreement.overfunded', '{"held": 50, "excess": 25, "outstanding": 0}', '2026-11-15 14:43:36.197+00', 1444),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 6, 'evt_01a1dfa9e68b0001df3ab702223526c8', 'excess.refunded', '{"amount": 25, "reason": null, "refundId": "rf_01a1dfa9e68b0000a54df76c2d0e0f32", "milestoneIds": []}', '2026-11-15 14:43:36.202+00', 1445),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 7, 'evt_01a1dfa9e69000003b6f4679dd542670', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.208+00', 1447),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 8, 'evt_01a1dfa9e6ab0000ad902c60c6543c94', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.235+00', 1456),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 9, 'evt_01a1dfa9e6ab000160596d91ecb564b7', 'milestone.completed', '{"amount": 50, "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.235+00', 1456),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 10, 'evt_01a1dfa9e6ab0002f3e5284363e3a8db', 'milestone.released', '{"amount": 50, "milestoneId": "ms_01a1dfa9e66200012cdfe55e19cfcd58"}', '2026-11-15 14:43:36.235+00', 1456),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 11, 'evt_01a1dfa9e6ab00048abdbff11fa52221', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:36.235+00', 1456),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 14, 'evt_01a1dfa9f2c40000d0f030aa55c0c46f', 'deposit.unapplied', '{"amount": 7, "reason": "agreement_closed", "provider": "sandbox", "accountNumber": "9900000169", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2c20000b4534c730d2c6365"}', '2026-11-15 14:43:39.332+00', 1539),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 11, 'evt_01a1dfa9e70e00006cd87b782e1c78ae', 'payout.submitted', '{"amount": 45, "reference": "po_01a1dfa9e6c70001a7f84e7638aadc1f_1", "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.333+00', 1480),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 12, 'evt_01a1dfa9e7120000b9914db3edd31320', 'payout.succeeded', '{"amount": 45, "reference": "po_01a1dfa9e6c70001a7f84e7638aadc1f_1", "milestoneId": "ms_01a1dfa9e6c70001a7f84e7638aadc1f"}', '2026-11-15 14:43:36.338+00', 1482),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 13, 'evt_01a1dfa9e7120001f1daf538d19cce68', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:36.338+00', 1482),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 14, 'evt_01a1dfa9eeec0000c8c01977d335fa7b', 'payout.reversed', '{"amount": 500, "reason": "sandbox: this account sends payouts back", "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_1", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:38.348+00', 1533),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 6, 'evt_01a1dfa9f2da0000986acbb758589713', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.354+00', 1547),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 11, 'evt_01a1dfa9f2e70000f180618eb89f43f8', 'payout.submitted', '{"amount": 35, "reference": "po_01a1dfa9f2c800018703b206480a7421_1", "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.367+00', 1554),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 16, 'evt_01a1dfa9fecb00000b6eb0317c097a50', 'refund.succeeded', '{"amount": 9, "refundId": "rf_01a1dfa9fea900004cbfc86aa16c8337"}', '2026-11-15 14:43:42.409+00', 1631),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 16, 'evt_01a1dfaa167f0000a271b9b3d54194d6', 'payout.succeeded', '{"amount": 500, "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_2", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:48.479+00', 1704),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 17, 'evt_01a1dfaa167f000101114c2353b1bbd2', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:48.479+00', 1704),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 18, 'evt_01a1dfaa1e5c000001cd9293b7d5f299', 'payout.reversed', '{"amount": 500, "reason": "sandbox: this account sends payouts back", "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_2", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:50.492+00', 1716),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 1, 'evt_01a1dfa9f2c80002dde8bf7d86608202', 'agreement.created', '{"currency": "NGN", "totalAmount": 35, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:39.336+00', 1540),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 2, 'evt_01a1dfa9f2d10000e642174349ff8d3f', 'agreement.assessed', '{"flag": "AMBER", "score": 52, "assessmentId": "fra_01a1dfa9f2ce0000ccddee7465f5df78", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:39.345+00', 1544),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 3, 'evt_01a1dfa9f2d100016890e3151542d054', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000176"}', '2026-11-15 14:43:39.345+00', 1544),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 4, 'evt_01a1dfa9f2d5000058b304cb1822f8e1', 'deposit.received', '{"amount": 35, "escrow": 35, "excess": 0, "provider": "sandbox", "accountNumber": "9900000176", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2d40000c5697c904b506cdb"}', '2026-11-15 14:43:39.349+00', 1545),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 5, 'evt_01a1dfa9f2d500016c46dd2deb69bfb2', 'agreement.funded', '{"held": 35, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:39.349+00', 1545),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 12, 'evt_01a1dfa9f2ed0000b425bd48dcc31352', 'payout.succeeded', '{"amount": 35, "reference": "po_01a1dfa9f2c800018703b206480a7421_1", "milestoneId": "ms_01a1dfa9f2c800018703b206480a7421"}', '2026-11-15 14:43:39.373+00', 1558),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 13, 'evt_01a1dfa9f2ed0001e59a289ee62cb622', 'agreement.disbursed', '{"status": "DISBURSED"}', '2026-11-15 14:43:39.373+00', 1558),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 14, 'evt_01a1dfa9fea000005ebae54e4bd8ca6e', 'deposit.unapplied', '{"amount": 9, "reason": "agreement_closed", "provider": "sandbox", "accountNumber": "9900000176", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9fe9f0000b5fb24450143feee"}', '2026-11-15 14:43:42.368+00', 1615),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 1, 'evt_01a1dfaa03520002c9c3662d3ac6d16e', 'agreement.created', '{"currency": "NGN", "totalAmount": 1000, "buyerExternalId": "buyer", "sellerExternalId": "seller"}', '2026-11-15 14:43:43.57+00', 1668),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 2, 'evt_01a1dfaa035b0000a406c8a7cb14c299', 'agreement.assessed', '{"flag": "GREEN", "score": 10, "assessmentId": "fra_01a1dfaa03590000269783edc6064ca4", "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:43.579+00', 1672),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 3, 'evt_01a1dfaa035b00014558f64573f0292a', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000183"}', '2026-11-15 14:43:43.579+00', 1672),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 4, 'evt_01a1dfaa03600000a7e0a5abd185f6af', 'deposit.received', '{"amount": 1000, "escrow": 1000, "excess": 0, "provider": "sandbox", "accountNumber": "9900000183", "transactionId": "dev_01a1dfaa03090000a26703c84e80d62f/sbx_01a1dfaa035f0000a5d509dc09a20a6d"}', '2026-11-15 14:43:43.584+00', 1673),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 5, 'evt_01a1dfaa03600001a2ad07751de601b6', 'agreement.funded', '{"held": 1000, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:43.584+00', 1673),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 13, 'evt_01a1dfaa0e8e00006f929ed8f7502a26', 'payout.submitted', '{"amount": 500, "reference": "po_01a1dfa9e5e4000132452a96f5c37e83_2", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:46.445+00', 1687),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 15, 'evt_01a1dfaa167900007ba1d1063e41c7f8', 'payout.submitted', '{"amount": 500, "reference": "po_01a1dfa9e5ba0001c1d307245f1682c5_2", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:43:48.473+00', 1700),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 8, 'evt_01a1dfaa16830000ec7334030b786661', 'refund.failed', '{"amount": 90, "reason": "sandbox: this account takes no money", "refundId": "rf_01a1dfa9e5af00007289be11fc923297"}', '2026-11-15 14:43:48.482+00', 1706),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 1, 'evt_01a1dfaa22a60002ae8d6e0d22da577c', 'agreement.created', '{"currency": "NGN", "totalAmount": 55, "buyerExternalId": "buyer", "sellerExternalId": "slow"}', '2026-11-15 14:43:51.59+00', 1724),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 2, 'evt_01a1dfaa22b000006c4075785f4d746f', 'agreement.assessed', '{"flag": "AMBER", "score": 52, "assessmentId": "fra_01a1dfaa22ad0000ef2bc50e1f50e71f", "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:51.6+00', 1729),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 3, 'evt_01a1dfaa22b0000124b9c014208a6637', 'virtual_account.issued', '{"bankCode": "035", "accountName": "Surety Escrow - buyer", "accountNumber": "9900000190"}', '2026-11-15 14:43:51.6+00', 1729),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 4, 'evt_01a1dfaa22b90000fe80c99adc375d55', 'deposit.received', '{"amount": 55, "escrow": 55, "excess": 0, "provider": "sandbox", "accountNumber": "9900000190", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfaa22b70000b0baf21aeaafc9a5"}', '2026-11-15 14:43:51.609+00', 1730),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 5, 'evt_01a1dfaa22b90001f1ca6ef6f3fb7453', 'agreement.funded', '{"held": 55, "excess": 0, "outstanding": 0}', '2026-11-15 14:43:51.609+00', 1730),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 6, 'evt_01a1dfaa22be0000683664a2b344494f', 'milestone.confirmed', '{"by": "buyer", "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:51.614+00', 1731),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 7, 'evt_01a1dfaa22c200005653d9acdb7a4e7e', 'milestone.confirmed', '{"by": "seller", "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:51.618+00', 1732),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 8, 'evt_01a1dfaa22c20001ba37e4caaaeecc6f', 'milestone.completed', '{"amount": 55, "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:51.618+00', 1732),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 9, 'evt_01a1dfaa22c20002a74e42b374adc87f', 'milestone.released', '{"amount": 55, "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:51.618+00', 1732),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 10, 'evt_01a1dfaa22c200049e88da22ff1ddc64', 'agreement.completed', '{"status": "COMPLETED"}', '2026-11-15 14:43:51.618+00', 1732),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'idv_01a1dfaa030100000636016b75d603c3', 1, 'evt_01a1dfaa03030000f62e4be84ee9b34c', 'identity.failed', '{"id": "idv_01a1dfaa030100000636016b75d603c3", "documentType": "passport", "externalUserId": "buyer", "livenessPassed": false, "identityVerified": false, "rejectionReasons": ["document_unreadable", "liveness_failed", "match_below_threshold"], "identityMatchScore": 25, "documentTypeConfidence": 0}', '2026-11-15 14:43:43.489+00', 1662),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 14, 'evt_01a1dfaa0e9a0000d89100da60f0c259', 'payout.failed', '{"amount": 500, "reason": "sandbox: this account takes no money", "reference": "po_01a1dfa9e5e4000132452a96f5c37e83_2", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:43:46.458+00', 1690),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 11, 'evt_01a1dfaa22c90000ebcb50b7aa7bc976', 'payout.submitted', '{"amount": 55, "reference": "po_01a1dfaa22a6000129732ea5d95a23a7_1", "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:51.623+00', 1734);

INSERT INTO public.idempotency_keys VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'key-by-0.1.0', '\xf372395d7a593dd6e023e83ba94bd54597d0f32c1a7a72e5a34b96f994ad9298', 'ad29cd0638d15bca039f5402', '2026-11-15 14:44:35.337+00', 201, 'VoLooXrFDOe+B67Z36O5G2Naup5v9DfdYLxDftdxeXkMaNcQttjTgIjIBX2urh7gxefymAHb/zplmbF84j4hMRL1LnOzUsREjsPnnuzkuxKVqN7mWY9UmSyUm+11KxyZ8p2A6WwZBLU1I80kDE3o8zILXxjoOw0gsD73E4b5cfvJQ3rIyWtsglmWQsN6q5KqI5fFVEn7MbXw2ln6B8kO4sxiBYu/fuloCAaUqV+F4jdmLdn3BhqRYNndUSfRk+O5g+xOeu9VtUQvIHCUdQqo7MskpOoFv2L+ALoMw2muuK0KE87Q29ObIlubL6y91YXwdjlpeQ==', true, '2026-11-15 14:43:35.337+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'confirmed-by-0.1.0', '\xdc138b4df7d8e873b99d53b8b91b3fa8abf495924ff6dd9fa214f2f1ef44828c', 'd58a84f7c02be4b056d8fb25', '2026-11-15 14:44:35.558+00', 200, '{"message":"The buyer has confirmed this milestone. It is released when the seller confirms it too.","milestone":{"id":"ms_01a1dfa9e3ee000164100d2f91052af5","title":"Step 1","amount":300,"buyerConfirmed":true,"sellerConfirmed":false,"status":"BUYER_CONFIRMED"}}', false, '2026-11-15 14:43:35.558+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'assessed-by-0.1.0', '\xf4bce85d763beae0eaa6bc866af22612cc8428df6a73f3cea9bf83ea4247c4b7', '1c52f5d27cfe9f825be2afdb', '2026-11-15 14:44:42.433+00', 200, '{"id":"fra_01a1dfa9fee300008840acec87b6b81a","score":73,"flag":"RED","category":"Critical","triggeredSignals":["proxy_detected","identity_not_verified","new_account","high_value_transaction"],"recommendation":"Block the transaction. To lower the score from 73 to 39 (GREEN), ask the user to switch off the VPN or proxy.","contributions":[{"signal":"proxy_detected","points":34,"reason":"The address belongs to the Tor network."},{"signal":"identity_not_verified","points":10,"reason":"No verified identity on record."},{"signal":"new_account","points":8,"reason":"The account is less than 24 hours old."},{"signal":"high_value_transaction","points":21,"reason":"1.8 times the high-value threshold."}]}', false, '2026-11-15 14:43:42.433+00');

INSERT INTO public.identity_verifications VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'idv_01a1dfaa030100000636016b75d603c3', 'buyer', false, 25, false, 'passport', 0, '{document_unreadable,liveness_failed,match_below_threshold}', 'We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture. Your face is too small in the selfie. Hold the camera closer. There is more than one face in the selfie. Take it alone. The selfie frames are one and the same picture. Take them at least a second apart, moving a little. The person in the selfie does not match the photo on the document.', '{"frames": [{"live": 0.9950100824175585, "bezel": 0.5416666666666666, "moire": 2.598150445414194, "cosine": 0.08337002897210558, "companion": 0.9118368985179846, "faceShare": 0.22668529022958667, "documentLikeness": 0.7263882573963756}, {"live": 0.9950100824175585, "bezel": 0.5416666666666666, "moire": 2.598150445414194, "cosine": 0.08337002897210558, "companion": 0.9118368985179846, "faceShare": 0.22668529022958667, "documentLikeness": 0.7263882573963756}], "document": {"mrz": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "lines": 2, "words": {"other": 0, "passport": 0, "national_id": 0, "voters_card": 0, "drivers_license": 0}, "shortSide": 1067, "characters": 4, "mrzChecksPassed": 0}, "documentFace": true, "frameLikeness": 1, "frameDifference": 0}', '{"detector": "dc9a97fdc50bc432", "antiSpoof": "afa783b7e902fdfc", "embedding": "87aacdfe57510db2", "landmarks": "3826da640b0a3021", "textDetection": "d2a7720d45a54257", "textRecognition": "870d81b658bb0ba5"}', '\x8ecae4b267b2d3169e06e00c7dee97097aa2a94635d45216f7732a5f4943cb51', '{"\\x8eb081c9efb14370fa94d9feab9e5fbeafd19a627491853a80c2bf67f7ffa936","\\x8eb081c9efb14370fa94d9feab9e5fbeafd19a627491853a80c2bf67f7ffa936"}', NULL, '2026-11-15 14:43:43.489+00');

INSERT INTO public.jobs VALUES
	('', 'housekeeping', 'housekeeping', '{}', '2026-11-15 14:53:34.718+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:34.655+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'job_01a1dfa9e43200027a842aaa2d4abd70', 'return-excess', '{"agreementId": "agr_01a1dfa9e42300006bf515d9f5ff78e0"}', '2026-11-16 14:43:35.601+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:35.601+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'job_01a1dfa9e6850002e6b8c6a0d4c24bb3', 'return-excess', '{"agreementId": "agr_01a1dfa9e662000030f8e5863a2c2c2e"}', '2026-11-16 14:43:36.197+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:36.197+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'job_01a1dfaa0e9a0001fe99b39ccc3aaefb', 'submit-payout', '{"attempts": 2, "agreementId": "agr_01a1dfa9e5e40000685461b70c961b8c", "milestoneId": "ms_01a1dfa9e5e4000132452a96f5c37e83"}', '2026-11-15 14:44:46.458+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:46.458+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'job_01a1dfaa1e5c0001c3ba1187dade3ffd', 'submit-payout', '{"attempts": 2, "agreementId": "agr_01a1dfa9e5ba00005ed5e2293038f998", "milestoneId": "ms_01a1dfa9e5ba0001c1d307245f1682c5"}', '2026-11-15 14:44:50.492+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:50.492+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'job_01a1dfaa22c20003fc51e7480001328a', 'submit-payout', '{"attempts": 0, "agreementId": "agr_01a1dfaa22a60000b8ec5699a82492d8", "milestoneId": "ms_01a1dfaa22a6000129732ea5d95a23a7"}', '2026-11-15 14:43:54.621+00', 0, NULL, NULL, NULL, '2026-11-15 14:43:51.618+00');

INSERT INTO public.milestones VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e38a00005bf4c1465a0e8cab', 'ms_01a1dfa9e38a0001a2efea20b417076c', 0, 'Step 1', 500, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 'ms_01a1dfa9e397000132a84c146fd35644', 0, 'Step 1', 400, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 'ms_01a1dfa9e3c400010ba72592e837111e', 0, 'Step 1', 1000, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 'ms_01a1dfa9e3c4000243ae91eccecba7be', 1, 'Step 2', 2000, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 'ms_01a1dfa9e3ee0002f6b6763e2bdf909e', 1, 'Step 2', 200, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 'ms_01a1dfa9e3ee000164100d2f91052af5', 0, 'Step 1', 300, true, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 'ms_01a1dfa9e40f000188c0d87f8cf84e01', 0, 'Step 1', 25, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 'ms_01a1dfa9e40f00024a5da3466ef01a55', 1, 'Step 2', 15, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 'ms_01a1dfa9e4230001ee9bd500bc5378e9', 0, 'Step 1', 100, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 'ms_01a1dfa9e43d0001cffe68ff25e51a73', 0, 'Step 1', 10, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 'ms_01a1dfa9e43d0002330c958683167168', 1, 'Step 2', 20, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'ms_01a1dfa9e56a000272a69afea0890198', 1, 'Step 2', 200, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'ms_01a1dfa9e4630002a5603a56f75701c7', 1, 'Step 2', 40, true, true, 'PAID', 2, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'ms_01a1dfa9e463000193b42f7be250f8ed', 0, 'Step 1', 60, true, true, 'PAID', 1, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'ms_01a1dfa9e4d10002184a48a10d32c2d1', 1, 'Step 2', 30, false, false, 'REFUNDED', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'ms_01a1dfa9e4d10001be9f12a37c4c147d', 0, 'Step 1', 70, false, false, 'REFUNDED', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e521000002e50ba40fe848fc', 'ms_01a1dfa9e5210001f4d86f78c9de4e19', 0, 'Step 1', 5, false, false, 'REFUNDED', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'ms_01a1dfa9e56a0003b277de14e1e51102', 2, 'Step 3', 100, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 'ms_01a1dfa9e53600018164e91ed8a3fcb1', 0, 'Step 1', 80, true, true, 'AWAITING_DETAILS', 1, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'ms_01a1dfa9e56a000134e1d00b0c10530e', 0, 'Step 1', 300, true, true, 'QUEUED', 1, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'ms_01a1dfa9e593000101fad1a5f4064954', 0, 'Step 1', 90, false, false, 'REFUNDED', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 'ms_01a1dfa9e6370001c3b46e71e1820612', 0, 'Step 1', 500, true, true, 'PAID', 1, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'ms_01a1dfa9e5ba0001c1d307245f1682c5', 0, 'Step 1', 500, true, true, 'RELEASED', 1, 2, 2),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'ms_01a1dfa9e66200012cdfe55e19cfcd58', 0, 'Step 1', 50, true, true, 'PAID', 1, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'ms_01a1dfa9e6c70001a7f84e7638aadc1f', 0, 'Step 1', 45, true, true, 'PAID', 1, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'ms_01a1dfa9f2c800018703b206480a7421', 0, 'Step 1', 35, true, true, 'PAID', 1, 1, 0),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 'ms_01a1dfaa035200016a5a23b92d048d13', 0, 'Step 1', 1000, false, false, 'OPEN', NULL, 0, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'ms_01a1dfa9e5e4000132452a96f5c37e83', 0, 'Step 1', 500, true, true, 'RELEASED', 1, 2, 2),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 'ms_01a1dfaa22a6000129732ea5d95a23a7', 0, 'Step 1', 55, true, true, 'SUBMITTED', 1, 1, 0);

INSERT INTO public.payout_accounts VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'seller', '058', '0123456789', 'SANDBOX HOLDER 6789', '2026-11-15 14:43:35.37+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'unlucky', '058', '0123450003', 'SANDBOX HOLDER 0003', '2026-11-15 14:43:35.386+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'refused', '058', '0123450001', 'SANDBOX HOLDER 0001', '2026-11-15 14:43:35.406+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'slow', '058', '0123450002', 'SANDBOX HOLDER 0002', '2026-11-15 14:43:35.417+00');

INSERT INTO public.provider_transactions VALUES
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3e40000bd66e4d1c0f242e7', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3ff0000aa1f982a3e54e2b6', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e41c00004ecce16cf282ada9', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4300000775ae3cf484fecb6', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4580000f83fca8b365757c1', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e49a0000821bdb64676e1002', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e55b00000a25cea1237ef3b6', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5800000b86cc37434a390aa', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/one-refund-refused', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5d10000daf473fb3c3a0dfb', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e62200008d01050b6c8600e4', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6530000e8a3648e77f21475', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6ef0000a9c9e8d8878f071a', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2c20000b4534c730d2c6365', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2d40000c5697c904b506cdb', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9fe9f0000b5fb24450143feee', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413'),
	('sandbox', 'dev_01a1dfaa03090000a26703c84e80d62f/sbx_01a1dfaa035f0000a5d509dc09a20a6d', 'dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5'),
	('sandbox', 'dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfaa22b70000b0baf21aeaafc9a5', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8');

INSERT INTO public.refunds VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'rf_01a1dfa9fea900004cbfc86aa16c8337', 'UNAPPLIED', 9, 'SUCCEEDED', '[]', NULL, '[{"amount": 9, "status": "PAID", "attempts": 1, "provider": "sandbox", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9fe9f0000b5fb24450143feee"}]', '2026-11-15 14:43:42.377+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'rf_01a1dfa9e5050000a3fa5cff03e74e09', 'MILESTONES', 30, 'SUCCEEDED', '["ms_01a1dfa9e4d10002184a48a10d32c2d1"]', 'part', '[{"amount": 30, "status": "PAID", "attempts": 1, "provider": "sandbox", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75"}]', '2026-11-15 14:43:35.809+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'rf_01a1dfa9e51a0000eb278c82b84345d4', 'MILESTONES', 70, 'SUCCEEDED', '["ms_01a1dfa9e4d10001be9f12a37c4c147d"]', NULL, '[{"amount": 70, "status": "PAID", "attempts": 1, "provider": "sandbox", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75"}]', '2026-11-15 14:43:35.832+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'rf_01a1dfa9e5af00007289be11fc923297', 'MILESTONES', 90, 'FAILED', '["ms_01a1dfa9e593000101fad1a5f4064954"]', NULL, '[{"amount": 90, "status": "FAILED", "attempts": 5, "provider": "sandbox", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/one-refund-refused"}]', '2026-11-15 14:43:35.983+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'rf_01a1dfa9e68b0000a54df76c2d0e0f32', 'EXCESS', 25, 'SUCCEEDED', '[]', NULL, '[{"amount": 25, "status": "PAID", "attempts": 1, "provider": "sandbox", "transactionId": "dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf"}]', '2026-11-15 14:43:36.202+00');

INSERT INTO public.request_log VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_dac5ed2b18c6135b5b61e61b', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'DELETE', '/v1/developer/api-keys/key_01a1dfa9e31300001b7a19ea8e4ba2b0', 204, NULL, 6.1, '2026-11-15 14:43:35.333+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_d3b78dcc3f253e7ab6cd1a4b', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements', 201, NULL, 10.9, '2026-11-15 14:43:35.442+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_daf5e493e2589bb9cfe165bc', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements', 201, NULL, 6.1, '2026-11-15 14:43:35.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_c086cf59378f2967ce6ba886', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9e39700008323d2ade81e0f6a/assess', 200, NULL, 29.7, '2026-11-15 14:43:35.485+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_d34e3cb1a37c188785bf08d5', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements', 201, NULL, 2.4, '2026-11-15 14:43:35.568+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_e2088c6b94fd06abd4367570', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9e4630000dbb60b986d7e195a/assess', 200, NULL, 34.5, '2026-11-15 14:43:35.688+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_e0c85fc81cd76a59cefdb398', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9e4d1000092f3939b2d77e9b6/assess', 200, NULL, 25, '2026-11-15 14:43:35.791+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_d184bad1b059e6c459075dc7', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9e4d1000092f3939b2d77e9b6/refunds', 201, NULL, 13.8, '2026-11-15 14:43:35.819+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_fb606d5223704c4f09adac8d', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements', 201, NULL, 4.8, '2026-11-15 14:43:35.845+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_e88188c9ee3a966d6f0ca6ed', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9e536000018bca64d9aa26b6e/assess', 200, NULL, 23.7, '2026-11-15 14:43:35.897+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_a6c32ef18221de3519fdf55a', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/sandbox/deposits', 201, NULL, 5.3, '2026-11-15 14:43:39.335+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_f2a59d17e0b5fcdb4f46eca3', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/sandbox/deposits', 201, NULL, 3.5, '2026-11-15 14:43:39.351+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_dad66edb94c41b11d8e84094', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfa9f2c8000046610f6de165c413/milestones/ms_01a1dfa9f2c800018703b206480a7421/confirm', 200, NULL, 5.4, '2026-11-15 14:43:39.363+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_bbb685bfcd154da7115735f1', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/sandbox/deposits', 201, NULL, 5.1, '2026-11-15 14:43:42.37+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_e694e85a3b851cc9f36a61f6', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/fraud/assess', 200, NULL, 11.1, '2026-11-15 14:43:42.395+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_cfa3358912143ca5c192db93', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/fraud/assess', 200, NULL, 18.9, '2026-11-15 14:43:42.43+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_c3baadb87c09712c050752b8', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/fraud/assess', 200, NULL, 5.3, '2026-11-15 14:43:42.437+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'req_fb8bcbde2f555f2de7f5f628', 'key_01a1dfaa034b00009f718c58c6221692', 'POST', '/v1/escrow/agreements', 201, NULL, 4.4, '2026-11-15 14:43:43.573+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_eac9ebd283f14511da787b7a', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements', 201, NULL, 3.5, '2026-11-15 14:43:51.592+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_a63118424729c323f70189ee', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'POST', '/v1/escrow/agreements/agr_01a1dfaa22a60000b8ec5699a82492d8/milestones/ms_01a1dfaa22a6000129732ea5d95a23a7/confirm', 200, NULL, 3.2, '2026-11-15 14:43:51.616+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'req_b9a3cf15a2ca0bd777454015', 'key_01a1dfa9e2fa00002f04c4d22ee4ab53', 'GET', '/v1/ledger/trial-balance', 200, NULL, 3.4, '2026-11-15 14:43:51.927+00');

INSERT INTO public.risk_addresses VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', '185.220.101.1', 498542, 2, 0);

INSERT INTO public.risk_agreements VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 'buyer', '2026-11-15 14:43:35.461+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 'buyer', '2026-11-15 14:43:35.505+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 'buyer', '2026-11-15 14:43:35.541+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 'buyer', '2026-11-15 14:43:35.571+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 'buyer', '2026-11-15 14:43:35.591+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 'buyer', '2026-11-15 14:43:35.63+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'buyer', '2026-11-15 14:43:35.655+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'buyer', '2026-11-15 14:43:35.768+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 'buyer', '2026-11-15 14:43:35.877+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'buyer', '2026-11-15 14:43:35.922+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'buyer', '2026-11-15 14:43:35.962+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'buyer', '2026-11-15 14:43:36.008+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'buyer', '2026-11-15 14:43:36.052+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 'buyer', '2026-11-15 14:43:36.128+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'buyer', '2026-11-15 14:43:36.173+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'buyer', '2026-11-15 14:43:36.275+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 'buyer', '2026-11-15 14:43:39.34+00', NULL),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 'buyer', '2026-11-15 14:43:43.575+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 'buyer', '2026-11-15 14:43:51.595+00', NULL);

INSERT INTO public.risk_assessments VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e3ae0000e41458c76cb247a4', 'buyer', 'agr_01a1dfa9e39700008323d2ade81e0f6a', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.461+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e3d3000096c25ee45aa26d74', 'buyer', 'agr_01a1dfa9e3c400009a849fd0d9877926', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.505+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e3f7000098c706f62020b504', 'buyer', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.541+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e41500000de9c113eb4a5188', 'buyer', 'agr_01a1dfa9e40f0000f220b8c60d926299', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.571+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e4290000d2076146e0080094', 'buyer', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.591+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e45000001dc6e1a9d670abf9', 'buyer', 'agr_01a1dfa9e43d00003e5485128021ba4b', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.63+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e46900003d1948a095f4fd4b', 'buyer', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.655+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e4db0000002997253469ef33', 'buyer', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:35.768+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e550000037116460a727eccc', 'buyer', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "9 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.877+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e574000072019d978bae0468', 'buyer', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "10 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.922+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e59b000085c18e00b598eb47', 'buyer', 'agr_01a1dfa9e593000048834b72a92b7c9f', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "11 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:35.962+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e5c900008fbe4b3fc994dc02', 'buyer', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "12 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.008+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e60900008d5eace12c56ec14', 'buyer', 'agr_01a1dfa9e5e40000685461b70c961b8c', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "13 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9febf0000dd6823091aff23d8', 'buyer', NULL, 'fraud', 5000000, 'NGN', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', 60, 'AMBER', false, '{"network": {"asn": 29465, "class": "mobile", "country": "NG", "organisation": "MTN NIGERIA Communication limited"}, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 42, "reason": "19 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": "asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120", "recommendation": "Require additional verification before proceeding. To lower the score from 60 to 50 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 50, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified", "new_account"]}', '2026-11-15 14:43:42.396+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9fec700006549edf3f452c272', 'buyer', NULL, 'fraud', 5000000, 'NGN', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', 60, 'AMBER', false, '{"network": {"asn": 29465, "class": "mobile", "country": "NG", "organisation": "MTN NIGERIA Communication limited"}, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 42, "reason": "20 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": "asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120", "recommendation": "Require additional verification before proceeding. To lower the score from 60 to 50 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 50, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified", "new_account"]}', '2026-11-15 14:43:42.405+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e64200006dcdafcbc8281793', 'buyer', 'agr_01a1dfa9e637000049abe1a099fccdab', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "14 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.128+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e676000025b32dd9bd7e65aa', 'buyer', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 'payment', 1000, 'NGN', NULL, 40, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 30, "reason": "15 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 40 to 30 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 30, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.173+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9e6e20000d6ca4abe041e0b3e', 'buyer', 'agr_01a1dfa9e6c70000e377f6b56366367b', 'payment', 1000, 'NGN', NULL, 52, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 42, "reason": "16 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 52 to 42 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 42, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:36.275+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9f2ce0000ccddee7465f5df78', 'buyer', 'agr_01a1dfa9f2c8000046610f6de165c413', 'payment', 1000, 'NGN', NULL, 52, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 42, "reason": "17 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 52 to 42 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 42, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:39.34+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9feb60000a18610eb4c2931e1', 'buyer', NULL, 'fraud', 5000000, 'NGN', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', 66, 'AMBER', false, '{"network": {"asn": 29465, "class": "mobile", "country": "NG", "organisation": "MTN NIGERIA Communication limited"}, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 42, "reason": "18 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 6, "reason": "First time this device is seen.", "signal": "new_device"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}], "ipDataVersion": "asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120", "recommendation": "Require additional verification before proceeding. To lower the score from 66 to 56 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 56, "removes": ["identity_not_verified"]}, {"flag": "AMBER", "step": "use_known_device", "score": 60, "removes": ["new_device"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified", "new_device", "new_account"]}', '2026-11-15 14:43:42.386+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9fed5000066ca4d4b1e9e4b1d', 'stranger', NULL, 'fraud', 900000000, 'NGN', '\xec6e338de107d1d395e0d45e348736409649adfbf89d5dc1fcb8b38c5932155d', 100, 'RED', true, '{"network": {"asn": 60729, "class": "tor", "country": "DE", "organisation": "Stiftung Erneuerbare Freiheit"}, "category": "Critical", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 34, "reason": "The address belongs to the Tor network.", "signal": "proxy_detected"}, {"points": 6, "reason": "A VPN was simulated.", "signal": "vpn_detected"}, {"points": 42, "reason": "An impossible journey was simulated.", "signal": "impossible_travel"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 6, "reason": "First time this device is seen.", "signal": "new_device"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}, {"points": 21, "reason": "1.8 times the high-value threshold.", "signal": "high_value_transaction"}, {"points": -27, "reason": "The score ends at 100.", "signal": "cap"}], "ipDataVersion": "asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120", "recommendation": "Block the transaction. To lower the score from 100 to 87 (RED), ask the user to switch off the VPN or proxy.", "counterfactuals": [{"flag": "RED", "step": "leave_vpn", "score": 87, "removes": ["vpn_detected", "proxy_detected"]}, {"flag": "RED", "step": "verify_identity", "score": 100, "removes": ["identity_not_verified"]}, {"flag": "RED", "step": "use_known_device", "score": 100, "removes": ["new_device"]}], "triggeredSignals": ["proxy_detected", "vpn_detected", "impossible_travel", "identity_not_verified", "new_device", "new_account", "high_value_transaction"]}', '2026-11-15 14:43:42.412+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'fra_01a1dfaa03590000269783edc6064ca4', 'buyer', 'agr_01a1dfaa0352000057dd48eb055adad5', 'payment', 1000, 'NGN', NULL, 10, 'GREEN', false, '{"network": null, "category": "Low Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Proceed normally.", "counterfactuals": [{"flag": "GREEN", "step": "verify_identity", "score": 0, "removes": ["identity_not_verified"]}], "triggeredSignals": ["identity_not_verified"]}', '2026-11-15 14:43:43.575+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfa9fee300008840acec87b6b81a', 'stranger', NULL, 'fraud', 900000000, 'NGN', '\xec6e338de107d1d395e0d45e348736409649adfbf89d5dc1fcb8b38c5932155d', 73, 'RED', false, '{"network": {"asn": 60729, "class": "tor", "country": "DE", "organisation": "Stiftung Erneuerbare Freiheit"}, "category": "Critical", "degraded": [], "bandLimits": {"redFrom": 70, "amberFrom": 40}, "contributions": [{"points": 34, "reason": "The address belongs to the Tor network.", "signal": "proxy_detected"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}, {"points": 8, "reason": "The account is less than 24 hours old.", "signal": "new_account"}, {"points": 21, "reason": "1.8 times the high-value threshold.", "signal": "high_value_transaction"}], "ipDataVersion": "asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120", "recommendation": "Block the transaction. To lower the score from 73 to 39 (GREEN), ask the user to switch off the VPN or proxy.", "counterfactuals": [{"flag": "GREEN", "step": "leave_vpn", "score": 39, "removes": ["proxy_detected"]}, {"flag": "AMBER", "step": "verify_identity", "score": 63, "removes": ["identity_not_verified"]}], "triggeredSignals": ["proxy_detected", "identity_not_verified", "new_account", "high_value_transaction"]}', '2026-11-15 14:43:42.434+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'fra_01a1dfaa22ad0000ef2bc50e1f50e71f', 'buyer', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 'payment', 1000, 'NGN', NULL, 52, 'AMBER', false, '{"network": null, "category": "Elevated Risk", "degraded": [], "bandLimits": {"redFrom": 71, "amberFrom": 30}, "contributions": [{"points": 42, "reason": "21 events of this user in 10 minutes; the limit is 8.", "signal": "velocity_anomaly"}, {"points": 10, "reason": "No verified identity on record.", "signal": "identity_not_verified"}], "ipDataVersion": null, "recommendation": "Require additional verification before proceeding. To lower the score from 52 to 42 (AMBER), verify the user''s identity.", "counterfactuals": [{"flag": "AMBER", "step": "verify_identity", "score": 42, "removes": ["identity_not_verified"]}], "triggeredSignals": ["velocity_anomaly", "identity_not_verified"]}', '2026-11-15 14:43:51.595+00');

INSERT INTO public.risk_devices VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', '2026-11-15 14:43:42.386+00', 3, 498542, 3, 0, 20772, 1, 0),
	('dev_01a1dfa9e2c60000c8932835baee78aa', '\xec6e338de107d1d395e0d45e348736409649adfbf89d5dc1fcb8b38c5932155d', '2026-11-15 14:43:42.412+00', 2, 498542, 2, 0, 20772, 1, 0);

INSERT INTO public.risk_user_devices VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'buyer', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', '2026-11-15 14:43:42.386+00', 20772, 3, NULL, 0, NULL, NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'stranger', '\xec6e338de107d1d395e0d45e348736409649adfbf89d5dc1fcb8b38c5932155d', '2026-11-15 14:43:42.412+00', 20772, 2, NULL, 0, NULL, NULL);

INSERT INTO public.risk_users VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'stranger', '2026-11-15 14:43:42.412+00', 2991256, 2, 0, 498542, 2, 0, 20772, 2, 0, 3600000, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, '\xec6e338de107d1d395e0d45e348736409649adfbf89d5dc1fcb8b38c5932155d', NULL, NULL),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'buyer', '2026-11-15 14:43:43.575+00', 2991256, 1, 0, 498542, 1, 0, 20772, 1, 0, 2, 0, 1, -13.122363377404328, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'buyer', '2026-11-15 14:43:35.461+00', 2991256, 21, 0, 498542, 21, 0, 20772, 21, 0, 30036, 0, 21, -11.908663347627515, '2026-11-15 14:43:42.405+00', 10, 8, 842.3268, 'country', 'NG', '\xbd7df62e6376f7081f45180ad1662778f5ee81cb9b618805421e098ccf32ac35', NULL, NULL);

INSERT INTO public.sandbox_accounts VALUES
	('agr_01a1dfa9e39700008323d2ade81e0f6a', '9900000011', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e3c400009a849fd0d9877926', '9900000028', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e3ee0000c1a509334c3eb8da', '9900000035', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e40f0000f220b8c60d926299', '9900000042', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e42300006bf515d9f5ff78e0', '9900000059', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e43d00003e5485128021ba4b', '9900000066', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e4630000dbb60b986d7e195a', '9900000073', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e4d1000092f3939b2d77e9b6', '9900000080', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e536000018bca64d9aa26b6e', '9900000097', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e56a0000383c8b1f39ef3c47', '9900000107', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e593000048834b72a92b7c9f', '9900000114', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e5ba00005ed5e2293038f998', '9900000121', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e5e40000685461b70c961b8c', '9900000138', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e637000049abe1a099fccdab', '9900000145', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e662000030f8e5863a2c2c2e', '9900000152', 'Surety Escrow - buyer'),
	('agr_01a1dfa9e6c70000e377f6b56366367b', '9900000169', 'Surety Escrow - buyer'),
	('agr_01a1dfa9f2c8000046610f6de165c413', '9900000176', 'Surety Escrow - buyer'),
	('agr_01a1dfaa0352000057dd48eb055adad5', '9900000183', 'Surety Escrow - buyer'),
	('agr_01a1dfaa22a60000b8ec5699a82492d8', '9900000190', 'Surety Escrow - buyer');

INSERT INTO public.sandbox_transfers VALUES
	('po_01a1dfa9e463000193b42f7be250f8ed_1', 60, 'SUCCEEDED', '2026-11-15 14:43:35.777+00'),
	('po_01a1dfa9e4630002a5603a56f75701c7_1', 40, 'SUCCEEDED', '2026-11-15 14:43:35.778+00'),
	('rf_01a1dfa9e5050000a3fa5cff03e74e09_0_1', 30, 'SUCCEEDED', '2026-11-15 14:43:35.832+00'),
	('rf_01a1dfa9e51a0000eb278c82b84345d4_0_1', 70, 'SUCCEEDED', '2026-11-15 14:43:35.873+00'),
	('rf_01a1dfa9e5af00007289be11fc923297_0_1', 90, 'FAILED', '2026-11-15 14:43:35.998+00'),
	('po_01a1dfa9e5ba0001c1d307245f1682c5_1', 500, 'REVERSED', '2026-11-15 14:43:38.052+00'),
	('po_01a1dfa9e5e4000132452a96f5c37e83_1', 500, 'FAILED', '2026-11-15 14:43:36.128+00'),
	('po_01a1dfa9e6370001c3b46e71e1820612_1', 500, 'SUCCEEDED', '2026-11-15 14:43:38.174+00'),
	('rf_01a1dfa9e68b0000a54df76c2d0e0f32_0_1', 25, 'SUCCEEDED', '2026-11-15 14:43:36.235+00'),
	('po_01a1dfa9e66200012cdfe55e19cfcd58_1', 50, 'SUCCEEDED', '2026-11-15 14:43:36.277+00'),
	('po_01a1dfa9e6c70001a7f84e7638aadc1f_1', 45, 'SUCCEEDED', '2026-11-15 14:43:36.336+00'),
	('rf_01a1dfa9e5af00007289be11fc923297_0_2', 90, 'FAILED', '2026-11-15 14:43:39.361+00'),
	('po_01a1dfa9f2c800018703b206480a7421_1', 35, 'SUCCEEDED', '2026-11-15 14:43:39.37+00'),
	('rf_01a1dfa9e5af00007289be11fc923297_0_3', 90, 'FAILED', '2026-11-15 14:43:42.399+00'),
	('rf_01a1dfa9fea900004cbfc86aa16c8337_0_1', 9, 'SUCCEEDED', '2026-11-15 14:43:42.401+00'),
	('rf_01a1dfa9e5af00007289be11fc923297_0_4', 90, 'FAILED', '2026-11-15 14:43:45.435+00'),
	('po_01a1dfa9e5e4000132452a96f5c37e83_2', 500, 'FAILED', '2026-11-15 14:43:46.453+00'),
	('po_01a1dfa9e5ba0001c1d307245f1682c5_2', 500, 'REVERSED', '2026-11-15 14:43:50.476+00'),
	('rf_01a1dfa9e5af00007289be11fc923297_0_5', 90, 'FAILED', '2026-11-15 14:43:48.478+00'),
	('po_01a1dfaa22a6000129732ea5d95a23a7_1', 55, 'SUCCEEDED', '2026-11-15 14:43:53.629+00');

INSERT INTO public.schema_migrations VALUES
	('0001_accounts.sql', '1657beea22917d66a4e24eab79e789ecfa08fde86fe39ade185e8d0397cc1030', '2026-11-15 14:43:34.030867+00'),
	('0002_requests_and_jobs.sql', 'b96ce949d7820865caa3ace3334315a3db74f8da9af8740acbb40bcf67cab5d9', '2026-11-15 14:43:34.030867+00'),
	('0003_escrow.sql', 'c27f26a1cb1ba5f71e01f93cf02044b1249fe08cc0e3151c3bc2cbb9c4ff8098', '2026-11-15 14:43:34.030867+00'),
	('0004_sandbox_bank.sql', '57748bdcb52275cf70e49ada7eff6f1a3b672cb2ecb338e63f8e91fb998b1ff8', '2026-11-15 14:43:34.030867+00'),
	('0005_risk.sql', '55fcb05f31fa5df3a9899b9fc13a1226a7e25c4c2849117cd0e9b5df0cd2ee07', '2026-11-15 14:43:34.030867+00'),
	('0006_identity.sql', 'cd52723ed42ad2e72ef1f1970d6e5b0ef0e3d1f9b43f98fbee7a844fd8390ec6', '2026-11-15 14:43:34.030867+00'),
	('0007_webhooks.sql', '163714201907cbb49fac5258adacee2e379248e2616210d5e7581de5dfb741d0', '2026-11-15 14:43:34.030867+00'),
	('0008_dashboard.sql', '984c7e6d2c7da7d713a9e8cd3c5b91dce2190a2d31b835073ea75ea24b69ab8c', '2026-11-15 14:43:34.030867+00'),
	('0009_movements.sql', '61a07ab18eda45526e0035e96f8cab4f4b742a1416d8393e87f53a0f130c6dc6', '2026-11-15 14:43:34.030867+00'),
	('0010_refused_payouts.sql', '3a425f8c90395d606fe26699492c51102e0699f2f266ada397dc1e9a8cc1f3f5', '2026-11-15 14:43:34.030867+00'),
	('0011_money_going_back.sql', '015f57fb7dfbee8115d7cd228051d54d44dee03c0c844dedb61c56b2c02ee8e9', '2026-11-15 14:43:34.030867+00');

INSERT INTO public.transfers VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926', 1, 'deposit', 'bank', 'escrow', 700, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3e40000bd66e4d1c0f242e7', '3a44f889dfe6723d2b03ae93e020fc0f06e1fa2049c111d59380de9a27c63444', '2026-11-15 14:43:35.526+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 1, 'deposit', 'bank', 'escrow', 500, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e3ff0000aa1f982a3e54e2b6', 'de751188c29832ca81864475fa3e26579c2ce2afe5adf0249ff9c5be5ed4da40', '2026-11-15 14:43:35.553+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299', 1, 'deposit', 'bank', 'escrow', 40, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e41c00004ecce16cf282ada9', 'c4ef74f005ef4ddc7cc7c982a9194641bd1ffd4aba1d9e553800bae6ab0b9011', '2026-11-15 14:43:35.582+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 1, 'deposit', 'bank', 'escrow', 100, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4300000775ae3cf484fecb6', '9512d3c820b96085691c6c7128e95fde7039815918b7e515d81a7ea5a5e9e8f8', '2026-11-15 14:43:35.601+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 2, 'deposit_excess', 'bank', 'excess', 30, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4300000775ae3cf484fecb6', 'c11bd86d76ef645ce49af296f4347034d8ef91c9c660913345f6517543ada299', '2026-11-15 14:43:35.601+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b', 1, 'deposit', 'bank', 'escrow', 15, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4580000f83fca8b365757c1', 'c74fdb38b2d8884bb1b9795bdf324e8ff976c7400fccfcfbc5e27f14c2a0b273', '2026-11-15 14:43:35.641+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 1, 'deposit', 'bank', 'escrow', 100, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e49a0000821bdb64676e1002', '544ee35f9d4fb92c14a75568a364adc21c0f7615ab117a39adc49850a89d0188', '2026-11-15 14:43:35.716+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 2, 'release', 'escrow', 'seller', 60, 'ms_01a1dfa9e463000193b42f7be250f8ed', 'fae4a4456094ae5df0befd6679914cc9432b2fc480f6ee5ad3d2f2e9c59a098e', '2026-11-15 14:43:35.734+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 3, 'release', 'escrow', 'seller', 40, 'ms_01a1dfa9e4630002a5603a56f75701c7', 'd8aa704627bb161724723fc43875033f75b41d606d00409c630e9703fab07f85', '2026-11-15 14:43:35.752+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 4, 'payout_submitted', 'seller', 'payout_clearing', 60, 'po_01a1dfa9e463000193b42f7be250f8ed_1', 'eac8a3507c8c1cc09c6539d782c6235e828424d67a829f5da34e3b572f695b7b', '2026-11-15 14:43:35.763+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 5, 'payout_submitted', 'seller', 'payout_clearing', 40, 'po_01a1dfa9e4630002a5603a56f75701c7_1', '26f0c5421b628e844159992d982670735e7c2c36cdd3c2083bc6000411dd8755', '2026-11-15 14:43:35.774+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 6, 'payout_succeeded', 'payout_clearing', 'bank', 40, 'po_01a1dfa9e4630002a5603a56f75701c7_1', 'bb837696449fd81b2d1e056257c4605e43d72021a320a2eeb3b4aea5565630af', '2026-11-15 14:43:35.784+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 7, 'payout_succeeded', 'payout_clearing', 'bank', 60, 'po_01a1dfa9e463000193b42f7be250f8ed_1', '41f4efcbf2335a562e2ce136bd80b233c4710564f2f71671cf37ca6dcd9e2f54', '2026-11-15 14:43:35.792+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 1, 'deposit', 'bank', 'escrow', 100, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e4f100001fdcc51eaa58fd75', 'e07026a8d19e3e4615fddb2847f996429893eea5e5da790c6ec325cad003df82', '2026-11-15 14:43:35.794+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 2, 'refund', 'escrow', 'refund_payable', 30, 'rf_01a1dfa9e5050000a3fa5cff03e74e09', '2c0b4070f4993c427984cd955f4bc94799caf9bdada8e8909cf163cc59580a38', '2026-11-15 14:43:35.809+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 3, 'refund', 'escrow', 'refund_payable', 70, 'rf_01a1dfa9e51a0000eb278c82b84345d4', '8489adae13252540f64807695a5140d06e7971365d6dd1994129ac4597364e49', '2026-11-15 14:43:35.832+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 4, 'refund_paid', 'refund_payable', 'bank', 30, 'rf_01a1dfa9e5050000a3fa5cff03e74e09_0_1', 'd2158e3cc6e677a40c0829dd598fc2fe714feb59aba3baf4a540ab0b1b215d1c', '2026-11-15 14:43:35.84+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 5, 'refund_paid', 'refund_payable', 'bank', 70, 'rf_01a1dfa9e51a0000eb278c82b84345d4_0_1', 'b59f4a6005667485e223cf043e6509ee0b964a53c06b5d6d05ae159de770bb77', '2026-11-15 14:43:35.882+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 1, 'deposit', 'bank', 'escrow', 80, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e55b00000a25cea1237ef3b6', '90e6a33fd6826e31ba4d75bff92178810247469dd0d3961e15b31594c387c1de', '2026-11-15 14:43:35.901+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 2, 'release', 'escrow', 'seller', 80, 'ms_01a1dfa9e53600018164e91ed8a3fcb1', '42ff442b18644b395582274503fd502c4bc977bff3d9c6b2e0a50d84f2225a95', '2026-11-15 14:43:35.909+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 1, 'deposit', 'bank', 'escrow', 250, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5800000b86cc37434a390aa', '19b94f07329be3f838cc2d80425d54f4ef5e89f0b5716a470eb27ffd83b012a2', '2026-11-15 14:43:35.937+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 1, 'deposit', 'bank', 'escrow', 90, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/one-refund-refused', '78bb86221341f30db1a6dc1efde5e090d185319a2f34597c0317e7fa0a99a02b', '2026-11-15 14:43:35.973+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f', 2, 'refund', 'escrow', 'refund_payable', 90, 'rf_01a1dfa9e5af00007289be11fc923297', '7137f7ef4fe4bf5a503507b61daf5006122dd756b44f8d8a086c946d94b5eb75', '2026-11-15 14:43:35.983+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 1, 'deposit', 'bank', 'escrow', 500, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e5d10000daf473fb3c3a0dfb', 'ab1e268abe9a1d6ce11d13f852f06f0842deeb9d4cb92a583a3f652fd6c2e70d', '2026-11-15 14:43:36.019+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 2, 'release', 'escrow', 'seller', 500, 'ms_01a1dfa9e5ba0001c1d307245f1682c5', 'dc7bbcaeaf9668fae4f64d4ea1b0f232ae9e1b0e018082cb0b135429a750b5fe', '2026-11-15 14:43:36.029+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 3, 'payout_submitted', 'seller', 'payout_clearing', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_1', '3469550121ec5450649b24532032511b38602e47c491876fe76b35c6208a459a', '2026-11-15 14:43:36.04+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 4, 'payout_succeeded', 'payout_clearing', 'bank', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_1', 'c05e8778ed5bb68cc6c44eaa1809c97c7db5f3a0531e8a685a0f2709d761f16a', '2026-11-15 14:43:36.082+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 1, 'deposit', 'bank', 'escrow', 500, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e62200008d01050b6c8600e4', '9eef3f5074aa3c3abc21d773ccd0da22c66d0464ec7f20f210addbeeb1db63b8', '2026-11-15 14:43:36.1+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 2, 'release', 'escrow', 'seller', 500, 'ms_01a1dfa9e5e4000132452a96f5c37e83', '7b4d2cb12a4a352e2a9cabff5e5691d2190ca19a61adb956ec254ff26b26c06e', '2026-11-15 14:43:36.115+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 3, 'payout_submitted', 'seller', 'payout_clearing', 500, 'po_01a1dfa9e5e4000132452a96f5c37e83_1', '3756c29eec9fc40808d27a95dcf6aedcf682e84756181566338f8f857645bc9d', '2026-11-15 14:43:36.123+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 4, 'payout_failed', 'payout_clearing', 'seller', 500, 'po_01a1dfa9e5e4000132452a96f5c37e83_1', 'd67accc6f2324ac1f05308b73f1fd76c716188417f382f3c57890fc643487b27', '2026-11-15 14:43:36.134+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 1, 'deposit', 'bank', 'escrow', 50, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf', '5dd1c259ba4b48a34a49b651745b79ea1073aa9ec702fe446dd7137c01d15227', '2026-11-15 14:43:36.197+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 2, 'deposit_excess', 'bank', 'excess', 25, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6830000e75bcff9ce3217cf', 'c62124911803c007f3e200f55606f50dabed764eb2562c5bb98731067d3eaa0f', '2026-11-15 14:43:36.197+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 3, 'excess_return', 'excess', 'refund_payable', 25, 'rf_01a1dfa9e68b0000a54df76c2d0e0f32', '0e227a60913ddeb91ac97cd97862e444367f35cbb06ed44812996eb2bfbd845e', '2026-11-15 14:43:36.202+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 5, 'deposit_unapplied', 'bank', 'suspense', 7, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2c20000b4534c730d2c6365', 'b02184ca503fb84097d91e77cc86cbcec88f305df3529825ae65bc737b1f0d17', '2026-11-15 14:43:39.332+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 1, 'deposit', 'bank', 'escrow', 35, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9f2d40000c5697c904b506cdb', '8238474f62ce26ac642309ef4927f8bad6aa711beca9f1ac07866beb563f79e5', '2026-11-15 14:43:39.349+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 4, 'payout_succeeded', 'payout_clearing', 'bank', 35, 'po_01a1dfa9f2c800018703b206480a7421_1', '5f713f88a8edf169e1497ba540ad06c9a73713b82f3e3378b0149cdde20594bb', '2026-11-15 14:43:39.373+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 5, 'deposit_unapplied', 'bank', 'suspense', 9, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9fe9f0000b5fb24450143feee', '89a0ab2a9aed0cee05c2a16395700fe34a6a9bd00fa591b67e9776bbb509859b', '2026-11-15 14:43:42.368+00'),
	('dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5', 1, 'deposit', 'bank', 'escrow', 1000, 'sandbox:dev_01a1dfaa03090000a26703c84e80d62f/sbx_01a1dfaa035f0000a5d509dc09a20a6d', 'c31656d077bb6a1cdf3cc823ac0123be22cc5f4dc5149e9c2aaec150049ca21b', '2026-11-15 14:43:43.584+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 5, 'payout_submitted', 'seller', 'payout_clearing', 500, 'po_01a1dfa9e5e4000132452a96f5c37e83_2', '21cbfdbec3a8ab5dddfb55cedd0feec58d875c6396735aaca46a9b4323a3f0e7', '2026-11-15 14:43:46.445+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 6, 'payout_submitted', 'seller', 'payout_clearing', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_2', '2222bdf4410c3a1c78681b7601119d5db878dd36e817738fe4c46a8309dc21d7', '2026-11-15 14:43:48.473+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 1, 'deposit', 'bank', 'escrow', 55, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfaa22b70000b0baf21aeaafc9a5', '4a53b31f7855d8a578ef71d8a832c9ccedb5ef08d3199aa067a2fa65123e5a8a', '2026-11-15 14:43:51.609+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 2, 'release', 'escrow', 'seller', 55, 'ms_01a1dfaa22a6000129732ea5d95a23a7', 'bdb6a423f74418ecacc588ef1ad8c4a86863785274829fb732f0fbe69a9aeed9', '2026-11-15 14:43:51.618+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 1, 'deposit', 'bank', 'escrow', 500, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6530000e8a3648e77f21475', 'acf9cefdb0c12d597272eebcf41ce8fa651d6d0b144e9447c58e95e3b966a1cf', '2026-11-15 14:43:36.148+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 2, 'release', 'escrow', 'seller', 500, 'ms_01a1dfa9e6370001c3b46e71e1820612', '019d460ab87bd3954d9cd1fabb1f0b380c593447f73e256f55d4eb2e6934693c', '2026-11-15 14:43:36.158+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 5, 'refund_paid', 'refund_payable', 'bank', 25, 'rf_01a1dfa9e68b0000a54df76c2d0e0f32_0_1', '87c8fbf93ab98c32c8d8ceb79fae3e7988dd4612b808100abc9f6bee68e414ff', '2026-11-15 14:43:36.261+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 6, 'payout_submitted', 'seller', 'payout_clearing', 50, 'po_01a1dfa9e66200012cdfe55e19cfcd58_1', 'c1e53b98ba09362af4677f9455a4c814d3df73c418d4766204a218476e51e525', '2026-11-15 14:43:36.27+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 7, 'payout_succeeded', 'payout_clearing', 'bank', 50, 'po_01a1dfa9e66200012cdfe55e19cfcd58_1', '7e1452c3df682d8281641249383a1222c69e5d99985b93e744ebb6deaa5ee2e5', '2026-11-15 14:43:36.282+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 3, 'payout_submitted', 'seller', 'payout_clearing', 45, 'po_01a1dfa9e6c70001a7f84e7638aadc1f_1', 'b4471a84b0f991b2d9ab1694b8018e3c21070aa4547839debe0e429c94cbb11f', '2026-11-15 14:43:36.333+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 4, 'payout_succeeded', 'payout_clearing', 'bank', 45, 'po_01a1dfa9e6c70001a7f84e7638aadc1f_1', '0c218f45656e35c25decd9afb121e48d3b96191b5a04d7b489d63059c103646e', '2026-11-15 14:43:36.338+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 5, 'payout_reversed', 'bank', 'seller', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_1', 'abf340dc4a0bb0200b12a7085a6451ceb8ed20288b2e389a914cee5bcc058212', '2026-11-15 14:43:38.348+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 3, 'payout_submitted', 'seller', 'payout_clearing', 35, 'po_01a1dfa9f2c800018703b206480a7421_1', '41e83478f47bf94df119708740b51060d945053fb3c01e1516d18c65460cc530', '2026-11-15 14:43:39.367+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 7, 'refund_paid', 'refund_payable', 'bank', 9, 'rf_01a1dfa9fea900004cbfc86aa16c8337_0_1', '21c991d7644be7db2159866f56bac7eb9862cf4b44cdf0c31a4b013889272dfd', '2026-11-15 14:43:42.409+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 7, 'payout_succeeded', 'payout_clearing', 'bank', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_2', '44a867583351212a7bf9600e0be4df6443ca7a0a79de7bb5e19baa93bd9ec038', '2026-11-15 14:43:48.479+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 8, 'payout_reversed', 'bank', 'seller', 500, 'po_01a1dfa9e5ba0001c1d307245f1682c5_2', '783315f4a4294bd6bea26a9d02a227dc3f789e72926c782b629aae8737d72224', '2026-11-15 14:43:50.492+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 3, 'payout_submitted', 'seller', 'payout_clearing', 500, 'po_01a1dfa9e6370001c3b46e71e1820612_1', '8d0494aee18c2470da9c9dac2a560a69006274db35a68ff0bbb84aaedeaf1fad', '2026-11-15 14:43:36.166+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 4, 'release', 'escrow', 'seller', 50, 'ms_01a1dfa9e66200012cdfe55e19cfcd58', '8dfdf692090ae3db0fae291b17f87d66fd004aceae257d1f60e777cd5e3c7044', '2026-11-15 14:43:36.235+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 1, 'deposit', 'bank', 'escrow', 45, 'sandbox:dev_01a1dfa9e2c60000c8932835baee78aa/sbx_01a1dfa9e6ef0000a9c9e8d8878f071a', '01781e9f6bdc1866986979c23dc46db73f8f1578f73894b612272f5ff502066e', '2026-11-15 14:43:36.305+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b', 2, 'release', 'escrow', 'seller', 45, 'ms_01a1dfa9e6c70001a7f84e7638aadc1f', 'e6cc75fbd15648f9ca13dec8b5e0940b0ed1604365edcdedb8acd83e831ad634', '2026-11-15 14:43:36.324+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab', 4, 'payout_succeeded', 'payout_clearing', 'bank', 500, 'po_01a1dfa9e6370001c3b46e71e1820612_1', '17813d1c1f23144c7af33034f600e5da0f5fd825ff5e2fd430f0d5e15a40c21f', '2026-11-15 14:43:39.359+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 2, 'release', 'escrow', 'seller', 35, 'ms_01a1dfa9f2c800018703b206480a7421', '8f12d1f936bd137cd3bf5fd25ebebdffd2e6b781b7e9a18a330872d393dd6da5', '2026-11-15 14:43:39.36+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413', 6, 'unapplied_return', 'suspense', 'refund_payable', 9, 'rf_01a1dfa9fea900004cbfc86aa16c8337', '84b0408583c6d7019dfaaf9df55cfaf103d6ca317bba72c5abe32411179efdfa', '2026-11-15 14:43:42.377+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c', 6, 'payout_failed', 'payout_clearing', 'seller', 500, 'po_01a1dfa9e5e4000132452a96f5c37e83_2', '8de62f79c45696328e065ef7e2d064f1ed7d14e4bd385ee83c4e28d228a4ff73', '2026-11-15 14:43:46.458+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 3, 'payout_submitted', 'seller', 'payout_clearing', 55, 'po_01a1dfaa22a6000129732ea5d95a23a7_1', '547f643814f108af324568ea1c72a650d45b1ff2f2b989334960110e8e5aa33c', '2026-11-15 14:43:51.623+00');

INSERT INTO public.virtual_accounts VALUES
	('sandbox', '9900000011', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e39700008323d2ade81e0f6a'),
	('sandbox', '9900000028', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3c400009a849fd0d9877926'),
	('sandbox', '9900000035', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da'),
	('sandbox', '9900000042', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e40f0000f220b8c60d926299'),
	('sandbox', '9900000059', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e42300006bf515d9f5ff78e0'),
	('sandbox', '9900000066', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e43d00003e5485128021ba4b'),
	('sandbox', '9900000073', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4630000dbb60b986d7e195a'),
	('sandbox', '9900000080', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6'),
	('sandbox', '9900000097', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e536000018bca64d9aa26b6e'),
	('sandbox', '9900000107', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47'),
	('sandbox', '9900000114', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e593000048834b72a92b7c9f'),
	('sandbox', '9900000121', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5ba00005ed5e2293038f998'),
	('sandbox', '9900000138', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e5e40000685461b70c961b8c'),
	('sandbox', '9900000145', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e637000049abe1a099fccdab'),
	('sandbox', '9900000152', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e662000030f8e5863a2c2c2e'),
	('sandbox', '9900000169', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9e6c70000e377f6b56366367b'),
	('sandbox', '9900000176', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfa9f2c8000046610f6de165c413'),
	('sandbox', '9900000183', 'dev_01a1dfaa03090000a26703c84e80d62f', 'agr_01a1dfaa0352000057dd48eb055adad5'),
	('sandbox', '9900000190', 'dev_01a1dfa9e2c60000c8932835baee78aa', 'agr_01a1dfaa22a60000b8ec5699a82492d8');

INSERT INTO public.webhook_deliveries VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e432000076acfdf1739588a4', 'agr_01a1dfa9e42300006bf515d9f5ff78e0', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:47:55.513+00', '2026-11-15 14:43:40.868+00', '[{"at": "2026-11-15T14:43:35.679Z", "error": null, "status": 500, "response": "", "latencyMs": 26}, {"at": "2026-11-15T14:43:40.868Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.614+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e401000021550ec84f2a1e0c', 'agr_01a1dfa9e3ee0000c1a509334c3eb8da', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:47:52.838+00', '2026-11-15 14:43:40.937+00', '[{"at": "2026-11-15T14:43:35.679Z", "error": null, "status": 500, "response": "", "latencyMs": 23}, {"at": "2026-11-15T14:43:40.937Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.614+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e4590000047a15f083b81d34', 'agr_01a1dfa9e43d00003e5485128021ba4b', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:22.755+00', '2026-11-15 14:43:42.053+00', '[{"at": "2026-11-15T14:43:35.861Z", "error": null, "status": 500, "response": "", "latencyMs": 2}, {"at": "2026-11-15T14:43:42.053Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.696+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e4f3000067bf825ba7ab6350', 'agr_01a1dfa9e4d1000092f3939b2d77e9b6', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:38.832+00', '2026-11-15 14:43:41.962+00', '[{"at": "2026-11-15T14:43:36.234Z", "error": null, "status": 500, "response": "", "latencyMs": 15}, {"at": "2026-11-15T14:43:41.962Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.871+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e4a400003667a1a280e7c356', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:23.803+00', '2026-11-15 14:43:42.008+00', '[{"at": "2026-11-15T14:43:36.058Z", "error": null, "status": 500, "response": "", "latencyMs": 14}, {"at": "2026-11-15T14:43:42.008Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.871+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e4b700017d83b34fd53fdf23', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:23.803+00', NULL, '[]', NULL, '2026-11-15 14:43:35.871+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e4c800025c732971848a3800', 'agr_01a1dfa9e4630000dbb60b986d7e195a', 13, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:23.803+00', NULL, '[]', NULL, '2026-11-15 14:43:35.871+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2df000044350cdd7878c4cb', 'agr_01a1dfa9e637000049abe1a099fccdab', 12, 'payout.succeeded', 'DELIVERED', 1, '2026-11-15 14:43:39.509+00', '2026-11-15 14:43:39.497+00', '[{"at": "2026-11-15T14:43:39.497Z", "error": null, "status": 200, "response": "", "latencyMs": 12}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2e00000ab9d6c98358f0150', 'agr_01a1dfa9f2c8000046610f6de165c413', 7, 'milestone.confirmed', 'DELIVERED', 1, '2026-11-15 14:43:39.51+00', '2026-11-15 14:43:39.502+00', '[{"at": "2026-11-15T14:43:39.502Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2e00001b93da5e334337cd5', 'agr_01a1dfa9f2c8000046610f6de165c413', 8, 'milestone.completed', 'DELIVERED', 1, '2026-11-15 14:43:39.51+00', '2026-11-15 14:43:39.503+00', '[{"at": "2026-11-15T14:43:39.503Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2e000028bec1e48865e58a1', 'agr_01a1dfa9f2c8000046610f6de165c413', 9, 'milestone.released', 'DELIVERED', 1, '2026-11-15 14:43:39.51+00', '2026-11-15 14:43:39.504+00', '[{"at": "2026-11-15T14:43:39.504Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e581000011fe029e2f8417c3', 'agr_01a1dfa9e56a0000383c8b1f39ef3c47', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:48:31.262+00', '2026-11-15 14:43:40.89+00', '[{"at": "2026-11-15T14:43:36.445Z", "error": null, "status": 500, "response": "", "latencyMs": 5}, {"at": "2026-11-15T14:43:40.890Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e5d30000d92de2d6d68f6534', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:48:09.161+00', '2026-11-15 14:43:41.986+00', '[{"at": "2026-11-15T14:43:36.938Z", "error": null, "status": 500, "response": "", "latencyMs": 1}, {"at": "2026-11-15T14:43:41.986Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e5dd0002feafaecfeb0b6399', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:48:09.161+00', NULL, '[]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e55d00007259263947565d3d', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:08.35+00', '2026-11-15 14:43:42.077+00', '[{"at": "2026-11-15T14:43:36.388Z", "error": null, "status": 500, "response": "", "latencyMs": 4}, {"at": "2026-11-15T14:43:42.077Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e5650002dc5581bbb863064d', 'agr_01a1dfa9e536000018bca64d9aa26b6e', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:08.35+00', NULL, '[]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e6540000ede726c2e72a326a', 'agr_01a1dfa9e637000049abe1a099fccdab', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:47:48.841+00', '2026-11-15 14:43:42.031+00', '[{"at": "2026-11-15T14:43:36.984Z", "error": null, "status": 500, "response": "", "latencyMs": 1}, {"at": "2026-11-15T14:43:42.031Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.224+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e65e0002e1d537afc00b15f6', 'agr_01a1dfa9e637000049abe1a099fccdab', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:47:48.841+00', NULL, '[]', NULL, '2026-11-15 14:43:36.224+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e62400003c66b4a7f4fe486f', 'agr_01a1dfa9e5e40000685461b70c961b8c', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:37.472+00', '2026-11-15 14:43:42.898+00', '[{"at": "2026-11-15T14:43:36.961Z", "error": null, "status": 500, "response": "", "latencyMs": 1}, {"at": "2026-11-15T14:43:42.898Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.224+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e6330002050a1e57eed55bb9', 'agr_01a1dfa9e5e40000685461b70c961b8c', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:37.472+00', NULL, '[]', NULL, '2026-11-15 14:43:36.224+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e685000069f0a583fcce0b3a', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:22.656+00', '2026-11-15 14:43:42.946+00', '[{"at": "2026-11-15T14:43:37.007Z", "error": null, "status": 500, "response": "", "latencyMs": 1}, {"at": "2026-11-15T14:43:42.946Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.224+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa167900007ba1d1063e41c7f8', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 15, 'payout.submitted', 'DELIVERED', 1, '2026-11-15 14:43:48.9+00', '2026-11-15 14:43:48.897+00', '[{"at": "2026-11-15T14:43:48.897Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:48.857+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa167f0000a271b9b3d54194d6', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 16, 'payout.succeeded', 'DELIVERED', 1, '2026-11-15 14:43:48.902+00', '2026-11-15 14:43:48.897+00', '[{"at": "2026-11-15T14:43:48.897Z", "error": null, "status": 200, "response": "", "latencyMs": 4}]', NULL, '2026-11-15 14:43:48.857+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa167f000101114c2353b1bbd2', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 17, 'agreement.disbursed', 'DELIVERED', 1, '2026-11-15 14:43:48.902+00', '2026-11-15 14:43:48.898+00', '[{"at": "2026-11-15T14:43:48.898Z", "error": null, "status": 200, "response": "", "latencyMs": 4}]', NULL, '2026-11-15 14:43:48.857+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa1e5c000001cd9293b7d5f299', 'agr_01a1dfa9e5ba00005ed5e2293038f998', 18, 'payout.reversed', 'DELIVERED', 1, '2026-11-15 14:43:51.273+00', '2026-11-15 14:43:51.27+00', '[{"at": "2026-11-15T14:43:51.270Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:51.23+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22a60002ae8d6e0d22da577c', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 1, 'agreement.created', 'DELIVERED', 1, '2026-11-15 14:43:51.645+00', '2026-11-15 14:43:51.644+00', '[{"at": "2026-11-15T14:43:51.644Z", "error": null, "status": 200, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:51.598+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2e00004b5103de0c29c7f55', 'agr_01a1dfa9f2c8000046610f6de165c413', 10, 'agreement.completed', 'DELIVERED', 1, '2026-11-15 14:43:39.511+00', '2026-11-15 14:43:39.506+00', '[{"at": "2026-11-15T14:43:39.506Z", "error": null, "status": 200, "response": "", "latencyMs": 5}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2e70000f180618eb89f43f8', 'agr_01a1dfa9f2c8000046610f6de165c413', 11, 'payout.submitted', 'DELIVERED', 1, '2026-11-15 14:43:39.511+00', '2026-11-15 14:43:39.507+00', '[{"at": "2026-11-15T14:43:39.507Z", "error": null, "status": 200, "response": "", "latencyMs": 4}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2ed0000b425bd48dcc31352', 'agr_01a1dfa9f2c8000046610f6de165c413', 12, 'payout.succeeded', 'DELIVERED', 1, '2026-11-15 14:43:39.512+00', '2026-11-15 14:43:39.508+00', '[{"at": "2026-11-15T14:43:39.508Z", "error": null, "status": 200, "response": "", "latencyMs": 3}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2ed0001e59a289ee62cb622', 'agr_01a1dfa9f2c8000046610f6de165c413', 13, 'agreement.disbursed', 'DELIVERED', 1, '2026-11-15 14:43:39.512+00', '2026-11-15 14:43:39.509+00', '[{"at": "2026-11-15T14:43:39.509Z", "error": null, "status": 200, "response": "", "latencyMs": 3}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9f2d5000058b304cb1822f8e1', 'agr_01a1dfa9f2c8000046610f6de165c413', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:06.76+00', '2026-11-15 14:43:45.032+00', '[{"at": "2026-11-15T14:43:39.495Z", "error": null, "status": 500, "response": "", "latencyMs": 4}, {"at": "2026-11-15T14:43:45.032Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9f2e000028bec1e48865e58a1', 'agr_01a1dfa9f2c8000046610f6de165c413', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:06.76+00', NULL, '[]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e6f1000006c8c50a13af9cf1', 'agr_01a1dfa9e6c70000e377f6b56366367b', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:48:40.104+00', '2026-11-15 14:43:42.923+00', '[{"at": "2026-11-15T14:43:37.031Z", "error": null, "status": 500, "response": "", "latencyMs": 2}, {"at": "2026-11-15T14:43:42.923Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.391+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e7040002009a53eea1410a82', 'agr_01a1dfa9e6c70000e377f6b56366367b', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:48:40.104+00', NULL, '[]', NULL, '2026-11-15 14:43:36.391+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e6ab0002f3e5284363e3a8db', 'agr_01a1dfa9e662000030f8e5863a2c2c2e', 10, 'milestone.released', 'PENDING', 0, '2026-11-15 14:49:22.656+00', NULL, '[]', NULL, '2026-11-15 14:43:36.391+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e5a5000078bf28503bfbaa5d', 'agr_01a1dfa9e593000048834b72a92b7c9f', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:47:51.628+00', '2026-11-15 14:43:42.975+00', '[{"at": "2026-11-15T14:43:36.916Z", "error": null, "status": 500, "response": "", "latencyMs": 1}, {"at": "2026-11-15T14:43:42.975Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:36.052+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa03030000f62e4be84ee9b34c', 'idv_01a1dfaa030100000636016b75d603c3', 1, 'identity.failed', 'DELIVERED', 1, '2026-11-15 14:43:43.559+00', '2026-11-15 14:43:43.558+00', '[{"at": "2026-11-15T14:43:43.558Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:43.496+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22b000006c4075785f4d746f', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 2, 'agreement.assessed', 'DELIVERED', 1, '2026-11-15 14:43:51.697+00', '2026-11-15 14:43:51.691+00', '[{"at": "2026-11-15T14:43:51.691Z", "error": null, "status": 200, "response": "", "latencyMs": 6}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9f2df0001edbd22e836fcb726', 'agr_01a1dfa9e637000049abe1a099fccdab', 13, 'agreement.disbursed', 'DELIVERED', 1, '2026-11-15 14:43:39.512+00', '2026-11-15 14:43:39.499+00', '[{"at": "2026-11-15T14:43:39.499Z", "error": null, "status": 200, "response": "", "latencyMs": 13}]', NULL, '2026-11-15 14:43:39.452+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e41e00003883d0d4a0d17447', 'agr_01a1dfa9e40f0000f220b8c60d926299', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:49:23.111+00', '2026-11-15 14:43:40.846+00', '[{"at": "2026-11-15T14:43:35.679Z", "error": null, "status": 500, "response": "", "latencyMs": 23}, {"at": "2026-11-15T14:43:40.846Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.614+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfa9e3e700000733ba22775dd9a1', 'agr_01a1dfa9e3c400009a849fd0d9877926', 4, 'deposit.received', 'PENDING', 2, '2026-11-15 14:47:52.933+00', '2026-11-15 14:43:40.914+00', '[{"at": "2026-11-15T14:43:35.678Z", "error": null, "status": 500, "response": "", "latencyMs": 23}, {"at": "2026-11-15T14:43:40.914Z", "error": null, "status": 500, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:35.614+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9fea000005ebae54e4bd8ca6e', 'agr_01a1dfa9f2c8000046610f6de165c413', 14, 'deposit.unapplied', 'DELIVERED', 1, '2026-11-15 14:43:42.424+00', '2026-11-15 14:43:42.423+00', '[{"at": "2026-11-15T14:43:42.423Z", "error": null, "status": 200, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:42.371+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9fea900013fa4f86ba59e1c12', 'agr_01a1dfa9f2c8000046610f6de165c413', 15, 'refund.created', 'DELIVERED', 1, '2026-11-15 14:43:42.478+00', '2026-11-15 14:43:42.476+00', '[{"at": "2026-11-15T14:43:42.476Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:42.425+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfa9fecb00000b6eb0317c097a50', 'agr_01a1dfa9f2c8000046610f6de165c413', 16, 'refund.succeeded', 'DELIVERED', 1, '2026-11-15 14:43:42.479+00', '2026-11-15 14:43:42.476+00', '[{"at": "2026-11-15T14:43:42.476Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:42.425+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa0e8e00006f929ed8f7502a26', 'agr_01a1dfa9e5e40000685461b70c961b8c', 13, 'payout.submitted', 'DELIVERED', 1, '2026-11-15 14:43:46.49+00', '2026-11-15 14:43:46.489+00', '[{"at": "2026-11-15T14:43:46.489Z", "error": null, "status": 200, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:46.448+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa0e9a0000d89100da60f0c259', 'agr_01a1dfa9e5e40000685461b70c961b8c', 14, 'payout.failed', 'DELIVERED', 1, '2026-11-15 14:43:46.532+00', '2026-11-15 14:43:46.53+00', '[{"at": "2026-11-15T14:43:46.530Z", "error": null, "status": 200, "response": "", "latencyMs": 1}]', NULL, '2026-11-15 14:43:46.491+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa16830000ec7334030b786661', 'agr_01a1dfa9e593000048834b72a92b7c9f', 8, 'refund.failed', 'DELIVERED', 1, '2026-11-15 14:43:48.903+00', '2026-11-15 14:43:48.898+00', '[{"at": "2026-11-15T14:43:48.898Z", "error": null, "status": 200, "response": "", "latencyMs": 5}]', NULL, '2026-11-15 14:43:48.857+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22c90000ebcb50b7aa7bc976', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 11, 'payout.submitted', 'DELIVERED', 1, '2026-11-15 14:43:51.702+00', '2026-11-15 14:43:51.699+00', '[{"at": "2026-11-15T14:43:51.699Z", "error": null, "status": 200, "response": "", "latencyMs": 3}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22c200049e88da22ff1ddc64', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 10, 'agreement.completed', 'DELIVERED', 1, '2026-11-15 14:43:51.699+00', '2026-11-15 14:43:51.697+00', '[{"at": "2026-11-15T14:43:51.697Z", "error": null, "status": 200, "response": "", "latencyMs": 2}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfaa22b90000fe80c99adc375d55', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 4, 'deposit.received', 'PENDING', 1, '2026-11-15 14:43:56.207+00', '2026-11-15 14:43:51.695+00', '[{"at": "2026-11-15T14:43:51.695Z", "error": null, "status": 500, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22be0000683664a2b344494f', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 6, 'milestone.confirmed', 'DELIVERED', 1, '2026-11-15 14:43:51.699+00', '2026-11-15 14:43:51.692+00', '[{"at": "2026-11-15T14:43:51.692Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22c200005653d9acdb7a4e7e', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 7, 'milestone.confirmed', 'DELIVERED', 1, '2026-11-15 14:43:51.7+00', '2026-11-15 14:43:51.692+00', '[{"at": "2026-11-15T14:43:51.692Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22c20001ba37e4caaaeecc6f', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 8, 'milestone.completed', 'DELIVERED', 1, '2026-11-15 14:43:51.7+00', '2026-11-15 14:43:51.693+00', '[{"at": "2026-11-15T14:43:51.693Z", "error": null, "status": 200, "response": "", "latencyMs": 7}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22c20002a74e42b374adc87f', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 9, 'milestone.released', 'DELIVERED', 1, '2026-11-15 14:43:51.7+00', '2026-11-15 14:43:51.694+00', '[{"at": "2026-11-15T14:43:51.694Z", "error": null, "status": 200, "response": "", "latencyMs": 6}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22b0000124b9c014208a6637', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 3, 'virtual_account.issued', 'DELIVERED', 1, '2026-11-15 14:43:51.7+00', '2026-11-15 14:43:51.692+00', '[{"at": "2026-11-15T14:43:51.692Z", "error": null, "status": 200, "response": "", "latencyMs": 8}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22b90000fe80c99adc375d55', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 4, 'deposit.received', 'DELIVERED', 1, '2026-11-15 14:43:51.7+00', '2026-11-15 14:43:51.692+00', '[{"at": "2026-11-15T14:43:51.692Z", "error": null, "status": 200, "response": "", "latencyMs": 9}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'evt_01a1dfaa22b90001f1ca6ef6f3fb7453', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 5, 'agreement.funded', 'DELIVERED', 1, '2026-11-15 14:43:51.701+00', '2026-11-15 14:43:51.692+00', '[{"at": "2026-11-15T14:43:51.692Z", "error": null, "status": 200, "response": "", "latencyMs": 9}]', NULL, '2026-11-15 14:43:51.646+00'),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'evt_01a1dfaa22c20002a74e42b374adc87f', 'agr_01a1dfaa22a60000b8ec5699a82492d8', 9, 'milestone.released', 'PENDING', 0, '2026-11-15 14:43:56.207+00', NULL, '[]', NULL, '2026-11-15 14:43:51.646+00');

INSERT INTO public.webhook_endpoints VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3360000b3e5d3ccbb0b4956', 'http://127.0.0.1:54394/hook', 'takes everything', NULL, false, true, NULL, NULL, NULL, 'whsec_X/d3kkeT6WjlrigZq1TtgL2K8ip8UrtwA4hPIbjLCG0=', NULL, NULL, NULL, '2026-11-15 14:43:51.706+00', 1236, '2026-11-15 14:43:35.35+00', NULL),
	('dev_01a1dfa9e2c60000c8932835baee78aa', 'whk_01a1dfa9e3420000f2a2e594f51d059e', 'http://127.0.0.1:54394/broken', NULL, '{deposit.received,milestone.released}', true, true, NULL, NULL, '2026-11-15 14:43:35.717+00', 'whsec_mVUqh3lvFSsOGviQf2dWXXFjDAJBeu+9c1nbQUKbpsY=', NULL, NULL, NULL, '2026-11-15 14:43:52.062+00', 1237, '2026-11-15 14:43:35.362+00', NULL);

INSERT INTO public.webhook_followers VALUES
	('dev_01a1dfa9e2c60000c8932835baee78aa', 1734, 'evt_01a1dfaa22c90000ebcb50b7aa7bc976');

SELECT pg_catalog.setval('public.sandbox_account_serial', 19, true);

ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.api_key_hashes
    ADD CONSTRAINT api_key_hashes_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.bank_references
    ADD CONSTRAINT bank_references_pkey PRIMARY KEY (provider, reference);

ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_pkey PRIMARY KEY (developer_id, agreement_id, provider, transaction_id);

ALTER TABLE ONLY public.developer_emails
    ADD CONSTRAINT developer_emails_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.developers
    ADD CONSTRAINT developers_pkey PRIMARY KEY (developer_id);

ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (developer_id, stream_id, sequence);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (developer_id, key);

ALTER TABLE ONLY public.identity_verifications
    ADD CONSTRAINT identity_verifications_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_pkey PRIMARY KEY (developer_id, agreement_id, id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (developer_id, external_user_id);

ALTER TABLE ONLY public.provider_transactions
    ADD CONSTRAINT provider_transactions_pkey PRIMARY KEY (provider, transaction_id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (developer_id, agreement_id, id);

ALTER TABLE ONLY public.request_log
    ADD CONSTRAINT request_log_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_addresses
    ADD CONSTRAINT risk_addresses_pkey PRIMARY KEY (developer_id, address);

ALTER TABLE ONLY public.risk_agreements
    ADD CONSTRAINT risk_agreements_pkey PRIMARY KEY (developer_id, agreement_id, user_id);

ALTER TABLE ONLY public.risk_assessments
    ADD CONSTRAINT risk_assessments_pkey PRIMARY KEY (developer_id, id);

ALTER TABLE ONLY public.risk_devices
    ADD CONSTRAINT risk_devices_pkey PRIMARY KEY (developer_id, device);

ALTER TABLE ONLY public.risk_user_devices
    ADD CONSTRAINT risk_user_devices_pkey PRIMARY KEY (developer_id, user_id, device);

ALTER TABLE ONLY public.risk_users
    ADD CONSTRAINT risk_users_pkey PRIMARY KEY (developer_id, user_id);

ALTER TABLE ONLY public.sandbox_accounts
    ADD CONSTRAINT sandbox_accounts_account_number_key UNIQUE (account_number);

ALTER TABLE ONLY public.sandbox_accounts
    ADD CONSTRAINT sandbox_accounts_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.sandbox_transfers
    ADD CONSTRAINT sandbox_transfers_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_once UNIQUE (developer_id, agreement_id, kind, cause);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (developer_id, agreement_id, sequence);

ALTER TABLE ONLY public.virtual_accounts
    ADD CONSTRAINT virtual_accounts_pkey PRIMARY KEY (provider, account_number);

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

CREATE INDEX events_by_id ON public.events USING btree (developer_id, id);

CREATE INDEX events_in_order ON public.events USING btree (developer_id, "position", id);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX identity_verifications_by_user ON public.identity_verifications USING btree (developer_id, external_user_id, id);

CREATE INDEX jobs_due ON public.jobs USING btree (run_at) WHERE (dead_at IS NULL);

CREATE INDEX milestones_awaiting_details ON public.milestones USING btree (developer_id, agreement_id) WHERE (settlement = 'AWAITING_DETAILS'::text);

CREATE INDEX milestones_refused ON public.milestones USING btree (developer_id, agreement_id) WHERE ((settlement = ANY (ARRAY['RELEASED'::text, 'SUBMITTED'::text])) AND (payout_failures > 0));

CREATE INDEX refunds_refused ON public.refunds USING btree (developer_id, id) WHERE (status = 'FAILED'::text);

CREATE INDEX request_log_by_age ON public.request_log USING btree (created_at);

CREATE INDEX request_log_in_order ON public.request_log USING btree (developer_id, created_at, id);

CREATE INDEX risk_assessments_by_agreement ON public.risk_assessments USING btree (developer_id, agreement_id, id) WHERE (agreement_id IS NOT NULL);

CREATE INDEX risk_assessments_by_user ON public.risk_assessments USING btree (developer_id, user_id, id);

CREATE INDEX risk_assessments_not_green ON public.risk_assessments USING btree (developer_id, flag, id) WHERE (flag <> 'GREEN'::text);

CREATE INDEX sessions_by_developer ON public.sessions USING btree (developer_id);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (developer_id, endpoint_id, next_attempt_at) WHERE (status = 'PENDING'::text);

CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (developer_id, endpoint_id, event_id) WHERE (status = 'FAILED'::text);

CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (developer_id, endpoint_id, stream_id, sequence) WHERE (status = 'PENDING'::text);
