import { readdir, readFile } from 'node:fs/promises';
import type {
  EventType,
  PayoutFailedEvent,
  RejectionReason,
  Surety,
  SuretyEvent,
  UnknownEvent,
  verifyWebhook,
  WebhookEvent,
  WebhookTestEvent,
} from '@surety/sdk';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { TestEvent } from '#core/events/event.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { pageOf } from '#http/pipeline/paging.ts';
import { ok } from '#http/pipeline/schemas.ts';
import type {
  DepositReceivedEvent,
  EventBase,
  SomeEvent,
  UnknownEvent as SomeUnknownEvent,
} from '#test/support/sdk-types/event.ts';
import { titledSchemas } from '#tools/sdk/dashboard.ts';
import { formatted } from '#tools/sdk/format.ts';
import { SDK_NAMES, type SdkNames } from '#tools/sdk/names.ts';
import type { Document } from '#tools/sdk/openapi.ts';
import { dashboardTypes, sdkTypes } from '#tools/sdk/types.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const readDocument = async (path: string) => JSON.parse(await read(path)) as Document;

describe('the SDK’s types', () => {
  it('match openapi.json (else run: npm run openapi)', async () => {
    const made = formatted(sdkTypes(await readDocument('openapi.json'), SDK_NAMES));
    const committed = (await readdir(new URL('sdk/src/types/', root))).map((name) => `sdk/src/types/${name}`);
    expect(committed.sort()).toEqual(made.map(({ path }) => path).sort());
    for (const { path, content } of made) expect(await read(path), path).toBe(content);
  });

  it('leave no schema out by accident', async () => {
    const { events: _left, ...rest } = SDK_NAMES;
    const document = await readDocument('openapi.json');
    expect(() => sdkTypes(document, rest)).toThrow('Event is missing in server/tools/sdk/names.ts');
    const misspelt = { ...SDK_NAMES, more: { Other: 'Agreement.sattus' } };
    expect(() => sdkTypes(document, misspelt)).toThrow('openapi.json has no Agreement.sattus');
  });
});

describe('the dashboard’s types', () => {
  it('match its endpoints (else run: npm run openapi)', async () => {
    const document = await readDocument('openapi.json');
    const [made] = formatted([dashboardTypes(document, SDK_NAMES, titledSchemas(dashboardEndpoints))]);
    expect(await read('dashboard/src/api/types.ts')).toBe(made?.content);
  });

  it('have a name each', () => {
    const nameless = { operationId: 'peek', answers: [ok('Untold', pageOf(z.object({})))] };
    expect(() => titledSchemas([nameless])).toThrow(
      'The response schema of peek has neither a title nor an id',
    );
  });
});

describe('an event of the SDK', () => {
  it('is narrowed by its type, in the log as in a webhook', () => {
    const look = (event: SuretyEvent) => {
      switch (event.type) {
        case 'payout.failed':
          expectTypeOf(event).toEqualTypeOf<PayoutFailedEvent>();
          expectTypeOf(event.data.reason).toEqualTypeOf<string | null>();
          return event.data.reason;
        case 'identity.failed':
          expectTypeOf(event.data.rejectionReasons).toEqualTypeOf<RejectionReason[]>();
          return event.data.rejectionReasons.join();
        // @ts-expect-error the log does not hold what was made up to try an endpoint out
        case 'webhook.test':
          return undefined;
        default:
          expectTypeOf(event).toExtend<{ type: string; data: Record<string, unknown> }>();
          return event.type.toUpperCase();
      }
    };
    const createdAt = '2030-01-31T12:00:00.000Z';
    const frame = { id: 'evt_1', createdAt, environment: 'test', sequence: 1, actor: null } as const;
    const base = { ...frame, agreementId: 'agr_1' };
    const data = { milestoneId: 'mil_1', amount: 5, reference: 'ref', reason: 'account closed' };
    expect(look({ ...base, type: 'payout.failed', data })).toBe('account closed');
    expect(look(JSON.parse('{ "type": "chargeback.opened", "data": {} }'))).toBe('CHARGEBACK.OPENED');
  });

  it('has an agreementId where its type is about an agreement', () => {
    expectTypeOf<PayoutFailedEvent['agreementId']>().toEqualTypeOf<string>();
    expectTypeOf<WebhookEvent['agreementId']>().toEqualTypeOf<string | undefined>();
  });

  it('has a member for each type, and one for unknown types', () => {
    expectTypeOf<Exclude<SuretyEvent, { type: EventType }>>().toEqualTypeOf<UnknownEvent>();
    expectTypeOf<Exclude<EventType, SuretyEvent['type']>>().toBeNever();
  });

  it('may be a test event in a webhook, with the fields that the server sends', () => {
    expectTypeOf<typeof verifyWebhook>().returns.resolves.toEqualTypeOf<WebhookEvent>();
    expectTypeOf<Surety['webhooks']['verify']>().returns.resolves.toEqualTypeOf<WebhookEvent>();
    expectTypeOf<Extract<WebhookEvent, { type: 'webhook.test' }>>().toEqualTypeOf<WebhookTestEvent>();
    expectTypeOf<Exclude<WebhookEvent, SuretyEvent>>().toEqualTypeOf<WebhookTestEvent>();
    expectTypeOf<TestEvent>().toExtend<WebhookTestEvent>();
    expectTypeOf<WebhookTestEvent['data']>().toExtend<TestEvent['data']>();
  });
});

