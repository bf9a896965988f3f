import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { openTab, SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { SCENARIOS } from '#test/support/twins/scenarios.ts';
import { TWINS, type TwinName } from '#twins/twin.ts';

const browser = await openBrowser('the page of a twin');
const SIZES = { 390: 844, 1280: 900 };
/** Dark is the same page in other colours. */
const ASKED = { light: 'everything', dark: 'contrast' } as const;
/** Screenshots go into this folder. */
const folder = process.env['TWIN_SCREENSHOTS'];

describe('the page of a twin', () => {
  it('contains all its resources, and may load nothing else', async () => {
    const twin = await SCENARIOS.paystack.open();
    const response = await fetch(twin.url);
    const [html, policy] = [await response.text(), response.headers.get('content-security-policy') ?? ''];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(html).not.toMatch(/(?:src|href)="(?!data:)|https?:\/\/(?!www\.w3\.org)/);
    expect(html).toContain('No real money moves here.');
  });
});

describe.skipIf(!browser).each(Object.keys(TWINS) as TwinName[])('the page of the %s twin', (name) => {
  const scenario = SCENARIOS[name];

  it('shows accounts, money and webhooks, and lets a person pay in', SLOW, async () => {
    const twin = await scenario.open();
    const number = await scenario.account(twin);
    const { page, complaints } = await openTab(browser);
    await page.goto(twin.url);
    await page.getByRole('button', { name: `Pay in ${number}` }).click();
    await page.getByLabel('Naira').fill('1234.50');
    await page.getByRole('button', { name: 'Pay in', exact: true }).first().click();
    await page.getByText(/₦1,234\.50 arrived as/).waitFor();
    await page.getByText('+₦1,234.50').waitFor();
    await twin.advance();
    expect(twin.webhooks().map(scenario.notifiedAmount)).toEqual([name === 'paystack' ? 123_450 : 1_234.5]);

    await page.getByRole('button', { name: 'Arm fail_payout' }).click();
    await page.getByRole('button', { name: 'Armed fail_payout' }).waitFor();
    await scenario.payout(twin, 'surety-payout-0001');
    await twin.advance(1);
    await page.getByText(/, failed$/).waitFor();
    await page
      .getByRole('button', { name: /^Again / })
      .last()
      .click();
    await expect.poll(() => twin.webhooks().length).toBe(3);
    expect(complaints).toEqual([]);
  });

  it('fits a phone and a desktop, in light and in dark, and is accessible', SLOW, async () => {
    const twin = await scenario.open();
    const number = await scenario.account(twin);
    await twin.payIn(number, scenario.amount, { senderName: 'NGOZI UMEH' });
    await twin.faults({ reverse_payout: { next: 1 }, duplicate: { next: 1 } });
    await scenario.payout(twin, 'surety-payout-0001');
    await twin.advance(10);
    const { page, complaints } = await openTab(browser);
    await page.goto(twin.url);
    await page.getByText('NGOZI UMEH').first().waitFor();
    for (const [width, height] of Object.entries(SIZES)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
          Number(width),
        );
        expect(await seriousViolations(page, ASKED[colorScheme])).toEqual([]);
        const path = `${folder}/${name}-${width}-${colorScheme}.png`;
        if (folder) await page.screenshot({ path, fullPage: true });
      }
    }
    expect(complaints).toEqual([]);
  });
});
