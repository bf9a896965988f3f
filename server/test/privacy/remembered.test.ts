import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { findLeaks } from '#test/support/database/leaks.ts';

const app = await startTestApp();
const owner = await signedIn(app);

it('is not undone by an agreement that this process remembers', async () => {
  const { body: made } = await owner.call<{ id: string }>('POST', '/v1/escrow/agreements', {
    body: {
      ...{ buyerExternalId: 'ada', sellerExternalId: 'bola', totalAmount: 100 },
      ...{ buyerName: 'Quillon Featherstone', sellerEmail: 'bola@shop.example' },
      milestones: [{ title: 'Part', amount: 100 }],
    },
  });
  const path = `/v1/escrow/agreements/${made.id}`;
  const shown = async () => JSON.stringify((await owner.call('GET', `${path}?expand=parties`)).body);
  expect(await shown()).toContain('Quillon');
  const cancelled = await owner.call('POST', `${path}/cancel`, { body: {} });
  expect(cancelled.status).toBe(200);
  expect(await shown()).toContain('Quillon');

  const asked = await owner.call<{ id: string }>('POST', '/v1/privacy/requests', {
    body: { type: 'erase', externalUserId: 'ada' },
  });
  const erased = await owner.call('POST', `/v1/privacy/requests/${asked.body.id}/complete`, { body: {} });
  expect(erased.status).toBe(200);
  expect(await shown()).not.toContain('Quillon');
  expect(await findLeaks(app.database.owner, app.secret, ['Quillon'])).toEqual([]);
});
