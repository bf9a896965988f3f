import { describe, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import type { SignedFile, StatementPayload } from '#core/parties/receipts/receipt.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import {
  anchor,
  bytesOf,
  FILE_KINDS,
  payloadOf,
  platformWithReceipts,
  type SignedFileBody,
} from '#test/support/receipts.ts';

const app = await startTestApp();
const { key, shop, fileOf } = await platformWithReceipts(app);

const DEAL = {
  buyerExternalId: 'ada',
  sellerExternalId: 'seller',
  milestones: [
    { title: 'Website', amount: 999, shares: [{ externalUserId: 'designer', basisPoints: 2_000 }] },
  ],
  fees: [{ name: 'Commission', basisPoints: 1_000, paidBy: 'seller' }],
};

async function paidDeal(more: { sellerExternalId?: string; milestones?: object[]; fees?: object[] } = {}) {
  const terms = { ...DEAL, ...more };
  const { body } = await shop.create([999], terms);
  const { body: assessed } = await shop.assess(body.id, { external_user_id: 'ada' });
  await shop.deposit(assessed.virtualAccount?.accountNumber ?? '', 999);
  for (const user of ['ada', terms.sellerExternalId]) {
    await shop.confirm(body.id, body.milestones[0]?.id ?? '', user);
  }
  await runDueJobs(app);
  return body;
}

async function statementOf(payee: string) {
  const month = app.context.clock().toISOString().slice(0, 7);
  const url = `/v1/escrow/statements/${month}?sellerExternalId=${payee}`;
  const { body } = await app.call<SignedFileBody>('GET', url, { key });
  const payload = (JSON.parse(body.json) as SignedFile).payload as StatementPayload;
  for (const kind of FILE_KINDS) {
    const checked = checkFile(bytesOf(body, kind).toString('latin1'), payload.key, CHECK_TOOLS);
    expect(checked).toHaveProperty('payload');
  }
  return payload.currencies[0];
}

describe('a deal with fees and shares', async () => {
  await shop.setPayoutAccount('seller');
  await shop.setPayoutAccount('designer', '1234567890');
  const deal = await paidDeal();

  it('lists on the seller’s statement what the platform and the other payees got', async () => {
    const part = await statementOf('seller');
    expect(part?.lines.map(([, , , type, amount]) => [type, amount])).toEqual([
      ['release', 701],
      ['payout_submitted', -701],
    ]);
    expect(part?.deducted?.map(([, agreement, , type, amount]) => [agreement, type, amount])).toEqual([
      [deal.id, 'release', 199],
      [deal.id, 'commission', 99],
    ]);
    const entries = (await shop.ledger(deal.id)).body.entries as { kind: string; hash?: string }[];
    for (const [, , sequence, , , hash] of part?.deducted ?? [])
      expect(hash).toBe(entries[sequence - 1]?.hash);
  });

  it('is on the statement of a payee, beside what the payee sells', async () => {
    await paidDeal({
      sellerExternalId: 'designer',
      milestones: [{ title: 'Logo', amount: 999 }],
      fees: [],
    });
    const part = await statementOf('designer');
    expect(part?.lines.map(([, , , type, amount]) => [type, amount])).toEqual([
      ['release', 199],
      ['payout_submitted', -199],
      ['release', 999],
      ['payout_submitted', -999],
    ]);
    expect(part).toMatchObject({ opening: { seller: 0 }, closing: { seller: 0 } });
    expect(part).not.toHaveProperty('deducted');
    expect(await statementOf('courier')).toBeUndefined();
  });

  it('carries what waits for an account to the closing balance', async () => {
    await paidDeal({ sellerExternalId: 'tailor' });
    expect(await statementOf('tailor')).toMatchObject({ opening: { seller: 0 }, closing: { seller: 701 } });
    expect((await statementOf('designer'))?.lines).toHaveLength(6);
  });

  it('has a receipt of its release with the fees and shares of the same commit', async () => {
    await anchor(app);
    const { entries } = (await shop.ledger(deal.id)).body;
    const receipt = await fileOf(deal.id, entries.findIndex(({ kind }) => kind === 'release') + 1);
    const kinds = payloadOf(receipt).entries.map(([, kind, , , amount]) => [kind, amount]);
    expect(kinds.slice(0, 3)).toEqual([
      ['release', 701],
      ['release', 199],
      ['commission', 99],
    ]);
    const again = await fileOf(deal.id, entries.findIndex(({ kind }) => kind === 'release') + 1);
    expect(again.pdf).toBe(receipt.pdf);
  });
});
