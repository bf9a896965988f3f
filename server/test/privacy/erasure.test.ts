import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { verifyErasures } from '#actions/privacy/verify-erasures.ts';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { openDb } from '#store/db.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { findLeaks } from '#test/support/database/leaks.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';
import { openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';

/** A larger run: `ERASED_AGREEMENTS=1000`. */
const AGREEMENTS = Number(process.env['ERASED_AGREEMENTS'] ?? 6);

const mailServer = await openMailServer();
const webhookSender = openWebhookSender({ allowPrivate: true, timeoutMs: 4_000 });
const app = await startMailApp(mailServer.url, {}, { webhookSender });
const mac = openMac(app.secret.derive('seal'));
const { key, developerId } = await app.signUp();
const on = platform(app, key);

const letters = (n: number) => [...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
const person = (role: string, n: number) => ({
  id: `${role}-${n}`,
  name: `${role}o${letters(n)}x Quacken${role}${letters(n)}x`,
  email: `${role}.${letters(n)}x@quacken.example`,
  account: `73${String(n).padStart(6, '0')}77`,
});
const deals = Array.from({ length: AGREEMENTS }, (_none, n) => ({
  buyer: person('Zebul', n),
  seller: person('Thadd', n),
  erased: n % 2 === 0 ? ('buyer' as const) : ('seller' as const),
}));
/** Only sellers have an account of their own. */
const wordsOf = ({ name, email, account, id }: ReturnType<typeof person>) => [
  ...name.split(' '),
  email,
  ...(id.startsWith('Thadd') ? [account] : []),
];

async function deal({ buyer, seller }: (typeof deals)[number]): Promise<string> {
  const account = { bankCode: '058', accountNumber: seller.account, accountName: seller.name };
  const path = `/v1/escrow/payout-accounts/${seller.id}`;
  const headers = { 'idempotency-key': `account-${seller.id}` };
  const set = await app.call('PUT', path, { key, body: account, headers });
  expect(set).toMatchObject({ status: 200 });
  const { body } = await on.create([500, 200], {
    ...{ buyerExternalId: buyer.id, buyerName: buyer.name, buyerEmail: buyer.email },
    ...{ sellerExternalId: seller.id, sellerName: seller.name, sellerEmail: seller.email },
    metadata: { gift: `${buyer.name} to ${seller.name}` },
    reference: `order ${buyer.id}`,
  });
  const assessed = await on.assess(body.id, {
    ...{ external_user_id: buyer.id, transaction_amount: 700, account_created_at: '2020-01-31T12:00:00Z' },
  });
  const accountNumber = assessed.body.virtualAccount?.accountNumber;
  const deposit = { accountNumber, amount: 750, senderName: buyer.name };
  expect((await app.call('POST', '/v1/sandbox/deposits', { key, body: deposit })).status).toBe(201);
  const [first, second] = body.milestones;
  for (const party of [buyer.id, seller.id]) await on.confirm(body.id, first?.id ?? '', party);
  await on.refund(body.id, { milestoneIds: [second?.id], reason: 'not needed' });
  return body.id;
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

/** What `surety verify` finds. */
async function faults(db = app.database.service): Promise<string[]> {
  const found: string[] = [];
  const report = (where: string, what: string) => found.push(`${where}: ${what}`);
  for (const { found: each } of (await verifyBooks(db, { mac })).faults)
    for (const { where, what } of each) report(where, what);
  await verifyAuditLog(db, mac, report);
  await verifyErasures(db, mac, report);
  return found;
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

/** Segments of the server's write-ahead log that contain any of the words. */
async function segmentsWith(words: readonly string[]): Promise<string[]> {
  const admin = openDb(inject('adminUrl'), { max: 1 });
  try {
    // The server works in its data folder.
    const [row] = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const folder = `/proc/${row?.pid}/cwd/pg_wal`;
    const files = (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile());
    expect(files).not.toEqual([]);
    const found: string[] = [];
    for (const { name } of files) {
      const bytes = await readFile(join(folder, name));
      if (words.some((word) => bytes.includes(word))) found.push(name);
    }
    return found;
  } finally {
    await admin.close();
  }
}

const trialBalance = async () => (await app.call('GET', '/v1/ledger/trial-balance', { key })).body;

const ids: string[] = [];
let before: unknown;

describe('the erasure of one party of each agreement', { timeout: 600_000 }, () => {
  it('starts with agreements that are over, their mails and webhooks', async () => {
    const receiver = await openReceiver((_request, response, { body }) => response.writeHead(200).end(body));
    await webhooks(app, key).create(receiver.url);
    await app.call('PATCH', '/v1/mail/settings', { key, body: { toBuyers: true, toSellers: true } });
    for (const each of deals) ids.push(await deal(each));
    app.time.advance(2 * DAY_MS);
    for (let round = 0; round < 4; round++) {
      await runDueJobs(app);
      app.time.advance(DAY_MS / 2);
    }
    await settleWebhooks(app);
    await queueMails(app);
    await runDueJobs(app);
    const mailed = mailServer.received.map(({ to }) => to);
    for (const { buyer, seller } of deals)
      expect(mailed).toEqual(expect.arrayContaining([buyer.email, seller.email]));
  });

  it('is refused while an agreement is not over', async () => {
    const open = await on.create([100], { buyerExternalId: 'open-buyer', buyerName: 'Ada' });
    const refused = await complete('erase', 'open-buyer');
    expect(refused).toMatchObject({ status: 409, body: { code: 'person_in_agreements' } });
    expect(JSON.stringify(refused.body)).toContain(open.body.id);
  });

  it('leaves nothing of them in any table, with any key that is left', async () => {
    const gone = deals.flatMap((each) => wordsOf(each[each.erased]));
    const staying = deals.flatMap((each) => wordsOf(each.erased === 'buyer' ? each.seller : each.buyer));
    // The search finds them before.
    const leaks = await findLeaks(app.database.owner, app.secret, gone);
    for (const table of ['agreements', 'events', 'payout_account_versions', 'deposits', 'caller_metadata'])
      expect(leaks.join('\n')).toContain(`${table} encrypted`);

    before = await trialBalance();
    for (const each of deals) {
      const { status, body } = await complete('erase', each[each.erased].id);
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
      expect(body.kept[0]).toMatchObject({ class: 'money_records', until: expect.stringMatching(/^20/) });
    }
    // Saved answers and the banks' log end by themselves.
    app.time.advance(2 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    expect(await findLeaks(app.database.owner, app.secret, gone)).toEqual([]);
    // The others are still there.
    const left = await findLeaks(app.database.owner, app.secret, staying);
    for (const table of ['agreements', 'events', 'payout_account_versions'])
      expect(left.join('\n')).toContain(`${table} encrypted`);
  });

  it('was never in plain text in the write-ahead log', async () => {
    expect(
      await segmentsWith(deals.flatMap(({ buyer, seller }) => [...wordsOf(buyer), ...wordsOf(seller)])),
    ).toEqual([]);
  });

  it('leaves clean books, chains and erasures, and the same money', async () => {
    expect(await faults()).toEqual([]);
    const { erased, version1 } = await verifyBooks(app.database.service, { mac });
    expect(erased).toBeGreaterThanOrEqual(AGREEMENTS);
    expect(version1).toBe(0);
    expect(await trialBalance()).toEqual(before);
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
});
