import uPlot from 'uplot';
import { DATES } from '#labels/format.ts';

export type Series = {
  readonly label: string;
  readonly color: 'accent' | 'good' | 'warn' | 'bad' | 'info';
  readonly values: readonly number[];
};

const HALF_A_DAY = 43_200;
const FONT = '11px "Inter Variable", sans-serif';
const AXIS_DAY = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'short', timeZone: 'UTC' });
/**
 * Both charts count whole units (assessments, the smallest unit of money), so ticks in between make no sense.
 */
const WHOLE_STEPS = Array.from({ length: 22 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

type Drawing = {
  element: HTMLElement;
  series: readonly Series[];
  format: (value: number) => string;
  stacked: boolean;
  onPoint: (at: number | null) => void;
};

/** Later series are drawn first and carry the sum of those below them, so that each shows its own part. */
export function stackedData(
  days: readonly string[],
  series: readonly Series[],
  stacked: boolean,
): uPlot.AlignedData {
  const times = days.map((day) => Date.parse(day) / 1000);
  const sums = series.map((_one, index) =>
    days.map((_day, at) => {
      const below = stacked ? series.slice(0, index + 1) : [series[index]];
      return below.reduce((sum, one) => sum + (one?.values[at] ?? 0), 0);
    }),
  );
  return [times, ...(stacked ? sums.reverse() : sums)];
}

export function optionsFor({ element, series, format, stacked, onPoint }: Drawing) {
  const ink = colorOf(element, 'soft');
  const drawn = stacked ? [...series].reverse() : series;
  const share = stacked ? 1 : series.length;
  return {
    padding: [8, 0, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
    scales: {
      // Half a day on either side, so that the first and last bar are not cut off.
      x: { range: (_plot, first, last) => [first - HALF_A_DAY, last + HALF_A_DAY] },
      y: { range: (_plot, _min, max) => [0, Math.max(max * 1.1, 1)] },
    },
    axes: [
      {
        stroke: ink,
        font: FONT,
        size: 28,
        gap: 8,
        grid: { show: false },
        ticks: { show: false },
        space: 80,
        values: (_plot, times) => times.map((time) => AXIS_DAY.format(time * 1000)),
      },
      {
        stroke: ink,
        font: FONT,
        size: (_plot, values) => 14 + 7 * Math.max(1, ...(values ?? []).map((value) => value.length)),
        gap: 8,
        incrs: WHOLE_STEPS,
        grid: { stroke: colorOf(element, 'line'), width: 1 },
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
  } satisfies Omit<uPlot.Options, 'width' | 'height'>;
}

/** Resolves a CSS variable in the current theme: a canvas does not know variables. */
function colorOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  element.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
