import { z } from 'zod';
import type { Endpoint } from '#http/pipeline/endpoint.ts';
import { REF, type Schema } from './openapi.ts';

type Answering = Pick<Endpoint, 'operationId' | 'answers'>;

/**
 * The schemas of responses that only the dashboard gets, by their title. Schemas that are also in the API
 * have an id instead and are in openapi.json. References to either use the name.
 */
export function titledSchemas(endpoints: readonly Answering[]): Readonly<Record<string, Schema>> {
  const titled: Record<string, Schema> = {};
  const named = (_key: string, value: unknown): unknown => {
    const { title, $ref, ...schema } = Object(value);
    if (typeof $ref === 'string') return { $ref: $ref.replace('#/$defs/', REF) };
    if (typeof title !== 'string') return value;
    titled[title] = schema;
    return { $ref: REF + title };
  };
  for (const { operationId, answers } of endpoints) {
    for (const { schema } of answers) {
      if (schema instanceof z.ZodUndefined) continue;
      const { $defs: _inTheApi, ...made } = z.toJSONSchema(schema);
      const answer: Schema = JSON.parse(JSON.stringify(made), named);
      const item = answer.properties?.['data']?.items ?? answer;
      if (!item.$ref) throw new Error(`The response schema of ${operationId} has neither a title nor an id`);
    }
  }
  return titled;
}
