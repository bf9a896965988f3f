import { recordAudit } from '#actions/record-audit.ts';
import { endOfOverlap, isActive, outlives } from '#core/account/api-key.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { AccountContext } from './context.ts';
import {
  type KeyAsker,
  type MintedKey,
  meansOfAsker,
  mintApiKey,
  refuseBeyond,
  refuseFullAccount,
} from './mint-api-key.ts';

/**
 * Replaces a key. The old one works for the overlap, so that nothing has to stop. The new one has the same
 * expiry and rights: a rotation grants nothing more.
 */
export async function rotateApiKey(
  context: AccountContext,
  input: KeyAsker & { readonly keyId: string; readonly overlapSeconds: number },
  answerFor: AnswerFor<MintedKey>,
): Promise<Answered<MintedKey>> {
  const now = context.clock();
  const { rotated, old } = await context.db.transaction(async (tx) => {
    const old = await apiKeys.findIntact(tx, input.developerId, input.keyId);
    if (!old) throw new Problem('not_found', 'No API key with this id exists in this account.');
    if (!isActive(old, now)) throw new Problem('key_revoked');
    const { label, expiresAt, scopes, networks, budget, apiVersion } = old;
    const asker = await meansOfAsker(context, tx, input);
    if (outlives(expiresAt, asker)) throw new Problem('key_would_outlive_caller');
    refuseBeyond(context, asker, old);
    if (asker.budget && asker.budget.id !== budget?.id) throw new Problem('key_exceeds_caller');
    // With an overlap, there is one more active key for a while.
    if (input.overlapSeconds > 0) await refuseFullAccount(tx, input.developerId, now);
    // The caller alone learns the new key, so the member behind the caller is behind it too.
    const { rootMemberId } = asker;
    const limits = { scopes, networks, budget, rootMemberId, apiVersion };
    const minted = mintApiKey(context, { developerId: input.developerId, label, expiresAt, ...limits });
    await apiKeys.insert(tx, minted.record);
    const revokedAt = endOfOverlap(old, now, input.overlapSeconds);
    await apiKeys.revokeAt(tx, old, revokedAt, now);
    const { developerId, keyId } = input;
    const before = { revokedAt: old.revokedAt };
    const after = { revokedAt, newKeyId: minted.record.id };
    await recordAudit(context, tx, { developerId, kind: 'key.rotated', subject: keyId, before, after });
    return { rotated: await saveAnswer(tx, input.developerId, minted, answerFor), old };
  });
  context.keyRing.forget(old.hash);
  return rotated;
}
