import { recordAct } from '#actions/record-act.ts';
import { Problem } from '#core/problem.ts';
import {
  compilePolicy,
  type PolicyVersion,
  type RiskDraft,
  type RiskPolicies,
  type RiskPolicy,
} from '#core/risk/policy/policy.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/risk/policy/policies.ts';
import type { RiskContext } from './risk-desk.ts';

/** Saves what somebody is working on. It decides nothing before it is promoted. */
export async function draftPolicy(
  context: RiskContext,
  developerId: string,
  policy: RiskPolicy,
  answerFor: AnswerFor<RiskDraft>,
): Promise<Answered<RiskDraft>> {
  compilePolicy(null, policy);
  const draft = { policy, changedBy: context.actor, changedAt: context.clock() };
  return context.db.transaction(async (tx) => {
    await replaceDraft(context, tx, developerId, draft);
    return saveAnswer(tx, developerId, draft, answerFor);
  });
}

export async function dropDraft(context: RiskContext, developerId: string): Promise<void> {
  await context.db.transaction((tx) => replaceDraft(context, tx, developerId, null));
}

async function replaceDraft(
  context: RiskContext,
  tx: Queryable,
  developerId: string,
  draft: RiskDraft | null,
): Promise<void> {
  const { draft: before } = await policies.lock(tx, developerId);
  await policies.saveDraft(tx, developerId, draft);
  await recordAct(context, tx, {
    ...{ developerId, kind: 'risk_policy.drafted', subject: null },
    before: before?.policy ?? {},
    after: draft?.policy ?? {},
  });
}

/** From a draft to a trial, or from either to use. */
export type Promotion =
  | { readonly from: 'draft'; readonly to: 'shadow' | 'live' }
  | { readonly from: 'shadow'; readonly to: 'live' };

/** What was there before is retired: it is kept for what it has decided, and decides nothing any more. */
export async function promotePolicy(
  context: RiskContext,
  developerId: string,
  { from, to }: Promotion,
  answerFor: AnswerFor<PolicyVersion>,
): Promise<Answered<PolicyVersion>> {
  const saved = await context.db.transaction(async (tx) => {
    const at = context.clock();
    const found = await policies.lock(tx, developerId);
    const source = found[from] ?? refuse(from);
    const before = found[to];
    // Of each state there is one at most, so whatever is there makes room first.
    if (before) await policies.retire(tx, developerId, before.version, at);
    const promoted =
      'version' in source
        ? await policies.goLive(tx, developerId, source.version, at)
        : await policies.insert(tx, developerId, { ...source, madeBy: context.actor, state: to, at });
    if (from === 'draft') await policies.saveDraft(tx, developerId, null);
    await recordAct(context, tx, {
      ...{ developerId, kind: 'risk_policy.promoted', subject: String(promoted.version) },
      before: { state: from, [to]: before?.version ?? null },
      after: { state: to, [to]: promoted.version },
    });
    return saveAnswer(tx, developerId, promoted, answerFor);
  });
  context.risk.steering.forget(developerId);
  return saved;
}

/** Without a version in use the usual points hold again. */
export async function retirePolicy(
  context: RiskContext,
  developerId: string,
  state: 'shadow' | 'live',
  answerFor: AnswerFor<RiskPolicies>,
): Promise<Answered<RiskPolicies>> {
  const saved = await context.db.transaction(async (tx) => {
    const found = await policies.lock(tx, developerId);
    const { version } = found[state] ?? refuse(state);
    await policies.retire(tx, developerId, version, context.clock());
    await recordAct(context, tx, {
      ...{ developerId, kind: 'risk_policy.retired', subject: String(version) },
      before: { state },
      after: { state: 'retired' },
    });
    return saveAnswer(tx, developerId, { ...found, [state]: null }, answerFor);
  });
  context.risk.steering.forget(developerId);
  return saved;
}

function refuse(state: string): never {
  const message = `There is no risk policy in the state ${state}. Look at GET /v1/fraud/policy.`;
  throw new Problem('no_risk_policy', message);
}
