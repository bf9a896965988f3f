import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { queueMessage } from '#actions/messages/queue-message.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Party } from '#core/escrow/party.ts';
import { maskAddress } from '#core/mail/outbox.ts';
import { LINK_SENT_WITHIN_MS } from '#core/messages/outbox.ts';
import { isCovered, maskPhone } from '#core/messages/phone.ts';
import { linkText } from '#core/messages/texts.ts';
import type { PartyLink } from '#core/parties/link.ts';
import { Problem } from '#core/problem.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { hashOfLink, newLinkToken } from '#store/identity/sessions.ts';
import * as links from '#store/parties/links.ts';
import { platformOf } from './platform.ts';

export type CreateLinkInput = Pick<
  PartyLink,
  'developerId' | 'agreementId' | 'party' | 'purposes' | 'language' | 'phone'
> & {
  readonly expiresInSeconds: number;
};

/** A new link with its token, which is returned only once. */
export type NewLink = { readonly link: PartyLink; readonly token: string };

export async function createLink(
  context: Context,
  { expiresInSeconds, ...input }: CreateLinkInput,
  answerFor: AnswerFor<NewLink>,
): Promise<Answered<NewLink>> {
  const { developerId, agreementId, party, purposes, language, phone } = input;
  const agreement = await loadAgreement(context, { developerId, agreementId });
  refuseUseless(context, agreement, input);
  const platform = phone && (await platformOf(context, developerId));
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + expiresInSeconds * 1000);
  const token = newLinkToken();
  const link: PartyLink = {
    ...input,
    id: context.newId('lnk'),
    purposes: [...new Set(purposes)],
    createdAt,
    expiresAt,
    revokedAt: null,
    openedAt: null,
  };
  return context.db.transaction(async (tx) => {
    await links.insert(tx, link, hashOfLink(token));
    const after = { agreementId, party, purposes: link.purposes, expiresAt };
    await recordAudit(context, tx, { developerId, kind: 'link.created', subject: link.id, after });
    if (phone && platform) {
      const { totalAmount: amount, currency } = agreement;
      const url = partyUrl(context, token);
      const text = linkText(language, { platform: platform.name, amount, currency, url });
      const within = new Date(createdAt.getTime() + LINK_SENT_WITHIN_MS);
      const until = within < expiresAt ? within : expiresAt;
      await queueMessage(context, tx, { link, to: phone, kind: 'link', text, expiresAt: until });
    }
    return saveAnswer(tx, developerId, { link, token }, answerFor);
  });
}

/**
 * The token is part of the path, because the pages work without script and a browser does not send a
 * fragment. Our logs leave it out.
 */
export function partyUrl({ front }: Pick<Context, 'front'>, token: string): string {
  return `${front.origin}/deal/${token}`;
}

function refuseUseless(
  { mail, messages }: Context,
  agreement: Agreement,
  { party, purposes, phone }: Pick<CreateLinkInput, 'party' | 'purposes' | 'phone'>,
): void {
  const isLive = environmentOf(agreement.developerId) === 'live';
  if (phone && isLive && messages.messenger === null) {
    throw unfit('phone', 'this service sends no short messages (MESSAGE_PROVIDER)');
  }
  if (phone && isLive && !isCovered(phone, messages.prefixes)) {
    const covered = messages.prefixes.join(', ');
    throw unfit('phone', `this service sends short messages to ${covered} only (MESSAGE_PREFIXES)`);
  }
  if (purposes.includes('pay') && party !== 'buyer') {
    throw unfit('purposes', 'pay is for the buyer; leave it out for the seller');
  }
  if (purposes.includes('proof') && purposes.some((purpose) => purpose !== 'proof')) {
    throw unfit('purposes', 'a link with proof is for anyone to see; create another link for the rest');
  }
  if (!purposes.includes('confirm') || phone) return;
  if (!addressOf(agreement, party)) {
    const advice = `send a phone, or create the agreement with ${party}Email`;
    throw unfit('purposes', `confirm sends a code; ${advice}`);
  }
  if (mail.messenger === null && isLive) {
    throw unfit('purposes', 'confirm sends a code by mail, and this service has no mail server (SMTP_URL)');
  }
}

function unfit(path: 'purposes' | 'phone', message: string): Problem {
  return new Problem('validation_failed', `${path}: ${message}.`, { details: [{ path, message }] });
}

export function addressOf({ buyerEmail, sellerEmail }: Agreement, party: Party): string | null {
  return party === 'buyer' ? buyerEmail : sellerEmail;
}

/** Who gets the codes of a link, masked: its phone or the party's mail address. */
export function receiverOf({ link, agreement }: { link: PartyLink; agreement: Agreement }): string | null {
  if (link.phone !== null) return maskPhone(link.phone);
  const address = addressOf(agreement, link.party);
  return address && maskAddress(address);
}

/** Revoking a link again changes nothing. */
export async function revokeLink(context: Context, key: links.LinkKey): Promise<PartyLink> {
  return context.db.transaction(async (tx) => {
    const found = await links.lock(tx, key);
    if (!found) throw new Problem('not_found', 'This agreement has no link with this id.');
    if (found.revokedAt) return found;
    const revokedAt = context.clock();
    await links.revoke(tx, key, revokedAt);
    const { developerId, id } = key;
    await recordAudit(context, tx, { developerId, kind: 'link.revoked', subject: id, after: { revokedAt } });
    return { ...found, revokedAt };
  });
}

/** Returns the link of a token, also when it has ended. */
export async function findLink({ db }: Context, token: string): Promise<links.PresentedLink | undefined> {
  return links.findByToken(db, hashOfLink(token));
}

/** Records the first time that a link is opened. */
export async function noteOpened(context: Context, link: PartyLink): Promise<void> {
  if (link.openedAt) return;
  const { id, agreementId, party, purposes } = link;
  await context.db.transaction((tx) =>
    links.noteOpened(tx, link, {
      id: context.newId('evt'),
      sequence: 1,
      type: 'link.opened',
      data: { id, agreementId, party, purposes: [...purposes] },
      createdAt: context.clock(),
      actor: { type: 'person', id },
    }),
  );
  context.webhooks.wake();
}
