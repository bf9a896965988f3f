import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Surety } from '@surety/sdk';
import { CommandError } from '#commands/command-error.ts';
import type { EventType } from '#core/events/event.ts';
import { chargedBack, justCreated, newScene, paidOut, type Scene, type Step } from './agreement-scenarios.ts';
import { IDENTITY_SCENARIOS } from './identity-scenarios.ts';
import { RISK_SCENARIOS } from './risk-scenarios.ts';

/** Plays a scenario with the service at a URL, and returns the id that the event is about. */
export type Scenario = (surety: Surety, apiUrl: string, waitMs: number) => Promise<string>;

const LOOK_EVERY_MS = 200;
const NOTE = { note: 'Triggered by hand.' };

const playAll = async (surety: Surety, steps: readonly Step[]): Promise<Scene> => {
  // Never play a scenario in the books of a real bank.
  await surety.sandbox.retrieve();
  const scene = newScene(surety);
  for (const step of steps) await step(scene);
  return scene;
};

/** Waits for something that a worker does in the background. */
async function found<Thing>(
  what: string,
  waitMs: number,
  look: () => Promise<Thing | undefined>,
): Promise<Thing> {
  for (const deadline = performance.now() + waitMs; ; await sleep(LOOK_EVERY_MS)) {
    const thing = await look();
    if (thing !== undefined) return thing;
    if (performance.now() > deadline)
      throw new CommandError(
        `No ${what} was found within ${waitMs / 1000} seconds. Is a worker running? --wait sets the time.`,
      );
  }
}

/** The bank takes money back that the seller already has. */
const openException: Scenario = async (surety, _apiUrl, waitMs) => {
  const { agreementId } = await playAll(surety, chargedBack);
  const exception = await found('exception', waitMs, async () => {
    const open = await surety.exceptions.list({ status: 'OPEN' }).toArray();
    return open.find((one) => one.agreementId === agreementId);
  });
  return exception.id;
};

/** With a rule that holds this one payout and is removed afterwards. */
const holdPayout = async (
  surety: Surety,
  waitMs: number,
  andThen: (holdId: string) => Promise<unknown>,
): Promise<string> => {
  await surety.sandbox.retrieve();
  const { rules } = await surety.payouts.policy();
  const strict = { rule: 'unverified_seller', above: 0, currency: 'NGN' } as const;
  await surety.payouts.setPolicy({ rules: [...rules, strict] });
  try {
    const { agreementId } = await playAll(surety, paidOut);
    const hold = await found(
      'hold',
      waitMs,
      async () => (await surety.payouts.holds({ agreementId }).toArray())[0],
    );
    await andThen(hold.id);
    return hold.id;
  } finally {
    await surety.payouts.setPolicy({ rules });
  }
};

const openReview = async (surety: Surety, apiUrl: string): Promise<string> => {
  const verification = await IDENTITY_SCENARIOS['identity.failed'](surety, apiUrl);
  const { id } = await surety.reviews.appeal(verification, { claim: 'It is me. Triggered by hand.' });
  return id;
};

/** Scenarios for events that are in no agreement's history. */
export const OTHER_SCENARIOS: Readonly<Partial<Record<EventType, Scenario>>> = {
  ...IDENTITY_SCENARIOS,
  ...RISK_SCENARIOS,
  'assessment.created': async (surety) => {
    const platformUserId = `person_${randomBytes(4).toString('hex')}`;
    return (
      await surety.fraud.assess({ platformUserId, transactionAmount: 500_000, deviceFingerprint: '3f2a9c0e' })
    ).id;
  },
  'payout_account.changed': async (surety) => {
    await surety.sandbox.retrieve();
    const seller = `seller_${randomBytes(4).toString('hex')}`;
    await surety.escrow.payoutAccounts.set(seller, { bankCode: '058', accountNumber: '0123456789' });
    return seller;
  },
  'link.opened': async (surety, apiUrl) => {
    const { agreementId } = await playAll(surety, justCreated);
    const link = await surety.escrow.links.create(agreementId, { party: 'buyer', purposes: ['track'] });
    const page = await fetch(new URL(new URL(link.url).pathname, apiUrl));
    if (!page.ok) throw new CommandError(`The page behind the link returned ${page.status}.`);
    return link.id;
  },
  'exception.opened': openException,
  'exception.closed': async (surety, apiUrl, waitMs) => {
    const id = await openException(surety, apiUrl, waitMs);
    await surety.exceptions.close(id, NOTE);
    return id;
  },
  'payout.held': (surety, _apiUrl, waitMs) => holdPayout(surety, waitMs, async () => undefined),
  'payout.hold_lifted': (surety, _apiUrl, waitMs) =>
    holdPayout(surety, waitMs, (id) => surety.payouts.liftHold(id, NOTE)),
  'review.opened': openReview,
  'review.decided': async (surety, apiUrl) => {
    const id = await openReview(surety, apiUrl);
    await surety.reviews.decide(id, { decision: 'refuse', reason: 'Triggered by hand.' });
    return id;
  },
};
