import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { AgreementBody, Platform } from './escrow.ts';

export type AmendmentBody = {
  id: string;
  status: string;
  proposedBy: string;
  acceptedBy: string[];
  totalBefore: number;
  totalAmount: number;
  milestones: { before: { id: string } | null; after: { id: string; amount: number } | null }[];
  allowedActions: Record<'buyer' | 'seller' | 'platform', string[]>;
};

/** Amendments of one agreement. The seller proposes, unless the test says otherwise. */
export function amendments(app: TestApp, on: Platform, agreementId: string) {
  const { key } = on;
  const path = `/v1/escrow/agreements/${agreementId}`;
  const send = (body: object) => app.call<AmendmentBody>('POST', `${path}/amendments`, { key, body });
  const propose = (operations: object[], more: object = {}) =>
    send({ externalUserId: 'seller', operations, ...more });
  const step = ({ id }: Pick<AmendmentBody, 'id'>, verb: string, externalUserId?: string) =>
    app.call<AmendmentBody>('POST', `${path}/amendments/${id}/${verb}`, {
      key,
      body: { ...(externalUserId && { externalUserId }) },
    });
  const accept = (amendment: Pick<AmendmentBody, 'id'>, by: string) => step(amendment, 'accept', by);
  const show = async () =>
    (
      await app.call<AgreementBody & { amendment: AmendmentBody | null }>('GET', `${path}?expand=amendment`, {
        key,
      })
    ).body.amendment;

  /** Proposed by the seller and accepted by the buyer. */
  async function agreed(operations: object[], more: object = {}): Promise<AmendmentBody> {
    const proposed = await propose(operations, more);
    expect([proposed.status, proposed.body]).toEqual([201, proposed.body]);
    const { status, body } = await accept(proposed.body, 'buyer');
    expect([status, body]).toEqual([200, body]);
    return body;
  }

  return { send, propose, step, accept, show, agreed };
}
