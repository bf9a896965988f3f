import type { PaymentAssessment, VirtualAccount } from './types/escrow.ts';
import type { Signal } from './types/risk.ts';

/** What `assess` answers. Once the flag is known not to be RED, there is an account to pay into. */
export type AssessedPayment = PaymentAssessment &
  (
    | { flag: 'GREEN'; virtualAccount: VirtualAccount }
    | { flag: 'AMBER'; virtualAccount: VirtualAccount; triggeredSignals: Signal[] }
    | { flag: 'RED'; triggeredSignals: Signal[]; recommendation: string }
  );
