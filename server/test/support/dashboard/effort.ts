import type { Page } from 'playwright-core';

export type Effort = { readonly clicks: number; readonly keys: number };

const COUNT = `{
  const add = (name) => (sessionStorage[name] = Number(sessionStorage[name] ?? 0) + 1);
  addEventListener('pointerdown', () => add('clicks'), true);
  addEventListener('keydown', () => add('keys'), true);
}`;

/** Counts clicks or taps, and keys, in this tab from its next page on. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript({ content: COUNT });
  return () =>
    page.evaluate(
      '({ clicks: Number(sessionStorage.clicks ?? 0), keys: Number(sessionStorage.keys ?? 0) })',
    ) as Promise<Effort>;
}
