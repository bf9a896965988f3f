import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { AccountContext } from './account-desk.ts';
import { type MintedKey, mintApiKey, refuseFullAccount } from './mint-api-key.ts';

export async function createApiKey(
  context: AccountContext,
  input: { developerId: string; label?: string | undefined; expiresAt?: Date | undefined },
  answerFor: AnswerFor<MintedKey>,
): Promise<Answered<MintedKey>> {
  const now = context.clock();
  if (input.expiresAt && input.expiresAt <= now) {
    throw new Problem('validation_failed', 'The key would be dead on arrival.', {
      details: [{ path: 'expiresAt', message: 'must lie in the future' }],
    });
  }
  const minted = mintApiKey(context, {
    developerId: input.developerId,
    label: input.label ?? null,
    expiresAt: input.expiresAt ?? null,
  });
  return context.db.transaction(async (tx) => {
    await refuseFullAccount(tx, input.developerId, now);
    await apiKeys.insert(tx, minted.record);
    return saveAnswer(tx, input.developerId, minted, answerFor);
  });
}
