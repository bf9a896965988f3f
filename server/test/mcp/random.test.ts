import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Scope } from '#core/account/permissions.ts';
import { startTestApp } from '#test/support/app.ts';
import { setRules, team } from '#test/support/dashboard/approvals.ts';
import { type AgreementBody, fundedAgreement } from '#test/support/escrow.ts';

/** `npm run mcp:random` makes 100,000 calls. */
const CALLS = Number(process.env['MCP_CALLS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const DAILY_LIMIT = 150;
const RULE = 120;

/** The scope that the change of each tool needs. */
const NEEDS: Readonly<Record<string, Scope>> = {
  create_agreement: 'escrow',
  hold: 'escrow',
  cancel_agreement: 'escrow',
  refund: 'payouts',
  resolve: 'payouts',
  lift_hold: 'payouts',
  label_assessment: 'fraud',
};
const READS = ['find_agreements', 'explain_agreement', 'list_waiting', 'preview_refund', 'explain_score'];
const TOOLS = [...Object.keys(NEEDS), ...Object.keys(NEEDS), 'add_note', ...READS];

const SCOPES: readonly (readonly Scope[])[] = [
  ['read'],
  ['read', 'escrow'],
  ['read', 'payouts'],
  ['read', 'fraud'],
  ['webhooks'],
  ['escrow', 'fraud'],
];

type Answer = {
  readonly done?: boolean;
  readonly token?: string;
  readonly result?: { readonly approval?: { readonly id: string } };
};
type Key = { readonly apiKey: string; readonly id: string; readonly scopes: readonly Scope[] };

/** A small generator of random numbers, so that a seed repeats a run. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const app = await startTestApp();

async function callTool(key: string, name: string, args: object): Promise<Answer> {
  const response = await app.http.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  });
  expect(response.statusCode).toBe(200);
  const line = /^data: (.*)$/m.exec(response.body)?.[1] ?? response.body;
  const { result } = JSON.parse(line) as { result?: { content: { text: string }[] } };
  try {
    return JSON.parse(result?.content[0]?.text ?? '{}') as Answer;
  } catch {
    // The arguments did not match the tool's schema.
    return {};
  }
}

it(`never does more than the scopes, limit and rules of the key allow (seed ${SEED}, ${CALLS} calls)`, async () => {
  const random = randomFrom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { owner, on } = await team(app, {});
  await setRules(owner, { refund: { need: 'above', amount: RULE, currency: 'NGN' } as never });
  const deals: AgreementBody[] = [];
  for (let n = 0; n < Math.min(200, Math.max(8, CALLS / 100)); n++)
    deals.push(await fundedAgreement(on, [100, 40], n % 4 === 0 ? 0 : 140));
  const assessed = await on.assess(deals[0]?.id ?? '');
  const keys: Key[] = [];
  for (const scopes of SCOPES) {
    const limit = { amount: DAILY_LIMIT, currency: 'NGN' };
    const body = { scopes, ...(scopes.includes('payouts') ? { dailyLimit: limit } : {}) };
    const made = await app.call<Key>('POST', '/v1/developer/api-keys', { key: owner.key, body });
    keys.push({ ...made.body, scopes });
  }
  const tokens: string[] = ['x', ''];
  const any = (...good: unknown[]) =>
    pick([...Array.from({ length: 9 }, () => good).flat(), 'nothing', -1, null, '../..']);
  const argumentsOf = () => {
    const deal = pick(deals);
    const milestone = pick(deal.milestones);
    const toBuyer = Math.floor(random() * (milestone.amount + 1));
    return {
      agreementId: any(deal.id),
      milestoneId: any(milestone.id),
      toBuyer,
      toSeller: milestone.amount - toBuyer,
      milestoneIds: [milestone.id],
      buyerExternalId: any('ada'),
      sellerExternalId: any('bayo'),
      milestones: [{ title: 'All', amount: Math.floor(random() * 500) }],
      assessmentId: any((assessed.body as unknown as { id: string }).id),
      outcome: any('fraud', 'legitimate'),
      reviewId: 'rev_1',
      text: 'seen',
      reason: any('late'),
      limit: 5,
      actor: any('Agent'),
    };
  };
  const fields = new Map<string, readonly string[]>([
    ['create_agreement', ['buyerExternalId', 'sellerExternalId', 'milestones', 'actor']],
    ['hold', ['agreementId', 'reason', 'actor']],
    ['cancel_agreement', ['agreementId', 'actor']],
    ['lift_hold', ['agreementId', 'actor']],
    ['refund', ['agreementId', 'reason', 'actor', 'milestoneIds']],
    ['preview_refund', ['agreementId', 'reason', 'actor']],
    ['resolve', ['agreementId', 'milestoneId', 'toBuyer', 'toSeller', 'reason', 'actor']],
    ['label_assessment', ['assessmentId', 'outcome', 'reason', 'actor']],
    ['add_note', ['reviewId', 'text', 'actor']],
    ['find_agreements', ['limit']],
    ['list_waiting', ['limit']],
    ['explain_agreement', ['agreementId']],
    ['explain_score', ['assessmentId']],
  ]);
  const changes = new Map<string, number>();
  const allowed = (key: Key, tool: string) => key.scopes.some((scope) => scope === NEEDS[tool]);
  const changed = (tool: string) => (tool === 'preview_refund' ? 'refund' : tool);
  /** What each token was issued for. */
  const issued = new Map<string, string>();
  let calls = 0;
  const tryTool = async (key: Key, tool: string, args: object, token?: string): Promise<Answer> => {
    calls++;
    const answer = await callTool(key.apiKey, tool, { ...args, ...(token === undefined ? {} : { token }) });
    const purpose = JSON.stringify([key.apiKey, changed(tool), args]);
    if (answer.token) issued.set(answer.token, purpose);
    if (answer.done !== true) return answer;
    expect(issued.get(token ?? ''), `${tool} without a token of its own`).toBe(purpose);
    expect(allowed(key, tool), `${tool} with ${key.scopes}`).toBe(true);
    changes.set(tool, (changes.get(tool) ?? 0) + 1);
    return answer;
  };
  while (calls < CALLS) {
    const key = pick(keys);
    const tool = pick(TOOLS);
    const all: Record<string, unknown> = argumentsOf();
    // A refund of all milestones is above the rule, and one of a single milestone is not.
    if (random() < 0.3) delete all['milestoneIds'];
    const args = Object.fromEntries(
      (fields.get(tool) ?? []).flatMap((name) => (name in all ? [[name, all[name]]] : [])),
    );
    const { token } = await tryTool(key, tool, args, random() < 0.1 ? pick(tokens) : undefined);
    if (!token) continue;
    tokens.push(token);
    if (tokens.length > 50) tokens.shift();
    if (random() < 0.2) continue;
    const other = random() < 0.1 ? pick(keys) : key;
    await tryTool(other, changed(tool), args, token);
  }
  console.log(`Changes: ${JSON.stringify(Object.fromEntries(changes))}`);

  // Some changes happened, so that the limits were tested at all.
  if (CALLS >= 300) expect(changes.size).toBeGreaterThan(0);
  const moved = new Map<string, number>();
  for (const { id } of deals) {
    const { body } = await app.call<{
      data: { type: string; actor: { id: string }; data: { amount?: number; toSeller?: number } }[];
    }>('GET', `/v1/escrow/agreements/${id}/events?limit=100&order=newest`, { key: owner.key });
    for (const { type, actor, data } of body.data) {
      if (type === 'refund.created') {
        expect(data.amount).toBeLessThanOrEqual(RULE);
        moved.set(actor.id, (moved.get(actor.id) ?? 0) + (data.amount ?? 0));
      }
      if (type === 'milestone.resolved')
        moved.set(actor.id, (moved.get(actor.id) ?? 0) + (data.toSeller ?? 0));
    }
  }
  for (const [keyId, amount] of moved) {
    expect(keys.find(({ id }) => id === keyId)?.scopes).toContain('payouts');
    expect(amount).toBeLessThanOrEqual(DAILY_LIMIT);
  }
}, 7_200_000);
