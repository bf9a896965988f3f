-- Links to pages for the buyer or the seller of an agreement. Only the hash of a link's token is stored.
CREATE TABLE party_links (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('buyer', 'seller')),
  purposes text[] NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX party_links_of_agreement ON party_links (developer_id, agreement_id, id);

CREATE TABLE party_link_tokens (
  token_hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  link_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX party_link_tokens_by_end ON party_link_tokens (expires_at);

-- The one-time code with which a party confirms a milestone. Failures outlive the code: a new one gives no new
-- guesses.
CREATE TABLE party_codes (
  developer_id text NOT NULL,
  link_id text NOT NULL,
  milestone_id text NOT NULL,
  mac text NOT NULL,
  expires_at timestamptz NOT NULL,
  sends integer NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, link_id, milestone_id)
);
