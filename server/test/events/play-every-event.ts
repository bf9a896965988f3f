import { writeFile } from 'node:fs/promises';
import { expireRequests } from '#actions/approvals/decide.ts';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { expireSessions } from '#actions/identity/sessions/expire-sessions.ts';
import { newWebhookSecret } from '#commands/credentials.ts';
import { SCENARIOS } from '#commands/scenarios/agreement-scenarios.ts';
import { OTHER_SCENARIOS } from '#commands/scenarios/other-scenarios.ts';
import { trigger } from '#commands/trigger.ts';
import {
  EVENT_TYPE_NAMES,
  EVENTS,
  type EventType,
  type PublicEvent,
  publicEvent,
} from '#core/events/event.ts';
import type { Fields } from '#core/events/fields.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { manyEvents } from '#test/core/escrow/many-events.ts';
import { amendments } from '#test/support/amendments.ts';
import { ALWAYS, approve, reject, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { disputes } from '#test/support/disputes.ts';
import {
  type AgreementBody,
  fundedAgreement,
  type Platform,
  platform,
  runDueJobs,
} from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { type ListeningApp, startListeningApp } from '#test/support/listening.ts';
import { refusedPayout } from '#test/support/payouts.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { logSettled } from '#test/support/webhooks.ts';

const FILE = new URL('../../src/core/events/examples.json', import.meta.url);
const HOURS_MS = 73 * HOUR_MS;

/** Makes every event happen on its own service, and keeps one of each type. */
export async function playEveryEvent(): Promise<void> {
  const app = await startListeningApp();
  const first = new Map<EventType, PublicEvent>();
  const collect = async (key: string) => {
    await logSettled(app);
    for (const event of await allEvents(app, key)) {
      // Prefers the event with more fields.
      const known = first.get(event.type);
      if (!known || wordsIn(event) > wordsIn(known)) first.set(event.type, event);
    }
  };
  await collect(await playTriggers(app));
  for (const key of await playPeople(app)) await collect(key);
  for (const event of manyEvents()) {
    // Two that the sandbox bank never causes: the decisions are the real ones, the parties are invented.
    const agreement = { ...PARTIES, reference: 'order-1042', totalAmount: 175, currency: 'NGN' };
    const made = publicEvent({ ...event, streamId: 'agr_1', agreement, funding: FUNDING }, 'dev_test_1');
    if (!first.has(event.type)) first.set(event.type, JSON.parse(JSON.stringify(made)) as PublicEvent);
  }
  const missing = EVENT_TYPE_NAMES.filter((type) => !first.has(type));
  if (missing.length > 0) throw new Error(`these did not happen: ${missing.join(', ')}`);
  const kept = EVENT_TYPE_NAMES.map((type) => [type, steady(first.get(type) as PublicEvent)]);
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

const FUNDING = '175,75,,,100,100';
const PARTIES = { buyerExternalId: 'buyer_1', sellerExternalId: 'seller_1' };

/** Fewer for an event with a field of an option: the examples are of agreements that use none. */
function wordsIn(event: PublicEvent): number {
  const fields: Fields = EVENTS[event.type].data;
  const isOption = (name: string) => typeof fields[name] === 'object' && 'optional' in fields[name];
  return Object.entries(event.data).reduce(
    (count, [name, value]) => (isOption(name) ? count - 100 : count + (value === null ? 0 : 1)),
    0,
  );
}

async function allEvents(app: ListeningApp, key: string): Promise<PublicEvent[]> {
  const events: PublicEvent[] = [];
  for (let after = ''; ; ) {
    const path = `/v1/events?limit=100${after && `&after=${after}`}`;
    const { body } = await app.call<{ data: PublicEvent[]; nextCursor: string | null }>('GET', path, { key });
    events.push(...body.data);
    if (body.nextCursor === null) return events;
    after = body.nextCursor;
  }
}

async function playTriggers(app: ListeningApp): Promise<string> {
  const { key } = await app.signUp();
  const body = { environment: 'test' };
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body });
  const { apiKey } = made.body;
  const credentials = { apiUrl: app.apiUrl, apiKey, webhookSecret: newWebhookSecret() };
  for (const type of Object.keys({ ...SCENARIOS, ...OTHER_SCENARIOS }))
    await trigger(async () => credentials, type);
  return apiKey;
}

