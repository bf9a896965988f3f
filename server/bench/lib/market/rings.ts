import { begin, collector, hours } from './plans.ts';
import { DAY, HOUR, habit, newPerson, pay, type Town, verify, WEEK } from './town.ts';

/** A large amount in parts, each just below the threshold. */
export function structuring(town: Town, kind: string): void {
  const { random } = town;
  const person = newPerson(town);
  if (random.chance(0.6)) verify(town, person);
  let at = begin(town, 2 * WEEK);
  const payees = [collector(town, at), collector(town, at), ...person.payees.slice(0, 1)];
  for (let n = random.whole(7, 14); n > 0; n--) {
    pay(town, { ...person, payees }, { kind, fraud: true, at, units: random.between(0.72, 0.99) });
    at += hours(town, 8, 26);
  }
}

/** An account that is emptied a little at a time, several times a day for weeks. */
export function slowDrip(town: Town, kind: string): void {
  const { random } = town;
  const person = newPerson(town, { perWeek: 1 });
  if (random.chance(0.6)) verify(town, person);
  for (const at of habit(town, person, town.start, town.start + 3 * WEEK)) {
    pay(town, person, { kind: 'at home', fraud: false, at });
  }
  let at = begin(town, 2 * WEEK);
  const payees = [collector(town, at)];
  for (let n = random.whole(14, 28); n > 0; n--) {
    pay(town, { ...person, payees }, { kind, fraud: true, at, units: random.between(0.06, 0.25) });
    at += hours(town, 4, 12);
  }
}

/** Accomplices who pay each other in circles, on a few devices. */
export function collusion(town: Town, kind: string): void {
  const { random } = town;
  const component = `ring-${town.nextNumber()}`;
  const members = Array.from({ length: random.whole(4, 6) }, () =>
    newPerson(town, { component, createdAt: town.start - random.between(0, 12) * WEEK }),
  );
  const devices = members.slice(0, random.whole(2, 3)).map(({ device }) => device);
  let at = begin(town, 2 * WEEK);
  for (let n = random.whole(18, 30); n > 0; n--) {
    const from = random.pick(members);
    const to = random.pick(members.filter((one) => one !== from));
    const units = random.between(0.05, 0.5);
    pay(town, from, { kind, fraud: true, at, payee: to.id, units, device: random.pick(devices) });
    at += hours(town, 3, 12);
  }
}

/** New accounts, each with its own device, that pass stolen money to one collector. */
export function mules(town: Town, kind: string): void {
  const { random, addresses } = town;
  const component = `ring-${town.nextNumber()}`;
  let at = begin(town);
  const payee = collector(town, at);
  for (let n = random.whole(8, 16); n > 0; n--) {
    const createdAt = at - random.between(0.5, 20) * HOUR;
    const mule = newPerson(town, { component, createdAt, home: addresses('phone', random) });
    pay(town, mule, { kind, fraud: true, at, payee, units: random.between(0.05, 0.4) });
    at += hours(town, 2, 9);
  }
}

/** Like mules, but with bought accounts that are weeks old. */
export function sharedPayee(town: Town, kind: string): void {
  const { random, addresses } = town;
  const component = `ring-${town.nextNumber()}`;
  let at = begin(town);
  const payee = collector(town, at);
  for (let n = random.whole(10, 18); n > 0; n--) {
    const createdAt = at - random.between(1, 9) * WEEK;
    const bought = newPerson(town, { component, createdAt, home: addresses('phone', random) });
    const details = { kind, fraud: true, payee };
    pay(town, bought, { ...details, at, units: random.between(0.1, 0.5) });
    if (random.chance(0.3))
      pay(town, bought, { ...details, at: at + 2 * HOUR, units: random.between(0.1, 0.5) });
    at += hours(town, 1, 6);
  }
}

/** One fingerprint, copied to many people in many locations. */
export function clonedDevice(town: Town, kind: string): void {
  const { random, addresses } = town;
  const component = `ring-${town.nextNumber()}`;
  const device = `clone-${component}`;
  let at = begin(town);
  for (let n = random.whole(12, 22); n > 0; n--) {
    const createdAt = at - random.between(1, 40) * DAY;
    const home = addresses(random.pick(['phone', 'home', 'abroad'] as const), random);
    const user = newPerson(town, { component, device, createdAt, home });
    pay(town, user, { kind, fraud: true, at, units: random.between(0.02, 0.3), timezone: undefined });
    at += hours(town, 1, 6);
  }
}

/** A program that signs up and pays at exact intervals, from one emulator. */
export function scripted(town: Town, kind: string): void {
  const { random, addresses } = town;
  const component = `ring-${town.nextNumber()}`;
  const home = addresses(random.chance(0.3) ? 'hosting' : 'phone', random);
  let at = begin(town);
  const payees = [collector(town, at), random.pick(town.merchants)];
  for (let n = random.whole(10, 20); n > 0; n--) {
    const device = `bot-${component}`;
    const bot = newPerson(town, { component, device, createdAt: at - 600_000, home, payees });
    pay(town, bot, { kind, fraud: true, at, units: random.between(0.005, 0.08) });
    at += hours(town, 0.4, 2);
  }
}

/** Like scripted, but with a new device each time behind one address. */
export function farm(town: Town, kind: string): void {
  const { random, addresses } = town;
  const component = `ring-${town.nextNumber()}`;
  const home = addresses('home', random);
  let at = begin(town);
  const payees = [collector(town, at), random.pick(town.merchants)];
  for (let n = random.whole(10, 18); n > 0; n--) {
    const account = newPerson(town, {
      component,
      createdAt: at - random.between(0.1, 3) * HOUR,
      home,
      payees,
    });
    pay(town, account, { kind, fraud: true, at, units: random.between(0.01, 0.15) });
    at += hours(town, 0.7, 3);
  }
}
