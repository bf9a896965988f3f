import type { EventsContext } from '#actions/events/context.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { RegisterProviders } from '#core/identity/register.ts';

/** A verdict makes a user trusted and is announced as an event. */
export type IdentityContext = RiskContext &
  EventsContext & {
    readonly identity: IdentityEngine;
    /** Lookups in national registers. */
    readonly registers: RegisterProviders;
  };
