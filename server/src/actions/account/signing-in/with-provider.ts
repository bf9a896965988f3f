import { z } from 'zod';
import type { AccountContext } from '#actions/account/context.ts';
import type { ClientOrigin } from '#actions/account/guard-password.ts';
import { findInCells } from '#actions/cells.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import type { Visitor } from '#core/account/session.ts';
import type { ProviderPerson, SignInProvider } from '#core/account/sign-in-provider.ts';
import { Problem } from '#core/problem.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import * as people from '#store/account/people.ts';
import * as subjects from '#store/account/signing-in/subjects.ts';
import { hashToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';
import { proveMailbox } from './prove-mailbox.ts';
import { type StartedSession, startSession } from './start-session.ts';

const PLACE = 'sign-in provider/errand';
const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  invitation: z.string().nullable().default(null),
});

/**
 * Returns the URL of the provider and the state that the browser keeps, encrypted: only this browser can
 * finish. `invitation` is the token of the invitation that the person accepts by it.
 */
export async function beginWithProvider(
  context: AccountContext,
  invitation: string | null = null,
): Promise<{ address: string; kept: string }> {
  const { address, errand } = await reached(providerOf(context).begin());
  return { address, kept: context.box.encrypt(PLACE, JSON.stringify({ ...errand, invitation })) };
}

/**
 * Completes a sign-in with the provider. Only members and invited people may sign in this way; it creates no
 * accounts. A second factor set up here is still asked for. An invitation is accepted only if the person came
 * from its page: anyone can invite any address.
 */
export async function finishWithProvider(
  context: AccountContext,
  { kept, query, ...where }: ClientOrigin & { readonly kept: string | null; readonly query: string },
): Promise<StartedSession> {
  const errand = kept === null ? null : readErrand(context, kept);
  const person = errand && (await reached(providerOf(context).finish(query, errand)));
  if (!person) throw new Problem('provider_refused');
  const cell = await cellOfSubject(context, person);
  const personId = await recognise(cell, person);
  const joined = errand.invitation === null ? null : await join(cell, personId, errand.invitation);
  const [first] = await members.openTo(cell.db, personId);
  const visitor = joined ?? first;
  if (!visitor) throw new Problem('no_membership');
  return startSession(cell, visitor, where);
}

/** The cell that has the subject, or else the address. */
async function cellOfSubject(context: AccountContext, person: ProviderPerson): Promise<AccountContext> {
  const others = context.otherCells();
  if (others.length === 0) return context;
  const email = normaliseEmail(person.email ?? '');
  const known = await findInCells([context, ...others], ({ db }) => subjects.find(db, person));
  const cell =
    known ?? (await findInCells([context, ...others], ({ db, box }) => people.credentialsOf(db, box, email)));
  if (!cell || cell.cell === context) return context;
  const { actor, origin, rights } = context.caller;
  return { ...cell.cell, caller: { ...cell.cell.caller, actor, origin, rights } };
}

function providerOf({ front }: AccountContext): SignInProvider {
  if (!front.provider) throw new Problem('not_found');
  return front.provider;
}

async function reached<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (cause) {
    throw Object.assign(new Problem('sign_in_unavailable'), { cause });
  }
}

/** A cookie that we did not encrypt, or with a key that is gone, is ignored. */
function readErrand({ box }: AccountContext, kept: string): z.output<typeof Kept> | null {
  try {
    return Kept.parse(JSON.parse(box.open(PLACE, kept)));
  } catch {
    return null;
  }
}

/**
 * Identifies a person by the provider's subject, which stays the same when the address changes. The first
 * time by the address, which must be verified and not yet linked to another subject: an address may have
 * changed hands.
 */
async function recognise(context: AccountContext, person: ProviderPerson): Promise<string> {
  const { db, clock } = context;
  const known = await subjects.find(db, person);
  try {
    return await db.transaction(async (tx) => {
      const personId = known ?? (await memberWith(context, tx, person));
      if (!known) await subjects.insert(tx, person, { personId, since: clock() });
      if (!known) await proveMailbox(context, tx, personId);
      return personId;
    });
  } catch (error) {
    if (subjects.isTaken(error)) throw new Problem('provider_stranger');
    throw error;
  }
}

/** Accepts the invitation from whose page the person came. It must be for them. */
async function join(context: AccountContext, personId: string, token: string): Promise<Visitor> {
  const tokenHash = hashToken(token);
  return context.db.transaction(async (tx) => {
    const found = await invitations.findForMember(tx, tokenHash, context.clock());
    const member = found && (await members.find(tx, context.box, found.developerId, found.memberId));
    if (member?.personId !== personId || !(await invitations.take(tx, tokenHash)))
      throw new Problem('invitation_invalid');
    const { developerId, id: memberId, email, role } = member;
    await members.join(tx, developerId, memberId, context.clock());
    const actor = { type: 'member', id: memberId } as const;
    const after = { email, role };
    await recordAudit(context, tx, { developerId, kind: 'member.joined', subject: memberId, after, actor });
    return { developerId, memberId, personId };
  });
}

async function memberWith(
  { box, clock }: AccountContext,
  tx: Queryable,
  { email, verified }: ProviderPerson,
): Promise<string> {
  if (email === null || !verified) throw new Problem('provider_unverified');
  const found = await people.credentialsOf(tx, box, normaliseEmail(email));
  const expected =
    found &&
    ((await members.openTo(tx, found.personId)).length > 0 ||
      (await invitations.isInvited(tx, found.personId, clock())));
  if (!expected) throw new Problem('provider_stranger');
  return found.personId;
}
