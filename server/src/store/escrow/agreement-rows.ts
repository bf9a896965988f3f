import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { FeeLine, FeeTerms } from '#core/escrow/fee.ts';
import { type Account, perAccount, type Total } from '#core/escrow/ledger.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import type { Settlement } from '#core/escrow/settlement.ts';
import { type StoredShare, toShare } from '#core/escrow/share.ts';
import { openCallerMetadata, type StoredCallerMetadata } from '#store/caller-metadata/caller-metadata.ts';
import { agreementData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';
import {
  type StoredAmendment,
  type StoredClock,
  type StoredDispute,
  type StoredLimits,
  toAmendment,
  toClock,
  toDispute,
  toLimits,
  toTime,
} from './stored-clock.ts';

/**
 * The rows of load_agreements() as one JSON value: the driver reads a single column much faster than thirty
 * for every agreement. An amount that a double cannot hold is refused by `money`.
 */
export const AS_LOADED = 'json_agg(json_build_array(agreement, milestones)) AS loaded';
type Loaded<Row = [AgreementRow, MilestoneTuple[]]> = { readonly loaded: readonly Row[] | null };

export function toAgreements(box: PersonalBox, [row]: readonly Loaded[]): Agreement[] {
  return (
    row?.loaded?.map(([agreement, milestones]) => toAgreement(openParties(box, agreement), milestones)) ?? []
  );
}

const metadataOf = (developerId: string, id: string) =>
  `(SELECT json_build_object('id', subject_id, 'reference', reference, 'encrypted', encrypted)
    FROM caller_metadata m WHERE m.developer_id = ${developerId} AND m.subject_id = ${id})`;

/** As AS_LOADED, with the caller's reference and metadata, which no decision needs. */
export const AS_SHOWN = `json_agg(json_build_array(agreement, milestones, ${metadataOf(
  '(agreement).developer_id',
  '(agreement).id',
)})) AS loaded`;
type Shown = [AgreementRow, MilestoneTuple[], StoredCallerMetadata | null];
export type ShownAgreement = Agreement & { readonly callerMetadata: CallerMetadata };

export function toShownAgreements(box: PersonalBox, [row]: readonly Loaded<Shown>[]): ShownAgreement[] {
  return (row?.loaded ?? []).map(([agreement, milestones, metadata]) => ({
    ...toAgreement(openParties(box, agreement), milestones),
    callerMetadata: openCallerMetadata(box, agreement.developer_id, metadata),
  }));
}

/** Caller's metadata of agreements that have not changed, as unchanged_agreements() finds them. */
export const AS_UNCHANGED = `json_agg(json_build_array(u.developer_id, u.id, ${metadataOf(
  'u.developer_id',
  'u.id',
)})) AS unchanged`;
type Unchanged = readonly [developerId: string, id: string, metadata: StoredCallerMetadata | null];

export function toUnchanged(
  box: PersonalBox,
  [row]: readonly { readonly unchanged: readonly Unchanged[] | null }[],
): Map<string, CallerMetadata> {
  return new Map(
    (row?.unchanged ?? []).map(([developerId, id, metadata]) => [
      `${developerId} ${id}`,
      openCallerMetadata(box, developerId, metadata),
    ]),
  );
}

/** Decrypts the parties. Rows from before encryption have the buyer's in columns; the seller's never were. */
export function openParties<Row extends AgreementRow>(box: PersonalBox, row: Row): Row {
  const { developer_id: developerId, id: agreementId, encrypted } = row;
  if (encrypted === null) return row;
  const associatedData = agreementData({ developerId, agreementId });
  const known: Parties = openFields<Parties>(box, associatedData, { encrypted });
  const { buyerEmail = null, buyerName = null, sellerEmail = null, sellerName = null } = known;
  return {
    ...row,
    encrypted: null,
    buyer_email: buyerEmail,
    buyer_name: buyerName,
    seller_email: sellerEmail,
    seller_name: sellerName,
    account_name: known.accountName ?? null,
  };
}
type Parties = {
  readonly [Fact in 'buyerEmail' | 'buyerName' | 'sellerEmail' | 'sellerName' | 'accountName']?: string;
};

export type AgreementRow = {
  developer_id: string;
  id: string;
  version: number;
  buyer_external_id: string;
  seller_external_id: string;
  buyer_email: string | null;
  buyer_name: string | null;
  seller_email?: string | null;
  seller_name?: string | null;
  currency: string;
  total_amount: number;
  account_provider: string | null;
  account_number: string | null;
  account_bank_code: string | null;
  account_name: string | null;
  encrypted: string | null;
  hold: string | null;
  event_count: number;
  transfer_count: number;
  chain_head: string;
  event_head: string;
  chained_from: number;
  created_at: string | Date;
  fund_by?: string | Date | null;
  funding_reminded_at?: string | Date | null;
  fee_terms?: readonly FeeTerms[] | null;
  amendment?: StoredAmendment | null;
} & Record<Account | Total, number>;

/** A milestone as an array in a fixed order. */
export type MilestoneTuple = [
  id: string,
  title: string,
  amount: number,
  buyerConfirmed: boolean,
  sellerConfirmed: boolean,
  settlement: Settlement,
  completedAs: number | null,
  payoutAttempts: number,
  payoutFailures: number,
  toBuyer: number,
  openReturns: number,
  fees: readonly FeeLine[] | null,
  commission: number | null,
  limits?: StoredLimits | null,
  clock?: StoredClock | null,
  shares?: readonly StoredShare[] | null,
  dispute?: StoredDispute | null,
];

export function toAgreement(row: AgreementRow, milestones: readonly MilestoneTuple[]): Agreement {
  return {
    id: row.id,
    developerId: row.developer_id,
    buyerExternalId: row.buyer_external_id,
    sellerExternalId: row.seller_external_id,
    buyerEmail: row.buyer_email,
    buyerName: row.buyer_name,
    sellerEmail: row.seller_email ?? null,
    sellerName: row.seller_name ?? null,
    currency: row.currency,
    totalAmount: money(row.total_amount),
    createdAt: new Date(row.created_at),
    fundBy: toTime(row.fund_by),
    fundingRemindedAt: toTime(row.funding_reminded_at),
    milestones: milestones.map(toMilestone),
    feeTerms: row.fee_terms ?? [],
    amendment: row.amendment ? toAmendment(row.amendment) : null,
    virtualAccount: toVirtualAccount(row),
    hold: row.hold,
    balances: perAccount((account) => money(row[account])),
    deposited: money(row.deposited),
    refunded: money(row.refunded),
    reversed: money(row.reversed),
    version: row.version,
    eventCount: row.event_count,
    transferCount: row.transfer_count,
    chainHead: row.chain_head,
    eventHead: row.event_head,
    chainedFrom: row.chained_from,
  };
}

function toVirtualAccount(row: AgreementRow): Agreement['virtualAccount'] {
  const { account_provider, account_number, account_bank_code, account_name } = row;
  if (!account_provider || !account_number || !account_bank_code || !account_name) return null;
  return {
    provider: account_provider,
    accountNumber: account_number,
    bankCode: account_bank_code,
    accountName: account_name,
  };
}

function toMilestone(tuple: MilestoneTuple): Milestone {
  const [id, title, amount, buyerConfirmed, sellerConfirmed, settlement, completedAs, ...counts] = tuple;
  const [
    payoutAttempts,
    payoutFailures,
    toBuyer,
    openReturns,
    fees,
    commission,
    limits,
    clock,
    shares,
    dispute,
  ] = counts;
  return {
    id,
    title,
    amount: money(amount),
    buyerConfirmed,
    sellerConfirmed,
    settlement,
    completedAs,
    payoutAttempts,
    payoutFailures,
    toBuyer: money(toBuyer),
    openReturns,
    fees: fees?.map(toFeeLine) ?? [],
    shares: shares?.map(toShare) ?? [],
    commission: money(commission ?? 0),
    limits: limits ? toLimits(limits) : null,
    ...toClock(clock ?? {}),
    dispute: dispute ? toDispute(dispute) : null,
  };
}

function toFeeLine({ name, buyer, seller, refund }: FeeLine): FeeLine {
  return { name, buyer: money(buyer), seller: money(seller), refund };
}
