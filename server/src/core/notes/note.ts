import type { Actor } from '#core/actor.ts';
import { DAY_MS } from '#core/time.ts';

export const MAX_NOTE = 2_000;
export const MAX_MENTIONS = 10;
/** How long a mention is shown to the member who has not answered it with a note. */
export const MENTION_MS = 14 * DAY_MS;

/** What a member wrote down about an agreement, for their colleagues. The parties never see it. */
export type Note = {
  readonly id: string;
  readonly agreementId: string;
  readonly text: string;
  /** The ids of the members who are to read it. */
  readonly mentions: readonly string[];
  readonly actor: Actor;
  readonly createdAt: Date;
};
