import type { PatternFacts } from './pattern-facts.ts';

/** Labels of a kiosk count a fifth, and a regular may have been the victim of two. */
const KIOSK_SHARE = 5;
const REGULAR = { payments: 10, frauds: 2 };
/** The least share of all payments that must be labelled. */
const FRAUD_SHARE = { account: 1 / 10, seller: 1 / 6 };
/** A shop where some of the cards were stolen also has honest customers, who count as half a label. */
const MOSTLY = 1 / 3;
const HALF_A_LABEL = 0.5;

export type LabelledFrauds = Readonly<Record<'account' | 'device' | 'seller', number>>;

/**
 * Labels that speak against the parties of this payment. The victim of one fraud is not suspect for the rest
 * of a long history. Users of a kiosk do not know each other. Stolen cards are also spent at honest shops.
 */
export function labelledFrauds(patterns: PatternFacts): LabelledFrauds {
  const { accountFrauds, deviceFrauds, sellerFrauds, paymentsBefore, payeeSeen } = patterns;
  const [account, device, seller] = [accountFrauds ?? 0, deviceFrauds ?? 0, sellerFrauds ?? 0];
  const isRegular = patterns.deviceIsTrusted && paymentsBefore >= REGULAR.payments;
  return {
    account: account >= paymentsBefore * FRAUD_SHARE.account ? account : 0,
    device: patterns.deviceIsKiosk ? device / KIOSK_SHARE : isRegular ? device - REGULAR.frauds : device,
    seller: seller >= payeeSeen * FRAUD_SHARE.seller ? seller : 0,
  };
}

/** The same, in whole labels, except for a seller of whose payments only some are labelled. */
export function labelledFraudsByShare(patterns: PatternFacts): LabelledFrauds {
  const { account, device, seller } = labelledFrauds(patterns);
  const isMostly = seller >= patterns.payeeSeen * MOSTLY;
  return {
    ...{ account, device: Math.floor(device) },
    seller: isMostly ? seller : Math.min(seller, HALF_A_LABEL),
  };
}
