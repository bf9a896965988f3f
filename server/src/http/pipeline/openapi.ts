import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { withRequestExamples, withWebhooks } from './open/examples.ts';

const DESCRIPTION = `Hold money in escrow and release it milestone by milestone, score the fraud risk of a payment,
and verify a person's identity: one service that you run yourself.

Amounts are integers in the smallest currency unit (kobo for NGN). Times are ISO 8601. Every answer carries
\`x-request-id\`; every error has the same shape, with a \`code\` for programs and a \`message\` for people.

Networks and countries of addresses: [IP Geolocation by DB-IP](https://db-ip.com), Route Views and NRO (CC BY 4.0).`;

/** In the order in which a reader needs them. */
const TAGS = [
  ['Developers', 'The account that everything else belongs to'],
  ['API keys', 'Make, list, replace and revoke the keys of an account'],
  ['Escrow', 'Agreements, their milestones, and the money that is held for them'],
  ['Payouts', 'What goes to the sellers'],
  ['Payout accounts', 'Where a seller is paid'],
  ['Ledger', 'Every movement of money, as double entries'],
  ['Sandbox', 'Play the bank while no real one is connected'],
  ['Approvals', 'What one asked for and another has to approve'],
  ['Fraud', 'Score the risk of a transaction'],
  ['Reviews', 'The desk: what waits for a person, and what they decide'],
  ['Identity', 'Compare a document with a face'],
  ['Webhooks', 'Hear of what happens, signed and delivered at least once'],
  ['Events', 'Read what happened, in order'],
  ['Mail', 'What buyers and the account are told by mail'],
  ['Audit log', 'Who changed what, and from where'],
  ['Operations', 'For whoever runs the service'],
] as const;
export type Tag = (typeof TAGS)[number][0];

/** The document is made from the same schemas that check the requests, so it cannot say anything else. */
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
      withWebhooks(withRequestExamples(withoutInputTwins(jsonSchemaTransformObject(document)))),
  });
}

/** Each named schema comes twice, as output and as input. One is enough: ours read the same both ways. */
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
