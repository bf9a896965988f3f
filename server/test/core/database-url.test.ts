import { expect, it } from 'vitest';
import { connectTimeoutMsOf, patiently } from '#core/database-url.ts';

it.each([
  ['postgres://u:p@one:5432/surety', null, 'postgres://u:p@one:5432/surety?connect_timeout=60'],
  ['postgres://u@one,two/s?connect_timeout=7', 7_000, 'postgres://u@one,two/s?connect_timeout=7'],
  ['postgres://u@/s?connect_timeout=0', null, 'postgres://u@/s?connect_timeout=60'],
  [
    'postgres://u@/s?options=-c%20search_path%3Dnorth',
    null,
    'postgres://u@/s?options=-c%20search_path%3Dnorth&connect_timeout=60',
  ],
])('a command waits a minute for %s unless it says how long', (url, ms, patient) => {
  expect(connectTimeoutMsOf(url)).toBe(ms);
  expect(patiently(url, 60)).toBe(patient);
});