/** Events that need two people, or hours that pass. */
async function playPeople(app: ListeningApp): Promise<string[]> {
  const { owner, finance, on } = await team(app, { refund: ALWAYS });
  const ask = async () => {
    const { id } = await fundedAgreement(on, [300], 300);
    return ((await on.refund(id, { reason: 'gone' })).body as unknown as WaitingBody).approval.id;
  };
  await approve(finance, await ask());
  await reject(finance, await ask());
  const { key } = owner;
  await app.call('POST', `/v1/approvals/${await ask()}/withdraw`, { key });
  await ask();
  await app.call('POST', '/v1/identity/sessions', { key, body: { externalUserId: 'person_1' } });
  app.time.advance(HOURS_MS);
  await expireRequests(app.context, 100);
  await expireSessions(app.context, 100);
  const alone = platform(app, (await app.signUp()).key);
  const { id, refundId } = await refusedRefund(app, alone);
  await refundsOf(app, alone).retry(id, refundId);
  const elsewhere = await refusedRefund(app, alone);
  await app.call('POST', `/v1/escrow/agreements/${elsewhere.id}/refunds/${elsewhere.refundId}/retry`, {
    key: alone.key,
    body: { destination: { bankCode: '058', accountNumber: '0123456789' } },
  });
  const unpaid = await refusedPayout(app, alone);
  await app.call('POST', `/v1/payouts/${unpaid.payoutId}/retry`, { key: alone.key });
  await playTime(app, alone);
  await playDisputes(app, alone);
  await playAmendments(app, alone);
  await logSettled(app);
  await publishAnchors(app.context);
  return [key, alone.key];
}

/** A window that is paused, extended and ends; one that holds; a late delivery; an unpaid agreement. */
async function playTime(app: ListeningApp, on: Platform): Promise<void> {
  const soon = new Date(app.context.clock().getTime() + DAY_MS).toISOString();
  await on.create([500], { ...PARTIES, fundBy: soon });
  const limits = { inspectionSeconds: 3_600, onSilence: 'hold' };
  const milestones = [
    { title: 'Design', amount: 200, ...limits },
    { title: 'Delivery', amount: 300, deliverBy: soon },
  ];
  const { id, milestones: made } = (await on.create([200, 300], { ...PARTIES, milestones })).body;
  const external_user_id = PARTIES.buyerExternalId;
  const account = (await on.assess(id, { external_user_id })).body.virtualAccount?.accountNumber ?? '';
  await on.deposit(account, 500);
  await on.confirm(id, made[0]?.id ?? '', PARTIES.sellerExternalId);
  await on.post(id, 'freeze', { reason: 'look' });
  await on.post(id, 'unfreeze');
  await on.post(id, `milestones/${made[0]?.id}/extend`, { seconds: 1_800, party: 'buyer' });
  for (let hours = 0; hours < 26; hours++) {
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
  }
}

/** Amendments with every end. */
async function playAmendments(app: ListeningApp, on: Platform): Promise<void> {
  const fees = [{ name: 'Commission', basisPoints: 500 }];
  const { id, milestones } = (await on.create([50_000, 30_000], { ...PARTIES, fees })).body;
  const { propose, accept, step } = amendments(app, on, id);
  const { buyerExternalId, sellerExternalId: externalUserId } = PARTIES;
  const drop = [{ type: 'drop', milestoneId: milestones[1]?.id }];
  await step((await propose(drop, { externalUserId })).body, 'withdraw', externalUserId);
  await step((await propose(drop, { externalUserId })).body, 'decline', buyerExternalId);
  await propose(drop, { externalUserId });
  app.time.advance(8 * DAY_MS);
  await runDueJobs(app);
  const operations = [...drop, { type: 'add', title: 'Website', amount: 25_000 }];
  const statement = 'A website instead of the leaflet.';
  await accept((await propose(operations, { externalUserId, statement })).body, buyerExternalId);
}

