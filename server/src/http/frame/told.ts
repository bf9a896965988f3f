import type { ProblemCode } from '#core/problem.ts';
import type { Endpoint } from './endpoint.ts';

/** What the reference says of an operation besides its summary: what it does, when, and what can go wrong. */
export type Told = {
  readonly says: string;
  /** The codes with which it refuses what it is for, besides those that any operation may answer. */
  readonly refuses?: readonly ProblemCode[];
};
export type ToldOf = Readonly<Record<string, Told>>;

/** How a list goes on, in the words of each. */
export const PAGES =
  'A page has up to `limit` of them; send `nextCursor` as `cursor` for the next one, until it is null.';

/** Where an act may be put off until somebody else has agreed. */
export const WAITS =
  'Where the rules of approval ask for a second person, it answers 202 with the approval and changes nothing yet.';

/** An endpoint with what is told of it. What stands at the endpoint itself comes after. */
export function telling<By>(table: ToldOf) {
  return (endpoint: Endpoint<By>): Endpoint<By> => {
    const { says, refuses = [] } = table[endpoint.operationId] ?? {};
    const description = [says?.replace(/\s+/g, ' ').trim(), endpoint.description].filter(Boolean).join(' ');
    return { ...endpoint, ...(description && { description }), refuses };
  };
}
