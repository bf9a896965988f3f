import type { ChangeIdentityPolicyParams, ReviewVerificationParams } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { post, surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import type { IdentityPictures } from './types.ts';

const POLICY = [...keys.identity, 'policy'];

export const identityPolicyQuery = queryOptions({
  queryKey: POLICY,
  queryFn: () => surety.identity.policy(),
});

export const setIdentityPolicy = command(
  (params: ChangeIdentityPolicyParams) => surety.identity.setPolicy(params),
  () => [POLICY],
);

/** Includes the document's data, for members who may see it. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.identity, id, 'document'],
    queryFn: async () => (await surety.identity.retrieve(id, { expand: 'document' })).data.document ?? null,
  });

export const reviewVerification = command(
  ({ id, ...params }: ReviewVerificationParams & { id: string }) => surety.identity.review(id, params),
  () => [keys.identity],
);

/** A command, because every look is recorded in the audit log and the pictures must not be cached. */
export const lookAtPictures = command(
  ({ id }: { id: string }) => post<IdentityPictures>(`/identity/verifications/${id}/pictures`, {}),
  () => [keys.auditLog],
);

export const erasePerson = command(
  ({ userId }: { userId: string }) => surety.identity.erase(userId),
  () => [keys.identity],
);
