import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { setRules, team } from '#test/support/dashboard/approvals.ts';
import { platform } from '#test/support/escrow.ts';
import { startListeningApp } from '#test/support/listening.ts';

const app = await startListeningApp();
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

const CLI = new URL('../../src/cli.ts', import.meta.url).pathname;

type Answer = Record<string, unknown> & { token?: string; preview?: unknown; refused?: { code: string } };
type Agent = (tool: string, args?: object) => Promise<Answer>;

function open(): Client {
  const client = new Client({ name: 'test agent', version: '1' });
  clients.push(client);
  return client;
}

async function overHttp(key: string, headers: Record<string, string> = {}): Promise<Client> {
  const client = open();
  const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } };
  const url = new URL(app.apiUrl.replace(/\/v1$/, '/mcp'));
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

function agentOf(client: Client): Agent {
  return async (name, args = {}) => {
    const { content } = await client.callTool({ name, arguments: args as Record<string, unknown> });
    const [part] = content as { type: string; text: string }[];
    try {
      return JSON.parse(part?.text ?? '') as Answer;
    } catch {
      return { invalid: part?.text };
    }
  };
}

async function keyWith(owner: string, limits: object): Promise<string> {
  const { body } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key: owner,
    body: limits,
  });
  return body.apiKey;
}

const DEAL = {
  buyerExternalId: 'ada',
  sellerExternalId: 'bayo',
  milestones: [
    { title: 'Design', amount: 100 },
    { title: 'Build', amount: 200 },
  ],
  actor: 'Test agent',
};

/** Does what a person agreed to: the preview, then the change. */
async function confirmed(agent: Agent, tool: string, args: object): Promise<Answer> {
  const { token, ...preview } = await agent(tool, args);
  return token ? agent(tool, { ...args, token }) : preview;
}

async function funded(key: string, amount = 300): Promise<string> {
  const on = platform(app, key);
  const { body } = await on.create([100, 200]);
  const assessed = await on.assess(body.id, { transaction_amount: amount });
  await on.deposit(String(assessed.body.virtualAccount?.accountNumber), amount);
  return body.id;
}

describe('the official client', async () => {
  const { key } = await app.signUp();
  const http = await overHttp(key);
  const agreementId = await funded(key);
  const assessed = await app.call<{ id: string }>('POST', '/v1/fraud/assess', {
    key,
    body: { platformUserId: 'ada', transactionAmount: 10, deviceFingerprint: 'd', email: 'ada@example.com' },
  });

  it('lists every tool with its annotations, and calls it', async () => {
    const { tools } = await http.listTools();
    expect(tools.length).toBeGreaterThanOrEqual(15);
    const agent = agentOf(http);
    const actor = 'Test agent';
    const given: Record<string, object> = {
      find_agreements: {},
      explain_agreement: { agreementId },
      list_payouts: {},
      explain_score: { assessmentId: assessed.body.id },
      find_assessments: {},
      list_waiting: {},
      list_events: {},
      retrieve_balances: {},
      search_docs: { query: 'idempotency key' },
      preview_refund: { agreementId, reason: 'late', actor },
      create_agreement: DEAL,
      refund: { agreementId, reason: 'late', actor },
      resolve: { agreementId, milestoneId: 'ms_1', toBuyer: 1, toSeller: 1, reason: 'late', actor },
      hold: { agreementId, reason: 'a dispute', actor },
      lift_hold: { agreementId, actor },
      cancel_agreement: { agreementId, actor },
      add_note: { reviewId: 'rev_1', text: 'seen', actor },
      label_assessment: { assessmentId: assessed.body.id, outcome: 'legitimate', reason: 'delivered', actor },
    };
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(given).sort());
    for (const { name, annotations } of tools) {
      const answer = await agent(name, given[name]);
      expect(answer, name).not.toHaveProperty('invalid');
      expect(answer['done'], name).not.toBe(true);
      if (annotations?.readOnlyHint) expect(answer, name).not.toHaveProperty('refused');
      const isPreview = 'token' in answer || answer.refused?.code === 'not_found';
      expect(isPreview && name !== 'preview_refund', name).toBe(!annotations?.readOnlyHint);
    }
    // Nothing was confirmed, so nothing has changed.
    const { body } = await app.call<{ data: unknown[] }>('GET', '/v1/escrow/agreements', { key });
    expect(body.data).toMatchObject([{ id: agreementId, status: 'FUNDED' }]);
  });

  it('gets the same tools from `surety mcp`', async () => {
    const stdio = open();
    const env = { ...process.env, SURETY_API_KEY: key, SURETY_API_URL: app.apiUrl } as Record<string, string>;
    await stdio.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp'], env }));
    expect((await stdio.listTools()).tools).toEqual((await http.listTools()).tools);
    const found = await agentOf(stdio)('find_agreements');
    expect(found).toEqual(await agentOf(http)('find_agreements'));
    // A token of one transport is accepted by the other: it depends on the key only.
    const args = { agreementId, reason: 'a dispute', actor: 'Test agent' };
    const { token } = await agentOf(stdio)('hold', args);
    expect(await agentOf(http)('hold', { ...args, token })).toMatchObject({ done: true });
    expect(await confirmed(agentOf(stdio), 'lift_hold', { agreementId, actor: 'Test agent' })).toMatchObject({
      done: true,
    });
  });

  it('is refused without a key and with an unknown one', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const answer = await app.http.inject({ method: 'POST', url: '/mcp', headers, payload: '{}' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
    await expect(overHttp('svc_live_unknown')).rejects.toThrow();
    const unknown = { ...headers, authorization: 'Bearer svc_live_unknown' };
    const refused = await app.http.inject({ method: 'POST', url: '/mcp', headers: unknown, payload: '{}' });
    expect(refused.json()).toMatchObject({ statusCode: 401, code: 'invalid_api_key' });
  });
});

