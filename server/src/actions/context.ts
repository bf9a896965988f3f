import type { AccountContext } from './account/account-desk.ts';
import type { ActsContext } from './acts/acts-desk.ts';
import type { ApprovalsContext } from './approvals/approvals-desk.ts';
import type { EscrowContext } from './escrow/escrow-desk.ts';
import type { EventsContext } from './events/webhook-desk.ts';
import type { IdentityContext } from './identity/identity-desk.ts';
import type { MailContext } from './mail/mail-desk.ts';
import type { RiskContext } from './risk/risk-desk.ts';

/** Those of the other cells are whole as well. It comes first, so that it is what whoever asks is given. */
type AllCells = { readonly otherCells: () => readonly Context[] };

/**
 * Everything together, for whoever stands above the drawers: app.ts makes one, http and jobs
 * hand it on, tests make one with a clock and ids of their own. An action takes its own
 * drawer's context and sees no more.
 */
export type Context = AllCells &
  AccountContext &
  ActsContext &
  ApprovalsContext &
  EscrowContext &
  EventsContext &
  IdentityContext &
  MailContext &
  RiskContext;
