import type { EscrowContext } from '#actions/escrow/context.ts';
import { dayAfter, startOfDay } from '#core/escrow/days/local-day.ts';
import { DEFAULT_TIME_ZONE } from '#core/time-zone.ts';
import type { ClosedDay } from '#store/escrow/days/closed-days.ts';
import * as closedDays from '#store/escrow/days/closed-days.ts';

export type WantedDay = {
  readonly developerId: string;
  readonly day: string;
  readonly timeZone?: string | undefined;
};

type Bounds = Pick<ClosedDay, 'day' | 'timeZone' | 'since' | 'until'>;

/** When the day begins and ends, without its figures. */
export async function findBounds({ db }: EscrowContext, wanted: WantedDay): Promise<Bounds> {
  const closed = await closedDays.find(db, wanted.developerId, wanted.day);
  if (closed) return closed;
  const previous = await closedDays.last(db, wanted.developerId);
  const isNext = previous?.day === dayAfter(wanted.day, -1);
  return boundsOf(wanted.day, wanted.timeZone, isNext ? previous : undefined);
}

export function boundsOf(day: string, asked: string | undefined, previous: ClosedDay | undefined): Bounds {
  const timeZone = asked ?? previous?.timeZone ?? DEFAULT_TIME_ZONE;
  // With another zone than the day before, a day is longer or shorter and leaves no gap.
  const since = previous?.until ?? startOfDay(day, timeZone);
  return { day, timeZone, since, until: startOfDay(dayAfter(day), timeZone) };
}
