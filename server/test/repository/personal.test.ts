import { describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import type { Queryable } from '#store/db.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';
import { connect } from '#test/support/twins/connected.ts';
import { openReceiver, settleWebhooks, startWebhookApp, webhooks } from '#test/support/webhooks.ts';

/** Nothing else in a database contains these, in whole or in part. */
const PEOPLE = {
  buyer: 'Zebulon Quackenbush',
  mail: 'zebulon@quackenbush.example',
  merchant: 'Cornelius Bramblethwaite',
  shop: 'cornelius@bramblethwaite.example',
  sender: 'Xanthippe Vandersloot',
  unmatched: 'Ignatius Featherstonehaugh',
  seller: 'Thaddeus Winterbottom',
  sellerAccount: '7391846205',
  formerAccount: '7391846206',
  refundHolder: 'Wilhelmina Crumplehorn',
  refundAccount: '7391846207',
  senderAccount: '7391846208',
  recipient: 'Aurelius Pennyfeather',
};
const MARKS = [...new Set(Object.values(PEOPLE).flatMap((said) => said.split(/[ @]/)))];

/** Columns that contain any of the values, in any case, bytes included. */
async function columnsWith(db: Queryable, marks: readonly string[]): Promise<string[]> {
  const columns = await db.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hits = await db.query(`SELECT 1 FROM "${table}" WHERE ${text} ILIKE ANY($1) LIMIT 1`, [
      marks.map((mark) => `%${mark}%`),
    ]);
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Sends every request with an Idempotency-Key, so that its response is stored as well. */
function keeping(app: Parameters<typeof platform>[0]): Parameters<typeof platform>[0] {
  let n = 0;
  return {
    ...app,
    call: (method, path, options = {}) =>
      app.call(method, path, {
        ...options,
        headers: { 'idempotency-key': `personal-${++n}`, ...options.headers },
      }),
  };
}

const buyer = {
  metadata: { recipient: PEOPLE.recipient },
  ...{ buyerName: PEOPLE.buyer, buyerEmail: PEOPLE.mail },
  ...{ sellerName: PEOPLE.merchant, sellerEmail: PEOPLE.shop },
};
const account = (accountNumber: string, accountName: string) => ({
  bankCode: '058',
  accountNumber,
  accountName,
});

async function assessed(on: Platform, amounts: number[]) {
  const { body } = await on.create(amounts, buyer);
  const { body: verdict } = await on.assess(body.id, {
    transaction_amount: amounts.reduce((sum, each) => sum + each, 0),
    account_created_at: '2020-01-31T12:00:00Z',
  });
  return { ...body, account: verdict.virtualAccount?.accountNumber ?? '' };
}

describe('a dump of the database', () => {
  it('contains no personal data from the sandbox', async () => {
    const app = await startWebhookApp();
    const { key } = await app.signUp();
    const kept = keeping(app);
    const on = platform(kept, key);
    const receiver = await openReceiver((_request, response, { body }) => response.writeHead(200).end(body));
    const endpoint = await webhooks(app, key).create(receiver.url);
    const put = (details: object) =>
      kept.call('PUT', '/v1/escrow/payout-accounts/seller', { key, body: details });
    await put(account(PEOPLE.formerAccount, PEOPLE.seller));
    expect((await put(account(PEOPLE.sellerAccount, PEOPLE.seller))).status).toBe(200);

    const agreement = await assessed(on, [300, 200]);
    const deposit = { accountNumber: agreement.account, amount: 500, senderName: PEOPLE.sender };
    expect((await kept.call('POST', '/v1/sandbox/deposits', { key, body: deposit })).status).toBe(201);
    const [first] = agreement.milestones;
    for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, first?.id ?? '', party);
    const { id, refundId } = await refusedRefund(app, on);
    await kept.call('POST', `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`, {
      key,
      body: { destination: account(PEOPLE.refundAccount, PEOPLE.refundHolder) },
    });
    const unmatched = { provider: 'sandbox', transactionId: 'unmatched', accountNumber: '7000000001' };
    const unknownDeposit = { ...unmatched, amount: money(70), currency: 'NGN', senderName: PEOPLE.unmatched };
    await receiveNotification(app.context, [{ kind: 'deposit', deposit: unknownDeposit }]);
    await runDueJobs(app);
    await settleWebhooks(app);

    // All of it is there for permitted readers.
    const said = receiver.received.map(({ body }) => body).join('\n');
    for (const known of [PEOPLE.buyer, PEOPLE.mail, PEOPLE.sender, PEOPLE.seller, PEOPLE.formerAccount]) {
      expect(said).toContain(known);
    }
    expect(said).toContain(PEOPLE.refundAccount);
    const { data: deliveries } = await webhooks(app, key).deliveries(endpoint.id);
    expect(JSON.stringify(deliveries)).toContain(PEOPLE.seller);

    expect(await columnsWith(app.database.owner, MARKS)).toEqual([]);
  });

  it('contains no personal data from a real bank', async () => {
    const { app, on, twin, settle } = await connect('paystack');
    const { account: number } = await assessed(platform(keeping(app), on.key), [500_000]);
    const sender = { senderName: PEOPLE.sender, senderAccountNumber: PEOPLE.senderAccount };
    await twin.faults({ duplicate: { next: 1 } });
    await twin.ask('POST', '/_twin/pay-in', { accountNumber: number, amount: '500000', ...sender });
    await settle();
    expect(await app.database.owner.query('SELECT 1 FROM deposits')).toHaveLength(1);
    expect(await app.database.owner.query('SELECT 1 FROM bank_requests')).not.toHaveLength(0);
    expect(await columnsWith(app.database.owner, MARKS)).toEqual([]);
  });
});
