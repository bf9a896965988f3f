import type { Context } from '#actions/context.ts';
import { queueMail } from '#actions/mail/queue-mail.ts';
import { GIVE_UP_AFTER_MS } from '#core/events/webhook.ts';
import type { Notification } from '#core/mail/texts.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import * as developers from '#store/account/developers.ts';
import * as settings from '#store/mail/mail-settings.ts';
import type { FailingEndpoint } from '#store/mail/troubles.ts';
import * as troubles from '#store/mail/troubles.ts';
import { membersFor } from './recipients.ts';

/**
 * Notifies members of problems that have no event: failing endpoints, and money that waits for a person (at
 * most once an hour).
 */
export async function notifyTroubles(context: Context): Promise<void> {
  const now = context.clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const failing = { failingSince: ago(DAY_MS), disabledSince: ago(DAY_MS) };
  for (const endpoint of await troubles.failingEndpoints(context.db, failing)) {
    await notifyMembers(context, endpoint.developerId, causeOf(endpoint), ofEndpoint(endpoint));
  }
  for (const { developerId, ...found } of await troubles.stuckMoney(context.db, ago(HOUR_MS))) {
    const cause = `${developerId}.stuck_money.${now.getTime()}`;
    const notification: Notification = { kind: 'stuck_money', params: { ...found, at: now.toISOString() } };
    await notifyMembers(context, developerId, cause, notification);
  }
}

/** The cause by which troubles.ts recognises that a mail was sent. */
function causeOf({ endpointId, failingSince, disabledAt }: FailingEndpoint): string {
  return disabledAt
    ? `${endpointId}.off.${disabledAt.getTime()}`
    : `${endpointId}.failing.${failingSince.getTime()}`;
}

function ofEndpoint({ url, failingSince, disabledAt }: FailingEndpoint): Notification {
  const disablesAt = new Date(failingSince.getTime() + GIVE_UP_AFTER_MS).toISOString();
  const since = failingSince.toISOString();
  return {
    kind: 'webhook_failing',
    params: { url, since, disabledAt: disabledAt?.toISOString() ?? null, disablesAt },
  };
}

async function notifyMembers(
  context: Context,
  developerId: string,
  cause: string,
  notification: Notification,
): Promise<void> {
  const owner = await developers.find(context.db, context.box, developerId);
  if (!owner) return;
  const { senderName, timeZone } = await settings.find(context.db, developerId);
  const recipients = await membersFor(context, developerId, notification.kind);
  await context.db.transaction(async (tx) => {
    for (const { to, mark } of recipients) {
      const request = {
        developerId,
        cause: cause + mark,
        to,
        senderName: senderName ?? owner.name,
        timeZone: timeZone ?? undefined,
        notification,
      };
      await queueMail(context, tx, request);
    }
  });
}
