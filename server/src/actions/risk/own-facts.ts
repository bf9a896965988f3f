import type { Metadata } from '#core/caller-metadata.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import type { AssessRiskInput, OwnFacts, Surroundings } from '#core/risk/gather-facts.ts';
import { type BankAccount, type Lookable, textOf } from '#core/risk/lists.ts';
import type { CompiledPolicy } from '#core/risk/policy/compiled-policy.ts';
import { type CountedAssessment, count as countAggregates } from '#store/risk/aggregates.ts';
import * as namedLists from '#store/risk/named-lists.ts';
import type { ActivePolicy } from '#store/risk/policy/active-policies.ts';
import type { RiskContext, RiskService } from './context.ts';

export type Related = {
  /** The seller of a payment. */
  readonly sellerId?: string;
  /** Called only if the account has a list of bank accounts. */
  readonly payeeAccount?: () => Promise<BankAccount | undefined>;
  /** Of a payment, with that of its agreement. Called only if a rule of the account reads metadata. */
  readonly metadata?: () => Promise<Metadata>;
};

type Asked = {
  readonly input: AssessRiskInput & Related;
  readonly device: string | null;
  readonly surroundings: Surroundings;
  readonly at: Date;
};
type Counted = Pick<CountedAssessment, 'event' | 'units' | 'simulated'>;

/** Facts that only the account's own rules read: without such rules, nothing is looked up. */
export async function ownFactsFor(
  context: RiskContext,
  asked: Asked,
  counted: Counted,
  { live, shadow, localTime }: ActivePolicy,
): Promise<OwnFacts> {
  const metadata = await metadataFor(context.risk, asked.input, live, shadow);
  const known = { ...asked, metadata };
  const listed = await listedFor(context, known, live, shadow);
  const aggregates = await aggregatesFor(context, known, counted, live, shadow);
  return {
    ...(localTime && { local: localTime(asked.at) }),
    ...(listed && { listed }),
    ...(aggregates && { aggregates }),
    ...(metadata && { metadata }),
  };
}

export async function payeeAccountOrGoOn(
  risk: RiskService,
  payeeAccount: Related['payeeAccount'],
): Promise<BankAccount | undefined> {
  try {
    return await payeeAccount?.();
  } catch (error) {
    risk.onDegraded(error);
    return undefined;
  }
}

/** The metadata that rules read; null when there are none. */
async function metadataFor(
  risk: RiskService,
  { callerMetadata, metadata }: AssessRiskInput & Related,
  ...policies: readonly (CompiledPolicy | null)[]
): Promise<Metadata | null> {
  const keys = new Set(policies.flatMap((policy) => policy?.reads.metadata ?? []));
  if (keys.size === 0) return null;
  let given = callerMetadata?.metadata ?? {};
  try {
    given = (await metadata?.()) ?? given;
  } catch (error) {
    risk.onDegraded(error);
  }
  const found = Object.entries(given).filter(([key]) => keys.has(key));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

type Known = Asked & { readonly metadata: Metadata | null };

/** `sources` are the names that rules have for the parts they look up or count. */
async function lookable(
  risk: RiskService,
  { input, device, surroundings, metadata }: Known,
  sources: readonly (string | null)[],
): Promise<Lookable> {
  const { userId, sellerId, currency, facts } = input;
  return {
    ...{ userId, sellerId, device, bankAccount: facts?.bankAccount, email: facts?.email },
    payeeAccount: sources.includes('bankAccount')
      ? await payeeAccountOrGoOn(risk, input.payeeAccount)
      : undefined,
    text: textOf({ currency, network: surroundings.network?.class ?? null, metadata }),
  };
}

/** Whether facts are in the named lists that rules look them up in. Null without such rules. */
async function listedFor(
  { db, risk }: RiskContext,
  asked: Known,
  ...policies: readonly (CompiledPolicy | null)[]
): Promise<RiskFacts['listed'] | null> {
  const lookups = policies.flatMap((policy) => policy?.reads.lists ?? []);
  if (lookups.length === 0) return null;
  const thing = await lookable(
    risk,
    asked,
    lookups.map(({ source }) => source),
  );
  try {
    const { input, at } = asked;
    const [found = {}] = await namedLists.look(db, input.developerId, [thing], { lookups, at });
    return found;
  } catch (error) {
    risk.onDegraded(error);
    return null;
  }
}

/** Counts the assessment for the aggregates that rules use, and reads them. Null without such rules. */
async function aggregatesFor(
  { db, risk }: RiskContext,
  asked: Known,
  counted: Counted,
  ...policies: readonly (CompiledPolicy | null)[]
): Promise<RiskFacts['aggregates'] | null> {
  const aggregates = policies.flatMap((policy) => policy?.reads.aggregates ?? []);
  if (aggregates.length === 0) return null;
  const { input, at } = asked;
  const thing = await lookable(
    risk,
    asked,
    aggregates.flatMap(({ of, by }) => [of, by]),
  );
  const { currency } = input;
  const one = { ...counted, thing, at, amount: input.exposure ?? input.amount, currency };
  try {
    return await countAggregates(db, input.developerId, one, aggregates);
  } catch (error) {
    risk.onDegraded(error);
    return null;
  }
}
