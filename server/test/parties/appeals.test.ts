import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { redPayment, reviewQueue } from '#test/support/risk/reviews.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
const at = reviewQueue(app, key);

const page = async (path: string, form?: Record<string, string>) => {
  const answer = await app.http.inject({
    method: form ? 'POST' : 'GET',
    url: path,
    ...(form && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(form)),
    }),
  });
  return { status: answer.statusCode, html: answer.body };
};
async function linkTo(id: string, party: string): Promise<string> {
  const { body } = await on.post(id, 'links', { party, purposes: ['appeal'] });
  return `${new URL(String(body['url'])).pathname}/appeal`;
}
const appealed = (id: string, body: object) =>
  app.call<{ id: string; type: string; code?: string; dueAt: string; createdAt: string }>(
    'POST',
    `/v1/escrow/agreements/${id}/appeal`,
    { key, body },
  );

describe('a person who asks for a human', () => {
  it('does so on a page while the deal is frozen, sees the clock, and then the answer', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    const path = await linkTo(id, 'seller');
    expect((await page(path)).html).toContain('there is nothing to ask');
    await on.post(id, 'freeze', { reason: 'looks odd' });
    expect((await page(path)).html).toContain('<textarea name="claim"');
    const claim = 'I sent the parcel <b>today</b>\ufffd';
    expect((await page(path, { claim: claim.replace('\ufffd', '\0') })).html).toMatch(
      /will look at it before/,
    );
    // A second press asks for nothing more.
    await page(path, { claim: 'again' });
    const found = (await at.queue('type=hold')).data;
    expect(found).toMatchObject([{ subjectId: id, agreementId: id, status: 'OPEN' }]);
    const [review] = found;
    expect(Date.parse(review?.dueAt ?? '') - Date.parse(review?.createdAt ?? '')).toBe(24 * 3_600_000);
    const seen = await app.call('GET', `/v1/reviews/${review?.id}`, { key });
    expect(seen.body).toMatchObject({ claim });
    const log = await app.call('GET', `/v1/audit-log?type=appeal.made&subject=${review?.id}`, { key });
    expect(log.body).toMatchObject({
      data: [
        { actor: { type: 'person', id: expect.stringMatching(/^lnk_/) }, after: { kind: 'hold' } },
        { actor: { type: 'person' } },
      ],
    });
    expect((await at.decide(review?.id ?? '', 'accept')).status).toBe(200);
    await on.post(id, 'unfreeze', {});
    expect((await page(path)).html).toContain('accepts what you wrote');
  });

  it('contests a RED payment: the claim joins the review, and letting through is the answer', async () => {
    const { agreementId, userId, pay } = await redPayment(app, on);
    expect((await appealed(agreementId, { party: 'buyer', claim: 'I sold my car.' })).body.code).toBe(
      'nothing_to_appeal',
    );
    const assessed = await pay();
    expect(assessed.body.flag).toBe('RED');
    const first = await appealed(agreementId, { party: 'buyer', claim: 'I sold my car.' });
    expect(first).toMatchObject({ status: 201, body: { type: 'assessment' } });
    expect((await at.of(userId)).filter(({ agreementId: of }) => of === agreementId)).toHaveLength(1);
    expect((await appealed(agreementId, { party: 'seller', claim: 'Me too.' })).status).toBe(409);
    expect((await page(await linkTo(agreementId, 'buyer'))).html).toMatch(/will look at it before/);
    expect((await at.decide(first.body.id, 'let_through')).status).toBe(200);
  });

  it('contests a RED assessment without an agreement', async () => {
    const { userId } = await redPayment(app, on);
    const list = await app.call<{ data: { id: string; flag: string }[] }>(
      'GET',
      `/v1/fraud/assessments?platformUserId=${userId}`,
      { key },
    );
    const of = (flag: string) => list.body.data.find((one) => one.flag === flag)?.id;
    const appeal = (id: string | undefined) =>
      app.call('POST', `/v1/fraud/assessments/${id}/appeal`, { key, body: { claim: 'It was me.' } });
    const [red, other] = [of('RED'), of('GREEN') ?? of('AMBER')];
    expect(await appeal(red)).toMatchObject({ status: 201, body: { type: 'assessment', subjectId: red } });
    expect(await appeal(other)).toMatchObject({ status: 409, body: { code: 'nothing_to_appeal' } });
    expect((await appeal(`fra_${'0'.repeat(32)}`)).status).toBe(404);
  });
});
