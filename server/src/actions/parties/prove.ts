import type { Context } from '#actions/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { signedNote } from '#core/signed-note.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';

export type Proof = {
  readonly at: Date;
  /** When the first deposit arrived. */
  readonly since: Date | null;
  /** When the books were last compared with those of the bank that holds the money. */
  readonly comparedAt: Date | null;
  /** The statement as a C2SP signed note, with the key that signs the account's anchors. */
  readonly note: string;
  readonly publicKey: string;
};

/** States and signs what is held for an agreement. It has the figures and no names. */
export async function prove(context: Context, agreement: Agreement): Promise<Proof> {
  const { developerId, id: agreementId, currency, balances, virtualAccount } = agreement;
  const provider = virtualAccount?.provider ?? null;
  const [since, comparedAt] = await Promise.all([
    deposits.firstReceivedAt(context.db, { developerId, agreementId }),
    provider === null ? null : reports.lastComparedAt(context.db, provider),
  ]);
  const at = context.clock();
  const text = [
    'surety held 1',
    `agreement ${agreementId}`,
    `held ${currency} ${balances.escrow}`,
    `bank ${provider ?? 'none'}`,
    `compared ${comparedAt?.toISOString() ?? 'never'}`,
    `as of ${at.toISOString()}`,
  ].join('\n');
  const key = openAnchorKey(context.secret.derive('anchor'));
  const name = anchorOrigin(context.secret.id, developerId);
  const note = signedNote(key.signed(name, `${text}\n`));
  return { at, since, comparedAt, note, publicKey: key.verifierKey(name) };
}
