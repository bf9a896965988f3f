/** As much of the OpenAPI document as becomes a collection. */
export type ApiDocument = {
  readonly info?: { readonly title?: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, object | undefined>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
};
type Media = { readonly example?: unknown; readonly schema?: Form };
type Form = {
  readonly properties?: Record<
    string,
    { readonly format?: string; readonly items?: { readonly format?: string } }
  >;
};
export type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
};
export type Called = { readonly method: string; readonly path: string; readonly operation: Operation };

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Every operation with where it is, in the order of the document. */
export function operationsOf({ paths = {} }: ApiDocument): Called[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {})
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: operation as Operation,
      })),
  );
}

/** The API as a Postman collection (v2.1), with a folder for each part of the reference. */
export function postmanCollection(document: ApiDocument): object {
  const all = operationsOf(document);
  const folders = (document.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    item: all.filter(({ operation }) => operation.tags?.[0] === name).map(requestOf),
  }));
  return {
    info: { name: document.info?.title, description: document.info?.description, schema: SCHEMA },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key' },
        { key: 'value', value: '{{apiKey}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:3000' },
      { key: 'apiKey', value: '', description: 'Of a test environment, best: svc_test_…' },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  };
}

function requestOf({ method, path, operation }: Called): object {
  const { parameters = [], summary, description, security } = operation;
  const steps = path
    .slice(1)
    .split('/')
    .map((step) => step.replace(/^\{(.+)\}$/, ':$1'));
  const ofKind = (kind: string) =>
    parameters
      .filter((one) => one.in === kind)
      .map(({ name, description, required }) => ({
        ...{ key: name, value: '', description: description },
        ...(kind === 'query' && !required && { disabled: true }),
      }));
  const repeatable = parameters.some(({ name }) => name === 'idempotency-key');
  return {
    name: summary,
    request: {
      method,
      description,
      ...(security?.length === 0 && { auth: { type: 'noauth' } }),
      header: repeatable ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : [],
      url: {
        raw: `{{baseUrl}}/${steps.join('/')}`,
        ...{ host: ['{{baseUrl}}'], path: steps, query: ofKind('query'), variable: ofKind('path') },
      },
      ...bodyOf(operation),
    },
  };
}

function bodyOf({ requestBody }: Operation): object {
  const json = requestBody?.content['application/json'];
  if (json) {
    const raw = JSON.stringify(json.example ?? {}, null, 2);
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
  }
  const form = requestBody?.content['multipart/form-data']?.schema?.properties;
  if (!form) return {};
  const formdata = Object.entries(form).map(([key, { format, items }]) =>
    (format ?? items?.format) === 'binary' ? { key, type: 'file' } : { key, type: 'text', value: '' },
  );
  return { body: { mode: 'formdata', formdata } };
}
