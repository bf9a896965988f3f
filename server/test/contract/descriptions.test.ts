import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiEndpoints, openEndpoints } from '#http/api/endpoints.ts';
import { statusOf } from '#http/pipeline/problems.ts';

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

/** Fewer words than this only repeat the summary. */
const FEWEST_LABELS = 8;

it('describes every operation beyond its summary', () => {
  const mute = operations.filter(
    ({ description = '' }) => description.split(/\s+/).filter(Boolean).length < FEWEST_LABELS,
  );
  expect(mute.map(({ operationId }) => operationId)).toEqual([]);
});

it('lists the status of every error code of an operation', () => {
  const wrong = [...openEndpoints, ...apiEndpoints].flatMap(({ operationId, errors = [], problems }) => {
    const announced: readonly number[] = problems;
    const missing = errors.filter((code) => !announced.includes(statusOf(code)));
    return missing.map(
      (code) => `${operationId}: ${code} is a ${statusOf(code)}, which it does not announce`,
    );
  });
  expect(wrong).toEqual([]);
});

it('names the codes of every error response', () => {
  const nameless = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, { description }]) => Number(status) >= 400 && !/`[a-z_]+`/.test(description))
      .map(([status]) => `${operationId}: ${status}`),
  );
  // Readiness answers its checks with 503, not a problem.
  expect(nameless.filter((one) => one !== 'getReadiness: 503')).toEqual([]);
});
