import { describe, expect, it } from 'vitest';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { MAIL_FROM, openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';

const BUYER = 'ada.obi@buyers.example';

const server = await openMailServer();
const app = await startMailApp(server.url);

/** A new account. */
async function scene() {
  const { key, developerId } = await app.signUp();
  const deliver = async () => {
    const before = server.received.length;
    await runDueJobs(app);
    await queueMails(app);
    await runDueJobs(app);
    return server.received.slice(before);
  };
  return { key, developerId, on: platform(app, key), deliver };
}

describe('mail to a buyer', () => {
  it('reports the account, the money, the seller’s confirmation, the release and the refund, once each', async () => {
    const { on, deliver } = await scene();
    const { body } = await on.create([500_000, 250_000], { buyerEmail: BUYER, buyerName: 'Ada Obi' });
    const assessed = await on.assess(body.id, { transaction_amount: 750_000 });
    const account = String(assessed.body.virtualAccount?.accountNumber);
    const [pay, ...none] = await deliver();
    expect(none).toEqual([]);
    expect(pay).toMatchObject({ to: BUYER, from: MAIL_FROM });
    expect(pay?.headers['subject']).toMatch(/^How to pay ₦7,500\.00 to dev-x_/);
    for (const part of [pay?.text, pay?.html]) {
      expect(part).toContain(account);
      expect(part).toContain('₦7,500.00');
      expect(part).toContain('no real money moves');
      expect(part).toContain(body.id);
    }

    await on.deposit(account, 600_000);
    const [received, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(received?.headers['subject']).toBe('We received your payment of ₦6,000.00');
    expect(received?.text).toContain('Still to pay: ₦1,500.00');
    await on.deposit(account, 160_000);
    const [rest] = await deliver();
    expect(rest?.text).toContain('Still to pay: ₦0.00\nPaid beyond the amount due: ₦100.00');

    const [first, second] = body.milestones;
    await on.setPayoutAccount();
    await on.confirm(body.id, String(first?.id), 'seller');
    const [says] = await deliver();
    expect(says?.headers['subject']).toBe('The seller says that “Step 1” is done');
    expect(says?.text).toContain('If it is done, confirm it at');
    await on.confirm(body.id, String(first?.id), 'buyer');
    const [released, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(released?.headers['subject']).toBe('₦5,000.00 was released to the seller');

    await on.refund(body.id, { milestoneIds: [second?.id] });
    const back = await deliver();
    expect(back.map(({ headers }) => headers['subject'])).toContain('₦2,500.00 was refunded to you');
    const ids = server.received.map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells a stranger everything that a payment takes, in the account’s time zone', async () => {
    const { on, key, deliver } = await scene();
    await app.call('PATCH', '/v1/mail/settings', { key, body: { timeZone: 'Asia/Tokyo' } });
    const names = { buyerEmail: BUYER, sellerName: 'Studio Lagos', reference: 'ORDER-2041' };
    const { body } = await on.create([500_000, 250_000], names);
    const assessed = await on.assess(body.id, { transaction_amount: 750_000 });
    const [pay] = await deliver();
    for (const fact of [
      'Amount: ₦7,500.00',
      'Bank: Sandbox',
      `Account number: ${assessed.body.virtualAccount?.accountNumber}`,
      'Account name: ',
      'Seller: Studio Lagos',
      'For: Step 1, Step 2',
      'Order: ORDER-2041',
      `Agreement: ${body.id}`,
    ]) {
      expect(pay?.text).toContain(fact);
    }
    await on.deposit(String(assessed.body.virtualAccount?.accountNumber), 750_000);
    const [received] = await deliver();
    expect(received?.text).toMatch(/As of: \d+ \w+ \d{4}, \d\d:\d\d \(Tokyo time\)/);
    expect(received?.text).toContain('Order: ORDER-2041');
  });

  it('does not ask a buyer to pay who paid before the log was read, in any environment', async () => {
    const { on, deliver, developerId } = await scene();
    const { body } = await on.create([1000], { buyerEmail: BUYER });
    const { body: verdict } = await on.assess(body.id);
    await on.deposit(String(verdict.virtualAccount?.accountNumber), 1000);
    expect((await deliver()).map(({ headers }) => headers['subject'])).toEqual([
      'We received your payment of ₦10.00',
    ]);
    const kinds = await app.database.service.query(
      'SELECT kind FROM mails WHERE developer_id = $1 ORDER BY kind',
      [developerId],
    );
    expect(kinds).toEqual([{ kind: 'received' }]);
  });

  it('does not report a refund before the bank has paid it', async () => {
    const { on, deliver } = await scene();
    const agreement = await on.create([1000], { buyerEmail: BUYER });
    const { body } = await on.assess(agreement.body.id);
    await on.deposit(String(body.virtualAccount?.accountNumber), 1000);
    await deliver();
    const sentBefore = server.received.length;
    await on.refund(agreement.body.id);
    await queueMails(app);
    expect(server.received).toHaveLength(sentBefore);
    await deliver();
    expect(server.received.at(-1)?.headers['subject']).toBe('₦10.00 was refunded to you');
  });

  it('is not sent without an address', async () => {
    const { on, deliver } = await scene();
    await fundedAgreement(on, [1000], 1000);
    expect(await deliver()).toEqual([]);
  });

  it('does not ask for what has been done meanwhile', async () => {
    const { on, key, deliver } = await scene();
    const { body } = await on.create([1000], { buyerEmail: BUYER });
    const assessed = await on.assess(body.id);
    await on.confirm(body.id, String(body.milestones[0]?.id), 'seller');
    await queueMails(app);
    await on.deposit(String(assessed.body.virtualAccount?.accountNumber), 1000);
    await on.confirm(body.id, String(body.milestones[0]?.id), 'buyer');
    await deliver();
    const list = await app.call<{ data: object[] }>('GET', '/v1/mail/messages', { key });
    expect(list.body.data.slice(-2)).toMatchObject([
      { type: 'seller_confirmed', status: 'DROPPED', reply: 'overtaken' },
      { type: 'pay_this', status: 'DROPPED', reply: 'overtaken' },
    ]);
  });

  it('says until when the buyer has to answer, where silence releases a milestone', async () => {
    const { on, deliver } = await scene();
    const asked = async (limits: object, paid: number) => {
      const milestones = [{ title: 'Delivery', amount: 1000, ...limits }];
      const { body } = await on.create([1000], { buyerEmail: BUYER, milestones });
      const assessed = await on.assess(body.id);
      if (paid > 0) await on.deposit(String(assessed.body.virtualAccount?.accountNumber), paid);
      await on.confirm(body.id, String(body.milestones[0]?.id), 'seller');
      const mails = await deliver();
      const subject = 'The seller says that “Delivery” is done';
      return mails.find(({ headers }) => headers['subject'] === subject)?.text.replace(/\s+/g, ' ');
    };
    const window = { inspectionSeconds: 86_400 };
    expect(await asked(window, 1000)).toMatch(
      /do not answer, it is released without you on .+ before then\./,
    );
    expect(await asked(window, 0)).toMatch(/released without you when your time to inspect it is over\./);
    const held = await asked({ ...window, onSilence: 'hold' }, 1000);
    expect(held).toContain('If it is not, do not confirm it and contact');
    expect(held).not.toContain('without you');
  });

  it('contains the input of others as text, in one line, and loads nothing from anywhere', async () => {
    const { on, deliver } = await scene();
    const title = '<img src=https://evil.example/x>\r\nBcc: all@evil.example & "more"';
    const { body } = await on.create([1000], { buyerEmail: BUYER, milestones: [{ title, amount: 1000 }] });
    await on.confirm(body.id, String(body.milestones[0]?.id), 'seller');
    const [mail] = await deliver();
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.headers['subject']).toContain('<img src=https://evil.example/x> Bcc: all@evil.example');
    expect(mail?.html).toContain('&lt;img src=https://evil.example/x&gt;');
    expect(mail?.html).toContain('&amp; &quot;more&quot;');
    expect(mail?.html).not.toMatch(/<(?:img|a|link|script|iframe)\b|url\(/);
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
  });
});

describe('the stored data of a mail', () => {
  it('has neither address nor text once it is sent, and both are encrypted before', async () => {
    const { on, key, developerId, deliver } = await scene();
    const { body } = await on.create([1000], { buyerEmail: BUYER });
    await on.assess(body.id);
    await queueMails(app);
    const rows = () =>
      app.database.service.query<Record<string, unknown>>('SELECT * FROM mails WHERE developer_id = $1', [
        developerId,
      ]);
    const [queued] = await rows();
    expect(queued).toMatchObject({ state: 'QUEUED', recipient: 'a•••@buyers.example' });
    expect(JSON.stringify(queued)).not.toMatch(/ada\.obi|accountNumber/);
    const [received, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'SENT', encrypted: null, attempts: 1 }]);
    const { id } = queued as { id: string };
    const sent = await app.call('GET', `/v1/mail/messages/${id}`, { key });
    expect(sent.body).toMatchObject({ recipient: 'a•••@buyers.example', status: 'SENT', content: null });
    expect(received?.headers['message-id']).toBe(`<${sent.body['messageId']}@pay.example>`);
    const counted = await app.database.service.query('SELECT recipient FROM mail_counts');
    expect(counted.length).toBeGreaterThan(0);
    for (const { recipient } of counted) expect(recipient).toMatch(/^([0-9a-f]{32,})?$/);
  });
});
