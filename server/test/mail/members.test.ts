import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';

const server = await openMailServer();
const app = await startMailApp(server.url);

/** A new account. */
async function scene() {
  const { key, developerId, email } = await app.signUp();
  const deliver = async () => {
    const before = server.received.length;
    await queueMails(app);
    await runDueJobs(app);
    return server.received.slice(before);
  };
  /** Runs the periodic job that looks for conditions without an event. */
  const look = async () => {
    await app.database.service.query(
      `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
       VALUES ('', 'notify-troubles', 'notify-troubles', '{}', $1, $1)
       ON CONFLICT (developer_id, id) DO UPDATE SET run_at = $1`,
      [app.time.now()],
    );
    return deliver();
  };
  return { key, developerId, email, on: platform(app, key), deliver, look };
}

describe('who hears', () => {
  it('every member with a matching role, each once, and no one else', async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const roles = ['admin', 'finance', 'risk', 'support', 'developer', 'auditor'] as const;
    const people = Object.fromEntries(
      await Promise.all(roles.map(async (role) => [role, await memberWith(app, owner, role)] as const)),
    );
    const gone = await memberWith(app, owner, 'finance');
    await owner.call('DELETE', `/members/${gone.id}`);
    await on.setPayoutAccount('seller', '0123456789');
    await on.setPayoutAccount('seller', '9876543210');
    const before = server.received.length;
    await queueMails(app);
    await runDueJobs(app);
    const mails = server.received.slice(before);
    const concerned = ['admin', 'finance', 'risk', 'support'].map((role) => people[role]?.email);
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, ...concerned].sort());
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(mails.length);
  });
});

describe('mail to an account', () => {
  it('reports a changed payout account, with its author, but not the first one', async () => {
    const { on, deliver, email, key } = await scene();
    await on.setPayoutAccount('seller-7', '0123456789');
    expect(await deliver()).toEqual([]);
    await on.setPayoutAccount('seller-7', '9876543210');
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.headers['subject']).toBe('The payout account of seller-7 was changed');
    const keys = await app.call<{ data: { id: string }[] }>('GET', '/v1/developer/api-keys', { key });
    expect(mail?.text).toContain(`Changed by: key ${keys.body.data[0]?.id}`);
    expect(mail?.text).toContain('New account: …3210, Guaranty Trust Bank');
    expect(mail?.text).toContain('Previous account: …6789, Guaranty Trust Bank');
    expect(mail?.text).not.toContain('9876543210');
  });

  it('reports an endpoint that has failed for a day, and again when it is disabled', async () => {
    const { key, developerId, look } = await scene();
    const made = await app.call('POST', '/v1/webhooks', { key, body: { url: 'https://example.com/hooks' } });
    const set = (columns: string, ...values: unknown[]) =>
      app.database.service.query(
        `UPDATE webhook_endpoints SET ${columns} WHERE developer_id = $1 AND id = $2`,
        [developerId, made.body['id'], ...values],
      );
    const since = app.time.now();
    await set('failing_since = $3', since);
    expect(await look()).toEqual([]);
    app.time.advance(DAY_MS + HOUR_MS);
    const [failing, ...more] = await look();
    expect(more).toEqual([]);
    expect(failing?.headers['subject']).toBe('A webhook endpoint is failing');
    expect(failing?.text).toContain('Endpoint: https://example.com/hooks');
    app.time.advance(HOUR_MS);
    expect(await look()).toEqual([]);
    await set(`enabled = false, disabled_reason = 'failing', disabled_at = $3`, app.time.now());
    const [off] = await look();
    expect(off?.headers['subject']).toBe('A webhook endpoint was disabled');
    app.time.advance(HOUR_MS);
    expect(await look()).toEqual([]);
  });

  it('reports money that waits for a person, at most once an hour, and only new cases', async () => {
    const { developerId, look } = await scene();
    const open = (id: string) =>
      app.database.service.query(
        `INSERT INTO exceptions (developer_id, id, kind, agreement_id, subject, details, opened_at)
         VALUES ($1, $2, 'paid_twice', 'agr_x', $2, '{}', $3)`,
        [developerId, id, app.time.now()],
      );
    await open('exc_1');
    const [first, ...more] = await look();
    expect(more).toEqual([]);
    expect(first?.text).toContain('Open exceptions: 1');
    expect(first?.text).toContain('Concerning: paid_twice');
    app.time.advance(10 * 60_000);
    await open('exc_2');
    expect(await look()).toEqual([]);
    app.time.advance(HOUR_MS);
    const [second] = await look();
    expect(second?.text).toContain('Open exceptions: 2');
    app.time.advance(2 * HOUR_MS);
    expect(await look()).toEqual([]);
  });

  it('is not sent while it is off, and sent again when it is on', async () => {
    const { on, deliver, key } = await scene();
    const change = (body: object) => app.call('PATCH', '/v1/mail/settings', { key, body });
    await on.setPayoutAccount('seller', '0123456789');
    await change({ members: false });
    await on.setPayoutAccount('seller', '1111111111');
    expect(await deliver()).toEqual([]);
    await change({ members: true, senderName: 'Ada’s Shop' });
    await on.setPayoutAccount('seller', '2222222222');
    await queueMails(app);
    await change({ members: false });
    expect(await deliver()).toEqual([]);
    const list = await app.call<{ data: object[] }>('GET', '/v1/mail/messages', { key });
    expect(list.body.data).toMatchObject([{ status: 'DROPPED', reply: 'switched_off' }]);
    await change({ members: true });
    await on.setPayoutAccount('seller', '3333333333');
    const [mail] = await deliver();
    expect(mail?.headers['from']).toBe('Ada’s Shop <escrow@pay.example>');
  });
});
