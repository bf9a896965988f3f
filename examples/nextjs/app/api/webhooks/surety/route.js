// app/api/webhooks/surety/route.js: receives events. Verify the raw body before anything parses it.
import { Surety, verifyWebhook, WebhookVerificationError } from '@surety/sdk';

const eventsDone = new Set(); // use a table of your database instead

export async function POST(request) {
  try {
    const event = await verifyWebhook(
      await request.arrayBuffer(),
      request.headers,
      process.env.SURETY_WEBHOOK_SECRET,
    );
    // First the work, then the mark, then the response: an event whose work failed is delivered again.
    if (!eventsDone.has(event.id)) {
      await updateOrder(event);
      eventsDone.add(event.id);
    }
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 });
    throw error;
  }
}

/** Safe to repeat. Events may arrive late or out of order, so it retrieves the current state. */
async function updateOrder({ agreementId }) {
  if (!agreementId) return;
  const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
  const { status } = await surety.escrow.agreements.retrieve(agreementId);
  console.log(`${agreementId} is ${status}`); // store it with your order
}
