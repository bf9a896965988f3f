// A marketplace in one file: orders are paid into escrow, and the seller is paid when both sides are content.
//
//   npm install express @surety/sdk
//   SURETY_API_KEY=svc_live_… SURETY_WEBHOOK_SECRET=whsec_… node marketplace.mjs
//
// On your own machine, `surety listen --forward-to http://localhost:4000/webhooks/surety` brings the events here
// and shows the secret to use.
import { ApiError, Surety, verifyWebhook } from '@surety/sdk';
import express from 'express';

const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
const { agreements, payoutAccounts } = surety.escrow;
const orders = new Map(); // a database, in real life
const eventsSeen = new Set();

const app = express();

// Before anything parses JSON: the signature is made over the body as it arrives.
app.post('/webhooks/surety', express.raw({ type: '*/*' }), async (request, response) => {
  const event = await verifyWebhook(request.body, request.headers, process.env.SURETY_WEBHOOK_SECRET).catch(
    () => null,
  );
  if (!event) return response.sendStatus(400);
  response.sendStatus(204);
  if (eventsSeen.has(event.id)) return; // delivered at least once means: perhaps twice
  eventsSeen.add(event.id);
  const order = orders.get(event.agreementId);
  // Events may come late or out of order, so they are only a reason to look.
  if (order) order.status = (await agreements.retrieve(order.id)).status;
});

app.use(express.json());

/** A buyer orders. The answer says where to pay, or that we would rather not. */
app.post('/orders', async (request, response) => {
  const { buyer, seller, title, price, orderNumber, device } = request.body;
  const agreement = await agreements.create(
    {
      buyerExternalId: buyer,
      sellerExternalId: seller,
      totalAmount: price,
      milestones: [{ title, amount: price }],
    },
    // The same order number again is the same order, even if we crashed in between.
    { idempotencyKey: `order-${orderNumber}` },
  );
  const risk = await agreements.assess(agreement.id, {
    external_user_id: buyer,
    transaction_amount: price,
    device_fingerprint: device,
    ip_address: request.ip,
  });
  if (risk.flag === 'RED') {
    await agreements.cancel(agreement.id);
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

/** The seller says "delivered", the buyer says "received". Who comes second sets the money free. */
app.post('/orders/:id/confirm', async (request, response) => {
  const order = orders.get(request.params.id);
  if (!order) return response.sendStatus(404);
  const { message } = await agreements.confirmMilestone(order.id, order.milestoneId, {
    external_user_id: request.body.user, // in real life: whoever is signed in
  });
  response.json({ message });
});

/** A seller says where to be paid. */
app.put('/sellers/:id/bank-account', async (request, response) => {
  const { bankCode, accountNumber } = request.body;
  const account = await payoutAccounts.set(request.params.id, { bankCode, accountNumber });
  response.json({ accountName: account.accountName });
});

/** What Surety refuses is the caller's to correct; everything else is ours. */
app.use((error, _request, response, _next) => {
  if (error instanceof ApiError && error.statusCode < 500) {
    return response.status(error.statusCode).json({ message: error.message, code: error.code });
  }
  console.error(error);
  response.status(500).json({ message: 'Something broke. Try again.' });
});

const server = app.listen(process.env.PORT ?? 4000, () => {
  console.log(`The marketplace is open at http://localhost:${server.address().port}`);
});
