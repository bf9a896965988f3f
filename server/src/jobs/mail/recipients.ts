import type { Context } from '#actions/context.ts';
import { type Permission, ROLE_NAMES, rightsOfRole } from '#core/account/permissions.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { StreamEvent } from '#core/events/event.ts';
import { type Notification, TEXTS } from '#core/mail/texts.ts';
import * as members from '#store/account/members.ts';
import * as agreements from '#store/escrow/agreements.ts';

/** A mail for members goes to those who can do something about it. */
const CONCERNS: Readonly<Partial<Record<Notification['kind'], Permission>>> = {
  payout_account_changed: 'payout_accounts.stop',
  approval_requested: 'approvals.decide',
  webhook_failing: 'webhooks.write',
  stuck_money: 'exceptions.write',
};

/** Of so many agreements of a seller the addresses are read, and so many of them are told. */
const LOOKED_AT = 20;
const NOTIFIED = 3;

/** Somebody who is told, and what tells their mail from that of the next. */
export type Recipient = { readonly to: string; readonly mark: string };

/**
 * Every member whose role the kind concerns, but for whoever needs others to act. The first of them has the
 * mail that is known by its cause.
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

/** Whom an event is told to: of an agreement its parties, of a payout account those who had the seller's. */
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
  if (event.type === 'payout_account.changed') {
    const seller = { sellerExternalId: event.data.externalUserId };
    const page = { limit: LOOKED_AT, before: undefined };
    const theirs = await agreements.list(context.db, developerId, seller, page);
    // Whoever has stolen a key may name an address of their own; that does not keep the others from hearing.
    const addresses = new Set(theirs.flatMap(({ sellerEmail }) => sellerEmail ?? []));
    return [...addresses].slice(-NOTIFIED).map((to, index) => ({ to, mark: `.${index}` }));
  }
  const to = audience === 'buyers' ? agreement?.buyerEmail : agreement?.sellerEmail;
  return to ? [{ to, mark: '' }] : [];
}
