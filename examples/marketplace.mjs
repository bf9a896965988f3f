// A marketplace in one file: orders are paid into escrow, and the seller is paid when both sides confirm.
//
//   npm install express <checkout>/build/surety-sdk-0.2.0.tgz (see docs/quickstart.md, Install the packages)
//   SURETY_API_KEY=svc_live_… SURETY_WEBHOOK_SECRET=whsec_… node marketplace.mjs
//
// For local development, `surety listen --forward-to http://localhost:4000/webhooks/surety` forwards events here
// and prints the secret to use.
import { ApiError, Surety, verifyWebhook } from '@surety/sdk';
import express from 'express';

const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
const { agreements, payoutAccounts } = surety.escrow;
const orders = new Map(); // use a database instead
const eventsDone = new Set(); // use a table beside the orders instead

const app = express();
// How many proxies of yours are in front. With 0, request.ip is the address of the connection: entries of
// x-forwarded-for that no proxy of yours added can be forged.
app.set('trust proxy', Number(process.env.TRUSTED_PROXIES ?? 0));

// Before any JSON parser: the signature covers the raw body.
app.post('/webhooks/surety', express.raw({ type: '*/*' }), async (request, response) => {
  const event = await verifyWebhook(request.body, request.headers, process.env.SURETY_WEBHOOK_SECRET).catch(
    () => null,
  );
  if (!event) return response.sendStatus(400);
  // Webhooks are delivered at least once, so perhaps twice.
  if (!eventsDone.has(event.id)) {
    const order = orders.get(event.agreementId);
    // First the work. Events may arrive late or out of order, so retrieve the current state.
    if (order) order.status = (await agreements.retrieve(order.id)).status;
    // Then the mark, then the response: an event whose work failed or crashed is delivered again.
    eventsDone.add(event.id);
  }
  response.sendStatus(204);
});

app.use(express.json());

/** A buyer places an order. The response says where to pay, unless the payment is too risky. */
app.post('/orders', async (request, response) => {
  const { buyer, seller, title, price, orderNumber, device } = request.body;
  const agreement = await agreements.create(
    {
      buyerExternalId: buyer,
      sellerExternalId: seller,
      totalAmount: price,
      milestones: [{ title, amount: price }],
    },
    // The same order number always creates the same agreement, even after a crash.
    { idempotencyKey: `order-${orderNumber}` },
  );
  const risk = await agreements.assess(agreement.id, {
    externalUserId: buyer,
    transactionAmount: price,
    deviceFingerprint: device,
    ipAddress: request.ip,
  });
  if (risk.flag === 'RED') {
    await agreements.cancel(agreement.id);
    // Nothing of the reasons: they would teach a fraudster what to change.
    return response.status(402).json({ message: 'This payment cannot be accepted.' });
  }
  const order = {
    id: agreement.id,
    milestoneId: agreement.milestones[0].id,
    buyer,
    seller,
    status: 'PENDING',
  };
  orders.set(order.id, order);
  response.status(201).json({ ...order, payTo: risk.virtualAccount });
});

app.get('/orders/:id', (request, response) => {
  const order = orders.get(request.params.id);
  if (!order) return response.sendStatus(404);
  response.json(order);
});

/** The seller confirms the delivery, the buyer the receipt. The second confirmation releases the money. */
app.post('/orders/:id/confirm', async (request, response) => {
  const order = orders.get(request.params.id);
  if (!order) return response.sendStatus(404);
  const { message } = await agreements.confirmMilestone(order.id, order.milestoneId, {
    externalUserId: request.body.user, // use the signed-in user instead
  });
  response.json({ message });
});

/** Sets the bank account that a seller is paid to. */
app.put('/sellers/:id/bank-account', async (request, response) => {
  const { bankCode, accountNumber } = request.body;
  const account = await payoutAccounts.set(request.params.id, { bankCode, accountNumber });
  response.json({ accountName: account.accountName });
});

/** The caller can correct a 4xx error of Surety; everything else is our fault. */
app.use((error, _request, response, _next) => {
  if (error instanceof ApiError && error.statusCode < 500) {
    return response.status(error.statusCode).json({ message: error.message, code: error.code });
  }
  console.error(error);
  response.status(500).json({ message: 'Something went wrong. Try again.' });
});

const server = app.listen(process.env.PORT ?? 4000, () => {
  console.log(`The marketplace is running at http://localhost:${server.address().port}`);
});
