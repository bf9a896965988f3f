import type { Waiting } from '#actions/approvals/context.ts';
import { changeAndAnswer, changeOnceApproved, loadAgreement } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { resolveFacts } from '#actions/escrow/resolve-facts.ts';
import { type Agreement, partyOf } from '#core/escrow/agreement.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { acceptOffer, decideDispute, type Verdict, withdrawDispute } from '#core/escrow/disputes/close.ts';
import type { ListedDispute } from '#core/escrow/disputes/dispute.ts';
import { type NewDispute, openDispute } from '#core/escrow/disputes/open.ts';
import {
  addMessage,
  appeal,
  endOffer,
  escalate,
  makeOffer,
  type Speech,
} from '#core/escrow/disputes/speak.ts';
import type { Disputed } from '#core/escrow/disputes/stand.ts';
import { disputedMilestone } from '#core/escrow/disputes/step.ts';
import type { DisputeTerms } from '#core/escrow/disputes/terms.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as disputes from '#store/escrow/disputes.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

export type DisputeKey = { readonly developerId: string; readonly disputeId: string };
type Said = { readonly externalUserId: string };

/** Opens a dispute for the party with this id. */
export function openDisputeAbout(
  context: EscrowContext,
  key: AgreementKey,
  { externalUserId, ...input }: Said & Omit<NewDispute, 'by' | 'advocate' | 'terms'>,
  answerFor: AnswerFor<ListedDispute>,
): Promise<Answered<ListedDispute>> {
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => {
      const terms = await termsFor(context, key.developerId);
      const by = partyNamed(agreement, externalUserId);
      const opening = { ...input, by, advocate: advocateOf(context), terms };
      const { change, result } = openDispute(agreement, opening, moment);
      return { change, result: listed(result.agreement, result.disputeId) };
    },
    answerFor,
  );
}

/** Who may not move money cannot have a claim granted by waiting, either. */
async function termsFor({ terms, caller }: EscrowContext, developerId: string): Promise<DisputeTerms> {
  const { disputes: rules } = await terms.of(developerId);
  return caller.rights.has('money.move') ? rules : { ...rules, onNoAnswer: 'escalate' };
}

type Statement = { readonly statement: string };
type Message = Statement & { readonly externalUserId?: string | undefined };
type OfferInput = {
  readonly toBuyer: Money;
  readonly returnBy: Date | null;
  readonly statement: string | null;
};

/** What the parties may do without moving money. Each is a step of the dispute. */
export const say = {
  /** Without an id of a party, the platform speaks. */
  message: (context: EscrowContext, key: DisputeKey, { externalUserId, statement }: Message) =>
    onStep(context, key, (agreement, moment) =>
      externalUserId === undefined
        ? addMessage(agreement, { ...key, by: 'platform', statement }, moment)
        : addMessage(agreement, { ...speech(context, agreement, key, externalUserId), statement }, moment),
    ),
  offer: (context: EscrowContext, key: DisputeKey, { externalUserId, ...offer }: Said & OfferInput) =>
    onStep(context, key, (agreement, moment) =>
      makeOffer(agreement, { ...speech(context, agreement, key, externalUserId), ...offer }, moment),
    ),
  endOffer: (
    context: EscrowContext,
    key: DisputeKey,
    { externalUserId, ...ended }: Said & { offerId: string; how: 'decline_offer' | 'withdraw_offer' },
  ) =>
    onStep(context, key, (agreement, moment) =>
      endOffer(agreement, { ...speech(context, agreement, key, externalUserId), ...ended }, moment),
    ),
  /** Without an id of a party, the platform takes the dispute over. */
  escalate: (
    context: EscrowContext,
    key: DisputeKey,
    { externalUserId }: { readonly externalUserId?: string | undefined },
  ) =>
    onStep(context, key, (agreement, moment) =>
      escalate(
        agreement,
        externalUserId === undefined
          ? { ...key, by: 'platform' }
          : speech(context, agreement, key, externalUserId),
        moment,
      ),
    ),
  appeal: (context: EscrowContext, key: DisputeKey, { externalUserId, statement }: Said & Statement) =>
    onStep(context, key, (agreement, moment) =>
      appeal(agreement, { ...speech(context, agreement, key, externalUserId), statement }, moment),
    ),
  withdraw: (context: EscrowContext, key: DisputeKey, { externalUserId }: Said) =>
    onStep(context, key, (agreement, moment) =>
      withdrawDispute(agreement, speech(context, agreement, key, externalUserId), moment),
    ),
};

type Step = (answerFor: AnswerFor<ListedDispute>) => Promise<Answered<ListedDispute>>;

function onStep(
  context: EscrowContext,
  { developerId, disputeId }: DisputeKey,
  decide: (agreement: Agreement, moment: Moment) => Decided<Agreement>,
): Step {
  return async (answerFor) =>
    changeAndAnswer(
      context,
      await keyOf(context, { developerId, disputeId }),
      (agreement, moment) => {
        const { change, result } = decide(agreement, moment);
        return { change, result: listed(result, disputeId) };
      },
      answerFor,
    );
}

export type Acceptance = Said & {
  readonly offerId: string;
  readonly toBuyer: Money;
  readonly toSeller: Money;
};

/**
 * Accepts an offer, and moves the money. That may need approval as a decision does: otherwise one person
 * could speak for both parties and take the money past the rule.
 */
