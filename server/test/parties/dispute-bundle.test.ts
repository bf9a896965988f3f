import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import type { DisputePayload, SignedFile } from '#core/parties/receipts/receipt.ts';
import { startTestApp } from '#test/support/app.ts';
import { temporaryFolder } from '#test/support/cli.ts';
import { disputes } from '#test/support/disputes.ts';
import { platform } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { bytesOf, guidesPython, type SignedFileBody } from '#test/support/receipts.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const on = platform(app, (await app.signUp()).key);
const { step, opened, thread } = disputes(app, on);
const files = evidence(app, on.key);

const bundleOf = async ({ id }: { id: string }) =>
  (await app.call<SignedFileBody>('GET', `/v1/disputes/${id}/bundle`, { key: on.key })).body;
const check = (bytes: Buffer) => checkFile(bytes.toString('latin1'), null, CHECK_TOOLS);

const { dispute } = await opened({ statement: 'Ọ̀kan lára ẹsẹ̀ rẹ̀ ti ṣẹ́ – “broken”.\nLook: 👀' });
const file = (await files.add(dispute, pdf('an invoice'), { shared: false })).body;
await step(dispute, 'offers', { externalUserId: 'seller', toBuyer: 20 });
const bundle = await bundleOf(dispute);

it('is one signed file of the whole case, and the same until something happens', async () => {
  const { payload } = JSON.parse(bundle.json) as SignedFile & { payload: DisputePayload };
  expect(payload).toMatchObject({
    type: 'surety dispute 1',
    dispute: { id: dispute.id, status: 'NEGOTIATING', outcome: null, claimToBuyer: 100 },
    files: [{ id: file.id, fileSha256: file.fileSha256, shared: false }],
  });
  const said = await thread(dispute);
  expect(payload.events).toMatchObject(said.map(({ type, data }) => ({ type, data })));
  // A receipt of each event: its hash follows from what the file says.
  for (const event of payload.events) expect(event).toMatchObject({ proof: { hash: expect.any(String) } });
  expect(bundle.json).not.toContain('an invoice');
  expect(await bundleOf(dispute)).toEqual(bundle);
  await step(dispute, 'messages', { externalUserId: 'buyer', statement: 'No.' });
  expect((await bundleOf(dispute)).json).not.toBe(bundle.json);
});

it('is checked by the library and by the program of the guide, and by neither once a byte has changed', async () => {
  const kinds = [bytesOf(bundle, 'json'), bytesOf(bundle, 'pdf')];
  const changed = kinds.map((bytes) => {
    const copy = Buffer.from(bytes);
    copy[600] = (copy[600] ?? 0) ^ 1;
    return copy;
  });
  const all = [...kinds, ...changed];
  expect(all.map((bytes) => 'payload' in check(bytes))).toEqual([true, true, false, false]);
  await writeFile(join(folder.path, 'check_receipt.py'), guidesPython());
  await Promise.all(all.map((bytes, nth) => writeFile(join(folder.path, String(nth)), bytes)));
  const driver = `
from check_receipt import check
def valid(data):
    try: check(data); return True
    except Exception: return False
print([valid(open(str(n), 'rb').read()) for n in range(4)])`;
  const { stdout } = await promisify(execFile)('python3', ['-c', driver], { cwd: folder.path });
  expect(stdout.trim()).toBe('[True, True, False, False]');
});

it('leads to the file that is kept', async () => {
  const { bytes } = await files.read(dispute, file);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.fileSha256);
});

it('belongs to its account', async () => {
  const { key } = await app.signUp();
  const answer = await app.call('GET', `/v1/disputes/${dispute.id}/bundle`, { key });
  expectProblem(answer, 404, { code: 'not_found' });
});
