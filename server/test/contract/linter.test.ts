import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const { paths, components } = JSON.parse(
  await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);
const ofApi = operations.filter(({ path }) => path.startsWith('/v1/'));

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const KEBAB_CASE = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][a-zA-Z0-9]*\})$/;
const CAPITALS = /^[A-Z]+(?:_[A-Z]+)*$/;

/** Names that are values of another field: types of approvals, signals, flags, ledger accounts. */
const KEYED_BY_DATA =
  /^(?:ApprovalRules|ApprovalPolicy\.rules|RiskFlagMatrix.*|.*\.(?:weights|balances|accounts|dueHours))$/;
/** SPEC.md has these values or names, or version 0.1.0 has them and keeps them. */
const FORCED = {
  form: 'POST /v1/identity/verify',
  status: new Set(['VerificationResult', 'Readiness', 'getHealth']),
  former: new Set(['LedgerEntry.kind', 'WebhookAttempt.at', 'WebhookTest.at']),
};
/** Events keep the names that they are stored and chained with. */
const isOfEvents = (where: string) => /Event/.test(where);

type Field = { where: string; name: string; schema: Schema };

function fieldsOf(where: string, schema: Schema | undefined): Field[] {
  if (!schema) return [];
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      { where, name, schema: field },
      ...fieldsOf(`${where}.${name}`, field),
    ]),
    ...fieldsOf(where, schema.items),
    ...inside.flatMap((one) => fieldsOf(where, one)),
  ];
}

const namedFields = Object.entries(components.schemas).flatMap(([name, schema]) => fieldsOf(name, schema));
const sentFields = ofApi.flatMap(({ operationId, method, path, requestBody }) =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    `${method} ${path}` === FORCED.form ? [] : fieldsOf(operationId, schema),
  ),
);
const ownFields = [...namedFields, ...sentFields].filter(({ where }) => !isOfEvents(where));
const show = ({ where, name }: Field) => `${where}.${name}`;

const resolve = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref ? components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : schema;
const answerOf = ({ responses }: Operation) => {
  const [status = ''] = Object.keys(responses).filter((code) => code.startsWith('2'));
  return resolve(responses[status]?.content?.['application/json']?.schema);
};
/** One of the resources that it answers: itself, or an item of a list. */
const resourceOf = (operation: Operation) => {
  const answer = answerOf(operation);
  return resolve(answer?.properties?.['data']?.items) ?? answer;
};

/** Operations that answer a list, whether or not it has pages. */
const lists = ofApi.filter(
  (each) =>
    each.method === 'GET' &&
    (each.operationId.startsWith('list') || answerOf(each)?.properties?.['nextCursor'] !== undefined),
);

/** What a list has to take, by what it answers. */
function wantedOf(operation: Operation & { readonly path: string }): string[] {
  const { properties = {} } = resourceOf(operation) ?? {};
  // A list of one agreement's objects needs no filter by its reference.
  const isOfOne = operation.path.includes('/agreements/{id}/');
  const hasReference = properties['reference'] || (properties['agreementId'] && !isOfOne);
  return [
    'limit',
    'cursor',
    'from',
    'to',
    ...(hasReference ? ['reference'] : []),
    ...(properties['status'] ? ['status'] : []),
  ];
}

/** Lists that lack what others have, and why. */
const UNLIKE_OTHER_LISTS: Readonly<Record<string, { without: readonly string[]; because: string }>> = {
  listEvents: { without: ['cursor'], because: 'read onwards from an event, with after, as in version 0.1.0' },
  listBanks: {
    without: ['limit', 'cursor', 'from', 'to'],
    because: 'the bank’s own list for a form, which needs all of it; it has no times',
  },
  listBreachPeople: {
    without: ['limit', 'cursor', 'from', 'to'],
    because: 'the people of one breach, within its times, for one letter',
  },
  listWatchLists: {
    without: ['limit', 'cursor', 'from', 'to'],
    because: 'one entry for each list that the installation has loaded',
  },
  listReviewLinkedUsers: {
    without: ['limit', 'cursor', 'from', 'to'],
    because: 'a picture of at most twelve users for each kind of link, not objects with a time',
  },
  listRiskiestGreens: {
    without: ['from', 'to', 'reference'],
    because: 'a queue of the last days, which is read from its beginning',
  },
  listRefundParts: {
    without: ['from', 'to', 'reference'],
    because: 'the parts of one refund, which were created with it; reference is that of an attempt',
  },
};

