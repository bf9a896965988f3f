import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations, settled } from './signed-in-browser.ts';

const WIDTHS = [390, 1024, 1280, 1920];
const NARROWEST_WIDE = 1024;
const THEMES = ['light', 'dark'] as const;
/** A theme has the same colours at every width, so contrast is checked at one; a phone may hide columns. */
const ASKED = {
  light: { phone: 'all but contrast', wider: 'everything' },
  dark: { phone: 'contrast', wider: null },
} as const;

/**
 * Minimum size of a touch target in a table (WCAG 2.5.8). Where the whole row is the link, the row counts.
 */
const LEAST_TARGET = 24;
const SMALL_TARGETS = `[...document.querySelectorAll('td a, td button')]
  .filter((each) => getComputedStyle(each, '::after').position !== 'absolute')
  .filter((each) => [...each.getClientRects()].some(({ height }) => height < ${LEAST_TARGET}))
  .map((each) => each.textContent)`;

type Shown = {
  readonly name: string;
  readonly show: () => Promise<void>;
  readonly pictures?: string | undefined;
};

/**
 * Shows a page at phone, tablet, laptop and large-screen size in both themes, and checks that nothing
 * overflows the screen, is too small to touch or fails accessibility. With a folder it also takes pictures.
 */
export async function fitsEveryScreen(page: Page, { name, show, pictures }: Shown): Promise<void> {
  await show();
  await settled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(SMALL_TARGETS), `${name} at ${width}`).toEqual([]);
    // Wider than a tablet, only the spacing changes.
    if (width > NARROWEST_WIDE && pictures === undefined) continue;
    for (const colorScheme of THEMES) {
      const asked = ASKED[colorScheme][width < NARROWEST_WIDE ? 'phone' : 'wider'];
      if (!asked && pictures === undefined) continue;
      await page.emulateMedia({ colorScheme });
      if (asked)
        expect(await seriousViolations(page, asked), `${name} at ${width}, ${colorScheme}`).toEqual([]);
      if (pictures === undefined) continue;
      await mkdir(pictures, { recursive: true });
      const png = await page.screenshot({ fullPage: true });
      await writeFile(join(pictures, `${name}-${width}-${colorScheme}.png`), png);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}
