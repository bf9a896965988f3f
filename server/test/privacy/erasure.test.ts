import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { verifyErasures } from '#actions/privacy/verify-erasures.ts';
import { logOptions } from '#app/logging.ts';
import { checkDatabase } from '#commands/verify.ts';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { openAnchorFolder, readAnchorFolder } from '#providers/anchor-folder.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { readConfig } from '#settings/config.ts';
import * as money from '#store/escrow/figures/money-list.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { ALWAYS, approve, proveAgain, team } from '#test/support/dashboard/approvals.ts';
import { filesOf } from '#test/support/database/files.ts';
import { findLeaks } from '#test/support/database/leaks.ts';
import { disputes } from '#test/support/disputes.ts';
import { type Person, person, wordsIn } from '#test/support/erased-people.ts';
import { type AgreementBody, runDueJobs } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';
import { openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';
import { collectSpans } from '#tracing/span.ts';

const AGREEMENTS = Number(process.env['ERASED_AGREEMENTS'] ?? 4);

const mailServer = await openMailServer();
const webhookSender = openWebhookSender({ allowPrivate: true, timeoutMs: 4_000 });
const anchorFolder = await mkdtemp(join(tmpdir(), 'surety-anchors-'));
const logged: string[] = [];
const logger = logOptions('debug');
const stream = { write: (line: string) => void logged.push(line) };
const app = await startMailApp(
  mailServer.url,
  // Each agreement leads to some fifteen mails, all on one day.
  { MAIL_PER_DAY: '100000' },
  { webhookSender, logger: Object.assign(logger, { stream }) },
);
const traced: string[] = [];
collectSpans({ share: 1, take: (span) => void traced.push(JSON.stringify(span)) });
afterAll(async () => {
  collectSpans(null);
  await rm(anchorFolder, { recursive: true });
});
const mac = openMac(app.secret.derive('seal'));
// Refunds and payout accounts need a second person, so approvals name people as well.
const { finance, on } = await team(app, { payout_account: ALWAYS, refund: ALWAYS });
const { key } = on;
const developerId = (await app.call<{ id: string }>('GET', '/v1/developer', { key })).body.id;

const deals = Array.from({ length: AGREEMENTS }, (_none, n) => ({
  n,
  buyer: person('Zebul', n),
  seller: person('Thadd', n),
  erased: n % 2 === 0 ? ('buyer' as const) : ('seller' as const),
}));

/** Does what needs approval, and approves it. */
async function approved(asked: { status: number; body: unknown }): Promise<void> {
  expect(asked).toMatchObject({ status: 202 });
  const { approval } = asked.body as { approval: { id: string } };
  expect((await approve(finance, approval.id)).status).toBe(200);
}

const { open: opening, step } = disputes(app, on);
const files = evidence(app, key);
const [card, live] = [await drawDocument('voters_card', await portrait('anna')), await selfie('annaAgain')];

async function deal({ n, buyer, seller, erased }: (typeof deals)[number]): Promise<string> {
  const account = { bankCode: '058', accountNumber: seller.account, accountName: seller.name };
  const path = `/v1/escrow/payout-accounts/${seller.id}`;
  const headers = { 'idempotency-key': `account-${seller.id}` };
  // The first account needs no approval, a change does.
  const first = { ...account, accountNumber: seller.formerAccount };
  expect((await app.call('PUT', path, { key, body: first })).status).toBe(200);
  await approved(await app.call('PUT', path, { key, body: account, headers }));
  const { body } = await on.create([500, 200], {
    ...{ buyerExternalId: buyer.id, buyerName: buyer.name, buyerEmail: buyer.email },
    ...{ sellerExternalId: seller.id, sellerName: seller.name, sellerEmail: seller.email },
    milestones: [
      { title: `Half of the wedding cake ${n}`, amount: 500 },
      { title: 'The other half', amount: 200 },
    ],
    metadata: { gift: `${buyer.name} to ${seller.name}` },
    reference: `order ${buyer.id}`,
  });
  await app.call('PATCH', `/v1/escrow/agreements/${body.id}`, {
    key,
    body: { buyerEmail: `new.${buyer.email}`, metadata: { courier: `for ${buyer.name}` } },
  });
  const form = identityForm({
    user: erased === 'buyer' ? buyer.id : seller.id,
    document: card,
    selfies: [live],
    more: [{ name: 'name', value: erased === 'buyer' ? buyer.name : seller.name }],
  });
  const verified = await app.call('POST', '/v1/identity/verify', { key, ...form });
  expect(verified.status).toBe(200);
  const assessed = await on.assess(body.id, {
    ...{ external_user_id: buyer.id, transaction_amount: 700, account_created_at: '2020-01-31T12:00:00Z' },
  });
  const accountNumber = assessed.body.virtualAccount?.accountNumber;
  const deposit = { accountNumber, amount: 750, senderName: buyer.name, reference: `paid-${n}` };
  expect((await app.call('POST', '/v1/sandbox/deposits', { key, body: deposit })).status).toBe(201);
  await on.post(body.id, 'notes', { text: `${buyer.name} says that ${seller.name} is away.` });
  const [half, second] = body.milestones;
  await argue(body, buyer, seller);
  for (const party of [buyer.id, seller.id]) await on.confirm(body.id, half?.id ?? '', party);
  await approved(await on.refund(body.id, { milestoneIds: [second?.id], reason: 'not needed' }));
  return body.id;
}

/** Each party says the other's name in a dispute, and sends a file with it. */
async function argue(agreement: AgreementBody, buyer: Person, seller: Person): Promise<void> {
  const statement = `${seller.name} sent the cake of ${buyer.name} to somebody else.`;
  const { status, body: dispute } = await opening(agreement, { externalUserId: buyer.id, statement });
  expect(status).toBe(201);
  for (const { id: externalUserId, name } of [seller, buyer]) {
    const said = { externalUserId, statement: `${name} has answered.` };
    expect((await step(dispute, 'messages', said)).status).toBe(200);
    const file = await files.add(dispute, pdf(`for ${name}`), { externalUserId });
    expect(file.status).toBe(201);
  }
  expect((await step(dispute, 'withdraw', { externalUserId: buyer.id })).status).toBe(200);
}

const runAllJobs = () => runDueJobs(app, 'fails', 50 + AGREEMENTS);

/** The bank takes some deposits back when the money is gone: a person has to settle that. */
async function reverse({ n }: (typeof deals)[number]): Promise<void> {
  const path = `/v1/sandbox/deposits/paid-${n}/reverse`;
  expect((await app.call('POST', path, { key, body: {} })).status).toBe(202);
}

async function closeExceptions(): Promise<number> {
  const path = '/v1/exceptions';
  const { body } = await app.call<{ data: { id: string }[] }>('GET', `${path}?status=OPEN&limit=100`, {
    key,
  });
  for (const { id } of body.data)
    expect(
      (await app.call('POST', `${path}/${id}/close`, { key, body: { note: 'paid back by hand' } })).status,
    ).toBe(200);
  return body.data.length === 100 ? 100 + (await closeExceptions()) : body.data.length;
}

/** Tables in which the search finds them before. */
const HOLDING = [
  ...['agreements', 'events', 'payout_account_versions', 'deposits', 'caller_metadata', 'approvals'],
  ...['payout_attempts', 'virtual_accounts'],
];
const COUNTED = [
  ...['agreements', 'events', 'audit_log', 'person_erasures', 'approvals', 'exceptions', 'payout_attempts'],
  ...['refunds', 'identity_verifications', 'mails', 'webhook_deliveries', 'dispute_evidence'],
];

async function rowsIn(table: string): Promise<number> {
  const [row] = await app.database.owner.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
  return row?.n ?? 0;
}

const ask = (type: string, externalUserId: string) =>
  app.call<{ id: string }>('POST', '/v1/privacy/requests', { key, body: { type, externalUserId } });
const complete = async (type: string, externalUserId: string) => {
  const { body } = await ask(type, externalUserId);
  return app.call<{
    status: string;
    code: string;
    erasureId: string;
    kept: { class: string; until: string }[];
  }>('POST', `/v1/privacy/requests/${body.id}/complete`, { key, body: {} });
};

const config = readConfig({ SECRETS_KEY: TEST_SECRETS_KEY });

/** What `surety verify --anchors` finds. */
async function faults(): Promise<object[]> {
  await publishAnchors({ ...app.context, publishAnchor: openAnchorFolder(anchorFolder) });
  const anchors = await readAnchorFolder(anchorFolder);
  expect(anchors.size).toBeGreaterThan(0);
  return [...(await checkDatabase(config, app.database.serviceUrl, anchors)).result.faults];
}

/** The findings of verify after a statement, which is then rolled back. */
async function faultsAfter(sql: string, ...values: readonly unknown[]): Promise<string[]> {
  const found: string[] = [];
  const putBack = new Error('put back');
  await app.database.owner
    .transaction(async (tx) => {
      await tx.query(sql, values);
      for (const { found: each } of (await verifyBooks(tx, { mac })).faults)
        for (const { where, what } of each) found.push(`${where}: ${what}`);
      await verifyErasures(tx, mac, (where, what) => found.push(`${where}: ${what}`));
      throw putBack;
    })
    .catch((error: unknown) => {
      if (error !== putBack) throw error;
    });
  return found;
}

/** What the books say of each account and each agreement, and the sums of all money. */
async function moneyReports(): Promise<unknown> {
  const reports: unknown[] = [(await app.call('GET', '/v1/ledger/trial-balance', { key })).body];
  for (const id of ids)
    reports.push((await app.call('GET', `/v1/escrow/agreements/${id}/ledger?limit=100`, { key })).body);
  const period = { from: new Date(0), to: new Date(Date.now() + 300 * DAY_MS) };
  for (const direction of ['in', 'out', 'back'] as const)
    reports.push(await money.sums(app.context.db, developerId, { direction, ...period }));
  return reports;
}

const ids: string[] = [];
let before: unknown;
const figures: Record<string, number> = {};
function resultOf(found: typeof figures): string {
  const lines = Object.entries(found).map(([name, n]) => `| ${name} | ${n.toLocaleString('en')} |`);
  const day = new Date().toISOString().slice(0, 10);
  return `# Erasure at scale\n\n\`npm run erase\`, last run on ${day}, without a finding.\n\n| | |\n|---|--:|\n${lines.join('\n')}\n`;
}

describe('the erasure of one party of each agreement', { timeout: 7_200_000 }, () => {
  it('starts with agreements that are over, their mails and webhooks', async () => {
    const receiver = await openReceiver((_request, response, { body }) => response.writeHead(200).end(body));
    await webhooks(app, key).create(receiver.url);
    await app.call('PATCH', '/v1/mail/settings', { key, body: { toBuyers: true, toSellers: true } });
    const rules = { keepPicturesDays: 30, keepDocument: true, keepDocumentDays: 30 };
    expect((await app.call('PUT', '/v1/policies/identity', { key, body: rules })).status).toBe(200);
    for (const each of deals) {
      // A thousand deals take longer than the ten minutes after which a member is asked again.
      if (each.n % 50 === 0) await proveAgain(finance);
      ids.push(await deal(each));
    }
    app.time.advance(2 * DAY_MS);
    for (let round = 0; round < 4; round++) {
      await runAllJobs();
      app.time.advance(DAY_MS / 2);
    }
    for (const each of deals.filter(({ n }) => n % 3 === 0)) await reverse(each);
    await runAllJobs();
    figures['exceptions'] = await closeExceptions();
    expect(figures['exceptions']).toBeGreaterThanOrEqual(AGREEMENTS / 3);
    await settleWebhooks(app);
    await queueMails(app);
    await runAllJobs();
    const mailed = mailServer.received.map(({ to }) => to);
    for (const { buyer, seller } of deals)
      expect(mailed).toEqual(expect.arrayContaining([`new.${buyer.email}`, seller.email]));
  });

  it('is refused while an agreement is not over', async () => {
    const open = await on.create([100], { buyerExternalId: 'open-buyer', buyerName: 'Ada' });
    const refused = await complete('erase', 'open-buyer');
    expect(refused).toMatchObject({ status: 409, body: { code: 'person_in_agreements' } });
    expect(JSON.stringify(refused.body)).toContain(open.body.id);
  });

  it('leaves nothing of them in any table, with any key that is left', async () => {
    const gone = wordsIn(deals.map((each) => each[each.erased]));
    const staying = wordsIn(deals.map((each) => (each.erased === 'buyer' ? each.seller : each.buyer)));
    const leaks = (await findLeaks(app.database.owner, app.secret, gone)).join('\n');
    for (const table of HOLDING) expect(leaks).toContain(`${table} encrypted`);

    before = await moneyReports();
    for (const each of deals) {
      const { status, body } = await complete('erase', each[each.erased].id);
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
      expect(body.kept[0]).toMatchObject({ class: 'money_records', until: expect.stringMatching(/^20/) });
    }
    // Saved answers and the banks' log end by themselves.
    app.time.advance(2 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    expect(await findLeaks(app.database.owner, app.secret, gone)).toEqual([]);
    for (const table of ['identity_documents', 'identity_pictures', 'identity_faces', 'risk_verified_names'])
      expect(
        await app.database.owner.query(`SELECT 1 FROM ${table} WHERE developer_id = $1`, [developerId]),
      ).toEqual([]);
    // The others are still there.
    const left = (await findLeaks(app.database.owner, app.secret, staying)).join('\n');
    for (const table of ['agreements', 'events', 'payout_account_versions'])
      expect(left).toContain(`${table} encrypted`);
    for (const table of COUNTED) figures[table] = await rowsIn(table);
  });

  it('is in plain text in no file of the database, no log and no trace', async () => {
    const found = wordsIn(deals.flatMap(({ buyer, seller }) => [buyer, seller]));
    const { wal, backup } = await filesOf(app.database);
    const searched = { wal, backup, log: logged, traces: traced };
    for (const [name, texts] of Object.entries(searched)) {
      expect(texts.length).toBeGreaterThan(0);
      figures[`bytes searched: ${name}`] = texts.reduce((sum, text) => sum + text.length, 0);
      expect({ [name]: texts.map(found).filter((word) => word !== undefined) }).toEqual({ [name]: [] });
    }
    expect(found(mailServer.received.map(({ to }) => to).join())).toBeDefined();
  });

  it('leaves clean books, chains, anchors and erasures, and the same money', async () => {
    expect(await faults()).toEqual([]);
    const { erased, version1, events } = await verifyBooks(app.context.db, { mac });
    expect(erased).toBeGreaterThanOrEqual(AGREEMENTS);
    expect(version1).toBe(0);
    Object.assign(figures, { 'events verified': events, 'events with erased data': erased });
    expect(await moneyReports()).toEqual(before);
    const { body } = await on.get(ids[0] ?? '');
    expect(body).toMatchObject({ milestones: [{ title: 'Half of the wedding cake 0' }, {}] });
  });

  it('shows the other party of an event, and says of the erased one that they were erased', async () => {
    const [buyerGone, sellerGone] = deals;
    const [first] = await on.events(ids[0] ?? '');
    expect(first?.data).toMatchObject({
      ...{ buyerName: '[erased]', buyerEmail: '[erased]', metadata: {} },
      ...{ sellerName: buyerGone?.seller.name, sellerEmail: buyerGone?.seller.email },
    });
    const [second] = await on.events(ids[1] ?? '');
    expect(second?.data).toMatchObject({ buyerName: sellerGone?.buyer.name, sellerName: '[erased]' });
    expect((await on.get(ids[0] ?? '')).status).toBe(200);
  });

  it('is found by verify when it was not ordered, was forged, or was undone', async () => {
    const [one] = deals;
    const victim = one?.seller.id;
    const key1 = `(SELECT min(id) FROM person_keys WHERE developer_id = $1 AND external_user_id = $2)`;
    expect(
      await faultsAfter(
        `UPDATE person_keys SET wrapped = NULL WHERE developer_id = $1 AND external_user_id = $2`,
        ...[developerId, victim],
      ),
    ).toContainEqual(expect.stringMatching(/was erased, but no erasure was ordered/));
    expect(
      await faultsAfter(
        `DELETE FROM person_keys WHERE developer_id = $1 AND external_user_id = $2`,
        ...[developerId, victim],
      ),
    ).toContainEqual(expect.stringMatching(/needs the key .*, which was deleted/));
    expect(
      await faultsAfter(
        `WITH forged AS (
           INSERT INTO person_erasures SELECT developer_id, 'ers_forged', $2, ARRAY[${key1}], reason, erased_by,
             erased_at, kept_until, mac FROM person_erasures LIMIT 1)
         UPDATE person_keys SET wrapped = NULL WHERE developer_id = $1 AND external_user_id = $2`,
        ...[developerId, victim],
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/MAC of the erasure ers_forged does not match/),
        expect.stringMatching(/audit log does not record the erasure ers_forged/),
      ]),
    );
    expect(
      await faultsAfter(
        `UPDATE person_keys SET wrapped = 'back' WHERE developer_id = $1 AND external_user_id = $2`,
        ...[developerId, one?.buyer.id],
      ),
    ).toContainEqual(expect.stringMatching(/are back, although the erasure/));
    expect(
      await faultsAfter(`DELETE FROM person_erasures WHERE external_user_id = $1`, one?.buyer.id),
    ).toContainEqual(expect.stringMatching(/audit log records the erasure .*, but it is missing/));
  });

  it('lets a person come back, who is then somebody new', async () => {
    const again = deals[0];
    const { body } = await on.create([100], { buyerExternalId: again?.buyer.id, buyerName: 'Nova Returns' });
    const [first] = await on.events(body.id);
    expect(first?.data).toMatchObject({ buyerName: 'Nova Returns' });
    expect((await on.events(ids[0] ?? ''))[0]?.data).toMatchObject({ buyerName: '[erased]' });
    expect(await faults()).toEqual([]);
  });

  it('is noticed by a process that still has the key in memory', async () => {
    const other = await app.startNode();
    const make = (node: typeof other) =>
      node.call<{ id: string }>('POST', '/v1/escrow/agreements', {
        key,
        body: {
          ...{ buyerExternalId: 'twice', buyerName: 'Kept Elsewhere', sellerExternalId: 'seller-x' },
          ...{ totalAmount: 100, milestones: [{ title: 'all', amount: 100 }] },
        },
      });
    const { body: first } = await make(other);
    await on.post(first.id, 'cancel');
    expect((await complete('erase', 'twice')).status).toBe(200);
    const { body: second } = await make(other);
    expect((await on.events(second.id))[0]?.data).toMatchObject({ buyerName: 'Kept Elsewhere' });
    expect((await on.events(first.id))[0]?.data).toMatchObject({ buyerName: '[erased]' });
  });

  it('is recorded when it was large, and only if all of the above was right', async ({ task }) => {
    const all = task.suite?.tasks.filter((one) => one !== task) ?? [];
    expect(all.filter((one) => one.result?.state !== 'pass').map(({ name }) => name)).toEqual([]);
    if (process.env['ERASURE_RESULT']) await writeFile(process.env['ERASURE_RESULT'], resultOf(figures));
  });
});
