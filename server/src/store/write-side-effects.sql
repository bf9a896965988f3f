-- Writes the rows that every commit has: events, jobs and saved answers. `n` is the number of the change that
-- a row belongs to; rows are written only for changes in `won`. The function only inserts and looks nothing
-- up, so it needs no plan settings.
CREATE OR REPLACE FUNCTION write_side_effects(won integer[], new_events jsonb, new_jobs jsonb, answers jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF new_events IS NOT NULL THEN
    INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash, trace,
      funding)
    SELECT developer_id, stream_id, sequence, id, type, data, created_at, actor, hash, trace, funding
    FROM jsonb_to_recordset(new_events) AS x(
      n integer, developer_id text, stream_id text, sequence integer, id text, type text, data jsonb,
      created_at timestamptz, actor jsonb, hash text, trace text, funding text)
    WHERE n = ANY(won);
    IF new_events @? '$[*].keys' THEN
      PERFORM keep_person_keys(won, new_events);
    END IF;
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
