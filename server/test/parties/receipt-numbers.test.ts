import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { temporaryFolder } from '#test/support/cli.ts';
import { anchor, guidesPython, platformWithReceipts } from '#test/support/receipts.ts';

/** `npm run receipts` checks 10,000 of them. */
const RECEIPTS = Number(process.env['RECEIPTS'] ?? 10);
const RESULT = process.env['RECEIPT_RESULT'];
const PER_DEAL = 10;
const HOUR_MS = 3_600_000;

const run = promisify(execFile);
const app = await startTestApp();
const { shop, deal, fileOf } = await platformWithReceipts(app);
const folder = await temporaryFolder();
afterAll(() => folder.remove());

it('A program of others finds every receipt valid', { timeout: HOUR_MS }, async () => {
  const lines: string[] = [];
  for (let made = 0; made < RECEIPTS; made += PER_DEAL) {
    const { id, accountNumber } = await deal();
    for (let part = 0; part < PER_DEAL; part++) await shop.deposit(accountNumber, 10_00);
    await anchor(app);
    const entries = Array.from({ length: PER_DEAL }, (_none, at) => at + 1);
    const files = await Promise.all(entries.map((entry) => fileOf(id, entry)));
    lines.push(...files.map(({ json }) => json));
    app.time.advance(60_000);
  }
  await writeFile(join(folder.path, 'receipts'), lines.join('\n'));
  await writeFile(join(folder.path, 'check_receipt.py'), guidesPython());
  const driver = `
from check_receipt import check
lines = open('receipts', 'rb').read().split(b'\\n')
print(sum(check(line)['kind'] == 'deposit' for line in lines), len(set(lines)))`;
  const { stdout } = await run('python3', ['-c', driver], { cwd: folder.path });
  expect(stdout.trim()).toBe(`${RECEIPTS} ${RECEIPTS}`);
  if (RESULT) await writeFile(RESULT, resultOf(lines));
});

function resultOf(lines: readonly string[]): string {
  const sizes = lines.map((line) => line.length).sort((one, other) => one - other);
  const day = new Date().toISOString().slice(0, 10);
  return `# Receipts checked by a program of others

\`npm run receipts\`, last run on ${day}: the Python program of [the guide](../../../docs/receipts.md), which shares no
code with the service, found all ${RECEIPTS.toLocaleString('en')} receipts valid. Each is of a deposit of its own, ${PER_DEAL} in each of
${(RECEIPTS / PER_DEAL).toLocaleString('en')} agreements, anchored one after the other.

| | |
|---|--:|
| receipts | ${RECEIPTS.toLocaleString('en')} |
| bytes of the smallest | ${sizes[0]?.toLocaleString('en')} |
| bytes of the largest | ${sizes.at(-1)?.toLocaleString('en')} |
`;
}
