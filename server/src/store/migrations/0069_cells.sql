-- The schemas that accounts are in, where there are several. It is read in the first of them alone, and empty
-- while there is no other.
CREATE TABLE cells (
  name text PRIMARY KEY,
  is_first boolean NOT NULL DEFAULT false,
  takes_accounts boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL
);

-- Where somebody goes who is signing up: of two who come with one address at once, both go to one cell, whose
-- own key lets one of them in. What is older than a day is swept.
CREATE TABLE cell_places (
  email text PRIMARY KEY,
  cell text NOT NULL,
  placed_at timestamptz NOT NULL
);
CREATE INDEX cell_places_by_age ON cell_places (placed_at);
