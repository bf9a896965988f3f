import { z } from 'zod';
import { ENVIRONMENTS } from '#core/environment.ts';
import { EVENT_TYPE_NAMES, EVENTS, type EventType, type PublicEvent } from '#core/events/event.ts';
import type { FieldKind, Fields } from '#core/events/fields.ts';
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

function memberOf(type: EventType) {
  return z
    .strictObject({
      id: z.string(),
      type: z.literal(type),
      createdAt: timestamp,
      environment: z.enum(ENVIRONMENTS).meta({ description: 'test: no real money moved' }),
      agreementId: z.string().optional(),
      agreement: AgreementOfEvent.optional(),
      sequence: z.int().meta({ description: 'Gap-free within its agreement' }),
      actor: ActorView.nullable().meta({
        description: 'Who caused it. Null for events older than this field',
      }),
      data: dataSchema(EVENTS[type].data),
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
