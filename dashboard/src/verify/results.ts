import type { Page } from './api.ts';
import { button, make, paragraph, show } from './dom.ts';
import { say, sayProblem } from './labels.ts';

/** Shows the result and returns true when the session is over. */
export async function ended(page: Page): Promise<boolean> {
  const { askedBy: name } = page;
  switch (page.state) {
    case 'DONE':
      show(say('doneTitle'), mark('good'), paragraph(say('done', { name })), wayBack(page));
      return true;
    case 'FAILED':
      show(
        say('failedTitle'),
        mark('bad'),
        problemList(page),
        paragraph(say('failed', { name })),
        wayBack(page),
      );
      return true;
    case 'EXPIRED':
      show(say('expiredTitle'), paragraph(say('expired', { name })), wayBack(page));
      return true;
    case 'CANCELED':
      show(say('canceledTitle'), paragraph(say('expired', { name })), wayBack(page));
      return true;
    default:
      return false;
  }
}

export function lost(): void {
  show(say('lostTitle'), paragraph(say('lost')));
}

/** Shows what went wrong, and waits for the person to try again. */
export function tryAgain(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const again = button(say('again'), () => resolve());
    show(
      say('retryTitle'),
      problemList(page),
      paragraph(say('left', { n: page.attemptsLeft }), 'soft'),
      again,
    );
  });
}

function problemList({ problems }: Page): HTMLElement {
  const sentences = [...new Set(problems.map(sayProblem))];
  return make('ul', { class: 'problems' }, ...sentences.map((text) => make('li', {}, text)));
}

export function wayBack({ returnUrl, askedBy }: Page): HTMLElement | null {
  if (returnUrl === null) return null;
  return make('a', { class: 'file', href: returnUrl, rel: 'noreferrer' }, say('back', { name: askedBy }));
}

const MARKS = { good: 'M5 13l5 5L20 7', bad: 'M6 6l12 12M18 6L6 18' };

function mark(kind: keyof typeof MARKS): HTMLElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  for (const [name, value] of Object.entries({ d: MARKS[kind], fill: 'none', stroke: 'currentColor' })) {
    path.setAttribute(name, value);
  }
  path.setAttribute('stroke-width', '2.5');
  svg.append(path);
  return make('div', { class: `mark ${kind}` }, svg);
}
