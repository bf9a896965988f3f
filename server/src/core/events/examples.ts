import type { EventType, PublicEvent } from './event.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/**
 * Returns an example of each event type. `npm run events` plays scenarios that emit them all and records
 * them.
 */
export function exampleOf<Type extends EventType>(type: Type): PublicEvent & { readonly type: Type } {
  return (EXAMPLES as Readonly<Record<string, unknown>>)[type] as PublicEvent & { readonly type: Type };
}
