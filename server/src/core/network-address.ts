/**
 * IPv4 networks outside the public Internet. A webhook URL is chosen by a customer, so anything that could be
 * inside our own network, on this machine, or a cloud's metadata service must be recognised.
 */
const NOT_PUBLIC_V4: readonly (readonly [network: string, what: string])[] = [
  ['0.0.0.0/8', 'unspecified'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared by carriers (CGNAT)'],
  ['127.0.0.0/8', 'loopback'],
  // Azure's metadata and DNS service has a public address that works only inside its network.
  ['168.63.129.16/32', 'a metadata service'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'documentation'],
  ['192.88.99.0/24', 'a relay'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'reserved for benchmarks'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
];

/** Only 2000::/3 is routed; these parts of it lead elsewhere or embed an IPv4 address. */
const NOT_PUBLIC_V6: readonly (readonly [network: string, what: string])[] = [
  ['2001::/23', 'reserved'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', 'a relay'],
  ['3fff::/20', 'documentation'],
];
const GLOBAL_V6 = parseNetwork('2000::/3');
/** Networks that embed an IPv4 address in the last four bytes. */
const EMBEDDING_V6 = ['::ffff:0:0/96', '64:ff9b::/96'].map(parseNetwork);

type Network = { readonly bytes: readonly number[]; readonly bits: number };

const V4 = NOT_PUBLIC_V4.map(([network, what]) => ({ ...parseNetwork(network), what }));
const V6 = NOT_PUBLIC_V6.map(([network, what]) => ({ ...parseNetwork(network), what }));

/** Returns why an address is not public, or null when it is. Invalid addresses are not public either. */
export function whyNotPublic(text: string): string | null {
  const bytes = parseAddress(text);
  if (!bytes) return 'not an address';
  if (bytes.length === 4) return V4.find((network) => contains(network, bytes))?.what ?? null;
  if (EMBEDDING_V6.some((network) => contains(network, bytes))) {
    return whyNotPublic(bytes.slice(12).join('.'));
  }
  if (!contains(GLOBAL_V6, bytes)) return 'not a public IPv6 address';
  return V6.find((network) => contains(network, bytes))?.what ?? null;
}

/** Accepts CIDR notation; a bare address is a network of one. Refuses bits beyond the prefix. */
export function isNetwork(text: string): boolean {
  const network = readNetwork(text);
  return (
    network !== null && contains({ bytes: network.bytes, bits: 8 * network.bytes.length }, maskedOf(network))
  );
}

/** True when an address is in a network. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isWithin(address: string, network: string): boolean {
  const bytes = parseAddress(address);
  const of = readNetwork(network);
  if (!bytes || !of) return false;
  const bare = bytes.length === 16 && contains(MAPPED_V6, bytes) ? bytes.slice(12) : bytes;
  return bare.length === of.bytes.length && contains(of, bare);
}

export function networkWithin(inner: string, outer: string): boolean {
  const [part, whole] = [readNetwork(inner), readNetwork(outer)];
  if (!part || !whole || part.bytes.length !== whole.bytes.length) return false;
  return part.bits >= whole.bits && contains(whole, part.bytes);
}

const MAPPED_V6 = parseNetwork('::ffff:0:0/96');

/** Returns the network of that size around an address in a canonical spelling, or null. */
export function networkOf(address: string, bits: number): string | null {
  const bytes = parseAddress(address);
  if (!bytes) return null;
  const bare = bytes.length === 16 && contains(MAPPED_V6, bytes) ? bytes.slice(12) : bytes;
  if (bits > 8 * bare.length) return null;
  return `${maskedOf({ bytes: bare, bits }).join('.')}/${bits}`;
}

/** Parses CIDR notation; null when it is invalid. */
export function readNetwork(text: string): Network | null {
  const [address = '', length, ...more] = text.split('/');
  const bytes = parseAddress(address);
  if (!bytes || more.length > 0 || address.includes('%')) return null;
  const most = 8 * bytes.length;
  if (length === undefined) return { bytes, bits: most };
  return /^(0|[1-9]\d{0,2})$/.test(length) && Number(length) <= most ? { bytes, bits: Number(length) } : null;
}

function maskedOf({ bytes, bits }: Network): number[] {
  return bytes.map((byte, index) => byte & maskAt(bits, index));
}

/** Returns four or sixteen bytes, or null when it is not an address in its usual spelling. */
export function parseAddress(text: string): number[] | null {
  const bare = text.split('%', 1)[0] ?? '';
  return bare.includes(':') ? parseV6(bare) : parseV4(bare);
}

function parseV4(text: string): number[] | null {
  const parts = text.split('.');
  const plain = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part));
  const bytes = parts.map(Number);
  return plain && bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseV6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':').map(groupBytes)));
  if (!head || [...head, ...(tail ?? [])].some((group) => group === null)) return null;
  const before = head.flat() as number[];
  const after = (tail ?? []).flat() as number[];
  const missing = 16 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 2) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** A group is two bytes in hex or, at the end, four bytes in dotted form. */
function groupBytes(group: string): number[] | null {
  if (group.includes('.')) return parseV4(group);
  if (!/^[0-9a-f]{1,4}$/i.test(group)) return null;
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

function parseNetwork(text: string): Network {
  const [address = '', bits] = text.split('/');
  const bytes = parseAddress(address);
  if (!bytes) throw new Error(`not a network: ${text}`);
  return { bytes, bits: Number(bits) };
}

function contains(network: Network, bytes: readonly number[]): boolean {
  return network.bytes.every((byte, index) => {
    const mask = maskAt(network.bits, index);
    return (byte & mask) === ((bytes[index] ?? 0) & mask);
  });
}

function maskAt(bits: number, index: number): number {
  const ofByte = Math.min(8, Math.max(0, bits - index * 8));
  return (0xff << (8 - ofByte)) & 0xff;
}
