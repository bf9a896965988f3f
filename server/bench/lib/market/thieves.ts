import { begin, collector, hours, withHistory } from './plans.ts';
import { DAY, HOUR, habit, LAGOS, newPerson, pay, type Town, verify, WEEK } from './town.ts';

/** An intruder: another device, network and hour, and money to a stranger. */
export function takeover(town: Town, kind: string): void {
  const { random, addresses } = town;
  let at = begin(town);
  const victim = withHistory(town, at);
  const address = addresses(random.pick(['phone', 'home', 'vpn', 'abroad'] as const), random);
  const device = `thief-${victim.id}`;
  const payee = collector(town, at);
  at = Math.floor(at / DAY) * DAY + ((victim.hour + random.between(7, 17)) % 24) * HOUR;
  for (let n = random.whole(2, 4); n > 0; n--) {
    const units = Math.min(1.5, victim.usual * random.between(3, 12));
    pay(town, victim, { kind, fraud: true, at, payee, units, device, address, location: undefined });
    at += random.between(0.1, 1.5) * HOUR;
  }
}

/** A new user with a stolen card: a large amount at once. */
export function stolenCard(town: Town, kind: string): void {
  const { random, addresses } = town;
  let at = begin(town);
  const place = random.pick(['phone', 'phone', 'home', 'vpn', 'hosting', 'abroad'] as const);
  const thief = newPerson(town, {
    createdAt: at - random.between(0.1, 20) * HOUR,
    home: addresses(place, random),
  });
  for (let n = random.whole(1, 4); n > 0; n--) {
    pay(town, thief, { kind, fraud: true, at, units: random.between(0.15, 1.6) });
    at += random.between(0.05, 3) * HOUR;
  }
}

export function sleeper(town: Town, kind: string): void {
  const { random, addresses } = town;
  const victim = newPerson(town, { createdAt: town.start - 40 * WEEK });
  if (random.chance(town.character.verifiedShare)) verify(town, victim);
  pay(town, victim, { kind: 'back after months', fraud: false, at: town.start + random.between(0, 3) * DAY });
  let at = town.end - random.between(0.3, 1.4) * WEEK;
  const address = addresses(random.pick(['phone', 'home', 'vpn'] as const), random);
  const details = { kind, fraud: true, device: `thief-${victim.id}`, address, payee: collector(town, at) };
  for (let n = random.whole(2, 4); n > 0; n--) {
    pay(town, victim, { ...details, at, units: random.between(0.1, 0.9) });
    at += random.between(0.2, 4) * HOUR;
  }
}

/** Behaves well for weeks to be trusted, then takes everything at once. */
export function bustOut(town: Town, kind: string): void {
  const { random } = town;
  let at = begin(town);
  const person = withHistory(town, at);
  const payees = [collector(town, at), collector(town, at), ...person.payees];
  for (let n = random.whole(6, 12); n > 0; n--) {
    pay(town, { ...person, payees }, { kind, fraud: true, at, units: person.usual * random.between(4, 15) });
    at += hours(town, 0.3, 6);
  }
}

/** Buys like others, and asks for a refund each time. */
export function friendly(town: Town, kind: string): void {
  const { random } = town;
  const person = newPerson(town, { perWeek: random.between(1, 2.2) });
  const from = begin(town, 5 * WEEK);
  for (const at of habit(town, person, town.start, from)) {
    pay(town, person, { kind: 'at home', fraud: false, at, refunded: random.chance(0.3) });
  }
  for (const at of habit(town, person, from, town.end)) {
    pay(town, person, { kind, fraud: true, at, refunded: random.chance(0.75) });
  }
}

/** Switches exits, so that no address is seen twice. */
export function hopping(town: Town, kind: string): void {
  const { random, addresses } = town;
  let at = begin(town);
  const person = newPerson(town, { createdAt: at - random.between(1, 12) * DAY });
  for (let n = random.whole(7, 13); n > 0; n--) {
    const place = random.pick(['vpn', 'abroad', 'hosting', 'phone', 'tor'] as const);
    const address = addresses(place, random);
    pay(town, person, { kind, fraud: true, at, address, units: random.between(0.03, 0.4) });
    at += hours(town, 0.4, 5);
  }
}

/** The app reports Lagos but the address does not; or Lagos and London within an hour. */
export function spoofing(town: Town, kind: string): void {
  const { random, addresses } = town;
  let at = begin(town);
  const person = newPerson(town, {
    home: addresses('abroad', random),
    createdAt: at - random.between(1, 60) * DAY,
  });
  for (let n = random.whole(3, 6); n > 0; n--) {
    const jumps = random.chance(0.3) ? { latitude: 51.5, longitude: -0.1 } : LAGOS;
    pay(town, person, { kind, fraud: true, at, location: jumps, units: random.between(0.03, 0.4) });
    at += random.between(0.2, 8) * HOUR;
  }
}

/** Dozens of small amounts, to see which cards work. */
export function cardTesting(town: Town, kind: string): void {
  const { random, addresses } = town;
  let at = begin(town);
  const home = addresses(random.chance(0.5) ? 'vpn' : 'phone', random);
  const person = newPerson(town, { home, createdAt: at - random.between(0.1, 5) * DAY });
  for (let n = random.whole(16, 28); n > 0; n--) {
    pay(town, person, { kind, fraud: true, at, units: random.between(0.0002, 0.004) });
    at += random.between(0.3, 3) * 60_000;
  }
}
