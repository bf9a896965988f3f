import { describe, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import type { SignedFile, StatementPart, StatementPayload } from '#core/parties/receipts/receipt.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { bytesOf, FILE_KINDS, platformWithReceipts, type SignedFileBody } from '#test/support/receipts.ts';

const app = await startTestApp();
const { key, shop, paidDeal, settledDeal } = await platformWithReceipts(app);

const monthAt = (at: Date) => at.toISOString().slice(0, 7);
async function statementOf(month: string, query = '') {
  const url = `/v1/escrow/statements/${month}${query}`;
  const { status, body } = await app.call<SignedFileBody & { code?: string }>('GET', url, { key });
  const payload = status === 200 ? (JSON.parse(body.json) as SignedFile).payload : null;
  return { status, body, payload: payload as StatementPayload };
}
const onlyPart = ({ currencies }: StatementPayload) => currencies[0] as StatementPart;

describe('the statement of a month', () => {
  it('of a seller has every entry from the opening to the closing balance', async () => {
    const deal = await settledDeal();
    const first = monthAt(app.context.clock());
    await shop.create([70_00], { sellerExternalId: 'other' });
    const { payload, body } = await statementOf(first, '?sellerExternalId=seller');
    const { entries } = (await shop.ledger(deal.id)).body;
    const release = deal.sequenceOf('release');
    expect(onlyPart(payload)).toMatchObject({
      currency: 'NGN',
      opening: { seller: 0 },
      closing: { seller: 0 },
    });
    expect(
      onlyPart(payload).lines.map(([, agreement, entry, type, amount]) => [agreement, entry, type, amount]),
    ).toEqual([
      [deal.id, release, 'release', 100_00],
      [deal.id, release + 1, 'payout_submitted', -100_00],
    ]);
    expect(onlyPart(payload).lines[0]?.[5]).toBe((entries[release - 1] as unknown as { hash: string }).hash);
    for (const kind of FILE_KINDS) {
      const checked = checkFile(bytesOf(body, kind).toString('latin1'), payload.key, CHECK_TOOLS);
      expect(checked).toHaveProperty('payload');
    }
  });

  it('goes on where the month before ended, and is the same at each request once it has ended', async () => {
    const first = monthAt(app.context.clock());
    const running = await paidDeal();
    for (const user of [running.buyerExternalId, 'seller']) {
      await shop.confirm(running.id, running.milestone, user);
    }
    app.time.advance(35 * DAY_MS);
    const next = monthAt(app.context.clock());
    const [ended, later] = [
      await statementOf(first, '?sellerExternalId=seller'),
      await statementOf(next, '?sellerExternalId=seller'),
    ];
    expect(onlyPart(later.payload).opening).toEqual(onlyPart(ended.payload).closing);
    expect(onlyPart(ended.payload).closing).toEqual({ seller: 100_00 });
    app.time.advance(DAY_MS);
    expect((await statementOf(first, '?sellerExternalId=seller')).body).toEqual(ended.body);
    expect((await statementOf(first)).body).toEqual((await statementOf(first)).body);
  });

  it('of the account has balances that its movements explain', async () => {
    const { payload } = await statementOf(monthAt(app.context.clock()));
    const { opening, closing } = onlyPart(payload);
    expect(opening['escrow']).toBe(closing['escrow']);
    const { payload: first } = await statementOf(
      monthAt(new Date(app.context.clock().getTime() - 36 * DAY_MS)),
    );
    const { movements, closing: then } = onlyPart(first);
    const sum = (kind: string) => movements.find(([type]) => type === kind)?.[2] ?? 0;
    expect(then['bank']).toBe(sum('deposit') - sum('payout_succeeded'));
    expect(then['escrow']).toBe(sum('deposit') - sum('release'));
    expect(onlyPart(first).lines).toEqual([]);
  });

  it.each([
    ['2026-13', 404, 'not_found'],
    ['2999-01', 400, 'month has not begun'],
  ])('is refused for %s', async (month, expected, message) => {
    const { status, body } = await statementOf(month);
    expect([status, JSON.stringify(body)]).toEqual([expected, expect.stringContaining(message)]);
  });
});
