import type { Place } from './addresses.ts';
import { DAY, HOUR, habit, newPerson, type Person, pay, type Town, verify, WEEK } from './town.ts';

/** Kinds of honest people, and the number of each when `load` is 1. */
const KINDS: Readonly<Record<string, readonly [count: number, live: (town: Town, kind: string) => void]>> = {
  'at home': [420, (town, kind) => live(town, kind, newPerson(town))],
  'on the phone': [420, (town, kind) => live(town, kind, newPerson(town, { place: 'phone' }), phoneAddress)],
  newcomer: [150, newcomer],
  'new phone': [60, newPhone],
  family: [45, family],
  kiosk: [7, kiosk],
  'agent of a shop': [8, agent],
  campus: [2, campus],
  'by VPN': [60, (town, kind) => live(town, kind, newPerson(town, { place: 'vpn' }), vpnAddress)],
  'now and then by VPN': [50, (town, kind) => live(town, kind, newPerson(town), sometimesVpn)],
  'by a privacy relay': [
    60,
    (town, kind) => live(town, kind, newPerson(town), ({ addresses, random }) => addresses('relay', random)),
  ],
  'from an office': [
    40,
    (town, kind) =>
      live(town, kind, newPerson(town), ({ addresses, random }) => addresses('gateway', random)),
  ],
  traveller: [50, traveller],
  merchant: [40, merchant],
  'pays rent': [60, rent],
  'back after months': [45, backAgain],
};

export function honestPeople(town: Town): void {
  for (const [kind, [count, make]] of Object.entries(KINDS)) {
    for (let n = 0; n < Math.max(1, Math.round(count * town.character.load)); n++) make(town, kind);
  }
}

type AddressOf = (town: Town, person: Person) => string;
const atHome: AddressOf = (_town, { home }) => home;
const phoneAddress: AddressOf = ({ addresses, random }, { home }) =>
  random.chance(0.5) ? home : addresses('phone', random);
const vpnAddress: AddressOf = ({ addresses, random }, { home }) =>
  random.chance(0.7) ? home : addresses('vpn', random);
const sometimesVpn: AddressOf = ({ addresses, random }, { home }) =>
  random.chance(0.12) ? addresses('vpn', random) : home;

function live(town: Town, kind: string, person: Person, addressOf = atHome, from = town.start): void {
  const { random, character } = town;
  if (random.chance(character.verifiedShare)) verify(town, person);
  const second = { ...person, device: `${person.device}-2` };
  const hasSecond = random.chance(0.3);
  for (const at of habit(town, person, from, town.end)) {
    const address = addressOf(town, person);
    // A phone beside the laptop; now and then an unusually large purchase.
    const by = hasSecond && random.chance(0.3) ? second : person;
    const rare = random.chance(0.02) ? { units: person.usual * random.between(4, 12) } : {};
    pay(town, by, { kind, fraud: false, at, address, ...rare });
  }
}

function newcomer(town: Town, kind: string): void {
  const { random } = town;
  const joined = random.between(town.start + 3 * DAY, town.end - 3 * DAY);
  const place: Place = random.chance(0.6) ? 'phone' : 'home';
  const person = newPerson(town, { createdAt: joined, place });
  pay(town, person, { kind, fraud: false, at: joined + random.between(0.1, 10) * HOUR });
  live(town, kind, person, atHome, joined + DAY);
}

function newPhone(town: Town, kind: string): void {
  const person = newPerson(town);
  const until = town.random.between(town.start + 2 * WEEK, town.end - WEEK);
  if (town.random.chance(town.character.verifiedShare)) verify(town, person);
  for (const at of habit(town, person, town.start, town.end)) {
    const device = at < until ? person.device : `${person.device}-new`;
    pay(town, person, { kind, fraud: false, at, device });
  }
}

/** Three to six people with two devices and one connection. */
function family(town: Town, kind: string): void {
  const { random } = town;
  const first = newPerson(town);
  const devices = [first.device, `${first.device}-tablet`];
  const { home, component } = first;
  const members = Array.from({ length: random.whole(3, 6) }, () =>
    newPerson(town, { home, component, device: random.pick(devices) }),
  );
  for (const one of members) {
    live(town, kind, one);
    // Now and then they pay each other.
    const at = random.between(town.start, town.end);
    const payee = random.pick(members).id;
    if (payee !== one.id) pay(town, one, { kind, fraud: false, at, payee });
  }
}

