import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DASHBOARD_API, dashboardEndpoints } from '#http/dashboard/api.ts';
import { everyRoute } from '#test/support/routes.ts';

export type Schema = { readonly [keyword: string]: unknown };
export type Parameter = { readonly name: string; readonly in: string; readonly schema?: Schema };

/** A route, and its documented input. */
export type Target = {
  readonly method: string;
  /** With `{name}` in place of each parameter. */
  readonly pattern: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly contentType: string;
};

type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema?: Schema }> };
};
type Document = { readonly paths: Record<string, Record<string, Operation>> };

/**
 * Every route of the router, with the schemas of the OpenAPI document (under either mount) or of the
 * dashboard's own endpoints. Other routes are requested as they are.
 */
export function targetsOf(http: FastifyInstance): Target[] {
  const { paths } = http.swagger() as unknown as Document;
  const own = new Map(
    dashboardEndpoints.map((endpoint) => [
      `${endpoint.method} ${DASHBOARD_API}${braces(endpoint.path)}`,
      describe(endpoint.query, endpoint.body),
    ]),
  );
  return everyRoute(http).map(({ method, pattern: route }) => {
    const pattern = braces(route);
    const known = paths[inApi(pattern)]?.[method.toLowerCase()];
    const { parameters = [], requestBody } = known ?? own.get(`${method} ${inLive(pattern)}`) ?? {};
    const [contentType = 'application/json'] = Object.keys(requestBody?.content ?? {});
    const body = requestBody?.content[contentType]?.schema ?? null;
    return { method, pattern, parameters, body, contentType };
  });
}

/** The dashboard is mounted a second time for the test environment. */
function inLive(path: string): string {
  return path.replace(`${DASHBOARD_API}/test/`, `${DASHBOARD_API}/`);
}

/** The API path of a route that the dashboard mounts. */
export function inApi(path: string): string {
  return inLive(path).replace(DASHBOARD_API, '');
}

function braces(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function describe(query: z.ZodType | undefined, body: z.ZodType | undefined): Operation {
  const properties = (query ? toSchema(query)['properties'] : {}) as Record<string, Schema>;
  return {
    parameters: Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(body && { requestBody: { content: { 'application/json': { schema: toSchema(body) } } } }),
  };
}

function toSchema(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
}
