import { describe, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { anchor, bytesOf, FILE_KINDS, payloadOf, platformWithReceipts } from '#test/support/receipts.ts';

const app = await startTestApp();
const { shop, paidDeal, settledDeal, receiptOf, fileOf, linkFor, open } = await platformWithReceipts(app);
const deal = await settledDeal();

const check = (bytes: Buffer, key: string | null = null) =>
  checkFile(bytes.toString('latin1'), key, CHECK_TOOLS);

describe('a receipt', () => {
  it.each([
    ['deposit', 'deposit'],
    ['release', 'release'],
    ['payout_succeeded', 'settlement'],
    ['payout_submitted', 'entry'],
  ])('of %s is valid as JSON and as PDF, and the same each time', async (kind, name) => {
    const sequence = deal.sequenceOf(kind);
    const [first, again] = [await fileOf(deal.id, sequence), await fileOf(deal.id, sequence)];
    expect(again).toEqual(first);
    for (const type of FILE_KINDS) {
      expect(check(bytesOf(first, type))).toMatchObject({ payload: { kind: name, agreement: deal.id } });
    }
    expect(payloadOf(first).entries[0]?.[0]).toBe(sequence);
    expect(check(bytesOf(first, 'pdf'), payloadOf(first).key)).toHaveProperty('payload');
    expect(check(bytesOf(first, 'pdf'), `${payloadOf(first).key}=`)).toHaveProperty('fault');
  });

  it('stays the same when its agreement and the log go on', async () => {
    const sequence = deal.sequenceOf('deposit');
    const before = await fileOf(deal.id, sequence);
    await settledDeal();
    await shop.refund(deal.id);
    await runDueJobs(app);
    await anchor(app);
    expect(await fileOf(deal.id, sequence)).toEqual(before);
  });

  it('waits for an anchor, and belongs to its account', async () => {
    const { id } = await paidDeal();
    const early = await receiptOf(id, 1);
    expect([early.status, early.body.code]).toEqual([409, 'not_anchored']);
    expect((await receiptOf(id, 99)).status).toBe(404);
    const { key: stranger } = await app.signUp();
    const path = `/v1/escrow/agreements/${deal.id}/entries/1/receipt`;
    expect((await app.call('GET', path, { key: stranger })).status).toBe(404);
  });

  it('is not valid with any byte changed', async () => {
    const body = await fileOf(deal.id, deal.sequenceOf('release'));
    for (const kind of FILE_KINDS) {
      const bytes = bytesOf(body, kind);
      const proofAt = kind === 'json' ? 0 : bytes.lastIndexOf('%surety-document');
      const valid: number[] = [];
      for (let at = 0; at < bytes.length; at += at < proofAt ? 499 : 5) {
        const changed = Buffer.from(bytes);
        changed[at] = (bytes[at] ?? 0) ^ (1 << (at % 7));
        if ('payload' in check(changed)) valid.push(at);
      }
      expect(valid).toEqual([]);
      for (const changed of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('\n')])]) {
        expect(check(changed)).toHaveProperty('fault');
      }
    }
  });
});

describe('the pages of a party', () => {
  it('offer the receipts of their own side once they can be proven', async () => {
    const { id } = await paidDeal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay'] });
    expect((await open(path)).html).toContain('The receipt is ready in a few minutes');
    expect((await open(`${path}/receipts/1.pdf`)).status).toBe(404);
    await anchor(app);
    const { html } = await open(path);
    expect(html).toContain(`<a href="${path}/receipts/1.pdf" download>`);
    const file = await open(`${path}/receipts/1.pdf`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${id}-1.pdf"`,
    });
  });

  it.each([
    ['buyer', 'payout_succeeded', 404],
    ['buyer', 'release', 200],
    ['seller', 'payout_succeeded', 200],
    ['seller', 'payout_submitted', 404],
  ])('give the %s a receipt of %s: %i', async (party, kind, status) => {
    const { path } = await linkFor(deal.id, { party, purposes: ['track'] });
    const answer = await open(`${path}/receipts/${deal.sequenceOf(kind)}.pdf`);
    expect(answer.status).toBe(status);
  });

  it('of another purpose give none', async () => {
    const { path } = await linkFor(deal.id, { party: 'buyer', purposes: ['proof'] });
    expect((await open(`${path}/receipts/1.pdf`)).status).toBe(403);
  });

  it.each(['pcm', 'ha', 'yo', 'ig', 'fr'])(
    'give a receipt in the language of the link: %s',
    async (language) => {
      const { path } = await linkFor(deal.id, { party: 'buyer', purposes: ['track'], language });
      const answer = await app.http.inject({ url: `${path}/receipts/1.pdf` });
      expect(check(answer.rawPayload)).toHaveProperty('payload');
      expect(answer.rawPayload).not.toEqual(bytesOf(await fileOf(deal.id, 1), 'pdf'));
    },
  );
});
