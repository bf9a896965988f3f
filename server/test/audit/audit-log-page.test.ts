import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import {
  openOverview,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const browser = await openBrowser('the audit log');
const app = await startDashboardApp();

describe.skipIf(!browser)('an auditor at the audit log', () => {
  it('sees who changed what, filters it, opens the details, and exports it', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const { body: agreement } = await on.create([500]);
    const till = await makeKey(app, owner.key, {
      label: 'Till',
      scopes: ['read'],
      networks: ['203.0.113.0/24'],
    });
    await on.setPayoutAccount('seller', '0123456789');
    await on.setPayoutAccount('seller', '0123456780');
    const finance = await memberWith(app, owner, 'finance');
    await owner.call('PATCH', `/members/${finance.id}`, { body: { role: 'support' } });
    await finance.call('POST', `/v1/escrow/agreements/${agreement.id}/freeze`, {
      body: { reason: 'a call' },
    });
    const auditor = await memberWith(app, owner, 'auditor');

    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, auditor.email);
    await page.getByRole('link', { name: 'Audit log' }).click();
    const rows = (hasText: RegExp) => page.getByRole('row').filter({ hasText });
    const row = (hasText: RegExp) => rows(hasText).first();
    await row(/Agreement put on hold.*The finance/).waitFor();
    expect(await row(/^Role changed/).innerText()).toMatch(/Role\s*from\s*finance→\s*to\s*support/);
    expect(await seriousViolations(page)).toEqual([]);

    await row(/^API key created/)
      .locator('summary')
      .click();
    await row(/^API key created/)
      .getByText('203.0.113.0/24')
      .waitFor();
    expect(await row(/^API key created/).innerText()).toContain('From 127.0.0.1, request req_');

    await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Payout account set' });
    await row(/^Payout account set/).waitFor();
    await settled(page);
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByLabel('Action', { exact: true }).selectOption('');
    await page.getByLabel('By', { exact: true }).selectOption({ label: 'The finance' });
    await row(/^Agreement put on hold/).waitFor();
    await settled(page);
    expect(await rows(/^Role changed/).count()).toBe(0);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('audit-log.csv');
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await page.getByText('No matching entries.').waitFor();

    await page.goto(`${app.address}/dashboard/settings/api-keys/${till.body.id}`);
    await page.getByRole('link', { name: 'Who changed this?' }).click();
    await row(/^API key created/).waitFor();
    await settled(page);
    expect(await page.getByRole('row').count()).toBe(2);
    expect(complaints).toEqual([]);
  });
});
