import type { PatternFacts } from './pattern-facts.ts';

/** Labels of a kiosk count a fifth, and a regular may have been the victim of two. */
const KIOSK_SHARE = 5;
const REGULAR = { payments: 10, frauds: 2 };
/** The least share of all payments that must be labelled. */
const FRAUD_SHARE = { account: 1 / 10, seller: 1 / 6 };

/**
 * Labels that speak against the parties of this payment. The victim of one fraud is not suspect for the rest
 * of a long history. Users of a kiosk do not know each other. Stolen cards are also spent at honest shops.
 */
export function labelledFrauds(patterns: PatternFacts) {
  const { accountFrauds, deviceFrauds, sellerFrauds, paymentsBefore, payeeSeen } = patterns;
  const [account, device, seller] = [accountFrauds ?? 0, deviceFrauds ?? 0, sellerFrauds ?? 0];
  const isRegular = patterns.deviceIsTrusted && paymentsBefore >= REGULAR.payments;
  return {
    account: account >= paymentsBefore * FRAUD_SHARE.account ? account : 0,
    device: patterns.deviceIsKiosk ? device / KIOSK_SHARE : isRegular ? device - REGULAR.frauds : device,
    seller: seller >= payeeSeen * FRAUD_SHARE.seller ? seller : 0,
  };
}
