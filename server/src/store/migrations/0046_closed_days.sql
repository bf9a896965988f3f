-- Days of the books that were closed: append-only by grants, so a closed day cannot change. `totals` are the
-- sums of all movements until `until`, as they were then: what is booked later falls on the next day.
CREATE TABLE closed_days (
  developer_id text NOT NULL,
  day date NOT NULL,
  -- The closed day before. Two days cannot follow the same one.
  previous date,
  time_zone text NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > since),
  totals jsonb NOT NULL,
  statement jsonb NOT NULL,
  note text NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by jsonb NOT NULL,
  PRIMARY KEY (developer_id, day),
  CONSTRAINT closed_days_in_order UNIQUE NULLS NOT DISTINCT (developer_id, previous)
);
