import { existsSync, readFileSync } from 'node:fs';
import { AGREEMENT_MUTANTS } from './agreements.ts';
import { APPROVAL_MUTANTS } from './approvals.ts';
import { BANK_MUTANTS } from './banks.ts';
import { FEE_MUTANTS } from './fees.ts';
import { MACHINERY_MUTANTS } from './machinery.ts';
import type { Mutant } from './mutant.ts';
import { PAYMENT_MUTANTS } from './payments.ts';
import { RECONCILIATION_MUTANTS } from './reconciliation.ts';
import { SIMULATED_MUTANTS } from './simulated.ts';
import { SIMULATED_FEE_MUTANTS } from './simulated-fees.ts';
import { SURPRISE_MUTANTS } from './surprises.ts';
import { TIME_MUTANTS } from './time-limits.ts';

export const MUTANTS: readonly Mutant[] = [
  ...PAYMENT_MUTANTS,
  ...SURPRISE_MUTANTS,
  ...MACHINERY_MUTANTS,
  ...AGREEMENT_MUTANTS,
  ...FEE_MUTANTS,
  ...TIME_MUTANTS,
  ...BANK_MUTANTS,
  ...APPROVAL_MUTANTS,
  ...RECONCILIATION_MUTANTS,
  ...SIMULATED_MUTANTS,
  ...SIMULATED_FEE_MUTANTS,
];

/** True if the line is in the file exactly once. If not, the code has changed, and the mutant must follow. */
export function fits({ file, find }: Mutant): boolean {
  const path = new URL(`../../src/${file}`, import.meta.url);
  return existsSync(path) && readFileSync(path, 'utf8').split(find).length === 2;
}
