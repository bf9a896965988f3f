import { describe, expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

const app = await startTestApp();
const person = await signedIn(app);
const on = platform(app, person.key);

type Logged = { readonly type: string; readonly agreementId?: string; readonly actor: Actor | null };

async function actorsOf(agreementId: string): Promise<Record<string, Actor | null>> {
  await logSettled(app);
  const log = await app.call<{ data: Logged[] }>('GET', '/v1/events?limit=100', { key: person.key });
  const own = log.body.data.filter((event) => event.agreementId === agreementId);
  return Object.fromEntries(own.map(({ type, actor }) => [type, actor]));
}

describe('the actor of an event is', () => {
  it('a program by the id of its key, a person by that of the member, and never a token', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 0);
    const [milestone] = milestones;
    const path = `/v1/escrow/agreements/${id}/milestones/${milestone?.id}/confirm`;
    await person.call('POST', path, { body: { external_user_id: 'buyer' } });
    const keys = await app.call<{ data: { id: string }[] }>('GET', '/v1/developer/api-keys', {
      key: person.key,
    });
    const actors = await actorsOf(id);
    expect(actors).toMatchObject({
      'agreement.created': { type: 'key', id: keys.body.data[0]?.id },
      'virtual_account.issued': { type: 'key', id: keys.body.data[0]?.id },
      'milestone.confirmed': { type: 'member', id: expect.stringMatching(/^mem_[0-9a-f]{32}$/) },
    });
    const token = (person.cookie ?? '').split('=')[1];
    expect(JSON.stringify(actors)).not.toContain(token);
  });

  it('the service itself when it sends money, and a bank when it reverses a deposit', async () => {
    await on.setPayoutAccount('unlucky', '0123450003');
    const { body: agreement } = await on.create([500], { sellerExternalId: 'unlucky' });
    const assessed = await on.assess(agreement.id, { account_created_at: '2020-01-31T12:00:00Z' });
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 500);
    for (const party of ['buyer', 'unlucky']) {
      await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', party);
    }
    await runDueJobs(app);
    app.time.advance(60_000);
    await runDueJobs(app);
    expect(await actorsOf(agreement.id)).toMatchObject({
      'payout.submitted': { type: 'system', id: null },
      'payout.reversed': { type: 'bank', id: 'sandbox' },
    });
  });

  it('empty for events from before actors were recorded', async () => {
    const { id } = await fundedAgreement(on, [100], 0);
    await app.database.owner.query('UPDATE events SET actor = NULL, hash = NULL WHERE stream_id = $1', [id]);
    expect((await actorsOf(id))['agreement.created']).toBeNull();
  });
});
