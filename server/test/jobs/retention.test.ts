import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#app/config.ts';
import { createContext } from '#app/context.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
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

it('jobs that were given up go after 90 days, what a bank told after 400, what waits never', async () => {
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
  // What waits has lost its job, and gets another.
  const jobs = await owner.query("SELECT id FROM jobs WHERE kind = 'trust-device' ORDER BY id");
  expect(jobs).toEqual([{ id: 'dead-lately' }, { id: 'waits' }]);
  const messages = await owner.query('SELECT key FROM bank_messages ORDER BY key');
  expect(messages).toEqual([{ key: 'told' }, { key: 'waits' }]);
});
