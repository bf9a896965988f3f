import { networkOf, readNetwork } from '#core/network-address.ts';

/** The effect of a list: RED, more points, or fewer points. */
export const LIST_KINDS = ['block', 'watch', 'trust'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export type BankAccount = { readonly bankCode: string; readonly accountNumber: string };

/** The parts of an assessment that can be on a list. */
export type Listable = {
  readonly userId: string;
  /** The hash of the fingerprint, in hex. */
  readonly device: string | null;
  readonly ipAddress?: string | undefined;
  readonly bankAccount?: BankAccount | undefined;
  /** The seller's payout account. */
  readonly payeeAccount?: BankAccount | undefined;
  readonly email?: string | undefined;
};

/** An entry in its canonical spelling; `bits` is the prefix length of a network. */
type Spelled = { readonly key: string; readonly bits: number };

type Subject = {
  readonly description: string;
  /** Returns null when the value is invalid. */
  readonly spell: (value: string) => Spelled | null;
  /** Returns the keys to look up; for a network, the one of this size. */
  readonly keysOf: (thing: Listable, bits: number) => readonly string[];
};

const MOST_LABELS = 5;
/** A network the size of a continent is a mistake; one IPv6 customer has at least a /64. */
const NETWORK_BITS = { v4: { least: 8, most: 32 }, v6: { least: 16, most: 64 } } as const;

const SUBJECTS = {
  user: {
    description: 'your own id for the user',
    spell: (value) => ({ key: value, bits: 0 }),
    keysOf: ({ userId }) => [userId],
  },
  device: {
    description: 'the device’s fingerprint',
    spell: (value) => ({ key: value, bits: 0 }),
    keysOf: ({ device }) => (device ? [device] : []),
  },
  network: {
    description: 'a network such as 102.89.0.0/16, or an address',
    spell: spellNetwork,
    keysOf: ({ ipAddress }, bits) => {
      const key = ipAddress === undefined ? null : networkOf(ipAddress, bits);
      return key === null ? [] : [key];
    },
  },
  bank_account: {
    description: 'bank code and account number, such as 058:0123456789',
    spell: (value) => {
      const key = value.toUpperCase();
      return /^[0-9A-Z]{2,20}:[0-9A-Z]{4,34}$/.test(key) ? { key, bits: 0 } : null;
    },
    keysOf: ({ bankAccount, payeeAccount }) =>
      [bankAccount, payeeAccount].flatMap((one) =>
        one ? [`${one.bankCode}:${one.accountNumber}`.toUpperCase()] : [],
      ),
  },
  email_domain: {
    description: 'a domain such as example.com, including its subdomains',
    spell: (value) => {
      const key = value.toLowerCase();
      return /^([a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(key) ? { key, bits: 0 } : null;
    },
    keysOf: ({ email }) => domainsOf(email),
  },
} as const satisfies Record<string, Subject>;

/** The kinds of list entries. */
export type ListSubject = keyof typeof SUBJECTS;
export const LIST_SUBJECTS = Object.keys(SUBJECTS) as [ListSubject, ...ListSubject[]];

/** A list entry that an assessment matched, by its id: its personal data stays encrypted in the list. */
export type ListHit = { readonly id: string; readonly kind: ListKind; readonly on: ListSubject };

/** The kinds of entries an account has, so that nothing else is looked up. */
export type ListShape = { readonly subject: ListSubject; readonly bits: number };

export function spelled(subject: ListSubject, value: string): Spelled | null {
  return SUBJECTS[subject].spell(value);
}

export function sayWhat(subject: ListSubject): string {
  return SUBJECTS[subject].description;
}

/** Returns a key that is unique across all kinds of entries. */
export function listKey(subject: ListSubject, key: string): string {
  return `${subject} ${key}`;
}

export function keysToLookFor(thing: Listable, shapes: readonly ListShape[]): string[] {
  return shapes.flatMap(({ subject, bits }) =>
    (SUBJECTS[subject] as Subject).keysOf(thing, bits).map((key) => listKey(subject, key)),
  );
}

function spellNetwork(value: string): Spelled | null {
  const network = readNetwork(value);
  if (!network) return null;
  const { least, most } = network.bytes.length === 4 ? NETWORK_BITS.v4 : NETWORK_BITS.v6;
  if (network.bits < least || network.bits > most) return null;
  const key = networkOf(value.split('/', 1)[0] ?? '', network.bits);
  return key === null ? null : { key, bits: network.bits };
}

/** Returns the domain of an address and its parent domains, down to two labels. */
function domainsOf(email: string | undefined): string[] {
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? '';
  const labels = domain.split('.').slice(-MOST_LABELS);
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
