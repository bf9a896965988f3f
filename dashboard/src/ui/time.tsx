import { formatAgo, formatDateTime } from '../format.ts';

/** How long ago, with the exact time for whoever asks. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
      {formatAgo(at)}
    </time>
  );
}
