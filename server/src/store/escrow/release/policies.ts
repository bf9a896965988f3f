import { NO_POLICY, type ReleasePolicy, type ReleaseRule } from '#core/escrow/release-policy.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace, list } = policiesOf<readonly ReleaseRule[], ReleasePolicy>(
  'release',
  (row) => row ?? NO_POLICY,
);
