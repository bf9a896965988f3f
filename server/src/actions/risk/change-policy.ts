import type { ApprovalsContext, Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { Problem } from '#core/problem.ts';
import {
  compilePolicy,
  type PolicyVersion,
  type RiskDraft,
  type RiskPolicies,
  type RiskPolicy,
} from '#core/risk/policy/risk-policy.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as namedLists from '#store/risk/named-lists.ts';
import * as policies from '#store/risk/policy/policies.ts';
import * as policyEvents from '#store/risk/policy/policy-events.ts';
import type { RiskContext } from './context.ts';

/** Saves a draft. It has no effect until it is promoted. `edited` is the revision that it was made from. */
export async function draftPolicy(
  context: RiskContext,
  developerId: string,
  { policy, edited }: { readonly policy: RiskPolicy; readonly edited?: number | undefined },
  answerFor: AnswerFor<RiskDraft>,
): Promise<Answered<RiskDraft>> {
  compilePolicy(null, policy, await namedLists.findAll(context.db, developerId));
  const draft = { policy, changedBy: context.caller.actor, changedAt: context.clock() };
  return context.db.transaction(async (tx) => {
    const revision = await replaceDraft(context, tx, developerId, { draft, edited });
    return saveAnswer(tx, developerId, { ...draft, revision }, answerFor);
  });
}

export async function dropDraft(context: RiskContext, developerId: string): Promise<void> {
  await context.db.transaction((tx) => replaceDraft(context, tx, developerId, { draft: null }));
}

type Replacement = {
  readonly draft: Omit<RiskDraft, 'revision'> | null;
  readonly edited?: number | undefined;
};

async function replaceDraft(
  context: RiskContext,
  tx: Queryable,
  developerId: string,
  { draft, edited }: Replacement,
): Promise<number> {
  const { draft: before, draftRevision } = await policies.lock(tx, developerId);
  if (edited !== undefined && edited !== draftRevision) refuseOutdated(before, edited, draftRevision);
  const revision = await policies.saveDraft(tx, developerId, draft);
  await recordAudit(context, tx, {
    developerId,
    kind: 'risk_policy.drafted',
    subject: null,
    before: before?.policy ?? {},
    after: draft?.policy ?? {},
  });
  return revision;
}

function refuseOutdated(now: RiskDraft | null, edited: number, revision: number): never {
  const what = now ? `is now at revision ${revision}` : 'has ended: it was promoted or deleted';
  throw new Problem('draft_changed', `The draft that you edited, revision ${edited}, ${what}.`);
}

/** Making a policy live, or retiring it, may need approval; a shadow policy has no effect. */
type PolicyContext = RiskContext & ApprovalsContext;

/** From draft to shadow or live, or from shadow to live. */
export type Promotion =
  | { readonly from: 'draft'; readonly to: 'shadow' | 'live' }
  | { readonly from: 'shadow'; readonly to: 'live' };

/** Promotes a policy. The one it replaces is retired: kept as a record, without further effect. */
export async function promotePolicy(
  context: PolicyContext,
  developerId: string,
  { from, to }: Promotion,
  answerFor: AnswerFor<PolicyVersion | Waiting>,
): Promise<Answered<PolicyVersion | Waiting>> {
  const saved = await context.db.transaction(async (tx): Promise<Answered<PolicyVersion | Waiting>> => {
    const at = context.clock();
    const found = await policies.lock(tx, developerId);
    const source = found[from] ?? refuse(from);
    const before = found[to];
    const asked = to === 'live' ? toPutToUse(from, source, before) : null;
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      // There is at most one policy in each state, so the current one is retired first.
      if (before) await policies.retire(tx, developerId, before.version, at);
      const promoted =
        'version' in source
          ? await policies.goLive(tx, developerId, source.version, at)
          : await policies.insert(tx, developerId, {
              ...source,
              madeBy: context.caller.actor,
              state: to,
              at,
            });
      if (from === 'draft') await policies.saveDraft(tx, developerId, null);
      await recordAudit(context, tx, {
        developerId,
        kind: 'risk_policy.promoted',
        subject: String(promoted.version),
        before: { state: from, [to]: before?.version ?? null },
        after: { state: to, [to]: promoted.version },
      });
      await emitChanges(context, tx, developerId, [
        ...(before ? [{ version: before.version, state: 'retired', previousState: to } as const] : []),
        { version: promoted.version, state: to, previousState: from },
      ]);
      return promoted;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  afterChange(context, developerId);
  return saved;
}

/** Without a live policy, the default points apply again. */
export async function retirePolicy(
  context: PolicyContext,
  developerId: string,
  state: 'shadow' | 'live',
  answerFor: AnswerFor<RiskPolicies | Waiting>,
): Promise<Answered<RiskPolicies | Waiting>> {
  const saved = await context.db.transaction(async (tx): Promise<Answered<RiskPolicies | Waiting>> => {
    const found = await policies.lock(tx, developerId);
    const { version } = found[state] ?? refuse(state);
    const asked = state === 'live' ? toRetire(version) : null;
    const result = await onceApproved(context, tx, developerId, asked, async (): Promise<RiskPolicies> => {
      await policies.retire(tx, developerId, version, context.clock());
      await recordAudit(context, tx, {
        developerId,
        kind: 'risk_policy.retired',
        subject: String(version),
        before: { state },
        after: { state: 'retired' },
      });
      await emitChanges(context, tx, developerId, [{ version, state: 'retired', previousState: state }]);
      return { ...found, [state]: null };
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  afterChange(context, developerId);
  return saved;
}

const OF_RISK = { kind: 'risk_policy', agreementId: null, amount: null, currency: null } as const;

/** Includes the whole policy, so that exactly what is approved goes live. */
function toPutToUse(
  from: Promotion['from'],
  source: RiskDraft | PolicyVersion,
  before: PolicyVersion | null,
): ApprovalRequest {
  const { policy } = source;
  const version = 'version' in source ? source.version : null;
  const parts = [
    counted(policy.rules.length, 'rule'),
    counted(Object.keys(policy.weights).length, 'weight'),
    counted(Object.keys(policy.highValue).length, 'threshold'),
    ...(policy.scorecard ? ['a scorecard'] : []),
  ];
  const what = version === null ? 'the draft' : `version ${version}`;
  const until = before ? `version ${before.version}` : 'the default points';
  return {
    ...OF_RISK,
    summary: `Make ${what} of the risk policy live: ${parts.join(', ')}. Until now: ${until}.`,
    input: { from, version, policy, replaces: before?.version ?? null },
  };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function toRetire(version: number): ApprovalRequest {
  const summary = `Retire version ${version} of the risk policy: the default points apply again.`;
  return { ...OF_RISK, summary, input: { retired: version } };
}

function emitChanges(
  context: RiskContext,
  tx: Queryable,
  developerId: string,
  changes: readonly policyEvents.PolicyChange[],
): Promise<void> {
  const { clock, newId } = context;
  const { actor } = context.caller;
  return policyEvents.emit(tx, developerId, changes, { actor, createdAt: clock(), newId });
}

function afterChange({ risk, webhooks }: RiskContext, developerId: string): void {
  risk.compiledPolicy.forget(developerId);
  webhooks.wake();
}

function refuse(state: string): never {
  const message = `There is no ${state} risk policy. See GET /v1/policies/risk.`;
  throw new Problem('no_risk_policy', message);
}
