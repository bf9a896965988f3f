import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';

const SELLER = 'studio@sellers.example';

const server = await openMailServer();
const app = await startMailApp(server.url);
Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: 3_600_000, test: 0 } });

/** A new account, and the mails to its seller. */
async function scene() {
  const owner = await signedIn(app);
  const deliver = async () => {
    const before = server.received.length;
    await runDueJobs(app);
    await queueMails(app);
    await runDueJobs(app);
    const toSeller = server.received.slice(before).filter(({ to }) => to === SELLER);
    return toSeller.map(({ headers, text }) => ({ subject: headers['subject'] ?? '', text }));
  };
  return { owner, on: platform(app, owner.key), deliver };
}

describe('mail to a seller', () => {
  it('reports money in escrow, releases and payouts, once each', async () => {
    const { on, deliver } = await scene();
    await on.setPayoutAccount();
    const { body } = await on.create([500_000, 250_000], { sellerEmail: SELLER, sellerName: 'Studio Lagos' });
    const assessed = await on.assess(body.id, { transaction_amount: 750_000 });
    const account = String(assessed.body.virtualAccount?.accountNumber);
    await on.deposit(account, 500_000);
    expect(await deliver()).toEqual([]);
    await on.deposit(account, 250_000);
    const [funded, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(funded?.subject).toBe('₦7,500.00 is in escrow for you');
    // The excess concerns only the buyer.
    await on.deposit(account, 100);
    expect(await deliver()).toEqual([]);
    for (const party of ['buyer', 'seller']) await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      '₦5,000.00 was paid to you',
      '₦5,000.00 was released to you',
    ]);
    expect(mails.find(({ subject }) => subject.includes('paid'))?.text).toMatch(/Bank reference: po_/);
  });

  it('says what each side pays and gets of a deal with fees and shares', async () => {
    const { on, deliver } = await scene();
    await on.setPayoutAccount();
    const { body } = await on.create([100_000], {
      sellerEmail: SELLER,
      fees: [
        { name: 'Commission', basisPoints: 500, paidBy: 'seller' },
        { name: 'Service', fixed: 2_000, paidBy: 'buyer' },
      ],
      milestones: [
        { title: 'Website', amount: 100_000, shares: [{ externalUserId: 'designer', amount: 10_000 }] },
      ],
    });
    const assessed = await on.assess(body.id, { transaction_amount: 102_000 });
    await on.deposit(String(assessed.body.virtualAccount?.accountNumber), 102_000);
    const [funded] = await deliver();
    const sides = 'The buyer pays: ₦1,020.00\nYou get: ₦850.00\nFees: ₦70.00\nOther payees get: ₦100.00';
    expect(funded?.text).toContain(`In escrow: ₦1,020.00\n${sides}`);
    for (const party of ['buyer', 'seller']) await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
    const released = (await deliver()).find(({ subject }) => subject.includes('released'));
    expect(released?.subject).toBe('₦850.00 was released to you');
    expect(released?.text).toContain(sides);
  });

  it('reports a changed payout account and a stopped change, but not the first account', async () => {
    const { owner, on, deliver } = await scene();
    await on.create([1000], { sellerEmail: SELLER });
    await on.create([1000]);
    await on.setPayoutAccount('seller', '0123456789');
    expect(await deliver()).toEqual([]);
    await on.setPayoutAccount('seller', '9876543210');
    const [changed, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(changed?.subject).toMatch(/^Your bank account for payouts from .* was changed$/);
    expect(changed?.text).toContain('New account: …3210, Guaranty Trust Bank');
    expect(changed?.text).toContain('If you did not request this, contact');
    expect(changed?.text).not.toContain('9876543210');
    expect((await owner.call('POST', '/payout-accounts/seller/stop')).status).toBe(200);
    const [stopped] = await deliver();
    expect(stopped?.subject).toMatch(/is paying you to your previous bank account again$/);
  });

  it('is not sent while the account has it off, nor without an address', async () => {
    const { on, deliver } = await scene();
    const body = { sellers: false };
    const changed = await app.call('PATCH', '/v1/mail/settings', { key: on.key, body });
    expect(changed.body).toMatchObject({ buyers: true, sellers: false, members: true });
    const { body: agreement } = await on.create([1000], { sellerEmail: SELLER });
    const { body: verdict } = await on.assess(agreement.id);
    await on.deposit(String(verdict.virtualAccount?.accountNumber), 1000);
    expect(await deliver()).toEqual([]);
  });
});
