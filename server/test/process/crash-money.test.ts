import { expect, it } from 'vitest';
import { crashMoney } from './crash-money.ts';

it('keeps every acknowledged movement of money through kill -9 (npm run crash:money does more rounds)', async () => {
  const report = await crashMoney(2, () => undefined);
  expect(report.faults).toEqual([]);
  expect(Math.min(report.agreements, report.deposits, report.confirmations)).toBeGreaterThan(0);
});
