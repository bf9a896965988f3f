import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { money } from '#core/escrow/money.ts';
import { openAnchorFolder, readAnchorFolder } from '#providers/anchor-folder.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const folder = await mkdtemp(join(tmpdir(), 'surety-anchors-'));
afterAll(() => rm(folder, { recursive: true }));

const { secret } = app.context;
const signer = { key: openAnchorKey(secret.derive('anchor')), secretId: secret.id };
const context = { ...app.context, publishAnchor: openAnchorFolder(folder) };

type Anchor = { origin: string; size: number; rootHash: string; checkpoint: string; publicKey: string };
const latest = () => app.call<Anchor>('GET', '/v1/anchors/latest', { key });

async function anchor(): Promise<void> {
  await logSettled(app);
  await publishAnchors(context);
}

async function published(): Promise<{ size: number; data: Anchor; actor: unknown }[]> {
  await logSettled(app);
  const path = '/v1/events?type=anchor.published&limit=100';
  return (await app.call<{ data: { size: number; data: Anchor; actor: unknown }[] }>('GET', path, { key }))
    .body.data;
}

describe('anchors', () => {
  it('answer 404 before the first one is made', async () => {
    expect((await latest()).status).toBe(404);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are a signed head, published identically to a file, as an event and over the API', async () => {
    await fundedAgreement(on, [100], 100);
    await fundedAgreement(on, [100], 0);
    await anchor();
    const { body } = await latest();
    const origin = `surety/${secret.id}/${developerId}`;
    // Two agreements, and the account's audit log.
    expect(body).toMatchObject({ origin, size: 3, publicKey: signer.key.verifierKey(origin) });
    expect(body.checkpoint.startsWith(`${origin}\n3\n${body.rootHash}\n\n— ${origin} `)).toBe(true);
    expect(await readFile(join(folder, `${developerId}.txt`), 'utf8')).toBe(`${body.checkpoint}\n`);
    const [event] = await published();
    const { publicKey: _key, ...data } = body;
    expect(event).toMatchObject({
      sequence: 1,
      actor: { type: 'system', id: null },
      data: { origin, size: 3, rootHash: data.rootHash, checkpoint: data.checkpoint },
    });
  });

  it('grow only by what has changed', async () => {
    await anchor();
    expect((await latest()).body.size).toBe(3);
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await anchor();
    await on.confirm(id, milestones[0]?.id ?? '', 'buyer');
    await anchor();
    await anchor();
    expect((await latest()).body.size).toBe(5);
    expect(await published()).toHaveLength(3);
  });

  it('that a crash kept from their file are published the next time', async () => {
    await fundedAgreement(on, [100], 100);
    await logSettled(app);
    const full = async () => Promise.reject(new Error('the disk is full'));
    await expect(publishAnchors({ ...context, publishAnchor: full })).rejects.toThrow('the disk is full');
    await anchor();
    const file = (await readAnchorFolder(folder)).get(developerId) ?? '';
    expect(file.split('\n')).toContain('6');
    expect(file.endsWith(`${(await latest()).body.checkpoint}\n`)).toBe(true);
  });

  it('can be made by two processes at once', async () => {
    await Promise.all([fundedAgreement(on, [100], 100), fundedAgreement(on, [100], 100)]);
    await logSettled(app);
    await Promise.all([publishAnchors(context), publishAnchors(context)]);
    expect((await latest()).body.size).toBe(8);
  });

  it('hold against the books, from the folder and from the database', async () => {
    for (const files of [await readAnchorFolder(folder), null]) {
      const result = await verifyBooks(app.database.service, { anchors: { signer, published: files } });
      expect(result).toMatchObject({ faults: [], anchors: 8 });
    }
  });

  it('also cover unmatched deposits, in a log of the platform', async () => {
    const unmatched = {
      transactionId: 'unmatched',
      accountNumber: '7000000001',
      currency: 'NGN',
      senderName: null,
    };
    const deposit = { ...unmatched, provider: 'sandbox', amount: money(700) };
    await receiveNotification(context, [{ kind: 'deposit', deposit }]);
    await anchor();
    await anchor();
    const origin = `surety/${secret.id}/house`;
    const file = await readFile(join(folder, 'house.txt'), 'utf8');
    expect(file.match(/^surety\/.*\n(?=\d)/gm)).toEqual([`${origin}\n`]);
    const files = await readAnchorFolder(folder);
    const result = await verifyBooks(app.database.service, { anchors: { signer, published: files } });
    expect(result).toMatchObject({ faults: [], anchors: 9 });
  });

  it('with a foreign signature are detected', async () => {
    const other = { ...signer, key: openAnchorKey(new Uint8Array(32)) };
    const { faults } = await verifyBooks(app.database.service, {
      anchors: { signer: other, published: null },
    });
    expect(faults).toMatchObject([{ check: 'anchors', found: expect.anything() }]);
  });
});
