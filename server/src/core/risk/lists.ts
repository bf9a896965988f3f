import { networkOf, readNetwork } from '#core/network-address.ts';

/** The effect of a list: RED, more points, fewer points, or none but in the rules that name it. */
export const LIST_KINDS = ['block', 'watch', 'trust', 'named'] as const;
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
  text: {
    description: 'any text, whatever its capitals; only in a named list',
    spell: (value) => ({ key: plainText(value), bits: 0 }),
    keysOf: () => [],
  },
} as const satisfies Record<string, Subject>;

function plainText(value: string): string {
  return value.trim().toLowerCase();
}

/** What a list that rules name can hold: texts also, and no networks. */
const NAMED_SUBJECTS = ['user', 'device', 'bank_account', 'email_domain', 'text'] as const;

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

/** Returns a key that is unique across all kinds of entries, or within a named list. */
export function listKey(subject: ListSubject, key: string, list: string | null = null): string {
  return list === null ? `${subject} ${key}` : `@${list} ${subject} ${key}`;
}

export function keysToLookFor(thing: Listable, shapes: readonly ListShape[]): string[] {
  return shapes.flatMap(({ subject, bits }) =>
    (SUBJECTS[subject] as Subject).keysOf(thing, bits).map((key) => listKey(subject, key)),
  );
}

/** A condition of a rule: whether a fact, by its name, is in a named list. */
export type ListLookup = { readonly source: string; readonly list: string };

/** The name under which an assessment stores the answer. */
export function lookupName({ source, list }: ListLookup): string {
  return `${source}@${list}`;
}

/** Ids that rules cannot compare with anything but a named list, and what that list holds. */
export const LISTED_IDS = {
  user: 'user',
  seller: 'user',
  device: 'device',
  bankAccount: 'bank_account',
  emailDomain: 'email_domain',
} as const satisfies Readonly<Record<string, (typeof NAMED_SUBJECTS)[number]>>;
type ListedId = keyof typeof LISTED_IDS;

export function subjectOfSource(source: string): (typeof NAMED_SUBJECTS)[number] {
  return Object.hasOwn(LISTED_IDS, source) ? LISTED_IDS[source as ListedId] : 'text';
}

/** An assessment's values by the names that rules have for them; `text` reads a fact that is a word. */
export type Lookable = Listable & {
  readonly sellerId?: string | undefined;
  readonly text: (source: string) => string | null;
};

/** Reads the words of an assessment, and its metadata. */
export function textOf(words: {
  readonly currency: string;
  readonly network: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
}): Lookable['text'] {
  return (source) => {
    const { metadata } = words;
    if (source === 'currency' || source === 'network') return words[source];
    const name = source.slice('metadata.'.length);
    return metadata && source.startsWith('metadata.') && Object.hasOwn(metadata, name)
      ? (metadata[name] ?? null)
      : null;
  };
}

/** Returns the keys in a list, none of which may be there; empty when the fact is unknown. */
export function lookupKeys(thing: Lookable, { source, list }: ListLookup): string[] {
  const subject = subjectOfSource(source);
  const { userId, sellerId } = thing;
  const value = source === 'seller' ? sellerId : source === 'user' ? userId : null;
  if (value !== null) return value === undefined ? [] : [listKey(subject, value, list)];
  if (subject !== 'text') return SUBJECTS[subject].keysOf(thing).map((key) => listKey(subject, key, list));
  const text = thing.text(source);
  return text === null ? [] : [listKey('text', plainText(text), list)];
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
