import type { BankNotice } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import type { BankDeposit } from '#test/sim/bank/bank-books.ts';
import type { News } from '#test/sim/bank/bank-scenarios.ts';

/** Converts the simulated bank's own protocol to that of the port. */
export function readNews(
  provider: string,
  news: News,
  depositOf: (transactionId: string) => BankDeposit,
  /** The amount that the bank states now for a payment: its adapter asks before it passes anything on. */
  statedOf: (reference: string) => number,
): BankNotice {
  switch (news.about) {
    case 'transfer': {
      const { reference, status } = news;
      const amount = status === 'SUCCEEDED' ? { amount: money(statedOf(reference)) } : {};
      return { kind: 'transfer', provider, reference, state: { status, ...amount } };
    }
    case 'deposit': {
      const { transactionId } = news;
      const { accountNumber, amount } = { ...depositOf(transactionId), ...news.garbled };
      const came = { provider, transactionId, accountNumber, amount: money(amount) };
      return { kind: 'deposit', deposit: { ...came, senderName: null } };
    }
    case 'shop': {
      const state = { status: 'SUCCEEDED', amount: money(news.amount) } as const;
      return { kind: 'transfer', provider, reference: news.reference, state };
    }
    case 'gone': {
      const { transactionId } = news;
      return { kind: 'deposit_reversed', provider, transactionId, orRefunded: true, reason: null };
    }
    case 'reversal': {
      const { transactionId, amount } = news;
      const howMuch = amount === undefined ? {} : { amount: money(amount) };
      return { kind: 'deposit_reversed', provider, transactionId, ...howMuch, reason: 'fraud' };
    }
    case 'unmatched': {
      const { about: _about, amount, ...unmatched } = news;
      return {
        kind: 'deposit',
        deposit: { ...unmatched, provider, amount: money(amount), senderName: null },
      };
    }
  }
}
