import { expect, it } from 'vitest';
import { makePdf } from '#actions/parties/receipts/pdf.ts';

const receipt = (account: string) =>
  makePdf(account, 'Receipt', new Date(0), (pages) => {
    pages.heading('Ẹ̀bùn Market', 'Receipt');
    pages.rows(Array.from({ length: 60 }, (_none, row) => [`Row ${row}`, '₦1,000.00'] as const));
    pages.qr('https://surety.example.com/check#'.padEnd(2_000, 'x'));
  });

it('is drawn beside the event loop, which goes on in the meantime', async () => {
  await receipt('a');
  let turns = 0;
  const timer = setInterval(() => turns++);
  const pdfs = await Promise.all(Array.from({ length: 10 }, () => receipt('a')));
  clearInterval(timer);
  // Drawn on the event loop, there would be about one turn for each.
  expect(turns).toBeGreaterThan(50);
  expect(new Set(pdfs.map((pdf) => pdf.toString('latin1'))).size).toBe(1);
  expect(pdfs[0]?.subarray(0, 5).toString()).toBe('%PDF-');
});

it('of one account waits behind its own, not behind those of another', async () => {
  const order: string[] = [];
  const draw = (account: string) => receipt(account).then(() => order.push(account));
  await Promise.all([...Array.from({ length: 20 }, () => draw('many')), draw('one')]);
  expect(order.indexOf('one')).toBeLessThan(3);
});

it('is refused with 429 when fifty others of the account wait', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => receipt('greedy')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ code }) => code === 'rate_limited')).toBe(true);
  await expect(receipt('greedy')).resolves.toBeInstanceOf(Buffer);
});
