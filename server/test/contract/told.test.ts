import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiEndpoints, openEndpoints } from '#http/api/endpoints.ts';
import { TOLD } from '#http/api/told.ts';
import { statusOf } from '#http/frame/problems.ts';

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};

const { paths } = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Fewer words than this repeat the summary. */
const FEWEST_WORDS = 8;

it('says of every operation what it does, beyond its summary', () => {
  const mute = operations.filter(
    ({ description = '' }) => description.split(/\s+/).filter(Boolean).length < FEWEST_WORDS,
  );
  expect(mute.map(({ operationId }) => operationId)).toEqual([]);
});

it('tells of operations that there are, and of refusals that they announce', () => {
  const endpoints = new Map([...openEndpoints, ...apiEndpoints].map((one) => [one.operationId, one]));
  const wrong = Object.entries(TOLD).flatMap(([id, { refuses = [] }]) => {
    const announced = endpoints.get(id)?.problems as readonly number[] | undefined;
    if (!announced) return [`${id}: there is no such operation`];
    const silent = refuses.filter((code) => !announced.includes(statusOf(code)));
    return silent.map((code) => `${id}: ${code} is a ${statusOf(code)}, which it does not announce`);
  });
  expect(wrong).toEqual([]);
});

it('names the codes of every refusal where it stands', () => {
  const nameless = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, { description }]) => Number(status) >= 400 && !/`[a-z_]+`/.test(description))
      .map(([status]) => `${operationId}: ${status}`),
  );
  // Readiness answers its checks with 503, not a problem.
  expect(nameless.filter((one) => one !== 'getReadiness: 503')).toEqual([]);
});
