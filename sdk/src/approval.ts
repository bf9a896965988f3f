import type { Approval } from './types/approvals.ts';

/**
 * True when your approval rules hold the request back: nothing has happened yet, and `approval` is what
 * another member has to approve.
 */
export function isAwaitingApproval<Result extends object>(
  result: Result,
): result is Extract<Result, { approval: Approval }> {
  return 'approval' in result;
}
