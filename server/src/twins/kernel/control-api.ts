import { type Amount, readAmount, writeAmount } from './amount.ts';
import { bankOf } from './banks.ts';
import { type FaultSetting, isFault } from './faults.ts';
import { type Json, type JsonObject, textOf } from './json.ts';
import { decide } from './lookups.ts';
import { dispute, isRefunded, payIn, recall } from './money-in.ts';
import { depositOf, settleRefund, settleTransfer } from './money-out.ts';
import type { Answer, Call } from './protocol.ts';
import { depositView, type Room, refundView, rejectionView, stateOf, transferView } from './state.ts';

export type Switch = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  run(room: Room, call: Call): Answer | Promise<Answer>;
};

/** The default sender. */
const SENDER = { senderName: 'ADAEZE OKAFOR', senderBankCode: '058', senderAccountNumber: '0123456789' };
const SHOWN = 100;
const YEAR_SECONDS = 31_536_000;

/** The control API, which no provider has: it makes things happen in the twin. */
export const SWITCHES: readonly Switch[] = [
  {
    method: 'GET',
    path: '/_twin/state',
    run: (room, { query }) => ok(stateOf(room, limitOf(query.get('limit')))),
  },
  { method: 'POST', path: '/_twin/pay-in', run: takePayIn },
  { method: 'POST', path: '/_twin/settle', run: settle },
  { method: 'POST', path: '/_twin/recall', run: takeBack },
  { method: 'POST', path: '/_twin/dispute', run: openDispute },
  { method: 'POST', path: '/_twin/person', run: addPerson },
  { method: 'POST', path: '/_twin/consent', run: takeConsent },
  { method: 'POST', path: '/_twin/faults', run: setFaults },
  { method: 'POST', path: '/_twin/readings', run: setReadings },
  { method: 'POST', path: '/_twin/balance', run: setBalance },
  { method: 'POST', path: '/_twin/advance', run: advance },
  { method: 'POST', path: '/_twin/resend', run: resend },
  { method: 'POST', path: '/_twin/webhook-url', run: setWebhookUrl },
  { method: 'POST', path: '/_twin/stop', run: stop },
];

function ok(body: unknown, status = 200): Answer {
  return { status, body };
}

function wrong(message: string, status = 400): Answer {
  return { status, body: { error: message } };
}

/** The number of items to return: a comparison with other books needs all of them. */
function limitOf(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : SHOWN;
}

function takePayIn({ world, protocol }: Room, { body }: Call): Answer {
  const { decimals, name: unit } = protocol.unit;
  const account = world.books.accounts.get(textOf(body, 'accountNumber'));
  if (!account) return wrong('This twin has issued no account with that number.', 404);
  const amount = positiveAmount(body, decimals);
  if (amount === null)
    return wrong(`amount must be in ${unit}, above zero, with at most ${decimals} decimals.`);
  const given = (name: keyof typeof SENDER) => textOf(body, name) || SENDER[name];
  const bank = bankOf(given('senderBankCode'));
  if (!bank) return wrong('senderBankCode is not the code of a bank that this twin knows.');
  const sender = { name: given('senderName'), bank, accountNumber: given('senderAccountNumber') };
  const narration = textOf(body, 'narration') || `NIP/${sender.name}/${account.name}`;
  const outcome = payIn(world, { account, amount, sender, narration }, protocol.intake);
  return 'reason' in outcome
    ? ok({ rejected: rejectionView(outcome, decimals) }, 409)
    : ok({ deposit: depositView(outcome, decimals) }, 201);
}

function positiveAmount(body: JsonObject, decimals: number): Amount | null {
  const amount = readAmount(body['amount'], decimals);
  return amount !== null && amount > 0n ? amount : null;
}

function settle({ world, protocol }: Room, { body }: Call): Answer {
  const [reference, status] = [textOf(body, 'reference'), textOf(body, 'status')];
  if (status !== 'success' && status !== 'failed' && status !== 'reversed') {
    return wrong('status must be success, failed or reversed.');
  }
  const reason = status === 'success' ? '' : textOf(body, 'reason') || 'Set through the control API';
  const transfer = world.books.transfers.get(reference);
  const refund = world.books.refunds.get(reference);
  const known = transfer ?? refund;
  if (!known) return wrong('There is no payout or refund with that reference.', 404);
  const changed = transfer
    ? settleTransfer(world, transfer, status, reason)
    : refund !== undefined && settleRefund(world, refund, status, reason);
  if (!changed) return wrong(`It is ${known.status} and cannot become ${status}.`, 409);
  const { decimals } = protocol.unit;
  return ok(transfer ? transferView(transfer, decimals) : refund && refundView(refund, decimals));
}

function takeBack({ world, protocol }: Room, { body }: Call): Answer {
  const deposit = depositOf(world, textOf(body, 'reference'));
  if (!deposit) return wrong('There is no deposit with that reference.', 404);
  if (deposit.recalledAt) return wrong('It has already been recalled.', 409);
  if (isRefunded(world, deposit)) return wrong('It has been refunded in full.', 409);
  recall(world, deposit);
  return ok(depositView(deposit, protocol.unit.decimals));
}

