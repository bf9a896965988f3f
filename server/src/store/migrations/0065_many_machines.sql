-- The processes that measure pictures for others, and where they are. One that has not been heard of for
-- seconds is not asked.
CREATE TABLE identity_workers (
  address text PRIMARY KEY,
  places integer NOT NULL CHECK (places > 0),
  seen_at timestamptz NOT NULL
);

-- The trace (W3C traceparent) of what a job or an event was made by, while traces are made. What happens
-- because of it goes on in the same trace. It tells of nobody, and no hash covers it.
ALTER TABLE jobs ADD COLUMN trace text;
ALTER TABLE events ADD COLUMN trace text;
