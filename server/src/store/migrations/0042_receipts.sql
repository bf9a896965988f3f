-- Receipts prove that an entry of a ledger is in the anchor log. Finds the leaf that anchored an entry.
CREATE INDEX anchor_entries_of_agreement ON anchor_entries (developer_id, agreement_id, transfer_count, index);

-- Hashes of complete subtrees of the log, from 256 leaves on, kept when a receipt first needs them: `index` is
-- the number of the subtree among those of its level. They can be computed from the leaves at any time.
CREATE TABLE anchor_nodes (
  developer_id text NOT NULL,
  level smallint NOT NULL,
  index bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (developer_id, level, index)
);
