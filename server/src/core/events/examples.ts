import type { EventType, PublicEvent } from './event.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/** One event of each type, as it once happened: `npm run events` plays them all and writes them down. */
export function exampleOf<Type extends EventType>(type: Type): PublicEvent & { readonly type: Type } {
  return (EXAMPLES as Readonly<Record<string, unknown>>)[type] as PublicEvent & { readonly type: Type };
}
