-- Records assessments, each with its event if it announces itself. Such an event has no data of its own: it
-- is made from the assessment when it is read (assessment_event_data). Null arrays stand for columns of
-- nulls.
CREATE OR REPLACE FUNCTION record_assessments(
  developers text[], ids text[], users text[], agreements text[], band_systems text[], amounts bigint[],
  currencies text[], devices bytea[], scores smallint[], flags text[], simulations boolean[],
  fact_lines text[], verdicts text[], policy_versions integer[], shadow_versions integer[],
  shadow_scores smallint[], shadow_flags text[], created_at_ms double precision[], event_ids text[],
  event_actors jsonb[], event_hashes text[], metadata_lines text[]
) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, device,
    score, flag, simulated, facts, verdict, policy_version, shadow_version, shadow_score, shadow_flag,
    created_at, metadata_read)
  SELECT developers[i], ids[i], users[i], agreements[i], band_systems[i], amounts[i], currencies[i],
    devices[i], scores[i], flags[i], simulations[i], fact_lines[i], verdicts[i], policy_versions[i],
    shadow_versions[i], shadow_scores[i], shadow_flags[i], to_timestamp(created_at_ms[i] / 1000),
    metadata_lines[i]
  FROM generate_series(1, cardinality(ids)) AS i;

  IF event_ids IS NOT NULL THEN
    INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
    SELECT developers[i], ids[i], 1, event_ids[i], 'assessment.created', '{}',
      to_timestamp(created_at_ms[i] / 1000), event_actors[i], event_hashes[i]
    FROM generate_series(1, cardinality(ids)) AS i WHERE event_ids[i] IS NOT NULL;
  END IF;
END $$;

-- The data of the event of an assessment without metadata of the caller. Its hash covers these data.
CREATE OR REPLACE FUNCTION assessment_event_data(developer text, assessment text)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('assessmentId', a.id, 'score', a.score, 'flag', a.flag,
      'triggeredSignals', a.verdict::jsonb -> 0, 'reference', NULL, 'metadata', '{}'::jsonb,
      'platformUserId', a.user_id, 'agreementId', a.agreement_id, 'transactionAmount', a.amount,
      'currency', a.currency, 'simulated', a.simulated)
    FROM risk_assessments a WHERE a.developer_id = developer AND a.id = assessment);
END $$;

-- Assessments that are not GREEN open a review, unless the account's policy says otherwise; one job for each
-- account announces those of a batch. Rows are locked in one order and after all others, so that a
-- transaction waiting for one of them holds nothing that others need.
CREATE OR REPLACE FUNCTION open_assessment_reviews(suspects jsonb) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
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
