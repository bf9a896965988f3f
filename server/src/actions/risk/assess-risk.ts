import { Problem } from '#core/problem.ts';
import { BANDS, type BandSystem, flagOf } from '#core/risk/bands.ts';
import type { Contribution } from '#core/risk/contribution.ts';
import { isFirstUse, standingAfterGreen } from '#core/risk/devices.ts';
import type { Degradation, Flag, RiskFacts, Signal } from '#core/risk/facts.ts';
import {
  type AssessRiskInput,
  gatherFacts,
  type Surroundings,
  surroundingsOf,
} from '#core/risk/gather-facts.ts';
import type { RiskHistory } from '#core/risk/history.ts';
import { type BankAccount, keysToLookFor, type Listable, type ListShape } from '#core/risk/lists.ts';
import { scoreOnly } from '#core/risk/points/score-only.ts';
import type { CompiledPolicy } from '#core/risk/policy/compiled-policy.ts';
import { seenBy } from '#core/risk/policy/risk-policy.ts';
import { DEFAULT_POLICY, RULE_SET } from '#core/risk/score.ts';
import { inUnits, yardstickOf } from '#core/risk/value.ts';
import { type Counterfactual, judge, type Verdict } from '#core/risk/verdict.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';
import { blindIndexOf } from '#store/risk/lists.ts';
import * as overrides from '#store/risk/overrides.ts';
import type { ActivePolicy } from '#store/risk/policy/active-policies.ts';
import {
  deviceKey,
  type Learned,
  type NewAssessment,
  type RiskEvent,
  type ShadowScore,
} from '#store/risk/records.ts';
import { eventOf } from './announce-assessment.ts';
import type { RiskContext, RiskService } from './context.ts';

export type Assessment = {
  readonly id: string;
  readonly score: number;
  readonly flag: Flag;
  readonly category: string;
  readonly triggeredSignals: Signal[];
  readonly recommendation: string;
  readonly contributions: Contribution[];
  readonly counterfactuals: Counterfactual[];
  readonly degraded: Degradation[];
};

/** Called only if the account has a list of bank accounts. */
type PayeeAccount = { readonly payeeAccount?: () => Promise<BankAccount | undefined> };

/**
 * Makes one assessment: counts the event, reads what is known, decides and stores. Data that cannot be read
 * is skipped and recorded as degraded: a caller with a payment needs an answer.
 */
export async function assessRisk(
  context: RiskContext,
  input: AssessRiskInput & PayeeAccount,
  answerFor: AnswerFor<Assessment>,
): Promise<Answered<Assessment>> {
  const { risk } = context;
  const at = context.clock();
  const { ipAddress } = input.facts ?? {};
  const address = ipAddress === undefined ? undefined : risk.ipIntel.lookUp(ipAddress);
  const surroundings = surroundingsOf(address, input.facts ?? {}, at);
  const device = input.deviceFingerprint ? deviceKey(input.deviceFingerprint) : null;
  const simulated = Boolean(input.simulateVpn || input.simulateImpossibleTravel);
  const { developerId, userId, agreementId = null, currency } = input;
  const policies = await policiesOrGoOn(risk, developerId);
  const { live, shadow, shapes } = policies ?? { live: DEFAULT_POLICY, shadow: null, shapes: [] };
  const yardstick = yardstickOf(currency, live.thresholds, risk.thresholds);
  const amount = input.exposure ?? input.amount;

  const history = await countOrGoOn(risk, {
    developerId,
    userId,
    agreementId,
    device,
    address: surroundings.countedSender,
    network: surroundings.network?.asn ?? null,
    units: inUnits(amount, yardstick.threshold),
    accountCreatedAt: input.facts?.accountCreatedAt ?? null,
    blindIndexes: blindIndexesFor(
      context,
      developerId,
      {
        userId,
        device: device?.toString('hex') ?? null,
        ...input.facts,
        payeeAccount: await payeeAccountFor(risk, input, shapes),
      },
      shapes,
    ),
    at,
  });
  const gathered = gatherFacts({ input, history, surroundings, yardstick, at });
  const first = judge(gathered, input.bands, live);
  const facts =
    first.flag === 'RED' ? await withOverride(context, gathered, { ...input, device, at }) : gathered;
  const verdict = facts === gathered ? first : judge(facts, input.bands, live);
  const degraded: Degradation[] = [
    ...surroundings.degraded,
    ...(history ? [] : (['history'] as const)),
    ...(policies ? [] : (['policy'] as const)),
  ];
  const assessment: Assessment = { id: context.newId('fra'), ...verdict, degraded };
  const units = inUnits(amount, yardstick.habit);

  await risk.state.record({
    developerId,
    id: assessment.id,
    userId,
    agreementId,
    bands: input.bands,
    amount: input.amount,
    currency,
    device,
    score: verdict.score,
    flag: verdict.flag,
    simulated,
    detail: detailOf(verdict, surroundings, risk, { facts, degraded, bands: input.bands }),
    policyVersion: live.version,
    shadow: shadow && shadowOf(shadow, facts, input.bands, risk),
    at,
    learned:
      simulated || !history ? null : trainingFactsOf(verdict, facts, history, { surroundings, units, at }),
    answer: answerFor(assessment),
    event: eventOf(context, input, assessment, at),
    callerMetadata: input.callerMetadata,
  });
  context.webhooks.wake();
  return answered(assessment);
}

