import type { Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { environmentOf } from '#core/environment.ts';
import { type AccountDetails, changeAccount, type PayoutAccount } from '#core/escrow/payout-account.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { faultOf, OWN_ACCOUNT_ID } from '#core/external-id.ts';
import { matchNames } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
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
 * Sets the account that a seller is paid to. The bank is asked for the name first: a typing mistake must not
 * cost a payout.
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
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      const account = await change(context, tx, input, details);
      // Waiting payouts are looked up after the commit: one that finds no account at this very moment is
      // either
      // found by that lookup or sees the account itself. Setting the same account again means another
      // attempt.
      const id = context.newId('job');
      const payload = { externalUserId };
      await jobs.add(tx, { developerId, id, kind: 'resume-payouts', payload, runAt: now }, now);
      return compare(account);
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  context.wakeWorker();
  context.webhooks.wake();
  return saved;
}

/**
 * Returns the change that needs approval: a new account for a seller who already has one, or a first one that
 * money waits for. Null when nothing is redirected, unless this is an approved request.
 */
async function redirection(
  context: EscrowContext,
  tx: Queryable,
  owner: PayoutAccountInput,
  details: Compared<AccountDetails>,
): Promise<ApprovalRequest | null> {
  const { developerId, externalUserId } = owner;
  const before = await payoutAccounts.find(tx, developerId, externalUserId);
  const sameDestination =
    before?.bankCode === details.bankCode && before.accountNumber === details.accountNumber;
  const diverts = before ? !sameDestination : await payoutAccounts.isAwaited(tx, owner);
  if (!context.caller.approval && !diverts) return null;
  const { bankCode, accountNumber, nameGiven, nameAtBank } = details;
  const old = before ? `, instead of ${before.accountNumber} at bank ${before.bankCode}` : '';
  return {
    kind: 'payout_account',
    agreementId: null,
    amount: null,
    currency: null,
    summary:
      `Send the payouts of ${externalUserId} to account ${accountNumber} at bank ${bankCode}${old}. ` +
      `The account holder at the bank is ${nameAtBank}${otherwiseCalled(details)}.`,
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
  return others.length === 0 ? '' : `, which differs from ${others.join(' and from ')}`;
}

async function askBank(context: EscrowContext, input: PayoutAccountInput): Promise<AccountDetails> {
  const { bankCode, accountNumber, accountName: nameGiven } = input;
  const nameAtBank = await reachBank(() => bankFor(context, input.developerId).resolveAccount(input));
  if (nameAtBank === null) {
    throw new Problem(
      'validation_failed',
      'The bank does not know this account. Check the bank code and the number.',
      {
        details: [{ path: 'accountNumber', message: 'is not known at this bank' }],
      },
    );
  }
  const nameMatch = matchNames(nameGiven, nameAtBank);
  return { bankCode, accountNumber, accountName: nameGiven ?? nameAtBank, nameGiven, nameAtBank, nameMatch };
}

/** Saves a new version with its event, unless the account is unchanged. */
async function change(
  context: EscrowContext,
  tx: Queryable,
  input: PayoutAccountInput,
  details: AccountDetails,
): Promise<PayoutAccount> {
  const { developerId, externalUserId } = input;
  const mac = openMac(context.secret.derive('seal'));
  const coolOffMs = context.policy.payoutAccountCoolOffMs[environmentOf(developerId)];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = (await payoutAccounts.find(tx, developerId, externalUserId)) ?? null;
    const isAwaited = !before && (await payoutAccounts.isAwaited(tx, input));
    const after = changeAccount(before, details, { coolOffMs, isAwaited }, context.clock());
    if (after === before) return after;
    const event = eventOf(context, externalUserId, before, after, false);
    // If another change came between the read and the write, this one is made on top of it.
    if (await payoutAccounts.save(tx, input, after, event, mac)) return after;
  }
  throw tooManyChanges();
}

/** Attempts at a change of a payout account that others change at the same time. */
export const MAX_TRIES = 25;

export function tooManyChanges(): Problem {
  return new Problem(
    'service_unavailable',
    'The payout account is changing too fast. Send the request again.',
  );
}

/** `stopped` when the previous account is restored. */
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
    actor: context.caller.actor,
  };
}

/** Refuses ids that could be mistaken for others, unless a seller already had one before this rule. */
async function refuseFaultyId({ db }: EscrowContext, input: PayoutAccountInput): Promise<void> {
  if (input.externalUserId === OWN_ACCOUNT_ID) return;
  const message = faultOf(input.externalUserId);
  if (!message || (await payoutAccounts.isSeller(db, input.developerId, input.externalUserId))) return;
  const path = 'externalUserId';
  throw new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
