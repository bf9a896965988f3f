import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, type ApprovalBody, approve, team } from '#test/support/dashboard/approvals.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement } from '#test/support/escrow.ts';
import type { Link } from '#test/support/parties.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();

/** The buyer has accepted an offer on the page of a link that the owner's key created. */
async function acceptedByLink() {
  const { owner, finance, on } = await team(app, { settlement: ALWAYS });
  const agreement = await fundedAgreement(on, [100], 100);
  const { open, step, get } = disputes(app, on);
  const { body: dispute } = await open(agreement);
  const made = await on.post(agreement.id, 'links', { party: 'buyer', purposes: ['dispute'] });
  const link = made.body as unknown as Link;
  const offer = async (toBuyer: number) =>
    (await step(dispute, 'offers', { externalUserId: 'seller', toBuyer })).body.offer?.id ?? '';
  const press = async (id: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `${new URL(link.url).pathname}/dispute/${agreement.milestones[0]?.id}`,
      payload: new URLSearchParams({ step: 'accept', offer: id }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
  };
  const pending = async () =>
    (await owner.call<{ data: ApprovalBody[] }>('GET', '/v1/approvals?status=PENDING&limit=100')).body.data;
  await press(await offer(60));
  return { owner, finance, on, agreement, link, offer, press, pending, show: () => get(dispute) };
}

describe('an offer that is accepted with a link', () => {
  it('waits for somebody other than the member who created the link', async () => {
    const { owner, finance, pending, show } = await acceptedByLink();
    const [asked] = await pending();
    expect(asked).toMatchObject({ type: 'settlement', amount: 100, requestedBy: { type: 'person' } });
    expect(await show()).toMatchObject({ status: 'NEGOTIATING' });
    expect(await approve(owner, asked?.id ?? '')).toMatchObject({
      ...{ status: 403, body: { code: 'approval_own' } },
    });
    expect((await approve(finance, asked?.id ?? '')).status).toBe(200);
    expect(await show()).toMatchObject({ status: 'CLOSED', outcome: 'SETTLED' });
  });

  it('is not settled any more once the link was revoked', async () => {
    const { finance, on, agreement, link, pending, show } = await acceptedByLink();
    const path = `/v1/escrow/agreements/${agreement.id}/links/${link.id}`;
    expect((await app.call('DELETE', path, { key: on.key })).status).toBe(200);
    const [asked] = await pending();
    expect(await approve(finance, asked?.id ?? '')).toMatchObject({
      ...{ status: 409, body: { code: 'approval_asker_gone' } },
    });
    expect(await show()).toMatchObject({ status: 'NEGOTIATING' });
  });

  it('is not settled when the audit log does not know who created the link', async () => {
    const { finance, link, pending } = await acceptedByLink();
    await app.database.owner.query('DELETE FROM audit_log WHERE subject = $1', [link.id]);
    const [asked] = await pending();
    expect(await approve(finance, asked?.id ?? '')).toMatchObject({
      ...{ status: 409, body: { code: 'approval_root_unknown' } },
    });
  });

  it('takes five places of the environment at most', async () => {
    const { offer, press, pending } = await acceptedByLink();
    for (let toBuyer = 1; toBuyer <= 7; toBuyer++) await press(await offer(toBuyer));
    expect(await pending()).toHaveLength(5);
  });
});

describe('a key with the scope escrow', () => {
  it.each([
    ['dispute', 403],
    ['amend', 403],
    ['track', 201],
    ['deliver', 201],
  ])('creating a link to %s gets %i, because it may not divide money', async (purpose, status) => {
    const { on } = await team(app, {});
    const { apiKey: key } = (await makeKey(app, on.key, { scopes: ['escrow'] })).body;
    const { id } = await fundedAgreement(on, [100], 100);
    for (const party of ['buyer', 'seller']) {
      const body = { party, purposes: ['track', purpose] };
      expect((await app.call('POST', `/v1/escrow/agreements/${id}/links`, { key, body })).status).toBe(
        status,
      );
    }
  });
});
