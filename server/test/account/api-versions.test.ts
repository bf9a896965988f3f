import { describe, expect, it } from 'vitest';
import { API_VERSIONS, NEWEST_VERSION, versionOf } from '#core/account/api-version.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
type Key = { id: string; apiKey: string; apiVersion: string; active: boolean };
type Keys = { data: Key[] };

describe('the version of a request', () => {
  const known = ['2026-12-01', '2027-03-01', '2027-09-01'] as const;
  it.each([
    ['is that of its key', undefined, '2027-03-01', '2027-03-01'],
    ['is the one that it asks for', '2027-09-01', '2026-12-01', '2027-09-01'],
    ['may be older than its key', '2026-12-01', '2027-09-01', '2026-12-01'],
    ['is the oldest for a key from before versions were stored', undefined, null, '2026-12-01'],
    ['is the oldest left for a key of a version that was dropped', undefined, '2026-01-01', '2026-12-01'],
    ['is none when it asks for an unknown one', '2020-01-01', '2026-12-01', undefined],
  ])('%s', (_what, asked, pinned, version) => {
    expect(versionOf([...known], asked, pinned)).toBe(version);
  });
});

describe('a key', () => {
  const list = async (key: string) =>
    (await app.call<Keys>('GET', '/v1/developer/api-keys', { key })).body.data;

  it('stores the version that it was made with, shows it, and hands it on when it is rotated', async () => {
    const { key } = await app.signUp();
    const [mine] = await list(key);
    expect(mine?.apiVersion).toBe(NEWEST_VERSION);
    await app.database.owner.query('UPDATE api_keys SET api_version = $2 WHERE id = $1', [
      mine?.id,
      '2026-11-11',
    ]);
    const rotated = await app.call<Key>('POST', `/v1/developer/api-keys/${mine?.id}/rotate`, {
      key,
      body: { overlapSeconds: 60 },
    });
    const made = await app.call<Key>('POST', '/v1/developer/api-keys', { key, body: {} });
    const versions = new Map((await list(key)).map(({ id, apiVersion }) => [id, apiVersion]));
    expect(versions.get(rotated.body.id)).toBe('2026-11-11');
    expect(versions.get(made.body.id)).toBe(NEWEST_VERSION);
    const answer = await app.call('GET', '/v1/developer', { key: rotated.body.apiKey });
    expect(answer.headers['surety-version']).toBe(API_VERSIONS[0]);
  });

  it('from before versions were stored follows the oldest', async () => {
    const { key } = await app.signUp();
    await app.database.owner.query('UPDATE api_keys SET api_version = NULL');
    expect(await list(key)).toMatchObject([{ apiVersion: API_VERSIONS[0] }]);
  });
});

describe('Surety-Version', () => {
  it.each(['2020-01-01', '2026-12-01, 2026-12-01', 'latest', ''])('%j is refused', async (asked) => {
    const { key } = await app.signUp();
    const answer = await app.call('GET', '/v1/developer', { key, headers: { 'surety-version': asked } });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe(`Surety-Version must be ${API_VERSIONS.join(' or ')}, or left out.`);
  });
});
