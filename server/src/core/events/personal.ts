import { EVENTS, type EventType } from './event.ts';

/** Fields that name a person, in whichever event they stand. */
const NAMES: ReadonlySet<string> = new Set([
  'buyerEmail',
  'buyerName',
  'sellerEmail',
  'sellerName',
  'senderName',
  'accountName',
  'nameGiven',
  'nameAtBank',
  'previousAccountName',
  'previousAccountNumber',
  // Whatever the caller has put there: it may name somebody.
  'metadata',
]);
/** Here it is a person's own; elsewhere it is the account that we gave a buyer to pay into. */
const OWN_ACCOUNTS: ReadonlySet<string> = new Set<EventType>([
  'payout.submitted',
  'payout_account.changed',
  'refund.redirected',
]);

const BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(EVENTS).map(([type, { data }]) => [
    type,
    Object.keys(data).filter(
      (field) => NAMES.has(field) || (field === 'accountNumber' && OWN_ACCOUNTS.has(type)),
    ),
  ]),
);

/** What of an event is stored sealed. It is told in full. */
export function personalFields(type: string): readonly string[] {
  return BY_TYPE.get(type) ?? [];
}
