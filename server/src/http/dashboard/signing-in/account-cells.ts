import type { FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { readSignInToken } from '#http/dashboard/session-cookie.ts';
import { homeOf } from '#http/pipeline/cell-lookup.ts';
import * as invitations from '#store/account/invitations.ts';
import * as people from '#store/account/people.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import { hashToken } from '#store/account/tokens.ts';

/** The cell of a person who is not signed in yet, found from what they send. */
type AccountCell = Promise<Context | null>;
type WithToken = { readonly body: { readonly token: string } };

export function cellOfAddress(first: Context, address: string): AccountCell {
  const email = normaliseEmail(address);
  return homeOf(first, ({ db, box }) => people.credentialsOf(db, box, email));
}

/** From the token of a pending sign-in. */
export async function cellOfSignIn(first: Context, request: FastifyRequest): AccountCell {
  const token = readSignInToken(request);
  if (token === null) return null;
  return homeOf(first, ({ db, clock }) => signIns.find(db, hashToken(token), clock()));
}

export function cellOfReset(first: Context, { body }: WithToken): AccountCell {
  return homeOf(first, ({ db, clock }) => resets.find(db, hashToken(body.token), clock()));
}

export function cellOfInvitation(first: Context, { body }: WithToken): AccountCell {
  return homeOf(first, ({ db, clock }) => invitations.findForMember(db, hashToken(body.token), clock()));
}
