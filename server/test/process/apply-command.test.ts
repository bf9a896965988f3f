import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setRules, team } from '#test/support/dashboard/approvals.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { runCommand } from '#test/support/process/command.ts';

const app = await startListeningApp();
const path = join(tmpdir(), `surety-apply-${process.pid}.yaml`);
afterAll(() => rm(path, { force: true }));

const FILE = `
webhooks:
  - url: https://example.com/surety
    events: [agreement.funded, agreement.disbursed]
    description: The shop
  - url: https://example.com/second
    enabled: false
lists:
  - { on: user, type: block, value: mallory, reason: chargebacks }
  - { on: email_domain, type: watch, value: Example.COM, reason: throw-away addresses }
  - { on: device, type: trust, value: a-fingerprint, reason: the office }
policies:
  release:
    rules:
      - { rule: unverified_seller, above: 500000, currency: NGN }
  review:
    opens: [RED]
  identity:
    minimumFrames: 3
  risk:
    highValue: { NGN: 900000 }
`;

async function surety(key: string, text: string, ...args: string[]) {
  await writeFile(path, text);
  const [command = '', ...options] = args;
  return runCommand([command, path, ...options], { SURETY_API_KEY: key, SURETY_API_URL: app.apiUrl });
}

/** Everything that a file can change, and the number of changes so far. */
async function stateOf(key: string) {
  const paths = ['webhooks', 'fraud/lists', 'policies/release', 'policies/review', 'policies/identity'];
  const answers = await Promise.all(
    [...paths, 'policies/risk', 'audit-log'].map((one) => app.call('GET', `/v1/${one}`, { key })),
  );
  return answers.map(({ body }) => body);
}

describe('surety apply', () => {
  it('does what the file says, and nothing the second time; diff says so before and after', async () => {
    const { key } = await app.signUp();
    const before = await stateOf(key);
    const planned = await surety(key, FILE, 'diff');
    expect(planned).toMatchObject({
      code: 1,
      output: expect.stringContaining('+ webhook https://example.com/surety'),
    });
    expect(planned.output).toContain('9 to change.');
    expect(await stateOf(key)).toEqual(before);

    const applied = await surety(key, FILE, 'apply');
    expect(applied).toMatchObject({ code: 0, output: expect.stringContaining('9 applied.') });
    expect(applied.output).toMatch(/its secret is whsec_/);
    const after = await stateOf(key);
    expect(after).toMatchObject([
      { data: expect.arrayContaining([expect.objectContaining({ enabled: false })]) },
      { data: [{ on: 'device' }, { on: 'email_domain', type: 'watch' }, { value: 'mallory' }] },
      { rules: [{ rule: 'unverified_seller' }] },
      { opens: ['RED'] },
      { minimumFrames: 3 },
      { live: { highValue: { NGN: 900000 } } },
      {},
    ]);

    expect(await surety(key, FILE, 'diff')).toMatchObject({ code: 0, output: 'Nothing to change.\n' });
    expect(await surety(key, FILE, 'apply')).toMatchObject({ code: 0, output: 'Nothing to change.\n' });
    expect(await stateOf(key)).toEqual(after);
  });

  it('changes what differs, leaves sections alone that the file does not have, and removes only with --prune', async () => {
    const { key } = await app.signUp();
    await surety(key, FILE, 'apply');
    const smaller = `
webhooks: [{ url: 'https://example.com/surety' }]
lists: [{ on: user, type: watch, value: mallory, reason: chargebacks }]
`;
    const changed = await surety(key, smaller, 'apply');
    expect(changed.output).toContain('~ webhook https://example.com/surety: events [');
    expect(changed.output).toContain('~ list watch user mallory: type "block" → "watch"');
    expect(changed.output).toContain('2 applied.');
    const pruned = await surety(key, smaller, 'apply', '--prune');
    expect(pruned.output.match(/^- (?:webhook|list)/gm)).toHaveLength(3);
    const [webhooks, lists, release] = await stateOf(key);
    expect([webhooks, lists]).toMatchObject([{ data: [{}] }, { data: [{ type: 'watch' }] }]);
    expect(release).toMatchObject({ rules: [{ rule: 'unverified_seller' }] });
  });

  it.each([
    ['an unknown section', 'webhook: []', 'webhook'],
    ['an unknown field', 'webhooks: [{ url: https://example.com, event: [] }]', 'webhooks[0]'],
    [
      'an unknown event',
      'webhooks: [{ url: https://example.com, events: [no.such] }]',
      'webhooks[0].events[0]',
    ],
    ['an address that is not https', 'webhooks: [{ url: "ftp://example.com" }]', 'webhooks[0].url'],
    ['an entry without a reason', 'lists: [{ on: user, type: block, value: x }]', 'lists[0].reason'],
    [
      'a network that is none',
      'lists: [{ on: network, type: block, value: x, reason: y }]',
      'lists[0].value',
    ],
    [
      'a rule that does not exist',
      'policies: { release: { rules: [{ rule: no }] } }',
      'policies.release.rules[0]',
    ],
    ['a wrong number', 'policies: { identity: { minimumFrames: 99 } }', 'policies.identity.minimumFrames'],
    ['a wrong weight', 'policies: { risk: { weights: { new_device: lots } } }', 'policies.risk.weights'],
    ['the same address twice', 'webhooks: [{ url: https://a.example }, { url: https://a.example }]', 'twice'],
    ['broken YAML', 'webhooks: [', 'cannot be read'],
  ])('changes nothing if the file has %s', async (_case, wrong, named) => {
    const { key } = await app.signUp();
    const before = await stateOf(key);
    const good = wrong.startsWith('webhooks') ? 'lists: []' : 'webhooks: [{ url: https://good.example }]';
    const refused = await surety(key, `${good}\n${wrong}\n`, 'apply');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(named);
    expect(await stateOf(key)).toEqual(before);
    expect((await surety(key, wrong, 'diff')).code).toBe(2);
  });

  it('names the approval that a change waits for, and does not ask twice', async () => {
    const { owner } = await team(app, {});
    await setRules(owner, { policy: { need: 'always' } });
    const file = 'policies: { release: { rules: [{ rule: name_mismatch }] } }';
    const first = await surety(owner.key, file, 'apply');
    const approval = /waits for approval (apr_\w+)/.exec(first.output)?.[1];
    expect(approval).toBeDefined();
    expect((await surety(owner.key, file, 'apply')).output).toContain(approval);
  });
});
