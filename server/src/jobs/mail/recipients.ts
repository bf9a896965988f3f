import type { Context } from '#actions/context.ts';
import { type Permission, ROLE_NAMES, rightsOfRole } from '#core/account/permissions.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { StreamEvent } from '#core/events/event.ts';
import type { Audience } from '#core/mail/message.ts';
import { type Notification, TEXTS } from '#core/mail/texts.ts';
import * as members from '#store/account/members.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as restrictions from '#store/restrictions.ts';

/** The permission that a member needs to get this kind of mail. */
const CONCERNS: Readonly<Partial<Record<Notification['kind'], Permission>>> = {
  payout_account_changed: 'payout_accounts.stop',
  approval_requested: 'approvals.decide',
  webhook_failing: 'webhooks.write',
  stuck_money: 'exceptions.write',
};

/** How many of a seller's agreements are searched for addresses, and how many addresses get a mail. */
const LOOKED_AT = 20;
const NOTIFIED = 3;

/** A recipient, and the suffix that distinguishes their mail from others with the same cause. */
export type Recipient = { readonly to: string; readonly mark: string };

/**
 * Returns every member whose role the kind concerns, except the one who asked for the approval. The first has
 * no suffix.
 */
export async function membersFor(
  { db, box }: Context,
  developerId: string,
  kind: Notification['kind'],
  exceptId: string | null = null,
): Promise<Recipient[]> {
  const permission = CONCERNS[kind] ?? 'owners.write';
  const roles = ROLE_NAMES.filter((role) => rightsOfRole(role, developerId).has(permission));
  const found = (await members.withRoles(db, box, developerId, roles)).filter(({ id }) => id !== exceptId);
  return found.map(({ email, id }, index) => ({ to: email, mark: index === 0 ? '' : `.${id}` }));
}

/**
 * Returns the recipients of an event: the parties of an agreement or, for a payout account, addresses from
 * the seller's agreements.
 */
export async function recipientsOf(
  context: Context,
  developerId: string,
  event: StreamEvent,
  {
    agreement,
    notification,
  }: { readonly agreement: Agreement | undefined; readonly notification: Notification },
): Promise<Recipient[]> {
  const { audience } = TEXTS[notification.kind];
  if (audience === 'members') {
    const asker = notification.kind === 'approval_requested' ? (event.actor?.id ?? null) : null;
    return membersFor(context, developerId, notification.kind, asker);
  }
  const person = personOf(event, agreement, audience);
  if (person && (await restrictions.since(context.db, { developerId, externalUserId: person }))) return [];
  if (event.type === 'payout_account.changed') {
    const seller = { sellerExternalId: event.data.externalUserId };
    const page = { limit: LOOKED_AT, before: undefined };
    const theirs = await agreements.list(context.db, developerId, seller, page);
    // A thief of an API key may add an address of their own; earlier addresses still get the mail.
    const addresses = new Set(theirs.flatMap(({ sellerEmail }) => sellerEmail ?? []));
    return [...addresses].slice(-NOTIFIED).map((to, index) => ({ to, mark: `.${index}` }));
  }
  const to = audience === 'buyers' ? agreement?.buyerEmail : agreement?.sellerEmail;
  return to ? [{ to, mark: '' }] : [];
}

function personOf(
  event: StreamEvent,
  agreement: Agreement | undefined,
  audience: Audience,
): string | undefined {
  if (event.type === 'payout_account.changed') return event.data.externalUserId;
  return audience === 'buyers' ? agreement?.buyerExternalId : agreement?.sellerExternalId;
}
