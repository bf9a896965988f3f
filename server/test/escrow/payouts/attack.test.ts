import { afterAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { platform } from '#test/support/escrow.ts';
import { followed, MAIL_FROM, openMailServer, queueMails } from '#test/support/mail.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled, makeKey } from '#test/support/tenants.ts';
import { connect } from '#test/support/twins/connected.ts';
import { logSettled } from '#test/support/webhooks.ts';

/*
 * An attacker has stolen a key and wants the next payout of a seller on their own account. The bank is
 * Paystack's twin, reached over sockets; the tests check where its transfers went.
 */

const SELLERS = '0123456789';
const THIEFS = '9876543210';
const ACCOUNT = { bankCode: '058', accountNumber: THIEFS };

const mail = await openMailServer();
const settings = { PAYOUT_ACCOUNT_COOL_OFF: '24h', SMTP_URL: mail.url, MAIL_FROM };
const { app, twin, settle } = await connect('paystack', settings);
await followed(app);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** A platform whose seller was set up long ago, with a funded agreement. */
async function scene(stolen: object) {
  const owner = await signedIn(app);
  const on = platform(app, owner.key);
  await on.setPayoutAccount('seller', SELLERS);
  const { body } = await on.create([500_000]);
  const assessed = await on.assess(body.id, {
    transaction_amount: 500_000,
    account_created_at: '2020-01-31T12:00:00Z',
  });
  await twin.payIn(String(assessed.body.virtualAccount?.accountNumber), 500_000);
  await settle();
  const milestoneId = body.milestones[0]?.id ?? '';
  const thief = platform(app, (await makeKey(app, owner.key, stolen)).body.apiKey);
  /** Such a key can confirm for both parties; the money is then the seller's. */
  const confirmAsBoth = async () => {
    for (const party of ['buyer', 'seller']) {
      expect((await thief.confirm(body.id, milestoneId, party)).status).toBe(200);
    }
    await settle();
  };
  const paidTo = async () => {
    const { transfers } = await twin.state();
    const own = (transfers as { reference: string; accountNumber: string }[]).filter(({ reference }) =>
      reference.startsWith(`po_${milestoneId.slice(3)}`),
    );
    return own.map(({ accountNumber }) => accountNumber);
  };
  const mails = async () => {
    const before = mail.received.length;
    await queueMails(app);
    await settle(0, 1);
    return mail.received.slice(before);
  };
  return { owner, on, thief, agreementId: body.id, milestoneId, confirmAsBoth, paidTo, mails };
}

/** Everything that a key with the scope escrow may do. None of it decides where money goes. */
const ALLOWED = [
  'DELETE /v1/escrow/agreements/:id/links/:linkId',
  'PATCH /v1/escrow/agreements/:id',
  'POST /v1/disputes/:id/appeal',
  'POST /v1/disputes/:id/escalate',
  'POST /v1/disputes/:id/evidence',
  'POST /v1/disputes/:id/evidence/:evidenceId/share',
  'POST /v1/disputes/:id/messages',
  'POST /v1/disputes/:id/offers',
  'POST /v1/disputes/:id/offers/:offerId/decline',
  'POST /v1/disputes/:id/offers/:offerId/withdraw',
  'POST /v1/disputes/:id/withdraw',
  'POST /v1/escrow/agreements',
  'POST /v1/escrow/agreements/:id/amendments',
  'POST /v1/escrow/agreements/:id/amendments/:amendmentId/decline',
  'POST /v1/escrow/agreements/:id/amendments/:amendmentId/withdraw',
  'POST /v1/escrow/agreements/:id/appeal',
  'POST /v1/escrow/agreements/:id/assess',
  'POST /v1/escrow/agreements/:id/cancel',
  'POST /v1/escrow/agreements/:id/freeze',
  'POST /v1/escrow/agreements/:id/links',
  'POST /v1/escrow/agreements/:id/milestones/:milestoneId/confirm',
  'POST /v1/escrow/agreements/:id/milestones/:milestoneId/disputes',
  'POST /v1/escrow/agreements/:id/milestones/:milestoneId/extend',
  'POST /v1/escrow/agreements/:id/notes',
  'POST /v1/escrow/agreements/bulk',
  'POST /v1/escrow/confirmations/bulk',
  'POST /v1/escrow/quotes',
  'POST /v1/sandbox/clock',
  'POST /v1/sandbox/deposits',
  'POST /v1/sandbox/deposits/:reference/reverse',
];

describe('a stolen key with the scope escrow', () => {
  it('is refused by every endpoint that changes where money goes, and the seller is paid', async () => {
    const { on, thief, agreementId, milestoneId, confirmAsBoth, paidTo } = await scene({
      scopes: ['escrow'],
    });
    const ids = { frozenId: '', assessmentId: '', verificationId: '', webhookId: '' };
    const writes = everyRoute(app.http).filter(
      ({ method, pattern }) => method !== 'GET' && method !== 'HEAD' && pattern.startsWith('/v1/'),
    );
    const open: string[] = [];
    for (const { method, pattern } of writes) {
      if (/signup|providers|identity/.test(pattern)) continue;
      const path = filled(pattern.replace(':milestoneId', milestoneId), { ...ids, agreementId })
        .replace('studio-lagos', 'seller')
        .replace('/webhooks/', '/webhooks/wh_');
      // Every field that an endpoint might take as an instruction to pay the thief.
      const body = { ...ACCOUNT, destination: ACCOUNT, toBuyer: 500_000, toSeller: 0, reason: 'mine now' };
      const { status } = await app.call(method, path, {
        key: thief.key,
        body: method === 'DELETE' ? {} : body,
      });
      if (status !== 403) open.push(`${method} ${pattern}`);
    }
    expect(open.sort()).toEqual(ALLOWED);
    // Nor does the key work on the dashboard routes, where a member could make the change.
    const page = await visitor(app).call('POST', '/payout-accounts/seller/stop', {
      headers: { 'x-api-key': thief.key },
    });
    expect(page.status).toBe(401);
    // One of the requests has frozen the agreement. That keeps the money where it is.
    await on.post(agreementId, 'unfreeze');
    await confirmAsBoth();
    expect(await paidTo()).toEqual([SELLERS]);
  });
});

describe('a stolen key with every scope', () => {
  it('gains nothing for a day, in which members and programs have been notified', async () => {
    const { owner, on, thief, confirmAsBoth, paidTo, mails } = await scene({});
    expect((await thief.setPayoutAccount('seller', THIEFS)).status).toBe(200);
    await confirmAsBoth();
    app.time.advance(23 * HOUR_MS);
    await settle();
    expect(await paidTo()).toEqual([]);
    const [notice, ...more] = await mails();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ to: owner.email });
    expect(notice?.text).toContain(`New account: …${THIEFS.slice(-4)}`);
    await logSettled(app);
    const path = '/v1/events?type=payout_account.changed';
    const events = await app.call<{ data: object[] }>('GET', path, { key: on.key });
    expect(events.body.data.at(-1)).toMatchObject({
      actor: { type: 'key' },
      data: { accountNumber: THIEFS, previousAccountNumber: SELLERS },
    });
    // No member reacted within a day, which is what the cool-off is for.
    app.time.advance(HOUR_MS);
    await settle();
    expect(await paidTo()).toEqual([THIEFS]);
  });

  it('gains nothing at all when a member stops the change, however often it tries', async () => {
    const { owner, thief, confirmAsBoth, paidTo } = await scene({});
    for (const last of ['1', '2', '0']) await thief.setPayoutAccount('seller', `987654321${last}`);
    await confirmAsBoth();
    const support = await memberWith(app, owner, 'support');
    expect((await support.call('POST', '/payout-accounts/seller/stop')).status).toBe(200);
    // The payout is under way to the seller before the thief can try again, and stays there.
    await settle();
    await thief.setPayoutAccount('seller', THIEFS);
    await settle();
    expect(await paidTo()).toEqual([SELLERS]);
    app.time.advance(48 * HOUR_MS);
    await settle();
    expect(await paidTo()).toEqual([SELLERS]);
  });
});
