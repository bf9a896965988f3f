import { formatDateTime, formatWhen } from '#labels/format.ts';

/** A relative time, with the exact time as tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="figures whitespace-nowrap">
      {formatWhen(at)}
    </time>
  );
}
