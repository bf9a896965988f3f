import { EVENTS, type EventType } from './event.ts';

/** A person of an event: a party of its agreement, or the user that its data names. */
export type Party = 'buyer' | 'seller' | 'user';
export type People = { readonly [Role in Party]?: string | undefined };

/** Fields that hold personal data in any event, and the people that they are about. */
const ABOUT: Readonly<Record<string, readonly Party[]>> = {
  buyerEmail: ['buyer'],
  buyerName: ['buyer'],
  sellerEmail: ['seller'],
  sellerName: ['seller'],
  // Most deposits are sent by the buyer.
  senderName: ['buyer'],
  accountName: ['buyer'],
  nameGiven: ['buyer'],
  nameAtBank: ['buyer'],
  previousAccountName: ['buyer'],
  previousAccountNumber: ['buyer'],
  // The caller's own data, which may name either party.
  metadata: ['buyer', 'seller'],
  // Words in a dispute are about both.
  statement: ['buyer', 'seller'],
};
/**
 * In these events the account number is a person's own, and the account is that of this party. In others it
 * is the virtual account that a buyer pays into.
 */
const OWN_ACCOUNTS: { readonly [Type in EventType]?: Party } = {
  'payout.submitted': 'seller',
  'payout_account.changed': 'user',
  'refund.redirected': 'buyer',
};

export type PersonalFields = ReadonlyMap<string, readonly Party[]>;

function fieldsOf(type: EventType): PersonalFields {
  const holder = OWN_ACCOUNTS[type];
  const found = new Map<string, readonly Party[]>();
  for (const field of Object.keys(EVENTS[type].data)) {
    const about = ABOUT[field];
    if (holder && (about || field === 'accountNumber')) found.set(field, [holder]);
    else if (about) found.set(field, about);
  }
  return found;
}

const BY_TYPE: ReadonlyMap<string, PersonalFields> = new Map(
  (Object.keys(EVENTS) as EventType[]).map((type) => [type, fieldsOf(type)]),
);

/** Returns the fields of an event that are stored encrypted. The API shows them in full. */
export function personalFields(type: string): PersonalFields {
  return BY_TYPE.get(type) ?? new Map();
}
