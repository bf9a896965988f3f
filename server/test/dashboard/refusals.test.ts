import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { openTab, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';

const SLOW = { timeout: 180_000 };
const UNREACHABLE = 'We cannot reach the server. Check your connection and try again.';
const STRANGE = 'The server sent an unexpected response. Try again in a moment.';

const browser = await openBrowser('what the dashboard says when it is refused');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;

async function signedIn(): Promise<Page> {
  const { page } = await openTab(browser);
  const { email } = await app.signUp();
  await signInAs(page, app.address, email);
  return page;
}

describe.skipIf(!browser)('a page that is refused', () => {
  // The API through the SDK, and a route that only the dashboard has.
  it.each([
    ['/identity', '**/dashboard/api/v1/identity/**'],
    ['/requests', '**/dashboard/api/requests*'],
  ])('says of %s that the server is away, or that something else answered', SLOW, async (path, route) => {
    const page = await signedIn();
    await page.route(route, (request) => request.abort());
    await page.goto(at(path));
    await page.getByText(UNREACHABLE).waitFor();
    await page.unroute(route);
    await page.route(route, (request) => request.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await page.reload();
    await page.getByText(STRANGE).waitFor();
    await page.unroute(route);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(path === '/identity' ? 'No verifications yet' : 'No requests yet').waitFor();
  });

  it('shows the server’s message, with the id of the request and the field', SLOW, async () => {
    const page = await signedIn();
    await page.goto(at(`/webhooks/whk_${'0'.repeat(32)}`));
    await page.getByText(/^req_/).waitFor();
    const note = page.getByRole('alert');
    const { body } = await app.call<{ message: string }>('GET', `/v1/webhooks/whk_${'0'.repeat(32)}`, {
      key: (await app.signUp()).key,
    });
    expect(await note.textContent()).toContain(body.message);

    await page.goto(at('/events'));
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    await page.getByLabel('URL').fill('ftp://example.com');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const headers = (await sent).headers();
    expect(headers).toMatchObject({
      'x-surety-dashboard': '1',
      'idempotency-key': expect.stringMatching(/^sdk_/),
    });
    expect(headers).not.toHaveProperty('x-api-key');
    await page.locator('[name=url][aria-invalid=true]').waitFor();
  });
});
