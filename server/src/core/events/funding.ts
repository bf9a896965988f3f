/** The amounts of an agreement at the moment of an event, in the order in which they are stored. */
export const EVENT_FUNDING = [
  'deposited',
  'held',
  'excess',
  'queued',
  'released',
  'paidOut',
  'refunded',
  'refunding',
  'outstanding',
] as const;
export type EventFunding = { readonly [Amount in (typeof EVENT_FUNDING)[number]]: number };

/** As short as possible, since it is written with every commit that changes it: zeros are left out. */
export function packFunding(funding: EventFunding): string {
  const packed = EVENT_FUNDING.map((amount) => funding[amount] || '').join(',');
  // Empty text means that nothing was recorded.
  return packed.replace(/,+$/, '') || '0';
}

export function unpackFunding(packed: string): EventFunding {
  const amounts = packed.split(',').map(Number);
  return Object.fromEntries(EVENT_FUNDING.map((name, index) => [name, amounts[index] ?? 0])) as EventFunding;
}