/** Policies that are not set by PUT /v1/policies/…, and why. */
const POLICIES_SET_OTHERWISE: Readonly<Record<string, string>> = {
  approval: 'people set it in the dashboard: a stolen key must not be able to turn approvals off',
  'sign-in': 'owners set it in the dashboard: a stolen key must not be able to make sign-ins easier',
  risk: 'PUT /v1/policies/risk/draft, which is promoted after a comparison or a backtest',
};

describe('openapi.json', () => {
  it('names fields and parameters in camelCase', () => {
    const wrong = ownFields.filter(({ where, name }) => !CAMEL_CASE.test(name) && !KEYED_BY_DATA.test(where));
    expect(wrong.map(show)).toEqual([]);
    const parameters = ofApi.flatMap((each) => (each.parameters ?? []).filter((one) => one.in !== 'header'));
    expect(parameters.filter(({ name }) => !CAMEL_CASE.test(name))).toEqual([]);
  });

  it('names paths in kebab-case and operations in camelCase, each once', () => {
    const parts = ofApi.flatMap(({ path }) => path.slice(1).split('/'));
    expect(parts.filter((part) => !KEBAB_CASE.test(part))).toEqual([]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !CAMEL_CASE.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says status, type and createdAt, not state, kind and other names of a creation', () => {
    const other =
      /^(?:state|kind|at|openedAt|madeAt|addedAt|askedAt|requestedAt|foundAt|madeBy|addedBy|askedBy)$/;
    const wrong = ownFields.filter(
      (field) =>
        other.test(field.name) &&
        !FORCED.former.has(show(field)) &&
        !/^ScorecardLine\.(?:rows|combinedWith)$/.test(field.where),
    );
    // A scorecard's rows apply from a value, `at`, which is not a time.
    expect(wrong.map(show).filter((name) => !/(?:rows|scorecard.*)\.at$/.test(name))).toEqual([]);
  });

  it('has lifecycles in capitals, with one spelling of CANCELLED', () => {
    const statuses = ownFields.filter(
      ({ where, name, schema }) => name === 'status' && schema.enum && !FORCED.status.has(where),
    );
    expect(statuses.length).toBeGreaterThan(10);
    for (const field of statuses) {
      for (const word of field.schema.enum ?? []) expect(word, show(field)).toMatch(CAPITALS);
    }
    expect(JSON.stringify(namedFields)).not.toContain('CANCELED');
  });

  it('has object and environment on every resource', () => {
    const without = ofApi
      .filter((operation) => {
        const answers = [answerOf(operation), resourceOf(operation)];
        const shown: Record<string, Schema>[] = answers.flatMap((one) =>
          one?.properties ? [one.properties] : [],
        );
        return shown.length > 0 && !shown.some((one) => one['object'] && one['environment']);
      })
      .map(({ operationId }) => operationId);
    // Wrappers of SPEC.md, events, rules by the type of request, and acknowledgements that are no resource.
    expect(without.sort()).toEqual([
      'confirmMilestone',
      'confirmMilestones',
      'createAgreements',
      'eraseIdentityPerson',
      'listAgreementEvents',
      'listBreachPeople',
      'listDisputeEvents',
      'listEvents',
      'receiveAfricasTalkingReceipt',
      'receiveNotification',
      'receiveTermiiReceipt',
      'replayWebhook',
      'retrieveRetention',
      'retrieveVerification',
      'reverseSandboxDeposit',
      'reviewVerification',
      'signUp',
      'verifyIdentity',
    ]);
  });

  it('pages every list, and filters it by time, by reference and by status', () => {
    const wrong = lists.flatMap((operation) => {
      const names = (operation.parameters ?? []).map(({ name }) => name);
      const excused = UNLIKE_OTHER_LISTS[operation.operationId]?.without ?? [];
      return wantedOf(operation)
        .filter((name) => !names.includes(name) && !excused.includes(name))
        .map((name) => `${operation.operationId} has no ${name}`);
    });
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(40);
  });

  it('has no exception for a list that needs none', () => {
    const stale = Object.entries(UNLIKE_OTHER_LISTS).flatMap(([id, { without }]) => {
      const operation = lists.find(({ operationId }) => operationId === id);
      const names = (operation?.parameters ?? []).map(({ name }) => name);
      const needed = operation ? wantedOf(operation).filter((name) => !names.includes(name)) : [];
      return without.filter((name) => !needed.includes(name)).map((name) => `${id} ${name}`);
    });
    expect(stale).toEqual([]);
  });

  it('takes dates and times for every period', () => {
    const said = /^(?:\w+) (?:at or after|before) this time\. A date is the start of that day in UTC$/;
    const wrong = lists.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ name, description = '' }) => /^(?:from|to)$/.test(name) && !said.test(description))
        .map(({ name }) => `${operationId}.${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has every policy in one place, set by PUT as it was read, with a version and its history', () => {
    const names = ['approval', 'identity', 'release', 'review', 'risk', 'sign-in', 'terms'];
    const policies = Object.keys(paths).filter((path) =>
      /^\/v1\/(?:.+\/)?[^/]*polic[^/]*(?:\/|$)/.test(path),
    );
    expect([...new Set(policies.map((path) => path.split('/').slice(0, 4).join('/')))].sort()).toEqual(
      names.map((name) => `/v1/policies/${name}`),
    );
    for (const name of names) {
      const versions = ofApi.find(
        ({ path, method }) => method === 'GET' && path === `/v1/policies/${name}/versions`,
      );
      const version = versions && resourceOf(versions);
      expect(Object.keys(version?.properties ?? {}), name).toContain('version');
      expect(
        versions?.parameters?.map((one) => one.name),
        name,
      ).toContain('cursor');
      if (POLICIES_SET_OTHERWISE[name]) continue;
      const put = paths[`/v1/policies/${name}`]?.['put'];
      expect(put?.requestBody, name).toBeDefined();
      expect(Object.keys(put ? (answerOf(put)?.properties ?? {}) : {}), name).toEqual(
        expect.arrayContaining(['version', 'changedAt', 'changedBy']),
      );
    }
  });

  it('filters by the names that its resources have', () => {
    const paging =
      /^(?:limit|cursor|from|to|until|minAmount|maxAmount|expand|order|days|after|actor|value|on|asOf|verified|reference|q|types)$/;
    for (const operation of ofApi.filter(({ method }) => method === 'GET')) {
      const { properties } = resourceOf(operation) ?? {};
      if (!properties || !answerOf(operation)?.properties?.['data']) continue;
      const filters = (operation.parameters ?? []).filter(
        (one) => one.in === 'query' && !paging.test(one.name),
      );
      for (const { name } of filters) expect(Object.keys(properties), operation.operationId).toContain(name);
    }
  });

  it('calls a person externalUserId, or by their part in an agreement', () => {
    const person = /(?:user|person|people|buyer|seller|payee|party|customer)_?(?:external)?id$/i;
    // platformUserId is that of SPEC.md.
    const ours = /^(?:externalUserId|platformUserId|(?:buyer|seller|payee)ExternalId)$/;
    const parameters = ofApi.flatMap(({ operationId, parameters: all = [] }) =>
      all.map(({ name, schema }) => ({ where: operationId, name, schema })),
    );
    const found = [...namedFields, ...sentFields, ...parameters].filter(({ name }) => person.test(name));
    expect(found.filter(({ name }) => !ours.test(name)).map(show)).toEqual([]);
    expect(found.length).toBeGreaterThan(80);
  });

  it('takes a list for every expand, and names an unknown id wherever a path has one', () => {
    const expands = ofApi.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ name }) => name === 'expand')
        .map(({ schema }) => [operationId, schema.type, schema.items?.enum?.length ?? 0] as const),
    );
    expect(expands.filter(([, type, values]) => type !== 'array' || values === 0)).toEqual([]);
    expect(expands.length).toBeGreaterThan(5);
    const withId = ofApi.filter(({ path }) => path.includes('{'));
    expect(withId.filter(({ responses }) => !responses['404']).map(({ operationId }) => operationId)).toEqual(
      [],
    );
  });

  it('answers 201 for what was created', () => {
    // Each item of a bulk call has its own result.
    const creations = ofApi.filter(
      ({ operationId, method }) => method === 'POST' && /^create(?!Agreements$)/.test(operationId),
    );
    expect(
      creations.filter(({ responses }) => !responses['201']).map(({ operationId }) => operationId),
    ).toEqual([]);
    expect(creations.length).toBeGreaterThan(8);
  });

  it('describes every operation, with an example of each JSON body and the common errors', () => {
    for (const { operationId, summary, description, tags, security, requestBody, responses } of ofApi) {
      expect([summary, description, tags?.length], operationId).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
        1,
      ]);
      const body = requestBody?.content['application/json'];
      if (body?.schema?.properties) expect(body.example, operationId).toBeDefined();
      const isOpen = security?.length === 0;
      const errors = Object.keys(responses).filter((code) => code >= '400');
      expect(errors, operationId).toEqual(
        expect.arrayContaining(['400', '429', '503', ...(isOpen ? [] : ['401', '403'])]),
      );
      for (const code of errors) {
        const $ref = responses[code]?.content?.['application/json']?.schema?.$ref;
        expect($ref, `${operationId} ${code}`).toBe('#/components/schemas/Problem');
      }
    }
  });
});
