import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { fileSigner } from '#actions/parties/receipts/sign-file.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import type { ReceiptPayload } from '#core/parties/receipts/receipt.ts';
import { startCli, temporaryFolder } from '#test/support/cli.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { anchor, bytesOf, guidesPython, payloadOf, platformWithReceipts } from '#test/support/receipts.ts';

/** Three programs without common code check the same files: the command, the page, and the guide's Python. */
const run = promisify(execFile);
const browser = await openBrowser('the page that checks receipts');
const app = await startListeningApp();
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const { key, settledDeal, paidDeal, fileOf } = await platformWithReceipts(app);
const deal = await settledDeal();
for (let more = 0; more < 3; more++) await paidDeal();
await anchor(app);
const late = await settledDeal();
const body = await fileOf(late.id, late.sequenceOf('release'));
const payload = payloadOf(body);
const signer = fileSigner(app.context, payload.account);

/** What somebody with the service's key, but without its log, could sign. */
const forged = (change: Partial<ReceiptPayload>) => Buffer.from(signer.file({ ...payload, ...change }));
const { entries, leaf, path, checkpoint } = payload;
const [first] = entries;
const otherSignature = (json: string) =>
  json.replace(/(?<="signature":".{60})./, (was) => (was === 'A' ? 'B' : 'A'));

const statement = async (query = '') => {
  const at = app.context.clock().toISOString().slice(0, 7);
  const url = `/v1/escrow/statements/${at}${query}`;
  return (await app.call<typeof body>('GET', url, { key })).body;
};
const [sellers, finance] = [await statement('?sellerExternalId=seller'), await statement()];

const FILES: readonly (readonly [name: string, bytes: Buffer, valid: boolean])[] = [
  ['a release', bytesOf(body, 'json'), true],
  ['a release as PDF', bytesOf(body, 'pdf'), true],
  ['a deposit', bytesOf(await fileOf(deal.id, 1), 'json'), true],
  ['the month of a seller', bytesOf(sellers, 'json'), true],
  ['the month of a seller as PDF', bytesOf(sellers, 'pdf'), true],
  ['the month of finance', bytesOf(finance, 'json'), true],
  [
    'another amount',
    forged({ entries: [[...(first ?? [])].with(4, 1) as unknown as typeof first & object] }),
    false,
  ],
  ['another place', forged({ leaf: { ...leaf, index: leaf.index - 1 } }), false],
  ['another agreement', forged({ agreement: deal.id }), false],
  ['another account', forged({ account: `${payload.account}0` }), false],
  ['a shorter path', forged({ path: path.slice(1) }), false],
  ['a longer path', forged({ path: [...path, ...path] }), false],
  ['another head', forged({ leaf: { ...leaf, chainHead: '0'.repeat(64) } }), false],
  ['another count', forged({ leaf: { ...leaf, transfers: leaf.transfers + 1 } }), false],
  ['a larger tree', forged({ checkpoint: checkpoint.replace(/\n\d+\n/, '\n99\n') }), false],
  ['another signature', Buffer.from(otherSignature(body.json)), false],
  ['a line at the end', Buffer.from(`${body.json}\n`), false],
  ['other spaces', Buffer.from(body.json.replace(':', ': ')), false],
  ['another currency', Buffer.from(body.json.replace('NGN', 'USD')), false],
  ['a PDF without its end', bytesOf(body, 'pdf').subarray(0, -1), false],
  ['a PDF with more at its end', Buffer.concat([bytesOf(body, 'pdf'), Buffer.from('%\n')]), false],
  ['a PDF with another page', changedAt(bytesOf(body, 'pdf'), 700), false],
];

function changedAt(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (bytes[at] ?? 0) ^ 1;
  return changed;
}

it('The library of the command agrees with the table', () => {
  for (const [name, bytes, valid] of FILES) {
    const checked = checkFile(bytes.toString('latin1'), null, CHECK_TOOLS);
    expect([name, 'payload' in checked]).toEqual([name, valid]);
  }
});

describe('surety verify-receipt', () => {
  it('checks files without a service, against a key', async () => {
    const [good, bad] = [join(folder.path, 'good.pdf'), join(folder.path, 'bad.json')];
    await writeFile(good, bytesOf(body, 'pdf'));
    await writeFile(bad, forged({ agreement: deal.id }));
    const valid = startCli(['verify-receipt', good, '--key', payload.key]);
    expect((await valid.exited).code).toBe(0);
    expect(valid.stdout()).toContain(`valid. release of NGN 100.00, ${late.id} entry`);
    const invalid = startCli(['verify-receipt', good, bad]);
    expect((await invalid.exited).code).toBe(1);
    expect(invalid.stderr()).toContain('bad.json: NOT VALID: its entries do not lead to the anchored head');
  });
});

describe('the Python program of the guide', () => {
  it('agrees about every file, and about every changed byte', SLOW, async () => {
    await writeFile(join(folder.path, 'check_receipt.py'), guidesPython());
    await Promise.all(FILES.map(([, bytes], nth) => writeFile(join(folder.path, `${nth}`), bytes)));
    const driver = `
import sys
from check_receipt import check
def valid(data):
    try: check(data); return True
    except Exception: return False
files = [open(str(n), 'rb').read() for n in range(${FILES.length})]
print([valid(data) for data in files])
changed = lambda data, at: data[:at] + bytes([data[at] ^ (1 << at % 7)]) + data[at + 1:]
print([at for data in files[:2] for at in range(0, len(data), 701) if valid(changed(data, at))])`;
    const { stdout } = await run('python3', ['-c', driver], { cwd: folder.path });
    const [verdicts, survivors] = stdout.trim().split('\n');
    expect(JSON.parse(verdicts?.toLowerCase() ?? '')).toEqual(FILES.map(([, , valid]) => valid));
    expect(survivors).toBe('[]');
  });
});

describe.skipIf(!browser)('the page', () => {
  it('checks every file from a saved copy with the network off', SLOW, async () => {
    const context = await browser?.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('no page');
    const origin = new URL(app.apiUrl).origin;
    const saved = join(folder.path, 'check.html');
    await writeFile(saved, await (await fetch(`${origin}/check`)).text());
    await context.setOffline(true);
    await page.goto(pathToFileURL(saved).href);
    expect(await seriousViolations(page)).toEqual([]);
    for (const [name, buffer, valid] of FILES) {
      await page.getByLabel('File').setInputFiles({ name: 'file', mimeType: 'application/json', buffer });
      const title = page.locator('h2', { hasText: valid ? /^Valid$/ : /^Not valid$/ });
      await title.waitFor({ timeout: 10_000 }).catch(() => expect(name).toBe(valid ? 'valid' : 'not valid'));
      await page.evaluate('document.getElementById("result").replaceChildren()');
    }
    const survivors = await page.evaluate(
      `(async (text) => {
        const valid = [];
        for (let at = 0; at < text.length; at += 31) {
          const bytes = new TextEncoder().encode(text);
          bytes[at] ^= 1 << (at % 7);
          await checkBytes(bytes, '').then(() => valid.push(at), () => undefined);
        }
        return valid;
      })(${JSON.stringify(body.json)})`,
    );
    expect(survivors).toEqual([]);
    await context.close();
  });

  it('reads a receipt from the code on its PDF', SLOW, async () => {
    const { deflateRawSync } = await import('node:zlib');
    const page = await browser?.newPage();
    const packed = deflateRawSync(body.json).toString('base64url');
    await page?.goto(`${new URL(app.apiUrl).origin}/check#${packed}`);
    await page?.locator('h2', { hasText: /^Valid$/ }).waitFor();
    expect(await page?.locator('#result').textContent()).toContain('NGN 100.00');
    await page?.close();
  });
});
