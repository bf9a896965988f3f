import { readFileSync } from 'node:fs';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import type { ReceiptPayload, SignedFile } from '#core/parties/receipts/receipt.ts';
import type { TestApp } from './app.ts';
import { runDueJobs } from './escrow.ts';
import { platformWithLinks } from './parties.ts';
import { logSettled } from './webhooks.ts';

const PROGRAM = new URL('../../../docs/check-receipt.py', import.meta.url);

/** The program of the guide that checks receipts, for Python. */
export function guidesPython(): string {
  return readFileSync(PROGRAM, 'utf8');
}

/** Anchors everything that has happened. */
export async function anchor(app: TestApp): Promise<void> {
  await logSettled(app);
  await publishAnchors(app.context);
}

export const FILE_KINDS = ['json', 'pdf'] as const;
export type SignedFileBody = { name: string; json: string; pdf: string };
export const bytesOf = ({ json, pdf }: SignedFileBody, kind: (typeof FILE_KINDS)[number]): Buffer =>
  kind === 'json' ? Buffer.from(json) : Buffer.from(pdf, 'base64');

export const payloadOf = ({ json }: Pick<SignedFileBody, 'json'>) =>
  (JSON.parse(json) as SignedFile).payload as ReceiptPayload;

/** A platform whose deals were paid, released, paid out and anchored. */
export async function platformWithReceipts(app: TestApp) {
  const on = await platformWithLinks(app);
  const { key, shop } = on;
  const receiptOf = (id: string, sequence: number) =>
    app.call<SignedFileBody & { code?: string }>(
      'GET',
      `/v1/escrow/agreements/${id}/entries/${sequence}/receipt`,
      { key },
    );
  await shop.setPayoutAccount();
  return {
    ...on,
    receiptOf,
    fileOf: async (id: string, sequence: number) => (await receiptOf(id, sequence)).body,
    /** One of two steps is paid out. */
    settledDeal: async () => {
      const deal = await on.paidDeal();
      await anchor(app);
      for (const user of [deal.buyerExternalId, 'seller']) await shop.confirm(deal.id, deal.milestone, user);
      for (let round = 0; round < 3; round++) {
        await runDueJobs(app);
        app.time.advance(60_000);
      }
      await anchor(app);
      const { entries } = (await shop.ledger(deal.id)).body;
      return { ...deal, sequenceOf: (kind: string) => entries.findIndex((one) => one.kind === kind) + 1 };
    },
  };
}
