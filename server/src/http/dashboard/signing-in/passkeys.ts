import { z } from 'zod';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '#actions/account/signing-in/passkeys.ts';
import { beginProof } from '#actions/account/signing-in/prove-again.ts';
import type { Passkey } from '#core/account/passkey.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { created, idOf, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as passkeys from '#store/account/signing-in/passkeys.ts';
import { AddedFactor, fromDevice, toDevice } from './factor-views.ts';

const PasskeyView = z
  .object({ id: z.string(), name: z.string(), createdAt: timestamp, usedAt: timestamp.nullable() })
  .meta({ title: 'Passkey' });

const name = text('name', { max: 60 });
const Which = z.object({ id: idOf('pk') });

const bySession = endpointBy<SessionCaller>();

/** The person's own passkeys. */
export const passkeyEndpoints = [
  bySession('GET /security/passkeys', {
    operationId: 'listPasskeys',
    permission: null,
    heavy: true,
    answer: ok('Newest first', z.object({ data: z.array(PasskeyView) })),
    run: ({ context, caller }) => passkeys.list(context.db, caller.personId),
    view: (own) => ({ data: own.map(viewPasskey) }),
  }),

  bySession('POST /security/passkeys/begin', {
    operationId: 'beginPasskey',
    permission: null,
    limit: LOGIN_PER_ADDRESS,
    answer: ok('The options for the WebAuthn call', toDevice),
    run: ({ context, caller: { personId, tokenHash } }) => beginPasskey(context, { personId, tokenHash }),
    view: (options) => ({ options: { ...options } }),
  }),

  bySession('POST /security/passkeys', {
    operationId: 'addPasskey',
    permission: null,
    body: z.object({ name, answer: fromDevice }),
    answer: created('Added. A password alone is no longer enough to sign in', AddedFactor),
    run: ({ context, caller: { personId, tokenHash }, body }) =>
      addPasskey(context, { personId, tokenHash, name: body.name, said: body.answer }),
    view: (added) => added,
  }),

  bySession('PATCH /security/passkeys/:id', {
    operationId: 'renamePasskey',
    permission: null,
    params: Which,
    body: z.object({ name }),
    answer: NO_CONTENT,
    run: ({ context, caller: { personId }, params, body }) =>
      renamePasskey(context, { personId, ...params, ...body }),
    view: () => undefined,
  }),

  bySession('DELETE /security/passkeys/:id', {
    operationId: 'removePasskey',
    permission: null,
    params: Which,
    answer: NO_CONTENT,
    run: ({ context, caller: { personId }, params }) => removePasskey(context, { personId, ...params }),
    view: () => undefined,
  }),

  bySession('POST /security/proof/begin', {
    operationId: 'beginProof',
    permission: null,
    limit: LOGIN_PER_ADDRESS,
    answer: ok('The options for the WebAuthn call', toDevice),
    run: ({ context, caller: { personId, tokenHash } }) => beginProof(context, { personId, tokenHash }),
    view: (options) => ({ options: { ...options } }),
  }),
];

function viewPasskey({ id, name, createdAt, usedAt }: Passkey): z.output<typeof PasskeyView> {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
