import { isIP } from 'node:net';

/**
 * An address as a number for table look-ups: the upper 64 bits of an IPv6 address in two halves. An IPv4
 * address has upper half 0, which no routed IPv6 address has, so one table serves both. The lower 64 bits of
 * IPv6 identify a machine inside one customer's network and are of no use here.
 */
export type AddressKey = { high: number; low: number; text: string };

/** NAT64: a phone on an IPv6-only carrier that reached us through the carrier's IPv4. */
const NAT64_PREFIX = '64:ff9b::';
const DOTTED_TAIL = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

function parseV4(text: string): AddressKey {
  let low = 0;
  for (const part of text.split('.')) low = low * 256 + Number(part);
  return { high: 0, low, text };
}

function dottedToGroups(text: string): string {
  return text.replace(DOTTED_TAIL, (_all, a, b, c, d) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${group(a, b)}:${group(c, d)}`;
  });
}

function groupsOf(text: string): number[] {
  const [head = '', tail] = dottedToGroups(text).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const before = groups(head);
  if (tail === undefined) return before;
  const after = groups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function parseV6(text: string): AddressKey {
  const groups = groupsOf(text);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped || text.toLowerCase().startsWith(NAT64_PREFIX)) {
    const [high = 0, low = 0] = groups.slice(6);
    return parseV4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return { high: a * 65_536 + b, low: c * 65_536 + d, text };
}

/** Null for anything that is not an address. A zone index (fe80::1%eth0) is not part of the address. */
export function parseAddress(input: string): AddressKey | null {
  const text = input.split('%', 1)[0] ?? '';
  const family = isIP(text);
  if (family === 0) return null;
  return family === 4 ? parseV4(text) : parseV6(text);
}

/** Identifies a sender: the address itself, or the /48 network that an IPv6 customer may have. */
export function senderOf({ high, low, text }: AddressKey): string {
  if (!text.includes(':')) return text;
  const groups = [Math.floor(high / 65_536), high % 65_536, Math.floor(low / 65_536)];
  return `${groups.map((group) => group.toString(16)).join(':')}::/48`;
}

export type AddressRange = { startHigh: number; startLow: number; endHigh: number; endLow: number };

/** The value of `bits` set bits at the low end. */
const lowBits = (bits: number) => 2 ** Math.min(32, Math.max(0, bits)) - 1;

/** `10.0.0.0/8`, `2001:db8::/32` or a single address; null for anything else. */
export function parseRange(input: string): AddressRange | null {
  const [base = '', length] = input.split('/', 2);
  const key = parseAddress(base);
  if (!key) return null;
  const width = isIP(key.text) === 4 ? 32 : 128;
  const bits = length === undefined ? width : Number(length);
  if (!/^\d*$/.test(length ?? '') || bits > width) return null;
  // Both families in the same 64 bits: IPv4 fills the lower half, and IPv6 beyond /64 is one customer's
  // network.
  const kept = width === 32 ? bits + 32 : Math.min(bits, 64);
  const lowMask = lowBits(64 - kept);
  const highMask = lowBits(32 - kept);
  const startHigh = key.high - (key.high % (highMask + 1));
  const startLow = key.low - (key.low % (lowMask + 1));
  return { startHigh, startLow, endHigh: startHigh + highMask, endLow: startLow + lowMask };
}
