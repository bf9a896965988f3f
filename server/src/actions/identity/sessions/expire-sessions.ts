import type { IdentityContext } from '#actions/identity/context.ts';
import { asOf, type IdentitySession } from '#core/identity/session.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as sessions from '#store/identity/sessions.ts';

/** Expires overdue sessions, of one tenant or of all, and deletes their uploads. Returns their number. */
export async function expireSessions(
  context: IdentityContext,
  limit: number,
  developerId: string | null = null,
): Promise<number> {
  const overdue = await sessions.overdue(context.db, { now: context.clock(), limit, developerId });
  for (const session of overdue) await expire(context, session);
  if (overdue.length > 0) context.webhooks.wake();
  return overdue.length;
}

async function expire(context: IdentityContext, key: sessions.SessionKey): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const found = await sessions.lock(tx, key);
    // Another process has ended it, or the person finished at the last moment.
    if (!found || found.endedAt) return;
    const expired = asOf(found, now);
    await sessions.save(tx, expired);
    await parts.drop(tx, key);
    await sessions.announce(tx, key, {
      id: context.newId('evt'),
      sequence: 1,
      type: 'identity.session.expired',
      data: { ...aboutSession(expired), state: 'EXPIRED' },
      createdAt: now,
      actor: context.caller.actor,
    });
  });
}

export function aboutSession({ id, externalUserId, livenessLevel, attempts }: IdentitySession) {
  return { id, externalUserId, livenessLevel, attempts };
}
