import { z } from 'zod';
import type { SignInPolicy } from '#core/account/sign-in-policy.ts';
import { accountOf } from '#core/environment.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import { policyVersions, RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';
import * as policies from '#store/account/signing-in/policies.ts';

export const SignInPolicyView = z
  .object({
    secondFactorRequired: z.boolean().meta({
      description: 'True when members without a second factor can sign in only to set one up',
    }),
    ...RevisionFields,
  })
  .meta({ id: 'SignInPolicy' });

/** Only owners change it, in the dashboard: a stolen key must not. */
export const signInPolicyEndpoints = [
  read('GET /policies/sign-in', {
    operationId: 'retrieveSignInPolicy',
    permission: 'account.read',
    tag: 'Developers',
    summary: 'Retrieve the sign-in policy',
    description: `Returns how members have to sign in to the dashboard, the same for both environments.
      Owners change it in the dashboard. API keys are not affected by it.`,
    answer: ok('The sign-in policy of the account', SignInPolicyView),
    run: ({ context, caller }) => policies.find(context.db, accountOf(caller.developerId)),
    view: viewSignInPolicy,
  }),

  policyVersions('GET /policies/sign-in/versions', {
    operationId: 'listSignInPolicyVersions',
    permission: 'account.read',
    tag: 'Developers',
    name: 'sign-in policy',
    answer: SignInPolicyView,
    list: (db, developerId, page) => policies.list(db, accountOf(developerId), page),
    view: viewSignInPolicy,
  }),
];

export function viewSignInPolicy(policy: SignInPolicy): z.output<typeof SignInPolicyView> {
  return { secondFactorRequired: policy.secondFactorRequired, ...viewRevision(policy) };
}
