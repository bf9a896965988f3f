import { formatDateTime, formatWhen } from '#labels/format.ts';

/** When it was, with the exact time for whoever asks. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="figures whitespace-nowrap">
      {formatWhen(at)}
    </time>
  );
}
