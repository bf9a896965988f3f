import type { Context } from '#actions/context.ts';
import { type Platform, platformOf } from '#actions/parties/platform.ts';
import {
  STATEMENT_TYPE,
  type StatementLine,
  type StatementPart,
  type StatementPayload,
} from '#core/parties/receipts/receipt.ts';
import { Problem } from '#core/problem.ts';
import { trialBalance } from '#store/escrow/figures/trial-balance.ts';
import * as statements from '#store/parties/statements.ts';
import type { Issued } from './issue-receipt.ts';
import { fileSigner } from './sign-file.ts';
import { statementPages } from './statement-pages.ts';

export type StatementKey = {
  readonly developerId: string;
  readonly month: string;
  /** The external id of a seller or of a payee of shares; null for the whole account. */
  readonly seller: string | null;
};

/** A statement with more entries would take seconds to draw. */
const MAX_LINES = 2_000;

/** Issues the statement of a month. A month that has ended gives the same bytes each time. */
export async function issueStatement(context: Context, key: StatementKey): Promise<Issued> {
  const { developerId, month, seller } = key;
  const platform = await platformOf(context, developerId);
  const span = await spanOf(context, month, platform);
  const signer = fileSigner(context, developerId);
  const currencies =
    seller === null
      ? await ofAccount(context, developerId, span)
      : await ofSeller(context, developerId, seller, span);
  const payload: StatementPayload = {
    type: STATEMENT_TYPE,
    account: developerId,
    seller,
    month,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    currencies,
    key: signer.verifierKey,
  };
  const json = signer.file(payload);
  const pages = await statementPages(payload, platform, `${context.front.origin}/check`);
  return { name: `statement-${month}`, json, pdf: signer.pdf(pages, json) };
}

async function spanOf({ db, clock }: Context, month: string, { timeZone }: Platform) {
  const { from, to } = await statements.limitsOf(db, month, timeZone);
  const now = clock();
  if (from >= now) throw new Problem('validation_failed', 'month has not begun.');
  return { from, to: to < now ? to : now };
}

async function ofSeller(
  { db }: Context,
  developerId: string,
  seller: string,
  span: statements.Span,
): Promise<StatementPart[]> {
  const payee = { developerId, payee: seller };
  const [entries, taken, owed] = await Promise.all([
    statements.owedEntries(db, payee, span, MAX_LINES + 1),
    statements.takenEntries(db, payee, span, MAX_LINES + 1),
    statements.owedTo(db, payee, span.from),
  ]);
  if (Math.max(entries.length, taken.length) > MAX_LINES) throw new Problem('statement_too_long');
  const currencies = [...new Set([...owed.keys(), ...entries.map(({ currency }) => currency)])].sort();
  return currencies.map((currency) => {
    const linesOf = (all: readonly statements.StatementEntry[]): StatementLine[] =>
      all
        .filter((entry) => entry.currency === currency)
        .map(({ createdAt, agreementId, sequence, kind, amount, hash }) => [
          createdAt.toISOString(),
          agreementId,
          sequence,
          kind,
          amount,
          hash,
        ]);
    const lines = linesOf(entries);
    const deducted = linesOf(taken);
    const opening = safe(owed.get(currency) ?? 0n);
    const closing = lines.reduce((sum, line) => sum + line[4], opening);
    const balances = { opening: { seller: opening }, closing: { seller: closing } };
    return { currency, ...balances, movements: [], lines, ...(deducted.length > 0 && { deducted }) };
  });
}

async function ofAccount(
  { db }: Context,
  developerId: string,
  span: statements.Span,
): Promise<StatementPart[]> {
  const [before, after, moved] = await Promise.all([
    trialBalance(db, developerId, span.from),
    trialBalance(db, developerId, span.to),
    statements.movements(db, developerId, span),
  ]);
  return after.map(({ currency, accounts: closing }) => ({
    currency,
    opening: before.find((part) => part.currency === currency)?.accounts ?? withoutMoney(closing),
    closing,
    movements: moved
      .filter((row) => row.currency === currency)
      .map(({ kind, count, amount }) => [kind, count, safe(BigInt(amount))] as const),
    lines: [],
  }));
}

function withoutMoney(accounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.keys(accounts).map((account) => [account, 0]));
}

function safe(sum: bigint): number {
  const value = Number(sum);
  if (!Number.isSafeInteger(value)) throw new Problem('sum_too_large');
  return value;
}
