import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { onThemeChange } from '../theme.ts';

type Fill = 'accent' | 'good' | 'warn' | 'bad' | 'info';
export type Series = { readonly label: string; readonly color: Fill; readonly values: readonly number[] };

type Props = {
  label: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  stacked?: boolean;
};

const HEIGHT = 220;
const AXIS_DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Bars by day on a canvas. Whoever cannot see it gets the same numbers as a table. */
export function DayChart({ label, days, series, format, stacked = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      plot = new uPlot(optionsFor(element, series, format, stacked), dataFor(days, series, stacked), element);
    };
    draw();
    const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    const forgetTheme = onThemeChange(draw);
    return () => {
      resized.disconnect();
      forgetTheme();
      plot?.destroy();
    };
  }, [days, series, format, stacked]);
  return (
    <figure>
      <div ref={box} aria-hidden="true" className="h-[220px]" />
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
        <span className="sr-only">{label}</span>
        {series.map((one) => (
          <span key={one.label} className="inline-flex items-center gap-2">
            <span aria-hidden className={`size-2 rounded-sm ${BACKGROUNDS[one.color]}`} />
            {one.label}
            <span className="figures font-medium text-ink">
              {format(one.values.reduce((sum, value) => sum + value, 0))}
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const BACKGROUNDS: Record<Fill, string> = {
  accent: 'bg-accent-fill',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
  info: 'bg-info-fill',
};

/** Later series are drawn first and carry the sum below them, so that each shows its own part. */
function dataFor(days: readonly string[], series: readonly Series[], stacked: boolean): uPlot.AlignedData {
  const times = days.map((day) => Date.parse(day) / 1000);
  const sums = series.map((_one, index) =>
    days.map((_day, at) => {
      const below = stacked ? series.slice(0, index + 1) : [series[index]];
      return below.reduce((sum, one) => sum + (one?.values[at] ?? 0), 0);
    }),
  );
  return [times, ...(stacked ? sums.reverse() : sums)];
}

function optionsFor(
  element: HTMLElement,
  series: readonly Series[],
  format: (value: number) => string,
  stacked: boolean,
): uPlot.Options {
  const ink = colorOf(element, 'soft');
  const line = colorOf(element, 'line');
  const font = '11px "Inter Variable", sans-serif';
  const drawn = stacked ? [...series].reverse() : series;
  const share = stacked ? 1 : series.length;
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [8, 4, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, _min, max) => [0, Math.max(max * 1.1, 1)] } },
    axes: [
      {
        stroke: ink,
        font,
        grid: { show: false },
        ticks: { show: false },
        space: 80,
        values: (_plot, times) => times.map((time) => AXIS_DAY.format(time * 1000)),
      },
      {
        stroke: ink,
        font,
        size: 52,
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        values: (_plot, values) => values.map(format),
      },
    ],
    series: [
      {},
      ...drawn.map((one, index) => ({
        label: one.label,
        fill: colorOf(element, `${one.color}-fill`),
        width: 0,
        points: { show: false },
        paths: uPlot.paths.bars?.({
          size: [0.7 / share, 18],
          align: stacked || share === 1 ? 0 : ((index === 0 ? -1 : 1) as 0 | 1 | -1),
          radius: 0.15,
        }) as uPlot.Series.PathBuilder,
      })),
    ],
  };
}

/** The colour as the browser works it out for the theme of the moment; a canvas knows no variables. */
function colorOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  element.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
