-- The two buckets of a sliding window after `added` more events. Events from a clock that runs behind count
-- into the current bucket.
CREATE OR REPLACE FUNCTION window_current(bucket bigint, current bigint, now_bucket bigint, added bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN bucket >= now_bucket THEN current + added ELSE added END $$;

CREATE OR REPLACE FUNCTION window_previous(bucket bigint, current bigint, previous bigint, now_bucket bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$
  SELECT CASE WHEN bucket >= now_bucket THEN previous WHEN bucket = now_bucket - 1 THEN current ELSE 0 END
$$;
