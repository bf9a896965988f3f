// app/api/orders/route.js: creates an agreement for a signed-in buyer and returns where to pay.
import { Surety, ValidationError } from '@surety/sdk';

export async function POST(request) {
  const surety = new Surety({ apiKey: process.env.SURETY_API_KEY }); // on the server only, never in a component
  const { buyer, seller, title, price } = await request.json();
  try {
    const agreement = await surety.escrow.agreements.create({
      buyerExternalId: buyer,
      sellerExternalId: seller,
      totalAmount: price,
      milestones: [{ title, amount: price }],
    });
    const risk = await surety.escrow.agreements.assess(agreement.id, {
      external_user_id: buyer,
      transaction_amount: price,
      ip_address: request.headers.get('x-forwarded-for')?.split(',')[0],
    });
    if (risk.flag === 'RED') return Response.json({ message: risk.recommendation }, { status: 402 });
    return Response.json({ id: agreement.id, payTo: risk.virtualAccount }, { status: 201 });
  } catch (error) {
    if (error instanceof ValidationError) return Response.json({ details: error.details }, { status: 400 });
    throw error;
  }
}
