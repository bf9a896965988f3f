// app/api/orders/route.js: creates an agreement for a signed-in buyer and returns where to pay.
import { Surety, ValidationError } from '@surety/sdk';

// How many proxies of yours are in front: 1 where the platform's load balancer is the only one. The entries of
// x-forwarded-for before theirs come from the client and can be forged.
const TRUSTED_PROXIES = 1;

export async function POST(request) {
  const surety = new Surety({ apiKey: process.env.SURETY_API_KEY }); // on the server only, never in a component
  const { buyer, seller, title, price, orderNumber } = await request.json();
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  try {
    const agreement = await surety.escrow.agreements.create(
      {
        buyerExternalId: buyer,
        sellerExternalId: seller,
        totalAmount: price,
        milestones: [{ title, amount: price }],
      },
      // The same order number always creates the same agreement, even after a crash.
      { idempotencyKey: `order-${orderNumber}` },
    );
    const risk = await surety.escrow.agreements.assess(agreement.id, {
      externalUserId: buyer,
      transactionAmount: price,
      ipAddress: hops.at(-TRUSTED_PROXIES)?.trim(),
    });
    if (risk.flag === 'RED') {
      await surety.escrow.agreements.cancel(agreement.id);
      // Nothing of the reasons: they would teach a fraudster what to change.
      return Response.json({ message: 'This payment cannot be accepted.' }, { status: 402 });
    }
    return Response.json({ id: agreement.id, payTo: risk.virtualAccount }, { status: 201 });
  } catch (error) {
    if (error instanceof ValidationError) return Response.json({ details: error.details }, { status: 400 });
    throw error;
  }
}
