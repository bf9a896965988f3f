import { expect, it } from 'vitest';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';

const BUYER = 'ada@buyers.example';
const SELLER = 'studio@sellers.example';

const server = await openMailServer();
const app = await startMailApp(server.url);

async function scene() {
  const owner = await signedIn(app);
  const on = platform(app, owner.key);
  const about = disputes(app, on);
  const parties = { buyerEmail: BUYER, sellerEmail: SELLER };
  const agreement = await fundedAgreement(on, [60_000, 20_000], 80_000, 'seller', parties);
  const deliver = async () => {
    await queueMails(app);
    await runDueJobs(app);
    return server.received.splice(0).map(({ to, headers, text }) => ({
      to,
      subject: headers['subject'] ?? '',
      text,
    }));
  };
  await deliver();
  return { about, agreement, deliver };
}

it('tells each side what the other did in a dispute, and both how it ended', async () => {
  const { about, agreement, deliver } = await scene();
  const statement = 'One leg is broken.';
  const { body: dispute } = await about.open(agreement, { statement, toBuyer: 30_000 });
  const [opened, ...more] = await deliver();
  expect(more).toEqual([]);
  expect([opened?.to, opened?.subject]).toEqual([SELLER, expect.stringMatching(/^A dispute was opened: “/)]);
  expect(opened?.text).toContain('The buyer gets: ₦300.00');
  expect(opened?.text).toContain('You get, before fees: ₦300.00');
  expect(opened?.text).toMatch(/Answer before: \d/);
  expect(opened?.text).toContain('Without an answer in time, the money is divided as claimed.');
  // What a party wrote is erased with them; a mail is not.
  expect(opened?.text).not.toContain(statement);

  const { body: offered } = await about.step(dispute, 'offers', {
    externalUserId: 'seller',
    toBuyer: 20_000,
  });
  const [offer, ...others] = await deliver();
  expect(others).toEqual([]);
  expect([offer?.to, offer?.subject]).toEqual([BUYER, expect.stringMatching(/^An offer in your dispute: “/)]);
  expect(offer?.text).toContain('You get: ₦200.00');

  await about.step(dispute, `offers/${offered.offer?.id}/accept`, {
    externalUserId: 'buyer',
    toBuyer: 20_000,
    toSeller: 40_000,
  });
  const closed = (await deliver()).filter(({ subject }) => subject.startsWith('Your dispute is over'));
  expect(closed.map(({ to }) => to).sort()).toEqual([BUYER, SELLER]);
  for (const { text } of closed) expect(text).toContain('Both sides agreed on an offer.');
});

it('tells both sides of a decision, and until when they may appeal', async () => {
  const { about, agreement, deliver } = await scene();
  const { body: dispute } = await about.open(agreement);
  await about.step(dispute, 'escalate');
  await deliver();
  await about.step(dispute, 'decide', {
    toBuyer: 0,
    toSeller: 60_000,
    code: 'delivered',
    statement: 'Seen.',
  });
  const decided = await deliver();
  expect(decided.map(({ to }) => to).sort()).toEqual([BUYER, SELLER]);
  for (const { subject, text } of decided) {
    expect(subject).toMatch(/^Your dispute was decided: “/);
    expect(text).toMatch(/Appeal before: \d/);
  }
  await about.step(dispute, 'appeal', { externalUserId: 'buyer', statement: 'No.' });
  expect((await deliver()).map(({ to }) => to)).toEqual([SELLER]);
});
