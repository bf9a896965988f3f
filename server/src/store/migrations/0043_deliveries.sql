-- The delivery code of a milestone (HOTP): the counter of the code that the buyer sees, and wrong codes through
-- all links. The secret is derived from a key outside of the database. Whether a code was used is not stored:
-- it works until the milestone is released.
CREATE TABLE deliveries (
  developer_id text NOT NULL,
  milestone_id text NOT NULL,
  counter integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, milestone_id)
);

-- Wrong codes through one link.
CREATE TABLE delivery_tries (
  developer_id text NOT NULL,
  milestone_id text NOT NULL,
  link_id text NOT NULL,
  failures integer NOT NULL,
  PRIMARY KEY (developer_id, milestone_id, link_id)
);
