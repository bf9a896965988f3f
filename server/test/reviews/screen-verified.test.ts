import { expect, it } from 'vitest';
import { screenAgain } from '#actions/reviews/screening/screen-person.ts';
import type { WatchEntry } from '#core/reviews/screening/entry.ts';
import * as lists from '#store/reviews/screening/lists.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';

/** Their holder is Folake Jane Adeyemi, born on 17 May 1991. */
const card = await drawDocument('voters_card', await portrait('anna'));
const live = await selfie('annaAgain');

const app = await startTestApp();
const { key } = await app.signUp();
const policy = (body: object) => app.call('PUT', '/v1/policies/identity', { key, body });
const waiting = (user: string) => reviewQueue(app, key).of(user, 'type=screening');

async function verify(user: string): Promise<void> {
  const { payload, headers } = identityForm({ user, document: card, selfies: [live] });
  const { body } = await app.call<{ status: string }>('POST', '/v1/identity/verify', {
    key,
    payload,
    headers,
  });
  expect(body.status).toBe('success');
}

async function* listed(names: readonly string[]): AsyncGenerator<WatchEntry> {
  const empty = { kind: 'person', birthDates: ['1991-05-17'], countries: [], programme: null } as const;
  for (const name of names) yield { ...empty, id: name, names: [name] };
}
const load = (...names: string[]) => lists.replace(app.context.db, 'csv', listed(names), app.time.now());

it('verified users are screened against the watch lists once the account turns it on, and again when a list changes', async () => {
  await load('Zebulon Quackenbush', 'Folake Jane Adeyemi');
  await verify('unasked');
  await runDueJobs(app);
  expect(await waiting('unasked')).toEqual([]);

  await policy({ screenNames: true });
  await verify('folake');
  const [job] = await app.database.owner.query<{ payload: object }>(
    `SELECT payload FROM jobs WHERE kind = 'screen-verified'`,
  );
  expect(JSON.stringify(job?.payload)).not.toMatch(/adeyemi/i);
  await runDueJobs(app);
  const [review] = await waiting('folake');
  expect(review).toMatchObject({ externalUserId: 'folake', status: 'OPEN' });

  app.time.advance(60_000);
  await load('Zebulon Quackenbush', 'Folake Jane Adeyemi', 'Adeyemi Folake');
  await screenAgain(app.context, app.time.now());
  const { body } = await app.call<{ hits: object[] }>('GET', `/v1/reviews/${review?.id}`, { key });
  expect(body.hits).toHaveLength(2);
  expect(body.hits).toMatchObject([{ birthDate: 'same' }, { birthDate: 'same' }]);
});
