import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { type AgreementBody, fundedAgreement, type Platform } from './escrow.ts';

type Shares = { toBuyer: number; toSeller: number };
export type DisputeBody = {
  id: string;
  agreementId: string;
  milestoneId: string;
  openedBy: string;
  claim: Shares;
  status: string;
  turn: string | null;
  dueAt: string | null;
  onSilence: string | null;
  offer: ({ id: string; by: string } & Shares) | null;
  decision: (Shares & { code: string }) | null;
  appealed: boolean;
  outcome: string | null;
  allowedActions: Record<'buyer' | 'seller' | 'platform', string[]>;
};

/** Disputes of a platform, on a service whose time passes only as the test lets it pass. */
export function disputes(app: TestApp, on: Platform) {
  const { key } = on;
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.call<DisputeBody>('POST', path, { key, body, headers });
  const open = ({ id, milestones }: AgreementBody, body: object = {}, index = 0) =>
    call(`/v1/escrow/agreements/${id}/milestones/${milestones[index]?.id}/disputes`, {
      externalUserId: 'buyer',
      reason: 'not_as_described',
      ...body,
    });
  const step = ({ id }: Pick<DisputeBody, 'id'>, path: string, body: object = {}) =>
    call(`/v1/disputes/${id}/${path}`, body);
  const get = async ({ id }: Pick<DisputeBody, 'id'>) =>
    (await app.call<DisputeBody>('GET', `/v1/disputes/${id}`, { key })).body;
  const thread = async ({ id }: Pick<DisputeBody, 'id'>) =>
    (
      await app.call<{ data: { type: string; data: Record<string, unknown> }[] }>(
        'GET',
        `/v1/disputes/${id}/events`,
        { key },
      )
    ).body.data;

  /** A dispute about the first milestone of an agreement that is paid. */
  async function opened(body: object = {}, amounts = [100, 50]) {
    const agreement = await fundedAgreement(on, amounts, 150);
    const answer = await open(agreement, body);
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    return { agreement, dispute: answer.body };
  }

  return { open, step, get, thread, opened };
}