/** One device in a shop where some forty people pay, a few of them new each week. */
function kiosk(town: Town, kind: string): void {
  const { random, start, end } = town;
  const first = newPerson(town);
  const { home, device, component } = first;
  const customers = random.whole(25, 45);
  // Every third one opens during the simulation.
  const opens = random.chance(0.33) ? random.between(start + 2 * WEEK, end - 5 * WEEK) : start;
  for (let n = 0; n < customers; n++) {
    const isNew = random.chance(0.35);
    const createdAt = isNew ? random.between(opens, end - DAY) : start - random.between(WEEK, 40 * WEEK);
    const person = newPerson(town, { home, device, component, createdAt, perWeek: random.between(0.3, 1.4) });
    if (isNew) pay(town, person, { kind, fraud: false, at: createdAt + random.between(0, 2) * HOUR });
    for (const at of habit(town, person, Math.max(opens, createdAt + DAY), end)) {
      pay(town, person, { kind, fraud: false, at });
    }
  }
}

/** A person who pays for a shop's customers all day, under one name and on one tablet. */
function agent(town: Town, kind: string): void {
  const { random } = town;
  const payees = town.merchants.slice(0, 30);
  const person = newPerson(town, {
    perWeek: random.between(20, 45),
    payees,
    usual: random.between(0.01, 0.05),
  });
  verify(town, person);
  for (const at of habit(town, person, town.start, town.end)) pay(town, person, { kind, fraud: false, at });
}

/** Hundreds of people behind one address, many of them new at the start of a term. */
function campus(town: Town, kind: string): void {
  const { random, start, end } = town;
  const { home } = newPerson(town);
  for (let n = 0; n < 130; n++) {
    const createdAt = random.chance(0.3)
      ? random.between(start + 3 * WEEK, start + 4 * WEEK)
      : start - 20 * WEEK;
    const usual = random.between(0.002, 0.02);
    const person = newPerson(town, { home, createdAt, usual, perWeek: random.between(0.3, 1.2) });
    for (const at of habit(town, person, Math.max(start, createdAt), end)) {
      pay(town, person, { kind, fraud: false, at });
    }
  }
}

function traveller(town: Town, kind: string): void {
  const { random, addresses } = town;
  const person = newPerson(town, { perWeek: random.between(1.5, 4) });
  if (random.chance(town.character.verifiedShare)) verify(town, person);
  const away = addresses('abroad', random);
  const leaves = random.between(town.start + WEEK, town.end - 2 * WEEK);
  const returns = leaves + random.between(4, 12) * DAY;
  for (const at of habit(town, person, town.start, town.end)) {
    // A day of travel lies in between, and the phone's time zone changes with it.
    if (Math.abs(at - leaves) < 0.6 * DAY || Math.abs(at - returns) < 0.6 * DAY) continue;
    const abroad = at > leaves && at < returns;
    const there = { address: away, timezone: undefined, location: undefined };
    pay(town, person, { kind, fraud: false, at, ...(abroad ? there : {}) });
  }
}

/** A wholesale buyer: large and frequent payments, with a long history. */
function merchant(town: Town, kind: string): void {
  const { random } = town;
  const usual = random.between(0.1, 0.5);
  const person = newPerson(town, { usual, perWeek: random.between(3, 8), createdAt: town.start - 30 * WEEK });
  if (random.chance(0.85)) verify(town, person);
  // They also buy from each other.
  const partner = newPerson(town, { usual, perWeek: 2, payees: [...person.payees, person.id] });
  for (const one of [{ ...person, payees: [...person.payees, partner.id] }, partner]) {
    for (const at of habit(town, one, town.start, town.end)) pay(town, one, { kind, fraud: false, at });
  }
}

/** Just below the threshold, once or twice a month, to the same landlord. */
function rent(town: Town, kind: string): void {
  const { random } = town;
  const person = newPerson(town);
  live(town, kind, person);
  const units = random.between(0.7, 0.98);
  for (
    let at = town.start + random.between(0, 4) * WEEK;
    at < town.end;
    at += random.between(2, 4.3) * WEEK
  ) {
    pay(town, person, { kind, fraud: false, at: at + 12 * HOUR, units, payee: `landlord-of-${person.id}` });
  }
}

function backAgain(town: Town, kind: string): void {
  const { random } = town;
  const person = newPerson(town, { createdAt: town.start - 40 * WEEK });
  const device = random.chance(0.6) ? person.device : `${person.device}-new`;
  pay(town, person, { kind, fraud: false, at: town.start + random.between(0, 2) * DAY });
  const back = town.end - random.between(0.1, 0.9) * WEEK;
  pay(town, person, { kind, fraud: false, at: back, device });
  pay(town, person, { kind, fraud: false, at: back + DAY / 2, device });
}
