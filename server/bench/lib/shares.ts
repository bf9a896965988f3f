/** A share with its 95 % confidence interval (Wilson). */
export function shareWithInterval(part: number, whole: number): string {
  if (whole === 0) return 'none';
  const [low, high] = interval(part, whole);
  return `${part} of ${whole} (${percent(part / whole)}, ${percent(low, '')}–${percent(high)})`;
}

const DEVIATIONS = 1.96;

function interval(part: number, whole: number): readonly [low: number, high: number] {
  const share = part / whole;
  const square = DEVIATIONS ** 2;
  const middle = share + square / (2 * whole);
  const half = DEVIATIONS * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole ** 2));
  const scale = 1 + square / whole;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

export function percent(share: number, sign = ' %'): string {
  const value = share * 100;
  return `${value.toFixed(value > 0 && value < 1 ? 3 : 1)}${sign}`;
}
