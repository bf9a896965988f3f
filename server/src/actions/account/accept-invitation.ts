import { recordAudit } from '#actions/record-audit.ts';
import type { Member } from '#core/account/member.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import { hashPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import { hashToken } from '#store/account/tokens.ts';
import type { AccountContext } from './context.ts';
import type { ClientOrigin } from './guard-password.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { showPassword } from './sign-in.ts';
import { type StartedSession, startSession } from './signing-in/start-session.ts';

export type Invitation = {
  readonly member: Member;
  readonly accountName: string;
  /** True when they can already sign in, with a password or through a provider. */
  readonly known: boolean;
  readonly expiresAt: Date;
  readonly mailed: boolean;
};

/** Reads what a link invites to. The link itself is the credential: it cannot be guessed. */
export async function readInvitation(context: AccountContext, token: string): Promise<Invitation> {
  const { db, box } = context;
  const found = await invitations.findForMember(db, hashToken(token), context.clock());
  const member = found && (await members.find(db, box, found.developerId, found.memberId));
  const developer = member && (await developers.find(db, box, member.developerId));
  if (!found || !member || !developer) throw new Problem('invitation_invalid');
  const known = await people.comesIn(db, member.personId);
  return { member, accountName: developer.name, known, expiresAt: found.expiresAt, mailed: found.mailed };
}

/**
 * Accepts an invitation, once. A new person chooses a name and a password. A known person proves their
 * password, since others may have read the link on its way, and then their second factor if they have one.
 */
export async function acceptInvitation(
  context: AccountContext,
  input: ClientOrigin & {
    readonly token: string;
    readonly name?: string | undefined;
    readonly password: string;
  },
): Promise<StartedSession> {
  const { member, known, mailed } = await readInvitation(context, input.token);
  const { developerId, id: memberId, personId, email } = member;
  if (known) await showPassword(context, { ...input, email });
  else await refuseGuessable('password', input.password, email);
  const passwordHash = known ? null : await hashPassword(input.password, input.network);
  await context.db.transaction(async (tx) => {
    if (!(await invitations.take(tx, hashToken(input.token)))) throw new Problem('invitation_invalid');
    if (mailed) await people.noteMailbox(tx, personId, context.clock());
    if (passwordHash !== null) {
      const person = { id: personId, email, name: input.name ?? member.name };
      // They signed up elsewhere at the same moment: the link still works, with that password.
      if (!(await people.introduce(tx, context.box, person, passwordHash))) {
        throw new Problem('invitation_invalid');
      }
    }
    await members.join(tx, developerId, memberId, context.clock());
    const actor = { type: 'member', id: memberId } as const;
    const after = { email, role: member.role };
    await recordAudit(context, tx, { developerId, kind: 'member.joined', subject: memberId, after, actor });
  });
  return startSession(context, { developerId, memberId, personId }, input);
}
