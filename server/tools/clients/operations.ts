import { readdirSync, readFileSync } from 'node:fs';
import type { Document, Operation, Schema } from '#tools/sdk/openapi.ts';

/** One method of a client. */
export type ClientMethod = {
  readonly operationId: string;
  /** The TypeScript SDK's name of the method. */
  readonly name: string;
  readonly verb: string;
  /** Without `/v1`, with the names of its ids in braces. */
  readonly path: string;
  readonly ids: readonly string[];
  readonly input: 'none' | 'query' | 'json' | 'form';
  /** True if the call makes no sense without its input. */
  readonly inputRequired: boolean;
  /** The response schemas that are not empty. */
  readonly answers: readonly Schema[];
  /** The response is a file, whose bytes are returned. */
  readonly isFile: boolean;
  /** The parameter that takes `nextCursor`, for a list that has pages. */
  readonly cursor: 'cursor' | 'after' | null;
  /** False if the server cannot recognise a repeated request. */
  readonly repeatable: boolean;
  readonly words: string;
};

/** A group of methods, such as `escrow.agreements`, and the groups inside it. */
export type Resource = {
  readonly name: string;
  readonly words: string;
  readonly methods: readonly ClientMethod[];
  readonly children: readonly Resource[];
};

const SDK = new URL('../../../sdk/src/', import.meta.url);

/** Paths that a client does not call: probes, and requests of banks. */
const NOT_FOR_CLIENTS = /^(?!\/v1\/)|^\/v1\/providers\//;

/**
 * Every operation of openapi.json as a method. Resources and methods have the names of the TypeScript SDK and
 * are read from its sources, so that all clients use one vocabulary and a new endpoint is named only there.
 */
export function resourcesOf(document: Document): Resource {
  const operations = operationsOf(document);
  const root = readResource(readFileSync(new URL('client.ts', SDK), 'utf8'), 'Surety', operations);
  const named = new Set(everyMethod(root).map(({ operationId }) => operationId));
  const left = [...operations.values()].find(({ operationId }) => !named.has(operationId));
  if (left) throw new Error(`No method in sdk/src/resources calls ${left.operationId}. Add one there.`);
  return root;
}

export function everyMethod({ methods, children }: Resource): ClientMethod[] {
  return [...methods, ...children.flatMap(everyMethod)];
}

/** By verb and path as the SDK writes them: `GET /webhooks/{}`. */
function operationsOf(document: Document): Map<string, ClientMethod> {
  const found = new Map<string, ClientMethod>();
  for (const [path, verbs] of Object.entries(document.paths)) {
    if (NOT_FOR_CLIENTS.test(path)) continue;
    for (const [verb, operation] of Object.entries(verbs)) {
      const method = methodOf(verb.toUpperCase(), path.slice('/v1'.length), operation);
      found.set(`${method.verb} ${method.path.replaceAll(/\{\w+\}/g, '{}')}`, method);
    }
  }
  return found;
}

function methodOf(verb: string, path: string, operation: Operation): ClientMethod {
  const { operationId, summary, description, parameters = [], requestBody, responses = {} } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema));
  const isFile = answers.some(({ format }) => format === 'binary');
  const required = body ? (body.schema.required ?? []).length > 0 : query.some((one) => one.required);
  return {
    operationId,
    name: operationId,
    verb,
    path,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id),
    input: bodyKind(media, body?.schema, query.length),
    inputRequired: required,
    answers: isFile ? [] : answers,
    isFile,
    cursor: isPaged(query, answers) ? 'cursor' : null,
    repeatable: verb !== 'POST' || parameters.some(({ name }) => name === 'idempotency-key'),
    words: [summary, description].filter(Boolean).join('.\n\n'),
  };
}

function bodyKind(
  media: string | undefined,
  body: Schema | undefined,
  queries: number,
): ClientMethod['input'] {
  if (media === 'multipart/form-data') return 'form';
  if (body && Object.keys(body.properties ?? {}).length > 0) return 'json';
  return queries > 0 && !body ? 'query' : 'none';
}

function isPaged(query: readonly { readonly name: string }[], [answer]: readonly Schema[]): boolean {
  return query.some(({ name }) => name === 'cursor') && answer?.properties?.['data'] !== undefined;
}

/** `this.x = new X(send)` and `x: new X(send)` name a group; `method:` and `path:` name its operations. */
function readResource(text: string, name: string, operations: ReadonlyMap<string, ClientMethod>): Resource {
  const groups = [...text.matchAll(/this\.(\w+) = (?:new (\w+)\(send\)|\{([^}]*)\})/g)];
  const children = groups.map(([, key = '', type, inner]) => {
    const words = wordsBefore(text, new RegExp(`readonly ${key}[:;]`));
    if (type) return { ...resourceIn(type, operations), name: key, words };
    const members = [...(inner ?? '').matchAll(/(\w+): new (\w+)\(send\)/g)];
    const nested = members.map(([, member = '', kind = '']) => ({
      ...resourceIn(kind, operations),
      name: member,
    }));
    return { name: key, words, methods: [], children: nested };
  });
  return { name, words: '', children, methods: name === 'Surety' ? [] : methodsIn(text, operations) };
}

function resourceIn(type: string, operations: ReadonlyMap<string, ClientMethod>): Resource {
  for (const file of readdirSync(new URL('resources/', SDK))) {
    const text = readFileSync(new URL(`resources/${file}`, SDK), 'utf8');
    const at = text.search(new RegExp(`^(?:export )?class ${type} \\{`, 'm'));
    if (at < 0) continue;
    const end = text.indexOf('\n}\n', at);
    const words = wordsBefore(text, new RegExp(`(?:export )?class ${type} \\{`));
    return { ...readResource(text.slice(at, end), type, operations), words };
  }
  throw new Error(`sdk/src/resources has no class ${type}`);
}

function methodsIn(text: string, operations: ReadonlyMap<string, ClientMethod>): ClientMethod[] {
  const found = new Map<string, ClientMethod>();
  for (const chunk of text.split(/\n {2}(?=(?:async )?[*#]?\w+(?:<[^(]*>)?\()/)) {
    const name = /^(?:async )?([*#]?\w+)/.exec(chunk)?.[1] ?? '';
    const verb = /method: '(\w+)'/.exec(chunk)?.[1];
    const path = /path(?::| =) '([^']+)'/.exec(chunk)?.[1];
    const method = operations.get(`${verb} ${path}`);
    if (!method || found.has(method.operationId)) continue;
    found.set(method.operationId, { ...method, name });
  }
  return [...found.values()].flatMap(withPages);
}

/** The event log is read page by page or as a list; both are one operation. */
function withPages(method: ClientMethod): ClientMethod[] {
  if (method.operationId !== 'listEvents') return [method];
  return [
    { ...method, name: 'list', cursor: 'after' },
    { ...method, name: 'read' },
  ];
}

/** The doc comment in front of a line of the SDK. */
function wordsBefore(text: string, line: RegExp): string {
  const before = text.slice(0, text.search(line));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const words = comment.replaceAll(/^\s*\* ?/gm, '').trim();
  return words.split('@example')[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
}
