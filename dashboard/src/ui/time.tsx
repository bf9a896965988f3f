import { useSyncExternalStore } from 'react';
import { currentTime, onMove, readAhead } from '#labels/current-time.ts';
import { formatDateTime, formatWhen } from '#labels/format.ts';

/** A relative time, with the exact time as tooltip. It follows the test clock. */
export function When({ at }: { at: string }) {
  useSyncExternalStore(onMove, readAhead);
  return (
    <time dateTime={at} title={formatDateTime(at)} className="figures whitespace-nowrap">
      {formatWhen(at, currentTime())}
    </time>
  );
}
