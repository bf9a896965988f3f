import { encode } from 'uqr';

/** A QR code as SVG, with one stroke for each run of dark squares: a tenth of one path for each square. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'L' });
  const strokes = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? 'x' : ' ')).join('');
    return [...line.matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`);
  });
  return (
    `<svg viewBox="0 -.5 ${size} ${size}" role="img" aria-label="QR" shape-rendering="crispEdges">` +
    `<path stroke="#000" d="${strokes.join('')}"/></svg>`
  );
}
