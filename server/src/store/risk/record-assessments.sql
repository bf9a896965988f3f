-- Step two, after the decision: records the assessments of a batch and updates what is known. `learn` is
-- absent for simulated calls and others that must not affect trust, location and baseline. Everything is
-- updated relative to the current row, so parallel events of one user lose nothing. Rows are locked in the
-- order of count_risk_events(), in the same rounds. Answers to requests with an Idempotency-Key are saved in
-- the same commit; a claim that was lost to another request undoes the batch, and its items run again one by
-- one. The planner cannot know how small a batch is. Left to itself it reads whole tables that were small
-- when it last looked, and keeps doing so as they grow (measured: 0.5 ms became 12 ms within thousands of
-- rows).
CREATE OR REPLACE FUNCTION record_assessments(batch jsonb, minimum_weight double precision, answers jsonb,
  devices jsonb DEFAULT NULL, new_events jsonb DEFAULT NULL, given_metadata jsonb DEFAULT NULL,
  suspects jsonb DEFAULT NULL)
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
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

    -- One statement, since parsing a round is most of the cost.
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
      -- Trust on first use applies to one device: of two that came first at the same moment, the one recorded
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
      -- Joined to the users, so that those are locked first.
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
    -- No condition on the current row: with one, the planner would read the whole table.
    UPDATE risk_devices d SET known_since = coalesce(d.known_since, i.at)
    FROM jsonb_to_recordset(devices) AS i (developer_id text, device bytea, at timestamptz)
    WHERE d.developer_id = i.developer_id AND d.device = i.device;
  END IF;

  IF given_metadata IS NOT NULL THEN
    PERFORM write_caller_metadata('{0}', given_metadata);
  END IF;
  IF new_events IS NOT NULL THEN
    PERFORM write_side_effects('{0}', new_events, NULL, NULL);
  END IF;

  -- Assessments that are not GREEN open a review, unless the account's policy says otherwise; a job announces
  -- it. These rows are locked last and in one order, so that a transaction waiting for one of them holds
  -- nothing that others need.
  IF suspects IS NOT NULL THEN
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
    SELECT developer_id, 'job_' || substr(id, 5), 'announce-review', jsonb_build_object('reviewId', id),
      opened_at, opened_at
    FROM opened WHERE substr(id, 5) = substr(subject_id, 5);
  END IF;

  IF answers IS NOT NULL THEN
    PERFORM save_answers(answers);
  END IF;
END $$;
