import { randomInt } from 'node:crypto';
import type { Context } from '#actions/context.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { queueMail } from '#actions/mail/queue-mail.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Confirmed } from '#core/escrow/confirm.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { formatAmount } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import {
  codeMacInput,
  codeOf,
  judgeCode,
  type PartyLink,
  type Refusal,
  sendAgain,
} from '#core/parties/link.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as links from '#store/parties/links.ts';
import { addressOf } from './links.ts';
import type { Platform } from './platform.ts';

export type OfMilestone = {
  readonly link: PartyLink;
  readonly agreement: Agreement;
  readonly milestone: Milestone;
};

/** Sends the party a new code by mail. The code before it no longer works. */
export async function sendCode(
  context: Context,
  { link, agreement, milestone }: OfMilestone,
  { name, timeZone }: Platform,
): Promise<{ readonly code: string } | { readonly refused: Refusal }> {
  const { developerId } = link;
  const to = addressOf(agreement, link.party);
  if (to === null) throw new Error(`${link.id} confirms for a party without an address`);
  const code = codeOf(randomInt(2 ** 47));
  const now = context.clock();
  const sent = await context.db.transaction(async (tx) => {
    const before = await links.lockCode(tx, link, milestone.id);
    const next = sendAgain(before, context.mac(codeMacInput(link, milestone.id, code)), now);
    if (typeof next === 'string') return next;
    await links.saveCode(tx, link, milestone.id, next);
    await queueMail(context, tx, {
      developerId,
      cause: `${link.id}.${milestone.id}.${next.sends}.confirmation_code`,
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
          expiresAt: next.expiresAt.toISOString(),
        },
      },
    });
    return null;
  });
  context.wakeWorker();
  return sent === null ? { code } : { refused: sent };
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
    const why = judgeCode(sent, context.mac(codeMacInput(link, milestone.id, code)), context.clock());
    if (sent && why === 'wrong_code') {
      await links.saveCode(tx, link, milestone.id, { ...sent, failures: sent.failures + 1 });
    }
    return why;
  });
  if (refused) return { refused };
  const { developerId, agreementId, party } = link;
  const externalUserId = party === 'buyer' ? agreement.buyerExternalId : agreement.sellerExternalId;
  const input = { developerId, agreementId, milestoneId: milestone.id, externalUserId };
  return (await confirmMilestone(context, input, NO_ANSWER)).result;
}