const FRAGMENT = 'server/test/support/sdk-types/fragment.json';
const FRAGMENT_NAMES: SdkNames = {
  paper: {
    FlapState: 'Envelope.state',
    Envelope: 'Envelope',
    Stamp: 'Stamp',
    WaxSeal: ['Mac', 'Keeps it shut'],
    SendParams: 'sendPost()',
    ListParams: 'listPosts()',
  },
  event: { SomeEvent: ['Event', 'Something that happened'] },
};

const PAPER = `// Made from openapi.json by \`npm run openapi\`, do not edit.
import type { ImageSource } from '../images.ts';
import type { PageParams } from '../pages.ts';

/** Of the flap. */
export type FlapState = 'open' | 'shut';

export type Envelope = {
  /** ISO 8601. */
  id: string;
  /** Null when it’s not painted. */
  color: string | null;
  size: number | null;
  state: FlapState;
  states: FlapState[];
  kinds: ('a' | "it's")[];
  sides: Record<FlapState, number>;
  labels: Record<string, string>;
  anything?: unknown | undefined;
  both: Stamp & WaxSeal;
  'x-extra'?: 1 | undefined;
};

export type Stamp = {
  /** 1 to 9. */
  price?: number | undefined;
};

/** Keeps it shut. */
export type WaxSeal = { wax?: true | undefined } & Record<string, unknown>;

/** Send a post: \`POST /posts\`. */
export type SendParams = {
  cover: ImageSource;
  /** At most 3 items. */
  pages?: ImageSource | readonly ImageSource[] | undefined;
  /** 2 to 8 characters. Default: Hi. */
  title?: string | undefined;
};

/** List posts: \`GET /posts\`. */
export type ListParams = PageParams & { lost?: boolean | undefined };
`;

describe('the type generator', () => {
  it('supports everything that a schema can contain', async () => {
    const [paper] = formatted(sdkTypes(await readDocument(FRAGMENT), FRAGMENT_NAMES));
    expect(paper?.content).toBe(PAPER);
  });

  it('turns a discriminated union into the types of event.ts', async () => {
    const [, event] = formatted(sdkTypes(await readDocument(FRAGMENT), FRAGMENT_NAMES));
    expect(event?.content).toBe(await read('server/test/support/sdk-types/event.ts'));
  });

  it('lets `switch` narrow that union, and leaves events of a newer server to `default`', () => {
    const seen: string[] = [];
    const look = (event: SomeEvent) => {
      expectTypeOf(event.id).toEqualTypeOf<string>();
      expectTypeOf(event.type).toExtend<string>();
      expectTypeOf(event.data).toExtend<Record<string, unknown>>();
      switch (event.type) {
        case 'deposit.received':
          expectTypeOf(event).toEqualTypeOf<DepositReceivedEvent>();
          expectTypeOf(event.data.amount).toEqualTypeOf<number>();
          seen.push(`${event.data.amount}`);
          break;
        case 'payout.awaiting_details':
          expectTypeOf(event.data.reason).toEqualTypeOf<string | null>();
          break;
        case 'agreement.unfrozen':
          expectTypeOf(event.data).toEqualTypeOf<Record<string, never>>();
          break;
        // @ts-expect-error an unknown type is most likely misspelt
        case 'deposit.recieved':
          break;
        default:
          expectTypeOf(event).toEqualTypeOf<SomeUnknownEvent>();
          expectTypeOf(event.data['anything']).toEqualTypeOf<unknown>();
          seen.push(event.type.toUpperCase());
      }
      if (event.type === 'deposit.received') expectTypeOf(event).toEqualTypeOf<DepositReceivedEvent>();
    };
    const base: EventBase = { id: 'evt_1', sequence: 1 };
    look({ ...base, type: 'deposit.received', agreementId: 'agr_1', data: { amount: 5 } });
    look(JSON.parse('{ "type": "chargeback.opened", "data": {} }'));
    expect(seen).toEqual(['5', 'CHARGEBACK.OPENED']);
    expectTypeOf<Extract<SomeEvent, { type: 'deposit.received' }>>().toEqualTypeOf<DepositReceivedEvent>();
  });
});
