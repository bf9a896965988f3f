import { describe, expect, it } from 'vitest';
import { previewRefund } from '#actions/escrow/refund/refund-agreement.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);

describe('the preview of a refund', () => {
  it('is recomputed when another refund came between the agreement and its deposits', async () => {
    const { id, milestones } = await fundedAgreement(on, [100, 50], 150);
    const [first, second] = milestones.map((milestone) => milestone.id);
    const { agreements } = app.context;
    let loads = 0;
    const context = {
      ...app.context,
      agreements: {
        ...agreements,
        load: async (asked: Parameters<typeof agreements.load>[0]) => {
          const agreement = await agreements.load(asked);
          loads += 1;
          if (loads === 1) expect((await on.refund(id, { milestoneIds: [first] })).status).toBe(201);
          return agreement;
        },
      },
    };
    const everything = { what: 'milestones', milestoneIds: null, reason: null } as const;
    const { result } = await previewRefund(context, { developerId, agreementId: id }, everything);
    expect(result).toMatchObject({ amount: 50, milestoneIds: [second] });
    expect(loads).toBe(2);
  });
});
