import type { Flag, StoredAssessment } from '@surety/sdk';
import { signalLabel } from '#labels/risk.ts';
import { FlagBadge } from '#ui/badge.tsx';
import { Gauge } from '#ui/chart/gauge.tsx';

const FILLS: Record<Flag, string> = { GREEN: 'bg-good-fill', AMBER: 'bg-warn-fill', RED: 'bg-bad-fill' };
const SHADES = [
  'opacity-100',
  'opacity-85',
  'opacity-70',
  'opacity-60',
  'opacity-50',
  'opacity-45',
  'opacity-40',
];

/** The score as a sum: each signal as long as its points, largest first. */
export function Contributions({ assessment }: { assessment: StoredAssessment }) {
  const { score, flag, category, bands } = assessment;
  const lines = assessment.contributions
    .toSorted((one, other) => other.points - one.points)
    .map((line, index) => ({
      ...line,
      fill: line.points > 0 ? `${FILLS[flag]} ${SHADES[index % SHADES.length]}` : null,
    }));
  return (
    <div>
      <Gauge
        label="Score"
        score={score}
        of={100}
        verdict={
          <>
            <span className="text-sm text-soft">{category}</span>
            <FlagBadge flag={flag} />
          </>
        }
        parts={lines.flatMap(({ signal, name, points, fill }) =>
          fill ? [{ key: `${signal} ${name}`, length: points, fill }] : [],
        )}
        marks={[
          { from: bands.amberFrom, label: 'Amber' },
          { from: bands.redFrom, label: 'Red' },
        ]}
      />
      <ul className="mt-6 divide-y divide-line border-t border-line">
        {lines.length === 0 && <li className="py-3 text-soft">No signal fired.</li>}
        {lines.map(({ signal, name, points, reason, fill }) => (
          <li
            key={`${signal} ${name}`}
            className="grid grid-cols-[0.625rem_1fr_auto] items-baseline gap-x-3 py-3"
          >
            <span aria-hidden className={`size-2.5 rounded-sm ${fill ?? 'border border-edge'}`} />
            <span className="font-medium">{signal === 'rule' ? name : signalLabel(signal)}</span>
            <span className="figures text-right font-medium">
              {points < 0 ? `−${Math.abs(points)}` : `+${points}`}
            </span>
            <span className="col-start-2 text-sm text-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
