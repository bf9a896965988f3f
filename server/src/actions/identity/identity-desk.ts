import type { EventsContext } from '#actions/events/webhook-desk.ts';
import type { RiskContext } from '#actions/risk/risk-desk.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';

/** A verdict makes a user trusted, and is told. */
export type IdentityContext = RiskContext & EventsContext & { readonly identity: IdentityEngine };
