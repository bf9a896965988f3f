import { expect, it } from 'vitest';
import { readableOn } from '#core/parties/color.ts';
import { PURPOSES } from '#core/parties/link.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';

const browser = await openBrowser('the colour of the pages');
const app = await startListeningApp();
const { key, deal, paidDeal, linkFor } = await platformWithLinks(app);

it.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#17663f', '#fff'],
  ['#ffcc00', '#000'],
  ['#777777', '#000'],
])('On %s the text is %s', (color, text) => {
  expect(readableOn(color)).toBe(text);
});

it.skipIf(!browser)(
  'Buttons have the platform’s colour, and every page can be read in light and dark',
  SLOW,
  async () => {
    const [{ id, milestone }, unpaid] = [await paidDeal(), await deal()];
    const purposes = PURPOSES.filter((purpose) => purpose !== 'pay' && purpose !== 'proof');
    const { path } = await linkFor(id, { party: 'buyer', purposes });
    const { path: toProve } = await linkFor(id, { party: 'buyer', purposes: ['proof'] });
    const { path: toPay } = await linkFor(unpaid.id, { party: 'buyer', purposes: ['pay'] });
    const own = ['/track', `/confirm/${milestone}`, `/delivery/${milestone}`, `/dispute/${milestone}`];
    const pages = [toPay, toProve, ...own.map((at) => path + at)];
    for (const color of ['#ffcc00', '#1a1a80']) {
      await app.call('PATCH', '/v1/mail/settings', { key, body: { color } });
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser?.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
        if (!page) throw new Error('no page');
        for (const at of pages) {
          const answer = await page.goto(new URL(at, app.apiUrl).href);
          expect([at, answer?.status(), await seriousViolations(page)]).toEqual([at, 200, []]);
        }
        await page.goto(new URL(`${path}/confirm/${milestone}`, app.apiUrl).href);
        const shown = await page.evaluate(
          'getComputedStyle(document.querySelector("button")).backgroundColor',
        );
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
        expect(shown).toBe(`rgb(${red}, ${green}, ${blue})`);
        await page.close();
      }
    }
  },
);
