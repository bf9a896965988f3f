// app/api/webhooks/surety/route.js: receives events. Verify the raw body before anything parses it.
import { verifyWebhook, WebhookVerificationError } from '@surety/sdk';

export async function POST(request) {
  try {
    const event = await verifyWebhook(
      await request.arrayBuffer(),
      request.headers,
      process.env.SURETY_WEBHOOK_SECRET,
    );
    console.log(event.type, event.agreementId); // store event.id in your database, and handle each event once
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 });
    throw error;
  }
}
