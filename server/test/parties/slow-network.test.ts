import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW } from '#test/support/dashboard/signed-in-browser.ts';
import { platformWithDeliveries } from '#test/support/deliveries.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { base64, noiseFile } from '#test/support/logos.ts';
import { anchor } from '#test/support/receipts.ts';

/** `npm run pages` loads each page more often, and writes the result here and screenshots there. */
const RUNS = Number(process.env['PAGE_RUNS'] ?? 1);
const RESULT = process.env['PAGE_RESULT'];
const PICTURES = process.env['PAGE_SCREENSHOTS'];

/** What fits into the first round trip after the connection. */
const BUDGET_BYTES = 14_000;
/** Chromium's "Regular 2G". */
const NETWORK = { latency: 300, downloadThroughput: 250_000 / 8, uploadThroughput: 50_000 / 8 };
/** Two round trips, connection and answer, and the bytes; the rest is the phone. */
const MAX_PAINT_MS = 5_000;

const FIRST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') resolve(entry.startTime);
}).observe({ type: 'paint', buffered: true }))`;

const browser = await openBrowser('the weight of the pages');
const app = await startListeningApp();
const { key, paidDeal, deal, linkFor } = await platformWithDeliveries(app);

async function measured(url: string) {
  const context = await browser?.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('no page');
  const network = await context.newCDPSession(page);
  const loaded = { bytes: 0, requests: 0 };
  // A picture that stands in the page is a request of Chromium's, but not one of the network.
  const sent = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) sent.add(requestId);
    loaded.requests = sent.size;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) loaded.bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.goto(url);
  const paintMs = Number(await page.evaluate(FIRST_PAINT));
  await context.close();
  return { ...loaded, paintMs };
}

/** Links of a deal that is not paid, and of one that is. The platform has a logo that is hard to encode. */
async function pages() {
  const logo = base64(await noiseFile());
  expect((await app.call('PATCH', '/v1/mail/settings', { key, body: { logo } })).status).toBe(200);
  const [waiting, paid] = [await deal(), await paidDeal()];
  await anchor(app);
  const at = async (id: string, purpose: string, path: string, party = 'buyer') => {
    const link = await linkFor(id, { party, purposes: [purpose] });
    return new URL(link.path + path, app.apiUrl).href;
  };
  return {
    pay: await at(waiting.id, 'pay', '/pay'),
    'pay, once paid': await at(paid.id, 'pay', '/pay'),
    track: await at(paid.id, 'track', '/track'),
    proof: await at(paid.id, 'proof', '/proof'),
    confirm: await at(paid.id, 'confirm', `/confirm/${paid.milestone}`),
    'deliver, buyer': await at(paid.id, 'deliver', `/delivery/${paid.milestone}`),
    'deliver, seller': await at(paid.id, 'deliver', `/delivery/${paid.milestone}`, 'seller'),
    dispute: await at(paid.id, 'dispute', `/dispute/${paid.milestone}`),
  };
}

describe.skipIf(!browser)('on a slow network, each page', () => {
  it('is one request below the budget, and painted soon', { ...SLOW, timeout: 600_000 }, async () => {
    const rows: string[] = [];
    for (const [name, url] of Object.entries(await pages())) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measured(url));
      const paints = runs.map(({ paintMs }) => paintMs).sort((left, right) => left - right);
      const [first] = runs;
      const median = Math.round(paints[Math.floor(paints.length / 2)] ?? 0);
      expect([name, first?.requests]).toEqual([name, 1]);
      expect(first?.bytes).toBeLessThan(BUDGET_BYTES);
      expect(median).toBeLessThan(MAX_PAINT_MS);
      rows.push(
        `| ${name} | ${first?.bytes} | ${first?.requests} | ${median} | ${Math.round(paints.at(-1) ?? 0)} |`,
      );
    }
    if (RESULT) await writeFile(RESULT, report(rows));
  });

  it.runIf(PICTURES)('can be looked at', SLOW, async () => {
    for (const [name, url] of Object.entries(await pages())) {
      for (const width of [360, 1024]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await browser?.newPage({ viewport: { width, height: 740 }, colorScheme });
          await page?.goto(url);
          const file = `${name.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;
          await page?.screenshot({ path: `${PICTURES}/${file}`, fullPage: true });
          await page?.close();
        }
      }
    }
  });
});

function report(rows: readonly string[]): string {
  return `# Weight of the pages for buyers and sellers

\`npm run pages\`: each page ${RUNS} times in a new Chromium context with the network throttled to 250 kbit/s down,
50 kbit/s up and 300 ms latency ("Regular 2G"), gzip, from a service on the same machine without TLS. Paint is the first
contentful paint after the request began. The pages to track, prove and confirm have no script.
The platform has a logo of noise, which is as heavy as a logo can be.

| Page | Bytes received | Requests | Median first paint (ms) | Slowest (ms) |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
