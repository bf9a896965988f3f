import { drawApart } from './draw-apart.ts';
import type { Pages, Step } from './drawing.ts';

/**
 * The same drawing with the same title and time gives the same bytes. It is drawn in a thread of its own,
 * because a page takes some hundredths of a second, in which the event loop would do nothing else.
 */
export function makePdf(
  account: string,
  title: string,
  at: Date,
  draw: (pages: Pages) => void,
): Promise<Buffer> {
  const steps: Step[] = [];
  draw({
    heading: (...given) => void steps.push(['heading', ...given]),
    amount: (...given) => void steps.push(['amount', ...given]),
    rows: (...given) => void steps.push(['rows', ...given]),
    table: (...given) => void steps.push(['table', ...given]),
    text: (...given) => void steps.push(['text', ...given]),
    small: (...given) => void steps.push(['small', ...given]),
    qr: (...given) => void steps.push(['qr', ...given]),
  });
  return drawApart(account, { title, at, steps });
}