/** Overrides are looked up only for a RED, so that other assessments do not pay for the query. */
async function withOverride(
  { db, risk }: RiskContext,
  facts: RiskFacts,
  { developerId, userId, agreementId, device, at }: AssessRiskInput & { device: Buffer | null; at: Date },
): Promise<RiskFacts> {
  if (agreementId === undefined) return facts;
  try {
    const override = await overrides.find(db, { developerId, agreementId, userId, device, at });
    return override ? { ...facts, override } : facts;
  } catch (error) {
    // An override that cannot be read does not apply.
    risk.onDegraded(error);
    return facts;
  }
}

/** The keys to look up in the account's lists. Null when the lists cannot contain any of them. */
function blindIndexesFor(
  { db }: RiskContext,
  developerId: string,
  thing: Listable,
  shapes: readonly ListShape[],
): Buffer[] | null {
  const keys = keysToLookFor(thing, shapes);
  return keys.length > 0 ? keys.map((key) => blindIndexOf(db, developerId, key)) : null;
}

async function payeeAccountFor(
  risk: RiskService,
  { payeeAccount }: PayeeAccount,
  shapes: readonly ListShape[],
): Promise<BankAccount | undefined> {
  if (!shapes.some(({ subject }) => subject === 'bank_account')) return undefined;
  try {
    return await payeeAccount?.();
  } catch (error) {
    risk.onDegraded(error);
    return undefined;
  }
}

/** Null when policies cannot be read: the default points then apply, and the assessment says so. */
async function policiesOrGoOn(risk: RiskService, developerId: string): Promise<ActivePolicy | null> {
  try {
    return await risk.compiledPolicy.of(developerId);
  } catch (error) {
    risk.onDegraded(error);
    return null;
  }
}

/** The score and flag of the shadow policy. */
function shadowOf(
  compiledPolicy: CompiledPolicy,
  facts: RiskFacts,
  bands: BandSystem,
  { thresholds }: RiskService,
): ShadowScore {
  const score = scoreOnly(seenBy(compiledPolicy, facts, thresholds), compiledPolicy, bands);
  return { version: compiledPolicy.version ?? 0, score, flag: flagOf(score, bands) };
}

/** Null when history cannot be read. An unknown agreement, however, is the caller's mistake. */
async function countOrGoOn(risk: RiskService, event: RiskEvent): Promise<RiskHistory | null> {
  let history: RiskHistory | null;
  try {
    history = await risk.state.count(event);
  } catch (error) {
    risk.onDegraded(error);
    return null;
  }
  if (history) return history;
  throw new Problem(
    'not_found',
    'No agreement with this id exists in this account. Leave agreementId out if there is none yet.',
  );
}

function detailOf(
  verdict: Verdict,
  surroundings: Surroundings,
  risk: RiskService,
  { facts, degraded, bands }: { facts: RiskFacts; degraded: Degradation[]; bands: BandSystem },
): NewAssessment['detail'] {
  const { category, recommendation, triggeredSignals, contributions, counterfactuals } = verdict;
  return {
    category,
    recommendation,
    triggeredSignals,
    contributions,
    counterfactuals,
    degraded,
    bandLimits: BANDS[bands],
    ipDataVersion: surroundings.network ? risk.ipIntel.status().version : null,
    network: surroundings.network,
    facts,
    ruleSet: RULE_SET,
  };
}

/**
 * The facts to remember. A RED teaches nothing: neither habits nor locations may be learned from an attacker.
 * Nor does a location that was impossible to reach become the user's.
 */
function trainingFactsOf(
  verdict: Verdict,
  facts: RiskFacts,
  history: RiskHistory,
  now: { surroundings: Surroundings; units: number | null; at: Date },
): Learned | null {
  if (verdict.flag === 'RED') return null;
  const green = verdict.flag === 'GREEN' && history.device;
  return {
    units: now.units,
    place: facts.travel ? null : now.surroundings.fix,
    standing: green ? standingAfterGreen(green, now.at.getTime()) : null,
    onFirstUse: green ? isFirstUse(green) : false,
    hidden: facts.vpn !== null || facts.proxies.length > 0,
    newDevice: facts.device?.firstSeen ?? false,
  };
}
