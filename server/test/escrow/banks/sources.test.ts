import { expect, it } from 'vitest';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

const ELSEWHERE = '10.1.2.3,192.0.2.0/24';

it.each([
  ...(Object.keys(CONNECTIONS) as Connected[]).map((name) => [name, ELSEWHERE, 'refused', 0] as const),
  ['paystack', '10.1.2.3,127.0.0.0/8', 'applied', 500_000] as const,
])('a webhook of %s, which may come from %s, is %s', async (name, networks, outcome, deposited) => {
  const setting = `${name.toUpperCase()}_WEBHOOK_FROM`;
  const { on, twin, assessed, settle, requests } = await connect(name, { [setting]: networks });
  const { id, account } = await assessed([500_000]);
  await twin.payIn(account, 500_000);
  await settle();
  expect((await requests()).map((each) => each.outcome)).toEqual([outcome]);
  expect((await on.get(id)).body.funding).toMatchObject({ deposited });
});
