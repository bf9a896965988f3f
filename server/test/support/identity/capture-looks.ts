import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';

const PICTURES = process.env['CAPTURE_SCREENSHOTS'];
const WIDTHS = [390, 820, 1280];

/** On a small phone in both themes: nothing overflows, and the page is accessible. */
export async function looksRight(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(360);
    // Dark is the same page in other colours, so only the contrast is checked again.
    const asked = colorScheme === 'dark' ? 'contrast' : 'everything';
    expect(await seriousViolations(page, asked), `${name}, ${colorScheme}`).toEqual([]);
    if (!PICTURES) continue;
    await mkdir(PICTURES, { recursive: true });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}-${width}.png`), fullPage: true });
    }
  }
}
