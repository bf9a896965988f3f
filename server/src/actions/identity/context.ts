import type { EventsContext } from '#actions/events/context.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { Registry } from '#core/identity/registry.ts';

/** A verdict makes a user trusted and is announced as an event. */
export type IdentityContext = RiskContext &
  EventsContext & {
    readonly identity: IdentityEngine;
    /** Null when no register is configured for national numbers. */
    readonly registry: Registry | null;
  };
