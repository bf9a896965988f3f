import type { AccountContext } from '#actions/account/context.ts';
import { factsOfKey, refuseBeyond, refuseFullAccount } from '#actions/account/mint-api-key.ts';
import type { Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { isActive, movesMoney, NO_LIMITS } from '#core/account/api-key.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { Problem } from '#core/problem.ts';
import type { HashedApiKey } from '#store/account/api-keys.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { rootOf } from './asker.ts';

/** The record of a key that waits for approval, as JSON. Only the requester has the key itself. */
type WaitingRecord = Omit<
  HashedApiKey,
  'hash' | 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'revokedAt' | 'rootMemberId'
> & {
  /** Missing from requests made before keys had it. */
  readonly rootMemberId?: string | null;
  readonly hash: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
};
export type AskedKey = { readonly record: WaitingRecord };

export function askedKey(key: HashedApiKey): ApprovalRequest {
  const { hash, createdAt, lastUsedAt, expiresAt, revokedAt, ...rest } = key;
  const record: WaitingRecord = {
    ...rest,
    hash: hash.toString('base64'),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
  const named = `${key.prefix}… (${key.label ?? 'no label'})`;
  const scopes = key.scopes ? `the scopes ${key.scopes.join(', ')}` : 'all rights that a key can have';
  const until = record.expiresAt ? `until ${record.expiresAt}` : 'until it is revoked';
  return {
    kind: 'key',
    agreementId: null,
    amount: movesMoney(key) ? (key.budget?.amount ?? null) : 0,
    currency: key.budget?.currency ?? null,
    summary: `Activate the key ${named} with ${scopes}, ${until}.`,
    input: { record },
  };
}

/** Activates a key that was created when it was requested. */
export async function admitApiKey(
  context: AccountContext,
  developerId: string,
  { record }: AskedKey,
  answerFor: AnswerFor<HashedApiKey | Waiting>,
): Promise<Answered<HashedApiKey | Waiting>> {
  const now = context.clock();
  const { rootMemberId = await rootOf(context, developerId, record.createdBy) } = record;
  const key: HashedApiKey = {
    ...record,
    hash: Buffer.from(record.hash, 'base64'),
    createdAt: new Date(record.createdAt),
    expiresAt: record.expiresAt === null ? null : new Date(record.expiresAt),
    lastUsedAt: null,
    revokedAt: null,
    rootMemberId,
    // Absent from requests of an earlier version.
    apiVersion: record.apiVersion ?? null,
  };
  if (!isActive(key, now))
    throw new Problem(
      'approval_outdated',
      'The key’s expiry is in the past. Reject the request and create a new key.',
    );
  refuseBeyond(context, NO_LIMITS, key);
  return context.db.transaction(async (tx) => {
    const result = await onceApproved(context, tx, developerId, null, async () => {
      await refuseFullAccount(tx, key.developerId, now);
      await apiKeys.insert(tx, key);
      const made = { kind: 'key.created', subject: key.id, after: factsOfKey(key) } as const;
      await recordAudit(context, tx, { developerId: key.developerId, ...made });
      return key;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
}
