import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { ASKS_AGAIN } from '#core/account/second-factor.ts';
import { apiEndpoints, openEndpoints } from '#http/api/endpoints.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { command, type Endpoint, read } from '#http/pipeline/endpoint.ts';
import { NO_CONTENT, ok } from '#http/pipeline/schemas.ts';
import { saveAnswer } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';

const api = [...openEndpoints, ...apiEndpoints];

describe('every endpoint', () => {
  it.each([...api, ...dashboardEndpoints].map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s reads the parameters that its path names, and no others',
    (_name, { path, params }) => {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(named);
    },
  );

  it('has a unique name', () => {
    const names = [...api, ...dashboardEndpoints].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('that asks for a proof again still has the name by which it is listed', () => {
    const names = new Set([...api, ...dashboardEndpoints].map(({ operationId }) => operationId));
    expect([...ASKS_AGAIN].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('every response of the dashboard’s own endpoints', () => {
  const answers = dashboardEndpoints.flatMap(({ operationId, answers }) =>
    answers.filter((answer) => answer !== NO_CONTENT).map(({ schema }) => [operationId, schema] as const),
  );

  it.each(answers)('%s has a name, for its generated types', (_name, schema) => {
    expect(nameOf(schema)).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});

/** For a page, the name of its items. */
function nameOf(schema: z.ZodType): string | undefined {
  const data = schema instanceof z.ZodObject ? schema.shape['data'] : undefined;
  const named = (data instanceof z.ZodArray ? data.element : schema) as z.ZodType;
  return named.meta()?.title ?? named.meta()?.id;
}

describe('what does not compile', () => {
  const Done = z.object({ done: z.boolean() });

  it('is a command whose response was not saved', () => {
    const saved = command('POST /done', {
      operationId: 'saved',
      permission: null,
      answer: ok('Done', Done),
      view: (result: { done: boolean }) => result,
      run: ({ context, caller }, answerFor) =>
        saveAnswer(context.db, caller.developerId, { done: true }, answerFor),
    });
    const forgotten = command('POST /done', {
      operationId: 'forgotten',
      permission: null,
      answer: ok('Done', Done),
      view: (result: { done: boolean }) => result,
      // @ts-expect-error: only what saves an answer makes an Answered.
      run: async () => ({ result: { done: true } }),
    });
    expectTypeOf(saved).toEqualTypeOf(forgotten);
  });

  it('is a view of another shape than the declared one', () => {
    const endpoint = read('GET /done', {
      operationId: 'another',
      permission: null,
      answer: ok('Done', Done),
      run: async () => 1,
      // @ts-expect-error: the schema says what it must be.
      view: (result) => ({ done: result }),
    });
    expectTypeOf(endpoint).toEqualTypeOf<Endpoint<Caller>>();
  });

  it('is a session endpoint behind a key, or a public one among unauthenticated routes', () => {
    expectTypeOf<Endpoint<SessionCaller>>().not.toExtend<Endpoint<Caller>>();
    expectTypeOf<Endpoint<Caller>>().not.toExtend<Endpoint<null>>();
    expectTypeOf<Endpoint<Caller>>().toExtend<Endpoint<SessionCaller>>();
    expectTypeOf<Endpoint<SessionCaller | null>>().toExtend<Endpoint<null>>();
  });
});

it('an endpoint that saves no response claims no Idempotency-Key', async () => {
  const app = await startTestApp();
  const person = await signedIn(app);
  const body = { currentPassword: 'correct horse 1', newPassword: 'correct horse 1' };
  const headers = { 'idempotency-key': 'twice' };
  for (const time of ['once', 'twice']) {
    const answer = await person.call('PUT', '/password', { body, headers });
    expect({ time, status: answer.status }).toEqual({ time, status: 200 });
  }
  expect(await app.database.owner.query('SELECT key FROM idempotency_keys')).toEqual([]);
});
