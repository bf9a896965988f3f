import { recordAudit } from '#actions/record-audit.ts';
import { isActive } from '#core/account/api-key.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import type { AccountContext } from './context.ts';

/** Revoking a revoked key is not an error: the outcome is the same. */
export async function revokeApiKey(
  context: AccountContext,
  input: { developerId: string; keyId: string },
): Promise<void> {
  const now = context.clock();
  const key = await context.db.transaction(async (tx) => {
    const key = await apiKeys.find(tx, input.developerId, input.keyId);
    if (!key) throw new Problem('not_found', 'No API key with this id exists in this account.');
    if (!isActive(key, now)) return key;
    await apiKeys.revokeAt(tx, key, now, now);
    const { developerId, keyId } = input;
    const before = { revokedAt: key.revokedAt };
    await recordAudit(context, tx, {
      developerId,
      kind: 'key.revoked',
      subject: keyId,
      before,
      after: { revokedAt: now },
    });
    return key;
  });
  context.keyRing.forget(key.hash);
}
