import type { ReactNode } from 'react';

export type GaugePart = { readonly key: string; readonly length: number; readonly fill: string };
export type GaugeMark = { readonly from: number; readonly label: string };

type Props = {
  label: string;
  score: number;
  of: number;
  verdict: ReactNode;
  parts: readonly GaugePart[];
  /** Where each band begins, lowest first. */
  marks: readonly GaugeMark[];
};

/** From here on, labels are aligned to the end of the scale so that they do not overflow it. */
const NEAR_THE_END = 75;

/** A score as a number and on a scale with its bands. Parts beyond the end are cut off. */
export function Gauge({ label, score, of, verdict, parts, marks }: Props) {
  return (
    <section aria-label={label}>
      <div className="flex items-baseline gap-3">
        <span className="figures font-serif text-[3.25rem] leading-none font-medium tracking-tight">
          {score}
        </span>
        <span className="text-soft">{`of ${of}`}</span>
        <span className="ml-auto inline-flex items-center gap-3">{verdict}</span>
      </div>
      <div aria-hidden="true" className="relative mt-5 h-3 rounded-full bg-muted">
        <div className="flex h-full gap-px overflow-hidden rounded-full">
          {parts.map(({ key, length, fill }) => (
            <span key={key} className={`shrink-0 ${fill}`} style={{ width: `${length}%` }} />
          ))}
        </div>
        {marks.map(({ from }) => (
          <span key={from} className="absolute -inset-y-1 w-px bg-edge" style={{ left: `${from}%` }} />
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-4 text-xs whitespace-nowrap text-soft">
        {marks.map(({ from, label: words }) => (
          <span
            key={from}
            className="absolute"
            style={from < NEAR_THE_END ? { left: `${from}%` } : { right: 0 }}
          >
            {words}
            <span className="max-sm:hidden">{` from ${from}`}</span>
          </span>
        ))}
      </div>
    </section>
  );
}
