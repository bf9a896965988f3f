/**
 * Where the milestone's money is. OPEN: undecided. QUEUED: confirmed by both parties, not yet covered by
 * escrow. RELEASED: the seller's, payout not sent. AWAITING_DETAILS: as RELEASED, but the seller's account is
 * unknown. SUBMITTED: the bank has the payout. PAID: the seller has the money. REFUNDED: the money goes back
 * to the buyer, and has arrived once `openReturns` is 0. From RELEASED to PAID a milestone's is about the
 * seller's payout, and each share has its own.
 */
export const SETTLEMENTS = [
  'OPEN',
  'QUEUED',
  'RELEASED',
  'AWAITING_DETAILS',
  'SUBMITTED',
  'PAID',
  'REFUNDED',
] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
