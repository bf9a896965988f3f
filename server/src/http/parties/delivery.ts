import {
  awaitsDelivery,
  deliverByCode,
  deliveryCodes,
  renewDeliveryCode,
} from '#actions/parties/deliver-by-code.ts';
import { typedAt } from '#core/parties/delivery.ts';
import { deliveryCodePage, deliveryDonePage, deliveryPage } from './delivery-views.ts';
import { type Answer, milestoneOf } from './opening.ts';

const CODE = /^\d{6}$/;

/** The buyer sees the code, the other side a form for it. */
export const askForDelivery: Answer = async (opened, request) => {
  const asked = milestoneOf(opened, request);
  if (!awaitsDelivery(asked)) return deliveryDonePage(opened, asked.milestone);
  if (opened.link.party === 'seller') return deliveryPage(opened, asked.milestone, null);
  return deliveryCodePage(opened, asked.milestone, await deliveryCodes(opened.context, asked));
};

/** The buyer asks for a new code; the other side enters one. */
export const deliverHere: Answer = async (opened, request) => {
  const { context, link } = opened;
  const asked = milestoneOf(opened, request);
  if (link.party === 'buyer') {
    if (awaitsDelivery(asked)) await renewDeliveryCode(context, asked);
    return askForDelivery(opened, request);
  }
  const body = (request.body ?? {}) as { readonly code?: string; readonly typedAt?: string };
  const code = body.code?.replace(/\s/g, '') ?? '';
  if (!CODE.test(code)) return deliveryPage(opened, asked.milestone, 'wrong_code');
  const typed = typedAt(body.typedAt, context.clock());
  const delivered = await deliverByCode(context, asked, { code, typedAt: typed });
  if (!('refused' in delivered)) return deliveryDonePage(opened, delivered.milestone);
  return deliveryPage(opened, asked.milestone, delivered.refused);
};
