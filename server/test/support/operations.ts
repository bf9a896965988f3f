import type { FastifyInstance } from 'fastify';

export type Operation = {
  readonly method: string;
  /** The path with a well-formed id in place of each parameter. */
  readonly path: string;
  readonly pattern: string;
  readonly guarded: boolean;
  readonly definition: OperationObject;
};

export type OperationObject = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; schema?: { pattern?: string } }[];
  requestBody?: object;
  responses?: Record<string, { description?: string; content?: Record<string, unknown> }>;
};

/** Every operation in the OpenAPI document, so that a new route is tested without being listed. */
export function operationsOf(http: FastifyInstance): Operation[] {
  const { paths } = http.swagger() as { paths: Record<string, Record<string, OperationObject>> };
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, definition]) => ({
      method: method.toUpperCase(),
      path: pattern.replace(/\{([^}]+)\}/g, (_match, name) => exampleOf(definition, name)),
      pattern,
      guarded: definition.security?.length !== 0,
      definition,
    })),
  );
}

/** A value of the documented shape: the pattern of an id contains its prefix. */
function exampleOf(definition: OperationObject, name: string): string {
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  const prefix = /^\^([a-z]+)_/.exec(parameter?.schema?.pattern ?? '')?.[1];
  return prefix ? `${prefix}_${'0'.repeat(32)}` : 'anything';
}
