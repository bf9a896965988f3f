// From signing up to a paid seller. Start a server first: npm start
import { Surety } from '@surety/sdk';

async function main() {
  const { apiKey } = await new Surety().developer.signup({
    email: `you+${Date.now()}@example.com`,
    password: 'a long passphrase 1',
  });
  const surety = new Surety({ apiKey });
  const { agreements, payoutAccounts } = surety.escrow;

  const order = {
    buyerExternalId: 'buyer_1',
    sellerExternalId: 'seller_1',
    totalAmount: 500_000, // kobo: ₦5,000
    milestones: [
      { title: 'Design', amount: 200_000 },
      { title: 'Delivery', amount: 300_000 },
    ],
  };
  // With your order's number as the key, a repeat after a crash creates no second agreement.
  const { id, totalAmount, milestones } = await agreements.create(order, { idempotencyKey: 'order-1042' });

  const risk = await agreements.assess(id, { externalUserId: 'buyer_1', transactionAmount: totalAmount });
  if (risk.flag === 'RED') throw new Error(risk.recommendation);
  await surety.sandbox.deposit({ accountNumber: risk.virtualAccount.accountNumber, amount: totalAmount });
  await payoutAccounts.set('seller_1', { bankCode: '058', accountNumber: '0123456789' });

  for (const milestone of milestones) {
    await agreements.confirmMilestone(id, milestone.id, { externalUserId: 'seller_1' });
    await agreements.confirmMilestone(id, milestone.id, { externalUserId: 'buyer_1' });
  }
  while ((await agreements.retrieve(id)).status !== 'DISBURSED') await new Promise((r) => setTimeout(r, 200));
  console.log(`${id} is DISBURSED`);
}

main();
