import { createHash, randomInt } from 'node:crypto';
import type { IdentityContext } from '#actions/identity/context.ts';
import { type Challenge, type ChallengeWishes, drawChallenge } from '#core/identity/challenge.ts';
import { commitStep, refuseUncommitted, type ShownStep, showStep } from '#core/identity/challenge-steps.ts';
import { currentChallenge, type IdentitySession, refuseDraw } from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as sessions from '#store/identity/sessions.ts';
import { type Attendance, locked } from './attend-session.ts';

/** Draws a random sequence of movements, which cannot be prepared for. Earlier answers are deleted. */
export async function challengePerson(
  context: IdentityContext,
  { session }: Attendance,
  wishes: ChallengeWishes,
): Promise<Challenge> {
  const now = context.clock();
  const drawn = drawChallenge(wishes, {
    nonce: context.newId('chl'),
    now,
    dice: (below) => randomInt(below),
  });
  await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    refuseDraw(current, now);
    if (current.livenessLevel === 'passive') {
      throw new Problem('not_found', 'This session does not ask for movements.');
    }
    const next: IdentitySession = { ...current, challenge: drawn, draws: current.draws + 1 };
    await sessions.save(tx, next);
    await parts.dropMovements(tx, session);
  });
  return drawn;
}

/** Takes the hashes of the frames for one step, and returns the next step. */
export async function answerStep(
  context: IdentityContext,
  { session }: Attendance,
  {
    nonce,
    step,
    hashes,
  }: { readonly nonce: string; readonly step: number; readonly hashes: readonly string[] },
): Promise<ShownStep> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    const challenge = commitStep(currentChallenge(current, nonce, now), step, hashes, now);
    await sessions.save(tx, { ...current, challenge });
    return showStep(challenge, step + 1);
  });
}

/** A frame counts only with the nonce of the latest movements, in time, and if its hash was committed. */
export async function bringAnswer(
  context: IdentityContext,
  { session, token }: Attendance,
  { nonce, frame, bytes }: { readonly nonce: string; readonly frame: string; readonly bytes: Uint8Array },
): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await context.db.transaction(async (tx) => {
    const challenge = currentChallenge(await locked(tx, session), nonce, context.clock());
    refuseUncommitted(challenge, frame, hash);
    await parts.put(tx, session, frame, bytes, parts.pictureKey(token, session));
  });
}
