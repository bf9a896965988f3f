import { EVENTS, type EventType } from './event.ts';

/** Fields that hold personal data in any event. */
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
  // The caller's own data, which may name a person.
  'metadata',
]);
/**
 * In these events the account number is a person's own. In others it is the virtual account that a buyer pays
 * into.
 */
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

/** Returns the fields of an event that are stored encrypted. The API shows them in full. */
export function personalFields(type: string): readonly string[] {
  return BY_TYPE.get(type) ?? [];
}
