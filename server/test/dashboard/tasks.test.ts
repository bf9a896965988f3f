import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WebhookSender } from '#core/events/sender.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { countEffort } from '#test/support/dashboard/effort.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { writeVerdicts } from '#test/support/dashboard/verdicts.ts';
import { inThePast } from '#test/support/database/past.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';
import { settleWebhooks } from '#test/support/webhooks.ts';

/**
 * Tasks of a working day, from the first page on, and the clicks that they take. Two more are counted where
 * they are tested: ten cases with the keyboard (reviews/case-player), a buyer who verifies on a phone
 * (identity/capture-page). A higher count needs a reason in the commit.
 */
const browser = await openBrowser('tasks of a working day');
const pictures = process.env['PICTURES'];

/** A receiver that is down until it is repaired. */
const shop = { isUp: false, got: [] as string[] };
const receiver: WebhookSender = {
  allowPrivate: false,
  whyRefused: async () => null,
  close: () => undefined,
  send: async ({ headers }) => {
    if (!shop.isUp) return { status: 401, latencyMs: 12, response: 'bad signature', error: null };
    shop.got.push(headers['webhook-id'] ?? '');
    return { status: 200, latencyMs: 12, response: 'ok', error: null };
  },
};
const app = await startDashboardApp({ webhookSender: receiver });

