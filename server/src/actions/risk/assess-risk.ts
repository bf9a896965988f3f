import { Problem } from '#core/problem.ts';
import { BANDS, type BandSystem, flagOf } from '#core/risk/bands.ts';
import type { Contribution } from '#core/risk/contribution.ts';
import { earnsTrust, standingAfterGreen } from '#core/risk/devices.ts';
import type { Degradation, Flag, RiskFacts, Signal } from '#core/risk/facts.ts';
import { type FraudType, fraudTypeOf } from '#core/risk/fraud-type.ts';
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
import type { Learned } from '#core/risk/state/learn.ts';
import { inUnits, yardstickOf } from '#core/risk/value.ts';
import { type Counterfactual, judge, type Verdict } from '#core/risk/verdict.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';
import { blindIndexOf } from '#store/risk/lists.ts';
import type { ActivePolicy } from '#store/risk/policy/active-policies.ts';
import { deviceHash, type NewAssessment, type RiskEvent, type ShadowScore } from '#store/risk/records.ts';
import { UnreadableHistory } from '#store/risk/state.ts';
import { eventOf } from './announce-assessment.ts';
import type { RiskContext, RiskService } from './context.ts';
import { ownFactsFor, payeeAccountOrGoOn, type Related } from './own-facts.ts';

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
  /** A hint for a playbook; null when nothing points to a kind. */
  readonly fraudType: FraudType | null;
};

const WITHOUT_POLICIES: ActivePolicy = { live: DEFAULT_POLICY, shadow: null, shapes: [], localTime: null };

/**
 * Makes one assessment: reads what is known, counts the event, decides and stores. Data that cannot be read
 * is skipped and recorded as degraded: a caller with a payment needs an answer.
 */
export async function assessRisk(
  context: RiskContext,
  input: AssessRiskInput & Related,
  answerFor: AnswerFor<Assessment>,
): Promise<Answered<Assessment>> {
  const { risk } = context;
  const at = context.clock();
  const { ipAddress } = input.facts ?? {};
  const address = ipAddress === undefined ? undefined : risk.ipIntel.lookUp(ipAddress);
  const surroundings = surroundingsOf(address, input.facts ?? {}, at);
  const device = input.deviceFingerprint ? deviceHash(input.deviceFingerprint) : null;
  const simulated = Boolean(input.simulateVpn || input.simulateImpossibleTravel);
  const { developerId, userId, agreementId = null, currency } = input;
  const policies = await policiesOrGoOn(risk, developerId);
  const { live, shadow, shapes } = policies ?? WITHOUT_POLICIES;
  const yardstick = yardstickOf(currency, live.thresholds, risk.thresholds);
  const amount = input.exposure ?? input.amount;

  const event: RiskEvent = {
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
        device,
        ...input.facts,
        payeeAccount: await payeeAccountFor(risk, input, shapes),
      },
      shapes,
    ),
    at,
  };
  const id = context.newId('fra');
  const own = await ownFactsFor(
    context,
    { input, device, surroundings, at },
    { event: agreementId ?? id, units: event.units, simulated },
    policies ?? WITHOUT_POLICIES,
  );
  const units = inUnits(amount, yardstick.habit);
  const made = await assessOrGoOn(risk, event, (history) => {
    const gathered = gatherFacts({ input, history, surroundings, yardstick, own, at });
    const { facts, verdict } = judgeWithOverride(gathered, history, input.bands, live);
    const degraded: Degradation[] = [
      ...surroundings.degraded,
      ...(history ? [] : (['history'] as const)),
      ...(policies ? [] : (['policy'] as const)),
    ];
    const assessment: Assessment = {
      ...{ id, ...verdict, degraded },
      fraudType: fraudTypeOf(facts, RULE_SET),
    };
    return {
      developerId,
      id,
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
        simulated || !history ? null : learnedFrom(verdict, facts, history, { surroundings, units, at }),
      answer: answerFor(assessment),
      event: eventOf(context, input, assessment, at),
      callerMetadata: input.callerMetadata,
    };
  });
  context.webhooks.wake();
  return answered(toAssessment(made));
}

function toAssessment({ id, score, flag, detail }: NewAssessment): Assessment {
  const { category, triggeredSignals, recommendation, contributions, counterfactuals, degraded } = detail;
  return {
    id,
    score,
    flag,
    category,
    triggeredSignals,
    recommendation,
    contributions,
    counterfactuals,
    degraded,
    fraudType: detail.facts ? fraudTypeOf(detail.facts, RULE_SET) : null,
  };
}

/** An override applies to a RED only. */
function judgeWithOverride(
  gathered: RiskFacts,
  history: RiskHistory | null,
  bands: BandSystem,
  policy: CompiledPolicy,
): { readonly facts: RiskFacts; readonly verdict: Verdict } {
  const verdict = judge(gathered, bands, policy);
  const override = verdict.flag === 'RED' && history?.override;
  if (!override) return { facts: gathered, verdict };
  const facts = { ...gathered, override };
  return { facts, verdict: judge(facts, bands, policy) };
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
  { payeeAccount }: Related,
  shapes: readonly ListShape[],
): Promise<BankAccount | undefined> {
  if (!shapes.some(({ subject }) => subject === 'bank_account')) return undefined;
  return payeeAccountOrGoOn(risk, payeeAccount);
}

/** Null when policies cannot be read: the default points then apply, and the assessment says so. */
async function policiesOrGoOn(risk: RiskService, developerId: string): Promise<ActivePolicy | null> {
  try {
    return await risk.compiledPolicy.of(developerId);
  } catch (error) {
    // The default points may be weaker than the policy that was altered.
    if (error instanceof Problem) throw error;
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

/**
 * Assesses without a history when it cannot be read. An unknown agreement, however, is the caller's mistake.
 */
async function assessOrGoOn(
  risk: RiskService,
  event: RiskEvent,
  decide: (history: RiskHistory | null) => NewAssessment,
): Promise<NewAssessment> {
  let made: NewAssessment | null;
  try {
    made = await risk.state.assess(event, decide);
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    risk.onDegraded(error.cause);
    made = decide(null);
    await risk.state.record(made);
  }
  if (made) return made;
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
function learnedFrom(
  verdict: Verdict,
  facts: RiskFacts,
  history: RiskHistory,
  now: { surroundings: Surroundings; units: number | null; at: Date },
): Learned | null {
  if (verdict.flag === 'RED') return null;
  const green = verdict.flag === 'GREEN' && history.device;
  const { count, meanLog } = history.baseline;
  const earns = earnsTrust(now.units, count > 0 ? Math.exp(meanLog) : null);
  return {
    units: now.units,
    place: facts.travel ? null : now.surroundings.fix,
    standing: green ? standingAfterGreen(green, now.at.getTime(), earns) : null,
    hidden: facts.vpn !== null || facts.proxies.length > 0,
    newDevice: facts.device?.firstSeen ?? false,
  };
}
