import { endOf, outlives } from '#core/account/api-key.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { AccountContext } from './account-desk.ts';
import { type KeyAsker, lifeOfAsker, type MintedKey, mintApiKey, refuseFullAccount } from './mint-api-key.ts';

/** A further key. When nothing is said of its end, it ends with the key that asked for it. */
export async function createApiKey(
  context: AccountContext,
  input: KeyAsker & { readonly label?: string | undefined; readonly expiresAt?: Date | undefined },
  answerFor: AnswerFor<MintedKey>,
): Promise<Answered<MintedKey>> {
  const { developerId, label = null } = input;
  const now = context.clock();
  if (input.expiresAt && input.expiresAt <= now) {
    throw new Problem('validation_failed', 'The key would be dead on arrival.', {
      details: [{ path: 'expiresAt', message: 'must lie in the future' }],
    });
  }
  return context.db.transaction(async (tx) => {
    const asker = await lifeOfAsker(tx, input);
    const expiresAt = input.expiresAt ?? endOf(asker);
    if (outlives(expiresAt, asker)) throw new Problem('key_would_outlive_caller');
    await refuseFullAccount(tx, developerId, now);
    const minted = mintApiKey(context, { developerId, label, expiresAt });
    await apiKeys.insert(tx, minted.record);
    return saveAnswer(tx, developerId, minted, answerFor);
  });
}
