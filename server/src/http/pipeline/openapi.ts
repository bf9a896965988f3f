import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { withRequestExamples, withWebhooks } from './open/examples.ts';
import { describeResources } from './shape/resources.ts';

const DESCRIPTION = `Hold money in escrow and release it milestone by milestone, score the fraud risk of a payment,
and verify a person's identity, in one service that you host yourself.
Fields and query parameters are named in camelCase; snake_case is accepted as well, such as \`external_user_id\`.
Amounts are integers in the smallest currency unit (kobo for NGN). Times are ISO 8601. Every response carries
\`x-request-id\` and \`Surety-Version\`. All errors have the same shape, with a \`code\` for programs and a \`message\` for people.
Networks and countries of addresses: [IP Geolocation by DB-IP](https://db-ip.com), Route Views and NRO (CC BY 4.0).`;

/** In the order in which a reader needs them. */
const TAGS = [
  ['Developers', 'The account that owns everything else'],
  ['API keys', 'Create, list, rotate and revoke the API keys of an account'],
  ['Escrow', 'Agreements, their milestones and the money held for them'],
  ['Disputes', 'Disputes about a milestone: messages, offers, decisions'],
  ['Payouts', 'Payments to sellers'],
  ['Payout accounts', 'The bank accounts that sellers are paid to'],
  ['Ledger', 'Every movement of money, in double entry'],
  ['Sandbox', 'Simulate the bank while no real one is connected'],
  ['Approvals', 'Requests that a second person has to approve'],
  ['Fraud', 'Score the fraud risk of a transaction'],
  ['Reviews', 'The review queue: cases that need a person, and their decisions'],
  ['Identity', 'Compare an identity document with a face'],
  ['Webhooks', 'Receive events at your own endpoints, signed and delivered at least once'],
  ['Events', 'Read events in order'],
  ['Mail', 'Mail to buyers and to the account'],
  ['Privacy', 'People’s requests about their data, erasure, consent and retention'],
  ['Audit log', 'Who changed what, when and from where'],
  ['Operations', 'For the operator of the service'],
] as const;
export type Tag = (typeof TAGS)[number][0];

/** The document is generated from the schemas that validate requests, so the two cannot disagree. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Surety', version: '1', description: DESCRIPTION, license: { name: 'Apache-2.0' } },
      servers: [{ url: '/' }],
      security: [{ apiKey: [] }],
      tags: TAGS.map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      withWebhooks(
        withRequestExamples(withResources(withoutInputTwins(jsonSchemaTransformObject(document)))),
      ),
  });
}

/** Each named schema appears twice, as output and as input. Ours are equal, so the input copy is removed. */
function withoutInputTwins<Document extends object>(document: Document): Document {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  const isTwin = (name: string) => name.endsWith('Input') && name.slice(0, -'Input'.length) in schemas;
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'schemas') return Object.fromEntries(Object.entries(value).filter(([name]) => !isTwin(name)));
    if (key !== '$ref' || typeof value !== 'string') return value;
    const name = value.slice(value.lastIndexOf('/') + 1);
    return isTwin(name) ? value.slice(0, -'Input'.length) : value;
  });
}

function withResources<Document extends object>(document: Document): Document {
  describeResources((document as { components?: { schemas?: object } }).components?.schemas as never);
  return document;
}
