import type { AccountContext } from './account/context.ts';
import type { ApprovalsContext } from './approvals/context.ts';
import type { AuditContext } from './audit/context.ts';
import type { EscrowContext } from './escrow/context.ts';
import type { EventsContext } from './events/context.ts';
import type { IdentityContext } from './identity/context.ts';
import type { MailContext } from './mail/context.ts';
import type { RiskContext } from './risk/context.ts';

/** Those of the other cells are whole as well. It comes first, so that it is what whoever asks is given. */
type AllCells = { readonly otherCells: () => readonly Context[] };

/**
 * Everything together, for whoever stands above the drawers: app.ts makes one, http and jobs
 * hand it on, tests make one with a clock and ids of their own. An action takes its own
 * drawer's context and sees no more.
 */
export type Context = AllCells &
  AccountContext &
  AuditContext &
  ApprovalsContext &
  EscrowContext &
  EventsContext &
  IdentityContext &
  MailContext &
  RiskContext;
