import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Party } from '#core/escrow/party.ts';
import type { PartyLink, Purpose } from '#core/parties/link.ts';
import { Problem } from '#core/problem.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { hashOfLink, newLinkToken } from '#store/identity/sessions.ts';
import * as links from '#store/parties/links.ts';

export type CreateLinkInput = Pick<
  PartyLink,
  'developerId' | 'agreementId' | 'party' | 'purposes' | 'language'
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
  const { developerId, agreementId, party, purposes } = input;
  const agreement = await loadAgreement(context, { developerId, agreementId });
  refuseUseless(context, agreement, party, purposes);
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
    return saveAnswer(tx, developerId, { link, token }, answerFor);
  });
}

function refuseUseless(
  { mail }: Context,
  agreement: Agreement,
  party: Party,
  purposes: readonly Purpose[],
): void {
  if (purposes.includes('pay') && party !== 'buyer') {
    throw unfit('pay is for the buyer; leave it out for the seller');
  }
  if (!purposes.includes('confirm')) return;
  if (!addressOf(agreement, party)) {
    throw unfit(`confirm sends a code by mail; create the agreement with ${party}Email`);
  }
  if (mail.messenger === null && environmentOf(agreement.developerId) === 'live') {
    throw unfit('confirm sends a code by mail, and this service has no mail server (SMTP_URL)');
  }
}

function unfit(message: string): Problem {
  return new Problem('validation_failed', `purposes: ${message}.`, {
    details: [{ path: 'purposes', message }],
  });
}

export function addressOf({ buyerEmail, sellerEmail }: Agreement, party: Party): string | null {
  return party === 'buyer' ? buyerEmail : sellerEmail;
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
