-- The rule of an account about how its members sign in, beside its other policies.
ALTER TABLE policies DROP CONSTRAINT policies_kind_check;
ALTER TABLE policies ADD CONSTRAINT policies_kind_check
  CHECK (kind IN ('release', 'identity', 'review', 'terms', 'sign_in'));
ALTER TABLE policy_versions DROP CONSTRAINT policy_versions_kind_check;
ALTER TABLE policy_versions ADD CONSTRAINT policy_versions_kind_check
  CHECK (kind IN ('release', 'identity', 'review', 'terms', 'approval', 'sign_in'));
