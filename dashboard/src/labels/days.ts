/** The lines of a day between its opening and its closing. */
export const DAY_LINES = [
  { line: 'deposits', label: 'Deposits' },
  { line: 'returned', label: 'Returned by the bank' },
  { line: 'payouts', label: 'Payouts' },
  { line: 'refunds', label: 'Refunds' },
  { line: 'reversals', label: 'Deposits taken back' },
  { line: 'fees', label: 'Fees paid out to you' },
] as const;