describe('a change', async () => {
  const { key } = await app.signUp();
  const agent = agentOf(await overHttp(key));

  it('needs the token of a preview of the same arguments, and happens once', async () => {
    const { token } = await agent('create_agreement', DEAL);
    const wrong = [
      { ...DEAL, token: 'x' },
      { ...DEAL, token: `${token}x` },
      { ...DEAL, sellerExternalId: 'mallory', token },
      { ...DEAL, actor: 'Another agent', token },
    ];
    for (const args of wrong) {
      expect(await agent('create_agreement', args)).toMatchObject({ refused: { code: 'preview_required' } });
    }
    const other = agentOf(await overHttp((await app.signUp()).key));
    expect(await other('create_agreement', { ...DEAL, token })).toMatchObject({
      refused: { code: 'preview_required' },
    });
    const first = await agent('create_agreement', { ...DEAL, token });
    expect(first).toMatchObject({ done: true, result: { totalAmount: 300 } });
    expect(await agent('create_agreement', { ...DEAL, token })).toEqual(first);
    const { body } = await app.call<{ data: unknown[] }>('GET', '/v1/escrow/agreements', { key });
    expect(body.data).toHaveLength(1);
  });

  it('is refused when the situation has changed since the preview', async () => {
    const agreementId = await funded(key);
    const args = { agreementId, reason: 'late', actor: 'Test agent' };
    const { token, preview } = await agent('refund', args);
    expect(preview).toMatchObject({ effect: { amountAtMost: 300 }, agreement: { status: 'FUNDED' } });
    await app.call('POST', `/v1/escrow/agreements/${agreementId}/freeze`, { key, body: { reason: 'stop' } });
    expect(await agent('refund', { ...args, token })).toMatchObject({
      refused: { code: 'preview_required' },
    });
  });

  it('names the agent in the audit log', async () => {
    const agreementId = await funded(key);
    await confirmed(agent, 'hold', { agreementId, reason: 'a dispute', actor: 'Claims bot' });
    const { events } = await agent('explain_agreement', { agreementId });
    expect(JSON.stringify(events)).toContain('a dispute [Claims bot, by MCP]');
  });
});

describe('the key', async () => {
  const { key: owner } = await app.signUp();

  it('that may only read cannot change anything', async () => {
    const agreementId = await funded(owner);
    const agent = agentOf(await overHttp(await keyWith(owner, { scopes: ['read'] })));
    expect(await agent('explain_agreement', { agreementId })).toMatchObject({
      agreement: { status: 'FUNDED' },
    });
    const actor = 'Test agent';
    for (const [tool, args] of [
      ['create_agreement', DEAL],
      ['refund', { agreementId, reason: 'late', actor }],
      ['hold', { agreementId, reason: 'late', actor }],
    ] as const) {
      expect(await confirmed(agent, tool, args)).toMatchObject({ refused: { code: 'forbidden' } });
    }
  });

  it('with a daily limit cannot move more than that', async () => {
    const limits = { scopes: ['read', 'payouts'], dailyLimit: { amount: 150, currency: 'NGN' } };
    const agent = agentOf(await overHttp(await keyWith(owner, limits)));
    const args = { agreementId: await funded(owner), reason: 'late', actor: 'Test agent' };
    expect(await confirmed(agent, 'refund', args)).toMatchObject({ refused: { code: 'key_limit_reached' } });
  });

  it('needs an approval above the amount of the account’s rule', async () => {
    const { owner: person } = await team(app, {});
    await setRules(person, { refund: { need: 'above', amount: 150, currency: 'NGN' } as never });
    const id = await funded(person.key);
    const agent = agentOf(await overHttp(person.key));
    const answer = await confirmed(agent, 'refund', { agreementId: id, reason: 'late', actor: 'Test agent' });
    expect(answer).toMatchObject({ done: false, result: { approval: { status: 'PENDING', amount: 300 } } });
    expect(await agent('list_waiting')).toMatchObject({ approvals: [{ type: 'refund' }] });
  });
});

describe('personal data', () => {
  it('is masked unless the request asks for it', async () => {
    const { key } = await app.signUp();
    const body = {
      ...DEAL,
      actor: undefined,
      totalAmount: 300,
      buyerName: 'Ada Obi',
      buyerEmail: 'ada@example.com',
      metadata: { phone: '08031234567' },
    };
    const { body: made } = await app.call<{ id: string }>('POST', '/v1/escrow/agreements', { key, body });
    const reason = 'ada@example.com called from 08031234567';
    await app.call('POST', `/v1/escrow/agreements/${made.id}/freeze`, { key, body: { reason } });
    const shown = await agentOf(await overHttp(key, { 'surety-personal-data': 'show' }))(
      'explain_agreement',
      {
        agreementId: made.id,
      },
    );
    expect(JSON.stringify(shown)).toContain('ada@example.com');
    const hidden = await agentOf(await overHttp(key))('explain_agreement', { agreementId: made.id });
    for (const personal of ['Ada Obi', 'ada@example.com', '08031234567']) {
      expect(JSON.stringify(shown)).toContain(personal);
      expect(JSON.stringify(hidden)).not.toContain(personal);
    }
  });
});
