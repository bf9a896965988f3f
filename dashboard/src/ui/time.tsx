import { formatDateTime, formatWhen } from '#words/format.ts';

/** When it was, with the exact time for whoever asks. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="figures whitespace-nowrap">
      {formatWhen(at)}
    </time>
  );
}
