import type { EventType } from '#core/events/event.ts';
import { exampleOf as exampleOfEvent } from '#core/events/examples.ts';

/** The parts of a JSON schema that an example is built from. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
};
type Operation = {
  summary?: string;
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
};
type DescribedSchema = Schema & { readonly description?: string };
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: object;
  components?: {
    schemas?: Record<string, DescribedSchema & { discriminator?: { mapping?: Record<string, string> } }>;
  };
};

/**
 * Realistic values by field name. They fit together: the milestone amount is the total, and the buyer is not
 * the seller. Other fields get an example of their type.
 */
const SAMPLES: Readonly<Record<string, unknown>> = {
  email: 'you@example.com',
  password: 'correct horse battery',
  label: 'Checkout service',
  buyerExternalId: 'buyer_1',
  sellerExternalId: 'seller_1',
  externalUserId: 'buyer_1',
  agreementId: 'agr_6f1c2a9be0d34c5f8a7b6c5d4e3f2a1b',
  milestoneId: 'ms_0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e',
  platformUserId: 'user_1',
  totalAmount: 500_000,
  amount: 500_000,
  transactionAmount: 500_000,
  deviceFingerprint: '3f2a9c0e',
  title: 'Delivery',
  code: 'proof_of_delivery',
  reason: 'The buyer reports that half of the order is missing',
  note: 'Checked with the bank: it was a duplicate',
  toBuyer: 200_000,
  toSeller: 300_000,
  accountNumber: '0123456789',
  bankCode: '058',
  url: 'https://example.com/webhooks',
  from: '2030-01-01T00:00:00Z',
  startedAt: '2026-01-31T12:00:00Z',
  currency: 'NGN',
  above: 50_000_000,
  enabled: true,
  overlapSeconds: 3_600,
  seconds: 86_400,
  advanceSeconds: 86_400,
};
/** Optional fields worth showing because they explain the request. */
const SHOWN_OPTIONAL: readonly string[] = [
  'reference',
  'reason',
  'label',
  'deviceFingerprint',
  'from',
  'enabled',
  'overlapSeconds',
  'advanceSeconds',
  'buyers',
];

/** Adds an example to every request with a JSON body. */
export function withRequestExamples<Made extends object>(document: Made): Made {
  const { paths = {}, components } = document as Document;
  const named = components?.schemas ?? {};
  for (const operation of Object.values(paths).flatMap(Object.values)) {
    const body = (operation as Operation).requestBody?.content?.['application/json'];
    if (body?.schema?.properties) body.example = exampleOf(body.schema, '', named);
  }
  return document;
}

/** Documents every event as a webhook to the reader's endpoint, with its meaning and contents. */
export function withWebhooks<Made extends object>(document: Made): Made {
  const { schemas = {} } = (document as Document).components ?? {};
  const mapping = Object.entries(schemas['Event']?.discriminator?.mapping ?? {});
  const webhooks = mapping.map(([type, $ref]) => {
    const { description = type } = schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
    const example = exampleOfEvent(type as EventType);
    const content = { 'application/json': { schema: { $ref }, ...(example && { example }) } };
    const responses = { '2XX': { description: 'Received. A delivery with any other status is retried' } };
    return [type, { post: { summary: description, tags: ['Events'], requestBody: { content }, responses } }];
  });
  return Object.assign(document, { webhooks: Object.fromEntries(webhooks) });
}

type Named = Readonly<Record<string, Schema>>;

function exampleOf(schema: Schema, name: string, named: Named): unknown {
  const { $ref, const: only, enum: words, anyOf, oneOf } = schema;
  if (only !== undefined) return only;
  if (words) return words[0];
  const meant = $ref && named[$ref.slice($ref.lastIndexOf('/') + 1)];
  const [choice] = meant ? [meant] : (anyOf ?? oneOf ?? []);
  if (choice) return exampleOf(choice, name, named);
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'array') return schema.items ? [exampleOf(schema.items, name, named)] : [];
  if (Object.hasOwn(SAMPLES, name)) return SAMPLES[name];
  switch (type) {
    case 'object':
      return objectOf(schema, named);
    case 'boolean':
      return true;
    case 'string':
      return schema.format === 'date-time' ? '2030-01-31T12:00:00Z' : 'order-1042';
    default:
      return 1;
  }
}

/** Builds the required fields and the few optional ones that help. */
function objectOf({ properties = {}, required = [] }: Schema, named: Named): object {
  const shown = Object.entries(properties).filter(
    ([name]) => required.includes(name) || SHOWN_OPTIONAL.includes(name),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, name, named)]));
}
