import type { Actor } from '#core/actor.ts';

/** Purposes of a consent. Withdrawing `identity` erases documents, pictures and faces. */
export const PURPOSES = ['identity', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

export type Consent = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
  readonly purpose: Purpose;
  /** Which text the person agreed to, in which language, and where. */
  readonly textVersion: string;
  readonly language: string;
  readonly channel: string;
  readonly givenAt: Date;
  readonly recordedBy: Actor;
  readonly withdrawnAt: Date | null;
};