function openDispute({ world, protocol }: Room, { body }: Call): Answer {
  const deposit = depositOf(world, textOf(body, 'reference'));
  if (!deposit) return wrong('There is no deposit with that reference.', 404);
  dispute(world, deposit);
  return ok(depositView(deposit, protocol.unit.decimals));
}

/** Enters a person in the national register, under a NIN and a BVN. */
function addPerson({ world }: Room, { body }: Call): Answer {
  const [number, birthDate] = [textOf(body, 'number'), textOf(body, 'birthDate')];
  if (!/^\d{11}$/.test(number)) return wrong('number must have 11 digits.');
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate)) return wrong('birthDate must be a day such as 1991-05-17.');
  const names = { firstName: textOf(body, 'firstName'), lastName: textOf(body, 'lastName') };
  const rest = { middleName: textOf(body, 'middleName'), phone: textOf(body, 'phone') };
  world.register.people.set(number, { ...names, ...rest, birthDate, portrait: textOf(body, 'portrait') });
  return ok({ number }, 201);
}

/** Decides for a person who was asked for consent. */
function takeConsent({ world }: Room, { body }: Call): Answer {
  const decision = textOf(body, 'decision');
  if (decision !== 'given' && decision !== 'declined') return wrong('decision must be given or declined.');
  const { consents } = world.register;
  const reference = textOf(body, 'reference');
  const consent = reference ? consents.get(reference) : [...consents.values()].at(-1);
  if (!consent) return wrong('There is no request for consent with that reference.', 404);
  if (!decide(world, consent, decision)) return wrong(`It was ${consent.state} before.`, 409);
  return ok({ reference: consent.reference, decision });
}

/**
 * A number is a probability from 0 to 1; an object gives the number of next occurrences, and which requests.
 */
function setFaults({ world }: Room, { body }: Call): Answer {
  const settings: [Parameters<typeof world.faults.set>[0], Partial<FaultSetting>][] = [];
  for (const [name, value] of Object.entries(body)) {
    const setting = readSetting(value);
    if (!isFault(name)) return wrong(`There is no fault "${name}".`);
    if (!setting)
      return wrong(`${name} must be a probability from 0 to 1, or {"next": 1, "only": "POST /transfer"}.`);
    settings.push([name, setting]);
  }
  for (const [name, setting] of settings) world.faults.set(name, setting);
  return ok(world.faults.list());
}

/** Chooses readings of the documentation by name. */
function setReadings({ world }: Room, { body }: Call): Answer {
  for (const name of Object.keys(body)) {
    if (!world.readings.set(name, textOf(body, name)))
      return wrong(`"${name}" has no such reading. The known ones are in GET /_twin/state.`);
  }
  return ok(world.readings.list());
}

function readSetting(value: Json): Partial<FaultSetting> | null {
  if (typeof value === 'string') return readChance(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as JsonObject;
  const next = textOf(given, 'next');
  const chance = readChance(textOf(given, 'chance') || '0');
  if (!chance || (next && !/^\d{1,6}$/.test(next))) return null;
  return { ...chance, next: Number(next), only: textOf(given, 'only') };
}

function readChance(text: string): { chance: number } | null {
  const chance = Number(text);
  return text !== '' && chance >= 0 && chance <= 1 ? { chance } : null;
}

function setBalance({ world, protocol }: Room, { body }: Call): Answer {
  const { decimals, name } = protocol.unit;
  const amount = readAmount(body['amount'], decimals);
  if (amount === null) return wrong(`amount must be in ${name}, with at most ${decimals} decimals.`);
  world.books.balance = amount;
  return ok({ balance: writeAmount(amount, decimals) });
}

async function advance({ world }: Room, { body }: Call): Promise<Answer> {
  const seconds = Number(textOf(body, 'seconds'));
  if (!(seconds >= 0 && seconds <= YEAR_SECONDS))
    return wrong('seconds must be from 0 to a year (31536000).');
  await world.scheduler.advance(seconds * 1_000);
  return ok({ now: world.scheduler.now() });
}

function resend({ webhookSender }: Room, { body }: Call): Answer {
  const delivery = webhookSender.deliveries.find(({ id }) => String(id) === textOf(body, 'id'));
  if (!delivery) return wrong('There is no webhook with that id.', 404);
  webhookSender.resend(delivery);
  return ok({ id: delivery.id, event: delivery.event });
}

function setWebhookUrl({ webhookSender }: Room, { body }: Call): Answer {
  const url = textOf(body, 'url');
  if (url && !isWebUrl(url)) return wrong('url must begin with http:// or https://, or be empty for none.');
  webhookSender.url = url || null;
  return ok({ webhookUrl: webhookSender.url });
}

/** For scripts, which have no Ctrl-C. */
function stop(room: Room): Answer {
  setImmediate(room.stop);
  return ok({ stopped: true });
}

export function isWebUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:/.test(url);
}