async function start(
  email: string,
): Promise<{ page: Page; complaints: string[]; effort: () => Promise<number> }> {
  const { page, complaints } = await openTab(browser);
  await signInAs(page, app.address, email);
  const effort = await countEffort(page);
  await page.goto(`${app.address}/dashboard`);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  return { page, complaints, effort: async () => (await effort()).clicks };
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

describe.skipIf(!browser)('a working day', () => {
  it('finance closes yesterday and repairs three stuck payouts in 12 clicks', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const sellers = ['bayo', 'ngozi', 'weavers'];
    await inThePast(app, 2, async (past) => {
      past.goTo(0.5);
      for (const seller of sellers) {
        const { id, milestones } = await fundedAgreement(on, [50_000], 50_000, seller);
        for (const party of ['buyer', seller]) await on.confirm(id, milestones[0]?.id ?? '', party);
      }
      await runDueJobs(app);
    });
    const { email } = await memberWith(app, owner, 'finance');
    const { page, complaints, effort } = await start(email);
    await menu(page, 'Close of day');
    await page.getByRole('button', { name: 'Close this day…' }).click();
    await page.getByRole('button', { name: 'Close the day' }).click();
    await page.getByText('Not over yet').waitFor();
    for (const [done, seller] of sellers.entries()) {
      await menu(page, 'Today');
      await page.getByText(`Payouts ${sellers.length - done}`, { exact: true }).waitFor();
      const row = page.getByRole('row').filter({ hasText: seller });
      await row.getByRole('link', { name: 'Set the account: Payout without an account' }).click();
      await page.getByRole('button', { name: 'Set account…' }).click();
      await page.getByLabel('Bank code').fill('058');
      await page.getByLabel('Account number', { exact: true }).fill(`012345678${done}`);
      await page.keyboard.press('Enter');
      await page.getByRole('cell', { name: new RegExp(`^058 012345678${done}`) }).waitFor();
      await runDueJobs(app);
    }
    expect(await effort()).toBe(3 + 3 * 3);
    const { data } = (
      await app.call<{ data: { status: string }[] }>('GET', '/v1/payouts', { key: owner.key })
    ).body;
    expect(data.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    expect(complaints).toEqual([]);
  });

  it('support explains a timeline to a caller known by name, with one click', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const parties = { buyerName: 'Adaeze Nwosu', sellerName: 'Studio Lagos', reference: 'ORD-9' };
    const { id, milestones } = await fundedAgreement(on, [4_400, 600], 5_000, undefined, parties);
    await on.confirm(id, milestones[0]?.id ?? '', 'seller');
    const { email } = await memberWith(app, owner, 'support');
    const { page, complaints, effort } = await start(email);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('nwosu');
    await page.getByRole('option').filter({ hasText: 'Agreement' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByText('Waiting for the buyer to confirm', { exact: true }).waitFor();
    if (pictures) await page.screenshot({ path: `${pictures}/timeline.png`, fullPage: true });
    expect(await effort()).toBe(1);
    await page.getByRole('button', { name: 'Copy for the customer' }).click();
    await page.getByText('Copied').waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toMatch(/^₦50\.00, Adaeze Nwosu to Studio Lagos, order ORD-9\n/);
    expect(copied).toContain('The seller has delivered');
    expect(copied).toContain('Waiting for the buyer to confirm.');
    expect(copied).not.toMatch(/agr_|mil_|key_|score/i);
    expect(complaints).toEqual([]);
  });

  it('a developer finds why a webhook failed and recovers it in 5 clicks', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const { email } = await memberWith(app, owner, 'developer');
    const url = 'https://shop.example/hooks';
    const created = await app.call<{ id: string }>('POST', '/v1/webhooks', { key: owner.key, body: { url } });
    await on.create([700]);
    await settleWebhooks(app);

    const { page, complaints, effort } = await start(email);
    await menu(page, 'Events & webhooks');
    await page.getByRole('link', { name: /shop\.example/ }).click();
    await page.locator('summary', { hasText: 'Agreement created' }).first().click();
    await page.getByText('Response 401').first().waitFor();
    await page.getByText('bad signature').first().waitFor();
    await page.getByText('webhook-signature', { exact: true }).waitFor();
    const shown = await page.locator('dd', { hasText: /^v1,/ }).textContent();
    expect(shown).toMatch(/^v1,[\w+/=]{44}$/);
    if (pictures) await page.screenshot({ path: `${pictures}/webhook.png`, fullPage: true });

    shop.isUp = true;
    await page.getByRole('button', { name: 'Recover…' }).click();
    await page.getByRole('button', { name: 'Send them again' }).click();
    await page.getByText('The events are being sent again').waitFor();
    expect(await effort()).toBe(5);
    await runDueJobs(app);
    await settleWebhooks(app);
    expect(shop.got.length).toBeGreaterThan(0);
    await page.getByText('Delivered', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Edit…' }).click();
    await page.getByLabel('Event types').fill('agreement.created\nagreement.cremated');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('[name=events][aria-invalid=true]').waitFor();
    await page.getByLabel('Event types').fill('agreement.created');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Subscribed to agreement.created.').waitFor();
    const { body } = await app.call<{ events: string[] }>('GET', `/v1/webhooks/${created.body.id}`, {
      key: owner.key,
    });
    expect(body.events).toEqual(['agreement.created']);
    expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });

  it('an owner sets four eyes for refunds in 3 clicks', SLOW, async () => {
    const owner = await signedIn(app);
    await memberWith(app, owner, 'finance');
    const { page, complaints, effort } = await start(owner.email);
    await menu(page, 'Approvals');
    const refunds = page.getByRole('group', { name: 'When refunds need approval' });
    await refunds.getByText('Above').click();
    await page.getByLabel('Refunds: amount').fill('50000');
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('Rules saved').waitFor();
    expect(await effort()).toBe(3);
    expect(complaints).toEqual([]);
  });

  it('an identity reviewer overrules the software in 2 clicks', SLOW, async () => {
    const owner = await signedIn(app);
    const verify = await writeVerdicts(app, owner.key);
    const id = await verify('chidi.obi');
    await app.call('POST', `/v1/identity/verifications/${id}/appeal`, {
      key: owner.key,
      body: { claim: 'The light was bad.' },
    });
    await runDueJobs(app);
    const { email } = await memberWith(app, owner, 'risk');
    const { page, complaints, effort } = await start(email);
    await page.getByRole('link', { name: /^Review: / }).click();
    await page.getByText('“The light was bad.”').waitFor();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await effort()).toBe(2);
    // It is recorded when the page is left.
    await page.goto('about:blank');
    const { queue } = reviewQueue(app, owner.key);
    await expect
      .poll(async () => (await queue('status=DECIDED')).data.map(({ decision }) => decision))
      .toEqual(['accept']);
    expect(complaints).toEqual([]);
  });
});
