import type { AccountContext } from './account/context.ts';
import type { ApprovalsContext } from './approvals/context.ts';
import type { AuditContext } from './audit/context.ts';
import type { EscrowContext } from './escrow/context.ts';
import type { EventsContext } from './events/context.ts';
import type { IdentityContext } from './identity/context.ts';
import type { MailContext } from './mail/context.ts';
import type { MessageContext } from './messages/context.ts';
import type { RiskContext } from './risk/context.ts';

/** The other cells' contexts are complete as well. First in the intersection, so that its type wins. */
type AllCells = { readonly otherCells: () => readonly Context[] };

/**
 * The contexts of all domains together: app.ts creates it, http and jobs pass it on, and tests create one
 * with their own clock and ids. An action takes only the context of its own domain.
 */
export type Context = AllCells &
  AccountContext &
  AuditContext &
  ApprovalsContext &
  EscrowContext &
  EventsContext &
  IdentityContext &
  MailContext &
  MessageContext &
  RiskContext;
