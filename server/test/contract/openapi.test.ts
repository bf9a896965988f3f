import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPE_NAMES } from '#core/events/event.ts';
import { startTestApp } from '#test/support/app.ts';
import { operationsOf } from '#test/support/operations.ts';

type Example = { example?: unknown };

const app = await startTestApp();
const { key } = await app.signUp();
const operations = operationsOf(app.http);
const { tags: declared } = app.http.swagger() as { tags: { name: string }[] };
const tags = declared.map(({ name }) => name);

describe('the OpenAPI document', () => {
  it('is the committed one (else run: npm run openapi)', async () => {
    const committed = await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(app.http.swagger())));
  });

  it('is what GET /openapi.json answers without generating it, and is valid OpenAPI 3.1', async () => {
    const committed = await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8');
    const answer = await app.call<Record<string, never>>('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    // The generated one has its schemas in the order in which modules were loaded.
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(JSON.parse(committed)));
    expect(answer.headers['content-type']).toContain('application/json');
    const validator = new Validator();
    const result = await validator.validate(answer.body);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('gives every operation a unique name', () => {
    const names = operations.map(({ definition }) => definition.operationId);
    expect(names.every((name) => /^[a-z][A-Za-z]+$/.test(name ?? ''))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(operations.map((operation) => [`${operation.method} ${operation.pattern}`, operation] as const))(
    'describes %s in full',
    (_name, { method, pattern, guarded, definition }) => {
      expect(definition.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(definition.tags).toHaveLength(1);
      expect(tags).toContain(definition.tags?.[0]);
      const responses = definition.responses ?? {};
      const statuses = Object.keys(responses).map(Number);
      expect(statuses.filter((status) => status < 300)).not.toHaveLength(0);
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description).toBeTruthy();
        expect(description).not.toBe('Default Response');
        expect(content === undefined).toBe(status === '204');
      }
      if (guarded) expect(statuses).toEqual(expect.arrayContaining([401, 429, 503]));
      if (method === 'POST' || method === 'PUT') {
        expect(definition.requestBody).toBeDefined();
        expect(statuses).toEqual(expect.arrayContaining([400, 413, 415]));
        if (guarded) expect(statuses).toEqual(expect.arrayContaining([409, 422]));
      }
      if (pattern.includes('{')) expect(statuses).toContain(404);
    },
  );

  it('lists every route', () => {
    const routes = app.http.printRoutes({ commonPrefix: false });
    const documented = new Set(operations.map(({ pattern }) => pattern));
    for (const path of ['/v1/developer', '/v1/developer/api-keys/{id}/rotate', '/readyz']) {
      expect(documented).toContain(path);
    }
    expect(routes).toContain('developer');
  });

  it.each(
    operations.flatMap((operation) => {
      const { content } = (operation.definition.requestBody ?? {}) as { content?: Record<string, Example> };
      const example = content?.['application/json']?.example;
      return example ? [[`${operation.method} ${operation.pattern}`, operation, example] as const] : [];
    }),
  )('shows for %s what the service takes', async (_name, { method, path }, example) => {
    const answer = await app.call(method, path, { key, body: example });
    expect(answer.status, JSON.stringify(answer.body)).not.toBe(400);
  });

  it('describes every event that a webhook may contain', () => {
    const { webhooks } = app.http.swagger() as unknown as { webhooks: object };
    expect(Object.keys(webhooks)).toEqual(EVENT_TYPE_NAMES);
  });
});
