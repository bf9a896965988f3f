import type { PaymentAssessment, VirtualAccount } from './types/escrow.ts';
import type { Signal } from './types/risk.ts';

/** The result of `assess`. Unless the flag is RED, it has an account to pay into. */
export type AssessedPayment = PaymentAssessment &
  (
    | { flag: 'GREEN'; virtualAccount: VirtualAccount }
    | { flag: 'AMBER'; virtualAccount: VirtualAccount; triggeredSignals: Signal[] }
    | { flag: 'RED'; triggeredSignals: Signal[]; recommendation: string }
  );
