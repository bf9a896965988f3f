import { z } from 'zod';
import { ENVIRONMENTS } from '#core/environment.ts';
import { EVENT_TYPE_NAMES, EVENTS, type EventType, type PublicEvent } from '#core/events/event.ts';
import type { FieldKind, Fields } from '#core/events/fields.ts';
import type { EVENT_FUNDING } from '#core/events/funding.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';

const NAMED: Readonly<Record<Extract<FieldKind, string>, z.ZodType>> = {
  text: z.string(),
  'text or null': z.string().nullable(),
  amount: z.int().nonnegative().meta({ description: 'In the smallest currency unit' }),
  'amount or null': z.int().nonnegative().nullable().meta({ description: 'In the smallest currency unit' }),
  integer: z.int(),
  share: z.number().min(0).max(1),
  flag: z.boolean(),
  texts: z.array(z.string()),
  'named texts': z.record(z.string(), z.string()),
};

function fieldSchema(kind: FieldKind): z.ZodType {
  if (typeof kind === 'string') return NAMED[kind];
  if ('added' in kind) return fieldSchema(kind.added).optional();
  if ('optional' in kind) return fieldSchema(kind.optional).optional();
  if ('oneOf' in kind) return z.enum(kind.oneOf);
  return z.array('someOf' in kind ? z.enum(kind.someOf) : dataSchema(kind.listOf));
}

function dataSchema(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, fieldSchema(kind)])),
  );
}

const AgreementOfEvent = z
  .strictObject({
    reference: z.string().nullable().meta({ description: 'Your own reference of the agreement' }),
    buyerExternalId: z.string(),
    sellerExternalId: z.string(),
    totalAmount: NAMED.amount,
    currency: z.string().meta({ description: 'ISO 4217. Applies to every amount in the event' }),
  })
  .meta({ id: 'EventAgreement', description: 'The agreement that an event belongs to' });

const FundingOfEvent = z
  .strictObject({
    deposited: NAMED.amount,
    held: NAMED.amount,
    excess: NAMED.amount,
    queued: NAMED.amount,
    released: NAMED.amount,
    paidOut: NAMED.amount,
    refunded: NAMED.amount,
    refunding: NAMED.amount,
    outstanding: NAMED.amount,
  } satisfies Record<(typeof EVENT_FUNDING)[number], z.ZodType>)
  .meta({
    id: 'EventFunding',
    description:
      'Where the agreement’s money was right after the change that the event reports, however late it is ' +
      'delivered. Absent from events of agreements whose money last moved before version 0.2.0',
  });

/** The salts let others check a field against the hash that was anchored, without seeing the other fields. */
export const ProofView = z
  .strictObject({
    version: z
      .union([z.literal(1), z.literal(2)])
      .meta({ description: '1: the hash covers personal data. 2: it covers commitments to them' }),
    tenant: z.string(),
    stream: z.string().nullable().meta({ description: 'Null for audit records' }),
    previousHash: z.string(),
    hash: z.string().nullable().meta({ description: 'Null for events from before there were hash chains' }),
    clear: z.record(z.string(), z.unknown()).meta({
      description: 'What the hash covers in plain text: the data without personal fields in version 2',
    }),
    funding: z.string().nullable().meta({
      description: 'The amounts of an event that recorded them: the last element of what is hashed',
    }),
    commitments: z.record(z.string(), z.string()).meta({
      description: 'HMAC-SHA-256 of `["field",value]` with the salt as key, for each personal field',
    }),
    salts: z
      .record(z.string(), z.string())
      .meta({ description: 'The salt of each commitment, except for people who were erased' }),
  })
  .meta({ id: 'ChainProof', description: 'Everything that is needed to compute the hash again' });

/** The families of events that always belong to an agreement. */
const OF_AGREEMENTS =
  /^(?:agreement|amendment|deposit|dispute|excess|milestone|payout|refund|virtual_account)\./;

function memberOf(type: EventType) {
  return z
    .strictObject({
      id: z.string(),
      type: z.literal(type),
      createdAt: timestamp,
      environment: z.enum(ENVIRONMENTS).meta({ description: 'test: no real money moved' }),
      agreementId: OF_AGREEMENTS.test(type) ? z.string() : z.string().optional(),
      agreement: AgreementOfEvent.optional(),
      funding: FundingOfEvent.optional(),
      sequence: z.int().meta({ description: 'Gap-free within its agreement' }),
      actor: ActorView.nullable().meta({
        description: 'Who caused it. Null for events older than this field',
      }),
      data: dataSchema(EVENTS[type].data),
      proof: ProofView.optional().meta({ description: 'Only with `expand=proof`' }),
    })
    .meta({ id: memberName(type), description: EVENTS[type].description });
}

function memberName(type: EventType): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}

const [first, ...others] = EVENT_TYPE_NAMES;

/**
 * An event in the API, one schema for each type. It is generated from the same table as the TypeScript type,
 * so the cast is safe.
 */
export const EventView = z.discriminatedUnion('type', [memberOf(first), ...others.map(memberOf)]).meta({
  id: 'Event',
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(
      EVENT_TYPE_NAMES.map((type) => [type, `#/components/schemas/${memberName(type)}`]),
    ),
  },
}) as unknown as z.ZodType<PublicEvent, PublicEvent>;
