import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { DATES } from '#labels/format.ts';
import 'uplot/dist/uPlot.min.css';
import { onThemeChange } from '#ui/theme.ts';
import { optionsFor, type Series, stackedData } from './chart-options.ts';

export type { Series } from './chart-options.ts';

type Props = {
  label: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Shown when there is nothing to draw. */
  nothing: string;
  stacked?: boolean;
};

const HEIGHT = 200;
const LEGEND_DAY = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Daily bars on a canvas. The legend shows the day under the pointer, or else the totals. */
export function DayChart({ label, days, series, format, nothing, stacked = false }: Props) {
  const [at, setAt] = useState<number | null>(null);
  if (series.every((one) => one.values.every((value) => value === 0))) {
    return <p className="py-10 text-sm text-soft">{nothing}</p>;
  }
  const day = at === null ? undefined : days[at];
  return (
    <figure>
      <Legend series={series} at={at} format={format} />
      <Bars days={days} series={series} format={format} stacked={stacked} onPoint={setAt} />
      <p aria-hidden="true" className="figures mt-1 h-4 text-right text-xs text-soft">
        {day && LEGEND_DAY.format(Date.parse(day))}
      </p>
      <NumbersTable label={label} days={days} series={series} format={format} />
    </figure>
  );
}

const BACKGROUNDS: Record<Series['color'], string> = {
  accent: 'bg-accent-fill',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
  info: 'bg-info-fill',
};

type Numbers = Pick<Props, 'series' | 'format'>;

function Legend({ series, at, format }: Numbers & { at: number | null }) {
  return (
    <p aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-soft">
      {series.map((one) => (
        <span key={one.label} className="inline-flex items-center gap-2">
          <span className={`size-2 rounded-sm ${BACKGROUNDS[one.color]}`} />
          {one.label}
          <span className="figures font-medium text-ink">
            {format(at === null ? one.values.reduce((sum, value) => sum + value, 0) : (one.values[at] ?? 0))}
          </span>
        </span>
      ))}
    </p>
  );
}

type BarsProps = Omit<Props, 'label' | 'nothing' | 'stacked'> & {
  stacked: boolean;
  onPoint: (at: number | null) => void;
};

function Bars({ days, series, format, stacked, onPoint }: BarsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let plot: uPlot | null = null;
    const size = () => ({ width: element.clientWidth, height: HEIGHT });
    const draw = () => {
      plot?.destroy();
      const options = optionsFor({ element, series, format, stacked, onPoint });
      plot = new uPlot({ ...options, ...size() }, stackedData(days, series, stacked), element);
    };
    draw();
    const resized = new ResizeObserver(() => plot?.setSize(size()));
    resized.observe(element);
    const forgetTheme = onThemeChange(draw);
    return () => {
      resized.disconnect();
      forgetTheme();
      plot?.destroy();
    };
  }, [days, series, format, stacked, onPoint]);
  // The chart follows the width of its container, and must not keep it from becoming narrower.
  return <div ref={box} aria-hidden="true" className="h-[200px] contain-inline-size" />;
}

/** The same numbers for screen readers. Days without any are left out. */
function NumbersTable({ label, days, series, format }: Numbers & Pick<Props, 'label' | 'days'>) {
  const rows = days
    .map((day, index) => ({ day, values: series.map((one) => one.values[index] ?? 0) }))
    .filter((row) => row.values.some((value) => value !== 0));
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{LEGEND_DAY.format(Date.parse(day))}</th>
              {values.map((value, index) => (
                <td key={series[index]?.label}>{format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
