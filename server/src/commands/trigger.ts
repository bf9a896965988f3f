import { setTimeout as sleep } from 'node:timers/promises';
import type { Surety, SuretyEvent } from '@surety/sdk';
import { EVENT_TYPE_NAMES, EVENTS, type EventType } from '#core/events/event.ts';
import { exampleOf } from '#core/events/examples.ts';
import { withClient } from './client.ts';
import { CommandError, UsageError } from './command-error.ts';
import type { Credentials } from './credentials.ts';
import { checkEventType, checkedUrl, forward, said } from './listen.ts';
import { newScene, SCENARIOS, type Scene, type Step } from './scenarios/agreement-scenarios.ts';
import { OTHER_SCENARIOS, type Scenario } from './scenarios/other-scenarios.ts';

const LOOK_EVERY_MS = 200;
/** A worker that is busy with the jobs of others gets to this one later. */
const DEFAULT_WAIT_MS = 60_000;

export type TriggerOptions = {
  readonly forwardTo?: string | undefined;
  /** How long to wait for the event. */
  readonly waitMs?: number | undefined;
};

/** Drives the sandbox through a scenario until the event happens, and prints all events. */
export async function trigger(
  findCredentials: () => Promise<Credentials>,
  type: string | undefined,
  { forwardTo, waitMs = DEFAULT_WAIT_MS }: TriggerOptions = {},
): Promise<number> {
  if (type === undefined) {
    console.log(`Events that can be triggered:\n\n${scenarioList()}`);
    return 0;
  }
  checkEventType(type);
  const url = checkedUrl(forwardTo);
  const steps = SCENARIOS[type];
  const scenario = OTHER_SCENARIOS[type];
  if (!steps && !scenario) return sendSample(await findCredentials(), type, url);
  if (url !== undefined) {
    throw new UsageError(`${type} really happens; use surety listen --forward-to to receive it.`);
  }
  const credentials = await findCredentials();
  return withClient(credentials, async (surety) => {
    if (steps) await playAgreement(surety, steps, { type, waitMs });
    else if (scenario) await playOther(surety, scenario, { type, waitMs, apiUrl: credentials.apiUrl });
    return 0;
  });
}

type Wanted = { readonly type: EventType; readonly waitMs: number };

async function playAgreement(surety: Surety, steps: readonly Step[], wanted: Wanted): Promise<void> {
  // Never play a scenario in the books of a real bank.
  await surety.sandbox.retrieve();
  const scene = newScene(surety);
  await play(scene, steps, wanted);
  const { status } = await surety.escrow.agreements.retrieve(scene.agreementId);
  console.log(`\n${scene.agreementId} is ${status}.`);
}

/** An event outside an agreement's history is about one object, whose id is in its data. */
async function playOther(
  surety: Surety,
  scenario: Scenario,
  { type, waitMs, apiUrl }: Wanted & { readonly apiUrl: string },
): Promise<void> {
  const id = await scenario(surety, apiUrl, waitMs);
  const matching = await until({ type, waitMs }, async () => {
    const events = await surety.events.list({ type }).toArray();
    return events.filter(({ data }) => Object.values(data).some((value) => String(value) === id));
  });
  show(matching, 0);
  console.log(`\nIt is about ${id}.`);
}

/** Events that need a person, hours, or a failing bank cannot be triggered, so a sample is shown. */
async function sendSample(
  { webhookSecret }: Credentials,
  type: EventType,
  url: string | undefined,
): Promise<number> {
  const sample = { ...exampleOf(type), createdAt: new Date().toISOString() };
  console.log(JSON.stringify(sample, null, 2));
  console.log(`\n${type} needs a person, hours, or a failing bank, so this is a sample.`);
  if (url === undefined) {
    console.log('Use --forward-to to send it to your receiver, signed like surety listen does.');
    return 0;
  }
  const outcome = await forward(sample, url, webhookSecret);
  console.log(`${url}${said(outcome)}`);
  return outcome.status !== null && outcome.status >= 200 && outcome.status < 300 ? 0 : 1;
}

async function play(scene: Scene, scenario: readonly Step[], wanted: Wanted): Promise<void> {
  let shown = 0;
  for (const step of scenario) {
    await step(scene);
    shown = show(await timeline(scene), shown);
  }
  await until(wanted, async () => {
    const events = await timeline(scene);
    shown = show(events, shown);
    return events.filter(({ type }) => type === wanted.type);
  });
}

/** Polls until there is a result or the time is up. */
async function until({ type, waitMs }: Wanted, look: () => Promise<SuretyEvent[]>): Promise<SuretyEvent[]> {
  for (const deadline = performance.now() + waitMs; ; await sleep(LOOK_EVERY_MS)) {
    const events = await look();
    if (events.length > 0) return events;
    if (performance.now() > deadline) {
      throw new CommandError(
        `${type} did not happen within ${waitMs / 1000} seconds. Is a worker running? --wait sets the time.`,
      );
    }
  }
}

function timeline({ surety, agreementId }: Scene): Promise<SuretyEvent[]> {
  return surety.escrow.agreements.events(agreementId).toArray();
}

function show(events: readonly SuretyEvent[], shown: number): number {
  for (const { sequence, type } of events.slice(shown)) {
    console.log(
      `${String(sequence).padStart(3)}  ${type.padEnd(28)}${EVENTS[type as EventType]?.description ?? ''}`,
    );
  }
  return events.length;
}

function scenarioList(): string {
  return EVENT_TYPE_NAMES.map((name) => `  ${name.padEnd(28)}${EVENTS[name].description}`).join('\n');
}
