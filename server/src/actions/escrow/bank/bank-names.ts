import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';

/** A name is worth a short wait only: the number and the code of the account are known without it. */
const PATIENCE_MS = 2_000;

export type NamedAccount = virtualAccounts.KeptAccount & { readonly bankName: string | null };

/** The names of a provider's banks by code. Empty when the provider cannot be asked now. */
export async function bankNamesAt(
  context: Pick<EscrowContext, 'bank' | 'banks'>,
  provider: string,
): Promise<ReadonlyMap<string, string>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<[]>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  try {
    const listed = await Promise.race([bankOf(context, provider).listBanks(), late]);
    return new Map(listed.map(({ code, name }) => [code, name]));
  } catch {
    return new Map();
  } finally {
    clearTimeout(timer);
  }
}

/** The accounts of an agreement, newest first, with the names of their banks. */
export async function accountsWithBankNames(
  context: EscrowContext,
  key: AgreementKey,
): Promise<NamedAccount[]> {
  const accounts = await virtualAccounts.ofAgreement(context.db, key);
  const providers = [...new Set(accounts.map(({ provider }) => provider))];
  const names = new Map(
    await Promise.all(providers.map(async (one) => [one, await bankNamesAt(context, one)] as const)),
  );
  return accounts.map((account) => ({
    ...account,
    bankName: names.get(account.provider)?.get(account.bankCode) ?? null,
  }));
}
