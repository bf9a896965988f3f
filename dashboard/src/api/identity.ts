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

/** With what the document says, for whoever may see it. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.identity, id, 'document'],
    queryFn: async () => (await surety.identity.retrieve(id, { expand: 'document' })).data.document ?? null,
  });

export const reviewVerification = command(
  ({ id, ...params }: ReviewVerificationParams & { id: string }) => surety.identity.review(id, params),
  () => [keys.identity],
);

/** A look is written down, so that it is a command and no cache holds what was seen. */
export const lookAtPictures = command(
  ({ id }: { id: string }) => post<IdentityPictures>(`/identity/verifications/${id}/pictures`, {}),
  () => [keys.acts],
);

export const erasePerson = command(
  ({ userId }: { userId: string }) => surety.identity.erase(userId),
  () => [keys.identity],
);
