import { randomInt } from 'node:crypto';
import type { Context } from '#actions/context.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { queueMail } from '#actions/mail/queue-mail.ts';
import { queueMessage } from '#actions/messages/queue-message.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Confirmed } from '#core/escrow/confirm.ts';
import type { Milestone } from '#core/escrow/milestone.ts';

import { formatAmount } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import { codeText } from '#core/messages/texts.ts';
import {
  codeMacInput,
  codeOf,
  judgeCode,
  type PartyLink,
  type Refusal,
  type SentCode,
  sendAgain,
} from '#core/parties/link.ts';
import type { Queryable } from '#store/db.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as links from '#store/parties/links.ts';
import { addressOf } from './links.ts';
import type { Platform } from './platform.ts';

export type OfMilestone = {
  readonly link: PartyLink;
  readonly agreement: Agreement;
  readonly milestone: Milestone;
};

/** Sends the party a new code: to the phone of the link, or by mail. The code before it no longer works. */
export async function sendCode(
  context: Context,
  asked: OfMilestone,
  platform: Platform,
): Promise<{ readonly code: string } | { readonly refused: Refusal }> {
  const { link, milestone } = asked;
  const code = codeOf(randomInt(2 ** 47));
  const now = context.clock();
  const refused = await context.db.transaction(async (tx) => {
    const before = await links.lockCode(tx, link, milestone.id);
    const next = sendAgain(before, context.mac(codeMacInput(link, milestone, code)), now);
    if (typeof next === 'string') return next;
    await links.saveCode(tx, link, milestone.id, next);
    const send = link.phone === null ? mailCode : textCode;
    await send(context, tx, asked, platform, { ...next, code });
    return null;
  });
  context.wakeWorker();
  return refused === null ? { code } : { refused };
}

type NewCode = SentCode & { readonly code: string };

async function textCode(
  context: Context,
  tx: Queryable,
  { link, agreement: { currency }, milestone: { title: step, amount } }: OfMilestone,
  { name: platform }: Platform,
  { code, expiresAt }: NewCode,
): Promise<void> {
  const text = codeText(link.language, { platform, step, amount, currency, code });
  await queueMessage(context, tx, { link, to: link.phone ?? '', kind: 'code', text, expiresAt });
}

async function mailCode(
  context: Context,
  tx: Queryable,
  { link, agreement, milestone }: OfMilestone,
  { name, timeZone }: Platform,
  { code, sends, expiresAt }: NewCode,
): Promise<void> {
  const to = addressOf(agreement, link.party);
  if (to === null) throw new Error(`${link.id} confirms for a party without an address`);
  await queueMail(context, tx, {
    developerId: link.developerId,
    cause: `${link.id}.${milestone.id}.${sends}.confirmation_code`,
    to,
    senderName: name,
    timeZone,
    notification: {
      kind: 'confirmation_code',
      params: {
        agreementId: agreement.id,
        milestone: plain(milestone.title),
        amount: formatAmount(milestone.amount, agreement.currency),
        code,
        expiresAt: expiresAt.toISOString(),
      },
    },
  });
}

/**
 * Confirms the milestone for the link's party if the code is right. The code ends by itself; confirming twice
 * changes nothing.
 */
export async function confirmByCode(
  context: Context,
  { link, agreement, milestone }: OfMilestone,
  code: string,
): Promise<Confirmed | { readonly refused: Refusal }> {
  const refused = await context.db.transaction(async (tx) => {
    const sent = await links.lockCode(tx, link, milestone.id);
    const why = judgeCode(sent, context.mac(codeMacInput(link, milestone, code)), context.clock());
    if (sent && why === 'wrong_code') {
      await links.saveCode(tx, link, milestone.id, { ...sent, failures: sent.failures + 1 });
    }
    return why;
  });
  if (refused) return { refused };
  const { developerId, agreementId, party } = link;
  const externalUserId = party === 'buyer' ? agreement.buyerExternalId : agreement.sellerExternalId;
  const { id: milestoneId, amount } = milestone;
  const input = { developerId, agreementId, milestoneId, externalUserId, amount };
  return (await confirmMilestone(context, input, NO_ANSWER)).result;
}
