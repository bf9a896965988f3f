import { DAY_MS } from '#core/time.ts';

/** How often everything whose time is over is deleted. */
export const SWEEPS_EVERY_MS = 10 * 60_000;

/** For how long an answered grievance is kept. */
export const GRIEVANCES_KEPT_MS = 2 * 365 * DAY_MS;
