import type { StoredAssessment } from '../api/types.ts';
import { FlagBadge } from '../ui/badge.tsx';
import { SIGNAL_WORDS } from '../words.ts';

const FILLS: Record<string, string> = { GREEN: 'bg-good-fill', AMBER: 'bg-warn-fill', RED: 'bg-bad-fill' };
const SHADES = [
  'opacity-100',
  'opacity-85',
  'opacity-70',
  'opacity-60',
  'opacity-50',
  'opacity-40',
  'opacity-30',
];

/** The score as the sum that it is: each signal as long as its points, on a scale with the bands drawn in. */
export function Contributions({ assessment }: { assessment: StoredAssessment }) {
  const { score, flag, category, contributions, bands } = assessment;
  const raising = contributions.filter(({ points }) => points > 0);
  return (
    <section aria-label="Score">
      <div className="flex items-baseline gap-4">
        <span className="figures font-serif text-[3.25rem] leading-none font-medium tracking-tight">
          {score}
        </span>
        <span className="text-soft">of 100</span>
        <span className="ml-auto inline-flex items-center gap-3">
          <span className="text-sm text-soft">{category}</span>
          <FlagBadge flag={flag} />
        </span>
      </div>
      <div aria-hidden="true" className="relative mt-5 h-3 rounded-full bg-sunken">
        <div className="flex h-full gap-px overflow-hidden rounded-full">
          {raising.map(({ signal, points }, index) => (
            <span
              key={signal}
              className={`${FILLS[flag]} ${SHADES[index % SHADES.length]}`}
              style={{ width: `${points}%` }}
            />
          ))}
        </div>
        {[bands.amberFrom, bands.redFrom].map((from) => (
          <span key={from} className="absolute -inset-y-1 w-px bg-edge" style={{ left: `${from}%` }} />
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-4 text-xs text-soft">
        <span className="absolute left-0">Green</span>
        <span className="absolute" style={{ left: `${bands.amberFrom}%` }}>
          {`Amber from ${bands.amberFrom}`}
        </span>
        <span className="absolute" style={{ left: `${bands.redFrom}%` }}>
          {`Red from ${bands.redFrom}`}
        </span>
      </div>
      <ul className="mt-6 divide-y divide-line border-t border-line">
        {contributions.length === 0 && <li className="py-3 text-soft">No signal fired.</li>}
        {contributions.map(({ signal, points, reason }) => (
          <li key={signal} className="grid grid-cols-[1fr_auto] gap-x-6 py-3">
            <span className="font-medium">{SIGNAL_WORDS[signal] ?? signal}</span>
            <span className="figures text-right font-medium">{points > 0 ? `+${points}` : points}</span>
            <span className="text-sm text-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
