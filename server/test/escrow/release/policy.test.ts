import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const get = (as = key) => app.call('GET', '/v1/policies/release', { key: as });
const put = (body: object) => app.call('PUT', '/v1/policies/release', { key, body });

const RULES = [
  { rule: 'unverified_seller', above: 50_000_000, currency: 'NGN' },
  { rule: 'unverified_seller', above: 0, currency: 'USD' },
  { rule: 'new_account', days: 3 },
  { rule: 'risky_payment', days: 2 },
  { rule: 'name_mismatch' },
  { rule: 'first_deals', deals: 3, percent: 20, days: 14 },
  { rule: 'risky_seller', score: 60, days: 7 },
];

describe('GET and PUT /v1/policies/release', () => {
  it('answers 200 with no rules until some are set, and keeps their order', async () => {
    expect(await get()).toMatchObject({ status: 200, body: { rules: [], changedAt: null } });
    const changed = await put({ rules: RULES });
    expect(changed).toMatchObject({ status: 200, body: { rules: RULES, changedAt: expect.any(String) } });
    expect((await get()).body).toEqual(changed.body);
    const { key: stranger } = await app.signUp();
    expect((await get(stranger)).body).toMatchObject({ rules: [] });
    expect((await put({ rules: [] })).body).toMatchObject({ rules: [] });
  });

  it('writes an audit record with the previous policy', async () => {
    const { key: own, developerId } = await app.signUp();
    for (const rules of [[RULES[2]], [RULES[3]]]) {
      await app.call('PUT', '/v1/policies/release', { key: own, body: { rules } });
    }
    const records = await app.database.owner.query(
      `SELECT kind FROM audit_log WHERE developer_id = $1 AND kind = 'release_policy.changed'`,
      [developerId],
    );
    expect(records).toHaveLength(2);
  });

  it.each<readonly [name: string, rules: unknown, path: string]>([
    ['no list', 'none', 'rules'],
    ['a rule that is none', [{ rule: 'full_moon' }], 'rules[0].rule'],
    ['no days', [{ rule: 'new_account' }], 'rules[0].days'],
    ['no day', [{ rule: 'new_account', days: 0 }], 'rules[0].days'],
    ['too many days', [{ rule: 'risky_payment', days: 91 }], 'rules[0].days'],
    ['half a day', [{ rule: 'risky_payment', days: 0.5 }], 'rules[0].days'],
    ['a score above all', [{ rule: 'risky_seller', score: 101, days: 1 }], 'rules[0].score'],
    ['more than all', [{ rule: 'first_deals', deals: 1, percent: 101, days: 1 }], 'rules[0].percent'],
    ['no currency', [{ rule: 'unverified_seller', above: 1 }], 'rules[0].currency'],
    ['a negative amount', [{ rule: 'unverified_seller', above: -1, currency: 'NGN' }], 'rules[0].above'],
    ['a rule twice', [RULES[2], RULES[3], { rule: 'new_account', days: 9 }], 'rules[2]'],
    ['a currency twice', [RULES[0], { ...RULES[0], above: 1 }], 'rules[1]'],
    ['too many', Array.from({ length: 21 }, () => RULES[4]), 'rules'],
  ])('answers 400 for %s', async (_name, rules, path) => {
    expectProblem(await put({ rules }), 400, { code: 'validation_failed', path });
  });
});
