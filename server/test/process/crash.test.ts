import { expect, it } from 'vitest';
import { crash } from './crash.ts';

it('loses no acknowledged account to kill -9 (npm run crash does more rounds)', async () => {
  const report = await crash(2, () => undefined);
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