/** Offers that are withdrawn and declined; a hold; a decision that comes late, and an appeal. */
async function playDisputes(app: ListeningApp, on: Platform): Promise<void> {
  const { id, milestones } = (await on.create([60_000], PARTIES)).body;
  const external_user_id = PARTIES.buyerExternalId;
  const account = (await on.assess(id, { external_user_id })).body.virtualAccount?.accountNumber ?? '';
  await on.deposit(account, 60_000);
  const { open, step } = disputes(app, on);
  const [buyer, seller] = [
    { externalUserId: PARTIES.buyerExternalId },
    { externalUserId: PARTIES.sellerExternalId },
  ];
  const opening = { ...buyer, reason: 'damaged', statement: 'One leg is broken.', toBuyer: 30_000 };
  const { body: dispute } = await open({ id, milestones } as AgreementBody, opening);
  const offer = async (by: object, toBuyer: number, words: object) =>
    (await step(dispute, 'offers', { ...by, toBuyer, ...words })).body.offer?.id;
  const first = await offer(seller, 10_000, { statement: 'I can send another leg.' });
  await step(dispute, `offers/${first}/withdraw`, seller);
  const second = await offer(buyer, 25_000, {});
  await step(dispute, `offers/${second}/decline`, seller);
  const { add, share } = evidence(app, on.key);
  const file = await add(dispute, pdf('An invoice.'), { ...buyer, shared: false });
  await share(dispute, file.body, buyer.externalUserId);
  await step(dispute, 'messages', { ...buyer, statement: 'Then somebody has to decide.' });
  await on.post(id, 'freeze', { reason: 'look' });
  await on.post(id, 'unfreeze');
  await step(dispute, 'escalate', buyer);
  app.time.advance(8 * DAY_MS);
  await runDueJobs(app);
  const verdict = { toBuyer: 20_000, toSeller: 40_000, code: 'repairable', statement: 'It can be repaired.' };
  await step(dispute, 'decide', verdict);
  await step(dispute, 'appeal', { ...buyer, statement: 'The repair costs more.' });
  await step(dispute, 'decide', verdict);
  await runDueJobs(app);
}

/** Replaces ids and times, so that the examples are stable from one run to the next. Equal ids stay equal. */
function steady(event: PublicEvent): object {
  const seen = new Map<string, string>();
  const idOf = (prefix: string, id: string) => {
    if (!seen.has(id)) seen.set(id, `${prefix}_${String(seen.size + 1).padStart(32, '0')}`);
    return seen.get(id);
  };
  const text = JSON.stringify({ ...event, environment: 'test' })
    .replace(/\b([a-z]{2,5})_([0-9a-f]{32})(?![0-9a-f])/g, (id, prefix: string) => idOf(prefix, id) ?? id)
    .replace(/\bdev_(test_)?[0-9a-f]{32}\b/g, (_id, test = '') => `dev_${test}${'1'.padStart(32, '0')}`)
    .replace(/\b(buyer|seller|person)_[0-9a-f]{8}\b/g, '$1_1')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-03-02T09:30:00.000Z');
  const plain = JSON.parse(text) as PublicEvent;
  const fields = Object.keys(EVENTS[event.type].data).filter((field) => field in plain.data);
  const actor = plain.actor && { type: plain.actor.type, id: plain.actor.id };
  return {
    ...plain,
    actor,
    data: Object.fromEntries(fields.map((field) => [field, plain.data[field as never]])),
  };
}
