import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const browser = await openBrowser('names in lists of ids');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();

type Names = { data: { externalId: string; name: string }[] };
const namesOf = async (person: Awaited<ReturnType<typeof signedIn>>, ids: readonly string[]) => {
  const query = ids.map((id) => `id=${encodeURIComponent(id)}`).join('&');
  const { status, body } = await person.call<Names>('GET', `/people-names?${query}`);
  return status === 200 ? Object.fromEntries(body.data.map((one) => [one.externalId, one.name])) : status;
};

describe('the names of people', () => {
  it('are the newest of either side, without people of another account or without a name', async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const ids = { buyerExternalId: 'ada, 7', sellerExternalId: 'studio' };
    await on.create([100], { ...ids, buyerName: 'Ada Obi', sellerName: 'Studio' });
    await on.create([100], { ...ids, buyerName: 'Ada Eze', sellerName: 'Studio Lagos' });
    await on.create([100], { buyerExternalId: 'studio', sellerExternalId: 'nameless', buyerName: 'שרה כהן' });
    const asked = ['ada, 7', 'studio', 'nameless', 'unknown'];
    expect(await namesOf(owner, asked)).toEqual({ 'ada, 7': 'Ada Eze', studio: 'שרה כהן' });
    expect(await namesOf(owner, ['ada, 7'])).toEqual({ 'ada, 7': 'Ada Eze' });
    expect(await namesOf(await signedIn(app), asked)).toEqual({});
    expect(await namesOf(owner, Array(101).fill('x'))).toBe(400);
  });

  it.skipIf(!browser)('stand before the ids in lists, which ask once for all rows', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    await on.setPayoutAccount('studio-lagos');
    for (const buyer of ['Ada Obi', 'سعاد محمد']) {
      const names = { buyerName: buyer, sellerName: 'Studio Lagos' };
      const { id, milestones } = await fundedAgreement(on, [500], 500, 'studio-lagos', names);
      for (const party of ['buyer', 'studio-lagos']) await on.confirm(id, milestones[0]?.id ?? '', party);
    }
    await runDueJobs(app);
    const { page, complaints, requested } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    const pages = {
      payouts: 'Studio Lagos studio-lagos',
      risk: 'سعاد محمد buyer',
      'payouts/account?seller=studio-lagos': 'Studio Lagos studio-lagos',
    };
    for (const [path, words] of Object.entries(pages)) {
      requested.length = 0;
      const show = async () => {
        await page.goto(`${app.address}/dashboard/${path}`);
        await settled(page);
        await page.getByText(words.split(' ').slice(0, 2).join(' ')).first().waitFor();
      };
      await show();
      expect(requested.filter((url) => url.includes('/people-names'))).toHaveLength(1);
      const text = (await page.locator('main').textContent())?.replaceAll(/\s+/g, '') ?? '';
      expect(text).toContain(words.replaceAll(' ', ''));
      if (path === 'payouts') await fitsEveryScreen(page, { name: 'names', show, pictures });
    }
    expect(complaints).toEqual([]);
  });
});
