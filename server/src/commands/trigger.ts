import { setTimeout as sleep } from 'node:timers/promises';
import type { Surety, SuretyEvent } from '@surety/sdk';
import { IDENTITY_STORIES } from '#commands/stories/identity-stories.ts';
import { EVENTS, type EventType } from '#core/events/event.ts';
import { withClient } from './client.ts';
import { CommandError } from './command-error.ts';
import type { Credentials } from './credentials.ts';
import { newScene, type Scene, STORIES, type Step } from './trigger-stories.ts';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 200;

/** Drives the sandbox through a whole story until the event happens, and shows everything that happened. */
export async function trigger(credentials: Credentials, type: string | undefined): Promise<number> {
  if (type === undefined) {
    console.log(`Events that can be triggered:\n\n${storyList()}`);
    return 0;
  }
  const ofIdentity = IDENTITY_STORIES[type as EventType];
  if (ofIdentity) {
    return withClient(credentials, async (surety) => {
      const id = await ofIdentity(surety, credentials.apiUrl);
      await showOne(surety, type, id);
      return 0;
    });
  }
  const story = STORIES[type as EventType];
  if (!story) throw new CommandError(`"${type}" cannot be triggered. These can:\n\n${storyList()}`);
  return withClient(credentials, async (surety) => {
    // Not one step of a story in books that a real bank keeps.
    await surety.sandbox.retrieve();
    const scene = newScene(surety);
    await play(scene, story, type);
    const { status } = await surety.escrow.agreements.retrieve(scene.agreementId);
    console.log(`\n${scene.agreementId} is ${status}.`);
    return 0;
  });
}

/** What moves no money is played in any books; it is about one person, and told by one event. */
async function showOne(surety: Surety, type: string, id: string): Promise<void> {
  const told = await until(type, async () => {
    const events = await surety.events.list({ type: type as EventType }).toArray();
    return events.filter(({ data }) => 'id' in data && data.id === id);
  });
  show(told, 0);
  console.log(`\n${id} is what it is about.`);
}

async function play(scene: Scene, story: readonly Step[], type: string): Promise<void> {
  let shown = 0;
  for (const step of story) {
    await step(scene);
    shown = show(await timeline(scene), shown);
  }
  await until(type, async () => {
    const events = await timeline(scene);
    shown = show(events, shown);
    return events.filter((event) => event.type === type);
  });
}

/** Looks again until there is something, and not for ever. */
async function until(type: string, look: () => Promise<SuretyEvent[]>): Promise<SuretyEvent[]> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    const events = await look();
    if (events.length > 0) return events;
    if (performance.now() > deadline) {
      throw new CommandError(
        `${type} did not happen within ${PATIENCE_MS / 1000} seconds. Is a worker running?`,
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
      `${String(sequence).padStart(3)}  ${type.padEnd(28)}${EVENTS[type as EventType]?.says ?? ''}`,
    );
  }
  return events.length;
}

function storyList(): string {
  const names = Object.keys({ ...STORIES, ...IDENTITY_STORIES }) as EventType[];
  return names.map((name) => `  ${name.padEnd(28)}${EVENTS[name].says}`).join('\n');
}
