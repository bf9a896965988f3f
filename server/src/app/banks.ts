import type { Bank } from '#core/escrow/bank.ts';
import type { Clock } from '#core/time.ts';
import { sandboxBank } from '#providers/bank-sandbox.ts';
import type { Patience } from '#providers/client/bank-client.ts';
import { onlyFrom } from '#providers/client/only-from.ts';
import { flutterwaveBank } from '#providers/flutterwave/flutterwave.ts';
import { impatientBank } from '#providers/impatient-bank.ts';
import { monnifyBank } from '#providers/monnify/monnify.ts';
import { paystackBank } from '#providers/paystack/paystack.ts';
import type { RealBank } from '#settings/banks.ts';
import type { Config } from '#settings/config.ts';
import { flutterwaveSettings } from '#settings/flutterwave.ts';
import { monnifySettings } from '#settings/monnify.ts';
import { paystackSettings } from '#settings/paystack.ts';
import type { Db } from '#store/db.ts';
import { openSandboxVault } from '#store/escrow/sandbox-vault.ts';
import { newId } from '#store/ids.ts';

/** Opens each bank that moves real money; null while its settings are incomplete. */
const REAL_BANKS: Record<RealBank, (config: Config, clock: Clock, patience?: Patience) => Bank | null> = {
  paystack(config, clock, patience) {
    const settings = paystackSettings(config);
    return settings && onlyFrom(paystackBank(settings, clock, patience), config.PAYSTACK_WEBHOOK_FROM);
  },
  flutterwave(config, _clock, patience) {
    const settings = flutterwaveSettings(config);
    return settings && onlyFrom(flutterwaveBank(settings, patience), config.FLUTTERWAVE_WEBHOOK_FROM);
  },
  monnify(config, _clock, patience) {
    const settings = monnifySettings(config);
    return settings && onlyFrom(monnifyBank(settings, patience), config.MONNIFY_WEBHOOK_FROM);
  },
};

/** Returns the banks that move real money and are configured. */
export function openRealBanks(config: Config, clock: Clock, patience?: Patience): Bank[] {
  return Object.values(REAL_BANKS).flatMap((open) => open(config, clock, patience) ?? []);
}

export type BankParts = {
  /** Used instead of the configured bank. */
  readonly bank?: Bank;
  /** Banks that have references of ours, besides the one for new agreements. */
  readonly otherBanks?: readonly Bank[];
  /** Used with the configured banks. */
  readonly patience?: Patience;
};

/** Opens every configured bank, the one for new agreements, and its fallback. */
export function openBanks(db: Db, config: Config, clock: Clock, parts: BankParts) {
  const { bank, otherBanks = [], patience } = parts;
  const vault = openSandboxVault(db);
  const sandboxAt = (time: Clock) => impatientBank(sandboxBank(vault, time, newId));
  const all = [
    sandboxBank(vault, clock, newId),
    ...openRealBanks(config, clock, patience),
    ...otherBanks,
    ...(bank ? [bank] : []),
  ];
  const banks = new Map(all.map((one) => [one.name, impatientBank(one)]));
  const first = banks.get(bank?.name ?? config.BANK_PROVIDER);
  if (!first) throw new Error(`the bank ${config.BANK_PROVIDER} is not configured`);
  return { bank: first, banks, sandboxAt, fallbackBank: banks.get(config.BANK_FALLBACK ?? '') ?? null };
}
