import type { Context } from '#actions/context.ts';
import { bankFor, bankOf } from '#actions/escrow/context.ts';
import { type MailRequest, queueMail } from '#actions/mail/queue-mail.ts';
import type { StreamEvent } from '#core/events/event.ts';
import { causeOf, isTelling, type Known, namesBank, notificationsOf } from '#core/mail/from-event.ts';
import { plain } from '#core/mail/render.ts';
import { TEXTS } from '#core/mail/texts.ts';
import * as developers from '#store/account/developers.ts';
import * as callerMetadata from '#store/caller-metadata/caller-metadata.ts';
import * as events from '#store/events/events.ts';
import * as mailLog from '#store/mail/mail-log.ts';
import * as settings from '#store/mail/mail-settings.ts';
import { recipientsOf } from './recipients.ts';

const BATCH_SIZE = 200;

/** Queues mails for new events in the logs of all tenants. */
export async function followMailLog(context: Context): Promise<{ read: number; heldBack: boolean }> {
  const { tenants, heldBack } = await mailLog.news(context.db);
  let read = 0;
  for (const tenant of tenants) read += await followTenant(context, tenant);
  return { read, heldBack };
}

/** Queues the mails and moves the position in the log in one commit. */
async function followTenant(context: Context, { developerId, after }: mailLog.TenantNews): Promise<number> {
  const { db } = context;
  const page = await events.read(db, developerId, { after, type: undefined, limit: BATCH_SIZE });
  const last = page.lastRead && (await events.positionOf(db, developerId, page.lastRead));
  if (!last) return 0;
  const requests = await requestsFor(context, developerId, page.events.filter(isTelling));
  await db.transaction(async (tx) => {
    if (!(await mailLog.moveOn(tx, developerId, last))) return;
    for (const request of requests) await queueMail(context, tx, request);
  });
  return page.events.length;
}

async function requestsFor(
  context: Context,
  developerId: string,
  notifying: readonly StreamEvent[],
): Promise<MailRequest[]> {
  if (notifying.length === 0) return [];
  const wanted = await settings.find(context.db, developerId);
  const owner = await developers.find(context.db, context.box, developerId);
  if (!owner) return [];
  const senderName = wanted.senderName ?? owner.name;
  const requests: MailRequest[] = [];
  for (const event of notifying) {
    const ofAgreement = event.streamId.startsWith('agr_');
    const agreement = ofAgreement
      ? await context.agreements.load({ developerId, agreementId: event.streamId })
      : undefined;
    const known = await knownOf(context, developerId, event);
    for (const notification of notificationsOf(event, agreement, context.clock(), known)) {
      if (!wanted[TEXTS[notification.kind].audience]) continue;
      for (const { to, mark } of await recipientsOf(context, developerId, event, {
        agreement,
        notification,
      })) {
        requests.push({
          developerId,
          cause: causeOf(event, notification) + mark,
          to,
          senderName,
          timeZone: wanted.timeZone ?? undefined,
          notification,
        });
      }
    }
  }
  return requests;
}

async function knownOf(context: Context, developerId: string, event: StreamEvent): Promise<Known> {
  const ofAgreement = event.streamId.startsWith('agr_');
  return {
    bankNames: namesBank(event) ? await bankNamesFor(context, developerId, event) : new Map(),
    reference: ofAgreement
      ? (await callerMetadata.of(context.db, developerId, event.streamId)).reference
      : null,
  };
}

/** A bank that does not answer delays no mail: it then names the bank by its code. */
async function bankNamesFor(
  context: Context,
  developerId: string,
  event: StreamEvent,
): Promise<Known['bankNames']> {
  try {
    const bank =
      event.type === 'virtual_account.issued'
        ? bankOf(context, event.data.provider)
        : bankFor(context, developerId);
    return new Map((await bank.listBanks()).map(({ code, name }) => [code, plain(name)]));
  } catch {
    return new Map();
  }
}
