import { PAGES, type ToldOf, WAITS } from '#http/frame/told.ts';

export const MONEY_TOLD: ToldOf = {
  hearFromBank: { says: '', refuses: ['invalid_signature'] },
  retrieveLedger: {
    says: `The agreement's part of the books: what each account holds, and every transfer as a debit and a credit, in the
      order of the chain that their hashes make. ${PAGES}`,
  },
  listAgreementEvents: {
    says: `What happened to one agreement, each with who brought it about. \`order=newest\` begins at the end. ${PAGES}`,
  },
  retrieveTrialBalance: {
    says: `For finance: what lies at the bank in each currency, and to whom it belongs. \`balanced\` is true unless the books
      are broken, in which case \`surety verify\` says where.`,
    refuses: ['sum_too_large'],
  },
  listPayouts: {
    says: `By status, agreement and seller. PENDING is about to be sent or held back by a rule of
      the release policy, AWAITING_DETAILS waits for a payout account, SUBMITTED is with the bank. ${PAGES}`,
  },
  retrievePayout: {
    says: `With the account that it went to, as it was when the payout was submitted, and every attempt with the bank's own
      reason. A timeout is asked about and repeated under the same reference, so that nobody is paid twice.`,
  },
  listAgreementPayouts: { says: `One for each milestone that was released. ${PAGES}` },
  retrieveReleasePolicy: {
    says: `The rules in use. Without any, whatever is released is paid out at once.`,
  },
  changeReleasePolicy: {
    says: `Send the whole list: a rule that is not in it is no longer asked. It holds for payouts from now on, and those that
      are held back are looked at again, so that some may go. ${WAITS}`,
    refuses: ['too_many_approvals'],
  },
  listHolds: {
    says: `Each says which rule holds which payout, and until when, if time alone ends it. \`status=open\` are those that
      hold now. ${PAGES}`,
  },
  liftHold: {
    says: `For somebody who has looked, and says so in \`note\`. Other rules may still hold the same payout. ${WAITS}`,
    refuses: ['hold_over', 'too_many_approvals', 'key_limit_reached'],
  },
  listExceptions: {
    says: `Money on an account that is not known, in another currency, a deposit that the bank took back, a payout that was
      paid after all: nothing is guessed, it waits here, and the event \`exception.opened\` tells of it. ${PAGES}`,
  },
  retrieveException: { says: `With what the bank said, word by word, and who closed it with which note.` },
  closeException: {
    says: `Write down what was done about it outside of this service. Closing moves no money at a bank.`,
    refuses: ['exception_closed'],
  },
  listReconciliations: {
    says: `\`surety reconcile\` makes them, from the bank's own lists or from a statement. Each counts what it found about
      agreements of this account. ${PAGES}`,
  },
  retrieveReconciliation: {
    says: `What it was held against, for which days, and how much of it is still open.`,
  },
  listReconciliationBreaks: {
    says: `Where the two books differ: what is missing on which side, or has another amount. \`difference\` is what the bank
      has more than we. ${PAGES}`,
  },
  closeReconciliationBreak: {
    says: `For a difference that is understood. It is posted to suspense with the reason, so that the books say what the bank
      has; a break that a later report finds settled closes by itself.`,
    refuses: ['break_closed'],
  },
  retrieveSandbox: {
    says: `Ask before a test that plays the bank: it answers only where no real money moves.`,
  },
  createSandboxDeposit: {
    says: `Plays the buyer's transfer, for tests and for trying things out. The same \`reference\` again is answered 200 and
      applied once; with another amount or account it is refused. Present only where the sandbox is the bank.`,
    refuses: ['deposit_conflict', 'wrong_currency'],
  },
  reverseSandboxDeposit: {
    says: `Plays a bank that takes money back, in part with \`amount\`. What is still held is taken from it; what has left
      already is owed to you, as an exception. The books follow within moments.`,
  },
};