export function acceptOfferOf(
  context: EscrowContext,
  key: DisputeKey,
  acceptance: Acceptance,
  answerFor: AnswerFor<ListedDispute | Waiting>,
): Promise<Answered<ListedDispute | Waiting>> {
  const { externalUserId, ...accepted } = acceptance;
  return settleOnceApproved(
    context,
    key,
    { what: 'Accept the offer in the dispute about', shares: acceptance, input: { acceptance } },
    async (agreement, milestone, moment) => {
      const facts = await factsAbout(context, agreement, milestone);
      return acceptOffer(
        agreement,
        { ...speech(context, agreement, key, externalUserId), ...accepted },
        facts,
        moment,
      );
    },
    answerFor,
  );
}

/**
 * The platform's decision. A member who spoke for a party may neither make nor approve it, nor may their
 * keys.
 */
export async function decide(
  context: EscrowContext,
  key: DisputeKey,
  verdict: Omit<Verdict, 'disputeId'>,
  answerFor: AnswerFor<ListedDispute | Waiting>,
): Promise<Answered<ListedDispute | Waiting>> {
  const { actor, approval } = context.caller;
  const deciders = [actor, approval?.approval.decidedBy ?? actor];
  const judges = await Promise.all(deciders.map((one) => context.memberBehind(key.developerId, one)));
  return settleOnceApproved(
    context,
    key,
    { what: 'Decide the dispute about', shares: verdict, input: { verdict } },
    async (agreement, milestone, moment) => {
      const { advocates } = milestone.dispute;
      if (judges.some((judge) => judge !== null && advocates.includes(judge)))
        throw new Problem('not_impartial');
      const facts = await factsAbout(context, agreement, milestone);
      return decideDispute(agreement, { ...verdict, disputeId: key.disputeId }, facts, moment);
    },
    answerFor,
  );
}

type Settlement = {
  readonly what: string;
  readonly shares: { readonly toBuyer: Money; readonly toSeller: Money };
  readonly input: object;
};

async function settleOnceApproved(
  context: EscrowContext,
  key: DisputeKey,
  { what, shares, input }: Settlement,
  decideOn: (agreement: Agreement, milestone: Disputed, moment: Moment) => Promise<Decided<Agreement>>,
  answerFor: AnswerFor<ListedDispute | Waiting>,
): Promise<Answered<ListedDispute | Waiting>> {
  const { disputeId } = key;
  return changeOnceApproved(
    context,
    await keyOf(context, key),
    async (agreement, moment) => {
      const { change, result } = await decideOn(agreement, disputedMilestone(agreement, disputeId), moment);
      return { change, result: listed(result, disputeId) };
    },
    ({ before }) => ({
      kind: 'settlement',
      amount: shares.toBuyer + shares.toSeller,
      summary:
        `${what} “${disputedMilestone(before, disputeId).title}”: ` +
        `${formatAmount(shares.toBuyer, before.currency)} to ${before.buyerExternalId} and ` +
        `${formatAmount(shares.toSeller, before.currency)} to ${before.sellerExternalId}.`,
      input: { agreementId: before.id, disputeId, ...input },
    }),
    answerFor,
  );
}

function factsAbout(context: EscrowContext, agreement: Agreement, { id }: Disputed) {
  const { developerId, id: agreementId } = agreement;
  return resolveFacts(context, { developerId, agreementId }, agreement, id);
}

/** A dispute with its agreement and milestone. */
export async function disputed(
  context: EscrowContext,
  key: DisputeKey,
): Promise<{ readonly agreement: Agreement; readonly milestone: Disputed }> {
  const agreement = await loadAgreement(context, await keyOf(context, key));
  return { agreement, milestone: disputedMilestone(agreement, key.disputeId) };
}

export async function findDispute(context: EscrowContext, key: DisputeKey): Promise<ListedDispute> {
  return listed(await loadAgreement(context, await keyOf(context, key)), key.disputeId);
}

/** Returns the agreement of a dispute of this account. */
export async function keyOf(
  { db }: EscrowContext,
  { developerId, disputeId }: DisputeKey,
): Promise<AgreementKey> {
  const found = await disputes.agreementOfDispute(db, developerId, disputeId);
  if (found) return found;
  throw new Problem(
    'not_found',
    'No dispute with this id exists in this account. GET /v1/disputes lists them.',
  );
}

function listed(agreement: Agreement, disputeId: string): ListedDispute {
  const { id: milestoneId, amount, dispute } = disputedMilestone(agreement, disputeId);
  return { agreementId: agreement.id, milestoneId, amount, currency: agreement.currency, dispute };
}

export function speech(
  context: EscrowContext,
  agreement: Agreement,
  { disputeId }: DisputeKey,
  externalUserId: string,
): Speech {
  return { disputeId, by: partyNamed(agreement, externalUserId), advocate: advocateOf(context) };
}

export function partyNamed(agreement: Agreement, externalUserId: string): Party {
  const party = partyOf(agreement, externalUserId);
  if (party) return party;
  throw new Problem(
    'not_a_party',
    'externalUserId is neither the buyer nor the seller. Send the agreement’s buyerExternalId or sellerExternalId.',
  );
}

/** A key passes on what a party said in the platform's own pages; a member speaks for the party in person. */
function advocateOf({ caller: { actor } }: EscrowContext): string | null {
  return actor.type === 'member' ? actor.id : null;
}
