import { afterAll, expect, it } from 'vitest';
import { createContext } from '#app/context.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { readConfig } from '#settings/config.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

const database = await createTestDatabase();
const { owner } = database;
afterAll(() => database.drop());

const chore = {
  developerId: '',
  id: 'housekeeping',
  kind: 'housekeeping',
  payload: {},
  attempts: 1,
  claim: 'x',
} as const;

it('jobs that were given up are deleted after 90 days, bank notifications after 400, waiting ones never', async () => {
  await owner.query(
    `INSERT INTO jobs (id, kind, run_at, created_at, dead_at) VALUES
       ('dead-long', 'trust-device', now(), now(), now() - interval '91 days'),
       ('dead-lately', 'trust-device', now(), now(), now() - interval '89 days'),
       ('waits', 'trust-device', now() - interval '1 year', now(), NULL)`,
  );
  await owner.query(
    `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome) VALUES
       ('p', 'told-long-ago', 'transfer', 's', '{}', now() - interval '401 days', 'applied'),
       ('p', 'told', 'transfer', 's', '{}', now() - interval '399 days', 'applied'),
       ('p', 'waits', 'transfer', 's', '{}', now() - interval '2 years', NULL)`,
  );
  await housekeeping.run(createContext(database.service, readConfig({})), chore);
  // A waiting notification has lost its job, and gets another.
  const jobs = await owner.query("SELECT id FROM jobs WHERE kind = 'trust-device' ORDER BY id");
  expect(jobs).toEqual([{ id: 'dead-lately' }, { id: 'waits' }]);
  const messages = await owner.query('SELECT key FROM bank_messages ORDER BY key');
  expect(messages).toEqual([{ key: 'told' }, { key: 'waits' }]);
});

it('other periods can be set, but none that would delete what is still needed', async () => {
  await owner.query(
    `INSERT INTO request_log (developer_id, id, method, path, status, duration_ms, created_at) VALUES
       ('dev_1', 'req_1', 'GET', '/', 200, 1, now() - interval '3 days'),
       ('dev_1', 'req_2', 'GET', '/', 200, 1, now() - interval '1 hour')`,
  );
  await owner.query(
    `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome) VALUES
       ('p', 'quarter', 'transfer', 's', '{}', now() - interval '91 days', 'applied')`,
  );
  const run = (settings: Record<string, string>) =>
    housekeeping.run(createContext(database.service, readConfig(settings)), chore);
  const left = () =>
    owner.query("SELECT id FROM request_log UNION SELECT key FROM bank_messages WHERE key = 'quarter'");
  await run({});
  expect(await left()).toHaveLength(3);
  await run({ REQUEST_LOG_KEEP: '2d', BANK_LOG_KEEP: '90d' });
  expect(await left()).toEqual([{ id: 'req_2' }]);
  expect(() => readConfig({ WEBHOOK_LOG_KEEP: '3d' })).toThrow(
    'must be at least 4d, since deliveries are retried for three',
  );
});

it('a sweep that fails is named and does not stop the others', async () => {
  await owner.query(
    `INSERT INTO jobs (id, kind, run_at, created_at, dead_at)
     VALUES ('dead-again', 'trust-device', now(), now(), now() - interval '91 days')`,
  );
  await owner.query('ALTER TABLE password_resets RENAME TO password_resets_away');
  try {
    const run = housekeeping.run(createContext(database.service, readConfig({})), chore);
    await expect(run).rejects.toThrow(/^sweeps failed: password resets: [^;]+$/);
    expect(await owner.query("SELECT id FROM jobs WHERE id = 'dead-again'")).toEqual([]);
  } finally {
    await owner.query('ALTER TABLE password_resets_away RENAME TO password_resets');
  }
});
