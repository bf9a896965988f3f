import { z } from 'zod';
import { acceptInvitation, readInvitation } from '#actions/account/accept-invitation.ts';
import { beginWithProvider } from '#actions/account/signing-in/with-provider.ts';
import { SignUpBody } from '#http/api/account/developers.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { RoleName } from './members.ts';
import type { SessionCaller } from './session-auth.ts';
import { admit, setErrand } from './session-cookie.ts';
import { cellOfInvitation } from './signing-in/account-cells.ts';
import { clientOriginOf } from './signing-in/client-origin.ts';

const token = text('token', { max: 100 });
const InvitationBody = z.object({ token });
const AcceptBody = z.object({ token, name: SignUpBody.shape.name, password: SignUpBody.shape.password });

const InvitationView = z
  .object({
    accountName: z.string(),
    email: z.string(),
    role: RoleName,
    /** True when they already have a password here; they then sign in with it. */
    known: z.boolean(),
    expiresAt: timestamp,
  })
  .meta({ title: 'Invitation' });

const ProviderAddress = z.object({ address: z.string() }).meta({ title: 'ProviderAddress' });

const byAnybody = endpointBy<SessionCaller | null>();

/** Joining by invitation. The token is sent in the body, because URLs end up in logs. */
export const invitationEndpoints = [
  byAnybody('POST /invitation', {
    operationId: 'readInvitation',
    permission: null,
    body: InvitationBody,
    cellOf: cellOfInvitation,
    limit: LOGIN_PER_ADDRESS,
    answer: ok('The invitation', InvitationView),
    run: ({ context, body }) => readInvitation(context, body.token),
    view: ({ member: { email, role }, accountName, known, expiresAt }) => ({
      accountName,
      email,
      role,
      known,
      expiresAt: expiresAt.toISOString(),
    }),
  }),

  byAnybody('POST /invitation/provider', {
    operationId: 'acceptWithProvider',
    permission: null,
    body: InvitationBody,
    cellOf: cellOfInvitation,
    limit: LOGIN_PER_ADDRESS,
    answer: ok('Where the provider’s sign-in begins', ProviderAddress),
    run: async ({ context, body, wire }) => {
      await readInvitation(context, body.token);
      const { address, kept } = await beginWithProvider(context, body.token);
      setErrand(wire, kept);
      return { address };
    },
    view: (begun) => begun,
  }),

  byAnybody('POST /invitation/accept', {
    operationId: 'acceptInvitation',
    permission: null,
    body: AcceptBody,
    cellOf: cellOfInvitation,
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      const where = clientOriginOf(wire.request);
      admit(wire, await acceptInvitation(context, { ...body, ...where }), context.clock());
    },
    view: () => undefined,
  }),
];
