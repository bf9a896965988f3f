import type { Waiting } from '#actions/approvals/context.ts';
import { needsApproval, requestApproval } from '#actions/approvals/request-approval.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { environmentOf } from '#core/environment.ts';
import { type AccountDetails, changeAccount, type PayoutAccount } from '#core/escrow/payout-account.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { faultOf } from '#core/external-id.ts';
import { matchNames } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import * as approvals from '#store/approvals/approvals.ts';
import type { Queryable } from '#store/db.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import { type Compared, compareWithIdentity } from './compare-with-identity.ts';
import { bankFor, type EscrowContext } from './context.ts';
import { reachBank } from './reach-bank.ts';

export type PayoutAccountInput = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string | null;
};

type AccountAnswer = Compared<PayoutAccount> | Waiting;

/**
 * Where a seller's money goes. The bank is asked for the name first: a typing mistake must not cost a payout.
 */
export async function setPayoutAccount(
  context: EscrowContext,
  input: PayoutAccountInput,
  answerFor: AnswerFor<AccountAnswer>,
): Promise<Answered<AccountAnswer>> {
  const { developerId, externalUserId } = input;
  await refuseFaultyId(context, input);
  const details = await askBank(context, input);
  const now = context.clock();
  const saved = await context.db.transaction(async (tx): Promise<Answered<AccountAnswer>> => {
    const compare = await compareWithIdentity(tx, input);
    const asked = await redirection(context, tx, input, compare(details));
    if (asked && (await needsApproval(context, tx, developerId, asked))) {
      const approval = await requestApproval(context, tx, developerId, asked);
      return saveAnswer(tx, developerId, { approval }, answerFor);
    }
    const account = await change(context, tx, input, details);
    if (context.approval) await approvals.settle(tx, context.approval, context.mac);
    // Who waits for it is looked up after the commit: a payout that finds the account missing in this very
    // moment is seen by that look, or sees the account itself. Who says the same again wants another try.
    const id = context.newId('job');
    const payload = { externalUserId };
    await jobs.add(tx, { developerId, id, kind: 'resume-payouts', payload, runAt: now }, now);
    return saveAnswer(tx, developerId, compare(account), answerFor);
  });
  context.wakeWorker();
  context.webhooks.wake();
  return saved;
}

/**
 * What has to be agreed to: another place for the money of a seller who has one. The first is no change,
 * since there is nothing to take from them. Null when nothing is redirected, unless that was agreed to.
 */
async function redirection(
  context: EscrowContext,
  tx: Queryable,
  { developerId, externalUserId }: PayoutAccountInput,
  details: Compared<AccountDetails>,
): Promise<ApprovalRequest | null> {
  const before = await payoutAccounts.find(tx, developerId, externalUserId);
  const sameDestination =
    before?.bankCode === details.bankCode && before.accountNumber === details.accountNumber;
  if (!context.approval && (!before || sameDestination)) return null;
  const { bankCode, accountNumber, nameGiven, nameAtBank } = details;
  const old = before ? `, instead of ${before.accountNumber} at bank ${before.bankCode}` : '';
  return {
    kind: 'payout_account',
    agreementId: null,
    amount: null,
    currency: null,
    summary:
      `Send the payouts of ${externalUserId} to account ${accountNumber} at bank ${bankCode}${old}. ` +
      `The bank calls its holder ${nameAtBank}${otherwiseCalled(details)}.`,
    input: {
      externalUserId,
      bankCode,
      accountNumber,
      accountName: nameGiven,
      nameAtBank,
      version: before?.version ?? 0,
    },
  };
}

function otherwiseCalled({ nameMatch, identityNameMatch }: Compared<AccountDetails>): string {
  const others = [
    ...(nameMatch === 'mismatch' ? ['the name given'] : []),
    ...(identityNameMatch === 'mismatch' ? ['the name on the seller’s document'] : []),
  ];
  return others.length === 0 ? '' : `, which is not ${others.join(' and not ')}`;
}

async function askBank(context: EscrowContext, input: PayoutAccountInput): Promise<AccountDetails> {
  const { bankCode, accountNumber, accountName: nameGiven } = input;
  const nameAtBank = await reachBank(() => bankFor(context, input.developerId).resolveAccount(input));
  if (nameAtBank === null) {
    throw new Problem(
      'validation_failed',
      'The bank knows no such account. Check the bank code and the number.',
      {
        details: [{ path: 'accountNumber', message: 'is not known at this bank' }],
      },
    );
  }
  const nameMatch = matchNames(nameGiven, nameAtBank);
  return { bankCode, accountNumber, accountName: nameGiven ?? nameAtBank, nameGiven, nameAtBank, nameMatch };
}

/** A version and its event, unless it is the account that was there. */
async function change(
  context: EscrowContext,
  tx: Queryable,
  input: PayoutAccountInput,
  details: AccountDetails,
): Promise<PayoutAccount> {
  const { developerId, externalUserId } = input;
  const mac = openMac(context.secret.derive('seal'));
  const coolOffMs = context.policy.payoutAccountCoolOffMs[environmentOf(developerId)];
  for (;;) {
    const before = (await payoutAccounts.find(tx, developerId, externalUserId)) ?? null;
    const after = changeAccount(before, details, coolOffMs, context.clock());
    if (after === before) return after;
    const event = eventOf(context, externalUserId, before, after, false);
    // Unless another change came between the look and the write: then this one is made on top of it.
    if (await payoutAccounts.save(tx, input, after, event, mac)) return after;
  }
}

/** `stopped` when it goes back to what stood before. */
export function eventOf(
  context: EscrowContext,
  externalUserId: string,
  before: PayoutAccount | null,
  after: PayoutAccount,
  stopped: boolean,
): DomainEvent {
  const { updatedAt, usableFrom, ...account } = after;
  return {
    id: context.newId('evt'),
    sequence: after.version,
    type: 'payout_account.changed',
    data: {
      externalUserId,
      ...account,
      usableFrom: usableFrom.toISOString(),
      stopped,
      previousBankCode: before?.bankCode ?? null,
      previousAccountNumber: before?.accountNumber ?? null,
      previousAccountName: before?.accountName ?? null,
    },
    createdAt: updatedAt,
    actor: context.actor,
  };
}

/** An id that could be mistaken for another is refused, unless a seller had it before there was a rule. */
async function refuseFaultyId({ db }: EscrowContext, input: PayoutAccountInput): Promise<void> {
  const message = faultOf(input.externalUserId);
  if (!message || (await payoutAccounts.isSeller(db, input.developerId, input.externalUserId))) return;
  const path = 'externalUserId';
  throw new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
