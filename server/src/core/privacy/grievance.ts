import type { Actor } from '#core/actor.ts';

export const GRIEVANCE_STATES = ['OPEN', 'ANSWERED'] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];

/** A complaint that somebody sent with the account's public form. */
export type Grievance = {
  readonly developerId: string;
  readonly id: string;
  readonly state: GrievanceState;
  readonly name: string;
  /** A mail address or telephone number. */
  readonly contact: string;
  readonly claim: string;
  readonly answer: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly answeredBy: Actor | null;
  readonly answeredAt: Date | null;
};

/** An account that answers nothing takes no more. */
export const MAX_OPEN_GRIEVANCES = 1_000;
