-- Every version of a policy, so that its history can be read: append-only by grants. `policies` and
-- `approval_rules` have the version in force, with a MAC, and the audit log proves each change.
CREATE TABLE policy_versions (
  developer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('release', 'identity', 'review', 'terms', 'approval')),
  version integer NOT NULL,
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by jsonb,
  PRIMARY KEY (developer_id, kind, version)
);

-- Policies that exist are version 1. Who set them is in the audit log.
INSERT INTO policy_versions (developer_id, kind, version, rules, changed_at)
  SELECT developer_id, kind, 1, rules, changed_at FROM policies;
INSERT INTO policy_versions (developer_id, kind, version, rules, changed_at)
  SELECT developer_id, 'approval', 1,
    jsonb_object_agg(kind, jsonb_strip_nulls(jsonb_build_object(
      'need', need, 'amount', amount, 'currency', currency))), now()
  FROM approval_rules GROUP BY developer_id;
