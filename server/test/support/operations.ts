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
  requestBody?: object;
  responses?: Record<string, { description?: string; content?: Record<string, unknown> }>;
};

/** Every operation that the OpenAPI document lists, so that a new route is tested without being named. */
export function operationsOf(http: FastifyInstance): Operation[] {
  const { paths } = http.swagger() as { paths: Record<string, Record<string, OperationObject>> };
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, definition]) => ({
      method: method.toUpperCase(),
      path: pattern.replace(/\{[^}]+\}/g, `key_${'0'.repeat(32)}`),
      pattern,
      guarded: definition.security?.length !== 0,
      definition,
    })),
  );
}
