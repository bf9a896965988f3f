import { PAGES, type ToldOf, WAITS } from '#http/frame/told.ts';

export const ESCROW_TOLD: ToldOf = {
  createAgreement: {
    says: `The beginning of every deal: who pays, who is paid, how much, and in which milestones. Their amounts add up to
      \`totalAmount\`. No money moves and nobody is asked; next, assess the payment to get the account that the buyer
      pays into. Send an Idempotency-Key, or a \`reference\` of your own, so that a repeat makes no second deal.`,
    refuses: ['amount_mismatch', 'reference_taken'],
  },
  listAgreements: {
    says: `By status, party, your reference, date and amount, together if you like. ${PAGES} Each comes with its
      \`reference\` and \`metadata\`.`,
  },
  retrieveAgreement: {
    says: `Where a deal stands. \`expand=funding\` adds where its money is, \`deposits\` what came in and
      whether the buyer has sent it, \`payouts\` what went to the seller, \`parties\` who they are, \`metadata\` what you have put to it. To follow many, take webhooks instead of asking.`,
  },
  confirmMilestone: {
    says: `Each side says that the milestone is done; the same side again changes nothing. With the second confirmation
      the amount belongs to the seller and is paid out by itself. Where the agreement is not funded yet the release
      waits, and \`message\` says how much is missing. What is confirmed by both cannot be taken back.`,
    refuses: [
      ...(['not_a_party', 'key_limit_reached', 'agreement_frozen'] as const),
      ...(['milestone_refunded', 'milestone_resolved'] as const),
    ],
  },
  assessPayment: {
    says: `Call it when the buyer is about to pay, with what you know of their device and place. GREEN and AMBER answer
      the account to pay into, the same one however often you ask; RED answers none, and no money should be taken.
      Whatever the verdict, it is 200. The buyer alone can be assessed.`,
    refuses: ['not_a_party', 'agreement_closed', 'reference_taken', 'provider_unavailable'],
  },
  freezeAgreement: {
    says: `For a dispute, or a suspicion. Deposits still land, nothing leaves: no confirmation, refund or payout starts
      until the hold is lifted. A payout that the bank has already cannot be stopped.`,
    refuses: ['agreement_frozen', 'agreement_closed'],
  },
  unfreezeAgreement: {
    says: `Everything that waited goes on by itself: releases, payouts, refunds. ${WAITS}`,
    refuses: ['agreement_not_frozen', 'too_many_approvals', 'key_limit_reached'],
  },
  resolveMilestone: {
    says: `The platform decides a dispute: \`toBuyer\` and \`toSeller\` add up to the milestone, and both go on their way in
      one commit. It works under a hold, and until the payout has been handed to the bank. A later decision may give
      the buyer more, never less. ${WAITS}`,
    refuses: [
      ...(['amount_mismatch', 'agreement_closed', 'milestone_paid', 'milestone_refunded'] as const),
      ...(['payout_under_way', 'resolution_lowered', 'too_many_approvals', 'key_limit_reached'] as const),
    ],
  },
  cancelAgreement: {
    says: `For a deal that does not happen. Only while no money is there and no milestone is completed; with money, refund
      it. What the buyer pays afterwards lands in suspense, and goes back with a refund of \`unapplied\`.`,
    refuses: ['agreement_frozen', 'agreement_closed', 'agreement_funded', 'milestone_completed'],
  },
  refundAgreement: {
    says: `Gives the buyer back what is held for milestones that are not completed (all of them, or \`milestoneIds\`), what
      was paid beyond the total (\`excess\`), or what came when the deal was over (\`unapplied\`). The money goes back to
      the accounts it came from. The answer says that it is on its way; the event \`refund.succeeded\` that it has
      arrived. ${WAITS}`,
    refuses: [
      ...(['agreement_frozen', 'agreement_closed', 'milestone_completed', 'milestone_refunded'] as const),
      ...(['nothing_to_refund', 'reference_taken', 'too_many_approvals', 'key_limit_reached'] as const),
    ],
  },
  listRefunds: { says: `What went back, or is on its way, with the reason that was given. ${PAGES}` },
  retrieveRefund: {
    says: `Its status is that of its parts together: PENDING while the bank has one of them, FAILED when it has refused
      one, SUCCEEDED when all have arrived. The first 100 parts come with it.`,
  },
  listRefundParts: {
    says: `A refund goes back the way the money came, so that it has as many parts as there were deposits. ${PAGES}`,
  },
  retryRefund: {
    says: `For a refund that the bank has refused. Without a \`destination\` it takes the way it came; with one, it goes to
      that account, after the bank was asked for the name of its holder. ${WAITS}`,
    refuses: [
      ...(['agreement_frozen', 'refund_not_failed', 'destination_required'] as const),
      ...(['provider_unavailable', 'too_many_approvals', 'key_limit_reached'] as const),
    ],
  },
  setPayoutAccount: {
    says: `The bank is asked for the name of the holder before anything is kept, and \`nameMatch\` says how it compares with
      \`accountName\`. With a real bank a changed account cools off before it is paid to (\`usableFrom\`); the first one
      does not. Whoever may redirect a seller's money is worth a second person: ${WAITS}`,
    refuses: ['provider_unavailable', 'too_many_approvals'],
  },
  retrievePayoutAccount: {
    says: `404 says that none is set: payouts to this user wait as AWAITING_DETAILS, and start when there is one.`,
  },
  listBanks: {
    says: `For a form that asks a seller where they are paid: show the names, and send the code of the one that was chosen as
      \`bankCode\`. The list is the bank's own, so that it is worth keeping for a day.`,
    refuses: ['provider_unavailable'],
  },
  listPayoutAccountVersions: {
    says: `Each change is kept with who made it, for whoever has to find out where money went. ${PAGES}`,
  },
};
