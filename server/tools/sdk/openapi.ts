/** The part of JSON Schema that our OpenAPI document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

type Parameter = {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
};

export type Document = {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

export const REF = '#/components/schemas/';

/**
 * The schema at a path such as `Milestone`, `Problem.details[]`, `createAgreement()` or `listEvents().type`.
 */
export function schemaAt(document: Document, place: string): Schema {
  const [root = '', ...steps] = place.split(/\.|(?=\[\])/);
  const start = root.endsWith('()') ? paramsOf(document, root) : document.components.schemas[root];
  const found = steps.reduce<Schema | undefined>(
    (schema, step) => (step === '[]' ? schema?.items : schema?.properties?.[step]),
    start,
  );
  if (!found) throw new Error(`openapi.json has no ${place}`);
  return found;
}

/** Follows a reference to its named schema. Returns any other schema as it is. */
export function resolved(document: Document, schema: Schema): Schema {
  return schema.$ref ? schemaAt(document, schema.$ref.slice(REF.length)) : schema;
}

/** The input of an operation: its body, or else its query as an object, described by its route. */
function paramsOf(document: Document, place: string): Schema | undefined {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (`${operation.operationId}()` !== place) continue;
      const [body] = Object.values(operation.requestBody?.content ?? {});
      const description = `${operation.summary}: \`${method.toUpperCase()} ${path}\``;
      return { ...(body?.schema ?? queryOf(operation)), description };
    }
  }
  return undefined;
}

function queryOf({ parameters = [] }: Operation): Schema {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(
      query.map(({ name, description, schema }) => [
        name,
        { ...typed(schema), ...(description ? { description } : {}) },
      ]),
    ),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Query parameters are text; the SDK takes a boolean, and one word in place of a list of them. */
function typed(schema: Schema): Schema {
  if (schema.type === 'array' && schema.items) return { anyOf: [schema.items, schema] };
  return schema.enum?.join() === 'true,false' ? { type: 'boolean' } : schema;
}
